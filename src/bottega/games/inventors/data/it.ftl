# Legendary Inventors, in italiano.

### I nomi

discipline-physics = fisica
discipline-chemistry = chimica
discipline-mechanics = meccanica
discipline-mathematics = matematica

levels-physics = fisica { $count }
levels-chemistry = chimica { $count }
levels-mechanics = meccanica { $count }
levels-mathematics = matematica { $count }

cubes-physics = { $count ->
    [one] 1 cubetto di fisica
   *[other] { $count } cubetti di fisica
}
cubes-chemistry = { $count ->
    [one] 1 cubetto di chimica
   *[other] { $count } cubetti di chimica
}
cubes-mechanics = { $count ->
    [one] 1 cubetto di meccanica
   *[other] { $count } cubetti di meccanica
}
cubes-mathematics = { $count ->
    [one] 1 cubetto di matematica
   *[other] { $count } cubetti di matematica
}
cubes-none = nessuno

theme-0 = armi
theme-1 = trasporti
theme-2 = comunicazione
theme-3 = svago
theme-4 = tempo
theme-5 = energia

token-progression_2 = gettone Progressione 2
token-progression_3 = gettone Progressione 3
token-progression_4 = gettone Progressione 4
token-availability = gettone Disponibilità
token-additional_knowledge = gettone Conoscenze aggiuntive
token-classification = gettone Numero di classificazione
token-victory_points_1 = gettone da 1 punto
token-victory_points_2 = gettone da 2 punti
token-victory_points_3 = gettone da 3 punti
# Il gettone dato da `token`, con l’articolo: «un gettone Disponibilità».
token-a = un { $token }

tokens-progression_2 = { $count ->
    [one] 1 gettone Progressione 2
   *[other] { $count } gettoni Progressione 2
}
tokens-progression_3 = { $count ->
    [one] 1 gettone Progressione 3
   *[other] { $count } gettoni Progressione 3
}
tokens-progression_4 = { $count ->
    [one] 1 gettone Progressione 4
   *[other] { $count } gettoni Progressione 4
}
tokens-availability = { $count ->
    [one] 1 gettone Disponibilità
   *[other] { $count } gettoni Disponibilità
}
tokens-additional_knowledge = { $count ->
    [one] 1 gettone Conoscenze aggiuntive
   *[other] { $count } gettoni Conoscenze aggiuntive
}
tokens-classification = { $count ->
    [one] 1 gettone Numero di classificazione
   *[other] { $count } gettoni Numero di classificazione
}
tokens-victory_points_1 = { $count ->
    [one] 1 gettone da 1 punto
   *[other] { $count } gettoni da 1 punto
}
tokens-victory_points_2 = { $count ->
    [one] 1 gettone da 2 punti
   *[other] { $count } gettoni da 2 punti
}
tokens-victory_points_3 = { $count ->
    [one] 1 gettone da 3 punti
   *[other] { $count } gettoni da 3 punti
}
tokens-none = nessuno

team-green = squadra verde
team-blue = squadra blu
team-yellow = squadra gialla
team-purple = squadra viola
team-red = squadra rossa
team-members = { $team } ({ $inventors })

invention-name = «{ $name }»

reward-invention = l’invenzione stessa
reward-token-1 = il primo gettone
reward-token-2 = il secondo gettone

busy-yes = al lavoro
busy-no = disponibile

points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

### Le opzioni

option-teams = Come si assegnano le squadre?
option-teams-dealt = Ciascuno riceve una squadra estratta a sorte.
option-teams-chosen = Ciascuno sceglie la propria squadra, in ordine di posto, e ogni colore va a un solo giocatore.

### Le domande

prompt-team = Scegli la squadra che vuoi guidare.
prompt-turn = Tocca a te: fai lavorare un inventore oppure rendi disponibili tutti i tuoi inventori impegnati. Prima puoi usare dei gettoni.
prompt-flip = { $inventor } sta per raggiungere il livello 1 in { $discipline }: scegli il gettone da girare. La sua faccia va persa.
prompt-cube = { $count ->
    [one] Ancora 1 cubetto aggiuntivo per { $invention }: scegli la disciplina.
   *[other] { $count } cubetti aggiuntivi per { $invention }: scegli la disciplina del primo.
}
prompt-more = Gioca un altro gettone Conoscenze aggiuntive sulla stessa invenzione, oppure fermati qui.
prompt-reward = L’invenzione { $invention } è completata: prendi quella o uno dei suoi gettoni, fra ciò che resta.
prompt-final = Le invenzioni sono finite. Metti gettoni sui tuoi inventori prima del conteggio finale, oppure concludi.

### Le azioni

action-team = Guida la { $team }
action-work = Fai lavorare l’inventore { $inventor } all’invenzione { $space }
action-work-helped = Fai lavorare l’inventore { $inventor } all’invenzione { $space } con un gettone Conoscenze aggiuntive
action-work-named = Fai lavorare { $inventor } ({ $number }) all’invenzione { $invention } ({ $space })
action-work-helped-named = Fai lavorare { $inventor } ({ $number }) all’invenzione { $invention } ({ $space }) con un gettone Conoscenze aggiuntive
action-rest = Rendi disponibili tutti i tuoi inventori impegnati; occupa il tuo turno
action-availability = Usa un gettone Disponibilità: i tuoi inventori impegnati tornano disponibili e il turno continua
action-raise = Metti un gettone sull’inventore { $inventor }: un livello in più in { $discipline }
action-raise-named = Metti un gettone su { $inventor } ({ $number }): un livello in più in { $discipline }
action-flip = Gira { token-a }
action-cube = Metti il cubetto su uno spazio vuoto di { $discipline }
action-more = Gioca un altro gettone Conoscenze aggiuntive
action-enough = Non giocare altri gettoni su questa invenzione
action-reward = Prendi { $reward }
action-done = Concludi: non mettere altri gettoni

### I dubbi

doubt-done = Puoi ancora mettere gettoni. Concludere lo stesso?

### Gli eventi

event-team = { $seat } sceglie la { $team }.
event-work = { $cubes-count ->
    [0] { $seat } fa lavorare { $inventor } all’invenzione { $invention }, contando sulle sole conoscenze aggiuntive.
   *[other] { $seat } fa lavorare { $inventor } all’invenzione { $invention }: { $cubes }.
}
event-knowledge = { $seat } gioca un gettone Conoscenze aggiuntive.
event-cube = { $seat } aggiunge un cubetto di { $discipline }.
event-rest = { $seat } rende disponibili tutti i suoi inventori impegnati.
event-availability = { $seat } usa un gettone Disponibilità: tutti i suoi inventori impegnati tornano disponibili.
event-raise = { $level ->
    [1] { $seat } gira { token-a }: { $inventor } raggiunge il livello 1 in { $discipline }.
   *[other] { $seat } mette { token-a }: { $inventor } raggiunge il livello { $level } in { $discipline }.
}
event-complete = { $seat } completa { $invention } e prende la statuetta di Leonardo.
event-card = { $seat } acquisisce { $invention }.
event-token = { $seat } prende { token-a }.
event-lost = L’invenzione { $invention } resta incompiuta ed esce dal gioco con i suoi gettoni.
event-age = Comincia l’epoca { $age }.
event-over = { $seats-count ->
    [one] La partita è finita: vince { $seats }.
   *[other] La partita è finita: { $seats } condividono la vittoria.
}

### I rifiuti

refusal-now-team = Prima scegli la squadra che vuoi guidare.
refusal-now-turn = Ora non c’è una scelta del genere da fare. Fai lavorare un inventore oppure rendi disponibili tutti quelli impegnati; prima di questo puoi usare dei gettoni.
refusal-now-flip = Prima scegli il gettone da girare: è da lì che viene il livello 1 che hai chiesto.
refusal-now-cube = Prima metti sull’invenzione i cubetti aggiuntivi.
refusal-now-more = Prima di’ se giochi un altro gettone Conoscenze aggiuntive su questa invenzione.
refusal-now-reward = Prima scegli la tua ricompensa per l’invenzione completata.
refusal-now-final = L’ultima epoca è finita. Ormai puoi soltanto mettere gettoni sui tuoi inventori per alzarne i livelli, oppure concludere.
refusal-team-taken = { $by_seat } guida già la { $team }. Scegli un altro colore.
refusal-no-invention-there = Sul tavolo non c’è un’invenzione { $space }. Scegline una che ci sia.
refusal-inventor-busy = { $inventor } è al lavoro. Scegli chi è disponibile, oppure rendi disponibile tutta la squadra.
refusal-no-cube = { $inventor } non può mettere cubetti su { $invention }: gli spazi ancora vuoti sono di { $disciplines }. Manda qualcun altro, scegli un’altra invenzione o aggiungi un gettone Conoscenze aggiuntive, se ne hai uno.
refusal-no-knowledge-token = Non hai gettoni Conoscenze aggiuntive. Fai lavorare l’inventore senza gettone.
refusal-knowledge-no-slot = Con { $inventor } si riempiono già tutti gli spazi rimasti su { $invention }: il gettone non porterebbe nessun cubetto. Fanne a meno.
refusal-slots-full = Su questa invenzione non c’è nessuno spazio vuoto di { $discipline }. Scegli un’altra disciplina.
refusal-nobody-busy = I tuoi inventori sono già tutti disponibili. Fanne lavorare uno.
refusal-no-availability-token = Non hai gettoni Disponibilità. Senza, rendere disponibili i tuoi inventori richiede l’intero turno.
refusal-level-top = { $inventor } ha raggiunto il livello { $level } in { $discipline }, e più in alto non si va. Scegli un’altra disciplina o un altro inventore.
refusal-level-skipped = { $inventor } è al livello { $level } in { $discipline }: il prossimo gettone dev’essere un gettone Progressione { $next }, e tu non ne hai. I livelli non si saltano.
refusal-no-progression = Per andare oltre in { $discipline }, a { $inventor } serve un gettone Progressione { $next }, e tu non ne hai. Gli altri gettoni, girati, danno solo un primo livello.
refusal-no-token = Non hai gettoni ricompensa. Un primo livello si ottiene girando un gettone qualsiasi: guadagnane uno contribuendo alle invenzioni.
refusal-token-not-held = Non hai nessun { $token }. Gira uno dei tuoi gettoni.
refusal-reward-taken = { $reward-is ->
    [invention] L’invenzione stessa è già stata presa.
    [token-1] Il primo gettone è già stato preso.
   *[other] Il secondo gettone è già stato preso.
} Scegli fra ciò che resta.

### Il punteggio

score-inventions = Invenzioni
score-runs = Sequenze
run-name = sequenza da 0 a { $number }
score-tokens = Gettoni punti vittoria
score-goals = Obiettivi degli inventori
tie-inventions = Invenzioni acquisite

### Il tavolo, disegnato

symbol-progression_2 = ↑2
symbol-progression_3 = ↑3
symbol-progression_4 = ↑4
symbol-availability = ↻
symbol-additional_knowledge = +■■
symbol-classification = ★
symbol-victory_points_1 = 1 PV
symbol-victory_points_2 = 2 PV
symbol-victory_points_3 = 3 PV

board-physics = Fis
board-chemistry = Chim
board-mechanics = Mecc
board-mathematics = Mat
board-vp = PV
board-points = { $points } PV
board-invention = Invenzione
board-class = N. e tema
board-token = Gett. { $number }
board-completed = completata
board-no-inventions = Sul tavolo non restano invenzioni.
board-goal = Ob.
board-statue = statuetta
board-no-team = ancora senza squadra
board-free = libera
board-tokens = gettoni
board-inventions = invenzioni
board-runs = sequenze
board-unseen = { $coming ->
    [0] Gettoni rimasti nel sacchetto ({ $count }):
   *[other] Gettoni non ancora visti ({ $count }, di cui { $coming } in arrivo):
}
board-members = { $team }: { $names }
board-boxed = Invenzioni fuori dal gioco: { $inventions }
board-spent = Gettoni usati o fuori dal gioco:
board-legend-available = disponibile
board-legend-busy = al lavoro
board-legend-level = livello/obiettivo
board-legend-reached = obiettivo raggiunto
board-legend-filled = spazio pieno
board-legend-empty = spazio vuoto
board-legend-progression = Progressione
board-legend-availability = Disponibilità
board-legend-additional_knowledge = Conoscenze aggiuntive
board-legend-classification = Numero di classificazione
board-legend-victory_points = punti vittoria
board-legend-cubes = cubetti del giocatore A
board-legend-now = deve scegliere, o in spartizione

### Il tavolo, a parole

progress-teams = Scelta delle squadre
progress-age = Epoca { $age } di III
progress-final = Ultimi gettoni prima del conteggio

about-choosing = { $seat } sta scegliendo una squadra.
about-turn = Epoca { $age } di III: è il turno di { $seat }.
about-final = L’ultima epoca è finita: { $seat } può mettere gettoni prima del conteggio finale.
about-over = La partita è finita.
about-age = { $count ->
    [0] L’epoca finisce appena si sono spartite le ricompense.
    [one] L’epoca finisce con la prossima invenzione completata.
   *[other] L’epoca finisce quando si completano altre { $count } invenzioni.
}
about-statue = { $seat } ha la statuetta di Leonardo.
about-edition = Edizione: { $name }.

about-flip = { $inventor } sta per raggiungere il livello 1 in { $discipline }: { $seat } sceglie un gettone da girare.
about-cubes = { $seat } deve ancora mettere { $count ->
    [one] 1 cubetto aggiuntivo
   *[other] { $count } cubetti aggiuntivi
} su { $invention }, dove lavora { $inventor }.
about-more = { $seat } può giocare un altro gettone Conoscenze aggiuntive su { $invention }, dove lavora { $inventor }.
about-sharing = Si spartisce l’invenzione { $invention }. { $seat } sceglie fra { $rewards }; { $seats-count ->
    [one] poi { $seats }
   *[other] poi, in quest’ordine, { $seats }
}.
about-sharing-last = Si spartisce l’invenzione { $invention }. L’ultima scelta tocca a { $seat }, fra { $rewards }.

about-free-team = Libera: { $team }.
about-free-inventor = Inventore { $number }: { $inventor }. Conoscenze: { $levels }. Obiettivo: { $goal }, per { points }.
about-no-team = { $seat } non ha ancora una squadra.
about-team = { $seat } guida la { $name } e finora ha { points }: { $inventions } per le invenzioni, { $runs } per le sequenze, { $tokens } per i gettoni punti vittoria, { $goals } per gli obiettivi.
about-inventor = { $seat }, inventore { $number }: { $inventor }, { $busy }. Conoscenze: { $levels }. Obiettivo: { $goal }, per { points }.
about-inventor-done = { $seat }, inventore { $number }: { $inventor }, { $busy }. Conoscenze: { $levels }. Obiettivo raggiunto: { $goal }, per { points }.
about-tokens = { $seat }, gettoni: { $tokens }.
about-no-cards = { $seat } non ha ancora invenzioni.
about-acquired = { $seat }, invenzioni: { $cards }.
about-list = { $list }; { $next }
about-card = { $name }, numero { $number } ({ $theme }), { points }
about-runs = { $seat }, sequenze migliori finora: { $runs }.
about-run = { $numbers } per { points }
about-run-token = gettone Numero di classificazione

about-invention = Invenzione { $space }: { $card }. Spazi pieni: { $slots }. Cubetti: { $cubes }. Gettoni sopra: { $tokens }.
about-slots = { $discipline } { $filled } su { $total }
about-cubes-of = { $name } { $count }
about-completed = L’invenzione { $space } è completata.
about-unseen = { $tokens-count ->
    [0] Tutti i gettoni sono stati visti.
   *[other] { $coming ->
        [0] Gettoni rimasti nel sacchetto: { $tokens }.
       *[other] Gettoni che nessuno ha ancora visto: { $tokens }. Di questi, { $coming } devono ancora arrivare sul tavolo.
    }
}
about-boxed = Invenzioni fuori dal gioco: { $inventions }.
about-spent = Gettoni usati o fuori dal gioco: { $tokens }.

### La scatola

sheet-inventions = Invenzioni
sheet-inventors = Inventori
sheet-tokens = Gettoni ricompensa

head-invention = Invenzione
head-age = Epoca
head-slots = Spazi
head-classification = Classificazione
head-points = Punti
head-team = Squadra
head-number = N.
head-inventor = Inventore
head-start = Conoscenze iniziali
head-goal = Obiettivo
head-token = Gettone
head-number-of = Numero
head-provenance = Fonte

figure-name = nome
figure-age = epoca
figure-slots = spazi
figure-classification = classificazione
figure-points = punti
figure-team = squadra
figure-start = conoscenze iniziali
figure-goal = obiettivo
figure-kind = tipo
figure-value = valore
figure-count = numero
figure-of = { $figure } ({ $discipline })

## Che cosa non va in un’edizione.

error-edition-bag = il sacchetto contiene troppo pochi gettoni per cinque giocatori: ne servono { $count }
error-edition-slots = «{ $invention }» non ha caselle, quindi non si potrebbe mai completare
error-edition-team = all’inizio nessuno nella squadra «{ $team }» conosce «{ $discipline }»
