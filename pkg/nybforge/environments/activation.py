"""Enters an environment without conda: finds it, collects its activation scripts and variables, and
makes the command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybble.compat.children import absolute_entries
from nybforge.context import Context
from nybforge.environments.labs import Lab
from nybforge.errors import LabError
from nybforge.load import closest

__all__ = ["Entry", "entry", "environments", "fill_script", "find_prefix", "installed"]

# The value that `conda env config vars unset` writes in place of a variable's value.
UNSET = "***unset***"
# "$1" is the number of scripts. The scripts are sourced in order; then exec replaces the shell by
# the command. A subshell checks first that the command exists, because the error message of exec
# depends on the shell.
SOURCE_AND_RUN = """\
n=$1; shift
while [ "$n" -gt 0 ]; do script=$1; shift; n=$((n - 1)); . "$script" || exit 97; done
unset n script
(
  case $1 in */*) [ -f "$1" ] && [ -x "$1" ] && exit 0; exit 127 ;; esac
  set -f; IFS=:
  for n in $PATH; do [ -f "${n:-.}/$1" ] && [ -x "${n:-.}/$1" ] && exit 0; done
  exit 127
) || exit 127
exec "$@"
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """The command line and the variables that run a command inside an environment."""

    prefix: Path
    argv: tuple[str, ...]
    env: Mapping[str, str]


def prefixes(name: str, build: Path, env: Mapping[str, str]) -> Iterator[Path]:
    """Yield the possible locations of the environment `name`, in order of precedence."""
    yield from (folder / name for folder in _folders(build, env))
    yield from (path for path in _listed(env) if path.name == name)


def environments(build: Path, env: Mapping[str, str]) -> tuple[Path, ...]:
    """Return every environment, in the order in which the search for a name visits them."""
    found: dict[Path, None] = {}
    for folder in _folders(build, env):
        if folder.is_dir():
            found |= dict.fromkeys(sorted(folder.iterdir()))
    found |= dict.fromkeys(_listed(env))
    return tuple(path for path in found if (path / "conda-meta").is_dir())


def _folders(build: Path, env: Mapping[str, str]) -> Iterator[Path]:
    """Yield the folders that contain environments: nybforge's folders, then conda's folders."""
    yield build / "envs"
    for variable in ("CONDA_ENVS_DIRS", "CONDA_ENVS_PATH"):
        yield from (Path(each) for each in env.get(variable, "").split(":") if each)
    for variable in ("MAMBA_ROOT_PREFIX", "CONDA_ROOT"):
        if env.get(variable):
            yield Path(env[variable]) / "envs"
    if env.get("CONDA_EXE"):
        yield Path(env["CONDA_EXE"]).parent.parent / "envs"


def _listed(env: Mapping[str, str]) -> Iterator[Path]:
    """Yield the environments in conda's own list of created environments."""
    if env.get("HOME"):
        try:
            text = Path(env["HOME"], ".conda/environments.txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return
        yield from (Path(line) for line in text.splitlines() if line.strip())


def find_prefix(name: str, context: Context) -> Path:
    """Return the folder of the environment that the path or the name selects."""
    cwd, build, env = context.cwd, context.build, context.env
    given = (cwd / name).absolute()
    tried = [given] if "/" in name else list(prefixes(name, build, env))
    for prefix in tried:
        if (prefix / "conda-meta").is_dir():
            return prefix
    known = [path.stem for path in sorted((context.root / "envs").glob("*.yml"))]
    hint = "give the environment's own folder, one with conda-meta"
    if name in known:
        hint = f"nybforge env create -f envs/{name}.yml, or give the environment's path"
    elif "/" not in name:
        near = closest(name, known)
        meant = f"perhaps you meant {', '.join(near)}; " if near else ""
        hint = f"{meant}name an environment elsewhere by its path, with a /"
    raise LabError(
        f"no environment {name!r}",
        detail=[str(prefix) for prefix in dict.fromkeys(tried)],
        why="none of these folders is an environment (a folder with conda-meta)",
        hint=hint,
    )


def installed(prefix: Path) -> dict[str, str]:
    """Return name -> version of the packages that conda-meta lists as installed."""
    found: dict[str, str] = {}
    for path in sorted((prefix / "conda-meta").glob("*.json")):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
            found[str(record["name"])] = str(record["version"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            raise LabError(
                f"a package's record cannot be read: {error}",
                where=path,
                hint="the environment is incomplete; create it again",
            ) from None
    return found


def fill_script(text: str, lab: Lab) -> str:
    """Return nybble-lab's activation script with the lab's values. The build of nybble-lab fills in
    the values in the same way."""
    words = {
        "CUDA_VERSION": lab.cuda,
        "CUDA_SHORT": lab.short,
        "COMPUTE_CAPABILITY": lab.compute_capability,
        "COMPUTE_CAPABILITY_ARM": lab.compute_capability_arm,
    }
    return re.sub(r"@([A-Z_]+)@", lambda match: words[match.group(1)], text)


def entry(
    prefix: Path,
    command: Sequence[str],
    *,
    env: Mapping[str, str],
    extra: Sequence[Path] = (),
    shell: str = "bash",
) -> Entry:
    """Return the Entry that runs `command` in the environment, after the environment's activation
    scripts and `extra`."""
    folder = prefix / "etc" / "conda" / "activate.d"
    scripts = [*sorted(folder.glob("*.sh"), key=lambda path: path.name), *extra]
    inside = {
        **{key: value for key, value in env.items() if not key.startswith("CONDA_")},
        **_package_variables(prefix),
        "CONDA_PREFIX": str(prefix),
        "CONDA_DEFAULT_ENV": prefix.name,
        "CONDA_SHLVL": "1",
        "PATH": f"{prefix / 'bin'}:{absolute_entries(env.get('PATH'))}",
    }
    kept = {key: env[key] for key in env if key.startswith("CONDA_OVERRIDE_")}
    argv = (shell, "-c", SOURCE_AND_RUN, shell, str(len(scripts)), *map(str, scripts), *command)
    return Entry(prefix=prefix, argv=argv, env={**inside, **kept})


def _package_variables(prefix: Path) -> dict[str, str]:
    """Return the variables that packages and `conda env config vars` set without a script."""
    found: dict[str, str] = {}
    files = sorted((prefix / "etc" / "conda" / "env_vars.d").glob("*.json"))
    for path in [*files, prefix / "conda-meta" / "state"]:
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            values = document.get("env_vars", {}) if path.name == "state" else document
            found |= {key: str(value) for key, value in values.items() if value != UNSET}
        except FileNotFoundError:
            continue
        except (OSError, ValueError, AttributeError, RecursionError) as error:
            raise LabError(f"a variables file cannot be read: {error}", where=path) from None
    return found
