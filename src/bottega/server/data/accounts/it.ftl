# Gli account, in italiano.

problem-name-length = Un nome ha da { $shortest } a { $longest } caratteri. Scegline un altro.
problem-name-signs = Questo nome contiene segni che non si vedono o che disturbano il testo intorno. Scegline un altro.
problem-name-reserved = «{ $name }» è un nome della casa. Scegline un altro.
problem-name-taken = Qualcun altro si chiama «{ $name }». «{ $suggestion }» è libero.
problem-name-taken-all = Qualcun altro si chiama «{ $name }». Scegli un altro nome.
problem-in-already = Sei già qui, come «{ $name }». Cambia nome, oppure esci prima.
problem-language = Qui non c'è la lingua «{ $lang }». Scegli tra { $languages }.
problem-settings-number = Un numero di queste impostazioni è troppo grande: si conservano numeri interi di al massimo 64 bit.
problem-settings-size = Queste impostazioni sono troppo grandi: se ne conservano al massimo { $most } byte.
problem-wrong-login = Il nome e la password non vanno insieme. Controllali entrambi. Senza password non si può accedere di nuovo.
problem-wrong-password = Questa non è la password del tuo account. Riprova.
problem-too-many-attempts = Troppe password sbagliate. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-claimed-already = Questo account ha già una password. Cambiala usando quella vecchia.
problem-session-unknown = Nel tuo account non c'è questa sessione o questo token. Forse è già terminato.
problem-tokens-many = Hai { $most } token, e di più non se ne conservano. Eliminane uno che non ti serve più.
