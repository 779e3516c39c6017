"""What stands in the path and the head of a request."""

from typing import Annotated

from litestar.params import HeaderParameter, PathParameter

from tabbytop.server.people.identity import ID_PATTERN

GameName = Annotated[str, PathParameter(max_length=40, description="As in the list of games.")]
Languages = Annotated[
    str, HeaderParameter(name="accept-language", description="In which language words are told.")
]
_BEARER = "bearer "

TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the table's link.")]


def secrets_in(authorization: str) -> list[str]:
    """The secret of the seat of who asks, if there is any."""
    if not authorization:
        return []
    return [authorization[len(_BEARER) :] if authorization.lower().startswith(_BEARER) else ""]
