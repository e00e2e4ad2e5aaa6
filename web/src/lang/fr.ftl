# Les mots du client web, en français.

# La forme des dates et des nombres.
locale = fr-FR

site = Bottega
label = { $label } : { $text }
skip = Aller au contenu
home = Bottega : page d’accueil
nav = Navigation principale
loading = Chargement…
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
delete = Supprimer
again = Réessayer
send = Envoyer
copy = Copier
copied = Lien copié.
share = Partager
name = Nom
game = Jeu
language = Langue
settings = Réglages
account = Compte
login = Se connecter
rules = Règles
ranking = Classement
reconnecting = Connexion perdue. Reconnexion…
problem-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
problem-failed = Une erreur s’est produite sur le serveur ({ $status }). Réessayez dans un instant.

hero = Jeux de société de la Renaissance
hero-about = Jouez avec des amis proches ou lointains, autour d’un seul appareil ou contre des robots. Bottega fait respecter toutes les règles.
about-masters = Tirez des billes au marché, achetez des développements et faites tourner vos ateliers, pendant que le pape observe votre dévotion.
about-leonardo = Envoyez vos apprentis en ville chercher des bras, des matériaux et du savoir, et soyez le premier à donner vie aux idées de Léonard.
about-inventors = Menez une équipe de grands esprits, de l’Antiquité à nos jours, et prenez part aux inventions qui ont changé le monde.
players-range = { $from } à { $to } joueurs
minutes = environ { $count } minutes
play-now = Jouer contre des robots
play-friends = Entre amis
play-device = Sur cet appareil
play-options = Autres options
own-tables = Vos parties
open-tables = Tables ouvertes
open-none = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une !
live-tables = Parties en cours
live-none = Aucune partie publique en cours pour l’instant.
past-tables = Parties terminées
gone-tables = Parties arrêtées
company = avec { $names }
company-bots = contre { $names } ({ $count ->
    [one] robot
   *[other] robots
})
company-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
company-none = en solitaire
moved = dernier coup { $ago }
opened = ouverte { $ago }
tidy = Faire le tri
tidy-about = Sélectionnez des parties contre des robots.
tidy-all = { $count ->
    [one] Sélectionner la seule
   *[other] Sélectionner les { $count }
}
tidy-none = Tout désélectionner
tidy-pick = Sélectionner { $what }
tidy-abandon = { $count ->
    [one] Arrêter { $count } partie
   *[other] Arrêter { $count } parties
}
tidy-abandon-about = { $count ->
    [one] Elle s’arrête sans résultat. Vous la retrouvez parmi les parties arrêtées.
   *[other] Elles s’arrêtent sans résultat. Vous les retrouvez parmi les parties arrêtées.
}
tidy-abandon-done = { $count ->
    [one] { $count } partie arrêtée.
   *[other] { $count } parties arrêtées.
}
tidy-delete = { $count ->
    [one] Supprimer { $count } partie
   *[other] Supprimer { $count } parties
}
tidy-delete-about = { $count ->
    [one] Elle disparaît pour de bon, avec son déroulement et son résultat.
   *[other] Elles disparaissent pour de bon, avec leur déroulement et leur résultat.
}
tidy-delete-done = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
discard = Arrêter la partie
discard-about = Elle s’arrête sans résultat. Vous la retrouvez parmi les parties arrêtées.
close-table-about = Personne d’autre n’est assis à cette table. Elle est fermée.
leave-about = Votre place se libère.
decline-about = La place qui vous est réservée se libère.
delete-match = Supprimer la partie
delete-match-about = Elle disparaît pour de bon, avec son déroulement et son résultat.
your-turn = À vous de jouer
due-by = à décider avant le { $when }
status-open = attend des joueurs
status-playing = en cours
status-over = La partie est terminée.
status-abandoned = La partie a été arrêtée.
footer = Bottega est un logiciel libre. Les règles sont expliquées avec nos propres mots et toutes les images sont de nous.
missing = Page introuvable
missing-about = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
missing-home = Aller à l’accueil

new = Nouvelle partie
new-start = Commencer la partie
new-open = Ouvrir la table
seats = Places
players = Joueurs
player-number = Joueur { $number }
seat-number = Place { $number }
seat-me = Vous
seat-person = Une personne
seat-open = Place libre
seat-bot = Robot
seat-bot-of = Robot : { $level }
edition-of = Édition : { $name }
seat-free = libre
seat-kept = réservée à { $name }
seat-whole = Tout ce que possède { $name }
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
bot-level = Niveau du robot
bot-rated = { $level } ({ $rating })
bot-rated-about = Le nombre après un niveau est sa cote, qui compare les robots entre eux : plus elle est haute, plus le robot est fort.
device = Tout le monde autour de cet appareil
device-about = L’appareil passe de main en main. Dans un jeu à secrets, le plateau est masqué entre deux joueurs.
order-drawn = Tirer l’ordre du jeu au sort
options = Options
edition = Édition
edition-standard = Standard
edition-owner = Inventions 8 et 13 échangées (8 en cuivre, 13 en argent)
edition-pictured = Cartes 33 et 48 comme dans l’exemple de la règle
tempo = Temps de réflexion
tempo-none = Sans pendule : chacun prend son temps.
tempo-live = En direct : des minutes pour toute la partie et des secondes par tour.
tempo-days = Sur plusieurs jours : quelques jours par décision.
tempo-minutes = Minutes
tempo-increment = Secondes par tour
tempo-each = Jours par décision
tempo-none-is = sans pendule
tempo-live-is = { $minutes } min + { $increment } s
tempo-days-is = { $days ->
    [one] 1 jour par décision
   *[other] { $days } jours par décision
}
who-may = Accès
public = Table publique
private = sur invitation
public-about = Visible de tous sur la page d’accueil. Sinon, il faut le lien pour la rejoindre.
spectators = Les spectateurs sont admis
ranked = Classée
ranked-about = Elle compte pour votre cote. Il faut au moins deux personnes. Pas de conseils.
show-all = Tout afficher ({ $count })
hints = Conseils
hints-about = Les joueurs peuvent demander conseil à un robot.
word = Un mot pour le mélange
word-about = Votre mot entre dans le mélange : personne, pas même ce serveur, ne peut choisir la donne.

invite = Inviter
invite-about = Toute personne qui ouvre ce lien peut prendre place.
invited-by = { $name } vous invite à jouer
hosted-by = { $name } cherche des joueurs
rules-of = Règles du jeu
qr = Code QR de { $link }
reach-network = L’adresse que vous avez ouverte ne fonctionne que sur cet ordinateur. Le lien ci-dessous vaut pour tout votre réseau.
reach-alone = Personne d’autre ne peut ouvrir ce lien : le serveur n’écoute que cet ordinateur. Démarrez-le ainsi, puis rouvrez la table :
reach-here = Ce lien ne fonctionne que sur cet ordinateur. Il faut aux autres l’adresse de l’ordinateur où tourne le serveur.
host = hôte
sit = S’asseoir ici
leave = Quitter la table
close-table = Fermer la table
start = Commencer
goes-on = Cette partie reprend là où une autre en était, avec la même donne.
start-free = Il reste des places libres.
start-host = C’est l’hôte qui lance la partie.

session-name = Comment vous appelez-vous ?
session-name-about = Un nom suffit. Vous pourrez ajouter un mot de passe plus tard.
session-name-do = Continuer
session-login = Se connecter
session-login-about = Avec le nom et le mot de passe de votre compte.
session-login-do = Se connecter
session-claim = Garder ce compte
session-claim-about = Vous jouez en invité : seul ce navigateur vous connaît. Avec un mot de passe, vous retrouvez le compte sur tous vos appareils.
session-claim-do = Choisir un mot de passe
session-have = J’ai un compte
session-guest = Première visite ?
account-none = Vous n’êtes pas connecté.
password = Mot de passe
password-about = Au moins { $count } caractères.
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
sessions = Où vous êtes connecté
session-here = Ce navigateur
session-other = Un autre navigateur
session-end = Déconnecter
seen = dernière activité : { $when }
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
logout-guest = Si vous vous déconnectez en invité, vous ne pourrez plus revenir à ce compte.
tokens = Jetons d’accès pour programmes
tokens-about = Avec un jeton, un programme peut jouer en votre nom.
token-label = À quoi sert-il ?
token-make = Créer un jeton
token-fresh = Copiez-le maintenant. Il n’est affiché qu’une fois :
delete-account = Supprimer le compte
delete-account-about = C’est définitif. Vos parties restent, sans votre nom.
delete-account-do = Supprimer définitivement

settings-theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-motion = Animations
motion-auto = Comme l’appareil
motion-full = Activées
motion-none = Désactivées
settings-pace = Rythme des coups
pace-calm = Calme
pace-brisk = Rapide
pace-instant = Immédiat
settings-text = Taille du texte : { $percent } %
settings-contrast = Contraste renforcé
settings-sound = Sons
sound-offer = Jouer des sons discrets ?
sound-yes = Oui
sound-no = Non
settings-confirms = Confirmer chaque tour
settings-confirms-about = Votre tour attend votre confirmation. Jusque-là, vous pouvez l’annuler.

summary = Résumé sur une page
summary-print = Imprimer
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
rules-contents = Sommaire
rules-link = Lien vers « { $title } »
legend = Légende des symboles
legend-about = Tous les symboles de la table, et leur sens.
ranking-bots = Robots
rating = Cote
rating-range = intervalle à 95 %

decision = Votre décision
choices = Choix
choose-touch = Touchez ce qui brille sur la table.
choose-all = { $count ->
    [one] Montrer le choix
   *[other] Montrer les { $count } choix
}
choose-fold = Masquer les choix
choose-glow = Montrer ce qui brille
choose-clear = Recommencer
choose-left = { $count ->
    [one] encore { $count } choix
   *[other] encore { $count } choix
}
choose-several = { $count } choix
waiting-for = On attend { $names }.
waited = Temps de réflexion de { $name }
thinking-of = Où en est { $name }
thinking-done = { $done } suites essayées
thinking-part = { $done } suites essayées sur { $of }
hurry = Jouer maintenant
hurry-about = Les robots répondent tout de suite, avec ce qu’ils ont trouvé de mieux
presence-here = est à la table
presence-away = regarde ailleurs
presence-away-since = regarde ailleurs depuis { $when }
presence-gone = n’est pas à la table
presence-gone-since = a quitté la table ({ $when })
moment = Un instant…
playback-pause = Pause
playback-go-on = Reprendre
playback-skip = Sauter
playback-skip-to-turn = Aller à votre tour
playback-to-come = { $count ->
    [one] Encore 1 à venir
   *[other] Encore { $count } à venir
}
since = Depuis votre dernier coup
since-watching = Derniers coups
since-none = Il ne s’est rien passé depuis votre dernier coup.
since-none-watching = Il ne s’est rien passé depuis votre arrivée.
since-earlier = Plus tôt :
since-back = Le coup précédent
since-forth = Le coup suivant
since-present = Revenir au présent
held = Votre tour est joué. Confirmez-le ou annulez-le.
confirm = Confirmer
doubt-no = Non, revenir
keys = Raccourcis clavier
key-number = Choisir dans la liste ; si elle est masquée, la première touche l’ouvre
key-clear = Recommencer le choix, ou fermer ce qui est ouvert
key-explain = Expliquer l’élément sélectionné ; les flèches passent ensuite aux autres
undo = Annuler le coup
takeback = Demander à annuler un coup
agree = D’accord
decline = Refuser
request-takeback = { $name } demande à annuler un coup.
request-abandon = { $name } propose d’arrêter la partie.
deciding = réfléchit
flagged = temps écoulé
resigned = a abandonné
stand-in = Laisser un robot jouer pour moi
stand-in-about = Un robot joue pour vous jusqu’à votre retour.
stand-in-for = Laisser un robot jouer pour { $name }
stand-in-plays = Un robot joue à cette place
come-back = Reprendre ma place
order-on = Passer jusqu’à la fin de la phase
order-is = Vous passez jusqu’à la fin de la phase.
late = { $name } a épuisé son temps.
asked-takeback = Vous avez demandé à annuler un coup. Il faut l’accord de { $names }.
asked-abandon = Vous avez proposé d’arrêter la partie. Il faut l’accord de { $names }.
order-off = Ne plus passer
abandon = Proposer d’arrêter la partie
abandon-about = Si tout le monde est d’accord, la partie s’arrête sans résultat.
resign = Abandonner
resign-about = Vous abandonnez. Les autres continuent et un robot prend votre place.
record = Relevé de la partie
clock = Temps restant
clock-days = { $count } j
clock-hours = { $count } h
watching = Vous regardez
beside = Panneau latéral
beside-close = Fermer le panneau latéral
tab-log = Journal
tab-chat = Chat
tab-hints = Conseils
tab-notes = Notes
tab-rules = Règles
tab-menu = Plus
log = Ce qui s’est passé
log-more = { $count ->
    [one] Une ligne de plus, qui en découle
   *[other] { $count } lignes de plus, qui en découlent
}
log-undone = Annulé :
log-moment = Revoir ce moment de la partie
chat = Chat
chat-none = Pas encore de message.
chat-say = Écrire un message
chat-said = { $name } dit : { $text }
why-rule = La règle : { $title }
why-open = Ouvrir dans les règles
thing-rule = Règles : { $title }
thing-present = Ceci décrit la situation actuelle ; le plateau montre un moment antérieur.
thing-keys = Touche { $key } pour garder ouvert
thing-keys-kept = ← → élément suivant · ↑ ↓ autre type · Échap pour fermer
hint-about = Demandez à un robot ce qu’il jouerait ici.
hint-ask = Demander un conseil
hint-thinks = Réflexion en cours…
hint-expects = points attendus : { $points }, chances de gagner : { $chance } %
recap = Pendant votre absence
recap-done = Continuer
curtain = Au tour de { $name }
curtain-about = Passez l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

end-won = { $name } gagne
end-you-won = Vous gagnez
end-you-shared = Vous partagez la victoire avec { $names }
end-shared = { $names } se partagent la victoire
end-lost = Personne ne gagne cette fois
end-abandoned = La partie a été arrêtée
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
how-ahead = Vous avez { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $margin } de plus que { $names }.
how-behind = Vous terminez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $margin } de moins que { $names }.
how-tie-won = Vous avez autant de points que { $names } et l’égalité tourne à votre avantage : { $what }.
how-tie-lost = Vous terminez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players } : vous avez autant de points que { $names }, mais l’égalité tourne à votre désavantage : { $what }.
how-shared = Vous avez autant de points que { $names } : { $total }.
how-left = Vous avez { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Tous les autres ont abandonné.
how-alone = Vous avez { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
how-resigned = Vous avez abandonné avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
tally = Les points par source
tally-parts = Les points carte par carte
tally-none = Ici, ni carte ni jeton ne rapporte de points.
tally-start = Au départ
tally-spent = Dépensé
total = Total
tie = En cas d’égalité : { $what }
rematch = Rejouer
rematch-wanted = { $name } veut rejouer
rematch-join = Rejoindre
rematch-see = Aller à la nouvelle partie
proof = Preuve du mélange
proof-about = Avant la partie, le serveur s’est engagé sur un secret. Les mots des joueurs y ont été mêlés. Lancez « bottega verify » sur le relevé de la partie pour vérifier que personne n’a choisi la donne.
proof-commitment = Empreinte de la donne
proof-promise = Engagement
proof-nonce = Nonce
proof-secret = Secret
proof-seed = Graine
proof-words = Mots des joueurs

replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-run = Lecture
replay-halt = Pause
replay-forth = Un pas en avant
replay-last = À la fin
replay-at = Position
replay-part = Moment de la partie
replay-pace = Vitesse
replay-slow = Lent
replay-normal = Normal
replay-fast = Rapide
replay-eyes = Point de vue
replay-public = Spectateur
replay-keys = La partie n’a pas commencé. La barre d’espace lance la lecture. Les flèches avancent ou reculent d’un pas, Page préc. et Page suiv. changent de moment, Début et Fin vont aux extrémités.
replay-end = Aller au résultat
fork = Continuer à partir d’ici
fork-about = Vous continuez à partir d’ici (décision { $at }) contre des robots, avec la même donne.
fork-seat = Votre place
fork-do = Continuer

## Les parties d’un plateau
part-own = Mon plateau
part-others = Les autres
part-city = La ville

## Le plateau de Léonard
leonardo-phase-a = Laboratoires
leonardo-phase-b = Main-d’œuvre
leonardo-phase-c = La ville au travail
leonardo-phase-d = Inventions
leonardo-deck-closed = ne peuvent plus être étudiées
leonardo-favours = Les faveurs du tour 0
leonardo-auction = Enchère : { $card }

## Legendary Inventors
inventors-rest = Tous disponibles
inventors-bag = Le sac et la boîte

## Joueurs
profile = Profil
player-since = membre depuis le { $when }
player-guest = invité
player-none = Aucune partie terminée pour l’instant.
player-matches = Parties
player-wins = Gagnées
player-streak = Série
streak-won = { $count ->
    [one] 1 victoire
   *[other] { $count } victoires
}
streak-lost = { $count } sans victoire
ratings = Cotes
provisional = provisoire
provisional-about = Après peu de parties, une cote est provisoire. Elle peut encore beaucoup changer.
player-tables = Par jeu et par nombre de joueurs
mean-place = Place moyenne
mean-score = Score moyen
best-score = Record
opponents = Adversaires les plus fréquents
opponent-ahead = devant dans { $ahead } parties sur { $matches }
last-matches = Dernières parties
place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ranking-people = Joueurs
ranking-none = Personne n’est encore classé. Il faut { $fewest } parties classées à une table de cette taille.
ranking-few = Il faut au moins { $fewest } parties classées à une table de cette taille pour figurer ici.
ranking-bots-about = Mesurées dans des parties entre robots, sur une échelle à part.
rank = Rang
table-of = { $count ->
    [1] En solitaire
   *[other] { $count } joueurs
}

## Notifications
notices = Notifications
notices-about = Comment vous prévenir, en votre absence, que c’est à vous de jouer.
notices-what = Me prévenir quand
notice-decision = C’est à moi de jouer
notice-reminder = Mon temps est presque écoulé
notice-begins = Une partie commence
notice-over = Une partie est terminée
notice-chat = Quelqu’un écrit dans le chat
notices-when = Quand
digest = Fréquence
digest-none = Immédiatement
digest-every = { $hours ->
    [1] Résumé toutes les heures
    [24] Résumé quotidien
   *[other] Résumé toutes les { $hours } heures
}
digest-at = Premier résumé de la journée à
quiet = Heures calmes
quiet-about = Rien n’est envoyé pendant ces heures. Tout arrive ensuite.
quiet-from = De
quiet-to = À
zone = Fuseau horaire
channels = Où vous prévenir
channel-push = Navigateur
channel-mail = E-mail
channel-webhook = Webhook
channel-ntfy = ntfy
channel-test = Envoyer un test
channel-tested = Envoyé. Cela devrait arriver dans un instant.
channel-failures = { $count ->
    [one] la dernière notification n’a pas pu être remise
   *[other] les { $count } dernières notifications n’ont pas pu être remises
}
channel-none = Aucun pour l’instant. Choisissez-en un ci-dessous.
channel-added = Ajouté.
channel-add = Ajouter
push-here = Ce navigateur
push-about = Les notifications s’affichent sur cet appareil, même quand Bottega est fermé.
push-on = Activer ici
push-off = Désactiver ici
push-is-on = Activées dans ce navigateur.
push-denied = Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages de votre navigateur, puis réessayez.
push-none = Ce navigateur ne peut pas recevoir de notifications ici. Il faut une adresse sécurisée (https) et, sur un iPhone, l’application sur l’écran d’accueil.
mail-address = Adresse e-mail
mail-about = Nous vous envoyons un lien pour confirmer l’adresse.
mail-sent = Un lien vient d’être envoyé à { $address }. Ouvrez-le pour confirmer.
mail-pending = En attente de confirmation : { $address }
webhook-address = Adresse (https)
webhook-about = Reçoit du JSON avec titre, texte et lien. Les adresses de Discord, Slack et Google Chat conviennent aussi.
ntfy-topic = Sujet
ntfy-server = Serveur
ntfy-token = Jeton d’accès (s’il en faut un)
notices-account = Les notifications demandent un compte. Choisissez d’abord un nom.

## Les gens à la table
person-mute = Masquer { $name }
person-hear = Ne plus masquer { $name }
person-about = Vous ne voyez plus les messages des joueurs masqués, à aucune table. Ils n’en sont pas avertis.
muted = Joueurs masqués
notes = Notes
notes-about = Visible de vous seul.
notes-kept = Enregistré.
notes-keeping = Enregistrement…

## Mots de passe perdus
recover = Mot de passe oublié ?
recover-about = Saisissez votre nom, ou l’adresse e-mail que vous avez confirmée pour les notifications. Si le compte en a une, nous y enverrons un lien.
recover-who = Nom ou adresse e-mail
recover-do = Envoyer le lien
recover-asked = S’il existe un tel compte avec une adresse e-mail confirmée, un lien est en route. Il est valable une demi-heure.
recover-new = Choisissez un nouveau mot de passe. Tous les autres navigateurs seront déconnectés.
recover-done = Le nouveau mot de passe est enregistré.
recover-again = Demander un nouveau lien
recover-off = Ce serveur n’envoie pas d’e-mails. Demandez un nouveau mot de passe à son hébergeur.

## Signalements
report = Signaler { $name }
report-about = L’hébergeur de ce serveur lira votre signalement. { $name } ne saura pas qui l’a envoyé.
report-about-line = L’hébergeur de ce serveur lira votre signalement et le message concerné. { $name } ne saura pas qui l’a envoyé.
report-reason = De quoi s’agit-il ?
report-choose = Choisir…
report-chat = Insultes dans la discussion
report-name = Nom offensant ou trompeur
report-cheating = Triche
report-leaving = Abandons à répétition
report-other = Autre chose
report-text = Que s’est-il passé ?
report-do = Envoyer le signalement
report-sent = Merci. L’hébergeur va s’en occuper.
warning = Un message de l’hébergeur
warning-read = J’ai lu

## Leçons

learn = Apprendre
learn-now = Apprendre en dix minutes
learn-about = Une leçon s’apprend en jouant, sur le vrai plateau. Vous pouvez la quitter à tout moment et la reprendre plus tard.
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-name = Invité
learn-minutes = environ { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-begun = Commencée : étape { $number } sur { $total }
learn-finished = Terminée
lesson = Leçon
learn-step = Étape { $number } sur { $total }
learn-progress = Avancement de la leçon
learn-back = Étape précédente
learn-skip = Passer cette étape
learn-leave = Quitter la leçon ; vous pourrez la reprendre
learn-next = Continuer
learn-show = Montrer
learn-watch = Regardez ce que font les autres.
learn-done = Leçon terminée ! Si vous voulez, poursuivez cette partie : vos adversaires sont des apprentis, les robots pour débutants.
learn-play-on = Jouer la suite
learn-next-lesson = Leçon suivante
learn-lessons = Toutes les leçons

## Le guide

coach = Guide
coach-read = Compris
coach-leave = Congédier le guide
coach-gone = Le guide est parti. Vous pouvez le rappeler dans les réglages.
coach-ask = Expliquer cette décision
coach-again = Revoir toutes les cartes du guide
coach-again-done = Le guide recommence depuis le début.
settings-coach = Guide
settings-coach-about = La première fois que quelque chose se présente dans un jeu, une carte l’explique.

## L’analyse d’une partie
review = Analyse
review-of = Analyse de la partie
review-about = Un robot examine chaque décision avec ce que le joueur savait à ce moment-là, et dit ce qu’elle valait.
review-level = Quelle profondeur ?
review-level-quick = Rapide
review-level-deep = Approfondie
review-quick-about = Quelques secondes.
review-deep-about = Une minute ou deux, et un résultat plus sûr.
review-start = Analyser la partie
review-deeper = Analyser plus à fond
review-waiting = { $ahead ->
    [0] L’analyse commence dans un instant.
    [one] Une autre analyse passe d’abord.
   *[other] { $ahead } autres analyses passent d’abord.
}
review-running = L’analyse est en cours. Si vous quittez cette page, elle est annulée.
review-progress = Avancement de l’analyse
review-failed = L’analyse a été interrompue. Vous pouvez la relancer.
review-curve = Chances de gagner
review-curve-about = Estimées d’après ce que tous les joueurs savaient ensemble. Les marques sont les tournants.
review-curve-at = Moment de la partie
review-curve-table = La courbe sous forme de tableau
review-curve-moment = Moment
review-start-moment = Début
review-end-moment = Fin
review-point = Tournant à la décision { $number }, { $name } : { $grade }
review-point-reveal = Tournant après la décision { $number } : ce qui est sorti, pour { $name }
review-number = Décision { $number }
review-turning = Tournants
review-turning-none = Aucune décision ni aucun hasard n’a beaucoup changé cette partie.
review-lost = { $name } a laissé échapper { $chance } de chances de gagner.
review-lucky = Ce qui est sorti a rapporté à { $name } { $chance } de chances de gagner.
review-unlucky = Ce qui est sorti a coûté à { $name } { $chance } de chances de gagner.
review-played = { $name } a joué
review-prefers = Le robot préfère
review-same = Le robot préfère le même choix.
review-worth = { $chance } de chances de gagner, { $points } points
review-why = Pourquoi
review-choices = Ce que le robot a examiné
review-see = Voir le plateau
review-better = Trouver mieux
review-players = Joueurs
review-player = Joueur
review-result = Points
review-accuracy = Précision
review-accuracy-about = La précision : 100 veut dire que rien n’a été gâché, 0 que des choix au hasard n’auraient pas fait pire. Les décisions sans grand enjeu comptent peu.
review-skill = Adresse
review-luck = Chance
review-adjusted = Sans la chance
review-skill-about = L’adresse, c’est ce que les décisions ont gâché en chances de gagner, additionné sur toute la partie : le total peut donc dépasser 100 %.
review-luck-about = La chance, c’est ce qui est sorti par rapport à ce qu’on pouvait attendre, en chances de gagner ; la dernière colonne est le résultat sans elle. Le chiffre après ± dit à quel point c’est sûr : dix-neuf fois sur vingt, la vérité est à moins du double de ce chiffre.
review-more-or-less = { $value } ± { $error }
review-grades = Décisions
review-mistakes-own = Vos erreurs
review-mistakes = Erreurs
review-mistakes-none = Rien n’était clairement mauvais.
review-overview = Vue d’ensemble
review-before = Le précédent
review-next = Le suivant
review-none = Cette partie n’a pas encore été analysée.
tab-verdict = Verdict

## L’entraînement
practice = Entraînement
practice-about = Des positions tirées de parties où quelqu’un s’est trompé. Trouvez mieux.
practice-easy = Facile
practice-medium = Moyen
practice-hard = Difficile
practice-inaccuracy = imprécision
practice-mistake = erreur
practice-blunder = grosse erreur
practice-own = Vos propres erreurs
practice-own-about = Elles viennent des analyses de vos parties.
practice-own-none = Analysez une de vos parties terminées : ses erreurs apparaîtront ici.
practice-none = Il n’y a pas encore de positions pour ce jeu.
practice-position = Position { $number }
practice-solved = résolue
practice-count = { $solved } sur { $count } résolues
practice-task = Trouvez le meilleur choix.
practice-task-own = Vous avez joué : { $played }. Trouvez mieux.
practice-best = C’est le meilleur choix.
practice-good = Bien trouvé : c’est aussi bon que ce que préfère le robot.
practice-worse = Il y a mieux.
practice-again = Réessayer
practice-next = Position suivante
practice-list = Toutes les positions
practice-gives-away = Ce choix laisse échapper { $chance } de chances de gagner.
practice-was = Dans la partie
practice-judging = Votre choix est examiné…

# Une page qui est son propre hôte
starting = Chargement des jeux : { $percent } %
starting-python = Démarrage…
start-failed = Bottega ne peut pas démarrer ici.
start-failed-wasm = Votre navigateur ne connaît pas WebAssembly. Utilisez un navigateur plus récent.
start-failed-policy = Le site n’autorise pas WebAssembly : sa politique de sécurité doit contenir « wasm-unsafe-eval » dans script-src. Prévenez la personne qui gère le site.
start-failed-file = Un fichier n’est pas arrivé. Vérifiez votre connexion et réessayez.
start-failed-storage = Votre navigateur ne laisse rien garder à cette page : une partie serait perdue. Autorisez le stockage, ou quittez la fenêtre privée.
start-failed-other = Il s’est passé quelque chose d’inattendu. Réessayez ; si cela se reproduit, prenez un autre navigateur.
start-elsewhere = Bottega est ouvert dans un autre onglet, qui garde vos parties. Jouez là-bas, ou fermez-le : celui-ci prendra la suite.
newer = Il y a une nouvelle version. Vos parties gardent leurs règles.
newer-load = La charger
record-upload = Apporter une partie : un relevé (.bottega) venu d’ailleurs.
record-elsewhere = Le fichier contient toute la partie, scellée. Gardez-le, ou apportez-le à l’accueil d’un serveur : des amis peuvent y prendre les autres places et vous continuez ensemble.
session-name-only = Un nom suffit. Vos parties restent dans ce navigateur.
hero-about-page = Jouez contre des robots ou autour d’un seul appareil, dans cette page seulement : ni serveur, ni compte. Bottega fait respecter toutes les règles.
start-fleeting = Votre navigateur peut effacer ces parties s’il manque de place. Le relevé d’une partie (dans le menu de sa table) est un fichier que vous pouvez garder.
