# Signalements de joueurs et mesures de l’hébergeur, en français.

problem-report-self = Vous ne pouvez pas vous signaler vous-même.
problem-warning-unknown = Il n’y a pas de tel message pour vous. Vous l’avez peut-être déjà lu.
problem-silenced = Vous ne pouvez pas écrire dans la discussion jusqu’au { $until }. Motif : { $reason }
problem-silenced-for-good = Vous ne pouvez plus écrire dans la discussion. Motif : { $reason }

### Classement

unrated-alone = Cette partie n’a pas compté pour le classement : moins de deux personnes l’ont jouée.
unrated-twice = Cette partie n’a pas compté pour le classement : un même compte occupait plusieurs places.
unrated-decisions = Cette partie n’a pas compté pour le classement : quelqu’un est parti après moins de { $count } décisions.
unrated-browser = Cette partie n’a pas compté pour le classement : deux des comptes utilisent le même navigateur.

### Limites

problem-too-many-sockets = Il y a trop de connexions ouvertes { $by ->
    [account] pour votre compte. Fermez Bottega dans d’autres onglets
    [address] depuis votre réseau. Fermez Bottega dans d’autres onglets, ou réessayez plus tard
   *[server] sur ce serveur. Réessayez plus tard
}.
problem-too-many-matches = Vous avez { $count } parties ouvertes ou en cours, c’est la limite. Terminez-en une d’abord.

### Ce qu’affiche `bottega admin`

report-chat = discussion
report-name = nom
report-cheating = triche
report-leaving = abandon
report-other = autre
admin-report = { $at }  { $name }, signalé par { $reporter } ({ $reason }) : { $text }
admin-report-line = {"    "}dans la discussion : { $line }
admin-report-match = {"    "}à la partie { $match }
admin-reports-none = Il n’y a pas de signalement ouvert.
admin-warned = { $name } verra l’avertissement une fois. { $closed ->
    [0] Il n’y avait pas de signalement ouvert à son sujet.
    [one] Un signalement est clos.
   *[other] { $closed } signalements sont clos.
}
admin-silenced = { $name } ne peut plus écrire dans la discussion{ $days ->
    [0] {""}
    [one] {" "}pendant un jour
   *[other] {" "}pendant { $days } jours
}.
admin-banned = { $name } est banni { $days ->
    [0] définitivement
    [one] pour un jour
   *[other] pour { $days } jours
}. Tous les navigateurs et jetons ont été déconnectés.
admin-unbanned = { $name } peut de nouveau se connecter et écrire.
admin-not-banned = { $name } n’était ni banni ni privé de discussion.
problem-admin-text = Dites pourquoi, le joueur le lira : --text "…".
problem-admin-days = --days doit être un nombre entier de 1 à 3650, pas « { $value } ».
