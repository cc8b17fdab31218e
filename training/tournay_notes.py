"""Reads what `tournay_samples` noted of games of Tournay's search against itself."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

AMOUNT, SHARE = 1024.0, 16384.0


@dataclass(frozen=True)
class Shape:
    """How many of everything there are; the samples come with it."""

    inputs: int
    seat: int
    hidden: int
    comparing: int
    prior: int
    parts: int

    @property
    def common(self) -> int:
        return self.inputs - self.seat

    @property
    def network(self) -> int:
        first = (self.inputs + 1) * self.hidden
        return first + (2 * self.hidden + 2) * self.comparing + 1


def shape_of(folder: Path) -> Shape:
    return Shape(*map(int, (folder / "shape").read_text().split()))


def ends_of(folder: Path, chairs: int) -> np.ndarray:
    """A row for every position: game, players, what is common, and the chairs one after the other."""
    shape = shape_of(folder)
    width = 2 + shape.common + chairs * (shape.seat + 4)
    files = sorted(folder.glob("ends.*"))
    return np.concatenate([np.fromfile(file, "<i2").reshape(-1, width) for file in files])


def wishes_of(folder: Path) -> np.ndarray:
    """A row for every action: whether a decision begins, look, share, weight of the look, parts."""
    shape = shape_of(folder)
    files = sorted(folder.glob("wishes.*"))
    return np.concatenate([np.fromfile(file, "<i2").reshape(-1, 4 + shape.parts) for file in files])
