"""Players report a person, or a line of chat, to the operators."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tabbytop.server.errors import Refused
from tabbytop.server.hosting.subscribers import held_seats
from tabbytop.server.store.moderation import Report
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.loading import replay_history
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.people.schemas import NewReport
    from tabbytop.server.store.rows import Person
    from tabbytop.server.table.state import AppliedEntry


class Reports:
    """Accepts reports from players at tables."""

    def __init__(self, host: "Host", signer: "Signer", quotas: "Quotas") -> None:
        self._host = host
        self._signer = signer
        self._quotas = quotas

    async def report(
        self, table: str, request: "NewReport", person: "Person | None", secrets: "Sequence[str]"
    ) -> None:
        """Store a report, with the reported line. The reporter has a seat, or is an onlooker with a
        cookie."""
        async with self._host.locked(table) as hosted:
            held = await held_seats(
                self._host, hosted, self._signer, secrets, person.id if person else ""
            )
            reporter, name = _reporter(hosted, person, list(held))
            if request.line is None:
                accused, quote = self._occupant(hosted, request.seat), ""
            else:
                accused, quote = await self._speaker_of(hosted, request.seat, request.line)
        if not accused.person:
            raise Refused("unknown", Message("server", "accused-forgotten"))
        if accused.person == reporter:
            raise Refused("not-now", Message("server", "reports-yourself"))
        await self._quotas.take("report", reporter)
        await self._host.store.operators.add_report(
            Report(
                id=0,
                at=self._host.now(),
                table_id=table,
                seat=request.seat,
                number=request.line,
                reason=request.reason,
                text=" ".join(request.text.split()),
                quote=quote,
                accused=accused.person,
                accused_name=accused.name,
                reporter=reporter,
                reporter_name=name,
                done_at=None,
                done_by="",
            )
        )

    def _occupant(self, hosted: "HostedTable", seat: int) -> Occupant:
        occupants = hosted.loaded_state().occupants
        if seat >= len(occupants) or occupants[seat].kind != "person":
            raise Refused("unknown", Message("server", "nobody-to-report", seat=seat))
        return occupants[seat]

    async def _speaker_of(
        self, hosted: "HostedTable", seat: int, shown: int
    ) -> tuple[Occupant, str]:
        """The speaker and text of the line of chat with that number."""
        lines = await self._lines(hosted, shown)
        line = next((each for each in lines if each.public_seq == shown and not each.quiet), None)
        if line is None or line.entry.kind != "said" or line.entry.seat != seat:
            raise Refused("unknown", Message("server", "said-nothing-there"))
        state = hosted.loaded_state()
        if 0 < state.seated[seat] < line.entry.number:
            return state.occupants[seat], line.entry.text
        seated = [  # of somebody who has left before the start
            each.entry.text
            for each in await self._story(hosted)
            if (each.entry.kind, each.entry.seat) == ("sat", seat) and each.public_seq < shown
        ]
        if not seated:
            raise Refused("unknown", Message("server", "accused-forgotten"))
        return msgspec.json.decode(seated[-1], type=Occupant), line.entry.text

    async def _lines(self, hosted: "HostedTable", shown: int) -> "list[AppliedEntry]":
        recent = hosted.loaded_state().entries_since(shown - 1)
        return await self._story(hosted) if recent is None else recent

    async def _story(self, hosted: "HostedTable") -> "list[AppliedEntry]":
        """All entries of the table; the caller holds its lock."""
        state = hosted.loaded_state()
        if not hosted.history or hosted.history[-1].public_seq < state.public_seq:
            entries = await self._host.store.entries_after(hosted.id, 0)
            # In a thread: other tables go on.
            hosted.history = await asyncio.to_thread(replay_history, state, entries)
        return hosted.history


def _reporter(hosted: "HostedTable", person: "Person | None", held: list[int]) -> tuple[str, str]:
    """The id and name of the reporter; raise Refused if they are not at the table."""
    state = hosted.loaded_state()
    for seat, who in enumerate(state.occupants):
        mine = person is not None and who.kind == "person" and who.person == person.id
        if mine or seat in held:
            return who.person, who.name
    if person is None:
        raise Refused("not-yours", Message("server", "reporter-elsewhere"))
    return person.id, person.name
