# Masters of Renaissance, en français.

### Les noms

resource-coin = pièce
resource-stone = pierre
resource-servant = serviteur
resource-shield = bouclier
resource-faith = foi

resources-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
resources-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
resources-servant = { $count ->
    [one] { $count } serviteur
   *[other] { $count } serviteurs
}
resources-shield = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
resources-faith = { $count ->
    [one] { $count } point de foi
   *[other] { $count } points de foi
}
resources-none = rien

# Une ressource donnée par `resource`, avec son nombre dans `count` : « 3 pièces ».
resource-counted = { $resource-is ->
    [coin] { resources-coin }
    [stone] { resources-stone }
    [servant] { resources-servant }
   *[shield] { resources-shield }
}
# La même au pluriel, sans nombre : « pièces ».
resource-plural = { $resource-is ->
    [coin] pièces
    [stone] pierres
    [servant] serviteurs
   *[shield] boucliers
}
# La même avec l’article : « une pièce ».
resource-a = { $resource-is ->
    [coin] une pièce
    [stone] une pierre
    [servant] un serviteur
   *[shield] un bouclier
}

marble-white = blanche
marble-blue = bleue
marble-grey = grise
marble-yellow = jaune
marble-purple = violette
marble-red = rouge

marbles-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
marbles-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
marbles-grey = { $count ->
    [one] { $count } grise
   *[other] { $count } grises
}
marbles-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
marbles-purple = { $count ->
    [one] { $count } violette
   *[other] { $count } violettes
}
marbles-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}

axis-row = ligne
axis-column = colonne

colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-purple = violet

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

card-green = carte verte { $level } ({ points })
card-blue = carte bleue { $level } ({ points })
card-yellow = carte jaune { $level } ({ points })
card-purple = carte violette { $level } ({ points })

cards-green = { $count ->
    [one] { $count } carte verte
   *[other] { $count } cartes vertes
}
cards-blue = { $count ->
    [one] { $count } carte bleue
   *[other] { $count } cartes bleues
}
cards-yellow = { $count ->
    [one] { $count } carte jaune
   *[other] { $count } cartes jaunes
}
cards-purple = { $count ->
    [one] { $count } carte violette
   *[other] { $count } cartes violettes
}
cards-of-level = { $cards } de niveau { $level }
# Des cartes de la couleur donnée par `colour`, avec leur nombre dans `count`.
cards-counted = { $colour-is ->
    [green] { cards-green }
    [blue] { cards-blue }
    [yellow] { cards-yellow }
   *[purple] { cards-purple }
}

stack-green = vert { $level }
stack-blue = bleu { $level }
stack-yellow = jaune { $level }
stack-purple = violet { $level }

leader-discount = le Leader de réduction ({ $resource })
leader-depot = le Leader d’entrepôt supplémentaire ({ $resource })
leader-marble = le Leader des billes blanches ({ $resource })
leader-production = le Leader de production ({ $resource })
ability-discount = réduction : { $resource }
ability-depot = entrepôt supplémentaire : { $resource }
ability-marble = billes blanches : { $resource }
ability-production = production : { $resource }

power-base = la production de base
power-slot = la carte de l’emplacement { $slot }
power-leader = la production du Leader ({ $resource })

token-green = deux cartes vertes sont retirées
token-blue = deux cartes bleues sont retirées
token-yellow = deux cartes jaunes sont retirées
token-purple = deux cartes violettes sont retirées
token-cross = la croix noire avance de deux cases
token-shuffle = la croix noire avance d’une case et les jetons sont remélangés

outcome-won = Lorenzo est battu
outcome-lost-colour = une couleur n’a plus aucune carte
outcome-lost-cross = la croix noire est arrivée sur la case 24

### Les questions

prompt-leaders = Choisissez les deux Leaders que vous gardez.
prompt-start = { $count ->
    [one] Choisissez votre ressource de départ.
   *[other] Choisissez vos { $count } ressources de départ, une par une.
}
prompt-turn = À vous : prenez des ressources au marché, achetez une carte ou activez la production. Vous pouvez d’abord faire une action Leader.
prompt-white = { $count ->
    [one] Choisissez ce que vous donne la bille blanche.
   *[other] Choisissez ce que vous donnent les { $count } billes blanches, une par une.
}
prompt-keep = Vous avez pris { $resources }. Choisissez ce que vous gardez ; le reste est défaussé.
prompt-produce = Activez une autre production, ou terminez.
prompt-spend = { $count ->
    [one] Choisissez l’autre ressource à payer pour la production de base.
   *[other] Choisissez les { $count } ressources à payer pour la production de base, une par une.
}
prompt-gain = Choisissez la ressource que vous donne la production.
prompt-pay = Vous devez payer { resource-counted } : choisissez combien prendre dans l’entrepôt. Le coffre-fort fournit le reste.
prompt-end = Jouez ou défaussez un Leader, ou terminez votre tour.

### Les actions

action-market = Prendre la { $axis } { $number } du marché
action-buy = Acheter la carte du paquet { $stack } pour l’emplacement { $slot }
action-buy-named = Acheter la { $card } pour l’emplacement { $slot }
action-activate = Activer { $power }
action-finish = Terminer la production
action-play-leader = Jouer { $leader }
action-discard-leader = Défausser { $leader } pour 1 point de foi
action-by-hand = Payer à la main pendant ce tour
action-end-turn = Terminer le tour
action-keep-leaders = Garder { $leaders }
action-start = Commencer avec { resource-a }
action-white = Recevoir { resource-a } pour la bille blanche
action-spend = Payer { resource-a }
action-gain = Recevoir { resource-a }
action-pay = { $count ->
    [0] Payer uniquement avec les { resource-plural } du coffre-fort
   *[other] Payer avec { resource-counted } de l’entrepôt
}
action-keep = { $resources-count ->
    [0] Ne rien garder, tout défausser
   *[other] Garder { $resources }
}

### Les doutes

doubt-discard-leader = Vous gagnez 1 point de foi et { $leader } quitte la partie. Défausser ce Leader ?

### Les événements

event-keep-leaders = { $seat } garde { $leaders }.
event-keep-two-leaders = { $seat } a choisi deux Leaders.
event-start = { $seat } commence avec { resource-a }.
event-round = Tour de table { $round }.
event-turn = C’est à { $seat } de jouer.
event-market = { $seat } prend les billes de la { $axis } { $number } : { $marbles }.
event-white = { $count ->
    [one] { $seat } reçoit { resource-counted } pour une bille blanche.
   *[other] { $seat } reçoit { resource-counted } pour { $count } billes blanches.
}
event-keep = { $seat } range { $resources }.
event-discard = { $count ->
    [one] { $seat } défausse { $count } ressource.
   *[other] { $seat } défausse { $count } ressources.
}
event-pay = { $strongbox-count ->
    [0] { $seat } paie avec { $warehouse } de l’entrepôt.
   *[other] { $warehouse-count ->
        [0] { $seat } paie avec { $strongbox } du coffre-fort.
       *[other] { $seat } paie avec { $warehouse } de l’entrepôt et { $strongbox } du coffre-fort.
    }
}
event-activate = { $seat } active { $power }.
event-produce = { $seat } produit { $resources }.
event-buy = { $seat } achète la { $card } et la pose sur l’emplacement { $slot }.
event-uncover = Nouvelle carte du dessus : la { $card }.
event-stack-empty = Le paquet { $stack } est vide.
event-play-leader = { $seat } joue { $leader }.
event-discard-leader = { $seat } défausse { $leader }.
event-discard-a-leader = { $seat } défausse un Leader.
event-faith = { $seat } reçoit { resources-faith } et se trouve sur la case { $space }.
event-report = { $section ->
    [1] Le premier rapport du Vatican a lieu.
    [2] Le deuxième rapport du Vatican a lieu.
   *[other] Le troisième rapport du Vatican a lieu.
}
event-tile-kept = { $seat } active sa tuile Faveur du Pape : { points }.
event-tile-lost = { $seat } perd sa tuile Faveur du Pape ({ points }).
event-last-round = La fin approche : c’est le dernier tour de table.
event-over = { $seats-count ->
    [one] La partie est terminée : { $seats } l’emporte.
   *[other] La partie est terminée : { $seats } se partagent la victoire.
}
event-token = Lorenzo révèle un jeton : { $token }.
event-take-away = Lorenzo retire la { $card }.
event-cross = La croix noire avance jusqu’à la case { $space }.
event-solo-over = { $outcome-is ->
    [won] { $seat } gagne : { $outcome }.
   *[other] { $seat } perd contre Lorenzo : { $outcome }.
}

### Les refus

refusal-first-leaders = Choisissez d’abord les deux Leaders que vous gardez.
refusal-first-start = Choisissez d’abord vos ressources de départ.
refusal-first-white = Choisissez d’abord ce que vous donnent vos billes blanches.
refusal-first-keep = Choisissez d’abord ce que vous gardez des ressources que vous venez de prendre.
refusal-first-spend = Choisissez d’abord les ressources à payer pour la production de base.
refusal-first-gain = Choisissez d’abord la ressource que vous donne la production.
refusal-first-pay = Finissez d’abord de payer : choisissez ce que vous prenez dans l’entrepôt.
refusal-leaders-kept = Vos deux Leaders sont déjà choisis. À votre tour, vous pourrez les jouer ou les défausser.
refusal-start-over = Les ressources de départ ne se choisissent qu’avant le premier tour.
refusal-no-white = Aucune bille blanche n’attend de choix. Vous ne choisissez qu’avec deux Leaders des billes blanches en jeu, juste après avoir pris des billes blanches.
refusal-no-spend = La production de base ne vous demande rien en ce moment. Activez-la d’abord.
refusal-no-gain = Aucune production ne vous laisse choisir une ressource en ce moment.
refusal-no-pay = Il n’y a aucun paiement à répartir. La question ne se pose que si vous avez choisi de payer à la main.
refusal-no-keep = Il n’y a rien à garder ni à défausser : vous ne venez pas de prendre des ressources au marché.
refusal-no-production = Il n’y a pas de production à terminer.
refusal-main-action-owed = Vous ne pouvez pas terminer votre tour sans action principale : prenez des ressources au marché, achetez une carte ou activez la production.
refusal-production-under-way = La production est en cours : activez-en une autre, ou terminez-la avant de faire autre chose.
refusal-main-action-done = Vous avez déjà accompli votre action principale, et il n’y en a qu’une par tour. Jouez ou défaussez un Leader, ou terminez votre tour.
refusal-stack-empty = Le paquet { $stack } est vide, et il n’est jamais regarni. Choisissez une autre carte.
refusal-slot-level = { $level ->
    [1] Une carte de niveau 1 demande un emplacement vide, et l’emplacement { $slot } a déjà une carte.
    [2] Une carte de niveau 2 recouvre une carte de niveau 1, et { slot-top }.
   *[other] Une carte de niveau 3 recouvre une carte de niveau 2, et { slot-top }.
}
slot-top = { $height ->
    [0] l’emplacement { $slot } est vide
   *[other] la carte du dessus de l’emplacement { $slot } est de niveau { $height }
}
refusal-cannot-afford = Vous ne pouvez pas payer la { $card } : { you-lack }.
you-lack = il vous manque { $resources }
refusal-slot-empty = L’emplacement { $slot } n’a pas de carte pour produire.
refusal-power-no-leader = Vous n’avez en jeu aucun Leader de production qui prenne des { resource-plural }.
refusal-power-used = Vous avez déjà utilisé { $power } pendant ce tour. Chaque production ne sert qu’une fois.
refusal-base-needs-two = { $count ->
    [0] La production de base demande 2 ressources, et vous n’en avez aucune.
   *[other] La production de base demande 2 ressources, et vous n’en avez qu’une.
}
refusal-cannot-produce = Vous ne pouvez pas activer { $power } : { you-lack }. Ce que vous produisez pendant ce tour ne compte pas.
refusal-spend-none = Vous n’avez pas de { resource-plural } pour payer. Choisissez une ressource que vous possédez.
refusal-leader-played = Vous avez déjà joué { $leader }, et il reste en jeu.
refusal-leader-not-in-hand = Vous n’avez pas { $leader } en main.
refusal-leader-not-dealt = Vous n’avez pas reçu { $leader }. Choisissez-en deux parmi vos quatre.
refusal-leader-cards = Vous ne pouvez pas encore jouer { $leader } : il demande { cards-counted }, et { you-have }.
refusal-leader-level = Vous ne pouvez pas encore jouer { $leader } : il demande { cards-counted } de niveau { $level } exactement, et { you-have }.
refusal-leader-resources = Vous ne pouvez pas encore jouer { $leader } : il demande { resource-counted }, et { you-have }.
you-have = { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}
refusal-white-resource = Une bille blanche ne peut pas vous donner { resource-a }. Vos Leaders vous laissent choisir entre { $resources }.
refusal-keep-not-taken = Vous ne pouvez garder que ce que vous venez de prendre : { $resources }.
refusal-keep-no-room = { $stored-count ->
    [0] Vos entrepôts, même vides, n’ont pas de place pour { $resources }. Gardez-en moins.
   *[other] Vos entrepôts contiennent { $stored } : il n’y a plus de place pour { $resources }. Gardez-en moins.
}
refusal-pay-range = Vous payez maintenant en { resource-plural } ({ $due } en tout) : vous pouvez en prendre de { $low } à { $high } dans l’entrepôt.
refusal-by-hand-already = Vous payez déjà à la main pendant ce tour.
refusal-by-hand-pointless = Il n’y a rien à choisir : aucun type de ressource ne se trouve à la fois dans vos entrepôts et dans votre coffre-fort.

### Le décompte

score-cards = Cartes Développement
score-track = Piste de foi
score-tiles = Tuiles Faveur du Pape
tile-name = { tile-number } tuile Faveur du Pape
score-leaders = Leaders
score-resources = Ressources
tie-resources = Ressources restantes

### La table, dessinée

symbol-coin = ●
symbol-stone = ■
symbol-servant = ☻
symbol-shield = ▼
symbol-faith = †
symbol-white = ○
symbol-any = ?

board-market = Marché
board-slide = Glissière
board-number = n° { $number }
board-empty = vide
board-vp = PV
board-points = { $points } PV
board-track = Piste de foi
board-faith = foi { $space }
board-tiles = Faveurs du Pape : { $tiles }
board-tile-waiting = –
board-tile-kept = { board-points }
board-tile-lost = perdue
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-warehouse = entrepôt
board-strongbox = coffre-fort
board-slot = emplacement { $slot }
board-covers = recouvre { $cards }
board-played = en jeu
board-hand = en main
board-needs = demande
board-dropped = Leaders défaussés : { $leaders }
board-rejected = Leaders écartés : { $leaders }
board-hand-hidden = { $count ->
    [one] { $count } Leader en main
   *[other] { $count } Leaders en main
}, { $dropped } { $dropped ->
    [one] défaussé
   *[other] défaussés
}
board-discount = réduction
board-depot = entrepôt supplémentaire
board-marble = billes blanches
board-production = production
board-tokens = { $count ->
    [one] { $count } jeton dans la pile ; révélés :
   *[other] { $count } jetons dans la pile ; révélés :
}
board-token-cross = croix +2
board-removed = cartes retirées :
board-legend-resource = { $resource } (bille { $marble })
board-legend-white = bille blanche
board-legend-any = ressource au choix
board-legend-left = cartes dans le paquet
board-legend-card = Sous les points d’une carte : son coût, puis sa production.

flags-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
flags-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
flags-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
flags-purple = { $count ->
    [one] { $count } violette
   *[other] { $count } violettes
}

### La table, en phrases

progress-start = Mise en place
progress-round = Tour de table { $round }
progress-last-round = Tour de table { $round }, le dernier

about-leaders = { $seats-count ->
    [one] { $seats } choisit ses Leaders.
   *[other] { $seats } choisissent leurs Leaders.
}
about-start = { $seat } choisit ses ressources de départ.
about-turn = Tour de table { $round } : c’est à { $seat } de jouer.
about-last-round = C’est le dernier tour de table.
about-over = La partie est terminée.
about-solo-over = La partie est terminée : { $outcome }.
about-edition = Édition : { $name }.

about-gained = Pris au marché, à garder ou à défausser : { $resources }.
about-whites = Billes blanches dont il faut encore décider : { $count }.
about-used = Productions déjà activées : { $powers }.
about-output = À recevoir quand la production sera terminée : { $resources }.
about-spends = Ressources encore à payer pour la production de base : { $count }.
about-gains = Ressources encore à choisir : { $count }.
about-buying = Achat en cours pour l’emplacement { $slot } : la { $card }.
about-debt = Reste à payer : { $resources }.
about-by-hand = Pendant ce tour, on paie à la main.

about-faith = { $seat } se trouve sur la case { $space } de la piste de foi, qui vaut { points }.
about-tiles = { $seat }, tuiles Faveur du Pape : { $tiles }.
tile-waiting = la { tile-number } à venir ({ points })
tile-kept = la { tile-number } active ({ points })
tile-lost = la { tile-number } perdue
tile-number = { $section ->
    [1] première
    [2] deuxième
   *[other] troisième
}
about-warehouse = { $seat }, entrepôt : { $depots }.
about-depot = { $resources-count ->
    [0] étagère { $number } vide
   *[other] étagère { $number } avec { $resources }
}
about-special-depot = entrepôt supplémentaire ({ $resource }) avec { $count } sur { $places }
about-strongbox = { $seat }, coffre-fort : { $strongbox }.
about-slot = { $seat }, emplacement { $slot } : { $card }, qui transforme { $input } en { $output }.
about-slot-covering = { $seat }, emplacement { $slot } : { $card }, qui transforme { $input } en { $output }. Elle recouvre : { $covered }.
about-slot-empty = { $seat }, emplacement { $slot } : vide.
about-leader-played = { $seat }, en jeu : { $leader }, { points }.
about-leader-hand = { $seat }, en main : { $leader }, { points }, demande { $needs }.
about-hand-empty = { $seat } n’a pas de Leader en main.
about-hand-hidden = { $seat } a { $count ->
    [one] { $count } Leader
   *[other] { $count } Leaders
} en main et en a défaussé { $dropped }.
about-leaders-dropped = { $seat }, défaussés : { $leaders }.
about-leaders-rejected = { $seat }, écartés au départ : { $leaders }.

about-row = Marché, ligne { $number } : { $marbles }.
about-slide = Dans la glissière : une bille { $marble }.
about-stack = { $count ->
    [one] Paquet { $name }, { $count } carte
   *[other] Paquet { $name }, { $count } cartes
}. Carte du dessus : { points }, coûte { $cost }, transforme { $input } en { $output }.
about-stack-empty = Paquet { $stack } : plus de cartes.
about-next-report = Prochain rapport du Vatican, le { $section ->
    [1] premier
    [2] deuxième
   *[other] troisième
} : quand un marqueur atteint la case { $pope }. À partir de la case { $first }, la tuile rapporte { points }.
about-reports-done = Les trois rapports du Vatican ont eu lieu.
about-cross = La croix noire de Lorenzo se trouve sur la case { $space }.
about-tokens = { $count ->
    [0] Aucun jeton révélé depuis le dernier mélange.
   *[other] Jetons révélés depuis le dernier mélange : { $tokens }.
}
about-removed = Cartes retirées par Lorenzo : { $cards }.

### La boîte

sheet-cards = Cartes Développement
sheet-leaders = Leaders
sheet-track = Piste de foi
sheet-tiles = Rapports du Vatican
sheet-start = Ce que l’on reçoit au départ
sheet-market = Billes du marché
sheet-solo = Jetons de Lorenzo

head-number = N°
head-colour = Couleur
head-level = Niveau
head-cost = Coût
head-input = Consomme
head-output = Produit
head-points = Points
head-ability = Pouvoir
head-requires = Condition
head-space = Dès la case
head-report = Rapport
head-first = Première case
head-pope = Case Pape
head-place = Place dans le tour
head-resources = Ressources
head-faith = Foi
head-marble = Bille
head-number-of = Nombre
head-gives = Donne
head-token = Jeton
head-provenance = Source

figure-cost = coût
figure-input = consomme
figure-output = produit
figure-requires = condition
figure-points = points
figure-of = { $figure } ({ $resource })
