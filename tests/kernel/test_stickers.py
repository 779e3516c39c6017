"""Stickers of any game: one replay, by seat, in the order of definition, only at the end."""

import nap_time
import pytest

import tabbytop
from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.events import Event
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import Sticker, Story, earned_stickers
from tabbytop.kernel.vocabulary import Vocabulary
from tabbytop.testing.bot_games import bot_record, wishful_record

CAT_LADY = tabbytop.game("cat-lady")


class Doze(nap_time.NapTime):
    """Nap Time with stickers."""

    def __init__(self) -> None:
        super().__init__()
        self.stickers = (
            Sticker("slept", lambda story, seat: story.times(seat, "lay") == 3),
            Sticker("sunny", lambda story, seat: story.won(seat)),
            Sticker("everybody", lambda story, seat: True),
        )


DOZE = Doze()


def finished_record() -> Record:
    """A game of two that seat 1 wins alone."""
    return wishful_record(DOZE, 2, 5, [])


def test_stickers_come_by_seat_in_the_order_of_definition() -> None:
    record = finished_record()
    assert earned_stickers(DOZE, record) == [
        ["slept", "everybody"],
        ["slept", "sunny", "everybody"],
    ]


def test_unfinished_game_earns_nothing() -> None:
    record = finished_record()
    record.moves.pop()
    assert earned_stickers(DOZE, record) == [[], []]


def test_game_without_stickers_earns_nothing_and_is_not_replayed() -> None:
    record = finished_record()
    record.moves[0] = (0, "nap 99")
    assert earned_stickers(nap_time.GAME, record) == [[], []]


def test_record_that_cannot_be_replayed_is_refused() -> None:
    record = finished_record()
    record.moves[0] = (0, "nap 99")
    with pytest.raises(BadRecord, match="moves\\[0\\]"):
        earned_stickers(DOZE, record)


def test_story_counts_events_by_kind_and_seat() -> None:
    table = finished_record().replay(DOZE)
    result = table.result()
    assert result is not None
    story = Story(table, result)
    story.tell([Event("purr", {"seat": 1}), Event("purr", {"seat": 1}), Event("purr", {})])
    assert [story.times(seat, "purr") for seat in (0, 1)] == [0, 2]
    assert story.times(1, "hiss") == 0


def test_two_stickers_of_the_same_name_are_refused() -> None:
    twice = [Sticker[Story]("nap", lambda story, seat: True)] * 2
    with pytest.raises(ValueError, match="two stickers have the same name"):
        tabbytop.Game(
            name="twice",
            least_seats=1,
            most_seats=1,
            rules=1,
            vocabulary=Vocabulary(),
            steps=[],
            stickers=twice,
        )


def test_sticker_without_a_text_is_called_by_its_name() -> None:
    texts = GameTexts(DOZE)
    assert texts.sticker("very-sleepy") == "Very sleepy"
    assert not texts.tell_sticker("very-sleepy")


def test_sticker_is_told_in_the_readers_language() -> None:
    assert GameTexts(CAT_LADY).sticker("twelve-bowls") == "Twelve bowls"
    assert GameTexts(CAT_LADY, "de").sticker("twelve-bowls") == "Zwölf Näpfe"
    assert GameTexts(CAT_LADY, "fr").tell_sticker("twelve-bowls").startswith("Nourris douze")


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_game_between_bots_gives_the_same_record_and_stickers_again(name: str) -> None:
    game = tabbytop.game(name)
    seats = ["kitten"] * max(game.least_seats, 2)
    records = [bot_record(game, seats, seed=3) for _ in range(2)]
    assert records[0] == records[1]
    assert earned_stickers(game, records[0]) == earned_stickers(game, records[1])
