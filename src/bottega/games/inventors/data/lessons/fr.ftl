# Ce que disent les leçons, en français.

## first

lesson-first-title = Votre première partie
lesson-first-about = Jouez la première époque et apprenez tout ce qu’il faut pour continuer sans aide.
lesson-first-welcome = Marie Curie, Thomas Edison, Albert Einstein et Nikola Tesla : voici votre équipe ! Ensemble, ils travaillent aux grandes inventions de l’humanité. Une autre équipe, d’une autre époque, fait de même.
lesson-first-goal = La victoire va à qui a le plus de points. Ils viennent des inventions acquises, des pions de points, des inventeurs qui atteignent leur objectif et des suites d’inventions. Tout commence par une récompense pour votre travail.
lesson-first-invention = Cinq inventions sont sur la table. Chacune montre ce qu’il lui faut : physique, chimie, mécanique, mathématiques. Et chacune porte deux pions.
lesson-first-slots = La hache de pierre demande 2 en physique, 2 en mécanique et 1 en mathématiques : cinq emplacements pour cinq cubes.
lesson-first-work = À votre tour, en général, vous faites travailler un inventeur. Pour chacun de ses niveaux, vous posez un cube sur un emplacement vide de cette discipline. Tous vont sur la même invention.
lesson-first-edison = Edison a physique 1 et mécanique 1. Faites-le travailler sur la hache de pierre.
lesson-first-edison-other = Cela marcherait aussi. Mais pour notre plan, envoyez Edison, l’inventeur 2, sur la hache de pierre, l’invention 1.
lesson-first-opponent = Aristote s’en mêle : 1 physique et 1 mathématiques pour votre adversaire. Il reste un emplacement de mécanique.
lesson-first-tesla = Tesla a mécanique 2. Un seul de ses cubes trouve un emplacement, mais il achève la hache. Envoyez Tesla, l’inventeur 4.
lesson-first-tesla-other = C’est permis, mais votre adversaire pourrait achever la hache. Avec Tesla sur l’invention 1, c’est fait.
lesson-first-sharing = Achevée ! Vous prenez la statuette de Léonard, et l’on partage les récompenses : l’invention elle-même et ses deux pions. Celui qui a le plus de cubes choisit d’abord : vous en avez 3, votre adversaire 2. Chacun en prend une.
lesson-first-first-pick = En début de partie, rien ne vaut d’apprendre : prenez le pion Progression, le pion 1.
lesson-first-first-pick-other = Cela vaut un point. Mais le pion Progression vous servira à toutes les époques : prenez le pion 1.
lesson-first-shared = Votre adversaire a pris la hache. Ce que personne ne prend quitte la partie. Les cubes rentrent, et le joueur à gauche de la statuette continue.
lesson-first-tokens = Avant votre action, vous pouvez utiliser des pions. Votre Progression 2 se pose là où un inventeur a le niveau 1, et en fait le niveau 2.
lesson-first-raise = L’objectif d’Edison est physique 2 et mécanique 2, pour 3 points. Élevez la physique d’Edison.
lesson-first-raise-other = C’est possible, maintenant ou plus tard. Mais c’est Edison, l’inventeur 2, le plus près de son objectif : élevez d’abord sa physique.
lesson-first-raised = Désormais Edison pose deux cubes de physique, et la moitié de son objectif est faite. Passez à l’action. Edison et Tesla sont couchés : ils sont occupés.
lesson-first-curie = Curie a physique 1 et chimie 1. Envoyez-la sur la flûte, l’invention 2.
lesson-first-curie-other = Pas mal. Mais sur la flûte, Curie prépare le terrain pour la mécanique de Tesla. Envoyez l’inventeur 1 sur l’invention 2.
lesson-first-busy = Hippocrate a aidé à la flûte. Restent deux emplacements de mécanique, parfaits pour Tesla, mais il est occupé.
lesson-first-rest = Plutôt que de travailler, vous pouvez rendre disponibles tous vos inventeurs. Cela vous prend votre tour. Faites-le maintenant.
lesson-first-rest-other = Il ne vous reste qu’Einstein, et la flûte n’a plus besoin ni de physique ni de mathématiques. Rendez d’abord votre équipe disponible.
lesson-first-again = Tout le monde est debout, et personne n’a touché à la flûte. Achevez-la avec Tesla.
lesson-first-again-other = Tesla apporte les deux cubes de mécanique qui achèvent la flûte : l’inventeur 4 sur l’invention 2.
lesson-first-second-pick = 4 cubes contre 1 : le premier choix est encore pour vous. Prenez le pion 1, Connaissances additionnelles. Vous verrez tout de suite à quoi il sert.
lesson-first-second-pick-other = Un bon choix, mais le pion 1, Connaissances additionnelles, a quelque chose à vous apprendre. Prenez-le.
lesson-first-knowledge = Ce pion ajoute deux cubes de n’importe quelle discipline à un travail. Envoyez Einstein, avec sa physique 1 et ses mathématiques 1, sur la clepsydre, en utilisant le pion.
lesson-first-knowledge-forgotten = Le bon inventeur, la bonne invention ! Mais choisissez le travail avec les connaissances additionnelles, pour deux cubes de plus.
lesson-first-knowledge-other = Vous pourriez. Mais essayez votre nouveau pion : Einstein, l’inventeur 3, sur l’invention 4 avec les connaissances additionnelles.
lesson-first-cube-first = Les cubes d’Einstein sont posés. Maintenant les deux du pion, l’un après l’autre. D’abord un en chimie.
lesson-first-cube-first-other = Nous gardons un emplacement de chimie pour Curie. Donc le premier cube en chimie, le second en mathématiques.
lesson-first-cube-second = Et un en mathématiques. Il ne manque alors que de la chimie, et Curie s’y connaît.
lesson-first-cube-second-other = Il manquerait alors des mathématiques, et Einstein est occupé. Posez-le en mathématiques.
lesson-first-finish = Votre adversaire travaille ailleurs. Achevez la clepsydre avec Curie.
lesson-first-finish-other = Achevez d’abord la clepsydre, tant qu’il n’y a personne d’autre : l’inventeur 1 sur l’invention 4.
lesson-first-alone = Seuls partagent ceux qui ont un cube, et il n’y a que vous. Vous prenez une récompense ; les autres quittent la partie.
lesson-first-take-card = Prenez l’invention : 1 point, et le numéro 4 pour une suite. Une suite commence par un 0 et n’a pas de trou ; 0, 1, 2, 3 rapporte 3 points à la fin.
lesson-first-take-card-other = Les pions sont utiles, mais vous n’avez encore aucune invention. Prenez la clepsydre.
lesson-first-one-cube = Il manque un cube de mécanique à la roue, et votre adversaire y a déjà quatre cubes. Mais à deux joueurs, un seul cube donne droit à une récompense. Envoyez Edison.
lesson-first-one-cube-other = Si vous laissez la roue, votre adversaire l’aura pour lui seul. Edison, l’inventeur 2, sur l’invention 3.
lesson-first-availability = Votre adversaire a plus de cubes et a choisi d’abord. Vous avez droit à l’une des autres récompenses. Prenez le pion Disponibilité, le pion 2 : tous vos inventeurs sont occupés.
lesson-first-availability-other = La roue vaut un point. Mais vos quatre inventeurs sont couchés, et le pion vous épargne un tour entier. Prenez le pion 2.
lesson-first-age = C’était l’avant-dernière invention : l’époque I est finie. Les dés quittent la partie inachevés, et voici les inventions de l’époque II : il leur faut plus de cubes, et elles valent 2 points.
lesson-first-use = À vous, et personne ne peut travailler. Mais vous avez le pion Disponibilité : utilisez-le, et il vous reste votre action.
lesson-first-use-rest = Cela vous coûterait le tour. Le pion fait la même chose pour rien : utilisez-le.
lesson-first-use-other = Retourné, le pion deviendrait un premier niveau. Pour l’instant, il vaut mieux tel qu’il est : utilisez-le.
lesson-first-back-side = Encore un mot sur les pions : le dos de chacun est un 1. Retournez n’importe lequel et posez-le là où un inventeur ne sait encore rien. Tesla, par exemple, a besoin de physique 1 pour son objectif.
lesson-first-end = Après l’époque III, vous posez encore les pions qui vous restent, puis on compte tout : inventions, pions de points, objectifs entièrement atteints et suites.
lesson-first-tip = Un conseil : posez un cube sur beaucoup d’inventions, mais ne luttez pour la majorité que là où le premier choix compte vraiment. Et apprenez tôt : chaque niveau sert à toutes les époques. Bonne chance !

## runs

lesson-runs-title = Les suites
lesson-runs-about = Pourquoi un 0 peut valoir plus de deux points.
lesson-runs-numbers = Chaque invention porte le numéro de son thème. Vous avez un 1, le canoë, et un 2, les signaux de fumée. Mais une suite doit commencer par un 0 : la vôtre ne vaut encore rien.
lesson-runs-start = Vous avez achevé l’arc, un 0, et choisissez d’abord. Le pion vaut 2 points. L’arc en vaut 1, et fait 0, 1, 2 : une suite qui en vaut 2 de plus. Prenez l’invention.
lesson-runs-two-points = 2 points, c’est bien, mais l’arc en rapporte 3 : 1 pour lui-même et 2 pour la suite.
lesson-runs-star = Le pion Numéro de classification remplace n’importe quel numéro, un 0 aussi : il ferait donc la suite. Mais l’arc en fait autant et vaut lui-même un point.
lesson-runs-counted = Votre suite va de 0 à 2 et vaut son numéro le plus haut : 2 points. Un 3 la porterait à 3 points, et ainsi de suite.
lesson-runs-star-token = En fin de partie, les pions Numéro de classification bouchent les trous ou prolongent au-delà de 5. Vous pouvez avoir plusieurs suites, mais chacune a besoin de son 0. Bottega trouve le meilleur arrangement.
lesson-runs-tip = Un conseil : prenez un 0 assez tôt, et regardez quels numéros manquent aux autres.

## final

lesson-final-title = Les derniers pions
lesson-final-about = Les pions qui restent après la dernière époque peuvent encore atteindre un objectif.
lesson-final-last = Toutes les inventions sont faites. Avant le décompte, vous pouvez encore poser vos pions : Progression, ou n’importe lequel retourné comme un 1.
lesson-final-boyle = L’objectif de Robert Boyle est physique 1 et chimie 3, pour 3 points. Il a chimie 2 et pas de physique. Un objectif à moitié atteint ne vaut rien.
lesson-final-chemistry = Votre Progression 3 se pose justement sur un 2. Élevez la chimie de Boyle.
lesson-final-chemistry-other = Cela n’atteint aucun objectif. Avec la Progression 3, Boyle, l’inventeur 1, arrive à chimie 3.
lesson-final-physics = Maintenant physique 1, où Boyle ne sait encore rien. Un pion retourné suffit. Élevez sa physique.
lesson-final-physics-other = Il ne manque qu’une chose pour l’objectif : la physique de Boyle.
lesson-final-which = Quel pion retourner ? Les numéros de classification font tenir votre suite, et le pion de points en vaut 3. Le pion Disponibilité ne vaut plus rien : retournez celui-là.
lesson-final-which-other = Celui-là vous rapporte encore des points tel quel. Retournez le pion Disponibilité.
lesson-final-reached = Physique 1, chimie 3 : l’objectif est atteint, et 3 points sont à vous. Les autres pions valent mieux tels quels. Terminez.
lesson-final-reached-other = Cela vous coûterait des points : les pions qui restent comptent tels quels. Terminez.
lesson-final-overlooked = Vous gagnez 23 à 17 ! Et votre adversaire a laissé passer quelque chose : avec sa Progression 2, Gutenberg atteignait son objectif, pour 9 points.
lesson-final-tip = Un conseil : dès l’époque III, regardez vos objectifs. Un pion inutile sur la table peut en être le dernier pas.

## sharing

lesson-sharing-title = Partager les récompenses
lesson-sharing-about = Qui participe, qui choisit d’abord, et comment se règle une égalité.
lesson-sharing-rewards = Cette fois, vous êtes trois. Chaque invention offre trois récompenses : la carte elle-même et ses deux pions. Chaque participant en reçoit une, ni plus ni moins.
lesson-sharing-work = Envoyez Einstein sur le canoë : 1 physique et 1 mathématiques.
lesson-sharing-work-other = C’est possible aussi. Pour cette leçon, Einstein, l’inventeur 3, va sur le canoë, l’invention 2.
lesson-sharing-completed = Le joueur suivant a ajouté deux cubes, et le troisième a achevé le canoë avec un seul. L’achever donne la statuette, mais ce sont les cubes qui font l’ordre : 2, 2 et 1.
lesson-sharing-tie = Vous êtes deux à avoir deux cubes. À égalité, le détenteur de la statuette passe d’abord ; s’il n’en fait pas partie, le suivant dans le sens horaire. La statuette est chez le troisième joueur, et après lui, c’est vous.
lesson-sharing-choose = Vous choisissez donc d’abord. Prenez le pion Progression, le pion 1.
lesson-sharing-choose-other = C’est permis. Mais en début de partie, une progression sert davantage : prenez le pion 1.
lesson-sharing-others = Le deuxième a pris le canoë, et la dernière récompense est revenue au troisième sans choix. Avec un seul cube, il a eu un pion, lui aussi.
lesson-sharing-four = Il n’y a jamais plus de trois récompenses. À quatre ou cinq joueurs, ceux qui ont le moins de cubes peuvent repartir sans rien.
lesson-sharing-tip = Un conseil : comptez les emplacements vides avant de travailler. Si vous laissez juste ce que le suivant peut remplir, c’est lui qui achève l’invention et prend la statuette.

## tokens

lesson-tokens-title = Les pions
lesson-tokens-about = Cinq sortes de pions, et le 1 au dos de chacun.
lesson-tokens-kinds = Il y a cinq sortes de pions : Progression élève un niveau, Disponibilité relève votre équipe, Connaissances additionnelles ajoute deux cubes, Numéro de classification bouche un trou dans une suite, et les autres sont des points. Vous en avez un de 1 point.
lesson-tokens-back-side = Le dos de chaque pion est un 1. Retourné, il devient un premier niveau là où un inventeur ne sait rien. Tesla a besoin de physique 1 pour son objectif de 3 points : élevez sa physique.
lesson-tokens-not-tesla = L’objectif de Curie n’a pas besoin de mécanique. Celui de Tesla veut de la physique : l’inventeur 4.
lesson-tokens-back-side-other = C’est permis, mais utilisez d’abord le pion : de la physique pour Tesla, l’inventeur 4. Les pions s’utilisent avant l’action et n’en sont pas une.
lesson-tokens-raised = Tesla apporte désormais aussi un cube de physique à chaque travail. Le point de la face est perdu, mais il n’y en avait qu’un.
lesson-tokens-work = Quelques tours plus tard. Achevez la flûte avec Tesla, l’inventeur 4.
lesson-tokens-work-other = D’abord la flûte, l’invention 2 : elle porte un pion que nous voulons.
lesson-tokens-take = Prenez les Connaissances additionnelles, le pion 1.
lesson-tokens-take-other = Bien, mais pas pour cette leçon. Prenez le pion 1.
lesson-tokens-knowledge = Il ajoute deux cubes à un travail, dans n’importe quelle discipline. Les cubes de l’inventeur passent d’abord. Envoyez Einstein, l’inventeur 3, sur la clepsydre avec les connaissances additionnelles.
lesson-tokens-knowledge-other = Essayez le pion : l’inventeur 3 sur l’invention 4, avec les connaissances additionnelles.
lesson-tokens-cubes = Les cubes d’Einstein sont posés. Le premier supplémentaire va en chimie, qu’il ne connaît pas du tout.
lesson-tokens-cubes-other = Servez-vous du pion là où votre inventeur ne sait rien : en chimie.
lesson-tokens-cubes-again = Et le second ? Choisissez librement.
lesson-tokens-tip = Il ne reste qu’un emplacement à la clepsydre, et quatre de ses cinq cubes sont à vous. Un conseil : gardez un tel pion pour le moment où il vous donne le premier choix, ou achève une invention.
