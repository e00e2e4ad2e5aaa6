# Coins, the made-up game of the engine's tests.

the-coin = the { $worth }
coins = Coins
worth = Worth
table = Round { $round }; { $pile } coins in the pile.
option-length = Length
action-bid = Bid { $coin }
action-throw = Throw { $coin } away
action-pass = Throw nothing away
event-throw = { $seat } throws { $coin } away.
prompt-bid = { $seat }, bid a coin.
prompt-throw = { $seat }, throw a coin away, or pass.
refusal-not-in-hand = { $coin } is not in your hand.
