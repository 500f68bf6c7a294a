"""Returns commands that install packages with the package manager of a distribution."""

from __future__ import annotations

from nybforge.doctor.facts import Facts

_MANAGERS = {
    "apt-get": ("debian", "ubuntu", "mint", "pop!_os"),
    "dnf": ("red hat", "rocky", "alma", "fedora", "centos", "oracle linux"),
    "apk": ("alpine",),
    "pacman": ("arch linux", "manjaro", "cachyos"),
    "zypper": ("suse",),
}
_COMMANDS = {"apk": "apk add", "pacman": "sudo pacman -S"}


def manager(facts: Facts) -> str:
    """Return the name of the distribution's package manager, or "" if it is unknown."""
    distro = facts.system.distro.lower()
    found = (name for name, words in _MANAGERS.items() if any(word in distro for word in words))
    return next(found, "")


def install(facts: Facts, **names: str) -> str:
    """Return the command that installs a package. `names` maps each package manager ("apt" for
    apt-get) to the package's name.

    If the distribution or its name for the package is unknown, the command uses apt-get.

    >>> install(Facts(), apt="python3-dev", dnf="python3-devel")
    'sudo apt-get install python3-dev'
    """
    found = manager(facts)
    if found not in names:
        return f"sudo apt-get install {names['apt']}"
    return f"{_COMMANDS.get(found, f'sudo {found} install')} {names[found]}"
