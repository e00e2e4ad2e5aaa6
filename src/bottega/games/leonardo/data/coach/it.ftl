# Le carte della guida: che cosa si dice la prima volta che capita una decisione o un evento. In italiano.

coach-favour = Prima del primo turno scegli dei favori: fiorini, componenti, un apprendista o un miglioramento. Prendi ciò che ti fa iniziare presto una prima invenzione.
coach-pick = Queste componenti sono gratis, al massimo due uguali. Guarda le invenzioni richieste: quale potrai iniziare?
coach-laboratories = Un laboratorio fermo può iniziare un’invenzione: ci vanno esattamente le sue componenti, e gli altri non vedono quale. Chi la completa per primo riceve la somma più alta, e la carta se è da solo.
coach-assign = Manda degli apprendisti in un luogo, oppure il mastro, che vale doppio; poi tocca al prossimo. In ogni luogo mandi apprendisti una sola volta per turno. In laboratorio ognuno vale una settimana di lavoro; in città chi ha più uomini sceglie per primo.
coach-leonardo = Sei il primo nel Consiglio, quindi dici chi prende Leonardo. Chi lo tiene comincia il prossimo turno e vince a parità di offerta.
coach-benefit = Ogni vantaggio del Consiglio va a un solo giocatore: spostare un apprendista, prendere i fiorini, guardare il mazzo o comprare una componente.
coach-lift = Puoi spostare un apprendista in una zona della città che si risolve dopo. Può cambiare chi lì è primo.
coach-put = Scegli la zona dove un uomo in più fa la differenza: ogni apprendista vale uno, e a parità decide l’ordine di arrivo.
coach-arrange = Rimetti le carte in cima al mazzo nell’ordine che vuoi. Quelle in cima saranno richieste per prime: mettici ciò che puoi completare.
coach-component = È l’unico vantaggio del Consiglio che si paga: 1 fiorino per qualsiasi componente ancora in bottega.
coach-offer = In ogni zona il primo vantaggio è gratis, i successivi costano 2, 3 e 4 fiorini. L’offerta gira secondo la classifica finché nessuno paga più. Se rinunci, i tuoi uomini tornano a casa.
coach-bid = In più di uno avete completato la stessa invenzione. Tutti vengono pagati; la carta va all’offerta segreta più alta. Fa risparmiare settimane per il suo tipo e conta per la varietà alla fine.
