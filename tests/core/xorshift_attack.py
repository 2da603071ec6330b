"""What somebody can compute who knows how xorshift128 shuffles and sees the first cards.

Every bit of every word it draws is a sum (exclusive or) of bits of its start. Where 2**k divides
the number of cards that are left, the place of the next card tells the last k bits of a word: once
that makes 128 equations, the start is known, and with it all cards to come.
"""

Word = list[int]  # by bit: which of the 128 bits of the start make its sum, as a mask

ALL = 0xFFFFFFFF


def continuation(shown: list[int], size: int) -> list[int]:
    """The rest of the cards 0 to size - 1, whose shuffle has begun like this; [] if none fits."""
    start = solved(equations(shown, size))
    return [] if start is None else shuffled(start, size)[len(shown) :]


def equations(shown: list[int], size: int) -> list[tuple[int, int]]:
    """Sums of bits of the start, and what they are."""
    x, y, z, w = ([1 << 32 * part + bit for bit in range(32)] for part in range(4))
    cards, found = list(range(size)), []
    for place, card in enumerate(shown):
        t = added(x, moved(x, 11))
        x, y, z, w = y, z, w, added(added(w, moved(w, -19)), added(t, moved(t, -8)))
        there = cards.index(card, place)
        cards[place], cards[there] = cards[there], cards[place]
        left = size - place
        for bit in range((left & -left).bit_length() - 1):
            found.append((w[bit], there - place >> bit & 1))
    return found


def added(one: Word, other: Word) -> Word:
    return [mine ^ theirs for mine, theirs in zip(one, other, strict=True)]


def moved(word: Word, places: int) -> Word:
    return [word[bit - places] if 0 <= bit - places < 32 else 0 for bit in range(32)]


def solved(known: list[tuple[int, int]]) -> list[int] | None:
    """The four words of the start, by elimination; None if the equations contradict each other."""
    rows: dict[int, tuple[int, int]] = {}  # by their highest bit
    for mask, value in known:
        while mask and mask.bit_length() in rows:
            row = rows[mask.bit_length()]
            mask, value = mask ^ row[0], value ^ row[1]
        if mask:
            rows[mask.bit_length()] = mask, value
        elif value:
            return None
    start = 0
    for highest in sorted(rows):
        mask, value = rows[highest]
        if (mask & start).bit_count() % 2 != value:
            start |= 1 << highest - 1
    return [start >> 32 * part & ALL for part in range(4)]


def shuffled(start: list[int], size: int) -> list[int]:
    """The cards as xorshift128 shuffles them."""
    x, y, z, w = start
    cards = list(range(size))
    for place in range(size - 1):
        t = x ^ x << 11 & ALL
        x, y, z, w = y, z, w, w ^ w >> 19 ^ t ^ t >> 8
        there = place + w % (size - place)
        cards[place], cards[there] = cards[there], cards[place]
    return cards
