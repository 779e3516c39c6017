"""Confusable names: names that look alike have the same skeleton, as in Unicode's UTS 39."""

# ruff: noqa: RUF001 - confusable letters are the subject

import unicodedata
from collections.abc import Iterable
from typing import Final

EMOJI_STYLE: Final = "\ufe0f"
# Letters and marks by category, but invisible.
BLANK: Final = frozenset(
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0"
)

# Each line has a Latin letter and the letters that look like it in lower or upper case. Names are
# compared in lower case, so a capital that looks like another is listed by its lower-case form.
_CONFUSABLES: Final = """
a а α ɑ ᴀ ⍺
b Ь ь ʙ в β Ᏼ
c с ϲ ᴄ ⅽ ꮯ
d ԁ ɗ ᴅ ⅾ ꓒ
e е ε ɛ ᴇ є ҽ ℮
f ғ ꜰ ƒ ϝ
g ɡ ց ɢ ԍ ᶃ
h һ հ ʜ н η ꮒ
j ј ϳ ᴊ ʝ
k к κ ᴋ қ ĸ
l і ӏ ı ι ɩ ɪ ⅼ ʟ ǀ ا Ι ł ї
m м ᴍ ⅿ μ
n п ո ɴ ν ռ
o о ο σ օ ᴏ ө ჿ ๐ ০ ٥ ס ѳ
p р ρ ᴘ ҏ ƿ
q ԛ գ զ
r г ᴦ ʀ ꭇ ꮁ
s ѕ ꜱ ʂ ƽ
t т τ ᴛ ţ
u υ ս ᴜ ʋ ц
v ѵ ᴠ ⅴ ѷ
w ԝ ᴡ ѡ ա ω ɯ
x х χ ⅹ ӿ ҳ
y у γ ү ʏ ყ ў
z ᴢ ʐ ζ
"""
_FOLD: Final = {
    **{
        ord(confusable): letter
        for letter, *others in (line.split() for line in _CONFUSABLES.strip().splitlines())
        for other in others
        for confusable in other.casefold()
    },
    **{ord(sign): letter for sign, letter in zip("01i|!", "ollll", strict=True)},
}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))  # that look like a single letter


def skeleton(name: str) -> str:
    """A text that is the same for all names that look alike.

    Case, digits, letters of other scripts, spaces and symbols make no difference, unless there are
    only symbols.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    folded = _without_outer_symbols(folded).translate(_FOLD)
    letters = "".join(letter for letter in folded if _kind(letter) in "LNM" and _counts(letter))
    seen = letters or "".join(letter for letter in folded if _counts(letter)) or folded
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def distinct_name(taken: Iterable[str], wanted: str) -> str:
    """The name, with a number appended if it looks like a taken one: `Luna 2`."""
    taken_skeletons = {skeleton(name) for name in taken if name}
    number, name = 1, wanted
    while skeleton(name) in taken_skeletons:
        number += 1
        name = f"{wanted} {number}"
    return name


def _without_outer_symbols(name: str) -> str:
    """`~Luna!` without the symbols; a `!` in the middle may stand for a letter."""
    letters = [place for place, letter in enumerate(name) if _kind(letter) in "LNM"]
    return name[letters[0] : letters[-1] + 1] if letters else name


def _kind(letter: str) -> str:
    return unicodedata.category(letter)[0]


def _counts(letter: str) -> bool:
    """Whether a letter counts: spaces, punctuation and invisible ones do not."""
    return _kind(letter) in "LNMS" and letter not in BLANK | {EMOJI_STYLE}
