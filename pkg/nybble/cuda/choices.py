"""Keep the tuned choices of 4-bit products in one file per kind of device, and apply them."""

from __future__ import annotations

import json
import tempfile
import warnings
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from nybble import __version__, _native
from nybble.compat.ownership import writable_by_others
from nybble.cuda.cache import Cache, default_folder, key_of
from nybble.cuda.errors import CacheError
from nybble.errors import NybbleError

DTYPES = {"float16": 1, "bfloat16": 2}  # nybble_dtype
_PLAN = ("cluster_k", "clusters", "splits", "streamk_tiles", "form")


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """The products that one choice applies to: `rows` rows, times a weight of n x k."""

    rows: int
    n: int
    k: int
    dtype: str = "bfloat16"
    block_size: int = 64
    nested: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuned:
    """The fastest choice for a product.

    us, own_us: the measured times in microseconds of this choice and of the library's own choice.
    """

    product: Product
    path: str
    plan: tuple[int, ...]
    us: float
    own_us: float

    def to_json(self) -> dict[str, object]:
        """Return the choice as plain data."""
        return asdict(self)


def as_struct(product: Product, path: str = "", plan: tuple[int, ...] = ()) -> _native.Gemm4Choice:
    """Return the C record of a product and its choice."""
    made = _native.Gemm4Choice(
        product.rows, product.n, product.k, DTYPES[product.dtype], product.block_size,
        int(product.nested),
    )  # fmt: skip
    made.path = path.encode()
    for name, value in zip(_PLAN, plan, strict=False):
        setattr(made, name, value)
    return made


def plan_of(choice: _native.Gemm4Choice) -> tuple[int, ...]:
    """Return the plan of a C record."""
    return tuple(getattr(choice, name) for name in _PLAN)


def use(index: int, choices: Iterable[Tuned]) -> None:
    """Make a device use these choices instead of its previous ones.

    Raises InvalidArgument if libnybble refuses a choice.
    """
    rows = [as_struct(one.product, one.path, one.plan) for one in choices]
    lib = _native.library()
    lib.check(lib.cuda_gemm4_use((_native.Gemm4Choice * len(rows))(*rows), len(rows), index))


def file_of(facts: _native.DeviceFacts, images: str, environ: Mapping[str, str]) -> Path:
    """Return the path of the file for a kind of device, this version, and kernels with this
    digest."""
    parts = {
        "device": [facts.name.decode(errors="replace"), facts.multiprocessors],
        "capability": [facts.major, facts.minor],
        "nybble": __version__,
        "library": _native.library().version,
        "images": images,
    }
    return default_folder(environ) / "tuned" / f"{key_of(parts)}.json"


def _tuned(row: Mapping[str, object]) -> Tuned:
    given = dict(row)
    product = Product(**given.pop("product"))  # type: ignore[arg-type]  # checked below
    made = Tuned(product=product, **given)  # type: ignore[arg-type]
    numbers = (made.us, made.own_us)
    whole = (product.rows, product.n, product.k, product.block_size, *made.plan)
    if (
        product.dtype not in DTYPES
        or type(product.nested) is not bool
        or not all(type(one) is int and 0 <= one < 1 << 31 for one in whole)
        or not all(isinstance(one, int | float) for one in numbers)
        or len(made.plan) != len(_PLAN)
        or len(made.path.encode()) >= _native.Gemm4Choice.path.size
    ):
        raise ValueError(f"a choice has a wrong value: {dict(row)}")
    return replace(made, plan=(*made.plan,))


def read(path: Path) -> list[Tuned]:
    """Return the choices in a file, or [] if there is no file; raise CacheError for a damaged
    file."""
    if not path.exists():
        return []
    why = writable_by_others(path.parent, parents=True)
    if why is not None:
        raise CacheError(f"{path}: tuned choices are ignored: {why}")
    try:
        rows = json.loads(path.read_text("utf-8"))["choices"]
        return [_tuned(row) for row in rows]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise CacheError(
            f"{path}: corrupt: {error!r}; expected the choices that nybble.cuda.tune wrote"
        ) from error


def keep(path: Path, new: Iterable[Tuned]) -> list[Tuned]:
    """Add choices to a file atomically; return all choices of the file.

    A new choice replaces the old one for the same product. A file that is not usable is replaced.
    """
    folder = Cache(folder=path.parent)
    folder.prepare()
    try:
        with folder.lock(path.stem):  # another process may tune other products
            known: dict[Product, Tuned] = {}
            with suppress(CacheError):
                known = {one.product: one for one in read(path)}
            known.update({one.product: one for one in new})
            document = {"nybble": __version__, "choices": [one.to_json() for one in known.values()]}
            with tempfile.TemporaryDirectory(prefix=".tuned-", dir=path.parent) as scratch:
                written = Path(scratch, path.name)
                written.write_text(json.dumps(document, indent=1), "utf-8")
                written.replace(path)
    except OSError as error:
        raise CacheError(
            f"{path}: cannot be written: {error.strerror}",
            hint="free some space, or set NYBBLE_CACHE to another folder",
        ) from error
    return list(known.values())


def use_kept(
    index: int, facts: _native.DeviceFacts, images: str, environ: Mapping[str, str]
) -> None:
    """Apply the choices that are stored for a device; warn if their file is not usable.

    NYBBLE_TUNED=0 turns this off.
    """
    if environ.get("NYBBLE_TUNED") == "0":
        return
    hint = "set NYBBLE_CACHE to a folder, or NYBBLE_TUNED=0"
    try:
        path = file_of(facts, images, environ)
        hint = f"delete {path}, or set NYBBLE_TUNED=0"
        if kept := read(path):
            use(index, kept)
    except (NybbleError, OSError) as error:
        text = f"CUDA device {index}: its tuned choices are ignored: {error}\nhint: {hint}"
        warnings.warn(text, RuntimeWarning, stacklevel=2)
