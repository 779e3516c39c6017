"""Meow! on the screen: everything fits, acts are found by their parts, and nothing is kept."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES, WORDS, WORDS_OF_ACT
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal import input_parser
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.meow.view_helpers import meow_view
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.log_view import full_log_page
from tabbytop.terminal.players import seated
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.replay import Replay
from tabbytop.terminal.saves import Save
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove, SessionLog
from tests.terminal.conftest import Command, terminal

Keyboard = Callable[[list[str]], None]

NAMED = "Ana,Bartholomew,you,Clementine Cat,Dora,Eli,Fritz the Long,Gil,Hanna,Iris,Jo,Kim"
VARIANTS: list[dict[str, object]] = [
    {"rounds": 2},
    {"rounds": 2, "judge": "eyes", "helper": True},
    {"rounds": 2, "mode": "before-after"},
    {"rounds": 2, "mode": "thirteen", "judge": "eyes", "young": True},
]
HANDS = [["croak", "hiss"], ["peel banana", "cough"], ["nitpick", "moo"], ["lick paw", "oink"]]


def rule(name: str) -> Rule:
    return RULES[NAMES.index(name)]


def sitting(seats: str, seed: int = 3, screen: Any = None, **options: object) -> Session:
    players = seated(seats)
    match = Match.deal(GAME, len(players), seed, options)
    return Session(screen or terminal()[0], match, players)


def at_table(
    seats: str = "you,random,random,random", screen: Screen | None = None, **table: Any
) -> Session:
    """A session at the start of a turn, the hands as in HANDS if nothing else is said."""
    session = sitting(seats, screen=screen, **dict(table.get("options") or {}))
    table.setdefault("hands", HANDS[: len(session.players)])
    session.match.table = GAME.arrange(len(session.players), events=True, **table)
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    session.animator.drop_moves(0)
    return session


def dealt(seats: str, screen: Screen | None = None, **options: object) -> Session:
    """A session at its first turn."""
    session = sitting(seats, 8, screen, **options)
    for move in ("ready", "pass"):
        for seat in range(len(session.players)):
            do(session, seat, move)
    return session


def do(session: Session, seat: int, *moves: str) -> None:
    for move in moves:
        session.play(seat, GAME.vocabulary.move(move))


def a_move(session: Session, chance: Quick) -> None:
    """Somebody who is asked does something: of all kinds of answers each is as likely."""
    table = session.match.table
    actors = [seat for seat in table.actors() if seat >= 0]
    seat = actors[chance.below(len(actors))]
    moves = table.moves(seat)
    kinds = [block for block in GAME.vocabulary.blocks if any(map(block.holds, moves))]
    kinds.extend([kind for kind in kinds if kind in (DO, SAY)] * 3)
    kind = kinds[chance.below(len(kinds))]
    possible = [move for move in moves if kind.holds(move)]
    session.play(seat, possible[chance.below(len(possible))])


def questions(session: Session, seed: int = 1, most: int = 120) -> Iterator[tuple[Session, int]]:
    chance = quick(seed)
    while (actors := session.match.table.actors()) and len(session.match.record.moves) < most:
        yield session, actors[0]
        a_move(session, chance)


def text(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def lists(session: Session, context: RenderContext) -> list[str]:
    """Now and then, everything that can be opened here, and a search."""
    if len(session.match.record.moves) % 7 > 1:
        return []
    board = session.board
    opens = {choice.opens for choice in board.choices(context)}
    opened = sorted(name for name in opens if not name.startswith("words"))
    return [*opened, "find o", "words city 4"] if SAY.of(0) in context.moves else opened


@pytest.fixture(autouse=True)
def in_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who watches presses Enter, unless a test has a keyboard of its own."""
    monkeypatch.setattr("builtins.input", lambda label="": "")


# Screens.


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (140, 40)], ids=str)
@pytest.mark.parametrize(
    ("seats", "options"), list(zip((3, 5, 7, 12), VARIANTS, strict=True)), ids=str
)
def test_nothing_scrolls(seats: int, options: dict[str, object], size: tuple[int, int]) -> None:
    width, height = size
    names = ",".join(NAMED.split(",")[:seats])
    for session, seat in questions(sitting(names, seats, **options), most=40):
        if seat < 0:
            continue
        context = session.context(seat, notice="There is no Croak in your hand (MW-M14).")
        context = replace(context, width=width, height=height)
        for opened in ["", *lists(session, context)]:
            lines = session.board.draw_screen(replace(context, opened=opened))
            assert len(lines) < height, (opened, text(lines))
            assert all(line.cell_len <= width for line in lines), (opened, text(lines))


def test_everything_that_is_watched_fits() -> None:
    screen, _ = terminal()
    seen: list[str] = []

    def look(lines: list[Any]) -> None:
        assert len(lines) <= 23
        assert all(line.cell_len <= 80 for line in lines)
        seen.append(text(lines))

    screen.show = look  # type: ignore[method-assign]  # to see what it would show
    session = sitting(NAMED, screen=screen, rounds=1)
    for _ in questions(session, most=100):
        pass
    assert len(seen) > 20


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 8), (40, 12)])
def test_a_tiny_terminal_does_not_crash(width: int, height: int) -> None:
    for session, seat in questions(sitting(NAMED, rounds=1), most=30):
        context = replace(session.context(seat), width=max(width, 20), height=height)
        session.board.draw_screen(context)


def test_every_number_is_one_answer_and_nothing_lists_thousands() -> None:
    for session, seat in questions(sitting("Ana,Ben,Cleo", mode="before-after", rounds=1)):
        context = session.context(seat)
        numbers = [choice.number for choice in session.board.choices(context)]
        assert len(set(numbers)) == len(numbers) <= 120
        for choice in session.board.choices(context):
            assert choice.opens or choice.move in context.moves


def test_a_board_that_knows_nothing_of_the_game_lists_no_thousands_either() -> None:
    session = at_table()
    do(session, 0, "play croak")
    lines = Board(GAME).draw_screen(session.context(0))
    assert len(session.match.table.moves(0)) > 3000
    assert len(lines) <= 23
    assert "more: type one" in text(lines)


def test_what_is_shown_of_a_turn() -> None:
    session = at_table()
    do(session, 0, "play croak", "do croak", "do croak", "do moo", "say paris")
    shown = text(session.board.draw_screen(session.context(0)))
    for words in (
        rule("croak").title, "●●●○○○○○○○ 3 of 10", "Croak ×2", "Moo", ": paris", "pile: 1",
        "5 Noises 34", "9 Memory 8", "0 check", "B Biscuit", "▮▮", "^o^",
    ):  # fmt: skip
        assert words in shown, words


# Typing.


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        (
            "croak; cough 2; paris; check",
            ["do croak", "do cough", "do cough", "say paris", "check"],
        ),
        ("CROAK , Hiss x3", ["do croak", "do hiss", "do hiss", "do hiss"]),
        ("11 2; 13", ["do croak", "do croak", "do moo"]),
        ("ribbit", ["do croak"]),
        ("do trump", ["do trunk call"]),
        ("PARÍS", ["say paris"]),
        ("creme brulee", ["say crème brûlée"]),
        ("table lamp", ["say table lamp"]),
        ("say table", ["say table"]),
        ("0", ["check"]),
        ("done", ["check"]),
    ],
)
def test_acts_as_they_are_typed(keyboard: Keyboard, line: str, moves: list[str]) -> None:
    session = at_table()
    do(session, 0, "play croak")
    before = len(session.match.record.moves)
    keyboard([line, "", ""])
    DecisionPrompt(session, 0).run()
    assert [move for _, move in session.match.record.moves[before:]] == moves


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("croak; grrmpf; check", "Nothing of this was done. `grrmpf`: No act and no word has"),
        ("croak; check; moo", "`check`: Nothing can follow this on a line."),
        ("croak 9; croak", "9 times is enough (MW-S1)"),
        ("croak; name", "`name`: that could be `"),
        ("croak; stir; check", "`stir`: that could be `stir cauldron` or `"),
        ("croak; wag", "`wag`: that could be `wag tail` or `"),
        ("xyzzy", "No act and no word has 'xyzzy' in it."),
        ("play hiss", "Your card lies already"),
        ("150", "There is no 150 here"),
    ],
)
def test_a_line_that_cannot_be_done_does_nothing(keyboard: Keyboard, line: str, told: str) -> None:
    screen, paper = terminal(100, 30)
    session = at_table(screen=screen)
    do(session, 0, "play croak")
    before = session.match.table.position()
    keyboard([line])
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert told.lower() in " ".join(paper.getvalue().lower().split())
    assert session.match.table.position() == before


def test_a_part_of_many_opens_what_it_could_be(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table(screen=screen)
    do(session, 0, "play croak")
    keyboard(["your", "58"])
    DecisionPrompt(session, 0).run()
    assert "Found 'your'" in paper.getvalue()
    assert session.match.record.moves[-1][1] == f"do {NAMES[58 - 11]}"


def test_the_words_of_a_spoken_act_are_leafed_through(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table(screen=screen)
    do(session, 0, "play croak")
    keyboard(["city", "0", "70"])
    DecisionPrompt(session, 0).run()
    assert "page 1 of" in paper.getvalue()
    assert "page 2 of" in paper.getvalue()
    cities = [WORDS[word] for word in WORDS_OF_ACT[NAMES.index("city")]]
    assert session.match.record.moves[-1][1] == f"say {cities[69]}"


def test_an_act_too_many_says_why() -> None:
    session = at_table()
    do(session, 0, "play croak", *(f"do {name}" for name in NAMES[:10]))
    choice = input_parser.parse_answer("25", session.context(0), session.board)
    with pytest.raises(IllegalMove, match="MW-S1"):
        session.play(0, choice.move)


def test_enter_alone_has_nothing_to_strike_and_passes_the_hand(keyboard: Keyboard) -> None:
    session = sitting("you,random,random")
    assert session.advance() == 0
    keyboard(["", ""])
    DecisionPrompt(session, 0).run()
    assert session.match.record.moves[-1] == (0, "ready")
    assert session.advance() == 0
    assert session.prompt_key(0) == "pass"
    DecisionPrompt(session, 0).run()
    assert (0, "pass") in session.match.record.moves


def test_striking_by_a_part_and_seeing_it(keyboard: Keyboard) -> None:
    session = sitting("you,random,random")
    session.advance()
    keyboard([f"yodel; {rule('roar').title}"])
    DecisionPrompt(session, 0).run()
    assert [move for _, move in session.match.record.moves][-2:] == ["strike yodel", "strike roar"]
    shown = text(session.board.draw_screen(session.context(0, opened="group 0")))
    assert "Yodel ✗" in shown
    assert "Yodel" not in "\n".join(told.text for told in session.context(1).log)
    assert "Yodel ✗" not in text(session.board.draw_screen(session.context(1, opened="group 0")))


# What nobody may see.


def allowed(view: Any, context: RenderContext) -> set[str]:
    """The rules that may stand on a reader's screen by their titles."""
    own = view["own"]
    cards = [*(own["hand"] if own and context.prompt is not None else [])]
    cards.extend(card for card in [view["played"]] if card)
    cards.extend([view["revealed"]["card"]] if view["revealed"] else [])
    titles = {card["title"] for card in [*cards, *(view["listed"] or [])]}
    return titles | ({rule(view["gone"]).title} if view["gone"] else set())


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_rule_that_is_hidden_is_on_any_page(options: dict[str, object]) -> None:
    shown = 0
    for session, seat in questions(sitting("Ana,Ben,Cleo,Dora", 9, **options), most=50):
        for reader in (seat, None):
            if reader is not None and reader < 0:
                continue
            context = session.context(reader)
            may = allowed(meow_view(context.view), context)
            pages = [session.board.draw_screen(context), session.board.details(context)]
            pages.extend(
                session.board.draw_screen(replace(context, opened=opened))
                for opened in lists(session, context)
            )
            if reader is not None:
                pages.append(full_log_page(session, reader))
            seen = " ".join("\n".join(text(page) for page in pages).split())
            shown += any(title in seen for title in may)
            for card in RULES:
                assert card.title in may or card.title not in seen, card.title
    assert shown > 20


def test_what_a_player_knows_is_never_suggested(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table(screen=screen)
    known = {"peel banana", "cough"}  # with the left neighbour: they can be replaced
    texts = {GAME.vocabulary.text(move) for move in session.match.table.moves(0)}
    assert {f"replace {name}" for name in known} <= texts
    keyboard(["10", "replac", "", "replace", "p", "replace b", "replace cough"])
    DecisionPrompt(session, 0).run()
    before = paper.getvalue()
    for name in ("Banana", "banana", "cough", rule("cough").title):
        assert name not in before
    assert session.match.record.moves[-1] == (0, "replace cough")


@pytest.mark.parametrize("name", ["cough", "baa"])
def test_a_rehearsal_tells_nothing(keyboard: Keyboard, name: str) -> None:
    """Neither what the reader knows, nor how a check would end."""
    screen, paper = terminal(100, 30)
    session = at_table(screen=screen)
    keyboard([f"replace {name}; xyzzy", f"1; croak; {name} 2; check; xyzzy"])
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    said = " ".join(paper.getvalue().split())
    assert f"`replace {name}`: Nothing can follow this on a line." in said
    assert "`check`: Nothing can follow this on a line." in said
    assert not session.match.record.moves


def test_cards_lists_the_whole_box(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "meow", "--seed", "1", "--seats", "you,random,random",
                   typed="cards\n")  # fmt: skip
    assert ran.code == 0
    listed = " ".join(ran.out.split())
    assert not [card.title for card in RULES if card.title not in listed]


# What nobody keeps.


def kept(session: Session) -> str:
    """All that a session could show of what was: story, log, news, for everybody."""
    story = [told.text for seat in (0, None) for told in session.context(seat).log]
    return "\n".join([*story, text(full_log_page(session, 0))])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_acts_and_revealed_rules_are_kept_by_nobody(options: dict[str, object]) -> None:
    fleeting = 0
    session = sitting("you,random,random,random", 4, **options)
    for _ in questions(session, 5, most=150):
        assert not any(event.fleeting for told in session.log.entries for event in told.events)
    whole = SessionLog.from_record(
        session.board, session.match.record, alone=True, keep_fleeting=True
    )
    remembered = kept(session)
    for event in [event for chapter in whole.entries for event in chapter.events]:
        fleeting += event.fleeting
        if event.kind == "acted":
            done = rule(str(event.public["act"]))
            assert done.shown not in remembered
            assert done.label not in remembered
            assert f"“{event.public['word']}”" not in remembered
        for name in [event.public.get("card"), *event.seen_by(0).get("cards", ())]:  # type: ignore[misc]  # a list of names
            assert name is None or rule(str(name)).title not in remembered
    assert fleeting > 20


def test_the_next_turn_has_nothing_of_the_last_one() -> None:
    session = at_table("Ana,Ben,Cleo,Dora")
    do(session, 0, "play croak", "do croak", "do yodel", "say paris", "check")
    do(session, 1, "reveal cough")
    do(session, 1, "play peel banana")
    for reader in (0, 1, 2, None):
        shown = text(session.board.draw_screen(replace(session.context(reader), prompt=None)))
        for words in ("Yodel", "yodels", "paris", rule("croak").title, rule("cough").title):
            assert words not in shown


def test_own_acts_are_taken_back_until_the_check(keyboard: Keyboard) -> None:
    session = dealt("Ana,Ben,Cleo")
    active = session.match.table.actors()[0]
    assert session.undo(active).endswith("that move stands."), "the hand that went on stays gone"
    hand = meow_view(session.context(active).view)["own"]
    assert hand is not None
    do(session, active, f"play {hand['hand'][0]['name']}", "do yodel", "do moo")
    assert session.undo(active) == ""
    assert session.match.record.moves[-1] == (active, "do yodel")
    do(session, active, "check")
    assert session.undo(active).endswith("that move stands.")


def test_an_act_that_was_taken_back_is_not_performed(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = dealt("Ana,Ben,Cleo", screen)
    active = session.match.table.actors()[0]
    card = GAME.vocabulary.text(session.match.table.moves(active)[0])
    do(session, active, card, "do yodel", "do moo")
    session.undo(active)
    keyboard([""] * 9)
    do(session, active, "check")
    assert rule("yodel").shown in paper.getvalue()
    assert rule("moo").shown not in paper.getvalue()


# Watching.


def test_a_turn_is_watched_act_by_act_and_then_gone(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table("you,random,random", screen, active=1)
    keyboard(["", ""])
    do(session, 1, "play peel banana", "do peel banana", "do yodel", "say paris", "check")
    do(session, 2, "reveal moo")
    watched = paper.getvalue()
    moments = [
        "Biscuit lays",
        rule("peel banana").shown,
        rule("yodel").shown,
        "“paris”",
        "Biscuit points at Pickles …",
        f"reveals {rule('moo').title}",
        "get new rules from the pile",
    ]
    places = [watched.index(moment) for moment in moments]
    assert places == sorted(places)
    assert "Yodel" not in watched.replace(rule("yodel").noise, "")
    assert rule("yodel").shown not in kept(session)


def test_with_a_helper_acts_have_names(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table("you,random,random", screen, active=1, options={"helper": True})
    do(session, 1, "play peel banana", "do yodel")
    assert f"({rule('yodel').label})" in paper.getvalue()


def test_by_eyes_an_act_is_seen_once(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table("you,random,random", screen, active=1, options={"judge": "eyes"})
    do(session, 1, "play peel banana", "do yodel", "do moo")
    watched = paper.getvalue()
    assert watched.count(rule("yodel").noise) == 1
    do(session, 1, "check")
    do(session, 2, "no")
    assert session.prompt_key(0) == "answer"
    assert rule("yodel").noise not in text(session.board.draw_screen(session.context(0)))
    do(session, 0, "look")
    assert rule("yodel").noise in text(session.board.draw_screen(session.context(0)))


def test_who_is_in_a_hurry_sees_how_it_ended(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, paper = terminal()
    monkeypatch.setattr(screen, "pause", lambda seconds: True)
    session = at_table("you,random,random", screen, active=1)
    keyboard(["", ""])
    do(session, 1, "play peel banana", "do yodel", "do moo", "check")
    screens = paper.getvalue().split("\x1b[2J\x1b[H")[1:]
    assert len(screens) == 3, "the first moment, the end of the turn, the next turn"
    assert "unobeyed" in screens[1]
    assert rule("yodel").noise in screens[1]


def test_nothing_is_waited_for_where_nobody_looks() -> None:
    screen, _ = terminal()
    assert screen.pause(1000.0) is False


def test_who_leaves_while_watching_has_the_game_saved(keyboard: Keyboard, home: Path) -> None:
    screen, paper = terminal()
    session = sitting("you,random,random", 5, screen)
    keyboard(["", "", "quit"])
    play(session)
    assert "Saved in" in paper.getvalue()
    assert list(home.glob("meow*.json"))


@pytest.mark.parametrize("seats", ["you,random,random,random", "Ana,Ben,Cleo,Dora"])
@pytest.mark.parametrize("options", VARIANTS[:3], ids=str)
def test_nothing_hidden_is_ever_watched(
    seats: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _ = terminal()
    session = sitting(seats, 6, screen, **options)
    reader = session.only_person
    shown: list[str] = []
    told: list[dict[str, object]] = []
    monkeypatch.setattr(screen, "show", lambda lines: shown.append(text(lines)))
    play_it = session.match.play

    def overhear(seat: int, move: int | str) -> list[Event]:
        events = play_it(seat, move)
        told.extend(event.seen_by(reader) for event in events)
        return events

    monkeypatch.setattr(session.match, "play", overhear)
    watched = 0
    for _ in questions(session, most=60):
        may = _public_titles(told, session, reader)
        watched += len(shown)
        for page in shown:
            seen = " ".join(page.split())
            assert not [
                rule.title for rule in RULES if rule.title in seen and rule.title not in may
            ]
        shown.clear()
    assert watched > 10


def _public_titles(told: list[Any], session: Session, reader: int | None) -> set[str]:
    """What the reader was told by name of this turn and the one before, and the own hand."""
    turns = [place for place, event in enumerate(told) if event["event"] == "turn"]
    recent = told[turns[-3] :] if len(turns) > 2 else told
    names = {
        str(event[key]) for event in recent for key in ("card", "drawn", "fresh") if key in event
    }
    names.update(name for event in told for name in event.get("cards", ()))
    view = meow_view(session.match.table.view(reader))
    names.update(card["name"] for card in [*(view["listed"] or [])])
    return {rule(name).title for name in names}


# Several people at one keyboard.


def test_acts_are_performed_for_all_and_hands_stay_behind_the_curtain(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = dealt("Ana,Ben,Cleo", screen)
    active = session.match.table.actors()[0]
    own = meow_view(session.context(active).view)["own"]
    assert own is not None
    laid, other = [card["title"] for card in own["hand"]]
    name, following = (session.players[(active + step) % 3].name for step in (0, 1))
    keyboard([name[0], "1", "yodel; moo; check", "", "", "quit"])
    play(session)
    acting, performed, on_stage = paper.getvalue().partition(f"{name} lays {laid}")
    assert "Please the cat" in acting
    assert performed
    assert rule("yodel").shown in on_stage
    assert other in acting
    assert other not in on_stage
    assert f"Pass the keyboard to {following}." in on_stage


def test_objections_are_heard_together(keyboard: Keyboard) -> None:
    screen, paper = terminal()
    session = at_table("Ana,Ben,Cleo,random", screen, active=3, options={"judge": "eyes"})
    do(session, 3, "play lick paw", "check")
    keyboard(["", "quit"])
    play(session)
    said = [move for move in session.match.record.moves if move[0] != 3]
    assert said == [(1, "wait"), (2, "wait")]
    asked = paper.getvalue()
    assert "Was the card on the altar obeyed?" in asked
    for name in ("croak", "hiss", "cough", "nitpick"):
        assert rule(name).title not in asked.partition("Pass the keyboard")[0]


@pytest.mark.parametrize(
    ("seats", "told"), [("you,random,random", True), ("Ana,Ben,random", False)]
)
def test_a_card_named_in_vain_is_told_to_its_holder_alone(
    keyboard: Keyboard, seats: str, told: bool
) -> None:
    screen, paper = terminal()
    session = at_table(seats, screen, active=2, options={"judge": "eyes"})
    keyboard([""] * 30)
    do(session, 2, "play moo", "do moo", "do croak", "check")
    do(session, 0, "broken croak", "wait")
    assert ("but it was obeyed: that is a no" in paper.getvalue()) == told
    assert ("Ana says no." in paper.getvalue()) != told


def test_a_person_may_object_before_a_bot_answers() -> None:
    session = at_table("you,random,random", active=1, options={"judge": "eyes"})
    do(session, 1, "play peel banana", "check")
    assert session.prompt_key(2) == "answer"
    assert session.advance() == 0
    assert session.prompt_key(0) == "object"
    do(session, 0, "object")
    assert meow_view(session.context(0).view)["played"] is None


# From the beginning to the end.


def test_a_whole_game_by_typed_lines(tabbytop: Command, home: Path) -> None:
    turns = "1\n2\ncroak; cough 2; paris; moo; check\n" * 9  # 1 or 2 also reveals
    ran = tabbytop(
        "play", "meow", "--seed", "5", "--seats", "you,random,random", "-o", "rounds=3",
        typed=f"\n\n{turns}",
    )  # fmt: skip
    assert ran.code == 0
    for words in ("Everybody gets 2 rules", "Lay a card", "Please the cat", "the score pad"):
        assert words in ran.out
    saved = next(home.glob("meow*.json")).stem
    again = tabbytop("replay", saved)
    assert again.code == 0
    for words in ("say paris", "You perform: Croak.", "best check"):
        assert words in again.out


def test_who_only_looks_on_has_nothing_to_remember() -> None:
    session = sitting("random,random,random", 4, rounds=1, judge="eyes")
    while session.play_one_bot_move():
        pass
    assert any(event.fleeting for told in session.log.entries for event in told.events)


@pytest.mark.parametrize("command", ["rules", "table", "log", "help"])
def test_pages(tabbytop: Command, home: Path, command: str) -> None:
    ran = tabbytop("play", "meow", "--seed", "5", "--seats", "you,random,random",
                   typed=f"\n\n{command}\n")  # fmt: skip
    assert ran.code == 0
    words = {
        "rules": "BEFORE THE DEAL",
        "table": "Different acts a turn: 8",
        "help": "replace <card>",
    }
    assert words.get(command, "") in ran.out


@pytest.mark.parametrize("seats", [3, 12])
def test_every_move_of_a_replay_fits(seats: int) -> None:
    screen, _ = terminal()
    session = sitting(NAMED if seats == 12 else "Ana,Ben,Cleo", rounds=1, judge="eyes")
    for _ in questions(session, most=90):
        pass
    replay = Replay(screen, Save(session.match, session.players))
    acts = 0
    for move in range(0, replay.move_count + 1, 3):
        replay.at = move
        lines = replay.draw()
        assert len(lines) <= 23
        acts += "This turn ●" in text(lines)
    assert acts


def test_a_whole_turn_on_one_line(keyboard: Keyboard) -> None:
    session = at_table()
    keyboard(["1; croak; peel banana; cough 2; nitpick; moo; lick paw; oink; check", ""])
    DecisionPrompt(session, 0).run()
    result = session.match.table.result()
    assert result is not None
    assert result.winners == (0,)
