"""What may be known at a table, as text: equal texts, equal knowledge."""

import json

from tabbytop.kernel.table import Table


def account(table: Table, seat: int | None) -> str:
    """What this seat, or an onlooker, may know now: who is asked what, the view, its moves."""
    asked = []
    for actor in table.actors():
        prompt = table.prompt(actor)
        asked.append({"seat": actor, **(prompt.as_dict() if prompt is not None else {})})
    known: dict[str, object] = {"asked": asked, "view": table.view(seat)}
    if seat is not None:
        known["seat"] = seat
        known["moves"] = table.moves(seat)
    return compact(known)


def secrets(table: Table, seat: int) -> str:
    """What this seat knows and an onlooker does not."""
    public = table.view(None)
    own = {key: value for key, value in table.view(seat).items() if value != public.get(key)}
    return compact({"seat": seat, "view": own, "moves": table.moves(seat)})


def compact(data: object) -> str:
    """Plain data as short text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
