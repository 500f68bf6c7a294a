"""Finishes a prefix after all packages are placed: sets up its Python, compiles modules, and writes
conda's history and the activation script."""

import hashlib
import json
import os
import shutil
import sys
from typing import Any

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.payload import Payload
from nybforge.environments.bundle_installer.place import record_path, write_json, write_new

ACTIVATE = """\
# Sourced by a POSIX shell: enters this environment as conda would.
export CONDA_PREFIX={prefix}
export CONDA_DEFAULT_ENV="${{CONDA_PREFIX##*/}}"
export PATH="$CONDA_PREFIX/bin:$PATH"
for nybforge_script in "$CONDA_PREFIX"/etc/conda/activate.d/*.sh; do
  [ -r "$nybforge_script" ] && . "$nybforge_script"
done
unset nybforge_script
"""


def finish(payload: Payload, stage: str, prefix: str, python: "str | None") -> None:
    """Finish the prefix: byte code, conda's history, activation."""
    rows = payload.packages()
    for row in rows:
        if row["name"] == "python" and row.get("external"):
            bind_python(row, stage)
    if python and any(row.get("noarch") == "python" for row in rows):
        _compile(stage, prefix, python)
    _history(stage, payload.manifest["name"], rows)
    quoted = "'" + prefix.replace("'", "'\\''") + "'"
    text = ACTIVATE.format(prefix=quoted).encode("utf-8", "surrogateescape")
    write_new(os.path.join(stage, "activate.sh"), text)


def _compile(stage: str, prefix: str, python: str) -> None:
    interpreter = os.path.join(stage, "bin", "python")
    code = _run(interpreter, ["-I", "-c", ""], stage)
    if code != 0:
        raise Fault(
            f"the environment's python does not run here (exit code {code})",
            f"run {interpreter}, which prints the reason",
        )
    words = ["-I", "-m", "compileall", "-q"]
    if int(python.split(".")[1]) >= 9:
        words += ["-s", stage, "-p", prefix]  # the byte code must contain the final path
    # Files that do not compile (templates, tests of old syntax) are skipped, as in conda.
    where = os.path.join(stage, "lib", f"python{python}", "site-packages")
    _run(interpreter, [*words, where], stage)


def link_scripts(folder: str, rows: "list[dict[str, Any]]") -> "list[tuple[str, dict[str, Any]]]":
    """Return the environment's post-link scripts, in installation order."""
    found = [(os.path.join("bin", ".{name}-post-link.sh".format(**row)), row) for row in rows]
    return [(name, row) for name, row in found if os.path.isfile(os.path.join(folder, name))]


def run_link_script(prefix: str, name: str, row: "dict[str, Any]", say: Any) -> None:
    """Run one post-link script as conda does: in the final prefix and with the variables of its
    package."""
    more = {
        "PKG_NAME": row["name"],
        "PKG_VERSION": str(row["version"]),
        "PKG_BUILDNUM": str(row["build"]).rsplit("_", 1)[-1],
        "PATH": os.path.join(prefix, "bin") + os.pathsep + os.environ.get("PATH", os.defpath),
    }
    if _run("/bin/sh", [os.path.join(prefix, name)], prefix, more) != 0:
        raise Fault(
            f"{name} failed",
            "correct the cause of the script's failure and run the installer again, or omit "
            "--run-link-scripts",
        )
    messages = os.path.join(prefix, ".messages.txt")
    # like conda, show the messages that the script wrote
    if os.path.isfile(messages) and not os.path.islink(messages):
        with open(messages, encoding="utf-8", errors="replace") as file:
            say(file.read(1 << 16).strip())
        os.unlink(messages)


def _history(stage: str, name: str, rows: "list[dict[str, Any]]") -> None:
    """Write the history file. This file makes conda recognize the environment."""
    lines = ["==> installed from a bundle <==", "# cmd: " + name]
    for row in rows:
        channel = row["original"]["url"].rsplit("/", 2)[0]
        lines.append("+{}::{}-{}-{}".format(channel, row["name"], row["version"], row["build"]))
    write_new(os.path.join(stage, "conda-meta", "history"), ("\n".join(lines) + "\n").encode())


def _run(program: str, words: "list[str]", stage: str, more: "dict[str, str] | None" = None) -> int:
    env = dict(os.environ, PREFIX=stage, **(more or {}))
    for name in [each for each in env if each.startswith("PYTHON")]:
        env.pop(name)
    try:
        return os.spawnve(os.P_WAIT, program, [program, *words], env)
    except OSError:
        return 127


def python_of(rows: "list[dict[str, Any]]") -> "str | None":
    """Return the minor version of the environment's Python, "3.12", or None."""
    for row in rows:
        if row["name"] == "python":
            return ".".join(str(row["version"]).split(".")[:2])
    return None


def bind_python(row: "dict[str, Any]", stage: str) -> None:
    """Make the environment's external python run this node's own Python of the same version. Until
    this call, that python runs the Python of the build machine."""
    minor = python_of([row])
    mine = "{}.{}".format(*sys.version_info)
    # PATH has only absolute entries.
    found = sys.executable if mine == minor else shutil.which(f"python{minor}")
    if not found:
        raise Fault(
            f"this bundle contains no Python, and this machine has no python{minor}",
            f"install python{minor} here, or make the bundle with conda-forge's python (-c)",
        )
    real = os.path.realpath(found)
    link = os.path.join(stage, "bin", f"python{minor}")
    if os.path.lexists(link):
        os.unlink(link)
    os.symlink(real, link)
    config = os.path.join(stage, "pyvenv.cfg")
    text = f"home = {os.path.dirname(real)}\ninclude-system-site-packages = false\n"
    # replace the file, because a cache may share it through a hard link
    write_new(config, text.encode())
    # update the record, so that a later check does not report damage
    with open(record_path(stage, row), encoding="utf-8") as file:
        record = json.load(file)
    for entry in record["paths_data"]["paths"]:
        if entry["_path"] == "pyvenv.cfg":
            with open(config, "rb") as data:
                entry["sha256_in_prefix"] = hashlib.sha256(data.read()).hexdigest()
    write_json(record_path(stage, row), record)
