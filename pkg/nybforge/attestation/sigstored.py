"""Signs attestations with Sigstore. Sigstore issues a short-lived certificate for an identity, such
as a CI workflow, and records the signature in a public log.

Signing needs the Python package sigstore, a network and an identity. A trust configuration names
the services of a private Sigstore and their keys. Verifying with a trust configuration needs no
network. The tests use such services on loopback; the public services have not been tried.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nybforge.attestation.statements import envelope
from nybforge.environments.bundle_installer.attested import payload_of
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.errors import DownloadError, HostLacksTool, InputError, UsageError
from nybforge.redact import redact

__all__ = ["Identity", "add_bundles", "is_bundle"]


def is_bundle(line: bytes) -> bool:
    """Return whether a line of an attestation is a Sigstore bundle."""
    return "dsseEnvelope" in json.loads(line)


def add_bundles(data: bytes, trust: Path | None = None) -> bytes:
    """Return the attestation with a new Sigstore bundle for each statement. Old bundles are
    removed. `trust` is a file with a trust configuration."""
    with _errors():
        from sigstore.dsse import Statement
        from sigstore.oidc import IdentityToken, detect_credential
        from sigstore.sign import SigningContext

        token = detect_credential()
        if token is None:
            raise UsageError(
                "there is no identity for signing with Sigstore",
                why="Sigstore signs with the identity of a CI workflow, and nybforge does "
                "not run in one",
                hint="run nybforge in a CI workflow that may request OIDC tokens, or sign with "
                "--key",
            )
        lines = [line for line in data.splitlines() if not is_bundle(line)]
        context = SigningContext.from_trust_config(_trusted(trust))
        with context.signer(IdentityToken(token)) as signer:
            bundles = [signer.sign_dsse(Statement(payload_of(json.loads(x)))) for x in lines]
    return b"".join(line + b"\n" for line in (*lines, *(b.to_json().encode() for b in bundles)))


@dataclass(slots=True)
class Identity:
    """The identity that must have signed: a workflow's URL or an e-mail address, and the issuer
    that authenticated it."""

    name: str
    issuer: str
    trust: Path | None = None
    _verifier: Any = field(default=None, init=False)

    @property
    def facts(self) -> list[str | None]:
        """The values on which the check of a signature depends. If they change, the signature is
        checked again."""
        trust = None if self.trust is None else hashlib.sha256(_read(self.trust)).hexdigest()
        return [self.name, self.issuer, trust]

    def statements(self, data: bytes) -> bytes:
        """Return DSSE envelopes with the statements that the identity signed. Raise Fault if a
        bundle is not signed by the identity."""
        bundles = [line for line in data.splitlines() if is_bundle(line)]
        if not bundles:
            raise Fault("the attestation is not signed with Sigstore")
        with _errors():
            from sigstore.errors import VerificationError
            from sigstore.models import Bundle
            from sigstore.verify import Verifier, policy

            wanted = policy.Identity(identity=self.name, issuer=self.issuer)
            if self._verifier is None:  # the public root of trust is fetched once
                self._verifier = Verifier(trusted_root=_trusted(self.trust).trusted_root)
            try:
                found = [
                    self._verifier.verify_dsse(Bundle.from_json(line), wanted)[1]
                    for line in bundles
                ]
            except VerificationError as error:
                raise Fault(f"Sigstore's signature is not accepted: {error}") from None
        return b"".join(envelope(payload) for payload in found)


def _trusted(path: Path | None) -> Any:
    """Return the trust configuration in a file, or the configuration of the public Sigstore."""
    from sigstore.models import ClientTrustConfig

    if path is None:
        return ClientTrustConfig.production()
    data = _read(path)
    try:
        return ClientTrustConfig.from_json(data.decode())
    except Exception as error:  # pydantic's and sigstore's exceptions have no common class
        raise InputError(
            "the file is not a trust configuration of Sigstore",
            where=path,
            why=str(error).partition("\n")[0],
            hint="expected the file that `sigstore --trust-config` takes",
        ) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(
            "the trust configuration cannot be read", where=path, why=error.strerror
        ) from None


@contextlib.contextmanager
def _errors() -> Iterator[None]:
    """Convert network errors and the error of a missing package into errors of nybforge."""
    try:
        yield
    except (InputError, UsageError, Fault):
        raise
    except ImportError:
        raise HostLacksTool(
            "Sigstore needs the Python package sigstore",
            hint="install it into nybforge's environment: .venv/bin/python -m pip install sigstore",
        ) from None
    except Exception as error:  # exceptions of sigstore and its HTTP clients have no common class
        raise DownloadError(
            "Sigstore cannot be used",
            why=redact(str(error).partition("\n")[0])[:500] or type(error).__name__,
            hint="use a machine with a network, or sign with --key",
        ) from None
