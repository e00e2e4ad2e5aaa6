# Ce que disent les analyses, et ce qui ne va pas dans une partie ou un fichier. En français.

## Notes d’une décision.

review-grade-best = meilleur choix
review-grade-good = bon choix
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = grosse erreur

## Pourquoi un choix est meilleur.

review-why-more = { $source } : { $points } points de plus à espérer.
review-why-less = { $source } : { $points } points de moins à espérer.
review-why-other-more = { $who } peut espérer { $points } points de plus.
review-why-other-less = { $who } peut espérer { $points } points de moins.
review-why-small = Aucune source de points ne fait la différence à elle seule : ce sont de petites choses qui s’ajoutent.

## Ce qui ne va pas.

error-review-running = cette partie n’est pas finie : on n’analyse qu’une partie terminée
error-review-seat = il n’y a pas de siège { $seat } dans cette partie : les sièges vont de 0 à { $last }
error-review-entries = il y a { $entries } numéros pour { $decisions } décisions
error-review-none = ceci n’est pas une analyse
error-review-format = cette analyse a un format que cette version ne sait pas lire (elle lit le format { $known })
error-review-match = cette analyse ne correspond pas à sa partie : { $problem }
error-review-missing = la valeur { $where } manque
error-review-value = la valeur { $where } n’est pas du bon type : { $value }
error-practice-none = ceci n’est pas une série de positions d’entraînement
error-practice-format = cette série a un format que cette version ne sait pas lire (elle lit le format { $known })
error-practice-match = une position de cette série n’a ni partie ni difficulté connue : partie { $number }
error-practice-position = la position « { $name } » ne peut pas être jouée : { $problem }
