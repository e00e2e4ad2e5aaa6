## Où le travail se fait : Ray et ses grappes de machines

error-cluster-missing = « --on ray » a besoin de paquets qui ne sont pas installés, dont { $missing } : installez-les avec pip install "bottega[cluster]".
error-cluster-python = Il n’y a pas encore de Ray pour Python { $python } : « --on ray » demande un Python plus ancien. « --on local » fonctionne avec celui-ci.
error-cluster-address = « { $address } » n’est pas l’adresse d’une grappe. Écrivez ray://HÔTE:PORT ; le port est d’habitude 10001.
error-cluster-unreachable = Personne ne répond à { $address } : { $reason }. La grappe est-elle en marche, et cette machine peut-elle l’atteindre ?
error-cluster-refused = La grappe à l’adresse { $address } ne peut pas servir. Ray dit : { $problem }
error-cluster-start = Ray ne démarre pas sur cette machine. Il dit : { $problem }
error-cluster-absent = Le nœud { $node } de la grappe n’a pas Bottega. Installez-y { $ours }, comme sur cette machine.
error-cluster-version = Le nœud { $node } de la grappe a un autre Bottega : { $theirs } là-bas, { $ours } sur cette machine. Installez le même partout.
error-cluster-load = Le nœud { $node } de la grappe ne peut pas charger ce travail : { $problem }. Installez-y ce qui est installé sur cette machine.
error-cluster-lost = La grappe est perdue. Ray dit : { $problem }
