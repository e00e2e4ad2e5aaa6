# Les mots du client web, en français.

site = Bottega
skip = Aller au contenu
home = Bottega : page d’accueil
nav = Navigation principale
loading = Un instant …
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
delete = Supprimer
again = Réessayer
send = Envoyer
copy = Copier
copied = Le lien est copié.
share = Partager
name = Nom
game = Jeu
language = Langue
settings = Réglages
account = Compte
login = Se connecter
rules = Règles
ranking = Classement
reconnecting = Connexion perdue. Reconnexion …
problem-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
problem-failed = Une erreur s’est produite sur le serveur ({ $status }). Réessayez dans un instant.

hero = Trois jeux de la Renaissance
hero-about = Prenez place à table : avec des amis proches ou lointains, autour d’un seul appareil, ou contre les maîtres de l’atelier. Les règles sont toujours respectées.
about-masters = Tirez des billes au marché, achetez des développements et faites tourner vos ateliers, pendant que le pape observe votre dévotion.
about-leonardo = Envoyez vos apprentis en ville chercher des bras, des matériaux et du savoir, et soyez le premier à donner vie aux idées de Léonard.
about-inventors = Menez une équipe de grands esprits, de l’Antiquité à nos jours, et prenez part aux inventions qui ont changé le monde.
players-range = { $from } à { $to } joueurs
minutes = environ { $count } minutes
play-now = Jouer tout de suite
play-friends = Entre amis
play-device = Sur cet appareil
play-options = Autres options
own-tables = Vos parties
open-tables = Tables ouvertes
open-none = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une !
live-tables = Parties en cours
live-none = Aucune partie publique en cours pour l’instant.
past-tables = Parties terminées
your-turn = À vous de jouer
due-by = à décider avant le { $when }
status-open = attend des joueurs
status-playing = en cours
status-over = La partie est terminée.
status-abandoned = La partie a été abandonnée.
footer = Bottega est un logiciel libre. Les règles sont expliquées avec nos propres mots et toutes les images sont de nous.
missing = Il n’y a rien ici
missing-about = Aucune page à cette adresse. Le lien a peut-être été tronqué.
missing-home = Vers l’accueil

new = Nouvelle partie
new-start = Commencer la partie
new-open = Ouvrir la table
seats = Places
players = Joueurs
player-number = Joueur { $number }
seat-number = Place { $number }
seat-me = Vous
seat-person = Une personne
seat-open = Qui voudra
seat-bot = Robot
seat-bot-of = Robot : { $level }
edition-of = Édition : { $name }
seat-free = libre
seat-kept = réservée à { $name }
bot-level = Niveau du robot
device = Tout le monde autour de cet appareil
device-about = L’appareil passe de main en main ; là où il y a des secrets, un rideau tombe entre deux joueurs.
order-drawn = Tirer au sort l’ordre du jeu
options = Options
edition = Édition
edition-standard = Standard
edition-owner = Inventions 8 et 13 aux valeurs échangées
edition-pictured = Cartes 33 et 48 comme la règle les montre
tempo = Temps de réflexion
tempo-none = Sans pendule : chacun prend le temps qu’il lui faut.
tempo-live = En direct : des minutes pour toute la partie et des secondes par tour.
tempo-days = Sur plusieurs jours : quelques jours par décision.
tempo-minutes = Minutes
tempo-increment = Secondes par tour
tempo-each = Jours par décision
tempo-none-is = sans pendule
tempo-live-is = { $minutes } min + { $increment } s
tempo-days-is = { $days ->
    [one] 1 jour par décision
   *[other] { $days } jours par décision
}
who-may = Qui peut quoi
public = Table publique
private = sur invitation
public-about = Tout le monde la voit sur la page d’accueil ; sinon, seuls ceux qui ont le lien peuvent s’y joindre.
spectators = Les spectateurs sont admis
ranked = Classée
ranked-about = Elle compte pour votre cote. Il faut au moins deux personnes, et il n’y a pas de conseils.
show-all = Tout afficher ({ $count })
hints = Conseils
hints-about = Les joueurs peuvent demander conseil à un robot.
word = Un mot pour le mélange
word-about = Ce que vous écrivez ici entre dans le mélange : ainsi personne, pas même ce serveur, ne peut choisir la donne.

invite = Inviter
invite-about = Quiconque ouvre ce lien peut prendre place.
host = hôte
sit = S’asseoir ici
leave = Quitter la table
close-table = Fermer la table
start = Commencer
start-free = Il reste des places libres.
start-host = C’est l’hôte qui lance la partie.

session-name = Comment vous appelez-vous ?
session-name-about = Un nom suffit. Vous pourrez protéger le compte par un mot de passe plus tard.
session-name-do = Entrer
session-login = Se connecter
session-login-about = Avec le nom et le mot de passe de votre compte.
session-login-do = Se connecter
session-claim = Garder ce compte
session-claim-about = Vous êtes invité : seul ce navigateur vous connaît. Avec un mot de passe, le compte est à vous sur tous vos appareils.
session-claim-do = Choisir un mot de passe
session-have = J’ai un compte
session-guest = Je suis nouveau ici
account-none = Vous n’êtes pas encore entré.
password = Mot de passe
password-about = Au moins { $count } caractères.
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
sessions = Où vous êtes connecté
session-here = Ce navigateur
session-other = Un autre navigateur
session-end = Déconnecter
seen = vu { $when }
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
logout-guest = Un invité qui se déconnecte ne peut plus revenir à ce compte.
tokens = Jetons pour programmes
tokens-about = Avec un jeton, un programme peut jouer en votre nom.
token-label = À quoi sert-il ?
token-make = Créer un jeton
token-fresh = Copiez-le maintenant ; il n’est montré qu’une fois :
delete-account = Supprimer le compte
delete-account-about = C’est définitif. Vos parties restent, sans votre nom derrière la place.
delete-account-do = Supprimer définitivement

settings-theme = Lumière
theme-auto = Comme l’appareil
theme-light = Lumière du jour
theme-dark = À la chandelle
settings-motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Les choses bougent
motion-none = Rien ne bouge
settings-text = Taille du texte
settings-contrast = Contraste renforcé
settings-sound = Sons
settings-confirms = Confirmer chaque tour
settings-confirms-about = Vos tours attendent votre confirmation : jusque-là, vous pouvez revenir sur ce que vous avez fait.

rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
rules-contents = Sommaire
rules-link = Lien vers « { $title } »
ranking-bots = Les robots de l’atelier
rating = Cote
rating-range = à 95 % entre

decision = Ce qu’il faut décider
choices = Choix
choose-touch = Touchez ce qui brille sur la table.
choose-all = { $count ->
    [one] Montrer le choix
   *[other] Montrer les { $count } choix
}
choose-fold = Replier les choix
choose-glow = Montrer ce qui brille
choose-clear = Recommencer
choose-left = { $count ->
    [one] reste { $count } choix
   *[other] restent { $count } choix
}
choose-several = { $count } choix
waiting-for = On attend { $names }.
moment = Un instant …
held = Votre tour est joué. Confirmez-le ou reprenez-le.
confirm = Confirmer
undo = Annuler le coup
takeback = Demander à reprendre
agree = D’accord
decline = Refuser
request-takeback = { $name } demande à reprendre une décision.
request-abandon = { $name } propose d’abandonner la partie.
deciding = réfléchit
flagged = temps écoulé
resigned = a renoncé
stand-in = Laisser un robot jouer pour moi
stand-in-about = Un robot joue pour vous jusqu’à votre retour.
stand-in-for = Laisser un robot jouer pour { $name }
stand-in-plays = Un robot joue à cette place
come-back = Reprendre ma place
order-on = Passer jusqu’à la fin de la phase
order-is = Vous passez jusqu’à la fin de la phase.
late = { $name } a épuisé son temps.
asked-takeback = Vous avez demandé à reprendre. Il faut l’accord de { $names }.
asked-abandon = Vous avez proposé d’abandonner. Il faut l’accord de { $names }.
order-off = Ne plus passer
abandon = Proposer l’abandon
abandon-about = Si tout le monde est d’accord, la partie s’arrête sans résultat.
resign = Renoncer
resign-about = Vous renoncez. Les autres continuent ; un robot prend votre place.
record = Procès-verbal de la partie
clock = Temps restant
clock-days = { $count } j
clock-hours = { $count } h
watching = Vous regardez
beside = À côté du plateau
tab-log = Journal
tab-chat = Chat
tab-hints = Conseils
tab-notes = Notes
tab-rules = Règles
tab-menu = Plus
log = Ce qui s’est passé
chat = Chat
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-said = { $name } dit : { $text }
why-rule = La règle : { $title }
why-open = Ouvrir dans les règles
hint-about = Demandez à un maître ce qu’il ferait ici.
hint-ask = Demander
hint-thinks = Il réfléchit …
hint-expects = compte sur { $points } points, gagne à { $chance } %
recap = Pendant votre absence
recap-done = Continuer
curtain = À { $name } de jouer
curtain-about = Passez l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

end-won = Victoire : { $name }
end-shared = Victoire partagée : { $names }
end-lost = Personne ne gagne cette fois
end-abandoned = La partie a été abandonnée
place = place { $place }
total = Total
tie = En cas d’égalité : { $what }
rematch = Rejouer
rematch-wanted = { $name } veut rejouer
rematch-join = Rejoindre
rematch-see = Vers la nouvelle partie
proof = Preuve du mélange
proof-about = Avant la partie, le serveur s’est engagé sur un secret ; les mots des joueurs y ont été mêlés. Avec ces valeurs, chacun peut vérifier, par « bottega verify » sur le procès-verbal, que personne n’a choisi la donne.
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
replay-halt = Arrêter
replay-forth = Un pas en avant
replay-last = À la fin
replay-at = Moment
replay-eyes = Par les yeux de qui
replay-public = Les yeux de tous
replay-end = Vers le résultat
fork = Continuer d’ici
fork-about = À partir de ce moment (décision { $at }), vous continuez contre des robots, avec la même chance.
fork-seat = Votre place
fork-do = Continuer

## The board of Masters of Renaissance
masters-whole = tout le plateau
masters-own = Mon plateau
masters-others = Les autres

## Le plateau de Léonard
leonardo-phase-a = Laboratoires
leonardo-phase-b = Main-d’œuvre
leonardo-phase-c = La ville au travail
leonardo-phase-d = Inventions
leonardo-deck-closed = ne peuvent plus être étudiées
leonardo-favours = Les faveurs du tour 0
leonardo-auction = Enchère : { $card }
leonardo-all = Tout ce que possède { $name }

## Legendary Inventors
inventors-rest = Tous debout
inventors-full = Tout ce que possède { $name }
inventors-bag = Le sac et la boîte

## Joueurs
profile = Profil
player-since = ici depuis le { $when }
player-guest = invité
player-none = Rien à raconter pour l’instant : aucune partie terminée.
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
provisional-about = Après quelques parties seulement, une cote est provisoire : elle peut encore beaucoup changer.
player-tables = Par jeu et par table
mean-place = Place moyenne
mean-score = Score moyen
best-score = Record
opponents = Adversaires habituels
opponent-ahead = devant dans { $ahead } sur { $matches }
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
ranking-none = Personne n’est encore classé. On entre ici après { $fewest } parties classées à une table de cette taille.
ranking-few = Qui a joué moins de { $fewest } parties classées à une table de cette taille n’est pas listé.
ranking-bots-about = Mesurée dans des parties entre robots, sur une échelle à part.
rank = Rang
table-of = { $count ->
    [1] En solitaire
   *[other] { $count } joueurs
}

## Notifications
notices = Notifications
notices-about = Comment nous vous prévenons, en votre absence, que c’est à vous de jouer.
notices-what = Me prévenir quand
notice-decision = C’est à moi de jouer
notice-reminder = Mon temps s’épuise
notice-begins = Une partie commence
notice-over = Une partie est terminée
notice-chat = Quelqu’un écrit dans la discussion
notices-when = À quel moment
digest = Fréquence
digest-none = Immédiatement
digest-every = { $hours ->
    [1] Regroupées, toutes les heures
    [24] Regroupées, une fois par jour
   *[other] Regroupées, toutes les { $hours } heures
}
digest-at = Première de la journée à
quiet = Heures calmes
quiet-about = Rien n’est envoyé pendant ces heures ; tout arrive ensuite.
quiet-from = De
quiet-to = À
zone = Fuseau horaire
channels = Comment vous joindre
channel-push = Navigateur
channel-mail = Courriel
channel-webhook = Webhook
channel-ntfy = ntfy
channel-test = Envoyer un essai
channel-tested = Envoyé. Cela devrait arriver dans un instant.
channel-failures = { $count ->
    [one] la dernière notification n’a pas pu être remise
   *[other] les { $count } dernières notifications n’ont pas pu être remises
}
channel-none = Aucun moyen pour l’instant. Choisissez-en un ci-dessous.
channel-added = Ajouté.
channel-add = Ajouter
push-here = Ce navigateur
push-about = Les notifications s’affichent sur cet appareil, même quand Bottega est fermé.
push-on = Activer ici
push-off = Désactiver ici
push-is-on = Activé dans ce navigateur.
push-denied = Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages de votre navigateur, puis réessayez.
push-none = Ce navigateur ne peut pas recevoir de notifications ici. Il faut une adresse sécurisée (https) et, sur un iPhone, l’application sur l’écran d’accueil.
mail-address = Adresse de courriel
mail-about = Nous vous envoyons un lien pour confirmer l’adresse.
mail-sent = Un lien vient d’être envoyé à { $address }. Ouvrez-le pour confirmer.
mail-pending = En attente de confirmation : { $address }
webhook-address = Adresse (https)
webhook-about = Reçoit du JSON avec titre, texte et lien ; Discord, Slack et Google Chat sont reconnus.
ntfy-topic = Sujet
ntfy-server = Serveur
ntfy-token = Jeton d’accès (s’il en faut un)
notices-account = Il faut un compte pour recevoir des notifications : entrez d’abord avec un nom.

## Les gens à la table
person-mute = Masquer { $name }
person-hear = Ne plus masquer { $name }
person-about = Ses messages ne vous parviennent plus, ni ici ni à aucune table. Personne n’en est averti.
muted = Joueurs masqués
notes = Notes
notes-about = Vous seul pouvez lire ceci.
notes-kept = Enregistré.
notes-keeping = Enregistrement …
