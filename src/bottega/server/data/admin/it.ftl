# Che cosa dice «bottega admin» a chi gestisce un server, in italiano.

admin-guest = { $name } (ospite): dal { $created }, ultima visita il { $seen }
admin-account = { $name }: dal { $created }, ultima visita il { $seen }
admin-reset = La nuova password di { $name } è { $password } . Viene mostrata solo questa volta. Tutti i browser e i token sono stati scollegati.
admin-logged-out = { $name } è scollegato: { $count ->
    [one] un browser o token
   *[other] { $count } browser e token
}.
admin-deleted = L’account di { $name } è stato eliminato. Le partite passate restano registrate.
admin-closed = La partita { $match } è chiusa.
admin-replayed = { $count ->
    [one] Una partita è stata rigiocata: è esattamente come è stata salvata.
   *[other] { $count } partite sono state rigiocate: tutte sono esattamente come sono state salvate.
}
admin-dropped = { $count ->
    [one] Un’istantanea è stata eliminata; sarà rifatta.
   *[other] { $count } istantanee sono state eliminate; saranno rifatte.
}
admin-backed-up = { $rows } righe sono state scritte in { $path }.
admin-restored = { $rows } righe sono state lette da { $path }.
admin-unchecked = { $path } è stato creato da una versione precedente e non ha codici di controllo: un valore alterato non può essere riconosciuto. Esegui «bottega admin check».
admin-replaced = { $rows ->
    [one] Una riga conteneva
   *[other] { $rows } righe contenevano
} un carattere che nessun database può salvare. È stato sostituito con «�».
admin-sound = Il database è integro: { $matches } partite con { $entries } voci sono state rigiocate, { $accounts } account sono stati controllati.
admin-faulty = { $count ->
    [one] È stato trovato un difetto.
   *[other] Sono stati trovati { $count } difetti.
} Conserva questo database così com’è, e ripristina un backup in uno nuovo.
admin-fault-damage = Il file è danneggiato: { $problem }
admin-fault-fold = La partita { $match } non può essere rigiocata dalla voce { $number } in poi: { $problem }
admin-fault-rules = La partita { $match } è iniziata con la versione { $version } delle regole di «{ $game }», che non è installata (installate: { $known }). Nulla è andato perso.
admin-fault-differs = Partita { $match }, voce { $number }: «{ $what }» è salvato come { $stored }, e le voci danno { $folded }
admin-fault-orphan-match = Una riga della tabella { $table } appartiene alla partita { $match }, che non esiste.
admin-fault-orphan-account = Una riga della tabella { $table } appartiene all’account { $account }, che non esiste.
admin-fault-entries-match = Partita { $match }: mancano delle voci, o ce ne sono troppe.
admin-fault-ended-match = Partita { $match }: i suoi posti non hanno l’ora in cui è finita.
admin-fault-snapshot-match = Partita { $match }: la sua istantanea è di una voce che non esiste.
admin-fault-chat-match = Partita { $match }: un messaggio della chat ha un numero non ancora assegnato.
admin-fault-review-match = La partita { $match } ha un’analisi, ma non è finita.
admin-fault-results-match = La partita { $match } ha dei risultati, ma non è stata giocata fino alla fine.
admin-fault-ratings-account = Una classifica dell’account { $account } conta più partite di quanti sono i risultati.

problem-admin-action = «{ $action }» non è un’operazione di bottega admin. Le operazioni sono { $actions }.
problem-admin-target = «bottega admin { $action }» ha bisogno di un nome: quale account, partita o file?
problem-admin-sure = L’operazione è irreversibile. Per confermare, aggiungi --yes.
problem-admin-no-account = Nessun account si chiama «{ $name }».
problem-admin-file = Il file { $path } non può essere usato: { $reason }.
problem-admin-restore = { $path } non è stato ripristinato, e nulla è cambiato: { $reason }
problem-admin-no-database = In { $where } non c’è un database di Bottega, e non ne è stato creato nessuno. Controlla --data o --database.
problem-admin-damaged = { $path } è danneggiato: la riga { $line } non è come è stata scritta. Non è stato ripristinato nulla. Copia di nuovo il file da dove è stato creato, o usa un altro backup.
