"""`scorekeeper run`: serve the app on the local network until Ctrl-C."""

import logging
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from scorekeeper.cli.messages import fail, terminal_translator, warn, warn_of_broken

if TYPE_CHECKING:
    from concurrent.futures import Future

    from scorekeeper.bootstrap import Opener
    from scorekeeper.server.deferred import FletMain
    from scorekeeper.server.run import Certificate
    from scorekeeper.settings import Settings

HEAD_START: Final = 0.7
"""Seconds that phones and scripts have the server to themselves before the app is built. A browser
takes longer than that to come as far as asking for the app; where it does ask, none is waited.
"""


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
    tls_cert: Annotated[
        Path | None, typer.Option(help="Certificate (PEM) to serve over https with.")
    ] = None,
    tls_key: Annotated[Path | None, typer.Option(help="Private key of the certificate.")] = None,
) -> None:
    """Serve Scorekeeper on the local network and open it in the browser."""
    from scorekeeper.memory import collect_seldom

    # Before the rest is imported, which is when most is collected for nothing.
    collect_seldom()
    from scorekeeper.settings import load_settings

    # Ctrl-C before the server is up; from then on the server itself takes it.
    with suppress(KeyboardInterrupt):
        settings = load_settings(
            host=host, port=port, open_browser=False if no_browser else None, data_dir=data_dir
        )
        _require_data_dir(settings.data_dir)
        certificate = _certificate(tls_cert, tls_key)
        _serve(settings, _listen(settings.server.host, settings.server.port), certificate)


def _certificate(cert: Path | None, key: Path | None) -> "Certificate | None":
    from scorekeeper.server.run import Certificate

    if cert is None and key is None:
        return None
    if cert is None or key is None:
        raise typer.Exit(fail("cli-tls-needs-both"))
    for path in (cert, key):
        if not path.is_file():
            raise typer.Exit(fail("cli-tls-file-missing", path=str(path)))
    certificate = Certificate(cert, key)
    reason = certificate.fault()
    if reason is not None:
        raise typer.Exit(fail("cli-tls-unusable", reason=reason))
    return certificate


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


def _serve(settings: "Settings", sock: socket.socket, certificate: "Certificate | None") -> None:
    from scorekeeper.domain.refusals import StorageRefused
    from scorekeeper.server.addresses import lan_addresses
    from scorekeeper.server.asgi import Doors, create_asgi
    from scorekeeper.server.deferred import DeferredMain, Once
    from scorekeeper.server.ports import port_of
    from scorekeeper.server.run import serve
    from scorekeeper.sharing.hosting import Hosting

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    hosting = Hosting(
        "https" if certificate else "http",
        port_of(sock),
        lambda: lan_addresses(settings.server.host),
    )

    def open_all() -> "Opener":
        # Imported here, in the thread of whoever asks first: the server answers without it.
        from scorekeeper.bootstrap import Opener

        return Opener(settings, hosting)

    opener = Once(open_all)

    def build() -> "FletMain":
        from scorekeeper.bootstrap import build_app

        return build_app(opener(), warn_of_broken)

    deferred = DeferredMain(build)

    def greet() -> None:
        # First what those wait for who come back to a restarted server; whoever asks is told of
        # a store that cannot be used.
        with suppress(StorageRefused):
            opener().services()
        from scorekeeper.cli.welcome import Welcome

        welcome = Welcome(settings.server.host, hosting)
        welcome.let_in(lambda: opener().access())
        if settings.server.open_browser:
            welcome.open_browser()
        welcome.show()
        time.sleep(HEAD_START)
        deferred.start().add_done_callback(_report_failure)

    doors = Doors(lambda: opener().access(), lambda: opener().services())
    serve(
        create_asgi(deferred.main, settings, doors),
        sock,
        on_started=lambda: threading.Thread(target=greet, name="greet", daemon=True).start(),
        certificate=certificate,
    )
    typer.echo(terminal_translator()("cli-stopped"))


def _report_failure(building: "Future[FletMain]") -> None:
    from scorekeeper.domain.refusals import Refusal

    error = building.exception()
    if isinstance(error, Refusal):
        warn(error.key, **error.params)
    elif error is not None:
        logging.getLogger(__name__).error("The app cannot be built", exc_info=error)
