"""Secrets and codes. A seat is whoever knows its secret; the store knows only what it hashes to.

Secrets go to people in the fragment of a link, which browsers do not send, and come back in the body of a message.
"""

import secrets
from hashlib import blake2b
from hmac import compare_digest

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"


def new_code() -> str:
    """The code of a table, "7GQK-M2XR": not a secret, but nothing one would guess."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def plain_code(given: str) -> str:
    """A code as people type it, in its one spelling."""
    return given.strip().upper()[:16]


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"wolfmoon-link").hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    """Whether this is the secret that was hashed."""
    return kept is not None and compare_digest(hashed(secret), kept)


def heir(secret: str, purpose: str) -> str:
    """A secret that follows from another, so that it need not be kept: only who knows that one can know this one.

    Used for the invitation (it follows from the host's seat), for the seats of a rematch (each from its old seat), and for the
    seats that one person plays (each from the host's).
    """
    return blake2b(purpose.encode(), digest_size=16, key=secret.encode()[:64], person=b"wolfmoon-heir").hexdigest()
