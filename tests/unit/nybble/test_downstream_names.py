"""Every name of bitsandbytes that other projects' sources use is in ours, with its parameters.

tests/clients/downstream.py writes the table from checkouts of the projects.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import tomllib

ROOT = Path(__file__).resolve().parents[3]
PATH = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
TABLE = ROOT / "tests/data/clients/downstream.toml"
PROGRAM = Path(__file__).parent / "programs/downstream_names.py"
# names that bitsandbytes 0.50.2 does not have either, in code for other releases and devices
GONE = {
    "adam.Adam8bit", "cextension.ROCM_WARP_SIZE_64", "functional.double_quant", "Linear4bit",
    "functional.lib.cgemv_4bit_inference_bf16", "functional.lib.cgemv_4bit_inference_fp16",
    "functional.optimizer_update_8bit", "functional.percentile_clipping",
}  # fmt: skip
Parameters = dict[str, list[str] | None]


def _parameters(names: list[str], **env: str) -> Parameters:
    done = subprocess.run(
        [sys.executable, str(PROGRAM), *names],
        capture_output=True,
        text=True,
        env={**os.environ, **env},
    )
    assert done.returncode == 0, done.stderr
    found: Parameters = json.loads(done.stdout.splitlines()[-1])
    return found


def test_every_name_is_there_with_bitsandbytes_parameters() -> None:
    pytest.importorskip("bitsandbytes")
    projects = tomllib.loads(TABLE.read_text("utf-8"))
    used = [
        (project, name, keywords)
        for project, names in projects.items()
        for name, keywords in names.items()
        if name != "commit"
    ]
    names = sorted({name for _, name, _ in used})
    real, ours = _parameters(names, PYTHONPATH=""), _parameters(names, PYTHONPATH=PATH)
    assert {name for name in names if real[name] is None} <= GONE <= {*names}
    for project, name, keywords in used:
        wanted, mine = real[name], ours[name]
        if wanted is None or name in GONE:  # without a GPU, bitsandbytes' lib has any name
            continue
        assert mine is not None, f"{project} uses {name}"
        plain = [one for one in wanted if not one.startswith("*")]
        assert mine[: len(plain)] == plain or not plain, f"{project} uses {name}"
        for keyword in keywords:
            accepted = keyword in mine or any(one.startswith("**") for one in mine)
            assert accepted or keyword not in wanted, f"{project} uses {name}({keyword}=…)"
    assert len(projects) >= 18
