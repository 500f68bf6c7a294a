# Reads and checks the API tables; finds how a function is called in each CUDA major.
from __future__ import annotations

import re
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

# Plain YAML values, validated by `check`.
Row = dict[str, Any]
Table = dict[str, Any]
SCALAR_WORDS = re.compile(
    r"void|char|short|int|long|float|double|unsigned|signed|const|size_t|u?int(8|16|32|64)_t"
)
SUFFIX = re.compile(r"(_v\d+)?(_pts[z]|_ptds)?$")


class TableError(ValueError):
    """A table is wrong; the text names the file and the entry."""


def read_yaml(path: Path) -> Any:
    """Return the values of a YAML file."""
    return YAML(typ="safe").load(path.read_text("utf-8"))


def load(path: Path) -> Table:
    try:
        table: Table = read_yaml(path)
    except (OSError, YAMLError) as error:
        raise TableError(f"{path.name}: cannot be read: {error}") from error
    check(path.name, table)
    return table


def split(param: str) -> tuple[str, str]:
    text, _, name = param.rpartition(" ")
    return text, name


def check(name: str, table: Table) -> None:
    """Check that no field is missing, all types are known, and signatures are unique."""
    seen: dict[tuple[str, str], str] = {}
    for entry in table["functions"]:
        where = f"{name}: {entry.get('symbol', entry)}"
        for field in ("symbol", "since", "ret", "params", "outs"):
            if field not in entry:
                raise TableError(f"{where}: no field '{field}'")
        for text in [entry["ret"], *(split(p)[0] for p in entry["params"])]:
            for word in re.findall(r"[A-Za-z_]\w*", text.split("(")[0]):
                if not SCALAR_WORDS.fullmatch(word) and word not in table["types"]:
                    raise TableError(f"{where}: unknown type '{word}'; add it to 'types'")
        names = [split(p)[1] for p in entry["params"]]
        for out in entry["outs"]:
            if out.split(":")[0] not in names:
                raise TableError(f"{where}: 'outs' names '{out}', which is no parameter")
        signature = f"{entry['ret']}({entry['params']})"
        if seen.setdefault((entry["symbol"], entry["since"]), signature) != signature:
            raise TableError(f"{where}: conflicting signatures since {entry['since']}")


def known(where: str, named: Iterable[str], symbols: Container[str]) -> None:
    """Check that every named function is in a table."""
    unknown = sorted({name for name in named if name not in symbols})
    if unknown:
        raise TableError(f"{where}: functions of no table: {unknown}")


@cache
def version(text: object) -> tuple[int, int]:
    major, minor = str(text).split(".")
    return int(major), int(minor)


def major_rows(table: Table, major: int | None) -> dict[str, Row]:
    """Return the newest row of each function that headers of `major` (None: any) declare."""
    last = table["versions"][-1]
    rows: dict[str, Row] = {}
    for row in sorted(table["functions"], key=lambda r: version(r["since"])):
        until = row.get("until", last)
        if major is None or version(row["since"])[0] <= major <= version(until)[0]:
            rows[str(row["symbol"])] = row
    if major is None:  # of several rows, take the row whose function was removed last
        for row in table["functions"]:
            old = rows[str(row["symbol"])]
            if version(row.get("until", last)) > version(old.get("until", last)):
                rows[str(row["symbol"])] = row
    return dict(sorted(rows.items()))


def signature(row: Row) -> str:
    """Return the types as text, without const, which does not change the ABI."""
    params = [split(p)[0] for p in row["params"]]
    return re.sub(r"\bconst\b ?| ", "", f"{row['ret']}({','.join(params)})")


def structs(row: Row) -> list[str]:
    texts = [split(p)[0] for p in row["params"]]
    return [word for text in texts for word in re.findall(r"[A-Za-z_]\w*", text)]


def same_layouts(row: Row, header: int, runtime: int, table: Table, abi: Table) -> bool:
    """Return whether every struct of this function has the same size in both majors."""
    layout_of = abi["layout_of"].get(row["symbol"], {})
    for name in structs(row):
        sizes = table["layouts"].get(name, {})
        one = sizes.get(layout_of.get(header, header), {}).get("size")
        other = sizes.get(layout_of.get(runtime, runtime), {}).get("size")
        if one is not None and other is not None and one != other:
            return False
    return True


@cache  # called for every pair of functions
def stem(symbol: str) -> tuple[str, str]:
    """Split off version and stream suffix: cudaMemAdvise_v2_ptsz -> (cudaMemAdvise, _ptsz)."""
    match = SUFFIX.search(symbol)
    assert match is not None
    return symbol[: match.start()], match.group(2) or ""


def form(row: Row, header: int, runtime: int, table: Table, abi: Table) -> Row | None:
    """Return how a stub of `header` calls the function of `runtime`; None: it needs no adapter."""
    symbol = str(row["symbol"])
    base, thread = symbol, ""
    if symbol.endswith(("_ptsz", "_ptds")):
        base, thread = symbol[:-5], symbol[-5:]
    others = major_rows(table, runtime)
    for rule in abi["copy"]:
        if (rule["symbol"], rule["header"], rule["runtime"]) == (symbol, header, runtime):
            return {**rule, "kind": "copy", "major": runtime}
    for rule in abi["pending"]:
        if rule["symbol"] == symbol and symbol in others:
            return {**rule, "kind": "pending", "major": runtime, "real": symbol}
    for rule in abi["call"]:
        if rule["symbol"] == base and header in rule["header"] and runtime in rule["runtime"]:
            real = rule["real"] + thread
            real = real if real in others else rule["real"]
            return {**rule, "kind": "call", "major": runtime, "real": real, "row": others[real]}
    for name, other in others.items():
        if stem(name) != stem(symbol) or signature(other) != signature(row):
            continue
        if symbol in others and signature(others[symbol]) == signature(row):
            name, other = symbol, others[symbol]
        if not same_layouts(row, header, runtime, table, abi):
            break
        return None if name == symbol else {"kind": "alias", "major": runtime, "real": name}
    if symbol in others:
        return {"kind": "refused", "major": runtime, "real": None}
    return None
