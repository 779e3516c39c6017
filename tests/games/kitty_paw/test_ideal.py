"""The ideal player builds without faults or wasted strokes, from what its seat knows."""

import pytest

from tabbytop.games.kitty_paw.check import overlap
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.lattice import cell_at
from tabbytop.games.kitty_paw.moves import CHASE, CLOSE, MEOW, PEEK, SHUT, SLIP, VOCABULARY
from tabbytop.games.kitty_paw.pieces import (
    BOX,
    FACES,
    KIND_COUNT,
    KINDS,
    PIECES,
    SIDES,
    SYMBOL,
    SYMBOLS,
)
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.ideal import best_card, likely_strokes, promise
from tabbytop.games.kitty_paw.thinking.judge import KittyPawJudge
from tabbytop.games.kitty_paw.thinking.mat_plan import centering_shift
from tabbytop.games.kitty_paw.thinking.sight import look
from tabbytop.games.kitty_paw.view import CardView, KittyPawView
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.kernel.table import CLOCK
from tests.games.kitty_paw.builder import cells_of

JUDGE: Judge = KittyPawJudge()
FAR = 150  # strokes: several times what the hardest card takes
ALL = {"pile": "all"}


def table_with(card: int, seats: int, seed: int) -> KittyPawTable:
    """Seat 0 builds this card, counted from 1; all others have some other one."""
    others = [(card + 5 * seat) % len(CARDS) + 1 for seat in range(1, seats)]
    return GAME.arrange(seats, cards=[card, *others], options=ALL, seed=seed, events=True)


def finish(table: KittyPawTable, seat: int) -> list[str]:
    """Let the ideal player build and call; return its moves."""
    made: list[str] = []
    while not made or made[-1] != "meow":
        assert len(made) < FAR, f"it goes on and on: {made}"
        move = JUDGE.certain_move(table, seat)
        assert move != UNSURE
        table.play(seat, move)
        made.append(VOCABULARY.text(move))
    return made


def was_right(table: KittyPawTable, seat: int) -> bool:
    """Whether the last call was this seat's, and the pattern matched."""
    for other in table.actors():
        if other not in (CLOCK, seat) and table.caller == seat:
            table.play(other, "meow")
    checks = [event.public for event in table.take_events() if event.kind == "checked"]
    return [(check["seat"], check["right"]) for check in checks] == [(seat, True)]


def strokes_without_peeks(view: KittyPawView, seat: int) -> int:
    """Count the strokes from the view: each piece is taken and laid down, turned and flipped as
    little as the best tile of its kind needs; then the call."""
    card = view["seats"][seat]["card"]
    assert card is not None
    return 1 + sum(2 + _least_handling(view, seat, card, number) for number in range(_size(card)))


def _size(card: CardView) -> int:
    return len(card["pieces"])


def _least_handling(view: KittyPawView, seat: int, card: CardView, number: int) -> int:
    piece = card["pieces"][number]
    if piece["piece"] == "box":
        return int(view["seats"][seat]["box"]["side"] != piece["face"])
    if piece["piece"] == "symbol":
        return _between(0, piece["turn"])
    return min(
        _between(tile["turn"], piece["turn"]) + (tile["face"] != piece["face"])
        for tile in view["spots"]
        if tile is not None and tile["kind"] == piece["piece"]
    )


def _between(turn: int, other: int) -> int:
    return min((turn - other) % 6, (other - turn) % 6)


@pytest.mark.parametrize("card", range(1, len(CARDS) + 1))
def test_every_card_takes_exactly_the_strokes_that_can_be_counted(card: int) -> None:
    for seats in (2, 3, 4):
        for seed in range(5):
            table = table_with(card, seats, seed)
            counted = strokes_without_peeks(GAME.view(table, 0), 0)
            made = finish(table, 0)
            assert len([move for move in made if not _is_peek(move)]) == counted, made
            assert was_right(table, 0), made


def _is_peek(text: str) -> bool:
    move = VOCABULARY.move(text)
    return PEEK.holds(move) or SHUT.holds(move)


def test_ideal_player_opens_no_box_twice() -> None:
    for card in range(25, len(CARDS) + 1):
        for seed in range(10):
            made = finish(table_with(card, 2, seed), 0)
            peeks = [move for move in made if move.startswith("peek")]
            assert len(set(peeks)) == len(peeks) >= 1
            assert made.count("shut") == len(peeks) - 1
            assert made.count("keep") == 1


@pytest.mark.parametrize("seed", range(60))
def test_ideal_player_finishes_from_any_position(seed: int) -> None:
    """After random moves of all seats without calls, the others stop, and the clock returns their
    strays and wrong symbols."""
    chance = quick(seed)
    seats = 2 + seed % 3
    table = table_with(1 + chance.below(len(CARDS)), seats, seed)
    for _ in range(chance.below(200)):
        seat = chance.below(seats)
        moves = [move for move in table.moves(seat) if not MEOW.holds(move)]
        table.play(seat, moves[chance.below(len(moves))])
    for alarm in table.alarms():
        if any(block.holds(alarm.move) for block in (CHASE, CLOSE, SLIP)):
            if not VOCABULARY.text(alarm.move).endswith(" 0"):
                table.play(CLOCK, alarm.move)
    table.take_events()
    made = finish(table, 0)
    assert was_right(table, 0), made


@pytest.mark.parametrize("seed", range(30))
def test_ideal_player_uses_only_what_its_seat_knows(seed: int) -> None:
    """It does the same on every imagined table, after random moves of all seats."""
    chance = quick(seed)
    seats = 1 + seed % 4
    table = GAME.deal(seats, seed)
    for number in range(250):
        actors = table.actors()
        seat = actors[chance.below(len(actors))]
        if seat == CLOCK:
            continue
        if number % 5 == 0:
            strokes = {JUDGE.certain_move(table.imagine(seat, chance), seat) for _ in range(3)}
            assert strokes == {JUDGE.certain_move(table, seat)}
        moves = [JUDGE.certain_move(table, seat), *table.moves(seat)]
        table.play(seat, moves[chance.below(len(moves))] if chance.below(2) else moves[0])


def told(table: KittyPawTable, strokes: int) -> list[str]:
    """The next strokes of seat 0."""
    made = []
    for _ in range(strokes):
        move = JUDGE.certain_move(table, 0)
        table.play(0, move)
        made.append(VOCABULARY.text(move))
    return made


def lying(card: int) -> list[str]:
    """A card's pieces as `arrange` takes them, laid right in the middle of the mat."""
    pattern = CARDS[card - 1]
    right, down = centering_shift(pattern)
    cells = cells_of(pattern, cell_at(pattern.qs[0] + right, pattern.rs[0] + down))
    mat = []
    for number, piece in enumerate(pattern.pieces):
        face, turn, cell = pattern.faces[number], pattern.turns[number], cells[number]
        if piece == BOX:
            mat.append(f"box {cell} {SIDES[face]}")
        elif piece == SYMBOL:
            mat.append(f"{SYMBOLS[pattern.symbol]} {cell} {turn}")
        else:
            mat.append(f"{KINDS[piece]} {cell} {FACES[face]} {turn}")
    return mat


def arranged(card: int, mat: list[str]) -> KittyPawTable:
    other = card % len(CARDS) + 1
    return GAME.arrange(2, cards=[card, other], mats=[mat], options=ALL, seed=3)


def test_ideal_player_calls_with_a_right_mat() -> None:
    for card in range(1, len(CARDS) + 1):
        assert told(arranged(card, lying(card)), 1) == ["meow"]


def test_ideal_player_does_not_call_before_all_hold_a_card() -> None:
    """It lifts the topmost piece and lays it down again, until the others are ready."""
    table = GAME.arrange(2, cards=[1, None], row=[2, 3], mats=[lying(1)], options=ALL)
    kind, cell, *_ = lying(1)[-1].split()
    assert told(table, 4) == [f"lift {kind}", f"place {cell}"] * 2
    table.play(1, "grab 1")
    assert told(table, 1) == ["meow"]


@pytest.mark.parametrize("card", range(1, 25))
def test_a_piece_that_is_turned_wrongly_is_turned_back(card: int) -> None:
    mat = lying(card)
    kind, cell, face, turn = mat[-1].split()
    mat[-1] = f"{kind} {cell} {face} {(int(turn) + 2) % 6}"
    strokes = [f"lift {kind}", "turn left", "turn left", f"place {cell}", "meow"]
    assert told(arranged(card, mat), 5) == strokes


@pytest.mark.parametrize("card", range(1, 25))
def test_a_piece_a_cell_off_is_moved_and_not_all_the_others(card: int) -> None:
    mat = lying(card)
    kind, cell, face, turn = mat[-1].split()
    beside = chr(ord(cell[0]) + 1) + cell[1:]
    mat[-1] = f"{kind} {beside} {face} {turn}"
    assert told(arranged(card, mat), 3) == [f"lift {kind}", f"place {cell}", "meow"]


def test_flipping_the_box_card_requires_laying_its_cat_again() -> None:
    mat = lying(1)
    _, cell, side = mat[0].split()
    mat[0] = f"box {cell} {SIDES[1 - SIDES.index(side)]}"
    cat = mat[1].split()[0]
    strokes = ["lift box", "flip", f"place {cell}", f"lift {cat}", f"place {cell}", "meow"]
    assert told(arranged(1, mat), 6) == strokes


@pytest.mark.parametrize("card", range(41, 49))
def test_pieces_in_wrong_order_are_laid_again(card: int) -> None:
    """Two pieces that overlap lie the wrong way round: the upper one goes on top."""
    mat, pattern = lying(card), CARDS[card - 1]
    lower, upper = next(
        (lower, upper)
        for upper in range(len(mat))
        for lower in range(2, upper)
        if overlap(pattern, lower, upper)
    )
    mat.append(mat.pop(lower))
    table = arranged(card, mat)
    strokes = finish(table, 0)
    assert f"lift {PIECES[pattern.pieces[upper]]}" in strokes
    assert not any(stroke.startswith(("take", "turn", "flip")) for stroke in strokes)
    assert table.points(0) == pattern.cats


def test_stray_is_returned_only_if_nothing_else_is_taken() -> None:
    kinds = [KINDS[piece] for piece in CARDS[0].pieces if piece < KIND_COUNT]
    stray = next(kind for kind in KINDS if kind not in kinds)
    mat = [*lying(1), f"{stray} a1 back 0"]
    assert told(arranged(1, mat), 3) == ["lift stray", "home", "meow"]
    without = mat[:-2] + mat[-1:]
    assert told(arranged(1, without), 1)[0].startswith("take")


def test_wrong_symbol_stays_until_the_right_one_is_found() -> None:
    """It slips back by itself when another one is taken (KP-K11)."""
    pattern = CARDS[24]
    number = pattern.pieces.index(SYMBOL)
    mat = lying(25)
    wrong = SYMBOLS[(pattern.symbol + 1) % len(SYMBOLS)]
    mat[number] = " ".join([wrong, *mat[number].split()[-2:]])
    table = arranged(25, mat)
    strokes = finish(table, 0)
    assert strokes[0].startswith("peek")
    assert "home" not in strokes
    assert table.points(0) == pattern.cats


def test_best_card_is_the_least_work_without_a_contested_symbol() -> None:
    """Cards of the same worth and work; another seat needs the symbol of one of them."""
    for seed in range(20):
        table = GAME.arrange(2, row=[3, 8, 30, 45], options=ALL, seed=seed)
        sight = look(table, 0)
        promises = [promise(sight, CARDS[card]) for card in sight.row]
        assert promises[best_card(sight)] == max(promises)
        sight.rivals = [CARDS[29].symbol]
        assert promise(sight, CARDS[29]) < promises[2]


def test_solo_best_card_prefers_points_to_little_work() -> None:
    for seed in range(20):
        table = GAME.deal(1, seed)
        assert isinstance(table, KittyPawTable)
        sight = look(table, 0)
        cards = [CARDS[card] for card in sight.row]
        chosen = cards[best_card(sight)]
        rivals = [card for card in cards if card.cats == max(card.cats for card in cards)]
        assert chosen in rivals
        assert likely_strokes(sight, chosen) == min(likely_strokes(sight, card) for card in rivals)


def test_likely_strokes_match_the_strokes_made() -> None:
    for card in range(1, 25):
        for seed in range(5):
            table = table_with(card, 3, seed)
            foreseen = likely_strokes(look(table, 0), CARDS[card - 1])
            assert foreseen == len(finish(table, 0))


def test_judge_values_points_and_card_progress() -> None:
    table = GAME.arrange(3, cards=[1, 2, 3], scored=[[4], [-5], []], options=ALL)
    ahead, behind, level = JUDGE.evaluate(table)
    assert ahead > level > behind
    half = GAME.arrange(2, cards=[1, 2], mats=[lying(1)[:3]], options=ALL)
    more, less = JUDGE.evaluate(half)
    assert more > less
