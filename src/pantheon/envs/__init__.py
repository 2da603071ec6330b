"""The games as environments for machines that learn: PettingZoo, Gymnasium, OpenSpiel."""
