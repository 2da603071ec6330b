"""The search: it grows a tree, keeps what is still of use, and finds what is forced."""

from collections.abc import Iterator

import pytest
from bots.tables import WON, decisions, last_transfer, played
from games.walks import every_game, walk

from pantheon.bots.chair import UNSEEN, Chair
from pantheon.bots.judging import shares
from pantheon.bots.search import Node, Searcher, descend, is_settled, upper_bound
from pantheon.core.chance import Chance
from pantheon.core.state import State

PLAYED = played()


def visits(node: Node) -> float:
    """How often anything was tried after a node."""
    return sum(child.visits for child in node.children.values())


def two_in_a_row(name: str) -> Iterator[tuple[State, int, State]]:
    """Decisions after which the same seat decides again: before, the search's choice, after."""
    for state in decisions(PLAYED[name], 3, "row", every=1):
        action = Searcher("row", iterations=60).choose(Chair(state))
        after = state.copy()
        after.apply(action)
        if after.seat == state.seat and not state.frame.secret():
            yield state, action, after


# ---- the tree


@every_game
@pytest.mark.parametrize("iterations", [1, 10, 40])
def test_every_iteration_tries_one_move(name: str, iterations: int) -> None:
    for state in decisions(PLAYED[name], 4, "tree", every=40):
        searcher = Searcher("tree", iterations=iterations)
        root = searcher.search(Chair(state))
        assert visits(root) == searcher.iterations == iterations
        assert set(root.children) <= set(state.legal)
        known = iterations if state.game.trust() == 0.0 else len(state.legal)  # judged at once
        assert len(root.children) == min(known, len(state.legal))  # each is tried once first


@every_game
def test_a_move_belongs_to_who_makes_it_and_hopes_for_a_share(name: str) -> None:
    for state in decisions(PLAYED[name], 4, "share", every=40):
        root = Searcher("share", iterations=40).search(Chair(state))
        for child in root.children.values():
            assert child.mover == state.seat
            assert 0.0 <= child.mean() <= 1.0
            assert child.visits <= child.offered <= 40


def movers(node: Node) -> set[int]:
    """Whose moves a tree thinks about."""
    found = {int(child.mover) for child in node.children.values()}
    return found.union(*(movers(child) for child in node.children.values()))


@every_game
def test_only_where_others_can_be_foreseen_are_their_moves_thought_about(name: str) -> None:
    thought_about = set()
    for state in decisions(PLAYED[name], 4, "others", every=40):
        seats = movers(Searcher("others", iterations=100).search(Chair(state)))
        thought_about |= {seat == state.seat for seat in seats}
    assert thought_about == ({True} if name == "derby" else {True, False})


def test_a_budget_in_seconds_tries_at_least_one_move() -> None:
    state = next(decisions(PLAYED["offrandes"], 3, "seconds", every=1))
    searcher = Searcher("seconds", seconds=1e-9)
    assert visits(searcher.search(Chair(state))) == searcher.iterations >= 1


@every_game
def test_the_choice_is_what_was_tried_most(name: str) -> None:
    for state in decisions(PLAYED[name], 4, "most", every=30):
        root = Searcher("most", iterations=40).search(Chair(state))
        chosen = Searcher("most", iterations=40).choose(Chair(state))
        most = max(child.visits for child in root.children.values())
        assert root.children[chosen].visits == most


def test_what_was_never_tried_comes_first_then_what_promises_most() -> None:
    state, chance = last_transfer(), Chance("descend")
    root = Node(UNSEEN, UNSEEN)
    poor = descend(root, state, chance)
    poor.visits, poor.hope = 10.0, 1.0
    good = descend(root, state, chance)
    assert good is not poor
    good.visits, good.hope = 10.0, 9.0
    assert descend(root, state, chance) is good


def test_a_lucky_guess_speaks_for_no_action() -> None:
    state, chance = last_transfer(), Chance("luck")
    root = Node(UNSEEN, UNSEEN)
    lucky = descend(root, state, chance)
    lucky.visits, lucky.hope, lucky.luck = 10.0, 9.0, 9.0
    good = descend(root, state, chance)
    good.visits, good.hope, good.luck = 10.0, 5.0, 1.0
    assert descend(root, state, chance) is good
    assert lucky.mean() > good.mean()


# ---- what the best replies make of an action


def offer() -> State:
    """An auctioneer of Offrandes chooses what to offer."""
    walks = decisions(PLAYED["offrandes"], 3, "offer", every=1)
    return next(s for s in walks if s.frame.rule() == "O2.3" and len(s.legal) == 22)


def test_an_action_is_judged_before_it_is_tried() -> None:
    state, root = offer(), Node(UNSEEN, UNSEEN)
    best = descend(root, state, Chance("judged"))
    assert sorted(root.children) == sorted(state.legal)
    for action, child in root.children.items():
        after = state.copy()
        after.apply(action)
        assert child.forecast == shares(after)
        assert child.visits == 0.0
    assert best.forecast[state.seat] == max(c.forecast[state.seat] for c in root.children.values())


def check_forecasts(node: Node) -> int:
    """How many forecasts below a node are those of the best reply; a failure for any other."""
    replies = 0
    for child in node.children.values():
        tried = [reply for reply in child.children.values() if reply.visits]
        if tried:
            mover = tried[0].mover
            best = max(reply.forecast[mover] for reply in child.children.values())
            assert child.forecast[mover] == best
            replies += 1 + check_forecasts(child)
    return replies


def test_a_forecast_is_that_of_the_best_reply_all_the_way_down() -> None:
    assert check_forecasts(Searcher("replies", iterations=400).search(Chair(offer()))) > 20


def test_the_best_reply_counts_beside_the_mean() -> None:
    child = Node(3, 1)
    child.offered, child.visits, child.hope = 1.0, 3.0, 1.5
    child.glance, child.forecast = 0.1, [0.1, 0.8, 0.1]
    assert upper_bound(child, 0.1, 0.0) == pytest.approx(0.5)
    assert upper_bound(child, 0.1, 1.0) == pytest.approx(0.8)
    assert upper_bound(child, 0.1, 0.25) == pytest.approx(0.75 * 0.4 + 0.25 * 0.8)


# ---- when it is enough


def test_what_cannot_be_caught_up_with_is_settled() -> None:
    root = Node(UNSEEN, UNSEEN)
    for action, tried in enumerate([30.0, 50.0, 10.0]):
        root.children[action] = Node(action, 0)
        root.children[action].visits = tried
    assert is_settled(root, [0, 1, 2], 19.0)
    assert not is_settled(root, [0, 1, 2], 20.0)
    assert is_settled(root, [1, 2, 7], 39.0)  # 7 was never tried
    assert not is_settled(root, [1, 7], 50.0)
    assert is_settled(root, [7], 1000.0)


@every_game
def test_a_settled_search_stops_and_chooses_the_same(name: str) -> None:
    stopped = 0
    for state in decisions(PLAYED[name], 3, "settled", every=9):
        whole, chooser = (Searcher("settled", iterations=400) for _ in range(2))
        root = whole.search(Chair(state))
        chosen = chooser.choose(Chair(state))
        assert root.children[chosen].visits == max(c.visits for c in root.children.values())
        assert chooser.iterations <= whole.iterations == 400
        stopped += chooser.iterations < 400
    assert stopped


def test_nothing_is_searched_where_there_is_nothing_to_choose() -> None:
    game = PLAYED["derby-options"]
    walks = (state for seed in range(100) for state in walk(game, 4, f"single {seed}"))
    state = next(state for state in walks if len(state.legal) == 1)
    searcher = Searcher("single", iterations=400)
    assert searcher.choose(Chair(state)) == state.legal[0]
    assert searcher.iterations == 0


# ---- what is kept between decisions


@every_game
def test_the_tree_below_what_was_played_is_kept(name: str) -> None:
    state, action, after = next(two_in_a_row(name))
    searched = Searcher("row", iterations=60).search(Chair(state), state.legal)
    tried = searched.children[action].visits
    bot = Searcher("row", iterations=60)
    assert bot.choose(Chair(state)) == action
    root = bot.search(Chair(after, [action]))
    assert root.visits == tried > 1
    assert visits(root) == tried - 1 + 60  # the first visit ended there


@every_game
@pytest.mark.parametrize("since", [None, [UNSEEN], "unseen later", "never tried"])
def test_a_tree_that_does_not_fit_any_more_is_thrown_away(name: str, since: object) -> None:
    state, action, after = next(two_in_a_row(name))
    bot = Searcher("row", iterations=60)
    bot.choose(Chair(state))
    known = {"unseen later": [action, UNSEEN], "never tried": [action, -7]}
    root = bot.search(Chair(after, known[since] if isinstance(since, str) else since))
    assert root.visits == 0
    assert visits(root) == 60


# ---- strength where it is certain


@every_game
def test_a_search_prefers_the_move_that_wins_by_far(name: str) -> None:
    position, winning = WON[name]
    state = position()
    root = Searcher("won", iterations=200).search(Chair(state))
    best = root.children[state.game.catalogue.parse(winning)]
    others = [child for child in root.children.values() if child is not best]
    assert best.mean() > 0.8
    assert all(child.mean() < 0.2 and child.visits < best.visits for child in others)


def test_a_search_finds_a_win_that_takes_two_moves() -> None:
    state = last_transfer()
    bot = Searcher("forced", iterations=100)
    first = bot.choose(Chair(state))
    assert state.game.catalogue.text(first) == "transfer zeus-hera"
    state.apply(first)
    state.apply(bot.choose(Chair(state, [first])))
    assert state.winners() == [2]
