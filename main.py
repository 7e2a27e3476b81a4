"""The entry point that `flet run` and `flet build` look for."""

import flet as ft

from scorekeeper.bootstrap import Opener, build_app
from scorekeeper.settings import load_settings

if __name__ == "__main__":
    ft.run(build_app(Opener(load_settings())), no_cdn=True)
