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
