"""Weak passwords: common ones, patterns of keys, and the person's own login."""

import re
import unicodedata
from functools import cache
from importlib import resources
from typing import Final

from tabbytop.server.errors import Refused
from tabbytop.texts.message import Message

_LIST: Final = "common_passwords.txt"
_LEAST_DIGITS: Final = 12  # shorter passwords of digits alone are dates or phone numbers
_LEAST_LETTERS: Final = 4  # different ones
_ADDED: Final = 5  # characters around a common word that do not help: `password123!`
_LONGEST_PERIOD: Final = 4  # `abcdabcdabcd`
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiopü", "azertyuiop",
    "asdfghjkl;'", "asdfghjklöä", "zxcvbnm,./", "yxcvbnm,.-", "qsdfghjklm", "wxcvbn,;:!",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "1qay2wsx3edc4rfv5tgb6zhn7ujm8ik", "qazwsxedcrfvtgbyhnujm",
    "qaywsxedcrfvtgbzhnujm", "zaq12wsx", "zaq1xsw2cde3vfr4bgt5", "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "q1w2e3r4t5z6u7i8o9p0", "a1b2c3d4e5f6g7h8",
    "1a2b3c4d5e6f7g8h", "a1s2d3f4g5h6", "147258369", "789456123", "159357", "741852963",
    "!@#$%^&*()", "!\"§$%&/()=",
)  # fmt: skip
_SHORTEST_RUN: Final = 3  # of neighbouring keys
_LEET: Final = str.maketrans("0134578@$!€", "oieastbasie")
_LEET_L: Final = str.maketrans("0134578@$!€", "oleastbasle")


def refuse_weak_password(password: str, login: str) -> None:
    """Raise Refused (`malformed`) if the password is weak. Its minimal length is checked by the
    schema."""
    if is_weak(password, login):
        raise Refused("malformed", Message("server", "weak-password"))


def is_weak(password: str, login: str = "") -> bool:
    """Whether the password is easy to guess."""
    said = unicodedata.normalize("NFKC", password).casefold()
    plain = "".join(said.split())
    if not plain or len(set(plain)) < _LEAST_LETTERS or _repeats(plain) or _is_row(plain):
        return True
    if plain.isdecimal() and len(plain) < _LEAST_DIGITS:
        return True
    if _is_name(plain, login):
        return True
    return any(_is_common(spelt) for spelt in (plain, plain[::-1]))


def _repeats(text: str) -> bool:
    """Whether it repeats a short pattern."""
    return any(
        text == (text[:period] * (len(text) // period + 1))[: len(text)]
        for period in range(1, min(_LONGEST_PERIOD, len(text) // 2) + 1)
    )


def _is_row(text: str) -> bool:
    """Whether it consists of runs of neighbouring keys, the alphabet or digits."""
    rows = [*_ROWS, *[row[::-1] for row in _ROWS]]
    runs = 0
    while text:
        longest = max(
            (size for size in range(len(text), _SHORTEST_RUN - 1, -1)
             if any(text[:size] in row for row in rows)),
            default=0,
        )  # fmt: skip
        if not longest:
            return False
        text, runs = text[longest:], runs + 1
    return runs <= 4


def _is_name(text: str, login: str) -> bool:
    """Whether it is the login, forwards or backwards, with few characters around it."""
    name = "".join(unicodedata.normalize("NFKC", login).casefold().split())
    if not name:
        return False
    return any(
        spelt in text and len(text) - len(spelt) * text.count(spelt) <= _ADDED
        for spelt in (name, name[::-1])
    )


def _is_common(text: str) -> bool:
    """Whether it is a common password, also with a few characters around it or in leetspeak."""
    known = _common()
    words = {text, text.translate(_LEET), text.translate(_LEET_L)}
    for word in list(words):
        core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", word)
        if len(text) - len(core) <= _ADDED:
            words.add(core)
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)
    if len(text) - len(core) <= _ADDED:
        words |= {core, core.translate(_LEET), core.translate(_LEET_L)}
    return any(_is_known(word, known) for word in words)


def _is_known(word: str, known: frozenset[str]) -> bool:
    """Whether it is a known password, or two of them in a row."""
    if word in known:
        return True
    return any(word[:cut] in known and word[cut:] in known for cut in range(3, len(word) - 2))


@cache
def _common() -> frozenset[str]:
    text = resources.files(__package__).joinpath(_LIST).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return frozenset(word for line in lines for word in line.split())
