"""Signs and checks the attestations of a channel's packages."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nybforge.attestation.keys import Key
from nybforge.attestation.statements import envelope
from nybforge.environments.carried.attested import MOST_BYTES, Signer, check, signed_bytes
from nybforge.environments.carried.fault import Fault
from nybforge.errors import AttestationError
from nybforge.package import attestation_path, digest
from nybforge.storage import storage_errors, write_atomically
from nybforge.verified import Verified, facts_of

__all__ = ["Check", "sign"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The check of attestations. With a signer, each package must have one that it signed."""

    signer: Signer | None

    def fault(self, package: Path, line: bytes, done: Verified) -> str | None:
        """Return what is wrong with the attestation of an indexed package, or None."""
        path = attestation_path(package)
        who = b"" if self.signer is None else self.signer.keyid.encode()
        facts = facts_of(path, who + line)
        if facts is None:
            return None if self.signer is None else "there is no attestation"
        name = f"{package.parent.name}/{path.name}"
        if done.holds(name, facts):
            return None
        try:
            check(_read(path), package.name, json.loads(line)["sha256"], self.signer)
        except Fault as fault:
            return fault.what
        done.add(name, facts)
        return None


def sign(package: Path, key: Key) -> bool:
    """Sign the package's attestation. Return False if the key has already signed it. Raise
    AttestationError if there is none, or if it is not about these bytes."""
    path = attestation_path(package)
    if not path.exists():
        raise AttestationError(
            "there is no attestation to sign",
            where=package,
            hint="nybforge build writes one with each package: build the package again",
        )
    data = _read(path)
    try:
        check(data, package.name, digest(package)[1], None)
    except Fault as fault:
        raise AttestationError(fault.what, where=path, hint="build the package again") from None
    signed = b"".join(_signed(data, key))
    if signed == data:
        return False
    with storage_errors(path.parent):
        write_atomically(path, signed)
    return True


def _signed(data: bytes, key: Key) -> Iterator[bytes]:
    """Yield the envelopes with the key's signature. Signatures of other keys stay."""
    for line in data.splitlines():
        old = json.loads(line)
        payload = base64.b64decode(old["payload"])
        others = [each for each in old["signatures"] if each["keyid"] != key.keyid]
        yield envelope(payload, *others, key.signature(signed_bytes(payload)))


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES)
