"""What waits for a socket that does not read: bytes are counted, and old news makes room."""

import asyncio

from pantheon.server.subscriber import MOST_WAITING, Subscriber
from pantheon.table.messages import (
    Changed,
    Done,
    FromServer,
    Line,
    Said,
    Welcome,
    encoder,
)

LINE = Line(1, "Ada", "x" * 500, 0.0)


def welcome(lines: int) -> Welcome:
    return Welcome(1, -1, "open", [], None, 0, [], [LINE] * lines, None, None)


def sent(subscriber: Subscriber, count: int) -> list[bytes | None]:
    """The next messages."""

    async def hear() -> list[bytes | None]:
        return [await subscriber.next() for _ in range(count)]

    return asyncio.run(hear())


def told(*messages: FromServer) -> Subscriber:
    subscriber = Subscriber(None, "here")
    for message in messages:
        subscriber.send(message)
    return subscriber


def test_what_is_told_is_sent_in_order() -> None:
    messages = [Done("one", 1), Said(LINE), Done("two", 2)]
    assert sent(told(*messages), 3) == [encoder.encode(message) for message in messages]


def test_a_newer_welcome_replaces_the_news_that_wait_and_no_answer() -> None:
    changed = Changed(1, -1, "open", [], None)
    waiting = told(welcome(1), Said(LINE), Done("one", 1), changed, welcome(2), Said(LINE))
    expected = [Done("one", 1), welcome(2), Said(LINE)]
    assert sent(waiting, 3) == [encoder.encode(message) for message in expected]


def test_any_number_of_welcomes_wait_in_the_room_of_one() -> None:
    subscriber = told(*[welcome(100)] * 200)
    assert subscriber.waiting_bytes == len(encoder.encode(welcome(100)))
    assert sent(subscriber, 1) == [encoder.encode(welcome(100))]
    assert subscriber.waiting_bytes == 0


def test_who_is_too_far_behind_is_cut_off() -> None:
    line = encoder.encode(Said(LINE))
    bearable = MOST_WAITING // len(line)
    subscriber = told(*[Said(LINE)] * bearable)
    assert subscriber.waiting_bytes == bearable * len(line)
    subscriber.send(Said(LINE))
    assert subscriber.waiting_bytes == 0
    subscriber.send(Said(LINE))
    assert sent(subscriber, 1) == [None]


def test_one_large_message_is_sent() -> None:
    large = welcome(MOST_WAITING // 500)
    assert sent(told(large), 1) == [encoder.encode(large)]


def test_who_waits_is_woken() -> None:
    subscriber = told()

    async def hear() -> bytes | None:
        waiting = asyncio.ensure_future(subscriber.next())
        await asyncio.sleep(0)
        subscriber.send(Done("one", 1))
        return await waiting

    assert asyncio.run(hear()) == encoder.encode(Done("one", 1))
