"""The HTTP part described as an OpenAPI document, at /api/openapi.json; no page comes with it."""

from typing import Any

from litestar import Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Raw

from tabbytop import __version__
from tabbytop.server.access.refusals import nothing_there


class Views(OpenAPISchemaPlugin):
    """A view is a JSON object, which goes to the wire as it was written."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        """Whether it is written already."""
        return value is Raw

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: object
    ) -> Schema:
        """Any object."""
        return Schema(type=OpenAPIType.OBJECT)


async def _plainly(response: Response[Any]) -> Response[Any]:
    """Litestar answers with a page of its own to what is not there; we answer as everywhere."""
    return nothing_there() if response.status_code == 404 else response


def described() -> OpenAPIConfig:
    """How Litestar is to describe an app."""
    router = Router("/api", route_handlers=[], include_in_schema=False, after_request=_plainly)
    return OpenAPIConfig(
        title="Tabbytop",
        version=__version__,
        description="Five cat games on one table. docs/protocol.md tells how they are played.",
        openapi_router=router,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
