# Leonardo da Vinci, in italiano: che cosa sono le cose e a che servono.

### La città

thing-area = { $letter }. { $place }
what-council = Ogni giocatore che ha uomini qui può avere uno dei quattro vantaggi, in ordine di graduatoria, e ogni vantaggio va a un giocatore solo. Il primo decide inoltre chi prende Leonardo.
what-council-last = Se ci sono tutti i giocatori, l’ultimo in graduatoria torna a casa a mani vuote.
what-workshop = Ogni vantaggio è una miglioria dei tuoi laboratori: girarne uno per avere più spazi, prendere quello grande o piazzare un omino meccanico. Si può girare, o dotare di un omino meccanico, solo un laboratorio fermo.
what-academy = Ogni vantaggio è uno dei tuoi apprendisti che sono ancora qui. Puoi piazzarlo dal turno dopo.
what-shop = Ogni vantaggio ti dà { component-one }. Una bottega vuota non dà nulla e non costa nulla.
what-area-offer = Ci sono al massimo quattro vantaggi per turno, a 0, 2, 3 e 4 fiorini. Il primo in graduatoria viene interpellato per primo. Si prende il vantaggio a quel prezzo, oppure si riprendono i propri uomini.
what-area-here = In ordine di arrivo: { $workers }.
what-area-nobody = Non c’è ancora nessuno.
what-area-closed = Nei turni 8 e 9 la città è chiusa: c’è solo la ricerca.

thing-crew = { $place }: { $seat }
what-crew = { $seat } conta { $count } nella graduatoria di questa zona: uno per ogni apprendista, due per il mastro. A parità è avanti chi ha mandato qualcuno per primo.

thing-price = La pedina Denaro
what-price = Indica quanto costa il prossimo vantaggio della zona: 0, 2, 3 e infine 4 fiorini. Avanza ogni volta che qualcuno prende un vantaggio, e la zona è conclusa quando qualcuno ne ha pagati 4.

thing-benefit = Consiglio, vantaggio { $benefit-is }: { $benefit }
what-benefit-1 = Puoi spostare un tuo apprendista già piazzato in una delle zone dalla B alla H. Poiché quelle zone si risolvono dopo, può cambiare chi vi è primo.
what-benefit-2 = Prendi tutti i fiorini che sono nel Consiglio.
what-benefit-3 = Guardi le prime { $looked } invenzioni del mazzo, o tutte se sono meno, e le rimetti a posto nell’ordine che vuoi. Gli altri non le vedono.
what-benefit-4 = Puoi pagare 1 fiorino alla banca e prendere da una bottega una componente a scelta.
what-benefit-codex = Con il Codex puoi spostare un apprendista qualsiasi, tuo o altrui, da una delle zone dalla B alla H a un’altra di queste. Quello di un altro non può andare dove quel giocatore è già primo.
what-benefit-taken = Lo ha preso { $seat }.

thing-pot = Fiorini nel Consiglio
what-pot = Il vantaggio 2 del Consiglio li prende tutti. Se ne aggiunge uno alla fine di ogni turno fino al settimo.

### I laboratori

thing-lab = { $lab }
thing-lab-of = { $lab } ({ $seat })
what-lab = Un laboratorio lavora a un’invenzione alla volta. Nella fase A ci si mettono sotto, coperte, le componenti dell’invenzione; nella fase B ci si mandano uomini. Dopo la città lavora 1 settimana per ogni apprendista, 2 per il mastro e 2 per ogni omino meccanico.
what-lab-idle = Finché è fermo, può iniziare un’invenzione nella fase A ed essere migliorato nell’Officina. Non accoglie nessuno.
what-lab-secret = Le componenti che ci stanno sotto sono segrete. Bottega mostra le invenzioni ancora possibili.
what-lab-unbuilt = Il laboratorio grande si prende nell’Officina, con 4 spazi. Può cominciare a lavorare nella fase A del turno dopo.

thing-man-space = Spazio per un omino meccanico
what-man-space = Un omino meccanico si piazza solo in uno spazio così. Anche gli uomini possono usarlo, finché è libero.
thing-space = Spazio libero
what-space = In un laboratorio ogni uomo occupa uno spazio, mastro compreso, e così ogni omino meccanico.

### Le invenzioni

thing-invention = { $invention }
what-invention = Per realizzarla, metti le sue componenti sotto un laboratorio fermo e fallo lavorare { weeks }. Tutti quelli che la realizzano nel primo turno in cui qualcuno ci riesce ricevono { $first } fiorini; chi arriva dopo ne riceve { $later }.
what-invention-requested = È richiesta: chi ha le settimane la realizza nella fase D.
what-invention-deck = È ancora nel mazzo. Puoi iniziarla, ma si realizza solo quando sarà richiesta.
what-invention-never = È ancora nel mazzo e non sarà più richiesta.
what-invention-card = { $seat } ha la carta, che fa risparmiare settimane sulle successive invenzioni del suo tipo.
what-invention-boxed = La carta è fuori dalla partita.
what-invention-done = L’hai già realizzata, e non puoi farlo due volte.
what-invention-saved = Le tue carte ti fanno risparmiare { $count } settimane.

thing-metal = { $metal-is ->
    [bronze] Bronzo
    [copper] Rame
    [silver] Argento
   *[gold] Oro
}
what-metal = Il metallo di una carta dice quanto è impegnativa l’invenzione: { weeks } di lavoro e { $count ->
    [one] una componente
   *[other] { $count } componenti
}. Fra giocatori pari per fiorini e carte decidono i metalli migliori.
what-metal-any = Il metallo di una carta dice quanto è impegnativa l’invenzione: il bronzo lo è meno, poi vengono rame, argento e oro. Fra giocatori pari per fiorini e carte decidono i metalli migliori.
thing-type = Tipo: { $type }
what-type = I tipi di invenzione sono cinque e portano il nome delle componenti. Ogni carta davanti a te fa risparmiare { $saved } settimane sulle successive invenzioni del suo tipo, e la varietà dei tipi è premiata alla fine.
thing-week = Settimana di lavoro
what-week = Un’invenzione è realizzata quando il suo laboratorio ha lavorato abbastanza settimane. In un turno un apprendista lavora 1 settimana, il mastro 2, un omino meccanico 2.
thing-deck = Il mazzo
what-deck = Sono le invenzioni non ancora richieste. Tutti sanno quali sono; solo l’ordine è segreto. Alla fine di ogni turno fino al settimo, le carte in cima riempiono gli spazi vuoti.
thing-variety = Premio per la varietà
what-variety = Dopo il turno 9 ricevi fiorini per i tipi diversi fra le carte davanti a te: { $three } per tre, { $four } per quattro, { $five } per tutti e cinque.

### Le componenti

thing-component = { $component }
what-component = È una componente. Per iniziare un’invenzione si mettono sotto un laboratorio esattamente le sue componenti. Vengono dalla bottega e ci ritornano quando l’invenzione è realizzata. Alla fine non valgono nulla.
what-component-shop = La sua bottega: { $place }.
thing-any = Componente a scelta
what-any = Sta per una componente qualsiasi: ferro, vetro, legno, mattone o corda.
figure-shop = nella bottega
figure-hand = nella tua mano
figure-pool = i tuoi nell’Accademia
figure-men-left = omini meccanici che ti restano

### Gli uomini

thing-apprentice = Apprendista
what-apprentice = Si mandano uno o più apprendisti alla volta, tutti nello stesso luogo, e in ogni luogo una volta sola per turno. Un apprendista conta uno in graduatoria e lavora 1 settimana in un laboratorio.
thing-master = Mastro
what-master = Ogni giocatore ha un mastro, che si manda da solo. Conta due in graduatoria, lavora 2 settimane in un laboratorio e vi occupa uno spazio.
thing-man = Omino meccanico
what-man = Lavora 2 settimane per turno nel suo laboratorio, anche se non c’è nessun altro, e ci resta fino a fine partita. Si ottiene nell’Officina; puoi averne al massimo tre.
thing-workers = Uomini ({ $seat })
thing-leonardo = Leonardo
what-leonardo = Chi ha Leonardo comincia nelle fasi A e B e vince le aste a parità di offerta. Il primo nel Consiglio decide chi lo prende.

### I giocatori e i fiorini

thing-seat = { $seat }
what-seat = Chi gioca a questo tavolo. Dopo il turno 9 vince il più ricco.
thing-purse = Fiorini ({ $seat })
thing-florin = Fiorino
what-florin = Le invenzioni fruttano fiorini; i vantaggi e le aste ne costano. Dopo il turno 9 vince chi ne ha di più.

thing-offer = Offerta ({ $seat })
thing-bid = La tua offerta
what-bid = Offri in segreto da 0 fino a tutti i tuoi fiorini. Le offerte si rivelano insieme. Chi offre di più paga alla banca e prende la carta; gli altri non pagano nulla. A parità vince chi ha Leonardo, o altrimenti chi gli è più vicino in senso orario.

### Le scelte

thing-accept = Prendi il vantaggio
what-accept = Paghi il prezzo indicato dalla pedina Denaro e prendi il vantaggio. Resti nella zona e puoi essere interpellato di nuovo, a un prezzo più alto.
thing-withdraw = Riprendi i tuoi uomini
what-withdraw = Tutti i tuoi uomini lasciano questo luogo senza vantaggio. Quelli che sono altrove ci restano.
thing-leave = Rinuncia al vantaggio
what-leave = Non usi il vantaggio scelto nel Consiglio.
thing-pass = Passa
what-pass = In questo turno non piazzi più nessuno. Gli uomini non piazzati non fanno nulla fino al turno dopo.
thing-done = Finisci con i laboratori
what-done = Tocca al giocatore seguente, e fino al prossimo turno non puoi più iniziare né interrompere nulla.

thing-favour = Favore { $favour }
what-favour = { $favour-is ->
    [florins] Prendi i fiorini dalla banca.
    [components] Le componenti sono a scelta, al massimo due uguali.
    [apprentice] Prendi uno dei tuoi apprendisti dall’Accademia.
    [man-small] Un omino meccanico lavora 2 settimane per turno. Gli serve uno spazio fatto per lui, e non porta componenti.
    [man-large] Un omino meccanico lavora 2 settimane per turno. Gli serve uno spazio fatto per lui, e non porta componenti.
   *[other] In un laboratorio più grande c’è posto per più uomini. Arriva anche una componente a scelta.
}
what-favour-limit = In quattro o cinque giocatori nessuno può scegliere la stessa lettera più di { $count } volte.

### I turni

thing-turn = Turno { $turn }
what-turn = { $turn ->
    [0] Prima del primo turno gli esperti scelgono i loro favori, uno alla volta.
    [8] C’è solo la ricerca: gli uomini si piazzano soltanto nei laboratori, la città è chiusa e non si scopre nessuna invenzione.
    [9] È l’ultimo turno, di sola ricerca. Poi è premiata la varietà delle tue carte, e vince il più ricco.
   *[other] Un turno ha quattro fasi: i laboratori, gli uomini, la città e le invenzioni realizzate. Alla fine vengono richieste nuove invenzioni, e si aggiunge un fiorino al Consiglio.
}
thing-phase = { $phase-is ->
    [a] Fase A: i laboratori
    [b] Fase B: gli uomini
    [c] Fase C: la città
   *[d] Fase D: le invenzioni
}
what-phase = { $phase-is ->
    [a] A partire da chi ha Leonardo, ognuno inizia o interrompe lavorazioni nei propri laboratori, in un solo giro.
    [b] A partire da chi ha Leonardo, ognuno manda apprendisti in un luogo, o il mastro, o passa, finché tutti hanno passato.
    [c] Le zone della città si risolvono dalla A alla H. Poi i laboratori lavorano.
   *[d] Le invenzioni realizzate vengono mostrate e pagate. Se più giocatori hanno realizzato la stessa, si contendono la carta all’asta.
}

choice-favour = Favori scelti
choice-opening = Dove si piazza per primo
choice-first-invention = La prima invenzione iniziata
choice-invention = Invenzioni iniziate
choice-improvement = Vantaggi dell’Officina
choice-benefit = Vantaggi del Consiglio
