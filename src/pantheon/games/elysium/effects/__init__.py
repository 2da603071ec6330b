"""What the powers of the cards are made of."""
