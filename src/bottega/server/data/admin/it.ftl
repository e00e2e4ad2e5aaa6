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
admin-differs = La partita { $match } è diversa da come è stata salvata, dalla voce { $number } in poi: { $problem }
admin-not-replayed = { $match }: { $problem }
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

problem-admin-action = «{ $action }» non è un’operazione di bottega admin. Le operazioni sono { $actions }.
problem-admin-target = «bottega admin { $action }» ha bisogno di un nome: quale account, partita o file?
problem-admin-sure = L’operazione è irreversibile. Per confermare, aggiungi --yes.
problem-admin-no-account = Nessun account si chiama «{ $name }».
problem-admin-file = Il file { $path } non può essere usato: { $reason }.
problem-admin-restore = { $path } non è stato ripristinato, e nulla è cambiato: { $reason }
