# Ce que disent les leçons, en français.

## first

lesson-first-title = Votre première partie
lesson-first-about = Jouez les premiers tours et apprenez tout ce qu’il faut pour continuer sans aide.
lesson-first-welcome = Bienvenue à Florence ! Vous et votre adversaire comptez parmi les notables de la ville. Vous commercez au marché, vous faites travailler les maîtres de la cité, et c’est de votre nom qu’on doit se souvenir.
lesson-first-goal = La victoire va à qui a le plus de points de victoire. Ils viennent des cartes Développement, de votre place sur la piste de foi et des Leaders. La partie s’achève peu après qu’un joueur a acheté sa septième carte ou atteint la dernière case de la piste.
lesson-first-leaders = On vous a distribué quatre Leaders. Vous en gardez deux. Un Leader vous donne un pouvoir et des points dès que vous remplissez ses conditions.
lesson-first-leaders-which = Le Leader de remise ne demande qu’une carte violette et une carte jaune, de n’importe quel niveau : c’est vite fait. Gardez-le, avec le Leader des billes blanches, qui vaut 5 points.
lesson-first-leaders-other = Ces deux-là iraient aussi. Mais la leçon a besoin du Leader de remise et du Leader des billes blanches : gardez ces deux-là.
lesson-first-start = Votre adversaire commence. En compensation, vous partez avec une ressource de votre choix. Prenez une pièce : vous verrez bientôt pourquoi.
lesson-first-start-other = Vous pourriez commencer avec n’importe quoi. Mais pour notre plan, il nous faut une pièce.
lesson-first-turn = À votre tour, vous faites une chose sur trois : prendre des ressources au marché, acheter une carte Développement ou activer la production. Regardons votre adversaire.
lesson-first-opponent-market = Votre adversaire a pris la ligne 3. Chaque bille donne quelque chose : jaune une pièce, grise une pierre, violette un serviteur, bleue un bouclier. La blanche ne donne rien. Puis la bille de la glissière est entrée : le marché a changé.
lesson-first-aim = À vous. Regardez la carte violette de niveau I : elle coûte 1 pièce, 1 serviteur et 1 bouclier. La pièce, vous l’avez déjà.
lesson-first-market = La ligne 2 a le reste, et deux ressources de plus. Prenez la ligne 2.
lesson-first-market-other = Vous pourriez, mais vous n’auriez pas ainsi le serviteur et le bouclier de la carte violette. La ligne 2 a les deux.
lesson-first-warehouse = Tout doit maintenant trouver place dans l’entrepôt. Ses trois étagères ont une, deux et trois places. Une étagère ne prend qu’un type, et un type n’occupe jamais deux étagères.
lesson-first-keep = Vous auriez quatre types : il y en a un de trop. Pour chaque ressource défaussée, votre adversaire avance d’une case sur la piste de foi. Laissez la pierre ; gardez la pièce, le serviteur et le bouclier.
lesson-first-keep-other = Cela tiendrait aussi. Mais la carte violette demande un serviteur et un bouclier, et chaque défausse aide votre adversaire. Ne défaussez que la pierre.
lesson-first-end-turn = Une seule action principale par tour : c’est fait. Restent les actions Leader, avant ou après l’action principale : nous y viendrons. Terminez votre tour.
lesson-first-leader-later = Pas encore. Vos Leaders auront leur moment plus loin dans la leçon. Terminez votre tour.
lesson-first-opponent-card = Votre adversaire a acheté une carte jaune ; la suivante du paquet est maintenant disponible.
lesson-first-buy = À votre tour : vous avez 1 pièce, 1 serviteur et 1 bouclier, et même une pièce de plus. Achetez la carte violette de niveau I et posez-la sur l’emplacement 1.
lesson-first-buy-slot = Tous les emplacements vides se valent. Pour la suite de la leçon, prenez le premier qui est libre.
lesson-first-buy-other = C’est possible, mais nous voulions la carte violette de niveau I, qui vaut 2 points. Vous pouvez la payer.
lesson-first-card = Votre première carte, et 2 points ! Elle a aussi une production : payez une pièce, recevez un bouclier. Vous vous en servirez bientôt. Terminez votre tour.
lesson-first-opponent-red = Votre adversaire a pris la bille rouge : 1 point de foi, donc une case sur la piste de foi. C’est la seule bille rouge, et elle reste au marché.
lesson-first-red = Elle est maintenant dans la colonne 2, avec un bouclier et une pièce. Prenez la colonne 2.
lesson-first-red-other = C’est permis, mais la colonne 2 vous donne une pièce, un bouclier et de la foi, et tout tient. Prenez la colonne 2.
lesson-first-vatican = Votre marqueur passe à la case 1. À partir de la case 3, la piste rapporte des points, de plus en plus. Et dès qu’un marqueur atteint la case 8, il y a rapport du Vatican : ceux qui ont alors atteint la case 5 gagnent la tuile de 2 points. Les cases 16 et 24 apportent les deux suivants.
lesson-first-keep-all = Cette fois, tout tient. Gardez les deux : défausser n’aiderait que votre adversaire.
lesson-first-keep-all-other = Vous pouvez défausser, mais c’est un cadeau : 1 point de foi pour votre adversaire chaque fois. Gardez la pièce et le bouclier.
lesson-first-end-again = Bien. Terminez votre tour.
lesson-first-production = Voici la troisième sorte de tour : la production. Chacune de vos productions peut servir une fois. Commencez par la carte de l’emplacement 1 : une pièce devient un bouclier.
lesson-first-production-other = C’est permis. Mais essayons la production : activez la carte de l’emplacement 1.
lesson-first-base = Chaque plateau a aussi une production de base : donnez deux ressources quelconques, recevez-en une de votre choix. Il vous reste une pièce et un bouclier. Activez-la aussi.
lesson-first-base-other = Vous pourriez vous arrêter là. Mais la production de base vous donnera la pierre qu’il nous faut ensuite. Activez-la.
lesson-first-spend = Choisissez la première ressource à payer. Les deux y passeront, peu importe l’ordre.
lesson-first-spend-again = Et la seconde.
lesson-first-gain = Que voulez-vous en échange ? La carte jaune de niveau I coûte deux pierres. Prenez une pierre.
lesson-first-gain-other = Toutes les ressources sont permises. Mais pour la carte jaune, il nous faut des pierres.
lesson-first-strongbox = Toutes les productions agissent au même moment, et ce qu’elles donnent va au coffre-fort. Tout y tient, sans limite. Vous pouvez payer avec, comme avec l’entrepôt. Terminez votre tour.
lesson-first-second-stone = Il manque une pierre pour la carte jaune. La colonne 4 en a une, et la bille rouge s’y trouve aussi. Prenez la colonne 4.
lesson-first-second-stone-other = C’est permis, mais la colonne 4 apporte la pierre qu’il nous faut et 1 point de foi. Prenez la colonne 4.
lesson-first-keep-stone = Gardez la pierre.
lesson-first-keep-stone-other = Sans la pierre, pas de carte jaune. Gardez-la.
lesson-first-second-card = Une pierre à l’entrepôt, une au coffre-fort : voilà de quoi payer la carte jaune de niveau I. Une carte de niveau I demande un emplacement vide. Achetez-la et posez-la sur l’emplacement 2.
lesson-first-second-card-other = C’est possible, mais vous avez économisé pour la carte jaune de niveau I. Achetez-la maintenant.
lesson-first-play-leader = L’action principale est faite, et quelque chose a changé : vous avez une carte violette et une jaune. C’est ce que demande votre Leader de remise.
lesson-first-own-nothing-spent = Il suffit de posséder ce qu’un Leader demande ; rien n’est dépensé. Jouez le Leader de remise.
lesson-first-play-leader-other = Vous pourriez, mais le Leader de remise est prêt. Jouez-le : 2 points et des cartes moins chères.
lesson-first-leader-played = Désormais, toute carte qui coûte des pièces vous coûte une pièce de moins. Et vous avez 2 points de plus. Terminez votre tour.
lesson-first-discard-leader = Votre second Leader demande deux cartes vertes et une violette. Si vous n’y croyez pas, défaussez-le contre 1 point de foi, avant ou après l’action principale.
lesson-first-discard-leader-why = Cela vous mène à la case 3, et à votre premier point sur la piste. Défaussez le Leader des billes blanches.
lesson-first-discard-leader-other = Juste après. Défaussez d’abord le Leader : c’est une action de plus, l’action principale reste à faire.
lesson-first-main-action = À l’action principale. La ligne 2 a une pièce, un serviteur, une pierre et la bille rouge, et votre entrepôt est vide. Prenez la ligne 2.
lesson-first-main-action-other = C’est permis, mais la ligne 2 apporte trois ressources et 1 point de foi, et tout tient. Prenez la ligne 2.
lesson-first-keep-three = Une de chaque sorte : à chacune son étagère. Gardez les trois.
lesson-first-keep-three-other = Il y a de la place pour les trois, et chaque défausse est un cadeau. Gardez la pièce, la pierre et le serviteur.
lesson-first-turn-ended = Vous n’aviez plus de Leader en main : votre tour s’est terminé de lui-même. C’est de nouveau à vous.
lesson-first-production-again = Votre carte jaune change un serviteur en 1 point de foi. Cela vous mène à la case 5, où commence la première section du Vatican. Activez la carte de l’emplacement 2.
lesson-first-production-again-other = C’est permis. Mais la production vous mène à la case 5, à temps pour un rapport du Vatican. Activez la carte de l’emplacement 2.
lesson-first-finish = Vous pourriez continuer : vos autres productions n’ont pas encore servi. Mais mieux vaut garder une pièce et une pierre pour la prochaine carte. Terminez la production.
lesson-first-finish-other = C’est permis, mais vous paieriez avec ce que peut coûter votre prochaine carte. Ici, terminez la production.
lesson-first-score = Comptons : 3 points pour vos cartes, 2 pour le Leader, 1 pour la piste de foi. Six points ! À la fin, chaque lot de cinq ressources restantes vaut aussi un point.
lesson-first-levels = Place aux grandes cartes. Une carte de niveau II recouvre une carte de niveau I, et une carte de niveau III une carte de niveau II. La carte recouverte ne produit plus, mais garde ses points.
lesson-first-end = Quand un joueur achète sa septième carte ou atteint la case 24, on finit le tour de table et on compte. Vous connaissez maintenant toutes les décisions du jeu.
lesson-first-tip = Un conseil : partez du but. Choisissez d’abord une carte, puis prenez au marché ce qu’elle coûte. Et regardez la foi de votre adversaire avant de défausser. Bonne chance !

## warehouse

lesson-warehouse-title = L’entrepôt
lesson-warehouse-about = Ce qui tient, ce qui ne tient pas, et le prix d’une défausse.
lesson-warehouse-depots = Votre entrepôt a trois étagères, d’une, deux et trois places. Deux règles : une étagère ne contient qu’un type, et un type n’occupe qu’une étagère.
lesson-warehouse-first = La ligne 1 a deux pièces et un bouclier. Prenez-la.
lesson-warehouse-line = Cette rangée est permise, mais la leçon veut montrer quelque chose avec l’autre. Regardez ce qu’elle désigne.
lesson-warehouse-fits = Deux types pour trois étagères : tout tient. Gardez tout.
lesson-warehouse-waste = Vous pouvez défausser plus que nécessaire, mais chaque ressource donne 1 point de foi à votre adversaire. Gardez le plus possible.
lesson-warehouse-second = Maintenant la ligne 2 : deux pierres et un serviteur. Prenez-la, et voyez ce qui se passe.
lesson-warehouse-four = Pièces, bouclier, pierres, serviteur : quatre types, trois étagères. Un type ne peut pas rester.
lesson-warehouse-cheaper = On ne défausse que ce qu’on vient de prendre. Le serviteur, c’est un cadeau pour votre adversaire ; les deux pierres, deux. Gardez les pierres.
lesson-warehouse-two-gifts = Les deux pierres partiraient, et votre adversaire avancerait de deux cases. Gardez les pierres et défaussez le serviteur.
lesson-warehouse-third = Vous avez deux pièces sur l’étagère à deux places. Une troisième tient si l’on réarrange : c’est gratuit à votre tour. Prenez la colonne 3, qui a une pièce.
lesson-warehouse-moved = Bottega range pour vous : trois pièces en bas, deux pierres au milieu, le bouclier en haut. Gardez la pièce.
lesson-warehouse-tip = Votre entrepôt est plein. Désormais, chaque passage au marché coûte : dépensez d’abord, achetez ou produisez. Un conseil : le coffre-fort est sans limite, mais seule la production le remplit.

## solo

lesson-solo-title = En solo contre Lorenzo
lesson-solo-about = Jouer en solo : les jetons, la croix noire et trois fins possibles.
lesson-solo-alone = En solo, vous affrontez Lorenzo le Magnifique. Il n’a pas de plateau : seulement une croix noire sur votre piste de foi et une pile de sept jetons.
lesson-solo-turn = Vos tours sont ordinaires. Prenez la ligne 1 : un bouclier, une pièce et une pierre.
lesson-solo-turn-other = N’importe quel tour irait. Pour la leçon, prenez la ligne 1.
lesson-solo-keep = Tout tient. Gardez tout.
lesson-solo-keep-other = Ce que vous défaussez fait avancer la croix noire. Gardez tout.
lesson-solo-end-turn = Après chacun de vos tours, on révèle un jeton. Terminez votre tour et voyez.
lesson-solo-end-turn-other = Les Leaders fonctionnent comme toujours. Ici, terminez votre tour.
lesson-solo-green = Un jeton vert : deux cartes vertes disparaissent, en commençant par le niveau le plus bas. Il y en a un par couleur.
lesson-solo-waste = La ligne 3 a un serviteur, une pièce et la bille rouge. Il n’y a pas de place pour un quatrième type. Prenez-la quand même, pour voir l’effet du gaspillage.
lesson-solo-waste-other = Un tour raisonnable. Mais la leçon veut vous montrer la croix : prenez la ligne 3.
lesson-solo-discard = Gardez la pièce et défaussez le serviteur : la croix noire avance d’une case.
lesson-solo-discard-other = La croix avancerait de deux cases. Gardez la pièce.
lesson-solo-end-again = Terminez votre tour. Un autre jeton arrive.
lesson-solo-cross = Deux cases de plus pour la croix. Elle déclenche les rapports du Vatican, et si vous êtes trop loin derrière, votre tuile est perdue. Un jeton l’avance d’une case et fait remélanger les sept.
lesson-solo-lose = Vous perdez si la croix atteint la case 24 avant vous, ou si toutes les cartes d’une couleur ont disparu. Vous gagnez avec votre septième carte, ou en atteignant vous-même la case 24 ; comptez alors vos points.
lesson-solo-tip = Un conseil : Lorenzo est rapide. Achetez tôt et ne gaspillez rien. Bonne chance !

## leaders

lesson-leaders-title = Les Leaders
lesson-leaders-about = Quand jouer un Leader, et ce que fait un Leader des billes blanches.
lesson-leaders-hand = Dixième tour d’une partie. Un de vos Leaders demande une carte verte et deux violettes. Vous voyez deux violettes sur vos emplacements, mais pas de verte.
lesson-leaders-covered = Regardez mieux : la carte jaune de l’emplacement 2 en recouvre une verte. Les cartes recouvertes comptent. Vous pouvez donc jouer le Leader.
lesson-leaders-when = Les actions Leader se font avant ou après l’action principale. Ici, mieux vaut avant, pour en profiter tout de suite. Jouez le Leader des billes blanches.
lesson-leaders-not-discard = Vous auriez 1 point de foi, mais perdriez 5 points. Jouez-le plutôt.
lesson-leaders-first-play = D’abord le Leader : les billes blanches travailleront pour vous.
lesson-leaders-use = Désormais, chaque bille blanche vous donne une pièce. La ligne 1 a la bille rouge, une blanche, un bouclier et un serviteur. Prenez la ligne 1.
lesson-leaders-use-other = C’est bien aussi, mais avec la ligne 1 tout tient, et vous gagnez de la foi.
lesson-leaders-keep = Une pièce sortie de rien ! Gardez les trois.
lesson-leaders-keep-other = Il y a de la place pour les trois. Gardez-les.
lesson-leaders-others = Il y a trois autres sortes : une remise sur les cartes, un entrepôt supplémentaire de deux places et une production de plus. Et tout Leader en main peut être défaussé contre 1 point de foi.
lesson-leaders-tip = Un conseil : un Leader jamais joué ne rapporte rien. Vers la fin, défaussez-le si un pas sur la piste de foi vaut mieux.

## vatican

lesson-vatican-title = Les rapports du Vatican
lesson-vatican-about = Gagnez une tuile Faveur du Pape, et voyez votre adversaire en perdre une.
lesson-vatican-track = Votre adversaire a beaucoup défaussé, et chaque ressource vous a fait avancer : vous êtes sur la case 7. Votre adversaire n’a pas quitté la case 0.
lesson-vatican-section = La case 8 est une case Pape. Le premier marqueur qui l’atteint déclenche un rapport. Tous ceux qui sont dans la section de 5 à 8, ou au-delà, gagnent la première tuile ; les autres perdent la leur pour de bon.
lesson-vatican-red = Il ne vous faut qu’un point de foi. La bille rouge est dans la ligne 2, avec deux pierres. Prenez la ligne 2.
lesson-vatican-column = La colonne 1 a aussi la bille rouge. Mais la ligne 2 apporte deux pierres.
lesson-vatican-red-other = Sans la bille rouge, pas de rapport, et votre adversaire a le temps de se rapprocher. Prenez la ligne 2.
lesson-vatican-report = Le rapport ! Votre tuile est retournée et vous vaut 2 points. Votre adversaire n’était pas dans la section et a perdu la sienne.
lesson-vatican-keep = Et maintenant les pierres. Chacune défaussée aiderait votre adversaire : gardez les deux.
lesson-vatican-keep-other = Pas de cadeaux ! Gardez les deux pierres.
lesson-vatican-next = Les prochains rapports ont lieu à la case 16, pour ceux qui sont sur la case 12 ou au-delà, et à la case 24, pour ceux de la case 19 ou au-delà. Ils valent 3 et 4 points. Chacun n’arrive qu’une fois.
lesson-vatican-tip = Un conseil : avant de défausser, voyez si vos adversaires sont près d’une section. Votre gaspillage peut les y porter.
