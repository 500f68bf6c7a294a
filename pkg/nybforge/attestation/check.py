"""Signs and checks the attestations of a channel's packages."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from nybforge.attestation.keys import Key
from nybforge.attestation.sigstored import Identity, is_bundle
from nybforge.attestation.statements import envelope
from nybforge.environments.bundle_installer.attested import (
    MOST_BYTES,
    Signer,
    check,
    payload_of,
    signed_bytes,
)
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.errors import AttestationError
from nybforge.package import attestation_path, digest
from nybforge.storage import storage_errors, write_atomically
from nybforge.verified import Verified, facts_of

__all__ = ["Check", "sign", "signed_with"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """Checks attestations. If a signer or a Sigstore identity is set, each package must have an
    attestation that this signer or identity signed."""

    signer: Signer | None = None
    identity: Identity | None = None

    def fault(self, package: Path, line: bytes, done: Verified) -> str | None:
        """Return the fault in the attestation of an indexed package, or None."""
        path = attestation_path(package)
        who = [self.signer and self.signer.keyid, self.identity and self.identity.facts]
        facts = facts_of(path, json.dumps(who).encode() + line)
        if facts is None:
            return "the package has no attestation" if any(who) else None
        name = f"{package.parent.name}/{path.name}"
        if done.holds(name, facts):
            return None
        try:
            data, sha256 = _read(path), json.loads(line)["sha256"]
            check(data, package.name, sha256, self.signer)
            if self.identity is not None:
                check(self.identity.statements(data), package.name, sha256, None)
        except Fault as fault:
            return fault.what
        done.add(name, facts)
        return None


def sign(package: Path, how: Callable[[bytes], bytes]) -> bool:
    """Replace the package's attestation with the result of `how(attestation)`. Return False if
    `how` did not change the attestation. Raise AttestationError if the package has no attestation,
    or if the attestation describes different bytes."""
    path = attestation_path(package)
    if not path.exists():
        raise AttestationError(
            "the package has no attestation that could be signed",
            where=package,
            hint="build the package again: nybforge build writes an attestation with each package",
        )
    data = _read(path)
    try:
        check(data, package.name, digest(package)[1], None)
    except Fault as fault:
        raise AttestationError(fault.what, where=path, hint="build the package again") from None
    signed = how(data)
    if signed == data:
        return False
    with storage_errors(path.parent):
        write_atomically(path, signed)
    return True


def signed_with(key: Key) -> Callable[[bytes], bytes]:
    """Return a function that adds the key's signature to an attestation. Signatures by other keys
    are kept."""

    def line(text: bytes) -> bytes:
        if is_bundle(text):
            return text + b"\n"
        old = json.loads(text)
        payload = payload_of(old)
        others = [each for each in old["signatures"] if each["keyid"] != key.keyid]
        return envelope(payload, *others, key.signature(signed_bytes(payload)))

    return lambda data: b"".join(line(text) for text in data.splitlines())


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES)
