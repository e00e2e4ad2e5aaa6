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

## Che cosa non va in una registrazione o in un’edizione.

error-in-line = riga { $line }: { $problem }
error-in-file = { $source }, riga { $line }: { $problem }
error-in-edition = edizione «{ $source }»: { $problem }
error-record-title = una registrazione comincia con «{ $title }», non con «{ $text }»
error-record-empty = una registrazione comincia con «{ $title }»; questo testo è vuoto
error-record-line = una riga si scrive «nome: valore» o «numero. posto notazione», non «{ $text }»
error-record-twice = «{ $header }» compare già più in alto
error-record-number-of-header = qui serve «{ $expected }: ...», non «{ $header }»
error-record-header = una registrazione non ha la riga «{ $header }»
error-record-header-near = una registrazione non ha la riga «{ $header }»; volevi scrivere «{ $near }»?
error-record-order = qui serve la decisione { $expected }, non la { $number }
error-record-missing = la registrazione finisce senza la riga «{ $header }: ...»
error-record-seat = i posti vanno da 0 a { $last }; non c’è il posto { $number }
error-record-deal-key = altre righe indicano già «{ $key }»
error-record-result = un risultato è una serie di gruppi di posti, prima i vincitori, non «{ $text }»
error-record-scores = un risultato dà un punteggio per ognuno dei { $seats } posti, non { $count }
error-record-json = questo non è JSON: «{ $text }»
error-record-deep = nulla in una registrazione ha tante liste una dentro l’altra: «{ $text }»
error-record-figure = un valore è un numero intero o una parola tra virgolette, non «{ $text }»
error-record-score = un punteggio comprende «total», «lines» e «ties», non «{ $text }»
error-record-whole-number = qui serve un numero intero, non «{ $text }»
error-record-other-game = questa registrazione è di una partita di { $game }, edizione «{ $edition }»
error-record-other-rules = questa registrazione segue la versione { $rules } delle regole, non la { $known }
error-record-seal = il sigillo di questa registrazione è danneggiato: il file non è completo
error-edition-unreadable = il file non si può leggere: { $file }
error-edition-yaml = non è YAML valido: controlla rientri, due punti e virgolette
error-edition-empty = servono «name:», «game:» e i valori da sostituire
error-edition-game = questa edizione è per «{ $other }», non per «{ $game }»
error-edition-name = un’edizione deve avere un nome proprio, alla voce «name:»
error-edition-no-game = un’edizione indica il suo gioco: «game: { $game }»
error-edition-deep = nessun valore si trova così in profondità
error-edition-key = questa chiave compare due volte o non è una chiave
error-edition-list = qui serve «chiave: valore», non un elenco
error-edition-figure = non c’è nessun valore «{ $path }»
error-edition-figure-near = non c’è nessun valore «{ $path }»; volevi scrivere «{ $near }»?
error-edition-figure-known = non c’è nessun valore «{ $path }» (ci sono: { $known })
error-edition-fixed = { $path } non si può sostituire: lo fissano le regole
error-edition-choice = { $path } dev’essere uno tra { $choices }, non { $value }
error-edition-whole-number = { $path } dev’essere un numero intero, non { $value }
error-edition-range = { $path } dev’essere un numero da { $low } a { $high }, non { $value }
error-edition-unknown = non c’è nessuna edizione «{ $name }»: né un file né una tra { $known }
error-rules-version = serve la versione { $version } delle regole di «{ $game }»; installate qui: { $known }. { $release ->
    [newer] Un pacchetto «{ $package }» più recente la contiene.
    [older] Un pacchetto «{ $package }» meno recente la contiene.
   *[other] Un altro rilascio del pacchetto «{ $package }» la contiene.
}

## Che cosa non va in una distribuzione o in una notazione.

error-notation = nessuna azione si scrive «{ $text }». Forme previste: { $forms }
error-notation-near = nessuna azione si scrive «{ $text }»; intendevi «{ $near }»? Forme previste: { $forms }
error-deal-mapping = una distribuzione è un oggetto con «game», «players», «options» e altre chiavi, non { $value }
error-deal-key = alla distribuzione manca «{ $key }» (chiavi previste: { $keys })
error-deal-key-unknown = una distribuzione di { $game } non ha la chiave { $key }
error-deal-game = questa è una distribuzione di { $other }, non di { $game }
error-deal-players = { $game } si gioca da { $low } a { $high } giocatori, non { $value }
error-deal-seed = il seme è un numero intero o un testo, non { $value }
error-deal-option = { $game } non ha l’opzione { $option } (opzioni: { $known })
error-deal-choice = l’opzione «{ $option }» può essere { $choices }, non { $value }
error-deal-options = «options» è un oggetto, non { $value }
error-deal-options-all = la distribuzione deve indicare tutte le opzioni: { $options }
error-deal-list = «{ $part }» è una lista, non { $value }
error-deal-keys = «{ $part }» ha le chiavi { $expected }, non { $value }
error-deal-size = { $count ->
    [0] «{ $part }» è una lista vuota, non { $value }
    [one] «{ $part }» è una lista di un elemento, non { $value }
   *[other] «{ $part }» è una lista di { $count } elementi, non { $value }
}
error-deal-sizes = «{ $part }» è una lista da { $low } a { $high } elementi, non { $value }
error-deal-item = «{ $part }»: { $item } non c’entra
error-deal-times = { $found ->
    [0] «{ $part }»: manca { $item }
   *[other] «{ $part }»: { $item } compare { $found } volte invece di { $count }
}
error-deal-missing = «{ $part }»: manca { $item }
error-deal-part = «{ $part }» è { $expected }, non { $value }
error-deal-any-order = «{ $part }» contiene { $expected } in qualsiasi ordine, non { $value }
error-deal-holds = «{ $part }» contiene { $count } «{ $what }», non { $found }
