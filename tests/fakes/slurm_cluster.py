"""A real Slurm on this machine: munged, slurmctld and two slurmd on loopback, below one folder."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import slurm_accounting

PROGRAMS = ("munged", "slurmctld", "slurmd", "sbatch", "squeue", "scancel", "srun")
CONF = """\
ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge/socket
CredType=cred/munge
SlurmctldPort={port}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=1,batch_sched_delay=0,bf_interval=1
MpiDefault=none
SwitchType=switch/none
ReturnToService=2
SlurmdParameters=config_overrides
KillWait=5
MinJobAge=3600
PreemptType=preempt/partition_prio
PreemptMode=CANCEL
"""


def missing() -> str | None:
    """Return the first missing prerequisite for running Slurm on this machine; None if it has
    all."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if importlib.util.find_spec("submitit") is None:
        lacking.append("submitit")
    if lacking:
        return ", ".join(lacking)
    return None if os.geteuid() == 0 else "root"


@dataclass(frozen=True, kw_only=True)
class SlurmCluster:
    """A running cluster with the nodes n1 and n2. Partitions: cpu (default), one (n1), requeue
    (n1), and urgent (n1). Jobs in the partition `urgent` preempt all other jobs. Preempted jobs of
    requeue start again; preempted jobs of other partitions are cancelled."""

    folder: Path

    @property
    def env(self) -> dict[str, str]:
        """The environment variable by which Slurm's commands find this cluster."""
        return {"SLURM_CONF": str(self.folder / "slurm.conf")}

    def ask(self, *argv: str) -> str:
        """Run one of Slurm's commands and return its output."""
        return subprocess.run(
            argv, env={**os.environ, **self.env}, capture_output=True, text=True, check=True
        ).stdout

    def jobs(self) -> list[list[str]]:
        """Return (id, state, name) of every job, including ended jobs."""
        words = ("squeue", "--states", "all", "--array", "--noheader", "--format", "%i|%T|%j")
        return [line.split("|") for line in self.ask(*words).splitlines()]


def _free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        taken = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in taken:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in taken]


def _configure(folder: Path, accounting: int | None) -> None:
    host = socket.gethostname().split(".")[0]
    control, *ports = _free_ports(3)
    lines = CONF.format(host=host, folder=folder, port=control)
    if accounting is not None:
        lines = slurm_accounting.configured(lines, folder, accounting)
    for number, port in enumerate(ports, 1):
        lines += f"NodeName=n{number} NodeHostname={host} NodeAddr=127.0.0.1 Port={port} CPUs=2\n"
    lines += "PartitionName=cpu Nodes=n[1-2] Default=YES State=UP\n"
    lines += "PartitionName=one Nodes=n1 State=UP\n"
    lines += "PartitionName=requeue Nodes=n1 State=UP PreemptMode=REQUEUE\n"
    lines += "PartitionName=urgent Nodes=n1 State=UP PriorityTier=9\n"
    (folder / "slurm.conf").write_text(lines)
    (folder / "cgroup.conf").write_text("CgroupPlugin=cgroup/v1\n")
    (folder / "state").mkdir()


def _start_munge(folder: Path) -> None:
    munge = folder / "munge"
    munge.mkdir()
    (munge / "key").write_bytes(secrets.token_bytes(1024))
    (munge / "key").chmod(0o400)
    user = pwd.getpwnam("munge")
    for path in (munge, munge / "key"):
        os.chown(path, user.pw_uid, user.pw_gid)
    names = {"key-file": "key", "socket": "socket", "pid-file": "pid"}
    names |= {"log-file": "log", "seed-file": "seed"}
    options = [f"--{option}={munge / name}" for option, name in names.items()]
    as_munge = ["setpriv", "--reuid=munge", "--regid=munge", "--clear-groups"]
    subprocess.run([*as_munge, "munged", "--force", *options], check=True)


def _end_jobs(cluster: SlurmCluster) -> None:
    """Cancel every job, and wait until its processes have ended, because they outlive slurmd."""
    with contextlib.suppress(subprocess.CalledProcessError):
        cluster.ask("scancel", "--user", "root")
        for _ in range(60):
            if not cluster.ask("squeue", "--noheader", "--states", "running,completing"):
                return
            time.sleep(0.2)


def _stop(folder: Path) -> None:
    """End the daemons, and wait until they have written their last files."""
    pids = []
    for path in (*folder.glob("*.pid"), folder / "munge/pid"):
        with contextlib.suppress(OSError, ValueError):
            pids.append(int(path.read_text()))
            os.kill(pids[-1], signal.SIGTERM)
    for _ in range(60):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return
        time.sleep(0.2)


@contextlib.contextmanager
def slurm_cluster(folder: Path, *, accounting: bool = False) -> Iterator[SlurmCluster]:
    """Start a cluster below an empty folder that every user can enter; stop it at the end. With
    accounting, jobs preempt others by their QOS and not by their partition."""
    cluster = SlurmCluster(folder=folder)
    env = {**os.environ, **cluster.env}
    port = _free_ports(1)[0] if accounting else None
    with contextlib.ExitStack() as stack:
        _configure(folder, port)
        stack.callback(_stop, folder)
        _start_munge(folder)
        if port is not None:
            stack.enter_context(slurm_accounting.accounting(folder, port))
            stack.callback(_stop, folder)  # slurmdbd ends before its database
        conf = cluster.env["SLURM_CONF"]
        subprocess.run(["slurmctld", "-c", "-f", conf], env=env, check=True, capture_output=True)
        stack.callback(_end_jobs, cluster)
        for name in ("n1", "n2"):
            (folder / f"spool-{name}").mkdir()
            argv = ["slurmd", "-c", "-N", name, "-f", conf]
            subprocess.run(argv, env=env, check=True, capture_output=True)
        for _ in range(60):
            if cluster.ask("sinfo", "-h", "-N", "-t", "idle", "-o", "%N").count("n") >= 2:
                break
            time.sleep(0.5)
        yield cluster
