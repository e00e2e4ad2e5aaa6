# Che cosa dicono le lezioni di ogni gioco, e che cosa non va nel file di una lezione. In italiano.

lesson-another-choice = Questa mossa è permessa, ma qui la lezione ne aspetta un’altra. Rileggi che cosa ti chiede.
lesson-read-first = Non c’è ancora niente da scegliere. Prima continua a leggere.

## Che cosa non va in una lezione.

error-lesson-unknown = { $game } non ha una lezione «{ $name }». Le sue lezioni: { $known }
error-lesson-yaml = questo non è YAML valido: controlla rientri, due punti e virgolette
error-lesson-empty = una lezione ha le chiavi { $keys }
error-lesson-key-missing = alla lezione manca «{ $key }»: aggiungila
error-lesson-key = qui non c’è una chiave { $key } (ci sono: { $known })
error-lesson-key-near = qui non c’è una chiave { $key }; volevi dire «{ $near }»?
error-lesson-number = «{ $key }» è un numero intero da { $low } a { $high }, non { $value }
error-lesson-deal = «deal» ha «players» e «seed», oppure tutte le parti di una distribuzione, non { $value }
error-lesson-deal-wrong = la distribuzione non si può giocare: { $problem }
error-lesson-steps = «steps» è un elenco con almeno un passo
error-lesson-step = passo { $step }: un passo ha una o più delle chiavi { $keys }, non { $value }
error-lesson-texts = «{ $key }» è un testo o un elenco di testi, non { $value }
error-lesson-wrong = passo { $step }: «wrong» è il nome di un messaggio, o un nome per ogni mossa, non { $value }
error-lesson-wrong-idle = passo { $step }: «wrong» qui non spiega niente, perché il passo non aspetta una mossa precisa
error-lesson-wrong-right = passo { $step }: «wrong» spiega { $choice }, che il passo aspetta
error-lesson-rule = passo { $step }: le regole non hanno un paragrafo { $rule } (ci sono: { $known })
error-lesson-bot = passo { $step }: un bot ha le chiavi «bot» e «seed», e il suo nome è fra { $known }, non { $value }
error-lesson-move = una decisione si scrive «POSTO NOTAZIONE» con un posto da 0 a { $last }, non { $value }
error-lesson-notation = { $problem }
error-lesson-message = non c’è un messaggio «{ $id }»: aggiungilo in { $file }
error-lesson-play = passo { $step }: quello che gioca la lezione non è permesso: { $problem }
error-lesson-target = passo { $step }: in questo momento sul tavolo non c’è «{ $target }»
error-lesson-not-asked = passo { $step }: in questo momento chi impara non ha niente da decidere
error-lesson-wait = passo { $step }: «{ $choice }» in questo momento non è permesso: { $problem }
