"""The check, compared with the reference mat: cards built right, and with one change."""

import random

import pytest

from tabbytop.games.kitty_paw.game import GAME
from tests.games.kitty_paw.reference_mat import (
    BESIDE,
    POINTS,
    Card,
    Piece,
    on_card,
    other_end,
    shows,
)

LINES = {"horizontal": "vertical", "vertical": "horizontal", "back": "belly", "belly": "back"}


def card_of(number: int) -> Card:
    table = GAME.arrange(cards=[number, number % 48 + 1], options={"pile": "all"})
    card = GAME.view(table, None)["seats"][0]["card"]
    assert card is not None
    return card


def built(card: Card) -> list[Piece]:
    """The pattern as the card shows it, moved away from the mat's edge."""
    mat = []
    for place, (name, (x, y), face, turn) in enumerate(on_card(card)):
        home = "seat" if name == "box" else "hide" if name == card["symbol"] else "spot"
        piece = Piece(name, (home, place), face, turn)
        piece.cell = POINTS[x + 4, y + 2]
        mat.append(piece)
    return mat


def changed(mat: list[Piece], rng: random.Random) -> None:
    """Change one piece, in a way that may or may not make the mat wrong."""
    way = rng.choice(["order", "order", "order", "swap", "place", "face", "turn"])
    piece = rng.choice(mat)
    if way == "order":
        mat.remove(piece)
        mat.append(piece)
    elif way == "swap":
        other = rng.choice(mat)
        piece.cell, other.cell = other.cell, piece.cell
    elif way == "place":
        x, y = next(place for place, cell in POINTS.items() if cell == piece.cell)
        right, down = rng.choice(BESIDE)
        piece.cell = POINTS[x + right // 2, y + down // 2]
    elif way == "face" and not piece.is_symbol:
        piece.face = LINES[piece.face]
    elif way == "turn" and not piece.is_box:
        piece.turn = (piece.turn + 1) % 6


def line(piece: Piece) -> str:
    """The mat as `arrange` takes it."""
    if piece.is_box:
        return f"box {piece.cell} {piece.face}"
    if piece.is_symbol:
        return f"{piece.name} {piece.cell} {piece.turn}"
    return f"{piece.name} {piece.cell} {piece.face} {piece.turn}"


def lies_on_the_mat(piece: Piece) -> bool:
    place = next(place for place, cell in POINTS.items() if cell == piece.cell)
    return piece.name != "bobtail" or other_end(place, piece.turn) in POINTS


def found_right(number: int, mat: list[Piece]) -> bool:
    """Whether the table finds a mat right when its seat calls."""
    table = GAME.arrange(
        cards=[number, number % 48 + 1],
        mats=[[line(piece) for piece in mat]],
        options={"pile": "all"},
        events=True,
    )
    table.play(0, "meow")
    checks = [event.public for event in table.take_events() if event.kind == "checked"]
    assert [check["seat"] for check in checks] == [0]
    assert bool(checks[0]["faults"]) != checks[0]["right"]
    return bool(checks[0]["right"])


@pytest.mark.ruling("KP-D2", "KP-K34")
@pytest.mark.parametrize("number", range(1, 49))
def test_check_agrees_with_reference_mat(number: int) -> None:
    card = card_of(number)
    assert found_right(number, built(card))
    rng = random.Random(number)
    for _ in range(30 if card["level"] == 3 else 8):
        mat = built(card)
        changed(mat, rng)
        if all(lies_on_the_mat(piece) for piece in mat):
            assert found_right(number, mat) == shows(mat, card)


def test_order_matters_only_where_pieces_overlap() -> None:
    verdicts = set()
    for number in (1, 30, 45):
        card = card_of(number)
        for index in range(2, len(card["pieces"])):
            mat = built(card)
            mat.append(mat.pop(index))
            verdicts.add((card["level"], found_right(number, mat)))
    assert verdicts == {(1, True), (2, True), (3, True), (3, False)}
