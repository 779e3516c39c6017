"""What stands in the path of a request."""

from typing import Annotated

from litestar.params import PathParameter

from tabbytop.server.people.identity import ID_PATTERN

GameName = Annotated[str, PathParameter(max_length=40, description="As in the list of games.")]
TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the table's link.")]
