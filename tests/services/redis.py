"""Redis that writes to disk before it answers, so that no restart or crash loses data."""

import shutil
from pathlib import Path

from redis import Redis as Client
from redis.exceptions import RedisError

from tests.services.server import Broken, Server


class Redis(Server):
    """A Redis that is emptied before each test."""

    name = "redis"

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"

    def fresh(self) -> None:
        """Empty the database for the next test, and close connections of the last one."""
        self.start()
        with Client.from_url(self.url) as client:
            for kind in ("normal", "pubsub"):
                client.client_kill_filter(_type=kind, skipme=True)
            client.flushall()

    def prepare(self) -> None:
        settings = Path(self.folder, "redis.conf")
        settings.touch(0o600)  # the password is in it, not in the command, which all may read
        settings.write_text(
            f"bind 127.0.0.1\ndir {self.folder}\nrequirepass {self.password}\n"
            'daemonize no\ndatabases 2\nappendonly yes\nappendfsync always\nsave ""\n',
            encoding="utf-8",
        )

    def command(self) -> list[str]:
        return [program(), str(self.folder / "redis.conf"), "--port", str(self.port)]

    def answers(self) -> bool:
        try:
            with Client.from_url(self.url) as client:
                return bool(client.ping())
        except RedisError:
            return False


def program() -> str:
    """The path of redis-server."""
    found = shutil.which("redis-server")
    if found is None:
        raise Broken("Redis is not installed: make services")
    return found
