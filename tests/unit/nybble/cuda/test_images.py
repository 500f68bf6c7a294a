"""Images are loaded at their first use. A driver error is reported once and names the image, and
a failed load is retried."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import lz4.block
import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Calls, Python, image, told, whole_set

Fake = Callable[..., FakeCuda]
Case = dict[str, Any]
Run = Callable[..., list[str]]

QUANTIZE: Case = {"op": "quantize_4bit", "n": 4096}
DONE = "quantize_4bit_half_64 1x128"
AGAIN = "; install the nybble-kernels package again"


@pytest.fixture
def run(python: Python, fake_cuda: Fake, tmp_path: Path) -> Run:
    """Return a function: `run(images, cases, …)` returns each case's error or launches, on 8.6."""

    def go(
        images: list[Any], cases: Sequence[Case] = (QUANTIZE,), *, devices: int = 1, **script: Any
    ) -> list[str]:
        cuda = fake_cuda(devices=[FakeDevice()] * devices, **script)
        calls = Calls(python, cuda, tmp_path)
        answers = calls.run(dict.fromkeys(range(devices), images), cases)
        return [error or told(lines) for error, lines in answers]

    return go


def blockwise(folder: Path, **changed: Any) -> list[Any]:
    return [{**image(folder, "blockwise", "sm_86"), **changed}]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"kernel_abi": 99}, ["has kernel ABI 99, this libnybble needs ", "of the same version"]),
        ({"size": 10**6}, [" bytes, its manifest says 1000000 (truncated)", AGAIN]),
        ({"size": 10}, [" bytes, its manifest says 10;", AGAIN]),
        ({"sha256": "0" * 64}, ["has sha256 ", "its manifest says 0000", AGAIN]),
        ({"path": "/nowhere/f.cubin"}, ["/nowhere/f.cubin cannot be opened: No such file", AGAIN]),
        ({"family": "other"}, ["no image of family blockwise is attached on device 0 (attached: "]),
    ],
)
def test_an_image_that_is_not_the_manifests_is_refused_by_name(
    run: Run, tmp_path: Path, changed: dict[str, Any], words: list[str]
) -> None:
    (error,) = run(blockwise(tmp_path, **changed))
    for word in words:
        assert word in error, error


def compressed(row: dict[str, Any], *, block: bytes | None = None) -> list[Any]:
    """Return the image of `row` as nvrtcc ships it: an LZ4 frame of one block, or of `block`."""
    path = Path(row["path"])
    if block is None:
        block = lz4.block.compress(path.read_bytes(), store_size=False)
    frame = b"\x04\x22\x4d\x18\x60\x70\x73" + len(block).to_bytes(4, "little") + block + bytes(4)
    packed = path.with_name(path.name + ".lz4")
    packed.write_bytes(frame)
    sha256 = hashlib.sha256(frame).hexdigest()
    return [{**row, "path": str(packed), "size": len(frame), "sha256": sha256}]


def test_a_compressed_image_is_loaded(run: Run, tmp_path: Path) -> None:
    (row,) = blockwise(tmp_path)
    images = compressed(row)
    Path(row["path"]).unlink()
    assert run(images) == [DONE]


def test_a_damaged_compressed_image_is_one_error(run: Run, tmp_path: Path) -> None:
    (row,) = blockwise(tmp_path)
    (image,) = compressed(row)
    damaged = bytearray(Path(image["path"]).read_bytes())
    damaged[20] ^= 1
    Path(image["path"]).write_bytes(damaged)
    (error,) = run([image])
    assert f"{image['path']} has sha256 " in error
    assert error.endswith(AGAIN)
    # bytes that match the manifest but are no LZ4 block
    (error,) = run(compressed(row, block=b"\x10x\xff\xff"))
    assert ".cubin.lz4 is not an LZ4 frame that this libnybble can decompress" in error
    assert error.endswith(AGAIN)


def test_an_image_that_the_driver_refuses_says_for_which_device(run: Run, tmp_path: Path) -> None:
    (error,) = run([image(tmp_path, "blockwise", "sm_90", ["work"])])
    assert "blockwise.sm_90.cubin on device 0 (compute capability 8.6)" in error
    assert "the driver refused it (error 209); `python -m nybble` shows which" in error


def test_a_kernel_that_is_missing_in_an_image_is_named(run: Run, tmp_path: Path) -> None:
    (error,) = run([image(tmp_path, "blockwise", "sm_86", ["work"])])
    assert "blockwise.sm_86.cubin has no kernel quantize_4bit_half_64: built for" in error


def test_attaching_again_replaces_an_image_that_is_not_loaded(run: Run, tmp_path: Path) -> None:
    good, bad = blockwise(tmp_path), blockwise(tmp_path, size=10)
    attach: Case = {"op": "attach", "device": "0"}
    words = run(bad, [QUANTIZE, {**attach, "images": good}, QUANTIZE])
    assert "its manifest says 10" in words[0]
    assert words[1:] == ["", DONE]
    # a loaded image stays loaded, and later kernels come from the same image
    words = run(good, [QUANTIZE, {**attach, "images": bad}, QUANTIZE, {**QUANTIZE, "block": 32}])
    assert words[2:] == [DONE, "quantize_4bit_half_subwarp 1x128"]
    # errors name this image
    loaded = image(tmp_path, "blockwise", "sm_86", [DONE.split()[0]])
    other = {**loaded, "path": "/nowhere/other.cubin"}
    cases = [QUANTIZE, {**attach, "images": [other]}, {**QUANTIZE, "block": 32}]
    assert f"{loaded['path']} has no kernel " in run([loaded], cases)[2]


def test_an_image_is_loaded_once_for_each_device(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    cuda = fake_cuda(devices=[FakeDevice()] * 2)
    images = blockwise(tmp_path)
    cases = [{**QUANTIZE, "device": i, "block": b} for i in (0, 1, 0) for b in (64, 32)]
    answers = Calls(python, cuda, tmp_path).run({0: images, 1: images}, cases)
    assert [error for error, _ in answers] == [""] * 6
    assert len(cuda.calls("cuModuleLoadDataEx")) == 2
    assert [line["device"] for line in cuda.launches()] == [0, 0, 1, 1, 0, 0]


def test_each_call_restores_the_current_context(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    cuda = fake_cuda(devices=[FakeDevice()] * 2, fail={"cuLaunchKernel@3": 700})
    images = blockwise(tmp_path)
    cases = [{**QUANTIZE, "device": i} for i in (0, 1, 1)]  # the first device's context is current
    answers = Calls(python, cuda, tmp_path).run({0: images, 1: images}, cases)
    assert [bool(error) for error, _ in answers] == [False, False, True]
    names = ("cuCtxPushCurrent_v2", "cuCtxPopCurrent_v2")
    moves = [[x["call"] for x in lines if x.get("call") in names] for _, lines in answers]
    assert moves == [[], [*names], [*names]]


STICKY = (700, 702, 710, 714, 715, 716, 717, 718, 719, 214)


@pytest.mark.parametrize("code", [*STICKY, 1, 400, 801])
def test_the_error_of_a_lost_context_asks_for_a_new_process(
    run: Run, tmp_path: Path, code: int
) -> None:
    (error,) = run(blockwise(tmp_path), fail={"cuLaunchKernel": code})
    assert error.startswith("quantize_4bit_half_64 on device 0: cuLaunchKernel: ")
    assert f"({code})" in error
    assert ("restart the process" in error) == (code in STICKY)


@pytest.mark.parametrize(
    "call", ["cuLaunchKernel", "cuModuleLoadDataEx", "cuMemAllocFromPoolAsync", "cuMemPoolCreate"]
)
def test_a_device_out_of_memory_can_be_used_later(run: Run, tmp_path: Path, call: str) -> None:
    case: Case = {"op": "gemm_4bit", "m": 1, "n": 64, "k": 4096}  # split-K, with a reduction
    images = whole_set(tmp_path, "sm_86")
    first, second = run(images, [case, case], fail={f"{call}@1": 2})
    assert "is out of memory; the library stays usable" in first
    assert "gemm4_reduce_bf16" in second


def test_another_error_of_the_driver_is_not_a_missing_kernel(run: Run, tmp_path: Path) -> None:
    case: Case = {"op": "gemm_4bit", "m": 1, "n": 64, "k": 4096}
    first, second = run(
        whole_set(tmp_path, "sm_86"), [case, case], fail={"cuModuleGetFunction@1": 400}
    )
    assert first.startswith("cuModuleGetFunction: CUDA_ERROR_INVALID_HANDLE (400)")
    assert "gemm4_mma_bf16_16" in second


def test_a_grid_larger_than_cuda_allows_is_refused(run: Run, tmp_path: Path) -> None:
    (error,) = run(blockwise(tmp_path), [{**QUANTIZE, "n": 1 << 50}])
    assert "quantize_4bit_half_64 needs " in error
    assert " blocks; a CUDA grid has at most 2147483647" in error


@pytest.mark.parametrize("device", [1, 63, 64, 1 << 20])
def test_the_error_of_an_unknown_device_lists_the_devices(
    run: Run, tmp_path: Path, device: int
) -> None:
    (error,) = run(blockwise(tmp_path), [{**QUANTIZE, "device": device}])
    assert f"device: {device} is not one of this machine's 1 CUDA devices" in error


def test_only_the_first_devices_are_used_if_there_are_too_many(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    cuda = fake_cuda(devices=[FakeDevice()] * 65)
    cases = [{**QUANTIZE, "device": device} for device in (63, 64)]
    answers = Calls(python, cuda, tmp_path).run({63: blockwise(tmp_path)}, cases)
    assert told(answers[0][1]) == DONE
    assert "device: 64 is not one of this machine's 64 CUDA devices" in answers[1][0]
