"""Circles: found and join them, change them, and see their evenings and seasons."""

import secrets
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Refused, after_writing
from tabbytop.server.people import circle_views
from tabbytop.server.people.circle_schemas import (
    CircleEvenings,
    CircleInvitation,
    CirclePreview,
    MyCircles,
)
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.names import allowed_name
from tabbytop.server.people.schemas import QrCode
from tabbytop.server.qr_code import qr_path
from tabbytop.server.store.circles import MOST_CIRCLES, MOST_MEMBERS, NewCircleRow
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.people.circle_schemas import (
        CircleChanges,
        CircleInfo,
        NewCircle,
        SeasonTable,
    )
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

LONGEST_CIRCLE_NAME: Final = 40
EVENINGS: Final = 10  # in one answer
_SEED_BYTES: Final = 32


def new_draw_seed() -> bytes:
    """A secret seed for the next draw of a circle."""
    return secrets.token_bytes(_SEED_BYTES)


class Circles:
    """Actions of people on circles. Callers have authenticated the person."""

    def __init__(self, store: "Store", quotas: "Quotas", now: "Callable[[], int]") -> None:
        self._store = store.circles
        self._quotas = quotas
        self._now = now

    async def mine(self, person: "Person") -> MyCircles:
        """The circles of the person."""
        found = await self._store.circles_of(person.id)
        return MyCircles([circle_views.card(each) for each in found], MOST_CIRCLES)

    def draft(self, request: "NewCircle") -> NewCircleRow:
        """A circle that is not stored yet; raise Refused if its name is not allowed."""
        return NewCircleRow(
            id=new_id(),
            name=allowed_name(request.name, LONGEST_CIRCLE_NAME),
            token=new_id(),
            rated=request.rated,
            clock_offset=request.offset,
            created=self._now(),
            draw_seed=new_draw_seed(),
        )

    async def found(self, person: "Person", new: NewCircleRow) -> "CircleInfo":
        """Store a drafted circle; the person is its founder."""
        await self._quotas.take("circle", person.id)
        await self._store.create(new, person.id)
        with after_writing():
            return await self.info(person, new.id)

    async def info(self, person: "Person", circle: str) -> "CircleInfo":
        """A circle as the person sees it."""
        snapshot = await self._store.snapshot(circle, person.id)
        ends = snapshot.seasons[-1].ends
        if ends is not None and ends <= self._now():
            await self._store.end_season_if_due(circle, self._now())
            snapshot = await self._store.snapshot(circle, person.id)
        return circle_views.info(snapshot)

    async def change(self, person: "Person", circle: str, changes: "CircleChanges") -> "CircleInfo":
        """Rename the circle, set its clock, or whether it keeps ratings."""
        values: dict[str, object] = {}
        if changes.name is not None:
            values["name"] = allowed_name(changes.name, LONGEST_CIRCLE_NAME)
        if changes.rated is not None:
            values["rated"] = changes.rated
        if changes.offset is not None:
            values["clock_offset"] = changes.offset
        await self._store.change(circle, person.id, **values)
        with after_writing():
            return await self.info(person, circle)

    async def delete(self, person: "Person", circle: str) -> None:
        """Delete the founder's circle; its tables stay."""
        await self._store.delete(circle, person.id)

    # The link.

    async def preview(self, person: "Person", token: str) -> CirclePreview:
        """The circle of a link, for somebody who is not in it yet."""
        found = await self._store.preview(token, person.id)
        if found is None:
            raise Refused("unknown", Message("circles", "no-such-circle-link"))
        return CirclePreview(
            name=found.circle.name,
            founder=found.founder,
            members=found.members,
            full=found.members >= MOST_MEMBERS,
            id=found.circle.id if found.is_member else "",
        )

    async def join(self, person: "Person", token: str) -> "CircleInfo":
        """Join the circle of a link. Idempotent."""
        circle = await self._store.join(token, person.id, self._now())
        with after_writing():
            return await self.info(person, circle)

    async def invitation(self, person: "Person", circle: str, origin: str) -> CircleInvitation:
        """The link of a circle."""
        return _invitation(await self._store.token(circle, person.id), origin)

    async def renew_link(self, person: "Person", circle: str, origin: str) -> CircleInvitation:
        """A new link; the old one is void."""
        token = new_id()
        await self._store.change(circle, person.id, token=token)
        return _invitation(token, origin)

    # Members.

    async def set_rated(self, person: "Person", circle: str, rated: bool) -> "CircleInfo":
        """Set whether the person wants a rating."""
        await self._store.set_rated(circle, person.id, rated)
        with after_writing():
            return await self.info(person, circle)

    async def leave(self, person: "Person", circle: str) -> None:
        """Leave a circle."""
        await self._store.leave(circle, person.id, self._now())

    async def remove(self, person: "Person", circle: str, member: int) -> "CircleInfo":
        """Remove a member. The link is renewed, so that they cannot come back by it."""
        await self._store.remove(circle, person.id, member, new_id(), self._now())
        with after_writing():
            return await self.info(person, circle)

    async def hand_over(self, person: "Person", circle: str, member: int) -> "CircleInfo":
        """Make another member the founder."""
        await self._store.hand_over(circle, person.id, member)
        with after_writing():
            return await self.info(person, circle)

    # Evenings and seasons.

    async def evenings(self, person: "Person", circle: str, before: int | None) -> CircleEvenings:
        """The last evenings before that day, the latest first."""
        _, members, found = await self._store.evenings(circle, person.id, before, EVENINGS + 1)
        shown = [circle_views.evening(rows, members) for rows in found[:EVENINGS]]
        goes_on = len(found) > EVENINGS
        return CircleEvenings(shown, str(found[EVENINGS - 1].day) if goes_on else None)

    async def season(self, person: "Person", circle: str, number: int) -> "SeasonTable":
        """The table of a season."""
        await self.info(person, circle)  # a season whose date has come is ended first
        return circle_views.season_table(await self._store.season(circle, person.id, number))

    async def set_season_end(self, person: "Person", circle: str, ends: int | None) -> "CircleInfo":
        """Set when the running season ends by itself."""
        if ends is not None and ends <= self._now():
            raise Refused("bad-options", Message("circles", "season-end-past"))
        await self._store.set_season_end(circle, person.id, ends, self._now())
        with after_writing():
            return await self.info(person, circle)

    async def end_season(self, person: "Person", circle: str) -> "CircleInfo":
        """End the running season; the next one begins."""
        await self._store.end_season(circle, person.id, self._now())
        with after_writing():
            return await self.info(person, circle)


def _invitation(token: str, origin: str) -> CircleInvitation:
    link = f"{origin}/circle/join/{token}"
    return CircleInvitation(link, QrCode(*qr_path(link)))
