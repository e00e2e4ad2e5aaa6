# Ce que « bottega admin » dit à l’hôte d’un serveur, en français.

admin-guest = { $name } (invité) : depuis le { $created }, vu pour la dernière fois le { $seen }
admin-account = { $name } : depuis le { $created }, vu pour la dernière fois le { $seen }
admin-reset = Le nouveau mot de passe de { $name } est { $password } . Il n’est affiché qu’une fois ; tous les navigateurs et jetons sont déconnectés.
admin-logged-out = { $name } est déconnecté : { $count ->
    [one] un navigateur ou jeton
   *[other] { $count } navigateurs et jetons
}.
admin-deleted = Le compte de { $name } a été supprimé. Les parties passées restent enregistrées.
admin-closed = La partie { $match } est fermée.
admin-differs = La partie { $match } diffère de ce qui a été enregistré, à partir de l’entrée { $number } : { $problem }
admin-not-replayed = { $match } : { $problem }
admin-replayed = { $count ->
    [one] Une partie a été rejouée : elle est exactement telle qu’elle a été enregistrée.
   *[other] { $count } parties ont été rejouées : toutes sont exactement telles qu’elles ont été enregistrées.
}
admin-dropped = { $count ->
    [one] Un instantané a été supprimé ; il sera refait.
   *[other] { $count } instantanés ont été supprimés ; ils seront refaits.
}
admin-backed-up = { $rows } lignes ont été écrites dans { $path }.
admin-restored = { $rows } lignes ont été lues dans { $path }.

problem-admin-action = « { $action } » n’est pas une tâche de bottega admin. Les tâches sont { $actions }.
problem-admin-target = « bottega admin { $action } » a besoin d’un nom : quel compte, quelle partie ou quel fichier ?
problem-admin-sure = Cette action est irréversible. Si vous en êtes certain, ajoutez --yes.
problem-admin-no-account = Aucun compte ne s’appelle « { $name } ».
problem-admin-file = Le fichier { $path } ne peut pas être utilisé : { $reason }.
problem-admin-restore = { $path } n’a pas pu être restauré, et rien n’a changé : { $reason }
