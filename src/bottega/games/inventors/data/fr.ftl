# Les Inventeurs, en français.

### Les noms

discipline-physics = physique
discipline-chemistry = chimie
discipline-mechanics = mécanique
discipline-mathematics = mathématiques

levels-physics = physique { $count }
levels-chemistry = chimie { $count }
levels-mechanics = mécanique { $count }
levels-mathematics = mathématiques { $count }

cubes-physics = { $count ->
    [one] { $count } cube en physique
   *[other] { $count } cubes en physique
}
cubes-chemistry = { $count ->
    [one] { $count } cube en chimie
   *[other] { $count } cubes en chimie
}
cubes-mechanics = { $count ->
    [one] { $count } cube en mécanique
   *[other] { $count } cubes en mécanique
}
cubes-mathematics = { $count ->
    [one] { $count } cube en mathématiques
   *[other] { $count } cubes en mathématiques
}
cubes-none = aucun

theme-0 = armes
theme-1 = transports
theme-2 = communication
theme-3 = loisirs
theme-4 = temps
theme-5 = énergie

token-progression_2 = pion Progression 2
token-progression_3 = pion Progression 3
token-progression_4 = pion Progression 4
token-availability = pion Disponibilité
token-additional_knowledge = pion Connaissances additionnelles
token-classification = pion Numéro de classification
token-victory_points_1 = pion de 1 point
token-victory_points_2 = pion de 2 points
token-victory_points_3 = pion de 3 points
# Le pion donné par `token`, avec l’article : « un pion Disponibilité ».
token-a = un { $token }

tokens-progression_2 = { $count ->
    [one] { $count } pion Progression 2
   *[other] { $count } pions Progression 2
}
tokens-progression_3 = { $count ->
    [one] { $count } pion Progression 3
   *[other] { $count } pions Progression 3
}
tokens-progression_4 = { $count ->
    [one] { $count } pion Progression 4
   *[other] { $count } pions Progression 4
}
tokens-availability = { $count ->
    [one] { $count } pion Disponibilité
   *[other] { $count } pions Disponibilité
}
tokens-additional_knowledge = { $count ->
    [one] { $count } pion Connaissances additionnelles
   *[other] { $count } pions Connaissances additionnelles
}
tokens-classification = { $count ->
    [one] { $count } pion Numéro de classification
   *[other] { $count } pions Numéro de classification
}
tokens-victory_points_1 = { $count ->
    [one] { $count } pion de 1 point
   *[other] { $count } pions de 1 point
}
tokens-victory_points_2 = { $count ->
    [one] { $count } pion de 2 points
   *[other] { $count } pions de 2 points
}
tokens-victory_points_3 = { $count ->
    [one] { $count } pion de 3 points
   *[other] { $count } pions de 3 points
}
tokens-none = aucun

team-green = équipe verte
team-blue = équipe bleue
team-yellow = équipe jaune
team-purple = équipe violette
team-red = équipe rouge
team-members = { $team } ({ $inventors })

invention-name = « { $name } »

reward-invention = l’invention elle-même
reward-token-1 = le premier pion
reward-token-2 = le second pion

busy-yes = au travail
busy-no = disponible

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

### Les options

option-teams = Comment les équipes sont-elles attribuées ?
option-teams-dealt = Chacun reçoit une équipe tirée au sort.
option-teams-chosen = Chacun choisit son équipe, dans l’ordre des places, et chaque couleur ne sert qu’une fois.

### Les questions

prompt-team = Choisissez l’équipe que vous dirigez.
prompt-turn = À vous de jouer : faites travailler un inventeur, ou rendez disponibles tous vos inventeurs occupés. Vous pouvez d’abord utiliser des pions.
prompt-flip = { $inventor } doit atteindre le niveau 1 en { $discipline } : choisissez le pion à retourner. Sa face est perdue.
prompt-cube = { $count ->
    [one] Encore { $count } cube supplémentaire pour { $invention } : choisissez sa discipline.
   *[other] { $count } cubes supplémentaires pour { $invention } : choisissez la discipline du premier.
}
prompt-more = Jouez un autre pion Connaissances additionnelles sur la même invention, ou restez-en là.
prompt-reward = L’invention { $invention } est achevée : prenez-la, ou prenez l’un de ses pions, selon ce qui reste.
prompt-final = Les inventions sont terminées. Posez des pions sur vos inventeurs avant le décompte, ou terminez.

### Les actions

action-team = Diriger l’{ $team }
action-work = Faire travailler l’inventeur { $inventor } sur l’invention { $space }
action-work-helped = Faire travailler l’inventeur { $inventor } sur l’invention { $space } avec un pion Connaissances additionnelles
action-work-named = Faire travailler { $inventor } ({ $number }) sur { $invention } ({ $space })
action-work-helped-named = Faire travailler { $inventor } ({ $number }) sur { $invention } ({ $space }) avec un pion Connaissances additionnelles
action-rest = Rendre disponibles tous vos inventeurs occupés ; cela occupe votre tour
action-availability = Utiliser un pion Disponibilité : vos inventeurs occupés redeviennent disponibles, et votre tour continue
action-raise = Poser un pion sur l’inventeur { $inventor } : un niveau de plus en { $discipline }
action-raise-named = Poser un pion sur { $inventor } ({ $number }) : un niveau de plus en { $discipline }
action-flip = Retourner { token-a }
action-cube = Poser le cube sur un emplacement vide de { $discipline }
action-more = Jouer un autre pion Connaissances additionnelles
action-enough = Ne plus jouer de pion sur cette invention
action-reward = Prendre { $reward }
action-done = Terminer : ne plus poser de pion

### Les doutes

doubt-done = Vous pouvez encore poser des pions. Terminer quand même ?

### Les événements

event-team = { $seat } choisit l’{ $team }.
event-work = { $cubes-count ->
    [0] { $seat } fait travailler { $inventor } sur { $invention }, en comptant sur les seules connaissances additionnelles.
   *[other] { $seat } fait travailler { $inventor } sur { $invention } : { $cubes }.
}
event-knowledge = { $seat } joue un pion Connaissances additionnelles.
event-cube = { $seat } ajoute un cube en { $discipline }.
event-rest = { $seat } rend disponibles tous ses inventeurs occupés.
event-availability = { $seat } utilise un pion Disponibilité : tous ses inventeurs occupés redeviennent disponibles.
event-raise = { $level ->
    [1] { $seat } retourne { token-a } : { $inventor } atteint le niveau 1 en { $discipline }.
   *[other] { $seat } pose { token-a } : { $inventor } atteint le niveau { $level } en { $discipline }.
}
event-complete = { $seat } achève { $invention } et s’empare de la statuette de Léonard.
event-card = { $seat } acquiert { $invention }.
event-token = { $seat } prend { token-a }.
event-lost = L’invention { $invention } reste inachevée et quitte la partie avec ses pions.
event-age = L’époque { $age } commence.
event-over = { $seats-count ->
    [one] La partie est terminée : { $seats } l’emporte.
   *[other] La partie est terminée : { $seats } se partagent la victoire.
}

### Les refus

refusal-now-team = Choisissez d’abord l’équipe que vous dirigez.
refusal-now-turn = Ce choix ne se présente pas maintenant. Faites travailler un inventeur, ou rendez disponibles tous vos inventeurs occupés ; avant cela, vous pouvez utiliser des pions.
refusal-now-flip = Choisissez d’abord le pion à retourner : c’est lui qui donne le niveau 1 demandé.
refusal-now-cube = Posez d’abord vos cubes supplémentaires sur l’invention.
refusal-now-more = Dites d’abord si vous jouez un autre pion Connaissances additionnelles sur cette invention.
refusal-now-reward = Choisissez d’abord votre récompense pour l’invention achevée.
refusal-now-final = La dernière époque est finie. Vous ne pouvez plus que poser des pions sur vos inventeurs pour élever leur niveau, ou terminer.
refusal-team-taken = { $by_seat } dirige déjà l’{ $team }. Choisissez une autre couleur.
refusal-no-invention-there = Il n’y a pas d’invention { $space } sur la table. Choisissez-en une qui s’y trouve.
refusal-inventor-busy = { $inventor } est au travail. Faites appel à quelqu’un de disponible, ou rendez disponible toute votre équipe.
refusal-no-cube = { $inventor } ne peut poser aucun cube sur { $invention } : il n’y reste d’emplacements vides qu’en { $disciplines }. Envoyez quelqu’un d’autre, choisissez une autre invention ou ajoutez un pion Connaissances additionnelles si vous en avez un.
refusal-no-knowledge-token = Vous n’avez pas de pion Connaissances additionnelles. Faites travailler l’inventeur sans pion.
refusal-knowledge-no-slot = Avec { $inventor }, tous les emplacements qui restent sur { $invention } sont déjà remplis : le pion ne poserait aucun cube. Passez-vous du pion.
refusal-slots-full = Aucun emplacement de { $discipline } n’est vide sur cette invention. Choisissez une autre discipline.
refusal-nobody-busy = Tous vos inventeurs sont déjà disponibles. Faites-en travailler un.
refusal-no-availability-token = Vous n’avez pas de pion Disponibilité. Sans lui, rendre vos inventeurs disponibles prend tout votre tour.
refusal-level-top = { $inventor } a atteint le niveau { $level } en { $discipline }, et il n’y a rien au-dessus. Choisissez une autre discipline ou quelqu’un d’autre.
refusal-level-skipped = { $inventor } en est au niveau { $level } en { $discipline } : le prochain pion doit y être un pion Progression { $next }, et vous n’en avez pas. Aucun niveau ne se saute.
refusal-no-progression = Pour aller plus loin en { $discipline }, il faut à { $inventor } un pion Progression { $next }, et vous n’en avez pas. Retournés, les autres pions ne donnent qu’un premier niveau.
refusal-no-token = Vous n’avez aucun pion Récompenses. Un premier niveau s’obtient en retournant n’importe quel pion : gagnez-en un en participant aux inventions.
refusal-token-not-held = Vous n’avez pas de { $token }. Retournez l’un de vos propres pions.
refusal-reward-taken = { $reward-is ->
    [invention] L’invention elle-même est déjà prise.
    [token-1] Le premier pion est déjà pris.
   *[other] Le second pion est déjà pris.
} Choisissez parmi ce qui reste.

### Le décompte

score-inventions = Inventions
score-runs = Suites
run-name = suite de 0 à { $number }
score-tokens = Pions Points de victoire
score-goals = Objectifs de progression
tie-inventions = Inventions acquises

### La table, dessinée

symbol-progression_2 = ↑2
symbol-progression_3 = ↑3
symbol-progression_4 = ↑4
symbol-availability = ↻
symbol-additional_knowledge = +■■
symbol-classification = ★
symbol-victory_points_1 = 1 PV
symbol-victory_points_2 = 2 PV
symbol-victory_points_3 = 3 PV

board-physics = Phys
board-chemistry = Chim
board-mechanics = Méca
board-mathematics = Math
board-vp = PV
board-points = { $points } PV
board-invention = Invention
board-class = N° et thème
board-token = Pion { $number }
board-completed = achevée
board-no-inventions = Il ne reste plus d’invention sur la table.
board-goal = Obj.
board-statue = statuette
board-no-team = pas encore d’équipe
board-free = libre
board-tokens = pions
board-inventions = inventions
board-runs = suites
board-unseen = { $coming ->
    [0] Pions restés dans le sac ({ $count }) :
   *[other] Pions pas encore vus ({ $count }, dont { $coming } à venir) :
}
board-members = { $team } : { $names }
board-boxed = Inventions hors jeu : { $inventions }
board-spent = Pions utilisés ou hors jeu :
board-legend-available = disponible
board-legend-busy = au travail
board-legend-level = niveau/objectif
board-legend-reached = objectif atteint
board-legend-filled = emplacement rempli
board-legend-empty = emplacement vide
board-legend-progression = Progression
board-legend-availability = Disponibilité
board-legend-additional_knowledge = Connaissances additionnelles
board-legend-classification = Numéro de classification
board-legend-victory_points = points de victoire
board-legend-cubes = cubes du joueur A
board-legend-now = doit choisir, ou en cours de partage

### La table, en phrases

progress-teams = Choix des équipes
progress-age = Époque { $age } sur III
progress-final = Derniers pions avant le décompte

about-choosing = { $seat } choisit son équipe.
about-turn = Époque { $age } sur III : c’est à { $seat } de jouer.
about-final = La dernière époque est finie : { $seat } peut poser des pions avant le décompte.
about-over = La partie est terminée.
about-age = { $count ->
    [0] L’époque prend fin dès que les récompenses sont partagées.
    [one] L’époque prend fin avec la prochaine invention achevée.
   *[other] L’époque prend fin quand { $count } autres inventions sont achevées.
}
about-statue = { $seat } a la statuette de Léonard.
about-edition = Édition : { $name }.

about-flip = { $inventor } doit atteindre le niveau 1 en { $discipline } : { $seat } choisit un pion à retourner.
about-cubes = { $seat } doit encore poser { $count ->
    [one] { $count } cube supplémentaire
   *[other] { $count } cubes supplémentaires
} sur { $invention }, où travaille { $inventor }.
about-more = { $seat } peut jouer un autre pion Connaissances additionnelles sur { $invention }, où travaille { $inventor }.
about-sharing = On partage l’invention { $invention }. { $seat } choisit entre { $rewards } ; { $seats-count ->
    [one] puis { $seats }
   *[other] puis, dans cet ordre, { $seats }
}.
about-sharing-last = On partage l’invention { $invention }. { $seat } choisit en dernier, entre { $rewards }.

about-free-team = Libre : { $team }.
about-free-inventor = Inventeur { $number } : { $inventor }. Connaissances : { $levels }. Objectif : { $goal }, pour { points }.
about-no-team = { $seat } n’a pas encore d’équipe.
about-team = { $seat } dirige l’{ $name } et a { points } à ce stade : { $inventions } pour les inventions, { $runs } pour les suites, { $tokens } pour les pions Points de victoire, { $goals } pour les objectifs.
about-inventor = { $seat }, inventeur { $number } : { $inventor }, { $busy }. Connaissances : { $levels }. Objectif : { $goal }, pour { points }.
about-inventor-done = { $seat }, inventeur { $number } : { $inventor }, { $busy }. Connaissances : { $levels }. Objectif atteint : { $goal }, pour { points }.
about-tokens = { $seat }, pions : { $tokens }.
about-no-cards = { $seat } n’a pas encore d’invention.
about-acquired = { $seat }, inventions : { $cards }.
about-list = { $list } ; { $next }
about-card = { $name }, numéro { $number } ({ $theme }), { points }
about-runs = { $seat }, meilleures suites à ce stade : { $runs }.
about-run = { $numbers } pour { points }
about-run-token = pion Numéro de classification

about-invention = Invention { $space } : { $card }. Emplacements remplis : { $slots }. Cubes : { $cubes }. Pions posés dessus : { $tokens }.
about-slots = { $discipline } { $filled } sur { $total }
about-cubes-of = { $name } { $count }
about-completed = L’invention { $space } est achevée.
about-unseen = { $tokens-count ->
    [0] Tous les pions ont été vus.
   *[other] { $coming ->
        [0] Pions restés dans le sac : { $tokens }.
       *[other] Pions que personne n’a encore vus : { $tokens }. Sur ce nombre, { $coming } viendront encore sur la table.
    }
}
about-boxed = Inventions hors jeu : { $inventions }.
about-spent = Pions utilisés ou hors jeu : { $tokens }.

### La boîte

sheet-inventions = Inventions
sheet-inventors = Inventeurs
sheet-tokens = Pions Récompenses

head-invention = Invention
head-age = Époque
head-slots = Emplacements
head-classification = Classification
head-points = Points
head-team = Équipe
head-number = N°
head-inventor = Inventeur
head-start = Connaissances initiales
head-goal = Objectif
head-token = Pion
head-number-of = Nombre
head-provenance = Source

figure-name = nom
figure-age = époque
figure-slots = emplacements
figure-classification = classification
figure-points = points
figure-team = équipe
figure-start = connaissances initiales
figure-goal = objectif
figure-kind = type
figure-value = valeur
figure-count = nombre
figure-of = { $figure } ({ $discipline })

## Ce qui ne va pas dans une édition.

error-edition-bag = le sac contient trop peu de jetons pour cinq joueurs : il en faut { $count }
error-edition-slots = « { $invention } » n’a aucune case, et ne pourrait donc jamais être achevée
error-edition-team = au départ, personne dans l’équipe « { $team } » ne connaît « { $discipline } »
