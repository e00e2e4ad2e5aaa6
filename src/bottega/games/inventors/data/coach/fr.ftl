# Les cartes du guide : ce qui est dit la première fois qu’une décision ou un événement se présente. En français.

coach-team = Toutes les équipes en savent à peu près autant, mais pas sur les mêmes sujets. Regardez les objectifs : un inventeur à qui il manque peu l’atteint avec quelques pions.
coach-turn = Faites travailler un inventeur : pour chaque niveau, il pose un cube sur un emplacement vide de cette discipline. Ou rendez disponibles tous vos inventeurs occupés, ce qui prend votre tour. Les pions se jouent avant et ne comptent pas comme action.
coach-flip = Le dos de chaque pion est un 1. Retournez celui dont la face vous sert le moins : elle est perdue.
coach-cube = Les connaissances additionnelles ajoutent deux cubes, dans n’importe quelle discipline. Ils comptent comme les autres lors du partage.
coach-more = Vous pouvez ajouter un autre pion de ce type au même travail. Cela vaut la peine si vous gagnez le premier choix ou achevez l’invention.
coach-reward = Ceux qui ont le plus de cubes choisissent d’abord ; chacun prend une récompense. L’invention vaut ses points et un numéro pour vos suites ; un pion vous aide dès maintenant. En début de partie, apprenez.
coach-final = Vos pions peuvent encore atteindre un objectif, comme progression ou retournés en 1. Un objectif ne compte que s’il est entièrement atteint. Les pions de points et ceux qui complètent une suite valent mieux tels quels.
coach-event-age = Une nouvelle époque : de nouvelles inventions, qui demandent plus de cubes et valent plus de points. Les inventeurs occupés le restent.
