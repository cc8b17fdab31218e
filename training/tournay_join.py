"""Takes the network for three and four players from one judgement of Tournay and all else from another.

    python3 training/tournay_join.py duel crowd out
"""

import sys

INPUTS, HIDDEN = 2 * (2 * 95 + 26) + 24, 32
NETWORK = 2 * (INPUTS * HIDDEN + 2 * HIDDEN + 2)


def join(duel: bytes, crowd: bytes) -> bytes:
    """A file holds the network for two, the one for more, and the habits."""
    if len(duel) != len(crowd) or len(duel) < 2 * NETWORK:
        raise SystemExit("these are not two judgements of one kind")
    return duel[:NETWORK] + crowd[NETWORK : 2 * NETWORK] + duel[2 * NETWORK :]


def main() -> None:
    duel, crowd, out = sys.argv[1:]
    with open(duel, "rb") as first, open(crowd, "rb") as second:
        joined = join(first.read(), second.read())
    with open(out, "wb") as file:
        file.write(joined)


if __name__ == "__main__":
    main()
