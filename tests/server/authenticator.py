"""A passkey in software: it answers as a browser with a key would, and can be told to lie."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One key for one site."""

    def __init__(self, origin: str = "http://testserver", site: str = "testserver") -> None:
        self.origin = origin
        self.site = site
        self.id = secrets.token_bytes(16)
        self.counter = 0
        self.user = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a wish for a new key."""
        self.user = options["user"]["id"]
        at = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(PRESENT | VERIFIED | WITH_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(self._client("webauthn.create", options)),
                "attestationObject": bytes_to_base64url(attestation),
            }
        )

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """Who we are."""
        self.counter += 1
        client, data = self._client("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signed),
                "userHandle": self.user,
            }
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        challenge = bytes_to_base64url(base64url_to_bytes(options["challenge"]))
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        key = bytes_to_base64url(self.id)
        return {"id": key, "rawId": key, "type": "public-key", "response": response}
