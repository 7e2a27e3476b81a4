"""What `flet build` reads says the same as flet.toml, and packages what the app needs."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import scorekeeper
from scorekeeper.settings import load_settings

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET: dict[str, Any] = PROJECT["tool"]["flet"]
SETTINGS = load_settings()


def test_the_name_is_one() -> None:
    assert FLET["product"] == FLET["web"]["pwa_short_name"] == SETTINGS.app.name
    assert PROJECT["project"]["name"] == SETTINGS.app.name.lower()


def test_the_description_is_one() -> None:
    assert PROJECT["project"]["description"] == SETTINGS.app.description


def test_the_version_is_one() -> None:
    assert PROJECT["project"]["version"] == scorekeeper.__version__


def test_the_seed_colour_is_one() -> None:
    assert FLET["web"]["pwa_theme_color"] == SETTINGS.theme.seed


def test_every_place_that_paints_paper_uses_one_colour() -> None:
    paper = FLET["splash"]["color"]
    assert FLET["icon_background"] == FLET["web"]["pwa_background_color"] == paper


def test_the_bundle_belongs_to_the_organisation() -> None:
    assert FLET["bundle_id"].startswith(FLET["org"] + ".")


def test_phones_and_desktops_offer_the_languages_of_the_app() -> None:
    for platform in ("ios", "macos"):
        offered = FLET[platform]["info"]["CFBundleLocalizations"]
        assert tuple(offered) == SETTINGS.languages.available, platform


@pytest.mark.parametrize(
    "needed", ["main.py", "flet.toml", "pyproject.toml", "scorekeeper", "rules", "assets"]
)
def test_the_package_holds_what_the_app_reads(needed: str) -> None:
    assert (ROOT / needed).exists()
    assert needed not in FLET["app"]["exclude"]


@pytest.mark.parametrize("outside", ["tests", "docs", ".ci", ".venv", ".git", "Makefile"])
def test_the_package_leaves_out_what_only_developers_need(outside: str) -> None:
    assert outside in FLET["app"]["exclude"]


def test_the_icon_is_where_the_build_looks_and_large_enough() -> None:
    with Image.open(ROOT / "assets" / "icon.png") as icon:
        assert icon.width == icon.height
        assert icon.width >= 512
