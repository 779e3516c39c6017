"""Previews of links in messengers: the tags in the head of the page."""

import html
import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from tabbytop.server.addresses import lan_address, with_host
from tabbytop.server.routes.page import AnyRequest
from tabbytop.server.routes.requests import server_parts
from tabbytop.server.settings import Settings

PICTURE_SIZE: Final = (1200, 630)
_HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
_EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # what a server for the local network listens on


def preview_tags(title: str, about: str, image: str | None) -> str:
    """The tags of a preview; `image` is the address of a picture of `PICTURE_SIZE`."""
    tags = {"og:type": "website", "og:site_name": "Tabbytop", "og:title": title}
    tags |= {"og:description": about}
    if image is not None:
        width, height = PICTURE_SIZE
        tags |= {
            "og:image": image,
            "og:image:width": str(width),
            "og:image:height": str(height),
            "twitter:card": "summary_large_image",
        }
    return "".join(
        f'<meta property="{name}" content="{html.escape(value)}">' for name, value in tags.items()
    )


def origin_of(request: AnyRequest) -> str:
    """The address at which others reach this server, as the client calls it. In a local network the
    name of the client's own machine is replaced by its address there."""
    settings: Settings = server_parts(request.scope).settings
    origin = request.headers.get("origin", "")  # checked for requests that write
    if request.method == "GET" or not origin:
        called = request.headers.get("host", "")
        scheme = "https" if settings.secure else request.scope["scheme"]
        origin = f"{scheme}://{called if _HOST.fullmatch(called) else 'localhost'}"
    if settings.host in _EVERYWHERE and _is_loopback(origin):
        address = lan_address()
        if address is not None:
            return with_host(origin, str(address))
    return origin.rstrip("/")


def _is_loopback(origin: str) -> bool:
    """Whether only the client's own machine reaches this address, and it names a port."""
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
        return parts.port is not None and (name == "localhost" or ip_address(name).is_loopback)
    except ValueError:
        return False
