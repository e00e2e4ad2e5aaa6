# Perché l’host in una pagina rifiuta una richiesta.

problem-form-invalid = La pagina ha inviato qualcosa di illeggibile («{ $field }»). Ricarica la pagina.
problem-not-here = Qui non c’è un server: in questa pagina non è possibile.
problem-name-first = Scegli prima un nome.
problem-name-long = Un nome ha da 1 a { $longest } caratteri. Scegline un altro.
problem-review-quick-only = In questa pagina si fanno solo analisi rapide. Il programma Bottega ne fa di approfondite.
problem-storage-full = Il browser non ha più spazio per questa partita: la tua decisione non è stata salvata. Libera spazio sul disco, oppure scarica prima il registro della partita.
problem-storage-failed = Il browser non è riuscito a salvare, e non è stato fatto nulla. Riprova. Se succede ancora, ricarica la pagina.
