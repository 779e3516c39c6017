"""PostgreSQL with its default durability, but smaller buffers."""

import os
import pwd
import shutil
import signal
import subprocess
from pathlib import Path

from tests.services.server import Broken, Server, plain_environment


class PostgreSQL(Server):
    """A cluster with a role `tabbytop` that owns only the database of the running test."""

    name = "postgresql"
    dies_of = signal.SIGQUIT  # on SIGKILL its children linger, and would be in the way

    def __init__(self) -> None:
        self.programs = programs()
        self.count = 0
        super().__init__(unprivileged_user() if os.getuid() == 0 else "")
        self.execute(f"CREATE ROLE tabbytop LOGIN PASSWORD '{self.password}'")

    @property
    def url(self) -> str:
        return f"postgresql://tabbytop:{self.password}@127.0.0.1:{self.port}/test_{self.count}"

    def fresh(self) -> None:
        """Create an empty database for the next test; drop the last one, even if it is in use."""
        self.start()
        self.execute(f"DROP DATABASE IF EXISTS test_{self.count} WITH (FORCE)")
        self.count += 1
        self.execute(f"CREATE DATABASE test_{self.count} OWNER tabbytop")

    def prepare(self) -> None:
        password = Path(self.folder, "password")
        password.touch(0o600)
        password.write_text(self.password, encoding="ascii")
        shutil.chown(password, self.folder.stat().st_uid)
        # Without waiting for the disk: this is before anything that a test could want back.
        self.run(
            [
                *(str(self.programs / "initdb"), "--pgdata=data", "--username=postgres"),
                *("--pwfile=password", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale"),
                *("--no-sync", "--no-instructions"),
            ]
        )

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "shared_buffers": "16MB",
        }
        said = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", "data", *said]

    def answers(self) -> bool:
        return self.psql("SELECT 1").returncode == 0

    def execute(self, statement: str) -> None:
        """Execute one statement as the superuser."""
        done = self.psql(statement)
        if done.returncode != 0:
            raise Broken(
                f"PostgreSQL refuses {statement.partition(' PASSWORD ')[0]}: {done.stderr}"
            )

    def psql(self, statement: str) -> subprocess.CompletedProcess[str]:
        """Blocking, for tests with and without an event loop."""
        return subprocess.run(
            [
                *(self.programs / "psql", "--no-psqlrc", "--quiet", "--no-password"),
                *(f"--host={self.folder}", f"--port={self.port}", "--username=postgres"),
                *("--dbname=postgres", f"--command={statement}"),
            ],
            env=plain_environment() | {"PGPASSWORD": self.password},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


def programs() -> Path:
    """The folder of PostgreSQL's programs, of the newest version."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(debian, key=lambda initdb: int(initdb.parts[-3]))
    if newest:
        return newest[-1].parent
    found = shutil.which("initdb")
    if found is None:
        raise Broken("PostgreSQL is not installed: make services")
    return Path(found).resolve().parent


def unprivileged_user() -> str:
    """The user for PostgreSQL if we are root, as which it refuses to run."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
