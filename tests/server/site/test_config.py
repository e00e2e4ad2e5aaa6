"""Settings: flags before variables before what is usual, and a sentence for every value that will not do."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import pytest

from bottega.engine.people.text import LANGUAGES
from bottega.server.config import SETTINGS, Config, Mail, Retention, read_config
from bottega.server.words import problem_text
from bottega.table.problem import Problem


def test_what_is_usual() -> None:
    config = read_config({}, {"BOTTEGA_HOME": "/somewhere"})
    assert config == Config(data=Path("/somewhere/server"))
    assert (config.host, config.port) == ("127.0.0.1", 8000)


def test_a_flag_wins_over_a_variable() -> None:
    environ = {"BOTTEGA_PORT": "8001", "BOTTEGA_HOST": "::1", "BOTTEGA_REDIS": ""}
    config = read_config({"port": "8002", "host": None, "lang": "fr"}, environ)
    assert (config.port, config.host, config.redis) == (8002, "::1", "")


def test_every_setting_reaches_the_configuration() -> None:
    given = {
        "host": "0.0.0.0",
        "port": "0",
        "data": "/data",
        "database": "postgresql://club:secret@db/bottega",
        "redis": "redis://cache:6379/1",
        "origins": "https://Games.example.org/, http://localhost:8000",
        "hosts": "Games.example.org, localhost",
        "trusted_proxies": "127.0.0.1, 10.0.0.0/8, ::1",
        "secure_cookies": "on",
        "rate_limits": "off",
        "address_sockets": "200",
        "keep_names": "30",
        "referees": "3",
        "thinkers": "0",
        "reviews": "40",
        "web": "/web",
        "contact": "mailto:host@example.org",
        "notice_hosts": "Ntfy.club.lan, 10.0.0.9:8080",
        "log_level": "debug",
        "log_json": "off",
        "keep_open": "1",
        "keep_idle": "2",
        "keep_bots": "5",
        "keep_abandoned": "3",
        "keep_guests": "4",
        "keep_chat": "0",
        "mail_url": "smtps://user:secret@mail.example.org",
        "mail_sender": "games@example.org",
        "metrics_token": "secret",
    }
    assert set(given) == {setting.name for setting in SETTINGS}
    networks = tuple(map(ipaddress.ip_network, ("127.0.0.1/32", "10.0.0.0/8", "::1/128")))
    assert read_config(given, {}) == Config(
        host="0.0.0.0",
        port=0,
        data=Path("/data"),
        database="postgresql://club:secret@db/bottega",
        redis="redis://cache:6379/1",
        origins=("https://games.example.org", "http://localhost:8000"),
        hosts=("games.example.org", "localhost"),
        trusted_proxies=networks,
        secure_cookies=True,
        rate_limits=False,
        address_sockets=200,
        keep_names=30,
        referees=3,
        thinkers=0,
        reviews=40,
        web=Path("/web"),
        contact="mailto:host@example.org",
        notice_hosts=("ntfy.club.lan", "10.0.0.9:8080"),
        log_level="debug",
        log_json=False,
        retention=Retention(1, 2, 5, 3, 4, 0),
        mail=Mail("smtps://user:secret@mail.example.org", "games@example.org"),
        metrics_token="secret",
    )
    variables = {f"BOTTEGA_{name.upper()}": text for name, text in given.items()}
    assert read_config({}, variables) == read_config(given, {})


def test_secrets_have_no_flag() -> None:
    assert [setting.name for setting in SETTINGS if setting.secret] == [
        "mail_url",
        "mail_sender",
        "metrics_token",
    ]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("port", "eighty", "--port must be a whole number from 0 to 65,535, not “eighty”."),
        ("port", "70000", "--port must be a whole number from 0 to 65,535, not “70000”."),
        ("port", "-1", "--port must be a whole number from 0 to 65,535, not “-1”."),
        ("port", "٣", "--port must be a whole number from 0 to 65,535, not “٣”."),
        ("referees", "0", "--referees must be a whole number from 1 to 64, not “0”."),
        ("log_level", "loud", "--log-level must be one of debug, info, warning and error, not “loud”."),
        ("rate_limits", "maybe", "--rate-limits must be one of on and off, not “maybe”."),
        ("trusted_proxies", "10.0.0.0/8,proxy", "“proxy” is neither."),
        ("origins", "games.example.org", "like https://games.example.org, not “games.example.org”."),
        ("origins", "https://games.example.org/play", "not “https://games.example.org/play”."),
        ("database", "mysql://root:hunter2@db/x", "--database must be a file, or begin with sqlite:///"),
        ("redis", "http://:hunter2@db", "--redis must begin with redis:// or rediss://"),
    ],
)
def test_a_bad_value_gets_a_sentence(name: str, text: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        read_config({name: text}, {})
    assert said in problem_text(caught.value, "en")
    assert all("hunter2" not in problem_text(caught.value, lang) for lang in LANGUAGES)


def test_a_bad_variable_is_called_by_its_name() -> None:
    with pytest.raises(Problem) as caught:
        read_config({}, {"BOTTEGA_PORT": "x"})
    assert problem_text(caught.value, "it").startswith("BOTTEGA_PORT deve essere un numero intero")
