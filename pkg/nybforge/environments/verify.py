"""The checks of a lab. Each check has a result and a fix."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from packaging.version import Version

from nybble.compat import gcc_max
from nybforge.environments.labs import Lab
from nybforge.environments.lock import Lock
from nybforge.environments.prefix import Installed, damaged_files, differences
from nybforge.report import counted
from nybforge.run import Captured

__all__ = ["Item", "Lived", "verification_list"]

TOOLS = ("nvcc", "cmake", "ninja", "python", "pip")
VARIABLES = ("CUDA_HOME", "CUDACXX", "CC", "CXX", "CUDAHOSTCXX")
# Prints the path of the module that `python` would import without -I. The module is not executed.
ORIGIN = """\
import os, site, sys
from importlib.machinery import PathFinder
seen = ["", *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
if not os.environ.get("PYTHONNOUSERSITE") and sys.prefix == sys.base_prefix:
    seen.append(site.getusersitepackages())
spec = PathFinder.find_spec(sys.argv[1], [os.path.abspath(each) for each in seen] + sys.path)
print(spec and spec.origin)
"""
COMPILER = re.compile(r"(?:^|/|-)(?:g\+\+|gcc|c\+\+|cc|clang(?:\+\+)?)(?:-[0-9.]+)?$")

Ask = Callable[[Sequence[str]], Captured]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One check result."""

    name: str
    status: str  # "ok", "wrong", "skipped"
    found: str
    hint: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lived:
    """An activated prefix: its packages, its variables, and a function that runs its programs."""

    prefix: Path
    installed: tuple[Installed, ...]
    env: Mapping[str, str]  # the variables of a shell in which the environment is activated
    ask: Ask  # runs a command in the activated shell
    fault: str | None = None  # the reason why the environment cannot be activated

    def holds(self, path: Path) -> bool:
        """Return whether the path, or the target of its links, is in the prefix."""
        lies = path.is_relative_to(self.prefix)
        return lies or path.resolve().is_relative_to(self.prefix.resolve())

    def has(self, name: str) -> bool:
        """Return whether the package is installed."""
        return any(each.package.name == name for each in self.installed)


def verification_list(lived: Lived, lab: Lab | None, lock: Lock | None, deep: bool) -> list[Item]:
    """Return the results of all checks. `lab` is None for an environment without a CUDA
    compiler."""
    items = [_lock(lived, lock), _files(lived, deep)]
    if lived.fault is not None:
        folder = lived.prefix / "etc/conda/activate.d"
        hint = f"fix or remove the script in {folder}; the remaining checks are skipped"
        return [*items, Item(name="activation", status="wrong", found=lived.fault, hint=hint)]
    if lab is not None:
        items += [_nvcc(lived, lab), _host_compiler(lived, lab), _one_channel(lived, lab)]
        items += [_variables(lived, lab)]
    items += [_leaks(lived, lab is not None)]
    items += [_diagnostics(lived, "bitsandbytes", lab), _diagnostics(lived, "nybble", lab)]
    items.append(
        Item(
            name="performance smoke test",
            status="skipped",
            found="check manually: needs a GPU, a model and your script (docs/environments.md)",
        )
    )
    return items


def _lock(lived: Lived, lock: Lock | None) -> Item:
    name = "packages match the lock"
    if lock is None:
        return Item(name=name, status="skipped", found="no lock given (--lock FILE)")
    wrong = differences(lived.installed, lock)
    if wrong:
        more = "" if len(wrong) <= 5 else f"; and {len(wrong) - 5} more"
        return Item(
            name=name,
            status="wrong",
            found="; ".join(wrong[:5]) + more,
            hint="create the environment again from the lock",
        )
    return Item(name=name, status="ok", found=counted(len(lock.packages), "package"))


def _files(lived: Lived, deep: bool) -> Item:
    name = "files are whole"
    wrong = list(damaged_files(lived.prefix, lived.installed, deep=deep))
    count = sum(len(each.files) for each in lived.installed)
    if wrong:
        more = "" if len(wrong) <= 5 else f"; and {len(wrong) - 5} more"
        hint = "create the environment again; do not use an incomplete one"
        return Item(name=name, status="wrong", found="; ".join(wrong[:5]) + more, hint=hint)
    how = "by hash" if deep else "checked by name (--deep compares hashes)"
    return Item(name=name, status="ok", found=f"{counted(count, 'file')} {how}")


def _nvcc(lived: Lived, lab: Lab) -> Item:
    name = f"nvcc prints {lab.nvcc}"
    said = lived.ask(["nvcc", "--version"])
    match = re.search(r"release ([\d.]+), V([\d.]+)", said.stdout)
    if match is None:
        why = said.problem or f"exit code {said.returncode}, no release in its output"
        return Item(name=name, status="wrong", found=why, hint="install cuda-nvcc in this lab")
    text = f"release {match.group(1)}, V{match.group(2)}"
    if match.group(2) != lab.nvcc:
        hint = f"pin {lab.label.channel}::cuda-nvcc={lab.nvcc}"
        return Item(name=name, status="wrong", found=text, hint=hint)
    return Item(name=name, status="ok", found=text)


def _host_compiler(lived: Lived, lab: Lab) -> Item:
    """Check which host compiler `nvcc --dryrun` names, and the version of that compiler."""
    limit = gcc_max(lab.cuda)
    name = f"nvcc's host compiler is GCC {limit} or older"
    dry = lived.ask(["nvcc", "--dryrun", "-c", "-x", "cu", "/dev/null", "-o", "/dev/null"])
    compiler = _called(dry.stdout + dry.stderr)
    if compiler is None:
        return Item(
            name=name,
            status="wrong",
            found="the output of nvcc --dryrun contains no host compiler",
            hint="check CUDAHOSTCXX and NVCC_PREPEND_FLAGS",
        )
    version = lived.ask([compiler, "-dumpfullversion", "-dumpversion"]).stdout.strip()
    if not re.fullmatch(r"\d+(\.\d+)*", version):
        return Item(name=name, status="wrong", found=f"{compiler} does not report its version")
    if Version(version).major > limit:
        hint = f"install gcc_linux-64={lab.gcc} gxx_linux-64={lab.gcc}; set CUDAHOSTCXX to its g++"
        return Item(name=name, status="wrong", found=f"{compiler} is GCC {version}", hint=hint)
    return Item(name=name, status="ok", found=f"{compiler} is GCC {version}")


def _called(dryrun: str) -> str | None:
    """Return the host compiler in the output of `nvcc --dryrun`. nvcc quotes either folder and name
    together, or only the folder.

    >>> _called('#$ _SPACE_= \\n#$ "/p/bin/x86_64-conda-linux-gnu-g++" -D__CUDA__ -E -x c++ "a"')
    '/p/bin/x86_64-conda-linux-gnu-g++'
    >>> _called('#$ "/a b/bin"/g++ -D__CUDA__ -E -x c++ "a"')
    '/a b/bin/g++'
    """
    for line in dryrun.splitlines():
        match = re.match(r'#\$ ((?:"[^"]*"|[^\s"])+) .*-E\b', line)
        program = match.group(1).replace('"', "") if match else ""
        if COMPILER.search(program):
            return program
    return None


def _one_channel(lived: Lived, lab: Lab) -> Item:
    name = "CUDA parts come from one channel"
    cuda = {
        each.package.name: each.package.channel_name
        for each in lived.installed
        if each.package.name in {*lab.label.parts, *lab.label.numbered, *lab.label.others}
    }
    channels = sorted(set(cuda.values()))
    if len(channels) > 1:
        counts = {channel: [n for n, c in cuda.items() if c == channel] for channel in channels}
        fewest = min(counts.values(), key=len)
        return Item(
            name=name,
            status="wrong",
            found=f"the CUDA packages come from several channels ({', '.join(channels)}): "
            f"{', '.join(fewest[:5])} differ from the others",
            hint="create the lab from its file, which pins every package to one channel",
        )
    text = f"{counted(len(cuda), 'part')} from {channels[0]}" if channels else "no CUDA part"
    return Item(name=name, status="ok" if channels else "skipped", found=text)


def _variables(lived: Lived, lab: Lab) -> Item:
    name = "variables point into the lab"
    hint = "install nybble-lab, or enter with `nybforge lab run`"
    for variable in VARIABLES:
        value = lived.env.get(variable)
        if not value:
            return Item(name=name, status="wrong", found=f"{variable} is not set", hint=hint)
        if not Path(value).is_relative_to(lived.prefix):
            found = f"{variable} is {value}, outside this lab"
            return Item(name=name, status="wrong", found=found, hint="activate the lab again")
    for variable, wanted in (("BNB_CUDA_VERSION", lab.short), ("CUDA_VERSION", lab.cuda)):
        if lived.env.get(variable) != wanted:
            found = f"{variable} is {lived.env.get(variable)!r}, not {wanted}"
            return Item(name=name, status="wrong", found=found, hint=hint)
    if f"-DCMAKE_CUDA_HOST_COMPILER={lived.env['CUDAHOSTCXX']}" not in lived.env.get(
        "CMAKE_ARGS", ""
    ):
        found = "CMAKE_ARGS does not name the host compiler"
        return Item(name=name, status="wrong", found=found, hint=hint)
    return Item(name=name, status="ok", found=", ".join((*VARIABLES, "CMAKE_ARGS")))


def _leaks(lived: Lived, is_lab: bool) -> Item:
    """Search the activated environment's PATH for each tool. A program that is found before the
    lab's own tool is a leak."""
    name = "no tool from outside"
    folders = [Path(each) for each in lived.env.get("PATH", "").split(":") if each]
    tools = TOOLS if is_lab else TOOLS[3:]
    leaked, lacking = [], []
    for tool in tools:
        first = next((f / tool for f in folders if os.access(f / tool, os.X_OK)), None)
        own = lived.prefix / "bin" / tool
        if first is not None and not first.is_relative_to(lived.prefix) and own.exists():
            leaked.append(f"{tool} is {first}, before {own}")
        elif first is not None and not first.is_relative_to(lived.prefix) and is_lab:
            leaked.append(f"{tool} is {first}; this lab has none")
            lacking.append(tool)
    if leaked:
        hints = [f"install {', '.join(lacking)} in this lab"] if lacking else []
        if len(lacking) < len(leaked):
            own = lived.prefix / "bin"
            hints.append(f"PATH was changed after activation; put {own} first again")
        found, hint = "; ".join(leaked), "; ".join(hints)
        return Item(name=name, status="wrong", found=found, hint=hint)
    return Item(name=name, status="ok", found=", ".join(tools))


def _diagnostics(lived: Lived, module: str, lab: Lab | None) -> Item:
    name = f"python -m {module}"
    if not lived.has(module):
        return Item(name=name, status="skipped", found=f"{module} is not installed here")
    origin = lived.ask(["python", "-I", "-c", ORIGIN, module]).stdout.strip().rpartition("\n")[2]
    if origin.startswith("/") and not lived.holds(Path(origin)):
        return Item(
            name=name,
            status="wrong",
            found=f"python imports the module from outside of the environment: {origin}",
            hint="unset PYTHONPATH, set PYTHONNOUSERSITE=1, and change to another folder",
        )
    said = lived.ask(["python", "-I", "-m", module])
    text = said.stdout + said.stderr
    wanted = f"libbitsandbytes_cuda{lab.short}.so" if lab is not None else ""
    if said.returncode != 0:
        last = next((line for line in reversed(text.splitlines()) if line.strip()), said.problem)
        return Item(name=name, status="wrong", found=last or "failed", hint=f"run {name} there")
    if module == "bitsandbytes" and not ("SUCCESS" in text and wanted in text):
        found = f"its output does not contain SUCCESS and {wanted or 'its library'}"
        hint = f"BNB_CUDA_VERSION={lab.short}" if lab else None
        return Item(name=name, status="wrong", found=found, hint=hint)
    return Item(name=name, status="ok", found="SUCCESS" if "SUCCESS" in text else "exit code 0")
