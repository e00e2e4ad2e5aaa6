# Che cosa dicono le lezioni, in italiano.

## first

lesson-first-title = La tua prima partita
lesson-first-about = Gioca la prima epoca e impara tutto quello che serve per continuare senza aiuto.
lesson-first-welcome = Marie Curie, Thomas Edison, Albert Einstein e Nikola Tesla: ecco la tua squadra! Insieme lavorano alle grandi invenzioni dell’umanità. Un’altra squadra, di un altro tempo, fa lo stesso.
lesson-first-goal = Vince chi ha più punti. Vengono dalle invenzioni che acquisisci, dai gettoni punti, dagli inventori che raggiungono l’obiettivo e dalle sequenze di invenzioni. Tutto comincia con una ricompensa per il tuo lavoro.
lesson-first-invention = Sul tavolo ci sono cinque invenzioni. Ognuna mostra che cosa le serve: fisica, chimica, meccanica, matematica. E su ognuna stanno due gettoni.
lesson-first-slots = L’ascia di pietra vuole 2 di fisica, 2 di meccanica e 1 di matematica: cinque spazi per cinque cubetti.
lesson-first-work = Nel tuo turno, di solito, fai lavorare un inventore. Per ogni suo livello metti un cubetto in uno spazio vuoto di quella disciplina. Vanno tutti sulla stessa invenzione.
lesson-first-edison = Edison ha fisica 1 e meccanica 1. Fallo lavorare all’ascia di pietra.
lesson-first-edison-other = Andrebbe bene anche così. Ma per il nostro piano manda Edison, l’inventore 2, all’ascia di pietra, l’invenzione 1.
lesson-first-opponent = Ci si mette anche Aristotele: 1 fisica e 1 matematica per l’avversario. Resta uno spazio di meccanica.
lesson-first-tesla = Tesla ha meccanica 2. Solo un suo cubetto trova posto, ma completa l’ascia. Manda Tesla, l’inventore 4.
lesson-first-tesla-other = Si può, ma allora l’ascia potrebbe finirla l’avversario. Con Tesla sull’invenzione 1 è completata.
lesson-first-sharing = Completata! Prendi la statuetta di Leonardo, e si spartiscono le ricompense: l’invenzione e i suoi due gettoni. Chi ha più cubetti sceglie per primo: tu ne hai 3, l’avversario 2. Ognuno ne prende una.
lesson-first-first-pick = A inizio partita niente è meglio che imparare: prendi il gettone Progressione, il gettone 1.
lesson-first-first-pick-other = Vale un punto. Ma il gettone Progressione ti servirà in tutte le epoche: prendi il gettone 1.
lesson-first-shared = L’avversario ha preso l’ascia. Quello che nessuno prende esce dal gioco. I cubetti tornano a casa, e continua chi sta a sinistra della statuetta.
lesson-first-tokens = Prima dell’azione puoi usare i gettoni. La tua Progressione 2 va dove un inventore ha livello 1, e lo porta a 2.
lesson-first-raise = L’obiettivo di Edison è fisica 2 e meccanica 2, per 3 punti. Alza la fisica di Edison.
lesson-first-raise-other = Si può, adesso o dopo. Ma è Edison, l’inventore 2, il più vicino all’obiettivo: prima alza la sua fisica.
lesson-first-raised = D’ora in poi Edison mette due cubetti di fisica, e metà del suo obiettivo è fatta. Ora l’azione. Edison e Tesla sono coricati: sono impegnati.
lesson-first-curie = Curie ha fisica 1 e chimica 1. Mandala al flauto, l’invenzione 2.
lesson-first-curie-other = Niente male. Ma sul flauto Curie prepara il terreno alla meccanica di Tesla. Manda l’inventore 1 all’invenzione 2.
lesson-first-busy = Ippocrate ha dato una mano al flauto. Restano due spazi di meccanica, perfetti per Tesla, ma è impegnato.
lesson-first-rest = Invece di lavorare puoi rendere di nuovo disponibili tutti i tuoi inventori. Ti costa il turno. Fallo adesso.
lesson-first-rest-other = Ti resta solo Einstein, e al flauto non servono più né fisica né matematica. Prima rendi disponibile la squadra.
lesson-first-again = Sono di nuovo tutti in piedi, e nessuno ha toccato il flauto. Completalo con Tesla.
lesson-first-again-other = Tesla porta i due cubetti di meccanica che completano il flauto: l’inventore 4 sull’invenzione 2.
lesson-first-second-pick = 4 cubetti a 1: la prima scelta è di nuovo tua. Prendi il gettone 1, Conoscenze aggiuntive. Vedrai subito a che cosa serve.
lesson-first-second-pick-other = Una buona scelta, ma c’è qualcosa da imparare con il gettone 1, Conoscenze aggiuntive. Prendilo.
lesson-first-knowledge = Questo gettone aggiunge a un lavoro due cubetti di qualsiasi disciplina. Manda Einstein, con fisica 1 e matematica 1, alla clessidra ad acqua, usando il gettone.
lesson-first-knowledge-forgotten = Inventore giusto, invenzione giusta! Ma scegli il lavoro con le conoscenze aggiuntive, per avere due cubetti in più.
lesson-first-knowledge-other = Potresti. Ma prova il nuovo gettone: Einstein, l’inventore 3, sull’invenzione 4 con le conoscenze aggiuntive.
lesson-first-cube-first = I cubetti di Einstein sono a posto. Ora i due del gettone, uno alla volta. Prima uno in chimica.
lesson-first-cube-first-other = Teniamo uno spazio di chimica per Curie. Quindi il primo cubetto in chimica, il secondo in matematica.
lesson-first-cube-second = E uno in matematica. Così manca solo la chimica, e Curie la conosce.
lesson-first-cube-second-other = Allora mancherebbe la matematica, ed Einstein è impegnato. Mettilo in matematica.
lesson-first-finish = L’avversario lavora altrove. Completa la clessidra ad acqua con Curie.
lesson-first-finish-other = Prima completa la clessidra ad acqua, finché non c’è nessun altro: l’inventore 1 sull’invenzione 4.
lesson-first-alone = Partecipa solo chi ha un cubetto, cioè tu. Prendi una ricompensa; le altre escono dal gioco.
lesson-first-take-card = Prendi l’invenzione: 1 punto, e il numero 4 per una sequenza. Una sequenza comincia con uno 0 e non ha buchi; 0, 1, 2, 3 dà 3 punti alla fine.
lesson-first-take-card-other = I gettoni sono utili, ma non hai ancora un’invenzione. Prendi la clessidra ad acqua.
lesson-first-one-cube = Alla ruota manca un cubetto di meccanica, e l’avversario ne ha quattro. Ma in due basta un cubetto per una ricompensa. Manda Edison.
lesson-first-one-cube-other = Se lasci stare la ruota, l’avversario se la prende da solo. Edison, l’inventore 2, sull’invenzione 3.
lesson-first-availability = L’avversario ha più cubetti e ha scelto per primo. A te spetta una delle altre ricompense. Prendi il gettone Disponibilità, il gettone 2: i tuoi inventori sono tutti impegnati.
lesson-first-availability-other = La ruota vale un punto. Ma i tuoi quattro inventori sono coricati, e il gettone ti fa risparmiare un turno intero. Prendi il gettone 2.
lesson-first-age = Era la penultima invenzione: l’epoca I è finita. I dadi escono dal gioco incompiuti, e arrivano le invenzioni dell’epoca II: vogliono più cubetti e valgono 2 punti.
lesson-first-use = Tocca a te, e nessuno può lavorare. Ma hai il gettone Disponibilità: usalo, e l’azione ti resta.
lesson-first-use-rest = Ti costerebbe il turno. Il gettone fa lo stesso gratis: usalo.
lesson-first-use-other = Girato, il gettone diventerebbe un primo livello. Adesso vale di più così com’è: usalo.
lesson-first-back-side = Ancora una cosa sui gettoni: il retro di ciascuno è un 1. Gira un gettone qualsiasi e mettilo dove un inventore non sa ancora nulla. A Tesla, per esempio, serve fisica 1 per il suo obiettivo.
lesson-first-end = Dopo l’epoca III puoi ancora mettere i gettoni rimasti, poi si conta tutto: invenzioni, gettoni punti, obiettivi raggiunti per intero e sequenze.
lesson-first-tip = Un consiglio: metti un cubetto su molte invenzioni, ma lotta per la maggioranza solo dove la prima scelta conta davvero. E impara presto: ogni livello ti serve in tutte le epoche. Buona fortuna!

## runs

lesson-runs-title = Le sequenze
lesson-runs-about = Perché uno 0 può valere più di due punti.
lesson-runs-numbers = Ogni invenzione ha il numero del suo tema. Hai un 1, la canoa, e un 2, i segnali di fumo. Ma una sequenza deve cominciare con uno 0: la tua non vale ancora nulla.
lesson-runs-start = Hai completato l’arco, uno 0, e scegli per primo. Il gettone vale 2 punti. L’arco ne vale 1, e fa 0, 1, 2: una sequenza che ne vale altri 2. Prendi l’invenzione.
lesson-runs-two-points = 2 punti vanno bene, ma l’arco ne porta 3: 1 da sé e 2 per la sequenza.
lesson-runs-star = Il gettone Numero di classificazione sta per qualsiasi numero, anche uno 0: farebbe quindi la sequenza. Ma l’arco fa lo stesso e vale un punto.
lesson-runs-counted = La tua sequenza va da 0 a 2 e vale il numero più alto: 2 punti. Con un 3 varrebbe 3 punti, e così via.
lesson-runs-star-token = A fine partita i gettoni Numero di classificazione riempiono i buchi o proseguono oltre il 5. Puoi avere più sequenze, ma ognuna vuole il suo 0. Bottega trova la disposizione migliore.
lesson-runs-tip = Un consiglio: prendi presto uno 0, e guarda quali numeri mancano agli altri.

## final

lesson-final-title = Gli ultimi gettoni
lesson-final-about = I gettoni che restano dopo l’ultima epoca possono ancora raggiungere un obiettivo.
lesson-final-last = Le invenzioni sono finite. Prima del conteggio puoi ancora mettere i gettoni rimasti: Progressione, o uno qualsiasi girato come un 1.
lesson-final-boyle = L’obiettivo di Robert Boyle è fisica 1 e chimica 3, per 3 punti. Ha chimica 2 e niente fisica. Un obiettivo raggiunto a metà non vale nulla.
lesson-final-chemistry = La tua Progressione 3 va proprio su un 2. Alza la chimica di Boyle.
lesson-final-chemistry-other = Così non si raggiunge nessun obiettivo. Con la Progressione 3 Boyle, l’inventore 1, arriva a chimica 3.
lesson-final-physics = Ora fisica 1, dove Boyle non sa ancora nulla. Basta un gettone girato. Alza la sua fisica.
lesson-final-physics-other = Per l’obiettivo manca solo una cosa: la fisica di Boyle.
lesson-final-which = Quale gettone giri? I numeri di classificazione tengono insieme la tua sequenza, e il gettone punti ne vale 3. Il gettone Disponibilità non vale più nulla: gira quello.
lesson-final-which-other = Quello ti porta ancora punti così com’è. Gira il gettone Disponibilità.
lesson-final-reached = Fisica 1, chimica 3: l’obiettivo è raggiunto, e 3 punti sono tuoi. Gli altri gettoni valgono di più così come sono. Termina.
lesson-final-reached-other = Ti costerebbe punti: i gettoni rimasti contano così come sono. Termina.
lesson-final-overlooked = Vinci per 23 a 17! E all’avversario è sfuggito qualcosa: con la Progressione 2 Gutenberg avrebbe raggiunto il suo obiettivo, per 9 punti.
lesson-final-tip = Un consiglio: dall’epoca III guarda i tuoi obiettivi. Un gettone inutile sul tavolo può esserne l’ultimo passo.

## sharing

lesson-sharing-title = Spartire le ricompense
lesson-sharing-about = Chi partecipa, chi sceglie per primo, e come si risolve una parità.
lesson-sharing-rewards = Stavolta siete in tre. Ogni invenzione offre tre ricompense: la carta e i due gettoni che ci stanno sopra. Chi partecipa ne riceve una sola.
lesson-sharing-work = Manda Einstein alla canoa: 1 fisica e 1 matematica.
lesson-sharing-work-other = Si può anche così. Per questa lezione Einstein, l’inventore 3, va alla canoa, l’invenzione 2.
lesson-sharing-completed = Il giocatore dopo di te ha aggiunto due cubetti, e il terzo ha completato la canoa con uno solo. Chi completa prende la statuetta, ma l’ordine lo fanno i cubetti: 2, 2 e 1.
lesson-sharing-tie = In due avete due cubetti. A parità va prima chi ha la statuetta; se non è tra voi, il primo in senso orario da lì. La statuetta è dal terzo giocatore, e dopo di lui ci sei tu.
lesson-sharing-choose = Quindi scegli per primo. Prendi il gettone Progressione, il gettone 1.
lesson-sharing-choose-other = Si può. Ma a inizio partita una progressione serve di più: prendi il gettone 1.
lesson-sharing-others = Il secondo ha preso la canoa, e l’ultima ricompensa è andata al terzo senza scelta. Con un solo cubetto anche lui ha avuto un gettone.
lesson-sharing-four = Le ricompense non sono mai più di tre. In quattro o cinque, chi ha meno cubetti può restare a mani vuote.
lesson-sharing-tip = Un consiglio: conta gli spazi vuoti prima di lavorare. Se lasci proprio quello che il prossimo può riempire, sarà lui a completare l’invenzione e a prendere la statuetta.

## tokens

lesson-tokens-title = I gettoni
lesson-tokens-about = Cinque tipi di gettoni, e l’1 sul retro di ciascuno.
lesson-tokens-kinds = Ci sono cinque tipi di gettoni: Progressione alza un livello, Disponibilità rimette in piedi la squadra, Conoscenze aggiuntive aggiunge due cubetti, Numero di classificazione riempie un buco in una sequenza, e gli altri sono punti. Tu ne hai uno da 1 punto.
lesson-tokens-back-side = Il retro di ogni gettone è un 1. Girato, diventa un primo livello dove un inventore non sa nulla. A Tesla serve fisica 1 per il suo obiettivo da 3 punti: alza la sua fisica.
lesson-tokens-not-tesla = L’obiettivo di Curie non vuole meccanica. Quello di Tesla vuole fisica: l’inventore 4.
lesson-tokens-back-side-other = È permesso, ma prima usa il gettone: fisica per Tesla, l’inventore 4. I gettoni si usano prima dell’azione e non contano come azione.
lesson-tokens-raised = Ora Tesla porta anche un cubetto di fisica in ogni lavoro. Il punto sulla faccia va perso, ma era uno solo.
lesson-tokens-work = Qualche turno dopo. Completa il flauto con Tesla, l’inventore 4.
lesson-tokens-work-other = Prima il flauto, l’invenzione 2: ha un gettone che vogliamo.
lesson-tokens-take = Prendi le Conoscenze aggiuntive, il gettone 1.
lesson-tokens-take-other = Va bene, ma non per questa lezione. Prendi il gettone 1.
lesson-tokens-knowledge = Aggiunge a un lavoro due cubetti di qualsiasi disciplina. Prima vengono i cubetti dell’inventore. Manda Einstein, l’inventore 3, alla clessidra ad acqua con le conoscenze aggiuntive.
lesson-tokens-knowledge-other = Prova il gettone: l’inventore 3 sull’invenzione 4, con le conoscenze aggiuntive.
lesson-tokens-cubes = I cubetti di Einstein sono a posto. Il primo in più va in chimica, che lui non conosce affatto.
lesson-tokens-cubes-other = Usa il gettone dove il tuo inventore non sa nulla: in chimica.
lesson-tokens-cubes-again = E il secondo? Scegli liberamente.
lesson-tokens-tip = Alla clessidra ad acqua resta uno spazio, e quattro dei cinque cubetti sono tuoi. Un consiglio: tieni un gettone così per quando ti dà la prima scelta, o completa un’invenzione.
