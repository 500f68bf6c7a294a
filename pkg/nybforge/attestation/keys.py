"""Makes and reads the keys that sign attestations. A key is an Ed25519 key in a file that only its
owner can read. A certificate states how long the key is valid."""

from __future__ import annotations

import base64
import datetime
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from nybforge.environments.bundle_installer.attested import NAME_IT, Signer, keyid, read_certificate
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.errors import HostLacksTool, InputError
from nybforge.storage import answer_errors

__all__ = ["Key", "certificate_path", "make_key", "read_key", "read_signer"]

REST_DAYS = 1  # the certificate begins a day early, because other machines' clocks differ


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A private key for signing. Its repr() does not show the secret."""

    public: bytes
    sign: Callable[[bytes], bytes]

    @property
    def keyid(self) -> str:
        """The key's id: the sha256 of its public key."""
        return keyid(self.public)

    def signer(self) -> Signer:
        """Return the signer that accepts this key's signatures."""
        return Signer(self.public)

    def signature(self, data: bytes) -> dict[str, str]:
        """Return the data's signature as it is written into a DSSE envelope."""
        return {"keyid": self.keyid, "sig": base64.b64encode(self.sign(data)).decode()}


def certificate_path(path: Path) -> Path:
    """Return the path of the key's certificate."""
    return path.with_name(path.name + ".crt")


def make_key(path: Path, name: str, days: int) -> str:
    """Write a new key, which only this user can read, and its certificate; return the key's id."""
    with _cryptography():
        from cryptography import x509
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        from cryptography.hazmat.primitives.serialization import (
            Encoding,
            NoEncryption,
            PrivateFormat,
        )
        from cryptography.x509.oid import NameOID
    key = Ed25519PrivateKey.generate()
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=REST_DAYS))
        .not_valid_after(now + datetime.timedelta(days=days))
        .sign(key, None)
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    _create(path, 0o600, secret)
    try:
        _create(certificate_path(path), 0o644, certificate.public_bytes(Encoding.PEM))
    except BaseException:
        path.unlink()  # the key is useless without its certificate
        raise
    return keyid(key.public_key().public_bytes_raw())


def _create(path: Path, mode: int, data: bytes) -> None:
    """Write a new file with this mode. Raise InputError if the file exists."""
    with answer_errors(path):
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, mode)
        except FileExistsError:
            raise InputError(
                "the key was not written: the file exists", where=path, hint="choose another name"
            ) from None
        try:
            with os.fdopen(handle, "wb") as sink:
                os.fchmod(handle, mode)  # set the mode regardless of the umask
                sink.write(data)
        except BaseException:
            path.unlink()  # a partial file would prevent the next attempt
            raise


def read_key(path: Path) -> Key:
    """Return the key in the file. Raise InputError if other users can read it."""
    with _cryptography():
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
    try:
        with path.open("rb") as file:
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
            data = file.read(1 << 16)
    except OSError as error:
        raise _unusable(path, error.strerror) from None
    try:
        key = load_pem_private_key(data, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise _unusable(path, "expected an unencrypted private key in PEM format") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise _unusable(path, "the key is not an Ed25519 key")
    if mode & 0o077:
        raise InputError(
            f"the key can be read by other users: mode {mode:04o}, expected 0600",
            where=path,
            hint=f"chmod 600 {path}, and make a new key if others may have copied it",
        )
    return Key(public=key.public_key().public_bytes_raw(), sign=key.sign)


def read_signer(path: Path) -> Signer:
    """Return the signer that a certificate names. If the package cryptography is installed, the
    signer uses it, because it verifies signatures faster."""
    try:
        signer = read_certificate(path.read_bytes(), str(path))
    except OSError as error:
        raise InputError(
            "the certificate cannot be read", where=path, why=error.strerror, hint=NAME_IT
        ) from None
    except Fault as fault:
        raise InputError(fault.what, hint=fault.hint) from None
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return signer

    def verify(public: bytes, message: bytes, signature: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
        except InvalidSignature:
            return False
        return True

    signer.verify = verify
    return signer


def _unusable(path: Path, why: str | None) -> InputError:
    hint = "name the file, without .crt, that nybforge channel key wrote"
    return InputError("the key cannot be used", where=path, why=why, hint=hint)


class _cryptography:
    """Converts the ImportError for the missing package cryptography into an error with the command
    that installs it."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ImportError):
            raise HostLacksTool(
                "signing needs the Python package cryptography",
                hint="install it into nybforge's environment: "
                ".venv/bin/python -m pip install cryptography",
            ) from None
