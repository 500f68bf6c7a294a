"""Signatures are verified as RFC 8032 says."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nybforge.environments.bundle_installer import ed25519


def test_signatures_agree_with_the_cryptography_package() -> None:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    for number in range(8):
        key = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        public, message = key.public_key().public_bytes_raw(), bytes(range(number * 20))
        sig = key.sign(message)
        assert ed25519.verify(public, message, sig)
        assert not ed25519.verify(public, message + b"x", sig)
        larger = int.from_bytes(sig[32:], "little") + ed25519.ORDER
        assert not ed25519.verify(public, message, sig[:32] + larger.to_bytes(32, "little"))
        other = Ed25519PrivateKey.from_private_bytes(bytes([number + 1]) * 32)
        assert not ed25519.verify(other.public_key().public_bytes_raw(), message, sig)


@given(st.binary(min_size=0, max_size=40), st.binary(min_size=60, max_size=70))
def test_no_random_bytes_are_a_signature(public: bytes, sig: bytes) -> None:
    assert not ed25519.verify(public, b"", sig)


def test_a_known_signature_is_accepted() -> None:
    """RFC 8032, section 7.1, test 2."""
    public = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    sig = (
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    )
    assert ed25519.verify(bytes.fromhex(public), b"\x72", bytes.fromhex(sig))
