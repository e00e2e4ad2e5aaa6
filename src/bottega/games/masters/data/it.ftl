# Maestri del Rinascimento, in italiano.

### I nomi

resource-coin = moneta
resource-stone = pietra
resource-servant = servitore
resource-shield = scudo
resource-faith = fede

resources-coin = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
resources-stone = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
resources-servant = { $count ->
    [one] 1 servitore
   *[other] { $count } servitori
}
resources-shield = { $count ->
    [one] 1 scudo
   *[other] { $count } scudi
}
resources-faith = { $count ->
    [one] 1 punto fede
   *[other] { $count } punti fede
}
resources-none = nulla

# Una risorsa data da `resource`, con il suo numero in `count`: «3 monete».
resource-counted = { $resource-is ->
    [coin] { resources-coin }
    [stone] { resources-stone }
    [servant] { resources-servant }
   *[shield] { resources-shield }
}
# La stessa al plurale, senza numero: «monete».
resource-plural = { $resource-is ->
    [coin] monete
    [stone] pietre
    [servant] servitori
   *[shield] scudi
}
# La stessa con l’articolo: «una moneta».
resource-a = { $resource-is ->
    [coin] una moneta
    [stone] una pietra
    [servant] un servitore
   *[shield] uno scudo
}

marble-white = bianca
marble-blue = blu
marble-grey = grigia
marble-yellow = gialla
marble-purple = viola
marble-red = rossa

marbles-white = { $count ->
    [one] 1 bianca
   *[other] { $count } bianche
}
marbles-blue = { $count } blu
marbles-grey = { $count ->
    [one] 1 grigia
   *[other] { $count } grigie
}
marbles-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
}
marbles-purple = { $count } viola
marbles-red = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
}

axis-row = riga
axis-column = colonna

colour-green = verde
colour-blue = blu
colour-yellow = giallo
colour-purple = viola

points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

card-green = carta verde { $level } ({ points })
card-blue = carta blu { $level } ({ points })
card-yellow = carta gialla { $level } ({ points })
card-purple = carta viola { $level } ({ points })

cards-green = { $count ->
    [one] 1 carta verde
   *[other] { $count } carte verdi
}
cards-blue = { $count ->
    [one] 1 carta blu
   *[other] { $count } carte blu
}
cards-yellow = { $count ->
    [one] 1 carta gialla
   *[other] { $count } carte gialle
}
cards-purple = { $count ->
    [one] 1 carta viola
   *[other] { $count } carte viola
}
cards-of-level = { $cards } di livello { $level }
# Carte del colore dato da `colour`, con il loro numero in `count`.
cards-counted = { $colour-is ->
    [green] { cards-green }
    [blue] { cards-blue }
    [yellow] { cards-yellow }
   *[purple] { cards-purple }
}

stack-green = verde { $level }
stack-blue = blu { $level }
stack-yellow = giallo { $level }
stack-purple = viola { $level }

leader-discount = il leader dello sconto ({ $resource })
leader-depot = il leader del deposito speciale ({ $resource })
leader-marble = il leader delle biglie bianche ({ $resource })
leader-production = il leader di produzione ({ $resource })
ability-discount = sconto: { $resource }
ability-depot = deposito speciale: { $resource }
ability-marble = biglie bianche: { $resource }
ability-production = produzione: { $resource }

power-base = la produzione base
power-slot = la carta dello spazio { $slot }
power-leader = la produzione del leader ({ $resource })

token-green = si scartano due carte verdi
token-blue = si scartano due carte blu
token-yellow = si scartano due carte gialle
token-purple = si scartano due carte viola
token-cross = la croce nera avanza di due caselle
token-shuffle = la croce nera avanza di una casella e si rimescolano i gettoni

outcome-won = Lorenzo è sconfitto
outcome-lost-colour = un colore non ha più carte
outcome-lost-cross = la croce nera è arrivata alla casella 24

### Le domande

prompt-leaders = Scegli i due leader da tenere.
prompt-start = { $count ->
    [one] Scegli la risorsa con cui cominci.
   *[other] Scegli le { $count } risorse con cui cominci, una alla volta.
}
prompt-turn = Tocca a te: prendi dal mercato, compra una carta o attiva la produzione. Prima puoi compiere un’azione leader.
prompt-white = { $count ->
    [one] Scegli che cosa ti dà la biglia bianca.
   *[other] Scegli che cosa ti danno le { $count } biglie bianche, una alla volta.
}
prompt-keep = Hai preso { $resources }. Scegli che cosa tenere; il resto si scarta.
prompt-produce = Attiva un’altra produzione oppure concludi.
prompt-spend = { $count ->
    [one] Scegli l’altra risorsa da pagare per la produzione base.
   *[other] Scegli le { $count } risorse da pagare per la produzione base, una alla volta.
}
prompt-gain = Scegli la risorsa che ti dà la produzione.
prompt-pay = Devi pagare { resource-counted }: scegli quanto prendere dal magazzino. Il forziere dà il resto.
prompt-end = Gioca o scarta un leader, oppure termina il turno.

### Le azioni

action-market = Prendi la { $axis } { $number } del mercato
action-buy = Compra la carta del mazzetto { $stack } per lo spazio { $slot }
action-buy-named = Compra la { $card } per lo spazio { $slot }
action-activate = Attiva { $power }
action-finish = Concludi la produzione
action-play-leader = Gioca { $leader }
action-discard-leader = Scarta { $leader } per 1 punto fede
action-by-hand = Paga a mano in questo turno
action-end-turn = Termina il turno
action-keep-leaders = Tieni { $leaders }
action-start = Comincia con { resource-a }
action-white = Ricevi { resource-a } per la biglia bianca
action-spend = Paga { resource-a }
action-gain = Ricevi { resource-a }
action-pay = { $count ->
    [0] Paga solo con { resource-plural } del forziere
   *[other] Paga con { resource-counted } del magazzino
}
action-keep = { $resources-count ->
    [0] Non tenere nulla, scarta tutto
   *[other] Tieni { $resources }
}

### I dubbi

doubt-discard-leader = Ottieni 1 punto fede e { $leader } esce dalla partita. Scartare questo leader?

### Gli eventi

event-keep-leaders = { $seat } tiene { $leaders }.
event-keep-two-leaders = { $seat } ha scelto due leader.
event-start = { $seat } comincia con { resource-a }.
event-round = Giro { $round }.
event-turn = È il turno di { $seat }.
event-market = { $seat } prende le biglie della { $axis } { $number }: { $marbles }.
event-white = { $count ->
    [one] { $seat } riceve { resource-counted } per una biglia bianca.
   *[other] { $seat } riceve { resource-counted } per { $count } biglie bianche.
}
event-keep = { $seat } ripone { $resources }.
event-discard = { $count ->
    [one] { $seat } scarta 1 risorsa.
   *[other] { $seat } scarta { $count } risorse.
}
event-pay = { $strongbox-count ->
    [0] { $seat } paga con { $warehouse } del magazzino.
   *[other] { $warehouse-count ->
        [0] { $seat } paga con { $strongbox } del forziere.
       *[other] { $seat } paga con { $warehouse } del magazzino e { $strongbox } del forziere.
    }
}
event-activate = { $seat } attiva { $power }.
event-produce = { $seat } produce { $resources }.
event-buy = { $seat } compra la { $card } e la mette nello spazio { $slot }.
event-uncover = Nuova prima carta: la { $card }.
event-stack-empty = Il mazzetto { $stack } è esaurito.
event-play-leader = { $seat } gioca { $leader }.
event-discard-leader = { $seat } scarta { $leader }.
event-discard-a-leader = { $seat } scarta un leader.
event-faith = { $seat } riceve { resources-faith } ed è sulla casella { $space }.
event-report = { $section ->
    [1] Scatta il primo rapporto in Vaticano.
    [2] Scatta il secondo rapporto in Vaticano.
   *[other] Scatta il terzo rapporto in Vaticano.
}
event-tile-kept = { $seat } gira la tessera Favore Papale sul lato attivo: { points }.
event-tile-lost = { $seat } perde la tessera Favore Papale ({ points }).
event-last-round = La fine si avvicina: questo è l’ultimo giro.
event-over = { $seats-count ->
    [one] La partita è finita: vince { $seats }.
   *[other] La partita è finita: { $seats } condividono la vittoria.
}
event-token = Lorenzo rivela un gettone: { $token }.
event-take-away = Lorenzo scarta la { $card }.
event-cross = La croce nera avanza alla casella { $space }.
event-solo-over = { $outcome-is ->
    [won] { $seat } vince: { $outcome }.
   *[other] { $seat } perde contro Lorenzo: { $outcome }.
}

### I rifiuti

refusal-first-leaders = Prima scegli i due leader da tenere.
refusal-first-start = Prima scegli le risorse con cui cominci.
refusal-first-white = Prima scegli che cosa ti danno le biglie bianche.
refusal-first-keep = Prima scegli che cosa tenere delle risorse appena prese.
refusal-first-spend = Prima scegli le risorse da pagare per la produzione base.
refusal-first-gain = Prima scegli la risorsa che ti dà la produzione.
refusal-first-pay = Prima finisci di pagare: scegli quanto prendere dal magazzino.
refusal-leaders-kept = Hai già scelto i tuoi due leader. Nel tuo turno puoi giocarli o scartarli.
refusal-start-over = Le risorse iniziali si scelgono solo prima del primo turno.
refusal-no-white = Non c’è nessuna biglia bianca su cui decidere. Scegli solo con due leader delle biglie bianche in gioco, subito dopo aver preso biglie bianche.
refusal-no-spend = In questo momento la produzione base non ti chiede nulla. Prima attivala.
refusal-no-gain = In questo momento nessuna produzione ti lascia scegliere una risorsa.
refusal-no-pay = Non c’è nessun pagamento da ripartire. La domanda si pone solo se hai scelto di pagare a mano.
refusal-no-keep = Non c’è nulla da tenere o da scartare: non hai appena preso risorse dal mercato.
refusal-no-production = Non c’è nessuna produzione da concludere.
refusal-main-action-owed = Non puoi terminare il turno senza l’azione principale: prendi dal mercato, compra una carta o attiva la produzione.
refusal-production-under-way = La produzione è in corso: attivane un’altra, oppure concludila prima di fare altro.
refusal-main-action-done = Hai già svolto l’azione principale, e ce n’è una sola per turno. Gioca o scarta un leader, oppure termina il turno.
refusal-stack-empty = Il mazzetto { $stack } è esaurito e non si rifornisce. Scegli un’altra carta.
refusal-slot-level = { $level ->
    [1] Una carta di livello 1 richiede uno spazio vuoto, e lo spazio { $slot } ha già una carta.
    [2] Una carta di livello 2 va sopra una carta di livello 1, e { slot-top }.
   *[other] Una carta di livello 3 va sopra una carta di livello 2, e { slot-top }.
}
slot-top = { $height ->
    [0] lo spazio { $slot } è vuoto
   *[other] la carta in cima allo spazio { $slot } è di livello { $height }
}
refusal-cannot-afford = Non puoi pagare la { $card }: { you-lack }.
you-lack = { $resources-count ->
    [one] ti manca { $resources }
   *[other] ti mancano { $resources }
}
refusal-slot-empty = Lo spazio { $slot } non ha carte con cui produrre.
refusal-power-no-leader = Non hai in gioco nessun leader di produzione che prenda { resource-plural }.
refusal-power-used = In questo turno hai già usato { $power }. Ogni produzione funziona una volta sola.
refusal-base-needs-two = { $count ->
    [0] La produzione base richiede 2 risorse, e tu non ne hai.
   *[other] La produzione base richiede 2 risorse, e tu ne hai solo una.
}
refusal-cannot-produce = Non puoi attivare { $power }: { you-lack }. Ciò che produci in questo turno non conta.
refusal-spend-none = Non hai { resource-plural } con cui pagare. Scegli una risorsa che possiedi.
refusal-leader-played = Hai già giocato { $leader }, che resta in gioco.
refusal-leader-not-in-hand = Non hai in mano { $leader }.
refusal-leader-not-dealt = Non hai ricevuto { $leader }. Scegline due fra i tuoi quattro.
refusal-leader-cards = Non puoi ancora giocare { $leader }: chiede { cards-counted }, e { you-have }.
refusal-leader-level = Non puoi ancora giocare { $leader }: chiede { cards-counted } esattamente di livello { $level }, e { you-have }.
refusal-leader-resources = Non puoi ancora giocare { $leader }: chiede { resource-counted }, e { you-have }.
you-have = { $have ->
    [0] tu non ne hai
   *[other] tu ne hai { $have }
}
refusal-white-resource = Una biglia bianca non può darti { resource-a }. I tuoi leader ti lasciano scegliere fra { $resources }.
refusal-keep-not-taken = Puoi tenere solo ciò che hai appena preso: { $resources }.
refusal-keep-no-room = { $stored-count ->
    [0] I tuoi depositi, anche se vuoti, non hanno posto per { $resources }. Tieni di meno.
   *[other] I tuoi depositi contengono { $stored }: non c’è più posto per { $resources }. Tieni di meno.
}
refusal-pay-range = Ora stai pagando in { resource-plural } ({ $due } in tutto): dal magazzino puoi prenderne da { $low } a { $high }.
refusal-by-hand-already = In questo turno stai già pagando a mano.
refusal-by-hand-pointless = Non c’è nulla da scegliere: nessun tipo di risorsa si trova sia nei tuoi depositi sia nel tuo forziere.

### Il punteggio

score-cards = Carte sviluppo
score-track = Tracciato fede
score-tiles = Tessere Favore Papale
tile-name = { tile-number } tessera Favore Papale
score-leaders = Leader
score-resources = Risorse
tie-resources = Risorse rimaste

### Il tavolo, disegnato

symbol-coin = ●
symbol-stone = ■
symbol-servant = ☻
symbol-shield = ▼
symbol-faith = †
symbol-white = ○
symbol-any = ?

board-market = Mercato
board-slide = Scivolo
board-number = n. { $number }
board-empty = vuoto
board-vp = PV
board-points = { $points } PV
board-track = Tracciato fede
board-faith = fede { $space }
board-tiles = Favore Papale: { $tiles }
board-tile-waiting = –
board-tile-kept = { board-points }
board-tile-lost = persa
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-warehouse = magazzino
board-strongbox = forziere
board-slot = spazio { $slot }
board-covers = copre { $cards }
board-played = in gioco
board-hand = in mano
board-needs = chiede
board-dropped = scartati: { $leaders }
board-rejected = messi da parte: { $leaders }
board-hand-hidden = { $count } leader in mano, { $dropped } { $dropped ->
    [one] scartato
   *[other] scartati
}
board-discount = sconto
board-depot = deposito speciale
board-marble = biglie bianche
board-production = produzione
board-tokens = { $count ->
    [one] 1 gettone nella pila; rivelati:
   *[other] { $count } gettoni nella pila; rivelati:
}
board-token-cross = croce +2
board-removed = carte scartate:
board-legend-resource = { $resource } ({ $marble })
board-legend-white = biglia bianca
board-legend-any = risorsa a scelta
board-legend-left = carte nel mazzetto
board-legend-card = Sotto i punti di una carta: il costo, poi la produzione.

flags-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdi
}
flags-blue = { $count } blu
flags-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
}
flags-purple = { $count } viola

### Il tavolo, in frasi

progress-start = Preparazione
progress-round = Giro { $round }
progress-last-round = Giro { $round }, l’ultimo

about-leaders = { $seats-count ->
    [one] { $seats } sta scegliendo i suoi leader.
   *[other] { $seats } stanno scegliendo i loro leader.
}
about-start = { $seat } sta scegliendo con che cosa cominciare.
about-turn = Giro { $round }: è il turno di { $seat }.
about-last-round = Questo è l’ultimo giro.
about-over = La partita è finita.
about-solo-over = La partita è finita: { $outcome }.
about-edition = Edizione: { $name }.

about-gained = Preso dal mercato, da tenere o da scartare: { $resources }.
about-whites = Biglie bianche su cui decidere ancora: { $count }.
about-used = Produzioni già attivate: { $powers }.
about-output = In arrivo alla fine della produzione: { $resources }.
about-spends = Risorse ancora da pagare per la produzione base: { $count }.
about-gains = Risorse ancora da scegliere: { $count }.
about-buying = Acquisto in corso per lo spazio { $slot }: la { $card }.
about-debt = Ancora da pagare: { $resources }.
about-by-hand = In questo turno si paga a mano.

about-faith = { $seat } è sulla casella { $space } del tracciato fede, che vale { points }.
about-tiles = { $seat }, tessere Favore Papale: { $tiles }.
tile-waiting = la { tile-number } ancora da assegnare ({ points })
tile-kept = la { tile-number } attiva ({ points })
tile-lost = la { tile-number } persa
tile-number = { $section ->
    [1] prima
    [2] seconda
   *[other] terza
}
about-warehouse = { $seat }, magazzino: { $depots }.
about-depot = { $resources-count ->
    [0] deposito { $number } vuoto
   *[other] deposito { $number } con { $resources }
}
about-special-depot = deposito speciale ({ $resource }) con { $count } su { $places }
about-strongbox = { $seat }, forziere: { $strongbox }.
about-slot = { $seat }, spazio { $slot }: { $card }, che trasforma { $input } in { $output }.
about-slot-covering = { $seat }, spazio { $slot }: { $card }, che trasforma { $input } in { $output }. Copre: { $covered }.
about-slot-empty = { $seat }, spazio { $slot }: vuoto.
about-leader-played = { $seat }, in gioco: { $leader }, { points }.
about-leader-hand = { $seat }, in mano: { $leader }, { points }, chiede { $needs }.
about-hand-empty = { $seat } non ha leader in mano.
about-hand-hidden = { $seat } ha { $count } leader in mano e ne ha { $dropped ->
    [one] scartato 1
   *[other] scartati { $dropped }
}.
about-leaders-dropped = { $seat }, scartati: { $leaders }.
about-leaders-rejected = { $seat }, messi da parte all’inizio: { $leaders }.

about-row = Mercato, riga { $number }: { $marbles }.
about-slide = Nello scivolo: una biglia { $marble }.
about-stack = { $count ->
    [one] Mazzetto { $name }, 1 carta
   *[other] Mazzetto { $name }, { $count } carte
}. Prima carta: { points }, costa { $cost }, trasforma { $input } in { $output }.
about-stack-empty = Mazzetto { $stack }: esaurito.
about-next-report = Prossimo rapporto in Vaticano, il { $section ->
    [1] primo
    [2] secondo
   *[other] terzo
}: quando un segnalino raggiunge la casella { $pope }. Dalla casella { $first } in poi la tessera porta { points }.
about-reports-done = I tre rapporti in Vaticano sono già avvenuti.
about-cross = La croce nera di Lorenzo è sulla casella { $space }.
about-tokens = { $count ->
    [0] Nessun gettone rivelato dall’ultima mescolata.
   *[other] Gettoni rivelati dall’ultima mescolata: { $tokens }.
}
about-removed = Carte scartate da Lorenzo: { $cards }.

### La scatola

sheet-cards = Carte sviluppo
sheet-leaders = Leader
sheet-track = Tracciato fede
sheet-tiles = Rapporti in Vaticano
sheet-start = Che cosa si ha all’inizio
sheet-market = Biglie del mercato
sheet-solo = Gettoni di Lorenzo

head-number = N.
head-colour = Colore
head-level = Livello
head-cost = Costo
head-input = Consuma
head-output = Produce
head-points = Punti
head-ability = Abilità
head-requires = Requisiti
head-space = Dalla casella
head-report = Rapporto
head-first = Prima casella
head-pope = Casella Papa
head-place = Posto nel giro
head-resources = Risorse
head-faith = Fede
head-marble = Biglia
head-number-of = Numero
head-gives = Dà
head-token = Gettone
head-provenance = Fonte

figure-cost = costo
figure-input = consuma
figure-output = produce
figure-requires = requisiti
figure-points = punti
figure-of = { $figure } ({ $resource })
