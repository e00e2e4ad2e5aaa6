# Ciò che dicono le analisi, e ciò che non va in una partita o in un file. In italiano.

## Giudizi su una decisione.

review-grade-best = scelta migliore
review-grade-good = buona scelta
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave

## Perché una scelta è migliore.

review-why-more = { $source }: { $points } punti in più da aspettarsi.
review-why-less = { $source }: { $points } punti in meno da aspettarsi.
review-why-other-more = { $who } può aspettarsi { $points } punti in più.
review-why-other-less = { $who } può aspettarsi { $points } punti in meno.
review-why-small = Nessuna fonte di punti fa da sola la differenza: è la somma di piccole cose.

## Ciò che non va.

error-review-running = questa partita non è finita: si può analizzare solo una partita conclusa
error-review-seat = in questa partita non c’è il posto { $seat }: i posti vanno da 0 a { $last }
error-review-entries = ci sono { $entries } numeri per { $decisions } decisioni
error-review-none = questa non è un’analisi
error-review-format = questa analisi ha un formato che questa versione non sa leggere (legge il formato { $known })
error-review-match = questa analisi non corrisponde alla sua partita: { $problem }
error-review-missing = manca il valore { $where }
error-review-value = il valore { $where } non è del tipo giusto: { $value }
error-practice-none = questa non è una serie di posizioni da esercitare
error-practice-format = questa serie ha un formato che questa versione non sa leggere (legge il formato { $known })
error-practice-match = una posizione di questa serie non ha una partita o una difficoltà nota: partita { $number }
error-practice-position = la posizione «{ $name }» non si può giocare: { $problem }
