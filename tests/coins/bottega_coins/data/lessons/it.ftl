# Che cosa dicono le lezioni, in italiano.

## first

lesson-first-title = Un giro di monete
lesson-first-about = Punta per due monete.
lesson-first-welcome = La puntata più alta vince la moneta in cima.
lesson-first-bid = Punta 16 o 20.
lesson-first-bid-low = Con un 3 difficilmente vinci.
lesson-first-bid-other = L’avversario può averne di più. Punta 16 o 20.
lesson-first-throw = Hai vinto. Butta via una moneta, o passa.
lesson-first-again = Ancora una volta: punta quello che vuoi.
lesson-first-end = Il gioco è tutto qui.
