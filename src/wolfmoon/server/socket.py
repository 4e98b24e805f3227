"""One socket a seat: hello, then answers, calls, undos and talk; lobby, views, talk and refusals back. See docs/wire.md."""

import asyncio

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from wolfmoon.core.errors import Refused, StaleView
from wolfmoon.core.table import Seat
from wolfmoon.server.connection import SLOW, Connection
from wolfmoon.server.guards import Bucket, same_origin
from wolfmoon.server.hall import Hall
from wolfmoon.server.live import Live
from wolfmoon.server.lobby import inherit
from wolfmoon.server.metrics import FAULTS, REFUSALS
from wolfmoon.server.refusals import (
    Broken,
    ChatClosed,
    Malformed,
    Muted,
    NotStarted,
    TooBig,
    TooMuch,
    Watching,
    WrongLink,
)
from wolfmoon.server.talk import worded
from wolfmoon.server.wire import (
    AnswerMessage,
    BackMessage,
    CallMessage,
    ConsentMessage,
    Hello,
    LeaveMessage,
    PhraseMessage,
    PresetMessage,
    ProposeMessage,
    SayMessage,
    ToServer,
    UndoMessage,
    read_message,
)

log = structlog.get_logger()
POLICY = 1008
MOST_OFFENCES = 50


class Gone(Exception):
    """The other side is no longer there."""


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its hello to its end."""
    hall: Hall = scope["app"].state.hall
    if not await _accepted(hall, WebSocket(scope, receive, send)):
        return
    scope.clear()  # nobody asks for address and headers again, and a seat may stay for days
    connection = Connection(send, hall.outbox, hall.settings.most_unsent)
    live: Live | None = None
    try:
        live = await _hello(hall, receive, connection)
        if live is not None:
            await _serve(hall, receive, live, connection)
    except Gone:
        pass
    finally:
        if live is not None:
            live.leave(connection)
        connection.close(1000)
        await connection.finished()


async def _accepted(hall: Hall, socket: WebSocket) -> bool:
    """Open a socket, unless it comes from another site's page or there are too many from there."""
    if not same_origin(Headers(scope=socket.scope), hall.settings.origins):
        await socket.close(POLICY)
        return False
    await socket.accept()
    if not socket.app.state.askers.take(socket.client.host if socket.client else ""):
        await socket.close(SLOW)
        return False
    return True


async def _hello(hall: Hall, receive: Receive, connection: Connection) -> Live | None:
    """Let a socket in; None if it is refused."""
    try:
        async with asyncio.timeout(hall.settings.greeting_seconds):
            message = await _message(hall, receive)
        if not isinstance(message, Hello):
            raise Malformed(wrong="hello")
        live = await hall.find(message.table)
        connection.changes = message.changes
        if message.token is not None:
            connection.viewer = live.seat_of(message.token)
            connection.secret = message.token
            if connection.viewer is None:
                raise WrongLink()
    except TimeoutError:
        connection.close(POLICY)
        return None
    except Refused as refused:
        REFUSALS.labels(refused.kind).inc()
        connection.refuse("hello", refused, None)
        connection.close(POLICY)
        return None
    live.join(connection)
    if live.play is not None:
        live.play.screens.greet(connection, message.have)
    for line in live.talk.lines:
        connection.say(line)
    if live.plan.successor is not None and connection.viewer is not None:
        await inherit(hall, live, connection)
        live.show_lobby((connection,))
    if live.frozen is not None:
        connection.refuse("hello", live.frozen, None if live.play is None else live.play.course.version)
    return live


async def _serve(hall: Hall, receive: Receive, live: Live, connection: Connection) -> None:
    rate = hall.settings.message_rate
    bucket = None if rate is None else Bucket(*rate)
    offences = 0
    while offences < MOST_OFFENCES:
        asked = "message"
        try:
            message = await _message(hall, receive)
            asked = str(message.__struct_config__.tag)
            if bucket is not None and not bucket.take():
                raise TooMuch()
            await _do(hall, live, connection, message)
        except Refused as refused:
            offences += refused.kind in ("malformed", "too-much", "too-big")
            _refuse(live, connection, asked, refused)
        except (Gone, asyncio.CancelledError):
            raise
        except Exception:
            FAULTS.labels("socket").inc()
            log.exception("fault", table=live.plan.code, asked=asked)
            _refuse(live, connection, asked, Broken())
    connection.close(POLICY)


async def _do(hall: Hall, live: Live, connection: Connection, message: ToServer) -> None:
    if isinstance(message, Hello):
        raise Malformed(wrong="hello")
    seat, play = connection.viewer, live.play
    if seat is None:
        raise Watching()
    if isinstance(message, SayMessage | PhraseMessage):
        await _talk(hall, live, seat, message)
        return
    if live.frozen is not None:
        raise live.frozen
    if play is None:
        raise NotStarted()
    match message:
        case AnswerMessage():
            await play.answer(seat, message.version, message.decision, message.answer)
        case CallMessage():
            await play.call(seat, message.call)
        case UndoMessage():
            await play.undo(seat, message.version)
        case ProposeMessage():
            await play.propose(seat, message.version)
        case ConsentMessage():
            await play.consent(seat, message.proposal, message.agrees)
        case PresetMessage():
            await play.choose(seat, message.rule, message.choice)
        case LeaveMessage():
            await play.leave(seat)
        case BackMessage():
            await play.come_back(seat)


async def _talk(hall: Hall, live: Live, seat: Seat, message: SayMessage | PhraseMessage) -> None:
    """Everybody at the table and around it hears what a seat says, if the host and the game let it talk now."""
    chair, rate = live.plan.chairs[seat], hall.settings.talk_rate
    if chair.muted:
        raise Muted()
    if live.play is not None:
        closed = live.rules.chat_closed(live.play.course.match.table, seat)
        if closed is not None:
            raise ChatClosed(why=closed)
    if isinstance(message, SayMessage):
        said = live.talk.line(seat, chair.name, message.text, rate)
    else:
        phrase, at = worded(live.rules, len(live.plan.chairs), message.phrase, message.about)
        said = live.talk.quick_line(seat, chair.name, phrase, at, rate)
    await hall.say(live, said)


def _refuse(live: Live, connection: Connection, asked: str, refused: Refused) -> None:
    play = live.play
    REFUSALS.labels(refused.kind).inc()
    connection.refuse(asked, refused, None if play is None else play.course.version)
    if play is not None and isinstance(refused, StaleView):
        play.screens.again(connection)


async def _message(hall: Hall, receive: Receive) -> ToServer:
    """The next message. Raises Gone, Malformed, TooBig."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        raise Gone()
    text = event.get("text")
    if text is None:
        raise Malformed(wrong="binary")
    if len(text) > hall.settings.most_bytes:
        raise TooBig(most=hall.settings.most_bytes)
    try:
        message: ToServer = read_message(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed(wrong=str(error)[:200]) from None
    return message
