"""`News` with parts that are JSON already.

It has a module of its own: `broadcast` is compiled, which msgspec's Structs cannot be, and all
Structs of `messages` become types of the browser.
"""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from tabbytop.server.table.messages import Told, Undo


class EncodedNews(Struct, tag_field="type", tag="news", frozen=True, omit_defaults=True):
    """`News`, field by field, with the parts that many hear encoded already."""

    seat: int | None
    happened: Raw
    events: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET
    id: str = ""
    prompt: dict[str, Any] | UnsetType = UNSET
    moves: list[str] | UnsetType = UNSET
    many: bool = False
    undo: Undo = "no"
    proposal: int | UnsetType = UNSET
    agreed: list[int] = []
    deadlines: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    seed: str = ""
    told: Told | UnsetType = UNSET
