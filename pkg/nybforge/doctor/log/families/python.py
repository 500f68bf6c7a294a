"""Causes at Python itself: a package older than it, packages that ask for different versions of one."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign


def _older_python(hit: Hit) -> str:
    """Return the newest Python that the package says it takes, else one that has all that is missed."""
    bound = linear.search(r"<(?P<with>=?) ?3\.(?P<minor>\d+)", hit.quote)
    if bound:
        return f"3.{int(bound['minor']) - (not bound['with'])}"
    return "3.11"


def _package(hit: Hit) -> str:
    """Return the package that the failing file is of, as its folder is called."""
    found = linear.search(r"(?:site|dist)-packages/(\w+)", hit.quote)
    return found[1].replace("_", "-") if found else "PACKAGE"


def _why_python(hit: Hit) -> str:
    if "lib-dynload" in hit.quote:
        return "one Python loads the standard library of another: PYTHONHOME, PYTHONPATH or a program that embeds Python mixes the two"
    if hit.get("abi"):
        return f"{hit.get('abi')} is a function of Python that this one has not: the file was compiled for, or its C code made for, another Python"
    if hit.get("built"):
        return f"the file was compiled for Python {hit.get('built')} and this is {hit.get('here')}"
    if hit.get("tools"):
        return "setuptools brings this module, and it is not there, or is so new that it brings it no more (pkg_resources)"
    if hit.get("asks"):
        return f"the package takes other versions of Python than this one: {hit.get('asks')}"
    return "the package's sources (or the setuptools that builds them) use what this newer Python has not any more"


def _fit_python(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "lib-dynload" in hit.quote:
        return (
            "env -u PYTHONHOME -u PYTHONPATH COMMAND",
            "env | grep PYTHON; which -a python python3   # two Pythons of different versions; build the program for the one that runs",
        )
    if hit.get("abi") or hit.get("built"):
        package = _package(hit)
        return (
            f"python --version; python -m pip install --upgrade --force-reinstall --no-cache-dir {package}   # a release with a wheel for this Python",
            f"or compiled anew here: python -m pip install --force-reinstall --no-cache-dir --no-binary {package} {package}; sources of your own: an empty build folder, then this Python's setup.py",
            f"conda create -n new -c conda-forge python={hit.get('built') or '3.9'}   # a Python that the package was made for",
        )
    new = f"conda create -n new -c conda-forge python={_older_python(hit)}   # a Python that the package was made for"
    if hit.get("asks"):
        return (new, "or a newer release of the package: python -m pip index versions PACKAGE")
    return (
        'python -m pip install --upgrade pip wheel "setuptools<81"   # then the same command again, with --no-build-isolation if it was used',
        "a newer release of the package, one with a wheel for this Python",
        new,
    )


PYTHON_TOO_NEW = Cause(
    id="python_too_new",
    title="A package is not made for this Python",
    why=_why_python,
    fix=_fit_python,
    signs=(
        sign("has no attribute 'impimporter'"),
        sign(
            ("no module named 'distutils~", "no module named 'imp'"),
            r"No module named '(?:distutils(?:\.\w+)*|imp)'",
        ),
        sign(
            ("no module named 'numpy.distutils", "module 'numpy' has no attribute 'distutils'"),
            r"No module named 'numpy\.distutils|module 'numpy' has no attribute 'distutils'",
        ),
        sign("no module named 'pkg_resources'", r"No module named '(?P<tools>pkg_resources)'"),
        sign(
            "module 'configparser' has no attribute",
            r"module 'configparser' has no attribute '(?:SafeConfigParser|readfp)'",
        ),
        sign(
            "requires a different python",
            r"requires a different Python: [\d.]+ not in '?(?P<asks>[^'\s]+(?:, ?[^'\s]+)*)",
        ),
        sign(
            (
                "_pylong_asbytearray",
                "_pylong_sign",
                "ob_digit",
                "pythreadstate",
                "_pyinterpreterframe",
            ),
            r"error: .*(?:_PyLong_AsByteArray|ob_digit|PyThreadState.{0,12} has no member named|_PyInterpreterFrame|_PyLong_Sign)",
        ),
        sign(
            "undefined symbol: ",
            r"undefined symbol: (?P<abi>_?Py[A-Z_]\w+)",
            unless=r"(?i)warning",
        ),
        sign(
            "module was compiled for python",
            r"module was compiled for Python (?P<built>[\d.]+),? but the interpreter version is incompatible: (?P<here>[\d.]+)",
        ),
        sign(
            ("was not declared in this scope", "has no member named"),
            r"error: .*['‘](?:PyUnicode_(?:AS_UNICODE|GET_SIZE|AS_DATA)|_PyGen_Send|PyEval_CallObject|Py_UNICODE\w*)['’] was not declared in this scope|error: .*['‘]PyCodeObject['’].* has no member named",
        ),
    ),
    examples=(
        "ImportError: /v/lib/python3.10/site-packages/uvloop/loop.cpython-310-x86_64-linux-gnu.so: undefined symbol: _PyGen_Send",
        "AttributeError: module 'pkgutil' has no attribute 'ImpImporter'. Did you mean: 'zipimporter'?",
        "ERROR: Package 'triton' requires a different Python: 3.13.1 not in '<3.13,>=3.8'",
        "ModuleNotFoundError: No module named 'distutils'",
    ),
    counter_examples=("DeprecationWarning: pkg_resources is deprecated as an API.",),
)


NUMPY_ABI = Cause(
    id="numpy_abi",
    title="A package was compiled for another numpy",
    why=lambda hit: (
        "its compiled part was made for numpy 1, and numpy 2 is installed"
        if linear.search(
            r"NumPy 1\.x|multiarray|_ARRAY_API|not available", hit.quote + hit.before[-600:]
        )
        else "its compiled part was made with a newer numpy than the installed one, or an older"
    ),
    fix=commands(
        'python -m pip install "numpy<2"   # conda: conda install -c conda-forge "numpy<2"',
        "or a release of the package that the traceback names which knows numpy 2: python -m pip install --upgrade PACKAGE",
        "an extension of your own: an empty build folder, then pip install --no-build-isolation .",
    ),
    signs=(
        sign(
            "multiarray failed to import",
            r"ImportError: numpy\._?core\.multiarray failed to import",
        ),
        sign(
            "a module that was compiled using numpy",
            nearby=r"(?:raise ImportError|ImportError:)[\s\S]{0,200}A module that was compiled using NumPy",
        ),
        sign(
            "size changed, may indicate binary incompatibility",
            r"Error: numpy\.(?:dtype|ndarray|ufunc) size changed, may indicate binary incompatibility",
        ),
        sign("numpy is not available", r"RuntimeError: Numpy is not available"),
        sign(
            "module compiled against a~",
            r"Error: module compiled against (?:API|ABI) version \S+ but this version of numpy",
        ),
    ),
    examples=(
        "ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, got 88 from PyObject",
        "ImportError: numpy.core.multiarray failed to import",
    ),
    counter_examples=(
        "A module that was compiled using NumPy 1.x cannot be run in\nNumPy 2.0.0 as it may crash.\nEpoch 1/3 loss: 0.2",
    ),
)


def _loosen(hit: Hit, facts: Facts) -> tuple[str, ...]:
    return (
        "read the lines above: which package asks for which version; loosen the pin of one of the two",
        "install the package that is hardest to please first, alone: it brings the torch that it needs",
        "python -m pip check   # what the environment already contradicts; a new one starts without",
    )


PIP_UNSATISFIABLE = Cause(
    id="pip_unsatisfiable",
    title="Packages from pip ask for different versions of one",
    why="two of the packages asked for need versions of a third one that exclude each other (torch, most of all: each "
    "extension is made for one)",
    fix=_loosen,
    signs=(
        sign("because these package versions have conflicting dependencies"),
        sign("resolutionimpossible"),
        sign("no solution found when resolving", r"No solution found when resolving"),
    ),
    examples=(
        "ERROR: Cannot install torch==2.1.0 and vllm==0.6.0 because these package versions have conflicting dependencies.",
    ),
    counter_examples=(
        "ERROR: pip's dependency resolver does not currently take into account all the packages that are installed.",
    ),
)

CAUSES = (PYTHON_TOO_NEW, NUMPY_ABI, PIP_UNSATISFIABLE)
