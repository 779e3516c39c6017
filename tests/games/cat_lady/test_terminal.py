"""The board of Cat Lady: screens fit, every answer has a number, secrets stay hidden."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.moves import CELLS, DONE, LINES, TAKE
from tabbytop.games.cat_lady.terminal import forecast
from tabbytop.games.cat_lady.terminal.view_helpers import cat_lady_view, turns_begun, turns_left
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import NOBODY, Table
from tabbytop.terminal import input_parser
from tabbytop.terminal.guide import cards_page, rules_page
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove
from tabbytop.terminal.texts import speaking
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import play_random_move

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("home")]

NAMES = ["Ana", "Bartholomew", "Clementine", "Dora Dormouse", "Eve", "Fay"]
GAMES = [
    (1, {"difficulty": "hard"}),
    (2, {}),
    (2, {"edition": "base"}),
    (3, {"goals": True}),
    (4, {"edition": "base"}),
    (5, {"open_hands": True}),
    (6, {"goals": True}),
]
SIZES = [(80, 24), (120, 40)]
OFTEN = 6  # every which question of a game is drawn
TRIES = 14  # moves of feeding before the best plan is followed


def new_session(
    seats: int, options: dict[str, object] | None = None, size: tuple[int, int] = (80, 24)
) -> Session:
    """Return a new game of people."""
    screen, _ = terminal(*size)
    players = parse_seats(",".join(NAMES[:seats]))
    return Session(screen, Match.deal(GAME, seats, 7 + seats, options), players)


def arranged_session(seats: int, **table: object) -> Session:
    """Return a session at an arranged table."""
    session = new_session(seats, table.get("options"))  # type: ignore[arg-type]  # what a test adds
    table.setdefault("token", LINES[0])
    session.match.table = GAME.arrange(seats, events=True, **table)  # type: ignore[arg-type]  # what a test adds
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    return session


def questions(session: Session) -> Iterator[RenderContext]:
    """Yield some questions of a random game, each with a notice; every kind at least once.

    Who feeds tries a few things, and then feeds by the best plan.
    """
    chance, asked = quick(3), Counter[str]()
    while actors := session.match.table.actors():
        context = session.context(actors[-1], notice="The cat token is beside that line (CL-B3).")
        assert context.prompt is not None
        key = str(context.prompt["key"])
        if asked[key] % OFTEN == 0:
            yield context
        asked[key] += 1
        if key == "feed" and asked[key] % TRIES == 0:
            follow(session, actors[-1])
        else:
            play_random_move(session, chance)


def advice_for(session: Session, seat: int) -> Mapping[str, object]:
    """Return what the table advises."""
    advice = session.match.table.advise(seat)
    assert advice is not None
    return advice


def follow(session: Session, seat: int) -> None:
    """Feed by the best plan."""
    moves = advice_for(session, seat)["moves"]
    assert isinstance(moves, list)
    for move in moves:
        session.play(seat, GAME.vocabulary.move(move))


def every_list(
    session: Session, context: RenderContext
) -> Iterator[tuple[RenderContext, list[Choice]]]:
    """Yield the first list of answers, and all lists that open from it."""
    waiting, seen = [context], {""}
    while waiting:
        shown = waiting.pop()
        choices = session.board.choices(shown)
        yield shown, choices
        for choice in choices:
            if choice.opens and choice.opens not in seen:
                seen.add(choice.opens)
                waiting.append(replace(context, opened=choice.opens))


def drawn(session: Session, context: RenderContext) -> str:
    return "\n".join(line.plain for line in session.board.draw_screen(context))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_every_screen_fits_and_every_answer_has_a_number(
    seats: int, options: dict[str, object], size: tuple[int, int]
) -> None:
    session = new_session(seats, options, size)
    for context in questions(session):
        reached: set[int] = set()
        for shown, choices in every_list(session, context):
            lines = session.board.draw_screen(shown)
            assert len(lines) < size[1]
            assert all(line.cell_len <= size[0] for line in lines)
            text = "\n".join(line.plain for line in lines)
            assert session.board.question(shown)[:30] in text
            assert len({choice.number for choice in choices}) == len(choices)
            assert all(str(choice.number) in text for choice in choices)
            reached.update(choice.move for choice in choices if not choice.opens)
        assert reached == set(context.moves)


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_onlooker_screen_fits(seats: int, options: dict[str, object]) -> None:
    session = new_session(seats, options)
    for _ in questions(session):
        lines = session.board.draw_screen(session.context(None))
        assert len(lines) <= 23
        assert all(line.cell_len <= 80 for line in lines)
    assert len(session.board.draw_screen(session.context(None))) <= 23


@pytest.mark.parametrize("size", [(1, 1), (30, 10), (60, 16), (79, 20)], ids=str)
def test_small_window_does_not_crash(size: tuple[int, int]) -> None:
    session = new_session(3, {"goals": True}, size)
    for context in questions(session):
        session.screen.show(session.board.draw_screen(context))


def test_busiest_table_fits() -> None:
    hand = [
        *["lost-cat"] * 3, *["spray-bottle"] * 3, *["brush"] * 2, *["laser-pointer"] * 2,
        "shopping-bag", "mouse-toy", "tutu", "catnip",
    ]  # fmt: skip
    cats = [
        "shadow", "jazz", "lily", "blackberry", "keaton", "pablo-picatso", "chester", "bell",
        "bronte", "zeus", "pumpkin", "chairman-meow", "cooper", "gershon", "aoshima", "biddy",
    ]  # fmt: skip
    session = arranged_session(
        6,
        cats=[cats],
        hands=[hand],
        boxes=[["gray-box", "white-milk-box", "orange-tuna-box"]],
        food=["cctmwx"] * 6,
        vp_tokens=[3] * 6,
        strays=["levar-purrton", "mister-fit"],
        goals=["toys", "costumes", "catnip", "multicoloured", "one-food", "two-food"],
        pool=["tuna-cats", "milk-cats"],
        options={"goals": True},
    )
    for shown, _ in every_list(session, session.context(0, notice="x" * 70)):
        assert len(session.board.draw_screen(shown)) <= 23


# Numbers and words.


def test_lines_are_numbered_by_their_own_digit() -> None:
    session = arranged_session(2, token=LINES[0])
    context = session.context(0)
    for choice in session.board.choices(context):
        digit = LINES[TAKE.first(choice.move)][-1]
        assert not digit.isdecimal() or choice.number == int(digit)
    assert sorted(c.number for c in session.board.choices(context)) == sorted(
        {1, 2, 3, 4, 5, 6} - {_number_of(0)}
    )


def _number_of(line: int) -> int:
    """Return the number of a line, shown at a table where another line is blocked."""
    session = arranged_session(2, token=LINES[line - 1])
    found = session.board.choices(session.context(0))
    return next(choice.number for choice in found if TAKE.first(choice.move) == line)


def test_taking_the_cats_line_is_refused_with_reason() -> None:
    session = arranged_session(2, token=LINES[0])
    move = input_parser.parse_answer(str(_number_of(0)), session.context(0), session.board).move
    assert move == TAKE.of(0)
    why = GAME.vocabulary.text(move)
    assert why == f"take {LINES[0]}"
    assert move not in session.match.table.moves(0)


@pytest.mark.parametrize("line", range(6))
def test_line_can_be_typed_by_name(line: int) -> None:
    session = arranged_session(2, token=LINES[line - 1])
    context = session.context(0)
    for words in (f"take {LINES[line]}", LINES[line], LINES[line].upper()):
        assert input_parser.parse_answer(words, context, session.board).move == TAKE.of(line)


def test_laser_pointer_is_played_by_two_numbers() -> None:
    session = arranged_session(2, hands=[["laser-pointer"]])
    context = session.context(0)
    [opening] = [choice for choice in session.board.choices(context) if choice.opens]
    context = replace(context, opened=opening.opens)
    first = input_parser.parse_answer("9", context, session.board)
    second = input_parser.parse_answer("1", replace(context, opened=first.opens), session.board)
    assert GAME.vocabulary.text(second.move) == f"laser {CELLS[0]} {CELLS[8]}"


def test_brush_asks_for_own_cat_then_grid_cat() -> None:
    session = arranged_session(
        2, hands=[["brush"]], cats=[["zeus", "jazz"]], grid=["sox", "tuna", *["milk"] * 3]
    )
    context = session.context(0)
    [opening] = [choice for choice in session.board.choices(context) if choice.opens]
    context = replace(context, opened=opening.opens)
    text = drawn(session, context)
    assert "Which of your cats goes into the grid?" in text
    assert " 1 Jazz B t 1" in text
    zeus = input_parser.parse_answer("2", context, session.board)
    context = replace(context, opened=zeus.opens)
    assert "Zeus moves out. Which cat from the grid moves in?" in drawn(session, context)
    assert GAME.vocabulary.text(input_parser.parse_answer("1", context, session.board).move) == (
        f"brush zeus {CELLS[0]}"
    )


# What is told.


def test_screen_is_complete_without_colour() -> None:
    session = arranged_session(
        3,
        token=LINES[1],
        grid=["pumpkin", "two-tuna", "lost-cat", "dinah", "white-milk-box", "bow-tie"],
        cats=[["zeus", "keaton"], ["sox"]],
        hands=[["mouse-toy", "yarn-ball", "catnip", "spray-bottle"], ["bee-wings"]],
        boxes=[["gray-box"]],
        food=["cc", "tx"],
        vp_tokens=[1, 2],
        strays=["florence"],
    )
    text = drawn(session, session.context(0))
    for told in (
        "O ccm", "OW cm", "1×white", "W m", "=^.^=", "Florence O cm 2 per fed orange cat",
        "✓ Zeus O cc 3", "  Keaton B mm 4", "1 of 2 fed", "toys 2  +3", "no costume  -2",
        "catnip 1  -2", "2 points in coins", "0 of 1 filled", "B  Bartholomew", "1 cat ", "t1 x1",
        "◆4",
    ):  # fmt: skip
        assert told in text, told
    assert text.startswith("Cat Lady · your turn ")


def test_points_beside_line_equal_change_by_taking_it() -> None:
    session = new_session(4)
    for context in questions(session):
        table, seat, mine = session.match.table, context.reader, forecast.reader_holdings(context)
        assert seat is not None
        assert mine is not None
        if context.prompt is None or context.prompt["key"] == "feed":
            continue
        assert forecast.best_points(mine) == _worth(table, seat)
        for move in [move for move in table.moves(seat) if TAKE.holds(move)]:
            taken = table.copy()
            taken.play(seat, move)
            before, after = _worth(table, seat), _worth(taken, seat)
            assert f"{after - before:+d}" in drawn(session, context)


def _worth(table: Table, seat: int) -> int:
    advice = table.advise(seat)
    assert advice is not None
    return int(str(advice["vp"]))


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_heading_counts_turns_correctly(seats: int, options: dict[str, object]) -> None:
    session = new_session(seats, options)
    chance, begun, foretold = quick(1), dict[int, int](), dict[int, int]()
    table = session.match.table
    while table.actors():
        view = cat_lady_view(table.view(None))
        if view["phase"] == "turns":
            for seat in range(seats):
                running = int(view["active"] == seat)
                begun[seat] = turns_begun(view, seat)
                total = begun[seat] + turns_left(view, seat) - running
                assert foretold.setdefault(seat, total) == total
        play_random_move(session, chance)
    assert begun == foretold


def test_points_include_food_paid_to_choupette() -> None:
    session = arranged_session(2, deck=0, grid=["wizard-hat"], cats=[["choupette"]], food=["tm"])
    for text in (f"take {LINES[-1]}", "end", "pay tuna and milk"):
        move = GAME.vocabulary.move(text)
        if move in session.match.table.moves(0):
            session.play(0, move)
    context = session.context(0)
    mine = forecast.reader_holdings(context)
    assert mine is not None
    assert mine.eaten
    assert forecast.best_points(mine) == _worth(session.match.table, 0)


def test_final_screen_shows_fed_cats() -> None:
    session = feeding()
    for seat in session.match.table.actors():
        follow(session, seat)
    text = drawn(session, session.context(0))
    assert "✓Zeus" in text
    assert "✓Sox" in text
    assert "as things stand" not in text


# Feeding.


def feeding() -> Session:
    """Return a session in which two feed, and Ana has given something to a cat."""
    session = arranged_session(
        2,
        deck=0,
        grid=["wizard-hat"],
        cats=[["zeus", "keaton", "cow"], ["sox"]],
        food=["ccmw", "ttm"],
    )
    while (prompt := session.match.table.prompt(0)) is None or prompt.key != "feed":
        seat = session.match.table.actors()[0]
        session.play(seat, session.match.table.moves(seat)[-1])
    session.play(0, GAME.vocabulary.move("feed keaton milk"))
    return session


def test_feeding_page_shows_given_and_missing_food() -> None:
    session = feeding()
    text = drawn(session, session.context(0))
    for told in ("Tokens left", "Keaton", "milk · wants m", "wants cc", "`plan`", "`follow`"):
        assert told in text
    assert "A cat is only half fed" in text
    assert not any(DONE.holds(choice.move) for choice in session.board.choices(session.context(0)))


def test_feeding_of_others_is_hidden() -> None:
    session = feeding()
    for reader in (1, None):
        assert "wants m" not in drawn(session, session.context(reader)).replace("wants ttm", "")
        assert "milk ·" not in drawn(session, session.context(reader))


def test_plan_page_shows_best_plan() -> None:
    session = feeding()
    advice = advice_for(session, 0)
    text = "\n".join(line.plain for line in session.board.advice(session.context(0), advice))
    assert text.startswith(f"The best plan: {advice['vp']} points")
    for told in ("Your cats", "Zeus", "Keaton", "The rest", "Left over", "`follow`"):
        assert told in text


def test_plan_during_turns_shows_missing_food() -> None:
    session = arranged_session(2, cats=[["sox", "snowflake"]], food=["tm"])
    advice = advice_for(session, 0)
    text = "\n".join(line.plain for line in session.board.advice(session.context(0), advice))
    assert text.startswith("If it ended now")
    assert "Sox, hungry" in text
    assert "Still missing Sox tm" in text
    assert "follow" not in text


@pytest.mark.parametrize(
    ("cats", "food", "told"),
    [
        (["pablo-picatso"], "t", "Pablo Picatso tt"),
        (["sox"], "w", "Sox 2 of ttm"),
        (["duke"], "", "Duke ??"),
        (["zeus", "keaton"], "c", "Keaton mm  Zeus c"),
    ],
)
def test_missing_food_is_shown_as_letters(cats: list[str], food: str, told: str) -> None:
    session = arranged_session(4, cats=[cats], food=[food])
    page = session.board.advice(session.context(0), advice_for(session, 0))
    assert f"Still missing {told}" in "\n".join(line.plain for line in page)


# From the first card to the score pad.


def test_whole_game_through_pipe(tabbytop: Command) -> None:
    ran = tabbytop(
        "play", "cat-lady", "--seed", "4", "--seats", "you,random", typed="4\n1\nend\n" * 40
        + "plan\nfollow\n",
    )  # fmt: skip
    assert ran.code == 0
    assert "Cat Lady · your turn 1 of 14" in ran.out
    assert "Cat Lady · dinner" in ran.out
    assert "The best plan: " in ran.out
    assert "Cat Lady: the score pad" in ran.out


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_following_the_plan_ends_with_readable_score_pad(seats: int) -> None:
    session = new_session(seats)
    chance = quick(seats)
    while actors := session.match.table.actors():
        prompt = session.match.table.prompt(actors[0])
        if prompt is None or prompt.key != "feed":
            play_random_move(session, chance)
            continue
        follow(session, actors[0])
    result = session.match.table.result()
    assert result is not None
    pad = score_pad(GAME, result, session.players, session.teller(0), 80)
    text = "\n".join(line.plain for line in pad)
    assert "…" not in text
    assert all(line.cell_len <= 80 for line in pad)
    if seats == 1:
        assert "cat player" in text
        assert f"You {'win' if result.winners else 'lose'}: " in text


def test_rules_and_cards_commands_print_texts() -> None:
    board = new_session(2).board
    assert "ALONE" in "\n".join(line.plain for line in rules_page(board, 80))
    for edition, has_duke in (("treats", True), ("base", False)):
        page = cards_page(board, {"edition": edition}, "", 80)
        text = "\n".join(line.plain for line in page)
        assert ("Duke" in text) is has_duke
        assert "…" not in text
        assert all(line.cell_len <= 80 for line in page)


def test_turn_end_is_not_asked_if_nothing_else_is_possible() -> None:
    session = arranged_session(2, token=LINES[0], grid=["chicken", "tuna", "milk"] * 3)
    session.play(0, TAKE.of(1))
    assert session.advance() == 1


# Other languages.


def test_screens_speak_german_and_fit() -> None:
    told: list[str] = []
    with speaking("de"):
        session = new_session(3, {"goals": True})
        for context in questions(session):
            for shown, _ in every_list(session, context):
                lines = session.board.draw_screen(shown)
                assert all(line.cell_len <= 80 for line in lines)
                told.extend(line.plain for line in lines)
            assert context.reader is not None
            told.extend(line.plain for line in session.board.details(context))
            advice = advice_for(session, context.reader)
            told.extend(line.plain for line in session.board.advice(context, advice))
    screens = "\n".join(told)
    for words in (
        "dein Zug",
        "Reihe A",
        "Spalte 1",
        "Streuner",
        "Deine Hand",
        "Futterzeit",
        "will ",
    ):
        assert words in screens, words
    for words in ("your", "Your", "row ", "column", "Strays", " cats", " food", "hand ", "points"):
        assert words not in screens, words


def test_german_labels_can_be_typed() -> None:
    with speaking("de"):
        session = new_session(2)
        for context in questions(session):
            for shown, choices in every_list(session, context):
                for choice in choices:
                    label = session.board.choice_label(shown, choice)
                    read = input_parser.parse_answer(label, shown, session.board)
                    assert (read.move, read.opens) == (choice.move, choice.opens), label
