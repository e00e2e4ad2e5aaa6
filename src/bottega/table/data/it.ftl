# I tavoli e le partite, in italiano.

### Che cosa succede a un tavolo

event-table-sat = { $name } si siede.
event-table-left = { $name } lascia il tavolo.
event-table-not-coming = { $name } non viene.
event-table-closed = Chi ospita chiude il tavolo.
event-table-halted = Chi gestisce il server ha chiuso questa partita.
event-table-expired = Da { $days ->
    [one] un giorno
   *[other] { $days } giorni
} non succede nulla a questo tavolo. Viene chiuso.
event-table-idle = Da { $days ->
    [one] un giorno
   *[other] { $days } giorni
} non succede nulla in questa partita. Viene considerata abbandonata.
event-table-began = La partita comincia.
event-table-asked-takeback = { $seat } chiede di annullare { $count ->
    [one] l’ultima decisione.
   *[other] le ultime { $count } decisioni.
}
event-table-asked-abandon = { $seat } propone di abbandonare la partita.
event-table-agreed = { $seat } accetta.
event-table-declined = { $seat } rifiuta.
event-table-abandoned = La partita è abbandonata di comune accordo.
event-table-stand-in = Un bot ({ $bot }) gioca al posto di { $seat }.
event-table-returned = { $seat } è di ritorno.
event-table-flagged = { $seat } ha esaurito il tempo. Gli altri possono far continuare un bot.
event-table-delayed = L’orologio del server ha fatto un salto. Nessuno ha perso tempo.
event-table-resigned = { $seat } si ritira.

### A che punto è un tavolo

problem-table-is-open = La partita non è ancora cominciata.
problem-table-is-playing = La partita è già cominciata.
problem-table-is-over = La partita è finita.
problem-table-is-abandoned = La partita è stata abbandonata.
problem-table-not-begun = La partita non è ancora cominciata.
problem-match-not-over = È possibile solo a partita finita.
problem-match-cut-short = Questa partita non è stata giocata fino alla fine: non c’è nulla da analizzare.
problem-no-such-match = Questa partita non esiste, o non vi hai accesso. Controlla il link.
problem-not-idle = Qualcuno è stato a questo tavolo poco fa.
problem-no-such-game = Nessun gioco si chiama «{ $game }». I giochi sono { $games }.
problem-no-such-edition = Questo gioco non ha un’edizione «{ $edition }».
problem-record-unreadable = Questo registro non si può usare: { $problem }
problem-rules-version = Questa partita è iniziata con la versione { $version } delle regole di «{ $game }» e la mantiene. Questo server ha: { $known }. Nulla è andato perso: { $release ->
    [newer] con un pacchetto «{ $package }» più recente, la partita continuerà.
    [older] con un pacchetto «{ $package }» meno recente, la partita continuerà.
   *[other] con un altro rilascio del pacchetto «{ $package }», la partita continuerà.
}
problem-no-such-bot = Nessun bot si chiama «{ $bot }».
problem-no-such-seat = A questo tavolo non c’è questo posto.
problem-no-such-lesson = Nessuna lezione si chiama «{ $lesson }».
problem-no-summary = Di questo gioco non c’è un riassunto.
problem-no-such-moment = La partita ha { $last } decisioni: non c’è un momento dopo { $count }.

### Preparare un tavolo

problem-bad-settings = Il tavolo non si può preparare così: { $problem }.
problem-tempo-live = Un orologio ha da 1 a 600 minuti, e da 0 a 600 secondi per turno.
problem-tempo-days = Per una decisione si hanno da 1 a 30 giorni.
problem-host-needs-seat = Chi ospita deve avere un posto al tavolo.
problem-ranked-people-only = Una partita classificata si gioca tra persone, senza bot.
problem-ranked-one-seat = In una partita classificata ognuno ha un solo posto. Lascia gli altri posti agli altri.
problem-ranked-online-only = Una partita classificata si gioca online, in due o più, dall’inizio.
problem-device-private = Una partita attorno a un solo dispositivo non ha orologio e non compare negli elenchi.
problem-too-many-tables = Hai un posto a { $count } tavoli che non sono ancora cominciati. Prima cominciane uno, o lascialo.
problem-host-only = Solo chi ospita il tavolo può farlo.
problem-already-seated = Hai già un posto a questo tavolo.
problem-others-at-table = Qui gioca anche qualcun altro. Proponi di interrompere la partita, o lascia il tavolo.
problem-seat-taken = Questo posto è occupato. Scegline un altro.
problem-table-full = Tutti i posti sono occupati.
problem-seats-range = Questo gioco è per { $low }–{ $high } giocatori.
problem-seats-fixed = Questo tavolo continua un’altra partita da un certo punto: i posti restano come sono.
problem-seats-free = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}: invita qualcuno, o fai sedere un bot.

### Giocare

problem-not-at-table = Non hai un posto a questo tavolo.
problem-not-your-seat = Questo non è il tuo posto.
problem-refused = { $reason }
problem-decision-closed = Questa decisione non è più aperta: è stata presa o annullata. Il tavolo mostra le decisioni aperte.
problem-no-such-action = «{ $action }» non è un’azione di questo gioco. { $problem }
problem-confirm-first = Prima conferma il tuo turno, o annullalo.
problem-nothing-to-confirm = Non hai un turno da confermare.
problem-undo-nothing = Non hai decisioni da annullare.
problem-undo-acted = Qualcun altro ha giocato nel frattempo. Puoi chiedere agli altri di annullare la mossa.
problem-undo-revealed = Quella decisione ha svelato qualcosa di nascosto. Puoi chiedere agli altri di annullare la mossa.
problem-request-open = Un’altra richiesta è ancora aperta.
problem-request-gone = Questa richiesta non è più aperta.
problem-request-not-yours = Questa richiesta non è rivolta a te.
problem-resigned = Ti sei già ritirato dalla partita.
problem-stood-in-for = Un bot gioca per te. Prima riprendi il tuo posto.
problem-not-stood-in-for = Nessun bot gioca per te.
problem-no-person-there = A questo posto non gioca una persona.
problem-not-absent = { $name } ha ancora tempo.
problem-no-order = Non hai scelto di passare per il resto di questa fase.
problem-no-passing-now = Non puoi passare per il resto di questa fase.
problem-learnt-full = C’è posto per { $most } lezioni e carte per gioco.
problem-why-what = Chiedi di un’azione oppure di un elemento del tavolo, non di entrambi.
problem-no-hints = A questo tavolo i suggerimenti non sono permessi.
problem-no-reviews = Questo server non analizza le partite.
problem-review-at-once = Una tua analisi è in corso. Aspettala o annullala.
problem-no-such-position = Questa posizione da esercitare non esiste.
problem-not-legal-here = Questa scelta non è possibile in questa posizione.
problem-no-bots = Nessun bot è disponibile in questo momento. Riprova tra poco.
problem-closing = Il server si sta riavviando. Nulla è andato perso. Riprova tra qualche secondo.
problem-engine-trouble = Le regole hanno fallito in questa partita. Nulla è andato perso, e chi gestisce il server è stato avvisato.

### Attorno a una partita

problem-chat-empty = Il messaggio è vuoto.
problem-hurry-nobody = Si aspettano delle persone, non solo i bot.
problem-hurry-ranked = In una partita classificata i bot si prendono il tempo che serve.
problem-chat-players-only = Durante la partita possono chattare solo i giocatori.
problem-too-many-watched = Non puoi seguire più di { $count } partite alla volta.
problem-not-json = Questo messaggio non è JSON.
