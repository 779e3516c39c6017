"""No attribute of a package hides one of its modules, so every module can be imported with `as`."""

import subprocess
import sys
from pathlib import Path

import tabbytop

SOURCE = Path(__file__).parents[2] / "src"
RUN_BY_ALEMBIC = "tabbytop.server.store.migrations.env"
IMPORT = """
import sys
for name in sys.argv[1:]:
    package, _, last = name.rpartition(".")
    found = {}
    exec(f"import {name} as module", found)
    exec(f"from {package} import {last} as attribute", found)
    if not found["module"] is found["attribute"] is sys.modules[name]:
        print(name)
"""


def modules() -> list[str]:
    """Return the dotted names of all our modules and packages."""
    names = []
    for file in sorted((SOURCE / "tabbytop").rglob("*.py")):
        parts = list(file.relative_to(SOURCE).with_suffix("").parts)
        if parts[-1] == "__init__":
            parts.pop()
        names.append(".".join(parts))
    return [name for name in names if name not in {"tabbytop", RUN_BY_ALEMBIC}]


def test_every_module_can_be_imported_under_another_name() -> None:
    command = [sys.executable, "-c", IMPORT, *modules()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")


def test_tabbytop_games_is_a_package() -> None:
    import tabbytop.games.kibble_scuffle as kibble  # noqa: PLC0415 - it is what is tested
    from tabbytop import games  # noqa: PLC0415

    assert games.kibble_scuffle is kibble
    assert "games" not in tabbytop.__all__
    assert "kibble-scuffle" in tabbytop.list_games()
