"""Messages to systemd from a service of `Type=notify`: it has started, it is alive."""

import os
import socket
from contextlib import suppress


def notify(state: str) -> None:
    """Tell systemd, if it runs this process: `READY=1`, `WATCHDOG=1`, `STOPPING=1`."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(state.encode(), address)
