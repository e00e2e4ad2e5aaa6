# Players, in English.

problem-player-unknown = There is no player called “{ $name }”. Check the name; the account may have been deleted.
problem-leaderboard-unknown = There is no leaderboard for “{ $game }” with { $players ->
    [one] one player
   *[other] { $players } players
}. Choose one of the games, and a number of players that it allows.
