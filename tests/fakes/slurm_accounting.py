"""Slurm's accounting for a cluster of the tests: MariaDB and slurmdbd, below the cluster's folder.

Jobs of the QOS `urgent` preempt jobs of the QOS `normal`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PROGRAMS = ("slurmdbd", "sacctmgr", "mariadbd", "mariadb-install-db", "mariadb")
CONF = """\
AuthType=auth/munge
AuthInfo=socket={folder}/munge/socket
DbdHost=localhost
DbdAddr=127.0.0.1
DbdPort={port}
SlurmUser=root
LogFile={folder}/slurmdbd.log
PidFile={folder}/slurmdbd.pid
StorageType=accounting_storage/mysql
StorageHost=localhost
StorageUser=root
StorageLoc=slurm_acct_db
"""
# These lines replace the corresponding lines in the configuration of a cluster without accounting.
LINES = """\
AccountingStorageType=accounting_storage/slurmdbd
AccountingStorageHost=127.0.0.1
AccountingStoragePort={port}
AccountingStorageUser=root
AccountingStoragePass={folder}/munge/socket
AccountingStorageEnforce=associations,qos
PreemptType=preempt/qos
"""
COMMANDS = (
    "add cluster test",
    "add account lab",
    "add user root account=lab",
    "add qos urgent preempt=normal priority=9",
    "modify user root set qos=normal,urgent",
)
START_S = 30.0


def missing() -> str | None:
    """Return the programs that are missing on this machine; None if it has all."""
    return ", ".join(name for name in PROGRAMS if shutil.which(name) is None) or None


def configured(lines: str, folder: Path, port: int) -> str:
    """Return slurm.conf with accounting, and with preemption by QOS."""
    ours = LINES.format(folder=folder, port=port)
    names = {line.partition("=")[0] for line in ours.splitlines()}
    kept = [line for line in lines.splitlines() if line.partition("=")[0] not in names]
    return "\n".join([*kept, ours])


@contextlib.contextmanager
def accounting(folder: Path, port: int) -> Iterator[None]:
    """Run the database and slurmdbd; munged must run already. The cluster stops slurmdbd."""
    data, sock = folder / "database", folder / "database.sock"
    data.mkdir()
    common = ["--no-defaults", f"--datadir={data}", "--user=root"]
    words = ["mariadb-install-db", *common, "--auth-root-authentication-method=normal"]
    subprocess.run(words, check=True, capture_output=True)
    words = ["mariadbd", *common, f"--socket={sock}", "--skip-networking"]
    words += ["--innodb-buffer-pool-size=16M", f"--pid-file={folder}/database.id"]
    with (folder / "database.log").open("wb") as log:
        database = subprocess.Popen(words, stdout=log, stderr=log)
    try:
        _start_slurmdbd(folder, port, sock)
        yield
    finally:
        database.terminate()
        database.wait(START_S)


def _start_slurmdbd(folder: Path, port: int, sock: Path) -> None:
    create = ["mariadb", "--no-defaults", f"--socket={sock}", "-e", "create database slurm_acct_db"]
    _until(lambda: subprocess.run(create, capture_output=True).returncode == 0)
    conf = folder / "slurmdbd.conf"
    conf.write_text(CONF.format(folder=folder, port=port))
    conf.chmod(0o600)
    env = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf"), "MYSQL_UNIX_PORT": str(sock)}
    subprocess.run(["slurmdbd"], env=env, check=True, capture_output=True)
    _until(lambda: _listens(port))
    for command in COMMANDS:
        words = ["sacctmgr", "--immediate", *command.split()]
        subprocess.run(words, env=env, check=True, capture_output=True)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + START_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.2)
