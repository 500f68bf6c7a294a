"""The choice of a kernel set and of its images for a device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nybble.compat import (
    Arch,
    Choice,
    Device,
    ForcedSetError,
    KernelSet,
    choose,
    cubin_fits,
    device,
    tables,
    wish,
)

Maker = Callable[..., KernelSet]


def arches_of(choice: Choice) -> set[str]:
    return {item.arch for item in choice.images}


def test_exact_cubin_goes_before_an_older_one(kernel_set: Maker) -> None:
    choice = choose(device("8.9"), "12.2", [kernel_set("cuda122", "80 86 89", "60")])
    assert (choice.how, arches_of(choice)) == ("cubin", {"sm_89"})


def test_older_cubin_of_the_major_goes_before_ptx(kernel_set: Maker) -> None:
    choice = choose(device("8.9"), "12.2", [kernel_set("cuda122", "80 86", "60")])
    assert (choice.how, arches_of(choice)) == ("cubin", {"sm_86"})


def test_ptx_serves_a_device_newer_than_the_set(kernel_set: Maker) -> None:
    choice = choose(device("12.0"), "12.8", [kernel_set("cuda122", "80 90", "60 90")])
    assert (choice.how, arches_of(choice)) == ("ptx", {"compute_90"})


@pytest.mark.parametrize(
    ("here", "cubins", "arch"),
    [
        ("12.0", "120 120f", "sm_120f"),
        ("12.1", "120 120f", "sm_120f"),
        ("12.0", "120 120a 120f", "sm_120a"),
        ("12.1", "120 120a", "sm_120"),
        ("10.0", "100 120f", "sm_100"),
    ],
)
def test_cubin_with_more_instructions_goes_before_a_plain_one(
    here: str, cubins: str, arch: str, kernel_set: Maker
) -> None:
    choice = choose(device(here), "13.0", [kernel_set("cuda130", cubins)])
    assert (choice.how, arches_of(choice)) == ("cubin", {arch})


def test_nearer_cubin_of_an_older_set_goes_before_a_newer_set(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda128", "80"), kernel_set("cuda118", "86")]
    choice = choose(device("8.6"), "12.8", sets)
    assert choice.target == "cuda118"


def test_newest_set_within_the_driver_goes_before_a_set_beyond_it(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "86"), kernel_set("cuda124", "86"), kernel_set("cuda129", "86")]
    assert choose(device("8.6"), "12.4", sets).target == "cuda124"


def test_nearer_cubin_of_a_set_beyond_the_driver_goes_before_one_within_it(
    kernel_set: Maker,
) -> None:
    sets = [kernel_set("cuda122", "80"), kernel_set("cuda129", "86")]
    assert choose(device("8.6"), "12.2", sets).target == "cuda129"


def test_set_beyond_the_drivers_minor_still_serves_cubins(kernel_set: Maker) -> None:
    choice = choose(device("8.6"), "12.2", [kernel_set("cuda129", "86", "90")])
    assert (choice.how, choice.target) == ("cubin", "cuda129")


def test_orin_refuses_desktop_cubins_and_compiles(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "80 86")]
    assert choose(device("8.7"), "12.2", sets).how == "cpu"
    compiled = choose(device("8.7"), "12.2", sets, nvrtc="12.2")
    assert (compiled.how, arches_of(compiled)) == ("compile", {"sm_87"})
    assert all(item.image is None for item in compiled.images)


def test_orin_takes_ptx_before_compiling(kernel_set: Maker) -> None:
    choice = choose(device("8.7"), "12.2", [kernel_set("cuda122", "80", "60 80")], nvrtc="12.2")
    assert (choice.how, arches_of(choice)) == ("ptx", {"compute_80"})


def test_forcing_takes_the_disputed_cubin_and_says_so(kernel_set: Maker) -> None:
    choice = choose(device("8.7"), "12.2", [kernel_set("cuda122", "80")], force="122")
    assert choice.forced
    assert arches_of(choice) == {"sm_80"}
    assert "reports about it conflict" in choice.why


def test_one_image_can_be_forced(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "80 86", "60")]
    choice = choose(device("8.6"), "12.2", sets, force="cuda122:sm_80")
    assert arches_of(choice) == {"sm_80"}


def test_a_further_set_of_a_cuda_version_can_be_forced(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "87", "60"), kernel_set("cuda122orin", "87")]
    for text in ("cuda122orin", "122orin", "12.2orin", "cuda122orin:sm_87"):
        assert choose(device("8.7"), "12.2", sets, force=text).target == "cuda122orin"
    assert choose(device("8.7"), "12.2", sets, force="122").target == "cuda122"
    assert choose(device("8.6"), "12.2", sets).target == "cuda122"


@pytest.mark.parametrize(
    ("force", "cc", "driver", "says"),
    [
        ("130", "8.6", "12.2", "needs a driver of CUDA 13.0"),
        ("124", "8.6", "12.2", "not installed"),
        ("122", None, "12.2", "no device"),
        ("122", "8.6", None, "no CUDA driver"),
        ("122", "12.0", "12.8", "runs on 8.x"),
        ("122:sm_90", "8.6", "12.2", "sm_90 runs on 9.x"),
        ("122:sm_72", "8.6", "12.2", "holds no such image"),
        ("latest", "8.6", "12.2", "not the name of a kernel set"),
    ],
)
def test_forced_set_that_cannot_work_is_an_error_that_says_why(
    kernel_set: Maker, force: str, cc: str | None, driver: str | None, says: str
) -> None:
    sets = [kernel_set("cuda122", "80 86 90"), kernel_set("cuda130", "86")]
    here = device(cc) if cc else None
    with pytest.raises(ForcedSetError, match=says):
        choose(here, driver, sets, force=force)


def test_forced_set_of_another_kernel_abi_is_an_error(kernel_set: Maker) -> None:
    with pytest.raises(ForcedSetError, match="kernel ABI 99"):
        choose(device("8.6"), "12.2", [kernel_set("cuda122", "86", kernel_abi=99)], force="122")


def test_set_of_another_kernel_abi_is_refused_with_that_reason(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "86", kernel_abi=99), kernel_set("cuda118", "86")]
    choice = choose(device("8.6"), "12.2", sets)
    assert choice.target == "cuda118"
    assert any("kernel ABI 99" in item.why for item in choice.refused)


def test_an_image_that_would_load_says_which_is_preferred(kernel_set: Maker) -> None:
    choice = choose(
        device("8.6"), "12.2", [kernel_set("cuda122", "80 86"), kernel_set("cuda118", "86")]
    )
    said = {(item.target, item.arch): item.why for item in choice.refused if item.usable}
    assert said == {
        ("cuda122", "sm_80"): "would load, but sm_86 is preferred",
        ("cuda118", "sm_86"): "would load, but sm_86 of cuda122 is preferred",
    }


def test_without_driver_or_device_the_cpu_serves_with_a_reason(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "86")]
    assert choose(device("8.6"), None, sets).why == "there is no CUDA driver"
    assert choose(None, "12.2", sets).why == "the driver shows no device"


def test_without_kernels_the_hint_is_what_to_install() -> None:
    choice = choose(device("12.0"), "12.9", [])
    assert choice.how == "cpu"
    assert choice.hint == 'conda install nybble-kernels "cuda-version>=12.8,<=12.9"'


def test_device_unknown_to_every_usable_toolkit_asks_for_a_driver() -> None:
    choice = choose(device("12.1"), "12.2", [])
    assert choice.hint is not None
    assert "12.9" in choice.hint


def test_disabled_means_the_cpu(kernel_set: Maker) -> None:
    choice = choose(device("8.6"), "12.2", [kernel_set("cuda122", "86")], disabled=True)
    assert choice.how == "cpu"


def test_family_without_image_is_named_as_missing(kernel_set: Maker) -> None:
    sets = [kernel_set("cuda122", "86", families=["gemm4"]), kernel_set("cuda118", "60")]
    choice = choose(device("8.6"), "12.2", sets)
    assert (choice.target, choice.missing) == ("cuda122", ("blockwise",))


def test_environment_names_are_read_in_order() -> None:
    assert wish({"NYBBLE_CUDA_VERSION": "130", "BNB_CUDA_VERSION": "122"}).force == "130"
    assert wish({"NYBBLE_CUDA_VERSION": "", "BNB_CUDA_VERSION": "122"}).force == "122"
    assert wish({"BNB_DISABLE": "1", "BNB_CUDA_VERSION": "122"}).disabled
    assert not wish({"NYBBLE_DISABLE": "0", "BNB_DISABLE": "1"}).disabled
    assert wish({"NYBBLE_DISABLE": "", "BNB_DISABLE": "yes"}).source == "BNB_DISABLE"
    for off in ("0", "false", "No", " off "):
        assert not wish({"NYBBLE_DISABLE": off}).disabled


NUMBERS = {key: row["archs"] for key, row in tables.toolkits().items()}


@st.composite
def situations(draw: st.DrawFn) -> tuple[Device, tuple[int, int], list[tuple[str, str, str]]]:
    here = device(draw(st.sampled_from(sorted(tables.device_rows()))))
    driver = draw(st.sampled_from(sorted(NUMBERS)))
    chosen = draw(st.lists(st.sampled_from(sorted(NUMBERS)), max_size=3, unique=True))
    sets = []
    for key in chosen:
        known = st.lists(st.sampled_from(NUMBERS[key]), max_size=6, unique=True)
        sets.append((f"cuda{key[0]}{key[1]}", " ".join(draw(known)), " ".join(draw(known))))
    return here, driver, sets


@given(situations())
def test_every_image_is_either_chosen_or_refused_with_a_reason(
    kernel_set: Maker, situation: tuple[Device, tuple[int, int], list[tuple[str, str, str]]]
) -> None:
    here, driver, described = situation
    sets = [kernel_set(*item) for item in described]
    choice = choose(here, driver, sets)
    images = sum(len(item.images) for item in sets)
    picked = [item for item in choice.images if item.image is not None]
    assert len(picked) + len(choice.refused) == images
    assert all(item.why for item in choice.refused)
    assert choice.why
    assert choice.how != "cpu" or choice.hint


@given(situations())
def test_a_chosen_cubin_always_fits_and_none_nearer_was_refused(
    kernel_set: Maker, situation: tuple[Device, tuple[int, int], list[tuple[str, str, str]]]
) -> None:
    here, driver, described = situation
    choice = choose(here, driver, [kernel_set(*item) for item in described])
    for item in choice.images:
        if item.how == "cubin":
            assert cubin_fits(Arch.parse(item.arch), here).ok
    usable = [item for item in choice.refused if item.usable and item.kind == "cubin"]
    if usable and choice.images:
        assert choice.how == "cubin"
        nearest = max(Arch.parse(item.arch).cc for item in usable)
        assert max(Arch.parse(item.arch).cc for item in choice.images) >= nearest


@given(situations())
def test_the_order_of_the_sets_does_not_matter(
    kernel_set: Maker, situation: tuple[Device, tuple[int, int], list[tuple[str, str, str]]]
) -> None:
    here, driver, described = situation
    sets = [kernel_set(*item) for item in described]
    assert choose(here, driver, sets) == choose(here, driver, sets[::-1])
