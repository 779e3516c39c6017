"""Web Push: the encryption of RFC 8291 and the signature of RFC 8292."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tabbytop.server.notices.web_push import BadKeys, BrowserKeys, VapidKey, decode, encode, encrypt
from tests.server.notices.push_service import Browser, PushService, Received, verify_vapid

# The example of RFC 8291, section 5 and appendix A.
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_encryption_agrees_with_the_example_of_rfc_8291() -> None:
    sender = ec.derive_private_key(int.from_bytes(decode(SENDER), "big"), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    assert encode(encrypt(message, BrowserKeys.read(KEY, AUTH), sender, decode(SALT))) == BODY


def test_each_message_has_a_new_key_and_salt_and_the_browser_reads_both() -> None:
    service = PushService()
    browser = Browser(service)
    known = browser.endpoint()
    keys = BrowserKeys.read(known["key"], known["auth"])
    first, second = encrypt(b'{"cat": 1}', keys), encrypt(b'{"cat": 1}', keys)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    for body in (first, second):
        received = Received("/", {"content-encoding": "aes128gcm"}, body)
        assert browser.read(received) == {"cat": 1}


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("", AUTH),
        (KEY[:-4], AUTH),
        ("B" + "A" * 86, AUTH),  # no point of the curve
        (KEY, ""),
        (KEY, AUTH[:-4]),
        (KEY, "!" * 22),
        ("ü" * 87, AUTH),
    ],
)
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        BrowserKeys.read(key, auth)


def test_authorization_is_signed_for_the_push_service_alone() -> None:
    key = VapidKey(b"\xff" * 32)
    header = key.authorization(
        "https://push.example:8443/send/abc?d", "mailto:me@example.org", 1000
    )
    claims = verify_vapid(header, key.public)
    assert claims == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }


def test_key_depends_on_the_secret_alone() -> None:
    assert VapidKey(b"a" * 32).public == VapidKey(b"a" * 32).public
    assert VapidKey(b"a" * 32).public != VapidKey(b"b" * 32).public
    assert len(decode(VapidKey(bytes(32)).public)) == 65
