"""Write the answers that never change as files, for the offline kit and a site without a server.

python tools/write_answers.py FOLDER

The page asks for FOLDER/<language>/<path of the API>.json before it starts Python: games, guides,
rulings, words and lists of lessons, as the server and the offline kit answer them.
"""

import asyncio
import shutil
import sys
from pathlib import Path

import msgspec

from tabbytop.games.registry import built_in_games
from tabbytop.offline import api
from tabbytop.offline.device import Device
from tabbytop.offline.store import DeviceStore
from tabbytop.server.people.default_names import CATS
from tabbytop.texts.compiled import languages

PARTS = ("", "/guide", "/rulings", "/words", "/spellings", "/lessons", "/stickers")


async def _forget(_key: str, _text: str | None) -> None:
    """Keep nothing."""


async def write(folder: Path) -> int:
    """Write all answers; return how many there are."""
    device = await Device.open(DeviceStore({}, _forget))
    # Nobody yet: each device has its own person when its Python starts.
    device.person = msgspec.structs.replace(device.person, name="", cat=CATS[0])
    games = [f"/games/{game}{part}" for game in built_in_games() for part in PARTS]
    paths = ["/me", "/games", *games]
    for language in languages():
        for path in paths:
            status, text = await api.answer(device, "GET", f"/api{path}", "", language)
            if status != 200:
                raise SystemExit(f"{path}: {status} {text}")
            file = folder / language / f"{path[1:]}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    await device.close()
    return len(languages()) * len(paths)


def main(folder: Path) -> None:
    """Write them anew."""
    shutil.rmtree(folder, ignore_errors=True)
    asyncio.run(write(folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
