# Gli account, in italiano.

problem-name-length = Un nome ha da { $shortest } a { $longest } caratteri. Scegline un altro.
problem-name-signs = Questo nome contiene caratteri invisibili, o che disturbano il testo intorno. Scegline un altro.
problem-name-reserved = «{ $name }» è un nome riservato. Scegline un altro.
problem-name-taken = Il nome «{ $name }» è già preso. «{ $suggestion }» è libero.
problem-name-taken-all = Il nome «{ $name }» è già preso. Scegline un altro.
problem-in-already = Hai già effettuato l’accesso come «{ $name }». Cambia nome, oppure prima esci.
problem-language = La lingua «{ $lang }» non è disponibile. Scegli tra { $languages }.
problem-settings-number = Un numero di queste impostazioni è troppo grande: gli interi hanno al massimo 64 bit.
problem-settings-size = Queste impostazioni sono troppo grandi: il limite è di { $most } byte.
problem-wrong-login = Nome o password errati. Un account senza password non può accedere di nuovo.
problem-wrong-password = Password errata. Riprova.
problem-too-many-attempts = Troppe password sbagliate. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-claimed-already = Questo account ha già una password. Per cambiarla, inserisci quella vecchia.
problem-session-unknown = Il tuo account non ha questa sessione o questo token. Forse è già terminato.
problem-tokens-many = Hai { $most } token, il numero massimo. Eliminane uno che non ti serve più.
problem-name-often = Hai cambiato nome { $count } volte in { $days } giorni. Potrai cambiarlo di nuovo fra { $wait ->
    [one] un giorno
   *[other] { $wait } giorni
}.
problem-seat-name = «{ $name }» è il nome di un giocatore di qui. Scegli un altro nome per questo posto.
problem-password-common = È una delle password più comuni e verrebbe indovinata subito. Scegline un’altra.
problem-password-name = Questa password è il tuo nome, o quasi. Scegline un’altra.
problem-password-plain = Questa password ripete gli stessi caratteri. Scegline un’altra.
problem-banned = Questo account è bloccato fino al { $until }. Motivo: { $reason }
problem-banned-for-good = Questo account è bloccato. Motivo: { $reason }
problem-recovery-off = Questo server non invia e-mail. Chiedi una nuova password a chi lo gestisce.
problem-recovery-stale = Questo link è troppo vecchio o è già stato usato. Chiedine uno nuovo.
recovery-title = Una nuova password per Bottega
recovery-text = Qualcuno ha chiesto a { $site } una nuova password per l’account «{ $name }». Se sei stato tu, apri questo link:
recovery-other = Se non sei stato tu, non fare nulla: la tua password resta com’è. Il link funziona una sola volta, per { $minutes } minuti.
