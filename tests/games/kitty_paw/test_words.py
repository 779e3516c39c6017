"""The English texts."""

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.moves import VOCABULARY
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.texts.reader import Reader
from tests.games.kitty_paw.builder import build
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    dealt,
    play,
    spot,
    symbol,
    unwanted_kinds,
)

TELLER = Reader(["Ana", "Ben", "Cleo"], 0)


def said(table: KittyPawTable) -> list[str]:
    return [GAME.tell_event(event.seen_by(0), TELLER) for event in table.take_events()]


def test_text_of_a_round() -> None:
    table = dealt(3, 1, events=True)
    [opening] = said(table)
    assert opening.startswith("Round 1: cards ")
    play(table, "0: paw", "clock: start", "1: grab 1")
    grabbed = table.cards[1] + 1
    assert said(table) == ["You put a paw in.", "Kitty Paw!", f"Ben grabs card {grabbed}."]
    play(table, "clock: bell")
    assert "The bell rings: the round is over." in said(table)


def test_text_of_building() -> None:
    table = arranged(2, EASY[0], EASY[1], spots=["ginger back 0"], events=True)
    play(table, "1: take 1", "1: turn left", "1: flip", "1: place h8")
    assert said(table) == [
        "Ben takes a Ginger Tabby from spot 1.", "Ben turns it.", "Ben flips it: asleep.",
        "Ben places the Ginger Tabby at h8.",
    ]  # fmt: skip
    play(table, "0: lift box", "0: home", "0: meow", "clock: release 0")
    assert said(table) == [
        "You lift the Box card.", "You put the Box card back.",
        "You say Meow! too early, and your paw freezes.", "Your paw thaws.",
    ]  # fmt: skip
    kind = unwanted_kinds(EASY[0])[0]
    place = spot(table, kind)
    play(table, f"0: take {place}", "clock: chase 0")
    assert said(table)[-1].endswith(f"runs home to spot {place}.")


def test_text_of_peeking() -> None:
    name = symbol(SEARCHING[0])
    table = arranged(2, SEARCHING[0], SEARCHING[1], symbols=[name], events=True)
    play(table, "0: peek 1", "0: shut", "1: peek 1", "1: keep", "clock: slip 1")
    shown = name.title()
    assert said(table) == [
        f"You peek into box 1: {shown}.", "You shut box 1.", "Ben peeks into box 1.",
        f"Ben keeps what was in box 1: {shown}.", "Ben’s Hide-and-Seek card slips back to box 1.",
    ]  # fmt: skip


def test_text_of_a_box_closed_by_the_clock() -> None:
    table = arranged(2, SEARCHING[0], SEARCHING[1], events=True)
    play(table, "1: peek 3", "clock: close 1")
    assert said(table) == ["Ben peeks into box 3.", "Box 3 falls shut by itself."]


def test_text_of_ties_and_single_cards() -> None:
    table = arranged(2, *EASY[:2], pile=[], events=True)
    play(table, "clock: bell")
    lines = said(table)
    assert "A tie! Ben and you play an extra round." in lines
    tie = {"event": "tie", "seats": [0, 1, 2]}
    assert GAME.tell_event(tie, Reader(["Ana", "Ben", "Cleo"], 1)) == (
        "A tie! Ana, Cleo and you play an extra round."
    )
    assert GAME.tell_event(tie, Reader(["Ana", "Ben", "Cleo"])) == (
        "A tie! Ana, Ben and Cleo play an extra round."
    )
    assert GAME.tell_event({"event": "removed", "cards": [3]}, TELLER) == "Removed: card 3."
    assert GAME.tell_event({"event": "removed", "cards": [3, 8]}, TELLER) == (
        "Removed: cards 3 and 8."
    )


def test_text_of_clock_moves() -> None:
    told = {
        "release 0": "the clock lets you go", "chase 0": "the clock chases your stray home",
        "close 1": "the clock shuts Ben’s box", "slip 1": "the clock slips Ben’s card back",
        "close 3": "the clock shuts seat 3’s box", "bell": "the clock rings the bell",
    }  # fmt: skip
    for move, words in told.items():
        assert GAME.tell_move(VOCABULARY.move(move), TELLER) == words


def test_text_of_a_call() -> None:
    table = arranged(3, *EASY[:3], events=True)
    build(table, 1)
    play(table, "1: lift box", "1: flip", "1: place a1")
    said(table)
    play(table, "1: meow")
    prompt = table.prompt(0)
    assert prompt is not None
    assert GAME.tell_prompt(prompt.as_dict(), TELLER) == "Ben calls: answer, quick!"
    play(table, "2: meow", "0: meow")
    lines = said(table)
    assert lines[:4] == [
        "Ben calls: Meow!", "Cleo answers: Meow!", "You answer: Meow!",
        "Last to answer: you.",
    ]  # fmt: skip
    assert lines[4].startswith("Ben’s picture is wrong: Box card ")
    assert "Box card the wrong way up" in lines[4]
    assert lines[5:7] == [
        f"Card {EASY[1]} costs Ben 1 point.", f"Card {EASY[0]} costs you 1 point.",
    ]  # fmt: skip


def test_every_move_has_its_own_text() -> None:
    told = [GAME.tell_move(move, TELLER) for move in range(VOCABULARY.size)]
    assert len(set(told)) == VOCABULARY.size


def test_text_of_score_lines() -> None:
    table = arranged(2, *EASY[:2], pile=[], scored=[[EASY[2], -EASY[3]]])
    play(table, "clock: bell")
    result = table.result()
    assert result is not None
    lines = [GAME.tell_score_line(line, TELLER) for line in result.sheets[0]]
    assert lines == [f"card {EASY[2]}, built", f"card {EASY[3]}, penalty"]
    alone = dealt(1)
    while alone.actors():
        play(alone, "clock: start", "clock: tick", "clock: bell")
    result = alone.result()
    assert result is not None
    assert [GAME.tell_score_line(line, TELLER) for line in result.sheets[0]] == ["seconds: 10"]
