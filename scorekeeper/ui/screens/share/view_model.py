"""What the share screens show, from who is let in; nothing of Flet."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator
from scorekeeper.sharing.capabilities import spaced
from scorekeeper.sharing.hosting import Hosting, base_url, link_address
from scorekeeper.sharing.qr import link_code
from scorekeeper.sharing.roles import Act, Role, may
from scorekeeper.tables.access import Access
from scorekeeper.tables.presences import Presence
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.ui.theme import LIGHT

SHARED_ROLES: Final = (Role.VIEWER, Role.PLAYER, Role.SCORER)
"""The roles that have a link of their own, in the order of the tabs."""

JUST_NOW: Final = 90
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A way in as it is shown: the QR code, and what to open and type instead."""

    picture: str
    address: str
    place: str
    code: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A device in the list of who is here; `seat` is whose phone it is, where that is known.

    `mine`: it is the one that looks at the list.
    """

    device: str
    name: str
    note: str
    role: Role
    seat: SeatView | None
    here: bool
    mine: bool
    can_be_changed: bool


@dataclass(frozen=True, slots=True)
class Here:
    """Who is here just now, in short."""

    seats: tuple[SeatView, ...]
    watching: str


def roles_to_share(role: Role | None) -> tuple[Role, ...]:
    """The roles somebody may invite others to; None is the machine itself."""
    if role is None or may(role, Act.MANAGE):
        return SHARED_ROLES
    return tuple(one for one in SHARED_ROLES if one is not Role.SCORER)


def invitation(access: Access, hosting: Hosting, table: str, role: Role) -> Invitation:
    """The standing link of a role and its code. Raises StorageRefused."""
    code = access.code(table, role)
    return _invitation(hosting, access.link(table, role), spaced(code.text))


def hand_over(access: Access, hosting: Hosting, table: str, device: str | None) -> Invitation:
    """A link for one use that makes its finder keep score in this device's place."""
    secret = access.link_once(table, Role.SCORER, from_device=device)
    return _invitation(hosting, secret, "")


def own_device(access: Access, hosting: Hosting) -> Invitation:
    """A link for one use that lets one more device of the owner's in, to everything."""
    return _invitation(hosting, access.link_once(), "")


def addresses(hosting: Hosting) -> list[tuple[str, str]]:
    """Where this server can be reached: pairs of the bare address and how it is shown."""
    return [
        (address, base_url("", address, hosting.port).removeprefix("://"))
        for address in hosting.addresses()
    ]


def here(t: Translator, state: TableState, presences: list[Presence], me: str | None) -> Here:
    """Whose phones are connected, and how many others there are beside this one."""
    connected = [one for one in presences if one.here]
    seats = dict.fromkeys(one.seat for one in connected if one.seat in state.seats)
    others = sum(one.seat not in state.seats and one.device != me for one in connected)
    return Here(
        seats=tuple(seat_view(state, seat) for seat in seats if seat),
        watching=t("share-others", count=others) if others else "",
    )


def guests(
    t: Translator, state: TableState, presences: list[Presence], me: str | None, now: datetime
) -> tuple[Guest, ...]:
    """Everybody let in to a table."""
    return tuple(
        Guest(
            device=one.device,
            name=_name(t, state, one),
            note=" · ".join(
                filter(
                    None,
                    (
                        t(f"share-role-{one.role}"),
                        one.label if one.seat in state.seats else "",
                        t("share-this-device") if one.device == me else when_seen(t, one, now),
                    ),
                )
            ),
            role=one.role,
            seat=seat_view(state, one.seat) if one.seat in state.seats and one.seat else None,
            here=one.here,
            mine=one.device == me,
            can_be_changed=one.device != me and not one.everywhere,
        )
        for one in presences
    )


def _name(t: Translator, state: TableState, presence: Presence) -> str:
    if presence.seat in state.seats and presence.seat:
        return state.name_of(presence.seat)
    return presence.label or t("share-unnamed-device")


def when_seen(t: Translator, presence: Presence, now: datetime) -> str:
    """When a device was here last, in words."""
    seconds = (now - presence.seen_at).total_seconds()
    if presence.here:
        return t("share-is-here")
    if seconds < JUST_NOW:
        return t("share-just-left")
    if seconds < 3600:
        return t("share-minutes-ago", minutes=round(seconds / 60))
    if seconds < 48 * 3600:
        return t("share-hours-ago", hours=round(seconds / 3600))
    return t("share-days-ago", days=round(seconds / 86_400))


def _invitation(hosting: Hosting, secret: str, code: str) -> Invitation:
    base = hosting.base()
    address = link_address(base, secret)
    return Invitation(
        link_code(address).svg(dark=LIGHT.ink), address, base.partition("://")[2], code
    )


def guests_name(t: Translator, state: TableState, presences: list[Presence], device: str) -> str:
    """What one of the devices is called; empty for one that has been sent away."""
    return next((_name(t, state, one) for one in presences if one.device == device), "")
