"""Compute values for the doctor's texts about missing build tools."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.distributions import install


def tool(hit: Hit) -> str:
    """Return the name of the package that contains the missing tool."""
    name = hit.get("tool") or hit.get("module") or "ninja"
    return {"gmake": "make", "Unix Makefiles": "make"}.get(name, name.lower().replace("_", "-"))


def tool_and_company(hit: Hit) -> str:
    """Return the packages that a build without isolation needs: the missing tool and the usual
    build tools."""
    return " ".join(sorted({tool(hit), "setuptools", "wheel", "packaging", "ninja"}))


def install_tool(hit: Hit, facts: Facts) -> str:
    """Return the command that installs the tool with the distribution's package manager."""
    name = tool(hit)
    package = {"ninja": "ninja-build"}.get(name, name)
    return install(facts, apt=package, dnf=package, apk=name, pacman=name, zypper=name)
