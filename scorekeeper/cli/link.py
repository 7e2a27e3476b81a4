"""`scorekeeper link`: one more way in for the owner, made at the machine itself."""

from pathlib import Path
from typing import Annotated

import typer

from scorekeeper.cli.messages import fail, terminal_translator


def link(
    data_dir: Annotated[
        Path | None, typer.Option(help="Folder of the database and its backups.")
    ] = None,
) -> None:
    """Print a link that lets one more device of the owner in to the running server."""
    from rich.console import Console

    from scorekeeper.bootstrap import open_access
    from scorekeeper.cli.welcome import show_qr
    from scorekeeper.domain.refusals import Refusal
    from scorekeeper.server.addresses import lan_addresses
    from scorekeeper.settings import load_settings
    from scorekeeper.sharing.hosting import SERVED_AT, Hosting, read_served_at
    from scorekeeper.storage import open_store

    settings = load_settings(data_dir=data_dir)
    try:
        store = open_store(settings.database_url)
        scheme, port = read_served_at(store.setting(SERVED_AT), settings.server.port)
        secret = open_access(settings, store.access).link_once()
    except Refusal as refusal:
        raise typer.Exit(fail(refusal.key, **refusal.params)) from None
    hosting = Hosting(scheme, port, lambda: lan_addresses(settings.server.host))
    address = f"{hosting.base()}/j/{secret}"
    typer.echo(address)
    console = Console(highlight=False)
    show_qr(address, console)
    console.print(terminal_translator()("cli-one-device-each"))
