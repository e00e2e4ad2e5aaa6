# Les robots par leur nom, et leurs erreurs, en français.

bot-random = hasard
bot-random-about = joue n’importe quel coup permis, sans réfléchir
bot-policy = instinct
bot-policy-about = joue d’instinct, par expérience, sans regarder à l’avance
bot-greedy = glouton
bot-greedy-about = regarde un coup à l’avance et prend ce qui promet le plus
bot-search = recherche
bot-search-about = réfléchit plusieurs tours à l’avance, dans de nombreux mondes imaginés
bot-apprentice = apprenti
bot-apprentice-about = vient d’apprendre les règles : il voit ce qui saute aux yeux, néglige le reste et répond aussitôt
bot-journeyman = compagnon
bot-journeyman-about = joue d’expérience, sans regarder plus loin ; répond aussitôt
bot-master = maître
bot-master-about = prévoit et tient compte de vos coups possibles ; il réfléchit un instant
bot-maestro = maestro
bot-maestro-about = voit plus loin qu’un maître ; une décision peut lui prendre quelques secondes
bot-leonardo = Leonardo
bot-leonardo-about = voit le plus loin de tous ; réfléchit jusqu’à dix secondes pour une décision

# Un robot, suivi de sa cote.
bot-rated = { $name } ({ $rating })

## Erreurs

error-bot-unknown = Il n’y a pas de robot « { $name } ». Les robots sont { $known }.
error-bot-near = Il n’y a pas de robot « { $name } ». Vouliez-vous dire « { $near } » ?
error-bot-import = Le robot « { $name } » (de { $package }, { $place }) ne peut pas être importé : { $problem }.
error-bot-make = Le robot « { $name } » (de { $package }, { $place }) ne peut pas être créé pour { $game } : { $problem }.
error-bot-class = « { $name } » (de { $package }, { $place }) n’est pas un robot : { $type } ne dérive pas de Bot.
error-bot-decide = Le robot « { $name } » (de { $package }, { $place }) a échoué à une décision : { $problem }.
error-bot-illegal = Le robot « { $name } » (de { $package }, { $place }) a choisi « { $action } », qui n’est pas permis.
error-bot-broke = Le robot « { $name } » a échoué à une décision : { $problem }.
error-bot-busy = Le robot « { $name } » réfléchit encore à une autre décision.
error-bot-idle = Rien n’a été demandé au robot « { $name } ».
error-bot-late = Le robot « { $name } » n’a pas répondu à temps, et son processus a été arrêté.
error-bot-ended = Le processus du robot « { $name } » s’est arrêté de façon inattendue, avec le code { $exit }.

error-setting-none = Le robot « { $bot } » n’a pas de réglages, donc pas de « { $name } ».
error-setting-unknown = Le robot « { $bot } » n’a pas de réglage « { $name } ». Ses réglages sont { $known }.
error-setting-truth = Le réglage { $name } est true ou false, et non « { $value } ».
error-setting-whole = Le réglage { $name } est un nombre entier, et non « { $value } ».
error-setting-number = Le réglage { $name } est un nombre, et non « { $value } ».
error-setting-word = Le réglage { $name } est un mot, et non « { $value } ».
error-setting-choice = Le réglage { $name } est l’un de ceux-ci : { $choices } ; « { $value } » n’en est pas.
error-setting-no-net = Il n’y a pas de poids appris pour le jeu { $game } : laissez le réglage judgement sur auto ou made.
error-setting-bad-net = Le réseau { $value } ne peut pas être utilisé : { $reason }.
error-setting-above = Le réglage { $name } doit être supérieur à { $low }, ce que { $value } n’est pas.
error-setting-least = Le réglage { $name } vaut au moins { $low }, et non { $value }.
error-setting-range = Le réglage { $name } va de { $low } à { $high } ; { $value } n’y est pas.
