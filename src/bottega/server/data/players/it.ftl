# I giocatori, in italiano.

problem-player-unknown = Qui nessuno si chiama «{ $name }». Controlla il nome; può anche darsi che l'account sia stato eliminato.
problem-leaderboard-unknown = Non c'è una classifica per «{ $game }» in { $players ->
    [one] solitario
   *[other] { $players } giocatori
}. Scegli uno dei nostri giochi e un numero di giocatori adatto.
