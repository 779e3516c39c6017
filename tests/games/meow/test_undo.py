"""A move that revealed anything to anybody cannot be undone."""

import pytest

from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.events import Event
from tabbytop.kernel.match import Match
from tests.games.meow.positions import JUDGES

both_judges = pytest.mark.parametrize("judge", JUDGES)


class Undoing:
    """A match of three before its first turn, with the events of its last move."""

    def __init__(self, judge: str) -> None:
        self.match = Match.deal(GAME, 3, 5, {"judge": judge, "seconds": 0})
        for word in ("ready", "pass"):
            for seat in range(3):
                self.match.play(seat, word)
        self.active = self.table().active
        self.left, self.right = (self.active + 1) % 3, (self.active + 2) % 3
        self.events: list[Event] = []
        self.last = -1

    def table(self) -> MeowTable:
        """As it is now."""
        table = self.match.table
        assert isinstance(table, MeowTable)
        return table

    def play(self, seat: int, *moves: str) -> None:
        """Moves of one seat."""
        for move in moves:
            self.events = self.match.play(seat, move)
        self.last = seat

    def lay(self) -> None:
        """The first card of the hand."""
        self.play(self.active, f"play {NAMES[self.table().hands[self.active][0]]}")

    def obey(self, card: int) -> None:
        """Do the act of a card."""
        rule = RULES[card]
        if rule.words:
            self.play(self.active, f"say {rule.words[0]}")
        else:
            self.play(self.active, *[f"do {rule.name}"] * max(rule.times, 1))

    def stands(self, kind: str) -> None:
        """Assert that the last move caused this event and that the event alone prevents undo."""
        [event] = [event for event in self.events if event.kind == kind]
        assert event.reveals
        assert self.match.undo_obstacle(self.last) == "revealed"
        assert not self.match.undo(self.last)


@both_judges
def test_act_can_be_undone(judge: str) -> None:
    game = Undoing(judge)
    game.lay()
    game.play(game.active, "do yodel")
    assert game.match.undo_obstacle(game.active) == ""
    assert game.match.undo(game.active)
    assert game.table().acts == []


@both_judges
def test_played_card_cannot_be_undone(judge: str) -> None:
    game = Undoing(judge)
    game.lay()
    game.stands("played")


@both_judges
def test_checking(judge: str) -> None:
    game = Undoing(judge)
    game.lay()
    game.obey(game.table().played)
    game.play(game.active, "check")
    game.stands("checking")


@both_judges
def test_card_taken_back_after_a_check_cannot_be_undone(judge: str) -> None:
    game = Undoing(judge)
    game.lay()
    game.play(game.active, "check")
    if judge == "eyes":
        game.play(game.right, "object")
    game.stands("taken_back")


@both_judges
def test_win_cannot_be_undone(judge: str) -> None:
    game = Undoing(judge)
    game.lay()
    table = game.table()
    for card in (table.played, *table.hands[game.left], *table.hands[game.right]):
        game.obey(card)
    game.play(game.active, "check")
    if judge == "eyes":
        game.play(game.left, "no")
        game.play(game.right, "no")
    game.stands("won")


def test_second_look_cannot_be_undone() -> None:
    game = Undoing("eyes")
    game.lay()
    game.play(game.active, "check")
    game.play(game.left, "look")
    game.stands("looked")


@pytest.mark.parametrize("right", [True, False])
def test_objection_cannot_be_undone(right: bool) -> None:
    game = Undoing("eyes")
    game.lay()
    if not right:
        game.obey(game.table().played)
    game.play(game.active, "check")
    game.play(game.right, "object")
    game.stands("objected")


@pytest.mark.parametrize("named", [True, False])
def test_answer_of_a_hand_cannot_be_undone(named: bool) -> None:
    """Also for an obeyed card that was named: its holder has learned that it was obeyed."""
    game = Undoing("eyes")
    game.lay()
    card = game.table().hands[game.left][0]
    game.obey(card)
    game.play(game.active, "check")
    game.play(game.left, f"broken {NAMES[card]}" if named else "no")
    game.stands("cleared")
