"""Verifies Ed25519 signatures (RFC 8032) with the standard library only, because a node may have
neither openssl 3 nor a cryptography package.

This module never handles a secret, so it need not run in constant time. One signature takes
milliseconds.
"""

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # A point of the curve in extended coordinates: x = X/Z, y = Y/Z, x*y = T/Z.
    Point = tuple[int, int, int, int]

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
ZERO: "Point" = (0, 1, 1, 0)


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """Return whether `signature` is a valid signature of the message with the key `public`."""
    if len(public) != 32 or len(signature) != 64:
        return False
    key, commitment = _point(public), _point(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public + message).digest()
    factor = int.from_bytes(digest, "little") % ORDER
    x, y, z, t = key
    # scalar * base - factor * key; both products share the doublings
    found = _sum_of_products(scalar, BASE, factor, (-x % P, y, z, -t % P))
    return _encoded(found) == signature[:32]


def _add(one: "Point", two: "Point") -> "Point":
    a = (one[1] - one[0]) * (two[1] - two[0]) % P
    b = (one[1] + one[0]) * (two[1] + two[0]) % P
    c = 2 * one[3] * two[3] * D % P
    d = 2 * one[2] * two[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def _sum_of_products(m: int, one: "Point", n: int, two: "Point") -> "Point":
    both, total = _add(one, two), ZERO
    for bit in range(max(m.bit_length(), n.bit_length()) - 1, -1, -1):
        total = _add(total, total)
        if m >> bit & 1 or n >> bit & 1:
            total = _add(total, both if m >> bit & n >> bit & 1 else one if m >> bit & 1 else two)
    return total


def _point(data: bytes) -> "Point | None":
    """Return the encoded point, or None if no point has this encoding."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


def _encoded(point: "Point") -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _base() -> "Point":
    point = _point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
    assert point is not None
    return point


BASE = _base()
