"""The drivers of PostgreSQL and Redis are optional."""

import subprocess
import sys

WITHOUT_DRIVERS = """
import asyncio, sys
sys.modules.update(asyncpg=None, redis=None)
import tabbytop.server.serving
from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.channels.channels import Channels
from tabbytop.server.store.store import Store

async def tell(opening):
    try:
        await opening
    except TabbytopError as error:
        print(error)

asyncio.run(tell(Store.open("postgresql://cats@localhost/cats")))
asyncio.run(tell(Channels.open("redis://localhost/0")))
asyncio.run(tell(Channels.open("database", "postgresql://cats@localhost/cats")))
"""


def test_missing_drivers_name_the_extra_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVERS], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "the driver asyncpg isn’t installed: pip install 'tabbytop[postgresql]'",
        "the driver redis isn’t installed: pip install 'tabbytop[redis]'",
        "the driver asyncpg isn’t installed: pip install 'tabbytop[postgresql]'",
    ]
