"""A Ray cluster of two nodes on this machine, for tests: ``python -m tests.workers.two_nodes FOLDER``.

It prints the port for clients and the process of the second node, as JSON, and ends when its input ends.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from typing import Any


def main() -> None:
    # Ray reads these when it is imported.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_AUTH_MODE"] = "disabled"
    # Otherwise a fork of the server for clients fails now and then.
    os.environ["GRPC_ENABLE_FORK_SUPPORT"] = "0"
    # All processes listen at 127.0.0.1 alone, and look for each other there.
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    # Ray writes down where the cluster is, and does not make the folder for it.
    os.environ["RAY_TMPDIR"] = sys.argv[1]
    os.makedirs(os.path.join(sys.argv[1], "ray"), exist_ok=True)
    from ray._private import ray_constants
    from ray.cluster_utils import Cluster

    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    # In a folder of its own, so that no other program takes it for the cluster of this machine.
    head = {**node, "temp_dir": sys.argv[1], "include_dashboard": False, "ray_client_server_port": port}
    head["_system_config"] = {"worker_niceness": 0}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(**node)
    raylet = second.all_processes[ray_constants.PROCESS_TYPE_RAYLET][0].process.pid
    print(json.dumps({"port": port, "second": raylet}), flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
