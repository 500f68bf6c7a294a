"""The cause when a package's build imports torch and is made where none is: by pip, uv, pixi or poetry."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

# uv's own lines, and those of what is built on it; its words break across lines where the window is narrow
_UV = linear.compile(
    r"uv/builds-v0|\buv (?:pip|sync|add|lock|run|tool)\b|doesn't\s+declare\s+it\s+as\s+a\s+build\s+dependency|"
    r"The build backend returned an error|Build backend failed to|\[tool\.uv"
)
# a project's own table is what counts then, not an environment that uv makes anew each time
_PROJECT = linear.compile(r"(?m)\buv (?:sync|add|lock|run)\b|`?pyproject\.toml`? under|^\s*help: `")
_NAMED = linear.compile(
    r"indicates\s+that\s+`([\w.-]+)[@`]|indicates that ([\w-]+)@|Failed to build [`']([\w.-]+)|Failed to (?:fetch|download|build)[\w ]*: `?([\w.-]+)|"
    r"Installing ([\w.-]+) \(|Collecting (\w[\w.-]*)|pip-install-\w+/(\w[\w.-]*?)(?:_[0-9a-f]{32})?/"
)


def _package(hit: Hit) -> str:
    """Return the package whose build failed: the last one named before, or else the first after."""
    before, after = list(_NAMED.finditer(hit.before)), _NAMED.search(hit.after)
    named = before[-1] if before else after
    return next(filter(None, named.groups())) if named else "PACKAGE"


def _source(hit: Hit) -> str:
    """Return what to install it from: a folder or repository where the log names one, else its name."""
    name = _package(hit)
    if name == "PACKAGE" and (own := linear.search(r"Obtaining file://(\S+)", hit.before)):
        return f"-e {shlex.quote(own[1])}"
    found = linear.search(rf"`?{linear.escape(name)} @ (?:file://)?([^\s`]+)", hit.text)
    return shlex.quote(found[1]) if found else name


def _missing(hit: Hit) -> str:
    return hit.get("module", "torch")


# what setup.py itself is run by: missing only where isolation is off and nobody brought it
_TOOLS = ("setuptools", "wheel", "packaging", "hatchling", "poetry", "flit_core")


def _without_isolation(hit: Hit, facts: Facts) -> tuple[str, ...]:
    name, module = _package(hit), _missing(hit)
    if module in _TOOLS:
        return (
            "uv pip install setuptools wheel packaging ninja   # into the environment of the build; then the same command again",
            f"uv sync: first uv sync --no-install-package {name}, then the line above, then uv sync   # or in pyproject.toml, dependencies: setuptools",
        )
    if not _UV.search(hit.text):
        return (
            "python -m pip install setuptools wheel packaging ninja",
            f"python -m pip install --no-build-isolation {_source(hit)}",
        )
    by_hand = (
        f"uv pip install {module} setuptools wheel packaging ninja   # first, alone; in a Dockerfile as a RUN of its own",
        f"uv pip install --no-build-isolation {_source(hit)}   # of a list: uv pip install --no-build-isolation-package {name} -r requirements.txt",
    )
    wants = f'{{ requirement = "{module}", match-runtime = true }}'
    table = (
        f"pyproject.toml: [tool.uv.extra-build-dependencies], below it: {name} = [{wants}]   # the {module} that the environment gets; then uv sync (a uv that does not know it: uv self update)",
    )
    return (*table, *by_hand) if _PROJECT.search(hit.text) else (*by_hand, *table)


BUILD_ISOLATION = Cause(
    id="build_isolation",
    title="A build cannot see the installed torch",
    why=lambda hit: (
        f"isolation is off for this package (no-build-isolation), so {_missing(hit)}, with which it is built, must be in the environment, and is not"
        if _missing(hit) in _TOOLS
        else f"{'uv' if _UV.search(hit.text) else 'pip'} builds in an environment of its own, where {_missing(hit)} is not; this package's setup.py imports it"
    ),
    fix=_without_isolation,
    signs=(
        sign(
            "no module named 'torch'",
            nearby=r"egg_info|build-env-|pip-build-env|get_requires_for_build|prepare_metadata_for|Getting requirements to build wheel|Preparing metadata|build_editable|setup\.py bdist_wheel|pip-install-\w+/|"
            + _UV.pattern,
        ),
        # in the words of setup.py, and where a narrow window breaks them
        sign(
            ("module named 'torch'", "please install pytorch", "please install torch"),
            r"(?i)^\s*module named 'torch'|please install (?:py)?torch\b",
            nearby=_UV.pattern + r"|Getting requirements to build wheel",
        ),
        sign(
            "no module named '",
            rf"ModuleNotFoundError: No module named '(?P<module>{'|'.join(_TOOLS)})'",
            nearby=_UV.pattern,
        ),
        # what uv adds where it knows the reason, of whatever module
        sign(
            "no module named '",
            r"ModuleNotFoundError: No module named '(?P<module>\w+)'",
            unless=r"No module named '(?:torch\b|pkg_resources|distutils|imp\b)",
            nearby=r"doesn't\s+declare\s+it\s+as\s+a\s+build\s+dependency",
        ),
    ),
    examples=(
        "  Getting requirements to build wheel: finished with status 'error'\n"
        "      ModuleNotFoundError: No module named 'torch'",
        "  × Failed to build `flash-attn==2.8.2`\n  ├─▶ The build backend returned an error\n"
        "      ModuleNotFoundError: No module named 'torch'\n\n"
        "      hint: This error likely indicates that `flash-attn@2.8.2` depends on `torch`, but doesn't declare it as a build dependency.",
    ),
    counter_examples=(
        'Traceback (most recent call last):\n  File "run.py", line 1, in <module>\n'
        "ModuleNotFoundError: No module named 'torch'",
    ),
)

CAUSES = (BUILD_ISOLATION,)
