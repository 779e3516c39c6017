"""No limits: on their own device a person may do what they like."""

from typing import TYPE_CHECKING

from tabbytop.server.hosting.charging import MessageLimits

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Rare
    from tabbytop.server.hosting.charging import Sender
    from tabbytop.server.table.deciding import Act
    from tabbytop.server.table.messages import FromClient, Question


class NoQuotas:
    """In place of `Quotas`."""

    async def take(self, kind: "Rare", who: str) -> None:
        """Charge nothing."""

    def pseudonym(self, kind: str, who: str) -> str:
        """Return nothing: no address is kept."""
        return ""


class NoMessageLimits(MessageLimits):
    """Limits that nothing reaches."""

    def __init__(self) -> None:
        """Need neither rates nor quotas."""

    def admit(self, message: "FromClient", sender: "Sender") -> None:
        """Charge nothing."""

    def charge_answer(self, message: "Question", sender: "Sender", size: int) -> None:
        """Charge nothing."""

    def refund(self, message: "Act", sender: "Sender") -> None:
        """There is nothing to give back."""
