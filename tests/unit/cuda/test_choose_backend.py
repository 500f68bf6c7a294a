"""Every row of both policies, and properties of all decisions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nybble.compat import tables as facts
from nybble.compat.tables import pair
from nybble.cuda import Decision, Input, LinkError, check_arch, choose_backend, errors
from nybble.cuda.tables import tables


def ptx(made: str | None = None) -> Input:
    return Input(kind="ptx", producer=pair(made) if made else None)


def cubin(made: str | None = None) -> Input:
    return Input(kind="cubin", producer=pair(made) if made else None)


def ltoir(made: str | None = None) -> Input:
    return Input(kind="ltoir", producer=pair(made) if made else None)


def decide(driver: str | None, nvjitlink: str | None, *inputs: Input, **more: Any) -> Decision:
    return choose_backend(
        driver=pair(driver) if driver else None,
        nvjitlink=pair(nvjitlink) if nvjitlink else None,
        inputs=inputs,
        **more,
    )


SAME = {"policy": "same_major"}
# row, driver, nvJitLink, inputs, options, backend or error class
ROWS: list[tuple[str, str | None, str | None, tuple[Input, ...], dict[str, Any], object]] = [
    ("S4", "13.0", None, (ltoir("12.9"),), SAME, errors.LtoNeedsNvJitLink),
    ("S4", None, None, (ptx("12.9"),), {"lto": True, **SAME}, errors.LtoNeedsNvJitLink),
    ("S6b", None, None, (ptx("12.9"),), SAME, "driver"),
    ("S6a", None, "12.9", (ptx("12.9"),), SAME, "nvjitlink"),
    ("S6a", None, "12.9", (ltoir("12.9"),), SAME, "nvjitlink"),
    ("S1", "13.0", None, (ptx("12.9"),), SAME, "driver"),
    ("S2", "13.0", "13.2", (ptx("12.9"),), SAME, "nvjitlink"),
    ("S2", "12.4", "12.9", (ltoir("12.9"),), SAME, "nvjitlink"),
    ("S3", "13.0", "12.9", (ptx("12.9"),), SAME, "driver"),
    ("S3", "12.4", "13.0", (cubin("12.4"),), SAME, "driver"),
    ("S5", "13.0", "12.9", (ltoir("12.9"),), SAME, errors.LtoAcrossMajors),
    ("S5", "12.4", "13.0", (ptx("12.4"),), {"lto": True, **SAME}, errors.LtoAcrossMajors),
    ("V1", "13.0", None, (ltoir("12.9"),), {}, errors.LtoNeedsNvJitLink),
    ("V1", "13.0", None, (ptx("12.9"),), {"output": "ptx"}, errors.LtoNeedsNvJitLink),
    ("V3", None, None, (ptx("12.9"),), {}, errors.NoBackend),
    ("V4", "12.4", None, (ptx("12.9"),), {}, errors.PtxTooNewForDriver),
    ("V5", "12.4", None, (cubin("12.9"),), {}, errors.InputNewerThanLinker),
    ("V2", "13.0", None, (cubin("13.0"), ptx("12.2")), {}, "driver"),
    ("V2", "12.5", None, (ptx("12.6"),), {}, "driver"),  # 12.5 and 12.6 have the same PTX ISA
    ("V10", "13.0", "12.4", (ltoir("12.9"),), {}, errors.NvJitLinkOlderThanInput),
    ("V9", "13.0", "12.4", (cubin("12.9"),), {}, "driver"),
    ("V11", "12.4", "12.2", (cubin("12.9"),), {}, errors.NvJitLinkOlderThanInput),
    ("V11", None, "12.2", (cubin("12.9"),), {}, errors.NvJitLinkOlderThanInput),
    ("V6", None, "12.9", (ltoir("12.9"),), {}, "nvjitlink"),
    ("V6f", None, "12.9", (ltoir("12.9"),), {"load": False}, "nvjitlink"),
    ("V14", "12.4", "13.0", (ltoir("13.0"),), {"load": False}, "nvjitlink"),
    ("V12", "12.4", "13.0", (cubin("12.4"),), {}, "driver"),
    ("V13", "12.4", "13.0", (ltoir("12.4"),), {}, errors.DriverTooOldForCubin),
    ("V13", "12.4", "13.0", (cubin("13.0"),), {}, errors.DriverTooOldForCubin),
    ("V16", "13.0", "13.2", (ltoir("13.0"),), {"output": "ptx"}, errors.PtxTooNewForDriver),
    ("V15", "13.0", "13.2", (ltoir("13.2"),), {}, "nvjitlink"),
    ("V15", "13.0", "13.2", (ltoir("13.0"),), {"output": "ptx", "load": False}, "nvjitlink"),
    ("V7", "13.0", "13.0", (ltoir("12.9"), cubin("13.0")), {}, "nvjitlink"),
    ("V7", "13.2", "13.0", (ptx(), cubin()), {}, "nvjitlink"),
    ("V8", "13.0", "12.9", (ltoir("12.9"),), {}, "nvjitlink"),
    ("V8", "13.2", "12.0", (ptx("11.8"),), {}, "nvjitlink"),
    ("S3", "14.0", "13.0", (ptx("13.0"),), {}, "driver"),  # not measured
    ("S5", "14.0", "13.0", (ltoir("13.0"),), {}, errors.LtoAcrossMajors),
    ("S2", "13.9", "13.9", (ltoir("13.9"),), {}, "nvjitlink"),
    ("C19", "13.0", "13.0", (ltoir("11.8"),), {}, errors.LtoIr11),
    ("C20a", "13.0", "13.2", (ltoir("13.0"),), {"output": "ltoir"}, errors.FeatureNeedsNvJitLink),
    ("C17", "13.0", "12.2", (ptx("12.0"),), {"split_compile": True}, errors.FeatureNeedsNvJitLink),
    ("C18a", "12.9", "13.0", (ptx("12.0"),), {"arch": "sm_70"}, "driver"),
    ("C18", "13.0", "13.0", (ptx("12.0"),), {"arch": "sm_70"}, errors.ArchUnsupported),
    ("C18", "12.9", "13.0", (ltoir("12.0"),), {"arch": "sm_70"}, errors.ArchUnsupported),
]


@pytest.mark.parametrize(("row", "driver", "nvjitlink", "inputs", "options", "expected"), ROWS)
def test_row(
    row: str,
    driver: str | None,
    nvjitlink: str | None,
    inputs: tuple[Input, ...],
    options: dict[str, Any],
    expected: Any,
) -> None:
    if isinstance(expected, str):
        decision = decide(driver, nvjitlink, *inputs, **options)
        assert (decision.row, decision.backend) == (row, expected)
        assert f"row {row}:" in decision.reason
    else:
        with pytest.raises(expected) as caught:
            decide(driver, nvjitlink, *inputs, **options)
        assert caught.value.row == row
        assert caught.value.hint


def test_every_row_of_the_tables_is_tested() -> None:
    rows = [r["row"] for name in ("checks", "same_major", "verified") for r in tables()[name]]
    assert sorted(set(rows)) == sorted({one[0] for one in ROWS})
    assert len(rows) == len(set(rows))


def test_a_pair_without_measurement_says_so() -> None:
    assert "not measured" in decide("14.0", "13.0", ptx("13.0")).reason


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"policy": "bold"}, "policy: unknown 'bold'"),
        ({"output": "exe"}, "output: unknown 'exe'"),
        ({"arch": "sm_1"}, "arch: 'sm_1'"),
        ({"arch": "foo"}, "arch: 'foo'"),
    ],
)
def test_meaningless_arguments_are_refused_before_any_probe(
    more: dict[str, str], text: str
) -> None:
    with pytest.raises(ValueError, match=text):
        decide("13.0", "13.0", ptx(), **more)


def test_nothing_to_link_is_an_argument_error() -> None:
    with pytest.raises(ValueError, match="inputs is empty"):
        decide("13.0", "13.0")
    with pytest.raises(ValueError, match="kind: 'wasm'"):
        Input(kind="wasm")


versions = st.sampled_from(tables()["measured"]["nvjitlink"]).map(pair)
inputs = st.builds(
    Input, kind=st.sampled_from(["ptx", "cubin", "ltoir"]), producer=st.none() | versions
)


@settings(max_examples=150)
@given(
    driver=st.none() | versions,
    nvjitlink=st.none() | versions,
    parts=st.lists(inputs, min_size=1, max_size=3),
    output=st.sampled_from(["cubin", "ptx"]),
    load=st.booleans(),
    policy=st.sampled_from(["verified", "same_major"]),
)
def test_any_answer_is_consistent(
    driver: Any, nvjitlink: Any, parts: list[Input], output: str, load: bool, policy: str
) -> None:
    try:
        decision = choose_backend(
            driver=driver,
            nvjitlink=nvjitlink,
            inputs=parts,
            output=output,
            load=load,
            policy=policy,
        )
    except LinkError as error:
        assert error.hint  # noqa: PT017
        return
    needs_nvjitlink = output == "ptx" or any(one.kind == "ltoir" for one in parts)
    assert decision.backend == "nvjitlink" or not needs_nvjitlink
    assert decision.backend == "driver" or nvjitlink is not None
    if policy == "verified" and decision.backend == "nvjitlink":
        natives = [one.producer for one in parts if one.kind != "ptx" and one.producer]
        assert all(made <= nvjitlink for made in natives)
        if load and driver is not None:
            assert nvjitlink[0] <= driver[0]


def test_every_architecture_of_every_toolkit_with_nvjitlink_is_known() -> None:
    for made, row in facts.toolkits().items():
        for arch in row["archs"] if made >= (12, 0) else ():
            assert check_arch(f"sm_{arch}") == arch
    with pytest.raises(ValueError, match=r"known: sm_50 sm_52 .* sm_90 sm_90a sm_100 "):
        check_arch("sm_37")  # CUDA 11.8 was the last toolkit for sm_37
