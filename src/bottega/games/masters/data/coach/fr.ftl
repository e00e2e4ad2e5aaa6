# Les cartes du guide : ce qui est dit la première fois qu’une décision ou un événement se présente. En français.

coach-leaders = Vous gardez deux Leaders sur quatre. Regardez ce que chacun demande, sous son portrait : un Leader qui va avec les cartes que vous voulez acheter se joue plus tôt.
coach-start = Ceux qui jouent plus tard commencent avec quelque chose. Choisissez ce que coûte la première carte que vous visez.
coach-turn = Une action principale par tour : prendre une ligne ou une colonne du marché, acheter une carte, ou activer la production. Les actions Leader viennent avant ou après. Visez une carte, puis prenez ce qu’elle coûte.
coach-white = Deux de vos Leaders changent les billes blanches en ressources. Pour chaque bille blanche, choisissez laquelle des deux elle donne.
coach-keep = Vos étagères contiennent une, deux et trois ressources, chacune d’un seul type, et aucun type sur deux étagères. Pour chaque ressource défaussée, chaque autre joueur reçoit 1 point de foi.
coach-produce = Chacune de vos productions peut servir une fois ce tour-ci : la production de base, la carte du dessus de chaque emplacement, vos Leaders de production. Ce qu’elles donnent ne sert qu’à partir du tour suivant.
coach-spend = Production de base : vous payez deux ressources quelconques et en recevez une de votre choix. Payez avec ce que vous avez en trop.
coach-gain = Choisissez ce que coûte votre prochaine carte. Cela va au coffre-fort, qui n’a pas de limite.
coach-pay = Ce que vous payez depuis l’entrepôt fait de la place pour votre prochain passage au marché. Ce qui est au coffre-fort ne prend pas de place.
coach-end = Avant de terminer votre tour, vous pouvez encore jouer un Leader dont vous remplissez les conditions, ou en défausser un contre 1 point de foi.
coach-event-report = Un rapport du Vatican : un marqueur a atteint une case du Pape. Tous ceux qui sont dans la zone ou plus loin gardent leur tuile et ses points ; les autres la perdent.
coach-event-last-round = Quelqu’un a sept cartes ou a atteint le bout de la piste de foi. On finit le tour de table, puis on compte les points : cinq ressources quelconques valent encore un point.
