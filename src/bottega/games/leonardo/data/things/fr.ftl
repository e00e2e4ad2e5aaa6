# Leonardo da Vinci, en français : ce que sont les choses et à quoi elles servent.

### La ville

thing-area = { $letter }. { $place }
what-council = Chaque joueur qui a de la main-d’œuvre ici peut avoir l’un des quatre privilèges, dans l’ordre du classement, et chaque privilège ne revient qu’à un seul joueur. Le premier désigne en outre qui prend Léonard.
what-council-last = Si tous les joueurs y sont, le dernier du classement rentre les mains vides.
what-workshop = Chaque privilège est une amélioration de vos laboratoires : en retourner un pour avoir plus de places, prendre le grand, ou placer un automate. On ne retourne et on n’équipe d’un automate qu’un laboratoire au repos.
what-academy = Chaque privilège est l’un de vos apprentis qui sont encore ici. Vous pourrez le placer à partir du tour suivant.
what-shop = Chaque privilège vous donne { component-one }. Une boutique vide ne donne rien et ne coûte rien.
what-area-offer = Il y a jusqu’à quatre privilèges par tour, pour 0, 2, 3 et 4 florins. Le premier du classement est sollicité d’abord. On prend le privilège à ce prix, ou on reprend sa main-d’œuvre.
what-area-here = Dans l’ordre d’arrivée : { $workers }.
what-area-nobody = Il n’y a encore personne.
what-area-closed = Aux tours 8 et 9, la ville est fermée : il n’y a plus que la recherche.

thing-crew = { $place } : { $seat }
what-crew = { $seat } compte ici pour { $count } dans le classement : un par apprenti, deux pour le maître d’œuvre. À égalité, celui qui a envoyé quelqu’un le premier est devant.

thing-price = Le marqueur Argent
what-price = Il indique ce que coûte le prochain privilège de la zone : 0, 2, 3 et enfin 4 florins. Il avance chaque fois que quelqu’un prend un privilège, et la zone est terminée quand quelqu’un en a payé 4.

thing-benefit = Conseil, privilège { $benefit-is } : { $benefit }
what-benefit-1 = Vous pouvez déplacer un de vos apprentis déjà placés vers l’une des zones B à H. Comme ces zones sont résolues plus tard, le premier peut s’en trouver changé.
what-benefit-2 = Vous prenez tous les florins du Conseil.
what-benefit-3 = Vous regardez les { $looked } inventions du dessus du paquet, ou toutes s’il y en a moins, et vous les remettez dans l’ordre de votre choix. Les autres ne les voient pas.
what-benefit-4 = Vous pouvez payer 1 florin à la banque et prendre dans une boutique un composant de votre choix.
what-benefit-codex = Avec le Codex, vous pouvez déplacer n’importe quel apprenti, à vous ou à un autre, d’une des zones B à H vers une autre d’entre elles. Celui d’un autre joueur ne peut pas aller là où ce joueur est déjà premier.
what-benefit-taken = Pris par { $seat }.

thing-pot = Florins du Conseil
what-pot = Le privilège 2 du Conseil les prend tous. Il s’en ajoute un à la fin de chaque tour jusqu’au septième.

### Les laboratoires

thing-lab = { $lab }
thing-lab-of = { $lab } ({ $seat })
what-lab = Un laboratoire fabrique une invention à la fois. En phase A, on glisse dessous, face cachée, les composants de l’invention ; en phase B, on y envoie de la main-d’œuvre. Après la ville, il travaille 1 semaine par apprenti, 2 pour le maître d’œuvre et 2 par automate.
what-lab-idle = Tant qu’il est au repos, il peut commencer une invention en phase A et être amélioré à l’Atelier. Il n’accueille personne.
what-lab-secret = Les composants qui sont dessous sont secrets. Bottega montre les inventions encore possibles.
what-lab-unbuilt = Le grand laboratoire s’acquiert à l’Atelier, avec 4 places. Il peut servir dès la phase A du tour suivant.

thing-man-space = Case d’automate
what-man-space = Un automate ne se place que sur une telle case. La main-d’œuvre peut l’occuper aussi, tant qu’elle est libre.
thing-space = Place libre
what-space = Dans un laboratoire, chaque ouvrier occupe une place, maître d’œuvre compris, et chaque automate aussi.

### Les inventions

thing-invention = { $invention }
what-invention = Pour la réaliser, glissez ses composants sous un laboratoire au repos et faites-le travailler { weeks }. Tous ceux qui la réalisent au premier tour où quelqu’un y parvient touchent { $first } florins ; ceux qui viennent plus tard, { $later }.
what-invention-requested = Elle est demandée : ceux qui ont les semaines la réalisent en phase D.
what-invention-deck = Elle est encore dans le paquet. Vous pouvez la commencer, mais elle ne sera réalisée qu’une fois demandée.
what-invention-never = Elle est encore dans le paquet et ne sera plus demandée.
what-invention-card = { $seat } a la carte, qui fait gagner des semaines sur les inventions suivantes de son type.
what-invention-boxed = La carte est hors de la partie.
what-invention-done = Vous l’avez déjà réalisée, et vous ne pouvez pas le faire deux fois.
what-invention-saved = Vos cartes vous font gagner { $count } semaines sur elle.

thing-metal = { $metal-is ->
    [bronze] Bronze
    [copper] Cuivre
    [silver] Argent
   *[gold] Or
}
what-metal = Le métal d’une carte indique ce que l’invention exige : { weeks } de travail et { $count ->
    [one] un composant
   *[other] { $count } composants
}. Entre joueurs à égalité de florins et de cartes, les meilleurs métaux décident.
what-metal-any = Le métal d’une carte indique ce que l’invention exige : le bronze est le moins exigeant, puis viennent le cuivre, l’argent et l’or. Entre joueurs à égalité de florins et de cartes, les meilleurs métaux décident.
thing-type = Type : { $type }
what-type = Il y a cinq types d’inventions, du nom des composants. Chaque carte devant vous fait gagner { $saved } semaines sur les inventions suivantes de son type, et la variété des types est récompensée à la fin.
thing-week = Semaine de travail
what-week = Une invention est réalisée quand son laboratoire a travaillé assez de semaines. Par tour, un apprenti travaille 1 semaine, le maître d’œuvre 2, un automate 2.
thing-deck = Le paquet
what-deck = Ce sont les inventions qui ne sont pas encore demandées. Tout le monde sait lesquelles ; seul leur ordre est secret. À la fin de chaque tour jusqu’au septième, les cartes du dessus garnissent les emplacements vides.
thing-variety = Prime de variété
what-variety = Après le tour 9, vous recevez des florins pour les différents types parmi les cartes devant vous : { $three } pour trois, { $four } pour quatre, { $five } pour les cinq.

### Les composants

thing-component = { $component }
what-component = C’est un composant. Pour commencer une invention, on glisse exactement ses composants sous un laboratoire. Ils viennent de la boutique et y retournent quand l’invention est réalisée. À la fin, ils ne valent rien.
what-component-shop = Sa boutique : { $place }.
thing-any = Composant au choix
what-any = Il représente n’importe quel composant : fer, verre, bois, brique ou corde.
figure-shop = dans la boutique
figure-hand = dans votre main
figure-pool = les vôtres à l’Académie
figure-men-left = automates qui vous restent

### La main-d’œuvre

thing-apprentice = Apprenti
what-apprentice = On envoie un ou plusieurs apprentis à la fois, tous au même endroit, et une seule fois par tour à chaque endroit. Un apprenti compte pour un dans un classement et travaille 1 semaine dans un laboratoire.
thing-master = Maître d’œuvre
what-master = Chaque joueur a un maître d’œuvre, qu’on envoie seul. Il compte pour deux dans un classement, travaille 2 semaines dans un laboratoire et y occupe une place.
thing-man = Automate
what-man = Il travaille 2 semaines par tour dans son laboratoire, même si personne d’autre n’est là, et y reste jusqu’à la fin de la partie. On l’obtient à l’Atelier ; vous en avez trois au maximum.
thing-workers = Main-d’œuvre ({ $seat })
thing-leonardo = Léonard
what-leonardo = Celui qui a Léonard commence dans les phases A et B et l’emporte aux enchères en cas d’égalité. Le premier au Conseil désigne qui le prend.

### Les joueurs et les florins

thing-seat = { $seat }
what-seat = Un joueur de cette table. Après le tour 9, le plus riche gagne.
thing-purse = Florins ({ $seat })
thing-florin = Florin
what-florin = Les inventions rapportent des florins ; les privilèges et les enchères en coûtent. Après le tour 9, le plus riche gagne.

thing-offer = Mise ({ $seat })
thing-bid = Votre mise
what-bid = Misez en secret de 0 jusqu’à tous vos florins. Les mises sont dévoilées ensemble. La plus haute est payée à la banque et emporte la carte ; les autres ne paient rien. À égalité, celui qui a Léonard l’emporte, ou sinon le plus proche de lui dans le sens horaire.

### Les choix

thing-accept = Prendre le privilège
what-accept = Vous payez le prix indiqué par le marqueur Argent et prenez le privilège. Vous restez dans la zone et pouvez être sollicité de nouveau, plus cher.
thing-withdraw = Reprendre votre main-d’œuvre
what-withdraw = Toute votre main-d’œuvre quitte cet endroit sans privilège. Celle qui est ailleurs y reste.
thing-leave = Renoncer au privilège
what-leave = Vous ne vous servez pas du privilège choisi au Conseil.
thing-pass = Passer
what-pass = Vous ne placez plus personne pendant ce tour. La main-d’œuvre qui n’est pas placée ne fait rien jusqu’au tour suivant.
thing-done = Terminer avec vos laboratoires
what-done = C’est alors au joueur suivant, et vous ne pouvez plus rien commencer ni interrompre avant le prochain tour.

thing-favour = Faveur { $favour }
what-favour = { $favour-is ->
    [florins] Vous prenez les florins à la banque.
    [components] Les composants sont de votre choix, deux identiques au plus.
    [apprentice] Vous prenez l’un de vos apprentis à l’Académie.
    [man-small] Un automate travaille 2 semaines par tour. Il lui faut une case réservée, et il n’apporte pas de composant.
    [man-large] Un automate travaille 2 semaines par tour. Il lui faut une case réservée, et il n’apporte pas de composant.
   *[other] Un laboratoire plus grand accueille plus de main-d’œuvre. Un composant de votre choix l’accompagne.
}
what-favour-limit = À quatre ou cinq joueurs, personne ne peut choisir la même lettre plus de { $count } fois.

### Les tours

thing-turn = Tour { $turn }
what-turn = { $turn ->
    [0] Avant le premier tour, les experts choisissent leurs faveurs, une à la fois.
    [8] Il n’y a plus que la recherche : la main-d’œuvre ne se place que dans les laboratoires, la ville est fermée, et aucune invention n’est révélée.
    [9] C’est le dernier tour, réservé à la recherche. Puis la variété de vos cartes est récompensée, et le plus riche gagne.
   *[other] Un tour compte quatre phases : les laboratoires, la main-d’œuvre, la ville et les inventions réalisées. À la fin, de nouvelles inventions sont demandées, et un florin s’ajoute au Conseil.
}
thing-phase = { $phase-is ->
    [a] Phase A : les laboratoires
    [b] Phase B : la main-d’œuvre
    [c] Phase C : la ville
   *[d] Phase D : les inventions
}
what-phase = { $phase-is ->
    [a] À partir de celui qui a Léonard, chacun commence ou interrompt des fabrications dans ses laboratoires, en un seul tour de table.
    [b] À partir de celui qui a Léonard, chacun envoie des apprentis à un endroit, ou son maître d’œuvre, ou passe, jusqu’à ce que tout le monde ait passé.
    [c] Les zones de la ville sont résolues de A à H. Puis les laboratoires travaillent.
   *[d] Les inventions réalisées sont dévoilées et payées. Si plusieurs joueurs ont réalisé la même, ils se disputent la carte aux enchères.
}

choice-favour = Faveurs choisies
choice-opening = Où l’on place en premier
choice-first-invention = La première invention commencée
choice-invention = Inventions commencées
choice-improvement = Avantages de l’Atelier
choice-benefit = Avantages du Conseil
