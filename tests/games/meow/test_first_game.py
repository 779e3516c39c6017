"""A first game: the small box, and no striking."""

from typing import Any

import pytest

import tabbytop
from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
    BLUE,
    CARD_COUNT,
    FIRST_SPOKEN,
    NAMES,
    PART,
    SMALL_DECK,
    WORDS,
    family_of,
)
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import (
    MODES,
    arranged,
    asked,
    at_random,
    begun,
    dealt,
    hand,
    judged,
    moves,
    pile,
    play,
    refused,
)


@pytest.mark.ruling("MW-D2")
def test_small_box_has_twenty_acts_of_all_families() -> None:
    assert len(SMALL_DECK) == 20
    assert {family_of(card) for card in SMALL_DECK} == set(range(5))
    assert sum(PART[card] for card in SMALL_DECK) == 10
    assert all(BLUE[card] for card in SMALL_DECK if family_of(card) < 2)


@pytest.mark.ruling("MW-D2")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(3, 7))
def test_small_box_deals_only_its_own_rules(seats: int, mode: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = begun(seats, seed, mode=mode, striking=False, box="small")
        for seat in range(seats):
            seen.update(hand(table, seat))
        seen.update(pile(table))
        assert len(table.drawable_cards()) >= seats, "a new rule for each seat"
        imagined = table.imagine(0, tabbytop.quick(seed))
        assert isinstance(imagined, MeowTable)
        cards = [card for cards in imagined.hands for card in cards]
        assert set(cards) <= set(SMALL_DECK)
    assert seen == {NAMES[card] for card in SMALL_DECK}


@pytest.mark.ruling("MW-D2")
def test_small_box_has_only_the_acts_and_words_of_its_rules() -> None:
    table = arranged(["croak", "moo"], ["clap", "fruit"], ["city", "colour"], box="small")
    play(table, "0: play croak")
    legal = table.moves(0)
    acts = [DO.first(move) for move in legal if DO.holds(move)]
    assert acts == [card for card in SMALL_DECK if card < FIRST_SPOKEN]
    words = [SAY.first(move) for move in legal if SAY.holds(move)]
    assert words == [
        word for word in range(len(WORDS)) if not set(ACTS_OF_WORD[word]).isdisjoint(SMALL_DECK)
    ]
    refused(table, 0, "do hiss", "MW-D2")
    refused(table, 0, "say trumpet", "MW-D2")


@pytest.mark.ruling("MW-D2", "MW-S3")
def test_word_does_only_acts_of_the_small_box() -> None:
    """A kiwi is a fruit and a bird; the small box has no rule about birds."""
    for box, used in (("small", ["fruit"]), ("whole", ["fruit", "bird"])):
        table = arranged(["croak", "moo"], ["clap", "fruit"], ["city", "colour"], box=box)
        play(table, "0: play croak", "0: say kiwi")
        assert [act["act"] for act in table.view(0)["acts"]] == used


@pytest.mark.ruling("MW-D2")
def test_every_rule_of_the_small_box_can_be_obeyed() -> None:
    for card in SMALL_DECK:
        others = [name for name in map(NAMES.__getitem__, SMALL_DECK) if name != NAMES[card]]
        hands = ([others[0], others[1]], [NAMES[card], others[2]], others[3:5])
        table = arranged(*hands, box="small")
        table.play(0, f"play {others[0]}")
        while (move := GAME.judge.rollout_move(table, 0, tabbytop.quick(1))) and DO.holds(move):
            table.play(0, move)
        while SAY.holds(move := GAME.judge.rollout_move(table, 0, tabbytop.quick(1))):
            table.play(0, move)
        table.play(0, "check")
        assert 1 in table.view(None)["cleared"]


@pytest.mark.ruling("MW-D2")
@pytest.mark.parametrize(
    ("seats", "options"), [(7, {"box": "small"}), (4, {"young": True, "box": "small"})]
)
def test_small_box_is_refused_where_it_has_too_few_cards(
    seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(seats, 1, {"box": "small", **options})


@pytest.mark.ruling("MW-X10")
def test_game_without_striking_begins_with_the_deal() -> None:
    table = dealt(4, 1, striking=False, seconds=0)
    assert asked(table) == [(seat, "pass") for seat in range(4)]
    refused(table, 0, "ready", "MW-M32")
    with pytest.raises(tabbytop.BadOptions):
        GAME.arrange(3, struck=[["croak"]], options={"striking": False})


@pytest.mark.ruling("MW-X10", "MW-X2")
def test_nobody_is_asked_who_may_strike_nothing() -> None:
    """Six players with thirteen rules need 19 of the 20 cards."""
    table = dealt(6, 1, mode="thirteen", seconds=0, box="small")
    assert asked(table)[0][1] == "pass"
    assert asked(dealt(3, 1, seconds=0, box="small"))[0][1] == "strike"


@pytest.mark.ruling("MW-M24")
def test_rule_is_replaced_from_the_small_box() -> None:
    table = arranged(["croak", "moo"], ["clap", "fruit"], ["city", "colour"], box="small")
    assert "replace clap" in moves(table, 0)
    play(table, "0: replace clap")
    [fresh] = set(hand(table, 1)) - {"fruit"}
    assert NAMES.index(fresh) in SMALL_DECK


@pytest.mark.ruling("MW-D2", "MW-X10")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("mode", MODES)
def test_first_game_plays_to_its_end(mode: str, judge: str) -> None:
    for seats, players in ((3, judged), (4, at_random), (6, judged)):
        table = dealt(seats, 5, mode=mode, judge=judge, striking=False, rounds=2, box="small")
        for _ in players(table, 9):
            assert sum(table.census().values()) == CARD_COUNT
        assert table.result() is not None


@pytest.mark.ruling("MW-D2")
def test_position_with_acts_of_another_box_is_refused() -> None:
    table = arranged(["croak", "moo"], ["clap", "fruit"], ["city", "colour"], box="small")
    document: dict[str, Any] = table.position()
    document["table"]["did"][0] = ["hiss"]
    with pytest.raises(tabbytop.BadPosition, match="another box"):
        GAME.resume(document)


def test_record_without_the_new_options_replays_with_the_whole_box() -> None:
    options = GAME.resolve_options(4, {"mode": "basic", "seconds": 0}).as_dict()
    assert (options["box"], options["striking"]) == ("whole", True)
