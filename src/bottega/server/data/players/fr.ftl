# Les joueurs, en français.

problem-player-unknown = Aucun joueur ne s’appelle « { $name } ». Vérifiez le nom ; le compte a peut-être été supprimé.
problem-leaderboard-unknown = Il n’y a pas de classement pour « { $game } » à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}. Choisissez un des jeux et un nombre de joueurs qui lui convient.
