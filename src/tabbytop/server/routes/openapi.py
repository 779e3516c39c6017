"""The OpenAPI document of the HTTP API, at /api/openapi.json, without a page to browse it."""

from typing import Any

from litestar import Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Raw

from tabbytop import __version__
from tabbytop.server.access.refusals import not_found_response


class ViewSchemas(OpenAPISchemaPlugin):
    """Describes views, which are sent as JSON that is already encoded, as objects."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return value is Raw

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: object
    ) -> Schema:
        return Schema(type=OpenAPIType.OBJECT)


async def _plain_not_found(response: Response[Any]) -> Response[Any]:
    """Replace Litestar's own page for unknown paths by our usual response."""
    return not_found_response() if response.status_code == 404 else response


def openapi_config() -> OpenAPIConfig:
    """The configuration of Litestar's OpenAPI document."""
    router = Router(
        "/api", route_handlers=[], include_in_schema=False, after_request=_plain_not_found
    )
    return OpenAPIConfig(
        title="Tabbytop",
        version=__version__,
        description="Five cat games on one table. docs/protocol.md tells how they are played.",
        openapi_router=router,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
