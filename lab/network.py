"""The network that judges positions, and the file in which its weights are stored.

`crates/bots/src/network.rs` computes the same in plain Rust; the two change together.
"""

import numpy as np
import torch
from torch import nn

MAGIC = b"Kursbuch network\n"


class Network(nn.Module):
    """The same layers for every company and for every seat, joined by who holds what."""

    def __init__(self, companies, company_figures, seat_figures, globals_, widths=(64, 48, 96, 64, 48)):
        super().__init__()
        hidden, company, seat, second, joined = widths
        self.widths = widths
        self.names = nn.Parameter(torch.zeros(companies, hidden))
        self.company = nn.Linear(company_figures, hidden, bias=False)
        self.company_by_globals = nn.Linear(globals_, hidden, bias=False)
        self.company_second = nn.Linear(hidden, company)
        self.seat = nn.Linear(seat_figures + 2 * company, seat)
        self.seat_by_all = nn.Linear(company, seat, bias=False)
        self.seat_by_globals = nn.Linear(globals_, seat, bias=False)
        self.seat_second = nn.Linear(seat, second)
        self.joined = nn.Linear(second, joined)
        self.joined_mean = nn.Linear(second, joined, bias=False)
        self.joined_most = nn.Linear(second, joined, bias=False)
        self.out = nn.Linear(joined, 2)
        # At first the judgement is the forecast.
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, batch):
        """Each seat's wealth beside the mean, and the logit of its winning. Seats that are not there are masked."""
        mask = batch["mask"]
        hidden = self.company(batch["companies"]) + self.company_by_globals(batch["globals"])[:, None, :] + self.names
        companies = torch.relu(self.company_second(torch.relu(hidden)))
        held = batch["held"] @ companies
        directed = batch["directed"] @ companies
        everything = (companies * batch["companies"][:, :, :1] / 8.0).sum(1)
        common = self.seat_by_all(everything) + self.seat_by_globals(batch["globals"])
        seats = self.seat(torch.cat([batch["seats"], held, directed], -1)) + common[:, None, :]
        seats = torch.relu(self.seat_second(torch.relu(seats))) * mask[:, :, None]
        count = mask.sum(1)
        mean = seats.sum(1) / count[:, None]
        most = seats.max(1).values
        joined = self.joined(seats) + (self.joined_mean(mean) + self.joined_most(most))[:, None, :]
        out = self.out(torch.relu(joined))
        share = (batch["seats"][:, :, 0] + out[:, :, 0]) * mask
        surplus = share.sum(1) / count - 1.0
        share = (share - surplus[:, None]) * mask
        win = out[:, :, 1].masked_fill(mask == 0, -1e4)
        return share, win

    def matrices(self):
        """All weights by output and input, in the order in which the other side reads them."""
        return [
            self.names.T,
            self.company.weight, self.company_by_globals.weight,
            self.company_second.weight, self.company_second.bias,
            self.seat.weight, self.seat_by_all.weight, self.seat_by_globals.weight, self.seat.bias,
            self.seat_second.weight, self.seat_second.bias,
            self.joined.weight, self.joined_mean.weight, self.joined_most.weight, self.joined.bias,
            self.out.weight, self.out.bias,
        ]

    def write(self, path, version, symbols):
        """Half-precision numbers, by input and then by output."""
        with open(path, "wb") as file:
            file.write(MAGIC)
            file.write(f"{version}\n{','.join(symbols)}\n{','.join(map(str, self.widths))}\n".encode())
            for matrix in self.matrices():
                numbers = matrix.detach().float().cpu().numpy()
                numbers = numbers.T if numbers.ndim == 2 else numbers
                file.write(np.ascontiguousarray(numbers).astype("<f2").tobytes())

    def read(self, path):
        """Goes on from weights that were written before, for the same figures and widths."""
        with open(path, "rb") as file:
            if file.readline() != MAGIC:
                raise SystemExit(f"{path} is no file of weights")
            header = [file.readline() for _ in range(3)]
            if tuple(map(int, header[2].split(b","))) != tuple(self.widths):
                raise SystemExit(f"{path} has layers of other widths: {header[2].decode().strip()}")
            numbers = torch.from_numpy(np.frombuffer(file.read(), "<f2").astype(np.float32))
        with torch.no_grad():
            for matrix in self.matrices():
                own, numbers = numbers[:matrix.numel()], numbers[matrix.numel():]
                shape = matrix.T.shape if matrix.ndim == 2 else matrix.shape
                own = own.reshape(shape)
                matrix.copy_(own.T if matrix.ndim == 2 else own)
        if len(numbers):
            raise SystemExit(f"{path} has more weights than the network")
