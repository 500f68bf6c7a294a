"""Score the doctor on labelled logs: right, silent, wrong, false alarm; and whether its fix works.

Run: python -m tests.doctor.score [--record] [FOLDER or FILE …]. Without arguments it reads the
files in tests/data/doctor. A folder needs an index: index.tsv or index.yaml. --record adds logs
that were never tried to history.tsv, so that the rate on new logs is known over time.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import tomli
import yaml

from nybforge import doctor

__all__ = ["DATA", "Answer", "Labelled", "answer", "labelled", "summary", "table"]

DATA = Path(__file__).parents[1] / "data/doctor"
HISTORY = DATA / "history.tsv"
FIELDS = ("date", "set", "log", "expected", "said", "cause", "fix")


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A log with its label.

    any: the correct ids; "silent" means that no answer is also correct. A log without ids is a
    control. fix: a pattern of the text that a working fix contains, "" if no fix is judged.
    """

    group: str
    name: str
    data: bytes
    any: tuple[str, ...]
    fix: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the doctor said: R(ight), S(ilent), W(rong), F(alse alarm) or -, and whether the fix
    works: Y(es), N(o) or -."""

    said: str
    cause: str
    fix: str


def labelled(path: Path) -> Iterator[Labelled]:
    """Yield the logs of a file or folder."""
    if path.suffix == ".toml":
        for row in tomli.loads(path.read_text("utf-8"))["logs"]:
            data = row["text"].encode()
            ids, fix = tuple(row["any"]), row.get("fix", "")
            yield Labelled(group=path.stem, name=row["source"], data=data, any=ids, fix=fix)
        return
    notes = tomli.loads((DATA / "fixes.toml").read_text("utf-8"))
    for name, ids in _index(path):
        note = notes.get(name.partition("_")[0], {})
        known = tuple(one for one in (*ids, *note.get("also", ())))
        data = (path / name).read_bytes()
        fix = note.get("fix", "")
        yield Labelled(
            group=path.name, name=name.removesuffix(".txt"), data=data, any=known, fix=fix
        )


def _index(folder: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name of each log in the folder, and the ids that count as correct answers."""
    if (folder / "index.tsv").exists():
        with (folder / "index.tsv").open(encoding="utf-8", newline="") as stream:
            for row in csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE):
                ids = row["expected_ids (any of)"].replace("SILENT", "silent").split("|")
                yield row["file"], () if ids == ["silent"] else tuple(ids)
        return
    for row in yaml.safe_load((folder / "index.yaml").read_text("utf-8")):
        none = row["class"] in ("ok", "unrelated_traceback")
        yield row["file"], () if none else (row["class"],)


def answer(log: Labelled) -> Answer:
    """Return what the doctor says about the log, judged by the log's label."""
    found = doctor.read_log(io.BytesIO(log.data), lambda: 0.0, doctor.Facts).findings
    said = ",".join(one["id"] for one in found) or "silent"
    if not log.any:
        return Answer(said=said, cause="F" if found else "-", fix="-")
    if not found:
        return Answer(said=said, cause="R" if "silent" in log.any else "S", fix="-")
    right = found[0]["id"] in log.any
    works = re.search(log.fix, "\n".join(found[0]["fix"])) is not None
    fix = "-" if not (right and log.fix) else "Y" if works else "N"
    return Answer(said=said, cause="R" if right else "W", fix=fix)


def table(rows: Iterable[dict[str, str]]) -> list[str]:
    """Return a Markdown table of the rates of each set of logs."""
    sets: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        counts = sets.setdefault((row["date"], row["set"]), Counter())
        counts.update((row["cause"], "fix " + row["fix"]))
    out = ["| date | logs | right | silent | wrong | fix works | good logs | false alarms |"]
    out.append("| --- " * 8 + "|")
    for (date, name), n in sets.items():
        failures, good = n["R"] + n["S"] + n["W"], n["-"] + n["F"]
        cells = [date, f"{name}: {failures}", *(n[one] for one in "RSW")]
        cells += [f"{n['fix Y']} of {n['fix Y'] + n['fix N']}", good, n["F"]]
        out.append("| " + " | ".join(map(str, cells)) + " |")
    return out


def history() -> list[dict[str, str]]:
    """Return each log that was ever tried, with its answer on the day of its first trial."""
    with HISTORY.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream, delimiter="\t"))


def summary() -> list[str]:
    """Return the rates of each set of logs on the day when the set was new."""
    return table(history())


def _record(rows: Sequence[dict[str, str]]) -> None:
    """Add the logs that the history does not contain."""
    known = {(row["set"], row["log"]) for row in history()}
    with HISTORY.open("a", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, FIELDS, delimiter="\t", lineterminator="\n")
        writer.writerows(row for row in rows if (row["set"], row["log"]) not in known)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print each log that is not answered as labelled, then the rates."""
    parser = argparse.ArgumentParser(prog="python -m tests.doctor.score", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--record", action="store_true", help="add new logs to the history")
    options = parser.parse_args(arguments)
    today = datetime.date.today().isoformat()
    rows = []
    for log in (
        log for path in options.paths or sorted(DATA.glob("fresh*.toml")) for log in labelled(path)
    ):
        got = answer(log)
        expected = "|".join(log.any) or "silent"
        rows.append(
            dict(
                zip(
                    FIELDS,
                    (today, log.group, log.name, expected, got.said, got.cause, got.fix),
                    strict=True,
                )
            )
        )
        if got.cause in "SWF" or got.fix == "N":
            print(f"{log.group}/{log.name}: expected {expected}, said {got.said}", end="")
            print(f" ({got.cause}, fix {got.fix})")
    print(*table(rows), sep="\n")
    if options.record:
        _record(rows)


if __name__ == "__main__":
    main()
