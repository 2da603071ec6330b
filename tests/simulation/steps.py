"""What people do at a time of the plan, and what happens to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from simulation.clients import Client
from simulation.hostile import random_message
from simulation.plan import Step

from pantheon.table import messages
from pantheon.table.commands import Command

if TYPE_CHECKING:
    from simulation.people import Person
    from simulation.world import World


def take(world: World, step: Step) -> None:
    """Do what the plan says."""
    _STEPS[step.kind](world, step)


def _client(world: World, step: Step) -> Client:
    everybody = [client for person in world.people for client in person.clients]
    return everybody[step.who % len(everybody)]


# ---- what people do


def sit(world: World, person: Person, wishes: bool = False) -> None:
    """Somebody sits down, if they do not sit, perhaps on a seat that they like."""
    now = world.referees["t"].now
    if now.status == "open" and now.seat_of(person.id) < 0:
        wish = {"seat": person.random.randrange(-1, 3)} if wishes else {}
        person.request("t", "sit", detail={"name": person.name}, **wish)


def step_down(world: World) -> None:
    """In some worlds the host goes as soon as somebody else is there, who then is the host."""
    now = world.referees["t"].now
    others = sum(1 for place in now.places if place.person not in (None, now.host))
    if world.plan.seed % 3 == 0 and others and now.seat_of(now.host) >= 0:
        host = next(person for person in world.people if person.id == now.host)
        host.request("t", "leave")


def fill(world: World) -> None:
    """The host invites bots to the seats that are left."""
    now = world.referees["t"].now
    host = next(person for person in world.people if person.id == now.host)
    for seat, place in enumerate(now.places):
        if place.person is None and place.bot is None and now.status == "open":
            host.request("t", "invite", seat=seat, detail={"bot": "adept"})


def _sit(world: World, step: Step) -> None:
    person = world.people[step.who % len(world.people)]
    seat = int(step.value * 5) - 1
    wish = {} if step.value < 0.5 else {"seat": seat}
    person.request("t", "sit", detail={"name": person.name}, **wish)
    if step.who % 3 == 0:  # only the host may do this
        person.request("t", "start")


def _invite(world: World, step: Step) -> None:
    if step.who % 4 == 0:
        fill(world)
        return
    person = (world.people + world.strangers[:1])[step.who % (len(world.people) + 1)]
    bot = "adept" if step.value < 0.7 else None
    person.request("t", "invite", seat=int(step.value * 6) - 1, detail={"bot": bot})


def _leave(world: World, step: Step) -> None:
    person = world.people[step.who % len(world.people)]
    person.request("t", "leave")
    world.after(1.5, sit, world, person)
    world.after(3.0, fill, world)


def _rename(world: World, step: Step) -> None:
    client = _client(world, step)
    name = f"name {step.value:.3f}"
    client.person.name = name
    client.person.request(client.table, "rename", detail={"name": name})


def _say(world: World, step: Step) -> None:
    client = _client(world, step)
    for line in range(1 + step.who % 3):
        client.person.say(client, messages.Say, text=f"line {step.value:.3f} {line}")


def _all_speak(world: World, step: Step) -> None:
    """Everybody says something at the same time, by way of several processes."""
    for person in world.people:
        for client in person.clients:
            person.say(client, messages.Say, text=f"all {step.value:.3f}")


def _undo(world: World, step: Step) -> None:
    """Whoever can take back takes back."""
    for person in world.people:
        for client in person.clients:
            if client.position is not None and client.position.can_undo:
                person.say(client, messages.Undo, ordinal=client.position.ordinal)
                if step.who % 2 == 0:  # and what was before it
                    world.after(0.4, _undo, world, step._replace(who=step.who + 1))
                return


def _of_position(kind: type[messages.FromClient]) -> Callable[[World, Step], None]:
    def said(world: World, step: Step) -> None:
        client = _client(world, step)
        client.person.say(client, kind)

    return said


def _hand_over(world: World, step: Step) -> None:
    client = _client(world, step)
    turn = client.position.turn if client.position is not None else 0
    client.person.say(client, messages.HandOver, seat=turn)


def _why_not(world: World, step: Step) -> None:
    client = _client(world, step)
    size = world.game.catalogue.size
    actions = [int(size * step.value) - 1 + count for count in range(5)]
    client.person.say(client, messages.WhyNot, actions=actions)


def _in_turn(world: World, step: Step) -> tuple[Client, int, int] | None:
    """A client that can act, its ordinal, and an action."""
    for person in world.people:
        for client in person.clients:
            if client.position is not None and client.position.options and client.welcomed:
                options = client.position.options
                action = options[int(step.value * 0.999 * len(options))].action
                return client, client.position.ordinal, action
    return None


def _act_twice(world: World, step: Step) -> None:
    """The same over two connections, under the same id."""
    found = _in_turn(world, step)
    if found is None:
        return
    client, ordinal, action = found
    said = client.person.new_id()
    client.say(messages.Act(said, ordinal, action), said)
    if step.who % 2 == 0:
        client.leave(noticed=3.0)
    elif client.link is not None:
        client.link.up(messages.Act(said, ordinal, action))


def _act_wrongly(world: World, step: Step) -> None:
    found = _in_turn(world, step)
    if found is not None:
        client, ordinal, _ = found
        action = int(world.game.catalogue.size * step.value)
        client.person.say(client, messages.Act, ordinal=ordinal, action=action)


def _act_late(world: World, step: Step) -> None:
    found = _in_turn(world, step)
    if found is not None:
        client, ordinal, action = found
        old = ordinal - 1 - step.who
        client.person.say(client, messages.Act, ordinal=old, action=action)


def _second_device(world: World, step: Step) -> None:
    person = world.people[step.who % len(world.people)]
    if len(person.clients) < 3:
        person.client(list(world.referees)[-1])


def _go_away(world: World, step: Step) -> None:
    client = _client(world, step)
    client.wanted = False
    client.leave(noticed=0.02 if step.value < 0.5 else 20.0 * step.value)
    world.after(step.lasts * 2, _come, client)


def _come(client: Client) -> None:
    client.wanted = True
    client.connect()


def _go_elsewhere(world: World, step: Step) -> None:
    _client(world, step).leave()


def _hostile(world: World, step: Step) -> None:
    """Some messages of somebody who means no good, or of a client gone mad."""
    everybody = [c for p in (*world.strangers[:-1], *world.people) for c in p.clients]
    client = everybody[step.who % len(everybody)]
    if client.link is None:
        return
    stranger = client.person in world.strangers
    for _ in range(1 + int(step.value * 5)):
        message = random_message(world, client, stranger)
        if not isinstance(message, messages.Hello):
            world.intend(client.person.id, message.id, message)
        client.link.up(message)


def _flood(world: World, step: Step) -> None:
    """More at once than can wait in line."""
    client = _client(world, step)
    for _ in range(110):
        client.person.say(client, messages.Say, text="flood")


# ---- what happens to them


def _fault(world: World, step: Step) -> None:
    world.faults.begin(step.name, step.value)
    world.after(step.lasts, world.faults.end, step.name)


def _outage(world: World, step: Step) -> None:
    for name in ("write_refused", "read_fails"):
        world.faults.begin(name, 1.0)
        world.after(step.lasts, world.faults.end, name)


def _kill(world: World, step: Step) -> None:
    if world.processes:
        world.kill(world.processes[step.who % len(world.processes)], step.lasts)


def _cut(world: World, step: Step) -> None:
    link = _client(world, step).link
    if link is not None:
        link.cut(0.01 if step.kind == "cut" else 1.0 + 30.0 * step.value)


def _clock(world: World, step: Step) -> None:
    if world.processes:
        process = world.processes[step.who % len(world.processes)]
        process.offset += (step.value - 0.5) * [2.0, 20.0, 200.0][step.who % 3]


def _drop(world: World, _: Step) -> None:
    for process in world.processes:
        process.drop_resting()


def _close(world: World, _: Step) -> None:
    process = world.any_process(world.chance)
    if process is not None:
        command = Command("close", "close")
        process.request("t", command, lambda *_: None)


_STEPS: dict[str, Callable[[World, Step], None]] = {
    "say": _say,
    "rename": _rename,
    "undo": _undo,
    "resign": _of_position(messages.Resign),
    "hand over": _hand_over,
    "come back": _of_position(messages.ComeBack),
    "hint": _of_position(messages.AskHint),
    "why not": _why_not,
    "act twice": _act_twice,
    "act wrongly": _act_wrongly,
    "act late": _act_late,
    "second device": _second_device,
    "sit": _sit,
    "leave": _leave,
    "invite": _invite,
    "all speak": _all_speak,
    "go away": _go_away,
    "go elsewhere": _go_elsewhere,
    "hostile": _hostile,
    "flood": _flood,
    "fault": _fault,
    "kill": _kill,
    "cut": _cut,
    "half cut": _cut,
    "clock": _clock,
    "drop": _drop,
    "outage": _outage,
    "close": _close,
}
