"""E6: Legends."""

import pytest
from acting import act, options, refused, why
from elysium_positions import domain, legends, position, writing

from pantheon.games.elysium.components import FAMILIES, PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

ONES = ["zeus-ganymede", "hades-charon", "athena-olive", "poseidon-triton", "hephaestus-cabeiri"]
TWOS = [f"{family}-temple" for family in ("athena", "hades", "hephaestus", "poseidon", "zeus")]


def placing(card: str, *written: list[str]) -> Elysium:
    """A card is to be placed; it fits into one of the Legends, so that there is a choice."""
    state = writing(card, legends={0: [*written]})
    act(state, f"transfer {card}")
    return state


# ---- E6.1


@pytest.mark.rule("E6.1")
def test_a_card_starts_a_legend_or_joins_one() -> None:
    state = placing("zeus-ganymede", ["hades-charon"])
    assert options(state) == ["join 1", "start"]
    act(state, "join 1")
    assert legends(state, 0) == [["hades-charon", "zeus-ganymede"]]
    state = placing("zeus-ganymede", ["hades-charon"])
    act(state, "start")
    assert legends(state, 0) == [["hades-charon"], ["zeus-ganymede"]]


@pytest.mark.rule("E6.1")
def test_a_player_may_have_any_number_of_legends() -> None:
    written = [[card] for card in (*ONES, *TWOS, "zeus-hera", "hades-judge", "athena-horse")]
    state = placing("zeus-danae", *written)
    act(state, "start")
    assert len(legends(state, 0)) == 14


@pytest.mark.rule("E6.1")
def test_nobody_joins_the_legend_of_somebody_else() -> None:
    state = writing("zeus-ganymede", legends={0: [["athena-olive"]], 1: [["hades-charon"]]})
    act(state, "transfer zeus-ganymede")
    assert options(state) == ["join 1", "start"]
    assert refused(state, "join 2") == ("E6.1", "no-legend")
    assert why(state, "join 2") == {"legend": 2}


@pytest.mark.rule("E6.1")
def test_only_a_card_of_the_domain_is_transferred() -> None:
    state = writing("zeus-hera", agora=["zeus-ganymede"])
    assert refused(state, "transfer zeus-ganymede") == ("E6.1", "not-in-domain")
    assert why(state, "transfer zeus-ganymede") == {"card": PIECES.index("zeus-ganymede")}
    assert refused(state, "transfer citizen") == ("E6.1", "not-in-domain")


@pytest.mark.rule("E6.1")
def test_of_two_legends_with_the_same_cards_the_first_is_joined() -> None:
    state = placing("hades-charon", ["zeus-ganymede"], ["zeus-ganymede"])
    assert options(state) == ["join 1", "start"]
    assert refused(state, "join 2") == ("E6.1", "same-legend")


# ---- E6.2


@pytest.mark.rule("E6.2")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("athena-owl", True),
        ("zeus-companion", False),  # a family that is there
        ("hades-eurydice", False),
        ("athena-horse", False),  # another level
        ("zeus-hera", False),
    ],
)
def test_a_level_legend_has_one_level_and_different_families(card: str, fits: bool) -> None:
    state = writing(card, legends={0: [["zeus-temple", "hades-temple"]]})
    act(state, f"transfer {card}")
    joined = legends(state, 0)[0]
    if fits:
        act(state, "join 1")
        joined = legends(state, 0)[0]
    assert (card in joined) == fits
    assert fits or legends(state, 0) == [["zeus-temple", "hades-temple"], [card]]


@pytest.mark.rule("E6.2")
def test_why_a_card_does_not_join_a_level_legend() -> None:
    state = placing("zeus-companion", ["zeus-temple", "hades-temple"], ["zeus-hera"])
    card = PIECES.index("zeus-companion")
    assert refused(state, "join 1") == ("E6.2", "family-there")
    assert why(state, "join 1") == {"card": card, "legend": 1, "family": FAMILIES.index("zeus")}
    state = placing("zeus-companion", ["hades-judge", "athena-horse"], ["zeus-hera"])
    assert refused(state, "join 1") == ("E6.2", "other-level")
    assert why(state, "join 1") == {"card": card, "legend": 1, "level": 3}


@pytest.mark.rule("E6.2")
def test_a_level_legend_has_at_most_five_cards() -> None:
    state = placing("zeus-companion", TWOS[:4], ["zeus-hera"])
    act(state, "join 1")
    assert len(legends(state, 0)[0]) == 5
    full = [*TWOS[:2], "citizen", "citizen", "citizen"]
    state = placing("zeus-companion", full, ["zeus-danae"])
    assert options(state) == ["join 2", "start"]
    assert refused(state, "join 1") == ("E6.2", "legend-full")


# ---- E6.3


@pytest.mark.rule("E6.3")
@pytest.mark.parametrize(
    ("card", "key", "particular"),
    [
        ("zeus-danae", "level-there", {"level": 1}),
        ("zeus-companion", "level-there", {"level": 2}),
        ("hades-judge", "other-family", {"family": FAMILIES.index("zeus")}),
    ],
)
def test_a_family_legend_has_one_family_and_different_levels(
    card: str, key: str, particular: dict[str, int]
) -> None:
    also_fits = "hades-cerberus" if card == "hades-judge" else "zeus-hera"
    state = placing(card, ["zeus-ganymede", "zeus-perseus"], [also_fits])
    assert options(state) == ["join 2", "start"]
    assert refused(state, "join 1") == ("E6.3", key)
    assert why(state, "join 1") == {"card": PIECES.index(card), "legend": 1, **particular}


@pytest.mark.rule("E6.3")
def test_a_family_legend_has_three_cards() -> None:
    state = placing("zeus-hera", ["zeus-ganymede", "zeus-perseus"])
    act(state, "join 1")
    assert legends(state, 0) == [["zeus-ganymede", "zeus-perseus", "zeus-hera"]]
    state = placing("zeus-thunderbolt", legends(state, 0)[0], ["zeus-danae"])
    assert options(state) == ["join 2", "start"]
    assert refused(state, "join 1") == ("E6.3", "legend-full")


# ---- E6.4


@pytest.mark.rule("E6.4")
@pytest.mark.parametrize(
    ("second", "third"),
    [("hades-charon", "athena-olive"), ("zeus-perseus", "zeus-hera")],
)
def test_the_second_card_decides_the_kind_of_a_legend(second: str, third: str) -> None:
    state = writing(second, "athena-olive", "zeus-hera", legends={0: [["zeus-ganymede"]]})
    act(state, f"transfer {second}", "join 1", f"transfer {third}", "join 1")
    assert legends(state, 0) == [["zeus-ganymede", second, third]]


@pytest.mark.rule("E6.4")
def test_after_the_second_card_the_other_kind_is_closed() -> None:
    state = placing("zeus-perseus", ["zeus-ganymede", "hades-charon"], ["zeus-danae"])
    assert refused(state, "join 1") == ("E6.2", "other-level")
    state = placing("hades-charon", ["zeus-ganymede", "zeus-perseus"], ["zeus-danae"])
    assert refused(state, "join 1") == ("E6.3", "other-family")


@pytest.mark.rule("E6.4")
@pytest.mark.parametrize(("card", "key"), [("zeus-danae", "alike"), ("hades-cerberus", "neither")])
def test_a_second_card_shares_either_level_or_family(card: str, key: str) -> None:
    state = placing(card, ["zeus-ganymede"], ["athena-olive" if key == "alike" else "hades-helm"])
    assert options(state) == ["join 2", "start"]
    assert refused(state, "join 1") == ("E6.4", key)
    assert why(state, "join 1") == {"card": PIECES.index(card), "legend": 1}


# ---- E6.5


@pytest.mark.rule("E6.5")
@pytest.mark.parametrize("order", [[1, 2, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
def test_cards_join_in_any_order(order: list[int]) -> None:
    cards = {1: "zeus-ganymede", 2: "zeus-perseus", 3: "zeus-hera"}
    state = writing(*cards.values())
    for level in order:
        act(state, f"transfer {cards[level]}")
        if options(state, "join"):
            act(state, "join 1")
    assert legends(state, 0) == [[cards[level] for level in order]]


@pytest.mark.rule("E6.5")
def test_a_card_in_the_elysium_is_not_discarded() -> None:
    state = position(
        agora=["zeus-hera"],
        vp=5,
        domain={0: ["poseidon-earthquake"]},
        legends={1: [["zeus-ganymede"]], 2: [["hades-charon", "athena-olive"]]},
    )
    act(state, "use poseidon-earthquake")
    assert state.vp == [5, 3, 3]
    assert (legends(state, 1), state.discard) == ([["zeus-ganymede"]], [])
    assert legends(state, 2) == [["hades-charon", "athena-olive"]]


@pytest.mark.rule("E6.5")
def test_a_legend_of_one_card_joins_no_other() -> None:
    state = writing("zeus-hera", legends={0: [["zeus-ganymede"], ["hades-charon"]]})
    assert options(state) == ["transfer zeus-hera", "end"]
    assert refused(state, "transfer hades-charon") == ("E6.1", "not-in-domain")


@pytest.mark.rule("E6.5")
def test_a_legend_keeps_its_cards_in_the_next_epoch() -> None:
    state = position(phase=WRITING, turn=2, legends={0: [["zeus-ganymede"], ["zeus-hera"]]})
    assert (state.epoch, legends(state, 0)) == (2, [["zeus-ganymede"], ["zeus-hera"]])


# ---- E6.6


@pytest.mark.rule("E6.6", "R14")
@pytest.mark.parametrize("card", ["zeus-herakles", "zeus-herakles/used"])
def test_a_card_with_a_ring_may_be_transferred(card: str) -> None:
    state = writing(card, "zeus-danae")
    act(state, "transfer zeus-herakles")
    assert (legends(state, 0), domain(state, 0)) == ([["zeus-herakles"]], ["zeus-danae"])
    assert not any(state.is_ready(seat, PIECES.index("zeus-herakles")) for seat in range(3))


@pytest.mark.rule("E6.6", "R13")
def test_a_turned_card_may_be_transferred() -> None:
    state = writing("zeus-companion/used", "zeus-danae")
    act(state, "transfer zeus-companion")
    assert legends(state, 0) == [["zeus-companion"]]
