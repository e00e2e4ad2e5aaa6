# Che cosa dicono le lezioni, in italiano.

## first

lesson-first-title = La tua prima partita
lesson-first-about = Gioca due turni nella città di Leonardo e impara tutto quello che serve per continuare senza aiuto.
lesson-first-welcome = Ti diamo il benvenuto in città! Il Signore vuole invenzioni: martelli, specchi, macchine volanti. Tu e il tuo avversario avete un laboratorio, un mastro e qualche apprendista, e costruite quello che chiede.
lesson-first-goal = Paga in fiorini. Dopo nove turni vince chi ne ha di più. Non conta altro.
lesson-first-invention = Ora sono richieste tre invenzioni. Ognuna vuole certe componenti e un numero di settimane di lavoro, e paga due somme: la più alta a chi arriva per primo, la più bassa a chi viene dopo.
lesson-first-phase-a = Un turno ha quattro fasi. Nella fase A inizi una lavorazione: metti le componenti di un’invenzione sotto un laboratorio fermo. Hai un ferro, un mattone e due corde.
lesson-first-hammer = Il martello automatico vuole un ferro e 4 settimane, e paga 5 fiorini. Inizialo nel laboratorio piccolo.
lesson-first-hammer-other = Si può, ma il martello può essere pronto già in questo turno, e i soldi servono. Inizia l’invenzione 1.
lesson-first-secret = Anche il tuo avversario ha iniziato qualcosa. Le componenti sono coperte: vedi solo che il laboratorio lavora. Ma il tuo avversario aveva un ferro: dev’essere anche lì il martello.
lesson-first-phase-b = Nella fase B piazzate i vostri uomini uno alla volta: degli apprendisti, tutti nello stesso luogo, o il mastro. Cominci tu, perché hai Leonardo.
lesson-first-workshop = Nell’Officina c’è il tuo laboratorio grande. In una zona, il primo ha il vantaggio gratis. Mandaci un apprendista: non c’è nessuno, uno basta.
lesson-first-workshop-master = Il mastro vale di più in laboratorio: due settimane invece di una. All’Officina manda un apprendista.
lesson-first-workshop-many = Sarebbe più sicuro, ma gli altri servono in laboratorio: 4 settimane di lavoro in questo turno. Mandane uno.
lesson-first-workshop-other = Un posto utile, ma in un altro turno. Prima vogliamo il laboratorio grande: un apprendista all’Officina.
lesson-first-master = Ora il laboratorio. Un apprendista fa 1 settimana di lavoro, il mastro 2. Ci sono 3 spazi: il mastro e due apprendisti fanno giusto 4 settimane. Manda il mastro.
lesson-first-master-other = Così il martello non sarebbe pronto in questo turno. Manda il mastro nel laboratorio piccolo.
lesson-first-two = E due apprendisti. In un luogo puoi mandare apprendisti una volta sola per turno: mandali tutti e due insieme.
lesson-first-two-other = Il martello resterebbe incompiuto. Con due apprendisti nel laboratorio piccolo fai 4 settimane.
lesson-first-phase-c = Sono tutti piazzati: comincia la fase C. Le zone della città si risolvono in ordine, dal Consiglio al Cordaio. Viene prima chi ha più uomini; a parità, chi è arrivato prima.
lesson-first-large = All’Officina ci sei solo tu, e il primo vantaggio è gratis. Prendi il laboratorio grande.
lesson-first-large-other = Se non prendi nulla, l’apprendista è venuto per niente. Il laboratorio grande non ti costa un fiorino: prendilo.
lesson-first-withdraw = Ti viene offerto ancora, ma il prezzo sale: ora 2 fiorini, poi 3, poi 4. Hai 3 fiorini e ti serviranno. Riprendi i tuoi uomini.
lesson-first-withdraw-other = Sei spazi farebbero comodo, ma non puoi ancora riempirli. Tieni i fiorini e riprendi i tuoi uomini.
lesson-first-complete = I laboratori hanno lavorato, e la fase D paga. Il tuo martello ha le sue 4 settimane: 5 fiorini per te! L’avversario l’ha finito nello stesso turno ed è pagato anche lui.
lesson-first-auction = Ma la carta è una sola. Allora offrite in segreto. Chi offre di più paga e prende la carta; l’altro non paga nulla. Siccome hai Leonardo, a parità vinci tu.
lesson-first-bid = La carta ti fa risparmiare 2 settimane su ogni altra invenzione di ferro, e i tipi diversi rendono alla fine. Offri 2 fiorini.
lesson-first-bid-other = Puoi offrire quanto vuoi. Qui 2 fiorini sono un prezzo ragionevole: con meno rischi di perdere la carta, di più è troppo per una carta piccola.
lesson-first-card = La carta è tua! Al suo posto è richiesta un’altra invenzione: l’oculare visivo, che vuole un vetro. E comincia il turno 2.
lesson-first-silver = Di nuovo fase A. Hai il mattone e le due corde del saliscendi teatrale: 11 settimane, 13 fiorini. Ci vorranno più turni: dagli il laboratorio grande, con i suoi 4 spazi.
lesson-first-silver-small = Nel piccolo ci vorrebbe di più, e lo vogliamo libero per i lavori rapidi. Usa il laboratorio grande.
lesson-first-silver-other = È permesso. Ma ciò che non è richiesto non rende nulla finché non viene scoperto. Inizia il saliscendi teatrale, il numero 8.
lesson-first-done = Per il laboratorio piccolo non hai componenti: in questo turno resta fermo. Termina la fase A.
lesson-first-council = Ora visita il Consiglio. Decide chi avrà Leonardo, e ognuno lì ottiene un vantaggio. Manda un apprendista.
lesson-first-council-other = Si può, ma adesso è il momento di scoprire il Consiglio. Mandaci un apprendista.
lesson-first-glass = Anche il tuo avversario vuole vetro, e ha già un apprendista dal Vetraio.
lesson-first-rank = Con uno sareste pari e verresti dopo, perché l’avversario è arrivato prima. Mandane due: passi davanti e non paghi nulla.
lesson-first-glass-one = Uno non basta: l’avversario è arrivato prima e ti resterebbe davanti. Mandane due.
lesson-first-glass-other = Potresti, ma per l’oculare visivo serve un vetro. Due apprendisti dal Vetraio.
lesson-first-last-master = Ti resta il mastro. Mandalo nel laboratorio grande: 2 settimane per il saliscendi teatrale.
lesson-first-last-master-other = Il mastro conta due dappertutto. Ma le 11 settimane devono cominciare: nel laboratorio grande.
lesson-first-pass = L’avversario ha passato con un apprendista ancora libero: si può passare quando si vuole, e allora si esce dalla fase B.
lesson-first-council-first = Al Consiglio siete pari, e c’eri prima tu. Allora sei tu a dire chi prende Leonardo. Chi lo ha gioca per primo e vince le aste in parità. Tieni Leonardo.
lesson-first-leonardo-other = È generoso, ma giocare per primi vale qualcosa. Tieni Leonardo per te.
lesson-first-benefits = Ora scegli: spostare un tuo apprendista, prendere i fiorini del Consiglio, guardare il mazzo, o comprare una componente per 1 fiorino. Scegli la componente, il numero 4.
lesson-first-benefit-other = Un buon vantaggio anche questo. Al Consiglio è dedicata una lezione; qui scegli la componente, il numero 4.
lesson-first-component = L’avversario ha scelto i fiorini. Ora la tua componente: la macchina mantice paga 13 fiorini e vuole due legni e un vetro. Prendi un legno: è un inizio.
lesson-first-component-other = Puoi prendere quello che vuoi. Ma la macchina mantice è richiesta e vuole due legni. Prendi un legno.
lesson-first-glass-offer = Il Vetraio: hai il primo posto, e il primo vetro è gratis. Prendilo.
lesson-first-glass-offer-other = Hai mandato due apprendisti per questo vetro, e non costa nulla. Prendilo.
lesson-first-glass-again = L’avversario ha pagato 2 fiorini per il successivo. Un secondo vetro te ne costerebbe 3. È caro, e al prossimo turno può costare di nuovo poco: riprendi i tuoi uomini.
lesson-first-glass-again-other = 3 fiorini per un vetro? I fiorini sono i tuoi punti. Meglio riprendere i tuoi uomini.
lesson-first-third = Turno 3. Il saliscendi teatrale ha 2 settimane su 11. E hai un vetro: inizia l’oculare visivo nel laboratorio piccolo.
lesson-first-third-cancel = Puoi interrompere e riprendere le componenti, ma le settimane vanno perse. Meglio iniziare l’oculare visivo.
lesson-first-third-done = Il laboratorio grande va avanti da sé. Nella fase A potresti interromperlo, ma le sue settimane andrebbero perse. Termina la fase A.
lesson-first-third-done-other = Le 2 settimane andrebbero perse. Lascia lavorare il laboratorio grande e termina la fase A.
lesson-first-third-other = Aspetta: il laboratorio piccolo è fermo, e hai il vetro per l’oculare visivo. Prima inizialo.
lesson-first-race = Anche il tuo avversario aveva un vetro: è una corsa. Se finite nello stesso turno siete pagati tutti e due per intero; con un turno di ritardo hai la somma più bassa e niente carta. Il mastro e due apprendisti lo finiscono subito!
lesson-first-engine = Nei prossimi turni, cresci. L’Accademia ti dà apprendisti; l’Officina gira i laboratori, fino a 5 e 6 spazi, e fornisce omini meccanici, che lavorano 2 settimane a turno per niente. Si migliora solo un laboratorio fermo.
lesson-first-end = Nei turni 8 e 9 lavorano solo i laboratori: procurati in tempo le componenti. Alla fine tre tipi di carte diversi portano 8 fiorini, quattro 13, tutti e cinque 20.
lesson-first-tip = Un consiglio: il primo vantaggio è gratis, il secondo costa 2. Meglio essere primi in poche zone che secondi in molte, e non spendere alla leggera: i fiorini sono i tuoi punti. Buona fortuna!

## laboratories

lesson-laboratories-title = Laboratori e settimane
lesson-laboratories-about = Quanto può fare un laboratorio in un turno, e quanto vale un omino meccanico.
lesson-laboratories-weeks = Turno 5 di una partita. Ogni uomo occupa uno spazio: un apprendista fa 1 settimana, il mastro 2. Il tuo laboratorio piccolo è pieno con tre apprendisti: 3 settimane a turno, e il palazzo vitreo ne vuole 7.
lesson-laboratories-man = Il tuo laboratorio grande è fermo, e si migliora solo un laboratorio fermo. Un omino meccanico fa 2 settimane ogni turno, fino alla fine, anche se non c’è nessun altro. Costa i tuoi ultimi 2 fiorini: ne vale la pena. Piazzalo.
lesson-laboratories-man-other = Terresti 2 fiorini e perderesti fino a 8 settimane di lavoro. Piazza l’omino meccanico.
lesson-laboratories-start = Nuovo turno, fase A. Hai un mattone e due corde: il saliscendi teatrale, 11 settimane. Inizialo nel laboratorio grande.
lesson-laboratories-start-other = Si può. Ma il saliscendi teatrale è richiesto e paga 13 fiorini. Inizia il numero 8 nel laboratorio grande.
lesson-laboratories-fill = Sei spazi, uno con l’omino meccanico. Con il mastro e quattro apprendisti fanno 2 + 2 + 4 = 8 settimane in un turno. Un secondo omino potrebbe prendere un altro spazio.
lesson-laboratories-specialisation = E le tue carte aiutano: ognuna fa risparmiare 2 settimane sulle invenzioni successive del suo tipo. Hai una carta di ferro: la cupola inattaccabile, anch’essa di ferro, vorrebbe 5 settimane invece di 7.
lesson-laboratories-tip = Un consiglio: conta le settimane prima di piazzare. Una in meno costa un turno intero; una in più è un uomo che poteva stare in città.

## council

lesson-council-title = Il Consiglio
lesson-council-about = Chi prende Leonardo, quattro vantaggi, e uno spostamento che cambia la graduatoria.
lesson-council-ranking = La fase C comincia dal Consiglio. Tu hai lì due apprendisti, l’avversario uno: sei primo. Dal Fabbro siete pari, ma l’avversario è arrivato prima.
lesson-council-leonardo = Il primo del Consiglio decide chi ha Leonardo, da subito: gioca per primo e vince le aste in parità. Scegli te.
lesson-council-leonardo-other = Sarebbe un regalo. Tieni Leonardo.
lesson-council-benefits = Poi ognuno sceglie uno di quattro vantaggi, ciascuno una volta sola: spostare un apprendista, prendere i fiorini, guardare il mazzo o comprare una componente per 1 fiorino.
lesson-council-move = Il Consiglio si risolve prima di tutte le altre zone. Un apprendista spostato adesso può ancora farti passare avanti dal Fabbro. Scegli il vantaggio 1.
lesson-council-benefit-other = Utile in altri momenti. Qui lo spostamento ti dà un ferro gratis: scegli il vantaggio 1.
lesson-council-lift = Quale apprendista? Quelli del Consiglio tornano comunque a casa. Prendine uno dal Consiglio.
lesson-council-lift-other = L’apprendista dal Fabbro ti serve. Prendine uno dal Consiglio, dove ha già finito.
lesson-council-put = E ora dal Fabbro: lì sarete due contro uno.
lesson-council-put-other = Così l’avversario resta primo dal Fabbro. Manda lì l’apprendista.
lesson-council-first = Ha funzionato: sei primo dal Fabbro, e il ferro è gratis. Prendilo.
lesson-council-first-other = Hai spostato un apprendista per questo ferro. Prendilo.
lesson-council-tip = Un consiglio: a ogni turno al Consiglio si aggiunge un fiorino, e il gruzzolo cresce finché nessuno lo prende. E in due, chi conosce il mazzo sa che cosa verrà richiesto per molti turni.

## offers

lesson-offers-title = Le offerte in una zona
lesson-offers-about = Come sale il prezzo, a chi tocca, e quando ritirarsi.
lesson-offers-offer = Tu e l’avversario siete dal Falegname. Tu hai due apprendisti, l’avversario uno: l’offerta arriva prima a te.
lesson-offers-price = I prezzi in una zona sono sempre 0, 2, 3 e 4 fiorini. Ogni acquisto fa salire il prezzo; dopo il 4 la zona è chiusa.
lesson-offers-free = Il primo legno è gratis. Prendilo.
lesson-offers-free-other = Se ti ritiri, quello gratis va all’avversario. Prendilo.
lesson-offers-again = L’avversario ha pagato 2. L’offerta fa il giro e torna a te: il prossimo legno costa 3, tutti i tuoi fiorini. Troppo per una componente: riprendi i tuoi uomini.
lesson-offers-again-other = Si può, ma i fiorini sono punti, e al prossimo turno costerà di nuovo poco. Riprendi i tuoi uomini.
lesson-offers-end = Se ti ritiri, i tuoi uomini tornano a casa e il prezzo resta per gli altri. Quando non c’è più nessuno si passa alla zona seguente, di nuovo da 0.
lesson-offers-tip = Un consiglio: basta un uomo più dell’avversario. Mandane di più solo dove il secondo vantaggio vale per te 2 o 3 fiorini.

## auctions

lesson-auctions-title = Le aste
lesson-auctions-about = Due giocatori realizzano la stessa invenzione. Chi avrà la carta, e a che prezzo?
lesson-auctions-both = Tu e l’avversario avete realizzato il martello automatico nello stesso turno. Avete avuto entrambi 5 fiorini. Ma la carta è una sola.
lesson-auctions-worth = Quanto vale? 2 settimane in meno su ogni altra invenzione di ferro. E alla fine tre tipi diversi portano 8 fiorini, quattro 13, cinque 20.
lesson-auctions-bid = Le offerte sono segrete. La più alta si paga e prende la carta; gli altri tengono i soldi. A parità vince chi ha Leonardo: cioè tu. Offri quanto ti sembra giusto, da 0 in su.
lesson-auctions-result = L’avversario aveva offerto 2 fiorini. Con 2 o più la carta è tua; con meno va all’avversario, che paga 2. Se tutte le offerte sono 0, la carta non va a nessuno.
lesson-auctions-tip = Un consiglio: hai pagato troppo una carta se non la rivenderesti allo stesso prezzo. A inizio partita 2 o 3 fiorini bastano e avanzano.

## experts

lesson-experts-title = La partenza da esperti
lesson-experts-about = Scegli i tuoi favori invece di una dotazione già pronta.
lesson-experts-start = Gli esperti partono tutti uguali: il mastro, tre apprendisti, tre fiorini e il laboratorio piccolo. Nessuna componente. Le prime richieste sono estratte a sorte.
lesson-experts-favours = Prima del primo turno scegli dei favori: 5 fiorini, 4 componenti, un apprendista o un miglioramento dei laboratori.
lesson-experts-number = In due ne hai uno, in tre due, in quattro o cinque tre, uno alla volta girando attorno al tavolo.
lesson-experts-choose = Un secondo laboratorio lavora in tutti i turni. È un miglioramento, e porta una componente. Prendi il laboratorio grande.
lesson-experts-choose-other = Ogni favore ha i suoi sostenitori. Qui prova il laboratorio grande.
lesson-experts-component = E la componente? Il martello automatico è richiesto e vuole un ferro. Prendi ferro.
lesson-experts-component-other = Prendi piuttosto ferro: potrai iniziare il martello già al primo turno.
lesson-experts-begin = Anche l’avversario ha scelto, e comincia il turno 1. Puoi iniziare subito il martello.
lesson-experts-tip = Un consiglio: scegli il favore adatto alle richieste sul tavolo. Componenti utili subito valgono più dei soldi.
