# Les robots par leur nom, en français.

bot-random = hasard
bot-random-about = fait n'importe quoi, pourvu que ce soit permis
bot-greedy = glouton
bot-greedy-about = regarde un coup plus loin et prend ce qui promet le plus
bot-search = recherche
bot-search-about = réfléchit plusieurs tours à l'avance, dans de nombreux mondes imaginés
bot-apprentice = apprenti
bot-apprentice-about = vient d'apprendre les règles : il voit ce qui est tout près, néglige le reste et répond aussitôt
bot-journeyman = compagnon
bot-journeyman-about = connaît la valeur des choses, mais ne prévoit pas plus d'un pas
bot-master = maître
bot-master-about = prévoit, et compte avec ce que vous pourriez faire ; il réfléchit un instant
bot-maestro = maestro
bot-maestro-about = joue du mieux qu'il peut ; il peut lui falloir quelques secondes par décision

# Un robot, suivi de sa cote.
bot-rated = { $name } ({ $rating })
