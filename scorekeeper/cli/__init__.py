"""The `scorekeeper` command: one module per subcommand, put together here.

Modules of subcommands import what they need inside their functions, so that every command
starts as fast as `--version`.
"""

import re
import sys
from typing import Annotated, Final

import typer

from scorekeeper import __version__
from scorekeeper.cli import ask, exchange, link, rules, run, schedule, standings, tally, variants
from scorekeeper.cli.messages import fail
from scorekeeper.cli.printing import stop_printing, tolerate_missing_letters, why_output_is_full

_WITHOUT_A_COMMAND: Final = {"--help", "--version"}
_LIKE_AN_OPTION: Final = re.compile(r"-\s*\d")

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.command()(run.run)
app.command()(ask.ask)
app.command()(exchange.export)
app.command("import")(exchange.import_)
app.command()(link.link)
app.command()(rules.rules)
app.command()(standings.standings)
app.command()(schedule.schedule)
app.command()(tally.tally)
app.command()(variants.variants)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"scorekeeper {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Show the version and stop."
        ),
    ] = False,
) -> None:
    """Keep score for card games of the UNO® family. Without a command: run."""


def main() -> None:
    """Runs the command line; a refusal becomes one line on stderr and exit code 2."""
    tolerate_missing_letters()
    try:
        app(with_command(sys.argv[1:]), prog_name="scorekeeper")
    except Exception as error:
        # Imported late: a command that succeeds has no use for them.
        from scorekeeper.domain.refusals import Refusal
        from scorekeeper.settings import SettingsError

        if reason := why_output_is_full(error):
            stop_printing()
            sys.exit(fail("cli-cannot-print", reason=reason))
        if not isinstance(error, Refusal | SettingsError):
            raise
        sys.exit(fail(error.key, **error.params))


def with_command(arguments: list[str]) -> list[str]:
    """The arguments with the command they mean: `run` where none is named.

    >>> with_command(["--port", "9000"]), with_command([]), with_command(["--version"])
    (['run', '--port', '9000'], ['run'], ['--version'])

    A hand may begin like an option:

    >>> with_command(["tally", "-5, skip", "--json"])
    ['tally', '--json', '--', '-5, skip']
    """
    first = arguments[0] if arguments else "-"
    if first.startswith("-") and first not in _WITHOUT_A_COMMAND:
        return ["run", *arguments]
    if first == "tally" and "--" not in arguments:
        hands = [one for one in arguments if _LIKE_AN_OPTION.match(one)]
        return [*(one for one in arguments if one not in hands), *(["--", *hands] if hands else [])]
    return arguments
