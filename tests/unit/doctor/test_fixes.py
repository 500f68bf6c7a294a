"""The printed fixes work: commands parse, their options exist, and read-only commands run."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile
from pathlib import Path

import pytest
from rattler import MatchSpec

from doctor.printed import commands, printed
from forks import Forks
from nybforge import doctor

ROOT = Path(__file__).parents[3]
# the subcommands and options that fixes use, for tools that are not installed here
CONDA = {
    "install": {
        "-c",
        "-n",
        "-y",
        "--force-reinstall",
        "--override-channels",
        "--only-deps",
        "--solver",
    },
    "create": {"-c", "-n", "-y", "-p", "--prefix", "--clone", "--override-channels"},
    "clean": {"--packages", "--tarballs", "--index-cache", "--all", "-y"},
    "search": {"-c", "--override-channels", "--info", "--subdir"},
    "list": {"-n", "--revisions"},
    "update": {"-c", "-n", "--all"},
    "remove": {"-n", "--all", "--force"},
    "config": {"--add", "--set", "--show", "--show-sources", "--remove-key", "--remove", "--env"},
    "env": {
        "create",
        "update",
        "-f",
        "-n",
        "--prune",
        "export",
        "--from-history",
        "config",
        "vars",
        "set",
    },
    "info": {"--base", "--envs"},
    "tos": {"accept", "--override-channels", "--channel", "-c"},
    "activate": set(),
    "deactivate": set(),
    "run": {"-n", "--no-capture-output"},
    "build": {"--no-test", "--test", "--prefix-length", "-c"},
    "render": set(),
    "smithy": {"rerender"},
    "compare": set(),
    "mambabuild": set(),
    "build_all": set(),
}
# programs that only read
READERS = """
ls head tail cat grep which ldd df uname getconf ldconfig nvcc lscpu file readelf sort echo readlink
free findmnt wc id pwd env python3 c++filt
"""
USAGE = re.compile(
    r"(?i)invalid option|unrecognized option|unknown option|syntax ?error|usage:|no such option"
)


@cache
def lines_of_causes() -> list[tuple[str, str]]:
    """Return each printed command with its cause. This reads a thousand logs."""
    return sorted({(cause, command) for cause, line in printed() for command in commands(line)})


def simple(text: str) -> list[str]:
    """Return the simple commands in a line of commands."""
    return re.split(r"\s*(?:&&|;|\|\|?)\s+", text)


def chosen(*starts: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the cause and the words of each simple command that begins with one of `starts`."""
    for cause, text in lines_of_causes():
        for part in simple(text):
            part = re.sub(r"^(?:sudo |[A-Z_]+=\S* )+", "", part).replace("…", "")
            if part.startswith(starts):
                try:
                    yield cause, shlex.split(part)
                except ValueError:
                    continue  # the split divided a quoted text


@pytest.mark.slow
def test_each_printed_command_is_valid_for_bash() -> None:
    """The placeholder … is removed first."""
    script = "\n".join(
        f"f{n}() {{\n{text.replace('…', '')}\n}}" for n, (_, text) in enumerate(lines_of_causes())
    )
    done = subprocess.run(["bash", "-n"], input=script, text=True, capture_output=True)
    lines = script.splitlines()
    bad = [lines[int(found) - 1] for found in re.findall(r"line (\d+):", done.stderr)]
    assert (bad, done.stderr) == ([], "")
    assert len(lines_of_causes()) > 300


@pytest.mark.slow
def test_each_export_sets_its_variable() -> None:
    exports = [(c, t) for c, t in lines_of_causes() if t.startswith("export ") and "…" not in t]
    assert len(exports) > 20
    env = {"PATH": os.environ["PATH"], "CONDA_PREFIX": "/c", "HOME": "/h", "CUDA_HOME": "/u"}
    env |= {"LD_LIBRARY_PATH": "/a/compat:/b/stubs:/c", "LDFLAGS": "-L/c"}
    bad = []
    for cause, text in exports:
        name = re.findall(r"(?:export | )([A-Z_][A-Z0-9_]*)=", text)[-1]
        done = subprocess.run(
            ["bash", "-c", f'{text}\nprintf %s "${{{name}-}}"'],
            env=env,
            text=True,
            capture_output=True,
            stdin=subprocess.DEVNULL,
        )
        value = done.stdout
        if not value or (name.endswith("PATH") and "" in value.split(":")):
            bad.append((cause, text, value, done.stderr))
    assert bad == []


@cache
def helped(*command: str) -> str:
    """Return the help of a command, "" if there is no such command."""
    done = subprocess.run([*command, "--help"], text=True, capture_output=True, cwd=ROOT)
    return "" if done.returncode else done.stdout + done.stderr


def options(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if re.match(r"--[a-z]|-[a-zA-Z]$", word)]


@pytest.mark.slow
def test_pip_and_uv_and_nybforge_have_each_option() -> None:
    pip, bad = (sys.executable, "-m", "pip"), []
    programs = str(Path(sys.executable).parent)  # uv and nybforge of this environment
    for cause, words in chosen("python -m pip ", "pip ", "uv ", "nybforge "):
        tool = pip if words[0] in ("python", "pip") else (f"{programs}/{words[0]}",)
        rest = words[3:] if words[0] == "python" else words[1:]
        verbs = [word for word in rest[:2] if re.fullmatch(r"[a-z][a-z-]+", word)]
        known = next((text for n in (2, 1) if (text := helped(*tool, *verbs[:n]))), "")
        if not known or [one for one in options(rest) if one not in known]:
            bad.append((cause, words))
    assert bad == []


@pytest.mark.slow
def test_conda_has_each_option_and_reads_each_specification() -> None:
    seen, bad = 0, []
    for cause, words in chosen("conda ", "mamba ", "micromamba "):
        if len(words) < 2 or words[1].startswith("-"):
            continue
        rest = words[2:]
        if words[1] not in CONDA or [one for one in options(rest) if one not in CONDA[words[1]]]:
            bad.append((cause, words))
        if words[1] in ("install", "create"):
            takes = {"-c", "-n", "-p", "-f", "--prefix", "--clone"}
            specs = [
                w
                for at, w in enumerate(rest)
                if not w.startswith("-") and rest[at - 1] not in takes
            ]
            for spec in specs:
                try:
                    MatchSpec(spec)
                except Exception as error:  # its class is not public
                    bad.append((cause, [str(error)]))
            seen += len(specs)
    assert bad == []
    assert seen > 100


# programs that run in an empty home folder without a network, without root and without a GPU
SAFE = re.compile(
    r"(?:export|unset|ulimit|hash|mkdir|printf|ps|find|true|cut|xargs|cuobjdump|gcc|clang|ptxas|ld|as"
    r"|sed|for|do|done|test|\.|cmake --version|ninja --version|rm -rf?"
    r"|python3? (?:-c|--version|-m venv|-m pip (?:list|show|check|cache|config|debug))"
    r"|pip (?:cache|list|show|check)|uv (?:cache clean|python pin)"
    r"|git (?:status|log|config --global|lfs install|pull|fetch --tags"
    r"|checkout \"|submodule update)"
    r"|nybforge (?:compat|doctor|env render)) "
)
BUILTINS = {"export", "unset", "ulimit", "hash", "for", "do", "done", "test", "."}


def heads(text: str) -> Iterator[list[str]]:
    """Yield the words of each simple command, without variable assignments."""
    lexer = shlex.shlex(text, posix=False, punctuation_chars=";&|")
    lexer.whitespace_split, lexer.commenters = True, ""
    words: list[str] = []
    for word in [*lexer, ";"]:
        if set(word) <= set(";&|"):
            names = r"\w+=" if words[:1] != ["env"] else r"\w+=|env$|-u$|[A-Z_]+$"
            yield list(dropwhile(lambda one, names=names: re.match(names, one), words))  # type: ignore[misc]
            words = []
        else:
            words.append(word)


def runs_here(text: str) -> bool:
    """Return whether the command has no placeholder and changes only the sandbox."""
    bare = re.sub(r"'[^']*'|\"[^\"]*\"|=[A-Z]+|getconf \w+", "", text)
    if "…" in text or re.search(r"(?<![$\w{])[A-Z]{3,}\b(?![=_}])", bare):
        return False
    inner = re.findall(r"\$\((\w+)", text)
    if not set(inner) <= {*READERS.split(), "python", "git", "dirname", "nproc"}:
        return False
    for words in filter(None, heads(text)):
        known = words[0] in READERS.split() or SAFE.match(" ".join(words) + " ")
        if not known or not (words[0] in BUILTINS or shutil.which(words[0])):
            return False
    return True


def sandbox(folder: Path) -> dict[str, str]:
    """Make a git checkout with a remote, and return the environment of commands there."""
    env = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "HOME": str(folder)}
    env |= {"CONDA_PREFIX": str(folder), "CUDA_HOME": "/usr/local/cuda", "LANG": "C"}
    git = "git -c user.name=a -c user.email=a -c init.defaultBranch=main"
    script = f"""
        {git} init -q there && cd there && echo x=1 >setup.py && {git} add . &&
        {git} commit -qm a && {git} tag v1 && cd .. && {git} clone -q there here
    """
    subprocess.run(["bash", "-ec", script], cwd=folder, env=env, check=True)
    return env


def cheaper(text: str) -> str:
    """Return the command without what takes long and shows no mistake in it: installing pip into a
    virtual environment, and searching the whole machine."""
    return text.replace(" -m venv ", " -m venv --without-pip ").replace("find / ", "find . ")


@pytest.mark.slow
def test_commands_that_need_no_network_no_root_and_no_gpu_run(tmp_path: Path) -> None:
    env, bad = sandbox(tmp_path), []
    causes: dict[str, set[str]] = {}
    for cause, text in lines_of_causes():
        if runs_here(text):
            causes.setdefault(text, set()).add(cause)
    with Forks(["torch"], env) as forks:
        for text, of in causes.items():
            words = shlex.split(text) if text.startswith("python -c ") else []
            if len(words) == 3 and "import torch" in words[2]:  # importing torch takes seconds
                (tmp_path / "program.py").write_text(words[2], "utf-8")
                (done,) = forks.run(tmp_path, [tmp_path / "program.py"])
            else:
                done = subprocess.run(
                    ["bash", "-c", cheaper(text)],
                    cwd=tmp_path / "here",
                    env=env,
                    text=True,
                    capture_output=True,
                    stdin=subprocess.DEVNULL,
                    timeout=100,
                )
            if USAGE.search(done.stderr) or done.returncode == 127:
                bad.append((of, text, done.returncode, done.stderr))
    ran = set().union(*causes.values())
    print(f"the fixes of {len(ran)} causes are run")
    assert bad == []
    assert len(ran) >= 60  # more where the machine has more of the programs


def test_the_fix_selects_no_binary_that_the_log_says_is_missing() -> None:
    log = (
        b"bitsandbytes library load error: Configured CUDA binary not found at "
        b"/e/site-packages/bitsandbytes/libbitsandbytes_cuda128.so\n"
        b"Available pre-compiled versions:\n  - 12.6\n  - 12.8\n"
    )
    (finding,) = doctor.read_log(io.BytesIO(log), lambda: 0.0, doctor.Facts).findings
    assert re.findall(r"BNB_CUDA_VERSION=(\d+)", "\n".join(finding["fix"])) == ["126"]
