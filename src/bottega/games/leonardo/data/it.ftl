# Leonardo da Vinci, in italiano.

### I nomi

component-iron = ferro
component-glass = vetro
component-wood = legno
component-brick = mattone
component-rope = corda

components-iron = { $count ->
    [one] 1 ferro
   *[other] { $count } ferri
}
components-glass = { $count ->
    [one] 1 vetro
   *[other] { $count } vetri
}
components-wood = { $count ->
    [one] 1 legno
   *[other] { $count } legni
}
components-brick = { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
}
components-rope = { $count ->
    [one] 1 corda
   *[other] { $count } corde
}
components-none = nessuna

# Un’unità della componente data da `component`: «1 mattone».
component-one = 1 { $component }

metal-bronze = bronzo
metal-copper = rame
metal-silver = argento
metal-gold = oro

# Un’invenzione con il suo numero e il suo nome.
invention-name = { $number } { $name }

lab-small = laboratorio piccolo
lab-large = laboratorio grande

place-council = Consiglio
place-workshop = Officina
place-academy = Accademia
place-blacksmith = Fabbro
place-glassmaker = Vetraio
place-joiner = Falegname
place-kiln = Fornace
place-ropemaker = Cordaio
place-small = { lab-small }
place-large = { lab-large }

# Il luogo dato da `place`, dopo un verbo: andarci, esserci, venirne.
to-place = { $place-is ->
    [council] nel { $place }
    [workshop] nell’{ $place }
    [academy] nell’{ $place }
    [kiln] alla { $place }
    [small] nel { $place }
    [large] nel { $place }
   *[other] dal { $place }
}
at-place = { to-place }
from-place = { $place-is ->
    [workshop] dall’{ $place }
    [academy] dall’{ $place }
    [kiln] dalla { $place }
   *[other] dal { $place }
}
# Lo stesso per il luogo dato da `source`.
from-source = { $source-is ->
    [workshop] dall’{ $source }
    [academy] dall’{ $source }
    [kiln] dalla { $source }
   *[other] dal { $source }
}

benefit-1 = spostare un apprendista
benefit-2 = prendere i fiorini
benefit-3 = guardare il mazzo
benefit-4 = comprare una componente

improvement-flip-small = girare il laboratorio piccolo sul lato da 5 spazi
improvement-build-large = prendere il laboratorio grande da 4 spazi
improvement-flip-large = girare il laboratorio grande sul lato da 6 spazi
improvement-man-small = piazzare un omino meccanico nel laboratorio piccolo
improvement-man-large = piazzare un omino meccanico nel laboratorio grande

favour-florins = A: 5 fiorini
favour-components = B: 4 componenti
favour-apprentice = C: 1 apprendista
favour-flip-small = D: { improvement-flip-small } (e 1 componente)
favour-build-large = D: { improvement-build-large } (e 1 componente)
favour-flip-large = D: { improvement-flip-large } (e 1 componente)
favour-man-small = D: { improvement-man-small }
favour-man-large = D: { improvement-man-large }

apprentices = { $count ->
    [one] 1 apprendista
   *[other] { $count } apprendisti
}
florins = { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
}
weeks = { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
}
spaces = { $spaces } spazi

option-start = Come comincia la partita
option-start-beginner = Principianti: ognuno prende una dotazione già pronta, e le prime richieste sono sempre le stesse.
option-start-expert = Esperti: un turno 0 in cui ognuno sceglie dei favori; le prime richieste vengono dal mazzo.
option-codex = Codex Leonardi I
option-codex-off = Senza il Codex: il vantaggio 1 del Consiglio sposta un tuo apprendista, ovunque sia piazzato.
option-codex-on = Con il Codex, per un Consiglio potenziato: il vantaggio 1 sposta l’apprendista di chiunque fra le zone dalla B alla H.

### Le domande

prompt-favour = { $count ->
    [one] Scegli un favore, l’ultimo che ti spetta.
   *[other] Scegli un favore; te ne restano { $count }.
}
prompt-pick = { $count ->
    [one] Scegli una componente che arriva con il tuo favore.
   *[other] Scegli { $count } componenti che arrivano con il tuo favore, una alla volta; al massimo due uguali.
}
prompt-laboratories = I tuoi laboratori: inizia un’invenzione, interrompi una lavorazione di un turno precedente, oppure concludi.
prompt-assign = { $count ->
    [0] Piazza il mastro, oppure passa.
   *[other] Piazza i tuoi uomini, oppure passa. Ti { $count ->
        [one] resta
       *[other] restano
    } { apprentices }.
}
prompt-leonardo = Nel Consiglio sei il primo: chi prende Leonardo?
prompt-benefit = Scegli uno dei vantaggi del Consiglio ancora liberi.
prompt-lift = Scegli l’apprendista da spostare, oppure rinuncia al vantaggio.
prompt-put = Dove va l’apprendista di { $of_seat } che viene { from-place }?
prompt-arrange = { $count ->
    [1] Scegli l’invenzione che va in cima al mazzo.
    [2] Scegli l’invenzione che viene per seconda.
   *[other] Scegli l’invenzione che viene per terza; quella che resta va sotto.
}
prompt-component = Scegli una componente da comprare per 1 fiorino, oppure rinuncia al vantaggio.
prompt-offer = { $price ->
    [0] { $place }: per te il vantaggio è gratis. Prendilo o riprendi i tuoi uomini.
   *[other] { $place }: il vantaggio costa { $price } fiorini, e tu ne hai { $florins }. Prendilo o riprendi i tuoi uomini.
}
prompt-bid = Quanti fiorini offri per la carta { $invention }? Ne hai { $florins }.

### Le azioni

action-start = Inizia { $invention } nel { $lab }
action-cancel = Interrompi la lavorazione nel { $lab }
action-done = Concludi con i tuoi laboratori
action-place = Manda { apprentices } { to-place }
action-master = Manda il mastro { to-place }
action-pass = Passa e non piazzare più nessuno in questo turno
action-leonardo = Assegna Leonardo a { $to_seat }
action-benefit = Prendi il vantaggio { $benefit-is }: { $benefit }
action-lift = Sposta un apprendista di { $of_seat } { from-place }
action-put = Metti l’apprendista { at-place }
action-arrange = Poi metti { $invention }
action-take = Prendi { component-one }
action-improve = { $improvement-is ->
    [flip-small] Gira il laboratorio piccolo sul lato da 5 spazi
    [build-large] Prendi il laboratorio grande da 4 spazi
    [flip-large] Gira il laboratorio grande sul lato da 6 spazi
    [man-small] Piazza un omino meccanico nel laboratorio piccolo
   *[man-large] Piazza un omino meccanico nel laboratorio grande
}
action-accept = Prendi il vantaggio
action-withdraw = Riprendi i tuoi uomini
action-leave = Rinuncia al vantaggio
action-bid = { $florins ->
    [0] Non offrire nulla
   *[other] Offri { florins }
}
action-favour = Favore { $favour }

### I dubbi

doubt-pass = { $left ->
    [master] Non hai piazzato il mastro. Passare lo stesso?
    [all] Non hai piazzato il mastro e ti { $count ->
        [one] resta
       *[other] restano
    } { apprentices }. Passare lo stesso?
   *[apprentices] Ti { $count ->
        [one] resta
       *[other] restano
    } { apprentices }. Passare lo stesso?
}
doubt-cancel = Perdi { weeks } di lavoro. Interrompere lo stesso la lavorazione nel { $lab }?
doubt-leave = Il tuo posto nel Consiglio non ti porta nulla. Rinunciare al vantaggio?

### Gli eventi

event-turn = { $turn ->
    [8] Comincia il turno 8. Da ora c’è solo ricerca.
    [9] Comincia il turno 9, l’ultimo.
   *[other] Comincia il turno { $turn }.
}
event-favour = { $seat } sceglie il favore { $favour }.
event-start = { $seat } inizia l’invenzione { $invention } nel { $lab }.
event-start-secret = { $seat } inizia un’invenzione nel { $lab }.
event-cancel = { $weeks ->
    [0] { $seat } interrompe la lavorazione nel { $lab }, che non era avanzata.
   *[other] { $seat } interrompe la lavorazione nel { $lab } e perde { weeks }.
}
event-place = { $seat } manda { apprentices } { to-place }.
event-master = { $seat } manda il mastro { to-place }.
event-pass = { $seat } passa.
event-pass-forced = { $seat } non può più piazzare nessuno e passa.
event-council-last = Tutti i giocatori sono nel Consiglio: { $seat } è in fondo alla graduatoria e torna a mani vuote.
event-leonardo = { $seat } decide chi prende Leonardo: { $to_seat }.
event-benefit = { $seat } sceglie il vantaggio { $benefit-is } del Consiglio: { $benefit }.
event-council-florins = { $seat } prende { florins } dal Consiglio.
event-move = { $seat } sposta un apprendista di { $of_seat } { from-source }: ora è { to-place }.
event-leave = { $seat } rinuncia al vantaggio { $benefit-is } del Consiglio ({ $benefit }).
event-look = { $seat } guarda la cima del mazzo. Dall’alto: { $inventions }.
event-look-secret = { $count ->
    [one] { $seat } guarda l’ultima invenzione del mazzo.
   *[other] { $seat } guarda le prime { $count } invenzioni del mazzo.
}
event-arrange = { $seat } rimette a posto le invenzioni. Dall’alto: { $inventions }.
event-arrange-secret = { $seat } rimette a posto le invenzioni, in un ordine che gli altri non vedono.
event-area = { $seats-count ->
    [one] { $place }: c’è solo { $seats }.
   *[other] { $place }: l’ordine è { $seats }.
}
event-pay = { $seat } paga { florins }.
event-component = { $seat } prende { component-one }.
event-apprentice = { $seat } prende un apprendista dall’Accademia e ora ne ha { $count }.
event-improve = { $improvement-is ->
    [flip-small] { $seat } gira il laboratorio piccolo sul lato da 5 spazi.
    [build-large] { $seat } prende il laboratorio grande da 4 spazi.
    [flip-large] { $seat } gira il laboratorio grande sul lato da 6 spazi.
    [man-small] { $seat } piazza un omino meccanico nel laboratorio piccolo.
   *[man-large] { $seat } piazza un omino meccanico nel laboratorio grande.
}
event-withdraw = { $seat } riprende i suoi uomini { from-place }.
event-withdraw-forced = { $seat } non può fare altro { at-place }: i suoi uomini tornano a casa.
event-research = I laboratori lavorano.
event-work = { $count ->
    [one] { $seat }, { $lab }: 1 settimana di lavoro, { $weeks } in tutto.
   *[other] { $seat }, { $lab }: { $count } settimane di lavoro, { $weeks } in tutto.
}
event-complete = { $seat } realizza l’invenzione { $invention } nel { $lab } e riceve { florins }.
event-complete-later = { $seat } realizza l’invenzione { $invention } nel { $lab }, dopo altri, e riceve { florins }.
event-still-working = { $seat } sta ancora lavorando all’invenzione { $invention } nel { $lab } e deve mostrarla.
event-card = { $seat } prende la carta { $invention }.
event-auction = La carta { $invention } va all’asta. Partecipano: { $seats }.
event-bid = { $florins ->
    [0] { $seat } non offre nulla.
   *[other] { $seat } offre { florins }.
}
event-bid-secret = { $seat } ha fatto la sua offerta.
event-bid-shown = { $florins ->
    [0] { $seat } non ha offerto nulla.
   *[other] { $seat } ha offerto { florins }.
}
event-boxed = Nessuno ha offerto nulla: la carta { $invention } esce dalla partita.
event-requested = Nuova invenzione richiesta: { $invention }.
event-over = { $seats-count ->
    [one] La partita è finita: vince { $seats }.
   *[other] La partita è finita: { $seats } condividono la vittoria.
}

### I rifiuti

refusal-now-favour = Prima viene il turno 0: scegli un favore.
refusal-now-pick = Prima scegli una componente che arriva con il tuo favore.
refusal-now-laboratories = È la fase A: inizia o interrompi lavorazioni nei tuoi laboratori, oppure concludi.
refusal-now-assign = È la fase B: piazza apprendisti o il mastro, oppure passa.
refusal-now-leonardo = Prima di’ chi prende Leonardo.
refusal-now-benefit = Prima scegli il tuo vantaggio nel Consiglio.
refusal-now-lift = Prima scegli l’apprendista da spostare, oppure rinuncia al vantaggio.
refusal-now-put = Prima scegli la zona in cui va l’apprendista.
refusal-now-arrange = Prima rimetti le invenzioni sul mazzo, una dopo l’altra.
refusal-now-component = Prima scegli una componente per 1 fiorino, oppure rinuncia al vantaggio.
refusal-now-offer = Prima prendi il vantaggio offerto, oppure riprendi i tuoi uomini.
refusal-now-bid = Prima fai la tua offerta nell’asta.

refusal-lab-missing = Non hai ancora il tuo laboratorio grande. Prima prendilo: nell’Officina, o come favore nel turno 0.
refusal-lab-working = Il tuo { $lab } è già al lavoro. Può lavorare a un’invenzione alla volta: prima interrompi la lavorazione, oppure usa un laboratorio fermo.
refusal-already-completed = Hai già realizzato l’invenzione { $invention }, e ognuna si realizza una volta sola. Scegline un’altra.
refusal-never-requested = L’invenzione { $invention } non potrà più essere richiesta. Iniziane una richiesta o, prima del turno 8, una che sia nel mazzo.
refusal-in-other-lab = L’altro tuo laboratorio lavora all’invenzione { $invention }. Qui iniziane una diversa.
refusal-lacks-components = Per iniziare l’invenzione { $invention } ti { $components-count ->
    [one] manca
   *[other] mancano
} { $components }.
refusal-lab-idle = Il tuo { $lab } è fermo: non c’è nulla da interrompere.
refusal-lab-fresh = Il tuo { $lab } ha appena iniziato. Una lavorazione si può interrompere dal turno successivo.

refusal-research-only = Nel turno { $turn } c’è solo ricerca. Piazza i tuoi uomini in un laboratorio al lavoro, oppure passa.
refusal-lab-not-working = Il tuo { $lab } è fermo, e solo un laboratorio al lavoro accoglie uomini. Le invenzioni si iniziano nella fase A.
refusal-lab-full = { $left ->
    [0] Il tuo { $lab } non ha più spazi liberi.
    [one] Il tuo { $lab } ha solo 1 spazio libero. Manda meno uomini.
   *[other] Il tuo { $lab } ha solo { $left } spazi liberi. Manda meno uomini.
}
refusal-too-few-apprentices = { $left ->
    [0] Non hai più apprendisti da piazzare.
    [one] Non puoi mandare { apprentices }: te ne resta solo 1.
   *[other] Non puoi mandare { apprentices }: te ne restano solo { $left }.
}
refusal-once-per-place = In questo turno hai già mandato apprendisti { to-place }, e si può fare una volta sola. Scegli un altro luogo.
refusal-master-placed = Il tuo mastro è già { at-place }. Ci resta fino alla risoluzione.

refusal-no-such-seat = I giocatori sono solo { $count }. Scegli uno di loro.
refusal-benefit-taken = Il vantaggio { $benefit-is } ({ $benefit }) lo ha già { $by_seat }. Scegline un altro.
refusal-first-must-choose = Il primo nel Consiglio deve scegliere uno dei quattro vantaggi, ma non è obbligato a usarlo.
refusal-own-apprentice = Puoi spostare solo i tuoi apprendisti. Per spostare quelli degli altri serve il Codex.
refusal-codex-source = Con il Codex si spostano apprendisti solo dalle zone dalla B alla H. Quelli che sono { at-place } restano lì. Scegli un altro apprendista.
refusal-codex-first = Un apprendista di { $of_seat } non può andare in una zona in cui { $of_seat } ha già il primo posto. Scegli un’altra zona o un altro apprendista.
refusal-no-apprentice-there = { $of_seat } non ha apprendisti { at-place }. Scegline uno piazzato.
refusal-same-place = L’apprendista viene { from-place }: deve andare in un’altra zona.
refusal-not-looked-at = L’invenzione { $invention } non è fra le invenzioni che devi ancora rimettere. Scegli una di quelle.

refusal-choose-improvement = Nell’Officina di’ quale miglioria prendi, oppure riprendi i tuoi uomini.
refusal-not-workshop = I laboratori si migliorano nell’Officina, e ora l’offerta è { at-place }.
refusal-academy-empty = Non hai più apprendisti nell’Accademia. Scegli altro.
refusal-shop-empty = La bottega è vuota ({ $component }). Scegli altro, o aspetta che vi ritornino componenti.
refusal-shops-empty = Tutte le botteghe sono vuote. Scegli un altro favore.
refusal-lab-built = Hai già il tuo laboratorio grande. Puoi girarlo o aggiungervi omini meccanici.
refusal-lab-busy = Il tuo { $lab } è al lavoro, e si migliora solo un laboratorio fermo. Scegli un’altra miglioria.
refusal-lab-flipped = Questo laboratorio mostra già il lato migliore, da { spaces }. Scegli un’altra miglioria.
refusal-man-no-space = { $spaces ->
    [5] Un laboratorio da { spaces } ne ha uno solo per gli omini meccanici, ed è occupato.
    [6] Un laboratorio da { spaces } ne ha solo due per gli omini meccanici, e sono occupati.
   *[other] Un laboratorio da { spaces } non ne ha per gli omini meccanici. Prima giralo.
}
refusal-favour-letter = Hai già scelto due volte la lettera { $letter }, e nessuno può farlo tre volte. Scegli un’altra lettera.
refusal-two-of-a-kind = Con questo favore ne hai già prese due ({ $component }). Scegli un’altra componente.
refusal-too-few-florins = Non puoi offrire { florins }: ne hai { $have }. Offri al massimo quelli.

### Il punteggio

score-florins = Fiorini
score-variety = Varietà di invenzioni
tie-cards = Carte
tie-gold = Carte d’oro
tie-silver = Carte d’argento
tie-copper = Carte di rame
tie-bronze = Carte di bronzo

### Il tavolo, disegnato

symbol-iron = F
symbol-glass = V
symbol-wood = L
symbol-brick = M
symbol-rope = C
symbol-bronze = b
symbol-copper = r
symbol-silver = a
symbol-gold = o
symbol-apprentice = i
symbol-master = @
symbol-man = ¤

board-turn = Turno
board-phase = Fase
board-leonardo = Leonardo
board-requested = Invenzioni richieste
board-weeks = settimane
board-needs = richiede
board-pays = fiorini
board-type = tipo
board-metal = metallo
board-lot = asta
board-deck = { $count ->
    [0] Mazzo: vuoto
    [one] Mazzo, 1 carta:
   *[other] Mazzo, { $count } carte in ordine nascosto:
}
board-known = conosci la cima, dall’alto: { $cards }
board-known-some = conosci, da qualche parte fra le prime { $count }: { $cards }
board-boxed = fuori dalla partita: { $cards }
board-price = prezzo { $price }
board-stock = { $component }: { $count }
board-closed = La città è chiusa
board-apprentices = { apprentices }, { $free } { $free ->
    [one] libero
   *[other] liberi
}
board-academy = { $count } nell’Accademia
board-master-home = mastro libero
board-master-at = mastro: { $place }
board-passed = ha passato
board-favours = favori { $letters }
board-hand = in mano
board-owned = componenti
board-in-all = in tutto
board-lab = { $lab }, { spaces }
board-unbuilt = nell’Officina
board-idle = fermo
board-week = settimana { $weeks }
board-week-of = settimana { $weeks } di { $needed }
board-saved = { $count } { $count ->
    [one] risparmiata
   *[other] risparmiate
}
board-fresh = nuovo
board-shown = mostrata
board-unrequested = non richiesta
board-secret = { $count } possibilità
board-secret-few = { $count ->
    [one] 1 possibilità:
   *[other] { $count } possibilità:
}
board-cards = carte
board-bonus = { $count ->
    [one] 1 tipo, premio { $florins }
   *[other] { $count } tipi, premio { $florins }
}
board-done = realizzate senza la carta: { $cards }
board-legend-components = Componenti e tipi:
board-legend-metals = Metalli, dopo un numero:
board-legend-workers = Uomini:
board-legend-apprentice = apprendista
board-legend-master = mastro (conta due)
board-legend-man = omino meccanico (due settimane)
board-legend-space = spazio libero

### Il tavolo, in frasi

progress-turn = { $turn ->
    [0] Turno 0: favori
   *[other] Turno { $turn } di 9
}

stage-favour = Turno 0: { $seats } sta scegliendo un favore.
stage-pick = Turno 0: { $seats } sta scegliendo componenti.
stage-laboratories = Turno { $turn } di 9, fase A: { $seats } sistema i suoi laboratori.
stage-assign = Turno { $turn } di 9, fase B: { $seats } piazza i suoi uomini.
stage-leonardo = Turno { $turn } di 9, fase C, Consiglio: { $seats } decide chi prende Leonardo.
stage-benefit = Turno { $turn } di 9, fase C, Consiglio: { $seats } sceglie un vantaggio.
stage-lift = Turno { $turn } di 9, fase C, Consiglio: { $seats } sceglie un apprendista da spostare.
stage-put = Turno { $turn } di 9, fase C, Consiglio: { $seats } sposta un apprendista.
stage-arrange = Turno { $turn } di 9, fase C, Consiglio: { $seats } riordina la cima del mazzo.
stage-component = Turno { $turn } di 9, fase C, Consiglio: { $seats } può comprare una componente.
stage-offer = Turno { $turn } di 9, fase C, { $place }: l’offerta va a { $seats }.
stage-bid = { $seats-count ->
    [one] Turno { $turn } di 9, fase D: { $seats } deve ancora fare la sua offerta.
   *[other] Turno { $turn } di 9, fase D: { $seats } devono ancora fare la loro offerta.
}
stage-over = La partita è finita.

about-codex = È in vigore il Codex Leonardi I.
about-edition = Edizione: { $name }.
about-leonardo = { $seat } ha Leonardo.
about-picks = Componenti ancora da scegliere: { $count }. Già scelte con questo favore: { $components }.
about-ranking = Graduatoria { at-place }: { $seats }.
about-price = { $florins ->
    [0] Il prossimo vantaggio è gratis.
   *[other] Il prossimo vantaggio costa { florins }.
}
about-chosen = Consiglio, vantaggio { $benefit-is } ({ $benefit }): { $seat }.
about-lifted = Viene spostato un apprendista di { $of_seat } { from-place }.
about-arranged = Invenzioni già rimesse: { $count } di { $looked }.
about-auction = Asta per la carta { $invention } fra { $seats }.
about-bid = { $bid-is ->
    [made] { $seat } ha fatto la sua offerta.
    [own] { $seat } ha offerto { florins }, ancora in segreto.
   *[open] { $seat } non ha ancora fatto la sua offerta.
}
about-auctioned = Ultima asta, la carta { $invention }. Offerte: { $bids }.
about-auction-next = Asta successiva: { $invention }, fra { $seats }.

about-components = { $hand-count ->
    [0] { $seat } non ha componenti in mano; in tutto: { $components }.
   *[other] { $seat } ha in mano: { $hand }; in tutto: { $components }.
}
about-components-all = { $seat }, componenti in tutto: { $components }.
about-florins = { $seat } ha { florins }.
about-workers = { $seat } ha { apprentices }, di cui { $free } { $free ->
    [one] libero
   *[other] liberi
}; { $academy } nell’Accademia.
about-master-home = { $seat } ha il mastro libero.
about-master-at = { $seat } ha il mastro { at-place }.
about-passed = { $seat } ha passato.
about-favours = { $seat }, favori scelti: { $letters }.

about-lab-unbuilt = { $seat }, { $lab }: ancora nell’Officina.
about-lab = { $seat }, { $lab }: { spaces }; { $crew }; { $work }.
crew-nobody = nessuno
crew-man = { $count ->
    [one] 1 omino meccanico
   *[other] { $count } omini meccanici
}
crew-master = il mastro
work-idle = fermo
work-own = lavora all’invenzione { $invention }, { weeks } di { $needed }
work-shown = lavora ancora all’invenzione { $invention }, come ha mostrato, { weeks } di { $needed }
work-saving = { $work }, e altre { $count } risparmiate con le carte
work-secret = { $count ->
    [one] al lavoro, { weeks } finora, a { $names }
   *[other] al lavoro, { weeks } finora, a una di { $count } invenzioni: { $names }
}
work-fresh = { $work }, da questo turno
work-unrequested = { $work }, non ancora richiesta

about-front-empty = { $seat } non ha carte.
about-front = { $inventions-count ->
    [one] { $seat } ha la carta { $inventions }.
   *[other] { $seat } ha le carte { $inventions }.
}
about-types = { $seat } ha { $count ->
    [one] 1 tipo
   *[other] { $count } tipi
} fra le carte, per un premio di { florins } alla fine.
about-done = { $seat } ha realizzato senza avere la carta: { $inventions }.

about-invention = Richiesta: { $invention }, { $metal }, tipo { $type }, { weeks }, richiede { $components }, frutta { $first } fiorini al primo, { $later } dopo.
about-spaces = { $count ->
    [one] 1 spazio per le invenzioni richieste è vuoto.
   *[other] { $count } spazi per le invenzioni richieste sono vuoti.
}
about-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo c’è 1 invenzione.
   *[other] Nel mazzo ci sono { $count } invenzioni, in un ordine nascosto.
}
about-deck-metal = Nel mazzo, { $metal }: { $numbers }.
about-deck-known = { $seat } conosce la cima del mazzo, dall’alto: { $inventions }.
about-deck-some = { $count ->
    [one] { $seat } sa che la prima invenzione è { $inventions }.
   *[other] { $seat } sa che fra le prime { $count } ci sono, in un ordine ignoto: { $inventions }.
}
about-deck-other = { $count ->
    [one] { $seat } conosce la prima invenzione del mazzo.
   *[other] { $seat } conosce in ordine le prime { $count } invenzioni del mazzo.
}
about-deck-other-some = Delle prime { $looked } invenzioni del mazzo, { $seat } ne conosce almeno { $fewest } e al massimo { $count }, ma non l’ordine.
about-boxed = Fuori dalla partita: { $inventions }.

about-area = { $letter }, { $place }{ $stock }: { $workers }.
stock-florins = , { florins }
stock-components = { $components-count ->
    [0] , vuota
   *[other] , restano { $components }
}
workers-nobody = nessuno
workers-apprentices = { $seat } con { apprentices }
workers-master = { $seat } con il mastro
workers-both = { $seat } con { apprentices } e il mastro
about-closed = La città è chiusa: nei turni 8 e 9 c’è solo ricerca. Restano nelle botteghe: { $components }; nel Consiglio: { florins }.

### La scatola

sheet-inventions = Invenzioni
sheet-sets = Dotazioni dei principianti
sheet-experts = Dotazione degli esperti
sheet-favours = Favori degli esperti
sheet-players = Secondo il numero di giocatori
sheet-labs = Laboratori
sheet-deck = Il mazzo, dall’alto
sheet-supply = Riserva
sheet-variety = Premio per la varietà

head-number = N.
head-name = Nome
head-metal = Metallo
head-type = Tipo
head-weeks = Settimane
head-components = Componenti
head-first = Al primo
head-later = Dopo
head-set = Dotazione
head-apprentices = Apprendisti
head-florins = Fiorini
head-small = Laboratorio piccolo
head-large = Laboratorio grande
head-men = Omini meccanici
head-favour = Favore
head-players = Giocatori
head-requested = Richieste
head-first-requested = Prime richieste dei principianti
head-removed = Apprendisti tolti ai principianti
head-favours = Favori degli esperti
head-lab = Laboratorio
head-spaces = Spazi
head-man-spaces = Spazi per omini meccanici
head-inventions = Invenzioni
head-thing = Che cosa
head-amount = Numero
head-types = Tipi
head-provenance = Fonte

figure-name = nome
figure-metal = metallo
figure-type = tipo
figure-weeks = settimane
figure-components = componenti
figure-component = componenti ({ $component })
figure-first = prima somma
figure-later = seconda somma
figure-apprentices = apprendisti
figure-florins = fiorini
figure-small = laboratorio piccolo
figure-large = laboratorio grande
figure-men = omini meccanici
figure-requested = richieste
figure-first-requested = prime richieste
figure-removed = apprendisti tolti
figure-favours = favori

experts-same-letter = favori della stessa lettera al massimo, in 4 o 5 giocatori
part-top = tutte le altre
part-middle = { $bronze } di bronzo, { $copper } di rame, { $silver } d’argento e { $numbers }
part-range = da { $from } a { $to }
supply-components = ogni componente
supply-apprentices = apprendisti per ogni giocatore
supply-men = omini meccanici per ogni giocatore
supply-council = fiorini nel Consiglio all’inizio

## Che cosa non va in un’edizione.

error-edition-gold = le invenzioni d’oro devono restare da { $low } a { $high }: il mazzo si basa su di esse
error-edition-metal = ci sono troppo poche invenzioni «{ $metal }» per la parte centrale del mazzo, che ne richiede { $count }
error-edition-men = la dotazione { $set } ha { $men } uomini meccanici e posto per { $room }
error-edition-components = le dotazioni contengono più «{ $component }» dei { $count } che esistono
