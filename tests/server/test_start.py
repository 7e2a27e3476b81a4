"""What the first page waits for: nothing that only later ones need is imported before it.

Speed itself is measured by `make bench ARGS=startup`; these are the things that made it slow.
"""

import subprocess
import sys
from pathlib import Path

from tests.letting_in import let_in

FIRST_PAGE = """
import asyncio, sys
import scorekeeper.cli.run, scorekeeper.server.run, scorekeeper.cli.welcome
from scorekeeper.bootstrap import Opener
from scorekeeper.server.asgi import Doors, create_asgi
from scorekeeper.settings import load_settings
from pathlib import Path

async def main(page): pass

asked = [{"type": "http.request"}]

async def receive(): return asked.pop() if asked else await asyncio.Event().wait()

async def send(message):
    if message["type"] == "http.response.start":
        print(message["status"])

settings = load_settings(data_dir=Path(sys.argv[1]))
opener = Opener(settings)
app = create_asgi(main, settings, Doors(opener.access, opener.services))
headers = [(b"host", b"here"), (b"cookie", b"scorekeeper-http=" + sys.argv[2].encode())]
scope = {"type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": "/",
         "raw_path": b"/", "root_path": "", "query_string": b"", "headers": headers,
         "client": ("127.0.0.1", 1), "server": ("here", 80), "state": {}}
asyncio.run(app(scope, receive, send))
"""


def loaded(program: str, *arguments: str) -> tuple[str, set[str]]:
    """What a program prints, and every module and package that is imported at its end."""
    listing = program + "\nprint('--', *sys.modules)"
    said = subprocess.check_output([sys.executable, "-c", listing, *arguments], text=True)
    printed, _, modules = said.partition("--")
    return printed.strip(), set(modules.split())


def test_the_first_page_is_served_without_what_it_does_not_need(tmp_path: Path) -> None:
    entry = let_in(tmp_path)
    assert entry.cookie is not None
    status, modules = loaded(FIRST_PAGE, str(tmp_path), entry.cookie)
    assert status == "200"
    assert "scorekeeper.storage.doorstep" in modules
    needless = {
        *("PIL", "alembic", "fluent", "jinja2", "qrcode", "rich", "sqlalchemy", "sqlmodel"),
        *("flet_charts", "rapidfuzz", "snowballstemmer", "webbrowser"),
        *("scorekeeper.domain.payloads", "scorekeeper.domain.variants"),
        *("scorekeeper.rulebook", "scorekeeper.ui", "scorekeeper.tables.service"),
        *("scorekeeper.server.api.application", "scorekeeper.server.guest"),
    }
    assert not modules & needless


def test_a_store_is_opened_without_the_other_kind_of_database(tmp_path: Path) -> None:
    let_in(tmp_path)
    url = f"sqlite:///{(tmp_path / 'scorekeeper.db').as_posix()}"
    program = f"import sys; from scorekeeper.storage import open_store; open_store({url!r})"
    _, modules = loaded(program)
    assert "sqlalchemy" in modules
    assert "sqlalchemy.dialects.postgresql" not in modules


def test_the_command_line_begins_without_what_single_commands_need() -> None:
    _, modules = loaded("import sys, scorekeeper.cli")
    assert not modules & {"flet", "fluent", "pydantic", "rich", "scorekeeper.settings", "uvicorn"}
