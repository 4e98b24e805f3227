"""A table's dice are settled before anybody sits down: what is published of the seed, and how it is checked afterwards.

The seed alone has 63 bits, and somebody with enough machines could find it by trying them all. So 256 random bits lie beside
it, and what is published is the SHA-256 of both. After the end both are told, and everybody can compute the hash again.
"""

import re
from hashlib import sha256
from hmac import compare_digest

NONCE = re.compile(r"[0-9a-f]{64}")
"""256 bits as 64 small hexadecimal digits."""


def commitment(seed: int, nonce: str) -> str:
    """What is published before the game: the SHA-256 of "wolfmoon-seed:SEED:NONCE" as 64 hexadecimal digits."""
    return sha256(f"wolfmoon-seed:{seed}:{nonce}".encode()).hexdigest()


def keeps(seed: int, nonce: str, published: str) -> bool:
    """Whether the seed and nonce told at the end are those whose commitment was published (in any case of letters)."""
    return NONCE.fullmatch(nonce) is not None and compare_digest(
        commitment(seed, nonce).encode(), published.strip().lower().encode()
    )
