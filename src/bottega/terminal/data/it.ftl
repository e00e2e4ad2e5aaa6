# Le parole del terminale, in italiano.

### La riga di comando

about-bottega = Bottega: giochi da tavolo del Rinascimento, con tutte le regole, nel tuo browser e nel tuo terminale.
about-serve = Avvia un server su cui si gioca con il browser.
about-admin = Gestisce un server: account, tavoli, copie di sicurezza.
about-play = Gioca una partita con chi è a questa tastiera e contro i bot.
about-learn = Imparare un gioco giocandolo, passo per passo.
about-games = Elenca i giochi.
about-rules = Consulta le regole di un gioco.
about-cards = Mostra il contenuto della scatola e da dove viene ogni valore.
about-replay = Mostra a parole una partita registrata, o la percorre passo per passo.
about-review = Dire quanto valeva ogni decisione di una partita finita, e come sono andate le probabilità.
about-practice = Trovare di meglio in posizioni in cui qualcuno ha sbagliato.
about-verify = Dimostra che le partite sono regolari e che nessuno ha scelto la mescolata.
about-simulate = Gioca molte partite a caso e ne dà le statistiche.
about-ladder = Fa giocare tornei ai bot e ne misura la forza.
about-selfplay = Fa giocare i bot fra loro e tiene ogni decisione come riga, in file parquet.
about-train = Allenare reti per un gioco: i bot giocano tra loro, le reti imparano da queste partite e altre partite mostrano se sono migliori.
about-export = Scrive le decisioni di partite registrate come righe, in file parquet.
about-study = Risponde alle domande degli autori: posti, durata, che cosa vince, edizioni a confronto.
about-bench = Misura la velocità dei giochi su questa macchina.
about-conform = Mette un gioco alla prova delle leggi di conformità, su partite a caso.

version-compiled = compilato
version-pure = Python puro
help-usage = Uso:
help-command = COMANDO
help-arguments = Argomenti
help-options = Opzioni
help-more = «bottega COMANDO --help» dice di più. «bottega» da solo vale «bottega serve».

arg-lang = lingua: { $languages }
arg-plain = riga per riga, senza riquadri né colori, per un lettore di schermo o una pipe
arg-help = mostra questo aiuto ed esce
arg-game = il nome del gioco; «bottega games» li elenca
arg-players = quanti giocano (di solito 2)
arg-players-range = quanti giocano: 3, 2-4 o 2,4 (se manca, tutti i numeri possibili)
arg-names = nomi per posto, separati da virgole; un giocatore con un nome è una persona
arg-opponents = i tuoi avversari, per livello (apprentice, journeyman, master, maestro, leonardo) o per nome (random, greedy, search:seconds=2), separati da virgole
arg-bots = posti dei bot: 1,2 o none o all; si conta da 0 (di solito tutti tranne il posto 0)
arg-bot-seconds = secondi in cui un bot può pensare a una decisione o a un consiglio
arg-seed = un testo qualsiasi; lo stesso seme dà la stessa mescolata
arg-option = un’opzione del gioco; si può ripetere
arg-edition = altri valori per i componenti: il nome di un’edizione o un file
arg-fair = ogni giocatore aggiunge alla mescolata una sua parola
arg-resume = riprende una partita salvata: questo file, o l’ultima
arg-record = registra la partita in questo file
arg-lesson = il nome della lezione; senza nome, l’elenco delle lezioni
arg-again = ricomincia la lezione da capo
arg-admin-action = che cosa fare: status, accounts, reset-password, log-out, delete-account, reports, warn, silence, ban, unban, tables, close, replay, check, backup, restore, drop-snapshots
arg-admin-target = l’account, la partita o il file di cui si tratta
arg-admin-text = che cosa leggerà il giocatore, per warn, silence e ban
arg-admin-days = per quanti giorni, per silence e ban (di solito per sempre)
arg-admin-yes = fai senza conferma ciò che non si può annullare
arg-serve-host = l’indirizzo su cui ascoltare (di solito 127.0.0.1: solo questa macchina; 0.0.0.0: chiunque possa raggiungerla)
arg-serve-port = la porta su cui ascoltare (di solito 8000; 0: una qualsiasi libera)
arg-serve-data = la cartella di tutto ciò che il server conserva
arg-serve-database = un file SQLite o postgresql://... (di solito un file nella cartella dei dati)
arg-serve-redis = redis://..., per più server su un solo database
arg-serve-origins = l’indirizzo da digitare, per esempio https://giochi.example.org
arg-serve-hosts = nomi di host accettati (di solito tutti)
arg-serve-trusted_proxies = proxy fidati, che indicano l’indirizzo del client
arg-serve-secure_cookies = cookie solo tramite TLS (di solito se gli indirizzi sono in https)
arg-serve-rate_limits = limita il numero di richieste di ciascuno (di solito on)
arg-serve-address_sockets = connessioni contemporanee da uno stesso indirizzo (di solito 50)
arg-serve-keep_names = giorni per cui un nome lasciato resta riservato a chi l’aveva (di solito 90)
arg-serve-referees = processi che applicano le regole (di solito 1)
arg-serve-thinkers = processi che pensano per i bot (di solito 1; 0: niente bot)
arg-serve-reviews = il lavoro dedicato all’analisi di una partita, in percento (di solito 100; 0: niente analisi)
arg-serve-web = la cartella delle pagine costruite (di solito quelle del pacchetto)
arg-serve-contact = il contatto dato ai servizi di notifica: mailto:... o https://...
arg-serve-notice_hosts = webhook e server ntfy permessi ai giocatori anche nella tua rete o senza TLS
arg-serve-log_level = livello minimo del registro (di solito info)
arg-serve-log_json = registro in JSON (di solito tranne che verso un terminale)
arg-serve-keep_open = giorni dopo i quali un tavolo che non è cominciato viene chiuso (0: mai)
arg-serve-keep_idle = giorni dopo i quali una partita in cui nessuno decide viene abbandonata (0: mai)
arg-serve-keep_bots = giorni dopo i quali una partita contro i bot in cui nessuno decide viene abbandonata (0: mai)
arg-serve-keep_abandoned = giorni dopo i quali una partita abbandonata viene eliminata (0: mai)
arg-serve-keep_guests = giorni dopo i quali un ospite che non ritorna viene eliminato (0: mai)
arg-serve-keep_chat = giorni per cui la chat è conservata dopo la fine di una partita (0: per sempre)
arg-serve-open = apri il browser
arg-matches = partite per ogni numero di giocatori (di solito { $usual })
arg-conform-matches = partite in tutto, con ogni numero di giocatori e ogni opzione a turno (di solito { $usual })
arg-conform-examine = percentuale delle decisioni in cui si verificano tutte le leggi; nelle altre, solo le principali (di solito 100)
arg-jobs = processi da usare (di solito uno per core)
arg-on = dove si lavora: local (processi di questa macchina), ray (un cluster Ray già avviato qui, o uno nuovo) o l’indirizzo di un cluster
arg-json = scrive i valori in JSON in un file, o sull’uscita (-)
arg-entrants = i bot che giocano, separati da virgole, con le impostazioni dopo i due punti, per esempio greedy,search:seconds=1
arg-ladder-table = fa sedere questi bot a un solo tavolo, uno per posto, invece che a coppie; il tavolo gira perché ogni bot abbia tutti i posti
arg-ladder-players = grandezze del tavolo: 2,5 o 2-4 (di solito 2 e la più grande)
arg-ladder-matches = partite per ogni coppia e ogni grandezza del tavolo (di solito { $usual }; con --sprt al massimo, di solito { $most }); ogni distribuzione si gioca due volte, a posti scambiati
arg-sprt = si ferma quando è deciso se il primo bot vince LOW o HIGH delle partite, per esempio 0.5:0.55
arg-sprt-error = quanto spesso la decisione di --sprt può essere sbagliata (di solito 0.05)
arg-ladder-file = tiene le partite in questo file; lo stesso comando riprende da dove si era fermato
arg-plot = disegna il risultato in SVG
arg-selfplay-bots = i bot che giocano, separati da virgole, con le impostazioni dopo i due punti (di solito search:iterations=200); siedono a turno e a ogni partita si spostano di un posto
arg-selfplay-players = numero di giocatori (di solito quanti i bot, almeno 2)
arg-selfplay-matches = partite in tutto (di solito { $usual })
arg-selfplay-out = la cartella delle righe; lo stesso comando riprende da dove si era fermato
arg-train-matches = partite veloci di una generazione, per ogni dimensione del tavolo (di norma { $usual }; 0 mantiene la rete delle posizioni di --start)
arg-train-iterations = iterazioni per decisione in queste partite (di norma { $usual })
arg-train-deep = partite più ragionate, per ogni dimensione del tavolo (di norma { $usual })
arg-train-deep-iterations = iterazioni per decisione in queste (di norma { $usual })
arg-train-memory = generazioni dalle cui partite si impara (di norma { $usual })
arg-train-epochs = epoche di allenamento (di norma { $usual })
arg-train-proof = al massimo tante partite contro la generazione precedente, per ogni dimensione del tavolo (di norma { $usual })
arg-train-proof-iterations = iterazioni per decisione in queste (di norma { $usual })
arg-train-start = con che cosa gioca la prima generazione: il giudizio fatto a mano (made, di norma), le reti fornite con il gioco (learnt) o i pesi di un file
arg-train-generations = generazioni in tutto (di norma { $usual })
arg-train-out = la cartella dell’allenamento; lo stesso comando riprende da dove si era fermato
arg-shard = partite per file (di solito { $usual })
arg-export-file = la registrazione di una partita finita
arg-export-out = la cartella delle righe
arg-study-bots = i bot che giocano, separati da virgole; ognuno gioca tutti i posti delle sue partite (di solito greedy)
arg-study-matches = partite per ogni bot, ogni grandezza del tavolo e ogni edizione (di solito { $usual })
arg-study-out = scrive lo studio come pagina HTML
arg-study-plot = disegna il vantaggio di ogni posto in SVG
arg-study-edition = l’edizione con cui giocare: una di quelle del gioco o un file YAML; la seconda di due è confrontata con la prima
arg-file = una partita registrata
arg-review-file = il file di una partita finita, o un’analisi scritta con --json
arg-level = quanto lavoro: quick (secondi) o deep (un minuto o due); di solito quick
arg-review-seat = giudicare solo questo posto; altrimenti tutti quelli che non sono bot
arg-review-seed = da cosa si estraggono i mondi immaginati; lo stesso seme dà la stessa analisi
arg-review-json = scrivere l’analisi in JSON in un file, o sull’uscita (-)
arg-practice-file = esercitarsi sugli errori di una partita o di un’analisi
arg-difficulty = solo posizioni facili (easy), medie (medium) o difficili (hard)
arg-practice-make = fare una serie di posizioni di GAME da partite di bot
arg-practice-count = con --make: numero massimo di posizioni (di solito 25)
arg-practice-out = con --make: il file da scrivere
arg-step = si ferma dopo ogni decisione e mostra il tavolo
arg-at = mostra il tavolo dopo la decisione N
arg-viewer = la vista da mostrare: un posto (da 0), all per vedere tutto, none per uno spettatore
arg-words = parole da cercare, o l’identificativo di un paragrafo
arg-all = tutte le regole

### Errori

error-lang = La lingua «{ $lang }» non c’è. Scegli fra { $languages }.
error-command = { $matches ->
    [0] Il comando «{ $text }» non esiste. I comandi sono { $known }.
   *[other] Il comando «{ $text }» non esiste. Volevi dire «{ $near }»?
}
error-extra = «{ $command }» ha bisogno di pacchetti che non sono installati, fra cui { $missing }: installali con pip install "bottega[{ $extra }]".
error-argument = { $matches ->
    [0] L’argomento «{ $text }» non è valido. «--help» elenca quelli validi.
   *[other] L’argomento «{ $text }» non è valido. Volevi dire «{ $near }»?
}
error-arguments = Questi argomenti non sono validi: { $problem }
error-value = { $option } vuole un valore. «--help» dice quale.
error-no-value = { $option } non vuole un valore.
error-game = { $matches ->
    [0] Il gioco «{ $text }» non esiste. I giochi sono { $known }.
   *[other] Il gioco «{ $text }» non esiste. Volevi dire «{ $near }»?
}
error-which-game = Quale gioco? Scrivine uno fra { $games }.
error-which-file = Quale partita? Scrivi un file.
error-edition = L’edizione «{ $edition }» non esiste: non è un file, né una fra { $editions }.
error-edition-file = Questa edizione non si può usare: { $problem }
error-edition-folder = «{ $path }» è una cartella. Scrivi il file dell’edizione.
error-players = A { $game } si gioca da { $low } a { $high }, non in { $text }.
error-number = { $option } è un numero intero, non «{ $text }».
error-number-low = { $option } è almeno { $low }, non { $text }.
error-number-range = { $option } va da { $low } a { $high }; «{ $text }» non è valido.
error-seconds = { $option } è un numero di secondi maggiore di 0, per esempio 0.5, non «{ $text }».
error-no-options = { $game } non ha opzioni: «{ $text }» non è valido.
error-option-form = Un’opzione si scrive NOME=SCELTA, non «{ $text }».
error-option-name = { $matches ->
    [0] Il gioco non ha un’opzione «{ $text }». Le sue opzioni: { $known }.
   *[other] Il gioco non ha un’opzione «{ $text }». Volevi dire «{ $near }»?
}
error-option-choice = Per l’opzione { $name } scegli fra { $choices }; «{ $text }» non c’è.
error-name-empty = Manca un nome in «{ $text }». Separa i nomi con virgole.
error-name-long = «{ $name }» è troppo lungo per le plance. Al massimo { $most } lettere.
error-name-twice = Due giocatori non possono chiamarsi entrambi «{ $name }». Cambia uno dei nomi.
error-names-many = { $names } nomi per { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
} sono troppi.
error-opponents-many = { $opponents } avversari per { $seats ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $seats } posti liberi
} sono troppi.
error-no-file = Il file «{ $path }» non esiste.
error-home = «{ $path }» comincia con la cartella personale di un utente sconosciuto.
error-system-enametoolong = il nome è troppo lungo
error-system-enoent = il file o la cartella non esiste
error-system-eacces = accesso negato
error-system-eperm = accesso negato
error-system-eisdir = è una cartella
error-system-enotdir = una parte del percorso non è una cartella
error-system-enospc = il disco è pieno
error-system-erofs = il disco è in sola lettura
error-system-eloop = il percorso contiene troppi collegamenti
error-read = «{ $path }» non si può leggere: { $reason }.
error-not-text = «{ $path }» non è un file di testo, quindi non è una partita registrata.
error-write = «{ $path }» non si può scrivere: { $reason }.
error-exists = «{ $path }» esiste già e non viene sovrascritto. Scegli un altro nome.
error-record = «{ $path }» non è una partita valida: { $problem }
error-record-game = «{ $path }» è una partita di «{ $game }», un gioco che non è installato. I giochi sono { $games }.
error-record-rules = «{ $path }» non si può giocare qui: { $problem }
error-record-over = La partita in «{ $path }» è finita. «bottega replay» la mostra.
error-record-illegal = Una decisione in «{ $path }» è irregolare, e la partita non può riprendere. «bottega verify» dice quale.
error-record-decision = «{ $path }», decisione { $number } ({ $notation }): { $reason }
error-nothing-waits = Non c’è nessuna partita in sospeso in «{ $folder }».
error-lesson = { $matches ->
    [0] Non c’è una lezione «{ $text }». Le lezioni sono { $known }.
   *[other] Non c’è una lezione «{ $text }». Volevi dire «{ $near }»?
}
error-lesson-file = Questa lezione non si può usare: { $problem }
error-no-lessons = Qui non ci sono lezioni ({ $games }).
error-level = { $matches ->
    [0] Non c’è un livello «{ $text }». I livelli sono { $known }.
   *[other] Non c’è un livello «{ $text }». Intendevi «{ $near }»?
}
error-difficulty = { $matches ->
    [0] Non c’è una difficoltà «{ $text }». Le difficoltà sono { $known }.
   *[other] Non c’è una difficoltà «{ $text }». Intendevi «{ $near }»?
}
error-review = «{ $path }» non si può analizzare: { $problem }
error-practice-clean = L’analisi di «{ $path }» non ha trovato errori: non c’è nulla da esercitare.
error-practice-none-here = Qui non ci sono posizioni di questo tipo ({ $games }).
error-practice-file = Le posizioni di { $game } non si possono usare: { $problem }
error-place = --on: «{ $text }» non è un posto dove lavorare. Scrivi local, ray o ray://HOST:PORTA.
error-worker = Due processi di fila sono terminati senza risultato sullo stesso compito: { $job }. Se manca memoria, usa meno processi (--jobs).
error-bot = { $option }: { $problem }
error-bot-failed = { $problem } La partita è salvata: { $path }. «bottega play --resume» con «--opponents» la riprende con altri bot.
error-entrant-empty = { $option }: manca un bot in «{ $text }». Separa i bot con virgole.
error-entrant-setting = { $option }: un’impostazione si scrive NOME=VALORE dopo i due punti, come in «search:seconds=1»; «{ $part }» in «{ $text }» non lo è.
error-entrant-setting-twice = { $option }: in «{ $text }» l’impostazione { $part } c’è due volte. Tienine una.
error-entrant-seconds = { $option }: i secondi di «{ $text }» devono essere un numero maggiore di 0, non «{ $part }».
error-entrant-iterations = { $option }: le iterazioni di «{ $text }» devono essere un numero intero da 1 in su, non «{ $part }».
error-entrants-few = Per un torneo ci vogliono due bot, non solo «{ $text }». Da soli si gioca con --players 1.
error-table-with = --table dice già chi gioca e in quanti. Togli { $option }.
error-table-alike = A questo tavolo c’è solo «{ $text }», che quindi vince tutte le partite. Aggiungi un altro bot; per confrontare bot uguali scrivi --bots { $text },{ $text }.
error-sprt = --sprt si scrive LOW:HIGH, due percentuali di vittorie tra 0 e 1, prima la più bassa, per esempio 0.5:0.55; «{ $text }» non lo è.
error-sprt-error = --error è un numero maggiore di 0 e minore di 0.5, non «{ $text }».
error-error-alone = --error va insieme a --sprt, che manca.
error-sprt-pair = --sprt pone una sola domanda: scrivi due bot con --bots e una grandezza del tavolo con --players, o un tavolo con --table.
error-study-editions = --edition prende una o due edizioni, non { $count }.
error-ladder-other = «{ $path }» è di un altro torneo ({ $key }: { $theirs }, non { $ours }). Scrivi un altro file, o ripeti il suo comando.
error-ladder-line = «{ $path }»: la riga { $line } non si può leggere. Toglila, o scrivi un altro file.
error-ladder-foreign = «{ $path }» non è il file di un torneo. Non viene modificato. Scrivi un altro file.
error-which-folder = In quale cartella? Scrivine una con --out.
error-data-other = «{ $path }» contiene le righe di un altro comando ({ $key }: { $theirs }, non { $ours }). Scrivi un’altra cartella, o ripeti il suo comando.
error-data-file = «{ $path }» non si può leggere. Cancella il file, e lo stesso comando lo rifà.
error-data-foreign = «{ $path }» non è una cartella vuota e non contiene righe di Bottega. Non viene modificata. Scrivi un’altra cartella.
error-train-features = Il gioco { $game } non ha caratteristiche da cui imparare: docs/bots.md dice che cosa sono.
error-train-start = L’allenamento non può partire da «{ $value }»: { $reason }.
error-train-nothing-kept = --matches 0 mantiene la rete delle posizioni da cui parte l’allenamento. Indicane una con --start, o chiedi delle partite veloci.
error-train-other = «{ $path }» contiene un allenamento con altre impostazioni ({ $key }: { $theirs }, non { $ours }). Indica un’altra cartella o ripeti il suo comando.
error-train-foreign = «{ $path }» non è una cartella vuota e non contiene un allenamento. Non è stata cambiata. Indica un’altra cartella.
error-export-running = La partita in «{ $path }» non è finita: le sue righe mostrerebbero ciò che è ancora nascosto. Esportala quando sarà finita.
error-export-mixed = «{ $path }» non va nella stessa cartella di «{ $first }» ({ $key }: { $theirs }, non { $ours }). Esportala in una cartella a parte.

### Prima della partita

ask-game = Quale gioco?
ask-players = Quanti giocano?
ask-people = Quanti di loro sono persone a questa tastiera?
ask-opponents = Contro chi giochi?
ask-name = Nome del giocatore { $number }
ask-resume = Quale partita vuoi riprendere?
ask-lesson = Quale lezione?
ask-play-on = Vuoi continuare la partita da qui, contro degli apprendisti? [S/n]
ask-range = { $question } { $low }–{ $high } [{ $usual }]:
ask-default = { $question } [{ $usual }]:
player-name = Giocatore { $number }
opponent-names = Bianca, Cosimo, Donata, Fausto, Ginevra

seat-person = Posto { $seat }: { $name }
seat-bot = Posto { $seat }: { $name }, un bot ({ $bot })
bot-set = { $bot }; { $settings }
bot-offered = { $bot }: { $about }
seat-name = Posto { $seat }: { $name }
fair-promise = La promessa per questa mescolata: { $promise }
fair-word = { $name }, la tua parola per la mescolata (Invio per una a caso):
commitment = La mescolata è fissata. La sua impronta: { $commitment }
hint = Scrivi il numero della tua scelta, o la mossa com’è scritta lì accanto. «aiuto» dice che cos’altro puoi scrivere.
hint-resume = C’è una partita in sospeso: «bottega play --resume» la riprende.
resumed = { $count ->
    [one] { $game }, dopo 1 decisione
   *[other] { $game }, dopo { $count } decisioni
}

### Durante la partita

ask = { $name } >
quoted = «{ $text }»
choice-number = La scelta { $text } non c’è. I numeri vanno da 1 a { $count }.
choice-number-range = «{ $text }» non è valido. Scrivi un numero da { $low } a { $high }.
unknown = «{ $text }» non è né una mossa né un comando. «scelte» mostra le mosse, «aiuto» i comandi.
unknown-near = «{ $text }» non è né una mossa né un comando. Volevi dire { $near }?
number-wanted = Qui ci vuole un numero da 1 in su, non «{ $text }».
why-legal = Adesso si può.
why-what = Quale mossa? Scrivila dopo «perché», per esempio «perché end turn».
undo-nothing = Non hai decisioni da ritirare.
undo-acted = Nel frattempo ha deciso un altro giocatore. Puoi ritirare solo le tue ultime decisioni.
undo-revealed = Quella decisione ha svelato qualcosa di nascosto: non si può ritirare.
saved = Partita salvata: { $path }
not-saved = Non è stato salvato niente.
ask-folder = La cartella «{ $folder }» non esiste. Crearla? [s/N]
yes-words = s, sì, si
no-words = n, no
log-empty = Non è ancora successo niente.
board-more = «tavolo» mostra tutto il tavolo.
thinks = { $name } pensa …
thinks-hint = Sto pensando …
advice-title = Che cosa farebbe un bot
advice-choice = { $number }. { $action } ({ $notation })
advice-seat = { $chance }%, { $points }
advice-note = Il bot non vede più di te. Per ognuno: la probabilità di vincere e i punti da aspettarsi alla fine.
advice-none = Qui il bot non preferisce nessuna scelta.
curtain = Passa la tastiera a { $name }. Gli altri guardano altrove.
curtain-enter = Invio per continuare.
rule-title = { $title } [{ $id }]
rules-none = Le regole non dicono niente di «{ $text }». Prova un’altra parola.
rules-others = Vedi anche
rules-more = «regole» con l’identificativo fra parentesi mostra un paragrafo.
rules-contents = «bottega rules { $game } ID» mostra un paragrafo, «--all» mostra tutto.
what-figure = { $name }: { $value }
what-rule = Regole: { $title } [{ $id }]
what-thing = { $target }: { $title }
what-several = Più cose hanno questo nome:
what-near = Sul tavolo non c’è nessun «{ $text }». Volevi dire { $near }?
what-unknown = Sul tavolo non c’è nessun «{ $text }». «cosa» da solo elenca tutto.
what-you-type = Scrivi dopo «cosa»
what-it-is = Che cosa spiega
what-how = Vanno bene anche un nome o una sua parte, come in «cosa { $example }».
coach-card = Guida: { $text }
coach-how = «guida no» congeda la guida, «guida» da solo ripete una carta.
coach-nothing = La guida non ha nulla da dire su questa decisione.
coach-which = Dopo «guida» si scrive «sì», «no» o niente, non «{ $text }».
coach-gone = La guida se n’è andata. «guida sì» la richiama.
coach-back = La guida è tornata.
legend-sign = Segno
legend-name = Nome
legend-meaning = Significato

### Lezioni

learn-item = { $game }: { $title } – { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}, { $state }
learn-state-new = nuova
learn-state-begun = al passo { $number } di { $total }
learn-state-done = fatta
learn-hint = Invio continua. Quando devi scegliere, scrivi un numero, o la mossa come sta scritta accanto. «indietro» torna al passo prima, «salta» va avanti senza di te, «aiuto» elenca il resto.
learn-resumed = La lezione riprende da dove l’hai lasciata. «indietro» torna al passo prima.
learn-step = Passo { $number } di { $total }
learn-point = Guarda: { $things }
learn-enter = Invio continua >
learn-read = Qui non c’è niente da scegliere, e «{ $text }» non è chiaro. Invio continua, «aiuto» elenca i comandi.
learn-choose = Qui la scelta è tua. Scrivi il numero, o «salta».
learn-first = Questo è il primo passo.
learn-left = La lezione resta salvata: lo stesso comando la riprende.
learn-done = La lezione è finita. Ben fatto!

## Che cosa si può scrivere; la parola abituale per prima.

command-board = tavolo
command-choices = scelte
command-why = perché
command-what = cosa, spiega
command-legend = legenda, simboli
command-hint = consiglio
command-coach = guida
coach-on = sì
coach-off = no
command-rules = regole
command-score = punti
command-log = diario
command-undo = annulla
command-next = avanti
command-back = indietro, annulla
command-skip = salta
command-solution = soluzione
command-save = salva
command-lang = lingua
command-help = aiuto
command-quit = esci

usage-move = 3 o end turn
usage-board = tavolo
usage-choices = scelte
usage-why = perché MOSSA
usage-what = cosa OGGETTO
usage-legend = legenda
usage-hint = consiglio
usage-coach = guida sì|no
usage-rules = regole PAROLE
usage-score = punti
usage-log = diario N
usage-undo = annulla N
usage-next = avanti
usage-back = indietro
usage-skip = salta
usage-solution = soluzione
usage-save = salva FILE
usage-lang = lingua en|fr|it
usage-help = aiuto
usage-quit = esci

help-you-type = Scrivi
help-it-does = Effetto
help-move = gioca una mossa, con il numero o com’è scritta
help-board = mostra tutto il tavolo
help-choices = mostra che cosa puoi fare adesso (anche Invio)
help-why = dice quale regola vieta una mossa
help-what = spiega una cosa sul tavolo; da solo, le elenca
help-legend = mostra che cosa significano i simboli
help-hint = dice che cosa farebbe un bot al tuo posto, e perché
help-coach = spiega questo tipo di decisione; «no» congeda la guida, «sì» la richiama
help-rules = trova paragrafi delle regole; da solo, li elenca
help-score = mostra i punti, per quanto li puoi conoscere
help-log = mostra gli ultimi N eventi
help-undo = ritira le tue ultime N decisioni
help-next = continua (come Invio)
help-back = torna al passo prima
help-skip = continua: la lezione sceglie per te
help-solution = mostra ciò che il bot preferisce, e perché
help-save = salva una copia; ogni decisione è salvata comunque
help-lang = cambia lingua
help-help = mostra questo aiuto
help-quit = esce; «bottega play --resume» riprende
help-quit-lesson = esce; lo stesso comando riprende la lezione

### I punti e la fine

standings-now = I punti finora
standings-part = { $name } { $points }
standings-seat = { $name }: { $parts }
standings-tie = { $name } (spareggio)
end-scores = Punteggio finale
end-won = { $who } ha vinto.
end-lost = { $who } ha perso.
end-winner = { $count ->
    [one] Vince { $who }.
   *[other] { $who } condividono la vittoria.
}
end-place = Posizione { $place }: { $who }
left-over = La partita è registrata: { $path }
left-proof = «bottega verify» verifica questo file, «bottega replay» mostra la partita, «bottega review» dice che cosa si poteva giocare di meglio.
left-paused = La partita è salvata: { $path }
left-resume = «bottega play --resume» la riprende.

### Partite registrate

replay-entry = { $number }. { $name }: { $notation }
replay-ask = { $number }/{ $last } – Invio: avanti, un numero: vai lì, «esci»: esci:
replay-running = { $count ->
    [one] Finora c’è 1 decisione; la partita non è finita.
   *[other] Finora ci sono { $count } decisioni; la partita non è finita.
}

review-title = { $game }: analisi ({ $level })
review-level-quick = rapida
review-level-deep = approfondita
review-seats = I giocatori
review-seats-note = La precisione va da 0 (non meglio di scelte a caso) a 100 (nulla è stato ceduto). «Ceduto» è la probabilità di vincere che le decisioni sono costate in tutto, con l’errore standard.
review-column-points = Punti
review-column-accuracy = Precisione
review-column-skill = Ceduto
review-column-luck = Fortuna
review-column-adjusted = Risultato senza fortuna
review-column-after = Dopo la riga
review-estimate = { $chance } ± { $error }
review-percent = { $number }%
review-curve = La probabilità di vincere
review-curve-seat = { $name }  { $bars }  { $first } → { $last }
review-errors = { $count ->
    [0] Errori
   *[other] Errori ({ $count })
}
review-errors-none = Nulla era nettamente peggio di ciò che avrebbe giocato il bot.
review-errors-more = { $count ->
    [one] E 1 più piccolo.
   *[other] E { $count } più piccoli.
}
review-error = { $number }. { $name }, { $grade } ({ $chance }): { $played }. Meglio: { $best }.
review-turning = Svolta: riga { $number }, { $name }
review-reveal = Svolta: ciò che è apparso dopo la riga { $number }, per { $name }
review-luck = La probabilità di vincere è cambiata di { $chance }.
review-played = Giocato: { $action } ({ $chance }, { $points } punti)
review-better = Meglio: { $action } ({ $chance }, { $points } punti)
progress-review = Analisi

### Esercizi

practice-number = Posizione { $number } di { $total }
practice-easy = facile
practice-medium = media
practice-hard = difficile
practice-task = Qui qualcuno ha ceduto qualcosa. Trova di meglio.
practice-board = «tavolo» descrive il tavolo.
practice-solved = Giusto: { $grade }.
practice-wrong = Così cedi il { $chance }% della probabilità di vincere ({ $grade }).
practice-again = Prova un’altra scelta, o scrivi «soluzione».
practice-best = Il bot preferisce: { $action }. Nella partita è stato: { $played }.
practice-count = Trovate al primo colpo: { $solved } su { $number }.
practice-enter = Invio: la prossima posizione, «esci»: lascia >
practice-made = { $count ->
    [one] 1 posizione è in { $path }.
   *[other] { $count } posizioni sono in { $path }.
}

check-ok = a posto
check-failed = ERRATO
check-unknown = sconosciuto
check-line = { $label }: { $text }
check-good = Questa partita è in regola.
check-bad = Questa partita non è valida.

verify-rules-ok = Le regole sono quelle installate qui (versione { $known }).
verify-rules-bad = Giocata con la versione { $rules } delle regole; qui è installata la { $known }.
verify-commitment-ok = La distribuzione è quella fissata prima della partita.
verify-commitment-bad = La distribuzione non è quella fissata prima della partita.
verify-commitment-unknown = Manca l’impronta della distribuzione con la sua chiave.
verify-words-ok = Il seme viene dal segreto promesso e da una parola di ogni posto.
verify-words-bad = Il seme non viene dal segreto promesso e da una parola di ogni posto.
verify-words-unknown = Non è detto da quali parole venga il seme.
verify-shuffle-ok = Il seme dà proprio questa distribuzione.
verify-shuffle-bad = Il seme non dà questa distribuzione.
verify-shuffle-unknown = Manca il seme della distribuzione.
verify-deal-ok = La distribuzione è completa.
verify-deal-bad = La distribuzione non si può giocare: { $problem }
verify-decisions-ok = { $count ->
    [0] Nessuna decisione è ancora stata presa.
    [one] L’unica decisione è regolare.
   *[other] Tutte le { $count } decisioni sono regolari.
}
verify-decisions-bad = La decisione { $number } di { $seat } ({ $notation }) è irregolare: { $problem }
verify-result-ok = Il risultato segue dalle decisioni.
verify-result-bad = Il risultato non segue dalle decisioni.
verify-result-unknown = Manca il risultato.

### Tabelle

column-players = Giocatori
column-matches = Partite
column-decisions = Decisioni per partita
column-min = Min
column-max = Max
column-rate = Decisioni/s
column-seat = Posto
column-seat-of = Posto { $seat }
column-line = Punti in media
column-wins = Vittorie
column-interval = Intervallo 95%
column-mean = Media
column-sd = Dev. std.
column-name = Nome
column-game = Gioco
column-options = Opzioni
column-editions = Edizioni
column-matches-rate = Partite/s
column-clone = clone µs
column-legal = legal µs
column-view = view µs
column-imagine = imagine µs
column-cpu = CPU s
column-bot = Bot
column-against = contro
column-held = Posti occupati
column-adjusted = Senza fortuna
column-worth = Vale (partite)
column-rating = Valutazione
column-points = Punti
column-choice = Scelta
column-thinking = s/decisione

percent = { $value }%
interval = { $low }–{ $high }%
interval-figures = { $low } a { $high }
players-range = { $low }–{ $high }
progress-matches = Partite
progress-records = Controllo
progress-bench = Misura

simulate-title = { $game }: partite a caso
simulate-seats = { $count ->
    [one] 1 giocatore: vittorie e punti
   *[other] { $count } giocatori: vittorie e punti
}
simulate-speed = { $rate } decisioni/s in { $seconds } s su { $jobs ->
    [one] 1 processo
   *[other] { $jobs } processi
}; seme { $seed }
simulate-stopped = Interrotto dopo { $done } partite su { $total }.
simulate-crash = La partita con seme { $seed } è fallita: { $problem }
failure-saved = La partita fin lì è salvata: { $path } – «bottega replay» con questo file la mostra.
ladder-title = { $game }: classifica
ladder-overall = Tutti i tavoli insieme
ladder-table = { $players ->
    [one] Da solo: { $matches } partite ciascuno
   *[other] { $players } giocatori: { $deals } distribuzioni, { $matches } partite ciascuno
}
ladder-note = Le valutazioni sono quelle di openskill; tutti partono da 25. Vincere il 50% vuol dire essere forti come l’altro: in più di due, i due bot si dividono il tavolo e a ogni distribuzione si scambiano tutti i posti. Gli intervalli sono al 95%, con la distribuzione come unità. Contano solo le distribuzioni giocate da tutti.
ladder-note-table = Un bot pari agli altri vincerebbe una parte delle partite grande quanto la sua parte dei posti. A ogni distribuzione il tavolo gira finché ogni bot ha avuto tutti i posti. Gli intervalli sono al 95%, con la distribuzione come unità. Contano solo le distribuzioni giocate a tutti i posti.
ladder-luck = «Senza fortuna» toglie da ogni risultato ciò che hanno fatto le carte: il valore atteso resta lo stesso e il caso conta meno. «Vale (partite)» è il numero di partite che avrebbero reso altrettanto sicura la semplice percentuale di vittorie.
ladder-nothing = Nessuna distribuzione è ancora stata giocata da tutti i bot: non ci sono risultati.
ladder-kept = Le partite sono in { $path } (seme { $seed }; durata: { $seconds } s).
ladder-resumed = { $done } partite su { $total } erano già giocate: { $path }
ladder-again = Lo stesso comando riprende da qui.
ladder-rounded = Ogni distribuzione si gioca due volte, a posti scambiati: ogni coppia gioca { $matches } partite a ogni grandezza del tavolo, non { $asked }.
data-resumed = { $done } partite su { $total } c’erano già: { $path }
data-kept = { $rows ->
    [one] { NUMBER($rows) } riga
   *[other] { NUMBER($rows) } righe
} in { $path } ({ $megabytes } MB; durata: { $seconds } s).
train-step-matches = Generazione { $generation }: partite
train-step-examples = Generazione { $generation }: esempi
train-step-positions = Generazione { $generation }: impara le posizioni
train-step-decisions = Generazione { $generation }: impara le decisioni
train-step-proof = Generazione { $generation }: partite contro la precedente
train-proof = { $players } posti: { $share } di { $matches } partite vinte (da { $low } a { $high })
train-accepted = La generazione { $generation } è migliore della precedente e d’ora in poi gioca lei.
train-refused = La generazione { $generation } non è migliore della precedente, che continua a giocare.
train-stopped = Interrotto. Lo stesso comando riprende da qui: { $folder }
train-done = I pesi sono in { $folder }, nel net.bin di ogni generazione; progress.svg mostra come sono nati.
ladder-rounded-table = Ogni distribuzione si gioca { $times } volte, girando il tavolo: si giocano { $matches } partite, non { $asked }.
ladder-sprt = { $decision ->
    [high] { $bot } vince { $high } delle partite o più, e non { $low } o meno: deciso dopo { $deals } distribuzioni. { $ratio }; ciascuna delle due risposte è sbagliata al più in { $error } di questi test.
    [low] { $bot } vince { $low } delle partite o meno, e non { $high } o più: deciso dopo { $deals } distribuzioni. { $ratio }; ciascuna delle due risposte è sbagliata al più in { $error } di questi test.
   *[none] Dopo { $deals } distribuzioni non è deciso se { $bot } vince { $high } delle partite o più, oppure { $low } o meno. { $ratio }. Con più partite il test riprende da qui.
}
ladder-sprt-ratio = Logaritmo del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }
ladder-sprt-note = Il test si ferma quando i risultati sono netti: la sua percentuale di vittorie tende quindi a stare un po’ troppo lontana dal centro. Per una percentuale senza questo difetto, gioca un numero fisso di partite.
plot-rating = Valutazione
plot-seats = { $count } giocatori
plot-versus = { $count } giocatori: quante volte la riga batte la colonna
plot-alone = Da solo: quante volte vince
study-section = { $players ->
    [one] { $bot }, { $edition }, da solo: { $matches } partite di { $decisions } decisioni ({ $interval })
   *[other] { $bot }, { $edition }, { $players } giocatori: { $matches } partite di { $decisions } decisioni ({ $interval })
}
study-nothing = Nessuna partita è arrivata alla fine: non ci sono risultati.
study-done = Seme { $seed }; durata: { $seconds } s.
bench-title = { $game }: velocità su un core
bench-note = Partite a caso, mosse possibili comprese, tempo CPU di un processo; per le singole operazioni, uno stato a metà partita. «make bench» confronta con altri motori.
conform-held = { $game } rispetta tutte le { $laws } leggi: { $matches } partite, { $decisions } decisioni, di cui { $examined } esaminate.
conform-failed = { $game } infrange la legge { $law } (seme { $seed }).
conform-stopped = Interrotto. Nessuna legge infranta finora.
