# Coins, the made-up game of the engine's tests.

the-coin = the { $worth }
coins = Coins
worth = Worth
table = Round { $round }; { $pile } coins in the pile.
hand = Your coins: { $coins }.
won = { $seat } has won { $coins }.
won-nothing = { $seat } has won nothing yet.

thing-pile = Pile
what-pile = The coins of the pile lie face down. The highest bid of a round wins the one on top.
what-coin = A coin. Bid it, or keep it. A coin that you win scores its worth and a little more.
what-pass = You keep all your coins.

progress-round = Round { $round }

option-length = How long does the match last?
option-length-short = Two rounds
option-length-long = Three rounds

action-bid = Bid { $coin }
action-throw = Throw { $coin } away
action-pass = Throw nothing away

event-bid = { $seat } bids { $coin }.
event-bid-made = { $seat } bids a coin, face down.
event-bids = The bids are turned over: { $coins }.
event-win = { $seat } wins { $coin }.
event-throw = { $seat } throws { $coin } away.

prompt-bid = { $seat }, bid a coin.
prompt-throw = { $seat }, throw a coin away, or pass.

refusal-now-bid = Now everybody bids a coin.
refusal-now-throw = Now the winner may throw a coin away.
refusal-not-in-hand = { $coin } is not in your hand.

score-worth = Worth of the coins
score-number = Number of coins
tie-hand = Coins in hand
