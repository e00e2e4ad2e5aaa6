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
admin-unchecked = { $path } vient d’une version plus ancienne et n’a pas de sommes de contrôle : une valeur altérée ne peut pas y être détectée. Lancez « bottega admin check ».
admin-replaced = { $rows ->
    [one] Une ligne contenait
   *[other] { $rows } lignes contenaient
} un caractère qu’aucune base de données ne peut enregistrer. Il a été remplacé par « � ».
admin-sound = La base de données est saine : { $matches } parties avec { $entries } entrées ont été rejouées, { $accounts } comptes ont été vérifiés.
admin-faulty = { $count ->
    [one] Un défaut a été trouvé.
   *[other] { $count } défauts ont été trouvés.
} Gardez cette base telle qu’elle est, et restaurez une sauvegarde dans une nouvelle.
admin-fault-damage = Le fichier est endommagé : { $problem }
admin-fault-fold = La partie { $match } ne peut pas être rejouée à partir de l’entrée { $number } : { $problem }
admin-fault-rules = La partie { $match } a commencé avec la version { $version } des règles de « { $game } », qui n’est pas installée (installées : { $known }). Rien n’en est perdu.
admin-fault-differs = Partie { $match }, entrée { $number } : « { $what } » est enregistré comme { $stored }, et les entrées donnent { $folded }
admin-fault-orphan-match = Une ligne de la table { $table } appartient à la partie { $match }, qui n’existe pas.
admin-fault-orphan-account = Une ligne de la table { $table } appartient au compte { $account }, qui n’existe pas.
admin-fault-entries-match = Partie { $match } : des entrées manquent, ou il y en a trop.
admin-fault-ended-match = Partie { $match } : ses places n’indiquent pas l’heure à laquelle elle a pris fin.
admin-fault-snapshot-match = Partie { $match } : son instantané est celui d’une entrée qui n’existe pas.
admin-fault-chat-match = Partie { $match } : un message de la table porte un numéro qui n’a pas encore été attribué.
admin-fault-review-match = La partie { $match } a une analyse, mais n’est pas terminée.
admin-fault-results-match = La partie { $match } a des résultats, mais n’a pas été jouée jusqu’au bout.
admin-fault-ratings-account = Un classement du compte { $account } compte plus de parties qu’il n’y a de résultats.

problem-admin-action = « { $action } » n’est pas une tâche de bottega admin. Les tâches sont { $actions }.
problem-admin-target = « bottega admin { $action } » a besoin d’un nom : quel compte, quelle partie ou quel fichier ?
problem-admin-sure = Cette action est irréversible. Si vous en êtes certain, ajoutez --yes.
problem-admin-no-account = Aucun compte ne s’appelle « { $name } ».
problem-admin-file = Le fichier { $path } ne peut pas être utilisé : { $reason }.
problem-admin-restore = { $path } n’a pas pu être restauré, et rien n’a changé : { $reason }
problem-admin-no-database = Il n’y a pas de base de données de Bottega dans { $where }, et aucune n’a été créée. Vérifiez --data ou --database.
problem-admin-damaged = { $path } est endommagé : la ligne { $line } n’est pas telle qu’elle a été écrite. Rien n’a été restauré. Copiez de nouveau le fichier depuis son lieu d’origine, ou prenez une autre sauvegarde.
