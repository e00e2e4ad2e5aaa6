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

## Ce qui ne va pas dans un enregistrement ou une édition.

error-in-line = ligne { $line } : { $problem }
error-in-file = { $source }, ligne { $line } : { $problem }
error-in-edition = édition « { $source } » : { $problem }
error-record-title = un enregistrement commence par « { $title } », pas par « { $text } »
error-record-empty = un enregistrement commence par « { $title } » ; ce texte est vide
error-record-line = une ligne est faite d’un nom et d’une valeur, ou d’un numéro, d’une place et d’une notation, pas de « { $text } »
error-record-twice = « { $header } » figure déjà plus haut
error-record-number-of-header = il faut ici une ligne « { $expected } », pas « { $header } »
error-record-header = un enregistrement n’a pas de ligne « { $header } »
error-record-header-near = un enregistrement n’a pas de ligne « { $header } » ; vouliez-vous écrire « { $near } » ?
error-record-order = il faut ici la décision { $expected }, pas la { $number }
error-record-missing = l’enregistrement se termine sans ligne « { $header } »
error-record-seat = les places vont de 0 à { $last } ; il n’y a pas de place { $number }
error-record-deal-key = d’autres lignes donnent déjà « { $key } »
error-record-result = un résultat est une suite de groupes de places, les vainqueurs en tête, pas « { $text } »
error-record-scores = un résultat donne un score pour chacune des { $seats } places, pas { $count }
error-record-json = ceci n’est pas du JSON : « { $text } »
error-record-deep = rien dans un enregistrement n’a autant de listes imbriquées : « { $text } »
error-record-figure = un chiffre est un nombre entier ou un mot entre guillemets, pas « { $text } »
error-record-score = un score comprend « total », « lines » et « ties », pas « { $text } »
error-record-whole-number = il faut ici un nombre entier, pas « { $text } »
error-record-other-game = cet enregistrement est une partie de { $game }, édition « { $edition } »
error-record-other-rules = cet enregistrement suit la version { $rules } des règles, pas la version { $known }
error-record-seal = le sceau de cet enregistrement est abîmé : le fichier est incomplet
error-edition-unreadable = le fichier est illisible : { $file }
error-edition-yaml = ce n’est pas du YAML valide : vérifiez les retraits, les deux-points et les guillemets
error-edition-empty = il faut « name », « game » et les chiffres à remplacer
error-edition-game = cette édition est pour « { $other } », pas pour « { $game } »
error-edition-name = une édition doit avoir son propre nom, sous « name »
error-edition-no-game = une édition indique son jeu sous « game », ici { $game }
error-edition-deep = aucun chiffre n’est rangé aussi profondément
error-edition-key = cette clé figure deux fois ou n’en est pas une
error-edition-list = il faut ici une clé et une valeur, pas une liste
error-edition-figure = il n’y a pas de chiffre « { $path } »
error-edition-figure-near = il n’y a pas de chiffre « { $path } » ; vouliez-vous écrire « { $near } » ?
error-edition-figure-known = il n’y a pas de chiffre « { $path } » (il y a : { $known })
error-edition-fixed = { $path } ne peut pas être remplacé : les règles le fixent
error-edition-choice = { $path } doit être l’un de { $choices }, pas { $value }
error-edition-whole-number = { $path } doit être un nombre entier, pas { $value }
error-edition-range = { $path } doit être un nombre de { $low } à { $high }, pas { $value }
error-edition-unknown = il n’y a pas d’édition « { $name } » : ni un fichier, ni l’une de { $known }
error-rules-version = il faut la version { $version } des règles de « { $game } » ; installées ici : { $known }. { $release ->
    [newer] Un paquet « { $package } » plus récent la contient.
    [older] Un paquet « { $package } » plus ancien la contient.
   *[other] Une autre édition du paquet « { $package } » la contient.
}

## Ce qui ne va pas dans une donne ou dans une notation.

error-notation = aucune action ne s’écrit « { $text } ». Formes attendues : { $forms }
error-notation-near = aucune action ne s’écrit « { $text } » ; vouliez-vous dire « { $near } » ? Formes attendues : { $forms }
error-deal-mapping = une donne est un objet avec « game », « players », « options » et d’autres clés, pas { $value }
error-deal-key = il manque « { $key } » à la donne (clés attendues : { $keys })
error-deal-key-unknown = une donne de { $game } n’a pas de clé { $key }
error-deal-game = c’est une donne de { $other }, pas de { $game }
error-deal-players = { $game } se joue de { $low } à { $high } joueurs, pas { $value }
error-deal-seed = la graine est un nombre entier ou un texte, pas { $value }
error-deal-option = { $game } n’a pas d’option { $option } (options : { $known })
error-deal-choice = l’option « { $option } » vaut { $choices }, pas { $value }
error-deal-options = « options » est un objet, pas { $value }
error-deal-options-all = la donne doit indiquer toutes les options : { $options }
error-deal-list = « { $part } » est une liste, pas { $value }
error-deal-keys = « { $part } » a pour clés { $expected }, pas { $value }
error-deal-size = { $count ->
    [0] « { $part } » est une liste vide, pas { $value }
    [one] « { $part } » est une liste d’un élément, pas { $value }
   *[other] « { $part } » est une liste de { $count } éléments, pas { $value }
}
error-deal-sizes = « { $part } » est une liste de { $low } à { $high } éléments, pas { $value }
error-deal-item = « { $part } » : { $item } n’a rien à y faire
error-deal-times = { $found ->
    [0] « { $part } » : il manque { $item }
   *[other] « { $part } » : { $item } s’y trouve { $found } fois au lieu de { $count }
}
error-deal-missing = « { $part } » : il manque { $item }
error-deal-part = « { $part } » vaut { $expected }, pas { $value }
error-deal-any-order = « { $part } » contient { $expected } dans un ordre quelconque, pas { $value }
error-deal-holds = « { $part } » contient { $count } « { $what } », pas { $found }
