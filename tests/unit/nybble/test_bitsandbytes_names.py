"""Every name of the installed bitsandbytes is in ours, with the same parameters and defaults.

A new release of bitsandbytes fails this test with the list of its differences.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import tomllib

ROOT = Path(__file__).resolve().parents[3]
PATH = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
PROGRAM = str(Path(__file__).parent / "programs/public_names.py")
USED = ROOT / "tests/data/clients/downstream.toml"

# pattern of "module name" or "module class.member" -> why ours does not have it
MISSING = {
    "bitsandbytes supported_torch_devices": "it exists, but is created when it is read",
    "bitsandbytes.backends*": "bitsandbytes' kernels per device; nybble has its own",
    "bitsandbytes.diagnostics*": "`python -m bitsandbytes` runs nybble's check",
    "bitsandbytes.consts *": "addresses of bitsandbytes' pages and names of its libraries",
    "bitsandbytes.cuda_specs *": "for the choice between bitsandbytes' libraries",
    "bitsandbytes.cextension *": "for loading one of bitsandbytes' libraries; `lib` exists",
    "bitsandbytes._ops _": "the name of the last fake implementation",
    "bitsandbytes.nn.modules T": "a type variable",
    "bitsandbytes* MatmulLtState._deprecated_fields": "an implementation detail",
    "bitsandbytes* *convert_weight_packed_for_cpu*": "nybble repacks no weights",
    "bitsandbytes.functional CUBLAS_Context": "for igemm; no client uses it",
    "bitsandbytes.functional *igemm": "int8 products without scales; no client uses them",
    "bitsandbytes.functional check_matmul": "for igemm; no client uses it",
    "bitsandbytes.functional GlobalPageManager": "no client uses it",
    "bitsandbytes.functional elementwise_func": "no client uses it",
    "bitsandbytes.functional _mul": "no client uses it",
    "bitsandbytes.functional _cuda_device_of": "a context manager around bitsandbytes' C calls",
    "bitsandbytes* GlobalOutlierPooler": "no client uses it",
    "bitsandbytes* OutlierAwareLinear": "an unfinished layer; no client uses it",
    "bitsandbytes* OutlierTracer": "for OutlierAwareLinear",
    "bitsandbytes.utils outlier_hook": "for OutlierAwareLinear",
    "bitsandbytes.utils find_outlier_dims": "for OutlierAwareLinear",
    "bitsandbytes.utils execute_and_return": "starts a process; no client uses it",
    "bitsandbytes.nn* Embedding*._forward_with_partial_dequantize": "part of forward",
    "bitsandbytes.optim* *AdEMAMix*._get_state_double_buffer": "part of init_state",
}
# pattern -> why the parameters differ
DIFFERENT = {
    "bitsandbytes.functional quantize_?p4": "quant_storage=None means torch.uint8",
    "bitsandbytes.functional quantize_nf4": "quant_storage=None means torch.uint8",
    "bitsandbytes.functional quantize_4bit": "quant_storage=None means torch.uint8",
    "bitsandbytes.functional int8_linear_matmul": "dtype=None means torch.int32",
    "bitsandbytes.autograd._functions MatMul8bitFp.forward": "bitsandbytes' default is the class",
}
# names in other projects' code for other releases and devices; bitsandbytes 0.50.2 does not have
# them
GONE = {
    *("adam.Adam8bit", "cextension.ROCM_WARP_SIZE_64", "functional.double_quant", "Linear4bit"),
    *("functional.optimizer_update_8bit", "functional.percentile_clipping"),
    *("functional.lib.cgemv_4bit_inference_bf16", "functional.lib.cgemv_4bit_inference_fp16"),
}
UNSEEN = ("__version__", "functional.lib.")  # test_library_calls.py tests lib
Names = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def found(libnybble: Path) -> tuple[Names, Names]:
    """Return the names of the installed bitsandbytes, and ours."""
    pytest.importorskip("bitsandbytes")

    def run(**env: str) -> Names:
        every = {**os.environ, "NYBBLE_LIBRARY": str(libnybble), **env}
        done = subprocess.run(
            [sys.executable, PROGRAM], capture_output=True, text=True, env=every, check=False
        )
        assert done.returncode == 0, done.stderr
        names: Names = json.loads(done.stdout.splitlines()[-1])
        return names

    return run(PYTHONPATH=""), run(PYTHONPATH=PATH)


def _differences(real: Names, ours: Names) -> Iterator[tuple[str, str | None, str]]:
    """Yield (place, our parameters or None if the name is missing, bitsandbytes' parameters)."""
    for module, names in real.items():
        mine = ours.get(module, {})
        for name, value in names.items():
            if name == "inherited":
                continue
            if name not in mine:
                yield f"{module} {name}", None, str(value)
                continue
            members = value if isinstance(value, dict) else {"": value}
            own = mine[name] if isinstance(value, dict) else {"": mine[name]}
            for member, wanted in members.items():
                place = f"{module} {name}.{member}".rstrip(".")
                if member in own:
                    yield place, own[member], wanted
                elif member not in mine["inherited"][name]:
                    yield place, None, wanted


def _same(ours: str, theirs: str) -> bool:
    """Return whether our parameters equal theirs. Additional parameters of ours must come last."""
    return ours == theirs or not theirs or ours.startswith(f"{theirs}, ")


def _unlisted(places: dict[str, str], listed: dict[str, str]) -> tuple[list[str], list[str]]:
    """Return the places that no pattern allows, and the patterns that allow no place."""
    new = [f"{place}: {text}" for place, text in places.items() if not _allowed(place, listed)]
    old = [one for one in listed if not any(fnmatch(place, one) for place in places)]
    return new, old


def _allowed(place: str, listed: dict[str, str]) -> bool:
    return any(fnmatch(place, pattern) for pattern in listed)


def test_every_name_is_there_or_its_absence_has_a_reason(found: tuple[Names, Names]) -> None:
    missing = {place: text for place, mine, text in _differences(*found) if mine is None}
    assert _unlisted(missing, MISSING) == ([], [])


def test_parameters_and_defaults_are_the_same(found: tuple[Names, Names]) -> None:
    changed = {
        place: f"{theirs} | ours: {ours}"
        for place, ours, theirs in _differences(*found)
        if ours is not None and not _same(ours, theirs)
    }
    assert _unlisted(changed, DIFFERENT) == ([], [])


def test_the_operators_have_bitsandbytes_schemas(found: tuple[Names, Names]) -> None:
    real, ours = (names["torch.ops.bitsandbytes"] for names in found)
    assert ours == real
    assert len(ours) > 15


def _parameters_of(names: Names, name: str) -> str | None:
    """Return the parameters of a dotted name, or None if it is not there."""
    parts = ["bitsandbytes", *name.split(".")]
    for cut in range(len(parts) - 1, 0, -1):
        module, (first, *rest) = names.get(".".join(parts[:cut])), parts[cut:]
        if module is not None and first in module:
            value, member = module[first], ".".join(rest)
            if isinstance(value, dict):
                inherited = "" if member in module["inherited"][first] else None
                return str(value[member]) if member in value else inherited
            return None if member else str(value)
    return None


def _accepts(parameters: str, keyword: str) -> bool:
    return "**" in parameters or re.search(rf"\b{keyword}\b", parameters) is not None


def test_the_names_that_other_projects_use_are_there(found: tuple[Names, Names]) -> None:
    """tests/clients/downstream.py writes the table from checkouts of the projects."""
    projects, gone = tomllib.loads(USED.read_text("utf-8")), set()
    for project, names in projects.items():
        for name, keywords in names.items():
            if name == "commit" or name.startswith(UNSEEN) or name in GONE:
                gone |= {name} & GONE
                continue
            wanted, mine = (_parameters_of(one, name) for one in found)
            assert wanted is not None, f"{project} uses {name}: not in bitsandbytes"
            assert mine is not None, f"{project} uses {name}"
            wrong = [one for one in keywords if not _accepts(mine, one) and _accepts(wanted, one)]
            assert not wrong, f"{project} calls {name} with {', '.join(wrong)}"
    assert gone == GONE
    assert len(projects) >= 18


PICKLED_NAME = "from bitsandbytes.optim.adamw import AdamW8bit, Optimizer2State; print(AdamW8bit)"


def test_modules_can_be_imported_by_name(in_fork: Callable[..., Any]) -> None:
    done = in_fork(PICKLED_NAME)
    assert done.stdout.strip() == "<class 'bitsandbytes.optim.adamw.AdamW8bit'>", done.stderr
