# Players, in English.

problem-player-unknown = Nobody here is called “{ $name }”. Check the name; the account may also have been deleted.
problem-leaderboard-unknown = There is no ranking for “{ $game }” with { $players ->
    [one] one player
   *[other] { $players } players
}. Choose one of our games and a number of players it can be played with.
