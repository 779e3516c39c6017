"""PostgreSQL, as careful with what is written as it is by default, only smaller."""

import os
import pwd
import shutil
import signal
import subprocess
from pathlib import Path

from tests.services.server import Broken, Server, plain_environment


class PostgreSQL(Server):
    """A cluster with a role `tabbytop` that rules nothing but the database of the running test."""

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
        """A new empty database for the next test; the last one's is dropped, whoever is in it."""
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
        """Do one statement as the superuser."""
        done = self.psql(statement)
        if done.returncode != 0:
            raise Broken(
                f"PostgreSQL refuses {statement.partition(' PASSWORD ')[0]}: {done.stderr}"
            )

    def psql(self, statement: str) -> subprocess.CompletedProcess[str]:
        """Blocking, so that it serves tests with an event loop and tests without alike."""
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
    """The folder of PostgreSQL's programs, the newest if there are several."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(debian, key=lambda initdb: int(initdb.parts[-3]))
    if newest:
        return newest[-1].parent
    found = shutil.which("initdb")
    if found is None:
        raise Broken("PostgreSQL is not installed: make services")
    return Path(found).resolve().parent


def unprivileged_user() -> str:
    """As whom root runs it: PostgreSQL refuses to run as root."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
