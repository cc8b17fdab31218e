"""The network, in floating point; `export` writes it as the whole numbers that the game reads.

Activations lie between 0 and 4 and weights between -2 and 2, so that both fit into sixteen bits
with room for sums (`bots/src/cathedral/network/layers.rs`).
"""

import struct

import torch
from torch import nn

import samples

ONE = 512  # what 1 is among activations
WEIGHT = 1024  # what 1 is among weights
MOST = 2047
VALUE_CHANNELS = 8
HIDDEN = 64
OUTPUTS = 4  # win, draw and loss as logits, the lead in tens of points


def activate(x):
    return x.clamp(0, MOST / ONE)


def spread(x):
    """A number for each channel, on every square."""
    return x[:, :, None, None]


class Layer(nn.Module):
    """A convolution to which the mean of the whole city is a further neighbour."""

    def __init__(self, inputs, outputs, size):
        super().__init__()
        self.near = nn.Conv2d(inputs, outputs, size, padding=size // 2)
        self.far = nn.Linear(inputs, outputs, bias=False)

    def forward(self, x):
        return self.near(x) + spread(self.far(x.mean((2, 3))))

    def rows(self):
        return torch.cat([rows(self.near), self.far.weight], 1), self.near.bias


def rows(convolution):
    """Weights by output, then by neighbour in reading order, then by input."""
    return convolution.weight.permute(0, 2, 3, 1).flatten(1)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = Layer(channels, channels, 3)
        self.second = Layer(channels, channels, 3)
        with torch.no_grad():
            self.second.near.weight *= 0.3
            self.second.far.weight *= 0.3

    def forward(self, x):
        return activate(x + self.second(activate(self.first(x))))


class Network(nn.Module):
    def __init__(self, channels, blocks):
        super().__init__()
        self.channels = channels
        self.stem = nn.Conv2d(samples.PLANES, channels, 3, padding=1)
        self.hands = nn.Linear(samples.GLOBALS, channels, bias=False)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.policy = Layer(channels, samples.SHAPES, 1)
        self.value = Layer(channels, VALUE_CHANNELS, 1)
        self.hidden = nn.Linear(samples.SQUARES * VALUE_CHANNELS, HIDDEN)
        self.output = nn.Linear(HIDDEN, OUTPUTS)
        self.owner = nn.Conv2d(channels, 3, 1)  # for learning alone

    def forward(self, batch):
        x = activate(self.stem(batch.planes) + spread(self.hands(batch.globals)))
        for block in self.blocks:
            x = block(x)
        policy = self.policy(x).flatten(1).masked_fill(~batch.legal, -1e4)
        value = activate(self.value(x)).permute(0, 2, 3, 1).flatten(1)
        output = self.output(activate(self.hidden(value)))
        return policy.float(), output.float(), self.owner(x).flatten(2).float()

    def keep_in_range(self):
        """Weights that the whole numbers can hold; the 800 of a hidden unit must add up, too."""
        with torch.no_grad():
            for parameter in self.parameters():
                parameter.clamp_(-MOST / WEIGHT, MOST / WEIGHT)
            self.hidden.weight.clamp_(-1.0, 1.0)

    def layers(self):
        yield torch.cat([rows(self.stem), self.hands.weight], 1), self.stem.bias
        for block in self.blocks:
            yield block.first.rows()
            yield block.second.rows()
        yield self.policy.rows()
        yield self.value.rows()
        yield self.hidden.weight, self.hidden.bias
        yield self.output.weight, self.output.bias

    def export(self, path):
        with open(path, "wb") as file:
            file.write(b"BCN1" + struct.pack("<HH", self.channels, len(self.blocks)))
            for weights, biases in self.layers():
                whole = (weights * WEIGHT).round().clamp(-MOST, MOST)
                file.write(whole.detach().cpu().numpy().astype("<i2").tobytes())
                whole = (biases * WEIGHT * ONE).round()
                file.write(whole.detach().cpu().numpy().astype("<i4").tobytes())
