"""uvicorn's newest socket code, with less to remember: a seat may stay for days."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class TableProtocol(WebSocketsSansIOProtocol):
    """Lets go of the handshake's headers, 3.5 kB a seat, once it is done."""

    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        del self.request, self.response
