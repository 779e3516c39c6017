"""Optional libraries are imported only when needed, and errors name the missing one."""

import subprocess
import sys

import pytest

MODULES = {
    "tabbytop.envs.pettingzoo": ["numpy", "gymnasium", "pettingzoo"],
    "tabbytop.envs.batch": ["numpy", "gymnasium"],
    "tabbytop.envs.vector": ["numpy", "gymnasium"],
    "tabbytop.envs.open_spiel": ["numpy", "gymnasium", "pyspiel"],
}
MISSING = [(module, library) for module, libraries in MODULES.items() for library in libraries]


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


def test_importing_envs_imports_no_optional_library() -> None:
    libraries = {library for libraries in MODULES.values() for library in libraries}
    loaded = f"[name for name in {sorted(libraries)} if name in sys.modules]"
    assert run(f"import sys, tabbytop.envs; print({loaded})") == "[]"


@pytest.mark.parametrize(("module", "library"), MISSING)
def test_missing_library_error_says_what_to_install(module: str, library: str) -> None:
    told = run(
        f"import sys; sys.modules[{library!r}] = None\n"
        f"try: import {module}\n"
        "except ModuleNotFoundError as error: print(error.name, error)"
    )
    assert told.startswith(f"{library} {library} is not installed")
    assert 'pip install "tabbytop[envs]"' in told


def test_process_with_registered_games_exits_cleanly() -> None:
    """OpenSpiel keeps registered games until after Python has shut down."""
    told = run(
        "import pyspiel, tabbytop.envs.open_spiel\n"
        "game = pyspiel.load_game('tabbytop_kibble_scuffle')\n"
        "state = game.new_initial_state()\n"
        "print(state.is_chance_node())"
    )
    assert told == "True"
