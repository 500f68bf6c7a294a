"""The GCCs of this machine are offered under conda-forge's names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from nybforge.toolchain.model import Compiler, Host, Text, Wanted
from nybforge.toolchain.plan import plan_toolchain


def test_compilers_are_offered_all_and_one_is_picked(root: Path, host: Callable[..., Host]) -> None:
    wanted = [Wanted(target="cuda122", toolkit="12.2", device_compiler="nvcc")]
    plan = plan_toolchain(root, host("13.2.0", "12.3.0", "11.4.0"), wanted)
    offered = {p.version for p in plan.packages if p.name == "gcc_linux-64"}
    assert offered == {"13.2.0", "12.3.0", "11.4.0"}
    assert plan.overrides["cuda122"] == {
        "c_compiler_version": "12.3.0",
        "cxx_compiler_version": "12.3.0",
        "c_stdlib_version": "2.36",
        "python_min": "3",
    }
    assert "12.3.0" in plan.reasons["cuda122"]
    gxx = next(p for p in plan.packages if p.name == "gxx_linux-64" and p.version == "12.3.0")
    assert gxx.run_exports == {"strong": ("libstdcxx >=12", "libgcc >=12")}


def test_a_cross_gcc_is_offered_under_its_platforms_name(
    root: Path, host: Callable[..., Host], compiler: Callable[..., Compiler]
) -> None:
    native = host("12.2.0")
    both = (*native.compilers, compiler("12.3.0", platform="linux-aarch64"))
    plan = plan_toolchain(root, replace(native, compilers=both), [Wanted(target="cpu")])
    cross = next(p for p in plan.packages if p.name == "gxx_linux-aarch64")
    assert cross.subdir == "linux-64"
    gcc = next(p for p in plan.packages if p.name == "gcc_linux-aarch64")
    script = next(p for p in gcc.content if isinstance(p, Text) and "/activate.d/" in p.path)
    assert "-DCMAKE_SYSTEM_PROCESSOR=aarch64" in script.text
    assert "sysroot_linux-aarch64" in {p.name for p in plan.packages}
    runtimes = {(p.name, p.version) for p in plan.packages if p.subdir == "linux-aarch64"}
    assert runtimes == {(name, "12.3.0") for name in ("libgcc", "libgomp", "libstdcxx")}
