# I giocatori automatici per nome, in italiano.

bot-random = casuale
bot-random-about = fa una cosa qualsiasi, purché sia permessa
bot-greedy = avido
bot-greedy-about = guarda una mossa avanti e prende ciò che promette di più
bot-search = ricerca
bot-search-about = pensa a diversi turni in anticipo, in molti mondi immaginati
bot-apprentice = apprendista
bot-apprentice-about = ha appena imparato le regole: vede ciò che è vicino, trascura il resto e risponde subito
bot-journeyman = lavorante
bot-journeyman-about = sa quanto valgono le cose, ma non guarda oltre il prossimo passo
bot-master = mastro
bot-master-about = pensa in anticipo e tiene conto di ciò che potresti fare; riflette un momento
bot-maestro = maestro
bot-maestro-about = gioca meglio che può; può prendersi qualche secondo per ogni decisione

# Un giocatore automatico, con accanto il suo punteggio di forza.
bot-rated = { $name } ({ $rating })
