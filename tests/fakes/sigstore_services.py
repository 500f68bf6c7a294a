"""A private Sigstore on loopback: a CI's OIDC service, a certificate authority (Fulcio) with a log
of certificates, and a log of signatures (Rekor v1). The tests' client, sigstore-python, verifies
everything that these services sign."""

from __future__ import annotations

import base64
import contextlib
import datetime
import hashlib
import json
import struct
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from local_server import Quiet, serving

ISSUER = x509.ObjectIdentifier("1.3.6.1.4.1.57264.1.1")  # Fulcio's extension: the OIDC issuer
SCTS = x509.ObjectIdentifier("1.3.6.1.4.1.11129.2.4.2")
START = {"start": "2020-01-01T00:00:00Z"}
SHA256 = hashes.SHA256()


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


@dataclass(frozen=True)
class Log:
    """A log's key. The log's id is the hash of the public key."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)

    @property
    def id(self) -> bytes:
        return hashlib.sha256(self.public).digest()

    def sign(self, data: bytes) -> bytes:
        return self.key.sign(data, ec.ECDSA(SHA256))

    def trusted(self, url: str) -> dict[str, object]:
        """Return the log as the trusted root names it."""
        key = {"rawBytes": b64(self.public), "keyDetails": "PKIX_ECDSA_P256_SHA_256"}
        return {
            "baseUrl": url,
            "hashAlgorithm": "SHA2_256",
            "publicKey": {**key, "validFor": START},
            "logId": {"keyId": b64(self.id)},
        }


@dataclass
class Sigstore:
    """The services. `identity` is the caller's identity according to the OIDC service."""

    identity: str = "https://ci.example/lab/nybble/build.yml"
    url: str = ""
    authority: Log = field(default_factory=Log)
    certificates: Log = field(default_factory=Log)
    signatures: Log = field(default_factory=Log)

    def __post_init__(self) -> None:
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test authority")])
        usage = x509.KeyUsage(False, False, False, False, False, True, True, False, False)
        public = self.authority.key.public_key()
        self.root = (
            self._dated(x509.CertificateBuilder(), days=365)
            .subject_name(name)
            .issuer_name(name)
            .public_key(public)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(usage, critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
            .sign(self.authority.key, SHA256)
        )

    @property
    def env(self) -> dict[str, str]:
        """The variables by which a job of GitHub Actions finds its OIDC service."""
        request = {"URL": f"{self.url}/token?x=1", "TOKEN": "the-job"}
        names = {f"ACTIONS_ID_TOKEN_REQUEST_{name}": value for name, value in request.items()}
        return {"GITHUB_ACTIONS": "true", **names}

    def trust_config(self) -> dict[str, object]:
        """Return the client's configuration: the services, and the keys to trust."""
        service = {"majorApiVersion": 1, "validFor": START, "operator": "test", "url": self.url}
        kind = "application/vnd.dev.sigstore"
        chain = {"certificates": [{"rawBytes": b64(self.root.public_bytes(Encoding.DER))}]}
        subject = {"organization": "test", "commonName": "test authority"}
        return {
            "mediaType": f"{kind}.clienttrustconfig.v0.1+json",
            "trustedRoot": {
                "mediaType": f"{kind}.trustedroot+json;version=0.1",
                "tlogs": [self.signatures.trusted(self.url)],
                "ctlogs": [self.certificates.trusted(self.url)],
                "certificateAuthorities": [
                    {"subject": subject, "uri": self.url, "certChain": chain, "validFor": START}
                ],
                "timestampAuthorities": [],
            },
            "signingConfig": {
                "mediaType": f"{kind}.signingconfig.v0.2+json",
                "caUrls": [service],
                "oidcUrls": [service],
                "rekorTlogUrls": [service],
                "tsaUrls": [],
                "rekorTlogConfig": {"selector": "ANY"},
                "tsaConfig": {"selector": "ANY"},
            },
        }

    def token(self) -> dict[str, str]:
        """Return an unsigned identity token."""
        now = int(time.time())
        claims = {"aud": "sigstore", "iss": self.url, "sub": self.identity}
        claims |= {"iat": str(now), "nbf": str(now), "exp": str(now + 600)}
        numbers = {k: int(v) if v.isdecimal() else v for k, v in claims.items()}
        parts = (json.dumps({"alg": "none"}), json.dumps(numbers), "")
        words = [base64.urlsafe_b64encode(each.encode()).decode().rstrip("=") for each in parts]
        return {"value": ".".join(words)}

    def certificate(self, request: dict[str, str]) -> dict[str, object]:
        """Return a certificate for the identity, with the timestamp of the certificates' log."""
        csr = x509.load_pem_x509_csr(base64.b64decode(request["certificateSigningRequest"]))
        usage = x509.KeyUsage(True, False, False, False, False, False, False, False, False)
        name = x509.SubjectAlternativeName([x509.UniformResourceIdentifier(self.identity)])
        own = x509.AuthorityKeyIdentifier.from_issuer_public_key(self.authority.key.public_key())
        builder = (
            self._dated(x509.CertificateBuilder(), days=1)
            .subject_name(x509.Name([]))
            .issuer_name(self.root.subject)
            .public_key(csr.public_key())
            .add_extension(usage, critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CODE_SIGNING]), False)
            .add_extension(own, critical=False)
            .add_extension(name, critical=True)
            .add_extension(x509.UnrecognizedExtension(ISSUER, self.url.encode()), critical=False)
        )
        tbs = builder.sign(self.authority.key, SHA256).tbs_certificate_bytes
        stamp = x509.UnrecognizedExtension(SCTS, self._timestamp(tbs))
        made = builder.add_extension(stamp, critical=False).sign(self.authority.key, SHA256)
        chain = [each.public_bytes(Encoding.PEM).decode() for each in (made, self.root)]
        return {"signedCertificateEmbeddedSct": {"chain": {"certificates": chain}}}

    def _timestamp(self, tbs: bytes) -> bytes:
        """Return a DER-encoded list that contains one signed timestamp (RFC 6962)."""
        when = struct.pack("!Q", int(time.time() * 1000))
        entry = self.authority.id + struct.pack("!I", len(tbs))[1:] + tbs
        signature = self.certificates.sign(b"\0\0" + when + b"\0\1" + entry + b"\0\0")
        stamp = b"\0" + self.certificates.id + when + b"\0\0" + b"\4\3"
        stamp += struct.pack("!H", len(signature)) + signature
        listed = struct.pack("!HH", len(stamp) + 2, len(stamp)) + stamp
        assert len(listed) < 128
        return bytes([4, len(listed)]) + listed

    def entry(self, request: dict[str, Any]) -> dict[str, object]:
        """Return the entry of a signed envelope in a log that has only this entry."""
        content = request["spec"]["proposedContent"]
        envelope = json.loads(content["envelope"])
        payload = base64.b64decode(envelope["payload"])
        signatures = [
            {"signature": each["sig"], "verifier": content["verifiers"][0]}
            for each in envelope["signatures"]
        ]
        spec = {
            "envelopeHash": _hash(content["envelope"].encode()),
            "payloadHash": _hash(payload),
            "signatures": signatures,
        }
        body = _canonical({"apiVersion": "0.0.1", "kind": "dsse", "spec": spec})
        when, log_id = int(time.time()), self.signatures.id.hex()
        promise = {"body": b64(body), "integratedTime": when, "logID": log_id, "logIndex": 0}
        root = hashlib.sha256(b"\0" + body).digest()
        note = f"test.log\n1\n{b64(root)}\n"
        signed = b64(self.signatures.id[:4] + self.signatures.sign(note.encode()))
        proof = {
            "checkpoint": f"{note}\n\u2014 test.log {signed}\n",
            "hashes": [],
            "logIndex": 0,
            "rootHash": root.hex(),
            "treeSize": 1,
        }
        stamp = b64(self.signatures.sign(_canonical(promise)))
        verification = {"inclusionProof": proof, "signedEntryTimestamp": stamp}
        return {"an-entry": {**promise, "verification": verification}}

    @staticmethod
    def _dated(builder: x509.CertificateBuilder, days: int) -> x509.CertificateBuilder:
        now = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=5)
        end = now + datetime.timedelta(days=days)
        number = x509.random_serial_number()
        return builder.not_valid_before(now).not_valid_after(end).serial_number(number)


def _canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _hash(data: bytes) -> dict[str, str]:
    return {"algorithm": "sha256", "value": hashlib.sha256(data).hexdigest()}


def _json(value: object) -> tuple[bytes, dict[str, str]]:
    return json.dumps(value).encode(), {"Content-Type": "application/json"}


@contextlib.contextmanager
def sigstore_services() -> Iterator[Sigstore]:
    """Run the services."""
    services = Sigstore()
    posts = {"/api/v2/signingCert": services.certificate, "/api/v1/log/entries": services.entry}

    class Handler(Quiet):
        def do_GET(self) -> None:
            assert self.headers["Authorization"] == "bearer the-job"
            self.answer(200, *_json(services.token()))

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.answer(201, *_json(posts[self.path](body)))

    with serving(Handler) as services.url:
        yield services
