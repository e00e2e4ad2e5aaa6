# I bot per nome, e i loro errori, in italiano.

bot-random = casuale
bot-random-about = gioca una mossa permessa qualsiasi, senza pensare
bot-policy = istinto
bot-policy-about = gioca d’istinto, per esperienza, senza guardare avanti
bot-greedy = avido
bot-greedy-about = guarda una mossa avanti e prende ciò che promette di più
bot-search = ricerca
bot-search-about = pensa a diversi turni in anticipo, in molti mondi immaginati
bot-apprentice = apprendista
bot-apprentice-about = ha appena imparato le regole: vede ciò che è evidente, trascura il resto e risponde subito
bot-journeyman = lavorante
bot-journeyman-about = gioca per esperienza, senza guardare avanti; risponde subito
bot-master = mastro
bot-master-about = pensa in anticipo e tiene conto delle tue mosse; riflette un momento
bot-maestro = maestro
bot-maestro-about = guarda più avanti di un mastro; una decisione può richiedere qualche secondo
bot-leonardo = Leonardo
bot-leonardo-about = guarda più lontano di tutti; pensa fino a dieci secondi per una decisione

# Un bot, con accanto il suo punteggio di forza.
bot-rated = { $name } ({ $rating })

## Errori

error-bot-unknown = Non c’è un bot «{ $name }». I bot sono { $known }.
error-bot-near = Non c’è un bot «{ $name }». Intendevi «{ $near }»?
error-bot-import = Il bot «{ $name }» (di { $package }, { $place }) non può essere importato: { $problem }.
error-bot-make = Il bot «{ $name }» (di { $package }, { $place }) non può essere creato per { $game }: { $problem }.
error-bot-class = «{ $name }» (di { $package }, { $place }) non è un bot: { $type } non deriva da Bot.
error-bot-decide = Il bot «{ $name }» (di { $package }, { $place }) ha fallito in una decisione: { $problem }.
error-bot-illegal = Il bot «{ $name }» (di { $package }, { $place }) ha scelto «{ $action }», che non è permesso.
error-bot-broke = Il bot «{ $name }» ha fallito in una decisione: { $problem }.
error-bot-busy = Il bot «{ $name }» sta ancora pensando a un’altra decisione.
error-bot-idle = Al bot «{ $name }» non è stato chiesto nulla.
error-bot-late = Il bot «{ $name }» non ha risposto in tempo, e il suo processo è stato fermato.
error-bot-ended = Il processo del bot «{ $name }» è terminato in modo inatteso, con codice { $exit }.

error-setting-none = Il bot «{ $bot }» non ha impostazioni, quindi nemmeno «{ $name }».
error-setting-unknown = Il bot «{ $bot }» non ha un’impostazione «{ $name }». Le sue impostazioni sono { $known }.
error-setting-truth = L’impostazione { $name } è true o false, non «{ $value }».
error-setting-whole = L’impostazione { $name } è un numero intero, non «{ $value }».
error-setting-number = L’impostazione { $name } è un numero, non «{ $value }».
error-setting-word = L’impostazione { $name } è una parola, non «{ $value }».
error-setting-choice = L’impostazione { $name } è una di queste: { $choices }; «{ $value }» non lo è.
error-setting-no-net = Non ci sono pesi appresi per il gioco { $game }: lascia l’impostazione judgement su auto o made.
error-setting-bad-net = La rete { $value } non può essere usata: { $reason }.
error-setting-above = L’impostazione { $name } dev’essere maggiore di { $low }, non { $value }.
error-setting-least = L’impostazione { $name } vale almeno { $low }, non { $value }.
error-setting-range = L’impostazione { $name } va da { $low } a { $high }, non { $value }.
