# Le parole del client web, in italiano.

# La forma di date e numeri.
locale = it-IT

site = Bottega
label = { $label }: { $text }
skip = Vai al contenuto
home = Bottega: pagina iniziale
nav = Navigazione principale
loading = Caricamento…
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
delete = Elimina
again = Riprova
send = Invia
copy = Copia
copied = Link copiato.
share = Condividi
name = Nome
game = Gioco
language = Lingua
settings = Impostazioni
account = Account
login = Accedi
rules = Regole
ranking = Classifica
reconnecting = Connessione persa. Riconnessione…
problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-failed = Qualcosa è andato storto sul server ({ $status }). Riprova tra un momento.

hero = Giochi da tavolo del Rinascimento
hero-about = Gioca con amici vicini o lontani, attorno a un solo dispositivo o contro i bot. Bottega fa rispettare ogni regola.
about-masters = Prendi biglie al mercato, compra sviluppi e fai produrre le tue botteghe, mentre il papa osserva la tua devozione.
about-leonardo = Manda gli apprendisti in città a procurarti braccia, materiali e sapere, e dai vita per primo alle idee di Leonardo.
about-inventors = Guida una squadra di grandi menti, dall’antichità a oggi, e fai la tua parte nelle invenzioni che hanno cambiato il mondo.
players-range = { $from }–{ $to } giocatori
minutes = circa { $count } minuti
play-now = Gioca contro i bot
play-friends = Con amici
play-device = Su questo dispositivo
play-options = Altre opzioni
own-tables = Le tue partite
open-tables = Tavoli aperti
open-none = Nessun tavolo aspetta giocatori in questo momento. Aprine uno!
live-tables = Partite in corso
live-none = Nessuna partita pubblica in corso in questo momento.
past-tables = Partite finite
gone-tables = Partite interrotte
company = con { $names }
company-bots = contro { $names } (bot)
company-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
company-none = in solitario
moved = ultima mossa { $ago }
opened = aperto { $ago }
tidy = Metti in ordine
tidy-about = Seleziona partite contro i bot.
tidy-all = { $count ->
    [one] Seleziona l’unica
   *[other] Seleziona tutte e { $count }
}
tidy-none = Deseleziona tutto
tidy-pick = Seleziona { $what }
tidy-abandon = { $count ->
    [one] Interrompi 1 partita
   *[other] Interrompi { $count } partite
}
tidy-abandon-about = { $count ->
    [one] Finisce senza risultato. La ritrovi tra le partite interrotte.
   *[other] Finiscono senza risultato. Le ritrovi tra le partite interrotte.
}
tidy-abandon-done = { $count ->
    [one] 1 partita interrotta.
   *[other] { $count } partite interrotte.
}
tidy-delete = { $count ->
    [one] Elimina 1 partita
   *[other] Elimina { $count } partite
}
tidy-delete-about = { $count ->
    [one] Sparisce per sempre, con lo svolgimento e il risultato.
   *[other] Spariscono per sempre, con lo svolgimento e il risultato.
}
tidy-delete-done = { $count ->
    [one] 1 partita eliminata.
   *[other] { $count } partite eliminate.
}
discard = Interrompi la partita
discard-about = Finisce senza risultato. La ritrovi tra le partite interrotte.
close-table-about = A questo tavolo non siede nessun altro. Viene chiuso.
leave-about = Il tuo posto torna libero.
decline-about = Il posto riservato a te torna libero.
delete-match = Elimina la partita
delete-match-about = Sparisce per sempre, con lo svolgimento e il risultato.
your-turn = Tocca a te
due-by = da decidere entro il { $when }
status-open = aspetta giocatori
status-playing = in corso
status-over = La partita è finita.
status-abandoned = La partita è stata interrotta.
footer = Bottega è software libero. Le regole sono spiegate con parole nostre e tutte le immagini sono nostre.
missing = Pagina non trovata
missing-about = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
missing-home = Vai alla pagina iniziale

new = Nuova partita
new-start = Inizia la partita
new-open = Apri il tavolo
seats = Posti
players = Giocatori
player-number = Giocatore { $number }
seat-number = Posto { $number }
seat-me = Tu
seat-person = Una persona
seat-open = Posto libero
seat-bot = Bot
seat-bot-of = Bot: { $level }
edition-of = Edizione: { $name }
seat-free = libero
seat-kept = riservato a { $name }
seat-whole = Tutto ciò che ha { $name }
seat-add = Aggiungi un posto
seat-remove = Togli il posto { $number }
bot-level = Livello del bot
bot-rated = { $level } ({ $rating })
bot-rated-about = Il numero accanto a un livello è il suo punteggio, che confronta i bot tra loro: più è alto, più il bot è forte.
device = Tutti attorno a questo dispositivo
device-about = Il dispositivo passa di mano in mano. In un gioco con segreti, tra un giocatore e l’altro il tabellone è nascosto.
order-drawn = Sorteggia l’ordine di gioco
options = Opzioni
edition = Edizione
edition-standard = Standard
edition-owner = Invenzioni 8 e 13 scambiate (8 di rame, 13 d’argento)
edition-pictured = Carte 33 e 48 come nel regolamento
tempo = Tempo per pensare
tempo-none = Senza orologio: ognuno si prende il suo tempo.
tempo-live = Dal vivo: minuti per tutta la partita e secondi per ogni turno.
tempo-days = Su più giorni: qualche giorno per ogni decisione.
tempo-minutes = Minuti
tempo-increment = Secondi a turno
tempo-each = Giorni a decisione
tempo-none-is = senza orologio
tempo-live-is = { $minutes } min + { $increment } s
tempo-days-is = { $days ->
    [one] 1 giorno a decisione
   *[other] { $days } giorni a decisione
}
who-may = Accesso
public = Tavolo pubblico
private = su invito
public-about = Visibile a tutti nella pagina iniziale. Altrimenti per unirsi serve il link.
spectators = Gli spettatori sono ammessi
ranked = Classificata
ranked-about = Vale per il tuo punteggio. Servono almeno due persone. Niente suggerimenti.
show-all = Mostra tutto ({ $count })
hints = Suggerimenti
hints-about = I giocatori possono chiedere consiglio a un bot.
word = Una parola per la mescolata
word-about = La tua parola entra nella mescolata: nessuno, nemmeno questo server, può scegliere la distribuzione.

invite = Invita
invite-about = Chi apre questo link può prendere posto.
invited-by = { $name } ti invita a giocare
hosted-by = { $name } cerca giocatori
rules-of = Regole del gioco
qr = Codice QR di { $link }
reach-network = L’indirizzo che hai aperto funziona solo su questo computer. Il link qui sotto vale per tutta la tua rete.
reach-alone = Nessun altro può aprire questo link: il server ascolta solo questo computer. Avvialo così e riapri il tavolo:
reach-here = Questo link funziona solo su questo computer. Agli altri serve l’indirizzo del computer su cui gira il server.
host = chi ospita
sit = Siediti qui
leave = Lascia il tavolo
close-table = Chiudi il tavolo
start = Inizia
goes-on = Questa partita riprende da dove un’altra era arrivata, con la stessa distribuzione.
start-free = Ci sono ancora posti liberi.
start-host = È chi ospita a iniziare la partita.

session-name = Come ti chiami?
session-name-about = Basta un nome. Potrai aggiungere una password più tardi.
session-name-do = Continua
session-login = Accedi
session-login-about = Con il nome e la password del tuo account.
session-login-do = Accedi
session-claim = Conserva questo account
session-claim-about = Giochi come ospite: ti conosce solo questo browser. Con una password ritrovi l’account su ogni dispositivo.
session-claim-do = Scegli una password
session-have = Ho già un account
session-guest = È la mia prima visita
account-none = Non hai effettuato l’accesso.
password = Password
password-about = Almeno { $count } caratteri.
password-change = Cambia la password
password-old = Password attuale
password-new = Nuova password
sessions = Dove hai effettuato l’accesso
session-here = Questo browser
session-other = Un altro browser
session-end = Disconnetti
seen = ultima attività: { $when }
logout = Esci
logout-everywhere = Esci ovunque
logout-guest = Se esci come ospite, non potrai più tornare a questo account.
tokens = Token per programmi
tokens-about = Con un token un programma può giocare a nome tuo.
token-label = A che cosa serve?
token-make = Crea un token
token-fresh = Copialo adesso. Viene mostrato solo una volta:
delete-account = Elimina l’account
delete-account-about = È definitivo. Le partite giocate restano, senza il tuo nome.
delete-account-do = Elimina definitivamente

settings-theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Animazioni
motion-auto = Come il dispositivo
motion-full = Attive
motion-none = Disattivate
settings-pace = Ritmo delle mosse
pace-calm = Calmo
pace-brisk = Rapido
pace-instant = Immediato
settings-text = Dimensione del testo: { $percent }%
settings-contrast = Contrasto elevato
settings-sound = Suoni
sound-offer = Vuoi suoni discreti?
sound-yes = Sì
sound-no = No
settings-confirms = Conferma ogni turno
settings-confirms-about = Il tuo turno aspetta la tua conferma. Fino ad allora puoi annullarlo.

summary = Riassunto in una pagina
summary-print = Stampa
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] 1 paragrafo
   *[other] { $count } paragrafi
}
rules-contents = Indice
rules-link = Link a «{ $title }»
legend = Legenda dei simboli
legend-about = Tutti i simboli del tavolo e il loro significato.
ranking-bots = Bot
rating = Punteggio
rating-range = intervallo al 95%

decision = La tua decisione
choices = Scelte
choose-touch = Tocca ciò che brilla sul tavolo.
choose-all = { $count ->
    [one] Mostra la scelta
   *[other] Mostra tutte le { $count } scelte
}
choose-fold = Nascondi le scelte
choose-glow = Mostra ciò che brilla
choose-clear = Ricomincia
choose-left = { $count ->
    [one] resta 1 scelta
   *[other] restano { $count } scelte
}
choose-several = { $count } scelte
waiting-for = Si aspetta { $names }.
waited = Da quanto tempo pensa { $name }
thinking-of = A che punto è { $name }
thinking-done = { $done } continuazioni provate
thinking-part = { $done } continuazioni provate su { $of }
hurry = Muovi ora
hurry-about = I bot rispondono subito, con il meglio che hanno trovato
presence-here = è al tavolo
presence-away = guarda altrove
presence-away-since = guarda altrove dalle { $when }
presence-gone = non è al tavolo
presence-gone-since = ha lasciato il tavolo ({ $when })
moment = Un momento…
playback-pause = Pausa
playback-go-on = Riprendi
playback-skip = Salta
playback-skip-to-turn = Vai al tuo turno
playback-to-come = { $count ->
    [one] Ancora 1 in arrivo
   *[other] Ancora { $count } in arrivo
}
since = Dalla tua ultima mossa
since-watching = Ultime mosse
since-none = Dalla tua ultima mossa non è successo nulla.
since-none-watching = Da quando sei qui non è successo nulla.
since-earlier = Prima:
since-back = La mossa precedente
since-forth = La mossa successiva
since-present = Torna al presente
held = Il tuo turno è giocato. Confermalo o annullalo.
confirm = Conferma
doubt-no = No, torna indietro
keys = Scorciatoie da tastiera
key-number = Scegli dall’elenco; se è nascosto, il primo tasto lo apre
key-clear = Ricomincia la scelta, o chiudi ciò che è aperto
key-explain = Spiega l’elemento selezionato; le frecce passano poi agli altri
undo = Annulla mossa
takeback = Chiedi di annullare una mossa
agree = D’accordo
decline = Rifiuta
request-takeback = { $name } chiede di annullare una mossa.
request-abandon = { $name } propone di interrompere la partita.
deciding = sta decidendo
flagged = tempo scaduto
resigned = si è arreso
stand-in = Lascia giocare un bot per me
stand-in-about = Un bot gioca per te finché non torni.
stand-in-for = Lascia giocare un bot per { $name }
stand-in-plays = A questo posto gioca un bot
come-back = Riprendi il tuo posto
order-on = Passa per il resto della fase
order-is = Passi fino alla fine di questa fase.
late = { $name } ha esaurito il tempo.
asked-takeback = Hai chiesto di annullare una mossa. Serve l’accordo di { $names }.
asked-abandon = Hai proposto di interrompere la partita. Serve l’accordo di { $names }.
order-off = Non passare più
abandon = Proponi di interrompere la partita
abandon-about = Se tutti sono d’accordo, la partita finisce senza risultato.
resign = Abbandona
resign-about = Abbandoni la partita. Gli altri continuano e un bot prende il tuo posto.
record = Registro della partita
clock = Tempo rimasto
clock-days = { $count } g
clock-hours = { $count } h
watching = Stai guardando
beside = Pannello laterale
beside-close = Chiudi il pannello laterale
tab-log = Diario
tab-chat = Chat
tab-hints = Consigli
tab-notes = Appunti
tab-rules = Regole
tab-menu = Altro
log = Che cosa è successo
log-more = { $count ->
    [one] Un’altra riga che ne consegue
   *[other] Altre { $count } righe che ne conseguono
}
log-undone = Annullato:
log-moment = Rivedi questo momento della partita
chat = Chat
chat-none = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-said = { $name } dice: { $text }
why-rule = La regola: { $title }
why-open = Apri nelle regole
thing-rule = Regole: { $title }
thing-present = Qui si descrive la situazione attuale; il tabellone mostra un momento precedente.
thing-keys = Tasto { $key } per tenere aperto
thing-keys-kept = ← → elemento seguente · ↑ ↓ altro tipo · Esc per chiudere
hint-about = Chiedi a un bot che cosa farebbe qui.
hint-ask = Chiedi un consiglio
hint-thinks = Sta pensando…
hint-expects = punti attesi: { $points }, probabilità di vittoria: { $chance }%
recap = Mentre non c’eri
recap-done = Continua
curtain = Tocca a { $name }
curtain-about = Passa il dispositivo. Gli altri guardino altrove.
curtain-lift = Sono { $name }

end-won = Vince { $name }
end-you-won = Hai vinto
end-you-shared = Condividi la vittoria con { $names }
end-shared = { $names } condividono la vittoria
end-lost = Questa volta non vince nessuno
end-abandoned = La partita è stata interrotta
place = { $place }º
how-ahead = Hai { $total ->
    [one] 1 punto
   *[other] { $total } punti
}, { $margin } in più di { $names }.
how-behind = Arrivi al { $place }º posto su { $players } con { $total ->
    [one] 1 punto
   *[other] { $total } punti
}, { $margin } in meno di { $names }.
how-tie-won = Hai gli stessi punti di { $names } e vinci lo spareggio: { $what }.
how-tie-lost = Arrivi al { $place }º posto su { $players }: hai gli stessi punti di { $names }, ma perdi lo spareggio: { $what }.
how-shared = Hai gli stessi punti di { $names }: { $total }.
how-left = Hai { $total ->
    [one] 1 punto
   *[other] { $total } punti
}. Tutti gli altri si sono arresi.
how-alone = Hai { $total ->
    [one] 1 punto
   *[other] { $total } punti
}.
how-resigned = Hai abbandonato con { $total ->
    [one] 1 punto
   *[other] { $total } punti
}.
tally = I punti per fonte
tally-parts = I punti carta per carta
tally-none = Qui nessuna carta e nessun gettone porta punti.
tally-start = All’inizio
tally-spent = Speso
total = Totale
tie = In caso di parità: { $what }
rematch = Gioca ancora
rematch-wanted = { $name } vuole giocare ancora
rematch-join = Unisciti
rematch-see = Vai alla nuova partita
proof = Prova della mescolata
proof-about = Prima della partita il server si è impegnato su un segreto. Vi sono state mescolate le parole dei giocatori. Esegui «bottega verify» sul registro della partita per verificare che nessuno ha scelto la distribuzione.
proof-commitment = Impronta della distribuzione
proof-promise = Impegno
proof-nonce = Nonce
proof-secret = Segreto
proof-seed = Seme
proof-words = Parole dei giocatori

replay = Rivedi la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-run = Avvia
replay-halt = Pausa
replay-forth = Un passo avanti
replay-last = Alla fine
replay-at = Posizione
replay-part = Parte della partita
replay-pace = Velocità
replay-slow = Lenta
replay-normal = Normale
replay-fast = Veloce
replay-eyes = Punto di vista
replay-public = Spettatore
replay-keys = La partita non è cominciata. La barra spaziatrice la avvia. Le frecce vanno avanti o indietro di un passo, Pag su e Pag giù a un’altra parte, Home e Fine agli estremi.
replay-end = Vai al risultato
fork = Continua da qui
fork-about = Continui da qui (decisione { $at }) contro i bot, con la stessa distribuzione.
fork-seat = Il tuo posto
fork-do = Continua

## Le parti di una plancia
part-own = La mia plancia
part-others = Gli altri
part-city = La città

## Il tavolo di Leonardo
leonardo-phase-a = Laboratori
leonardo-phase-b = Uomini
leonardo-phase-c = La città al lavoro
leonardo-phase-d = Invenzioni
leonardo-deck-closed = non si possono più studiare
leonardo-favours = I favori del turno 0
leonardo-auction = Asta: { $card }

## Legendary Inventors
inventors-rest = Tutti disponibili
inventors-bag = Il sacchetto e la scatola

## Giocatori
profile = Profilo
player-since = iscritto dal { $when }
player-guest = ospite
player-none = Ancora nessuna partita finita.
player-matches = Partite
player-wins = Vinte
player-streak = Serie
streak-won = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
streak-lost = { $count } senza vittoria
ratings = Punteggi di forza
provisional = provvisorio
provisional-about = Dopo poche partite il punteggio è provvisorio. Può ancora cambiare molto.
player-tables = Per gioco e numero di giocatori
mean-place = Posto medio
mean-score = Punteggio medio
best-score = Record
opponents = Avversari più frequenti
opponent-ahead = davanti in { $ahead } partite su { $matches }
last-matches = Ultime partite
place-of = { $place }º su { $players }
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
ranking-people = Giocatori
ranking-none = Nessuno è ancora in classifica. Servono { $fewest } partite classificate a un tavolo di questa grandezza.
ranking-few = Per entrare in classifica servono { $fewest } partite classificate a un tavolo di questa grandezza.
ranking-bots-about = Misurati in partite tra bot, su una scala a parte.
rank = Posizione
table-of = { $count ->
    [one] In solitario
   *[other] { $count } giocatori
}

## Notifiche
notices = Notifiche
notices-about = Come ti avvisiamo, quando non ci sei, che tocca a te.
notices-what = Avvisami quando
notice-decision = Tocca a me
notice-reminder = Il mio tempo sta per scadere
notice-begins = Una partita comincia
notice-over = Una partita è finita
notice-chat = Qualcuno scrive in chat
notices-when = Quando
digest = Ogni quanto
digest-none = Subito
digest-every = { $hours ->
    [one] Riepilogo ogni ora
    [24] Riepilogo giornaliero
   *[other] Riepilogo ogni { $hours } ore
}
digest-at = Primo riepilogo del giorno alle
quiet = Ore di silenzio
quiet-about = In queste ore non si invia nulla. Tutto arriva dopo.
quiet-from = Dalle
quiet-to = Alle
zone = Fuso orario
channels = Dove avvisarti
channel-push = Browser
channel-mail = E-mail
channel-webhook = Webhook
channel-ntfy = ntfy
channel-test = Invia una prova
channel-tested = Inviata. Dovrebbe arrivare tra un momento.
channel-failures = { $count ->
    [one] l’ultima notifica non è stata recapitata
   *[other] le ultime { $count } notifiche non sono state recapitate
}
channel-none = Ancora nessuno. Scegline uno qui sotto.
channel-added = Aggiunto.
channel-add = Aggiungi
push-here = Questo browser
push-about = Le notifiche compaiono su questo dispositivo, anche quando Bottega è chiuso.
push-on = Attiva qui
push-off = Disattiva qui
push-is-on = Attive in questo browser.
push-denied = Le notifiche sono bloccate per questo sito. Consentile nelle impostazioni del browser, poi riprova.
push-none = Questo browser qui non può ricevere notifiche. Serve un indirizzo sicuro (https) e, su iPhone, l’app nella schermata Home.
mail-address = Indirizzo e-mail
mail-about = Ti mandiamo un link per confermare l’indirizzo.
mail-sent = Abbiamo mandato un link a { $address }. Aprilo per confermare.
mail-pending = In attesa di conferma: { $address }
webhook-address = Indirizzo (https)
webhook-about = Riceve JSON con titolo, testo e link. Vanno bene anche gli indirizzi di Discord, Slack e Google Chat.
ntfy-topic = Argomento
ntfy-server = Server
ntfy-token = Token di accesso (se serve)
notices-account = Per le notifiche serve un account. Scegli prima un nome.

## Chi siede al tavolo
person-mute = Silenzia { $name }
person-hear = Non silenziare più { $name }
person-about = Non vedi più i messaggi dei giocatori silenziati, a nessun tavolo. Non vengono avvisati.
muted = Giocatori silenziati
notes = Appunti
notes-about = Li vedi solo tu.
notes-kept = Salvati.
notes-keeping = Salvataggio…

## Password perdute
recover = Hai dimenticato la password?
recover-about = Inserisci il tuo nome, o l’indirizzo e-mail che hai confermato per le notifiche. Se l’account ne ha uno, ti manderemo lì un link.
recover-who = Nome o indirizzo e-mail
recover-do = Invia il link
recover-asked = Se esiste un account simile con un indirizzo e-mail confermato, un link è in arrivo. Vale per mezz’ora.
recover-new = Scegli una nuova password. Tutti gli altri browser verranno scollegati.
recover-done = La nuova password è impostata.
recover-again = Chiedi un nuovo link
recover-off = Questo server non invia e-mail. Chiedi una nuova password a chi lo gestisce.

## Segnalazioni
report = Segnala { $name }
report-about = Chi gestisce questo server leggerà la tua segnalazione. { $name } non saprà chi l’ha inviata.
report-about-line = Chi gestisce questo server leggerà la tua segnalazione e il messaggio in questione. { $name } non saprà chi l’ha inviata.
report-reason = Di che cosa si tratta?
report-choose = Scegli…
report-chat = Insulti nella chat
report-name = Nome offensivo o ingannevole
report-cheating = Imbrogli
report-leaving = Abbandoni ripetuti
report-other = Altro
report-text = Che cosa è successo?
report-do = Invia la segnalazione
report-sent = Grazie. Chi gestisce il server se ne occuperà.
warning = Un messaggio da chi gestisce il server
warning-read = Ho letto

## Lezioni

learn = Impara
learn-now = Impara in dieci minuti
learn-about = Una lezione si impara giocando, sul tabellone vero. Puoi uscire quando vuoi e riprendere più tardi.
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-name = Ospite
learn-minutes = circa { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
learn-begun = Iniziata: passo { $number } di { $total }
learn-finished = Completata
lesson = Lezione
learn-step = Passo { $number } di { $total }
learn-progress = Avanzamento della lezione
learn-back = Un passo indietro
learn-skip = Salta questo passo
learn-leave = Esci dalla lezione; potrai riprenderla
learn-next = Avanti
learn-show = Mostra
learn-watch = Guarda che cosa fanno gli altri.
learn-done = Lezione completata! Se vuoi, continua questa partita: i tuoi avversari sono apprendisti, i bot per principianti.
learn-play-on = Continua da qui
learn-next-lesson = Lezione successiva
learn-lessons = Tutte le lezioni

## La guida

coach = Guida
coach-read = Capito
coach-leave = Congeda la guida
coach-gone = La guida se n’è andata. Puoi richiamarla nelle impostazioni.
coach-ask = Spiega questa decisione
coach-again = Mostra di nuovo tutte le carte della guida
coach-again-done = La guida ricomincia da capo.
settings-coach = Guida
settings-coach-about = La prima volta che qualcosa capita in un gioco, una carta lo spiega.

## L’analisi di una partita
review = Analisi
review-of = Analisi della partita
review-about = Un bot esamina ogni decisione con ciò che il giocatore sapeva in quel momento, e dice quanto valeva.
review-level = Quanto a fondo?
review-level-quick = Rapida
review-level-deep = Approfondita
review-quick-about = Richiede qualche secondo.
review-deep-about = Richiede un minuto o due, ed è più sicura.
review-start = Analizza la partita
review-deeper = Analizza più a fondo
review-waiting = { $ahead ->
    [0] L’analisi comincia fra un momento.
    [one] Prima viene un’altra analisi.
   *[other] Prima vengono altre { $ahead } analisi.
}
review-running = L’analisi è in corso. Se lasci questa pagina, viene annullata.
review-progress = Avanzamento dell’analisi
review-failed = L’analisi è stata interrotta. Puoi ricominciarla.
review-curve = Probabilità di vittoria
review-curve-about = Stimate da ciò che tutti i giocatori sapevano insieme. I segni sono i punti di svolta.
review-curve-at = Momento della partita
review-curve-table = La curva come tabella
review-curve-moment = Momento
review-start-moment = Inizio
review-end-moment = Fine
review-point = Punto di svolta alla decisione { $number }, { $name }: { $grade }
review-point-reveal = Punto di svolta dopo la decisione { $number }: ciò che è uscito, per { $name }
review-number = Decisione { $number }
review-turning = Punti di svolta
review-turning-none = In questa partita nessuna decisione e nessun caso hanno cambiato molto.
review-lost = { $name } ha perso per strada { $chance } di probabilità di vittoria.
review-lucky = Ciò che è uscito ha portato a { $name } { $chance } di probabilità di vittoria.
review-unlucky = Ciò che è uscito è costato a { $name } { $chance } di probabilità di vittoria.
review-played = { $name } ha giocato
review-prefers = Il bot preferisce
review-same = Il bot preferisce la stessa scelta.
review-worth = probabilità di vittoria { $chance }, { $points } punti
review-why = Perché
review-choices = Ciò che il bot ha esaminato
review-see = Vedi il tabellone
review-better = Trova di meglio
review-players = Giocatori
review-player = Giocatore
review-result = Punti
review-accuracy = Precisione
review-accuracy-about = Precisione: 100 vuol dire che nulla è andato perso, 0 che scelte a caso non avrebbero fatto peggio. Le decisioni in cui c’era poco in gioco contano poco.
review-skill = Abilità
review-luck = Fortuna
review-adjusted = Senza fortuna
review-skill-about = L’abilità è ciò che le decisioni hanno perso in probabilità di vittoria, sommato su tutta la partita: il totale può quindi superare il 100%.
review-luck-about = La fortuna è ciò che è uscito rispetto a ciò che ci si poteva aspettare, in probabilità di vittoria; l’ultima colonna è il risultato senza di essa. La cifra dopo ± dice quanto è sicuro: diciannove volte su venti la verità dista meno del doppio.
review-more-or-less = { $value } ± { $error }
review-grades = Decisioni
review-mistakes-own = I tuoi errori
review-mistakes = Errori
review-mistakes-none = Nulla era chiaramente sbagliato.
review-overview = Panoramica
review-before = Il precedente
review-next = Il successivo
review-none = Questa partita non è ancora stata analizzata.
tab-verdict = Verdetto

## L’allenamento
practice = Allenamento
practice-about = Posizioni tratte da partite in cui qualcuno ha sbagliato. Trova di meglio.
practice-easy = Facile
practice-medium = Media
practice-hard = Difficile
practice-inaccuracy = imprecisione
practice-mistake = errore
practice-blunder = errore grave
practice-own = I tuoi errori
practice-own-about = Vengono dalle analisi delle tue partite.
practice-own-none = Analizza una delle tue partite finite: i suoi errori compariranno qui.
practice-none = Per questo gioco non ci sono ancora posizioni.
practice-position = Posizione { $number }
practice-solved = risolta
practice-count = { $solved } su { $count } risolte
practice-task = Trova la scelta migliore.
practice-task-own = Hai giocato: { $played }. Trova di meglio.
practice-best = È la scelta migliore.
practice-good = Ben trovato: vale quanto ciò che preferisce il bot.
practice-worse = C’è di meglio.
practice-again = Riprova
practice-next = Posizione successiva
practice-list = Tutte le posizioni
practice-gives-away = Fa perdere { $chance } di probabilità di vittoria.
practice-was = Nella partita
practice-judging = La tua scelta viene esaminata…

# Una pagina che è il proprio host
starting = Caricamento dei giochi: { $percent } %
starting-python = Avvio…
start-failed = Bottega non può partire qui.
start-failed-wasm = Il tuo browser non ha WebAssembly. Usane uno più recente.
start-failed-policy = Il sito non permette WebAssembly: la sua policy di sicurezza deve contenere «wasm-unsafe-eval» in script-src. Avvisa chi gestisce il sito.
start-failed-file = Un file non è arrivato. Controlla la connessione e riprova.
start-failed-storage = Il browser non permette a questa pagina di conservare nulla: una partita andrebbe persa. Permetti la memorizzazione, o esci dalla finestra privata.
start-failed-other = È successo qualcosa di imprevisto. Riprova; se succede ancora, usa un altro browser.
start-elsewhere = Bottega è aperta in un’altra scheda, che conserva le tue partite. Gioca lì, oppure chiudila: questa andrà avanti.
newer = C’è una nuova versione. Le tue partite mantengono le loro regole.
newer-load = Caricala
record-upload = Porta una partita: un registro (.bottega) da un altro posto.
record-elsewhere = Il file contiene tutta la partita, sigillata. Conservalo, o portalo nella pagina iniziale di un server: lì gli amici possono prendere gli altri posti e continuate insieme.
session-name-only = Basta un nome. Le tue partite restano in questo browser.
hero-about-page = Gioca contro i bot o attorno a un solo dispositivo, solo in questa pagina: né server né account. Bottega fa rispettare ogni regola.
start-fleeting = Il browser può cancellare queste partite se manca spazio. Il registro di una partita (nel menu del tavolo) è un file che puoi conservare.
