# Messages communs à tous les jeux.

event-undo = { $count ->
    [one] { $seat } revient sur sa dernière décision.
   *[other] { $seat } revient sur ses { $count } dernières décisions.
}
event-takeback = { $count ->
    [one] D’un commun accord, la dernière décision est annulée, à la demande de { $seat }.
   *[other] D’un commun accord, les { $count } dernières décisions sont annulées, à la demande de { $seat }.
}

refusal-match-over = La partie est terminée : il n’y a plus rien à décider.
refusal-not-your-turn = Vous n’avez rien à décider pour le moment : c’est à { $seats } de choisir.

score-total = Total

## D’où vient un chiffre.

provenance-printed = imprimé dans les règles
provenance-found = donné par des sources publiées
provenance-inferred = déduit de faits publiés
provenance-reconstructed = reconstitué
provenance-edition = fixé par cette édition
provenance-except = { $most } ; { $figures } : { $provenance }
