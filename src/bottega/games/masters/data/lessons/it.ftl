# Che cosa dicono le lezioni, in italiano.

## first

lesson-first-title = La tua prima partita
lesson-first-about = Gioca i primi turni e impara tutto quello che serve per continuare senza aiuto.
lesson-first-welcome = Ti diamo il benvenuto a Firenze! Tu e il tuo avversario siete due figure illustri della città. Commerci al mercato, dai lavoro ai suoi maestri e vuoi che sia il tuo nome a restare.
lesson-first-goal = Vince chi ha più punti vittoria. Vengono dalle carte sviluppo, dal tuo posto sul tracciato fede e dai leader. La partita finisce poco dopo che qualcuno compra la settima carta o raggiunge l’ultima casella del tracciato.
lesson-first-leaders = Hai ricevuto quattro leader e ne tieni due. Un leader ti dà un’abilità e dei punti, quando soddisfi i suoi requisiti.
lesson-first-leaders-which = Il leader dello sconto chiede solo una carta viola e una gialla, di qualunque livello: si fa presto. Tienilo, insieme al leader delle biglie bianche, che vale 5 punti.
lesson-first-leaders-other = Andrebbero bene anche questi. Ma per la lezione servono il leader dello sconto e quello delle biglie bianche: tieni questi due.
lesson-first-start = Comincia il tuo avversario. Per compensare, parti con una risorsa a tua scelta. Prendi una moneta: vedrai presto a che cosa serve.
lesson-first-start-other = Potresti partire con qualsiasi cosa. Ma per il nostro piano ci vuole una moneta.
lesson-first-turn = Nel tuo turno fai una cosa su tre: prendi risorse dal mercato, compri una carta sviluppo o attivi la produzione. Guardiamo il tuo avversario.
lesson-first-opponent-market = Il tuo avversario ha preso la riga 3. Ogni biglia dà qualcosa: gialla una moneta, grigia una pietra, viola un servitore, blu uno scudo. La bianca non dà nulla. Poi è entrata la biglia dello scivolo: il mercato è cambiato.
lesson-first-aim = Tocca a te. Guarda la carta viola di livello I: costa 1 moneta, 1 servitore e 1 scudo. La moneta ce l’hai già.
lesson-first-market = La riga 2 ha il resto, e altre due risorse. Prendi la riga 2.
lesson-first-market-other = Si può fare, ma così non avresti il servitore e lo scudo per la carta viola. La riga 2 li ha entrambi.
lesson-first-warehouse = Ora tutto deve trovare posto nel magazzino. I tre depositi hanno uno, due e tre posti. Ogni deposito accetta un solo tipo, e lo stesso tipo non sta in due depositi.
lesson-first-keep = Avresti quattro tipi: uno è di troppo. Per ogni risorsa che scarti, il tuo avversario avanza di una casella sul tracciato fede. Lascia la pietra; tieni la moneta, il servitore e lo scudo.
lesson-first-keep-other = Ci starebbe anche così. Ma per la carta viola ti servono un servitore e uno scudo, e ogni scarto aiuta l’avversario. Scarta solo la pietra.
lesson-first-end-turn = Una sola azione principale per turno: fatta. Restano le azioni leader, prima o dopo quella principale: ci arriviamo. Termina il turno.
lesson-first-leader-later = Non ancora. I tuoi leader avranno il loro momento più avanti nella lezione. Termina il turno.
lesson-first-opponent-card = Il tuo avversario ha comprato una carta gialla; ora è in vendita quella che c’era sotto.
lesson-first-buy = Fallo anche tu: hai 1 moneta, 1 servitore e 1 scudo, e perfino una moneta in più. Compra la carta viola di livello I e mettila nello spazio 1.
lesson-first-buy-slot = Gli spazi vuoti sono tutti uguali. Per seguire la lezione, usa il primo libero.
lesson-first-buy-other = Si può, ma volevamo la carta viola di livello I, che vale 2 punti. Ora puoi pagarla.
lesson-first-card = La tua prima carta, e 2 punti! Ha anche una produzione: paghi una moneta e ricevi uno scudo. La userai presto. Termina il turno.
lesson-first-opponent-red = Il tuo avversario ha preso la biglia rossa: 1 punto fede, cioè una casella sul tracciato. È l’unica biglia rossa, e resta nel mercato.
lesson-first-red = Ora è nella colonna 2, insieme a uno scudo e a una moneta. Prendi la colonna 2.
lesson-first-red-other = Si può, ma la colonna 2 ti dà una moneta, uno scudo e fede, e ci sta tutto. Prendi la colonna 2.
lesson-first-vatican = Il tuo segnalino va alla casella 1. Dalla casella 3 in poi il tracciato vale punti, sempre di più. E appena un segnalino raggiunge la casella 8 c’è un rapporto in Vaticano: chi è arrivato almeno alla casella 5 ottiene la tessera da 2 punti. Le caselle 16 e 24 portano gli altri due.
lesson-first-keep-all = Stavolta ci sta tutto. Tieni entrambe: scartare aiuterebbe solo l’avversario.
lesson-first-keep-all-other = Puoi scartare, ma è un regalo: ogni volta 1 punto fede all’avversario. Tieni la moneta e lo scudo.
lesson-first-end-again = Bene. Termina il turno.
lesson-first-production = Ecco il terzo tipo di turno: la produzione. Puoi usare ogni tua produzione una volta. Comincia con la carta nello spazio 1: una moneta diventa uno scudo.
lesson-first-production-other = È permesso. Ma ora proviamo la produzione: attiva la carta nello spazio 1.
lesson-first-base = Ogni plancia ha anche una produzione base: paghi due risorse qualsiasi e ne ricevi una a scelta. Ti restano una moneta e uno scudo. Attiva anche questa.
lesson-first-base-other = Potresti fermarti qui. Ma con la produzione base ottieni la pietra che ci serve. Attivala.
lesson-first-spend = Scegli la prima risorsa da pagare. Andranno via entrambe: l’ordine non conta.
lesson-first-spend-again = E ora la seconda.
lesson-first-gain = Che cosa vuoi in cambio? La carta gialla di livello I costa due pietre. Prendi una pietra.
lesson-first-gain-other = Puoi prendere qualsiasi risorsa. Ma per la carta gialla servono pietre.
lesson-first-strongbox = Le produzioni funzionano tutte insieme, e quello che danno va nel forziere, che non ha limiti. Da lì puoi pagare proprio come dal magazzino. Termina il turno.
lesson-first-second-stone = Per la carta gialla manca una pietra. La colonna 4 ne ha una, e c’è anche la biglia rossa. Prendi la colonna 4.
lesson-first-second-stone-other = Si può, ma la colonna 4 porta la pietra che serve e 1 punto fede. Prendi la colonna 4.
lesson-first-keep-stone = Tieni la pietra.
lesson-first-keep-stone-other = Senza la pietra niente carta gialla. Tienila.
lesson-first-second-card = Una pietra nel magazzino e una nel forziere: bastano per la carta gialla di livello I. Una carta di livello I vuole uno spazio vuoto. Comprala e mettila nello spazio 2.
lesson-first-second-card-other = Si può, ma hai messo da parte le pietre per la carta gialla di livello I. Comprala adesso.
lesson-first-play-leader = L’azione principale è fatta, e qualcosa è cambiato: hai una carta viola e una gialla. È quello che chiede il tuo leader dello sconto.
lesson-first-own-nothing-spent = Basta possedere quello che un leader chiede: non si spende nulla. Gioca il leader dello sconto.
lesson-first-play-leader-other = Potresti, ma il leader dello sconto è pronto. Giocalo: 2 punti e carte meno care.
lesson-first-leader-played = D’ora in poi ogni carta che costa monete ti costa una moneta in meno. E hai altri 2 punti. Termina il turno.
lesson-first-discard-leader = Il tuo secondo leader chiede due carte verdi e una viola. Se non ci credi, puoi scartarlo per 1 punto fede, prima o dopo l’azione principale.
lesson-first-discard-leader-why = Così arrivi alla casella 3, e al tuo primo punto sul tracciato. Scarta il leader delle biglie bianche.
lesson-first-discard-leader-other = Subito dopo. Prima scarta il leader: è un’azione in più, quella principale resta da fare.
lesson-first-main-action = Ora l’azione principale. La riga 2 ha una moneta, un servitore, una pietra e la biglia rossa, e il tuo magazzino è vuoto. Prendi la riga 2.
lesson-first-main-action-other = Si può, ma la riga 2 porta tre risorse e 1 punto fede, e ci sta tutto. Prendi la riga 2.
lesson-first-keep-three = Una per tipo: a ognuna il suo deposito. Tienile tutte e tre.
lesson-first-keep-three-other = C’è posto per tutte e tre, e ogni scarto è un regalo. Tieni la moneta, la pietra e il servitore.
lesson-first-turn-ended = Non avevi più leader in mano, quindi il turno è finito da sé. Tocca di nuovo a te.
lesson-first-production-again = La tua carta gialla cambia un servitore in 1 punto fede. Così arrivi alla casella 5, dove comincia la prima sezione del Vaticano. Attiva la carta nello spazio 2.
lesson-first-production-again-other = È permesso. Ma con la produzione arrivi alla casella 5, in tempo per un rapporto in Vaticano. Attiva la carta nello spazio 2.
lesson-first-finish = Potresti continuare: le altre produzioni sono ancora libere. Ma una moneta e una pietra è meglio tenerle per la prossima carta. Termina la produzione.
lesson-first-finish-other = È permesso, ma pagheresti con quello che può costare la tua prossima carta. Qui termina la produzione.
lesson-first-score = Contiamo: 3 punti per le carte, 2 per il leader, 1 per il tracciato fede. Sei punti! Alla fine, anche ogni cinque risorse rimaste valgono un punto.
lesson-first-levels = Ora arrivano le carte grandi. Una carta di livello II va sopra una di livello I, e una di livello III sopra una di livello II. Quella sotto non produce più, ma conserva i suoi punti.
lesson-first-end = Quando qualcuno compra la settima carta o raggiunge la casella 24, si finisce il giro e si contano i punti. Ora conosci tutte le decisioni del gioco.
lesson-first-tip = Un consiglio: parti dal traguardo. Prima scegli una carta, poi prendi dal mercato quello che costa. E guarda la fede dell’avversario prima di scartare. Buona fortuna!

## warehouse

lesson-warehouse-title = Il magazzino
lesson-warehouse-about = Che cosa ci sta, che cosa no, e quanto costa scartare.
lesson-warehouse-depots = Il magazzino ha tre depositi, da uno, due e tre posti. Due regole: un deposito contiene un solo tipo, e un tipo sta in un solo deposito.
lesson-warehouse-first = La riga 1 ha due monete e uno scudo. Prendila.
lesson-warehouse-line = Questa fila è permessa, ma la lezione mostra qualcosa con l’altra. Guarda che cosa ti indica.
lesson-warehouse-fits = Due tipi per tre depositi: ci sta tutto. Tieni tutto.
lesson-warehouse-waste = Puoi scartare più del necessario, ma ogni risorsa dà 1 punto fede all’avversario. Tieni tutto quello che puoi.
lesson-warehouse-second = Ora la riga 2: due pietre e un servitore. Prendila, e guarda che cosa succede.
lesson-warehouse-four = Monete, scudo, pietre, servitore: quattro tipi, tre depositi. Un tipo non può restare.
lesson-warehouse-cheaper = Si scarta solo quello che si è appena preso. Il servitore è un regalo all’avversario, le due pietre sarebbero due. Tieni le pietre.
lesson-warehouse-two-gifts = Così se ne vanno le due pietre, e l’avversario avanza di due caselle. Tieni le pietre e scarta il servitore.
lesson-warehouse-third = Hai due monete nel deposito da due. Una terza ci sta, se si riordina: nel tuo turno è gratis. Prendi la colonna 3, che ha una moneta.
lesson-warehouse-moved = A riordinare ci pensa Bottega: tre monete sotto, due pietre in mezzo, lo scudo in alto. Tieni la moneta.
lesson-warehouse-tip = Il magazzino è pieno. D’ora in poi ogni visita al mercato costa: prima spendi, compra o produci. Un consiglio: il forziere non ha limiti, ma lo riempie solo la produzione.

## solo

lesson-solo-title = In solitario contro Lorenzo
lesson-solo-about = Giocare in solitario: i segnalini, la croce nera e tre modi di finire.
lesson-solo-alone = In solitario affronti Lorenzo il Magnifico. Non ha una plancia: solo una croce nera sul tuo tracciato fede e una pila di sette segnalini.
lesson-solo-turn = I tuoi turni sono quelli di sempre. Prendi la riga 1: uno scudo, una moneta e una pietra.
lesson-solo-turn-other = Andrebbe bene qualsiasi turno. Per la lezione, prendi la riga 1.
lesson-solo-keep = Ci sta tutto. Tieni tutto.
lesson-solo-keep-other = Quello che scarti fa avanzare la croce nera. Tieni tutto.
lesson-solo-end-turn = Dopo ogni tuo turno si scopre un segnalino. Termina il turno e guarda.
lesson-solo-end-turn-other = I leader funzionano come sempre. Qui, termina il turno.
lesson-solo-green = Un segnalino verde: spariscono due carte verdi, a partire dal livello più basso. Ce n’è uno per ogni colore.
lesson-solo-waste = La riga 3 ha un servitore, una moneta e la biglia rossa. Per un quarto tipo non c’è posto. Prendila lo stesso, per vedere che cosa fa lo spreco.
lesson-solo-waste-other = Un turno ragionevole. Ma la lezione vuole mostrarti la croce: prendi la riga 3.
lesson-solo-discard = Tieni la moneta e scarta il servitore: la croce nera avanza di una casella.
lesson-solo-discard-other = Così la croce avanza di due caselle. Tieni la moneta.
lesson-solo-end-again = Termina il turno. Arriva un altro segnalino.
lesson-solo-cross = Altre due caselle per la croce. Fa scattare i rapporti in Vaticano e, se sei troppo indietro, perdi la tessera. Un segnalino la fa avanzare di una casella e fa rimescolare tutti e sette.
lesson-solo-lose = Perdi se la croce raggiunge la casella 24 prima di te, o se finiscono tutte le carte di un colore. Vinci con la settima carta, o raggiungendo tu la casella 24; poi conti i punti.
lesson-solo-tip = Un consiglio: Lorenzo è veloce. Compra presto e non sprecare nulla. Buona fortuna!

## leaders

lesson-leaders-title = I leader
lesson-leaders-about = Quando si gioca un leader, e che cosa fa un leader delle biglie bianche.
lesson-leaders-hand = Decimo giro di una partita. Uno dei tuoi leader chiede una carta verde e due viola. Nei tuoi spazi vedi due viola, ma nessuna verde.
lesson-leaders-covered = Guarda meglio: la carta gialla nello spazio 2 ne copre una verde. Le carte coperte contano. Quindi puoi giocare il leader.
lesson-leaders-when = Le azioni leader si fanno prima o dopo quella principale. Qui è meglio prima, per usarlo subito. Gioca il leader delle biglie bianche.
lesson-leaders-not-discard = Avresti 1 punto fede, ma perderesti 5 punti. Giocalo, invece.
lesson-leaders-first-play = Prima il leader: così le biglie bianche lavorano per te.
lesson-leaders-use = D’ora in poi ogni biglia bianca ti dà una moneta. La riga 1 ha la biglia rossa, una bianca, uno scudo e un servitore. Prendi la riga 1.
lesson-leaders-use-other = Va bene anche questo, ma con la riga 1 ci sta tutto e ottieni anche fede.
lesson-leaders-keep = Una moneta dal nulla! Tieni tutte e tre.
lesson-leaders-keep-other = C’è posto per tutte e tre. Tienile.
lesson-leaders-others = Ce ne sono altri tre tipi: uno sconto sulle carte, un deposito speciale da due posti e una produzione in più. E ogni leader in mano si può scartare per 1 punto fede.
lesson-leaders-tip = Un consiglio: un leader mai giocato non dà punti. Verso la fine scartalo, se un passo sul tracciato fede vale di più.

## vatican

lesson-vatican-title = I rapporti in Vaticano
lesson-vatican-about = Ottieni una tessera Favore Papale, e guarda l’avversario perderne una.
lesson-vatican-track = L’avversario ha scartato molto, e ogni risorsa ti ha fatto avanzare: sei sulla casella 7. L’avversario non si è mosso dalla casella 0.
lesson-vatican-section = La casella 8 è una casella Papa. Il primo segnalino che la raggiunge fa scattare un rapporto. Chi è nella sezione da 5 a 8, o oltre, ottiene la prima tessera; gli altri perdono la loro per sempre.
lesson-vatican-red = Ti basta un punto fede. La biglia rossa è nella riga 2, con due pietre. Prendi la riga 2.
lesson-vatican-column = Anche la colonna 1 ha la biglia rossa. Ma la riga 2 porta due pietre.
lesson-vatican-red-other = Senza la biglia rossa niente rapporto, e l’avversario ha tempo di avvicinarsi. Prendi la riga 2.
lesson-vatican-report = Il rapporto! La tua tessera si gira e ti dà 2 punti. L’avversario non era nella sezione e ha perso la sua.
lesson-vatican-keep = E ora le pietre. Ognuna che scarti aiuterebbe l’avversario: tienile entrambe.
lesson-vatican-keep-other = Niente regali! Tieni entrambe le pietre.
lesson-vatican-next = I prossimi rapporti sono alla casella 16, per chi è almeno sulla 12, e alla 24, per chi è almeno sulla 19. Danno 3 e 4 punti. Ognuno avviene una volta sola.
lesson-vatican-tip = Un consiglio: prima di scartare, guarda se gli avversari stanno per entrare in una sezione. I tuoi scarti possono portarceli.
