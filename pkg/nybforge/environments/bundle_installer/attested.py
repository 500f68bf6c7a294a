"""Checks attestations: in-toto statements in DSSE envelopes, signed with an Ed25519 key.

An attestation is a file of JSON lines, one envelope each. The key's certificate contains the key
and its validity period. The certificate is trusted because the user names its file.
"""

import base64
import hashlib
import json
import re
import time
from collections.abc import Callable
from typing import Any

from nybforge.environments.bundle_installer import ed25519
from nybforge.environments.bundle_installer.fault import Fault

SUFFIX = ".intoto.jsonl"
PAYLOAD_TYPE = "application/vnd.in-toto+json"
STATEMENT = "https://in-toto.io/Statement/v1"
PROVENANCE = "https://slsa.dev/provenance/v1"
SBOM = "https://cyclonedx.org/bom"
MOST_BYTES = 16 << 20
PEM = re.compile(rb"-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----")
# The DER encoding of an Ed25519 public key up to its 32 bytes, and of a validity period.
SPKI = bytes.fromhex("302a300506032b6570032100")
TIME = rb"(?:\x17\x0d|\x18\x0f)(\d{12}|\d{14})Z"
VALIDITY = re.compile(rb"\x30[\x1e\x20\x22]" + TIME + TIME)
NAME_IT = "name the file KEY.crt that nybforge channel key wrote"
SIGN_AGAIN = "make a new key (nybforge channel key) and sign again with it (nybforge channel sign)"


class Signer:
    """The key that must have signed the attestation."""

    def __init__(self, public: bytes) -> None:
        self.public = public
        self.keyid = keyid(public)
        self.verify: Callable[[bytes, bytes, bytes], bool] = ed25519.verify


def read_certificate(pem: bytes, path: str, now: "float | None" = None) -> Signer:
    """Return the signer that a certificate names. Raise Fault if the certificate is not valid
    now."""
    found = PEM.search(pem)
    try:
        der = base64.b64decode(found.group(1)) if found else b""
    except ValueError:
        der = b""
    validity = VALIDITY.search(der)
    place = der.find(SPKI)
    if validity is None or place < 0:
        what = f"{path}: not a certificate of an Ed25519 key"
        raise Fault(what, NAME_IT)
    begin, end = (_year(each) for each in validity.groups())
    here = time.strftime("%Y%m%d%H%M%S", time.gmtime(now))
    if here > end:
        what = f"{path}: the certificate expired on {end[:4]}-{end[4:6]}-{end[6:8]}"
        raise Fault(what, SIGN_AGAIN)
    if here < begin:
        what = f"{path}: the certificate is valid from {begin[:4]}-{begin[4:6]}-{begin[6:8]}"
        raise Fault(what, "correct this machine's clock, which is behind")
    return Signer(der[place + len(SPKI) : place + len(SPKI) + 32])


def _year(text: bytes) -> str:
    """Return the time with a four-digit year. RFC 5280 defines the meaning of two-digit years."""
    said = text.decode()
    return said if len(said) == 14 else ("20" if said < "5" else "19") + said


def keyid(public: bytes) -> str:
    """Return the name of a key: the sha256 of its DER encoding."""
    return hashlib.sha256(SPKI + public).hexdigest()


def signed_bytes(payload: bytes) -> bytes:
    """Return the bytes that are signed for a payload (DSSE's pre-authentication encoding)."""
    kind = PAYLOAD_TYPE.encode()
    return b"DSSEv1 %d %s %d %s" % (len(kind), kind, len(payload), payload)


def check(data: bytes, name: str, sha256: str, signer: "Signer | None") -> "list[dict[str, Any]]":
    """Return the statements of the attestation of the file `name`. Raise Fault unless every
    statement is about these bytes, one of them is the provenance, and the signer (if given) signed
    every statement."""
    try:
        lines = [json.loads(line.decode("utf-8")) for line in data.splitlines() if line.strip()]
        # skip Sigstore bundles: checking their signatures needs the package sigstore
        envelopes = [_envelope(each) for each in lines if "dsseEnvelope" not in each]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Fault(f"the attestation cannot be read: {type(error).__name__}: {error}") from None
    if signer is not None:
        for payload, _, signatures in envelopes:
            _check_signature(payload, signatures, signer)
    for _, statement, _ in envelopes:
        about = [(each["name"], each["digest"]["sha256"]) for each in statement["subject"]]
        if about != [(name, sha256)]:
            what = f"{about[0][0]!a} sha256 {about[0][1][:16]}..." if about else "nothing"
            raise Fault(
                f"the attestation is for another file ({what}): this file has sha256 "
                f"{sha256[:16]}..."
            )
    if PROVENANCE not in [statement["predicateType"] for _, statement, _ in envelopes]:
        raise Fault("the attestation has no provenance statement")
    return [statement for _, statement, _ in envelopes]


def payload_of(envelope: "dict[str, Any]") -> bytes:
    """Return the payload of a DSSE envelope."""
    if envelope["payloadType"] != PAYLOAD_TYPE:
        raise ValueError("payloadType {!a}".format(envelope["payloadType"]))
    return base64.b64decode(envelope["payload"], validate=True)


def _envelope(envelope: "dict[str, Any]") -> "tuple[bytes, dict[str, Any], dict[str, bytes]]":
    """Return payload, statement and signatures of a DSSE envelope."""
    payload = payload_of(envelope)
    statement: dict[str, Any] = json.loads(payload.decode("utf-8"))
    if statement["_type"] != STATEMENT:
        raise ValueError("_type {!a}".format(statement["_type"]))
    texts = [statement["predicateType"]]
    for subject in statement["subject"]:
        texts += [subject["name"], subject["digest"]["sha256"]]
    if not isinstance(statement["predicate"], dict) or not all(isinstance(t, str) for t in texts):
        raise TypeError("expected text")
    signatures = {
        str(each["keyid"]): base64.b64decode(each["sig"], validate=True)
        for each in envelope["signatures"]
    }
    return payload, statement, signatures


def _check_signature(payload: bytes, signatures: "dict[str, bytes]", signer: Signer) -> None:
    if not signatures:
        raise Fault("the attestation is not signed", "nybforge channel sign")
    if signer.keyid not in signatures:
        other = min(signatures)[:16]
        raise Fault(
            f"the attestation is signed with another key: {other!a}..., expected "
            f"{signer.keyid[:16]}..."
        )
    if not signer.verify(signer.public, signed_bytes(payload), signatures[signer.keyid]):
        raise Fault("the signature does not match the attestation")
