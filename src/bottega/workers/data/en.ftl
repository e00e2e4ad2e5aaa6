## Where work is done: Ray and its clusters

error-cluster-missing = “--on ray” needs packages that are not installed, { $missing } for one: install them with pip install "bottega[cluster]".
error-cluster-python = There is no Ray for Python { $python } yet, so “--on ray” needs an earlier Python. “--on local” works with this one.
error-cluster-address = “{ $address }” is no address of a cluster. Write ray://HOST:PORT; the port is usually 10001.
error-cluster-unreachable = Nobody answers at { $address }: { $reason }. Is the cluster up, and may this machine reach it?
error-cluster-refused = The cluster at { $address } cannot be used. Ray says: { $problem }
error-cluster-start = Ray does not start on this machine. It says: { $problem }
error-cluster-absent = The node { $node } of the cluster does not have Bottega. Install { $ours } there, as on this machine.
error-cluster-version = The node { $node } of the cluster has another Bottega: { $theirs } there, { $ours } on this machine. Install the same everywhere.
error-cluster-load = The node { $node } of the cluster cannot load this work: { $problem }. Install there what is installed on this machine.
error-cluster-lost = The cluster is lost. Ray says: { $problem }
