"""Target files: what they may contain, the error for each mistake, and the target files of this
project."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rattler_build import VariantConfig

from nybble import compat
from nybforge import load
from nybforge.errors import NybforgeError
from nybforge.variants import (
    Variant,
    by_default,
    instead,
    load_targets,
    order,
    parse_variant,
    problems,
    select,
    target_name,
)

ROOT = Path(__file__).resolve().parents[3]
SHIPPED = load_targets(ROOT)
NAMES = [variant.target for variant in SHIPPED]
GPU = [variant for variant in SHIPPED if variant.cuda]


def test_the_targets_are_there_and_all_are_in_order() -> None:
    wanted = "cpu cuda118 cuda121 cuda122 cuda124 cuda126 cuda128 cuda129 cuda130 cuda134"
    assert " ".join(variant.target for variant in by_default(SHIPPED)) == wanted
    assert sorted(NAMES) == NAMES  # a target added later is sorted too


@pytest.mark.parametrize("variant", SHIPPED, ids=NAMES)
def test_each_target_keeps_every_rule(variant) -> None:
    assert not list(problems(variant))


@pytest.mark.parametrize("variant", SHIPPED, ids=NAMES)
def test_each_file_reads_the_same_for_rattler_build(variant) -> None:
    config = VariantConfig.from_file(variant.path)
    assert {key: config.get_values(key) for key in variant.values} == {
        key: [value] for key, value in variant.values.items()
    }


@pytest.mark.parametrize("variant", GPU, ids=[v.target for v in GPU])
def test_jetson_gets_exact_cubins_and_ptx_is_newest_and_lowest(variant) -> None:
    known = [arch for arch in compat.archs(variant.toolkit) if not arch.suffix]
    real = [text.removesuffix("-real") for text in variant.capabilities if "real" in text]
    assert ("90a" in real) == any(arch.number == "90a" for arch in compat.archs(variant.toolkit))
    cubins = {text.removesuffix("a") for text in real}
    ptx = {text.removesuffix("-virtual") for text in variant.capabilities if "virtual" in text}
    # 86 and 120 have the same machine code as 89 and 121 (tests/integration/test_nvrtcc_real.py)
    without = {"62", "88", "89", "121"}
    # even with cuda-compat, the last driver for Xavier supports only CUDA 12.2
    if variant.toolkit > "12.3":
        without |= {"72"}
    served = [arch for arch in known if arch.number not in without and arch.cc >= (6, 0)]
    assert cubins == {arch.number for arch in served}
    assert max(arch for arch in known if arch.number != "89").number in ptx
    assert min(served).number in ptx


def test_the_pin_of_cuda122_is_the_host_recipes() -> None:
    (variant,) = select(SHIPPED, ["cuda122"])
    assert (variant.gcc, variant.toolkit) == ("12.3.0", "12.2.140")


@given(st.sets(st.sampled_from(NAMES)))
def test_selecting_twice_selects_the_same(names: set[str]) -> None:
    once = select(SHIPPED, names)
    assert select(once, [variant.target for variant in once]) == once
    assert [variant.target for variant in once] == [n for n in NAMES if n in names or not names]


def edited(target: str, old: str, new: str) -> Callable[[], object]:
    path = ROOT / f"recipe/variants/{target}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    return lambda: parse_variant(load.parse(text.replace(old, new), path), path)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "cxx_compiler_version:",
            "cxx_complier_version:",
            "perhaps you meant 'cxx_compiler_version'",
        ),
        ('"12.3.0"', '"13.2.0"', "GCC 13.2.0 is outside what nvcc 12.2 accepts"),
        ("90a-real", "100-real", "CUDA 12.2 does not know sm_100"),
        ('  - "nvrtc"', '  - "clang"', "unknown device compiler 'clang'"),
        ('  - "12.2.140"', '  - "12.4.131"', "toolkit 12.4.131 is not a release of CUDA 12.2"),
        ('  - "12.2.140"', '  - "12.20.1"', "toolkit 12.20.1 is not a release of CUDA 12.2"),
        ('  - "nvrtc"', "  - nvrtc", "the value is not quoted"),
        (
            'device_compiler:\n  - "nvrtc"',
            'device_compiler: ["nvrtc"]',
            "the list must not be on the line of its key",
        ),
        ('  - "nvrtc"', '  - "nvrtc"\n  - "nvcc"', "device_compiler has 2 values"),
        ('"60-real', '"60-real 60-real', "requested twice"),
        ('"2.17"', '"glibc 2.17"', "c_stdlib_version: 'glibc 2.17' is not a version"),
        ('"12.3.0"', f'"{"9" * 5000}"', "is not a version"),
        ('"gxx"', '"gxx "', "cxx_compiler: 'gxx ' is not a package name"),
        ("c_stdlib:\n", "c_stdlib: [\n", "not valid YAML"),
        ('"12.2"', '"12.1"', "is named cuda122"),
        (
            '    - "c_stdlib_version"',
            '    - "c_stdlib_versoin"',
            "perhaps you meant 'c_stdlib_version'",
        ),
    ],
)
def test_a_mistake_is_reported_with_its_line(old: str, new: str, says: str) -> None:
    with pytest.raises(NybforgeError) as caught:
        edited("cuda122", old, new)()
    text = "\n".join(caught.value.lines())
    assert says in text
    assert re.search(r"cuda122\.yaml:\d+:\d+", text)


def test_all_mistakes_of_all_files_are_reported_at_once(checkout: Path, nybforge) -> None:
    for name, old, new in (
        ("cuda122", '"12.3.0"', '"13.2.0"'),
        ("cuda130", "75-real", "62-real"),
    ):
        path = checkout / f"recipe/variants/{name}.yaml"
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    answer = nybforge("list", "--json", env={"NYBFORGE_ROOT": str(checkout)})
    assert answer.code == 2
    places = {Path(each["where"]["path"]).name for each in answer.document["errors"]}
    assert places == {"cuda122.yaml", "cuda130.yaml"}


def test_an_unknown_target_offers_the_closest(nybforge) -> None:
    answer = nybforge("plan", "cuda12", "--json")
    assert answer.code == 2
    assert re.search(r"perhaps you meant .*cuda12\d", answer.document["error"]["hint"])


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("cuda125", "CUDA 12; to add a target: nybforge target add 12.5"),
        ("12.0", "cuda122 runs on every driver of CUDA 12"),
        ("cuda135", "cuda130 runs on every driver of CUDA 13"),
        ("cuda-12.4", "perhaps you meant cuda124"),
        ("cuda140", "targets: cpu, cuda118, cuda122, cuda124, cuda126, cuda130"),
        ("zzz", "targets: cpu, cuda118"),
    ],
)
def test_a_cuda_version_without_a_target_is_answered_with_the_one_that_serves_it(
    name: str, hint: str
) -> None:
    known = ["cpu", "cuda118", "cuda122", "cuda124", "cuda126", "cuda130"]
    assert hint in instead(name, known)


@pytest.mark.parametrize(
    ("cuda", "name"), [("12.2", "cuda122"), (None, "cpu"), ("13.0", "cuda130")]
)
def test_a_target_is_named_after_its_cuda(cuda: str | None, name: str) -> None:
    assert target_name(cuda) == name


def suffixed(suffix: str, name: str = "cuda122orin") -> Variant:
    path = ROOT / f"recipe/variants/{name}.yaml"
    text = (ROOT / "recipe/variants/cuda122.yaml").read_text("utf-8")
    return parse_variant(load.parse(f'{text}target_suffix:\n  - "{suffix}"\n', path), path)


def test_a_cuda_version_may_have_several_targets() -> None:
    orin = suffixed("orin")
    assert (orin.target, orin.suffix, orin.cuda) == ("cuda122orin", "orin", "12.2")
    assert orin.built_by_default
    names = [each.target for each in sorted((*SHIPPED, orin), key=lambda v: order(v.target))]
    assert names[names.index("cuda122") + 1] == "cuda122orin"
    assert "perhaps you meant cuda122orin" in instead("cuda122orni", names)


@pytest.mark.parametrize(
    ("suffix", "name", "says"),
    [
        ("Orin", "cuda122orin", "'Orin' is not a suffix of a target"),
        ("2", "cuda1222", "'2' is not a suffix of a target"),
        ("orin-nano", "cuda122orin-nano", "'orin-nano' is not a suffix of a target"),
        ("orin", "cuda122", "is named cuda122"),
        ("orin", "cuda124orin", "is named cuda124orin"),
    ],
)
def test_a_name_is_the_cuda_version_and_the_suffix(suffix: str, name: str, says: str) -> None:
    with pytest.raises(NybforgeError) as caught:
        suffixed(suffix, name)
    assert says in caught.value.what


def test_a_file_whose_name_has_a_suffix_that_it_does_not_state() -> None:
    path = ROOT / "recipe/variants/cuda122orin.yaml"
    text = (ROOT / "recipe/variants/cuda122.yaml").read_text("utf-8")
    with pytest.raises(NybforgeError) as caught:
        parse_variant(load.parse(text, path), path)
    assert "target_suffix" in str(caught.value.hint)


def test_built_by_default_is_true_or_false() -> None:
    with pytest.raises(NybforgeError, match="neither true nor false"):
        edited("cuda135", '  - "false"', '  - "no"')()
