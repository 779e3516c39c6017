"""Who holds which seats: those whose secrets they have."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabbytop.server.errors import Refused

if TYPE_CHECKING:
    from tabbytop.server.hosting.acting import Held
    from tabbytop.server.hosting.hosting import Host, Hosted
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.table.state import TableState


async def held_by(
    host: "Host", hosted: "Hosted", signer: "Signer", secrets: Sequence[str], person: str
) -> "Held":
    """The seats that these secrets open, for who has locked the table; without any one looks on.

    Refused if a secret opens none, if nobody may look on, if whoever has the seat is banned, or if
    the host does not let the person back in (empty: nobody knows who it is).
    """
    if person and person in hosted.present().banned:
        raise Refused("not-here", "the host of this table does not let you back in")
    held = _opened(signer, hosted.present(), secrets)
    if held is None and host.channels.shared:  # perhaps they have just sat down at another worker
        await host.catch_up(hosted)
        held = _opened(signer, hosted.present(), secrets)
    if held is None:
        raise Refused("not-yours", "that secret opens no seat here")
    for seat in held:
        host.restrictions.refuse_banned(hosted.present().occupants[seat].person)
    if not held and not hosted.present().setup.onlookers:
        raise Refused("not-here", "this table has no onlookers")
    return held


def person_of(signer: "Signer", cookie: str | None) -> str:
    """The person whom a cookie names; empty without a good one."""
    claim = signer.verify_cookie(cookie) if cookie else None
    return "" if claim is None else claim.person


def _opened(signer: "Signer", state: "TableState", secrets: Sequence[str]) -> dict[int, int] | None:
    held = {}
    for secret in secrets:
        seat = signer.verify_seat_secret(secret, state.id, state.seated)
        if seat is None or state.is_forgotten(seat):
            return None
        held[seat] = state.seated[seat]
    return held
