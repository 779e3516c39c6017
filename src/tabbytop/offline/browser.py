"""What the page's worker calls: texts and numbers in, texts and numbers out."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from tabbytop.offline import api, bots
from tabbytop.offline.device import Device
from tabbytop.offline.store import DeviceStore

if TYPE_CHECKING:
    from tabbytop.offline.bots import AskOther

_opened: list[Device] = []


async def start(
    saved: Mapping[str, str],
    save: Callable[[str, str | None], Awaitable[None]],
    ask_other: "AskOther | None" = None,
) -> None:
    """Begin with what is kept on the device; `ask_other` sends a question to another worker."""
    _opened.append(await Device.open(DeviceStore(saved, save), ask_other))


async def request(method: str, path: str, body: str, language: str) -> tuple[int, str]:
    """Answer a request of the page as the server would: the status, and JSON."""
    return await api.answer(_device(), method, path, body, language)


def connect(
    connection: int, table: str, send: Callable[[str], None], close: Callable[[int, str], None]
) -> None:
    """Open a connection to a table."""
    _device().connect(connection, table, send, close)


def receive(connection: int, message: str) -> None:
    """Take a message of a connection."""
    _device().receive(connection, message)


def disconnect(connection: int) -> None:
    """End a connection."""
    _device().disconnect(connection)


async def think(question: str) -> str:
    """Answer a question of the other worker."""
    return bots.think(question)


def _device() -> Device:
    return _opened[-1]
