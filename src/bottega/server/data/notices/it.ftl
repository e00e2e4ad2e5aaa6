# Gli avvisi a chi è assente, in italiano.

### Gli avvisi

notice-match = { $count ->
    [0] { $game }
   *[other] { $game } con { $others }
}
notice-title-decision = Tocca a te
notice-title-reminder = Tocca ancora a te
notice-title-begins = Una partita è cominciata
notice-title-over = Una partita è finita
notice-title-chat = Un messaggio al tuo tavolo
notice-title-many = { $count ->
    [0] Notizie dalle tue partite
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
}
notice-line-decision = { $match }: tocca a te.
notice-line-reminder = { $match }: tocca ancora a te.
notice-line-deadline = { $match }: tocca ancora a te, entro { $deadline }.
notice-line-begins = { $match }: la partita è cominciata.
notice-line-over = { $match }: la partita è finita.
notice-line-chat = { $match }: qualcuno ha scritto al tavolo.
notice-line-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}

### La posta

notice-mail-footer = Ricevi questa e-mail perché hai chiesto gli avvisi di Bottega. Per non riceverli più: { $url }
notice-confirm-title = Conferma il tuo indirizzo e-mail per Bottega
notice-confirm-text = Qualcuno ha chiesto a { $site } di mandare a questo indirizzo gli avvisi delle partite. Se hai fatto tu la richiesta, apri questo link:
notice-confirm-other = Altrimenti non fare nulla: non ti scriveremo più. Il link vale { $hours } ore.

### Provare un canale

notice-test-title = Bottega può raggiungerti
notice-test-text = Qui riceverai gli avvisi delle tue partite.

### Le pagine dietro i link di un messaggio

notice-page-home = Vai a Bottega
notice-page-confirmed-title = Grazie
notice-page-confirmed = Questo indirizzo è confermato. Riceverà i tuoi avvisi.
notice-page-unsubscribed-title = Fatto
notice-page-unsubscribed = A questo indirizzo non arriveranno più avvisi.
notice-page-stale-title = Questo link non funziona più
notice-page-stale = È troppo vecchio, è già stato usato o è incompleto. Nelle impostazioni puoi chiederne uno nuovo.

### Canali abbandonati

notice-lost-push = Un browser non accetta più i nostri avvisi ({ $label }), perciò non glieli mandiamo più.
notice-lost-mail = Le e-mail per { $label } non sono state recapitate, perciò non ne mandiamo più.
notice-lost-webhook = Il webhook di { $label } non accetta più i nostri avvisi, perciò non lo chiamiamo più.
notice-lost-ntfy = L’argomento { $label } non accetta più i nostri avvisi, perciò non ne mandiamo più.

### Problemi

problem-notice-url-bad = Non è possibile mandare avvisi a questo indirizzo. Dovrebbe essere come https://example.org/hook.
problem-notice-url-user = L’indirizzo contiene un nome o una password davanti alla @. Inseriscilo senza.
problem-notice-url-scheme = L’indirizzo deve cominciare con https://.
problem-notice-url-port = Gli avvisi non vengono mandati a questa porta. Usa la 443, o una dalla 1024 in poi.
problem-notice-url-private = L’indirizzo porta in una rete privata. Questo server non vi manda avvisi.
problem-notice-url-unknown = Il nome in questo indirizzo è sconosciuto su internet. Controlla come è scritto.
problem-notice-mail-off = Questo server non manda e-mail. Scegli un altro canale.
problem-notice-mail-often = Abbiamo appena scritto a questo indirizzo. Cerca lì la nostra e-mail, o riprova tra un’ora.
problem-notice-mail-url = { $setting } deve essere come smtps://user:password@mail.example.org. Contiene una password: non mostrarla a nessuno.
problem-notice-mail-sender = { $setting } deve essere come Bottega <games@example.org>, non «{ $value }».
problem-notice-contact = { $setting } deve essere come mailto:tu@example.org o https://example.org/contatti, non «{ $value }».
problem-notice-channels-many = Hai { $most } canali per gli avvisi, il numero massimo. Prima eliminane uno.
problem-notice-channel-unknown = Questo canale non esiste. Forse è stato eliminato.
problem-notice-test-often = Lo hai appena provato. Aspetta un minuto.
problem-notice-test-failed = L’indirizzo non ha risposto, o ha rifiutato l’avviso. Controllalo.
