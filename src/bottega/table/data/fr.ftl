# Les tables et les parties, en français.

### Ce qui se passe à une table

event-table-sat = { $name } prend place.
event-table-left = { $name } quitte la table.
event-table-not-coming = { $name } ne vient pas.
event-table-closed = L'hôte ferme la table.
event-table-halted = L'hôte du serveur a mis fin à cette partie.
event-table-began = La partie commence.
event-table-asked-takeback = { $seat } demande à revenir sur { $count ->
    [one] la dernière décision.
   *[other] les { $count } dernières décisions.
}
event-table-asked-abandon = { $seat } propose d'abandonner la partie.
event-table-agreed = { $seat } accepte.
event-table-declined = { $seat } refuse.
event-table-abandoned = La partie est abandonnée d'un commun accord.
event-table-stand-in = Un robot ({ $bot }) joue à la place de { $seat }.
event-table-returned = { $seat } est de retour.
event-table-flagged = Le temps de { $seat } est écoulé. Les autres peuvent laisser un robot continuer.
event-table-resigned = { $seat } abandonne.

### Où en est une table

problem-table-is-open = La partie n'a pas encore commencé.
problem-table-is-playing = La partie a déjà commencé.
problem-table-is-over = La partie est terminée.
problem-table-is-abandoned = La partie a été abandonnée.
problem-table-not-begun = La partie n'a pas encore commencé.
problem-match-not-over = Cela n'est possible qu'une fois la partie terminée.
problem-no-such-match = Cette partie n'existe pas, ou elle ne vous est pas ouverte. Vérifiez le lien.
problem-no-such-game = Aucun jeu ne s'appelle « { $game } ». Il y a { $games }.
problem-no-such-edition = Ce jeu n'a pas d'édition « { $edition } ».
problem-no-such-bot = Aucun robot ne s'appelle « { $bot } ».
problem-no-such-seat = Cette table n'a pas une telle place.
problem-no-such-moment = La partie compte { $last } décisions : il n'y a pas de moment après la { $count }e.

### Ouvrir une table

problem-bad-settings = La table ne peut pas être ouverte ainsi : { $problem }.
problem-tempo-live = Une pendule compte de 1 à 600 minutes, et de 0 à 600 secondes par tour.
problem-tempo-days = On a de 1 à 30 jours par décision.
problem-host-needs-seat = L'hôte doit avoir une place à la table.
problem-ranked-people-only = Une partie classée se joue entre personnes, sans robot.
problem-ranked-online-only = Une partie classée se joue en ligne, à deux ou plus, depuis le début.
problem-device-private = Une partie autour d'un même appareil n'a pas de pendule et n'est pas affichée.
problem-too-many-tables = Vous avez une place à { $count } tables qui n'ont pas commencé. Commencez-en une, ou quittez-la d'abord.
problem-host-only = Seul l'hôte de la table peut faire cela.
problem-already-seated = Vous avez déjà une place à cette table.
problem-seat-taken = Cette place est prise. Choisissez-en une autre.
problem-table-full = Toutes les places sont prises.
problem-seats-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
} : invitez quelqu'un, ou installez-y un robot.

### Jouer

problem-not-at-table = Vous n'avez pas de place à cette table.
problem-not-your-seat = Ce n'est pas votre place.
problem-refused = { $reason }
problem-decision-closed = Cette décision n'est plus à prendre : elle a été prise ou annulée. La table montre ce qui reste à décider.
problem-no-such-action = « { $action } » n'est pas un coup de ce jeu. { $problem }
problem-confirm-first = Confirmez d'abord votre tour, ou revenez dessus.
problem-nothing-to-confirm = Vous n'avez pas de tour à confirmer.
problem-undo-nothing = Vous n'avez pas de décision à reprendre.
problem-undo-acted = Quelqu'un d'autre a joué depuis. Vous pouvez demander aux autres l'autorisation de revenir en arrière.
problem-undo-revealed = Cette décision a révélé quelque chose de caché. Vous pouvez demander aux autres l'autorisation de revenir en arrière.
problem-request-open = Une autre demande est encore en cours.
problem-request-gone = Cette demande n'est plus en cours.
problem-request-not-yours = Cette demande ne s'adresse pas à vous.
problem-resigned = Vous avez abandonné.
problem-stood-in-for = Un robot joue à votre place. Reprenez-la d'abord.
problem-not-stood-in-for = Aucun robot ne joue à votre place.
problem-no-person-there = Personne ne décide à cette place.
problem-not-absent = { $name } a encore du temps.
problem-no-order = Vous n'avez donné aucune consigne.
problem-no-passing-now = Il n'y a rien ici que vous puissiez passer pour le reste de cette phase.
problem-why-what = Posez la question d'une action ou d'un objet sur la table, pas des deux.
problem-no-hints = À cette table, on ne demande pas conseil à un robot.
problem-no-bots = Aucun robot ne peut réfléchir pour le moment. Réessayez dans un instant.
problem-engine-trouble = Les règles ont échoué sur cette partie. Rien n'est perdu ; l'hôte du serveur est prévenu.

### Autour d'une partie

problem-chat-empty = Cette ligne est vide.
problem-chat-players-only = Pendant la partie, seuls ceux qui jouent peuvent discuter.
problem-too-many-watched = On ne peut pas suivre plus de { $count } parties à la fois.
problem-not-json = Ce message n'est pas du JSON.
