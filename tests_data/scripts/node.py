"A second node of a Ray cluster, which does not see one folder; it ends with its standard input."
import subprocess, sys
from unstable_nb.run.local_ray import few_helpers, free_ports, HELPER_PORTS
gcs, hidden, cpus, gpus = sys.argv[1:]
subprocess.run(["mount", "-t", "tmpfs", "none", hidden], check=True)
from ray._private.node import Node
from ray._private.parameter import RayParams
with few_helpers(): node = Node(RayParams(
    gcs_address=gcs, node_ip_address="127.0.0.1", num_cpus=int(cpus), num_gpus=int(gpus), object_store_memory=150*2**20,
    min_worker_port=0, max_worker_port=0, node_manager_port=0, object_manager_port=0, include_log_monitor=False,
    **dict(zip(HELPER_PORTS, free_ports(len(HELPER_PORTS))))), head=False, shutdown_at_exit=True, spawn_reaper=True)
print("up", flush=True)
sys.stdin.read() # until it is told to end
node.kill_all_processes(check_alive=False, allow_graceful=False, wait=True)
