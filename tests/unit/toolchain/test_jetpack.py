"""On a Jetson, JetPack's toolkit becomes an external package with the toolkit's version."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel

from nybforge.environments.solve import Request, solve_environment, virtual_packages
from nybforge.environments.specs import read_environment
from nybforge.errors import SolveError
from nybforge.run import Runner
from nybforge.toolchain.assemble import assemble
from nybforge.toolchain.indexing import index_channel
from nybforge.toolchain.jetpack import find_jetpack, jetpack_packages
from nybforge.toolchain.model import Host, PackagePlan
from nybforge.toolchain.plan import plan_toolchain
from nybforge.toolchain.sources import read_sources
from nybforge.toolchain.staging import stage

ORIN = ("36", "4.0", "tegra234", "12.6", "12.6.68")
XAVIER = ("35", "4.1", "tegra194", "11.4", "11.4.315")


def jetson(root: Path, branch: str, revision: str, chip: str, cuda: str, nvcc: str) -> Path:
    """Make the file tree of a Jetson: its release, its chip, and an nvcc that answers like
    JetPack's."""
    texts = {
        "etc/nv_tegra_release": f"# R{branch} (release), REVISION: {revision}, GCID: 1, BOARD: x\n",
        "proc/device-tree/compatible": f"nvidia,p3737-0000+p3701-0005\0nvidia,{chip}\0",
        "usr/local/cuda/bin/ptxas": "#!/bin/sh\n",
        "usr/local/cuda/bin/nvcc": "#!/bin/sh\n"
        f'[ "$1" = --version ] && echo "Cuda compilation tools, release {cuda}, V{nvcc}" || '
        'echo "nvcc of JetPack: $*"\n',
    }
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
        if "/bin/" in name:
            (root / name).chmod(0o755)
    return root


def plan_of(found: Host, root: Path) -> PackagePlan:
    (plan,) = jetpack_packages(found, read_sources(root).activation)
    return plan


@pytest.fixture
def orin(tmp_path: Path, runner: Runner, host: Callable[..., Host]) -> Host:
    """An Orin with JetPack 6.1."""
    found = find_jetpack(runner, jetson(tmp_path / "orin", *ORIN))
    return replace(host("11.4.0", platform="linux-aarch64"), jetpack=found)


def test_the_toolkit_is_found_with_its_true_version(orin: Host, tmp_path: Path) -> None:
    found = orin.jetpack
    assert found is not None
    assert (found.l4t, found.jetpack) == ("R36.4.0", "6.1")
    assert (found.cuda, found.nvcc, found.capability) == ("12.6", "12.6.68", "87")
    assert found.home == tmp_path / "orin/usr/local/cuda"
    assert found.programs == ("nvcc", "ptxas")


@pytest.mark.parametrize("missing", ["etc/nv_tegra_release", "usr/local/cuda/bin/nvcc"])
def test_without_l4t_or_nvcc_there_is_no_jetpack(
    tmp_path: Path, runner: Runner, missing: str
) -> None:
    root = jetson(tmp_path, *ORIN)
    (root / missing).unlink()
    assert find_jetpack(runner, root) is None


def test_the_cuda_of_jetpack_4_is_below_every_target(tmp_path: Path, runner: Runner) -> None:
    root = jetson(tmp_path, "32", "7.1", "tegra194", "10.2", "10.2.300")
    assert find_jetpack(runner, root) is None


def test_only_the_plan_of_a_jetson_has_the_package(
    root: Path, orin: Host, host: Callable[..., Host]
) -> None:
    names = {each.name for each in plan_toolchain(root, orin, ()).packages}
    assert "jetpack-cuda" in names
    other = replace(host("12.2.0"), jetpack=orin.jetpack)
    assert "jetpack-cuda" not in {each.name for each in plan_toolchain(root, other, ()).packages}


def test_the_package_points_to_jetpack_and_sets_the_variables_of_the_lab(
    root: Path, orin: Host, runner: Runner, weird_tmp_path: Path
) -> None:
    plan = plan_of(orin, root)
    assert (plan.version, plan.external) == ("12.6.68", True)
    prefix = weird_tmp_path / "env"
    stage(plan, {}, prefix, runner)
    script = """
        env -0 > "$CONDA_PREFIX/before"
        . "$CONDA_PREFIX/etc/conda/activate.d/~jetpack-cuda_activate.sh"
        "$CONDA_PREFIX/bin/nvcc" -c x.cu
        printf '%s\\n' "$CUDA_HOME" "$CUDACXX" "$BNB_CUDA_VERSION" "$COMPUTE_CAPABILITY"
        printf '%s\\n' "$CMAKE_ARGS"
        . "$CONDA_PREFIX/etc/conda/deactivate.d/~jetpack-cuda_deactivate.sh"
        env -0 > "$CONDA_PREFIX/after"
    """
    env = {"PATH": "/usr/bin:/bin", "CONDA_PREFIX": str(prefix), "CMAKE_ARGS": "-DKEEP=1"}
    said = subprocess.run(["sh", "-euc", script], env=env, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert orin.jetpack is not None
    home = orin.jetpack.home
    nvcc, cuda_home, cudacxx, short, capability, cmake = said.stdout.splitlines()
    assert nvcc == "nvcc of JetPack: -c x.cu"
    assert (cuda_home, cudacxx) == (str(home), f"{home}/bin/nvcc")
    assert (short, capability) == ("126", "87")
    assert cmake.startswith("-DKEEP=1 -DCOMPUTE_BACKEND=cuda -DCUDA_VERSION=126 ")
    assert f"-DCMAKE_CUDA_HOST_COMPILER={prefix}/bin/aarch64-conda-linux-gnu-g++" in cmake
    assert (prefix / "after").read_bytes() == (prefix / "before").read_bytes()


def _solve(root: Path, board: str, toolchain: Path, forge: Path, gcc: str | None = None) -> str:
    file = read_environment(root / f"envs/{board}.yml")
    specs = file.specs
    if gcc is not None:
        specs = tuple(
            replace(each, text=f"{each.name}={gcc}") if each.name.startswith("g") else each
            for each in specs
        )
    records = solve_environment(
        Request(
            specs=specs,
            channels=(str(forge), str(toolchain)),
            platform="linux-aarch64",
            virtual=virtual_packages("linux-aarch64", ["__glibc=2.35"]),
        )
    )
    (found,) = [each for each in records if each.name.normalized == "jetpack-cuda"]
    return str(found.version)


@pytest.fixture
def forge(tmp_path: Path) -> Path:
    """A fake conda-forge with the packages that the Jetsons' environment files name."""
    rows = [
        Row(name=name, version=version, subdir="linux-aarch64", depends=depends)
        for name, version, depends in (
            *((each, "4.0", ()) for each in ("cmake", "ninja", "numpy", "pip")),
            *(("python", "3.10.1", ()), ("python-build", "1.3.0", ())),
            ("sysroot_linux-aarch64", "2.28", ()),
            *(
                (f"{tool}_linux-aarch64", gcc, (f"gcc_impl_linux-aarch64 {gcc}.*",))
                for tool in ("gcc", "gxx")
                for gcc in ("11.4.0", "12.4.0", "14.3.0")
            ),
            *(("gcc_impl_linux-aarch64", gcc, ()) for gcc in ("11.4.0", "12.4.0", "14.3.0")),
        )
    ]
    return write_channel(tmp_path / "conda-forge", rows)


def _channel(plan: PackagePlan, folder: Path, runner: Runner) -> Path:
    folder.mkdir()
    assemble(plan, {}, folder, runner)
    index_channel(folder, runner)
    return folder


def test_the_file_of_a_board_solves_only_with_its_jetpack(
    root: Path, orin: Host, tmp_path: Path, runner: Runner, forge: Path
) -> None:
    mine = _channel(plan_of(orin, root), tmp_path / "toolchain", runner)
    assert _solve(root, "jetson-orin", mine, forge) == "12.6.68"
    older = find_jetpack(runner, jetson(tmp_path / "xavier", *XAVIER))
    assert older is not None
    assert (older.cuda, older.capability, older.jetpack) == ("11.4", "72", "5")
    theirs = _channel(plan_of(replace(orin, jetpack=older), root), tmp_path / "toolchain5", runner)
    assert _solve(root, "jetson-xavier", theirs, forge) == "11.4.315"
    with pytest.raises(SolveError, match="jetpack-cuda"):
        _solve(root, "jetson-orin", theirs, forge)


def test_a_gcc_that_its_nvcc_refuses_is_the_solvers_refusal(
    root: Path, orin: Host, tmp_path: Path, runner: Runner, forge: Path
) -> None:
    mine = _channel(plan_of(orin, root), tmp_path / "toolchain", runner)
    with pytest.raises(SolveError) as caught:
        _solve(root, "jetson-orin", mine, forge, gcc="14.3.0")
    assert "gcc_impl_linux-aarch64" in "\n".join(caught.value.lines())
