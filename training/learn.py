"""Teaches a network. `python3 learn.py --help`; README.md has the whole way."""

import argparse
import copy
import math
import time

import torch
import torch.nn.functional as F

import samples
from network import Network
from samples import Batch

BATCH = 4096


def wishes():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", nargs="+", help="beginnings of the names of sample files")
    parser.add_argument("--channels", type=int, default=32)
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", type=float, default=0.15, help="weight of short searches")
    parser.add_argument("--start", help="a network to go on from (.pt)")
    parser.add_argument("--teacher", help="a larger network to imitate as well (.pt)")
    parser.add_argument("--out", default="network")
    return parser.parse_args()


def load(path, device):
    kept = torch.load(path, map_location=device)
    network = Network(kept["channels"], kept["blocks"]).to(device)
    network.load_state_dict(kept["weights"])
    return network


def save(network, path):
    kept = {"channels": network.channels, "blocks": len(network.blocks)}
    torch.save({**kept, "weights": network.state_dict()}, path + ".pt")
    network.export(path + ".bin")


def cross_entropy(logits, target):
    return -(target * F.log_softmax(logits, 1)).sum(1)


def losses(network, batch, quick, answer=None):
    """What the network still has wrong, by subject; `answer` is what its teacher answers."""
    policy, output, owner = network(batch)
    weight = torch.ones(len(policy), device=policy.device)
    weight[batch.thought == samples.QUICK] = quick
    weight[batch.thought == samples.EXACT] = 0.25
    expected = torch.where(
        batch.thought == samples.EXACT, batch.lead, (batch.lead + batch.expected_lead) / 2
    )
    target_policy, target_result, target_lead = batch.policy, F.one_hot(1 - batch.result, 3).float(), expected / 10
    if answer is not None:
        taught_policy, taught_output = answer
        weight = weight.clamp(min=0.5)
        target_policy = (target_policy + 2 * taught_policy.softmax(1)) / 3
        target_result = (target_result + 2 * taught_output[:, :3].softmax(1)) / 3
        target_lead = (target_lead + 2 * taught_output[:, 3]) / 3
    return {
        "policy": (weight * cross_entropy(policy, target_policy)).sum() / weight.sum(),
        "result": cross_entropy(output[:, :3], target_result).mean(),
        "lead": F.smooth_l1_loss(output[:, 3], target_lead, beta=0.3),
        "owner": F.cross_entropy(owner, batch.owners),
    }


def total(parts):
    return parts["policy"] + parts["result"] + 2 * parts["lead"] + 0.3 * parts["owner"]


@torch.no_grad()
def report(network, held_back, name):
    sums, count, hits, full = {}, 0, 0, 0
    for raw in held_back.split(BATCH):
        batch = Batch(raw)
        for subject, loss in losses(network, batch, 0.0).items():
            sums[subject] = sums.get(subject, 0) + loss.item() * len(raw)
        count += len(raw)
        chosen = network(batch)[0].argmax(1) == batch.policy.argmax(1)
        hits += (chosen & (batch.thought == samples.FULL)).sum().item()
        full += (batch.thought == samples.FULL).sum().item()
    figures = ", ".join(f"{subject} {value / count:.4f}" for subject, value in sums.items())
    print(f"{name}: {figures}, best action {hits / max(full, 1):.3f}", flush=True)


def main():
    wish = wishes()
    torch.manual_seed(wish.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learned, held_back = samples.read(wish.samples, device)
    network = load(wish.start, device) if wish.start else Network(wish.channels, wish.blocks).to(device)
    teacher = load(wish.teacher, device) if wish.teacher else None
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), lr=wish.rate, weight_decay=1e-3)
    name = f"{network.channels}x{len(network.blocks)}"
    print(f"{name}: {len(learned)} samples, {len(held_back)} held back", flush=True)
    start, step, told = time.time(), 0, 0
    while (done := (time.time() - start) / wish.seconds) < 1:
        rate = wish.rate * min(1, (step + 1) / 200) * 0.5 * (1 + math.cos(math.pi * done))
        for group in optimizer.param_groups:
            group["lr"] = rate
        batch = Batch(learned[torch.randint(len(learned), (BATCH,), device=device)])
        answer = None
        with torch.autocast(device, torch.bfloat16):
            if teacher is not None:
                with torch.no_grad():
                    answer = teacher(batch)[:2]
            loss = total(losses(network, batch, wish.quick, answer))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        network.keep_in_range()
        step += 1
        with torch.no_grad():
            pace = min(0.999, step / (step + 100))
            for old, new in zip(average.parameters(), network.parameters()):
                old.lerp_(new, 1 - pace)
        if done * 4 > told + 1:
            told += 1
            report(average, held_back, f"{name} at {done:.0%}, step {step}")
    report(average, held_back, f"{name} at the end, step {step}, {step * BATCH / len(learned):.1f} rounds")
    save(average, wish.out)


if __name__ == "__main__":
    main()
