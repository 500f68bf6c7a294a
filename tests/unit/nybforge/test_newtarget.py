"""The files of a new target. The shipped targets' files are reproduced from their facts."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from nybble.compat import tables
from nybforge.load import read
from nybforge.measure import Measured
from nybforge.newtarget import LABELS, READ, TEMPLATE, capabilities, label_of, new_files
from nybforge.newtoolkit import Toolkit
from nybforge.toolchain.listing import Listed
from nybforge.toolchain.sources import read_sources
from nybforge.variants import by_default, load_targets

ROOT = Path(__file__).resolve().parents[3]
TARGETS = load_targets(ROOT)
GPU = [each for each in TARGETS if each.cuda and not each.suffix]
# nybforge target add made these targets
MADE = ["12.3", "12.5", "13.1", "13.2", "13.3", "13.4", "13.5"]
sources = cache(read_sources)


def measured(cuda: str) -> Measured:
    version = tables.pair(cuda)
    row, compilers = tables.toolkits()[version], tables.host_compilers()[version]
    return Measured(
        toolkit=cuda,
        gcc_max=compilers["gcc_max"],
        clang_max=compilers["clang_max"],
        archs=tuple(row["archs"]),
        ptx_isa=row["ptx_isa"],
        version=cuda,
    )


def toolkit(cuda: str) -> tuple[Toolkit, dict[str, int | None]]:
    """Return the toolkit and the sizes that the checked-in pins and label state."""
    parts: dict[str, dict[str, Listed]] = {}
    sizes: dict[str, int | None] = {}
    for part, tool in sources(ROOT).toolkits[cuda].items():
        parts[part] = {}
        for pin in tool.pins:
            wheel = pin.wheel
            parts[part][pin.platform] = Listed(
                name=tool.name, version=tool.version, file=wheel.file, url="", sha256=wheel.sha256
            )
            sizes[wheel.file] = wheel.size
    label = read(ROOT / LABELS).require("labels").require(cuda)
    pins = {name: pin.texts()[0] for name, pin in label.require("pins").mapping().items()}
    required = {
        "nvidia-cuda-nvcc": pins["cuda-nvcc"],
        "nvidia-cuda-cccl": pins.get("cuda-cccl_linux-64", ""),
        "nvidia-cublas": pins["libcublas"],
        "nvidia-cusparse": pins["libcusparse"],
    }
    release = label.require("release").text()
    return Toolkit(cuda=cuda, parts=parts, release=release, required=required), sizes


def without(text: str, cuda: str) -> str:
    """Return the YAML file without the block of a CUDA version."""
    kept, skipping = [], False
    for line in text.splitlines(keepends=True):
        if line.startswith('  "'):
            skipping = line == f'  "{cuda}":\n'
        if not skipping:
            kept.append(line)
    return "".join(kept)


@pytest.mark.parametrize("target", GPU, ids=lambda each: each.target)
def test_the_rule_gives_the_capabilities_of_every_target(target) -> None:
    assert capabilities(target.cuda, measured(target.cuda).archs or ()) == target.capabilities


@pytest.mark.parametrize("cuda", MADE)
def test_the_files_of_a_target_are_what_the_command_writes(cuda: str) -> None:
    made, sizes = toolkit(cuda)
    old = {path: without((ROOT / path).read_text(), cuda) for path in (*READ, TEMPLATE)}
    earlier = [each for each in TARGETS if each.cuda is None or GPU.index(each) < _at(cuda)]
    # 12.3 and 12.5 were added when the targets up to 13.0 existed
    known = earlier if cuda.startswith("13") else [each for each in TARGETS if each.cuda != cuda]
    known = [each for each in known if each.cuda not in MADE or cuda.startswith("13")]
    files = new_files(made, sizes, measured(cuda), known, old)
    if cuda in ("12.3", "12.5"):  # their labels were written by hand
        files.pop(LABELS, None)
    assert files
    for path, text in files.items():
        now = (ROOT / path).read_text()
        assert text == (_from_wheels(now, cuda) if path == LABELS else now), path


def _from_wheels(text: str, cuda: str) -> str:
    """Return the labels file with the evidence "wheel" for each pin of the CUDA version. The
    command writes this evidence, and people have found better evidence since then."""
    block = re.compile(rf'^  "{re.escape(cuda)}":\n.*?(?=^  "|\Z)', re.M | re.S)
    return block.sub(lambda found: re.sub(r'"\w+"\]', '"wheel"]', found[0]), text)


def _at(cuda: str) -> int:
    return next(n for n, each in enumerate(GPU) if each.cuda == cuda)


def test_a_target_whose_devices_another_one_serves_is_built_on_request() -> None:
    for cuda in MADE:
        target = GPU[_at(cuda)]
        real = {each for each in target.capabilities if each.endswith("-real")}
        major = cuda.partition(".")[0]
        serving = [
            each.target
            for each in by_default(GPU)
            if str(each.cuda).partition(".")[0] == major
            and real <= set(each.capabilities)
            and each is not target
        ]
        assert target.built_by_default == (not serving), target.target


def test_a_new_toolkit_gets_a_row_in_each_table() -> None:
    made, sizes = toolkit("13.5")
    new = Toolkit(cuda="13.98", parts=made.parts, release="13.98.0", required={})
    old = {path: (ROOT / path).read_text() for path in (*READ, TEMPLATE)}
    facts = Measured(
        toolkit="13.98", gcc_max=16, clang_max=23, archs=("75", "90", "90a", "107"), ptx_isa="9.6"
    )
    files = new_files(new, sizes, facts, TARGETS, old)
    assert LABELS not in files
    rows = {
        Path(path).stem: json.loads(text)["rows"][-1]
        for path, text in files.items()
        if path.endswith(".json")
    }
    assert set(rows) == {"toolkits", "host_compilers", "ptx_isa", "wheels"}
    assert all(row["cuda"] == "13.98" and row["source"] for row in rows.values())
    assert rows["toolkits"]["archs"] == ["75", "90", "90a", "107"]
    assert (rows["host_compilers"]["gcc_max"], rows["ptx_isa"]["ptx_isa"]) == (16, "9.6")
    assert rows["wheels"]["nvcc"] is True
    variant = files["recipe/variants/cuda1398.yaml"]
    assert '"75-real 90a-real 107-real 75-virtual 107-virtual"' in variant
    assert "the images of cuda134" in variant


def test_rows_stay_in_the_order_of_versions() -> None:
    made, sizes = toolkit("13.2")
    old = {path: (ROOT / path).read_text() for path in (*READ, TEMPLATE)}
    table = "pkg/nybble/compat/data/ptx_isa.json"
    lines = [line for line in old[table].splitlines(keepends=True) if '"13.2"' not in line]
    old[table] = "".join(lines)
    files = new_files(made, sizes, measured("13.2"), TARGETS, old)
    versions = [row["cuda"] for row in json.loads(files[table])["rows"]]
    assert versions == [row["cuda"] for row in tables.rows("ptx_isa")]


@pytest.mark.parametrize(
    "required",
    [
        {},
        {"nvidia-cublas": "1", "nvidia-cusparse": "1", "nvidia-cuda-cccl": "1"},
        # a metapackage of another release
        {
            "nvidia-cublas": "1",
            "nvidia-cusparse": "1",
            "nvidia-cuda-cccl": "1",
            "nvidia-cuda-nvcc": "13.5.1",
        },
    ],
)
def test_without_the_metapackage_of_the_wheels_there_is_no_label(required: dict[str, str]) -> None:
    made, _ = toolkit("13.5")
    found = Toolkit(cuda="13.5", parts=made.parts, release="13.5.0", required=required)
    assert label_of(found) is None
