"""Seeds from a seed, so that nobody shares numbers with the table.

A table dealt with seed 7 and a bot made with seed 7 would otherwise draw the same numbers, and
the bot's choices would follow the shuffling.
"""

import hashlib


def derive_seed(seed: int, use: str) -> int:
    """A seed for another use: as good as independent of `seed` and of every other use."""
    text = f"{seed} {use}".encode()
    digest = hashlib.blake2b(text, digest_size=8, person=b"tabbytop-apart").digest()
    return int.from_bytes(digest, "big")
