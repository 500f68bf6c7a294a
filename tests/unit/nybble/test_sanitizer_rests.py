"""The conditions under which a compute-sanitizer result stays valid, and the record of launches."""

from __future__ import annotations

import importlib
import json
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Python, whole_set

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tests/gpu"))
    return importlib.import_module("sanitizer_rests")


def test_every_launch_is_recorded_once(
    rests: Any, tmp_path: Path, fake_cuda: Callable[..., FakeCuda], python: Python
) -> None:
    watcher = rests.watcher(tmp_path / "watcher")
    if watcher is None:
        pytest.skip("missing: a C compiler (cc)")
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0", multiprocessors=132)])
    case = {"op": "gemm_4bit", "m": 1, "n": 4096, "k": 4096}
    quantize = {"op": "quantize_4bit", "n": 4096}
    file = tmp_path / "cases.json"
    images = {"0": whole_set(tmp_path, "sm_90a")}
    file.write_text(json.dumps({"images": images, "cases": [case, case, quantize]}), "utf-8")
    program = f"""
        import json, runpy, sys
        sys.path.insert(0, {str(ROOT / "tests/gpu")!r})
        from sanitizer_rests import launched
        recorded = launched({str(watcher)!r})
        sys.argv[1:] = [{str(file)!r}]
        runpy.run_path({str(ROOT / "tests/fakes/on_device.py")!r}, run_name="__main__")
        print(json.dumps([recorded(), recorded()]))
    """
    done = python(textwrap.dedent(program), env={**cuda.env, "NYBBLE_LIBCUDA": str(watcher)})
    assert done.returncode == 0, done.stderr
    *errors, recorded = map(json.loads, done.stdout.splitlines())
    assert errors == ["", "", ""]
    lines = [
        f"{one['launch']} {one['grid'][0]} {one['block'][0]} {one['shared']}"
        for one in cuda.launches()
    ]
    assert len(lines) == 3
    assert recorded == [list(dict.fromkeys(lines)), []]


def test_a_result_is_valid_until_its_inputs_change(
    rests: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests"
    (tests / "gpu").mkdir(parents=True)
    (tests / "gpu/conftest.py").write_text("SEED = 1\n", "utf-8")
    (tests / "gpu/exact.py").write_text("NEAR = 1\n", "utf-8")
    file = tests / "gpu/test_some.py"
    text = (
        'exact = import_module("gpu.exact")\n\ndef test_a():\n    pass\n\ndef test_b():\n    pass\n'
    )
    file.write_text(text, "utf-8")
    (tmp_path / "pkg/nybble").mkdir(parents=True)
    monkeypatch.setattr(rests, "TESTS", tests)
    monkeypatch.setattr(rests, "HERE", tests / "gpu")

    def grounds(tool: str = "racecheck", code: str = "1", launch: str = "some 1 32 0") -> str:
        rests.sources.cache_clear()
        made = rests.Grounds(tool, tmp_path, "")
        made.codes = {"some": code}
        answer: str = made.of("tests/gpu/test_some.py::test_a[1-2]", [launch])
        return answer

    first, memory = grounds(), grounds("memcheck")
    assert grounds() == first
    assert grounds(code="2") != first
    assert grounds(launch="some 2 32 0") != first
    (tmp_path / "pkg/nybble/some.py").write_text("1\n", "utf-8")
    assert grounds() == first
    assert grounds("memcheck") != memory
    file.write_text(text.replace("b():\n    pass", "b():\n    assert 1"), "utf-8")
    assert grounds() == first
    file.write_text(text.replace("a():\n    pass", "a():\n    assert 1"), "utf-8")
    assert grounds() != first
    file.write_text(text, "utf-8")
    (tests / "gpu/exact.py").write_text("NEAR = 2\n", "utf-8")
    assert grounds() != first
