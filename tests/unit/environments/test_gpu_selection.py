"""The solver chooses GPU images that fit the driver and the devices. Older clients still work."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, row_of_recipe, write_channel

from nybforge.devices import for_devices
from nybforge.environments.solve import Request, solve_environment, virtual_packages
from nybforge.environments.specs import Spec
from nybforge.errors import NybforgeError, RuleError, SolveError
from nybforge.load import read
from nybforge.variants import by_default, load_targets, parse_variant

ROOT = Path(__file__).resolve().parents[3]
TARGETS = load_targets(ROOT)


@pytest.fixture(scope="module")
def channel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A channel with the images of every target that is built by default, the images of a target
    for Orin alone, and conda-forge's package cuda-arch, which depends on __cuda_arch."""
    orin = with_capabilities(tmp_path_factory.mktemp("orin"), "87-real", suffix="orin")
    built = (*by_default(TARGETS), parse_variant(read(orin), orin))
    rows = [row_of_recipe("nybble-kernels", variant) for variant in built if variant.cuda]
    rows += [row_of_recipe("nybble-proc", variant) for variant in built]
    rows += [row_of_recipe("nybble", variant) for variant in built if not variant.cuda]
    rows += [
        Row(name="libnybble", version=rows[0].version),
        Row(name="python", version="3.12.1"),
        Row(name="numpy", version="2.1"),
    ]
    archs = ("6.0", "7.0", "7.5", "9.0")
    rows += [
        Row(name="cuda-arch", version=a, subdir="noarch", depends=[f"__cuda_arch >={a}"])
        for a in archs
    ]
    return write_channel(tmp_path_factory.mktemp("channel"), rows)


def with_capabilities(folder: Path, capabilities: str, suffix: str = "") -> Path:
    """Return a variant file for CUDA 12.9 with these compute capabilities."""
    text = (ROOT / "recipe/variants/cuda129.yaml").read_text()
    head, key, tail = text.partition("compute_capabilities:\n")
    path = folder / f"cuda129{suffix}.yaml"
    more = f'target_suffix:\n  - "{suffix}"\n' if suffix else ""
    path.write_text(f'{head}{key}  - "{capabilities}"\n{tail.partition(chr(10))[2]}{more}')
    return path


def solved(channel: Path, *specs: str, virtual: tuple[str, ...]) -> dict[str, str]:
    """Return package name -> build in the solution."""
    request = Request(
        specs=tuple(Spec(text=text) for text in specs),
        channels=(channel.as_uri(),),
        platform="linux-64",
        virtual=virtual_packages("linux-64", virtual),
    )
    return {r.name.normalized: str(r.build) for r in solve_environment(request)}


@pytest.mark.parametrize(
    ("target", "arch", "runs"),
    [
        ("cuda130", "7.0", False),  # V100
        ("cuda130", "7.5", True),  # T4
        ("cuda130", "12.1", True),
        ("cuda129", "7.0", True),
        ("cuda122", "9.0", True),
        ("cuda122", "12.0", True),  # runs the PTX
        ("cuda122", "5.2", False),
    ],
)
def test_images_are_refused_on_devices_that_they_do_not_support(
    channel: Path, target: str, arch: str, runs: bool
) -> None:
    spec, virtual = f"nybble-kernels=*={target}_*", ("__cuda=13.0", f"__cuda_arch={arch}")
    if runs:
        assert solved(channel, spec, virtual=virtual)["nybble-kernels"].startswith(f"{target}_")
        return
    with pytest.raises(SolveError) as caught:
        solved(channel, spec, virtual=virtual)
    assert f"that machine's __cuda_arch is {arch}" in str(caught.value.why)


@pytest.mark.parametrize("virtual", [(), ("__cuda=13.0",)], ids=["login node", "older conda"])
def test_without_the_virtual_package_every_set_installs(
    channel: Path, virtual: tuple[str, ...]
) -> None:
    found = solved(channel, "nybble-kernels=*=cuda130_*", virtual=virtual)
    assert found["nybble-kernels"].startswith("cuda130_")


def test_an_environment_for_older_devices_refuses_images_of_newer_ones(channel: Path) -> None:
    virtual = ("__cuda=13.0", "__cuda_arch=9.0")
    with pytest.raises(SolveError):
        solved(channel, "nybble-kernels=*=cuda130_*", "cuda-arch=7.0", virtual=virtual)
    found = solved(channel, "nybble-kernels", "cuda-arch=7.0", virtual=virtual)
    assert not found["nybble-kernels"].startswith("cuda130_")


def test_a_channel_that_needs_an_undetected_virtual_package_is_one_error(channel: Path) -> None:
    with pytest.raises(SolveError) as caught:
        solved(channel, "cuda-arch=7.0", virtual=("__cuda=13.0",))
    assert caught.value.what == "the target machine has no __cuda_arch 7.0 or newer"
    assert "--virtual __cuda_arch=7.0" in str(caught.value.hint)


@pytest.mark.parametrize(
    ("capabilities", "devices"),
    [
        ("86-real 86-virtual", ">=8.6"),
        ("86", ">=8.6"),
        ("86-real", ">=8.6,<9"),
        ("87-real", ">=8.7,<8.8"),  # a cubin for one Jetson runs on no other device
        ("86-real 87-real", ">=8.6,<9"),
        ("101-real", ">=10.1,<10.2"),
        ("90a-real", ">=9.0,<10"),
        ("80-real 90a-real 120f-real", ">=8.0,<13"),
        ("100-real 121-virtual", ">=10.0"),
    ],
)
def test_a_slim_set_says_which_devices_it_supports(
    tmp_path: Path, capabilities: str, devices: str
) -> None:
    path = with_capabilities(tmp_path, capabilities)
    constrains = row_of_recipe("nybble-kernels", parse_variant(read(path), path)).constrains
    assert {f"__cuda_arch {devices}", f"cuda-arch {devices}"} <= set(constrains)


def test_a_set_for_named_devices_is_for_them_alone(tmp_path: Path) -> None:
    variant = next(each for each in TARGETS if each.target == "cuda129")
    (narrowed,) = for_devices([variant], [(9, 0), (8, 6)])
    capabilities = " ".join(narrowed.capabilities)
    path = with_capabilities(tmp_path, capabilities)
    constrains = row_of_recipe("nybble-kernels", parse_variant(read(path), path)).constrains
    assert "__cuda_arch >=8.6,<10" in constrains


@pytest.mark.parametrize(
    ("capabilities", "hint"),
    [
        ("90-real 60-virtual", "write the lowest, 60, first: "),
        ("90-real 80-real", "write the lowest, 80, first: "),
        ("60-real 90-real 80-real", "write the highest, 90, last: "),
    ],
)
def test_capabilities_out_of_order_are_an_error(
    tmp_path: Path, capabilities: str, hint: str
) -> None:
    path = with_capabilities(tmp_path, capabilities)
    with pytest.raises(NybforgeError) as caught:
        parse_variant(read(path), path)
    assert isinstance(caught.value, RuleError)
    assert caught.value.what == "the order of the compute capabilities is wrong"
    assert (caught.value.hint or "").startswith(hint)


@pytest.mark.parametrize(
    ("virtual", "target"),
    [
        ((), None),  # no GPU
        (("__cuda=10.2",), None),  # a driver that no target supports
        (("__cuda=11.4",), "cuda118"),
        (("__cuda=12.2",), "cuda129"),  # images of CUDA 12 need a driver of CUDA 12
        (("__cuda=13.0",), "cuda134"),
        (("__cuda=13.0", "__cuda_arch=7.5"), "cuda134"),
        (("__cuda=13.0", "__cuda_arch=7.0"), "cuda129"),  # V100
        (("__cuda=13.0", "__cuda_arch=5.2"), None),
    ],
    ids=lambda value: " ".join(value or ["none"]) if isinstance(value, tuple) else str(value),
)
def test_nybble_alone_brings_the_images_of_the_machine(
    channel: Path, virtual: tuple[str, ...], target: str | None
) -> None:
    found = solved(channel, "nybble", virtual=virtual)
    assert found["nybble-proc"].startswith(f"{target or 'cpu'}_")
    if target is None:
        assert "nybble-kernels" not in found
    else:
        assert found["nybble-kernels"].startswith(f"{target}_")


def test_the_choice_can_be_made_by_hand(channel: Path) -> None:
    gpu = ("__cuda=13.0",)
    assert "nybble-kernels" not in solved(channel, "nybble", "nybble-proc=*=cpu_*", virtual=gpu)
    older = solved(channel, "nybble", "nybble-kernels=*=cuda122_*", virtual=gpu)
    assert older["nybble-proc"].startswith("cuda122_")
    login = solved(channel, "nybble", "nybble-kernels=*=cuda122_*", virtual=())
    assert login["nybble-proc"].startswith("cpu_")


def test_a_further_target_of_a_cuda_version_is_chosen_by_name(channel: Path) -> None:
    orin = ("__cuda=12.9", "__cuda_arch=8.7")
    assert solved(channel, "nybble", virtual=orin)["nybble-proc"].startswith("cuda129_")
    spec = "nybble-kernels=*=cuda129orin_*"
    found = solved(channel, "nybble", spec, virtual=orin)
    assert found["nybble-proc"].startswith("cuda129orin_")
    assert found["nybble-kernels"].startswith("cuda129orin_")
    with pytest.raises(SolveError):
        solved(channel, "nybble", spec, virtual=("__cuda=12.9", "__cuda_arch=8.9"))
    plain = solved(channel, "nybble-kernels=*=cuda129_*", virtual=orin)
    assert plain["nybble-kernels"].startswith("cuda129_")


def test_a_further_target_is_used_where_no_other_fits(tmp_path: Path) -> None:
    """The channel belongs to a site that builds only for its Jetsons."""
    file = with_capabilities(tmp_path, "87-real", suffix="orin")
    (cpu,) = (each for each in TARGETS if each.cuda is None)
    targets = (cpu, parse_variant(read(file), file))
    rows = [row_of_recipe("nybble-proc", each) for each in targets]
    rows += [row_of_recipe("nybble-kernels", targets[1]), row_of_recipe("nybble", cpu)]
    plain = {"libnybble": rows[0].version, "python": "3.12.1", "numpy": "2.1"}
    rows += [Row(name=name, version=version) for name, version in plain.items()]
    site = write_channel(tmp_path / "site", rows)
    for arch, build in (("8.7", "cuda129orin_"), ("8.9", "cpu_"), ("9.0", "cpu_")):
        virtual = ("__cuda=12.9", f"__cuda_arch={arch}")
        assert solved(site, "nybble", virtual=virtual)["nybble-proc"].startswith(build), arch


def test_a_build_for_a_gpu_depends_on_the_driver() -> None:
    """The dependency also works in the solver "classic", which ignores the constraint of the
    images."""
    for variant in TARGETS:
        drivers = [
            spec for spec in row_of_recipe("nybble-proc", variant).depends if "__cuda" in spec
        ]
        major = (variant.cuda or "").partition(".")[0]
        assert drivers == ([f"__cuda >={major}"] if major else [])
