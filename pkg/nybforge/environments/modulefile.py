"""Writes a module file for an environment, for Environment Modules (Tcl) and Lmod (Lua or Tcl).

The file contains the changes that the environment's activation scripts make. It does not run the
scripts, because the module commands for that (source-sh, source_sh) need a newer Modules or Lmod
than many clusters have.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.environments.activation import entry
from nybforge.errors import LabError
from nybforge.run import Runner

__all__ = ["Change", "activation_changes", "changes_of", "lua_module", "tcl_module"]

SHELLS = ("_", "OLDPWD", "PWD", "SHLVL")  # variables that the shell itself sets
PATH = "/usr/local/bin:/usr/bin:/bin"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A variable that the module sets, or entries that it puts before a variable's value."""

    name: str
    value: str
    prepend: bool = False


def activation_changes(prefix: Path, runner: Runner) -> tuple[Change, ...]:
    """Return the changes that activation makes in an environment with only PATH and HOME."""
    before = {"PATH": PATH, "HOME": "/"}
    run = entry(prefix, ["env", "-0"], env=before)
    said = runner.capture(run.argv, env=run.env)
    if said.returncode != 0:
        raise LabError(
            "the environment's activation scripts failed",
            where=prefix,
            why=(said.problem or said.stderr.strip()).rpartition("\n")[2]
            or f"exit code {said.returncode}, no message",
            hint="correct the scripts, because nybforge reads the module file's variables "
            "from an activated environment",
        )
    pairs = (each.partition("=")[::2] for each in said.stdout.split("\0") if "=" in each)
    return changes_of(before, dict(pairs))


def changes_of(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[Change, ...]:
    """Return the changes that turn the variables `before` into the variables `after`.

    >>> found = changes_of({"PATH": "/bin"}, {"PATH": "/env/bin:/bin", "X": "1", "SHLVL": "2"})
    >>> [(each.name, each.value, each.prepend) for each in found]
    [('PATH', '/env/bin', True), ('X', '1', False)]
    """
    found = []
    for name, value in sorted(after.items()):
        old = before.get(name)
        if value == old or name in SHELLS or not re.fullmatch(r"[A-Za-z_]\w*", name):
            continue
        if old is not None and value.endswith(f":{old}"):
            found.append(Change(name=name, value=value.removesuffix(f":{old}"), prepend=True))
        elif name.endswith("_PATH") and name.isupper() and value.startswith("/"):
            found.append(Change(name=name, value=value.strip(":"), prepend=True))
        else:
            found.append(Change(name=name, value=value))
    return tuple(found)


def tcl_module(prefix: Path, changes: tuple[Change, ...]) -> str:
    """Return a module file in Tcl."""
    lines = ["#%Module1.0", f"module-whatis {_tcl(f'conda environment {prefix}')}", ""]
    for each in changes:
        if each.prepend:
            lines.append(f"prepend-path {each.name} {_tcl(each.value)}")
        else:
            lines.append(f"setenv {each.name} {_tcl(each.value)}")
    return "\n".join(lines) + "\n"


def lua_module(prefix: Path, changes: tuple[Change, ...]) -> str:
    """Return a module file in Lua, for Lmod."""
    lines = [f"whatis({_lua(f'conda environment {prefix}')})", ""]
    for each in changes:
        command = "prepend_path" if each.prepend else "setenv"
        lines.append(f"{command}({_lua(each.name)}, {_lua(each.value)})")
    return "\n".join(lines) + "\n"


def _tcl(text: str) -> str:
    escaped = re.sub(r'([\\"$\[\]{}])', r"\\\1", text).replace("\n", "\\n")
    return f'"{escaped}"'


def _lua(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
