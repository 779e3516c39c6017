"""The log is the truth: whoever reads it knows the table."""

import msgspec
from hypothesis import given

from tabbytop.kernel.events import Event
from tabbytop.server.table import leaving
from tabbytop.server.table.bulletin import Bulletin, Outlook
from tabbytop.server.table.changes import applied
from tabbytop.server.table.entries import Entry, speaker
from tabbytop.server.table.messages import FromServer, News
from tabbytop.server.table.sitting import Sitting
from tabbytop.testing import Deal
from tabbytop.testing.strategies import deals
from tests.server.lively import Lively, whole

LONG_ENOUGH = 60


def inside(sitting: Sitting) -> list[object]:
    assert sitting.match is not None
    return [
        sitting.number,
        sitting.shown,
        sitting.at,
        sitting.status,
        sitting.occupants,
        sitting.seated,
        sitting.gone,
        sitting.overtime,
        sitting.proposal,
        sitting.asked_since,
        sitting.asked_at,
        sitting.waits,
        sitting.match.record,
        sitting.match.table.position(),
        sitting.position(),
    ]


@given(deals())
def test_a_log_that_is_read_again_is_the_same_table(deal: Deal) -> None:
    table = Lively(deal, bots=deal.seed % 2 if deal.seats > 1 else 0)
    positions = [table.sitting.position()]
    for step in range(LONG_ENOUGH):
        if table.sitting.status != "playing":
            break
        table.step()
        if step % 23 == 7:
            positions.append(table.sitting.position())
    lived = table.sitting
    for position in (None, *positions, lived.position()):
        loaded = Sitting.load(lived.id, lived.setup, lived.seed, table.log, position)
        assert inside(loaded) == inside(lived)
        assert whole(loaded) == whole(lived)
        for entry in table.log:
            if entry.id:
                number = loaded.done(speaker(entry), entry.id)
                assert number is not None
                assert number == lived.done(speaker(entry), entry.id)


@given(deals())
def test_news_turns_what_a_client_has_into_what_is(deal: Deal) -> None:
    """Through JSON, as on the wire; and who comes back later gets the same steps."""
    table = Lively(deal)
    sitting = table.sitting
    seats = [None, *range(deal.seats)]
    clients: dict[int | None, object] = {
        seat: msgspec.json.decode(msgspec.json.encode(leaving.view(sitting, seat)))
        for seat in seats
    }
    outlook = Outlook.of(sitting)
    for seat in seats:
        outlook.add(sitting, seat)
    began = sitting.shown
    heard: dict[int | None, list[News]] = {seat: [] for seat in seats}

    def tell_all(entry: Entry, events: list[Event]) -> None:
        nonlocal outlook
        bulletin = Bulletin(sitting, entry, events, outlook)
        for seat in seats:
            news = bulletin.news(seat, "")
            if news is not None:
                sent = msgspec.json.decode(news, type=FromServer)
                assert isinstance(sent, News)
                clients[seat] = applied(clients[seat], sent.changes)
                heard[seat].append(sent)
            assert clients[seat] == msgspec.json.decode(
                msgspec.json.encode(leaving.view(sitting, seat))
            ), f"{entry.kind} left seat {seat} with an old view"
        outlook = bulletin.after

    table.on_entry = tell_all
    for _ in range(LONG_ENOUGH):
        if sitting.status != "playing":
            break
        table.step()
    for seat in seats:
        missed = leaving.missed(sitting, seat, began, "")
        assert missed is not None
        loud: dict[int, News] = {}
        for news in heard[seat]:  # a quiet one of the seat's own bears the number before it
            loud.setdefault(news.happened.number, news)
        assert len(missed.steps) == sitting.shown - began
        for step in missed.steps:
            news = loud[step.happened.number]
            assert msgspec.structs.replace(news.happened, host=None) == step.happened  # as of now
            events = msgspec.json.decode(msgspec.json.encode(step.events))
            if seat is None:  # an onlooker hears of what was shown for a moment only then
                assert all(event in news.events for event in events)
            else:
                assert events == news.events
