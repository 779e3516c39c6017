"""The doors cost nothing until they are opened, and say what is missing."""

import subprocess
import sys

import pytest

DOORS = {
    "tabbytop.envs.pettingzoo": ["numpy", "gymnasium", "pettingzoo"],
    "tabbytop.envs.open_spiel": ["numpy", "gymnasium", "pyspiel"],
}
MISSING = [(door, library) for door, libraries in DOORS.items() for library in libraries]


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


def test_importing_envs_imports_no_optional_library() -> None:
    libraries = {library for libraries in DOORS.values() for library in libraries}
    loaded = f"[name for name in {sorted(libraries)} if name in sys.modules]"
    assert run(f"import sys, tabbytop.envs; print({loaded})") == "[]"


@pytest.mark.parametrize(("door", "library"), MISSING)
def test_missing_library_error_says_what_to_install(door: str, library: str) -> None:
    told = run(
        f"import sys; sys.modules[{library!r}] = None\n"
        f"try: import {door}\n"
        "except ModuleNotFoundError as error: print(error.name, error)"
    )
    assert told.startswith(f"{library} {library} is not installed")
    assert 'pip install "tabbytop[envs]"' in told


def test_process_with_registered_games_exits_cleanly() -> None:
    """OpenSpiel keeps what was registered until after Python has ended."""
    told = run(
        "import pyspiel, tabbytop.envs.open_spiel\n"
        "game = pyspiel.load_game('tabbytop_kibble_scuffle')\n"
        "state = game.new_initial_state()\n"
        "print(state.is_chance_node())"
    )
    assert told == "True"
