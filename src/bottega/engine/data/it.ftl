# Messaggi comuni a tutti i giochi.

event-undo = { $count ->
    [one] { $seat } ritira l’ultima decisione.
   *[other] { $seat } ritira le ultime { $count } decisioni.
}
event-takeback = { $count ->
    [one] Di comune accordo l’ultima decisione è annullata, come chiesto da { $seat }.
   *[other] Di comune accordo le ultime { $count } decisioni sono annullate, come chiesto da { $seat }.
}

refusal-match-over = La partita è finita: non c’è più nulla da decidere.
refusal-not-your-turn = { $seats-count ->
    [one] In questo momento non hai nulla da decidere: si aspetta { $seats }.
   *[other] In questo momento non hai nulla da decidere: si aspettano { $seats }.
}

score-total = Totale

## Da dove viene un valore.

provenance-printed = stampato nel regolamento
provenance-found = riportato da fonti pubblicate
provenance-inferred = dedotto da fatti pubblicati
provenance-reconstructed = ricostruito
provenance-edition = fissato da questa edizione
provenance-except = { $most }; { $figures }: { $provenance }
