# Le parole del client web, in italiano.

site = Bottega
skip = Vai al contenuto
home = Bottega: pagina iniziale
nav = Navigazione principale
loading = Un momento …
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
delete = Elimina
again = Riprova
send = Invia
copy = Copia
copied = Il link è copiato.
share = Condividi
name = Nome
game = Gioco
language = Lingua
settings = Impostazioni
account = Account
login = Accedi
rules = Regole
ranking = Classifica
reconnecting = Connessione persa. Riconnessione …
problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-failed = Qualcosa è andato storto sul server ({ $status }). Riprova tra un momento.

hero = Tre giochi del Rinascimento
hero-about = Siediti al tavolo: con amici vicini o lontani, attorno a un solo dispositivo, o contro i maestri della bottega. A far rispettare le regole pensiamo noi.
about-masters = Prendi biglie al mercato, compra sviluppi e fai produrre le tue botteghe, mentre il papa osserva la tua devozione.
about-leonardo = Manda gli apprendisti in città a procurarti braccia, materiali e sapere, e dai vita per primo alle idee di Leonardo.
about-inventors = Guida una squadra di grandi menti, dall’antichità a oggi, e fai la tua parte nelle invenzioni che hanno cambiato il mondo.
players-range = { $from }–{ $to } giocatori
minutes = circa { $count } minuti
play-now = Gioca subito
play-friends = Con amici
play-device = Su questo dispositivo
play-options = Altre opzioni
own-tables = Le tue partite
open-tables = Tavoli aperti
open-none = Nessun tavolo aspetta giocatori in questo momento. Aprine uno!
live-tables = Partite in corso
live-none = Nessuna partita pubblica in corso in questo momento.
past-tables = Partite finite
your-turn = Tocca a te
due-by = da decidere entro il { $when }
status-open = aspetta giocatori
status-playing = in corso
status-over = La partita è finita.
status-abandoned = La partita è stata abbandonata.
footer = Bottega è software libero. Le regole sono spiegate con parole nostre e tutte le immagini sono nostre.
missing = Qui non c’è nulla
missing-about = A questo indirizzo non c’è nessuna pagina. Forse il link è stato troncato.
missing-home = Alla pagina iniziale

new = Nuova partita
new-start = Inizia la partita
new-open = Apri il tavolo
seats = Posti
players = Giocatori
player-number = Giocatore { $number }
seat-number = Posto { $number }
seat-me = Tu
seat-person = Una persona
seat-open = Chi vuole
seat-bot = Bot
seat-bot-of = Bot: { $level }
edition-of = Edizione: { $name }
seat-free = libero
seat-kept = riservato a { $name }
bot-level = Livello del bot
device = Tutti attorno a questo dispositivo
device-about = Il dispositivo passa di mano in mano; dove ci sono segreti, tra un giocatore e l’altro cala un sipario.
order-drawn = Sorteggia l’ordine di gioco
options = Opzioni
edition = Edizione
edition-standard = Standard
edition-owner = Invenzioni 8 e 13 con i valori scambiati
edition-pictured = Carte 33 e 48 come le mostra il regolamento
tempo = Tempo per pensare
tempo-none = Senza orologio: ognuno si prende il tempo che gli serve.
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
who-may = Chi può fare che cosa
public = Tavolo pubblico
private = su invito
public-about = Tutti lo vedono nella pagina iniziale; altrimenti può unirsi solo chi ha il link.
spectators = Gli spettatori sono ammessi
ranked = Classificata
ranked-about = Vale per il tuo punteggio. Servono almeno due persone, e non ci sono suggerimenti.
show-all = Mostra tutto ({ $count })
hints = Suggerimenti
hints-about = I giocatori possono chiedere consiglio a un bot.
word = Una parola per la mescolata
word-about = Ciò che scrivi qui entra nella mescolata: così nessuno, nemmeno questo server, può scegliere la distribuzione.

invite = Invita
invite-about = Chi apre questo link può prendere posto.
host = chi ospita
sit = Siediti qui
leave = Lascia il tavolo
close-table = Chiudi il tavolo
start = Inizia
start-free = Ci sono ancora posti liberi.
start-host = È chi ospita a iniziare la partita.

session-name = Come ti chiami?
session-name-about = Basta un nome. Più tardi potrai proteggere l’account con una password.
session-name-do = Entra
session-login = Accedi
session-login-about = Con il nome e la password del tuo account.
session-login-do = Accedi
session-claim = Conserva questo account
session-claim-about = Sei qui come ospite: ti conosce solo questo browser. Con una password l’account è tuo su ogni dispositivo.
session-claim-do = Scegli una password
session-have = Ho già un account
session-guest = È la prima volta che vengo
account-none = Non sei ancora entrato.
password = Password
password-about = Almeno { $count } caratteri.
password-change = Cambia la password
password-old = Password attuale
password-new = Nuova password
sessions = Dove hai effettuato l’accesso
session-here = Questo browser
session-other = Un altro browser
session-end = Disconnetti
seen = visto { $when }
logout = Esci
logout-everywhere = Esci ovunque
logout-guest = Chi esce da ospite non può più tornare a questo account.
tokens = Token per programmi
tokens-about = Con un token un programma può giocare a nome tuo.
token-label = A che cosa serve?
token-make = Crea un token
token-fresh = Copialo adesso: viene mostrato solo questa volta:
delete-account = Elimina l’account
delete-account-about = È per sempre. Le partite giocate restano, senza il tuo nome dietro il posto.
delete-account-do = Elimina per sempre

settings-theme = Luce
theme-auto = Come il dispositivo
theme-light = Luce del giorno
theme-dark = Lume di candela
settings-motion = Movimento
motion-auto = Come il dispositivo
motion-full = Le cose si muovono
motion-none = Nulla si muove
settings-text = Dimensione del testo
settings-contrast = Contrasto più forte
settings-sound = Suoni
settings-confirms = Conferma ogni turno
settings-confirms-about = I tuoi turni aspettano la tua conferma: fino ad allora puoi tornare sui tuoi passi.

rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] 1 paragrafo
   *[other] { $count } paragrafi
}
rules-contents = Indice
rules-link = Link a «{ $title }»
ranking-bots = I bot della bottega
rating = Punteggio
rating-range = al 95% tra

decision = Che cosa decidere
choices = Scelte
choose-touch = Tocca ciò che brilla sul tavolo.
choose-all = { $count ->
    [one] Mostra la scelta
   *[other] Mostra tutte le { $count } scelte
}
choose-fold = Chiudi le scelte
choose-glow = Mostra ciò che brilla
choose-clear = Ricomincia
choose-left = { $count ->
    [one] resta 1 scelta
   *[other] restano { $count } scelte
}
choose-several = { $count } scelte
waiting-for = Si aspetta { $names }.
moment = Un momento …
held = Il tuo turno è giocato. Confermalo o riprendilo.
confirm = Conferma
undo = Annulla mossa
takeback = Chiedi di riprendere
agree = D’accordo
decline = Rifiuta
request-takeback = { $name } chiede di riprendere una decisione.
request-abandon = { $name } propone di abbandonare la partita.
deciding = sta decidendo
flagged = tempo scaduto
resigned = si è ritirato
stand-in = Lascia giocare un bot per me
stand-in-about = Un bot gioca per te finché non torni.
stand-in-for = Lascia giocare un bot per { $name }
stand-in-plays = A questo posto gioca un bot
come-back = Riprendi il tuo posto
order-on = Passa per il resto della fase
order-is = Passi fino alla fine di questa fase.
late = { $name } ha esaurito il tempo.
asked-takeback = Hai chiesto di riprendere. Serve l’accordo di { $names }.
asked-abandon = Hai proposto di abbandonare. Serve l’accordo di { $names }.
order-off = Non passare più
abandon = Proponi di abbandonare
abandon-about = Se tutti sono d’accordo, la partita finisce senza risultato.
resign = Ritirati
resign-about = Rinunci alla partita. Gli altri continuano; un bot prende il tuo posto.
record = Verbale della partita
clock = Tempo rimasto
clock-days = { $count } g
clock-hours = { $count } h
watching = Stai guardando
beside = Accanto al tabellone
tab-log = Diario
tab-chat = Chat
tab-hints = Consigli
tab-notes = Appunti
tab-rules = Regole
tab-menu = Altro
log = Che cosa è successo
chat = Chat
chat-none = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-said = { $name } dice: { $text }
why-rule = La regola: { $title }
why-open = Apri nelle regole
hint-about = Chiedi a un maestro che cosa farebbe qui.
hint-ask = Chiedi
hint-thinks = Sta pensando …
hint-expects = conta su { $points } punti, vince al { $chance }%
recap = Mentre non c’eri
recap-done = Avanti
curtain = Ora tocca a { $name }
curtain-about = Passa il dispositivo. Gli altri guardino altrove.
curtain-lift = Sono { $name }

end-won = Vince { $name }
end-shared = Vittoria condivisa: { $names }
end-lost = Questa volta non vince nessuno
end-abandoned = La partita è stata abbandonata
place = { $place }° posto
total = Totale
tie = In caso di parità: { $what }
rematch = Gioca ancora
rematch-wanted = { $name } vuole giocare ancora
rematch-join = Unisciti
rematch-see = Alla nuova partita
proof = Prova della mescolata
proof-about = Prima della partita il server si è impegnato su un segreto; vi sono state mescolate le parole dei giocatori. Con questi valori chiunque può verificare, con «bottega verify» sul verbale, che nessuno ha scelto la distribuzione.
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
replay-halt = Ferma
replay-forth = Un passo avanti
replay-last = Alla fine
replay-at = Momento
replay-eyes = Con gli occhi di chi
replay-public = Gli occhi di tutti
replay-end = Al risultato
fork = Gioca da qui
fork-about = Da questo momento (decisione { $at }) continui contro i bot, con la stessa fortuna.
fork-seat = Il tuo posto
fork-do = Continua

## The board of Masters of Renaissance
masters-whole = la plancia completa
masters-own = La mia plancia
masters-others = Gli altri

## Il tavolo di Leonardo
leonardo-phase-a = Laboratori
leonardo-phase-b = Uomini
leonardo-phase-c = La città al lavoro
leonardo-phase-d = Invenzioni
leonardo-deck-closed = non si possono più studiare
leonardo-favours = I favori del turno 0
leonardo-auction = Asta: { $card }
leonardo-all = Tutto ciò che ha { $name }

## Legendary Inventors
inventors-rest = Tutti in piedi
inventors-full = Tutto quello che ha { $name }
inventors-bag = Il sacchetto e la scatola

## Giocatori
profile = Profilo
player-since = qui dal { $when }
player-guest = ospite
player-none = Ancora niente da raccontare: nessuna partita finita.
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
provisional-about = Dopo poche partite il punteggio è provvisorio: può ancora cambiare molto.
player-tables = Per gioco e per tavolo
mean-place = Posto medio
mean-score = Punti in media
best-score = Record
opponents = Avversari abituali
opponent-ahead = davanti in { $ahead } su { $matches }
last-matches = Ultime partite
place-of = { $place }º su { $players }
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
ranking-people = Giocatori
ranking-none = Nessuno è ancora in classifica. Ci si entra dopo { $fewest } partite classificate a un tavolo di questa grandezza.
ranking-few = Chi ha giocato meno di { $fewest } partite classificate a un tavolo di questa grandezza non è in elenco.
ranking-bots-about = Misurato in partite tra bot, su una scala a parte.
rank = Posizione
table-of = { $count ->
    [one] Da solo
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
notices-when = In che momento
digest = Ogni quanto
digest-none = Subito
digest-every = { $hours ->
    [one] Raccolte, ogni ora
    [24] Raccolte, una volta al giorno
   *[other] Raccolte, ogni { $hours } ore
}
digest-at = La prima del giorno alle
quiet = Ore di silenzio
quiet-about = In queste ore non si invia nulla; tutto arriva dopo.
quiet-from = Dalle
quiet-to = Alle
zone = Fuso orario
channels = Come raggiungerti
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
webhook-about = Riceve JSON con titolo, testo e link; Discord, Slack e Google Chat sono riconosciuti.
ntfy-topic = Argomento
ntfy-server = Server
ntfy-token = Token di accesso (se serve)
notices-account = Per le notifiche serve un account: prima entra con un nome.

## Chi siede al tavolo
person-mute = Silenzia { $name }
person-hear = Non silenziare più { $name }
person-about = I suoi messaggi non ti arrivano più, né qui né ad altri tavoli. Nessuno lo viene a sapere.
muted = Giocatori silenziati
notes = Appunti
notes-about = Li puoi leggere solo tu.
notes-kept = Salvati.
notes-keeping = Salvataggio …
