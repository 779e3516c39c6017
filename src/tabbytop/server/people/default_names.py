"""Default names and cats (avatars) of guests and bots."""

import hashlib
from collections.abc import Collection
from functools import cache
from typing import Final, Literal, get_args

from tabbytop.bots.names import BOT_NAMES
from tabbytop.server.confusables import skeleton
from tabbytop.server.store.rows import Person

Cat = Literal[
    "tabby", "ginger", "tuxedo", "calico", "siamese", "persian", "sphynx", "bengal",
    "russian-blue", "maine-coon", "black", "white", "tortoiseshell", "scottish-fold",
    "ragdoll", "birman",
]  # fmt: skip
CATS: Final[tuple[Cat, ...]] = get_args(Cat)
NEVER: Final = 0  # the creation time of a guest who is not stored
# Bots and guests share no name, so that a guest who joins later never meets a namesake.
GUEST_NAMES: Final = (
    "Acorn", "Almond", "Anise", "Apricot", "Barley", "Basil", "Bean", "Berry", "Birch", "Bubbles",
    "Caramel", "Chestnut", "Cinder", "Cocoa", "Comet", "Cookie", "Cricket", "Crumble", "Dandelion",
    "Dill", "Echo", "Ember", "Fern", "Fidget", "Freckles", "Ginger", "Hickory", "Honey", "Iris",
    "Ivy", "Jasper", "Kipper", "Lemon", "Lentil", "Licorice", "Maple", "Mango", "Marigold", "Mint",
    "Mocha", "Moss", "Muffin", "Nimbus", "Oats", "Onyx", "Peanut", "Pepper", "Pesto", "Plum",
    "Poppy", "Quill", "Raisin", "Rosemary", "Rye", "Socks", "Sorrel", "Tansy", "Thyme", "Topaz",
    "Turnip", "Velvet", "Whiskers", "Willow", "Zinnia",
)  # fmt: skip


def guest_name(person: str) -> str:
    """The default name of a guest, always the same for the same person."""
    return GUEST_NAMES[_draw(person, "name") % len(GUEST_NAMES)]


def has_chosen_name(person: Person) -> bool:
    """Whether the person has an account, or another name than the default one."""
    return person.login is not None or person.name != guest_name(person.id)


def other_guest_name(person: str, taken: Collection[str]) -> str | None:
    """Another default name for a guest whose own is taken; None: all are."""
    first = _draw(person, "name") % len(GUEST_NAMES)
    others = GUEST_NAMES[first:] + GUEST_NAMES[:first]
    return next((name for name in others if not is_taken(name, taken)), None)


def is_taken(name: str, taken: Collection[str]) -> bool:
    """Whether the name is taken, or looks like a taken one."""
    return bool(name) and skeleton(name) in {skeleton(other) for other in taken if other}


def guest_cat(person: str) -> Cat:
    """The default cat of a guest or bot, always the same for the same person."""
    return CATS[_draw(person, "cat") % len(CATS)]


def guest(id: str) -> Person:  # noqa: A002 - as a person calls it
    """A guest who is not stored yet."""
    return Person(id, guest_name(id), guest_cat(id), None, None, 0, NEVER, NEVER)


def known_cat(person: Person) -> Cat:
    """The person's cat; the default one if this version does not know it."""
    found: list[Cat] = [cat for cat in CATS if cat == person.cat]
    return found[0] if found else guest_cat(person.id)


def bot_names(taken: Collection[str], cats: Collection[str], wanted: int, table: str) -> list[str]:
    """Names for the bots of a table, different from each other and from the taken ones.

    Names whose cats nobody at the table has come first.
    """
    first = _draw(table, "bots") % len(BOT_NAMES)
    all_names = BOT_NAMES[first:] + BOT_NAMES[:first]
    looks = {skeleton(other) for other in taken if other}
    free = [name for name in all_names if _skeleton_of_bot(name) not in looks]
    seen = set(cats)
    same_cat: list[str] = []
    other_cat: list[str] = []
    for name in free:
        (same_cat if guest_cat(name) in seen else other_cat).append(name)
        seen.add(guest_cat(name))
    return (other_cat + same_cat)[:wanted]


@cache
def _skeleton_of_bot(name: str) -> str:
    return skeleton(name)


def _draw(text: str, purpose: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{purpose}\0{text}".encode(), digest_size=8).digest())
