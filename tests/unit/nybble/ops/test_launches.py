"""The launches of every operation on every kind of device, with a driver that runs nothing.

The tables in tests/data/launches list the launchers' choices: kernels, grids, shared memory,
clusters, PDL, and memory between kernels. --update-golden rewrites them. A change in a table is a
change in the work of a device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from launch_sets import Calls, Python, text_of, told, whole_set

Fake = Callable[..., FakeCuda]
HERE = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    """A device, its images, and whether cuBLASLt is available."""

    capability: str
    arch: str
    multiprocessors: int
    blas: bool = True
    driver: int = 13000


MACHINES = {
    "h200": Machine(capability="9.0", arch="sm_90a", multiprocessors=132),
    "h200_without_cublaslt": Machine(
        capability="9.0", arch="sm_90a", multiprocessors=132, blas=False
    ),
    "h200_plain_sm_90": Machine(capability="9.0", arch="sm_90", multiprocessors=132, driver=12030),
    "rtx_5090": Machine(capability="12.0", arch="sm_120", multiprocessors=170),
    "a100": Machine(capability="8.0", arch="sm_80", multiprocessors=108),
    "rtx_3090": Machine(capability="8.6", arch="sm_86", multiprocessors=82, blas=False),
    "rtx_4090": Machine(capability="8.9", arch="sm_86", multiprocessors=128),
    "orin": Machine(capability="8.7", arch="sm_87", multiprocessors=16, blas=False),
    "b200": Machine(capability="10.0", arch="sm_100", multiprocessors=148),
    "t4": Machine(capability="7.5", arch="sm_75", multiprocessors=40, driver=11080),
}


def cases() -> list[dict[str, Any]]:
    """Return a case for each kind that launchers distinguish, and cases around the limits."""
    found: list[dict[str, Any]] = []

    def add(op: str, **more: Any) -> None:
        found.append({"op": op, **more})

    layer = {"n": 14336, "k": 4096}
    small = {"n": 4096, "k": 4096}
    for m in (1, 8, 9, 16, 17, 48, 64, 65, 512, 2048):
        add("gemm_4bit", m=m, **layer)
    for m in (1, 16, 64):
        add("gemm_4bit", m=m, nested=256, **small)
        add("gemm_4bit", m=m, dtype="f16", block=32, **small)
    for block in (64, 32):  # cluster split-K with tiles of 256 exists for 64, not for 32
        add("gemm_4bit", m=512, block=block, **small)
    add("gemm_4bit", m=512, dtype="f16", nested=256, **small)
    for m in (1, 2, 3, 8, 9, 64, 65, 256, 2049):
        add("gemm_4bit", m=m, dtype="f32", **small)
    for m in (1, 4, 8):
        add("gemm_4bit", m=m, dtype="f32", nested=256, **small)
    for m in (4, 5, 8, 9, 64, 65):  # small weights are multiplied in float32
        add("gemm_4bit", m=m, dtype="f32", n=1024, k=1024)
    for m, n in ((8, 2048), (8, 2049), (16, 2048), (16, 2049)):
        add("gemm_4bit", m=m, dtype="f32", nested=256, n=n, k=2048)
    for nested in (0, 256):
        add("gemm_4bit", m=4, dtype="f32", nested=nested, n=11009, k=4096)
    add("gemm_4bit", m=4, dtype="f32", nested=256, n=63, k=64)  # the scales end within a word
    add("gemm_4bit", m=1, dtype="f32", block=32, **small)
    add("gemm_4bit", m=1, bias=1, block=4096, **small)
    add("gemm_4bit", m=5, nested=256, n=4097, k=64)  # the scales end within a word
    add("gemm_4bit", m=5, nested=8, n=4097, k=64)  # scales not kept in shared memory
    add("gemm_4bit", m=16, nested=256, n=128256, k=2048)
    add("gemm_4bit", m=4, n=4096, k=4160)
    add("gemm_4bit", m=4, n=15, k=64)
    add("gemm_4bit", m=4, n=64, k=72)
    add("gemm_4bit", m=40, n=64, k=72)
    add("gemm_4bit", m=4, off_a=2, **small)
    add("gemm_4bit", m=40, off_b=4, **small)
    add("gemm_4bit", m=1, off_scales=4, **small)
    add("gemm_4bit", m=32, type="code16", **small)
    for block in (32, 16):  # MXFP4 and NVFP4, with one second-level scale
        for m in (8, 17, 64, 65):
            add("gemm_4bit", m=m, type="e2m1", block=block, nested=1 << 22, **layer)
        for m in (8, 9):
            add("gemm_4bit", m=m, n=5760, k=2880, type="e2m1", block=block, nested=1 << 22)
    for m in (1, 9, 17, 48, 49, 256, 257, 512, 513):
        add("gemm_4bit_grad", m=m, **layer)
    for m in (1, 8, 17, 256, 257):
        add("gemm_4bit_grad", m=m, nested=256, **small)
    for m in (1, 2, 9, 64, 65, 512):
        add("gemm_4bit_grad", m=m, dtype="f32", **layer)
    add("gemm_4bit_grad", m=4, dtype="f16", block=32, **small)
    add("gemm_4bit_grad", m=4, n=33, k=72)
    for op in ("int8_linear_matmul", "int8_scaled_mm"):
        for m in (1, 9, 17, 65, 256, 1025):
            add(op, m=m, **small)
        add(op, m=9, n=8192, k=28672)
        add(op, m=3, n=5, k=7)
        add(op, m=300, n=129, k=64)
    add("int8_scaled_mm", m=300, dtype="f32", n=130, k=64)
    for m in (1, 3000):
        add("int8_mm_dequant", m=m, n=4096)
    for threshold in (0.0, 6.0):
        add("int8_linear", m=1, threshold=threshold, **small)
        for n, k in ((2048, 2048), (2049, 2048), (64, 2064), (4096, 4096), (4097, 4096)):
            add("int8_linear", m=8, threshold=threshold, n=n, k=k)  # small layers are one launch
        for m, n, k in ((9, 2048, 2048), (64, 1024, 1024), (65, 1024, 1024), (128, 256, 4096)):
            add("int8_linear", m=m, threshold=threshold, n=n, k=k, bare=True)
        for m, n, k in ((9, 8192, 2048), (129, 1024, 1024), (64, 64, 16384), (9, 64, 7)):
            add("int8_linear", m=m, threshold=threshold, n=n, k=k, bare=True)  # separate steps
        add("int8_linear", m=512, threshold=threshold, **layer)
    # outlier columns of many rows: a small product, float32, and several passes
    add("int8_linear", m=256, threshold=6.0, n=1000, k=72, bare=True)
    add("int8_linear", m=512, threshold=6.0, dtype="f32", **layer)
    add("int8_linear", m=512, threshold=6.0, n=8192, k=28672)
    for m in (1, 17, 33, 65, 512):
        add("int8_grad", m=m, **layer)
        add("int8_grad", m=m, dtype="f32", **small)
    add("int8_grad", m=4, n=4096, k=4104)
    add("int8_grad", m=4, off_a=2, n=4096, k=4104)
    few, large = {"experts": 128, "n": 1536, "k": 2048}, {"experts": 8, "n": 28672, "k": 4096}
    for m in (8, 32, 33, 128, 512, 513, 1023, 1024, 4096, 4097, 16384):
        add("gemm_4bit_grouped", m=m, **few)
    for m in (15, 16, 258, 259):
        add("gemm_4bit_grouped", m=m, experts=128, n=5760, k=2880)
    for block, sizes in ((32, (15, 16, 2047, 2048, 4095, 4096, 8192, 24576)), (16, (16, 4096))):
        microscaled = {"type": "e2m1", "block": block, "nested": 1 << 23}
        for m in sizes:
            add("gemm_4bit_grouped", m=m, experts=128, n=5760, k=2880, **microscaled)
        add("gemm_4bit_grouped_grad", m=4096, experts=128, n=5760, k=2880, **microscaled)
        for m in (32, 33, 320, 321):
            add("gemm_4bit_grouped", m=m, **large, **microscaled)
        add("gemm_4bit_grouped", m=128, dtype="f16", **large, **microscaled)
    for m in (32, 33, 63, 64, 256, 257):
        add("gemm_4bit_grouped", m=m, **large)
    add("gemm_4bit_grouped", m=1024, nested=256, dtype="f16", **few)
    for n in (4096, 5120):  # the last units keep most multiprocessors busy, or leave most idle
        for m in (33, 128, 193):
            add("gemm_4bit_grouped", m=m, experts=8, n=n, k=14336)
    add("gemm_4bit_grouped", m=8, dtype="f32", **few)
    for m in (8, 4096):
        add("gemm_4bit_grouped", m=m, block=32, **few)
    add("gemm_4bit_grouped", m=8, block=32, nested=256, **few)
    add("gemm_4bit_grouped_grad", m=512, **few)
    add("gemm_4bit_grouped_grad", m=8, dtype="f32", **few)
    for m in (8, 65, 8192, 16384):
        add("int8_linear_grouped", m=m, **few)
    for m in (64, 65, 4096):
        add("int8_linear_grouped", m=m, **large)
    add("int8_linear_grouped", m=8, threshold=6.0, **few)
    add("int8_linear_grouped", m=300, experts=4, n=10, k=48)
    add("int8_linear_grouped", m=9, experts=4, n=33, k=50)
    add("int8_linear_grouped", m=9, experts=600, n=64, k=64)
    add("int8_grad_grouped", m=9, **few)
    for dtype in ("f32", "f16"):
        for m in (2048, 2049, 8192, 49152):
            add("int8_grad_grouped", m=m, dtype=dtype, **few)
    add("int8_grad_grouped", m=300, experts=4, n=33, k=50)
    add("int8_grad_grouped", m=11201, experts=700, n=64, k=64)
    for m, experts in ((1, 1), (8, 128), (16384, 1023), (16385, 8), (8, 1024)):
        add("moe_route", m=m, k=8, experts=experts)
    for n in (768, 769):
        add("moe_gate", m=8, n=n, experts=128)
        add("moe_sum", m=1, k=8, n=n, experts=128, dtype="f32", bias=True)
    few = {"experts": 128, "k": 2048, "n": 768}
    for m in (1, 3, 4, 5):  # n is the number of inner columns
        add("moe_4bit", m=m, each=8, **few)
    add("moe_4bit", m=1, each=8, nested=256, dtype="f16", **few)
    for more in ({"block": 32}, {"dtype": "f32"}, {"n": 760}, {"k": 2056}, {"off_a": 2}):
        add("moe_4bit", m=1, each=8, **few | more)
        add("moe_8bit", m=1, each=8, **few | more)
    for m in (1, 2, 4):
        add("moe_4bit", m=m, each=2, experts=8, k=4096, n=14336)
        add("moe_8bit", m=m, each=2, experts=8, k=4096, n=14336)
        add("moe_8bit", m=m, each=8, threshold=6.0 * (m < 4), dtype="f16", **few)
    for m, threshold in ((1, 0.0), (1, 6.0), (64, 6.0), (65, 6.0), (3, 0.0)):
        add("int8_vectorwise_quant", m=m, k=4096, threshold=threshold)
        add("int8_double_quant", m=m, k=4096, threshold=threshold)
    add("int8_vectorwise_quant", m=0, k=64, threshold=6.0)
    add("int8_vectorwise_quant", m=2, k=67, threshold=0.0, dtype="f32")
    for dtype in ("f32", "bf16"):
        for block in (32, 64, 4096):
            add("quantize_4bit", n=1 << 24, dtype=dtype, block=block)
        for block in (32, 256, 8192, 16384):
            add("quantize_blockwise", n=1 << 24, dtype=dtype, block=block)
        add("dequantize_4bit", n=12345, dtype=dtype)
        add("dequantize_4bit", n=1 << 24, dtype=dtype, nested=256)
        add("dequantize_blockwise", n=1 << 24, dtype=dtype, block=256)
    add("quantize_4bit", n=100, type="code16", dtype="f16")
    add("quantize_4bit", n=100, type="fp4", block=64)
    add("quantize_blockwise", n=100, block=48)
    add("dequantize_4bit", n=100, nested=100)
    for n in (
        1 << 22,
        1 << 26,
        1 << 28,
        1 << 30,
    ):  # with a code book, each thread block makes more passes with its table
        add("quantize_blockwise", n=n, block=256)
        add("quantize_blockwise", n=n, block=256, dynamic=True)
    add("embedding_4bit", m=3, n=32000, k=4096)
    add("embedding_4bit", m=512, n=32000, k=4096, nested=256, dtype="f32")
    add("embedding_8bit", m=512, n=32000, k=4097, dtype="f16")
    for optimizer in (0, 3, 7):
        for unorm in (0.0, 1.0):
            for bits in (8, 32):
                add(
                    f"optimizer_update_{bits}bit", optimizer=optimizer, unorm=unorm,
                    sizes=[1 << 24], dtype="f32",
                )  # fmt: skip
    add("optimizer_update_8bit", optimizer=0, unorm=1.0, sizes=[1000] * 70 + [0, 4096])
    add("optimizer_update_32bit", optimizer=5, unorm=0.5, sizes=[3, 0, 700])
    add("optimizer_update_32bit", optimizer=1, unorm=0.0, sizes=[0, 0])
    return found


@pytest.mark.parametrize("name", MACHINES)
def test_launches_are_those_of_the_table(
    name: str, python: Python, fake_cuda: Fake, fake_cublaslt: Path, tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    machine = MACHINES[name]
    device = FakeDevice(
        capability=machine.capability, multiprocessors=machine.multiprocessors, memory=1 << 40
    )
    cuda = fake_cuda(devices=[device], driver=machine.driver)
    blas = str(fake_cublaslt) if machine.blas else "/nonexistent/libcublasLt.so.12"
    all_cases = cases()
    answers = Calls(python, cuda, tmp_path).run(
        {0: whole_set(tmp_path, machine.arch)}, all_cases, NYBBLE_LIBCUBLASLT=blas
    )
    table = "".join(
        f"{text_of(case)}\n    {error or told(lines) or 'nothing'}\n"
        for case, (error, lines) in zip(all_cases, answers, strict=True)
    )
    expected = HERE / f"data/launches/{name}.txt"
    if request.config.getoption("--update-golden"):
        expected.parent.mkdir(exist_ok=True)
        expected.write_text(table, encoding="utf-8")
    assert table == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("case", "arrays"),
    [
        # packed weights, and scales as pairs of bytes
        ({"op": "gemm_4bit", "m": 1}, {(1, 2048, 14336), (2, 128, 14336)}),
        # activations, weights, results
        ({"op": "gemm_4bit", "m": 64}, {(2, 4096, 64), (1, 2048, 14336), (2, 14336, 64)}),
        ({"op": "gemm_4bit_grad", "m": 64}, {(2, 14336, 64), (1, 2048, 14336), (2, 4096, 64)}),
        ({"op": "int8_linear", "m": 64}, {(1, 4096, 64), (1, 4096, 14336), (2, 14336, 64)}),
        # each float32 row is two fp16 rows
        ({"op": "gemm_4bit", "m": 64, "dtype": "f32"}, {(2, 4096, 128), (1, 2048, 14336)}),
    ],
)
def test_tensor_maps_describe_the_layout_of_arrays(
    python: Python, fake_cuda: Fake, tmp_path: Path, case: dict[str, Any],
    arrays: set[tuple[int, ...]],
) -> None:  # fmt: skip
    """Check the bytes per element, the columns and the rows. The kernels choose the boxes."""
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0", multiprocessors=132)])
    images = {0: whole_set(tmp_path, "sm_90a")}
    calls = Calls(python, cuda, tmp_path)
    ((error, lines),) = calls.run(images, [{**case, "n": 14336, "k": 4096}])
    assert error == ""
    described = [(line["element"], *line["sizes"]) for line in lines if "map" in line]
    assert len(described) == len(set(described))
    assert set(described) == arrays


def test_kernels_that_contain_the_code_of_one_case_run_only_in_this_case(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    """quantize_4bit_<type>_cta is compiled for CODE16 alone, and gemm4_*_splitk for clusters of two
    blocks that have one tile."""
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0", multiprocessors=132)])
    quantized = [
        {"op": "quantize_4bit", "n": 1 << 20, "block": block, "dtype": dtype, "type": kind}
        for block in (512, 1024, 2048, 4096)
        for dtype in ("f32", "f16", "bf16")
        for kind in ("nf4", "fp4", "code16")
    ]
    products = [
        {"op": "gemm_4bit", "m": m, "n": n, "k": k}
        for m in (192, 256, 512, 1024)
        for n, k in ((4096, 4096), (2048, 8192), (1024, 512), (8192, 8192))
    ]
    answers = Calls(python, cuda, tmp_path).run(
        {0: whole_set(tmp_path, "sm_90a")}, [*quantized, *products]
    )
    counts = {"_cta": 0, "_splitk": 0}
    for case, (error, lines) in zip([*quantized, *products], answers, strict=True):
        assert error == ""
        for line in (line for line in lines if "launch" in line):
            name = line["launch"]
            if name in ("quantize_4bit_f32_cta", "quantize_4bit_half_cta"):
                assert case["type"] == "code16"
                counts["_cta"] += 1
            elif name.endswith("_splitk"):
                tiles = -(-case["m"] // 256) * -(-case["n"] // 128)
                assert line["cluster"] == 2
                assert line["grid"] == [2 * tiles, 1, 1]
                counts["_splitk"] += 1
    assert min(counts.values()) > 3, counts


@pytest.mark.parametrize("allowed", ["1", "off"])
@pytest.mark.parametrize(
    ("capability", "arch", "shapes", "launches", "otherwise"),
    [
        ("12.1", "sm_120f", [(1, 14336), (128, 256), (129, 256)],
         ["gemm4_mma_mxfp4_32 112x256 shared 49408",
          "524288 bytes; gemm4_mma_mxfp4_64 16x256 shared 66048; gemm4_reduce_bf16 32x256 pdl"],
         "cublasLt"),
        ("10.3", "sm_100f", [(4096, 14336), (65, 128), (64, 256)],
         ["gemm4_tcgen05_mxfp4_128 3584x256 shared 134176",
          "133120 bytes; gemm4_tcgen05_mxfp4_128 4x256 shared 134176; gemm4_reduce_bf16 9x256 pdl"],
         "gemm4_mma_microscaled_bf16_64"),
    ],
)  # fmt: skip
def test_fp4_tensor_cores_are_used_only_if_they_are_allowed(
    python: Python, fake_cuda: Fake, fake_cublaslt: Path, tmp_path: Path, allowed: str,
    capability: str, arch: str, shapes: Any, launches: list[str], otherwise: str,
) -> None:  # fmt: skip
    cuda = fake_cuda(devices=[FakeDevice(capability=capability, multiprocessors=48)])
    env = {"NYBBLE_LIBCUBLASLT": str(fake_cublaslt), "NYBBLE_FP4_TENSOR_CORES": allowed}
    mxfp4 = {"op": "gemm_4bit", "type": "e2m1", "block": 32, "nested": 1 << 22, "k": 4096}
    cases = [{**mxfp4, "m": m, "n": n} for m, n in shapes]
    cases += [{**cases[2], "m": 64, **other} for other in ({"dtype": "f16"}, {"block": 16})]
    answers = Calls(python, cuda, tmp_path).run({0: whole_set(tmp_path, arch)}, cases, **env)
    assert [error for error, _ in answers] == [""] * 5
    first, second, third, *others = (told(lines) for _, lines in answers)
    assert otherwise in third
    assert all("gemm4_mma_microscaled_" in other for other in others)
    if allowed == "1":
        assert [first, second] == launches
    else:
        assert "_mxfp4" not in first
        assert "cublasLt" in second


def test_fp4_tensor_cores_are_allowed_but_the_set_has_no_kernel_for_them(
    python: Python, fake_cuda: Fake, fake_cublaslt: Path, tmp_path: Path
) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability="12.0", multiprocessors=170)])
    env = {"NYBBLE_LIBCUBLASLT": str(fake_cublaslt), "NYBBLE_FP4_TENSOR_CORES": "1"}
    case = {"op": "gemm_4bit", "type": "e2m1", "block": 32, "nested": 1 << 22, "n": 256, "k": 4096}
    ((error, lines),) = Calls(python, cuda, tmp_path).run(
        {0: whole_set(tmp_path, "sm_120")}, [{**case, "m": 65}], **env
    )
    assert error == ""
    assert "cublasLt" in told(lines)


def test_many_rows_work_without_memory_for_copies_of_outlier_columns(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    """Without memory for the copies, the method for few rows adds the outlier columns."""
    device = FakeDevice(capability="9.0", multiprocessors=132, memory=32 << 20)
    images = {0: whole_set(tmp_path, "sm_90a")}
    case = {"op": "int8_linear", "m": 512, "n": 4096, "k": 4096, "threshold": 6.0}
    answers = Calls(python, fake_cuda(devices=[device]), tmp_path).run(
        images, [case, {**case, "bare": True}, {**case, "k": 512}]
    )
    assert [error for error, _ in answers] == [""] * 3
    kernels = [[line["launch"] for line in lines if "launch" in line] for _, lines in answers]
    assert [one[-1] for one in kernels] == ["int8_outliers_bf16"] * 2 + [
        "int8_outliers_wgmma_bf16_128"
    ]
    assert [one[1] for one in kernels] == ["int8_quantize_rows_bf16"] * 2 + [
        "int8_quantize_gather_bf16"
    ]


@pytest.mark.parametrize(("n", "given"), [(8192, True), (2048, False)])
def test_cublaslt_gets_no_workspace_for_int8_products_of_long_rows(
    python: Python, fake_cuda: Fake, fake_cublaslt: Path, tmp_path: Path, n: int, given: bool
) -> None:
    """cuBLASLt's algorithm needs a workspace here. Without it, nybble's kernel is used."""
    cuda = fake_cuda(devices=[FakeDevice(capability="8.0", multiprocessors=108)])
    images = {0: whole_set(tmp_path, "sm_80")}
    env = {"NYBBLE_LIBCUBLASLT": str(fake_cublaslt), "NYBBLE_FAKE_WORKSPACE": "4096"}
    case = {"op": "int8_linear_matmul", "m": 512, "n": n, "k": 4096}
    ((error, lines),) = Calls(python, cuda, tmp_path).run(images, [case], **env)
    assert error == ""
    assert told(lines).startswith("4096 bytes; cublasLt 512x" if given else "int8_")
