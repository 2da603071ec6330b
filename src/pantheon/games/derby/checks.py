"""What holds in every position of Divinity Derby: nothing is lost, and all fits together.

This is about the table; `works` is about the pending work, `secrets` about what seats know.
"""

from __future__ import annotations

from pantheon.core.checks import HIGHEST, must, within
from pantheon.games.derby.components import BETS, CREATURES, GODS, NONE, PROTECTION
from pantheon.games.derby.races import RACES, ChoosingGods, powers_of
from pantheon.games.derby.secrets import check_secrets
from pantheon.games.derby.state import Derby
from pantheon.games.derby.works import check_works

MOST_ARRIVALS = 511  # in a race; `ranking` counts on it


def check(s: Derby) -> None:
    """A Problem about the first thing that cannot be so."""
    _check_numbers(s)
    _check_course(s)
    _check_cards(s)
    _check_bets(s)
    check_works(s)
    _check_gods(s)
    check_secrets(s)


def _check_numbers(s: Derby) -> None:
    within(s, "race", [s.race], 1, RACES)
    must(s, s.race == RACES or bool(s.pending()), "race", "D8.2")
    for entry, seat in (("start", s.start), ("mover", s.mover)):
        within(s, entry, [seat], 0, s.players - 1)
    for entry, flag in (("third", s.third), ("fast", s.fast), ("trick", s.trick)):
        within(s, entry, [flag], 0, 1)
    for entry, flag in (("changed", s.changed), ("playing", s.playing)):
        within(s, entry, [flag], 0, 1)
    within(s, "spaces", [s.spaces], 0, 100)
    within(s, "fated", [s.fated], NONE, len(CREATURES) - 1)
    within(s, "protections_left", [s.protections_left], 0, s.values.protections)
    within(s, "protections", [s.protections], 0, s.protections_left)
    in_pile = s.protections + s.drawn.count(PROTECTION)
    must(s, in_pile == s.protections_left or not s.pending(), "protections", "D6.1")


def _check_course(s: Derby) -> None:
    """D3.4, D3.5: where the creatures stand; those in the goal in the order they came."""
    last = s.values.last_space
    within(s, "space", s.space, 0, last + 1)
    within(s, "clock", [s.clock], 0, MOST_ARRIVALS)
    within(s, "arrived", s.arrived, -len(CREATURES), s.clock)
    within(s, "crossed", [s.crossed], NONE, len(CREATURES) - 1)
    there = [creature for creature in range(len(CREATURES)) if s.is_finished(creature)]
    must(s, sorted(s.finished) == there, "finished", "D3.5")
    within(s, "fate", s.fate, 1, last)
    many = s.players if s.game.options["fate"] == "on" else 0
    must(s, len(set(s.fate)) == len(s.fate) <= many, "fate", "D10.1")


def _check_cards(s: Derby) -> None:
    """D1.5: every movement card is somewhere, and those that left a holder are told of."""
    designs = s.deck.designs
    within(s, "card", [s.card], 0, designs - 1)
    within(s, "second", [s.second], NONE, designs - 1)
    within(s, "played", s.played, 0, s.players * designs - 1)
    gone = s.discard + s.zeus + [card for card in s.drawn if card != PROTECTION]
    if s.playing:
        gone.append(int(s.card))
    if s.second != NONE:
        gone.append(int(s.second))
    if s.game.options["powers"] == "off":  # else Renewal may put a card into another holder
        must(s, sorted(gone) == sorted(key % designs for key in s.played), "played", "D3.1")
    found = s.undealt + gone
    for cards in s.holders:
        must(s, cards == sorted(cards), "holders", "D1.4")
        found += cards
    must(s, sorted(found) == s.values.deck, "holders", "D1.5")
    must(s, len(s.drawn) <= 2, "drawn", "D6.1")


def _check_bets(s: Derby) -> None:
    """D2: every bet card and every token is somewhere; what was kept has scored (D7.1)."""
    within(s, "bet", s.bet, NONE, len(BETS) - 1)
    within(s, "backed", s.backed, NONE, len(CREATURES) - 1)
    within(s, "tokens", s.tokens, 0, s.values.tokens)
    for creature in range(len(CREATURES)):
        many = s.tokens[creature] + s.backed.count(creature)
        must(s, many == s.values.tokens, "tokens", "D1.3")
    for entry, counts in (("hand", s.hand), ("kept", s.kept), ("lost", s.lost)):
        within(s, entry, counts, 0, max(s.values.bet_copies))
    within(s, "score", s.score, 0, HIGHEST)
    for seat in range(s.players):
        bets = s.bet[seat * 3 : seat * 3 + 3]
        backed = [creature for creature in s.backed[seat * 3 : seat * 3 + 3] if creature != NONE]
        must(s, len(set(backed)) == len(backed), "backed", "D2.3")
        score = 0
        for card in range(len(BETS)):
            kept, lost = s.kept[seat * 7 + card], s.lost[seat * 7 + card]
            many = s.hand[seat * 7 + card] + kept + lost
            if s.pending():  # at the end the bets are paid and still shown
                many += bets.count(card)
            must(s, many == s.values.bet_copies[card], "hand", "D7.1")
            score += kept * s.values.bet_points[card]
        must(s, score == s.score[seat], "score", "D7.1")
    for index, card in enumerate(s.bet):
        must(s, (card == NONE) == (s.backed[index] == NONE), "bet", "D2.1")


def _check_gods(s: Derby) -> None:
    """D1.1, D9.1: each a god of their own, and no power cards but those of the gods."""
    within(s, "gods", s.gods, NONE, len(GODS) - 1)
    chosen = [god for god in s.gods if god != NONE]
    must(s, len(set(chosen)) == len(chosen), "gods", "D1.1")
    frame = s.frame
    if isinstance(frame, ChoosingGods):
        for turn in range(s.players):
            there = s.gods[s.clockwise(turn)] != NONE
            must(s, there == (turn < frame.turn), "gods", "D1.1")
        must(s, s.unused == 0, "unused", "D9.1")
        return
    must(s, len(chosen) == s.players, "gods", "D1.1")
    must(s, s.unused & ~powers_of(s) == 0, "unused", "D9.1")
