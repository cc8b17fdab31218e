"""Samples as `cathedral_samples samples` writes them: records of 800 bytes."""

import glob

import numpy as np
import torch

RECORD = 800
SQUARES = 100
PLANES = 16
GLOBALS = 32
SHAPES = 29
ANSWERS = SHAPES * SQUARES
QUICK, FULL, EXACT = 1, 2, 3


def read(prefixes, device):
    """All samples; those of the first part of every prefix are for validation: other games."""
    learned, held_back = [], []
    for prefix in prefixes:
        for number, path in enumerate(sorted(glob.glob(prefix + ".*"))):
            records = np.fromfile(path, dtype=np.uint8).reshape(-1, RECORD)
            (held_back if number == 0 else learned).append(torch.from_numpy(records))
    return torch.cat(learned).to(device), torch.cat(held_back).to(device)


def shorts(raw):
    return raw.contiguous().view(torch.int16).to(torch.int32)


class Batch:
    """A number of samples as tensors."""

    def __init__(self, raw):
        device = raw.device
        bits = torch.arange(PLANES, device=device, dtype=torch.int32)
        squares = shorts(raw[:, :200])
        self.planes = (squares[:, None, :] >> bits[None, :, None] & 1).float().view(-1, PLANES, 10, 10)
        self.globals = raw[:, 200:232].float() / 128
        octet = torch.arange(8, device=device, dtype=torch.uint8)
        legal = raw[:, 232:596, None] >> octet & 1
        self.legal = legal.flatten(1)[:, :ANSWERS].bool()
        candidates = (shorts(raw[:, 596:692]) & 0xFFFF).view(-1, 24, 2)
        self.policy = torch.zeros(len(raw), ANSWERS, device=device)
        self.policy.scatter_add_(1, candidates[:, :, 0].long(), candidates[:, :, 1].float())
        self.policy /= self.policy.sum(1, keepdim=True).clamp(min=1)
        self.owners = raw[:, 692:792].long()
        self.result = raw[:, 792].view(torch.int8).long()
        self.lead = raw[:, 793].view(torch.int8).float()
        self.expected_lead = shorts(raw[:, 794:796])[:, 0].float() / 256
        self.thought = raw[:, 798]
        self.made = raw[:, 799]
