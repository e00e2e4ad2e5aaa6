# Le parole del server, in italiano: richieste, impostazioni, avvio.

### Richieste

problem-come-in = Prima scegli un nome, oppure accedi.
problem-token-unknown = Questo token non è valido, o non lo è più. Creane uno nuovo dal tuo account.
problem-origin = Questa richiesta non viene da una pagina di questo sito e perciò è stata rifiutata. Apri il sito e riprova.
problem-host = Questo server non risponde al nome che hai usato. Chiedi l’indirizzo giusto a chi lo gestisce.
problem-not-on-this-machine = Può chiederlo solo un browser sul computer del server.
problem-too-often = Troppe richieste in poco tempo. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-busy = Il server non può farlo in questo momento. Nulla è andato perso; riprova tra qualche secondo.
problem-gone = Ciò a cui si riferisce, la partita o l’account, non esiste più.
problem-unstorable = Questo testo contiene un carattere che non può essere salvato. Toglilo e riprova.
problem-slow = L’operazione ha richiesto troppo tempo ed è stata interrotta. Riprova tra qualche secondo.
problem-slow-body = Quello che hai inviato arrivava troppo lentamente ed è stato interrotto. Riprova.
problem-failed = Si è verificato un errore sul server. Riprova; se succede ancora, comunica questo numero a chi gestisce il server: { $reference }.
problem-not-found = Pagina non trovata. Controlla l’indirizzo.
problem-method = Questo metodo qui non è permesso. Vedi la descrizione dell’API.
problem-bad-request = Questa richiesta non è leggibile. Vedi la descrizione dell’API.
problem-body-size = La richiesta è troppo grande: il limite è di { $most } byte.
problem-json-wanted = Invia JSON, con il tipo di contenuto application/json.
problem-json-bad = La richiesta non è JSON valido: errore alla riga { $line }, colonna { $column }.
problem-json-deep = Il JSON è annidato troppo in profondità: il limite è di { $most } livelli.

### Che cosa ci si aspettava

problem-invalid = «{ $field }» non è valido: { $expected }.
expected-missing = manca
expected-unknown = questo campo non esiste
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
expected-nothing = ci si aspetta il valore null
expected-other = il valore non corrisponde alla descrizione dell’API

### Impostazioni

problem-setting-number = { $setting } deve essere un numero intero da { $low } a { $high }, non «{ $value }».
problem-setting-choice = { $setting } deve essere uno tra { $choices }, non «{ $value }».
problem-setting-database = { $setting } deve essere un file, oppure cominciare con sqlite:/// o postgresql://. Controlla l’indirizzo del database.
problem-setting-redis = { $setting } deve cominciare con redis:// o rediss://. Controlla l’indirizzo di Redis.
problem-setting-origin = { $setting } deve essere l’indirizzo del sito, come https://giochi.example.org, non «{ $value }».
problem-setting-network = { $setting } deve essere un elenco di indirizzi e reti, come 127.0.0.1,10.0.0.0/8. «{ $value }» non è né un indirizzo né una rete.

### Avvio

serving = Bottega è in funzione: { $address } (Ctrl-C per fermarla)
serving-alone = Solo questo computer può collegarsi. Perché altri nella tua rete possano giocare, avvia con --host 0.0.0.0
serving-others = Gli altri nella tua rete si collegano all’indirizzo { $addresses }
problem-untested-version = È installato { $package } { $installed }. Bottega è stata provata con le versioni da { $first } fino a { $end } esclusa. Installane una: pip install "{ $package }>={ $first },<{ $end }".
problem-port-taken = Un altro programma usa la porta { $port }. Fermalo, oppure scegli un’altra porta con --port.
problem-port-forbidden = Questo utente non può usare la porta { $port }. Scegline una da 1024 in su con --port e metti un proxy davanti.
problem-address-unusable = Il server non può mettersi in ascolto su { $address } ({ $reason }). Controlla --host.
problem-store-away = Impossibile aprire il database: { $reason }. Controlla --database, e che il database sia in funzione.
problem-store-in-use = Un altro server usa questo database. Prima fermalo, oppure usa PostgreSQL (--database postgresql://...), che più server possono condividere.
problem-data-folder = La cartella dei dati { $path } non può essere creata: { $reason }. Scegline un’altra con --data.

### Senza client

web-title = Bottega
web-none = Il server funziona, ma è stato installato senza le pagine web. I programmi possono usare la sua API. Per giocare nel terminale: bottega play.
web-api = La descrizione dell’API
docs-title = L’API di Bottega
docs-sent = Richiesta:
docs-answer = Risposta:
docs-forms = Tipi
docs-optional = facoltativo
