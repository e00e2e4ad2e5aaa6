# Le carte della guida: che cosa si dice la prima volta che capita una decisione o un evento. In italiano.

coach-team = Tutte le squadre sanno più o meno altrettanto, ma cose diverse. Guarda gli obiettivi: un inventore a cui manca poco lo raggiunge con pochi gettoni.
coach-turn = Fai lavorare un inventore: per ogni livello mette un cubetto su uno spazio vuoto di quella disciplina. Oppure rendi disponibili tutti gli inventori impegnati, e questo è il tuo turno. I gettoni si usano prima e non contano come azione.
coach-flip = Il retro di ogni gettone è un 1. Gira quello la cui faccia ti serve meno: va persa.
coach-cube = Le conoscenze aggiuntive danno due cubetti in qualsiasi disciplina. Contano come gli altri quando si spartiscono le ricompense.
coach-more = Puoi aggiungere un altro gettone dello stesso tipo al lavoro. Ne vale la pena se ti dà la prima scelta o completa l’invenzione.
coach-reward = Chi ha più cubetti sceglie per primo; ognuno prende una ricompensa. L’invenzione vale i suoi punti e un numero per le tue sequenze; un gettone ti aiuta da subito. All’inizio della partita conviene imparare.
coach-final = I tuoi gettoni possono ancora raggiungere un obiettivo, come progressione o girati come 1. Un obiettivo conta solo se è completo. I gettoni punti e quelli che completano una sequenza valgono di più così come sono.
coach-event-age = Una nuova epoca: nuove invenzioni, che chiedono più cubetti e valgono più punti. Gli inventori impegnati restano impegnati.
