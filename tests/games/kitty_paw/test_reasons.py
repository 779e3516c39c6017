"""What a hint says about a stroke: pieces that the card shows, and how they must lie."""

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.moves import PLACE, TAKE
from tabbytop.games.kitty_paw.pieces import KINDS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.texts import catalogue
from tabbytop.texts.reader import Reader
from tests.games.kitty_paw.positions import EASY, SEARCHING, arranged

READER = Reader(["Ana", "Bo"], 0)


def reasons(table: KittyPawTable, move: int) -> list[str]:
    """The reasons for a move of seat 0 in English."""
    told = GAME.judge.reasons(table, 0, move)
    return [catalogue.render(reason, "en", READER) for reason in told]


def stroke(table: KittyPawTable) -> int:
    """The ideal next stroke of seat 0."""
    return GAME.judge.certain_move(table, 0)


def test_every_ideal_stroke_is_told_as_progress_until_the_call() -> None:
    table = arranged(2, EASY[0], EASY[1])
    pieces = len(CARDS[EASY[0] - 1].pieces)
    counted = []
    while (move := stroke(table)) != GAME.vocabulary.move("meow"):
        told = reasons(table, move)
        if TAKE.holds(move):
            assert told[0].startswith("Your card shows a "), told
        if PLACE.holds(move):
            assert told[0] == "That’s where it goes."
            counted.append(told[1])
        table.play(0, move)

    assert len(counted) == pieces
    assert counted[-2:] == [
        "One piece is still missing.",
        "Then your picture is finished: call Meow!",
    ]
    assert reasons(table, move)[0].startswith("Your picture is finished. It’s worth ")


def test_tile_that_the_card_does_not_show_is_told_as_such() -> None:
    table = arranged(2, EASY[0], EASY[1])
    shown = CARDS[EASY[0] - 1].pieces
    other = next(kind for kind in range(len(KINDS)) if kind not in shown)
    spot = next(spot for spot, kind in enumerate(table.kinds) if kind == other)

    assert reasons(table, TAKE.of(spot)) == ["Your card doesn’t need it."]


def runner_up(table: KittyPawTable, best: int) -> int:
    second = GAME.judge.runner_up(table, 0, best)
    assert second != best
    assert table.allows(0, second)
    return second


def test_every_ideal_stroke_has_a_runner_up_with_reasons() -> None:
    table = arranged(2, EASY[0], EASY[1])
    while (move := stroke(table)) != GAME.vocabulary.move("meow"):
        assert reasons(table, runner_up(table, move))
        table.play(0, move)
    assert reasons(table, runner_up(table, move)) == ["It already matches your card."]


def test_tile_that_lies_worse_comes_second() -> None:
    table = arranged(2, EASY[0], EASY[1])
    best = stroke(table)
    while not TAKE.holds(best):
        table.play(0, best)
        best = stroke(table)

    second = runner_up(table, best)

    assert TAKE.holds(second)
    assert table.kinds[TAKE.first(second)] == table.kinds[TAKE.first(best)]


def test_piece_that_the_card_needs_is_not_told_to_go_home() -> None:
    table = arranged(2, EASY[0], EASY[1])
    while not PLACE.holds(move := stroke(table)):
        table.play(0, move)

    assert GAME.vocabulary.text(runner_up(table, move)) == "home"
    assert reasons(table, GAME.vocabulary.move("home")) == [
        "Your card needs it, and you’d have to fetch it again."
    ]


def test_open_box_is_kept_or_shut_for_opposite_reasons() -> None:
    table = arranged(2, SEARCHING[0], SEARCHING[1])
    wanted = CARDS[SEARCHING[0] - 1].symbol
    right = table.symbols.index(wanted)
    table.play(0, f"peek {right + 1}")

    assert reasons(table, GAME.vocabulary.move("keep")) == ["The one you need is in there."]
    assert reasons(table, GAME.vocabulary.move("shut")) == [
        "The one you need is in there, so you’d have to open it again."
    ]
    table.play(0, "shut")
    table.play(0, f"peek {(right + 1) % len(table.symbols) + 1}")
    assert reasons(table, GAME.vocabulary.move("shut")) == ["The one you need isn’t in there."]
    assert reasons(table, GAME.vocabulary.move("keep")) == [
        "Your card doesn’t need it, so it’ll slip back into its box."
    ]


def test_unknown_box_is_not_given_away() -> None:
    table = arranged(2, SEARCHING[0], SEARCHING[1])

    told = {tuple(reasons(table, GAME.vocabulary.move(f"peek {box}"))) for box in range(1, 9)}

    assert told == {("You don’t know yet what’s inside.",)}
