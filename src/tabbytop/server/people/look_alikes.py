"""Names that look like somebody else's account."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Refused
from tabbytop.server.skeletons import skeleton

if TYPE_CHECKING:
    from tabbytop.server.store.people import Person
    from tabbytop.server.store.store import Store

LOOKS_TAKEN: Final = "that name looks like somebody else's; choose another"


async def refuse_look_alikes(store: "Store", person: "Person", names: Iterable[str]) -> None:
    """Refused, if one of these names looks like the login of an account that is not the person's
    own."""
    looks = {skeleton(name) for name in names}
    if person.login is not None:
        looks.discard(skeleton(person.login))
    if looks and await store.owners_of_logins(looks):
        raise Refused("taken", LOOKS_TAKEN)
