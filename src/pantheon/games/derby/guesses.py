"""Full states that agree with all that a seat knows."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.state import NOTHING
from pantheon.games.derby.components import BETS, NONE
from pantheon.games.derby.knowledge import without
from pantheon.games.derby.state import Derby
from pantheon.games.derby.windows import REGISTER, Target


def guessed(s: Derby, seat: int, chance: Chance) -> Derby:
    """A full state that agrees with all that a seat knows, the rest drawn anew."""
    guess = _drawn_anew(s, seat, chance)
    while not _possible(guess, seat):
        guess = _drawn_anew(s, seat, chance)
    return guess


def _possible(g: Derby, seat: int) -> bool:
    """Whoever uses a power has something to use it on, and the ravens can have been there."""
    return (g.over or bool(g.legal)) and (not g.swapped or bool(swaps(g, seat)))


def _drawn_anew(s: Derby, seat: int, chance: Chance) -> Derby:
    guess = s.copy()
    guess.become_guess(chance)
    _guess_cards(guess, seat, chance)
    for other in range(s.players):
        if other != seat:
            _guess_bets(guess, other, seat, chance)
    _guess_knowledge(guess, seat, chance)
    guess.look_again()
    _guess_choice(guess, seat, chance)
    return guess


def _guess_choice(g: Derby, seat: int, chance: Chance) -> None:
    """What another player has chosen for a power and nobody has seen yet."""
    frame = g.frame
    if isinstance(frame, Target) and frame.memo and frame.seat != seat:
        power = REGISTER.powers[frame.power]
        choices = power.targets(g, frame.seat, 0, 0)
        g.legal = NOTHING  # there was something to choose: else the guess is impossible
        if choices:
            choice = choices[chance.below(len(choices))]
            g.swap(Target(frame.seat, frame.power, frame.step, choice))
            g.look_again()


def _guess_cards(g: Derby, seat: int, chance: Chance) -> None:
    """Deal the cards that the seat does not see, some of which it knows to be in a holder."""
    unseen = [holder for holder in range(g.players) if not g.sees(seat, holder)]
    pool = g.undealt.copy()
    for holder in unseen:
        pool += g.holders[holder]
    certain = {holder: g.cards_in(g.known[seat], holder) for holder in unseen}
    if g.before[seat]:
        _guess_ravens(g, seat, certain, pool, chance)
    for cards in certain.values():
        for card in cards:
            pool.remove(card)
    pool.sort()
    chance.shuffle(pool)
    dealt = 0
    holders = g.holders.copy()
    for holder in unseen:
        lacking = len(g.holders[holder]) - len(certain[holder])
        holders[holder] = sorted(certain[holder] + pool[dealt : dealt + lacking])
        dealt += lacking
    g.holders = holders
    g.undealt = sorted(pool[dealt:])


def _guess_ravens(
    g: Derby, seat: int, certain: dict[int, list[int]], pool: list[int], chance: Chance
) -> None:
    """What became of the cards the seat knew in two holders before one card each was swapped.

    Any of them may have gone to the other holder, or a card it did not know. Of all such stories
    one is drawn that leaves no more cards in a holder than there are, and none that was seen
    elsewhere.
    """
    first, second, many, many_there = g.swapped
    here = g.cards_in(g.before[seat], first)
    there = g.cards_in(g.before[seat], second)
    elsewhere = [card for cards in certain.values() for card in cards]
    stories = []
    for went in _movers(here, many):
        for came in _movers(there, many_there):
            in_first = _after(here, went, came, g.left_first)
            in_second = _after(there, came, went, g.left_second)
            if (
                (went == NONE or went != came)
                and len(in_first) + len(certain[first]) <= len(g.holders[first])
                and len(in_second) + len(certain[second]) <= len(g.holders[second])
                and _holds(pool, in_first + in_second + elsewhere)
            ):
                stories.append((in_first, in_second))
    in_first, in_second = stories[chance.below(len(stories))]
    certain[first] = certain[first] + in_first
    certain[second] = certain[second] + in_second


def _holds(pool: list[int], cards: list[int]) -> bool:
    """Whether all these cards are in the pool."""
    return all(cards.count(card) <= pool.count(card) for card in cards)


def _movers(known: list[int], many: int) -> list[int]:
    """Each card that may have been swapped away: one that was known, or NONE for another one."""
    return known + [NONE] * (many - len(known))


def _after(known: list[int], went: int, came: int, left: list[int]) -> list[int]:
    """Which of the known cards must be in a holder after the swap and after what left since."""
    cards = known.copy()
    if went != NONE:
        cards.remove(went)
    if came != NONE:
        cards.append(came)
    for card in left:
        if card in cards:
            cards.remove(card)
    return cards


def _guess_bets(g: Derby, other: int, seat: int, chance: Chance) -> None:
    """Which of a player's bet cards lie on the table, as far as the seat does not know."""
    hidden = [
        index
        for index in range(other * 3, other * 3 + 3)
        if g.bet[index] != NONE and not g.knows_bet(seat, index)
    ]
    if not hidden:
        return
    pool = [g.bet[index] for index in hidden]
    for card in range(len(BETS)):
        pool += [card] * g.hand[other * 7 + card]
    pool.sort()
    chance.shuffle(pool)
    while not _agrees(g, pool, hidden, seat):
        chance.shuffle(pool)
    for place, index in enumerate(hidden):
        g.bet[index] = pool[place]
    for card in range(len(BETS)):
        g.hand[other * 7 + card] = pool[len(hidden) :].count(card)


def _agrees(g: Derby, pool: list[int], hidden: list[int], seat: int) -> bool:
    """Whether a guess agrees with a bet card that the seat saw before Prophecy took it back."""
    if not g.taken_back or not _saw_it_taken_back(g, seat):
        return True
    index, card = g.taken_back[0], g.taken_back[1]
    if index not in hidden:
        return True
    free = pool[len(hidden) :]  # in the hand, or on the third bet, which came later
    free += [pool[place] for place, other in enumerate(hidden) if other % 3 == 2]
    return card in free


def _guess_knowledge(g: Derby, seat: int, chance: Chance) -> None:
    """What the others have seen is hidden as well: as much as they saw, of the cards as guessed."""
    before_swap = _before_swap(g, seat, chance) if g.swapped else {}
    known = g.known.copy()
    before = g.before.copy()
    for other in range(-1, g.players):
        if other != seat:
            known[other] = _as_many(
                g, g.known[other], dict(enumerate(g.holders)), g.returned, chance
            )
            before[other] = _as_many(g, g.before[other], before_swap, [], chance)
    g.known = known
    g.before = before
    if g.taken_back and seat != g.taken_back[0] // 3 and not _saw_it_taken_back(g, seat):
        index = g.taken_back[0]
        hand = range(index // 3 * 7, index // 3 * 7 + 7)
        cards = [i % 7 for i in hand if g.hand[i] > 0]
        g.taken_back = [index, cards[chance.below(len(cards))], g.taken_back[2]] if cards else []


def _as_many(
    g: Derby, entries: list[int], holders: dict[int, list[int]], seen: list[int], chance: Chance
) -> list[int]:
    """As many entries for every holder, of other cards in it; what everybody saw stays."""
    found: list[int] = []
    for holder, content in holders.items():
        first = holder * g.deck.designs
        cards = g.cards_in(entries, holder)
        public = [card for card in g.cards_in(seen, holder) if card in cards]
        left = content.copy()
        for card in public:
            left.remove(card)
        chance.shuffle(left)
        found += [first + card for card in public + left[: len(cards) - len(public)]]
    return found


def _before_swap(g: Derby, seat: int, chance: Chance) -> dict[int, list[int]]:
    """What may have been in the two holders before Huginn and Muninn."""
    here, there = after_swap(g)
    found = swaps(g, seat)
    if found:
        came, went = found[chance.below(len(found))]
        here.remove(came)
        there.remove(went)
        here.append(went)
        there.append(came)
    return {g.swapped[0]: here, g.swapped[1]: there}


def after_swap(g: Derby) -> tuple[list[int], list[int]]:
    """What was in the two holders just after Huginn and Muninn."""
    here = g.holders[g.swapped[0]] + g.left_first
    there = g.holders[g.swapped[1]] + g.left_second
    for card in g.cards_in(g.returned, g.swapped[0]):
        here.remove(card)
    for card in g.cards_in(g.returned, g.swapped[1]):
        there.remove(card)
    return here, there


def swaps(g: Derby, seat: int) -> list[tuple[int, int]]:
    """The cards that may have come to the first holder and gone to the second.

    They were not equal, and what the seat knew before was true.
    """
    here, there = after_swap(g)
    was_here = g.cards_in(g.before[seat], g.swapped[0])
    was_there = g.cards_in(g.before[seat], g.swapped[1])
    return [
        (came, went)
        for came in here
        for went in there
        if came != went
        and _holds([*without(here, came), went], was_here)
        and _holds([*without(there, went), came], was_there)
    ]


def _saw_it_taken_back(g: Derby, seat: int) -> bool:
    return seat >= 0 and g.taken_back[2] >> seat & 1 == 1
