"""The conformance checks find what they are for: each on a game with one flaw."""

from collections.abc import Mapping

import nap_time
import pytest
from nap_time import NAP, EverybodyNaps, NapTable, NapTime

from tabbytop import Generator, Options, Table
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.judge import Judge
from tabbytop.testing import (
    Deal,
    check_advice,
    check_conservation,
    check_copies,
    check_event_secrecy,
    check_judge,
    check_legality,
    check_reasons,
    check_secrets,
)
from tabbytop.texts.message import Message, plain


class Telltale(NapTable):
    """Shows everybody what the others have laid down."""

    def copy(self) -> NapTable:
        twin = Telltale()
        twin.__dict__.update(super().copy().__dict__)
        return _carried(self, twin)

    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "peek": self.laid.copy()}


class Sharer(NapTable):
    """Copies share their piles."""

    def copy(self) -> NapTable:
        twin = _carried(self, Sharer())
        twin.won = self.won
        return twin


class Loser(NapTable):
    """Sunbeams that nobody wins fall off the table."""

    def copy(self) -> NapTable:
        return _carried(self, Loser())

    def wake(self, winner: int | None) -> None:
        super().wake(winner)
        self.gone = []


class Blabber(NapTable):
    """Says aloud what was laid down unseen."""

    def copy(self) -> NapTable:
        return _carried(self, Blabber())

    def lay(self, seat: int, hours: int) -> None:
        super().lay(seat, hours)
        if self.events is not None:
            self.emit("blab", {"hours": hours})


class Liar(NapTable):
    """Lists a move and refuses another without a word that it was possible."""

    def copy(self) -> NapTable:
        return _carried(self, Liar())

    def moves(self, seat: int) -> list[int]:
        return super().moves(seat)[:1]


class Seer(NapTable):
    """Imagines nothing but the truth."""

    def copy(self) -> NapTable:
        return _carried(self, Seer())

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        pass


class Gossip(NapTable):
    """Advises by what the others have laid down."""

    def copy(self) -> NapTable:
        return _carried(self, Gossip())

    def advise(self, seat: int) -> Mapping[str, object]:
        return {"others": self.laid.copy()}


class Busybody(NapTable):
    """Advises by doing it."""

    def copy(self) -> NapTable:
        return _carried(self, Busybody())

    def advise(self, seat: int) -> Mapping[str, object]:
        if seat == 0 and 0 in self.actors():
            self.play(0, self.moves(0)[0])
        return {}


class Dreamer(NapTable):
    """Advises what cannot be done: the same nap twice."""

    def copy(self) -> NapTable:
        return _carried(self, Dreamer())

    def advise(self, seat: int) -> Mapping[str, object] | None:
        if seat not in self.actors():
            return None
        return {"moves": [NAP.text(self.moves(seat)[0])] * 2}


def _carried(table: NapTable, twin: NapTable) -> NapTable:
    plain = NapTable.copy(table)
    plain.copy_onto(twin)
    for name in ("naps", "laid", "used", "pile", "lit", "won", "gone"):
        setattr(twin, name, getattr(plain, name))
    return twin


def flawed(kind: type[NapTable]) -> Deal:
    class Flawed(NapTime):
        def new_table(self, seats: int, options: Options, generator: Generator) -> NapTable:
            sound = super().new_table(seats, options, generator)
            return _carried(sound, kind())

    game = Flawed()
    return Deal(game, 3, game.options(), 5)


def test_view_that_leaks_a_secret_is_found() -> None:
    with pytest.raises(AssertionError):
        check_secrets(flawed(Telltale))


def test_determinization_that_changes_nothing_is_found() -> None:
    with pytest.raises(AssertionError, match="never anything but the truth"):
        check_secrets(flawed(Seer))


def test_copies_that_share_a_list_are_found() -> None:
    with pytest.raises(AssertionError, match="won is shared"):
        check_copies(flawed(Sharer))


def test_lost_pieces_are_found() -> None:
    with pytest.raises(AssertionError):
        check_conservation(flawed(Loser))


def test_event_that_leaks_a_secret_is_found() -> None:
    with pytest.raises(AssertionError):
        check_event_secrecy(flawed(Blabber))


def test_unlisted_move_that_is_accepted_is_found() -> None:
    with pytest.raises(AssertionError, match="not listed but accepted"):
        check_legality(flawed(Liar))


def test_advice_that_leaks_a_secret_is_found() -> None:
    with pytest.raises(AssertionError, match="gives a secret away"):
        check_advice(flawed(Gossip))


def test_advice_that_changes_the_table_is_found() -> None:
    with pytest.raises(AssertionError, match="changes nothing"):
        check_advice(flawed(Busybody))


def test_advice_with_illegal_moves_is_found() -> None:
    with pytest.raises(MoveError):
        check_advice(flawed(Dreamer))


class Cheat(Judge):
    """Picks what is not legal."""

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
        return 3 - sum(table.moves(seat)) % 3


class KnowAll(Judge):
    """Is sure of what is not legal."""

    def certain_move(self, table: Table, seat: int) -> int:
        return 3 - sum(table.moves(seat)) % 3


class Fickle(Judge):
    """Picks by a chance of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
        self.asked += 1
        return table.moves(seat)[self.asked % len(table.moves(seat))]


class Meddler(Judge):
    """Judges a table by playing on it."""

    def evaluate(self, table: Table) -> list[float]:
        for seat in table.actors():
            table.play_unchecked(seat, table.moves(seat)[0])
        return super().evaluate(table)


class Flatterer(Judge):
    """Promises more than everything."""

    def evaluate(self, table: Table) -> list[float]:
        return [1.5] * table.seats


class Contrary(Judge):
    """Thinks most of who has lost."""

    def evaluate(self, table: Table) -> list[float]:
        return [1 - mine for mine in super().evaluate(table)]


@pytest.mark.parametrize(
    ("judge", "told"),
    [
        (Cheat, "picks legal moves"),
        (KnowAll, "sure of legal moves"),
        (Fickle, "by the chance"),
        (Meddler, "changes nothing"),
        (Flatterer, "from 0 to 1"),
        (Contrary, "winners have most"),
    ],
)
def test_faulty_judge_is_found(judge: type[Judge], told: str) -> None:
    game = NapTime()
    game.judge = judge()
    with pytest.raises(AssertionError, match=told):
        check_judge(Deal(game, 3, game.options(), 5))


def test_example_game_has_the_expected_first_question() -> None:
    table: Table = nap_time.GAME.deal(2, 1)
    assert isinstance(table.agenda[-1], EverybodyNaps)
    assert table.moves(0) == [NAP.of(0), NAP.of(1), NAP.of(2)]


class Tattler(Judge):
    """Says in its reasons what another seat has laid down unseen."""

    def reasons(self, table: Table, seat: int, move: int) -> list[Message]:
        assert isinstance(table, NapTable)
        return [plain(f"the others have laid down {table.laid}")]


class Mute(Judge):
    """Gives reasons without words."""

    def reasons(self, table: Table, seat: int, move: int) -> list[Message]:
        return [plain("")]


def test_reason_that_leaks_a_secret_is_found() -> None:
    game = NapTime()
    game.judge = Tattler()
    with pytest.raises(AssertionError, match="gives a secret away"):
        check_reasons(Deal(game, 3, game.options(), 1))


def test_reason_without_words_is_found() -> None:
    game = NapTime()
    game.judge = Mute()
    with pytest.raises(AssertionError, match="is a sentence"):
        check_reasons(Deal(game, 3, game.options(), 1))


def test_game_without_reasons_passes() -> None:
    game = NapTime()
    check_reasons(Deal(game, 3, game.options(), 1))
