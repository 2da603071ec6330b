"""What holds in every position of Elysium: no card is lost, and all fits together.

This is about the table; `works` is about the pending work.
"""

from __future__ import annotations

from pantheon.core.checks import HIGHEST, must, within
from pantheon.core.state import NOBODY
from pantheon.games.elysium.actions import MOST_LEGENDS
from pantheon.games.elysium.components import (
    ALL_COLUMNS,
    CITIZEN,
    EPOCHS,
    FAMILIES,
    FAMILIES_IN_PLAY,
    INCOMPLETE,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    SETS,
)
from pantheon.games.elysium.epochs import ACTIONS, END_OF_EPOCH, WRITING
from pantheon.games.elysium.legends import (
    SINGLE,
    fits,
    joined,
    legend,
    missing_level,
    with_citizen,
)
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.turns import CARDS_TO_TAKE
from pantheon.games.elysium.works import check_works

MOST_TRANSFERS = 1000


def check(s: Elysium) -> None:
    """A Problem about the first thing that cannot be so."""
    _check_families(s)
    _check_numbers(s)
    _check_cards(s)
    for seat in range(s.players):
        _check_domain(s, seat)
        _check_legends(s, seat)
    check_works(s)


def _check_families(s: Elysium) -> None:
    """E1.2: five families, those of the set that was chosen."""
    within(s, "families", s.families, 0, len(FAMILIES) - 1)
    rising = sorted(set(s.families)) == s.families
    must(s, rising and len(s.families) == FAMILIES_IN_PLAY, "families", "E1.1")
    chosen = s.game.options["families"]
    names = sorted(SETS[chosen]) if chosen in SETS else chosen.split("+")
    found = [FAMILIES[family] for family in s.families]
    must(s, chosen == "random" or found == names, "families", "E1.2")


def _check_numbers(s: Elysium) -> None:
    within(s, "side", [s.side], 0, 1)
    within(s, "epoch", [s.epoch], 1, EPOCHS)
    within(s, "phase", [s.phase], ACTIONS, END_OF_EPOCH)
    must(s, sorted(s.order) == list(range(s.players)), "order", "E1.5")
    within(s, "active", [s.active], NOBODY, s.players - 1)
    for entry, amounts in (("gold", s.gold), ("vp", s.vp), ("pp", s.pp)):
        within(s, entry, amounts, 0, HIGHEST)
    within(s, "columns", s.columns, 0, ALL_COLUMNS)
    within(s, "taken", s.taken, 0, CARDS_TO_TAKE)
    within(s, "transfers", s.transfers, 0, MOST_TRANSFERS)
    within(s, "left", [s.left], 0, MOST_TRANSFERS)
    within(s, "written", [s.written], 0, MOST_TRANSFERS)
    for entry, owners in (("family_tiles", s.family_tiles), ("level_tiles", s.level_tiles)):
        within(s, entry, owners, NONE, s.players - 1)
    _check_quests(s)


def _check_quests(s: Elysium) -> None:
    """E3.3, E3.7: a Quest has one owner; when Legends are written everybody has one."""
    writes = s.phase == WRITING
    within(s, "quest", s.quest, NO_QUEST, INCOMPLETE if writes else s.quests() - 1)
    quests = [quest for quest in s.quest if quest not in (NO_QUEST, INCOMPLETE)]
    must(s, len(set(quests)) == len(quests), "quest", "E3.3")
    must(s, all(quest < s.quests() for quest in quests), "quest", "E1.4")
    must(s, not writes or NO_QUEST not in s.quest, "quest", "E3.7")


def _check_cards(s: Elysium) -> None:
    """Every card of the families in play is somewhere, and only once."""
    copies = s.deck.copies
    deck = [
        card
        for family in s.families
        for card in range(family * PER_FAMILY, family * PER_FAMILY + PER_FAMILY)
        for _ in range(copies[card])
    ]
    within(s, "pile", s.pile, 0, CITIZEN - 1)
    within(s, "top", [s.top], 0, len(s.pile))
    within(s, "buried", [s.buried], 0, len(s.citizens))
    found = s.pile[s.top :] + s.discard + s.agora + s.oracle + s.citizens + s.removed
    hidden = 0
    for seat in range(s.players):
        there = s.domain[seat] + [place & 127 for place in s.elysium[seat]]
        within(s, "elysium", s.elysium[seat], 0, MOST_LEGENDS << 7)
        hidden += there.count(CITIZEN)
        found += [card for card in there if card != CITIZEN]
    must(s, sorted(found) == deck, "pile", "E1.1")
    must(s, hidden <= len(s.citizens), "citizens", "E3.6")
    for entry, row in (("agora", s.agora), ("oracle", s.oracle)):
        must(s, row == sorted(row), entry, "E1.6")
    within(s, "gone", s.gone, 0, s.players * 128 - 1)


def _check_domain(s: Elysium, seat: int) -> None:
    """R6: no twins; the masks say what the cards say, and only what lies there is ready."""
    cards = [card for card in s.domain[seat] if card != CITIZEN]
    must(s, len(set(cards)) == len(cards), "domain", "R6")
    for family in range(len(FAMILIES)):
        held = 0
        for card in cards:
            if card // PER_FAMILY == family:
                held |= 1 << card % PER_FAMILY
        place = seat * 8 + family
        must(s, s.held[place] == held, "held", "R6")
        must(s, s.ready[place] & ~held == 0, "ready", "E4.1")


def _check_legends(s: Elysium, seat: int) -> None:
    """E6, E7: each Legend is what its cards make it, in the order in which they came."""
    found: list[int] = []
    must(s, len(s.legends[seat]) <= len(s.elysium[seat]), "legends", "E6.1")
    for number in range(len(s.legends[seat])):
        cards = [place & 127 for place in s.elysium[seat] if place >> 7 == number]
        must(s, bool(cards) and cards[0] != CITIZEN, "elysium", "E7.1")
        level, family = s.deck.level[cards[0]], cards[0] // PER_FAMILY
        made: int = legend(SINGLE, 1, level, family, 0)
        for card in cards[1:]:
            if card == CITIZEN:
                must(s, missing_level(made) != NONE, "elysium", "E7.1")
                made = with_citizen(made)
            else:
                level, family = s.deck.level[card], card // PER_FAMILY
                must(s, fits(made, level, family), "elysium", "E6.4")
                made = joined(made, level, family)
        found.append(made)
    must(s, found == s.legends[seat], "legends", "E6.1")
    last = len(s.legends[seat])
    must(s, all(place >> 7 < last for place in s.elysium[seat]), "elysium", "E6.1")
