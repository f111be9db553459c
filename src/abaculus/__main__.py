"""`python -m abaculus` is `abaculus`."""

import sys

from abaculus.cli import main

if __name__ == "__main__":
    sys.exit(main())
