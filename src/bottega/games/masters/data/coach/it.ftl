# Le carte della guida: che cosa si dice la prima volta che capita una decisione o un evento. In italiano.

coach-leaders = Tieni due leader su quattro. Guarda che cosa chiede ciascuno, sotto il ritratto: un leader che va d’accordo con le carte che vuoi comprare si gioca prima.
coach-start = Chi gioca dopo comincia con qualcosa. Scegli ciò che costa la prima carta che vuoi.
coach-turn = Un’azione principale per turno: prendere una riga o una colonna del mercato, comprare una carta o attivare la produzione. Le azioni leader vengono prima o dopo. Punta a una carta, poi prendi ciò che costa.
coach-white = Due tuoi leader trasformano le biglie bianche in risorse. Per ogni biglia bianca scegli quale delle due ti dà.
coach-keep = I tuoi depositi tengono una, due e tre risorse, ciascuno di un solo tipo, e nessun tipo in due depositi. Per ogni risorsa scartata, ogni altro giocatore riceve 1 punto fede.
coach-produce = In questo turno puoi usare ogni produzione una volta: quella base, la carta in cima a ogni spazio, i tuoi leader di produzione. Ciò che producono si usa solo dal turno successivo.
coach-spend = Produzione base: paghi due risorse qualsiasi e ne ricevi una a scelta. Paga con ciò che hai di troppo.
coach-gain = Scegli ciò che costa la tua prossima carta. Va nel forziere, che non ha limiti.
coach-pay = Ciò che paghi dal magazzino libera posto per la prossima visita al mercato. Ciò che sta nel forziere non occupa posto.
coach-end = Prima di terminare il turno puoi ancora giocare un leader di cui soddisfi i requisiti, o scartarne uno per 1 punto fede.
coach-event-report = Un rapporto in Vaticano: un segnalino ha raggiunto una casella Papa. Chi è in quella sezione o oltre tiene la tessera e i suoi punti; gli altri la perdono.
coach-event-last-round = Qualcuno ha la settima carta o è arrivato in fondo al tracciato fede. Si finisce il giro, poi si contano i punti: cinque risorse qualsiasi valgono ancora un punto.
