"""`Sight` shows exactly what the seat's view shows."""

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.moves import PEEK, PLACE
from tabbytop.games.kitty_paw.pieces import (
    FACES,
    KINDS,
    PIECES,
    SIDES,
    SYMBOL_COUNT,
    SYMBOLS,
    face_word,
)
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight, look
from tabbytop.games.kitty_paw.view import CardView, KittyPawView, PieceView
from tabbytop.kernel.position import field_names
from tests.games.kitty_paw.test_conformance import UnderWay


def number(card: CardView | None) -> int:
    return NOTHING if card is None else card["card"] - 1


def shows(sight: Sight, place: int, piece: PieceView) -> None:
    """A piece on the mat."""
    kind = sight.mat[place]
    assert PIECES[kind] == piece["piece"]
    assert CELL_NAMES[sight.mat_cells[place]] == piece["cell"]
    assert face_word(kind, sight.mat_faces[place]) == piece["face"]
    assert sight.mat_turns[place] == piece["turn"]
    assert (sight.stray_on_mat == place) == piece["stray"]


def check_own(sight: Sight, view: KittyPawView, seat: int) -> None:
    own = view["seats"][seat]
    assert len(sight.mat) == len(own["mat"])
    for place, piece in enumerate(own["mat"]):
        shows(sight, place, piece)
    if not any(piece["stray"] for piece in own["mat"]):
        assert sight.stray_on_mat == NOTHING
    paw = own["paw"]
    if paw is None:
        seen = (sight.paw, sight.paw_face, sight.paw_turn, sight.paw_is_stray)
        assert seen == (NOTHING, 0, 0, False)
    else:
        assert PIECES[sight.paw] == paw["piece"]
        assert face_word(sight.paw, sight.paw_face) == paw["face"]
        assert sight.paw_turn == paw["turn"]
        assert sight.paw_is_stray == paw["stray"]
    held = [piece["symbol"] for piece in [*own["mat"], *([paw] if paw else [])] if piece["symbol"]]
    assert sight.symbol == (SYMBOLS.index(held[0]) if held else NOTHING)
    wanted = own["card"]["symbol"] if own["card"] else None
    assert sight.has_right_symbol == (bool(held) and held[0] == wanted)
    assert SIDES[sight.box_side] == own["box"]["side"]
    assert sight.peeking == (NOTHING if own["peeking"] is None else own["peeking"] - 1)


def check_middle(sight: Sight, view: KittyPawView, seat: int) -> None:
    seats = view["seats"]
    assert sight.alone == (len(seats) == 1)
    assert sight.row == [number(card) for card in view["row"]]
    assert sight.card == number(seats[seat]["card"])
    cards = [each["card"] for each in seats if each["seat"] != seat]
    rivals = [card["symbol"] for card in cards if card is not None and card["symbol"]]
    assert [SYMBOLS[symbol] for symbol in sight.rivals] == rivals
    assert sight.all_have_cards == all(each["card"] for each in seats if each["playing"])
    for spot, tile in enumerate(view["spots"]):
        if tile is None:
            assert sight.kinds[spot] == NOTHING
        else:
            seen = (KINDS[sight.kinds[spot]], FACES[sight.faces[spot]], sight.turns[spot])
            assert seen == (tile["kind"], tile["face"], tile["turn"])
    assert len(sight.kinds) == len(sight.faces) == len(sight.turns) == len(view["spots"])
    assert sight.free == [box["state"] == "closed" for box in view["boxes"]]


def check_boxes(sight: Sight, view: KittyPawView, table: KittyPawTable) -> None:
    """It has the symbols that the seat peeked at, and no others."""
    own = view["own"]
    assert own is not None
    for box in range(SYMBOL_COUNT):
        if str(box + 1) in own["seen"]:
            assert SYMBOLS[sight.boxes[box]] == own["seen"][str(box + 1)]
        else:
            assert sight.boxes[box] in {NOTHING, table.symbols[box]}
            assert view["boxes"][box]["symbol"] is not None or sight.boxes[box] == NOTHING


def checked(table: KittyPawTable, seat: int) -> Sight:
    sight, view = look(table, seat), GAME.view(table, seat)
    check_middle(sight, view, seat)
    check_own(sight, view, seat)
    check_boxes(sight, view, table)
    return sight


def test_sight_shows_what_the_view_of_the_seat_shows() -> None:
    seen: set[str] = set()
    game = UnderWay()
    for seats in range(1, 5):
        variants = list(game.options.variants(seats))
        for seed in range(25):
            table = game.deal(seats, seed, variants[seed % len(variants)])
            for seat in range(seats):
                sight = checked(table, seat)
                places = [move for move in table.moves(seat) if PLACE.holds(move)]
                if sight.paw_is_stray and places:
                    laid = table.copy()
                    laid.play(seat, places[seed % len(places)])
                    assert checked(laid, seat).stray_on_mat != NOTHING
                    seen.add("stray_on_mat")
                peeks = [move for move in table.moves(seat) if PEEK.holds(move)]
                if peeks:
                    table.play(seat, peeks[seed % len(peeks)])
                    assert checked(table, seat).peeking != NOTHING
                    seen.add("peeking")
                for name in field_names(sight):
                    if getattr(sight, name) not in ([], NOTHING, False, [NOTHING] * SYMBOL_COUNT):
                        seen.add(name)
    assert {"rivals", "mat", "paw", "symbol", "has_right_symbol", "peeking", "boxes"} <= seen
    assert {"paw_is_stray", "stray_on_mat", "alone", "all_have_cards"} <= seen
