# Legendary Inventors, in italiano: che cosa sono le cose e a che servono.

### Le invenzioni

thing-invention = { $name }
what-invention = Facci lavorare un inventore per mettere cubetti sui suoi spazi vuoti. Quando si riempie l’ultimo, l’invenzione è completata: i giocatori con più cubetti, al massimo tre, scelgono una ricompensa ciascuno, la carta o uno dei due gettoni che ci stanno sopra.
what-invention-left = { $count ->
    [one] Resta uno spazio vuoto.
   *[other] Restano { $count } spazi vuoti.
}
what-invention-sharing = È completata, e se ne spartiscono le ricompense.
thing-completed = Invenzione completata
what-completed = Un’invenzione completata non viene sostituita. Quando ne resta una sola, l’epoca finisce, e l’ultima esce dal gioco incompiuta.
thing-slots = Spazi: { $discipline }
what-slots = Ogni spazio riceve un cubetto. Viene da un inventore che conosce questa disciplina, o da conoscenze aggiuntive.
what-slots-left = { $count ->
    [0] Sono tutti pieni.
    [one] Uno solo è ancora vuoto.
   *[other] Ancora vuoti: { $count } su { $total }.
}
thing-cubes = Cubetti sull’invenzione
what-cubes = Chi ha più cubetti sceglie per primo la ricompensa, e scelgono al massimo tre giocatori. A parità va prima chi ha la statuetta, poi gli altri in senso orario.
thing-sharing = Chi sceglie una ricompensa
what-sharing = Sono i giocatori che scelgono ancora una ricompensa, a cominciare dal prossimo. L’ordine segue il numero di cubetti sull’invenzione.
what-sharing-now = In quest’ordine: { $seats }.

thing-card = { $name }
what-card = È un’invenzione acquisita. Alla fine dà i suoi punti, e il suo numero conta in una sequenza.
what-card-boxed = È uscita dal gioco: non dà punti a nessuno.

thing-reward = { $reward }
what-reward-card = Acquisisci l’invenzione. Alla fine dà { points }, e il suo numero { $number } conta in una sequenza.
what-reward = Prendi una sola ricompensa. Quelle che nessuno prende escono dal gioco.
what-reward-gone = Questa ricompensa è già stata presa.

### Le discipline e gli inventori

thing-discipline = { $discipline }
what-discipline = Una delle quattro discipline. Al lavoro un inventore mette sugli spazi di una disciplina un cubetto per ogni livello che vi possiede. I gettoni alzano i livelli, fino a 4.

thing-inventor = { $inventor }
what-inventor = Al lavoro su un’invenzione, un inventore mette in ogni disciplina tanti cubetti quanti sono i suoi livelli, nei limiti degli spazi vuoti. Poi è impegnato finché la squadra non viene resa disponibile.
what-inventor-free = Disponibile in questo momento.
what-inventor-busy = Al lavoro in questo momento.
what-inventor-goal = L’obiettivo dà { points } alla fine, se tutti i livelli richiesti sono raggiunti.
what-inventor-reached = L’obiettivo è raggiunto.
figure-knowledge = conoscenze

thing-team = { $name }
what-team = Una squadra ha quattro inventori, che cominciano con questi livelli e puntano a questi obiettivi.
what-team-led = La guida { $seat }.
figure-of-team = { $levels }; obiettivo { $goal } ({ points })

thing-available = Inventore disponibile
what-available = Un inventore in piedi può essere mandato al lavoro.
thing-busy = Inventore impegnato
what-busy = Un inventore coricato ha lavorato. Torna disponibile quando rendi disponibile tutta la squadra, con il tuo turno o con un gettone Disponibilità.
thing-level = Livello di conoscenza
what-level = Ogni livello vale un cubetto al lavoro. Un gettone lo alza di uno: un 1 va dove l’inventore non sa ancora nulla, un 2 su un 1, un 3 su un 2, un 4 su un 3.
thing-goal = Obiettivo
what-goal = Ogni inventore ha un obiettivo: livelli da raggiungere entro la fine. Dà i suoi punti solo se sono raggiunti tutti.

### I gettoni

thing-token = { $token }
what-token-progression = Alza la conoscenza di un inventore in una disciplina dal livello { $below } al livello { $value }. Si usa nel tuo turno prima dell’azione, e ancora una volta prima del conteggio finale.
what-token-availability = Nel tuo turno, prima dell’azione, rende disponibili tutti i tuoi inventori impegnati. L’azione ti resta.
what-token-additional_knowledge = Mentre fai lavorare un inventore, mette altri due cubetti sulla stessa invenzione, nelle discipline che vuoi.
what-token-classification = Alla fine fa le veci di qualunque numero ti manchi in una sequenza.
what-token-victory_points = Dà { points } alla fine, se lo hai ancora.
what-token-back = Girato, un gettone qualsiasi è un 1: dà a un inventore il primo livello in una disciplina, e la sua faccia va persa.
figure-yours = i tuoi
figure-in-box = nella scatola

thing-bag = Gettoni non ancora visti
what-bag = Due gettoni del sacchetto stanno su ogni nuova invenzione. Tutti possono sapere quali gettoni non si sono ancora visti.

### I turni e i giocatori

thing-rest = Rendi disponibili i tuoi inventori
what-rest = Tutti i tuoi inventori impegnati si rimettono in piedi. Ti costa il turno; un gettone Disponibilità fa lo stesso gratis.
thing-enough = Non giocare altri gettoni su questa invenzione
what-enough = Tieni per dopo gli altri tuoi gettoni Conoscenze aggiuntive.
thing-done = Non mettere altri gettoni
what-done = Tieni per il conteggio finale i gettoni che ti restano. Danno punti solo i gettoni punti vittoria e Numero di classificazione.

thing-age = Epoca { $age }
what-age = In ogni epoca si dispongono tre invenzioni più dei giocatori. Finisce quando ne resta una sola.
what-age-slots = Di epoca in epoca le invenzioni richiedono più cubetti e valgono più punti.
thing-statue = La statuetta di Leonardo
what-statue = La prende chi completa un’invenzione. A parità di cubetti chi la tiene sceglie per primo la ricompensa, e poi gioca chi gli siede a sinistra.

thing-seat = { $seat }
what-seat = Chi gioca a questo tavolo. Dopo l’epoca III vince chi ha più punti: invenzioni, sequenze, gettoni punti vittoria e obiettivi.

### I simboli

thing-theme = Numero { $number }: { $theme }
what-theme = Ogni invenzione ha un numero secondo il tema. Alla fine le invenzioni in sequenza, 0, 1, 2 e così via, danno il numero più alto della sequenza. Una sequenza comincia con uno 0 e non ha buchi.
thing-run = Sequenza
what-run = Sono invenzioni con numeri consecutivi a partire da 0. Una sequenza vale il suo numero più alto, e ogni invenzione sta in una sola. Bottega trova la disposizione migliore.
thing-points = Punti vittoria
what-points = Si contano alla fine: quelli di invenzioni, sequenze, gettoni punti vittoria e obiettivi. Vince chi ne ha di più.
thing-cube = Cubetto
what-cube = Segna il contributo di un giocatore a un’invenzione. I cubetti non ti mancano mai.
thing-slot = Spazio vuoto
what-slot = Riceve un cubetto della disciplina di cui porta il segno. Un’invenzione è completata quando nessuno spazio è vuoto.

choice-team = Squadre
choice-first-inventor = Il primo inventore mandato al lavoro
choice-opening = La prima invenzione su cui si lavora
choice-work = Invenzioni su cui si lavora
choice-card = Invenzioni prese come ricompensa
choice-token = Gettoni presi come ricompensa
choice-raise = Discipline aumentate
