# Quello che si viene a sapere quando non ci si è.

### Gli avvisi

notice-match = { $count ->
    [0] { $game }
   *[other] { $game } con { $others }
}
notice-title-decision = Tocca a te decidere
notice-title-reminder = Tocca ancora a te decidere
notice-title-begins = Una partita è cominciata
notice-title-over = Una partita è finita
notice-title-chat = Un messaggio al tuo tavolo
notice-title-many = { $count ->
    [0] Notizie dalle tue partite
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
}
notice-line-decision = { $match }: tocca a te decidere.
notice-line-reminder = { $match }: tocca ancora a te decidere.
notice-line-deadline = { $match }: tocca ancora a te decidere, entro { $deadline }.
notice-line-begins = { $match }: la partita è cominciata.
notice-line-over = { $match }: la partita è finita.
notice-line-chat = { $match }: c'è un messaggio per il tavolo.
notice-line-more = { $count ->
    [one] e un'altra partita
   *[other] e altre { $count } partite
}

### La posta

notice-mail-footer = Bottega ti scrive perché lo hai chiesto tu. Per non ricevere più questi messaggi: { $url }
notice-confirm-title = Conferma il tuo indirizzo per Bottega
notice-confirm-text = Qualcuno ha chiesto a { $site } di mandare avvisi di partite a questo indirizzo. Se sei stato tu, apri questo link:
notice-confirm-other = Altrimenti non fare nulla: non ti scriveremo più. Il link vale { $hours } ore.

### Provare un canale

notice-test-title = Bottega può raggiungerti
notice-test-text = È qui che saprai quando tocca a te decidere.

### Le pagine dietro i link di un messaggio

notice-page-home = Vai a Bottega
notice-page-confirmed-title = Grazie
notice-page-confirmed = Questo indirizzo è confermato. Riceverà i tuoi avvisi.
notice-page-unsubscribed-title = Fatto
notice-page-unsubscribed = A questo indirizzo non arriveranno più avvisi.
notice-page-stale-title = Questo link non funziona più
notice-page-stale = È troppo vecchio, è già stato usato o è incompleto. Nelle impostazioni puoi chiederne uno nuovo.

### Che ne è di un canale

notice-lost-push = Un browser non accetta più i nostri avvisi, perciò abbiamo smesso di mandarne lì: { $label }.
notice-lost-mail = La posta per { $label } è tornata indietro più volte, perciò abbiamo smesso di mandarne.
notice-lost-webhook = Il webhook di { $label } non accetta più i nostri avvisi, perciò abbiamo smesso di chiamarlo.
notice-lost-ntfy = L'argomento { $label } non accetta più i nostri avvisi, perciò abbiamo smesso di mandarne lì.

### Problemi

problem-notice-url-bad = A questo indirizzo non possiamo mandare nulla. Dovrebbe essere come https://example.org/hook.
problem-notice-url-user = L'indirizzo contiene un nome o una password davanti alla @. Scrivilo senza.
problem-notice-url-scheme = L'indirizzo deve cominciare con https://.
problem-notice-url-port = A questa porta non mandiamo nulla. Usa la 443, o una dalla 1024 in poi.
problem-notice-url-private = L'indirizzo porta in una rete privata, dove questo server non manda nulla.
problem-notice-url-unknown = Il nome in questo indirizzo non è conosciuto su internet. Controlla che sia scritto bene.
problem-notice-mail-off = Questo server non manda posta. Scegli un altro modo per essere avvisato.
problem-notice-mail-often = Abbiamo appena scritto a questo indirizzo. Cerca lì il nostro messaggio, o riprova tra un'ora.
problem-notice-mail-url = { $setting } è come smtps://user:password@mail.example.org. Controlla questa impostazione, senza mostrarla a nessuno.
problem-notice-mail-sender = { $setting } è come Bottega <games@example.org>, non «{ $value }».
problem-notice-contact = { $setting } è come mailto:tu@example.org o https://example.org/contatti, non «{ $value }».
problem-notice-channels-many = Hai { $most } modi per essere avvisato, e di più non possono essere. Prima togline uno.
problem-notice-channel-unknown = Non hai questo modo per essere avvisato. Forse è stato tolto.
problem-notice-test-often = Lo hai appena provato. Aspetta un minuto.
problem-notice-test-failed = Lì non ha risposto nessuno, o l'avviso è stato rifiutato. Controlla l'indirizzo.
