"""The commands `plan` and `follow`."""

from collections.abc import Callable, Mapping

import pytest
from nap_time import NAP, NapTable, NapTime

from tabbytop import Generator, Options
from tabbytop.kernel.match import Match
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.session import Session
from tests.terminal.conftest import Command, terminal

Typed = Callable[[list[str]], None]


class Dozer(NapTable):
    """A table that advises a long nap."""

    def advise(self, seat: int) -> Mapping[str, object]:
        moves = self.moves(seat)
        return {"hours": "as many as you have", "moves": [NAP.text(m) for m in moves[-1:]]}


class DozeTime(NapTime):
    """Nap Time with an advising table."""

    def new_table(self, seats: int, options: Options, generator: Generator) -> NapTable:
        plain, table = super().new_table(seats, options, generator), Dozer()
        table.prepare(self, seats, options, generator)
        for name in ("naps", "laid", "used", "pile", "lit", "won", "gone"):
            setattr(table, name, getattr(plain, name))
        return table


def test_plan_shows_advice_and_follow_plays_it(keyboard: Typed) -> None:
    screen, output = terminal()
    session = Session(screen, Match.deal(DozeTime(), 2, 1), parse_seats("you,random"))
    session.advance()
    keyboard(["plan", "", "follow"])
    DecisionPrompt(session, 0).run()
    assert "hours: as many as you have" in output.getvalue()
    assert (0, "nap 3") in session.match.record.moves


@pytest.mark.parametrize("word", ["plan", "follow"])
def test_plan_and_follow_say_so_without_advice(tabbytop: Command, word: str) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=f"{word}\n")
    assert "leaves the planning to you" in ran.out
