"""Every public docstring documents arguments, results, errors and the origin of the method."""

from __future__ import annotations

import inspect
import pydoc
import re
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("torch")

from nybble import autograd, compat, cuda, functional, nn, optim

PUBLIC: list[tuple[str, Any]] = [
    (f"{module.__name__}.{name}", getattr(module, name))
    for module in (functional, autograd, nn, optim)
    for name in module.__all__
    if not isinstance(getattr(module, name), ModuleType)
]


def _text(thing: Any) -> str:
    """Return the docstrings of the class and of its base classes, as help() shows them."""
    if not inspect.isclass(thing):
        return inspect.getdoc(thing) or ""
    ours = [one for one in thing.__mro__ if one.__module__.startswith("nybble")]
    return "\n".join(one.__dict__.get("__doc__") or "" for one in ours)


@pytest.mark.parametrize(("name", "thing"), PUBLIC, ids=[name for name, _ in PUBLIC])
def test_each_public_name_has_its_own_docstring(name: str, thing: Any) -> None:
    own = thing.__dict__.get("__doc__") if inspect.isclass(thing) else thing.__doc__
    assert own, name
    first = own.strip().splitlines()[0]
    assert first[0].isupper() or first[0] == "`", name
    assert "." in own, name


@pytest.mark.parametrize(
    ("name", "thing"),
    [(name, thing) for name, thing in PUBLIC if inspect.isfunction(thing)],
    ids=[name for name, thing in PUBLIC if inspect.isfunction(thing)],
)
def test_a_function_s_docstring_has_shapes_dtypes_and_errors(name: str, thing: Any) -> None:
    text = _text(thing)
    if re.match(r"`\w+` with quant_type '\w+'", text):
        return  # refers to another docstring
    assert re.search(r"float32|int8|uint8|dtype", text), f"{name}: no dtype"
    assert re.search(r"\[[^\]]+\]|any shape|shape|256|16 ", text), f"{name}: no shape"
    assert "Raises" in text, f"{name}: no errors"


SOURCES = r"arXiv \d{4}\.\d{4,5}|bitsandbytes|torch\.nn|Linear4bit|as bitsandbytes|its format"


@pytest.mark.parametrize(
    ("name", "thing"),
    [(name, thing) for name, thing in PUBLIC if "." in name and name != "nybble.nn.parametrize"],
    ids=[name for name, _ in PUBLIC],
)
def test_a_docstring_names_the_source_of_its_method(name: str, thing: Any) -> None:
    module = inspect.getmodule(thing)
    text = _text(thing) + (module.__doc__ or "" if module else "")
    assert re.search(SOURCES, text), f"{name}: no paper and no format"


@pytest.mark.parametrize("module", [autograd, compat, cuda, functional, nn, optim])
def test_help_does_not_show_the_environment(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NYBBLE_SECRET", "a secret value")
    for name in module.__all__:
        assert "a secret value" not in pydoc.render_doc(getattr(module, name)), name
