## Dove si lavora: Ray e i suoi cluster

error-cluster-missing = «--on ray» ha bisogno di pacchetti che non sono installati, fra cui { $missing }: installali con pip install "bottega[cluster]".
error-cluster-python = Non c’è ancora un Ray per Python { $python }: «--on ray» richiede un Python precedente. «--on local» funziona con questo.
error-cluster-address = «{ $address }» non è l’indirizzo di un cluster. Scrivi ray://HOST:PORTA; la porta di solito è 10001.
error-cluster-unreachable = Nessuno risponde a { $address }: { $reason }. Il cluster è acceso, e questa macchina può raggiungerlo?
error-cluster-refused = Il cluster all’indirizzo { $address } non si può usare. Ray dice: { $problem }
error-cluster-start = Ray non si avvia su questa macchina. Dice: { $problem }
error-cluster-absent = Il nodo { $node } del cluster non ha Bottega. Installaci { $ours }, come su questa macchina.
error-cluster-version = Il nodo { $node } del cluster ha un altro Bottega: { $theirs } lì, { $ours } su questa macchina. Installa lo stesso dappertutto.
error-cluster-load = Il nodo { $node } del cluster non riesce a caricare questo lavoro: { $problem }. Installaci ciò che è installato su questa macchina.
error-cluster-lost = Il cluster è perso. Ray dice: { $problem }
