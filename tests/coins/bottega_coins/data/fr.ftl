# Coins, le petit jeu inventé pour les tests.

the-coin = la pièce de { $worth }
coins = Pièces
worth = Valeur
table = Manche { $round } ; { $pile } pièces dans la pile.
hand = Vos pièces : { $coins }.
won = { $seat } a gagné { $coins }.
won-nothing = { $seat } n’a encore rien gagné.

thing-pile = Pile
what-pile = Les pièces de la pile sont face cachée. La plus haute mise d’une manche gagne celle du dessus.
what-coin = Une pièce. Misez-la ou gardez-la. Une pièce gagnée rapporte sa valeur et un peu plus.
what-pass = Vous gardez toutes vos pièces.

progress-round = Manche { $round }

option-length = Combien de temps dure la partie ?
option-length-short = Deux manches
option-length-long = Trois manches

action-bid = Miser { $coin }
action-throw = Défausser { $coin }
action-pass = Ne rien défausser

event-bid = { $seat } mise { $coin }.
event-bid-made = { $seat } mise une pièce, face cachée.
event-bids = Les mises sont révélées : { $coins }.
event-win = { $seat } gagne { $coin }.
event-throw = { $seat } défausse { $coin }.

prompt-bid = { $seat }, misez une pièce.
prompt-throw = { $seat }, défaussez une pièce ou passez.

refusal-now-bid = Maintenant, chacun mise une pièce.
refusal-now-throw = Maintenant, le gagnant peut défausser une pièce.
refusal-not-in-hand = { $coin } n’est pas dans votre main.

score-worth = Valeur des pièces
score-number = Nombre de pièces
tie-hand = Pièces en main
