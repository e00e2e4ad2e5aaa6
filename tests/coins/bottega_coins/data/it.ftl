# Coins, il piccolo gioco inventato per i test.

the-coin = la moneta da { $worth }
coins = Monete
worth = Valore
table = Round { $round }; { $pile } monete nella pila.
hand = Le tue monete: { $coins }.
won = { $seat } ha vinto { $coins }.
won-nothing = { $seat } non ha ancora vinto nulla.

thing-pile = Pila
what-pile = Le monete della pila sono coperte. L’offerta più alta di un giro vince quella in cima.
what-coin = Una moneta. Offrila o tienila. Una moneta vinta dà il suo valore e qualcosa in più.
what-pass = Tieni tutte le tue monete.

progress-round = Round { $round }

option-length = Quanto dura la partita?
option-length-short = Due round
option-length-long = Tre round

action-bid = Punta { $coin }
action-throw = Scarta { $coin }
action-pass = Non scartare nulla

event-bid = { $seat } punta { $coin }.
event-bid-made = { $seat } punta una moneta coperta.
event-bids = Le puntate vengono scoperte: { $coins }.
event-win = { $seat } vince { $coin }.
event-throw = { $seat } scarta { $coin }.

prompt-bid = { $seat }, punta una moneta.
prompt-throw = { $seat }, scarta una moneta o passa.

refusal-now-bid = Ora tutti puntano una moneta.
refusal-now-throw = Ora il vincitore può scartare una moneta.
refusal-not-in-hand = Non hai { $coin } in mano.

score-worth = Valore delle monete
score-number = Numero di monete
tie-hand = Monete in mano
