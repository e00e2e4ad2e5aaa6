# Les tables et les parties, en français.

### Ce qui se passe à une table

event-table-sat = { $name } prend place.
event-table-left = { $name } quitte la table.
event-table-not-coming = { $name } ne vient pas.
event-table-closed = L’hôte ferme la table.
event-table-halted = L’hébergeur du serveur a mis fin à cette partie.
event-table-expired = Il ne s’est rien passé à cette table depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}. Elle est fermée.
event-table-idle = Il ne s’est rien passé dans cette partie depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}. Elle est considérée comme abandonnée.
event-table-began = La partie commence.
event-table-asked-takeback = { $seat } demande d’annuler { $count ->
    [one] la dernière décision.
   *[other] les { $count } dernières décisions.
}
event-table-asked-abandon = { $seat } propose d’abandonner la partie.
event-table-agreed = { $seat } accepte.
event-table-declined = { $seat } refuse.
event-table-abandoned = La partie est abandonnée d’un commun accord.
event-table-stand-in = Un robot ({ $bot }) joue à la place de { $seat }.
event-table-returned = { $seat } est de retour.
event-table-flagged = { $seat } n’a plus de temps. Les autres peuvent laisser un robot continuer.
event-table-delayed = L’horloge du serveur a fait un saut. Personne n’a perdu de temps.
event-table-resigned = { $seat } abandonne.

### Où en est une table

problem-table-is-open = La partie n’a pas encore commencé.
problem-table-is-playing = La partie a déjà commencé.
problem-table-is-over = La partie est terminée.
problem-table-is-abandoned = La partie a été abandonnée.
problem-table-not-begun = La partie n’a pas encore commencé.
problem-match-not-over = Cela n’est possible qu’une fois la partie terminée.
problem-match-cut-short = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
problem-no-such-match = Cette partie n’existe pas, ou vous n’y avez pas accès. Vérifiez le lien.
problem-not-idle = Quelqu’un était à cette table il y a peu de temps.
problem-no-such-game = Aucun jeu ne s’appelle « { $game } ». Les jeux sont { $games }.
problem-no-such-edition = Ce jeu n’a pas d’édition « { $edition } ».
problem-record-unreadable = Ce relevé est inutilisable : { $problem }
problem-rules-version = Cette partie a commencé avec la version { $version } des règles de « { $game } » et la garde. Ce serveur a : { $known }. Rien n’est perdu : { $release ->
    [newer] avec un paquet « { $package } » plus récent, la partie continuera.
    [older] avec un paquet « { $package } » plus ancien, la partie continuera.
   *[other] avec une autre édition du paquet « { $package } », la partie continuera.
}
problem-no-such-bot = Aucun robot ne s’appelle « { $bot } ».
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-such-lesson = Aucune leçon ne s’appelle « { $lesson } ».
problem-no-summary = Il n’y a pas de résumé de ce jeu.
problem-no-such-moment = La partie compte { $last } décisions : il n’y a pas de moment après { $count }.

### Ouvrir une table

problem-bad-settings = La table ne peut pas être ouverte ainsi : { $problem }.
problem-tempo-live = Une pendule compte de 1 à 600 minutes, et de 0 à 600 secondes par tour.
problem-tempo-days = Une décision peut prendre de 1 à 30 jours.
problem-host-needs-seat = L’hôte doit avoir une place à la table.
problem-ranked-people-only = Une partie classée se joue entre humains, sans robots.
problem-ranked-one-seat = Dans une partie classée, chacun occupe une seule place. Laissez les autres places aux autres.
problem-ranked-online-only = Une partie classée se joue en ligne, à deux ou plus, depuis le début.
problem-device-private = Une partie autour d’un même appareil n’a pas de pendule et n’apparaît pas dans la liste.
problem-too-many-tables = Vous avez une place à { $count } tables qui n’ont pas commencé. Commencez-en une, ou quittez-la d’abord.
problem-host-only = Seul l’hôte de la table peut faire cela.
problem-already-seated = Vous avez déjà une place à cette table.
problem-others-at-table = Quelqu’un d’autre joue aussi ici. Proposez d’arrêter la partie, ou quittez la table.
problem-seat-taken = Cette place est prise. Choisissez-en une autre.
problem-table-full = Toutes les places sont prises.
problem-seats-range = Ce jeu se joue de { $low } à { $high } joueurs.
problem-seats-fixed = Cette table reprend une autre partie en cours de route : ses places ne changent pas.
problem-seats-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
} : invitez quelqu’un, ou installez-y un robot.

### Jouer

problem-not-at-table = Vous n’avez pas de place à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-refused = { $reason }
problem-decision-closed = Cette décision n’est plus à prendre : elle a été prise ou annulée. La table montre les décisions à prendre maintenant.
problem-no-such-action = « { $action } » n’est pas une action de ce jeu. { $problem }
problem-confirm-first = Confirmez d’abord votre tour, ou annulez-le.
problem-nothing-to-confirm = Vous n’avez pas de tour à confirmer.
problem-undo-nothing = Vous n’avez aucune décision à annuler.
problem-undo-acted = Quelqu’un d’autre a joué depuis. Vous pouvez demander aux autres d’annuler votre coup.
problem-undo-revealed = Cette décision a révélé quelque chose de caché. Vous pouvez demander aux autres d’annuler votre coup.
problem-request-open = Une autre demande est encore en cours.
problem-request-gone = Cette demande n’est plus en cours.
problem-request-not-yours = Cette demande ne s’adresse pas à vous.
problem-resigned = Vous avez abandonné.
problem-stood-in-for = Un robot joue à votre place. Reprenez-la d’abord.
problem-not-stood-in-for = Aucun robot ne joue à votre place.
problem-no-person-there = Aucun humain ne joue à cette place.
problem-not-absent = { $name } a encore du temps.
problem-no-order = Vous n’avez pas choisi de passer pour le reste de cette phase.
problem-no-passing-now = Vous ne pouvez pas passer pour le reste de cette phase.
problem-learnt-full = Il y a de la place pour { $most } leçons et cartes par jeu.
problem-why-what = Posez la question sur une action ou sur un élément de la table, pas les deux.
problem-no-hints = Les conseils ne sont pas permis à cette table.
problem-no-reviews = Ce serveur n’analyse pas les parties.
problem-review-at-once = Une de vos analyses est en cours. Attendez-la ou annulez-la.
problem-no-such-position = Cette position d’entraînement n’existe pas.
problem-not-legal-here = Ce choix n’est pas possible dans cette position.
problem-no-bots = Aucun robot n’est disponible pour le moment. Réessayez dans un instant.
problem-closing = Le serveur redémarre. Rien n’est perdu. Réessayez dans quelques secondes.
problem-engine-trouble = Les règles ont échoué dans cette partie. Rien n’est perdu, et l’hébergeur du serveur a été prévenu.

### Autour d’une partie

problem-chat-empty = Le message est vide.
problem-hurry-nobody = On attend des joueurs, pas seulement des robots.
problem-hurry-ranked = Dans une partie classée, les robots prennent le temps qu’il leur faut.
problem-chat-players-only = Pendant la partie, seuls les joueurs peuvent discuter.
problem-too-many-watched = Vous ne pouvez pas suivre plus de { $count } parties à la fois.
problem-not-json = Ce message n’est pas du JSON.
