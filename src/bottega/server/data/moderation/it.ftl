# Segnalazioni di giocatori e provvedimenti di chi gestisce il server, in italiano.

problem-report-self = Non puoi segnalare te stesso.
problem-warning-unknown = Non c’è nessun messaggio del genere per te. Forse l’hai già letto.
problem-silenced = Non puoi scrivere nella chat fino al { $until }. Motivo: { $reason }
problem-silenced-for-good = Non puoi più scrivere nella chat. Motivo: { $reason }

### Classifica

unrated-alone = Questa partita non ha contato per la classifica: l’hanno giocata meno di due persone.
unrated-twice = Questa partita non ha contato per la classifica: un account occupava più posti.
unrated-decisions = Questa partita non ha contato per la classifica: qualcuno se n’è andato dopo meno di { $count } decisioni.
unrated-browser = Questa partita non ha contato per la classifica: due degli account usano lo stesso browser.

### Limiti

problem-too-many-sockets = Ci sono troppe connessioni aperte { $by ->
    [account] del tuo account. Chiudi Bottega nelle altre schede
    [address] dalla tua rete. Chiudi Bottega nelle altre schede, o riprova più tardi
   *[server] verso questo server. Riprova più tardi
}.
problem-too-many-matches = Hai { $count } partite aperte o in corso, che è il limite. Prima finiscine una.

### Che cosa stampa `bottega admin`

report-chat = chat
report-name = nome
report-cheating = imbroglio
report-leaving = abbandono
report-other = altro
admin-report = { $at }  { $name }, segnalato da { $reporter } ({ $reason }): { $text }
admin-report-line = {"    "}nella chat: { $line }
admin-report-match = {"    "}alla partita { $match }
admin-reports-none = Non ci sono segnalazioni aperte.
admin-warned = { $name } vedrà l’avvertimento una volta. { $closed ->
    [0] Non c’erano segnalazioni aperte a suo carico.
    [one] Una segnalazione è chiusa.
   *[other] { $closed } segnalazioni sono chiuse.
}
admin-silenced = { $name } non può più scrivere nella chat{ $days ->
    [0] {""}
    [one] {" "}per un giorno
   *[other] {" "}per { $days } giorni
}.
admin-banned = { $name } è bandito { $days ->
    [0] per sempre
    [one] per un giorno
   *[other] per { $days } giorni
}. Tutti i browser e i token sono stati scollegati.
admin-unbanned = { $name } può di nuovo accedere e scrivere.
admin-not-banned = { $name } non era né bandito né escluso dalla chat.
problem-admin-text = Di’ perché: lo leggerà il giocatore. --text "…".
problem-admin-days = --days deve essere un numero intero da 1 a 3650, non «{ $value }».
