from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import count, permutations

import pytest
from core.xorshift_attack import continuation

from pantheon import games
from pantheon.core.chance import Chance, Draws, SecureChance

both_kinds = pytest.mark.parametrize("kind", [Chance, SecureChance])
Kind = Callable[[str, int], Draws]


def spread(counts: list[int]) -> float:
    """Chi-square of these counts against the uniform distribution."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


# The pinned draws were checked against a second implementation of blake2b and xorshift128. They
# hold for the compiled and the interpreted engine alike, which is what makes records portable.


def test_first_words_are_pinned() -> None:
    chance = Chance("pantheon")
    words = [chance.word() for _ in range(5)]
    assert words == [585155910, 3686161871, 1062089690, 890230645, 300019303]


def test_first_word_of_each_ordinal_is_pinned() -> None:
    words = [Chance("pantheon", ordinal).word() for ordinal in range(4)]
    assert words == [585155910, 1770040910, 4137498681, 1361330952]


def test_small_draws_are_pinned() -> None:
    chance = Chance("pantheon", 1)
    assert [chance.below(6) for _ in range(12)] == [2, 4, 0, 5, 3, 3, 4, 1, 2, 5, 3, 0]


def test_a_shuffle_is_pinned() -> None:
    cards = list(range(10))
    Chance("pantheon", 2).shuffle(cards)
    assert cards == [1, 0, 8, 7, 2, 3, 5, 6, 4, 9]


def test_a_fresh_seed_is_pinned_and_moves_on() -> None:
    chance = Chance("pantheon")
    assert chance.seed() == "22e0c546dbb65dcf3f4e33da350fd775"
    assert chance.seed() != "22e0c546dbb65dcf3f4e33da350fd775"


def test_a_seed_of_any_letters_is_welcome() -> None:
    assert Chance("Ἥφαιστος").word() == 2060261696


def test_same_seed_and_ordinal_draw_alike() -> None:
    one, other = Chance("delos", 7), Chance("delos", 7)
    assert [one.word() for _ in range(100)] == [other.word() for _ in range(100)]


def test_all_ordinals_and_seeds_draw_differently() -> None:
    first = {Chance(seed, ordinal).word() for seed in ("a", "b", "a#1") for ordinal in range(1000)}
    assert len(first) == 3000


def test_words_have_32_bits_and_use_them_all() -> None:
    chance = Chance("bits")
    ones = [0] * 32
    for _ in range(4000):
        word = chance.word()
        assert 0 <= word < 2**32
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(1800 < count < 2200 for count in ones)


@both_kinds
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 25, 108, 255, 256, 257, 300])
def test_below_covers_its_range_evenly(kind: Kind, n: int) -> None:
    chance = kind("even", n)
    counts = [0] * n
    for _ in range(200 * n):
        counts[chance.below(n)] += 1
    assert min(counts) > 0
    assert spread(counts) < 2 * n + 20  # far beyond any even draw, far below any bias that matters


@both_kinds
@pytest.mark.parametrize(("n", "third"), [(3 << 30, 1 << 30), (192, 64)])
def test_below_is_even_where_the_words_do_not_divide(kind: Kind, n: int, third: int) -> None:
    # Without drawing again, the lowest third would come up twice as often as the others.
    chance = kind("thirds", 0)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[chance.below(n) // third] += 1
    assert spread(counts) < 20


def test_below_takes_the_whole_word() -> None:
    chance, words = Chance("whole"), Chance("whole")
    assert [chance.below(2**32) for _ in range(5)] == [words.word() for _ in range(5)]


@both_kinds
@pytest.mark.parametrize("n", [0, -1, -(2**31), 2**32 + 1])
def test_below_nothing_or_too_much_cannot_be_drawn(kind: Kind, n: int) -> None:
    with pytest.raises(ValueError, match=f"below {n}"):
        kind("x", 0).below(n)


@both_kinds
def test_shuffle_keeps_the_cards(kind: Kind) -> None:
    chance = kind("cards", 0)
    for size in range(30):
        cards = [card // 2 for card in range(size)]
        chance.shuffle(cards)
        assert sorted(cards) == [card // 2 for card in range(size)]


@both_kinds
def test_shuffle_gives_every_order_alike(kind: Kind) -> None:
    chance = kind("orders", 0)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert min(counts.values()) > 0
    assert spread(list(counts.values())) < 70


@both_kinds
def test_draw_brings_cards_to_the_front_and_keeps_them_all(kind: Kind) -> None:
    chance = kind("front", 0)
    for number in range(7):
        cards = [0, 1, 2, 3, 4, 5]
        chance.draw(cards, number)
        assert sorted(cards) == [0, 1, 2, 3, 4, 5]


@both_kinds
def test_draw_gives_every_pair_alike(kind: Kind) -> None:
    chance = kind("pairs", 0)
    counts = dict.fromkeys(permutations(range(5), 2), 0)
    for _ in range(2000):
        cards = [0, 1, 2, 3, 4]
        chance.draw(cards, 2)
        counts[cards[0], cards[1]] += 1
    assert min(counts.values()) > 0
    assert spread(list(counts.values())) < 60


@both_kinds
def test_to_draw_no_card_moves_none(kind: Kind) -> None:
    cards = [3, 1, 2]
    kind("none", 0).draw(cards, 0)
    assert cards == [3, 1, 2]


# ---- what the rules draw


def stream(seed: str, ordinal: int) -> Iterator[int]:
    """The bytes of a draw as docs/decisions/0002-chance.md says them."""
    key = seed.encode()
    if len(key) > 64:
        key = blake2b(key, digest_size=64).digest()
    for block in count():
        counter = f"{ordinal}/{block}".encode("ascii")
        yield from blake2b(counter, key=key, digest_size=64).digest()


def drawn(stream: Iterator[int], n: int) -> int:
    """A number below n out of a stream of bytes, as it is said there."""
    length = 1 if n <= 256 else 4
    while True:
        number = int.from_bytes([next(stream) for _ in range(length)], "big")
        if number < 256**length // n * n:
            return number % n


@pytest.mark.parametrize("seed", ["pantheon", "Ἥφαιστος", "0" * 32, "x" * 64, "x" * 65, ""])
@pytest.mark.parametrize("ordinal", [0, 1, 12345])
def test_what_the_rules_draw_is_keyed_blake2b(seed: str, ordinal: int) -> None:
    chance, bytes_there = SecureChance(seed, ordinal), stream(seed, ordinal)
    for n in [*range(1, 300), 2**16, 3 << 30, 2**32]:
        assert chance.below(n) == drawn(bytes_there, n)


def test_a_shuffle_of_the_rules_is_pinned() -> None:
    cards = list(range(10))
    SecureChance("pantheon", 2).shuffle(cards)
    assert cards == [8, 0, 6, 9, 4, 2, 3, 1, 5, 7]


def test_all_seeds_and_ordinals_have_streams_of_their_own() -> None:
    def start(seed: str, ordinal: int) -> bytes:
        chance = SecureChance(seed, ordinal)
        return bytes(chance.byte() for _ in range(128))

    starts = [start(seed, o) for seed in ("a", "b", "a1", "a" * 65) for o in range(300)]
    blocks = {half for found in starts for half in (found[:64], found[64:])}
    assert len(blocks) == 2 * len(starts)


# ---- what can be computed from it

CARDS, SHOWN = 256, 160


def half_shown(chance: Draws) -> tuple[list[int], list[int]]:
    """The first cards of a shuffle, and the rest."""
    cards = list(range(CARDS))
    chance.shuffle(cards)
    return cards[:SHOWN], cards[SHOWN:]


@pytest.mark.parametrize("seed", ["1", "an evening in Delphi"])
def test_the_fast_generator_betrays_the_cards_to_come(seed: str) -> None:
    shown, rest = half_shown(Chance(seed, 1))
    assert continuation(shown, CARDS) == rest


@pytest.mark.parametrize("name", games.names())
def test_no_shuffle_of_a_real_game_betrays_the_cards_to_come(name: str) -> None:
    state = games.load(name).new(3, "an evening in Delphi")
    shown, rest = half_shown(state.chance())
    assert continuation(shown, CARDS) != rest


@pytest.mark.parametrize("name", games.names())
def test_a_guess_and_its_copies_draw_by_the_fast_generator(name: str) -> None:
    state = games.load(name).new(3, "an evening in Delphi")
    guess = state.guess(0, Chance("guess"))
    assert type(state.copy().chance()) is SecureChance
    assert type(guess.chance()) is type(guess.copy().chance()) is Chance
    assert type(guess.game.state(guess.to_json()).chance()) is Chance
