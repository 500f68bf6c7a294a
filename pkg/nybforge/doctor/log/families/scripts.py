"""The cause where a script's first line names a Python that is not there."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from pathlib import PurePosixPath

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, is_plain, sign

_CUT = 120  # kernels before 5.1 read 127 characters of a first line


def _too_long(hit: Hit) -> bool:
    """Return whether the kernel cut the path: it is long and ends before a program's name."""
    named = hit.get("named")
    return len(named) >= _CUT and not linear.search(r"/(?:python|pypy)[\w.]*$", named)


def _moved(hit: Hit) -> bool:
    """Return whether the script lies in another folder than the Python that it names."""
    script, named = hit.get("script"), hit.get("named")
    return (
        script.startswith("/")
        and bool(named)
        and PurePosixPath(script).parent != PurePosixPath(named).parent
    )


def _why_script(hit: Hit) -> str:
    named, script = hit.get("named"), hit.get("script")
    if _too_long(hit):
        return "the first line of the script, with the path of its Python, is longer than the kernel reads (127 characters before Linux 5.1, 255 since): what it has read names no program"
    if _moved(hit):
        return f"{script} was written for {named}, which is not there: the environment was moved, copied or renamed after its scripts were installed"
    if named:
        return f"{named}, which the script names in its first line, is not there: that Python was removed or updated, or its environment moved"
    return f"the program that the first line of {script or 'the script'} names is not there: its environment was moved or copied, or its Python removed"


def _new_environment(hit: Hit, facts: Facts) -> tuple[str, ...]:
    script, text = hit.get("script"), hit.text
    script = script if is_plain(script) else ""
    name = linear.split(r"[/\\]", script)[-1].removesuffix(".exe") or "NAME"
    if _too_long(hit):
        return (
            f"python -m {name} …   # or python {script or 'SCRIPT'}: needs no first line",
            "an environment at a shorter path: conda create -p /opt/e …, python -m venv /opt/e; conda-build: --croot /tmp/cb",
        )
    if hit.get("windows"):
        return (
            f"python -m {name} …   # or py -m {name}: needs no such launcher",
            f"python -m pip install --force-reinstall --no-deps {name}   # writes it for this Python",
        )
    folder = str(PurePosixPath(script).parent) if "/" in script else "ENV/bin"
    look = f"head -1 {script or 'SCRIPT'}; ls -l {folder}/python*   # which Python it names, and which there is"
    run = f"{folder}/python -m {name} …   # runs until then, where that Python is there"
    if "conda" in text or "/envs/" in text:
        return (
            look,
            run,
            "conda create -p NEW --clone OLD   # at the old place; conda's environments move so, or packed: conda-pack, then conda-unpack in it",
        )
    return (
        look,
        run,
        f"{folder}/python -m pip freeze > packages.txt; python3 -m venv --clear {PurePosixPath(folder).parent} && {folder}/python -m pip install -r packages.txt   # a venv does not move; in an image: make it at the path where it runs, with that stage's Python",
    )


# a Python's path, whole or cut; with the line's end of Windows (^M, \r) it is another cause
_NAMED = r"(?P<named>/[^\s:'^\\]*(?:python|pypy|conda|/envs?/|venv|_placehold)[^\s:'^\\]*)"
_OF_ENVIRONMENT = (
    r"/?(?:\S*/)?(?:\.?venv[\w.-]*|envs?|envs/[\w.-]+|\w*(?:conda|forge|mamba)\d?)/bin/[\w.-]+"
)

INTERPRETER_LOST = Cause(
    id="interpreter_lost",
    title="A script names a Python that is not there",
    why=_why_script,
    fix=_new_environment,
    signs=(
        sign(
            "bad interpreter: no such file",
            rf"(?:(?P<script>[^\s:]+): )?{_NAMED}: bad interpreter: No such file",
        ),
        sign(
            "bad interpreter: /",
            rf"(?:(?P<script>[^\s:]+): )?bad interpreter: {_NAMED}: (?i:no such file)",
        ),
        sign(
            "specified the interpreter",
            rf"Failed to execute process '(?P<script>[^']+)'\W+The file (?:'[^']*' )?specified the interpreter '{_NAMED}'",
        ),
        sign(
            "fatal error in launcher: unable to create process",
            r"(?P<windows>Fatal error in launcher: Unable to create process) using '\"(?P<named>[^\"]*)\"\s+\"(?P<script>[^\"]*)",
        ),
        # bash from 5.2 on, of programs without their loader as well
        sign(
            "cannot execute: required file not found",
            rf"(?P<script>{_OF_ENVIRONMENT}): cannot execute: required file not found",
            "likely",
        ),
        sign(
            "~exec /",
            rf"\bexec (?P<script>/{_OF_ENVIRONMENT}): no such file or directory",
            "likely",
        ),
    ),
    examples=(
        "bash: /data/new/venv/bin/pip: /home/me/venv/bin/python3: bad interpreter: No such file or directory",
        "zsh: /opt/e/bin/jupyter: bad interpreter: /opt/e/bin/python3.9: no such file or directory",
    ),
    counter_examples=(
        "./build.sh: /bin/bash^M: bad interpreter: No such file or directory",
        "bash: ./configure: /usr/bin/python3: bad interpreter: Permission denied",
    ),
)

CAUSES = (INTERPRETER_LOST,)
