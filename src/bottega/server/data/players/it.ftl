# I giocatori, in italiano.

problem-player-unknown = Nessun giocatore si chiama «{ $name }». Controlla il nome; forse l’account è stato eliminato.
problem-leaderboard-unknown = Non c’è una classifica per «{ $game }» in { $players ->
    [one] solitario
   *[other] { $players } giocatori
}. Scegli uno dei giochi e un numero di giocatori adatto.
