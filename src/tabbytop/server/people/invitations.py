"""Invitations to a table: its link, a QR code, and a short code that can be read out on the phone.

Codes have six letters and digits, none of which look alike, and no vowels, so that they are no
words. Of 86 million codes only those of open tables count, and tries are limited by address, so
that private tables cannot be found by guessing.
"""

import re
import secrets
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Conflict, Refused
from tabbytop.server.people.schemas import Invitation, QrCode
from tabbytop.server.qr_code import qr_path
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

LETTERS: Final = "34679CDFGHJKMNPQRTWXY"
LENGTH: Final = 6
LONGEST_INPUT: Final = 40  # of a code as it is typed
_DRAWS: Final = 20  # the chance that all of them are taken is nil
_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
_BETWEEN: Final = re.compile(r"[\s.\-\u2010-\u2015]+")  # spaces and hyphens that people type


def new_code() -> str:
    """A random code, which may be taken."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def normalized_code(typed: str) -> str | None:
    """The code that was typed, in any case and with spaces or hyphens; None: it is none."""
    code = _BETWEEN.sub("", typed[:LONGEST_INPUT]).upper()
    return code if _CODE.fullmatch(code) else None


class Invitations:
    """Issues codes for open tables, and finds the table of a code."""

    def __init__(self, host: "Host", store: "Store", quotas: "Quotas") -> None:
        self._host = host
        self._store = store
        self._quotas = quotas

    async def invite(self, person: "Person", table: str, origin: str) -> Invitation:
        """The invitation to a table where the person sits and which has not started yet."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            if not any(state.occupants[seat].person == person.id for seat in state.people()):
                raise Refused("not-yours", Message("server", "no-seat-of-yours"))
            if state.status != "open":
                raise Refused("not-now", Message("server", "code-too-late"))
        try:
            code = await self._store.code_of(table, [new_code() for _ in range(_DRAWS)])
        except Conflict:
            raise Refused("unavailable", Message("server", "not-written")) from None
        link = f"{origin}/t/{table}"
        return Invitation(link, code, QrCode(*qr_path(link)))

    async def table_of_code(self, typed: str, address: str) -> str:
        """The id of the open table that has this code; every try counts for the address."""
        code = normalized_code(typed)
        if code is None:
            raise Refused("unknown", Message("server", "no-code"))
        await self._quotas.take("code", address)
        table = await self._store.table_of_code(code)
        if table is None:
            raise Refused("unknown", Message("server", "no-such-code"))
        return table
