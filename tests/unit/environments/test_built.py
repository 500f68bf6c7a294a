"""Missing builds are reported before the solver fails."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel

from nybforge.__main__ import main
from nybforge.cli.env_create import expand
from nybforge.context import make_context
from nybforge.environments.built import check_built, check_file, images_of
from nybforge.environments.solve import Request, solve_environment
from nybforge.environments.specs import Spec, channel_url, read_environment
from nybforge.errors import (
    ChannelError,
    DownloadError,
    InputError,
    NothingSelected,
    Problems,
    SolveError,
)
from nybforge.report import Report


@pytest.fixture
def output(tmp_path: Path) -> Path:
    """A channel with the library for x86-64 and the images of cuda122."""
    rows = [
        Row(name="libnybble", version="0.1.0", build="h0_0", depends=["__glibc >=2.36,<3.0.a0"]),
        Row(name="nybble-kernels", version="0.1.0", subdir="noarch", build="cuda122_h0_0"),
    ]
    channel = write_channel(tmp_path / "output", rows)
    for row in rows:
        (channel / row.subdir / f"{row.name}-{row.version}-{row.build}.conda").touch()
    return channel


def specs(*texts: str) -> list[Spec]:
    return [Spec(text=text) for text in texts]


@pytest.mark.parametrize(
    ("wanted", "platform", "what", "hint"),
    [
        ("cuda124", "linux-64", "cuda124 is not built yet", "output cuda124"),
        ("cuda122orin", "linux-64", "cuda122orin is not built yet", "output cuda122orin"),
        ("cuda122", "linux-aarch64", "for linux-aarch64", "cuda122 --platform linux-aarch64"),
    ],
)
def test_a_missing_target_is_to_be_built(output, wanted, platform, what, hint) -> None:
    with pytest.raises(NothingSelected, match=what) as caught:
        check_built(specs("nybble", images_of(wanted)), output, platform)
    assert caught.value.hint is not None
    assert caught.value.hint.endswith(hint)
    check_built(specs("nybble", images_of("cuda122"), "peft"), output, "linux-64")


def test_an_empty_channel_names_the_build_without_other_packages(tmp_path: Path) -> None:
    with pytest.raises(NothingSelected, match="the channel has no built packages yet") as caught:
        check_built(specs("nybble", images_of("cuda122"), "peft"), tmp_path, "linux-64")
    assert caught.value.hint == f"nybforge build --output {tmp_path} cuda122"


def test_a_file_is_asked_only_about_the_channel_of_builds(root: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.yml"
    file.write_text("name: a\nchannels: [./output]\ndependencies: [nybble]\n")
    given = read_environment(file)
    with pytest.raises(NothingSelected, match="the channel has no built packages yet"):
        check_file(given, tmp_path / "output", "linux-64", tmp_path)
    lab = read_environment(root / "envs/bnb122lab-forge.yml")
    check_file(lab, tmp_path / "output", "linux-64", tmp_path)


@pytest.mark.parametrize("name", ["../other", "/srv/env", ".", "a b", "a:b"])
def test_a_name_that_leads_out_of_the_folder_of_environments_is_refused(
    tmp_path: Path, name: str
) -> None:
    file = tmp_path / "a.yml"
    file.write_text(f"name: {name}\nchannels: [c]\ndependencies: [nybble]\n")
    with pytest.raises(InputError, match="is not a valid name of an environment") as caught:
        read_environment(file)
    assert str(caught.value.where).endswith("a.yml:1:7")


@pytest.mark.parametrize(
    ("spec", "what", "hint"),
    [
        ("nybble >=0.1 <2", "build string: '<2'", "with a comma: nybble >=0.1,<2"),
        ("a::nybble>=0.1 !=0.2", "build string: '!=0.2'", "with a comma: a::nybble >=0.1,!=0.2"),
        ("", "expected a single value, found nothing", ""),
        ("{pip: [wheel]}", "only conda packages", "move pip's packages"),
    ],
)
def test_a_dependency_that_conda_reads_otherwise_is_refused_with_its_place(
    tmp_path: Path, spec: str, what: str, hint: str
) -> None:
    file = tmp_path / "a.yml"
    file.write_text(f"name: a\nchannels: [c]\ndependencies:\n- {spec}\n")
    with pytest.raises(InputError, match=what) as caught:
        read_environment(file)
    assert hint in (caught.value.hint or "")
    assert ":4:" in str(caught.value.where)


def test_a_tilde_of_an_unknown_user_is_an_ordinary_folder_name(tmp_path: Path) -> None:
    there = channel_url("~no-such-user/c", "https://h", tmp_path)
    assert there == (tmp_path / "~no-such-user/c").as_uri()


def test_a_file_that_conda_has_exported_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.yml"
    file.write_text(
        "name: a\nchannels:\n  - c\ndependencies:\n  - numpy=2.4.6=py311_0\n"
        "  - libnybble >=0.1, <2\nprefix: /home/ann/miniconda3/envs/a\n"
    )
    assert [spec.name for spec in read_environment(file).specs] == ["numpy", "libnybble"]


def refused(output: Path, *texts: str, here: bool, glibc: str = "2.36") -> SolveError:
    with pytest.raises(SolveError) as caught:
        solve_environment(
            Request(
                specs=tuple(specs(*texts)),
                channels=(str(output),),
                platform="linux-64",
                virtual={"__glibc": f"{glibc}=0"},
                here=here,
            )
        )
    return caught.value


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("libnyble", "perhaps you meant libnybble, or add the channel that has it"),
        ("libnyble >=0.1,<2", "perhaps you meant libnybble, or add the channel that has it"),
        ("NybleKernels=*=cuda122_*", "perhaps you meant nybble-kernels, or add"),
        (
            "torch",
            "check the name, or add the channel that has it; "
            "from PyPI: add pip, then run python -m pip install torch",
        ),
    ],
)
def test_an_unknown_package_is_an_error_with_a_suggestion(
    output: Path, typed: str, meant: str
) -> None:
    error = refused(output, "libnybble", typed, here=True)
    assert error.what == f"no channel has {specs(typed)[0].name}"
    assert error.where == output.as_uri()
    assert (error.hint or "").startswith(meant)


def test_pip_is_proposed_only_for_an_environment_on_this_machine(output: Path) -> None:
    """A bundle or a lock contains no packages that pip installs later."""
    error = refused(output, "pytorch-gpu", here=False)
    assert error.hint == "check the name, or add the channel that has it"


def test_all_unknown_packages_are_reported_at_once(output: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.yml"
    file.write_text(
        f"name: a\nchannels: [{output}]\ndependencies:\n"
        f"- nyblle\n- {output}::libnyble\n- libnybble\n"
    )
    with pytest.raises(Problems) as caught:
        solve_environment(
            Request(
                specs=read_environment(file).specs,
                channels=(str(output),),
                platform="linux-64",
                virtual={"__glibc": "2.36"},
            )
        )
    lines = [str(each.where).removeprefix(str(tmp_path)) for each in caught.value.errors]
    assert lines == ["/a.yml:4:3", "/a.yml:5:3"]
    assert all(output.as_uri() in (each.why or "") for each in caught.value.errors)


def test_a_missing_dependency_is_reported(tmp_path: Path) -> None:
    rows = [Row(name="nybble", version="0.1.0", depends=["numpy >=1.24"])]
    error = refused(write_channel(tmp_path / "c", rows), "nybble", here=True)
    assert error.what == "no channel has numpy, which other packages need"
    assert error.hint == "add a channel that has these packages"


def test_a_folder_with_a_broken_index_gets_a_hint_to_verify_it(output: Path) -> None:
    (output / "noarch/repodata.json").write_text("{")
    request = Request(
        specs=tuple(specs("libnybble")), channels=(str(output),), platform="linux-64", virtual={}
    )
    with pytest.raises(ChannelError) as caught:
        solve_environment(request)
    assert caught.value.hint == f"nybforge channel verify {output}"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("ftp://h/c", "'ftp' is not a supported scheme"),
        ("http://", "invalid channel name: 'http:'"),
        ("https://h:99999/c", "invalid port number"),
    ],
)
def test_an_invalid_channel_address_is_an_error(output: Path, address: str, why: str) -> None:
    request = Request(
        specs=tuple(specs("libnybble")),
        channels=(str(output), address),
        platform="linux-64",
        virtual={},
    )
    with pytest.raises(InputError, match="not the name or address of a channel") as caught:
        solve_environment(request)
    assert (caught.value.where, caught.value.why) == (address.rstrip("/"), why)


@pytest.mark.parametrize("text", ["libnybble>=", "==", "libnybble[version='0.1'"])
def test_an_invalid_package_spec_is_an_error_with_examples(output: Path, text: str) -> None:
    request = Request(
        specs=tuple(specs(text)), channels=(str(output),), platform="linux-64", virtual={}
    )
    with pytest.raises(InputError, match="not a package spec: ") as caught:
        solve_environment(request)
    assert "\n" not in str(caught.value.why)
    assert (caught.value.hint or "").startswith(
        "expected a name, optionally with a version: numpy, "
    )


def test_a_channel_whose_address_is_escaped_is_named(output: Path) -> None:
    request = Request(
        specs=tuple(specs("libnybble")),
        channels=(str(output), "http://127.0.0.1:9/ü b"),  # the discard port, where nothing listens
        platform="linux-64",
        virtual={},
    )
    with pytest.raises(DownloadError) as caught:
        solve_environment(request)
    assert caught.value.where == "http://127.0.0.1:9/ü b"


@pytest.mark.parametrize("name", ["output", "elsewhere"])
def test_a_folder_named_like_a_channel_is_reported(output: Path, name: str) -> None:
    request = Request(
        specs=tuple(specs("libnybble")),
        channels=(name,),
        platform="linux-64",
        virtual={},
        alias="http://127.0.0.1:9",  # the discard port, where nothing listens
        base=output.parent,
    )
    with pytest.raises(DownloadError) as caught:
        solve_environment(request)
    told = "output is a channel name; for the folder write ./output"
    assert (caught.value.hint == told) == (name == "output")


@pytest.mark.parametrize("built", [True, False], ids=["built", "nothing built"])
def test_another_channel_may_have_a_package_that_is_not_built(
    root: Path, output: Path, tmp_path: Path, built: bool
) -> None:
    rows = [Row(name="nybble", version="0.1.0", subdir="noarch", depends=["libnybble"])]
    rows.append(Row(name="libnybble", version="0.1.0"))
    rows.append(Row(name="nybble-kernels", version="0.1.0", subdir="noarch", build="cuda124_h0_0"))
    site = write_channel(tmp_path / "site", rows)
    own = output if built else tmp_path / "none"

    def created(target: str) -> tuple[int, str]:
        out, err = io.StringIO(), io.StringIO()
        argv = ["env", "create", "--dry-run", "--no-toolchain", "nybble", target, "-c", str(site)]
        env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_OUTPUT": str(own)}
        return main(argv, env, out, err, root), err.getvalue()

    # indexed packages without a file fail only when their bytes are checked
    assert "a package that the channel's index lists is missing" in created("cuda124")[1]
    code, err = created("cuda126")
    assert code == 3
    assert ("cuda126 is not built yet" if built else "the channel has no built packages yet") in err
    assert f"hint: nybforge build --output {own} cuda126\n" in err


def test_the_hint_for_an_old_system_depends_on_where_it_is(output: Path) -> None:
    here = refused(output, "libnybble", here=True, glibc="2.17")
    assert here.why == "that machine's __glibc is 2.17"
    assert here.hint is not None
    assert "--virtual" not in here.hint
    assert "older system" in here.hint
    elsewhere = refused(output, "libnybble", here=False, glibc="2.17")
    assert (elsewhere.hint or "").startswith(
        "if the machine has __glibc 2.36, add --virtual __glibc=2.36; if not, build"
    )


def test_a_target_alone_is_nybble_with_its_images(root: Path) -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    context = make_context(report, {"NYBFORGE_ROOT": str(root)}, root)
    images = images_of("cuda122")
    assert expand(["cuda122"], context) == ["nybble", images]
    # on a machine with a GPU, too
    assert expand(["cpu"], context) == ["nybble", "nybble-proc=*=cpu_*"]
    assert expand(["nybble=0.1", "cuda122", "peft"], context) == ["nybble=0.1", images, "peft"]
