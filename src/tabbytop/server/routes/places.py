"""What stands in the path and the head of a request."""

from typing import Annotated

from litestar.params import HeaderParameter, PathParameter

from tabbytop.server.people.identity import ID_PATTERN

GameName = Annotated[str, PathParameter(max_length=40, description="As in the list of games.")]
Languages = Annotated[
    str, HeaderParameter(name="accept-language", description="In which language words are told.")
]
TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the table's link.")]
