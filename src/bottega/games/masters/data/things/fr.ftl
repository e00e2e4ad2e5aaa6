# Masters of Renaissance, en français : ce que sont les choses et à quoi elles servent.

### Le marché

thing-row = Ligne { $number } du marché
thing-column = Colonne { $number } du marché
what-row = Prenez cette ligne comme action principale, et chacune de ses billes vous donne ce qu’elle indique, sans exception. La bille de la glissière est ensuite poussée dans la ligne par la droite.
what-column = Prenez cette colonne comme action principale, et chacune de ses billes vous donne ce qu’elle indique, sans exception. La bille de la glissière est ensuite poussée dans la colonne par le bas.
what-line-now = Billes qui s’y trouvent : { $marbles }. { $resources-count ->
    [0] Elles ne donnent rien.
   *[other] Elles donnent { $resources }.
}
what-line-choice = Pour chaque bille blanche, vous choisissez entre { $resources }.

thing-marble = { $marble-is ->
    [white] Bille blanche
    [blue] Bille bleue
    [grey] Bille grise
    [yellow] Bille jaune
    [purple] Bille violette
   *[red] Bille rouge
}
what-marble = Elle donne { resource-a } à qui prend sa ligne ou sa colonne.
what-marble-red = Elle donne 1 point de foi à qui prend sa ligne ou sa colonne, marqué aussitôt sur la piste. Cette foi ne se défausse pas.
what-marble-white = En soi, elle ne donne rien. Avec un Leader des billes blanches en jeu, elle donne la ressource de ce Leader.
what-marble-yours = Grâce à votre Leader, elle vous donne { resource-a }.
what-marble-choice = Vos deux Leaders vous laissent choisir entre { $resources }.
what-marble-count = { $count ->
    [one] Il n’y en a qu’une de cette couleur parmi les { $total } billes.
   *[other] Il y en a { $count } de cette couleur parmi les { $total } billes.
}

thing-slide = La glissière
what-slide = C’est là qu’attend la bille en trop. Elle est poussée dans la prochaine rangée que quelqu’un prend, sans rien lui rapporter. La bille chassée à l’autre bout la remplace.

### Les cartes Développement

thing-stack = Cartes Développement : { $stack }
what-stack = Seule la carte du dessus du paquet est à vendre. L’acheter est une action principale : payez son coût et posez-la sur l’un de vos emplacements.
what-level = { $level ->
    [1] Une carte de niveau 1 demande un emplacement vide.
    [2] Une carte de niveau 2 recouvre une carte de niveau 1.
   *[other] Une carte de niveau 3 recouvre une carte de niveau 2.
}
what-stack-left = { $count ->
    [one] C’est la dernière carte du paquet.
   *[other] Il y a { $count } cartes dans le paquet.
}
what-stack-empty = Le paquet est vide, et il n’est jamais regarni.
what-stack-discount = Vos Leaders réduisent le coût : vous payez { $cost }.

thing-card = { $colour-is ->
    [green] Carte Développement verte, niveau { $level }
    [blue] Carte Développement bleue, niveau { $level }
    [yellow] Carte Développement jaune, niveau { $level }
   *[purple] Carte Développement violette, niveau { $level }
}
what-card = Sur le dessus de son emplacement, la carte peut servir à produire : payez ce qu’elle prend et recevez ce qu’elle donne. Une carte recouverte ne produit plus, mais elle rapporte toujours ses points et compte pour les conditions des Leaders.

thing-slot = Emplacement { $slot }
thing-slots = Emplacement de carte Développement
what-slot = Un plateau a trois emplacements pour les cartes Développement. Une carte de niveau 1 demande un emplacement vide, une carte de niveau 2 recouvre une carte de niveau 1, une carte de niveau 3 une carte de niveau 2. Les couleurs n’importent pas.
what-slot-top = { $level ->
    [0] Il est vide : une carte de niveau 1 y trouve place.
    [1] La carte du dessus est de niveau 1 : une carte de niveau 2 y trouve place.
    [2] La carte du dessus est de niveau 2 : une carte de niveau 3 y trouve place.
   *[other] La carte du dessus est de niveau 3 : plus aucune carte n’y trouve place.
}
what-slots-seven = Une septième carte Développement déclenche la fin de la partie.

### La production

thing-power-base = Production de base
what-power-base = Donnez deux ressources quelconques, identiques ou non, et recevez une ressource de votre choix. La foi n’y entre pas, ni comme paiement ni comme gain.
thing-power-slot = Production de l’emplacement { $slot }
what-power-slot = C’est la production de la carte du dessus : payez ce qu’elle prend et recevez ce qu’elle donne.
what-power-none = L’emplacement n’a pas de carte pour produire.
thing-power-leader = Production d’un Leader ({ $resource })
what-power-leader = Donnez { resource-a } et recevez une ressource de votre choix, plus 1 point de foi.
what-power = Activer la production est une action principale : chacune de vos productions peut y servir une fois. Toutes fonctionnent au même instant : le fruit de l’une ne peut pas en alimenter une autre.
what-power-used = Vous l’avez déjà utilisée pendant ce tour.

thing-finish = Terminer la production
what-finish = Votre production s’achève. Ce qu’elle donne va au coffre-fort, et la foi fait avancer votre marqueur. Vous pouvez encore jouer ou défausser des Leaders ensuite.

thing-end-turn = Terminer le tour
what-end-turn = C’est alors au joueur suivant. Vous ne pourrez plus jouer ni défausser de Leader avant votre prochain tour.

### Les Leaders

thing-leader = Leader ({ $ability })
what-leader-discount = En jeu, il vous fait payer une ressource de moins ({ $resource }) pour chaque carte Développement dont le coût comprend des { resource-plural }.
what-leader-depot = En jeu, il vous donne un entrepôt supplémentaire de { $places } places, réservé aux { resource-plural }.
what-leader-marble = En jeu, il fait que chaque bille blanche que vous prenez au marché vous donne { resource-a }.
what-leader-production = En jeu, il vous donne une production de plus : donnez { resource-a } et recevez une ressource de votre choix, plus 1 point de foi.
what-leader-choose = Vous gardez deux de vos quatre Leaders. Les deux autres sont écartés pour toute la partie, sans que personne les voie.
what-leader-hand = Il est dans votre main. Vous pouvez le jouer à votre tour dès que vous possédez ce qu’il demande ; vous ne dépensez rien. Vous pouvez aussi le défausser pour 1 point de foi : il est alors perdu pour de bon.
what-leader-ready = Vous possédez ce qu’il demande.
what-leader-unready = Vous ne possédez pas encore ce qu’il demande.
what-leader-played = { $seat } l’a en jeu. Il y reste et rapporte ses points à la fin.
what-leader-dropped = Vous l’avez défaussé : il ne rapporte rien.
what-leader-rejected = Vous l’avez écarté au départ.

thing-hand = Leaders en main ({ $seat })
what-hand = Les Leaders en main sont secrets tant qu’ils ne sont pas joués. À la fin, ils ne valent rien.

### Les réserves

thing-warehouse = Entrepôt
what-warehouse = Ce que vous prenez au marché se range ici, sur trois étagères d’une, deux et trois places. Une étagère n’accueille qu’un type de ressource, et un type n’occupe jamais deux étagères. Bottega range pour vous.
what-waste = Ce qui ne tient pas est défaussé, et chacun des autres joueurs reçoit 1 point de foi par ressource.
what-waste-solo = Ce qui ne tient pas est défaussé, et chaque ressource fait avancer d’une case la croix noire de Lorenzo.
thing-depot = Étagère { $number }
what-depot = { $number ->
    [one] Elle a une seule place.
   *[other] Elle a { $number } places, pour un seul type de ressource.
} Aucune autre étagère de l’entrepôt ne peut contenir ce même type.
thing-special-depot = Entrepôt supplémentaire ({ $resource })
what-special-depot = Un Leader le donne : il a { $places } places, réservées aux { resource-plural } même quand il est vide. Une étagère de l’entrepôt peut contenir ce même type.
thing-strongbox = Coffre-fort
what-strongbox = Il reçoit ce que vous produisez, sans limite de type ni de nombre. Vous pouvez y puiser pour payer, mais rien ne passe jamais du coffre-fort à l’entrepôt, ni l’inverse.
what-strongbox-pay = On paie d’abord avec l’entrepôt, et avec le coffre-fort en dernier. Pour choisir vous-même, payez à la main.

thing-resource = { $resource-is ->
    [coin] Pièce
    [stone] Pierre
    [servant] Serviteur
   *[shield] Bouclier
}
what-resource = L’une des quatre ressources. Elle sert à payer les cartes Développement et la production, et des Leaders peuvent la demander. Au marché, elle vient des billes { $marble-is ->
    [yellow] jaunes
    [grey] grises
    [purple] violettes
   *[other] bleues
}.
what-resource-end = À la fin, chaque lot de { $count } ressources, tous types mêlés, vaut 1 point.

### La foi

thing-faith = Foi
what-faith = Chaque point de foi fait avancer votre marqueur d’une case sur la piste de foi ; il ne recule jamais. La foi vient de la bille rouge, de certaines productions, des Leaders que vous défaussez et des ressources que défaussent les autres.

# Un rapport du Vatican, d’après son numéro dans `section`.
report-number = { $section ->
    [1] premier
    [2] deuxième
   *[other] troisième
}

thing-space = Case { $space } de la piste de foi
what-space = { $points ->
    [0] Un marqueur qui finit la partie ici ne rapporte rien pour sa place.
    [one] Un marqueur qui finit la partie ici rapporte { $points } point pour sa place.
   *[other] Un marqueur qui finit la partie ici rapporte { $points } points pour sa place.
}
what-space-section = Elle fait partie de la section du { report-number } rapport du Vatican. Quand il a lieu, un marqueur placé ici ou plus loin vaut à son joueur la tuile de { points }.
what-space-pope = C’est une case Pape : le premier marqueur qui l’atteint ou la dépasse provoque le { report-number } rapport du Vatican.
what-space-last = Un marqueur qui arrive ici déclenche la fin de la partie. Toute foi supplémentaire est perdue.
what-space-here = { $seats-count ->
    [one] S’y trouve : { $seats }.
   *[other] S’y trouvent : { $seats }.
}

thing-tile = Tuile Faveur du Pape, { report-number } rapport
what-tile = Le { report-number } rapport du Vatican a lieu quand un marqueur atteint la case { $pope }. Si le vôtre est alors sur la case { $first } ou plus loin, la tuile est à vous. Sinon, elle est perdue.
what-report-done = Le { report-number } rapport du Vatican a déjà eu lieu.
what-report-open = Le { report-number } rapport du Vatican n’a pas encore eu lieu.
what-tile-kept = Active pour { $seats }.
what-tile-lost = Perdue pour { $seats }.

thing-marker = Marqueur de foi ({ $seat })
what-marker = Il avance d’une case par point de foi, ne recule jamais, et indique la place qui compte à la fin.

### Lorenzo

thing-lorenzo = Lorenzo
what-lorenzo = Votre adversaire dans une partie en solo. Après chacun de vos tours, il révèle un jeton. Vous perdez si sa croix noire arrive sur la case 24 avant vous, ou quand les cartes d’une couleur sont toutes parties.
thing-cross = La croix noire de Lorenzo
what-cross = C’est le marqueur de foi de Lorenzo. Ses jetons la font avancer, et votre gaspillage aussi : une case par ressource défaussée. Elle provoque les rapports du Vatican. Si elle arrive sur la case 24 avant vous, vous perdez.
thing-tokens = Les jetons de Lorenzo
what-tokens = Après chacun de vos tours, le jeton du dessus de la pile est révélé et appliqué. Les jetons révélés restent hors de la pile jusqu’au jeton qui les remélange tous.
thing-token = { $token-is ->
    [green] Jeton de Lorenzo : cartes vertes
    [blue] Jeton de Lorenzo : cartes bleues
    [yellow] Jeton de Lorenzo : cartes jaunes
    [purple] Jeton de Lorenzo : cartes violettes
    [cross] Jeton de Lorenzo : deux cases
   *[shuffle] Jeton de Lorenzo : une case et remélange
}
what-token = { $token-is ->
    [green] Deux cartes Développement vertes sont retirées du dessus des paquets, en commençant par le niveau le plus bas.
    [blue] Deux cartes Développement bleues sont retirées du dessus des paquets, en commençant par le niveau le plus bas.
    [yellow] Deux cartes Développement jaunes sont retirées du dessus des paquets, en commençant par le niveau le plus bas.
    [purple] Deux cartes Développement violettes sont retirées du dessus des paquets, en commençant par le niveau le plus bas.
    [cross] La croix noire avance de deux cases.
   *[shuffle] La croix noire avance d’une case, et tous les jetons sont remélangés.
}
what-token-count = { $count ->
    [one] Il y a { $count } jeton de ce genre parmi les { $total }.
   *[other] Il y a { $count } jetons de ce genre parmi les { $total }.
}
thing-taken = { $colour-is ->
    [green] Cartes vertes retirées
    [blue] Cartes bleues retirées
    [yellow] Cartes jaunes retirées
   *[purple] Cartes violettes retirées
}
what-taken = { $count ->
    [0] Il ne reste aucune carte de cette couleur dans les paquets.
    [one] Il ne reste que { $count } carte de cette couleur dans les paquets.
   *[other] Il reste { $count } cartes de cette couleur dans les paquets.
} Quand la dernière est partie, achetée ou retirée, vous perdez, sauf si c’était votre septième carte.

### Les joueurs et les symboles

thing-seat = { $seat }
what-seat = Un joueur de cette table. Le dernier tour de table commence quand quelqu’un a sept cartes Développement ou arrive sur la case 24 de la piste de foi.
what-seat-solo = Vous jouez en solo. Vous gagnez avec sept cartes Développement, ou en arrivant sur la case 24 de la piste de foi avant Lorenzo.

thing-any = Ressource au choix
what-any = Elle représente une ressource de votre choix : une pièce, une pierre, un serviteur ou un bouclier, mais pas de la foi.
thing-points = Points de victoire
what-points = On les compte à la fin : ceux de vos cartes Développement, de votre place sur la piste de foi, des tuiles Faveur du Pape actives, des Leaders en jeu et des ressources qui vous restent. Le plus haut total l’emporte.
thing-colour = { $colour-is ->
    [green] Cartes Développement vertes
    [blue] Cartes Développement bleues
    [yellow] Cartes Développement jaunes
   *[purple] Cartes Développement violettes
}
what-colour = L’une des quatre couleurs de cartes Développement. Les Leaders demandent des cartes de certaines couleurs. Une carte recouverte compte aussi.
thing-level = Niveau { $level }
what-level-cards = Plus le niveau est élevé, plus la carte coûte et rapporte.
thing-left = Cartes dans le paquet
what-left = C’est le nombre de cartes du paquet, celle du dessus comprise.
thing-production = Production
what-production = On paie ce qui se trouve avant la flèche, on reçoit ce qui se trouve après.

choice-leader-kept = Leaders gardés au début
choice-start = Ressources prises au début
choice-leader-played = Leaders joués
choice-first-card = La première carte achetée
choice-card = Cartes achetées
