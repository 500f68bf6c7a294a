"""The cause where a script's first line names a Python that is not there."""

from __future__ import annotations

from pathlib import PurePosixPath

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit, is_plain

_CUT = 120  # kernels before 5.1 read 127 characters of a first line


def too_long(hit: Hit) -> bool:
    """Return whether the kernel cut the path: it is long and ends before a program's name."""
    named = hit.get("named")
    return len(named) >= _CUT and not linear.search(r"/(?:python|pypy)[\w.]*$", named)


def moved(hit: Hit) -> bool:
    """Return whether the script lies in another folder than the Python that it names."""
    script, named = hit.get("script"), hit.get("named")
    return (
        script.startswith("/")
        and bool(named)
        and PurePosixPath(script).parent != PurePosixPath(named).parent
    )


def new_environment(hit: Hit, facts: Facts) -> tuple[str, ...]:
    script, text = hit.get("script"), hit.text
    script = script if is_plain(script) else ""
    name = script.rpartition("/")[2] or "NAME"
    if too_long(hit):
        return (
            f"python -m {name} …   # or python {script or 'SCRIPT'}: needs no first line",
            "an environment at a shorter path: conda create -p /opt/e …, python -m venv /opt/e; conda-build: --croot /tmp/cb",
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
