"""The requests by which notices are delivered: to a push service, to ntfy, to a webhook."""

from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from tabbytop.server.notices.wording import Turn, texts_of

if TYPE_CHECKING:
    from tabbytop.server.notices.web_push import VapidKey
    from tabbytop.server.store.notices import NoticeEndpoint

_encode = msgspec.json.Encoder().encode
_JSON = {"Content-Type": "application/json"}


class Request(NamedTuple):
    """A POST that delivers a notice."""

    url: str
    headers: dict[str, str]
    body: bytes


def push_request(
    endpoint: "NoticeEndpoint", turn: Turn, key: "VapidKey", contact: str, now: int
) -> Request:
    """Encrypt a notice for a browser; `now` in seconds. Its service worker reads the message."""
    from tabbytop.server.notices.web_push import BrowserKeys, encrypt  # noqa: PLC0415 - see PushKey

    texts = texts_of(turn, endpoint.language)
    message = _encode(
        {
            "title": texts.title,
            "body": texts.body,
            "table": turn.table,
            "number": turn.number,
            "endpoint": endpoint.id,
            "mute": texts.mute,
            "stop": texts.stop,
        }
    )
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(turn.seconds),
        "Urgency": "normal",
        "Topic": topic_of(turn),
        "Authorization": key.authorization(endpoint.url, contact or _contact(endpoint.page), now),
    }
    body = encrypt(message, BrowserKeys.read(endpoint.key, endpoint.auth))
    return Request(endpoint.url, headers, body)


def topic_of(turn: Turn) -> str:
    """The name by which repeats of a notice replace each other: at most 32 letters of base64."""
    number = str(turn.number)
    return f"{turn.table[: 31 - len(number)]}-{number}"


def ntfy_request(endpoint: "NoticeEndpoint", turn: Turn) -> Request:
    """Publish a notice to a topic of ntfy, with a button that turns it off."""
    texts = texts_of(turn, endpoint.language)
    place = urlsplit(endpoint.url)
    folder, _, topic = place.path.rstrip("/").rpartition("/")
    stop = f"{endpoint.page}/api/notices/{endpoint.id}/stop"

    def button(label: str, url: str) -> dict[str, Any]:
        return {"action": "http", "label": label, "url": url, "method": "POST", "clear": True}

    message = {
        "topic": topic,
        "title": texts.title,
        "message": texts.body,
        "click": f"{endpoint.page}/t/{turn.table}",
        "sequence_id": topic_of(turn),  # repeats replace each other, from ntfy 2.16 on
        "actions": [
            button(texts.mute, f"{stop}?table={turn.table}"),
            button(texts.stop, stop),
        ],
    }
    url = urlunsplit((place.scheme, place.netloc, f"{folder}/", place.query, ""))
    return Request(url, dict(_JSON), _encode(message))


def webhook_request(endpoint: "NoticeEndpoint", turn: Turn) -> Request:
    """Tell a person's webhook of a turn."""
    texts = texts_of(turn, endpoint.language)
    told = _told(turn) | {
        "title": texts.title,
        "text": texts.body,
        "url": f"{endpoint.page}/t/{turn.table}",
        "stop": f"{endpoint.page}/api/notices/{endpoint.id}/stop",
    }
    return Request(endpoint.url, dict(_JSON), _encode(told))


def operator_request(url: str, turn: Turn) -> Request:
    """Tell the operator's webhook of a turn."""
    return Request(url, dict(_JSON), _encode(_told(turn) | {"person": turn.person}))


def _told(turn: Turn) -> dict[str, Any]:
    return {
        "type": "turn",
        "id": topic_of(turn),
        "game": turn.game,
        "table": turn.table,
        "number": turn.number,
        "others": turn.others,
    }


def _contact(page: str) -> str:
    """Whom a push service can ask, if the operator does not say: the server itself."""
    return f"https://{urlsplit(page).netloc or 'localhost'}"
