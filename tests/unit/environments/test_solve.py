"""A lab takes every CUDA part from one channel. The error for an unsolvable request names the pin
to change."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from local_server import Quiet, serving
from tests.unit.environments.channels import (
    Row,
    rows_of_label,
    rows_of_lock,
    versions_of_label,
    write_channel,
)

from nybforge.environments.labels import load_labels
from nybforge.environments.labs import load_labs
from nybforge.environments.lockfiles import read_lock
from nybforge.environments.render import render_all
from nybforge.environments.solve import Request, solve_environment, virtual_packages
from nybforge.environments.specs import Spec, read_environment
from nybforge.errors import ChannelError, DownloadError, InputError, NybforgeError, SolveError
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
TOOLKITS = sorted({target.cuda for target in load_targets(ROOT) if target.cuda})
OWN = "./envs/channel"
LABEL = "nvidia/label/cuda-12.2.2"


@pytest.fixture(scope="module")
def alias(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host of three channels: the label, NVIDIA's main channel, and conda-forge with newer CUDA
    parts."""
    host = tmp_path_factory.mktemp("host")
    bounds = json.loads((ROOT / "tests/data/environments/nvidia_metapackages.json").read_text())
    labels = load_labels(ROOT)
    for label in labels.values():
        write_channel(host / label.channel, rows_of_label(label, bounds))
    main = {
        row.name + row.version: row
        for cuda in labels
        for row in rows_of_label(labels[cuda], bounds)
    }
    write_channel(host / "nvidia", main.values())
    forge = rows_of_lock(read_lock(ROOT / "envs/locks/bnb122lab-forge.linux-64.pixi.lock"))
    forge += [
        Row(name="python-build", version="1.3.0", subdir="noarch", depends=["python"]),
        Row(name="nvidia-decoy", version="1"),
        # conda-forge has packages of the same names in newer versions
        *(
            Row(name=name, version=f"12.9.{number}", depends=["cuda-version >=12.9,<12.10.0a0"])
            for number, name in enumerate(("cuda-nvcc", "cuda-cudart", "cuda-nvrtc", "libcublas"))
        ),
        *(Row(name=name, version="12.9.1") for name in ("libcufft", "libnpp")),
        *(
            Row(name="cuda-version", version=cuda, subdir="noarch", constrains=["__cuda >=12"])
            for cuda, label in labels.items()
            if label.names == "split"
        ),
        *(Row(name=name, version="13.3.0") for name in ("gcc_linux-64", "gxx_linux-64")),
    ]
    there = {(row.name, row.version) for row in forge}
    wanted = {
        *((f"{tool}_linux-64", lab.gcc) for lab in load_labs(ROOT) for tool in ("gcc", "gxx")),
        *(("sysroot_linux-64", lab.variant.values["c_stdlib_version"]) for lab in load_labs(ROOT)),
    }
    forge += [Row(name=name, version=version) for name, version in sorted(wanted - there)]
    write_channel(host / "conda-forge", forge)
    return host


def _request(root: Path, alias: Path, file_name: str, **changes: object) -> Request:
    file = read_environment(root / "envs" / file_name)
    values: dict[str, object] = {
        "specs": file.specs,
        "channels": file.channels,
        "platform": "linux-64",
        "virtual": virtual_packages("linux-64", ["__glibc=2.28", "__cuda=12.2"]),
        "alias": alias.as_uri(),
        "base": root,
    }
    return Request(**(values | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "disabled-priority"])
@pytest.mark.parametrize(
    "channels",
    [
        (OWN, LABEL, "conda-forge"),
        (OWN, LABEL, "conda-forge", "nvidia"),
        (OWN, "nvidia", LABEL, "conda-forge"),
        (OWN, "conda-forge", LABEL),
    ],
    ids=["as-written", "nvidia-behind", "nvidia-in-front", "forge-in-front"],
)
def test_no_solve_of_the_lab_mixes_two_cuda_channels(
    root: Path, alias: Path, channels: tuple[str, ...], strict: bool
) -> None:
    request = _request(root, alias, "bnb122lab.yml", channels=channels, strict=strict)
    parts = load_labels(root)["12.2"].parts
    records = solve_environment(request)
    cuda = {r.name.normalized: r for r in records if r.name.normalized.startswith("cuda")}
    cuda |= {r.name.normalized: r for r in records if r.name.normalized in parts}
    assert set(cuda) >= set(parts)
    assert {str(record.version) for name, record in cuda.items()} == set(parts.values())
    wrong = [str(r.url) for r in cuda.values() if f"/{LABEL}/" not in str(r.url)]
    assert wrong == []
    gcc = next(r for r in records if r.name.normalized == "gxx_linux-64")
    assert str(gcc.version) == "12.3.0"


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "disabled-priority"])
@pytest.mark.parametrize("cuda", TOOLKITS)
def test_every_lab_takes_exactly_its_labels_parts(
    root: Path, alias: Path, cuda: str, strict: bool
) -> None:
    lab = next(lab for lab in load_labs(root) if lab.cuda == cuda)
    virtual = virtual_packages("linux-64", ["__glibc=2.28", "__cuda=13.0"])
    request = _request(root, alias, f"{lab.name}.yml", virtual=virtual, strict=strict)
    found = {r.name.normalized: r for r in solve_environment(request)}
    for name, version in lab.label.parts.items():
        assert str(found[name].version) == version
        assert f"/{lab.label.channel}/" in str(found[name].url)
    assert str(found["nybble-lab"].version) == cuda
    assert str(found["gxx_linux-64"].version) == lab.gcc


# Packages that users add to a lab; up to 12.4 they do not depend on cuda-version.
ADDED = (
    *("cuda-toolkit", "cuda-gdb", "cuda-nvprof", "cuda-sanitizer-api", "gds-tools"),
    *("libcublas-static", "libcusolver-dev", "libcurand"),
)


def _added(
    root: Path, alias: Path, cuda: str, *, lab: bool, strict: bool = False, first: bool = True
) -> Request:
    """Return the request of a user who adds NVIDIA's main channel, first or last, and these
    packages."""
    made = next(each for each in load_labs(root) if each.cuda == cuda)
    specs = read_environment(root / f"envs/{made.name}.yml").specs
    specs = tuple(spec for spec in specs if lab or spec.name != "nybble-lab")
    return _request(
        root,
        alias,
        f"{made.name}.yml",
        specs=(*specs, *(Spec(text=name) for name in ADDED)),
        channels=(OWN, "nvidia", made.label.channel, "conda-forge")
        if first
        else (OWN, made.label.channel, "conda-forge", "nvidia"),
        virtual=virtual_packages("linux-64", ["__glibc=2.28", "__cuda=13.0"]),
        strict=strict,
    )


# The fast tier tests one toolkit on each side of 12.4. All toolkits take three seconds.
LABELS = [
    pytest.param(cuda, marks=() if cuda in ("12.2", "13.0") else pytest.mark.slow)
    for cuda in TOOLKITS
]


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "disabled-priority"])
@pytest.mark.parametrize("first", [True, False], ids=["nvidia-first", "nvidia-last"])
@pytest.mark.parametrize("cuda", LABELS)
def test_what_a_user_adds_to_a_lab_is_of_its_toolkit(
    root: Path, alias: Path, cuda: str, first: bool, strict: bool
) -> None:
    label = load_labels(root)[cuda]
    records = solve_environment(_added(root, alias, cuda, lab=True, strict=strict, first=first))
    found = {record.name.normalized: str(record.version) for record in records}
    assert set(ADDED) <= set(found)
    for name in label.numbered:
        assert found.get(name, f"{cuda}.").startswith(f"{cuda}."), (name, found[name])
    for name, version in versions_of_label(label).items():
        assert name in label.numbered or found.get(name, version) == version, (name, found[name])


def test_without_nybble_lab_what_a_user_adds_is_of_another_toolkit(root: Path, alias: Path) -> None:
    """The control experiment: NVIDIA's own metadata does not keep the parts of a toolkit
    together."""
    records = solve_environment(_added(root, alias, "12.2", lab=False))
    found = {record.name.normalized: str(record.version) for record in records}
    assert not found["cuda-gdb"].startswith("12.2.")


def test_a_lab_of_a_moved_label_takes_what_the_label_has(
    root: Path, alias: Path, tmp_path: Path
) -> None:
    label = load_labels(root)["12.9"]
    newer = {"libcublas": "12.9.3.1", "libcublas-dev": "12.9.3.1"}
    moved = replace(label, parts={**label.parts, **newer}, others={**label.others, **newer})
    write_channel(alias / "nvidia/label/cuda-12.9.3", rows_of_label(moved, {}))
    folder = tmp_path / "envs"
    text = render_all(root, toolkit_label="cuda-12.9.3")["bnb129lab.yml"]
    folder.mkdir()
    (folder / "lab.yml").write_bytes(text)
    file = read_environment(folder / "lab.yml")
    request = _request(root, alias, "bnb129lab.yml", specs=file.specs, channels=file.channels)
    found = {r.name.normalized: r for r in solve_environment(request)}
    assert str(found["libcublas"].version) == "12.9.3.1"
    assert str(found["cuda-nvcc"].version) == label.nvcc
    assert all("cuda-12.9.3" in str(found[name].url) for name in label.parts)


def test_a_pin_that_is_gone_from_its_label_names_the_command(
    root: Path, alias: Path, tmp_path: Path
) -> None:
    label = load_labels(root)["12.9"]
    hint = "nybforge env render --toolkit-label cuda-12.9.N -o DIR"
    rows = rows_of_label(label, {})
    stale = tmp_path / "host"
    shutil.copytree(alias, stale)
    without = [row for row in rows if row.name != "cuda-crt-dev_linux-64"]
    older = [replace(row, version="12.9.0.1") if row.name == "libcublas" else row for row in rows]
    for gone in (without, older):
        write_channel(stale / label.channel, gone)
        with pytest.raises(NybforgeError) as caught:
            solve_environment(_request(root, stale, "bnb129lab.yml"))
        errors = getattr(caught.value, "errors", (caught.value,))
        assert any(hint in str(each.hint) for each in errors), caught.value


def test_a_label_that_is_gone_is_one_error_with_the_command(
    root: Path, alias: Path, tmp_path: Path
) -> None:
    shutil.copytree(alias, tmp_path / "host")
    shutil.rmtree(tmp_path / "host" / LABEL)
    with pytest.raises(ChannelError) as caught:
        solve_environment(_request(root, tmp_path / "host", "bnb122lab.yml"))
    assert LABEL in str(caught.value.where)
    assert "nybforge env render --toolkit-label cuda-12.2.N" in str(caught.value.hint)


def test_without_a_network_the_hint_is_not_about_labels(root: Path, alias: Path) -> None:
    request = replace(_request(root, alias, "bnb122lab.yml"), alias="http://127.0.0.1:9")
    with pytest.raises(DownloadError) as caught:  # nothing listens on the discard port
        solve_environment(request)
    assert str(caught.value.hint).startswith("without a network, fill a mirror")


def test_without_the_pins_the_same_channels_do_mix(root: Path, alias: Path) -> None:
    """The control experiment: without the pins (as in a public lock), the solver does mix the
    channels."""
    specs = (Spec(text=f"{LABEL}::cuda-toolkit=12.2.2"),)
    request = _request(
        root,
        alias,
        "bnb122lab.yml",
        specs=specs,
        channels=("nvidia", LABEL, "conda-forge"),
        strict=False,
    )
    records = {r.name.normalized: str(r.version) for r in solve_environment(request)}
    assert records["cuda-toolkit"] == "12.2.2"
    assert not records["cuda-nvcc"].startswith("12.2.")


def test_the_checked_in_lock_is_what_its_specs_solve_to(root: Path, alias: Path) -> None:
    lock = read_lock(root / "envs/locks/bnb122lab-forge.linux-64.txt")
    specs = tuple(Spec(text=text) for text in lock.specs)
    records = solve_environment(_request(root, alias, "bnb122lab-forge.yml", specs=specs))
    assert {r.name.normalized: f"{r.version} {r.build}" for r in records} == {
        each.name: each.identity for each in lock.packages
    }


def test_the_forge_lab_cannot_take_gcc_13(root: Path, alias: Path) -> None:
    lock = read_lock(root / "envs/locks/bnb122lab-forge.linux-64.txt")
    specs = tuple(
        Spec(text=text.replace("12.3.0", "13.3.0") if text[0] == "g" else text)
        for text in lock.specs
    )
    forge13 = alias.parent / f"{alias.name}-13"
    write_channel(
        forge13,
        [Row(name=f"{n}_impl_linux-64", version="13.3.0") for n in ("gcc", "gxx")]
        + [
            Row(name=f"{n}_linux-64", version="13.3.0", depends=[f"{n}_impl_linux-64 13.3.0.*"])
            for n in ("gcc", "gxx")
        ],
    )
    request = _request(
        root, alias, "bnb122lab-forge.yml", specs=specs, channels=(OWN, str(forge13), "conda-forge")
    )
    with pytest.raises(SolveError) as caught:
        solve_environment(request)
    text = "\n".join(caught.value.lines())
    assert "gcc_impl_linux-64" in text
    assert "12.2" in text


@pytest.mark.parametrize(
    ("pin", "there"),
    [("gcc_linux-64=12.9.9", "gcc_linux-64 1"), ("python=3.99", "python 3.12")],
)
def test_an_unsatisfiable_lab_names_the_one_pin_to_change(
    root: Path, alias: Path, pin: str, there: str
) -> None:
    file = read_environment(root / "envs/bnb122lab.yml")
    name = pin.partition("=")[0]
    specs = tuple(
        Spec(text=pin, where=spec.where) if spec.name == name else spec for spec in file.specs
    )
    with pytest.raises(SolveError) as caught:
        solve_environment(_request(root, alias, "bnb122lab.yml", specs=specs))
    error = caught.value
    assert pin in error.what
    assert error.hint == f"change the pin {pin!r}"
    assert error.why is not None
    assert f"the channels then give {there}" in error.why
    assert str(file.path) in str(error.where)


def test_a_driver_too_old_for_the_toolkit_is_the_solvers_refusal(root: Path, alias: Path) -> None:
    virtual = virtual_packages("linux-64", ["__glibc=2.28", "__cuda=11.8"])
    specs = tuple(Spec(text=f"cuda-version={version}") for version in ("12.2",))
    request = _request(root, alias, "bnb122lab-forge.yml", specs=specs, virtual=virtual)
    with pytest.raises(SolveError) as caught:
        solve_environment(request)
    assert "__cuda" in "\n".join(caught.value.lines())


def test_a_channel_that_is_not_there_is_named(root: Path, tmp_path: Path) -> None:
    with pytest.raises(ChannelError) as caught:
        solve_environment(_request(root, tmp_path / "nowhere", "bnb122lab.yml"))
    assert "nowhere" in str(caught.value.where)


@pytest.mark.parametrize("text", ["cuda=12.2", "__cuda", "__cuda=new"])
def test_a_virtual_package_is_a_name_with_two_underscores_and_a_version(text: str) -> None:
    with pytest.raises(InputError, match="not a virtual package"):
        virtual_packages("linux-64", [text])


def test_a_channel_path_that_is_not_a_folder_is_an_error(root: Path, tmp_path: Path) -> None:
    with pytest.raises(ChannelError) as caught:
        solve_environment(_request(root, tmp_path, "dev.yml", channels=("none/there",)))
    assert f"there is no folder {tmp_path}/none/there" in str(caught.value.hint)


@pytest.mark.parametrize(("strict", "version"), [(True, "1"), (False, "2")])
def test_with_strict_priority_a_name_is_the_first_channels_alone(
    tmp_path: Path, strict: bool, version: str
) -> None:
    first = write_channel(tmp_path / "first", [Row(name="tool", version="1")])
    second = write_channel(tmp_path / "second", [Row(name="tool", version="2")])
    request = Request(
        specs=(Spec(text="tool"),),
        channels=(first.as_uri(), second.as_uri()),
        platform="linux-64",
        virtual=virtual_packages("linux-64", []),
        strict=strict,
    )
    (record,) = solve_environment(request)
    assert str(record.version) == version


def test_a_rebuilt_channel_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server may even allow clients to cache the index for an hour."""
    monkeypatch.setenv("RATTLER_CACHE_DIR", str(tmp_path / "cache"))
    folder = write_channel(tmp_path / "channel", [Row(name="tool", version="1")])

    class Keeping(Quiet, SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            self.send_header("Cache-Control", "public, max-age=3600")
            super().end_headers()

    with serving(partial(Keeping, directory=str(folder))) as url:
        request = Request(
            specs=(Spec(text="tool"),),
            channels=(url,),
            platform="linux-64",
            virtual=virtual_packages("linux-64", []),
        )
        assert [str(each.version) for each in solve_environment(request)] == ["1"]
        write_channel(folder, [Row(name="tool", version="2")])
        assert [str(each.version) for each in solve_environment(request)] == ["2"]
