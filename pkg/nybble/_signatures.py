"""Derive a constructor from another one: fix some of its parameters, and change other defaults."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping


def partial_init(
    constructor: Callable[..., None],
    fixed: Mapping[str, object],
    defaults: Mapping[str, object] | None = None,
) -> Callable[..., None]:
    """Return `constructor` without the parameters in `fixed`, which always get the values given
    there.

    The other parameters keep their order. The parameters named in `defaults` get the default values
    given there.
    """
    old = inspect.signature(constructor)
    defaults = defaults or {}
    kept = [
        parameter.replace(default=defaults.get(parameter.name, parameter.default))
        for parameter in old.parameters.values()
        if parameter.name not in fixed
    ]
    signature = old.replace(parameters=kept)

    def __init__(*args: object, **kwargs: object) -> None:
        try:
            given = signature.bind(*args, **kwargs)
        except TypeError as wrong:
            raise TypeError(f"{type(args[0]).__name__}(): {wrong}") from None
        given.apply_defaults()
        constructor(**given.arguments, **fixed)

    __init__.__signature__ = signature  # type: ignore[attr-defined]
    return __init__
