"""A signed bundle is checked on a node that has no network, no openssl and no Python packages."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.integration.bundles import install, make, run, tar_of, unpacked
from tests.integration.test_bundle import PYTHONS
from tests.unit.environments.packages import make_channel, module_package, python_package
from tests.unit.nybforge.attested import attested

from nybforge.attestation.check import sign, signed_with
from nybforge.attestation.keys import make_key, read_key
from nybforge.package import attestation_path


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two keys, and a channel with a signed package and a package from another
    channel."""
    folder = tmp_path_factory.mktemp("signed")
    for name in ("lab", "other"):
        make_key(folder / f"{name}.key", name, 30)
    channel = make_channel(folder / "channel", python_package(""), module_package())
    (package,) = channel.glob("*/module-*")
    attestation_path(package).write_bytes(attested(package, "module"))
    (folder / "env.yml").write_text(
        f"name: env\nchannels:\n  - {channel}\ndependencies:\n  - module\n"
    )
    return folder


def bundle_of(root: Path, work: Path) -> tuple[Path, int, str]:
    """Make a bundle that the key `lab` signs; return the exit code and the errors too."""
    out = work / "lab.sh"
    words = ("-f", f"{work}/env.yml", "-o", str(out), "--key", f"{work}/lab.key")
    code, _, err = run(
        root, "bundle", *words, "--platform", "linux-64", NYBFORGE_BUILD=str(work / "build")
    )
    return out, code, err


@pytest.fixture(scope="module")
def bundle(root: Path, work: Path) -> Path:
    out, code, err = bundle_of(root, work)
    assert code == 5, "its package is not signed yet"
    assert "the attestation is not signed" in err
    (package,) = work.glob("channel/*/module-*[!l]")
    assert sign(package, signed_with(read_key(work / "lab.key")))
    out, code, err = bundle_of(root, work)
    assert code == 0, err
    return out


@pytest.mark.parametrize("python", PYTHONS)
def test_the_signature_is_checked_with_every_python(
    bundle: Path, work: Path, tmp_path: Path, python: str
) -> None:
    done = install(bundle, tmp_path / "env", "--key", f"{work}/lab.key.crt", python=python)
    assert done.returncode == 0, done.stderr
    assert f"signed with the key of {work}/lab.key.crt" in done.stderr
    wrong = install(bundle, tmp_path / "no", "--key", f"{work}/other.key.crt", python=python)
    assert (wrong.returncode, wrong.stderr.count("error: ")) == (2, 1)
    assert "bundle.json: the attestation is signed with another key: " in wrong.stderr
    assert not (tmp_path / "no").exists()


def test_an_unchecked_signature_is_reported(bundle: Path, tmp_path: Path) -> None:
    done = install(bundle, tmp_path / "env")
    assert "signature not checked: name the signer's certificate with --key" in done.stderr


def test_a_bundle_without_signature_is_refused(root: Path, work: Path, tmp_path: Path) -> None:
    plain = make(root, tmp_path, "plain", python_package(""))
    done = install(plain, tmp_path / "env", "--key", f"{work}/lab.key.crt")
    assert (done.returncode, "the bundle is not signed" in done.stderr) == (2, True)
    assert "signature not checked" not in install(plain, tmp_path / "env").stderr


def changed(folder: Path, work: Path) -> str:
    """Change the manifest and its checksum, which an attacker can compute."""
    import hashlib

    path = folder / "bundle.json"
    data = path.read_bytes().replace(b'"name": "env"', b'"name": "eve"')
    path.write_bytes(data)
    (folder / "bundle.json.sha256").write_text(hashlib.sha256(data).hexdigest())
    return "bundle.json: the attestation is for another file ('bundle.json' sha256 "


def other_signature(folder: Path, work: Path) -> str:
    (path,) = folder.glob("attestations/*/module-*")
    path.write_bytes(path.read_bytes().replace(b'"sig": "', b'"sig": "AA'))
    return "module-1.0-0.tar.bz2: the signature does not match the attestation"


def no_attestation(folder: Path, work: Path) -> str:
    (path,) = folder.glob("attestations/*/module-*")
    path.unlink()
    return "module-1.0-0.tar.bz2: the package has no attestation"


def expired(folder: Path, work: Path) -> str:
    """Change the certificate's end to 2020. This needs no key: the user trusts the file, so its
    signature is not checked."""
    import base64
    import re

    pem = (work / "lab.key.crt").read_text()
    der = base64.b64decode("".join(pem.splitlines()[1:-1]))
    der = re.sub(rb"\x17\x0d\d\d(\d{10}Z)", lambda found: b"\x17\x0d20" + found[1], der)
    text = base64.b64encode(der).decode()
    (folder / "old.crt").write_text(
        f"-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n"
    )
    return "old.crt: the certificate expired on 2020-"


def no_certificate(folder: Path, work: Path) -> str:
    return "old.crt: No such file or directory\n\nhint: name the file KEY.crt"


@pytest.mark.parametrize(
    "fault", [changed, other_signature, no_attestation, expired, no_certificate]
)
def test_each_fault_is_one_error(bundle: Path, work: Path, tmp_path: Path, fault: object) -> None:
    folder = unpacked(bundle, tmp_path / "unpacked")
    assert callable(fault)
    expected = fault(folder, work)
    old = folder / "old.crt"
    key = old if "old.crt" in expected else work / "lab.key.crt"
    done = subprocess.run(
        ["sh", folder / "install.sh", "--prefix", tmp_path / "env", "--key", key],
        capture_output=True,
        text=True,
        cwd="/",
    )
    assert (done.returncode, done.stderr.count("error: ")) == (2, 1)
    assert expected in done.stderr
    assert not (tmp_path / "env").exists()


def test_the_manifest_names_the_attestation(bundle: Path, tmp_path: Path) -> None:
    folder = unpacked(bundle, tmp_path / "unpacked")
    rows = json.loads((folder / "bundle.json").read_text())["packages"]
    named = {row["name"]: row["attestation"] for row in rows}
    assert named["python"] is None, "another channel has no attestations"
    assert (folder / named["module"]).is_file()
    assert tar_of(bundle)


def test_openssl_checks_the_bundle_before_it_runs(bundle: Path, work: Path) -> None:
    program = shutil.which("openssl")
    if program is None or " 3." not in subprocess.check_output([program, "version"], text=True):
        pytest.skip("missing: openssl 3")
    sums = f"{bundle}.sha256"
    subprocess.run(["sha256sum", "-c", sums], cwd=work, check=True, capture_output=True)
    for name, code in (("lab", 0), ("other", 1)):
        words = ["-verify", "-certin", "-inkey", f"{work}/{name}.key.crt", "-rawin", "-in", sums]
        done = subprocess.run(
            [program, "pkeyutl", *words, "-sigfile", f"{sums}.sig"], capture_output=True, text=True
        )
        assert done.returncode == code, done.stderr
