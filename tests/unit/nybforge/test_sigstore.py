"""Packages are signed with a private Sigstore and verified without network."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sigstore_services import Sigstore, sigstore_services
from tests.unit.nybforge.published import ONE

from nybforge import verified
from nybforge.channel import Channel

pytest.importorskip("sigstore", reason="missing: sigstore")

pytestmark = pytest.mark.slow  # importing sigstore takes seconds


@pytest.fixture
def services() -> Iterator[Sigstore]:
    with sigstore_services() as running:
        yield running


@pytest.fixture
def trust(services: Sigstore, tmp_path: Path) -> str:
    """The file with the trust configuration."""
    path = tmp_path / "trust.json"
    path.write_text(json.dumps(services.trust_config()))
    return str(path)


@pytest.fixture
def signed(
    channel: Channel,
    services: Sigstore,
    trust: str,
    nybforge: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
) -> Channel:
    """The channel, whose packages the CI's identity signed."""
    for name, value in services.env.items():
        monkeypatch.setenv(name, value)
    words = ("channel", "sign", "--sigstore", "--trust-config", trust)
    said = nybforge(*words, "--output", str(channel.path))
    assert said.code == 0, said.err
    assert "2 signed" in said.out
    return channel


def test_the_identity_that_signed_is_verified_without_network(
    signed: Channel,
    services: Sigstore,
    trust: str,
    nybforge: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # new files count as unchanged immediately, so their checks are remembered
    monkeypatch.setattr(verified, "SETTLED_S", -10)
    url, services.url = services.url, "http://127.0.0.1:1"  # the services are not asked
    other = tmp_path / "other.json"  # another Sigstore, with the same addresses
    other.write_text(json.dumps(Sigstore(url=url).trust_config()))
    for name, issuer, config, why in (
        (services.identity, url + "x", trust, "OIDCIssuer"),
        (services.identity + "x", url, trust, "SANs do not match"),
        (services.identity, url, str(other), "certificate chain"),
    ):
        verify = ("channel", "verify", "--output", str(signed.path), "--sigstore")
        right = nybforge(*verify, services.identity, url, "--trust-config", trust)
        assert right.code == 0, right.out
        wrong = nybforge(*verify, name, issuer, "--trust-config", config)
        assert (wrong.code, why in wrong.out) == (5, True), wrong.out


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ("payload", "invalid signature"),
        ("signedEntryTimestamp", "invalid inclusion promise"),
        ("canonicalizedBody", "inclusion proof contains invalid root hash"),
    ],
)
def test_a_changed_bundle_is_not_accepted(
    signed: Channel,
    services: Sigstore,
    trust: str,
    nybforge: Callable[..., Any],
    part: str,
    why: str,
) -> None:
    path = signed.path / f"{ONE}.intoto.jsonl"
    *lines, last = path.read_text().splitlines()
    value = json.loads(last)
    entry = value["verificationMaterial"]["tlogEntries"][0]
    place = {
        "payload": value["dsseEnvelope"],
        "signedEntryTimestamp": entry["inclusionPromise"],
        "canonicalizedBody": entry,
    }[part]
    data = bytearray(base64.b64decode(place[part]))
    data[-2] ^= 1
    place[part] = base64.b64encode(data).decode()
    path.write_text("\n".join([*lines, json.dumps(value)]) + "\n")
    who = ("--sigstore", services.identity, services.url, "--trust-config", trust)
    said = nybforge("channel", "verify", "--output", str(signed.path), *who)
    assert said.code == 5
    assert "Sigstore's signature is not accepted" in said.out
    assert why in said.out


def test_a_wrong_trust_configuration_is_one_error(
    signed: Channel, tmp_path: Path, nybforge: Callable[..., Any]
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    verify = ("channel", "verify", "--output", str(signed.path))
    said = nybforge(*verify, "--sigstore", "me", "them", "--trust-config", str(wrong))
    assert (said.code, "the file is not a trust configuration of Sigstore" in said.err) == (2, True)
    said = nybforge(*verify, "--sigstore", "me", "them", "--trust-config", "nowhere.json")
    assert (said.code, "the trust configuration cannot be read" in said.err) == (2, True)
    said = nybforge(*verify, "--trust-config", str(wrong))
    assert (said.code, "--trust-config needs --sigstore" in said.err) == (2, True)
