"""Sources of settings, and errors for invalid ones."""

from pathlib import Path

import pytest

from tabbytop.server.settings import BadSettings, Settings, load_settings


def test_flag_overrides_environment_which_overrides_file(tmp_path: Path) -> None:
    file = tmp_path / "tabbytop.toml"
    file.write_text('port = 1\nworkers = 1\nhost = "file"\n', encoding="utf-8")
    environment = {"TABBYTOP_PORT": "2", "TABBYTOP_HOST": "environment"}
    found = load_settings({"port": 3, "host": None}, environment, file)
    assert (found.port, found.host, found.bot_beat) == (3, "environment", Settings().bot_beat)


def test_environment_can_name_the_settings_file(tmp_path: Path) -> None:
    file = tmp_path / "tabbytop.toml"
    file.write_text('origins = ["https://cats.example"]\nsecure = true\n', encoding="utf-8")
    found = load_settings(environment={"TABBYTOP_CONFIG": str(file)})
    assert found.origins == ["https://cats.example"]
    assert found.secure


def test_environment_values_are_converted_to_the_settings_types() -> None:
    found = load_settings(
        environment={
            "TABBYTOP_SECURE": "true",
            "TABBYTOP_BOT_BEAT": "0.5",
            "TABBYTOP_ORIGINS": "https://a.example, https://b.example,",
            "TABBYTOP_TRUSTED_PROXIES": "",
        }
    )
    assert found.secure
    assert found.bot_beat == 0.5
    assert found.origins == ["https://a.example", "https://b.example"]
    assert found.trusted_proxies == []


def test_missing_settings_have_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Path(load_settings(environment={}).database).name == "server.db"
    assert load_settings({"database": "cats.db"}, {}).database == "cats.db"


def test_several_workers_need_postgresql_or_redis() -> None:
    assert load_settings({"database": "postgresql://cats@db/cats", "workers": 2}, {}).workers == 2
    assert load_settings({"channels": "redis://cache/0", "workers": 2}, {}).workers == 2


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"TABBYTOP_PORT": "x"}, "TABBYTOP_PORT: expected `int`"),
        ({"TABBYTOP_PORT": "70000"}, "TABBYTOP_PORT: expected `int` <= 65535"),
        ({"TABBYTOP_BOT_BEAT": "nan"}, "TABBYTOP_BOT_BEAT: expected `float` >= 0"),
        ({"TABBYTOP_MOVES_A_SECOND": "-1"}, "TABBYTOP_MOVES_A_SECOND: expected `float` >= 0"),
        ({"TABBYTOP_LOG_LEVEL": "loud"}, "TABBYTOP_LOG_LEVEL: invalid enum value 'loud'"),
        ({"TABBYTOP_DATABASE": "mysql://u:pw@h/d"}, "database: expected"),
        ({"TABBYTOP_CHANNELS": "smoke://signals"}, "channels: expected"),
        ({"TABBYTOP_CHANNELS": "database"}, "channels: `database` is for PostgreSQL"),
        ({"TABBYTOP_WORKERS": "2"}, "workers: more than one with SQLite needs channels"),
        ({"TABBYTOP_CONFIG": "/no/such/file"}, "/no/such/file: No such file or directory"),
    ],
)
def test_invalid_setting_is_reported_with_its_source(
    environment: dict[str, str], words: str
) -> None:
    with pytest.raises(BadSettings) as refusal:
        load_settings(environment=environment)
    assert words in str(refusal.value)
    assert "pw" not in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "there’s no setting 'prot'"),
        ("port = ", "Invalid value"),
        ('port = "x"', "port: expected `int`"),
        ("origins = [1]", "origins: expected `str`"),
    ],
)
def test_invalid_settings_file_is_reported(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "tabbytop.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings, match=words) as refusal:
        load_settings(environment={}, file=file)
    assert str(file) in str(refusal.value)


def test_invalid_flag_is_reported_by_name() -> None:
    with pytest.raises(BadSettings, match="--bot-processes: expected `int` <= 64"):
        load_settings({"bot_processes": 65}, {})
