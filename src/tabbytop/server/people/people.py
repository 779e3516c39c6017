"""People: guests from the first second, accounts if they want to be known elsewhere.

A guest costs nothing before doing something: name and cat follow from an id that only the cookie
holds. From the first table or the first wish on, they are in the database.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tabbytop.server.errors import Refused
from tabbytop.server.people.cats import CATS, Cat, guest_cat, guest_name
from tabbytop.server.people.identity import Claim, Device, Signer, new_id
from tabbytop.server.people.look_alikes import LOOKS_TAKEN, refuse_look_alikes
from tabbytop.server.people.names import free_login, free_name
from tabbytop.server.people.weak_passwords import refuse_weak
from tabbytop.server.skeletons import skeleton
from tabbytop.server.store.people import Person, login_key

if TYPE_CHECKING:
    from tabbytop.server.access.limits import Rates
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.moderation.restrictions import Restrictions
    from tabbytop.server.people.bodies import LoggingIn, NewAccount, NewMe
    from tabbytop.server.people.login_delays import LoginDelays
    from tabbytop.server.people.passwords import Passwords
    from tabbytop.server.store.store import Store

_NEVER: Final = 0  # when a guest who is not in the database was written down
_SEEN_EVERY: Final = 86_400_000  # milliseconds; a day is exact enough
_OLD_COOKIES_STAY_MS: Final = 86_400_000  # for other browsers, once the first has a session


class Recognised(NamedTuple):
    """Whom a cookie names, and in which session; empty: an old cookie, which named none."""

    person: Person
    session: str


class People:
    """Who comes to this server."""

    def __init__(
        self,
        store: "Store",
        signer: Signer,
        passwords: "Passwords",
        quotas: "Quotas",
        delays: "LoginDelays",
        restrictions: "Restrictions",
        rates: "Rates",
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._signer = signer
        self._passwords = passwords
        self._quotas = quotas
        self._delays = delays
        self._restrictions = restrictions
        self._rates = rates
        self._now = now

    # Who is it?

    async def recognised(self, cookie: str | None) -> Recognised | None:
        """Whose cookie it is; None if it is nobody's, or void. One look into the database."""
        claim = self._signer.claim(cookie) if cookie else None
        if claim is None:
            return None
        known = await self._store.recognise(claim.person, claim.session)
        if known is None:  # a guest who has done nothing yet, or whom we have forgotten
            return Recognised(_guest(claim.person), claim.session) if claim.epoch == 0 else None
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
            await self._store.touch(person.id, now)
        return Recognised(person, claim.session)

    def new_guest(self) -> Person:
        """Somebody who was never here."""
        return _guest(new_id())

    def cookie(self, person: Person, session: str) -> str:
        """What proves who the person is."""
        return self._signer.cookie(Claim(person.id, person.epoch, session))

    # Sessions.

    async def open_session(self, person: Person, instead_of_old: bool = False) -> str:
        """A new session of the person in this browser; `instead_of_old`: it had a cookie that
        named none, and such cookies are void in a day."""
        session = new_id()
        if person.created != _NEVER:
            now = self._now()
            old_until = now + _OLD_COOKIES_STAY_MS if instead_of_old else None
            await self._store.open_session(session, person.id, now, old_until)
        return session

    async def log_out(self, person: Person, session: str) -> None:
        """The cookie of this browser is void, also copies of it."""
        await self._store.end_session(session, person.id)

    async def log_out_everywhere(self, person: Person) -> None:
        """All cookies of the person are void, also those of known devices."""
        await self._store.end_all_sessions(person.id)

    def with_device(self, person: Person, cookie: str | None) -> str:
        """The cookie that proves to which accounts this browser is known, with this one first."""
        others = [
            device for device in self._signer.devices(cookie or "") if device.person != person.id
        ]
        return self._signer.devices_cookie([Device(person.id, person.epoch, new_id()), *others])

    # What they want.

    async def written(self, person: Person, address: str, session: str = "") -> Person:
        """The person, in the database from now on; so many new ones an hour from an address."""
        if person.created != _NEVER:
            return person
        await self._quotas.take("guest", address)
        now = self._now()
        new = msgspec.structs.replace(person, created=now, seen=now)
        try:
            await self._store.create_person(new, session)
        except Refused:  # two requests of one new guest at once: the other was first
            found = await self._store.person(person.id)
            if found is None:
                raise
            if session:
                await self._store.open_session(session, found.id, now)
            return found
        return new

    async def may_be_renamed(self, person: Person, wish: "NewMe", address: str) -> None:
        """Refused, if the person may not have that name."""
        if wish.name is not None and wish.name != person.name:
            self._rates.take("ask", f"names {address}")
            await refuse_look_alikes(self._store, person, [free_name(wish.name)])

    async def renamed(self, person: Person, wish: "NewMe") -> Person:
        """The person, who is in the database, under another name, or as another cat."""
        is_new = wish.name is not None and wish.name != person.name
        name = free_name(wish.name or "") if is_new else person.name
        cat = person.cat if wish.cat is None else wish.cat
        await self._store.rename(person.id, name, cat)
        return msgspec.structs.replace(person, name=name, cat=cat)

    async def with_account(
        self, person: Person, wish: "NewAccount", address: str, session: str = ""
    ) -> Person:
        """A guest gets an account; who has one changes its name or password, with the old one.

        All older cookies of the person are void.
        """
        is_same = person.login is not None and login_key(person.login) == login_key(wish.login)
        login = " ".join(wish.login.split()) if is_same else free_login(wish.login)
        refuse_weak(wish.password, login)
        await self._quotas.take("address-login", address)
        if person.login is not None:
            await self._quotas.take("login", f"{address} account {person.id}")
            if wish.old is None:
                raise Refused("wrong-password", "to change it, say the old password too")
            if not await self._passwords.right(person.password, wish.old, known=True):
                raise Refused("wrong-password", "that is not the old password")
        password = await self._passwords.hashed(wish.password)
        if not is_same:
            await self._refuse_taken(person, login)
        person = await self.written(person, address, session)
        await self._store.set_password(person.id, login, password)
        found = await self._store.person(person.id)
        if found is None:
            raise Refused("unknown", "the account was deleted meanwhile")
        return found

    async def _refuse_taken(self, person: Person, login: str) -> None:
        """Refused, if another account has that name or one that looks the same."""
        owner = await self._store.by_login(login)
        if owner is not None and owner.id != person.id:  # else nobody needs to be written down
            raise Refused("taken", "that name belongs to somebody else")
        owners = await self._store.owners_of_logins({skeleton(login)})
        if any(other != person.id for _, other in owners):
            raise Refused("taken", LOOKS_TAKEN)

    async def logged_in(
        self, wish: "LoggingIn", address: str, devices: str | None = None
    ) -> Person:
        """Whose account it is; it tells neither by words nor by time which names there are.

        `devices` is what the browser has to prove that somebody has logged in there before: who
        guesses elsewhere cannot keep such a one out.
        """
        login = " ".join(wish.login.split())
        found = await self._store.by_login(login) if "\0" not in login else None
        device = _device_of(found, self._signer.devices(devices or ""))
        if device is not None:
            await self._quotas.take("login", f"device {device.id}")
            right = await self._is_right(found, wish.password, known=True)
        else:
            right = await self._strangers_try(found, wish.password, address, login_key(login))
        if found is None or not right:
            raise Refused("wrong-password", "the name or the password is wrong")
        self._restrictions.refuse_banned(found.id)
        return found

    async def _strangers_try(
        self, found: Person | None, password: str, address: str, name: str
    ) -> bool:
        """A try that is counted for the address, and for the name from this address, and that
        waits the longer the more went wrong before it."""
        await self._quotas.take("address-login", address)
        await self._quotas.take("login", f"{address} {name}")
        async with self._delays.attempt(address, name):
            right = await self._is_right(found, password, known=False)
        (self._delays.succeeded if right else self._delays.failed)(address, name)
        return right

    async def _is_right(self, found: Person | None, password: str, known: bool) -> bool:
        stored = None if found is None else found.password
        return await self._passwords.right(stored, password, known)

    async def may_delete(self, person: Person, password: str | None, address: str) -> None:
        """Refused, if the person has an account and this is not its password."""
        if person.login is None:
            return
        await self._quotas.take("address-login", address)
        await self._quotas.take("login", f"{address} account {person.id}")
        if password is None or not await self._passwords.right(person.password, password, True):
            raise Refused("wrong-password", "to delete the account, say its password")


def known_cat(person: Person) -> Cat:
    """The person's cat, one of those that there are in this version."""
    found: list[Cat] = [cat for cat in CATS if cat == person.cat]
    return found[0] if found else guest_cat(person.id)


def _device_of(person: Person | None, devices: Sequence[Device]) -> Device | None:
    """The proof that this browser is known to the account, if there is one."""
    if person is None:
        return None
    return next(
        (each for each in devices if (each.person, each.epoch) == (person.id, person.epoch)), None
    )


def _guest(id: str) -> Person:  # noqa: A002 - as a person calls it
    """A guest who has done nothing yet."""
    return Person(id, guest_name(id), guest_cat(id), None, None, 0, _NEVER, _NEVER)
