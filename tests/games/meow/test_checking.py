"""The check by the engine: own rule, hands in order, exchange, win."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.scoring import BROKE_NONE
from tests.games.meow.positions import (
    MODES,
    arranged,
    asked,
    at_random,
    begun,
    best,
    hand,
    judged,
    kinds,
    moves,
    pile,
    play,
    refused,
    told,
)

SIZES = [3, 5, 6, 7, 12]


@pytest.mark.ruling("MW-M5", "MW-M6")
def test_broken_own_rule_ends_the_check_without_a_reveal() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    play(table, "0: play croak", "0: do moo", "0: check")
    assert kinds(table) == ["turn", "played", "acted", "checking", "taken_back", "turn"]
    assert [hand(table, seat) for seat in range(3)] == [
        ["croak", "moo"],
        ["oink", "baa"],
        ["hiss", "purr"],
    ]
    assert pile(table) == ["bark"]
    assert best(table) == [0, 0, 0]
    assert table.view(None)["revealed"] is None
    assert table.view(None)["active"] == 1


@pytest.mark.ruling("MW-M7")
@pytest.mark.parametrize("active", range(4))
def test_check_goes_left_until_a_rule_is_broken(active: int) -> None:
    names = [["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"]]
    table = arranged(*names, active=active)
    seats = [(active + step) % 4 for step in range(4)]
    card = names[active][0]
    acts = [card, *names[seats[1]], *names[seats[2]]]
    play(table, f"{active}: play {card}", *[f"{active}: do {act}" for act in acts])
    play(table, f"{active}: check")
    events = table.take_events()
    assert [e.public["at"] for e in events if e.kind == "pointed"] == seats[1:]
    assert [e.public["seat"] for e in events if e.kind == "cleared"] == seats[1:3]
    assert asked(table) == [(seats[3], "reveal")]
    assert table.view(None)["pointed"] == seats[3]
    assert table.view(None)["cleared"] == seats[1:3]


@pytest.mark.ruling("MW-M7")
def test_check_stops_at_the_first_broken_hand() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: do croak", "0: check", "1: reveal baa")
    assert [event.public["at"] for event in told(table, "pointed")] == [1]
    assert table.view(None)["active"] == 1


@pytest.mark.ruling("MW-M8")
def test_holder_chooses_even_if_one_rule_is_broken() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak", "0: do croak", "0: check")
    assert moves(table, 1) == ["reveal oink", "reveal baa"]
    refused(table, 1, "reveal purr", "MW-M8")
    refused(table, 1, "no", "MW-M8")
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(2, "reveal purr")
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak", "0: do croak", "0: do baa", "0: check")
    assert moves(table, 1) == ["reveal oink"]
    refused(table, 1, "reveal baa", "MW-M8")


@pytest.mark.ruling("MW-M8")
def test_holder_with_one_card_is_not_asked() -> None:
    table = arranged(["croak"], ["moo"], ["baa"], ["oink"], ["purr"], ["hiss"])
    play(table, "0: play croak", "0: do croak", "0: check")
    assert [event.public["card"] for event in told(table, "revealed")] == ["moo"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("MW-M9", "MW-M10", "MW-M11")
def test_the_exchange_is_a_fair_shuffle() -> None:
    drawn: Counter[tuple[str, str]] = Counter()
    for seed in range(300):
        table = arranged(
            ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",), seed=seed
        )
        play(table, "0: play croak", "0: do croak", "0: check", "1: reveal baa")
        [mine] = set(hand(table, 0)) - {"moo"}
        [theirs] = set(hand(table, 1)) - {"oink"}
        assert {mine, theirs, *pile(table)} == {"croak", "baa", "bark"}
        drawn[mine, theirs] += 1
        for seat in (2, None):
            assert "bark" not in str(table.view(seat)), "the pile is face down"
    assert len(drawn) == 6
    assert min(drawn.values()) > 25


@pytest.mark.ruling("MW-M9")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("seats", SIZES)
def test_hand_and_pile_sizes_stay_constant(mode: str, judge: str, seats: int) -> None:
    table = begun(seats, 2, mode=mode, judge=judge, rounds=4)
    dealt = [len(hand(table, seat)) for seat in range(seats)]
    size = table.view(None)["pile"]
    for _ in at_random(table, 2):
        view = table.view(None)
        lying = view["active"] if view["played"] else None
        sizes = [s["cards"] + (s["seat"] == lying) for s in view["seats"]]
        assert sizes == dealt
        assert view["pile"] == size


@pytest.mark.ruling("MW-M27", "MW-M31")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", SIZES)
def test_engine_judges_every_rule_right(mode: str, seats: int) -> None:
    """Every check ends at the first hand with a broken rule, or with a win."""
    ends: Counter[str] = Counter()
    for seed in range(4):
        table = begun(seats, seed, mode=mode, seconds=0, rounds=6, events=True)
        for seat, move in judged(table, seed):
            table.take_events()
            if move != "check":
                continue
            after = table.copy()
            after.events = []
            after.play(seat, move)
            what = [event.kind for event in after.events]
            if not is_obeyed(table, table.played):
                wanted = "taken_back"
                assert "pointed" not in what
            else:
                others = [(seat + step) % seats for step in range(1, seats)]
                breaks = [bool(broken_in_hand(table, other)) for other in others]
                wanted = "broken" if any(breaks) else "won"
                assert what.count("cleared") == [*breaks, True].index(True)
            found = "broken" if "revealed" in what or after.pointed >= 0 else ""
            assert (found or (what[-1] if "won" in what else "taken_back")) == wanted
            ends[wanted] += 1
    assert ends["broken"]
    assert ends["won"]


@pytest.mark.ruling("MW-M27")
def test_check_past_all_hands_wins_on_the_first_turn() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    acts = ["croak", "baa", "oink", "purr", "hiss"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    result = table.result()
    assert result is not None
    assert (result.scores, result.places) == ((2, 0, 0), (1, 2, 2))
    assert result.reason == BROKE_NONE
    assert table.actors() == []
    assert table.view(None)["phase"] == "over"
    assert table.view(None)["cleared"] == [1, 2]
    assert table.game.resume(table.position()).result() == result
