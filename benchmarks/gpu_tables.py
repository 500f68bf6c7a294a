"""Write the tables in the results page of a GPU from its JSON file.

python benchmarks/gpu_tables.py [--check] PAGE.md…

The numbers of DEVICE-gpu.md come from DEVICE-gpu.json in the same folder, and the numbers about
other libraries from DEVICE-peers.json. DEVICE-peers.svg is also drawn from DEVICE-peers.json. The
text between `<!-- table: NAME -->` and `<!-- end -->` is replaced; the text around it is kept.
--check writes nothing and exits with status 1 if a table or the chart differs from the JSON.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import peers_chart
import peers_results

Row = dict[str, Any]
Table = list[list[str]]

SHAPES = ("14336x4096", "8192x28672", "4096x4096", "11008x4096")
BOTH = SHAPES[:2]
BLOCK = re.compile(r"<!-- table: (.+?) -->\n(?:.*?\n)??<!-- end -->", re.DOTALL)

# Targets as a share of a copy's bandwidth: label, operation, case, (14336x4096, 8192x28672).
WANTED: tuple[tuple[str, str, str, tuple[float, ...]], ...] = (
    ("quantize_4bit NF4", "quantize_4bit", "nf4 64 {} bf16", (0.80, 0.92)),
    ("quantize_4bit FP4", "quantize_4bit", "fp4 64 {} bf16", (0.80, 0.92)),
    ("quantize_4bit NF4, fp16", "quantize_4bit", "nf4 64 {} fp16", (0.75, 0.85)),
    ("quantize_4bit FP4, fp16", "quantize_4bit", "fp4 64 {} fp16", (0.75, 0.85)),
    ("quantize_4bit NF4, fp32", "quantize_4bit", "nf4 64 {} fp32", (0.75, 0.85)),
    ("dequantize_4bit NF4", "dequantize_4bit", "nf4 64 {} bf16", (0.85, 0.92)),
    ("dequantize_4bit FP4", "dequantize_4bit", "fp4 64 {} bf16", (0.85, 0.92)),
    *(
        (f"quantize_blockwise, {words}", "quantize_blockwise", f"{name} 256 {{}} bf16", (0.8, 0.9))
        for name, words in (
            ("dynamic", "dynamic map"),
            ("linear", "linear map"),
            ("user", "256 values of the user"),
        )
    ),
    ("dequantize_blockwise", "dequantize_blockwise", "dynamic 256 {} bf16", (0.85, 0.92)),
    ("AdamW 8-bit", "adam 8bit", "{} bf16", (0.85, 0.85)),
    *(
        (f"{name} 8-bit", f"{name.lower()} 8bit", "{} bf16", (0.80, 0.80))
        for name in ("Lion", "Momentum", "RMSprop", "Adagrad", "AdEMAMix")
    ),
    ("AdEMAMix 8-bit, fp32", "ademamix 8bit", "{} fp32", (0.80, 0.80)),
    *(
        (f"gemm_4bit, {m} row{'s' * (m > 1)}", "gemm_4bit", f"M={m} nf4 64 {{}} bf16", wanted)
        for m, wanted in ((1, (0.7, 0.9)), (4, (0.65, 0.88)), (8, (0.6, 0.79)), (16, (0.5, 0.7)))
    ),
)
# Target speedup over torch's linear per number of rows. A target of 1.0 must be exceeded; others
# must be reached.
TIMES = {32: 1.0, 64: 1.0, 128: 0.9, 256: 0.9, 512: 0.95, 1024: 0.95, 2048: 0.95, 4096: 0.95}


class Results:
    """One run of benchmarks/gpu.py, and the products of one run of benchmarks/gpu_peers.py."""

    def __init__(self, document: dict[str, Any], peers: list[Row]) -> None:
        self.document = document
        self.peers = peers_chart.of_type(peers, "bf16")
        self.fp16_peers = peers_chart.of_type(peers, "fp16")
        self.int8_peers = peers_chart.of_type(peers, "bf16", "int8")
        self.experts_peers = peers_chart.of_type(peers, "bf16", "experts")
        self.rows: list[Row] = document["rows"]
        self._by_case: dict[tuple[str, str], Row] = {
            (row["operation"], row["case"]): row for row in self.rows
        }

    def row(self, operation: str, case: str) -> Row:
        return self._by_case[operation, case]


def marked(text: str, good: bool) -> str:
    return text if good else f"**{text}**"


def summary(r: Results) -> Table:
    slower = [f"{x['operation']} {x['case']}" for x in r.rows if x["faster"] < 1]
    d = r.document
    return [
        ["result", "value"],
        [f"geometric mean over {len(r.rows)} rows", f"{d['geometric_mean']:.2f}"],
        ["rows slower than bitsandbytes (target: 0)", ", ".join(slower) or "0"],
        ["bandwidth of a device copy, GB/s", f"{d['copy_GBps']:.0f}"],
        ["commit, date", f"{d['commit']}, {d['date']}"],
    ]


def targets(r: Results) -> Table:
    """Return the missed targets, and how many were reached; the JSON file has all values."""
    lines = [["share of a copy", "target", "measured"]]
    for words, operation, case, wanted in WANTED:
        got = [r.row(operation, case.format(shape))["share"] for shape in BOTH]
        cells = [marked(f"{x:.3f}", x >= y) for x, y in zip(got, wanted, strict=True)]
        lines.append([words, " / ".join(f"{y:.2f}" for y in wanted), " / ".join(cells)])
    for dtype in ("bf16", "fp16"):
        cases = [f"M=4096 bias {shape} {dtype}" for shape in BOTH]
        got = [r.row("int8_linear", case)["faster"] for case in cases]
        cells = [marked(f"{x:.2f}", x >= 1.2) for x in got]
        lines.append([f"int8 linear, 4096 rows, {dtype}", "speedup 1.2", " / ".join(cells)])
    missed = [line for line in lines[1:] if "**" in line[2]]
    rest = "the others" if missed else "all"
    reached = [rest, f"{len(lines) - 1 - len(missed)} targets", "reached"]
    return [lines[0], *missed, reached]


def against_torch(r: Results) -> Table:
    lines = [["rows", "target", *SHAPES]]
    for m, wanted in TIMES.items():
        line = [str(m), f"> {wanted:.0f}" if wanted == 1 else f"≥ {wanted:.2f}"]
        for shape in SHAPES:
            row = r.row("gemm_4bit", f"M={m} nf4 64 {shape} bf16")
            times = row["torch_us"] / row["ours_us"]
            line.append(marked(f"{times:.3f}", times > 1 if wanted == 1 else times >= wanted))
        lines.append(line)
    return lines


def by_operation(r: Results) -> Table:
    groups: dict[str, list[float]] = {}
    for row in r.rows:
        groups.setdefault(row["operation"], []).append(row["faster"])
    means = {name: statistics.geometric_mean(all_) for name, all_ in groups.items()}
    lines = [["operation", "rows", "geometric mean", "least", "a block is a factor of 1.2"]]
    for name in sorted(means, key=means.__getitem__):
        mean, least = means[name], min(groups[name])
        bar = "█" * round(math.log(mean, 1.2))
        lines.append([name, str(len(groups[name])), f"{mean:.2f}", f"{least:.2f}", bar])
    return lines


def experts_table(rows: list[peers_results.Row]) -> Table:
    """Return the speedups over each library by tokens, without the columns of an int8 peer."""
    lines = peers_results.speedup_table(rows, peers_chart.OURS)
    return [[peer, weights, *cells] for peer, _activations, weights, _error, *cells in lines]


TABLES: dict[str, Callable[[Results], Table]] = {
    "fastest peers": lambda r: peers_chart.table(r.peers, r.fp16_peers, "fp16, smallest"),
    "int8 peers": lambda r: peers_chart.table_by_shape(r.int8_peers),
    "experts peers": lambda r: experts_table(r.experts_peers),
    "summary": summary,
    "targets": targets,
    "times torch's linear": against_torch,
    "by operation": by_operation,
}


def drawn(table: Table) -> Iterator[str]:
    """Return a Markdown table; numbers are right-aligned, texts left-aligned."""
    head, *body = table
    sides = ["---:" if all(re.match(r"[*>≥\d]|$", line[i]) for line in body) else "---"
             for i in range(len(head))]  # fmt: skip
    for line in (head, sides, *body):
        yield f"| {' | '.join(line)} |"


def renewed(page: str, results: Results) -> str:
    def block(found: re.Match[str]) -> str:
        name = found[1]
        lines = "\n".join(drawn(TABLES[name](results)))
        return f"<!-- table: {name} -->\n{lines}\n<!-- end -->"

    return BLOCK.sub(block, page)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("pages", nargs="+", type=Path)
    options = parser.parse_args()
    wrong = 0
    for path in options.pages:
        data = path.with_suffix(".json")
        beside = path.with_name(path.name.replace("-gpu.md", "-peers.json"))
        try:
            page = path.read_text("utf-8")
            peers = json.loads(beside.read_text("utf-8"))["rows"] if beside.exists() else []
            results = Results(json.loads(data.read_text("utf-8")), peers)
            new = renewed(page, results)
        except OSError as error:
            parser.error(f"{error.filename}: {error.strerror}; a page needs its JSON beside it")
        except ValueError as error:
            parser.error(f"{data} is not valid JSON (was the run interrupted?): {error}")
        except KeyError as error:
            parser.error(f"{path}: no table or row of {data.name} has the name {error}")
        found = [(path, page, new)]
        if peers:
            chart = beside.with_suffix(".svg")
            drawn_before = chart.read_text("utf-8") if chart.exists() else ""
            found.append((chart, drawn_before, peers_chart.svg(results.peers)))
        for file, before, after in found:
            wrong += after != before
            if after != before:
                print(f"{file}: differs from the JSON files beside it")
                if not options.check:
                    file.write_text(after, "utf-8")
    return int(options.check and wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
