"""``/api/v1/me``: keeping a name by passkey, coming back, other devices, and being forgotten."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..people.identity import LINK_SECONDS, MEMBER, Row, device_label
from ..people.mailroom import unfinished_of
from ..people.members import Member
from ..people.names import check_kept_name
from ..people.passkeys import Passkeys, Site
from ..problems import Problem
from ..tables import absence, hosting
from ..tables.bus import look_around
from ..typed.bodies import Deletion, NewPasskey, OneDevice, OnePasskey, SentCode, SentPasskey, WishedName
from ..typed.identity_messages import Deleted, DeviceInfo, DeviceLink, Myself, PasskeyInfo, Welcome
from ..typed.requests import read
from .api import NO_STORE, count, json_response, service_of
from .guests import Guests, style_of


def guests_of(request: Request) -> Guests:
    guests = request.app.state.guests
    assert isinstance(guests, Guests)
    return guests


def site_of(request: Request) -> Site:
    """As the browser that asks knows us; Problem 409 for a bare address, which no key can be made for."""
    name = request.url.hostname or ""
    with suppress(ValueError):
        ipaddress.ip_address(name)
        raise Problem(409, "no-passkeys", name="localhost")
    return Site(name, f"{request.url.scheme}://{request.url.netloc}")


async def member_of(request: Request) -> Member:
    """Who asks, if their name is kept; Problem 401 else."""
    service = service_of(request)
    member = await service.ask(service.members.member, request.state.guest)
    if member is None or not member.guest.startswith(MEMBER):
        raise Problem(401, "no-member")
    return member


async def sign_in(request: Request, guest: str) -> Device:
    """A device of this member from now on; what the browser had as a guest goes along."""
    service = service_of(request)
    await service.ask(service.identity.take_over, request.state.guest, guest)
    await look_around(service)
    label = device_label(request.headers.get("user-agent", ""))
    return guest, await service.ask(service.identity.new_device, guest, label)


Device = tuple[str, str]  # a member, and the device they use


async def welcome(request: Request, device: Device, codes: list[str]) -> Response:
    service = service_of(request)
    name = await service.ask(service.members.name_of, device[0])
    response = json_response(Welcome(name, codes))
    guests_of(request).sign_in(response, request, *device)
    return response


# Passkeys


async def ask_for_passkey(request: Request) -> Response:
    service, sent, site = service_of(request), await read(request, WishedName), site_of(request)
    guest = request.state.guest
    name = await service.ask(service.members.name_of, guest)
    if not guest.startswith(MEMBER):
        await count("sign-in", request)
        name = check_kept_name(sent.name)
        await service.ask(service.members.check_name, name, guest)
    passkeys = Passkeys(service.identity)
    return JSONResponse(await service.ask(passkeys.ask_for_new, site, guest, name), headers=NO_STORE)


async def add_passkey(request: Request) -> Response:
    service, sent, site = service_of(request), await read(request, NewPasskey), site_of(request)
    guest, label = request.state.guest, device_label(request.headers.get("user-agent", ""))
    passkey = await service.ask(Passkeys(service.identity).check_new, site, guest, sent.credential, label)
    if guest.startswith(MEMBER):
        await service.ask(service.identity.add_passkey, passkey)
        return json_response(Welcome(await service.ask(service.members.name_of, guest), []))
    member = await service.ask(service.identity.become_member, guest, sent.name, passkey)
    codes = await service.ask(service.identity.new_codes, member.guest)
    return await welcome(request, await sign_in(request, member.guest), codes)


async def remove_passkey(request: Request) -> Response:
    sent, member, service = await read(request, OnePasskey), await member_of(request), service_of(request)
    await service.ask(service.identity.remove_passkey, member.guest, sent.passkey)
    return json_response(await myself(request))


async def ask_who(request: Request) -> Response:
    service, site = service_of(request), site_of(request)
    await count("sign-in", request)
    asked: dict[str, Any] = await service.ask(Passkeys(service.identity).ask_who, site)
    return JSONResponse(asked, headers=NO_STORE)


async def sign_in_by_passkey(request: Request) -> Response:
    service, sent, site = service_of(request), await read(request, SentPasskey), site_of(request)
    guest = await service.ask(Passkeys(service.identity).check_who, site, sent.credential)
    return await welcome(request, await sign_in(request, guest), [])


# Codes


async def do_use_code(request: Request, use: str) -> Device:
    """Sign in by a code that works once; Problem 403 if it does not, or no more."""
    service, sent = service_of(request), await read(request, SentCode)
    await count("sign-in", request)
    code = sent.code.strip().lower() if use == "recovery" else sent.code.strip()
    guest = await service.ask(service.identity.use_code, use, code)
    if guest is None:
        raise Problem(403, "bad-code")
    return await sign_in(request, guest)


async def recover(request: Request) -> Response:
    return await welcome(request, await do_use_code(request, "recovery"), [])


async def use_link(request: Request) -> Response:
    return await welcome(request, await do_use_code(request, "link"), [])


async def do_new_link(request: Request) -> str:
    """The address of a page that signs in on a second device."""
    service, member = service_of(request), await member_of(request)
    code = await service.ask(service.identity.new_code, "link", member.guest, LINK_SECONDS)
    return f"{str(request.base_url).rstrip('/')}/me/link?code={code}"


async def new_link(request: Request) -> Response:
    return json_response(DeviceLink(await do_new_link(request), round(LINK_SECONDS)))


async def do_new_codes(request: Request) -> list[str]:
    """Other recovery codes, instead of those before."""
    service, member = service_of(request), await member_of(request)
    return await service.ask(service.identity.new_codes, member.guest)


async def new_codes(request: Request) -> Response:
    codes = await do_new_codes(request)
    return json_response(Welcome((await member_of(request)).name, codes))


# What is kept, and no more


async def myself(request: Request) -> Myself:
    """What is kept about whoever asks."""
    service, guest = service_of(request), request.state.guest
    if not guest.startswith(MEMBER):
        return Myself(None, [], [], 0)
    keys = await service.ask(service.identity.passkeys_of, guest)
    devices = await service.ask(service.identity.devices_of, guest)
    return Myself(
        await service.ask(service.members.name_of, guest) or None,
        [PasskeyInfo(key.handle, key.label, key.created, key.used) for key in keys],
        [device_info(each, request.state.device) for each in devices],
        await service.ask(service.identity.codes_left, guest),
    )


def device_info(row: Row, here: str) -> DeviceInfo:
    return DeviceInfo(row["id"], row["label"], row["created"], row["seen"], row["id"] == here)


async def me(request: Request) -> Response:
    return json_response(await myself(request))


async def do_sign_out(request: Request, response: Response) -> Response:
    """Sign a device out; if it is this one, it is somebody new from now on."""
    sent, member, service = await read(request, OneDevice), await member_of(request), service_of(request)
    device = sent.device or request.state.device
    await service.ask(service.identity.sign_out, member.guest, device)
    if device == request.state.device:
        guests = guests_of(request)
        guests.sign_in(response, request, guests.new())
    return response


async def sign_out(request: Request) -> Response:
    return await do_sign_out(request, json_response(await myself(request)))


async def do_delete(request: Request) -> int:
    """Leave all tables, then forget everything; at how many tables a neutral name stays."""
    sent, member, service = await read(request, Deletion), await member_of(request), service_of(request)
    if sent.name.strip() != member.name:
        raise Problem(422, "other-name")
    lang, guest = style_of(request).lang, member.guest
    seats = await service.ask(service.identity.seats_of, guest)
    unfinished = (await service.ask(unfinished_of, service.store, [guest]))[guest]
    for table, seat in seats:
        if table in unfinished:
            with suppress(Problem):  # of other rules, say: then nobody plays on there anyway
                room = await service.room(table)
                if room.dealt:
                    await absence.resign(service, room, guest, seat)
                else:
                    await hosting.free_seat(service, room, guest, seat, lang)
    await service.ask(service.identity.delete_everything, guest, seats, lang)
    await look_around(service)
    return len({table for table, _ in seats})


async def delete(request: Request) -> Response:
    response, guests = json_response(Deleted(await do_delete(request))), guests_of(request)
    guests.sign_in(response, request, guests.new())
    return response


ROUTES = [
    Route("/api/v1/me", me),
    *[
        Route(f"/api/v1/me/{name}", endpoint, methods=["POST"])
        for name, endpoint in (
            ("passkey/ask", ask_for_passkey),
            ("passkey", add_passkey),
            ("passkey/remove", remove_passkey),
            ("sign-in/ask", ask_who),
            ("sign-in", sign_in_by_passkey),
            ("recover", recover),
            ("link", new_link),
            ("link/use", use_link),
            ("codes", new_codes),
            ("sign-out", sign_out),
            ("delete", delete),
        )
    ],
]
