"""Puzzles of Meow!: for a player who remembers everything, and is told everything.

Moves that are worth the same are one answer: all words that serve the same rules, and all acts
that nobody has met, because every unmet rule is equally likely to be in a hand.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from tabbytop.games.meow.acting import is_act
from tabbytop.games.meow.cards import FIRST_MEMORY, NAMES, WORDS
from tabbytop.games.meow.moves import DO, REPLACE, SAY
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.bots.informed_tables import imagine_table
from tabbytop.games.meow.thinking.bots.worlds import Worlds
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.puzzles.situation import EventData, Setup, Situation
from tabbytop.texts.message import Message

_UNTOLD: Final = frozenset({"ready", "passes", "checking", "pointed", "time_up"})  # events
_OF_OTHERS: Final = frozenset({"because-known-rule", "because-guess"})  # reasons
_UNMET: Final = "unmet"  # the answer of all acts that nobody has met
_ROOM: Final = 1  # different acts that are left; with more, the order of acts would not matter
_FEWEST_CARDS: Final = 3  # to choose one from

_Answer = tuple[object, ...]


def _setup(*players: str, **options: object) -> Setup:
    return Setup(players, {"striking": False, "seconds": 0, **options})


# Pumas fill a turn up to one act, and forget a rule now and then: the act that is left decides.
# With thirteen rules there are enough cards to choose one to lay or to reveal.
_SETUPS: Final = (
    _setup("puma", "puma", "puma"),
    _setup("tiger", "puma", "tiger", mode="thirteen"),
    _setup("puma", "puma", "puma", "puma", box="small"),
    _setup("puma", "puma", "puma", "puma"),
    _setup("puma", "puma", "puma", box="small"),
    _setup("puma", "puma", "puma"),
)


class MeowSituation(Situation):
    """A decision in a game that lives on memory."""

    tells_all = True

    @classmethod
    def setup(cls, game: Game, number: int) -> Setup:
        return _SETUPS[number % len(_SETUPS)]

    @classmethod
    def places(cls, game: Game, record: Record, chance: Generator) -> Iterator[int]:
        """Yield all decisions that can be puzzles: most moves of a turn cannot."""
        places = _decisions(game, record)
        while places:
            yield places.pop(chance.below(len(places)))

    @cached_property
    def worlds(self) -> Worlds:
        """The deals that agree with everything the seat saw and heard."""
        options = self.table.options
        assert isinstance(options, MeowOptions)
        worlds = Worlds(self.seat, self.table.seats, options)
        for event in self.heard:
            worlds.hear(event)
        return worlds

    @cached_property
    def answers(self) -> list[int]:
        return list(self._moves_by_answer.values())

    @cached_property
    def _moves_by_answer(self) -> dict[_Answer, int]:
        found: dict[_Answer, int] = {}
        for move in self.table.moves(self.seat):
            if not REPLACE.holds(move):
                found.setdefault(self._answer(move), move)
        return found

    @cached_property
    def _met(self) -> set[int]:
        table = self._meow_table
        return {*self.worlds.met_cards(), *table.acts}

    @property
    def _meow_table(self) -> MeowTable:
        assert isinstance(self.table, MeowTable)
        return self.table

    def is_candidate(self) -> bool:
        """Which card to lay or to reveal, or an act when there is room for one more at the most."""
        return _is_asked_for(self._meow_table, self.seat)

    def can_be_best(self, move: int) -> bool:
        return self._answer(move) != (_UNMET,)

    def place_of(self, move: int) -> int:
        """Return the place of the answer; raise IllegalMove for a rule to be replaced: that is for
        rules which somebody cannot follow."""
        if REPLACE.holds(move):
            text = self.game.vocabulary.text(move)
            raise IllegalMove(text, Message("meow", "refusal-puzzle-replaces"), "MW-M24")
        return list(self._moves_by_answer).index(self._answer(move))

    def imagine(self, rng: Generator) -> Table:
        return imagine_table(self._meow_table, self.seat, self.worlds, rng)

    def reasons(self, move: int) -> list[Message]:
        """Return the reasons of the judge; for an act that serves others' rules with the chance
        that it is needed, in place of what the judge thinks of it."""
        told = super().reasons(move)
        if not any(reason.key in _OF_OTHERS for reason in told):
            return told
        binding = max(self.worlds.binds(act) for act in self._acts_of(move))
        chance = Message("meow", "because-chance", percent=round(100 * binding))
        return [chance, *[reason for reason in told if reason.key not in _OF_OTHERS]]

    def story(self) -> list[list[dict[str, object]]]:
        """Return what the seat saw since the deal, a list for each turn.

        Acts are left out in turns in which nobody said no: nothing follows from them, except that
        a word was said.
        """
        turns: list[list[dict[str, object]]] = [[]]
        for event in self.heard:
            if event["event"] == "turn":
                turns.append([])
            if event["event"] not in _UNTOLD:
                turns[-1].append(event)
            if event["event"] == "passed":
                turns[-1] += self._handed()
        last = len(turns) - 1
        return [_told_turn(events, with_acts=place == last) for place, events in enumerate(turns)]

    def _handed(self) -> list[dict[str, object]]:
        """Return the cards that the seat passed on, as events: the deal does not read them out."""
        dealt = next(event for event in self.heard if event["event"] == "dealt")
        cards, left = dealt["cards"], self._meow_table.left_neighbour(self.seat)
        assert isinstance(cards, list)
        return [{"event": "handed", "seat": left, "card": card} for card in cards]

    def _answer(self, move: int) -> _Answer:
        """Return a key that is the same for moves that are worth the same."""
        if not is_act(move):
            return (move,)
        acts = self._acts_of(move)
        if self._met.isdisjoint(acts):
            return (_UNMET,)
        if DO.holds(move):
            return (move,)
        word = WORDS[SAY.first(move)]
        repeated = [act for act in acts if act >= FIRST_MEMORY and word in self.worlds.said(act)]
        return (*acts, _UNMET, *repeated)

    def _acts_of(self, move: int) -> list[int]:
        if DO.holds(move):
            return [DO.first(move)]
        if SAY.holds(move):
            return self._meow_table.palette().acts_of_word[SAY.first(move)]
        return []


def _decisions(game: Game, record: Record) -> list[int]:
    """Return the places of the moves in a record whose decisions can be puzzles."""
    table = record.replay(game, 0)
    assert isinstance(table, MeowTable)
    places: list[int] = []
    for place, (seat, text) in enumerate(record.moves):
        if _is_asked_for(table, seat):
            places.append(place)
        table.play(seat, text)
    return places


def _is_asked_for(table: MeowTable, seat: int) -> bool:
    if table.active < 0 or table.is_judged_by_eyes() or table.has_parts():
        return False
    if table.active == seat and table.played >= 0:
        return table.budget() - len(table.acts) <= _ROOM
    return table.dealt_each() >= _FEWEST_CARDS


def _told_turn(events: list[dict[str, object]], *, with_acts: bool) -> list[dict[str, object]]:
    """Return the events of a turn to tell; of an act that was repeated only the last time."""
    with_acts = with_acts or any(event["event"] == "cleared" for event in events)
    last = {_act_of(event): place for place, event in enumerate(events)}
    return [
        event
        for place, event in enumerate(events)
        if event["event"] != "acted"
        or (last[_act_of(event)] == place and (with_acts or _is_remembered(event)))
    ]


def _act_of(event: EventData) -> tuple[object, object]:
    return event.get("act"), event.get("part")


def _is_remembered(event: EventData) -> bool:
    """Return whether an act was a word that must not be said again."""
    return NAMES.index(str(event["act"])) >= FIRST_MEMORY


SITUATION: Final = MeowSituation
