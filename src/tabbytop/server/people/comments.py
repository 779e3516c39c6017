"""Comments at moments of finished games: players write them, everybody with the link reads them."""

from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Conflict, Refused
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.schemas import Comment, Comments
from tabbytop.server.people.stored_games import load_finished_game
from tabbytop.server.store.comments import StoredComment
from tabbytop.server.store.moderation import Report
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.charging import MessageLimits
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.people.finished_games import FinishedGame
    from tabbytop.server.people.schemas import CommentReport, NewComment
    from tabbytop.server.store.rows import Person

MOST_OF_PERSON: Final = 50  # at one game
MOST_OF_TABLE: Final = 300


class CommentBook:
    """Reads, writes, deletes and reports comments."""

    def __init__(self, host: "Host", quotas: "Quotas", limits: "MessageLimits") -> None:
        self._host = host
        self._store = host.store.comments
        self._quotas = quotas
        self._limits = limits

    async def read(self, table: str, person: "Person | None") -> Comments:
        """All comments at a finished game; raise Refused before its end."""
        finished = await load_finished_game(self._host, table)
        found = [_shown(each, person) for each in await self._store.of_table(table)]
        talks = finished.table.talk == "chat"
        return Comments(found, may_write=talks and _seat_of(finished, person) is not None)

    async def write(
        self, table: str, new: "NewComment", person: "Person | None", address: str
    ) -> Comment:
        """Write a comment. Only people who sat at the table may, at a table where people talk."""
        finished = await load_finished_game(self._host, table)
        seat = _seat_of(finished, person)
        if person is None or seat is None:
            raise Refused("not-yours", Message("server", "comment-players-only"))
        if finished.table.talk != "chat":
            raise Refused("not-here", Message("server", "no-chat"))
        self._host.restrictions.refuse_muted(person.id)
        text = " ".join(new.text.split())
        if not text:
            raise Refused("malformed", Message("server", "nothing-said"))
        if new.step > len(finished.record.moves):
            last = len(finished.record.moves)
            raise Refused("unknown", Message("server", "no-such-step", last=last))
        there = await self._store.of_table(table)
        own = sum(each.person == person.id for each in there)
        if own >= MOST_OF_PERSON or len(there) >= MOST_OF_TABLE:
            raise Refused("limit", Message("server", "too-many-comments"))
        self._limits.charge_talk(person.id, address, text)
        comment = StoredComment(new_id(), table, new.step, seat, person.id, text, self._host.now())
        try:
            await self._store.add(comment)
        except Conflict:
            raise Refused("unknown", Message("server", "no-such-table")) from None
        return _shown(comment, person)

    async def delete(self, table: str, comment: str, person: "Person | None") -> None:
        """Delete a comment of the person's own."""
        found = await self._find(table, comment)
        if person is None or found.person != person.id:
            raise Refused("not-yours", Message("server", "comment-not-yours"))
        await self._store.delete(comment)

    async def report(
        self, table: str, comment: str, request: "CommentReport", person: "Person | None"
    ) -> None:
        """Report a comment to the operators. Everybody with a cookie may."""
        found = await self._find(table, comment)
        if person is None:
            raise Refused("not-yours", Message("server", "reporter-elsewhere"))
        if found.person == person.id:
            raise Refused("not-now", Message("server", "reports-yourself"))
        accused = await self._host.store.person(found.person)
        if accused is None:
            raise Refused("unknown", Message("server", "accused-forgotten"))
        await self._quotas.take("report", person.id)
        await self._host.store.operators.add_report(
            Report(
                id=0,
                at=self._host.now(),
                table_id=table,
                seat=found.seat,
                number=None,
                reason=request.reason,
                text=" ".join(request.text.split()),
                quote=found.text,
                accused=accused.id,
                accused_name=accused.name,
                reporter=person.id,
                reporter_name=person.name,
                done_at=None,
                done_by="",
            )
        )

    async def _find(self, table: str, comment: str) -> StoredComment:
        for each in await self._store.of_table(table):
            if each.id == comment:
                return each
        raise Refused("unknown", Message("server", "no-such-comment"))


def _seat_of(finished: "FinishedGame", person: "Person | None") -> int | None:
    """The seat that the person had, their own before those of others on their device."""
    if person is None:
        return None
    seats = [
        seat
        for seat, who in enumerate(finished.occupants)
        if who.kind == "person" and who.person == person.id
    ]
    own = [seat for seat in seats if finished.occupants[seat].name == person.name]
    return next(iter([*own, *seats]), None)


def _shown(comment: StoredComment, person: "Person | None") -> Comment:
    mine = person is not None and comment.person == person.id
    return Comment(comment.id, comment.step, comment.seat, comment.text, comment.at, mine)
