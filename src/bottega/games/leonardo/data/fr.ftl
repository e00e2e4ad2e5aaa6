# Leonardo da Vinci, en français.

### Les noms

component-iron = fer
component-glass = verre
component-wood = bois
component-brick = brique
component-rope = corde

components-iron = { $count ->
    [one] { $count } fer
   *[other] { $count } fers
}
components-glass = { $count ->
    [one] { $count } verre
   *[other] { $count } verres
}
components-wood = { $count } bois
components-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
components-rope = { $count ->
    [one] { $count } corde
   *[other] { $count } cordes
}
components-none = aucun

# Une unité du composant donné par `component` : « une brique ».
component-one = { $component-is ->
    [iron] du fer
    [glass] du verre
    [wood] du bois
    [brick] une brique
   *[rope] de la corde
}

metal-bronze = bronze
metal-copper = cuivre
metal-silver = argent
metal-gold = or

# Une invention par son numéro et son nom.
invention-name = { $number } { $name }

lab-small = petit laboratoire
lab-large = grand laboratoire

place-council = Conseil
place-workshop = Atelier
place-academy = Académie
place-blacksmith = Forgeron
place-glassmaker = Vitrier
place-joiner = Menuisier
place-kiln = Briquetier
place-ropemaker = Cordier
place-small = { lab-small }
place-large = { lab-large }

# L’endroit donné par `place`, après un verbe : y aller, y être, en venir.
to-place = { $place-is ->
    [workshop] à l’{ $place }
    [academy] à l’{ $place }
    [council] au { $place }
    [small] dans le { $place }
    [large] dans le { $place }
   *[other] chez le { $place }
}
at-place = { to-place }
from-place = { $place-is ->
    [workshop] de l’{ $place }
    [academy] de l’{ $place }
    [council] du { $place }
    [small] du { $place }
    [large] du { $place }
   *[other] de chez le { $place }
}
# La même chose pour l’endroit donné par `source`.
from-source = { $source-is ->
    [workshop] de l’{ $source }
    [academy] de l’{ $source }
    [council] du { $source }
    [small] du { $source }
    [large] du { $source }
   *[other] de chez le { $source }
}

benefit-1 = déplacer un apprenti
benefit-2 = prendre les florins
benefit-3 = consulter le paquet
benefit-4 = acheter un composant

improvement-flip-small = retourner le petit laboratoire, côté 5 places
improvement-build-large = prendre le grand laboratoire, côté 4 places
improvement-flip-large = retourner le grand laboratoire, côté 6 places
improvement-man-small = placer un automate dans le petit laboratoire
improvement-man-large = placer un automate dans le grand laboratoire

favour-florins = A : 5 florins
favour-components = B : 4 composants
favour-apprentice = C : 1 apprenti
favour-flip-small = D : { improvement-flip-small } (et 1 composant)
favour-build-large = D : { improvement-build-large } (et 1 composant)
favour-flip-large = D : { improvement-flip-large } (et 1 composant)
favour-man-small = D : { improvement-man-small }
favour-man-large = D : { improvement-man-large }

apprentices = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
spaces = { $spaces } places

option-start = Début de la partie
option-start-beginner = Débutants : chaque joueur prend une dotation toute prête, et les premières demandes sont toujours les mêmes.
option-start-expert = Experts : un tour 0 où chacun choisit des faveurs ; les premières demandes viennent du paquet.
option-codex = Codex Leonardi I
option-codex-off = Sans le Codex : le privilège 1 du Conseil déplace un de vos propres apprentis, où qu’il soit placé.
option-codex-on = Avec le Codex, pour un Conseil plus puissant : le privilège 1 déplace l’apprenti de n’importe qui entre les zones B à H.

### Les questions

prompt-favour = { $count ->
    [one] Choisissez une faveur, la dernière que vous recevez.
   *[other] Choisissez une faveur ; il vous en reste { $count }.
}
prompt-pick = { $count ->
    [one] Choisissez un composant offert avec votre faveur.
   *[other] Choisissez { $count } composants offerts avec votre faveur, un par un ; deux identiques au plus.
}
prompt-laboratories = Vos laboratoires : commencez une invention, interrompez une fabrication d’un tour précédent, ou terminez.
prompt-assign = { $count ->
    [0] Placez votre maître d’œuvre, ou passez.
   *[other] Placez de la main-d’œuvre, ou passez. Il vous reste { apprentices }.
}
prompt-leonardo = Vous êtes premier au Conseil : qui prend Léonard ?
prompt-benefit = Choisissez l’un des privilèges du Conseil encore disponibles.
prompt-lift = Choisissez l’apprenti que vous voulez déplacer, ou renoncez au privilège.
prompt-put = Où va l’apprenti (à { $of_seat }) qui vient { from-place } ?
prompt-arrange = { $count ->
    [1] Choisissez l’invention qui va sur le dessus du paquet.
    [2] Choisissez l’invention qui vient en deuxième.
   *[other] Choisissez l’invention qui vient en troisième ; celle qui reste va dessous.
}
prompt-component = Choisissez un composant à acheter pour 1 florin, ou renoncez au privilège.
prompt-offer = { $price ->
    [0] { $place } : le privilège est gratuit pour vous. Prenez-le ou reprenez votre main-d’œuvre.
   *[other] { $place } : le privilège coûte { $price } florins, et vous en avez { $florins }. Prenez-le ou reprenez votre main-d’œuvre.
}
prompt-bid = Combien de florins misez-vous pour la carte { $invention } ? Vous en avez { $florins }.

### Les actions

action-start = Commencer { $invention } dans le { $lab }
action-cancel = Interrompre la fabrication du { $lab }
action-done = En rester là pour vos laboratoires
action-place = Envoyer { apprentices } { to-place }
action-master = Envoyer le maître d’œuvre { to-place }
action-pass = Passer et ne plus placer personne pendant ce tour
action-leonardo = Confier Léonard à { $to_seat }
action-benefit = Prendre le privilège { $benefit-is } : { $benefit }
action-lift = Déplacer un apprenti { from-place } (à { $of_seat })
action-put = Mettre l’apprenti { at-place }
action-arrange = Remettre { $invention } ensuite
action-take = Prendre { component-one }
action-improve = { $improvement-is ->
    [flip-small] Retourner le petit laboratoire, côté 5 places
    [build-large] Prendre le grand laboratoire, côté 4 places
    [flip-large] Retourner le grand laboratoire, côté 6 places
    [man-small] Placer un automate dans le petit laboratoire
   *[man-large] Placer un automate dans le grand laboratoire
}
action-accept = Prendre le privilège
action-withdraw = Reprendre votre main-d’œuvre
action-leave = Renoncer au privilège
action-bid = { $florins ->
    [0] Ne rien miser
   *[other] Miser { florins }
}
action-favour = Faveur { $favour }

### Les doutes

doubt-pass = { $left ->
    [master] Votre maître d’œuvre n’est pas placé. Passer quand même ?
    [all] Votre maître d’œuvre n’est pas placé et il vous reste { apprentices }. Passer quand même ?
   *[apprentices] Il vous reste { apprentices }. Passer quand même ?
}
doubt-cancel = Vous perdez { weeks } de travail. Interrompre quand même la fabrication du { $lab } ?
doubt-leave = Votre place au Conseil ne vous rapporte rien. Renoncer au privilège ?

### Les événements

event-turn = { $turn ->
    [8] Le tour 8 commence. Il n’y a plus que de la recherche.
    [9] Le tour 9 commence ; c’est le dernier.
   *[other] Le tour { $turn } commence.
}
event-favour = { $seat } choisit la faveur { $favour }.
event-start = { $seat } commence l’invention { $invention } dans le { $lab }.
event-start-secret = { $seat } commence une invention dans le { $lab }.
event-cancel = { $weeks ->
    [0] { $seat } interrompt la fabrication du { $lab }, qui n’avait pas avancé.
   *[other] { $seat } interrompt la fabrication du { $lab } et perd { weeks }.
}
event-place = { $seat } envoie { apprentices } { to-place }.
event-master = { $seat } envoie le maître d’œuvre { to-place }.
event-pass = { $seat } passe.
event-pass-forced = { $seat } ne peut plus placer personne et passe.
event-council-last = Tous les joueurs sont au Conseil : { $seat } est en fin de classement et rentre les mains vides.
event-leonardo = { $seat } décide qui prend Léonard : { $to_seat }.
event-benefit = { $seat } choisit le privilège { $benefit-is } du Conseil : { $benefit }.
event-council-florins = { $seat } prend { florins } au Conseil.
event-move = { $seat } déplace un apprenti (à { $of_seat }) { from-source } : il va { to-place }.
event-leave = { $seat } renonce au privilège { $benefit-is } du Conseil ({ $benefit }).
event-look = { $seat } regarde le dessus du paquet. De haut en bas : { $inventions }.
event-look-secret = { $count ->
    [one] { $seat } regarde la dernière invention du paquet.
   *[other] { $seat } regarde les { $count } premières inventions du paquet.
}
event-arrange = { $seat } remet les inventions en place. De haut en bas : { $inventions }.
event-arrange-secret = { $seat } remet les inventions en place, dans un ordre que les autres ne voient pas.
event-area = { $seats-count ->
    [one] { $place } : seulement { $seats }.
   *[other] { $place } : l’ordre est { $seats }.
}
event-pay = { $seat } paie { florins }.
event-component = { $seat } prend { component-one }.
event-apprentice = { $seat } prend un apprenti à l’Académie et en a maintenant { $count }.
event-improve = { $improvement-is ->
    [flip-small] { $seat } retourne le petit laboratoire, côté 5 places.
    [build-large] { $seat } prend le grand laboratoire, côté 4 places.
    [flip-large] { $seat } retourne le grand laboratoire, côté 6 places.
    [man-small] { $seat } place un automate dans le petit laboratoire.
   *[man-large] { $seat } place un automate dans le grand laboratoire.
}
event-withdraw = { $seat } reprend sa main-d’œuvre { from-place }.
event-withdraw-forced = { $seat } ne peut rien faire de plus { at-place } : sa main-d’œuvre rentre.
event-research = Les laboratoires travaillent.
event-work = { $count ->
    [one] { $seat }, { $lab } : { $count } semaine de travail, { $weeks } en tout.
   *[other] { $seat }, { $lab } : { $count } semaines de travail, { $weeks } en tout.
}
event-complete = { $seat } réalise l’invention { $invention } dans le { $lab } et reçoit { florins }.
event-complete-later = { $seat } réalise l’invention { $invention } dans le { $lab }, après d’autres, et reçoit { florins }.
event-still-working = { $seat } travaille encore à l’invention { $invention } dans le { $lab } et doit la montrer.
event-card = { $seat } prend la carte { $invention }.
event-auction = La carte { $invention } est mise aux enchères. Participent : { $seats }.
event-bid = { $florins ->
    [0] { $seat } ne mise rien.
   *[other] { $seat } mise { florins }.
}
event-bid-secret = { $seat } a misé.
event-bid-shown = { $florins ->
    [0] { $seat } n’a rien misé.
   *[other] { $seat } a misé { florins }.
}
event-boxed = Personne n’a rien misé : la carte { $invention } quitte la partie.
event-requested = Nouvelle invention demandée : { $invention }.
event-over = { $seats-count ->
    [one] La partie est terminée : { $seats } l’emporte.
   *[other] La partie est terminée : { $seats } se partagent la victoire.
}

### Les refus

refusal-now-favour = Le tour 0 vient d’abord : choisissez une faveur.
refusal-now-pick = Choisissez d’abord un composant offert avec votre faveur.
refusal-now-laboratories = C’est la phase A : commencez ou interrompez des fabrications dans vos laboratoires, ou terminez.
refusal-now-assign = C’est la phase B : placez des apprentis ou votre maître d’œuvre, ou passez.
refusal-now-leonardo = Désignez d’abord le joueur qui prend Léonard.
refusal-now-benefit = Choisissez d’abord votre privilège au Conseil.
refusal-now-lift = Choisissez d’abord l’apprenti à déplacer, ou renoncez au privilège.
refusal-now-put = Choisissez d’abord la zone où va l’apprenti.
refusal-now-arrange = Remettez d’abord les inventions sur le paquet, l’une après l’autre.
refusal-now-component = Choisissez d’abord un composant pour 1 florin, ou renoncez au privilège.
refusal-now-offer = Prenez d’abord le privilège proposé, ou reprenez votre main-d’œuvre.
refusal-now-bid = Faites d’abord votre mise dans l’enchère.

refusal-lab-missing = Vous n’avez pas encore votre grand laboratoire. Prenez-le d’abord : à l’Atelier, ou comme faveur au tour 0.
refusal-lab-working = Votre { $lab } est déjà en activité. Il fabrique une invention à la fois : interrompez d’abord la fabrication, ou utilisez un laboratoire au repos.
refusal-already-completed = Vous avez déjà réalisé l’invention { $invention }, et chacune ne se réalise qu’une fois. Choisissez-en une autre.
refusal-never-requested = L’invention { $invention } ne sera plus jamais demandée. Commencez-en une qui est demandée ou, avant le tour 8, une qui est dans le paquet.
refusal-in-other-lab = Votre autre laboratoire travaille à l’invention { $invention }. Commencez-en une autre ici.
refusal-lacks-components = Pour commencer l’invention { $invention }, il vous manque { $components }.
refusal-lab-idle = Votre { $lab } est au repos : il n’y a rien à interrompre.
refusal-lab-fresh = Votre { $lab } vient de commencer. Une fabrication peut être interrompue à partir du tour suivant.

refusal-research-only = Au tour { $turn }, il n’y a que de la recherche. Placez votre main-d’œuvre dans un laboratoire en activité, ou passez.
refusal-lab-not-working = Votre { $lab } est au repos, et seul un laboratoire en activité accueille de la main-d’œuvre. Les inventions se commencent en phase A.
refusal-lab-full = { $left ->
    [0] Votre { $lab } n’a plus de place libre.
    [one] Votre { $lab } n’a plus que { $left } place libre. Envoyez moins de monde.
   *[other] Votre { $lab } n’a plus que { $left } places libres. Envoyez moins de monde.
}
refusal-too-few-apprentices = { $left ->
    [0] Vous n’avez plus d’apprenti à placer.
    [one] Vous ne pouvez pas envoyer { apprentices } : il ne vous en reste que { $left }.
   *[other] Vous ne pouvez pas envoyer { apprentices } : il ne vous en reste que { $left }.
}
refusal-once-per-place = Vous avez déjà envoyé des apprentis { to-place } pendant ce tour, et on ne le fait qu’une fois. Choisissez un autre endroit.
refusal-master-placed = Votre maître d’œuvre est déjà { at-place }. Il y reste jusqu’à la résolution.

refusal-no-such-seat = Il n’y a que { $count } joueurs. Choisissez l’un d’eux.
refusal-benefit-taken = Le privilège { $benefit-is } ({ $benefit }) est pris par { $by_seat }. Choisissez-en un autre.
refusal-first-must-choose = Le premier au Conseil doit choisir l’un des quatre privilèges, mais rien ne l’oblige à s’en servir.
refusal-own-apprentice = Vous ne pouvez déplacer que vos propres apprentis. Il faut le Codex pour déplacer ceux des autres.
refusal-codex-source = Avec le Codex, on ne déplace des apprentis que depuis les zones B à H. Ceux qui sont { at-place } n’en font pas partie. Choisissez un autre apprenti.
refusal-codex-first = Un apprenti appartenant à { $of_seat } ne peut pas aller dans une zone où { $of_seat } a déjà la première place. Choisissez une autre zone ou un autre apprenti.
refusal-no-apprentice-there = { $of_seat } n’a pas d’apprenti { at-place }. Choisissez-en un qui est placé.
refusal-same-place = L’apprenti vient { from-place } : il doit aller dans une autre zone.
refusal-not-looked-at = L’invention { $invention } n’est pas parmi les inventions que vous avez encore à remettre. Choisissez l’une de celles-là.

refusal-choose-improvement = À l’Atelier, dites quelle amélioration vous prenez, ou reprenez votre main-d’œuvre.
refusal-not-workshop = Les laboratoires s’améliorent à l’Atelier, et l’offre a maintenant lieu { at-place }.
refusal-academy-empty = Vous n’avez plus d’apprentis à l’Académie. Choisissez autre chose.
refusal-shop-empty = La boutique est vide ({ $component }). Choisissez autre chose, ou attendez que des composants y reviennent.
refusal-shops-empty = Toutes les boutiques sont vides. Choisissez une autre faveur.
refusal-lab-built = Vous avez déjà votre grand laboratoire. Vous pouvez le retourner ou y ajouter des automates.
refusal-lab-busy = Votre { $lab } est en activité, et on n’améliore qu’un laboratoire au repos. Choisissez une autre amélioration.
refusal-lab-flipped = Ce laboratoire montre déjà son meilleur côté, à { spaces }. Choisissez une autre amélioration.
refusal-man-no-space = { $spaces ->
    [5] Un laboratoire à { spaces } n’a qu’une case d’automate, et elle est prise.
    [6] Un laboratoire à { spaces } n’a que deux cases d’automate, et elles sont prises.
   *[other] Un laboratoire à { spaces } n’a pas de case d’automate. Retournez-le d’abord.
}
refusal-favour-letter = Vous avez déjà choisi deux fois la lettre { $letter }, et personne ne peut le faire trois fois. Choisissez une autre lettre.
refusal-two-of-a-kind = Vous en avez déjà pris deux avec cette faveur ({ $component }). Choisissez un autre composant.
refusal-too-few-florins = Vous ne pouvez pas miser { florins } : vous en avez { $have }. Misez cela au plus.

### Le décompte

score-florins = Florins
score-variety = Variété des inventions
tie-cards = Cartes
tie-gold = Cartes d’or
tie-silver = Cartes d’argent
tie-copper = Cartes de cuivre
tie-bronze = Cartes de bronze

### La table, dessinée

symbol-iron = F
symbol-glass = V
symbol-wood = B
symbol-brick = Q
symbol-rope = C
symbol-bronze = b
symbol-copper = c
symbol-silver = a
symbol-gold = o
symbol-apprentice = i
symbol-master = @
symbol-man = ¤

board-turn = Tour
board-phase = Phase
board-leonardo = Léonard
board-requested = Inventions demandées
board-weeks = semaines
board-needs = demande
board-pays = florins
board-type = type
board-metal = métal
board-lot = enchère
board-deck = { $count ->
    [0] Paquet : vide
    [one] Paquet, { $count } carte :
   *[other] Paquet, { $count } cartes dans un ordre caché :
}
board-known = vous connaissez le dessus, de haut en bas : { $cards }
board-known-some = vous connaissez, quelque part parmi les { $count } premières : { $cards }
board-boxed = hors de la partie : { $cards }
board-price = prix { $price }
board-stock = { $component } : { $count }
board-closed = La ville est fermée
board-apprentices = { apprentices }, { $free } { $free ->
    [one] libre
   *[other] libres
}
board-academy = { $count } à l’Académie
board-master-home = maître libre
board-master-at = maître : { $place }
board-passed = a passé
board-favours = faveurs { $letters }
board-hand = en main
board-owned = composants
board-in-all = en tout
board-lab = { $lab }, { spaces }
board-unbuilt = à l’Atelier
board-idle = au repos
board-week = semaine { $weeks }
board-week-of = semaine { $weeks } sur { $needed }
board-saved = { $count } { $count ->
    [one] gagnée
   *[other] gagnées
}
board-fresh = nouveau
board-shown = montrée
board-unrequested = pas demandée
board-secret = { $count } possibilités
board-secret-few = { $count ->
    [one] { $count } possibilité :
   *[other] { $count } possibilités :
}
board-cards = cartes
board-bonus = { $count ->
    [one] { $count } type, prime { $florins }
   *[other] { $count } types, prime { $florins }
}
board-done = réalisées sans la carte : { $cards }
board-legend-components = Composants et types :
board-legend-metals = Métaux, après un numéro :
board-legend-workers = Main-d’œuvre :
board-legend-apprentice = apprenti
board-legend-master = maître d’œuvre (compte pour deux)
board-legend-man = automate (deux semaines)
board-legend-space = place libre

### La table, en phrases

progress-turn = { $turn ->
    [0] Tour 0 : faveurs
   *[other] Tour { $turn } sur 9
}

stage-favour = Tour 0 : { $seats } choisit une faveur.
stage-pick = Tour 0 : { $seats } choisit des composants.
stage-laboratories = Tour { $turn } sur 9, phase A : { $seats } s’occupe de ses laboratoires.
stage-assign = Tour { $turn } sur 9, phase B : { $seats } place sa main-d’œuvre.
stage-leonardo = Tour { $turn } sur 9, phase C, Conseil : { $seats } décide qui prend Léonard.
stage-benefit = Tour { $turn } sur 9, phase C, Conseil : { $seats } choisit un privilège.
stage-lift = Tour { $turn } sur 9, phase C, Conseil : { $seats } choisit un apprenti à déplacer.
stage-put = Tour { $turn } sur 9, phase C, Conseil : { $seats } déplace un apprenti.
stage-arrange = Tour { $turn } sur 9, phase C, Conseil : { $seats } remet en ordre le dessus du paquet.
stage-component = Tour { $turn } sur 9, phase C, Conseil : { $seats } peut acheter un composant.
stage-offer = Tour { $turn } sur 9, phase C, { $place } : l’offre va à { $seats }.
stage-bid = { $seats-count ->
    [one] Tour { $turn } sur 9, phase D : { $seats } doit encore miser.
   *[other] Tour { $turn } sur 9, phase D : { $seats } doivent encore miser.
}
stage-over = La partie est terminée.

about-codex = Le Codex Leonardi I est en vigueur.
about-edition = Édition : { $name }.
about-leonardo = { $seat } a Léonard.
about-picks = Composants encore à choisir : { $count }. Déjà choisis avec cette faveur : { $components }.
about-ranking = Classement { at-place } : { $seats }.
about-price = { $florins ->
    [0] Le prochain privilège est gratuit.
   *[other] Le prochain privilège coûte { florins }.
}
about-chosen = Conseil, privilège { $benefit-is } ({ $benefit }) : { $seat }.
about-lifted = En déplacement : un apprenti (à { $of_seat }) qui vient { from-place }.
about-arranged = Inventions déjà remises : { $count } sur { $looked }.
about-auction = Enchère pour la carte { $invention } entre { $seats }.
about-bid = { $bid-is ->
    [made] { $seat } a misé.
    [own] { $seat } a misé { florins }, encore en secret.
   *[open] { $seat } n’a pas encore misé.
}
about-auctioned = Dernière enchère, la carte { $invention }. Mises : { $bids }.
about-auction-next = Enchère suivante : { $invention }, entre { $seats }.

about-components = { $hand-count ->
    [0] { $seat } n’a aucun composant en main ; en tout : { $components }.
   *[other] { $seat } a en main : { $hand } ; en tout : { $components }.
}
about-components-all = { $seat }, composants en tout : { $components }.
about-florins = { $seat } a { florins }.
about-workers = { $seat } a { apprentices }, dont { $free } { $free ->
    [one] libre
   *[other] libres
} ; { $academy } à l’Académie.
about-master-home = { $seat } a son maître d’œuvre libre.
about-master-at = { $seat } a son maître d’œuvre { at-place }.
about-passed = { $seat } a passé.
about-favours = { $seat }, faveurs choisies : { $letters }.

about-lab-unbuilt = { $seat }, { $lab } : encore à l’Atelier.
about-lab = { $seat }, { $lab } : { spaces } ; { $crew } ; { $work }.
crew-nobody = personne
crew-man = { $count ->
    [one] { $count } automate
   *[other] { $count } automates
}
crew-master = le maître d’œuvre
work-idle = au repos
work-own = travaille à l’invention { $invention }, { weeks } sur { $needed }
work-shown = travaille encore à l’invention { $invention }, comme il a été montré, { weeks } sur { $needed }
work-saving = { $work }, et { $count } de plus gagnées par les cartes
work-secret = { $count ->
    [one] au travail, { weeks } jusqu’ici, sur { $names }
   *[other] au travail, { weeks } jusqu’ici, sur l’une de { $count } inventions : { $names }
}
work-fresh = { $work }, depuis ce tour
work-unrequested = { $work }, pas encore demandée

about-front-empty = { $seat } n’a pas de cartes.
about-front = { $inventions-count ->
    [one] { $seat } a la carte { $inventions }.
   *[other] { $seat } a les cartes { $inventions }.
}
about-types = { $seat } a { $count ->
    [one] { $count } type
   *[other] { $count } types
} parmi ses cartes, pour une prime de { florins } à la fin.
about-done = { $seat } a réalisé sans obtenir la carte : { $inventions }.

about-invention = Demandée : { $invention }, { $metal }, type { $type }, { weeks }, demande { $components }, rapporte { $first } florins d’abord, { $later } ensuite.
about-spaces = { $count ->
    [one] { $count } emplacement d’invention demandée est vide.
   *[other] { $count } emplacements d’inventions demandées sont vides.
}
about-deck = { $count ->
    [0] Le paquet est vide.
    [one] Il reste { $count } invention dans le paquet.
   *[other] Il reste { $count } inventions dans le paquet, dans un ordre caché.
}
about-deck-metal = Dans le paquet, { $metal } : { $numbers }.
about-deck-known = { $seat } connaît le dessus du paquet, de haut en bas : { $inventions }.
about-deck-some = { $count ->
    [one] { $seat } sait que la première invention est { $inventions }.
   *[other] { $seat } sait que parmi les { $count } premières se trouvent, dans un ordre inconnu : { $inventions }.
}
about-deck-other = { $count ->
    [one] { $seat } connaît la première invention du paquet.
   *[other] { $seat } connaît dans l’ordre les { $count } premières inventions du paquet.
}
about-deck-other-some = Des { $looked } premières inventions du paquet, { $seat } en connaît au moins { $fewest } et au plus { $count }, mais pas leur ordre.
about-boxed = Hors de la partie : { $inventions }.

about-area = { $letter }, { $place }{ $stock } : { $workers }.
stock-florins = , { florins }
stock-components = { $components-count ->
    [0] , vide
   *[other] , il reste { $components }
}
workers-nobody = personne
workers-apprentices = { $seat } avec { apprentices }
workers-master = { $seat } avec le maître d’œuvre
workers-both = { $seat } avec { apprentices } et le maître d’œuvre
about-closed = La ville est fermée : aux tours 8 et 9, il n’y a que de la recherche. Reste dans les boutiques : { $components } ; au Conseil : { florins }.

### La boîte

sheet-inventions = Inventions
sheet-sets = Dotations des débutants
sheet-experts = Dotation des experts
sheet-favours = Faveurs des experts
sheet-players = Selon le nombre de joueurs
sheet-labs = Laboratoires
sheet-deck = Le paquet, de haut en bas
sheet-supply = Réserve
sheet-variety = Récompense de la variété

head-number = N°
head-name = Nom
head-metal = Métal
head-type = Type
head-weeks = Semaines
head-components = Composants
head-first = D’abord
head-later = Ensuite
head-set = Dotation
head-apprentices = Apprentis
head-florins = Florins
head-small = Petit laboratoire
head-large = Grand laboratoire
head-men = Automates
head-favour = Faveur
head-players = Joueurs
head-requested = Demandées
head-first-requested = Premières demandes des débutants
head-removed = Apprentis retirés aux débutants
head-favours = Faveurs des experts
head-lab = Laboratoire
head-spaces = Places
head-man-spaces = Cases d’automate
head-inventions = Inventions
head-thing = Quoi
head-amount = Nombre
head-types = Types
head-provenance = Source

figure-name = nom
figure-metal = métal
figure-type = type
figure-weeks = semaines
figure-components = composants
figure-component = composants ({ $component })
figure-first = première somme
figure-later = seconde somme
figure-apprentices = apprentis
figure-florins = florins
figure-small = petit laboratoire
figure-large = grand laboratoire
figure-men = automates
figure-requested = demandées
figure-first-requested = premières demandes
figure-removed = apprentis retirés
figure-favours = faveurs

experts-same-letter = faveurs d’une même lettre au plus, à 4 ou 5 joueurs
part-top = toutes les autres
part-middle = { $bronze } de bronze, { $copper } de cuivre, { $silver } d’argent et { $numbers }
part-range = { $from } à { $to }
supply-components = chaque composant
supply-apprentices = apprentis par joueur
supply-men = automates par joueur
supply-council = florins au Conseil au départ

## Ce qui ne va pas dans une édition.

error-edition-gold = les inventions en or doivent rester de { $low } à { $high } : la pioche repose sur elles
error-edition-metal = il y a trop peu d’inventions « { $metal } » pour le milieu de la pioche, qui en demande { $count }
error-edition-men = le lot { $set } a { $men } hommes mécaniques et de la place pour { $room }
error-edition-components = les lots contiennent plus de « { $component } » que les { $count } qui existent
