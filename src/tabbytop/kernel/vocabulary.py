"""The moves of a game (its action space): a finite list, each with number, text and parts as data.

A vocabulary consists of blocks. A block is a sentence with up to three named slots, and every slot
has a list of words:

    PLAY = Block("play {card} {bowl}", card=CARDS, bowl=BOWLS)
    PASS = Block("pass")
    MOVES = Vocabulary(PLAY, PASS)

`PLAY.of(3, 1)` is a move, an int. `MOVES.text(move)` is its notation, `MOVES.move(text)` the
inverse, and `MOVES.parts(move)` its words as data. A move means the same in every situation; it is
never an index into the moves that are legal now.
"""

import difflib
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import InvalidNotation
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64  # native ints: this is the hottest code of all

_STROKES: Final = {ord("ł"): "l", ord("ø"): "o", ord("đ"): "d"}  # to Unicode these are no accents
_MAX_COMPARED: Final = 1000  # texts, in the search for the most similar one


class Block:
    """One sentence of the vocabulary; its moves are `base` … `base + size - 1`."""

    def __init__(self, sentence: str, **slots: Sequence[str]) -> None:
        if len(slots) > 3:
            raise ValueError(f"a block has at most three slots: {sentence!r}")
        if "verb" in slots or sentence.count("{") != len(slots):
            raise ValueError(f"{sentence!r} must have the slots {list(slots)}, none called verb")
        for word in [sentence, *[word for words in slots.values() for word in words]]:
            if word != " ".join(word.lower().split()):
                raise ValueError(f"{word!r} must be in small letters, with single spaces")
        for name, words in slots.items():
            if sentence.count("{" + name + "}") != 1:
                raise ValueError(f"{sentence!r} must name the slot {name!r} once")
            if not words or len(set(words)) != len(words):
                raise ValueError(f"the words of {name!r} in {sentence!r} must all be different")
        self.sentence = sentence
        self.verb = sentence.split(" ", maxsplit=1)[0]
        self.names = list(slots)
        self.words = [list(words) for words in slots.values()]
        sizes = [len(words) for words in self.words]
        self.size2: i64 = sizes[1] if len(sizes) > 1 else 1
        self.size3: i64 = sizes[2] if len(sizes) > 2 else 1
        self.size: int = (sizes[0] if sizes else 1) * self.size2 * self.size3
        self.base = -1  # set by the vocabulary

    def of(self, first: "i64" = 0, second: "i64" = 0, third: "i64" = 0) -> "i64":
        """Return the move with these words, given by their indexes in the lists of the slots."""
        return self.base + (first * self.size2 + second) * self.size3 + third

    def holds(self, move: int) -> bool:
        """Return whether the move belongs to this block."""
        return self.base <= move < self.base + self.size

    def first(self, move: "i64") -> "i64":
        """Return the index of the first slot's word."""
        return (move - self.base) // (self.size2 * self.size3)

    def second(self, move: "i64") -> "i64":
        """Return the index of the second slot's word."""
        return (move - self.base) // self.size3 % self.size2

    def third(self, move: "i64") -> "i64":
        """Return the index of the third slot's word."""
        return (move - self.base) % self.size3

    def parts(self, move: int) -> dict[str, str]:
        """Return the words of the move by slot, and its verb."""
        parts = {"verb": self.verb}
        for name, words, place in zip(
            self.names,
            self.words,
            [self.first(move), self.second(move), self.third(move)],
            strict=False,
        ):
            parts[name] = words[place]
        return parts

    def text(self, move: int) -> str:
        """Return the notation of the move."""
        parts = self.parts(move)
        text = self.sentence
        for name in self.names:
            text = text.replace("{" + name + "}", parts[name])
        return text


class Vocabulary:
    """All moves of a game, whatever its options: `0` … `size - 1`.

    `spellings` maps alternative texts to texts of moves: {"say donut": "say doughnut"}.
    """

    def __init__(self, *blocks: Block, spellings: Mapping[str, str] | None = None) -> None:
        self.blocks = list(blocks)
        self.size = 0
        self._texts: list[str] = []
        self._moves: dict[str, int] = {}
        for block in blocks:
            if block.base >= 0:
                raise ValueError(f"{block.sentence!r} is in another vocabulary already")
            block.base = self.size
            self.size += block.size
            for move in range(block.base, self.size):
                text = block.text(move)
                self._moves[plain_text(text)] = move
                self._texts.append(text)
        if len(self._moves) != self.size:
            raise ValueError("two moves have the same notation")
        for other, text in (spellings or {}).items():
            self._moves.setdefault(plain_text(other), self._moves[plain_text(text)])

    def text(self, move: int) -> str:
        """Return the notation of a move."""
        self._require(move)
        return self._texts[move]

    def move(self, text: str) -> int:
        """Return the move with this notation; case, accents and spacing do not matter.

        Raises InvalidNotation, with the most similar notation in the message.
        """
        plain = plain_text(text)
        move = self._moves.get(plain)
        if move is None:
            raise InvalidNotation(self._unknown(plain))
        return move

    def parts(self, move: int) -> dict[str, str]:
        """Return the words of a move by slot, and its verb, so that clients need not parse
        texts."""
        self._require(move)
        [block] = [block for block in self.blocks if block.holds(move)]
        return block.parts(move)

    def _require(self, move: int) -> None:
        """Raise InvalidNotation unless the number is a move."""
        if not 0 <= move < self.size:
            raise InvalidNotation(
                Message("kernel", "no-move-number", move=safe_repr(move), most=self.size - 1)
            )

    def _unknown(self, text: str) -> Message:
        """Return the error message for a text that is no move, with the most similar notation."""
        shown = safe_repr(text)
        verb = text.split(" ", maxsplit=1)[0]
        verbs = sorted({block.verb for block in self.blocks})
        near_verbs = difflib.get_close_matches(verb[:60], verbs, n=1, cutoff=0.6)
        if not near_verbs:
            return Message("kernel", "no-move-verb", move=shown, verbs=verbs)
        same_verb = [block for block in self.blocks if block.verb == near_verbs[0]]
        texts: list[str] = []
        for block in same_verb:
            texts.extend(self._texts[block.base : block.base + block.size])
        if len(texts) > _MAX_COMPARED:  # comparing all takes long; the next letter is mostly right
            begin = f"{near_verbs[0]} {text[len(verb) :].strip()[:1]}"
            texts = [each for each in texts if each.startswith(begin)]
        near = difflib.get_close_matches(text[:60], texts[:_MAX_COMPARED], n=1, cutoff=0.75)
        if near:
            return Message("kernel", "no-move-similar", move=shown, near=near[0])
        sentences = [block.sentence for block in same_verb]
        return Message("kernel", "no-move-written", move=shown, sentences=sentences)


def plain_text(text: str) -> str:
    """Return the text in lower case without accents, with single spaces."""
    small = " ".join(text.lower().split())
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFKD", small).translate(_STROKES)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
