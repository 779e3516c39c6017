"""The texts of a game in one language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.guide import Card
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.telling import capital, sentence
from tabbytop.texts import catalogue
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.reader import NOBODY, Reader
from tabbytop.texts.word_lists import Word

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

_RULES: Final = "rules-"
_FIELD: Final = "field-"
catalogue.add_area(
    "kernel",
    kinds={
        "winners": catalogue.PERSON,
        "loser": catalogue.PERSON,
        "asked": "asked",
        "sentences": "sentence",
    },
)


class GameTexts:
    """Puts what a game says into words."""

    def __init__(self, game: "Game", language: str = ENGLISH) -> None:
        self._game = game
        self._language = language

    def title(self) -> str:
        """Return the game's name as it is printed on the box."""
        return self._text("title") or self._game.plain_title or self._game.name

    def about(self) -> str:
        """Return what the game is about, in one sentence."""
        return self._text("about") or self._game.plain_about

    def moods(self) -> list[str]:
        """Return how the game feels, in up to three words: `mood-first`, `-second`, `-third`."""
        told = [self._text(f"mood-{nth}") for nth in ("first", "second", "third")]
        return [mood for mood in told if mood]

    def tell_prompt(self, prompt: Mapping[str, object], reader: Reader) -> str:
        """Return the question to a seat."""
        return capital(self._render(self._game.prompt_message(prompt), reader))

    def tell_event(self, event: Mapping[str, object], reader: Reader) -> str:
        """Return what happened; empty if it needs no words."""
        message = self._game.event_message(event)
        return "" if message is None else capital(self._render(message, reader))

    def tell_move(self, move: int, reader: Reader) -> str:
        """Return a move, short enough for a list."""
        return self._render(self._game.move_message(move), reader)

    def tell_notation(self, text: str, reader: Reader) -> str:
        """Return a move of a record in words, or as it is written if no move is written so now:
        for records of rules that the game reads no more."""
        try:
            move = self._game.vocabulary.move(text)
        except MoveError:
            return text
        return self.tell_move(move, reader)

    def tell_reasons(self, reasons: Iterable[Message], reader: Reader) -> list[str]:
        """Return what a move brings (`Judge.reasons`), a sentence for each reason."""
        return [sentence(self._render(reason, reader)) for reason in reasons]

    def tell_score_line(self, line: ScoreLine, reader: Reader) -> str:
        """Return a line of a score sheet, without its points."""
        return self._render(self._game.score_message(line), reader)

    def tell_reason(self, result: Result) -> str:
        """Return why the winners won: `reason-<its words, joined by hyphens>`."""
        return self._text(f"reason-{_hyphenated(result.reason)}") or result.reason

    def tell_score(self, result: Result, seat: int) -> str:
        """Return a score: `12`, or in a game without points `unit-<unit>`, such as `1 token`."""
        key = f"unit-{result.unit}"
        if result.has_points or not catalogue.has_text(self._game.name, key):
            return result.score_text(seat)
        message = Message(self._game.name, key, count=abs(result.scores[seat]))
        return self._render(message, NOBODY)

    def verdict(self, result: Result, reader: Reader) -> str:
        """Return who won, and why."""
        among = "all" if len(result.winners) == len(result.places) > 1 else len(result.winners)
        message = Message(
            "kernel",
            "verdict",
            winners=list(result.winners),
            among=among,
            loser=0,
            reason=self.tell_reason(result),
        )
        return capital(self._render(message, reader))

    def opponent(self, name: str) -> str:
        """Return how an opponent without a seat is called: `opponent-<its words>`."""
        return self._text(f"opponent-{_hyphenated(name)}") or name

    def option(self, name: str) -> str:
        """Return what an option is for."""
        return self._text(f"option-{name}")

    def option_title(self, name: str) -> str:
        """Return what an option is called."""
        return self._text(f"option-{name}.title") or spoken(name)

    def option_hint(self, name: str) -> str:
        """Return what an option is for where its choices are told beside it; empty if that is no
        different."""
        return self._text(f"option-{name}.hint")

    def choice(self, name: str, value: object) -> str:
        """Return what a choice of an option is called."""
        return self._text(f"option-{name}.choice-{value}") or spoken(str(value))

    def group(self, name: str) -> str:
        """Return what a group of cards is called."""
        return self._text(f"cards-{name}") or spoken(name)

    def sticker(self, name: str) -> str:
        """Return what a sticker is called."""
        return self._sticker_text(name) or spoken(name)

    def tell_sticker(self, name: str) -> str:
        """Return how a sticker is earned, in one sentence; empty if the game does not say."""
        return self._sticker_text(f"{name}.text")

    def fact(self, name: str) -> str:
        """Return what a fact about cards is called."""
        return self._text(f"fact-{_hyphenated(name)}") or spoken(name)

    def tell_facts(self, card: Card) -> list[str]:
        """Return the facts about a card, each with its name; those that are empty or untrue are
        left out."""
        told: list[str] = []
        for name, value in card.facts.items():
            if value is True:
                told.append(self.fact(name))
            elif value not in (None, False, "", [], (), {}) or (value == 0 and value is not False):
                known = value if isinstance(value, (int, list)) else str(value)
                message = Message("kernel", "fact", name=self.fact(name), value=known)
                told.append(self._render(message, NOBODY))
        return told

    def seat_fields(self) -> frozenset[str]:
        """Return the fields of the view that are seats, or lists of seats: as the arguments of
        messages that are persons."""
        kinds = catalogue.kinds_of(self._game.name)
        return frozenset(name for name, kind in kinds.items() if kind == catalogue.PERSON)

    def fields(self) -> dict[str, str]:
        """Return what fields of the view are called, for boards that draw any game; those without
        a message `field-…` are spoken as they are."""
        keys = list(catalogue.keys(self._game.name, _FIELD))
        return {key.removeprefix(_FIELD): self._text(key) for key in keys}

    def tell_rules(self) -> str:
        """Return how to play: the messages `rules-…`, in the order of the English file, in
        chapters (`kernel.guide`)."""
        keys = list(catalogue.keys(self._game.name, _RULES))
        told = [f"# {self._text(f'{key}.heading')}\n{self._text(key)}" for key in keys]
        if told:
            return "\n\n".join(told)
        message = Message("kernel", "no-rules", about=self.about(), game=self.title())
        return self._render(message, NOBODY)

    def tell_cards(self, options: Mapping[str, object]) -> list[Card]:
        """Return the components of a game with these options, in words: the messages
        `card-<group>-<name>` or `card-<name>`, their attribute `text`, and attributes with the
        names of facts."""
        return [self._told_card(card) for card in self._game.cards(options)]

    def _told_card(self, card: Card) -> Card:
        name = _hyphenated(card.name)
        key = f"card-{card.group}-{name}"  # where a name is used in two groups
        if not catalogue.has_text(self._game.name, key):
            key = f"card-{name}"
        facts = {name: self._text(f"{key}.{name}") or fact for name, fact in card.facts.items()}
        return replace(
            card,
            title=self._text(key) or card.title,
            text=self._text(f"{key}.text") or card.text,
            facts=facts | self._said_words(card),
        )

    def _said_words(self, card: Card) -> dict[str, object]:
        """Return how people read and type the words that a card has them say: `said`, in the order
        of its `words`, and more `spellings`; nothing if they are those of the notation."""
        name = card.facts.get("list")
        listed = name if isinstance(name, str) else ""
        known = catalogue.said_words(self._game.name, self._language, listed)
        words, spellings = card.facts.get("words"), card.facts.get("spellings")
        if not known or not isinstance(words, list) or not isinstance(spellings, dict):
            return {}
        found = [known.get(word, Word(word, word, [])) for word in words]
        more = {other: word.name for word in found for other in word.others}
        return {"said": [word.said for word in found], "spellings": spellings | more}

    def _text(self, key: str) -> str:
        return self._text_in(self._game.name, key)

    def _sticker_text(self, key: str) -> str:
        return self._text_in(f"{self._game.name}-stickers", key)

    def _text_in(self, area: str, key: str) -> str:
        """Return a text without arguments; empty if there is none."""
        if not catalogue.has_text(area, key):
            return ""
        return catalogue.render(Message(area, key), self._language, NOBODY)

    def _render(self, message: Message, reader: Reader) -> str:
        return catalogue.render(message, self._language, reader)


def spoken(name: str) -> str:
    """Return a name without a text as words: `my_naps` is `My naps`."""
    return capital(name.replace("-", " ").replace("_", " "))


def _hyphenated(words: str) -> str:
    """Return words as they stand in a key: `equal points, shared` is `equal-points-shared`."""
    return "-".join(re.findall(r"\w+", words.lower()))
