# Les mots du terminal, en français.

### La ligne de commande

about-bottega = Bottega : des jeux de société de la Renaissance, toutes règles appliquées, dans votre navigateur et dans votre terminal.
about-serve = Ouvrir un serveur où l’on joue avec son navigateur.
about-admin = Gérer un serveur : comptes, tables, sauvegardes.
about-play = Jouer une partie, entre personnes à ce clavier et contre des robots.
about-learn = Apprendre un jeu en y jouant, pas à pas.
about-games = Lister les jeux.
about-rules = Consulter les règles d’un jeu.
about-cards = Montrer le contenu de la boîte et l’origine de chaque chiffre.
about-replay = Raconter une partie enregistrée, ou la parcourir pas à pas.
about-review = Dire ce que valait chaque décision d’une partie terminée, et comment les chances ont évolué.
about-practice = Trouver mieux dans des positions où quelqu’un s’est trompé.
about-verify = Prouver que des parties sont régulières et que personne n’a choisi le mélange.
about-simulate = Jouer beaucoup de parties au hasard et en donner les statistiques.
about-ladder = Faire jouer des tournois aux robots et les classer.
about-selfplay = Faire jouer des robots entre eux et garder chaque décision, ligne par ligne, dans des fichiers parquet.
about-train = Entraîner des réseaux pour un jeu : les robots jouent entre eux, les réseaux en apprennent, et des parties montrent s’ils sont meilleurs.
about-export = Écrire les décisions de parties enregistrées, ligne par ligne, dans des fichiers parquet.
about-study = Répondre aux questions des auteurs de jeux : places, durée, ce qui gagne, éditions comparées.
about-bench = Mesurer la vitesse des jeux sur cette machine.
about-conform = Soumettre un jeu aux lois du banc de conformité, sur des parties au hasard.

version-compiled = compilé
version-pure = Python pur
help-usage = Utilisation :
help-command = COMMANDE
help-arguments = Arguments{ "\u202F" }
help-options = Options{ "\u202F" }
help-more = « bottega COMMANDE --help » en dit plus. « bottega » seul équivaut à « bottega serve ».

arg-lang = langue : { $languages }
arg-plain = ligne par ligne, sans cadres ni couleurs, pour un lecteur d’écran ou une redirection
arg-help = afficher cette aide et quitter
arg-game = le nom du jeu ; « bottega games » en donne la liste
arg-players = nombre de joueurs (2 d’habitude)
arg-players-range = nombre de joueurs : 3, 2-4 ou 2,4 (tous les nombres possibles par défaut)
arg-names = noms par place, séparés par des virgules ; un joueur nommé est une personne
arg-opponents = vos adversaires, par niveau (apprentice, journeyman, master, maestro, leonardo) ou par nom (random, greedy, search:seconds=2), séparés par des virgules
arg-bots = places des robots : 1,2 ou none ou all ; on compte à partir de 0 (toutes sauf la place 0 d’habitude)
arg-bot-seconds = secondes de réflexion d’un robot pour une décision ou un conseil
arg-seed = un texte quelconque ; la même graine donne le même mélange
arg-option = une option du jeu ; peut être répété
arg-edition = d’autres chiffres pour le matériel : le nom d’une édition ou un fichier
arg-fair = chacun ajoute un mot de son choix au mélange
arg-resume = reprendre une partie enregistrée : ce fichier, ou la dernière
arg-record = enregistrer la partie dans ce fichier
arg-lesson = le nom de la leçon ; sans nom, la liste des leçons
arg-again = reprendre la leçon depuis le début
arg-admin-action = ce qu’il faut faire : status, accounts, reset-password, log-out, delete-account, reports, warn, silence, ban, unban, tables, close, replay, check, backup, restore, drop-snapshots
arg-admin-target = le compte, la partie ou le fichier concerné
arg-admin-text = ce que le joueur lira, pour warn, silence et ban
arg-admin-days = pour combien de jours, pour silence et ban (définitivement d’habitude)
arg-admin-yes = faire sans confirmation ce qui ne peut pas être annulé
arg-serve-host = l’adresse d’écoute (127.0.0.1 d’habitude : cette machine seulement ; 0.0.0.0 : tous ceux qui peuvent l’atteindre)
arg-serve-port = le port d’écoute (8000 d’habitude ; 0 : n’importe lequel qui soit libre)
arg-serve-data = le dossier de tout ce que le serveur conserve
arg-serve-database = un fichier SQLite ou postgresql://... (un fichier du dossier de données d’habitude)
arg-serve-redis = redis://..., pour plusieurs serveurs sur une base de données
arg-serve-origins = l’adresse que l’on tape, par exemple https://jeux.example.org
arg-serve-hosts = noms d’hôte acceptés (tous par défaut)
arg-serve-trusted_proxies = proxys de confiance, qui indiquent l’adresse du client
arg-serve-secure_cookies = cookies par TLS seulement (par défaut si les adresses sont en https)
arg-serve-rate_limits = limiter le nombre de requêtes de chacun (on d’habitude)
arg-serve-address_sockets = connexions simultanées depuis une même adresse (50 d’habitude)
arg-serve-keep_names = jours pendant lesquels un nom abandonné reste réservé à son titulaire (90 d’habitude)
arg-serve-referees = processus qui appliquent les règles (1 d’habitude)
arg-serve-thinkers = processus qui réfléchissent pour les robots (1 d’habitude ; 0 : pas de robots)
arg-serve-reviews = le travail consacré à l’analyse d’une partie, en pour cent (100 d’habitude ; 0 : pas d’analyses)
arg-serve-web = le dossier des pages construites (celles du paquet d’habitude)
arg-serve-contact = le contact donné aux services de notification : mailto:... ou https://...
arg-serve-notice_hosts = webhooks et serveurs ntfy permis aux joueurs même dans votre propre réseau ou sans TLS
arg-serve-log_level = niveau minimal du journal (info par défaut)
arg-serve-log_json = journal en JSON (d’habitude sauf vers un terminal)
arg-serve-keep_open = jours après lesquels une table qui n’a pas commencé est fermée (0 : jamais)
arg-serve-keep_idle = jours après lesquels une partie où personne ne décide est abandonnée (0 : jamais)
arg-serve-keep_bots = jours après lesquels une partie contre des robots où personne ne décide est abandonnée (0 : jamais)
arg-serve-keep_abandoned = jours après lesquels une partie abandonnée est supprimée (0 : jamais)
arg-serve-keep_guests = jours après lesquels un invité qui ne revient pas est supprimé (0 : jamais)
arg-serve-keep_chat = jours pendant lesquels les messages de la table sont gardés après la fin d’une partie (0 : toujours)
arg-serve-open = ouvrir le navigateur
arg-matches = parties pour chaque nombre de joueurs ({ $usual } d’habitude)
arg-conform-matches = parties en tout, avec tous les nombres de joueurs et toutes les options tour à tour ({ $usual } d’habitude)
arg-conform-examine = pourcentage des décisions où toutes les lois sont vérifiées ; aux autres, seulement les principales (100 d’habitude)
arg-jobs = nombre de processus (un par cœur d’habitude)
arg-on = où le travail se fait : local (des processus de cette machine), ray (une grappe Ray en marche ici, ou une nouvelle) ou l’adresse d’une grappe
arg-json = écrire les chiffres en JSON dans un fichier, ou à la sortie (-)
arg-entrants = les robots qui jouent, séparés par des virgules, leurs réglages après des deux-points, par exemple greedy,search:seconds=1
arg-ladder-table = asseoir ces robots à une seule table, un par place, au lieu de paires ; la table tourne pour que chaque robot ait toutes les places
arg-ladder-players = tailles de la table : 2,5 ou 2-4 (2 et la plus grande d’habitude)
arg-ladder-matches = parties pour chaque paire et chaque taille de table ({ $usual } d’habitude ; avec --sprt le maximum, { $most } d’habitude) ; une donne est jouée deux fois, places échangées
arg-sprt = s’arrêter dès qu’on sait si le premier robot gagne LOW ou HIGH des parties, par exemple 0.5:0.55
arg-sprt-error = la fréquence à laquelle la décision de --sprt peut être fausse (0.05 d’habitude)
arg-ladder-file = garder les parties dans ce fichier ; la même commande reprend là où elle s’est arrêtée
arg-plot = dessiner le résultat en SVG
arg-selfplay-bots = les robots qui jouent, séparés par des virgules, leurs réglages après des deux-points (search:iterations=200 d’habitude) ; ils s’assoient à tour de rôle et se décalent d’une place à chaque partie
arg-selfplay-players = nombre de joueurs (autant que de robots d’habitude, au moins 2)
arg-selfplay-matches = nombre de parties ({ $usual } d’habitude)
arg-selfplay-out = le dossier des lignes ; la même commande reprend là où elle s’est arrêtée
arg-train-matches = parties rapides d’une génération, pour chaque taille de table ({ $usual } par défaut ; 0 garde le réseau de positions de --start)
arg-train-iterations = itérations par décision dans ces parties ({ $usual } par défaut)
arg-train-deep = parties plus réfléchies, pour chaque taille de table ({ $usual } par défaut)
arg-train-deep-iterations = itérations par décision dans celles-ci ({ $usual } par défaut)
arg-train-memory = générations dont les parties servent à apprendre ({ $usual } par défaut)
arg-train-epochs = époques d’entraînement ({ $usual } par défaut)
arg-train-proof = au plus autant de parties contre la génération précédente, pour chaque taille de table ({ $usual } par défaut)
arg-train-proof-iterations = itérations par décision dans celles-ci ({ $usual } par défaut)
arg-train-start = ce avec quoi joue la première génération : le jugement fait à la main (made, par défaut), les réseaux fournis avec le jeu (learnt) ou les poids d’un fichier
arg-train-generations = générations en tout ({ $usual } par défaut)
arg-train-out = le dossier de l’entraînement ; la même commande reprend là où elle s’est arrêtée
arg-shard = parties par fichier ({ $usual } d’habitude)
arg-export-file = une partie terminée, enregistrée
arg-export-out = le dossier des lignes
arg-study-bots = les robots qui jouent, séparés par des virgules ; chacun joue toutes les places de ses parties (greedy d’habitude)
arg-study-matches = parties pour chaque robot, chaque taille de table et chaque édition ({ $usual } d’habitude)
arg-study-out = écrire l’étude en une page HTML
arg-study-plot = dessiner l’avantage de chaque place en SVG
arg-study-edition = l’édition à jouer : une de celles du jeu, ou un fichier YAML ; la seconde de deux est comparée à la première
arg-file = une partie enregistrée
arg-review-file = le fichier d’une partie terminée, ou une analyse écrite avec --json
arg-level = la quantité de travail : quick (quelques secondes) ou deep (une minute ou deux) ; d’habitude quick
arg-review-seat = juger ce siège seulement ; sinon tous ceux qui ne sont pas des bots
arg-review-seed = la graine dont les mondes imaginés sont tirés ; la même graine donne la même analyse
arg-review-json = écrire l’analyse en JSON dans un fichier, ou sur la sortie (-)
arg-practice-file = s’entraîner sur les erreurs d’une partie ou d’une analyse
arg-difficulty = seulement des positions faciles (easy), moyennes (medium) ou difficiles (hard)
arg-practice-make = faire une série de positions de GAME à partir de parties de bots
arg-practice-count = avec --make : nombre maximal de positions (d’habitude 25)
arg-practice-out = avec --make : le fichier à écrire
arg-step = s’arrêter après chaque décision et montrer le plateau
arg-at = montrer le plateau après la décision N
arg-viewer = la vue à montrer : une place (à partir de 0), all pour tout voir, none pour un spectateur
arg-words = mots à chercher, ou l’identifiant d’un paragraphe
arg-all = toutes les règles

### Erreurs

error-lang = La langue « { $lang } » n’existe pas ici. Choisissez parmi { $languages }.
error-command = { $matches ->
    [0] La commande « { $text } » n’existe pas. Les commandes sont { $known }.
   *[other] La commande « { $text } » n’existe pas. Vouliez-vous dire « { $near } » ?
}
error-extra = « { $command } » a besoin de paquets qui ne sont pas installés, dont { $missing } : installez-les avec pip install "bottega[{ $extra }]".
error-argument = { $matches ->
    [0] « { $text } » n’est pas compris ici. « --help » dit ce qui l’est.
   *[other] « { $text } » n’est pas compris ici. Vouliez-vous dire « { $near } » ?
}
error-arguments = Ces arguments ne sont pas compris : { $problem }
error-value = { $option } demande une valeur. « --help » dit laquelle.
error-no-value = { $option } ne prend pas de valeur.
error-game = { $matches ->
    [0] Le jeu « { $text } » n’existe pas. Les jeux sont { $known }.
   *[other] Le jeu « { $text } » n’existe pas. Vouliez-vous dire « { $near } » ?
}
error-which-game = Quel jeu ? Donnez l’un de ces noms : { $games }.
error-which-file = Quelle partie ? Donnez un fichier.
error-edition = L’édition « { $edition } » n’existe pas : ce n’est ni un fichier, ni l’une des éditions { $editions }.
error-edition-file = Cette édition est inutilisable : { $problem }
error-edition-folder = « { $path } » est un dossier. Donnez le fichier de l’édition.
error-players = { $game } se joue de { $low } à { $high }, pas à { $text }.
error-number = { $option } est un nombre entier, pas « { $text } ».
error-number-low = { $option } vaut au moins { $low }, pas { $text }.
error-number-range = { $option } va de { $low } à { $high } ; « { $text } » n’est pas valable.
error-seconds = { $option } est un nombre de secondes supérieur à 0, par exemple 0.5, pas « { $text } ».
error-no-options = { $game } n’a pas d’options : « { $text } » n’est pas valable.
error-option-form = Une option s’écrit NOM=CHOIX, pas « { $text } ».
error-option-name = { $matches ->
    [0] Le jeu n’a pas d’option « { $text } ». Ses options : { $known }.
   *[other] Le jeu n’a pas d’option « { $text } ». Vouliez-vous dire « { $near } » ?
}
error-option-choice = Pour l’option { $name }, choisissez parmi { $choices } ; « { $text } » n’en est pas.
error-name-empty = Il manque un nom dans « { $text } ». Séparez les noms par des virgules.
error-name-long = « { $name } » est trop long pour les plateaux. Au plus { $most } lettres.
error-name-twice = Deux joueurs ne peuvent pas s’appeler « { $name } ». Changez l’un des noms.
error-names-many = { $names } noms pour { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}, c’est trop.
error-opponents-many = { $opponents } adversaires pour { $seats ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $seats } places libres
}, c’est trop.
error-no-file = Le fichier « { $path } » n’existe pas.
error-home = « { $path } » commence par le dossier personnel d’un utilisateur inconnu.
error-system-enametoolong = le nom est trop long
error-system-enoent = ce fichier ou ce dossier n’existe pas
error-system-eacces = accès refusé
error-system-eperm = accès refusé
error-system-eisdir = c’est un dossier
error-system-enotdir = une partie du chemin n’est pas un dossier
error-system-enospc = le disque est plein
error-system-erofs = le disque est en lecture seule
error-system-eloop = le chemin contient trop de liens
error-read = Impossible de lire « { $path } » : { $reason }.
error-not-text = « { $path } » n’est pas un fichier texte, donc pas une partie enregistrée.
error-write = Impossible d’écrire « { $path } » : { $reason }.
error-exists = « { $path } » existe déjà et n’est pas écrasé. Choisissez un autre nom.
error-record = « { $path } » n’est pas une partie valable : { $problem }
error-record-game = « { $path } » est une partie de « { $game } », un jeu qui n’est pas installé. Les jeux sont { $games }.
error-record-rules = « { $path } » ne peut pas être jouée ici : { $problem }
error-record-over = La partie de « { $path } » est terminée. « bottega replay » la montre.
error-record-illegal = Une décision de « { $path } » est irrégulière : la partie ne peut pas reprendre. « bottega verify » dit laquelle.
error-record-decision = « { $path } », décision { $number } ({ $notation }) : { $reason }
error-nothing-waits = Il n’y a aucune partie inachevée dans « { $folder } ».
error-lesson = { $matches ->
    [0] Il n’y a pas de leçon « { $text } ». Les leçons sont { $known }.
   *[other] Il n’y a pas de leçon « { $text } ». Vouliez-vous dire « { $near } » ?
}
error-lesson-file = Cette leçon est inutilisable : { $problem }
error-no-lessons = Il n’y a pas de leçons ici ({ $games }).
error-level = { $matches ->
    [0] Il n’y a pas de niveau « { $text } ». Les niveaux sont { $known }.
   *[other] Il n’y a pas de niveau « { $text } ». Vouliez-vous dire « { $near } » ?
}
error-difficulty = { $matches ->
    [0] Il n’y a pas de difficulté « { $text } ». Les difficultés sont { $known }.
   *[other] Il n’y a pas de difficulté « { $text } ». Vouliez-vous dire « { $near } » ?
}
error-review = « { $path } » ne peut pas être analysé : { $problem }
error-practice-clean = L’analyse de « { $path } » n’a trouvé aucune erreur : il n’y a rien à travailler.
error-practice-none-here = Il n’y a pas de telles positions d’entraînement ici ({ $games }).
error-practice-file = Les positions de { $game } ne peuvent pas être utilisées : { $problem }
error-place = --on : « { $text } » n’est pas un lieu de travail. Écrivez local, ray ou ray://HÔTE:PORT.
error-worker = Deux processus de suite se sont arrêtés sans résultat sur la même tâche : { $job }. Si la mémoire manque, utilisez moins de processus (--jobs).
error-bot = { $option } : { $problem }
error-bot-failed = { $problem } La partie est enregistrée : { $path }. « bottega play --resume » avec « --opponents » la reprend contre d’autres robots.
error-entrant-empty = { $option } : il manque un robot dans « { $text } ». Séparez les robots par des virgules.
error-entrant-setting = { $option } : un réglage s’écrit NOM=VALEUR après deux-points, par exemple « search:seconds=1 » ; ce n’est pas le cas de « { $part } » dans « { $text } ».
error-entrant-setting-twice = { $option } : « { $text } » donne deux fois le réglage { $part }. Gardez-en un.
error-entrant-seconds = { $option } : les secondes de « { $text } » doivent être un nombre supérieur à 0, pas « { $part } ».
error-entrant-iterations = { $option } : les itérations de « { $text } » doivent être un nombre entier à partir de 1, pas « { $part } ».
error-entrants-few = Il faut deux robots pour un tournoi, pas « { $text } » tout seul. Pour jouer seul : --players 1.
error-table-with = --table dit déjà qui joue et à combien. Enlevez { $option }.
error-table-alike = « { $text } » est seul à cette table et gagne donc toutes les parties. Ajoutez un autre robot ; pour comparer des robots égaux, écrivez --bots { $text },{ $text }.
error-sprt = --sprt s’écrit LOW:HIGH, deux taux de victoires entre 0 et 1, le plus bas d’abord, par exemple 0.5:0.55 ; ce n’est pas le cas de « { $text } ».
error-sprt-error = --error est un nombre supérieur à 0 et inférieur à 0.5, pas « { $text } ».
error-error-alone = --error va avec --sprt, qui manque.
error-sprt-pair = --sprt ne pose qu’une question : donnez deux robots avec --bots et une taille de table avec --players, ou une table avec --table.
error-study-editions = --edition prend une édition ou deux, pas { $count }.
error-ladder-other = « { $path } » est d’un autre tournoi ({ $key } : { $theirs }, et non { $ours }). Donnez un autre fichier, ou reprenez sa commande.
error-ladder-line = « { $path } » : la ligne { $line } est illisible. Supprimez-la, ou donnez un autre fichier.
error-ladder-foreign = « { $path } » n’est pas un fichier de tournoi. Il n’est pas modifié. Donnez un autre fichier.
error-which-folder = Dans quel dossier ? Donnez-en un avec --out.
error-data-other = « { $path } » contient les lignes d’une autre commande ({ $key } : { $theirs }, et non { $ours }). Donnez un autre dossier, ou reprenez sa commande.
error-data-file = « { $path } » est illisible. Supprimez ce fichier, et la même commande le refera.
error-data-foreign = « { $path } » n’est ni un dossier vide, ni un dossier de lignes de Bottega. Il n’est pas modifié. Donnez un autre dossier.
error-train-features = Le jeu { $game } n’a pas de caractéristiques dont on puisse apprendre : docs/bots.md dit ce que c’est.
error-train-start = L’entraînement ne peut pas partir de « { $value } » : { $reason }.
error-train-nothing-kept = --matches 0 garde le réseau de positions dont part l’entraînement. Donnez-en un avec --start, ou demandez des parties rapides.
error-train-other = « { $path } » contient un entraînement avec d’autres réglages ({ $key } : { $theirs }, et non { $ours }). Nommez un autre dossier ou répétez sa commande.
error-train-foreign = « { $path } » n’est pas un dossier vide et ne contient pas d’entraînement. Rien n’y est changé. Nommez un autre dossier.
error-export-running = La partie de « { $path } » n’est pas terminée : ses lignes montreraient ce qui est encore caché. Exportez-la quand elle le sera.
error-export-mixed = « { $path } » ne va pas dans le même dossier que « { $first } » ({ $key } : { $theirs }, et non { $ours }). Exportez-la dans un dossier à part.

### Avant la partie

ask-game = Quel jeu ?
ask-players = Combien de joueurs ?
ask-people = Combien d’entre eux sont des personnes à ce clavier ?
ask-opponents = Contre qui jouez-vous ?
ask-name = Nom du joueur { $number }
ask-resume = Quelle partie reprendre ?
ask-lesson = Quelle leçon ?
ask-play-on = Voulez-vous continuer à partir d’ici, contre des apprentis ? [O/n]
ask-range = { $question } { $low }–{ $high } [{ $usual }] :
ask-default = { $question } [{ $usual }] :
player-name = Joueur { $number }
opponent-names = Bianca, Cosimo, Donata, Fausto, Ginevra

seat-person = Place { $seat } : { $name }
seat-bot = Place { $seat } : { $name }, un robot ({ $bot })
bot-set = { $bot } ; { $settings }
bot-offered = { $bot } : { $about }
seat-name = Place { $seat } : { $name }
fair-promise = La promesse pour ce mélange : { $promise }
fair-word = { $name }, votre mot pour le mélange (Entrée pour un mot au hasard) :
commitment = Le mélange est fixé. Son empreinte : { $commitment }
hint = Tapez le numéro de votre choix, ou le coup tel qu’il est écrit à côté. « aide » dit ce que vous pouvez taper d’autre.
hint-resume = Il y a une partie inachevée : « bottega play --resume » la reprend.
resumed = { $count ->
    [one] { $game }, après 1 décision
   *[other] { $game }, après { $count } décisions
}

### Pendant la partie

ask = { $name } >
quoted = « { $text } »
choice-number = Il n’y a pas de choix { $text }. Les numéros vont de 1 à { $count }.
choice-number-range = « { $text } » n’est pas valable. Tapez un nombre de { $low } à { $high }.
unknown = « { $text } » n’est ni un coup ni une commande. « choix » montre les coups, « aide » les commandes.
unknown-near = « { $text } » n’est ni un coup ni une commande. Vouliez-vous dire { $near } ?
number-wanted = Il faut ici un nombre à partir de 1, pas « { $text } ».
why-legal = C’est permis maintenant.
why-what = Quel coup ? Tapez-le après « pourquoi », par exemple « pourquoi end turn ».
undo-nothing = Vous n’avez aucune décision à reprendre.
undo-acted = Un autre joueur a décidé depuis. On ne peut reprendre que ses propres dernières décisions.
undo-revealed = Cette décision a dévoilé quelque chose de caché : elle ne peut pas être reprise.
saved = Partie enregistrée : { $path }
not-saved = Rien n’a été enregistré.
ask-folder = Le dossier « { $folder } » n’existe pas. Le créer ? [o/N]
yes-words = o, oui
no-words = n, non
log-empty = Il ne s’est encore rien passé.
board-more = « plateau » montre toute la table.
thinks = { $name } réfléchit …
thinks-hint = Réflexion …
advice-title = Ce que ferait un robot
advice-choice = { $number }. { $action } ({ $notation })
advice-seat = { $chance } % ; { $points }
advice-note = Le robot n’en voit pas plus que vous. Pour chacun : la chance de gagner et les points à attendre à la fin.
advice-none = Ici, le robot ne préfère aucun choix.
curtain = Passez le clavier à { $name }. Les autres regardent ailleurs.
curtain-enter = Entrée pour continuer.
rule-title = { $title } [{ $id }]
rules-none = Les règles ne disent rien de « { $text } ». Essayez un autre mot.
rules-others = Voir aussi
rules-more = « règles » suivi de l’identifiant entre crochets montre un paragraphe.
rules-contents = « bottega rules { $game } ID » montre un paragraphe, « --all » montre tout.
what-figure = { $name } : { $value }
what-rule = Règles : { $title } [{ $id }]
what-thing = { $target } : { $title }
what-several = Plusieurs choses portent ce nom :
what-near = Il n’y a pas de « { $text } » sur la table. Vouliez-vous dire { $near } ?
what-unknown = Il n’y a pas de « { $text } » sur la table. « quoi » seul donne la liste.
what-you-type = Vous tapez après « quoi »
what-it-is = Ce qui est expliqué
what-how = Un nom, ou une partie d’un nom, convient aussi, comme dans « quoi { $example } ».
coach-card = Guide : { $text }
coach-how = « guide non » congédie le guide, « guide » seul répète une carte.
coach-nothing = Le guide n’a rien à dire de cette décision.
coach-which = Après « guide » vient « oui », « non » ou rien, et non « { $text } ».
coach-gone = Le guide est parti. « guide oui » le rappelle.
coach-back = Le guide est de retour.
legend-sign = Signe
legend-name = Nom
legend-meaning = Sens

### Leçons

learn-item = { $game } : { $title } – { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $state }
learn-state-new = nouvelle
learn-state-begun = à l’étape { $number } sur { $total }
learn-state-done = terminée
learn-hint = Entrée continue. Quand il faut choisir, tapez un numéro, ou le coup comme il est écrit à côté. « retour » revient d’une étape, « sauter » continue sans vous, « aide » liste le reste.
learn-resumed = La leçon reprend où vous l’avez laissée. « retour » revient d’une étape.
learn-step = Étape { $number } sur { $total }
learn-point = Regardez : { $things }
learn-enter = Entrée continue >
learn-read = Il n’y a rien à choisir ici, et « { $text } » n’est pas compris. Entrée continue, « aide » liste les commandes.
learn-choose = C’est à vous de choisir. Tapez un numéro, ou « sauter ».
learn-first = C’est la première étape.
learn-left = La leçon est gardée : la même commande la reprend.
learn-done = La leçon est terminée. Bravo !

## Ce qu'on peut taper ; le mot habituel d'abord.

command-board = plateau
command-choices = choix
command-why = pourquoi
command-what = quoi, explique, expliquer
command-legend = légende, symboles
command-hint = conseil, indice
command-coach = guide
coach-on = oui
coach-off = non
command-rules = règles
command-score = points
command-log = journal
command-undo = annuler, annule
command-next = suite
command-back = retour, annuler
command-skip = sauter
command-solution = solution
command-save = enregistrer, sauver
command-lang = langue
command-help = aide
command-quit = quitter

usage-move = 3 ou end turn
usage-board = plateau
usage-choices = choix
usage-why = pourquoi COUP
usage-what = quoi CHOSE
usage-legend = légende
usage-hint = conseil
usage-coach = guide oui|non
usage-rules = règles MOTS
usage-score = points
usage-log = journal N
usage-undo = annuler N
usage-next = suite
usage-back = retour
usage-skip = sauter
usage-solution = solution
usage-save = enregistrer FICHIER
usage-lang = langue en|fr|it
usage-help = aide
usage-quit = quitter

help-you-type = Vous tapez
help-it-does = Effet
help-move = joue un coup, par son numéro ou tel qu’il est écrit
help-board = montre toute la table
help-choices = montre ce que vous pouvez faire (Entrée aussi)
help-why = dit quelle règle interdit un coup
help-what = explique une chose de la table ; seul, en donne la liste
help-legend = montre ce que signifient les symboles
help-hint = dit ce qu’un robot ferait à votre place, et pourquoi
help-coach = explique ce genre de décision ; « non » congédie le guide, « oui » le rappelle
help-rules = trouve des paragraphes des règles ; seul, en donne la liste
help-score = montre les points, autant que vous pouvez les connaître
help-log = montre les N derniers événements
help-undo = reprend vos N dernières décisions
help-next = continue (Entrée aussi)
help-back = revient d’une étape
help-skip = continue : la leçon choisit pour vous
help-solution = montre ce que le bot préfère, et pourquoi
help-save = enregistre une copie ; chaque décision l’est de toute façon
help-lang = change de langue
help-help = montre cette aide
help-quit = quitte ; « bottega play --resume » reprend la partie
help-quit-lesson = quitte ; la même commande reprend la leçon

### Les points et la fin

standings-now = Les points pour l’instant
standings-part = { $name } { $points }
standings-seat = { $name } : { $parts }
standings-tie = { $name } (départage)
end-scores = Points à la fin
end-won = { $who } a gagné.
end-lost = { $who } a perdu.
end-winner = { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
end-place = Place { $place } : { $who }
left-over = La partie est enregistrée : { $path }
left-proof = « bottega verify » vérifie ce fichier, « bottega replay » montre la partie, « bottega review » dit ce qu’on aurait pu jouer de mieux.
left-paused = La partie est enregistrée : { $path }
left-resume = « bottega play --resume » la reprend.

### Parties enregistrées

replay-entry = { $number }. { $name } : { $notation }
replay-ask = { $number }/{ $last } – Entrée : suivante, un nombre : y aller, « quitter » : sortir :
replay-running = { $count ->
    [one] Il y a 1 décision jusqu’ici ; la partie n’est pas terminée.
   *[other] Il y a { $count } décisions jusqu’ici ; la partie n’est pas terminée.
}

review-title = { $game } : analyse ({ $level })
review-level-quick = rapide
review-level-deep = approfondie
review-seats = Les joueurs
review-seats-note = La précision va de 0 (pas mieux que des choix au hasard) à 100 (rien n’a été donné). « Cédé » est la chance de gagner que les décisions ont coûtée en tout, avec l’erreur type.
review-column-points = Points
review-column-accuracy = Précision
review-column-skill = Cédé
review-column-luck = Chance
review-column-adjusted = Résultat sans la chance
review-column-after = Après la ligne
review-estimate = { $chance } ± { $error }
review-percent = { $number } %
review-curve = La chance de gagner
review-curve-seat = { $name }  { $bars }  { $first } → { $last }
review-errors = { $count ->
    [0] Erreurs
   *[other] Erreurs ({ $count })
}
review-errors-none = Rien n’était nettement moins bon que ce que le bot aurait joué.
review-errors-more = { $count ->
    [one] Et 1 plus petite.
   *[other] Et { $count } plus petites.
}
review-error = { $number }. { $name }, { $grade } ({ $chance }) : { $played }. Mieux : { $best }.
review-turning = Tournant : ligne { $number }, { $name }
review-reveal = Tournant : ce qui est apparu après la ligne { $number }, pour { $name }
review-luck = La chance de gagner a changé de { $chance }.
review-played = Joué : { $action } ({ $chance }, { $points } points)
review-better = Mieux : { $action } ({ $chance }, { $points } points)
progress-review = Analyse

### Entraînement

practice-number = Position { $number } sur { $total }
practice-easy = facile
practice-medium = moyenne
practice-hard = difficile
practice-task = Quelqu’un a cédé quelque chose ici. Trouvez mieux.
practice-board = « plateau » décrit la table.
practice-solved = C’est cela : { $grade }.
practice-wrong = Cela cède { $chance } % de chance de gagner ({ $grade }).
practice-again = Essayez un autre choix, ou tapez « solution ».
practice-best = Le bot préfère : { $action }. Dans la partie, c’était : { $played }.
practice-count = Trouvées du premier coup : { $solved } sur { $number }.
practice-enter = Entrée : la position suivante, « quitter » : partir >
practice-made = { $count ->
    [one] 1 position est dans { $path }.
   *[other] { $count } positions sont dans { $path }.
}

check-ok = en ordre
check-failed = EN DÉFAUT
check-unknown = inconnu
check-line = { $label } : { $text }
check-good = Cette partie est en règle.
check-bad = Cette partie n’est pas valable.

verify-rules-ok = Les règles sont celles installées ici (version { $known }).
verify-rules-bad = Jouée avec la version { $rules } des règles ; la version installée ici est la { $known }.
verify-commitment-ok = La donne est celle qui était fixée avant la partie.
verify-commitment-bad = La donne n’est pas celle qui était fixée avant la partie.
verify-commitment-unknown = Pas d’empreinte de la donne avec sa clé.
verify-words-ok = La graine vient du secret promis et d’un mot de chaque place.
verify-words-bad = La graine ne vient pas du secret promis et d’un mot de chaque place.
verify-words-unknown = Rien ne dit de quels mots vient la graine.
verify-shuffle-ok = La graine donne exactement cette donne.
verify-shuffle-bad = La graine ne donne pas cette donne.
verify-shuffle-unknown = Pas de graine pour la donne.
verify-deal-ok = La donne est complète.
verify-deal-bad = La donne ne peut pas être jouée : { $problem }
verify-decisions-ok = { $count ->
    [0] Aucune décision n’a encore été prise.
    [one] L’unique décision est régulière.
   *[other] Les { $count } décisions sont régulières.
}
verify-decisions-bad = La décision { $number } de { $seat } ({ $notation }) est irrégulière : { $problem }
verify-result-ok = Le résultat découle des décisions.
verify-result-bad = Le résultat ne découle pas des décisions.
verify-result-unknown = Pas de résultat.

### Tableaux

column-players = Joueurs
column-matches = Parties
column-decisions = Décisions par partie
column-min = Min
column-max = Max
column-rate = Décisions/s
column-seat = Place
column-seat-of = Place { $seat }
column-line = Points en moyenne
column-wins = Victoires
column-interval = Intervalle 95 %
column-mean = Moyenne
column-sd = Écart type
column-name = Nom
column-game = Jeu
column-options = Options
column-editions = Éditions
column-matches-rate = Parties/s
column-clone = clone µs
column-legal = legal µs
column-view = view µs
column-imagine = imagine µs
column-cpu = CPU s
column-bot = Robot
column-against = contre
column-held = Places tenues
column-adjusted = Sans la chance
column-worth = Vaut (parties)
column-rating = Cote
column-points = Points
column-choice = Choix
column-thinking = s/décision

percent = { $value } %
interval = { $low }–{ $high } %
interval-figures = { $low } à { $high }
players-range = { $low }–{ $high }
progress-matches = Parties
progress-records = Vérification
progress-bench = Mesure

simulate-title = { $game } : parties au hasard
simulate-seats = { $count ->
    [one] 1 joueur : victoires et points
   *[other] { $count } joueurs : victoires et points
}
simulate-speed = { $rate } décisions/s en { $seconds } s sur { $jobs ->
    [one] 1 processus
   *[other] { $jobs } processus
} ; graine { $seed }
simulate-stopped = Arrêt après { $done } parties sur { $total }.
simulate-crash = La partie de graine { $seed } a échoué : { $problem }
failure-saved = La partie jusque-là est enregistrée : { $path } – « bottega replay » avec ce fichier la montre.
ladder-title = { $game } : classement
ladder-overall = Toutes les tables ensemble
ladder-table = { $players ->
    [one] Seul : { $matches } parties chacun
   *[other] { $players } joueurs : { $deals } donnes, { $matches } parties chacun
}
ladder-note = Les cotes sont celles d’openskill ; chaque robot part de 25. Un taux de victoires de 50 % veut dire aussi fort que l’autre : à plus de deux joueurs, les deux robots se partagent la table et échangent toutes les places à chaque donne. Les intervalles sont à 95 %, la donne étant l’unité. Seules comptent les donnes que tous les robots ont jouées.
ladder-note-table = Un robot égal aux autres gagnerait une part des parties aussi grande que sa part des places. À chaque donne, la table tourne jusqu’à ce que chaque robot ait eu toutes les places. Les intervalles sont à 95 %, la donne étant l’unité. Seules comptent les donnes jouées à toutes les places.
ladder-luck = « Sans la chance » retire de chaque résultat ce que les cartes ont fait : l’espérance reste la même, et le hasard y tient moins de place. « Vaut (parties) » est le nombre de parties qui auraient rendu le simple taux de victoires aussi sûr.
ladder-nothing = Aucune donne n’a encore été jouée par tous les robots : il n’y a pas de résultat.
ladder-kept = Les parties sont dans { $path } (graine { $seed } ; durée : { $seconds } s).
ladder-resumed = { $done } parties sur { $total } étaient déjà jouées : { $path }
ladder-again = La même commande reprend ici.
ladder-rounded = Chaque donne est jouée deux fois, places échangées : chaque paire joue { $matches } parties à chaque taille de table, et non { $asked }.
data-resumed = { $done } parties sur { $total } étaient déjà là : { $path }
data-kept = { $rows ->
    [one] { NUMBER($rows) } ligne
   *[other] { NUMBER($rows) } lignes
} dans { $path } ({ $megabytes } Mo ; durée : { $seconds } s).
train-step-matches = Génération { $generation } : parties
train-step-examples = Génération { $generation } : exemples
train-step-positions = Génération { $generation } : apprend les positions
train-step-decisions = Génération { $generation } : apprend les décisions
train-step-proof = Génération { $generation } : parties contre la précédente
train-proof = { $players } sièges : { $share } de { $matches } parties gagnées ({ $low } à { $high })
train-accepted = La génération { $generation } est meilleure que la précédente et joue désormais.
train-refused = La génération { $generation } n’est pas meilleure que la précédente, qui continue de jouer.
train-stopped = Arrêté. La même commande reprend ici : { $folder }
train-done = Les poids sont dans { $folder }, dans le net.bin de chaque génération ; progress.svg montre comment ils ont été faits.
ladder-rounded-table = Chaque donne est jouée { $times } fois en tournant la table : { $matches } parties sont jouées, et non { $asked }.
ladder-sprt = { $decision ->
    [high] { $bot } gagne { $high } des parties ou plus, et non { $low } ou moins : décidé après { $deals } donnes. { $ratio } ; chacune des deux réponses est fausse dans { $error } de ces tests au plus.
    [low] { $bot } gagne { $low } des parties ou moins, et non { $high } ou plus : décidé après { $deals } donnes. { $ratio } ; chacune des deux réponses est fausse dans { $error } de ces tests au plus.
   *[none] Après { $deals } donnes, on ne sait pas encore si { $bot } gagne { $high } des parties ou plus, ou { $low } ou moins. { $ratio }. Avec plus de parties, le test reprend ici.
}
ladder-sprt-ratio = Logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound }
ladder-sprt-note = Le test s’arrête quand les résultats sont nets : son taux de victoires est donc souvent un peu trop loin du milieu. Pour un taux sans ce biais, jouez un nombre fixe de parties.
plot-rating = Cote
plot-seats = { $count } joueurs
plot-versus = { $count } joueurs : combien de fois la ligne bat la colonne
plot-alone = Seul : combien de fois il gagne
study-section = { $players ->
    [one] { $bot }, { $edition }, seul : { $matches } parties de { $decisions } décisions ({ $interval })
   *[other] { $bot }, { $edition }, { $players } joueurs : { $matches } parties de { $decisions } décisions ({ $interval })
}
study-nothing = Aucune partie n’est allée jusqu’au bout : il n’y a pas de résultat.
study-done = Graine { $seed } ; durée : { $seconds } s.
bench-title = { $game } : vitesse sur un cœur
bench-note = Parties au hasard, coups possibles compris, temps CPU d’un processus ; pour les opérations seules, un état au milieu d’une partie. « make bench » compare avec d’autres moteurs.
conform-held = { $game } respecte les { $laws } lois : { $matches } parties, { $decisions } décisions, dont { $examined } examinées.
conform-failed = { $game } enfreint la loi { $law } (graine { $seed }).
conform-stopped = Arrêt. Aucune loi enfreinte jusqu’ici.
