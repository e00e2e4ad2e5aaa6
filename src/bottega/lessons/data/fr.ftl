# Ce que disent les leçons de tous les jeux, et ce qui ne va pas dans le fichier d’une leçon. En français.

lesson-another-choice = Ce coup est permis, mais la leçon en attend un autre ici. Relisez ce qu’elle demande.
lesson-read-first = Il n’y a encore rien à choisir. Lisez d’abord la suite.

## Ce qui ne va pas dans une leçon.

error-lesson-unknown = { $game } n’a pas de leçon « { $name } ». Ses leçons : { $known }
error-lesson-yaml = ce n’est pas du YAML valide : vérifiez l’indentation, les deux-points et les guillemets
error-lesson-empty = une leçon a les clés { $keys }
error-lesson-key-missing = la leçon n’a pas de clé « { $key } » : ajoutez-la
error-lesson-key = il n’y a pas de clé { $key } ici (il y a : { $known })
error-lesson-key-near = il n’y a pas de clé { $key } ici ; vouliez-vous dire « { $near } » ?
error-lesson-number = « { $key } » est un nombre entier de { $low } à { $high }, pas { $value }
error-lesson-deal = « deal » contient « players » et soit « seed », soit toutes les parties d’une donne, pas { $value }
error-lesson-deal-wrong = cette donne n’est pas jouable : { $problem }
error-lesson-steps = « steps » est une liste d’au moins une étape
error-lesson-step = étape { $step } : une étape a une ou plusieurs des clés { $keys }, pas { $value }
error-lesson-texts = « { $key } » est un texte ou une liste de textes, pas { $value }
error-lesson-wrong = étape { $step } : « wrong » est le nom d’un message, ou un tel nom pour chaque coup, pas { $value }
error-lesson-wrong-idle = étape { $step } : « wrong » n’explique rien ici, car l’étape n’attend pas de coup précis
error-lesson-wrong-right = étape { $step } : « wrong » explique { $choice }, que l’étape attend
error-lesson-rule = étape { $step } : les règles n’ont pas de paragraphe { $rule } (il y a : { $known })
error-lesson-bot = étape { $step } : un robot a les clés « bot » et « seed », et son nom est parmi { $known }, pas { $value }
error-lesson-move = une décision s’écrit « PLACE NOTATION » avec une place de 0 à { $last }, pas { $value }
error-lesson-notation = { $problem }
error-lesson-message = il n’y a pas de message « { $id } » : ajoutez-le dans { $file }
error-lesson-play = étape { $step } : ce que joue la leçon n’est pas permis : { $problem }
error-lesson-target = étape { $step } : il n’y a pas de « { $target } » sur la table à ce moment
error-lesson-not-asked = étape { $step } : l’élève n’a rien à décider à ce moment
error-lesson-wait = étape { $step } : « { $choice } » n’est pas permis à ce moment : { $problem }
