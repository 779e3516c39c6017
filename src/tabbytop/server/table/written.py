"""News of which a part is written already."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from tabbytop.server.table.messages import Told, Undo


class WrittenNews(Struct, tag_field="type", tag="news", frozen=True, omit_defaults=True):
    """`News`, field by field, with what all hear written already."""

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
