"""People: everybody is a guest from the start, and can make an account to log in elsewhere.

A guest is not stored before doing something: name and cat are derived from the id in the cookie.
With the first table or the first change they are written to the database.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tabbytop.server.confusables import skeleton
from tabbytop.server.errors import Refused
from tabbytop.server.people.default_names import NEVER, guest
from tabbytop.server.people.identity import Claim, Device, Signer, new_id
from tabbytop.server.people.names import (
    LOOKS_TAKEN,
    allowed_login,
    allowed_name,
    refuse_confusable_names,
)
from tabbytop.server.people.weak_passwords import refuse_weak_password
from tabbytop.server.store.people import login_key
from tabbytop.server.store.rows import Person
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.access.rate_limits import RateLimiter
    from tabbytop.server.moderation.restrictions import Restrictions
    from tabbytop.server.people.login_throttle import LoginThrottle
    from tabbytop.server.people.passwords import Passwords
    from tabbytop.server.people.schemas import LoggingIn, NewAccount, NewMe
    from tabbytop.server.store.store import Store

_SEEN_EVERY: Final = 86_400_000  # milliseconds
_OLD_COOKIES_MS: Final = 86_400_000  # old cookies stay valid so long once one was replaced


class AuthenticatedPerson(NamedTuple):
    """The person of a valid cookie and the session; empty: an old cookie without a session."""

    person: Person
    session: str


class People:
    """Authenticates people and changes their accounts."""

    def __init__(
        self,
        store: "Store",
        signer: Signer,
        passwords: "Passwords",
        quotas: "Quotas",
        throttle: "LoginThrottle",
        restrictions: "Restrictions",
        rates: "RateLimiter",
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._signer = signer
        self._passwords = passwords
        self._quotas = quotas
        self._throttle = throttle
        self._restrictions = restrictions
        self._rates = rates
        self._now = now

    # Authentication.

    async def authenticate(self, cookie: str | None) -> AuthenticatedPerson | None:
        """The person of a cookie; None if it is invalid or void. One query."""
        claim = self._signer.verify_cookie(cookie) if cookie else None
        if claim is None:
            return None
        known = await self._store.find_session(claim.person, claim.session)
        if known is None:  # a guest who is not stored yet, or was deleted
            return (
                AuthenticatedPerson(guest(claim.person), claim.session)
                if claim.epoch == 0
                else None
            )
        person, now = known.person, self._now()
        if person.epoch != claim.epoch:
            return None
        if claim.session:
            if known.session_seen is None:
                return None
            if now - min(person.seen, known.session_seen) > _SEEN_EVERY:
                await self._store.touch_session(claim.session, person.id, now)
        elif now >= known.old_cookies_until:
            return None
        elif now - person.seen > _SEEN_EVERY:
            await self._store.touch_person(person.id, now)
        return AuthenticatedPerson(person, claim.session)

    def new_guest(self) -> Person:
        """A new guest, who is not stored yet."""
        return guest(new_id())

    def cookie(self, person: Person, session: str) -> str:
        """The value of the person's cookie."""
        return self._signer.sign_cookie(Claim(person.id, person.epoch, session))

    # Sessions.

    async def open_session(self, person: Person, instead_of_old: bool = False) -> str:
        """Begin a session; return its id. `instead_of_old`: it replaces a cookie without a session,
        and such cookies are void in a day."""
        session = new_id()
        if person.created != NEVER:
            now = self._now()
            old_until = now + _OLD_COOKIES_MS if instead_of_old else None
            await self._store.open_session(session, person.id, now, old_until)
        return session

    async def log_out(self, person: Person, session: str) -> None:
        """Void the cookie of this session, and all copies of it."""
        await self._store.end_session(session, person.id)

    async def log_out_everywhere(self, person: Person) -> None:
        """Void all cookies of the person, including those of known devices."""
        await self._store.end_all_sessions(person.id)

    def add_device(self, person: Person, cookie: str | None) -> str:
        """The device cookie of this browser, with this account added in front."""
        others = [
            device
            for device in self._signer.verify_device_cookie(cookie or "")
            if device.person != person.id
        ]
        return self._signer.sign_device_cookie([Device(person.id, person.epoch, new_id()), *others])

    # Changes.

    async def ensure_saved(self, person: Person, address: str, session: str = "") -> Person:
        """Store a new guest, who counts against the quota of the address; return the person."""
        if person.created != NEVER:
            return person
        await self._quotas.take("guest", address)
        now = self._now()
        new = msgspec.structs.replace(person, created=now, seen=now)
        try:
            await self._store.create_person(new, session)
        except Refused:  # two requests of one new guest at the same time
            found = await self._store.person(person.id)
            if found is None:
                raise
            if session:
                await self._store.open_session(session, found.id, now)
            return found
        return new

    async def check_rename(self, person: Person, request: "NewMe", address: str) -> None:
        """Raise Refused if the person may not have that name."""
        if request.name is not None and request.name != person.name:
            self._rates.take("ask", f"names {address}")
            await refuse_confusable_names(self._store, person, [allowed_name(request.name)])

    async def rename(self, person: Person, request: "NewMe") -> Person:
        """Change the name or cat of a stored person; return the person."""
        is_new = request.name is not None and request.name != person.name
        name = allowed_name(request.name or "") if is_new else person.name
        cat = person.cat if request.cat is None else request.cat
        await self._store.rename(person.id, name, cat)
        return msgspec.structs.replace(person, name=name, cat=cat)

    async def set_account(
        self, person: Person, request: "NewAccount", address: str, session: str = ""
    ) -> Person:
        """Give a guest an account, or change login and password of one, with the old password.

        Voids all older cookies of the person.
        """
        is_same = person.login is not None and login_key(person.login) == login_key(request.login)
        login = " ".join(request.login.split()) if is_same else allowed_login(request.login)
        refuse_weak_password(request.password, login)
        await self._quotas.take("address-login", address)
        if person.login is not None:
            await self._quotas.take("login", f"{address} account {person.id}")
            if request.old is None:
                raise Refused("wrong-password", Message("server", "old-password-missing"))
            if not await self._passwords.verify(person.password, request.old, known=True):
                raise Refused("wrong-password", Message("server", "old-password-wrong"))
        password = await self._passwords.hash(request.password)
        if not is_same:
            await self._refuse_taken(person, login)
        person = await self.ensure_saved(person, address, session)
        await self._store.set_password(person.id, login, password)
        found = await self._store.person(person.id)
        if found is None:
            raise Refused("unknown", Message("server", "account-deleted"))
        return found

    async def _refuse_taken(self, person: Person, login: str) -> None:
        """Raise Refused if another account has that login, or one that looks like it."""
        owner = await self._store.person_by_login(login)
        if owner is not None and owner.id != person.id:  # checked before the person is stored
            raise Refused("taken", Message("server", "name-taken"))
        owners = await self._store.accounts_with_skeletons({skeleton(login)})
        if any(other != person.id for _, other in owners):
            raise Refused("taken", LOOKS_TAKEN)

    async def log_in(
        self, request: "LoggingIn", address: str, devices: str | None = None
    ) -> Person:
        """The person of an account; neither the answer nor its timing tells which logins exist.

        `devices` is the device cookie: attempts from a known device are not delayed by failed
        attempts elsewhere.
        """
        login = " ".join(request.login.split())
        found = await self._store.person_by_login(login) if "\0" not in login else None
        device = _device_of(found, self._signer.verify_device_cookie(devices or ""))
        if device is not None:
            await self._quotas.take("login", f"device {device.id}")
            right = await self._is_right(found, request.password, known=True)
        else:
            right = await self._throttled_attempt(
                found, request.password, address, login_key(login)
            )
        if found is None or not right:
            raise Refused("wrong-password", Message("server", "wrong-login"))
        self._restrictions.refuse_banned(found.id)
        return found

    async def _throttled_attempt(
        self, found: Person | None, password: str, address: str, name: str
    ) -> bool:
        """Verify a password from an unknown device: counted against the quotas of the address and
        the login, and delayed after failed attempts."""
        await self._quotas.take("address-login", address)
        await self._quotas.take("login", f"{address} {name}")
        async with self._throttle.attempt(address, name):
            right = await self._is_right(found, password, known=False)
        (self._throttle.succeeded if right else self._throttle.failed)(address, name)
        return right

    async def _is_right(self, found: Person | None, password: str, known: bool) -> bool:
        stored = None if found is None else found.password
        return await self._passwords.verify(stored, password, known)

    async def check_delete(self, person: Person, password: str | None, address: str) -> None:
        """Raise Refused if the person has an account and this is not its password."""
        if person.login is None:
            return
        await self._quotas.take("address-login", address)
        await self._quotas.take("login", f"{address} account {person.id}")
        if password is None or not await self._passwords.verify(person.password, password, True):
            raise Refused("wrong-password", Message("server", "password-to-delete"))


def _device_of(person: Person | None, devices: Sequence[Device]) -> Device | None:
    """The known device of the account among these; None: there is none."""
    if person is None:
        return None
    return next(
        (each for each in devices if (each.person, each.epoch) == (person.id, person.epoch)), None
    )
