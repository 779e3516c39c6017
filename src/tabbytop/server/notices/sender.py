"""Sending the notices of the outbox, by whichever worker claims them.

A notice is at least sent once: a worker that dies between sending and noting it leaves it to
another. Its topic, made of the table and the number, lets a repeat replace the first.
"""

import asyncio
import contextlib
import logging
import ssl
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import FAILURES, Refused, Unavailable
from tabbytop.server.metrics import count_notice
from tabbytop.server.notices.posting import AddressPolicy, Answer, BadAddress, PostFailed, post
from tabbytop.server.notices.requests import (
    Request,
    ntfy_request,
    operator_request,
    push_request,
    webhook_request,
)
from tabbytop.server.notices.wording import Turn, turn_of
from tabbytop.server.store.notice_lanes import Lanes
from tabbytop.texts.compiled import ENGLISH

if TYPE_CHECKING:
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.notices.endpoints import PushKey
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.notices import PendingNotice
    from tabbytop.server.table.state import TableState

RETRY_SECONDS: Final = (30, 120, 480, 1920, 7200)  # after that many failures; then it is given up
_MOST_FAILURES: Final = 5  # notices given up in a row, then the endpoint is removed
_LONGEST_WAIT: Final = 86_400.0  # seconds that an endpoint may ask for
_CLAIMED_MS: Final = 30_000  # a worker has so long to send what it claimed
_AT_ONCE: Final = 32
_QUICK_SECONDS: Final = 1.0  # for an answer
_POLL_SECONDS: Final = 2.0
_COMMIT_SECONDS: Final = 0.1  # in which a wish is usually on disk
_HEAR_SECONDS: Final = 1.0  # for other workers to say who is at a table that was just loaded
_GONE: Final = frozenset({404, 410})
_LATER: Final = frozenset({408, 425, 429})
_ANYWHERE: Final = AddressPolicy(http=True, private=True)  # the operator's own webhook
_log = logging.getLogger("tabbytop.server")


class NoticeSender:
    """Sends notices that are due, as long as they are still worth sending."""

    def __init__(
        self,
        host: "Host",
        push_key: "PushKey",
        settings: "Settings",
        trust: Callable[[], ssl.SSLContext] | None = None,
    ) -> None:
        self._host = host
        self._store = host.store.notices
        self._push_key = push_key
        self._policy = AddressPolicy(settings.notice_http, settings.notice_private)
        self._contact = settings.notice_contact
        self._webhook = settings.notice_webhook
        self._settles = settings.notice_delay
        self._trust = trust
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lanes = Lanes()
        self._sending: set[asyncio.Task[None]] = set()

    def expect(self, due: int) -> None:
        """Look for a notice that is about to be written here when it is due."""
        wait = max(0.0, (due - self._host.now()) / 1000)
        asyncio.get_running_loop().call_later(wait + _COMMIT_SECONDS, self._wake.set)

    def open(self) -> None:
        """Begin to send."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop; what was claimed and not sent is sent by another worker, later."""
        tasks = [*self._sending, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(self._settles)  # after a restart, until people are back at their tables
        while True:
            wait = _POLL_SECONDS
            try:
                await self._send_due()
                due = await self._store.next_due(self._host.now())
                if due is not None:
                    wait = min(wait, max(0.05, (due - self._host.now()) / 1000))
            except Unavailable as error:
                _log.warning("notices could not be sent: %s", error)
            except Exception:
                _log.exception("notices could not be sent")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)
            self._wake.clear()

    async def _send_due(self) -> None:
        """Begin to send the notices that are due, as many as may be in flight. Each makes room for
        another when it ends."""
        now, free = self._host.now(), _AT_ONCE - len(self._sending)
        if free <= 0:
            return
        for notice in await self._store.claim(now, now + _CLAIMED_MS, free, self._lanes):
            self._lanes.enter(notice.person, notice.host)
            task = asyncio.get_running_loop().create_task(self._send_one(notice))
            self._sending.add(task)
            task.add_done_callback(partial(self._make_room, notice))

    def _make_room(self, notice: "PendingNotice", task: "asyncio.Task[None]") -> None:
        self._sending.discard(task)
        self._lanes.leave(notice.person, notice.host)
        self._wake.set()

    async def _send_one(self, notice: "PendingNotice") -> None:
        kind = "operator" if notice.endpoint is None else notice.endpoint.kind
        try:
            turn = await self._turn(notice)
            if turn is None:
                await self._store.drop(notice.key)
                count_notice(kind, "unneeded")
                return
            await self._deliver(notice, turn, kind)
        except Unavailable as error:  # it is claimed again later
            _log.warning("a notice could not be sent: %s", error)
        except Refused as refused:
            if refused.code not in FAILURES:  # there is no such table any more
                await self._store.drop(notice.key)
        except Exception:
            _log.exception("a notice could not be sent")
            await self._fail(notice, kind)

    async def _turn(self, notice: "PendingNotice") -> Turn | None:
        """The turn to tell of; None: the person has answered or looks at the table, or nobody waits
        for them any more."""
        host, key = self._host, notice.key
        is_new = key.table not in host.open_tables
        if is_new and host.channels.shared:
            await host.hosted(key.table)
            await asyncio.sleep(_HEAR_SECONDS)
        async with host.locked(key.table) as hosted:
            state = hosted.loaded_state()
            if not _is_asked(state, key.seat, notice.person):
                return None
            if hosted.loaded_presence().in_front(key.seat):
                return None
            language = ENGLISH if notice.endpoint is None else notice.endpoint.language
            turn = turn_of(state, key.seat, notice.public_seq, language)
        return None if await self._store.has_answered(key) else turn

    async def _deliver(self, notice: "PendingNotice", turn: Turn, kind: str) -> None:
        policy = _ANYWHERE if notice.endpoint is None else self._policy
        try:
            request = await self._request(notice, turn)
            if request is None:
                await self._store.drop(notice.key)
                return
            began = time.monotonic()
            answer = await post(*request, policy, self._trust)
        except BadAddress:
            await self._give_up(notice, kind)
        except PostFailed:
            self._lanes.note(notice.host, quick=False)
            await self._fail(notice, kind)
        else:
            self._lanes.note(notice.host, time.monotonic() - began < _QUICK_SECONDS)
            await self._react(notice, answer, kind)

    async def _request(self, notice: "PendingNotice", turn: Turn) -> Request | None:
        """The request that delivers it; None: the operator has no webhook any more."""
        endpoint = notice.endpoint
        if endpoint is None:
            return operator_request(self._webhook, turn) if self._webhook else None
        if endpoint.kind == "ntfy":
            return ntfy_request(endpoint, turn)
        if endpoint.kind == "webhook":
            return webhook_request(endpoint, turn)
        key = await self._push_key.get()
        return push_request(endpoint, turn, key, self._contact, self._host.now() // 1000)

    async def _react(self, notice: "PendingNotice", answer: Answer, kind: str) -> None:
        if 200 <= answer.status < 300:
            await self._store.delivered(notice.key)
            count_notice(kind, "sent")
        elif answer.status in _GONE and notice.endpoint is not None:
            await self._store.remove_endpoint(notice.endpoint.id)
            count_notice(kind, "gone")
        elif answer.status in _LATER or answer.status >= 500:
            await self._fail(notice, kind, answer.wait)
        else:
            await self._give_up(notice, kind)

    async def _fail(self, notice: "PendingNotice", kind: str, wait: float = 0.0) -> None:
        """Try again later, or give up. An endpoint that fails again is left alone for longer."""
        if notice.tries >= len(RETRY_SECONDS):
            await self._give_up(notice, kind)
            return
        silent = 0 if notice.endpoint is None else notice.endpoint.silent
        again = RETRY_SECONDS[min(max(notice.tries, silent), len(RETRY_SECONDS) - 1)]
        delay = max(again, min(wait, _LONGEST_WAIT))
        due = self._host.now() + round(1000 * delay)
        await self._store.postpone(notice.key, due, notice.tries + 1)
        count_notice(kind, "failed")

    async def _give_up(self, notice: "PendingNotice", kind: str) -> None:
        await self._store.give_up(notice.key, _MOST_FAILURES)
        count_notice(kind, "given-up")


def _is_asked(state: "TableState", seat: int, person: str) -> bool:
    """Whether the table waits for this person at this seat."""
    if state.status != "playing" or state.paused is not None or state.bot_level(seat):
        return False
    return state.occupants[seat].person == person and state.asked_since[seat] > 0
