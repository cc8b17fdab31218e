"""Teaches Tournay's networks and policy priors what the notes of `tournay_samples` say.

    python3 training/tournay_learn.py --table duel --notes FOLDER... --start JUDGEMENT --out JUDGEMENT

`--table crowd` is for three and four players. What is not taught is taken from `--start`, which may be
left out. The same notes and the same seed lead to the same weights on the same machine.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tournay_notes import AMOUNT, SHARE, Shape, ends_of, shape_of, wishes_of

UNIT = 1.0 / 2048.0
# One game in so many is kept aside.
ASIDE = 20
# How much the points count beside the shares of the win while learning; they are not part of what is kept.
POINTS = 0.1
# Ways of learning that are tried: rounds, rate, decay and the share of units that are silenced.
WAYS = ["2,0.002,0.1,0.2", "3,0.002,0.5,0.4", "4,0.002,1,0.5", "6,0.002,3,0.5", "6,0.001,1,0.6"]


class Network(nn.Module):
    """The network of `bots/src/tournay/judgement/network.rs`, and a guess at the points beside it."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.seat = shape.seat

        def noise(*size: int, scale: float) -> nn.Parameter:
            return nn.Parameter(scale * torch.randn(*size))

        self.rows = noise(shape.inputs, shape.hidden, scale=0.15)
        self.biases = nn.Parameter(torch.zeros(shape.hidden))
        self.own = noise(shape.hidden, shape.comparing, scale=0.15)
        self.all = noise(shape.hidden, shape.comparing, scale=0.15)
        self.second_biases = nn.Parameter(torch.zeros(shape.comparing))
        self.outputs = noise(shape.comparing, scale=0.05)
        self.trust = nn.Parameter(torch.ones(1))
        self.points = nn.Linear(shape.comparing, 1)
        self.forgetting = nn.Dropout(0.0)

    def forward(self, common, seats, expected, is_taken):
        first = common @ self.rows[self.seat :] + self.biases
        first = torch.relu(first[:, None] + seats @ self.rows[: self.seat]) * is_taken[..., None]
        first = self.forgetting(first)
        together = first.sum(1) / is_taken.sum(1, keepdim=True)
        second = first @ self.own + (together @ self.all)[:, None] + self.second_biases
        second = torch.relu(second)
        logits = second @ self.outputs + self.trust * expected
        return logits.masked_fill(is_taken == 0, -1e4), self.points(second).squeeze(-1)

    def parts(self):
        """The weights in the order in which they are read."""
        first = [self.rows, self.biases, self.own, self.all, self.second_biases]
        return [*first, self.outputs, self.trust]

    def kept(self):
        return torch.cat([part.detach().flatten() for part in self.parts()])

    def go_on_from(self, kept):
        """Takes over what was learned before."""
        sizes = [part.numel() for part in self.parts()]
        with torch.no_grad():
            for part, weights in zip(self.parts(), kept.split(sizes)):
                part.copy_(weights.view_as(part))


class Ends:
    """Positions, and how games ended from there."""

    def __init__(self, rows: np.ndarray, shape: Shape, chairs: int, device: str):
        self.rows = torch.from_numpy(rows).to(device)
        self.shape, self.chairs = shape, chairs

    def batch(self, at):
        rows = self.rows[at].float()
        players, common = rows[:, 1], rows[:, 2 : 2 + self.shape.common] / AMOUNT
        chairs = rows[:, 2 + self.shape.common :].view(len(rows), self.chairs, -1)
        seats, rest = chairs.split([self.shape.seat, 4], dim=2)
        places = torch.arange(self.chairs, device=rows.device)
        is_taken = (places[None] < players[:, None]).float()
        inputs = (common, seats / AMOUNT, rest[..., 0] / AMOUNT, is_taken)
        return inputs, (rest[..., 1] / SHARE, rest[..., 2] / SHARE, rest[..., 3])


def surprise(logits, shares):
    return -(shares * functional.log_softmax(logits, 1)).sum(1)


def error_aside(network, ends: Ends, at):
    """How surprised a network is by what came, and the mean square of results less what was expected."""
    sums = torch.zeros(3, device=at.device)
    with torch.no_grad():
        for part in at.split(32768):
            inputs, (_, came, _) = ends.batch(part)
            logits, _ = network(*inputs)
            is_taken = inputs[-1]
            square = (4 * (logits.softmax(1) - came) ** 2 * is_taken).sum()
            sums += torch.stack([surprise(logits, came).sum(), square, is_taken.sum()])
    return (sums[0] / len(at)).item(), (sums[1] / sums[2]).item()


def descent_of(network, way, steps: int):
    """Steps downhill: quicker at first, slower in the end; rows are drawn to nothing."""
    rows = [network.rows, network.own, network.all]
    others = [one for one in network.parameters() if all(one is not row for row in rows)]
    groups = [{"params": rows, "weight_decay": way.decay}, {"params": others, "weight_decay": 0.0}]
    descent = torch.optim.AdamW(groups, lr=way.rate)
    return descent, torch.optim.lr_scheduler.OneCycleLR(descent, way.rate, total_steps=steps + 1)


def learn_ends(network, ends: Ends, way, aside):
    """Goes through the positions that are not kept aside; what was best with those aside is kept."""
    is_taught = torch.ones(len(ends.rows), dtype=torch.bool, device=aside.device)
    is_taught[aside] = False
    taught = is_taught.nonzero().squeeze(1)
    network.forgetting.p = way.forgetting
    steps = way.rounds * (len(taught) // way.batch)
    descent, schedule = descent_of(network, way, steps)
    best = (float("inf"), float("inf"), None)
    for _ in range(way.rounds):
        order = taught[torch.randperm(len(taught), device=aside.device)]
        network.train()
        for start in range(0, len(order) - way.batch + 1, way.batch):
            inputs, (target, _, points) = ends.batch(order[start : start + way.batch])
            logits, guess = network(*inputs)
            off = ((guess - points / 20.0) ** 2 * inputs[-1]).sum() / inputs[-1].sum()
            loss = surprise(logits, target).mean() + POINTS * off
            descent.zero_grad(set_to_none=True)
            loss.backward()
            descent.step()
            schedule.step()
        network.eval()
        best = min(best, (*error_aside(network, ends, aside), network.kept()), key=lambda it: it[0])
    return best


def best_of_ways(ends: Ends, before, given, device: str):
    """Tries ways of learning and keeps the network that is least surprised by the games kept aside."""
    shape = ends.shape
    aside = (ends.rows[:, 0] % ASIDE == 0).nonzero().squeeze(1)
    hand_made = Network(shape).to(device)
    with torch.no_grad():
        hand_made.outputs.zero_()
        hand_made.trust.fill_(2.0)
    surprised, square = error_aside(hand_made, ends, aside)
    print(f"hand-made: surprise {surprised:.4f}, error {square:.4f}", flush=True)
    best = (float("inf"), float("inf"), None)
    for text in given.ways:
        torch.manual_seed(given.seed)
        rounds, rate, decay, forgetting = map(float, text.split(","))
        way = argparse.Namespace(
            rounds=int(rounds), rate=rate, decay=decay, forgetting=forgetting, batch=given.batch
        )
        network = Network(shape).to(device)
        if given.go_on:
            network.go_on_from(before)
            print(f"before: {error_aside(network, ends, aside)}", flush=True)
        learned = learn_ends(network, ends, way, aside)
        print(f"{text}: surprise {learned[0]:.4f}, error {learned[1]:.4f}", flush=True)
        best = min(best, learned, key=lambda it: it[0])
    return best[2]


def learn_wishes(rows: np.ndarray, shape: Shape, given, device: str):
    """A policy prior that takes what the search took as often as it did."""
    rows = torch.from_numpy(rows).to(device)
    decision = rows[:, 0].long().cumsum(0) - 1
    count = int(decision[-1]) + 1
    look, share = rows[:, 1].float() / AMOUNT, rows[:, 2].float() / SHARE
    scale, parts = rows[:, 3].long(), rows[:, 4:].long()
    is_aside = decision % ASIDE == 0
    weights = torch.zeros(shape.prior + 1, device=device)
    weights[: scale.max() + 1] = 1 / 0.6
    start = weights.clone()
    descent = torch.optim.Adam([weights], lr=0.05)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(descent, given.prior_steps)
    for step in range(given.prior_steps + 1):
        inclination = (weights[scale] * look + weights[parts].sum(1)).clamp(-20, 20)
        sums = torch.zeros(count, device=device).index_add(0, decision, inclination.exp())
        logs = inclination - sums.log()[decision]
        if step % 100 == 0:
            said = -(share * logs)[is_aside].sum() / count * ASIDE
            print(f"prior {step}: surprise {said.item():.4f}", flush=True)
        # How the surprise changes with each inclination; sums over rows are quicker than autograd's.
        slope = (logs.exp() - share).masked_fill(is_aside, 0.0) / count
        slopes = torch.zeros_like(weights).index_add(0, scale, slope * look)
        slopes = slopes.index_add(0, parts.flatten(), slope.repeat_interleave(parts.shape[1]))
        slopes += 2 * given.prior_decay * (weights - start)
        slopes[shape.prior] = 0.0
        weights.grad = slopes
        descent.step()
        schedule.step()
    print(f"{count} decisions", flush=True)
    return weights[: shape.prior]


def untaught(shape: Shape) -> np.ndarray:
    """The hand-made evaluation and first sight, as `Judgement::untaught` has them."""
    weights = np.zeros(shape.network + shape.prior)
    weights[shape.network - 1] = 2.0
    return np.tile(np.round(weights / UNIT).astype("<i2"), 2)


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", choices=["duel", "crowd"], required=True)
    parser.add_argument("--notes", nargs="+", type=Path, required=True)
    parser.add_argument("--prior", nargs="+", type=Path, help="where the policy prior is learned from")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--ways", nargs="+", default=WAYS, help="rounds,rate,decay,forgetting")
    parser.add_argument("--go-on", action="store_true", help="from the network of --start")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--prior-steps", type=int, default=300)
    parser.add_argument("--prior-decay", type=float, default=1e-6)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    given = options()
    torch.manual_seed(given.seed)
    torch.backends.cuda.matmul.allow_tf32 = False
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = shape_of(given.notes[-1])
    chairs = 2 if given.table == "duel" else 4
    judgement = np.fromfile(given.start, "<i2") if given.start else untaught(shape)
    size = shape.network + shape.prior
    first = 0 if given.table == "duel" else size

    rows = np.concatenate([ends_of(folder, chairs) for folder in given.notes])
    print(f"{len(rows)} positions", flush=True)
    ends = Ends(rows, shape, chairs, device)
    before = torch.from_numpy(judgement[first : first + shape.network] * UNIT).float().to(device)
    kept = best_of_ways(ends, before, given, device)
    folders = given.prior or given.notes
    wishes = np.concatenate([wishes_of(folder) for folder in folders])
    prior = learn_wishes(wishes, shape, given, device)

    taught = torch.cat([kept, prior]).cpu().numpy()
    whole = np.clip(np.round(taught / UNIT), -32768, 32767).astype("<i2")
    assert len(whole) == size and len(judgement) == 2 * size
    judgement[first : first + size] = whole
    judgement.tofile(given.out)


if __name__ == "__main__":
    main()
