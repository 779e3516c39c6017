"""The board and live session of Kitty Paw, with a fake clock and keyboard."""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabbytop.games.kitty_paw.check import TOUCHING
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.lattice import CELL_NAMES, CELLS, cell_at, far_end, q_of, r_of, reach
from tabbytop.games.kitty_paw.moves import VOCABULARY
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, LONG, PIECES, SYMBOL, SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.terminal import banner
from tabbytop.games.kitty_paw.terminal.controls import first_cell, step_by_cat
from tabbytop.games.kitty_paw.terminal.live_screen import spread_for
from tabbytop.games.kitty_paw.terminal.live_session import KittyPawSession
from tabbytop.games.kitty_paw.terminal.mats import (
    draw_cropped_mat,
    draw_own_card,
    draw_pattern,
    piece_near,
)
from tabbytop.games.kitty_paw.terminal.pieces import ON_MAT, RIGHT, WRONG, letters_of
from tabbytop.games.kitty_paw.terminal.spread import Spread
from tabbytop.games.kitty_paw.terminal.texts import help_text
from tabbytop.games.kitty_paw.terminal.view_helpers import kitty_view
from tabbytop.games.kitty_paw.view import CardView, PatternPiece, PieceView, SeatView
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.game_loop import play, resumed_session
from tabbytop.terminal.live import loop
from tabbytop.terminal.live.loop import LiveGame
from tabbytop.terminal.players import default_players, parse_seats
from tabbytop.terminal.replay import Replay
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session import Session
from tabbytop.terminal.text_layout import Lines
from tabbytop.terminal.texts import speaking
from tests.bots.hurry import GAME as HURRY
from tests.games.kitty_paw.builder import build
from tests.games.kitty_paw.live_player import (
    FakeKeyboard,
    live_game,
    perfect_player,
    scripted_keys,
    shift,
    with_keys,
)
from tests.terminal.conftest import Command, terminal

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("home")]

NUMBERS = range(1, len(CARDS) + 1)
KEYS = [
    *("up", "down", "left", "right", "shift-up", "shift-left", "enter", "enter", "enter"),
    *("space", "tab", "x", "a", "d", "f", "h", "J", "?", "escape", "backspace", "z"),
    *"123456789",
]


def plain(lines: Lines) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def shown(game: LiveGame) -> str:
    return plain(game.live_session.draw_frame(game.context()))


def own_seat(game: LiveGame) -> SeatView:
    return kitty_view(game.session.match.table.view(0))["seats"][0]


def written(piece: PatternPiece, card: CardView, right: int, down: int) -> str:
    """Return a piece of a card in the words of `arrange`, shifted on the mat."""
    cell = CELL_NAMES[cell_at(piece["q"] + right, piece["r"] + down)]
    if piece["piece"] == PIECES[BOX]:
        return f"box {cell} {piece['face']}"
    if piece["piece"] == PIECES[SYMBOL]:
        return f"{card['symbol']} {cell} {piece['turn']}"
    return f"{piece['piece']} {cell} {piece['face']} {piece['turn']}"


def built(number: int, **changed: Any) -> tuple[CardView, SeatView]:
    """Return a card, and a matching mat except for a change to its last tile."""
    empty = kitty_view(_dealt(number).view(0))["seats"][0]
    card = empty["card"]
    assert card is not None
    right, down = shift(card)
    pieces = [piece.copy() for piece in card["pieces"]]
    last = max(place for place, piece in enumerate(pieces) if piece["piece"] in KINDS[:-1])
    pieces[last].update(changed)  # type: ignore[typeddict-item]  # parts of the same piece
    words = [written(piece, card, right, down) for piece in pieces]
    return card, kitty_view(_dealt(number, words).view(0))["seats"][0]


def _dealt(number: int, mat: Sequence[str] = ()) -> KittyPawTable:
    other = 2 if number == 1 else 1
    return GAME.arrange(2, cards=[number, other], mats=[mat], options={"pile": "all"})


# The drawing.


@pytest.mark.parametrize("number", NUMBERS)
def test_matching_mat_is_drawn_like_its_card(number: int) -> None:
    card, seat = built(number)
    assert seat["full"]
    assert plain(draw_cropped_mat(seat)) == plain(draw_pattern(card))


@pytest.mark.parametrize("number", [1, 12, 25, 33])
def test_wrong_piece_is_visible_without_colour(number: int) -> None:
    card, _ = built(number)
    last = [piece for piece in card["pieces"] if piece["piece"] in KINDS[:-1]][-1]
    drawings = {plain(draw_pattern(card))}
    for turn in range(6):
        drawings.add(plain(draw_cropped_mat(built(number, turn=turn)[1])))
    other = "belly" if last["face"] == "back" else "back"
    drawings.add(plain(draw_cropped_mat(built(number, face=other)[1])))
    assert len(drawings) == 7


def test_every_piece_has_unique_letters() -> None:
    letters = [letters_of(kind) for kind in KINDS]
    letters += [letters_of("symbol", symbol) for symbol in SYMBOLS]
    assert len(set(letters)) == len(letters)


def test_paw_lifts_topmost_piece_nearby() -> None:
    table = GAME.arrange(
        1, cards=[1], mats=[["box h8 vertical", "calico h8 belly 3", "blue m8 back 0"]]
    )
    seat = kitty_view(table.view(0))["seats"][0]
    cell = CELL_NAMES.index
    assert piece_near(seat, cell("h8")) in {"calico", "stray"}
    assert piece_near(seat, cell("i8")) == piece_near(seat, cell("h8"))
    assert piece_near(seat, cell("a1")) == ""


@pytest.mark.parametrize("spots", [7, 14, 21, 28])
@pytest.mark.parametrize("round_cloth", [False, True])
def test_things_in_middle_do_not_overlap_and_arrows_reach_all(
    spots: int, round_cloth: bool
) -> None:
    spread = Spread(spots, round_cloth=round_cloth)
    for one, (x, y) in enumerate(spread.places):
        for a, b in spread.places[:one]:
            assert abs(a - x) >= 4 or abs(b - y) >= 2
    everything = range(len(spread.places))
    reached, waiting = {0}, [0]
    while waiting:
        thing = waiting.pop()
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = spread.nearest(thing, right, down, everything)
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    assert reached == set(everything)


@pytest.mark.parametrize("number", NUMBERS)
def test_first_piece_leaves_room_for_whole_figure(number: int) -> None:
    card, _ = built(number)
    for first in card["pieces"]:
        cell = first_cell(card, first["piece"])
        right, down = q_of(cell) - first["q"], r_of(cell) - first["r"]
        for piece in card["pieces"]:
            there = cell_at(piece["q"] + right, piece["r"] + down)
            assert there >= 0
            assert piece["piece"] != KINDS[LONG] or far_end(there, piece["turn"]) >= 0


def test_step_by_cat_is_adjacent() -> None:
    for cell in range(CELLS):
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = step_by_cat(cell, right, down)
            apart = reach(q_of(other) - q_of(cell), r_of(other) - r_of(cell))
            assert other == cell or apart == TOUCHING
            assert other == cell or down or step_by_cat(other, -right, 0) == cell


# Playing.


def test_solo_game_builds_ten_cards_by_keys(home: Path) -> None:
    game, output = live_game("you", perfect_player, seed=3, pace=0.02)
    game.run()
    result = game.session.match.table.result()
    assert result is not None
    cards = [line for line in result.sheets[0] if line.key == "card"]
    assert len(cards) == 10
    assert "✓" in output.getvalue()
    game.session.save()
    (saved,) = home.glob("*.json")
    match = saves.read(saved).match
    assert match.table.position() == game.session.match.table.position()


def test_fast_player_beats_kittens() -> None:
    game, output = live_game("you,kitten,kitten", perfect_player, pace=0.4)
    game.run()
    result = game.session.match.table.result()
    assert result is not None
    assert result.winners == (0,)
    assert "▰" in output.getvalue()


def test_player_who_never_answers_is_last_and_pays() -> None:
    lines: list[str] = []

    def lazy(game: LiveGame) -> str:
        view = kitty_view(game.session.match.table.view(0))
        lines.append(shown(game))
        if view["round"] == 2 and view["phase"] == "build":
            raise Quit
        told = view["round"] == 1 or "Last to answer" in lines[-1]
        return "enter" if view["phase"] == "paw" and told else ""

    game, _ = live_game("you,tiger,tiger", lazy, pace=0.4)
    with pytest.raises(Quit):
        game.run()
    told = "\n".join(lines)
    assert "PAW UP! Space!" in told
    assert "Last to answer: you." in told
    assert own_seat(game)["points"] == -1


def urgent(table: KittyPawTable, seat: int) -> str:
    """Return the urgent message for a seat."""
    view = kitty_view(table.view(seat))
    names = ["Ana", "Ben", "Cleo", "Dot"][: table.seats]
    return plain(banner.urgent_lines(view, view["seats"][seat], names, {}, 0.0, 100))


@pytest.mark.parametrize(("seats", "pays"), [(2, False), (3, True)])
def test_two_players_see_no_last_one_pays_message(seats: int, pays: bool) -> None:
    table = GAME.arrange(seats, cards=range(1, seats + 1), options={"wrong_call": "once"})
    build(table, 0)
    assert "Space calls MEOW!" in urgent(table, 0)
    table.play(0, "meow")
    assert "PAW UP! Space!" in urgent(table, 1)
    assert ("The last paw pays." in urgent(table, 1)) == pays


def test_full_mat_before_all_have_cards_says_wait() -> None:
    table = GAME.arrange(2, cards=[1], row=[2, 3, 4])
    build(table, 0)
    assert "You can call once everyone has a card." in urgent(table, 0)


def test_wrong_call_is_checked_piece_by_piece() -> None:
    frames: list[str] = []
    turned = False

    def careless(game: LiveGame) -> str:
        """Turn the last piece once too often."""
        nonlocal turned
        view, seat = kitty_view(game.session.match.table.view(0)), own_seat(game)
        if view["round"] == 2:
            frames.append(shown(game))
            if "Your picture is wrong" in frames[-1]:
                raise Quit
            return ""
        card, key = seat["card"], perfect_player(game)
        if card is None or seat["paw"] is None or len(card["pieces"]) - len(seat["mat"]) > 1:
            return key
        if turned:
            return "enter"
        turned = key == "enter"
        return "a" if turned else key

    game, _ = live_game("you", careless, seed=3)
    with pytest.raises(Quit):
        game.run()
    first, last = frames[0], frames[-1]
    assert first.startswith("Kitty Paw · round 2")
    assert "You call: Meow!" in first
    assert "✓" not in first
    assert "✗" in last
    assert " turn" in last
    assert own_seat(game)["points"] < 0
    assert "points" not in first


def test_early_meow_freezes_paw() -> None:
    lines: list[str] = []

    def eager(game: LiveGame) -> str:
        lines.append(shown(game))
        seat = own_seat(game)
        if seat["frozen"]:
            return "9"
        if any("frozen" in line for line in lines):
            raise Quit
        return "space" if seat["card"] is not None else perfect_player(game)

    game, _ = live_game("you,kitten,kitten", eager, options={"false_start": 2})
    with pytest.raises(Quit):
        game.run()
    assert any("Too early! Your paw is frozen for" in line for line in lines)


def test_refused_key_shows_reason_briefly() -> None:
    lines: list[str] = []

    def clumsy(game: LiveGame) -> str:
        lines.append(shown(game))
        if own_seat(game)["card"] is None:
            return perfect_player(game)
        if any("nothing in your paw" in line for line in lines):
            if "nothing in your paw" not in lines[-1]:
                raise Quit
            return ""
        return "f"

    game, _ = live_game("you,kitten", clumsy, pace=0.4)
    with pytest.raises(Quit):
        game.run()
    assert not any("not asked" in line for line in lines)


def test_keys_lift_turn_flip_and_put_back() -> None:
    script = ["enter", "enter", "1", "9", "enter", "f", "right", "up", "enter"]
    script += ["tab", "9", "enter", "f", "x", "9", "enter", "enter", "tab", "enter", "x"]
    game, _ = live_game("you", scripted_keys(script))
    with pytest.raises(Quit):
        game.run()
    moves = [text for seat, text in game.session.match.record.moves if seat == 0]
    assert [move.split()[0] for move in moves] == [
        *("paw", "grab", "lift", "flip", "place", "lift", "flip", "home"),
        *("lift", "place", "lift", "home"),
    ]


def test_peeked_symbol_is_shown_only_while_peeking() -> None:
    peeks: list[bool] = []

    def curious(game: LiveGame) -> str:
        """Look into box after box; closed boxes must not show their symbol."""
        view, seat = kitty_view(game.session.match.table.view(0)), own_seat(game)
        own, card = view["own"], seat["card"]
        assert own is not None
        assert card is not None
        assert isinstance(game.live_session, KittyPawSession)
        for box, symbol in own["seen"].items():
            if symbol != card["symbol"]:
                peeks.append(seat["peeking"] == int(box))
                assert peeks[-1] == (symbol.title() in shown(game))
        if len(own["seen"]) == len(SYMBOLS):
            raise Quit
        if seat["peeking"] is not None:
            return "x" if seat["peeking"] % 2 else "8"
        box_number = spread_for(view, 80, 24).box(game.live_session.controls.thing)
        looked = box_number is not None and str(box_number + 1) in own["seen"]
        return "8" if box_number is None or looked else "enter"

    session = Session(terminal()[0], Match.deal(GAME, 1, 1), parse_seats("you"))
    session.match.table = GAME.arrange(1, cards=[25], events=True)
    with pytest.raises(Quit):
        with_keys(session, curious).run()
    assert True in peeks
    assert False in peeks


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (60, 18), (30, 6)])
@pytest.mark.parametrize("seats", ["you", "you,random,kitten,random"])
def test_random_keys_at_any_size_do_not_crash(size: tuple[int, int], seats: str) -> None:
    chance, pressed = quick(5), 0

    def mash(game: LiveGame) -> str:
        nonlocal pressed
        pressed += 1
        if pressed > 120:
            raise Quit
        lines = game.live_session.draw_frame(game.context())
        assert len(lines) <= max(size[1], 8)
        assert all(line.cell_len <= size[0] for line in lines) or size[0] < 80
        return perfect_player(game) if chance.below(3) else KEYS[chance.below(len(KEYS))]

    game, _ = live_game(seats, mash, size=size)
    with pytest.raises(Quit):
        game.run()
    record = game.session.match.record
    assert record.replay(GAME).position() == game.session.match.table.position()
    assert any(seat == 0 for seat, _ in record.moves)


def test_person_watches_bots_play() -> None:
    frames: list[str] = []

    def watch(game: LiveGame) -> str:
        frames.append(shown(game))
        if len(frames) > 60:
            raise Quit
        return "enter"

    game, _ = live_game("kitten,tiger", watch, pace=1.0)
    with pytest.raises(Quit):
        game.run()
    assert "\n── " not in frames[-1] or "level" in frames[-1]
    assert any("puts " in told and "/~~\\" in told for told in frames)


def test_whole_game_from_welcome_to_rematch(
    monkeypatch: pytest.MonkeyPatch, keyboard: Callable[[list[str]], None]
) -> None:
    def idle(game: LiveGame) -> str:
        return "" if kitty_view(game.context().view)["phase"] == "build" else "enter"

    time = FakeKeyboard(idle, 0.1)

    class Seated(LiveGame):
        def __init__(self, session: Session, *more: Any) -> None:
            super().__init__(session, *more)
            time.begin(self)

    monkeypatch.setattr(loop, "raw_keyboard", lambda: contextlib.nullcontext(time))
    monkeypatch.setattr(loop, "time", SimpleNamespace(monotonic=time.watch))
    monkeypatch.setattr(loop, "LiveGame", Seated)
    keyboard(["y", "n"])
    screen, output = terminal()
    play(Session(screen, Match.deal(GAME, 1, 3, {"round": 1}), parse_seats("you")))
    assert output.getvalue().count("Kitty Paw: the score pad") == 2
    assert "Watch it again with:" in output.getvalue()


def test_quitting_after_the_end_still_shows_score_pad() -> None:
    def idle(game: LiveGame) -> str:
        if not game.session.match.table.actors():
            return "q"
        return "" if kitty_view(game.context().view)["phase"] == "build" else "enter"

    game, output = live_game("you", idle, options={"round": 1})
    game.run()
    assert "Enter: the score pad" in output.getvalue()


def test_late_key_does_not_skip_the_check() -> None:
    game, _ = live_game("you", perfect_player)
    game.live_session.on_event({"event": "bell"}, 5.0)
    assert game.live_session.on_key("enter", replace(game.context(), now=5.5)) == ""
    assert game.live_session.on_key("enter", replace(game.context(), now=6.5)) == "paw"


# Keeping.


def test_resumed_live_game_restarts_all_countdowns(home: Path) -> None:
    def restless(game: LiveGame) -> str:
        if game.context().countdowns.get("bell", 99) < 80:
            raise Quit
        return perfect_player(game) if own_seat(game)["card"] is None else ""

    game, _ = live_game("you,kitten", restless, options={"round": 100})
    with pytest.raises(Quit):
        game.run()
    place = game.session.save()
    screen, _ = terminal()
    session = resumed_session(screen, place, None)
    assert "Resumed" in session.notice
    assert session.match.table.position() == game.session.match.table.position()
    rings = session.live_driver().alarm_times()
    assert rings[VOCABULARY.move("bell")] == 100
    moves = len(session.match.record.moves)
    with pytest.raises(Quit):
        with_keys(session, scripted_keys(["enter", *["9", "enter", "x"] * 4])).run()
    assert len(session.match.record.moves) > moves


def test_false_alarm_turns_player_into_onlooker() -> None:
    frames: list[str] = []
    wrong = ["box h8 horizontal", "siamese h8 back 0", "ginger a1 back 0", "tuxedo c1 back 0"]
    wrong += ["calico e1 back 0", "sphynx g1 back 0", "blue i1 back 0"]

    def rash(game: LiveGame) -> str:
        frames.append(shown(game))
        if own_seat(game)["out"] and len(frames) > 5:
            raise Quit
        return "space"

    options = {"wrong_call": "once", "pile": "all"}
    cats = [number for number in NUMBERS if CARDS[number - 1].cats == 6]
    number = next(n for n in cats if not CARDS[n - 1].wants(SYMBOL) and not CARDS[n - 1].wants(6))
    session = Session(
        terminal()[0], Match.deal(GAME, 3, 1, options), parse_seats("you,kitten,kitten")
    )
    session.match.table = GAME.arrange(
        3,
        cards=[number, 2 if number != 2 else 1, 3 if number != 3 else 4],
        mats=[wrong],
        wrong_calls=[1],
        options=options,
        events=True,
    )
    with pytest.raises(Quit):
        with_keys(session, rash).run()
    assert "You’re watching: the others play this out." in frames[-1]
    assert "Grab a card!" not in frames[-1]


def test_welcome_has_two_pages() -> None:
    game, _ = live_game("you", scripted_keys(["enter"]))
    new_session = game.live_session
    signs = plain(new_session.welcome_page(game.context(), "Resumed."))
    new_session.welcome_key("r")
    rules = plain(new_session.welcome_page(game.context(), "Resumed."))
    assert "HOW TO READ THE PIECES" in signs
    assert "THE IDEA" in rules
    for page in (signs, rules):
        assert "Resumed." in page
        assert "Enter: sit down" in page
        assert len(page.splitlines()) <= 24


def test_q_quits() -> None:
    game, _ = live_game("you,kitten", scripted_keys(["enter", "enter", "q", "enter"]))
    with pytest.raises(Quit):
        game.run()
    assert [text for seat, text in game.session.match.record.moves if seat == 0] == ["paw"]


def test_replay_screens_fit(tabbytop: Command, home: Path) -> None:
    ran = tabbytop(
        "play", "kitty-paw", "--seats", "kitten,tiger,puma", "--seed", "4", "-o", "pile=all"
    )
    assert ran.code == 0
    assert "the score pad" in ran.out
    (place,) = home.glob("*.json")
    screen, _ = terminal()
    view = Replay(screen, saves.read(place))
    assert view.move_count > 50
    for move in range(0, view.move_count + 1, 9):
        view.step(str(move))
        lines = view.draw()
        assert len(lines) <= 23
        assert all(line.cell_len <= 80 for line in lines)
    assert "/" in plain(view.draw())


# Who can play here.


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ("you", "it needs a terminal, not a pipe"),
        ("Ana,Ben,kitten", "one keyboard is too small for 2 people"),
    ],
)
def test_unplayable_seating_is_refused_in_one_line(
    tabbytop: Command, home: Path, seats: str, told: str
) -> None:
    ran = tabbytop("play", "kitty-paw", "--seats", seats)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not list(home.glob("*.json"))


def test_live_game_without_live_board_is_refused() -> None:
    with pytest.raises(BadOptions, match="nobody has drawn its board"):
        Session(terminal()[0], Match.deal(HURRY, 3, 1), parse_seats("you,random,random"))


def test_dumb_terminal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with pytest.raises(BadOptions, match="can’t move its cursor"):
        live_game("you", perfect_player)


def test_default_opponents_are_kittens() -> None:
    players = default_players(GAME, GAME.options())
    assert [player.bot for player in players] == [None, "kitten", "kitten"]


def test_slow_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="greedy thinks too slowly"):
        live_game("you,greedy", perfect_player)


def test_rules_explain_every_symbol() -> None:
    rules = board_of(GAME).screen_help()
    for kind in KINDS:
        assert letters_of(kind) in rules
    for symbol in SYMBOLS:
        assert letters_of("symbol", symbol) in rules


def test_on_mat_mark_differs_from_right_mark() -> None:
    game, _ = live_game("you", perfect_player, seed=3)
    seat = own_seat(game)
    card = kitty_view(game.session.match.table.view(0))["row"][0]
    assert card is not None
    laid = PieceView(
        piece=card["pieces"][0]["piece"], cell="h8", face="back", turn=0, symbol=None, stray=False
    )
    text = "\n".join(
        line.plain for line in draw_own_card({**seat, "card": card, "mat": [laid]}, 60)
    )
    assert text.count(ON_MAT) == 1
    assert RIGHT not in text
    assert f"{ON_MAT} says that it’s on your mat, right or wrong" in " ".join(help_text().split())
    assert f"{RIGHT} is right and {WRONG} is wrong" in " ".join(help_text().split())


# Other languages.


def test_live_game_speaks_german() -> None:
    frames: list[str] = []

    def choose(game: LiveGame) -> str:
        frames.append(shown(game))
        return perfect_player(game)

    with speaking("de"):
        game, _ = live_game("you,kitten,kitten", choose)
        frames.append(plain(game.live_session.welcome_page(game.context(), "")))
        game.run()
    told = "\n".join(frames)
    for words in ("Runde 1", "deine Matte", "die Mitte", "Karte 6 oder", "WIE MAN DIE TEILE LIEST"):
        assert words in told, words
    for words in (
        "your mat",
        "the middle",
        " card",
        "level",
        "Enter take",
        "puts",
        "points",
        "left",
    ):
        assert words not in told, words


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_of_pieces_are_different_and_two(language: str) -> None:
    with speaking(language):
        letters = [letters_of(kind) for kind in KINDS]
        letters += [letters_of(PIECES[SYMBOL], symbol) for symbol in SYMBOLS]
    assert len(set(letters)) == len(letters)
    assert {len(both) for both in letters} == {2}
