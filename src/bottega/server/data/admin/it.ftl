# Che cosa dice «bottega admin» a chi gestisce un server, in italiano.

admin-guest = { $name } (ospite): qui dal { $created }, visto il { $seen }
admin-account = { $name }: qui dal { $created }, visto il { $seen }
admin-reset = La nuova password di { $name } è { $password } . Si vede solo questa volta; tutti i browser e i token sono stati scollegati.
admin-logged-out = { $name } è scollegato: { $count ->
    [one] un browser o token
   *[other] { $count } browser e token
}.
admin-deleted = L'account di { $name } è cancellato. Le partite passate conservano il loro verbale.
admin-closed = La partita { $match } è chiusa.
admin-differs = La partita { $match } non è come è stata salvata, dalla voce { $number } in poi: { $problem }
admin-replayed = { $count ->
    [one] Una partita è stata rigiocata: è esattamente come è stata salvata.
   *[other] { $count } partite sono state rigiocate: tutte sono esattamente come sono state salvate.
}
admin-dropped = { $count ->
    [one] Un'istantanea è stata eliminata; sarà rifatta.
   *[other] { $count } istantanee sono state eliminate; saranno rifatte.
}
admin-backed-up = { $rows } righe sono in { $path }.
admin-restored = { $rows } righe sono state lette da { $path }.

problem-admin-action = «{ $action }» non è un compito di amministrazione. Ci sono { $actions }.
problem-admin-target = «bottega admin { $action }» deve sapere di chi o di che cosa si tratta.
problem-admin-sure = Non si può annullare. Se sei sicuro, aggiungi --yes.
problem-admin-no-account = Nessun account si chiama «{ $name }».
problem-admin-file = Il file { $path } non si può usare: { $reason }.
problem-admin-restore = { $path } non è stato letto, e nulla è cambiato: { $reason }
