# Le parole del server, in italiano: richieste, impostazioni, avvio.

### Richieste

problem-come-in = Prima devi entrare: scegli un nome, oppure accedi.
problem-token-unknown = Questo token non è conosciuto, o non lo è più. Creane uno nuovo dal tuo account.
problem-origin = Questa richiesta non viene da una pagina di questo sito e perciò è stata rifiutata. Apri il sito e riprova.
problem-host = Questo server non risponde al nome che hai usato. Chiedi l'indirizzo giusto a chi lo ospita.
problem-too-often = Troppe volte in troppo poco tempo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-busy = Il server non può farlo in questo momento. Nulla è andato perso; riprova tra qualche secondo.
problem-slow = Ci voleva troppo tempo e la richiesta è stata interrotta. Riprova tra qualche secondo.
problem-slow-body = Quello che hai inviato arrivava troppo lentamente ed è stato interrotto. Riprova.
problem-failed = Qualcosa è andato storto sul server, e non è colpa tua. Riprova; se continua così, comunica questo numero a chi ospita il sito: { $reference }.
problem-not-found = Qui non c'è nulla. Controlla l'indirizzo.
problem-method = Qui questo non si può fare. La descrizione dell'API dice che cosa si può.
problem-bad-request = Questa richiesta non si capisce. La descrizione dell'API dice che cosa ci si aspetta.
problem-body-size = Quello che hai inviato è troppo grande: si accettano al massimo { $most } byte.
problem-json-wanted = Quello che invii deve essere JSON, con il tipo di contenuto application/json.
problem-json-bad = Quello che hai inviato non è JSON: non si legge dalla riga { $line }, colonna { $column } in poi.
problem-json-deep = Quello che hai inviato è annidato troppo in profondità: si accettano al massimo { $most } livelli.

### Che cosa ci si aspettava

problem-invalid = «{ $field }» non va bene: { $expected }.
expected-missing = manca
expected-unknown = qui non c'è un campo con questo nome
expected-text = ci si aspetta un testo
expected-text-longer = { $min-length ->
    [one] serve almeno un carattere
   *[other] servono almeno { $min-length } caratteri
}
expected-text-shorter = { $max-length ->
    [one] è permesso al massimo un carattere
   *[other] sono permessi al massimo { $max-length } caratteri
}
expected-text-form = il testo non ha la forma prevista
expected-whole = ci si aspetta un numero intero
expected-number = ci si aspetta un numero
expected-truth = ci si aspetta true o false
expected-more = ci si aspetta un numero maggiore di { $gt }
expected-at-least = ci si aspetta un numero non inferiore a { $ge }
expected-less = ci si aspetta un numero minore di { $lt }
expected-at-most = ci si aspetta un numero non superiore a { $le }
expected-list = ci si aspetta una lista
expected-list-longer = { $min-length ->
    [one] ci si aspetta una lista con almeno un elemento
   *[other] ci si aspetta una lista di almeno { $min-length } elementi
}
expected-list-shorter = { $max-length ->
    [one] ci si aspetta una lista con al massimo un elemento
   *[other] ci si aspetta una lista di al massimo { $max-length } elementi
}
expected-object = ci si aspetta un oggetto con dei campi
expected-one-of = ci si aspetta uno di questi valori: { $expected }
expected-nothing = non ci si aspetta nulla (null)
expected-other = il valore non corrisponde alla descrizione dell'API

### Impostazioni

problem-setting-number = { $setting } è un numero intero da { $low } a { $high }, non «{ $value }».
problem-setting-choice = { $setting } è uno tra { $choices }, non «{ $value }».
problem-setting-database = { $setting } è un file, oppure comincia con sqlite:/// o postgresql://. Controlla l'indirizzo del database.
problem-setting-redis = { $setting } comincia con redis:// o rediss://. Controlla l'indirizzo di Redis.
problem-setting-origin = { $setting } è ciò che si digita per venire qui, come https://giochi.example.org, non «{ $value }».
problem-setting-network = { $setting } è un elenco di indirizzi e reti, come 127.0.0.1,10.0.0.0/8, e «{ $value }» non è né l'uno né l'altra.

### Avvio

serving = Bottega è aperta: { $address } (Ctrl-C per chiudere)
problem-port-taken = La porta { $port } è occupata da un altro programma. Fermalo, oppure scegli un'altra porta con --port.
problem-port-forbidden = Questo utente non può usare la porta { $port }. Scegline una da 1024 in su con --port e metti un proxy davanti.
problem-address-unusable = Il server non può mettersi in ascolto su { $address } ({ $reason }). Controlla --host.
problem-store-away = Il database non si apre: { $reason }. Controlla --database, e che sia in funzione.
problem-store-in-use = Un altro server sta usando questo database. Fermalo prima, oppure usa PostgreSQL (--database postgresql://...), che più server possono condividere.
problem-data-folder = La cartella dei dati { $path } non può essere creata: { $reason }. Scegline un'altra con --data.

### Senza client

web-title = Bottega
web-none = Il server funziona, ma è stato installato senza le pagine per il browser. I programmi possono usarlo, e nel terminale si gioca anche senza: bottega play.
web-api = La descrizione dell'API
docs-title = L'API di Bottega
docs-sent = Invio:
docs-answer = Risposta:
docs-forms = Forme
docs-optional = si può omettere
