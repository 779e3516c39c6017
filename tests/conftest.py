"""Settings for all tests: Hypothesis profiles, signals, and a check for stale compiled files."""

import gc
import os
import random
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

pytest_plugins = ["tests.services.fixtures"]

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "examples"), str(ROOT / "tools")]

# `make test` runs the same examples every time, so that a red run can be repeated;
# `make test-long` looks for new ones.
_PATIENT = settings(deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("short", _PATIENT, derandomize=True, max_examples=30, database=None)
settings.register_profile("quick", settings.get_profile("short"), max_examples=5)
settings.register_profile("long", _PATIENT, max_examples=3000)
# A mutant is dead with the first failure: nobody needs a smaller one.
settings.register_profile(
    "mutation", settings.get_profile("short"), phases=[Phase.explicit, Phase.generate, Phase.target]
)
settings.load_profile(os.environ.get("TABBYTOP_TEST_PROFILE", "short"))


# Tests speak to this machine alone. Loading all certificates would take each client 45 ms.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(ROOT / "tests")

# A shell that runs the tests in the background has them ignore Ctrl-C, and `nohup` the end of a
# terminal, which some are about.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


# Tests that `make test` leaves to `make test-all`, beside those that need PostgreSQL or Redis and
# those that say so themselves (`pytest.mark.extended`).
EXTENDED = (
    # Several processes, kills and attacks.
    "bots/test_outside.py",
    "server/crashes",
    "server/hostile",
    "server/test_command.py",
    "server/test_hand_over.py",
    "server/test_launching.py",
    "server/test_openapi.py",
    "server/test_outcome_unknown.py",
    "server/test_random_companies.py",
    "server/test_serving.py",
    "server/test_two_servers.py",
    "services",
    # For researchers and maintainers.
    "benchmarks",
    "compiled",
    "envs",
    "house/test_image.py",
    "house/test_image_build.py",
    "house/test_tutorials.py",
    "lab/arena",
    "lab/test_ray.py",
    "lab/test_ray_option.py",
    "mutation",
    "server/test_typescript.py",
    "tools/test_build_docs.py",
    "tools/test_check_texts.py",
    "tools/test_generate.py",
    "tools/test_wheels.py",
    "tools/test_wire_types.py",
    # Features around a game: circles, notices, history, moderation.
    "server/circles",
    "server/notices",
    "server/store/test_backup.py",
    "server/store/test_circles.py",
    "server/store/test_notices.py",
    "server/store/test_results.py",
    "server/test_admin.py",
    "server/test_comments.py",
    "server/test_daily.py",
    "server/test_device_games.py",
    "server/test_filling.py",
    "server/test_host_powers.py",
    "server/test_login_throttle.py",
    "server/test_names_at_tables.py",
    "server/test_other_rules.py",
    "server/test_plug_in_game.py",
    "server/test_reports.py",
    "server/test_results.py",
    # Whole games in every language.
    "languages/test_translation_is_complete.py",
    "terminal/test_languages.py",
)
SERVICES = {"postgresql", "redis"}
SHUFFLED = os.environ.get("TABBYTOP_TEST_ORDER", "")  # a seed: no test may need another before it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SHUFFLED:
        random.Random(SHUFFLED).shuffle(items)
    for item in items:
        path = item.path.relative_to(ROOT / "tests").as_posix()
        is_extended = any(path == part or path.startswith(f"{part}/") for part in EXTENDED)
        if is_extended or not SERVICES.isdisjoint(_needs(item)):
            item.add_marker(pytest.mark.extended)


def _needs(item: pytest.Item) -> list[object]:
    """Return the names of a test's fixtures, and what they are parametrized with."""
    call = getattr(item, "callspec", None)
    given = [] if call is None else [value for value in call.params.values() if type(value) is str]
    return [*getattr(item, "fixturenames", ()), *given]


def pytest_sessionstart() -> None:
    stale = sorted(Path(ROOT, "src").rglob("*.so"))
    if stale:
        pytest.exit(f"compiled code beside the sources hides your edits, remove it: {stale[0]}", 1)


def pytest_collection_finish() -> None:
    # Ten thousand tests and their modules are here to stay: the collector need not look at them.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)
