# Maestri del Rinascimento, in italiano: che cosa sono le cose e a che servono.

### Il mercato

thing-row = Riga { $number } del mercato
thing-column = Colonna { $number } del mercato
what-row = Prendi questa riga come azione principale, e ogni sua biglia ti dà quello che indica, senza tralasciarne. Poi la biglia dello scivolo viene spinta nella riga da destra.
what-column = Prendi questa colonna come azione principale, e ogni sua biglia ti dà quello che indica, senza tralasciarne. Poi la biglia dello scivolo viene spinta nella colonna dal basso.
what-line-now = Le biglie che ci sono ora: { $marbles }. { $resources-count ->
    [0] Non danno nulla.
   *[other] Danno { $resources }.
}
what-line-choice = Per ogni biglia bianca scegli fra { $resources }.

thing-marble = { $marble-is ->
    [white] Biglia bianca
    [blue] Biglia blu
    [grey] Biglia grigia
    [yellow] Biglia gialla
    [purple] Biglia viola
   *[red] Biglia rossa
}
what-marble = Dà { resource-a } a chi prende la sua riga o la sua colonna.
what-marble-red = Dà 1 punto fede a chi prende la sua riga o la sua colonna, segnato subito sul tracciato. Questa fede non si scarta.
what-marble-white = Di per sé non dà nulla. Con un leader delle biglie bianche in gioco dà la risorsa di quel leader.
what-marble-yours = Grazie al tuo leader ti dà { resource-a }.
what-marble-choice = I tuoi due leader ti lasciano scegliere fra { $resources }.
what-marble-count = { $count ->
    [one] Fra le { $total } biglie ce n’è una sola di questo colore.
   *[other] Fra le { $total } biglie ce ne sono { $count } di questo colore.
}

thing-slide = Lo scivolo
what-slide = Qui aspetta la biglia in più. Viene spinta nella prossima fila che qualcuno prende, senza dargli nulla. La biglia che esce dalla parte opposta prende il suo posto.

### Le carte sviluppo

thing-stack = Carte sviluppo: { $stack }
what-stack = È in vendita solo la prima carta del mazzetto. Comprarla è un’azione principale: pagane il costo e mettila in uno dei tuoi spazi.
what-level = { $level ->
    [1] Una carta di livello 1 richiede uno spazio vuoto.
    [2] Una carta di livello 2 va sopra una carta di livello 1.
   *[other] Una carta di livello 3 va sopra una carta di livello 2.
}
what-stack-left = { $count ->
    [one] È l’ultima carta del mazzetto.
   *[other] Nel mazzetto ci sono { $count } carte.
}
what-stack-empty = Il mazzetto è esaurito e non si rifornisce.
what-stack-discount = I tuoi leader abbassano il costo: paghi { $cost }.

thing-card = { $colour-is ->
    [green] Carta sviluppo verde, livello { $level }
    [blue] Carta sviluppo blu, livello { $level }
    [yellow] Carta sviluppo gialla, livello { $level }
   *[purple] Carta sviluppo viola, livello { $level }
}
what-card = In cima al suo spazio la carta si può usare per produrre: paga ciò che prende e ricevi ciò che dà. Una carta coperta non produce più, ma dà sempre i suoi punti e conta per i requisiti dei leader.

thing-slot = Spazio { $slot }
thing-slots = Spazio per carte sviluppo
what-slot = Una plancia ha tre spazi per le carte sviluppo. Una carta di livello 1 richiede uno spazio vuoto, una di livello 2 va sopra una carta di livello 1, una di livello 3 sopra una di livello 2. I colori non contano.
what-slot-top = { $level ->
    [0] È vuoto: ci sta una carta di livello 1.
    [1] In cima c’è una carta di livello 1: ci sta una carta di livello 2.
    [2] In cima c’è una carta di livello 2: ci sta una carta di livello 3.
   *[other] In cima c’è una carta di livello 3: non ci stanno altre carte.
}
what-slots-seven = La settima carta sviluppo fa scattare la fine della partita.

### La produzione

thing-power-base = Produzione base
what-power-base = Paga due risorse qualsiasi, uguali o diverse, e ricevine una a tua scelta. La fede resta fuori: non puoi né pagarla né riceverla.
thing-power-slot = Produzione dello spazio { $slot }
what-power-slot = È la produzione della carta in cima: paga ciò che prende e ricevi ciò che dà.
what-power-none = Lo spazio non ha carte con cui produrre.
thing-power-leader = Produzione di un leader ({ $resource })
what-power-leader = Paga { resource-a } e ricevi una risorsa a tua scelta più 1 punto fede.
what-power = Attivare la produzione è un’azione principale, e ciascuna delle tue produzioni si può usare una volta. Funzionano tutte nello stesso momento: il ricavato di una non può alimentarne un’altra.
what-power-used = In questo turno l’hai già usata.

thing-finish = Concludi la produzione
what-finish = La produzione finisce. Ciò che dà va nel forziere, e la fede fa avanzare il tuo segnalino. Dopo puoi ancora giocare o scartare leader.

thing-end-turn = Concludi il turno
what-end-turn = Tocca al giocatore seguente. Non potrai più giocare o scartare leader fino al tuo prossimo turno.

### I leader

thing-leader = Leader ({ $ability })
what-leader-discount = In gioco ti fa pagare una risorsa in meno ({ $resource }) per ogni carta sviluppo nel cui costo compare.
what-leader-depot = In gioco ti dà un deposito speciale da { $places } posti, riservato a questa risorsa: { $resource }.
what-leader-marble = In gioco fa sì che ogni biglia bianca che prendi dal mercato ti dia { resource-a }.
what-leader-production = In gioco ti dà una produzione in più: paga { resource-a } e ricevi una risorsa a tua scelta più 1 punto fede.
what-leader-choose = Tieni due dei tuoi quattro leader. Gli altri due restano fuori per tutta la partita, e nessuno li vede.
what-leader-hand = È nella tua mano. Puoi giocarlo nel tuo turno appena possiedi ciò che chiede; non spendi nulla. Oppure puoi scartarlo per 1 punto fede, e allora è perso per sempre.
what-leader-ready = Possiedi ciò che chiede.
what-leader-unready = Non possiedi ancora ciò che chiede.
what-leader-played = { $seat } lo ha in gioco. Lì resta, e alla fine dà i suoi punti.
what-leader-dropped = Lo hai scartato: non vale nulla.
what-leader-rejected = Lo hai messo da parte all’inizio.

thing-hand = Leader in mano ({ $seat })
what-hand = I leader in mano sono segreti finché non vengono giocati. Alla fine non valgono nulla.

### Le riserve

thing-warehouse = Magazzino
what-warehouse = Qui si tiene ciò che prendi dal mercato, in tre depositi da uno, due e tre posti. Ogni deposito contiene un solo tipo di risorsa, e lo stesso tipo non può stare in due di essi. A riordinare ci pensa Bottega.
what-waste = Ciò che non ci sta si scarta, e per ogni risorsa ciascuno degli altri giocatori riceve 1 punto fede.
what-waste-solo = Ciò che non ci sta si scarta, e ogni risorsa fa avanzare di una casella la croce nera di Lorenzo.
thing-depot = Deposito { $number }
what-depot = { $number ->
    [one] Ha un solo posto.
   *[other] Ha { $number } posti, per un solo tipo di risorsa.
} Nessun altro deposito del magazzino può contenere lo stesso tipo.
thing-special-depot = Deposito speciale ({ $resource })
what-special-depot = Lo dà un leader: ha { $places } posti, riservati a questa risorsa anche quando è vuoto ({ $resource }). Un deposito del magazzino può contenere lo stesso tipo.
thing-strongbox = Forziere
what-strongbox = Riceve ciò che produci, senza limiti di tipo o di numero. Puoi attingervi per pagare, ma nulla passa mai dal forziere al magazzino, né viceversa.
what-strongbox-pay = Si paga prima con il magazzino e per ultimo con il forziere. Se preferisci scegliere tu, paga a mano.

thing-resource = { $resource-is ->
    [coin] Moneta
    [stone] Pietra
    [servant] Servitore
   *[shield] Scudo
}
what-resource = Una delle quattro risorse. Serve a pagare le carte sviluppo e la produzione, e alcuni leader la chiedono. Al mercato viene dalle biglie { $marble-is ->
    [yellow] gialle
    [grey] grigie
    [purple] viola
   *[other] blu
}.
what-resource-end = Alla fine ogni { $count } risorse di qualsiasi tipo valgono 1 punto.

### La fede

thing-faith = Fede
what-faith = Ogni punto fede fa avanzare il tuo segnalino di una casella sul tracciato fede; non torna mai indietro. La fede viene dalla biglia rossa, da certe produzioni, dai leader che scarti e dalle risorse scartate dagli altri.

# Un rapporto in Vaticano, secondo il numero in `section`.
report-number = { $section ->
    [1] primo
    [2] secondo
   *[other] terzo
}

thing-space = Casella { $space } del tracciato fede
what-space = { $points ->
    [0] Un segnalino che finisce la partita qui non dà punti per la sua posizione.
    [one] Un segnalino che finisce la partita qui dà 1 punto per la sua posizione.
   *[other] Un segnalino che finisce la partita qui dà { $points } punti per la sua posizione.
}
what-space-section = Fa parte della sezione del { report-number } rapporto in Vaticano. Quando avviene, un segnalino che è qui o più avanti porta al suo giocatore la tessera da { points }.
what-space-pope = È una casella Papa: il primo segnalino che la raggiunge o la supera fa scattare il { report-number } rapporto in Vaticano.
what-space-last = Un segnalino che arriva qui fa scattare la fine della partita. La fede in più va perduta.
what-space-here = Qui ora: { $seats }.

thing-tile = Tessera Favore Papale, { report-number } rapporto
what-tile = Il { report-number } rapporto in Vaticano scatta quando un segnalino raggiunge la casella { $pope }. Se in quel momento il tuo è sulla casella { $first } o più avanti, la tessera è tua. Altrimenti è persa.
what-report-done = Il { report-number } rapporto in Vaticano è già avvenuto.
what-report-open = Il { report-number } rapporto in Vaticano non è ancora avvenuto.
what-tile-kept = Attiva per { $seats }.
what-tile-lost = Persa per { $seats }.

thing-marker = Segnalino fede ({ $seat })
what-marker = Avanza di una casella per ogni punto fede, non torna mai indietro, e segna la posizione che conta alla fine.

### Lorenzo

thing-lorenzo = Lorenzo
what-lorenzo = Il tuo avversario in una partita in solitario. Dopo ogni tuo turno rivela un gettone. Perdi se la sua croce nera arriva alla casella 24 prima di te, o quando un colore non ha più carte.
thing-cross = La croce nera di Lorenzo
what-cross = È il segnalino fede di Lorenzo. La muovono i suoi gettoni e anche i tuoi sprechi: una casella per ogni risorsa scartata. Fa scattare i rapporti in Vaticano. Se arriva alla casella 24 prima di te, perdi.
thing-tokens = I gettoni di Lorenzo
what-tokens = Dopo ogni tuo turno si rivela il primo gettone della pila e lo si applica. I gettoni rivelati restano fuori dalla pila fino al gettone che li rimescola tutti.
thing-token = { $token-is ->
    [green] Gettone di Lorenzo: carte verdi
    [blue] Gettone di Lorenzo: carte blu
    [yellow] Gettone di Lorenzo: carte gialle
    [purple] Gettone di Lorenzo: carte viola
    [cross] Gettone di Lorenzo: due caselle
   *[shuffle] Gettone di Lorenzo: una casella e mescolata
}
what-token = { $token-is ->
    [green] Si scartano due carte sviluppo verdi dalla cima dei mazzetti, cominciando dal livello più basso.
    [blue] Si scartano due carte sviluppo blu dalla cima dei mazzetti, cominciando dal livello più basso.
    [yellow] Si scartano due carte sviluppo gialle dalla cima dei mazzetti, cominciando dal livello più basso.
    [purple] Si scartano due carte sviluppo viola dalla cima dei mazzetti, cominciando dal livello più basso.
    [cross] La croce nera avanza di due caselle.
   *[shuffle] La croce nera avanza di una casella, e si rimescolano tutti i gettoni.
}
what-token-count = { $count ->
    [one] Fra i { $total } gettoni ce n’è uno così.
   *[other] Fra i { $total } gettoni ce ne sono { $count } così.
}
thing-taken = { $colour-is ->
    [green] Carte verdi scartate
    [blue] Carte blu scartate
    [yellow] Carte gialle scartate
   *[purple] Carte viola scartate
}
what-taken = { $count ->
    [0] Nei mazzetti non resta nessuna carta di questo colore.
    [one] Nei mazzetti resta 1 sola carta di questo colore.
   *[other] Nei mazzetti restano { $count } carte di questo colore.
} Quando è finita anche l’ultima, comprata o scartata, perdi, a meno che non fosse la tua settima carta.

### I giocatori e i simboli

thing-seat = { $seat }
what-seat = Chi gioca a questo tavolo. L’ultimo giro scatta quando qualcuno ha sette carte sviluppo o raggiunge la casella 24 del tracciato fede.
what-seat-solo = Giochi in solitario. Vinci con sette carte sviluppo, o arrivando alla casella 24 del tracciato fede prima di Lorenzo.

thing-any = Risorsa a scelta
what-any = Sta per una risorsa a tua scelta: una moneta, una pietra, un servitore o uno scudo, ma non fede.
thing-points = Punti vittoria
what-points = Si contano alla fine: quelli delle carte sviluppo, della posizione sul tracciato fede, delle tessere Favore Papale attive, dei leader in gioco e delle risorse che ti restano. Vince il totale più alto.
thing-colour = { $colour-is ->
    [green] Carte sviluppo verdi
    [blue] Carte sviluppo blu
    [yellow] Carte sviluppo gialle
   *[purple] Carte sviluppo viola
}
what-colour = Uno dei quattro colori delle carte sviluppo. I leader chiedono carte di certi colori. Contano anche le carte coperte.
thing-level = Livello { $level }
what-level-cards = Più alto è il livello, più la carta costa e più vale.
thing-left = Carte nel mazzetto
what-left = È il numero di carte del mazzetto, compresa quella in cima.
thing-production = Produzione
what-production = Si paga ciò che sta prima della freccia, si riceve ciò che sta dopo.

choice-leader-kept = Leader tenuti all’inizio
choice-start = Risorse prese all’inizio
choice-leader-played = Leader giocati
choice-first-card = La prima carta comprata
choice-card = Carte comprate
