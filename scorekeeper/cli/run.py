"""`scorekeeper run`: serve the app on the local network until Ctrl-C."""

import logging
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scorekeeper.cli.messages import fail, terminal_translator, warn, warn_of_broken

if TYPE_CHECKING:
    from concurrent.futures import Future

    from scorekeeper.server.deferred import FletMain
    from scorekeeper.settings import Settings


def run(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 127.0.0.1 for this computer only.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port to listen on; the next free one if it is in use.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    data_dir: Annotated[
        Path | None, typer.Option(help="Folder of the database and its backups.")
    ] = None,
) -> None:
    """Serve Scorekeeper on the local network and open it in the browser."""
    from scorekeeper.settings import load_settings

    # Ctrl-C before the server is up; from then on the server itself takes it.
    with suppress(KeyboardInterrupt):
        settings = load_settings(
            host=host, port=port, open_browser=False if no_browser else None, data_dir=data_dir
        )
        _require_data_dir(settings.data_dir)
        _serve(settings, _listen(settings.server.host, settings.server.port))


def _require_data_dir(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise typer.Exit(fail("cli-data-dir-unusable", path=str(folder), reason=reason)) from None


def _listen(host: str, port: int) -> socket.socket:
    from scorekeeper.server.ports import NoFreePort, listen, port_of

    try:
        sock = listen(host, port)
    except NoFreePort as error:
        raise typer.Exit(fail("cli-no-free-port", first=error.first, last=error.last)) from None
    except PermissionError:
        raise typer.Exit(fail("cli-port-forbidden", port=port)) from None
    except OSError:
        raise typer.Exit(fail("cli-host-unknown", host=host)) from None
    if port not in (0, port_of(sock)):
        warn("cli-port-taken", port=port, next=port_of(sock))
    return sock


def _serve(settings: "Settings", sock: socket.socket) -> None:
    from scorekeeper.server.asgi import create_asgi
    from scorekeeper.server.deferred import DeferredMain
    from scorekeeper.server.ports import port_of
    from scorekeeper.server.run import serve

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    port = port_of(sock)

    def build() -> "FletMain":
        # Imported here, in the builder's thread: the screens and the database are not needed
        # for the first page.
        from scorekeeper.bootstrap import build_app

        return build_app(settings, warn_of_broken)

    deferred = DeferredMain(build)

    def greet() -> None:
        from scorekeeper.cli.welcome import open_browser, print_welcome

        if settings.server.open_browser:
            open_browser(settings.server.host, port)
        print_welcome(settings.server.host, port)
        deferred.start().add_done_callback(_report_failure)

    serve(
        create_asgi(deferred.main, settings),
        sock,
        on_started=lambda: threading.Thread(target=greet, name="greet", daemon=True).start(),
    )
    typer.echo(terminal_translator()("cli-stopped"))


def _report_failure(building: "Future[FletMain]") -> None:
    from scorekeeper.domain.refusals import Refusal

    error = building.exception()
    if isinstance(error, Refusal):
        warn(error.key, **error.params)
    elif error is not None:
        logging.getLogger(__name__).error("The app cannot be built", exc_info=error)
