"""A table in one process: who is told what, what is kept, what goes on."""

import pytest
from table.driving import Driver

from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.table import messages
from pantheon.table.commands import MOST_ARRANGED, MOST_ARRANGED_BY_ALL, MOST_RETURNS
from pantheon.table.entries import CLOSE, LEAVE, REMATCH, RENAME
from pantheon.table.log import OF_A_PERSON
from pantheon.table.messages import Changed, Done, Moved, Said, Trouble, Welcome
from pantheon.table.playing import Playing
from pantheon.table.state import Facts
from pantheon.table.terms import Terms
from pantheon.table.thinking import LONGEST_REST, Thinking
from pantheon.table.undo import MOST_UNDONE


def secrets_of(driver: Driver, seat: int) -> object:
    """What only this seat sees."""
    return driver.state.game.state.view(seat)


# ---- who is told what


def test_who_got_up_is_told_what_a_spectator_is_told() -> None:
    driver = Driver("derby", 3, bots=1)
    driver.sit("ben")
    assert driver.come(1, "ben").seat == 1
    driver.request(LEAVE, "ben")
    driver.sit("eve", 1)
    driver.come(2, "eve")
    driver.request("start", "ada")
    gone, sits = driver.told[1][-1], driver.told[2][-1]
    assert isinstance(gone, Changed)
    assert isinstance(sits, Changed)
    assert (gone.seat, sits.seat) == (NOBODY, 1)
    views = [next(m for m in driver.told[n] if isinstance(m, Moved)).position for n in (1, 2)]
    assert views[0].view == secrets_of(driver, NOBODY)
    assert views[1].view == secrets_of(driver, 1) != views[0].view
    assert driver.act(1).key == "seat-none"


def test_who_sits_down_after_hello_is_told_their_own_view() -> None:
    driver = Driver()
    assert driver.come(1, "ben").seat == NOBODY
    driver.begin("ben")
    moved = next(m for m in driver.told[1] if isinstance(m, Moved))
    assert moved.position.view == secrets_of(driver, 1)


def test_before_hello_nothing_is_told() -> None:
    driver = Driver()
    driver.table.connect(1, "ada")
    driver.begin("ben")
    assert driver.told[1] == []
    assert driver.say(1, messages.Say("one", "hi")).key == "hello-first"


def test_nothing_is_told_before_it_is_kept() -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, "ada")
    driver.come(2, "ben")
    mover = 1 if driver.of_turn() == "ada" else 2
    told = {number: len(driver.told[number]) for number in (1, 2)}
    driver.keeps = False
    assert driver.act(mover) is None
    assert {number: len(driver.told[number]) for number in (1, 2)} == told
    driver.keep(driver.held.pop())
    assert isinstance(driver.answer(mover, f"act {len(driver.log) - 1}"), Done)
    assert all(isinstance(driver.told[n][told[n]], Moved) for n in (1, 2))


def test_names_that_change_are_told() -> None:
    driver = Driver()
    driver.come(1, "ada")
    driver.request(RENAME, "ada", detail={"name": "Countess"})
    assert driver.told[1][-1].sitters[0].name == "Countess"


def test_a_table_that_is_closed_tells_who_looks_on() -> None:
    driver = Driver()
    driver.come(1, None)
    driver.request(CLOSE)
    assert driver.told[1][-1].status == "closed"


def test_nobody_uses_up_what_others_may_do() -> None:
    driver = Driver()
    for _ in range(MOST_ARRANGED // 2):
        driver.sit("eve")
        driver.request(LEAVE, "eve")
    assert driver.sit("eve").key == "table-arranged"
    driver.begin("ben")
    again = Driver()
    for _ in range(MOST_ARRANGED):
        again.request(RENAME, "ada", detail={"name": "Ada"})
    assert again.request(RENAME, "ada", detail={"name": "Eve"}).key == "table-arranged"
    assert isinstance(again.request(CLOSE), int), "it can be closed however much has happened"


def test_many_who_come_and_go_leave_the_host_a_table() -> None:
    driver = Driver()
    people = MOST_ARRANGED_BY_ALL // MOST_ARRANGED
    for number in range(people):
        for _ in range(MOST_ARRANGED // 2):
            driver.sit(f"eve {number}")
            driver.request(LEAVE, f"eve {number}")
    assert driver.sit("ben").key == "table-arranged"
    assert isinstance(driver.request("invite", "ada", seat=1, detail={"bot": "novice"}), int)
    assert isinstance(driver.request("start", "ada"), int)


def test_one_who_says_much_leaves_room_in_the_line() -> None:
    driver = Driver()
    driver.begin("ben")
    for number, person in ((1, "ada"), (2, "ben")):
        driver.come(number, person)
    driver.keeps = False
    for number in range(OF_A_PERSON):
        driver.say(1, messages.Say(f"say {number}", "much"))
        assert driver.answer(1, f"say {number}") is None, "it waits"
    assert driver.say(1, messages.Say("more", "and more")).key == "table-busy"
    driver.say(2, messages.Say("ben", "hello"))
    assert driver.answer(2, "ben") is None, "it waits"


def test_nobody_stops_a_clock_by_coming_back_again_and_again() -> None:
    driver = Driver(terms=Terms(clock="decision", seconds=60, absent="bot"))
    driver.begin("ben")
    slow = driver.of_turn()
    driver.come(1, slow)
    for number in range(MOST_RETURNS + 1):
        driver.now += 60.0
        driver.do(driver.table.tick(driver.now))
        driver.say(1, messages.ComeBack(f"back {number}"))
    assert driver.answer(1, f"back {MOST_RETURNS}").key == "comeback-turn"
    think = driver.thinks[-1]
    while driver.of_turn() == slow:
        legal = driver.state.game.state.legal
        driver.do(driver.table.chosen(driver.thinks[-1].ordinal, legal[0], driver.now))
    assert think.bot == "adept"
    driver.say(1, messages.ComeBack("now"))
    assert isinstance(driver.answer(1, "now"), Done)


# ---- chat


def test_every_line_is_told_once_to_everybody_in_order() -> None:
    driver = Driver()
    driver.come(1, "ada")
    heard: list[str] = []
    for number in range(5):
        driver.say(1, messages.Say(f"say {number}", f"line {number}"))
        welcome = driver.come(10 + number, None)
        assert [line.text for line in welcome.chat] == [f"line {n}" for n in range(number + 1)]
    for number in range(5):
        heard = [m.line.text for m in driver.told[10 + number] if isinstance(m, Said)]
        assert heard == [f"line {n}" for n in range(number + 1, 5)]


def test_who_comes_back_is_told_the_lines_that_are_new() -> None:
    driver = Driver()
    driver.come(1, "ada")
    driver.say(1, messages.Say("one", "before"))
    seen = driver.state.ordinal
    driver.say(1, messages.Say("two", "after"))
    assert [line.text for line in driver.come(2, None, seen).chat] == ["after"]


# ---- what fails


def test_an_engine_that_fails_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, driver.of_turn())
    before = driver.state

    def fails(*_: object) -> None:
        raise RuntimeError("a bug in the rules")

    with monkeypatch.context() as broken:
        broken.setattr(Playing, "after", fails)
        assert driver.act(1).key == "server-wrong"
    assert [str(report.error) for report in driver.reports] == ["a bug in the rules"]
    assert driver.state is before
    assert isinstance(driver.act(1, said="again"), Done)


def test_what_was_kept_without_an_answer_is_found_in_the_log() -> None:
    driver = Driver()
    driver.keeps = False
    driver.sit("ben")
    driver.come(1, None)
    driver.log.append(driver.held.pop().entry)  # committed, but nobody was told
    driver.do(driver.table.not_kept(driver.now))
    answer = driver.answers[1]
    assert isinstance(answer, Problem)
    assert answer.key == "store-unavailable"
    assert driver.state.seating.seat_of("ben") == 1
    assert driver.told[1][-1].sitters[1].name == "Ben"


def test_a_log_that_cannot_be_looked_at_is_looked_at_again() -> None:
    driver = Driver()
    driver.keeps = False
    driver.sit("ben")
    driver.log.append(driver.held.pop().entry)
    driver.table.not_kept(driver.now)  # it wants to look, and cannot
    driver.do(driver.table.not_loaded(driver.now))
    assert driver.state.seating.seat_of("ben") == NOBODY
    driver.do(driver.table.tick(driver.now))
    assert driver.state.seating.seat_of("ben") == 1


def test_a_log_that_cannot_be_played_is_said_to_be_broken() -> None:
    driver = Driver()
    driver.begin("ben")
    wrong = driver.log[-1]._replace(ordinal=3, kind="act", seat=0, action=-1, by="nobody")
    again = Driver(log=[*driver.log, wrong])
    assert again.table.broken
    again.table.connect(1, "ada")
    assert again.say(1, messages.Hello()).key == "table-broken"
    assert again.request(RENAME, "ada", detail={"name": "A"}).key == "table-broken"


# ---- two processes


def test_who_is_slower_takes_over_what_the_other_has_kept() -> None:
    here = Driver()
    here.begin("ben")
    there = Driver(log=here.log)
    mover = here.of_turn()
    here.come(1, mover)
    there.come(1, mover)
    ordinal, action = here.state.ordinal, here.state.game.state.legal[0]
    assert isinstance(here.act(1, said="here"), Done)
    there.do(there.table.receive(1, messages.Act("there", ordinal, action), there.now))
    late = there.answer(1, "there")
    assert isinstance(late, Trouble)
    assert late.key in ("ordinal-old", "turn-other")
    assert there.state.game.actions == here.state.game.actions


def test_said_again_at_another_process_it_counts_once() -> None:
    here = Driver()
    here.begin("ben")
    there = Driver(log=here.log)
    here.come(1, here.of_turn())
    there.come(1, here.of_turn())
    ordinal, action = here.state.ordinal, here.state.game.state.legal[0]
    first = here.act(1, said="same")
    there.do(there.table.receive(1, messages.Act("same", ordinal, action), there.now))
    assert there.answer(1, "same").ordinal == first.ordinal
    assert len(here.log) == first.ordinal


def test_two_who_ask_for_a_rematch_at_once_play_on_at_one_table() -> None:
    driver = Driver("derby", 3, bots=1)
    driver.begin("ben")
    for person in ("ada", "ben"):
        driver.request("resign", person)
    assert driver.state.status == "over"
    there = Driver("derby", 3, bots=1, log=driver.log)
    for one, person, table in ((driver, "ada", "first"), (there, "ben", "second")):
        one.request(REMATCH, person, by="rematch", detail={"table": table})
    assert driver.state.rematch == there.state.rematch == "first"
    assert there.come(1, "ada").rematch == "first"


# ---- catching up


def played_on(driver: Driver, actions: int) -> None:
    """Both do anything so many times."""
    for _ in range(actions):
        driver.act(1 if driver.of_turn() == "ada" else 2)


class Counted(list[int]):
    """Actions that count how many of them are looked at."""

    looked_at = 0

    def __getitem__(self, place: object) -> object:  # type: ignore[override]
        found = super().__getitem__(place)  # type: ignore[index]
        Counted.looked_at += len(found) if isinstance(found, list) else 1  # type: ignore[arg-type]
        return found


def test_catching_up_costs_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    driver.begin("ben")
    for number, person in ((1, "ada"), (2, "ben")):
        driver.come(number, person)
    played_on(driver, 66)
    seen = driver.state.ordinal
    played_on(driver, 2)
    driver.state.game.actions = Counted(driver.state.game.actions)
    monkeypatch.setattr(Counted, "looked_at", 0)
    welcome = driver.hello(1, seen)
    assert {one.moment for one in welcome.missed} <= {67, 68}
    assert Counted.looked_at <= 2 + 2
    Counted.looked_at = 0
    driver.hello(1, driver.state.ordinal)
    assert Counted.looked_at == 0


def test_a_seat_takes_back_so_often_and_no_more() -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, driver.of_turn())
    quest = next(
        action
        for action in driver.state.game.state.legal
        if "quest" in driver.state.facts.game.catalogue.verb(action).name
    )
    for number in range(MOST_UNDONE):
        assert isinstance(driver.act(1, quest, f"act {number}"), Done)
        undo = messages.Undo(f"undo {number}", driver.state.ordinal)
        assert isinstance(driver.say(1, undo), (Done, Moved)), driver.told[1][-1]
    assert isinstance(driver.act(1, quest, "last"), Done)
    driver.say(1, messages.Undo("too many", driver.state.ordinal))
    assert driver.answer(1, "too many").key == "undo-much"


# ---- bots, hints and clocks


def with_bot() -> Driver:
    """Ada and a bot, whose turn it is."""
    driver = Driver(bots=1)
    driver.request("start", "ada")
    driver.come(1, "ada")
    while driver.state.game.bot_in_turn is None:
        driver.act(1)
    return driver


def test_a_bot_that_cannot_go_on_is_asked_later_and_later() -> None:
    driver = with_bot()
    asked = []
    for _ in range(4):
        think, driver.thinks = driver.thinks[-1], []
        driver.do(driver.table.not_chosen(think.ordinal, driver.now, RuntimeError("no idea")))
        since = driver.now
        while not driver.thinks:
            driver.now += 1.0
            driver.do(driver.table.tick(driver.now))
        asked.append(driver.now - since)
    assert asked[1:] == sorted(asked[1:]), "at first others are given the time to answer"
    assert asked[-1] >= 16.0


def test_a_bot_may_fail_for_years() -> None:
    thinking = Thinking()
    for _ in range(2000):
        thinking.failed(0.0)
    driver = with_bot()
    assert thinking.ask(driver.state, LONGEST_REST - 1.0) == []
    assert len(thinking.ask(driver.state, LONGEST_REST)) == 1


def test_a_bot_that_chooses_what_is_not_allowed_is_asked_later_and_later() -> None:
    driver = with_bot()
    forbidden = next(
        action
        for action in range(driver.state.facts.game.catalogue.size)
        if action not in driver.state.game.state.legal
    )
    for reports in range(1, 4):
        think, driver.thinks = driver.thinks[-1], []
        driver.do(driver.table.chosen(think.ordinal, forbidden, driver.now))
        assert len(driver.reports) == reports
        driver.do(driver.table.tick(driver.now))
        assert driver.thinks == []
        driver.now += 60.0
        driver.do(driver.table.tick(driver.now))
        assert len(driver.thinks) == 1


def test_chat_does_not_hurry_a_bot_that_failed() -> None:
    driver = with_bot()
    think, driver.thinks = driver.thinks[-1], []
    driver.do(driver.table.not_chosen(think.ordinal, driver.now, RuntimeError("no idea")))
    driver.say(1, messages.Say("hurry", "go on!"))
    assert driver.thinks == []


def test_a_bot_whose_turn_comes_while_the_log_is_looked_at_is_asked_right_after() -> None:
    driver = Driver(bots=1)
    driver.request("start", "ada")
    driver.come(1, "ada")
    driver.keeps = False
    while not driver.thinks:
        assert driver.state.game.bot_in_turn is None, "it has not been asked"
        driver.act(1)
        if driver.held:
            driver.do(driver.table.news(driver.now))  # looked at as soon as this is kept
            driver.keep(driver.held.pop())
    assert driver.thinks[-1].ordinal == driver.state.ordinal


def test_a_bot_answers_once() -> None:
    driver = with_bot()
    think = driver.thinks[-1]
    action = driver.state.game.state.legal[0]
    driver.do(driver.table.chosen(think.ordinal, action, driver.now))
    length = len(driver.log)
    driver.do(driver.table.chosen(think.ordinal, action, driver.now))
    assert len(driver.log) == length


def test_a_hint_for_a_position_that_is_gone_is_not_told_as_one() -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, driver.of_turn())
    driver.say(1, messages.AskHint("hint"))
    advise = driver.advises[-1]
    driver.act(1)
    driver.do(driver.table.advised(1, "hint", advise.ordinal, []))
    assert driver.answer(1, "hint").key == "hint-late"


def test_a_hint_that_fails_is_answered() -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, driver.of_turn())
    driver.say(1, messages.AskHint("hint"))
    driver.do(driver.table.not_advised(1, "hint", Problem("hint-failed")))
    assert driver.answer(1, "hint").key == "hint-failed"


def test_a_clock_that_has_run_out_calls_a_bot() -> None:
    driver = Driver(terms=Terms(clock="decision", seconds=60, absent="bot"))
    driver.begin("ben")
    driver.now += 59.0
    driver.do(driver.table.tick(driver.now))
    assert driver.state.game.handed == frozenset()
    driver.now += 1.0
    driver.do(driver.table.tick(driver.now))
    assert driver.state.game.handed == {driver.state.game.turn}
    assert [think.bot for think in driver.thinks] == ["adept"]


# ---- presence


def test_who_is_here_by_way_of_another_process_is_here() -> None:
    driver = Driver()
    driver.sit("ben")
    driver.come(1, "ada")
    driver.do(driver.table.hear_presence("other", ["ben"], driver.now))
    assert [one.here for one in driver.told[1][-1].sitters] == [True, True]
    driver.do(driver.table.disconnect(1, driver.now))
    assert not driver.come(2, None).sitters[0].here


def test_the_seed_is_told_to_nobody_while_the_game_runs() -> None:
    driver = Driver("derby", 3, bots=1)
    driver.begin("ben")
    for number, person in ((1, "ada"), (2, "ben"), (3, None)):
        driver.come(number, person)
    facts: Facts = driver.state.facts
    told = [messages.encoder.encode(m) for all_of in driver.told.values() for m in all_of]
    assert told
    assert not any(b'"seed"' in one or f'"{facts.seed}"'.encode() in one for one in told)
    assert any(isinstance(m, Welcome) and m.seed_hash for m in driver.told[3])


def test_what_cannot_be_told_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    driver.begin("ben")
    driver.come(1, driver.of_turn())

    def fails(*_: object) -> None:
        raise RuntimeError("a bug in a view")

    with monkeypatch.context() as broken:
        broken.setattr("pantheon.table.disclosure.moved", fails)
        assert isinstance(driver.act(1, said="kept"), Done)
    assert [str(report.error) for report in driver.reports] == ["a bug in a view"]
    assert driver.hello(1).ordinal == len(driver.log)
