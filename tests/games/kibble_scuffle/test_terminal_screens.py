"""The screens of Kibble Scuffle: they fit 80×24 and are complete without colour."""

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.console import Console

from tabbytop.games.kibble_scuffle.moves import COPY_AS
from tabbytop.games.kibble_scuffle.terminal.view_helpers import kibble_view
from tabbytop.kernel.generator import quick
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session, new_session, play_random_move

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("home")]

SIZES = [(80, 24), (100, 30), (110, 24), (140, 40)]


def rendered(context: RenderContext, session: Session) -> list[str]:
    """Return the lines as printed to a terminal of that size."""
    output = io.StringIO()
    console = Console(file=output, width=context.width, height=context.height, highlight=False)
    Screen(console, interactive=True).print(session.board.draw_screen(context))
    return output.getvalue().splitlines()


def positions(seeds: int, options: dict[str, object]) -> Iterator[tuple[Session, int]]:
    """Yield every question of random games with four people."""
    screen, _ = terminal()
    for seed in range(seeds):
        session = new_session(screen, "Ana,Bartholomew,you,Clementine Cat", seed, options)
        chance = quick(seed)
        while actors := session.match.table.actors():
            yield session, actors[0]
            play_random_move(session, chance)


@pytest.mark.parametrize(
    "options",
    [{"deck": "all"}, {"deck": "built", "opening": "chosen"}, {"deck": "all", "teams": True}],
    ids=str,
)
def test_every_screen_fits(options: dict[str, object]) -> None:
    crowded = 0
    for session, seat in positions(2, options):
        context = session.context(seat, notice="There’s no Tom Cat in your hand (KS-T2).")
        crowded = max(crowded, *(len(bowl["cats"]) for bowl in kibble_view(context.view)["bowls"]))
        opened = [context]
        if any(COPY_AS.holds(move) for move in context.moves):
            opened.append(replace(context, opened="copy"))
        for shown in opened:
            lines = session.board.draw_screen(shown)
            assert len(lines) <= 23
            assert all(line.cell_len <= 80 for line in lines)
    assert crowded >= 5


def test_busiest_table_fits() -> None:
    screen, _ = terminal()
    crowd = [f"{cat} of {seat}" for cat in ("kitten", "big-eyes", "house") for seat in range(4)]
    hand = ["kitten", "fat", "greedy", "mangy", "pounce", "copy", "bag", "robo-vac"]
    discard = ["tom", "catnip", "clumsy", "feral", "fraidy", "trickster", "lazy", "mama", "alley"]
    session = arranged_session(
        screen,
        "Ana,Ben,Cleo,Dora",
        hands=[hand],
        bowls=[crowd, ["tom of 1", "fat of 2", "mama of 3"], ["queen of 1", "fat of 3"]],
        food=["333222111", "3", "1111111"],
        eaten=["332211", "33222111", "2", "11"],
        discards=[discard],
        laser=(1, 2),
    )
    for opened in ("", "copy"):
        context = session.context(0, notice="x" * 70, opened=opened)
        assert len(rendered(context, session)) <= 23


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_window_size_fits_and_shows_all_answers(width: int, height: int) -> None:
    screen, _ = terminal(width, height)
    session = new_session(screen, "you,random,random,random", 11, {"deck": "all"})
    chance = quick(11)
    while session.match.table.actors():
        seat = session.match.table.actors()[0]
        context = session.context(seat)
        lines = rendered(context, session)
        assert len(lines) < height
        text = "\n".join(lines)
        for choice in session.board.choices(context):
            assert f"{choice.number}" in text
        assert session.board.question(context).split(".")[0][:30] in text
        for _ in range(3):
            if session.match.table.actors():
                play_random_move(session, chance)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (10, 3), (40, 10), (79, 12)])
def test_tiny_terminal_does_not_crash(width: int, height: int) -> None:
    screen, _ = terminal(width, height)
    for session, seat in positions(1, {"deck": "all"}):
        session.screen = screen
        screen.show(session.board.draw_screen(session.context(seat)))
        if len(session.match.record.moves) > 25:
            break


def test_screen_is_complete_without_colour() -> None:
    screen, _ = terminal()
    session = arranged_session(
        screen,
        "Ana,Ben",
        hands=[["kitten", "tom"]],
        bowls=[["mangy of 1", "kitten of 0", "kitten of 1", "house of 1"], ["queen of 1"]],
        food=["321", "11"],
        eaten=["33", "21"],
        laser=(1, 1),
        holder=1,
    )
    text = "\n".join(rendered(session.context(0), session))
    for told in (
        "B  Mangy Cat",
        "A  Kitten",
        "B  Queen Cat 1st",
        "▐3▌▐2▌▐1▌",
        "4 of 5 · laser  B ",
        "6 pts",
        "▸ A  Ana",
        "11!",
    ):
        assert told in text
    assert next(line for line in text.splitlines() if "hand" in line and "box" in line).startswith(
        "  B  Ben"
    )


def test_answers_show_forecast() -> None:
    screen, _ = terminal()
    session = arranged_session(
        screen,
        "Ana,Ben",
        hands=[["mangy"], []],
        bowls=[["kitten of 1"], ["fat of 0", "house of 0", "fraidy of 1"], ["tom of 0"]],
    )
    session.play(0, session.match.game.vocabulary.move("play mangy 1"))
    assert session.advance() == 1
    text = "\n".join(rendered(session.context(1), session))
    assert "Kitten → Mouse bowl  4 + Kitten = 5: dinner if all stay" in text
    assert "Kitten → Bird bowl  1 + Kitten = 2" in text


def test_forced_answer_is_played_and_told_to_its_seat_only() -> None:
    screen, _ = terminal()
    session = arranged_session(screen, "Ana,random", hands=[["kitten", "tom"], ["tom"]])
    session.play(0, session.match.game.vocabulary.move("play kitten 1"))
    session.advance()
    told = [sentence.text for sentence in session.context(0).log]
    assert "No other Kitten can come along." in told
    others = [sentence.text for sentence in session.context(1).log]
    assert "No other Kitten can come along." not in others


def test_turn_is_asked_even_with_one_answer() -> None:
    screen, _ = terminal()
    session = arranged_session(screen, "Ana,Ben", hands=[["kitten"], ["tom"]], laser=(1, 1))
    assert len(session.match.table.moves(0)) == 1
    assert session.advance() == 0


def test_impossible_number_maps_to_refusable_move() -> None:
    screen, _ = terminal()
    session = arranged_session(screen, "Ana,Ben", hands=[["kitten", "tom"], ["tom"]], laser=(1, 1))
    context = session.context(0)
    move = session.board.unavailable_move(context, 22)
    assert move is not None
    assert session.match.game.vocabulary.text(move) == "play tom 2"


def test_bowl_shows_dinner_while_feeding() -> None:
    screen, _ = terminal()
    crowd = ["kitten of 0", "house of 0", "fraidy of 1", "kitten of 1"]
    session = arranged_session(
        screen, "Ana,Ben", hands=[["greedy"], ["tom"]], bowls=[crowd], food=["3221", "1", "1"]
    )
    assert "4 of 5: one to go" in "\n".join(rendered(session.context(0), session))
    session.play(0, session.match.game.vocabulary.move("play greedy 1"))
    session.play(0, session.match.game.vocabulary.move("feed house 3"))
    text = "\n".join(rendered(session.context(1), session))
    assert "─ dinner! ─" in text
    assert "one to go" not in text


def test_team_totals_are_shown_beside_players() -> None:
    screen, _ = terminal()
    session = new_session(screen, "Ana,Ben,Cleo,Dora", options={"teams": True})
    context = session.context(0)
    seats = [dict(seat) for seat in kibble_view(context.view)["seats"]]
    for seat, points in zip(seats, (7, 1, 6, 2), strict=True):
        seat["points"] = points
    text = "\n".join(rendered(replace(context, view={**context.view, "seats": seats}), session))
    for line in ("Ana          ♥13   7 pts", "Ben          ♦ 3   1 pt", "Dora         ♦ 3   2 pts"):
        assert line in text


def test_copy_cat_list_is_shown_in_full() -> None:
    screen, _ = terminal()
    kinds = ["tom", "catnip", "clumsy", "feral", "fraidy", "big-eyes", "fat", "greedy", "house"]
    session = arranged_session(screen, "Ana,Ben,Cleo,Dora", hands=[["copy"]], discards=[kinds])
    text = "\n".join(rendered(session.context(0, opened="copy"), session))
    assert "Copy Cat: as which cat from your discard pile, and where?" in text
    assert "…" not in text.partition("Copy Cat: as which")[2]


def test_deck_building_shows_remaining_copies() -> None:
    screen, _ = terminal(100, 36)
    session = new_session(screen, "you,random", options={"deck": "built"})
    text = "\n".join(rendered(session.context(0), session))
    assert " 1 Kitten ×4          You may play another Kitten" in text
    session.play(0, session.match.game.vocabulary.move("omit kitten"))
    assert " 1 Kitten ×3" in "\n".join(rendered(session.context(0), session))


@pytest.mark.parametrize("height", range(12, 24))
def test_log_lines_always_have_a_title(height: int) -> None:
    screen, _ = terminal(80, height)
    session = new_session(screen, "you,random,random")
    session.advance()
    lines = [line.plain for line in session.board.draw_screen(session.context(0))]
    told = [line for line in lines if line.startswith(("• ", "  The "))]
    assert not told or any(line.startswith("── So far") for line in lines)
