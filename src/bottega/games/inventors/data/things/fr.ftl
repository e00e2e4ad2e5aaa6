# Les Inventeurs, en français : ce que sont les choses et à quoi elles servent.

### Les inventions

thing-invention = { $name }
what-invention = Faites-y travailler un inventeur pour poser des cubes sur ses emplacements vides. Quand le dernier est rempli, l’invention est achevée : les joueurs qui ont le plus de cubes, trois au plus, choisissent chacun une récompense, la carte ou l’un des deux pions posés dessus.
what-invention-left = { $count ->
    [one] Il reste un emplacement vide.
   *[other] Il reste { $count } emplacements vides.
}
what-invention-sharing = Elle est achevée, et l’on partage ses récompenses.
thing-completed = Invention achevée
what-completed = Une invention achevée n’est pas remplacée. Quand il n’en reste qu’une, l’époque s’arrête, et cette dernière quitte la partie inachevée.
thing-slots = Emplacements : { $discipline }
what-slots = Chaque emplacement reçoit un cube. Il vient d’un inventeur qui connaît cette discipline, ou de connaissances additionnelles.
what-slots-left = { $count ->
    [0] Tous sont remplis.
    [one] Un seul est encore vide.
   *[other] Encore vides : { $count } sur { $total }.
}
thing-cubes = Cubes sur l’invention
what-cubes = Ceux qui ont le plus de cubes choisissent leur récompense d’abord, et trois joueurs au plus choisissent. À égalité, le détenteur de la statuette passe d’abord, puis les autres dans le sens horaire.
thing-sharing = Qui choisit une récompense
what-sharing = Ce sont les joueurs qui choisissent encore une récompense, le prochain d’abord. L’ordre suit le nombre de cubes sur l’invention.
what-sharing-now = Dans cet ordre : { $seats }.

thing-card = { $name }
what-card = C’est une invention acquise. Elle rapporte ses points à la fin, et son numéro compte dans une suite.
what-card-boxed = Elle a quitté la partie : elle ne rapporte rien à personne.

thing-reward = { $reward }
what-reward-card = Vous acquérez l’invention. Elle rapporte { points } à la fin, et son numéro { $number } compte dans une suite.
what-reward = Vous prenez une récompense, ni plus ni moins. Celles que personne ne prend quittent la partie.
what-reward-gone = Cette récompense est déjà prise.

### Les disciplines et les inventeurs

thing-discipline = { $discipline }
what-discipline = L’une des quatre disciplines. Au travail, un inventeur pose sur les emplacements d’une discipline un cube par niveau qu’il y possède. Les pions élèvent ces niveaux, jusqu’à 4.

thing-inventor = { $inventor }
what-inventor = Au travail sur une invention, un inventeur pose dans chaque discipline autant de cubes qu’il a de niveaux, dans la limite des emplacements vides. Il est ensuite occupé jusqu’à ce que l’équipe soit rendue disponible.
what-inventor-free = Disponible en ce moment.
what-inventor-busy = Au travail en ce moment.
what-inventor-goal = Son objectif rapporte { points } à la fin, si tous les niveaux demandés sont atteints.
what-inventor-reached = L’objectif est atteint.
figure-knowledge = connaissances

thing-team = { $name }
what-team = Une équipe compte quatre inventeurs, qui commencent avec ces niveaux et visent ces objectifs.
what-team-led = { $seat } la dirige.
figure-of-team = { $levels } ; objectif { $goal } ({ points })

thing-available = Inventeur disponible
what-available = Un inventeur debout peut être envoyé au travail.
thing-busy = Inventeur occupé
what-busy = Un inventeur couché a travaillé. Il redevient disponible quand vous rendez toute votre équipe disponible, en y consacrant votre tour ou avec un pion Disponibilité.
thing-level = Niveau de connaissance
what-level = Chaque niveau vaut un cube au travail. Un pion l’élève d’un cran : un 1 va là où l’inventeur ne sait encore rien, un 2 sur un 1, un 3 sur un 2, un 4 sur un 3.
thing-goal = Objectif
what-goal = Chaque inventeur vise un objectif : des niveaux à atteindre avant la fin. Il ne rapporte ses points que si tous sont atteints.

### Les pions

thing-token = { $token }
what-token-progression = Il élève le savoir d’un inventeur dans une discipline, du niveau { $below } au niveau { $value }. Il s’utilise à votre tour avant votre action, et encore une fois avant le décompte.
what-token-availability = À votre tour, avant votre action, il rend disponibles tous vos inventeurs occupés. Il vous reste votre action.
what-token-additional_knowledge = Quand vous faites travailler un inventeur, il pose deux cubes de plus sur la même invention, dans les disciplines de votre choix.
what-token-classification = À la fin, il tient lieu de n’importe quel numéro absent d’une suite.
what-token-victory_points = Il rapporte { points } à la fin, si vous l’avez encore.
what-token-back = Retourné, n’importe quel pion est un 1 : il donne à un inventeur le premier niveau d’une discipline, et sa face est perdue.
figure-yours = les vôtres
figure-in-box = dans la boîte

thing-bag = Pions encore inconnus
what-bag = Deux pions du sac sont posés sur chaque nouvelle invention. Chacun peut savoir quels pions n’ont pas encore été vus.

### Les tours et les joueurs

thing-rest = Rendre vos inventeurs disponibles
what-rest = Tous vos inventeurs occupés se relèvent. Cela vous prend votre tour, alors qu’un pion Disponibilité a le même effet gratuitement.
thing-enough = Ne plus jouer de pion sur cette invention
what-enough = Vous gardez vos autres pions Connaissances additionnelles pour plus tard.
thing-done = Ne plus poser de pion
what-done = Vous gardez les pions qui vous restent pour le décompte. Seuls rapportent les pions Points de victoire et Numéro de classification.

thing-age = Époque { $age }
what-age = À chaque époque, on étale trois inventions de plus qu’il n’y a de joueurs. Elle s’arrête quand il n’en reste qu’une.
what-age-slots = D’époque en époque, les inventions demandent plus de cubes et rapportent plus de points.
thing-statue = La statuette de Léonard
what-statue = Qui achève une invention la prend. À nombre de cubes égal, son détenteur choisit d’abord sa récompense, et le joueur à sa gauche joue ensuite.

thing-seat = { $seat }
what-seat = Un joueur de cette table. Après l’époque III, le plus haut total l’emporte : inventions, suites, pions Points de victoire et objectifs.

### Les symboles

thing-theme = Numéro { $number } : { $theme }
what-theme = Chaque invention porte un numéro selon son thème. À la fin, des inventions qui se suivent, 0, 1, 2 et ainsi de suite, rapportent le numéro le plus haut de leur suite. Une suite commence par un 0 et n’a pas de trou.
thing-run = Suite
what-run = Ce sont des inventions dont les numéros se suivent à partir de 0. Une suite vaut son numéro le plus haut, et chaque invention n’entre que dans une seule. Bottega cherche le meilleur arrangement.
thing-points = Points de victoire
what-points = On les compte à la fin : ceux des inventions, des suites, des pions Points de victoire et des objectifs. Le plus haut total l’emporte.
thing-cube = Cube
what-cube = Il marque ce qu’un joueur a apporté à une invention. Vous ne manquez jamais de cubes.
thing-slot = Emplacement vide
what-slot = Il reçoit un cube de la discipline dont il porte le signe. Une invention est achevée quand aucun emplacement n’est vide.

choice-team = Équipes
choice-first-inventor = Le premier inventeur envoyé travailler
choice-opening = La première invention travaillée
choice-work = Inventions travaillées
choice-card = Inventions prises en récompense
choice-token = Jetons pris en récompense
choice-raise = Disciplines augmentées
