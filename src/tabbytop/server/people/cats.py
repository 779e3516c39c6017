"""The cats that people can be, and what a guest is called before they say."""

import hashlib
from collections.abc import Collection
from typing import Final, Literal, get_args

Cat = Literal[
    "tabby", "ginger", "tuxedo", "calico", "siamese", "persian", "sphynx", "bengal",
    "russian-blue", "maine-coon", "black", "white", "tortoiseshell", "scottish-fold",
    "ragdoll", "birman",
]  # fmt: skip
CATS: Final[tuple[Cat, ...]] = get_args(Cat)
NAMES: Final = (
    "Biscuit", "Pickles", "Miso", "Waffles", "Noodle", "Toast", "Sesame", "Olive", "Clementine",
    "Dumpling", "Radish", "Pumpkin", "Figaro", "Luna", "Kiki", "Juno", "Truffle", "Pebble",
    "Marble", "Hazel", "Nutmeg", "Paprika", "Saffron", "Mochi", "Tofu", "Bramble", "Clover",
    "Thistle", "Domino", "Button", "Ziggy", "Sprout",
)  # fmt: skip


def guest_name(person: str) -> str:
    """What a guest is called, always the same for the same person."""
    return NAMES[_draw(person, "name") % len(NAMES)]


def guest_cat(person: str) -> Cat:
    """Which cat a guest is, always the same for the same person."""
    return CATS[_draw(person, "cat") % len(CATS)]


def bot_names(taken: list[str], cats: Collection[str], wanted: int, table: str) -> list[str]:
    """Names for the bots of a table, different from each other and from the people's.

    As long as there are others, none looks like somebody who is there.
    """
    first = _draw(table, "bots") % len(NAMES)
    free = [name for name in NAMES[first:] + NAMES[:first] if name not in taken]
    seen = set(cats)
    alike: list[str] = []
    unlike: list[str] = []
    for name in free:
        (alike if guest_cat(name) in seen else unlike).append(name)
        seen.add(guest_cat(name))
    return (unlike + alike)[:wanted]


def _draw(text: str, purpose: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{purpose}\0{text}".encode(), digest_size=8).digest())
