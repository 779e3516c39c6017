"""English texts of events name who did what."""

import pytest
from hypothesis import given

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.testing import Deal
from tabbytop.testing.conformance import play_out
from tabbytop.testing.strategies import deals
from tabbytop.texts.reader import Reader
from tests.games.kibble_scuffle.positions import play

WORDLESS = {"ability", "turn", "end"}


def told(table: KibbleTable, *lines: str) -> list[str]:
    """The texts that seat 0 reads of these moves; seat 1 is Ana."""
    table.take_events()
    play(table, *lines)
    teller = Reader(["Ben", "Ana"], you=0)
    sentences = [GAME.tell_event(event.seen_by(0), teller) for event in table.take_events()]
    return [sentence for sentence in sentences if sentence]


@given(deals(GAME))
def test_every_event_and_prompt_has_words(deal: Deal) -> None:
    table = deal.table(events=True)
    teller = Reader([f"P{seat}" for seat in range(deal.seats)], you=0)
    for decision in play_out(deal, table):
        for event in table.take_events():
            text = GAME.tell_event(event.seen_by(0), teller)
            assert "None" not in text
            if event.kind not in WORDLESS and event.public.get("why") != "fed":
                assert text[-1] in ".?!"
                assert text[0].isupper()
        prompt = table.prompt(decision.seat)
        assert prompt is not None
        assert GAME.tell_prompt(prompt.as_dict(), teller)[-1] in ".?!"
        for move in table.moves(decision.seat):
            assert GAME.tell_move(move, teller)


@pytest.mark.parametrize(
    ("card", "bowls", "lines", "sentence"),
    [
        ("catnip", [[], ["house of 1"]], ["choose house of 1 at 2"],
         "Your Catnip Cat lures Ana’s House Cat from the Mouse bowl to the Fish bowl."),
        ("mangy", [["house of 1"]], ["choose house of 1 at 1", "1: send house to 3"],
         "Your Mangy Cat shoves Ana’s House Cat from the Fish bowl to the Bird bowl."),
        ("feral", [["house of 1"]], ["choose house of 1 at 1"],
         "Your Feral Cat chases Ana’s House Cat away from the Fish bowl."),
        ("queen", [["tom of 1"]], [], "Your Queen Cat throws out Ana’s Tom Cat at the Fish bowl."),
        ("pounce", [["house of 1"]], ["choose house of 1 at 1"],
         "Your Pounce Cat sends Ana’s House Cat from the Fish bowl back to hand."),
        ("mama", [["house of 1"]], ["choose house of 1 at 1", "1: feed house 1"],
         "Your Mama Cat feeds Ana’s House Cat a 1 at the Fish bowl."),
        ("clumsy", [[]], ["return 1"],
         "Your Clumsy Cat knocks a 1 from the Fish bowl into the box."),
        ("trickster", [[]], ["trade 2"],
         "Your Trickster Cat swaps the food in the Fish bowl and the Mouse bowl."),
        ("feral", [["fraidy of 1"]], ["choose fraidy of 1 at 1"],
         "Ana’s Fraidy Cat bolts and knocks over the Fish bowl. "
         "Back into the box: a 1, a 1, a 1 and a 1."),
        ("catnip", [["queen of 1"], ["tom of 0"]], ["choose tom of 0 at 2"],
         "Your Tom Cat leaves the Mouse bowl, runs into Ana’s Queen Cat and is discarded: "
         "only one cat per bowl can eat first."),
    ],
)  # fmt: skip
def test_event_text_names_the_cause(
    card: str, bowls: list[list[str]], lines: list[str], sentence: str
) -> None:
    table = GAME.arrange(hands=[[card], []], bowls=bowls, events=True)
    spoken = [line if ": " in line else f"0: {line}" for line in [f"play {card} 1", *lines]]
    assert sentence in told(table, *spoken)


def test_item_events_say_what_they_do() -> None:
    bowls = [["kitten of 1"], [], []]
    mouse = GAME.arrange(hands=[["toy-mouse", "fat"], []], bowls=bowls, events=True)
    assert told(mouse, "0: play toy-mouse 1", "0: choose kitten of 1 at 1") == [
        "You use Toy Mouse at the Fish bowl.",
        "The Toy Mouse gets Ana’s Kitten at the Fish bowl going again.",
    ]
    vacuum = GAME.arrange(hands=[["robo-vac", "fat"], []], bowls=bowls, events=True)
    assert told(vacuum, "0: play robo-vac 1", "1: send kitten to 2")[-1] == (
        "The Robo-Vac shoos Ana’s Kitten from the Fish bowl to the Mouse bowl."
    )
    laser = GAME.arrange(hands=[["laser-pointer", "fat"], []], events=True)
    assert told(laser, "0: play laser-pointer 3") == [
        "You use Laser Pointer at the Bird bowl: everyone plays there now."
    ]


def test_dinner_events_say_who_eats_and_why_it_ends() -> None:
    bowl = ["kitten of 0", "kitten of 1", "lazy of 1", "greedy of 0"]
    hungry = GAME.arrange(hands=[["fat"], []], bowls=[bowl], food=["32"], events=True)
    assert told(hungry, "0: play fat 1", "0: feed greedy 3+2")[2:7] == [
        "Your Greedy Cat eats a 3 and a 2 at the Fish bowl.",
        "Nothing left in the Fish bowl.",
        "Your Kitten leaves the Fish bowl hungry.",
        "Ana’s Kitten leaves the Fish bowl hungry.",
        "Ana’s Lazy Cat leaves the Fish bowl hungry.",
    ]
    lazy = GAME.arrange(hands=[["fat"], []], bowls=[bowl], events=True)
    assert told(lazy, "0: play fat 1", "0: feed kitten 1", "1: feed lazy 1")[4] == (
        "Ana’s Lazy Cat has eaten, so dinner’s over at every bowl. The box stays where it is."
    )
