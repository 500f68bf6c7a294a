"""Decides whether two commands are the same step. If they are, the success of the later command
repairs the failure of the earlier one."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.lines import bare
from nybforge.doctor.log.repaired import command, last_command

__all__ = ["echoed", "goes_on", "of_another_step", "same_step", "step_command"]

# Commands that bash prints after `set -x`, and the first lines of steps in GitHub workflows.
_TRACED = linear.compile(r"(?:\+{1,4} |##\[group\]Run )(\S.*)$")
_ECHO = linear.compile(r"(?:&&|;|^) *echo +([^|>&;]*[^|>&; ]) *$")
_SETTING = linear.compile(r"\w+=")
_STARTERS = frozenset(
    ("srun", "mpirun", "mpiexec", "env", "time", "nohup", "nice", "exec", "timeout", "stdbuf")
)
# a short option of these programs is followed by its value
_VALUED = frozenset(("srun", "mpirun", "mpiexec"))
_PYTHON = linear.compile(r"(?:python[\d.]*|torchrun|accelerate|deepspeed)$")
_INSTALLERS = frozenset(
    ("spack", "pip", "pip3", "uv", "pixi", "conda", "mamba", "apt", "apt-get", "dnf", "npm", "git")
)
_QUERIES = frozenset(("list", "check", "show", "find", "status", "info", "search", "freeze"))
# Commands that a script runs before or after its programs, even if one of the programs failed.
_ASIDE = linear.compile(
    r"(?:echo|printf|date|hostname|sleep|exit|wait|kill|trap|set|cd|ls|cat|tail|head|cp|mv|rm|mkdir|"
    r"touch|tar|gzip|zip|rsync|scp|ssh|df|du|free|ip|nvidia-smi|ibstat|ulimit|module|bash|sh|aws|"
    r"gsutil|curl|seff|sacct|squeue|scontrol|scancel|actions/\S+|docker/\S+)$"
)
# Commands that look for something or show it. If such a command finds nothing, a later step may
# install what is missing, or work without it.
_ASKS = linear.compile(
    r" (?:--version|-V)\b|^(?:sudo )?(?:which|type|command|ls|ldconfig|python3? -c|cat|tail|head|"
    r"less|grep|dmesg|journalctl|systemctl|nvidia-smi|squeue|sacct|scontrol|seff|kubectl|"
    r"docker logs)\b"
)
_NAME = linear.compile(r"[A-Za-z][\w.-]*")


def step_command(line: str) -> str:
    """Return the command in a line with a shell prompt or a trace, or the step that a workflow
    begins. For other lines, return ""."""
    typed = command(line)
    if typed or not ("+ " in line or "##[" in line):
        return typed
    found = _TRACED.match(bare(line))
    return found[1].strip() if found else ""


def echoed(typed: str) -> str:
    """Return the text that an echo at the end of the command prints, or "" if the command has no
    such echo."""
    found = _ECHO.search(typed)
    return found[1].strip("'\"") if found else ""


def _words(typed: str) -> list[str]:
    """Return the words of the last command in the line: the program and its arguments. An echo at
    the end of the line is ignored. A program that runs with sudo counts as another program, because
    root may do more."""
    typed = _ECHO.sub("", typed)
    last = linear.split(r"&&|;", typed)[-1] if "'" not in typed and '"' not in typed else ""
    words = (last or typed.rpartition("&&")[2]).split()
    if words[:1] == ["sudo"] and (rest := [word for word in words[1:] if word[0] != "-"]):
        return ["sudo " + rest[0], *rest[1:]]
    while words and (words[0] in _STARTERS or _SETTING.match(words[0])):
        starter = words.pop(0)
        while len(words) > 1 and (words[0].startswith("-") or words[0].isdigit()):
            option = words.pop(0)
            if starter in _VALUED and len(option) <= 3 and len(words) > 1 and words[0][0] != "-":
                words.pop(0)  # this word is the value of the option
    return words[2:] if len(words) > 2 and words[1] == "-m" else words


def _program(words: list[str]) -> str:
    """Return the name of the program without its folder. For programs that start Python, return
    "python"."""
    first = words[0] if words else ""
    root = "sudo " if first.startswith("sudo ") else ""
    name = first.removeprefix(root).rpartition("/")[2]
    return root + ("python" if _PYTHON.match(name) else name)


def _targets(words: list[str]) -> set[str]:
    """Return the names of the packages that an installer's command installs."""
    names = (_NAME.match(word.lstrip("'\"")) for word in words[2:])
    return {name[0].lower() for name in names if name}


def same_step(one: str, other: str) -> bool:
    """Return whether both commands run the same program, or install one of the same packages with
    any installer.

    >>> same_step("cd a; make", "srun -n 1 make"), same_step("make", "python3 -m pip install a")
    (True, False)
    >>> same_step("pip install a>=1 b", "pip install -U a"), same_step("pip install a", "pip list")
    (True, False)
    >>> same_step("spack install a@2 +cuda", "spack install b")
    False
    """
    one_words, other_words = _words(one), _words(other)
    programs = [_program(one_words), _program(other_words)]
    if any(name.removeprefix("sudo ") not in _INSTALLERS for name in programs):
        return programs[0] == programs[1]
    first, second = _targets(one_words), _targets(other_words)
    if first and second:
        return bool(first & second)
    works = _QUERIES.isdisjoint((*one_words[1:2], *other_words[1:2]))
    return programs[0] == programs[1] and (works or one_words[1:2] == other_words[1:2])


def goes_on(line: str, failed: str) -> bool:
    """Return whether work continues after the command `failed` if the command in the line succeeds.
    This is the case if both commands are the same step, or if the line is from a script and its
    command is a further program of the script."""
    now = step_command(line)
    if same_step(now, failed):
        return True
    words = _words(now)  # an echo has no words here
    traced = "+ " in line and not command(line)
    return traced and bool(words) and not _ASIDE.match(words[0])


def of_another_step(hit: Hit, line: int) -> bool:
    """Return whether the line belongs to a command that a person typed after the hit and that is
    not the failed step. If the line is beyond the text that is kept around the hit, return
    False."""
    later = hit.after.splitlines()[: line - hit.line + 1]
    typed = last_command(later)
    if not typed or len(later) <= line - hit.line:
        return False
    failed = last_command(hit.before.splitlines())
    return bool(failed) and not _ASKS.search(failed) and not same_step(typed, failed)
