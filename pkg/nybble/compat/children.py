"""Make commands and variables for child processes, so that they run no code from the working
folder.

Python puts the working folder or the script's folder, PYTHONPATH and the user's site-packages on
`sys.path`, so a `tarfile.py` or `sitecustomize.py` in these folders would run. An empty or relative
PATH entry also refers to the working folder. Therefore interpreters run isolated, and PATH has
absolute entries only.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

# Runs a module of this project in an isolated interpreter (-I). On sys.path, the project's folder
# follows the standard library, and the parent's package folders (`pip install --user`) come last.
RUN_MODULE = """\
import sys
ours, count = sys.argv[1], int(sys.argv[2])
more, sys.argv[1:] = sys.argv[3 : 3 + count], sys.argv[3 + count :]
installed = (n for n, each in enumerate(sys.path) if each.endswith("-packages"))
sys.path.insert(next(installed, len(sys.path)), ours)
sys.path += [each for each in more if each not in sys.path]
import runpy
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
# variables that make Python run or import files from outside its installation
LEADING_ELSEWHERE = (
    *("PYTHONBREAKPOINT", "PYTHONEXECUTABLE", "PYTHONHOME", "PYTHONINSPECT", "PYTHONPATH"),
    *("PYTHONPLATLIBDIR", "PYTHONPYCACHEPREFIX", "PYTHONSTARTUP", "PYTHONUSERBASE"),
)


def python_command(module: str, *words: str, folder: Path | None = None) -> list[str]:
    """Return the command that runs a module of this project in an isolated interpreter. `folder`:
    the project's folder, if it belongs to another checkout."""
    ours = str(folder or Path(__file__).resolve().parents[2])
    installed = [each for each in sys.path if each.endswith("-packages") and os.path.isabs(each)]
    flags = ["-I", "-X", "utf8", *(["-B"] if sys.dont_write_bytecode else [])]
    known = [ours, str(len(installed)), *installed]
    return [sys.executable, *flags, "-c", RUN_MODULE, *known, module, *words]


def absolute_entries(path: str | None) -> str:
    """Return PATH without its empty and relative entries, which refer to the working folder.

    >>> absolute_entries(":/opt/x:bin:.:/usr/bin:")
    '/opt/x:/usr/bin'
    >>> absolute_entries("") == os.defpath
    True
    """
    kept = [each for each in (path or "").split(os.pathsep) if os.path.isabs(each)]
    return os.pathsep.join(kept) or os.defpath


def find_program(name: str, env: Mapping[str, str]) -> Path | None:
    """Return the program `name` from an absolute PATH entry, or None."""
    found = shutil.which(name, path=absolute_entries(env.get("PATH")))
    return None if found is None else Path(found)


def program_env(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for a child process; PATH keeps only its absolute
    entries."""
    return {**env, "PATH": absolute_entries(env.get("PATH"))}
