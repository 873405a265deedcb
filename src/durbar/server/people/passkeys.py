"""Passkeys: what a browser is asked for, and whether its answer is true. The library webauthn checks it."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ..problems import Problem
from .identity import MEMBER, Identity, Passkey

SECONDS = 300.0  # that a person may take
LONGEST = 1023  # bytes of the id of a key

Options = dict[str, Any]
# What a parser of an answer that is none may say; anything else would be our own mistake.
FALSE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError)


@dataclass(frozen=True)
class Site:
    """As browsers know this server: a key that was made for one site answers to no other."""

    name: str
    origin: str


class Passkeys:
    """Asks and checks; what it has asked is kept as a code that works once."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity

    def ask_for_new(self, site: Site, guest: str, name: str) -> Options:
        """What a browser needs to make a key: for somebody new, or one more for a member."""
        member = guest if guest.startswith(MEMBER) else f"{MEMBER}{secrets.token_urlsafe(16)}"
        known = [base64url_to_bytes(key.id) for key in self.identity.passkeys_of(guest)]
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Durbar",
            user_id=member.encode(),
            user_name=name,
            challenge=self._challenge(f"new {guest}", member),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
        )
        return dict(json.loads(options_to_json(options)))

    def check_new(self, site: Site, guest: str, credential: Mapping[str, Any], label: str) -> Passkey:
        """The key a browser has made; Problem 403 if that is not what we asked this guest for."""
        challenge, member = self._read_challenge(f"new {guest}", credential)
        try:
            found = verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except FALSE as error:
            raise Problem(403, "bad-passkey") from error
        key = bytes_to_base64url(found.credential_id)
        if len(found.credential_id) > LONGEST or self.identity.passkey(key) is not None:
            raise Problem(403, "bad-passkey")
        public = bytes_to_base64url(found.credential_public_key)
        return Passkey(key, member, public, found.sign_count, label, time.time())

    def ask_who(self, site: Site) -> Options:
        """What a browser needs to say who somebody is."""
        options = generate_authentication_options(rp_id=site.name, challenge=self._challenge("who", "-"))
        return dict(json.loads(options_to_json(options)))

    def check_who(self, site: Site, credential: Mapping[str, Any]) -> str:
        """The member whose key has answered; Problem 403 if it is none of ours, or not what we asked."""
        challenge, _ = self._read_challenge("who", credential)
        key = credential.get("id")
        passkey = self.identity.passkey(key) if isinstance(key, str) else None
        if passkey is None:
            raise Problem(403, "bad-passkey")
        try:
            found = verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.counter,
            )
        except FALSE as error:
            raise Problem(403, "bad-passkey") from error
        self.identity.use_passkey(passkey, found.new_sign_count)
        return passkey.guest

    def _challenge(self, use: str, member: str) -> bytes:
        """Something new to sign."""
        challenge = secrets.token_bytes(32)
        self.identity.new_code("passkey", f"{member}", SECONDS, f"{use} {challenge.hex()}")
        return challenge

    def _read_challenge(self, use: str, credential: Mapping[str, Any]) -> tuple[bytes, str]:
        """What the answer says it was asked, if we have asked it, for this, and nobody has answered yet."""
        try:
            client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
        except FALSE as error:
            raise Problem(403, "bad-passkey") from error
        member = self.identity.use_code("passkey", f"{use} {challenge.hex()}")
        if member is None:
            raise Problem(403, "bad-passkey")
        return challenge, member
