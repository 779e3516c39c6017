"""People: guests from the first second, accounts if they want to be known elsewhere.

A guest costs nothing before doing something: name and cat follow from an id that only the cookie
holds. From the first table or the first wish on, they are in the database.
"""

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.server.errors import Refused
from tabbytop.server.people.cats import CATS, Cat, guest_cat, guest_name
from tabbytop.server.people.identity import Claim, Signer, new_id
from tabbytop.server.store.people import Person, login_key

if TYPE_CHECKING:
    from tabbytop.server.door.quotas import Quotas
    from tabbytop.server.people.bodies import LoggingIn, NewAccount, NewMe
    from tabbytop.server.people.passwords import Passwords
    from tabbytop.server.store.store import Store

_NEVER: Final = 0  # when a guest who is not in the database was written down
_SEEN_EVERY: Final = 86_400_000  # milliseconds; a day is exact enough


class People:
    """Who comes to this server."""

    def __init__(
        self,
        store: "Store",
        signer: Signer,
        passwords: "Passwords",
        quotas: "Quotas",
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._signer = signer
        self._passwords = passwords
        self._quotas = quotas
        self._now = now

    # Who is it?

    async def recognised(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; None if it is nobody's, or void."""
        claim = self._signer.claim(cookie) if cookie else None
        if claim is None:
            return None
        person = await self._store.person(claim.person)
        if person is None:
            return _guest(claim.person) if claim.epoch == 0 else None
        if person.epoch != claim.epoch:
            return None
        if self._now() - person.seen > _SEEN_EVERY:
            await self._store.touch(person.id, self._now())
        return person

    def new_guest(self) -> Person:
        """Somebody who was never here."""
        return _guest(new_id())

    def cookie(self, person: Person) -> str:
        """What proves who the person is."""
        return self._signer.cookie(Claim(person.id, person.epoch))

    # What they want.

    async def written(self, person: Person, address: str) -> Person:
        """The person, in the database from now on; so many new ones an hour from an address."""
        if person.created != _NEVER:
            return person
        await self._quotas.take("guest", address)
        now = self._now()
        new = msgspec.structs.replace(person, created=now, seen=now)
        try:
            await self._store.create_person(new)
        except Refused:  # two requests of one new guest at once: the other was first
            found = await self._store.person(person.id)
            if found is None:
                raise
            return found
        return new

    async def renamed(self, person: Person, wish: "NewMe", address: str) -> Person:
        """The person under another name, or as another cat."""
        name = person.name if wish.name is None else shown_name(wish.name)
        cat = person.cat if wish.cat is None else wish.cat
        person = await self.written(person, address)
        await self._store.rename(person.id, name, cat)
        return msgspec.structs.replace(person, name=name, cat=cat)

    async def with_account(self, person: Person, wish: "NewAccount", address: str) -> Person:
        """A guest gets an account; who has one changes its name or password, with the old one.

        All older cookies of the person are void.
        """
        login = shown_name(wish.login)
        await self._quotas.take("login", address)
        if person.login is not None:
            await self._quotas.take("login", f"account {person.id}")
            if wish.old is None:
                raise Refused("wrong-password", "to change it, say the old password too")
            if not await self._passwords.right(person.password, wish.old):
                raise Refused("wrong-password", "that is not the old password")
        password = await self._passwords.hashed(wish.password)
        owner = await self._store.by_login(login)
        if owner is not None and owner.id != person.id:  # else nobody needs to be written down
            raise Refused("taken", "that name belongs to somebody else")
        person = await self.written(person, address)
        await self._store.set_password(person.id, login, password)
        found = await self._store.person(person.id)
        if found is None:
            raise Refused("unknown", "the account was deleted meanwhile")
        return found

    async def logged_in(self, wish: "LoggingIn", address: str) -> Person:
        """Whose account it is; it tells neither by words nor by time which names there are."""
        login = " ".join(wish.login.split())
        await self._quotas.take("login", address)
        await self._quotas.take("login", f"name {login_key(login)}")
        readable = "\0" not in login
        found = await self._store.by_login(login) if readable else None
        right = await self._passwords.right(found.password if found else None, wish.password)
        if found is None or not right:
            raise Refused("wrong-password", "the name or the password is wrong")
        return found

    async def may_delete(self, person: Person, password: str | None, address: str) -> None:
        """Refused, if the person has an account and this is not its password."""
        if person.login is None:
            return
        await self._quotas.take("login", address)
        await self._quotas.take("login", f"account {person.id}")
        if password is None or not await self._passwords.right(person.password, password):
            raise Refused("wrong-password", "to delete the account, say its password")


def known_cat(person: Person) -> Cat:
    """The person's cat, one of those that there are in this version."""
    found: list[Cat] = [cat for cat in CATS if cat == person.cat]
    return found[0] if found else guest_cat(person.id)


def shown_name(name: str) -> str:
    """A name as it is shown: nothing invisible in it, nor spaces around it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not name.isprintable():
        raise Refused("malformed", "a name is made of letters that can be seen")
    return name


def _guest(id: str) -> Person:  # noqa: A002 - as a person calls it
    """A guest who has done nothing yet."""
    return Person(id, guest_name(id), guest_cat(id), None, None, 0, _NEVER, _NEVER)
