"""Who pays for thinking: the person, and the address, that causes it."""

from typing import TYPE_CHECKING

from tabbytop.server.fair_queue import Payer

if TYPE_CHECKING:
    from tabbytop.server.hosting.hosting import Hosted


def payer_at(hosted: "Hosted", seat: int, address: str) -> Payer:
    """Who asks something at that seat, from that address."""
    return Payer(address, hosted.present().occupants[seat].person or _nobody(hosted))


def payer_for_bots(hosted: "Hosted") -> Payer:
    """Who pays for the bots of a table: its host, as long as one of its people is left."""
    seat = hosted.present().host()
    known = next(iter(hosted.addresses.values()), "")
    if seat is None:
        return Payer(known, _nobody(hosted))
    return payer_at(hosted, seat, hosted.addresses.get(seat, "") or known)


def _nobody(hosted: "Hosted") -> str:
    """A table of bots alone pays for itself."""
    return f"table {hosted.id}"
