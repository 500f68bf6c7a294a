"""Attestations: the statements of a build, their signatures, and each way a check fails."""

from __future__ import annotations

import base64
import json
import resource
import shutil
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.nybforge.attested import attested, publish

from nybforge.attestation.keys import make_key, read_key, read_signer
from nybforge.channel import Channel
from nybforge.environments.bundle_installer.attested import read_certificate
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.errors import InputError, StorageError
from nybforge.merge import merge

ONE = "noarch/one-1.0-h0_0.conda"


@pytest.fixture
def channel(tmp_path: Path, package: Callable[..., Path]) -> Channel:
    """A channel with two packages."""
    made = Channel(tmp_path / "channel")
    names = ("one", "two")
    publish(made, *(package(tmp_path / "in", name, license="Apache-2.0") for name in names))
    return made


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """A key; its certificate is beside it."""
    make_key(tmp_path / "lab.key", "lab", 30)
    return tmp_path / "lab.key"


def statements(channel: Channel) -> list[dict[str, Any]]:
    """Return the statements of the package's attestation."""
    lines = (channel.path / f"{ONE}.intoto.jsonl").read_text().splitlines()
    return [json.loads(base64.b64decode(json.loads(line)["payload"])) for line in lines]


def test_the_provenance_names_sources_toolchain_and_parameters(channel: Channel) -> None:
    statement = statements(channel)[0]
    record = channel.index("noarch")["one-1.0-h0_0.conda"]
    digest = {"sha256": record["sha256"]}
    assert statement["subject"] == [{"name": "one-1.0-h0_0.conda", "digest": digest}]
    assert statement["predicateType"] == "https://slsa.dev/provenance/v1"
    build = statement["predicate"]["buildDefinition"]
    assert build["externalParameters"]["variant"] == {"c_compiler_version": "12"}
    assert build["internalParameters"]["toolchain"] == {"gcc_linux-64": "3" * 64}
    assert build["resolvedDependencies"] == [
        {"name": "csrc/core/check.cc", "digest": {"sha256-without-comments": "1" * 64}},
        {"name": "recipe/build.sh", "digest": {"sha256": "2" * 64}},
        {"uri": "pkg:conda/cuda-nvcc@12.2?build=external_0&subdir=noarch"},
        {
            "uri": "pkg:conda/gcc@12.4.0?build=h1_1&subdir=linux-64&channel=conda-forge",
            "digest": {"sha256": "a" * 64},
        },
    ]
    assert "/home/me" not in json.dumps(statements(channel)), "no path of this machine"


def test_the_bill_of_materials_is_valid_cyclonedx(channel: Channel) -> None:
    document = statements(channel)[1]["predicate"]
    found = {each["name"]: each["version"] for each in document["components"]}
    assert found == {"gcc": "12.4.0", "cuda-nvcc": "12.2"}
    assert document["metadata"]["component"]["name"] == "one"
    validation = pytest.importorskip("cyclonedx.validation.json")
    schema = pytest.importorskip("cyclonedx.schema").SchemaVersion.V1_6
    assert validation.JsonStrictValidator(schema).validate_str(json.dumps(document)) is None


def test_equal_builds_have_equal_attestations(tmp_path: Path, package: Callable[..., Path]) -> None:
    one = package(tmp_path / "a", "one")
    two = Path(shutil.copytree(tmp_path / "a", tmp_path / "b")) / one.name
    assert attested(one, "one") == attested(two, "one")


def test_a_key_is_secret_and_never_shown(tmp_path: Path, nybforge: Callable[..., Any]) -> None:
    said = nybforge("channel", "key", "lab.key", "--days", "7", "--json")
    assert said.document["days"] == 7
    path = tmp_path / "lab.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    secret = path.read_text().splitlines()[1]
    assert secret not in said.out + said.err
    assert secret not in repr(read_key(path))
    again = nybforge("channel", "key", "lab.key")
    assert (again.code, "the file exists" in again.err) == (2, True)
    path.rename(tmp_path / "moved.key")
    certificate = (tmp_path / "lab.key.crt").read_bytes()
    half = nybforge("channel", "key", "lab.key")
    assert (half.code, "the file exists" in half.err, path.exists()) == (2, True, False)
    assert (tmp_path / "lab.key.crt").read_bytes() == certificate, "it belongs to the moved key"
    (tmp_path / "moved.key").rename(path)
    path.chmod(0o640)
    open_to_all = nybforge("channel", "sign", "--key", "lab.key")
    assert "mode 0640, expected 0600" in open_to_all.err


def test_a_key_that_cannot_be_written_leaves_no_file(tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
    try:
        with pytest.raises(StorageError, match="cannot be written"):
            make_key(tmp_path / "lab.key", "lab", 30)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list(tmp_path.iterdir()) == []


def test_a_signed_channel_is_verified(
    channel: Channel, key: Path, nybforge: Callable[..., Any]
) -> None:
    said = nybforge("channel", "sign", "--key", key, "--json")
    assert sorted(said.document["signed"]) == [ONE, "noarch/two-1.0-h0_0.conda"]
    again = nybforge("channel", "sign", "--key", key, "--json")
    assert (again.document["signed"], len(again.document["kept"])) == ([], 2)
    checked = nybforge("channel", "verify", "--key", f"{key}.crt")
    assert checked.code == 0, checked.out
    assert "2 packages checked, no difference from the index; all are signed" in checked.out
    other = key.with_name("other.key")
    make_key(other, "other", 30)
    assert nybforge("channel", "sign", "--key", other).code == 0
    for each in (key, other):
        assert nybforge("channel", "verify", "--key", f"{each}.crt").code == 0


def wrong_key(channel: Channel, key: Path) -> str:
    key.unlink()
    key.with_name(f"{key.name}.crt").unlink()
    make_key(key, "other", 30)
    return "signed with another key: "


def missing_attestation(channel: Channel, key: Path) -> str:
    (channel.path / f"{ONE}.intoto.jsonl").unlink()
    return "the package has no attestation"


def unsigned(channel: Channel, key: Path) -> str:
    path = channel.path / ONE
    Path(f"{path}.intoto.jsonl").write_bytes(attested(path, "one"))
    return "the attestation is not signed"


def of_another_package(channel: Channel, key: Path) -> str:
    two = channel.path / "noarch/two-1.0-h0_0.conda.intoto.jsonl"
    shutil.copy(two, channel.path / f"{ONE}.intoto.jsonl")
    return "the attestation is for another file ('two-1.0-h0_0.conda' sha256 "


def damaged_signature(channel: Channel, key: Path) -> str:
    def change(envelope: dict[str, Any]) -> None:
        sig = bytearray(base64.b64decode(envelope["signatures"][0]["sig"]))
        sig[5] ^= 1
        envelope["signatures"][0]["sig"] = base64.b64encode(sig).decode()

    return changed(channel, change, "the signature does not match")


def changed_statement(channel: Channel, key: Path) -> str:
    def change(envelope: dict[str, Any]) -> None:
        text = base64.b64decode(envelope["payload"]).replace(b"libnybble", b"libnybbIe")
        envelope["payload"] = base64.b64encode(text).decode()

    return changed(channel, change, "the signature does not match")


def no_provenance(channel: Channel, key: Path) -> str:
    path = channel.path / f"{ONE}.intoto.jsonl"
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[1])
    return "the attestation has no provenance statement"


def not_json(channel: Channel, key: Path) -> str:
    (channel.path / f"{ONE}.intoto.jsonl").write_text('{"payload": 3}\n')
    return "the attestation cannot be read: KeyError"


def changed(channel: Channel, change: Callable[[dict[str, Any]], None], said: str) -> str:
    """Change the first envelope of a package's attestation."""
    path = channel.path / f"{ONE}.intoto.jsonl"
    first, *rest = path.read_text().splitlines()
    envelope = json.loads(first)
    change(envelope)
    path.write_text("\n".join([json.dumps(envelope), *rest]))
    return said


FAULTS = (
    wrong_key,
    missing_attestation,
    unsigned,
    of_another_package,
    damaged_signature,
    changed_statement,
    no_provenance,
    not_json,
)


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_one_problem(
    channel: Channel,
    key: Path,
    nybforge: Callable[..., Any],
    fault: Callable[[Channel, Path], str],
) -> None:
    assert nybforge("channel", "sign", "--key", key).code == 0
    assert nybforge("channel", "verify", "--key", f"{key}.crt").code == 0
    expected = fault(channel, key)
    said = nybforge("channel", "verify", "--key", f"{key}.crt", "--json")
    assert said.code == 5
    found = [each for each in said.document["problems"] if each["file"] == ONE]
    assert [(each["problem"], expected in each["what"]) for each in found] == [("unattested", True)]
    assert "do not install packages" in said.err
    package = (channel.path / ONE).read_bytes()
    assert nybforge("channel", "verify", "--key", f"{key}.crt", "--repair").code == 5
    assert (channel.path / ONE).read_bytes() == package, "no repair removes it"


def test_a_changed_package_is_found_although_its_time_is_the_old_one(
    channel: Channel, key: Path, nybforge: Callable[..., Any]
) -> None:
    import os

    path = channel.path / ONE
    assert nybforge("channel", "sign", "--key", key).code == 0
    assert nybforge("channel", "verify", "--key", f"{key}.crt").code == 0
    before = path.stat()
    data = bytearray(path.read_bytes())
    data[50] ^= 1
    path.write_bytes(data)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    said = nybforge("channel", "verify", "--key", f"{key}.crt", "--json")
    assert [(each["file"], each["problem"]) for each in said.document["problems"]] == [
        (ONE, "changed")
    ]


def test_an_expired_certificate_is_one_error(
    channel: Channel, key: Path, nybforge: Callable[..., Any]
) -> None:
    pem = Path(f"{key}.crt").read_bytes()
    day = 86400
    import time

    with pytest.raises(Fault, match="the certificate expired on 20"):
        read_certificate(pem, "lab.crt", time.time() + 31 * day)
    with pytest.raises(Fault, match="the certificate is valid from 20"):
        read_certificate(pem, "lab.crt", time.time() - 3 * day)
    assert read_certificate(pem, "lab.crt", time.time() + 29 * day).keyid == read_key(key).keyid
    with pytest.raises(InputError, match="not a certificate of an Ed25519 key"):
        read_signer(key)
    wrong = nybforge("channel", "verify", "--key", key)
    assert (wrong.code, "the file KEY.crt" in wrong.err) == (2, True)


def test_only_an_attested_package_is_signed(
    tmp_path: Path, key: Path, package: Callable[..., Path], nybforge: Callable[..., Any]
) -> None:
    channel = Channel(tmp_path / "channel")
    with channel.lock(print):
        channel.publish(package(tmp_path / "in", "one"), "one-noarch", "key", {})
    assert (
        "the package has no attestation that could be signed"
        in nybforge("channel", "sign", "--key", key).err
    )
    (channel.path / f"{ONE}.intoto.jsonl").write_bytes(b"{}")
    assert "the attestation cannot be read" in nybforge("channel", "sign", "--key", key).err


def test_a_new_build_has_a_new_attestation(
    channel: Channel, key: Path, package: Callable[..., Path], tmp_path: Path
) -> None:
    newer = package(tmp_path / "new", "one", files={"x": b"2"})
    publish(channel, newer)
    sha256 = channel.index("noarch")["one-1.0-h0_0.conda"]["sha256"]
    assert statements(channel)[0]["subject"][0]["digest"]["sha256"] == sha256
    with channel.lock(print):
        channel.publish(newer, "one-1.0-h0_0", "key", {})
    assert not (channel.path / f"{ONE}.intoto.jsonl").exists(), "nobody attests this build"


def test_a_merge_copies_attestations(channel: Channel, tmp_path: Path) -> None:
    target = Channel(tmp_path / "target")
    with target.lock(print):
        merge(target, [channel])
    assert statements(target) == statements(channel)


def test_sigstore_needs_its_package_and_an_identity(
    channel: Channel, nybforge: Callable[..., Any]
) -> None:
    said = nybforge("channel", "sign", "--sigstore")
    assert said.code in (2, 4)
    assert "the Python package sigstore" in said.err or "no identity for signing" in said.err
    who = ("workflow", "issuer")
    said = nybforge("channel", "verify", "--sigstore", *who, "--json")
    found = {(each["problem"], each["what"]) for each in said.document["problems"]}
    assert found == {("unattested", "the attestation is not signed with Sigstore")}


def test_statements_are_those_that_sigstore_signs(channel: Channel) -> None:
    dsse = pytest.importorskip("sigstore.dsse", reason="missing: sigstore")
    for line in (channel.path / f"{ONE}.intoto.jsonl").read_bytes().splitlines():
        dsse.Statement(base64.b64decode(json.loads(line)["payload"]))


def test_a_bundle_of_sigstore_stays_beside_a_keys_signature(
    channel: Channel, key: Path, nybforge: Callable[..., Any]
) -> None:
    path = channel.path / f"{ONE}.intoto.jsonl"
    first = json.loads(path.read_text().splitlines()[0])
    bundle = json.dumps({"dsseEnvelope": first, "verificationMaterial": {}}) + "\n"
    path.write_text(path.read_text() + bundle)
    assert nybforge("channel", "sign", "--key", key).code == 0
    assert path.read_text().endswith(bundle)
    assert nybforge("channel", "verify", "--key", f"{key}.crt").code == 0
    said = nybforge("channel", "verify", "--sigstore", "workflow", "issuer")
    assert said.code in (4, 5), "its signature cannot be checked here"
