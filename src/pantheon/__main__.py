"""`python -m pantheon` is the command `pantheon`."""

import sys

from pantheon.cli import main

sys.exit(main())
