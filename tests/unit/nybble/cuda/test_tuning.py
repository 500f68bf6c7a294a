"""tune measures every candidate on the fake driver, keeps the fastest, and products then use it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Python, told, whole_set

from nybble.compat import KERNEL_ABI

TESTS = Path(__file__).resolve().parents[3]
# Runs steps on device 0. The driver's log has a line {"case": i} before step i.
PROGRAM = """
import json, os, sys, warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
import on_device
from nybble import _native, cuda
from nybble.cuda import devices, tuning
warnings.simplefilter("always")
pool = ThreadPoolExecutor(4)
def product(**case):
    words, kept = on_device.words_of({"op": "gemm_4bit", **case})
    _native.operation("gemm_4bit")(*words)
for number, (step, given) in enumerate(json.loads(sys.argv[1])):
    on_device.mark(number)
    devices.attach(0)
    try:
        if step == "tune":
            print(json.dumps([one.to_json() for one in cuda.tune(**given)]))
        elif step == "threads":  # products while another thread changes the choices
            from nybble.cuda import choices
            kept = cuda.tune(**given)
            calls = [pool.submit(product, **call) for call in [{"m": 8, "n": 4096, "k": 4096}] * 40]
            for i in range(40):
                choices.use(0, kept if i % 2 else [])
            print(json.dumps([call.result() for call in calls]))
        elif step == "capture":  # in a stream that is being captured
            driver = on_device.Driver()
            driver.run("begin", "s", "")
            tuning._stream = lambda device: driver.stream("s").value
            cuda.tune(**given)
        elif step == "bench":  # as `python -m nybble.bench --tune`, with the model on the CPU
            import torch
            from nybble.bench import model, worker
            decoder = model.Decoder(model.Shape(layers=2, hidden=64))
            model.quantize(decoder, "nf4", torch.float16)
            print(json.dumps(worker.tune_layers(decoder.to("cpu"), **given)))
        else:
            product(**given)
            print(json.dumps(None))
    except Exception as error:
        print(json.dumps(f"{type(error).__name__}: {error}"))
"""
SHAPE = {"n": 4096, "k": 4096}
TUNE = ("tune", {"weights": [(4096, 4096)], "rows": [8]})
CALL = ("launch", {"m": 8, **SHAPE})
OWN = "524288 bytes; gemm4_mma_bf16_16 128x256 shared 81920; gemm4_reduce_bf16 32x256"


class Tuner:
    """A device, its kernel set and its cache; `run` makes a new process."""

    def __init__(self, python: Python, make: Callable[..., FakeCuda], folder: Path) -> None:
        self.python, self.make, self.folder = python, make, folder
        self.stderr = ""

    def kernel_set(self, arch: str) -> Path:
        target = self.folder / "sets" / arch
        target.mkdir(parents=True, exist_ok=True)
        images = [
            {"family": row["family"], "kind": "cubin", "arch": arch,
             "file": Path(row["path"]).name, "size": row["size"], "sha256": row["sha256"]}
            for row in whole_set(target, arch)
        ]  # fmt: skip
        manifest = {"schema": 1, "target": "cuda122", "toolkit": "12.2.140", "ptx_isa": "8.2"}
        manifest |= {"kernel_abi": KERNEL_ABI, "images": images, "sources": []}
        (target / "manifest.json").write_text(json.dumps(manifest))
        return target

    def run(
        self, *steps: tuple[str, dict[str, Any]], arch: str = "sm_80", us: str = "",
        name: str = "Fake GPU", multiprocessors: int = 108, environ: dict[str, str] | None = None,
    ) -> tuple[list[Any], list[str]]:  # fmt: skip
        """Return each step's answer (an error is a string), and what it launched."""
        number = arch.removeprefix("sm_").rstrip("a")
        device = FakeDevice(
            capability=f"{number[:-1]}.{number[-1]}", name=name, multiprocessors=multiprocessors
        )
        cuda = self.make(devices=[device])
        cuda.log.unlink(missing_ok=True)
        done = self.python(
            "-c", PROGRAM, json.dumps(steps),
            env={
                **cuda.env, "NYBBLE_KERNELS_PATH": str(self.kernel_set(arch)),
                "PYTHONPATH": f"{TESTS.parent / 'pkg'}:{TESTS / 'fakes'}",
                "NYBBLE_CACHE": str(self.folder / "cache"), "NYBBLE_FAKE_KERNEL_US": us,
                **(environ or {}),
            },
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        self.stderr = done.stderr
        lines: list[list[dict[str, Any]]] = []
        for line in cuda.lines():
            if "case" in line:
                lines.append([])
            elif lines:
                lines[-1].append(line)
        return [json.loads(line) for line in done.stdout.splitlines()], [told(x) for x in lines]

    @property
    def files(self) -> list[Path]:
        return sorted((self.folder / "cache/tuned").glob("*.json"))


@pytest.fixture
def tuner(python: Python, fake_cuda: Callable[..., FakeCuda], tmp_path: Path) -> Tuner:
    return Tuner(python, fake_cuda, tmp_path)


FAST = "gemm4_mma_bf16_16@96=7,gemm4_mma_bf16_16=20,gemm4_simt_bf16=500"
TUNED = "393216 bytes; gemm4_mma_bf16_16 96x256 shared 81920; gemm4_reduce_bf16 32x256"


def test_the_fastest_candidate_is_used_now_and_in_later_processes(tuner: Tuner) -> None:
    ((first,), _), launched = tuner.run(TUNE, CALL, us=FAST)
    assert (first["path"], first["plan"][2]) == ("mma_32", 3)  # splits
    assert (first["us"], first["own_us"]) == (17, 30)  # includes 10 us for adding the splits
    assert launched[1] == TUNED
    assert tuner.run(CALL)[1] == [TUNED]
    assert tuner.run(CALL, environ={"NYBBLE_TUNED": "0"})[1] == [OWN]


@pytest.mark.parametrize(
    "other", [{"m": 9}, {"n": 4097}, {"dtype": "f16"}, {"block": 128}, {"nested": 256}], ids=str
)
def test_a_choice_applies_to_its_product_only(tuner: Tuner, other: dict[str, Any]) -> None:
    call = ("launch", {**CALL[1], **other})
    _, (before,) = tuner.run(call)
    _, (_, after) = tuner.run(TUNE, call, us=FAST)
    assert before == after


def test_a_tensor_that_the_path_does_not_support_uses_another(tuner: Tuner) -> None:
    call = ("launch", {**CALL[1], "off_a": 2})  # the rows are not aligned to 16 bytes
    _, (_, after) = tuner.run(TUNE, call, us=FAST)
    assert "mma" not in after


def test_every_candidate_is_measured(tuner: Tuner) -> None:
    _, (launched,) = tuner.run(TUNE)
    kernels = {text.partition(" shared")[0] for text in launched.split("; ") if "gemm4" in text}
    assert kernels == {
        *("gemm4_mma_bf16_16 128x256", "gemm4_mma_bf16_16 96x256"),
        *("gemm4_mma_bf16_64 128x256", "gemm4_mma_bf16_64 96x256"),
        *("gemm4_simt_bf16 512x256", "gemm4_reduce_bf16 32x256"),
    }


def test_the_own_choice_stays_if_no_candidate_is_clearly_faster(tuner: Tuner) -> None:
    names = (
        "gemm4_mma_bf16_16@96=990",
        "gemm4_mma_bf16_16",
        "gemm4_mma_bf16_64",
        "gemm4_simt_bf16",
    )
    us = ",".join(name if "=" in name else f"{name}=1000" for name in names)
    ((first,), _), launched = tuner.run(TUNE, CALL, us=us)
    assert first["us"] == first["own_us"] == 1010
    assert launched[1] == OWN


def test_hopper_compares_gemv_with_wgmma_plans(tuner: Tuner) -> None:
    hopper: dict[str, Any] = {"arch": "sm_90a", "multiprocessors": 132}
    tune = ("tune", {"weights": [(4096, 14336)], "rows": [16]})
    call = ("launch", {"m": 16, "n": 4096, "k": 14336})
    _, (own,) = tuner.run(call, **hopper)
    assert own.startswith("gemm4_skinny_bf16_16 132x384")
    ((first,), _), (_, launched) = tuner.run(
        tune,
        call,
        us="gemm4_skinny_bf16_16=18,gemm4_gemv_tma_bf16_16=18,gemm4_wgmma_bf16_32=9,gemm4_reduce_bf16=1",
        **hopper,
    )
    assert first["path"] == "wgmma"
    assert "gemm4_wgmma_bf16_32" in launched


def test_the_benchmark_tunes_each_shape_of_its_model_once(tuner: Tuner, torch: Any) -> None:
    (tuned,), _ = tuner.run(("bench", {"prompt_tokens": 16, "device": "cuda"}))
    found = [(one["product"]["n"], one["product"]["k"], one["product"]["rows"]) for one in tuned]
    shapes = [(192, 64), (64, 64), (256, 64), (64, 256)]
    assert found == [(n, k, rows) for n, k in shapes for rows in (1, 16)]
    assert {one["product"]["dtype"] for one in tuned} == {"float16"}


@pytest.mark.parametrize("nested", [False, True])
def test_the_layers_of_a_model_are_tuned(tuner: Tuner, torch: Any, nested: bool) -> None:
    from nybble.cuda import tuning
    from nybble.nn import Linear4bit

    model = torch.nn.Sequential(
        Linear4bit(128, 64, compress_statistics=nested), torch.nn.Linear(64, 64),
        Linear4bit(64, 128, compress_statistics=nested), Linear4bit(128, 64),
    ).to("cpu")  # fmt: skip
    found = list(tuning._products(model, (1, 8), "float16", 0, False))
    assert {(p.n, p.k, p.rows, p.nested) for p in found} >= {
        (n, k, m, nested) for n, k in ((64, 128), (128, 64)) for m in (1, 8)
    }
    assert {(p.dtype, p.block_size) for p in found} == {("float16", 64)}


def test_a_capture_is_not_disturbed(tuner: Tuner) -> None:
    (error, after), launched = tuner.run(("capture", TUNE[1]), CALL, us=FAST)
    assert error.startswith("Unsupported: stream: it is being captured")
    assert (after, launched) == (None, ["", OWN])


def test_threads_use_either_choice_while_it_changes(tuner: Tuner) -> None:
    (done,), (launched,) = tuner.run(("threads", TUNE[1]), us=FAST)
    assert done == [None] * 40
    after = launched.split("gemm4_simt")[-1]  # after the measurement
    assert {"gemm4_mma_bf16_16 128x256", "gemm4_mma_bf16_16 96x256"} >= {
        word.partition(" shared")[0] for word in after.split("; ") if " 81920" in word
    }


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"weights": [(64, 64)], "rows": [0]}, "ValueError: rows contains 0: all items"),
        ({"weights": [(64, 64)], "dtype": "float32"}, "ValueError: dtype: 'float32': expected"),
        ({"weights": [(0, 64)], "rows": [1]}, "InvalidArgument: m and n: 0"),
        ({"weights": [(64, 64)], "block_size": 48}, "InvalidArgument: block_size: 48"),
    ],
)
def test_wrong_arguments_are_named(tuner: Tuner, given: dict[str, Any], words: str) -> None:
    (error,), _ = tuner.run(("tune", given))
    assert error.startswith(words), error


def test_other_products_devices_and_kernels_have_their_own_choices(tuner: Tuner) -> None:
    tuner.run(TUNE, us=FAST)
    tuner.run(("tune", {"weights": [(64, 64)], "rows": [1, 2]}))
    (kept,) = tuner.files
    assert len(json.loads(kept.read_text())["choices"]) == 3
    assert tuner.run(CALL)[1] == [TUNED]
    for other in ({"name": "Another GPU"}, {"multiprocessors": 107}, {"arch": "sm_86"}):
        _, launched = tuner.run(CALL, **other)
        assert launched != [TUNED], other
    tuner.run(TUNE, name="Another GPU")
    assert len(tuner.files) == 2


def spoil(path: Path, how: str) -> None:
    document = json.loads(path.read_text())
    (row,) = document["choices"]
    if how == "cut":
        path.write_text(path.read_text()[:-20])
    elif how == "open":
        path.parent.chmod(0o777)
    else:
        name, _, value = how.partition("=")
        target = row["product"] if name in row["product"] else row
        target[name] = json.loads(value)
        path.write_text(json.dumps(document))


SPOILT = (
    *("cut", "open", "path=1", 'path="other"', 'path="gemv"', "plan=[1]", "plan=[1,0,99,0,0]"),
    *("plan=[1,0,-1,0,0]", "rows=null", 'dtype="float64"', "product=7", 'path="' + "x" * 99 + '"'),
    *("nested=3", "us=null"),
)


@pytest.mark.parametrize("how", SPOILT)
def test_a_file_that_is_not_usable_is_ignored_with_one_warning_and_replaced(
    tuner: Tuner, how: str
) -> None:
    tuner.run(TUNE, us=FAST)
    spoil(tuner.files[0], how)
    _, launched = tuner.run(CALL, CALL)
    assert launched[1] == OWN
    assert tuner.stderr.count("its tuned choices are ignored") == 1
    assert f"hint: delete {tuner.files[0]}" in tuner.stderr
    tuner.files[0].parent.chmod(0o700)
    (answer, _), launched = tuner.run(TUNE, CALL, us=FAST)
    assert answer[0]["path"] == "mma_32"
    assert launched[1] == TUNED
    tuner.run(CALL)
    assert "ignored" not in tuner.stderr
    assert list(tuner.files[0].parent.glob(".tuned-*")) == []  # no scratch folder


def test_a_product_works_with_a_cache_folder_that_cannot_be_examined(tuner: Tuner) -> None:
    """The name is too long: root, who may run the tests, can enter every folder."""
    environ = {"NYBBLE_CACHE": "/" + 300 * "n"}
    answers, launched = tuner.run(CALL, environ=environ)
    assert (answers, launched[0]) == ([None], OWN)
    assert tuner.stderr.count("its tuned choices are ignored") == 1


def test_a_cache_that_cannot_be_written_is_an_error(tuner: Tuner) -> None:
    (tuner.folder / "cache").mkdir(mode=0o700)
    (tuner.folder / "cache/tuned").touch()
    (error,), _ = tuner.run(TUNE)
    assert error.startswith("CacheError")
    assert "set NYBBLE_CACHE" in error


def test_a_failed_measurement_leaves_everything_as_it_was(tuner: Tuner) -> None:
    fail = {"NYBBLE_FAKE_FAIL": "cuGraphInstantiateWithFlags@2=2"}
    (error, _), launched = tuner.run(TUNE, CALL, environ=fail)
    assert error.startswith("OutOfMemory")
    assert launched[1] == OWN
    assert tuner.files == []
    (error, _), launched = tuner.run(TUNE, CALL, environ={"NYBBLE_FAKE_FAIL": "cuLaunchKernel@9=2"})
    assert error.startswith("OutOfMemory")
    assert launched[1] == OWN
