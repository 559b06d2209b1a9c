#!/usr/bin/env python3
"""Trains the network of one title from datasets of `kursbuch simulate --dataset`.

    python3 lab/train.py --data DIR --title 1844 --out crates/bots/weights/1844.network

Needs numpy, pyarrow and PyTorch; uses a GPU if there is one. The same data and seed give a network of the same strength.
"""

import argparse
import json
import pathlib
import time

import numpy as np
import pyarrow.parquet as parquet
import torch
from torch.nn import functional

from network import Network

SEATS = 7


def columns(path):
    """One file as arrays, seats filled up to seven."""
    file = parquet.ParquetFile(path)
    about = {key.decode(): value.decode() for key, value in file.schema_arrow.metadata.items()}
    table = file.read()
    rows = table.num_rows
    players = int(table["players"][0].as_py())
    figures = {name: len(about[name].split(",")) for name in ("globals", "seats", "companies")}
    symbols = about["company_symbols"].split(",")

    def numbers(name, *shape):
        flat = table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(rows, *shape)

    def filled(array, to=0.0):
        wide = np.full((rows, SEATS) + array.shape[2:], to, np.float32)
        wide[:, :players] = array
        return wide

    directors = numbers("directors", len(symbols))
    directed = (directors[:, None, :] == np.arange(players)[None, :, None]).astype(np.float32)
    wealth = numbers("wealth", players).astype(np.float64)
    mean = np.maximum(wealth.mean(1, keepdims=True), 1.0)
    share = np.clip(wealth / mean, -1.0, 3.0)
    return about, symbols, {
        "globals": numbers("globals", figures["globals"]),
        "seats": filled(numbers("seats", players, figures["seats"])),
        "companies": numbers("companies", len(symbols), figures["companies"]),
        "held": filled(numbers("held", players, len(symbols))),
        "directed": filled(directed),
        "mask": filled(np.ones((rows, players), np.float32)),
        "share": filled(share.astype(np.float32)),
        "win": filled(numbers("win", players)),
        "held_back": table["held_back"].to_numpy() == 1,
        "share_round": numbers("globals", figures["globals"])[:, about["globals"].split(",").index("share_rounds")],
    }


def load(folder, title):
    parts = []
    for path in sorted(pathlib.Path(folder).glob(f"positions-{title}-*.parquet")):
        about, symbols, part = columns(path)
        if parts and (about["features"], symbols) != (parts[0][0]["features"], parts[0][1]):
            print(f"{path}: other figures or companies, left out")
            continue
        parts.append((about, symbols, part))
    if not parts:
        raise SystemExit(f"no positions of {title} in {folder}")
    about, symbols, _ = parts[0]
    data = {name: np.concatenate([part[name] for _, _, part in parts]) for name in parts[0][2]}
    return about, symbols, data


def losses(network, batch, mix):
    share, win = network(batch)
    mask = batch["mask"]
    count = mask.sum(1)
    error = ((share - batch["share"]) ** 2 * mask).sum(1) / count
    surprise = -(batch["win"] * functional.log_softmax(win, 1) * mask).sum(1)
    return (4.0 * error + mix * surprise).mean(), error, surprise, win


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", required=True)
    arguments.add_argument("--title", required=True)
    arguments.add_argument("--out", required=True)
    arguments.add_argument("--epochs", type=int, default=12)
    arguments.add_argument("--batch", type=int, default=4096)
    arguments.add_argument("--rate", type=float, default=2e-3)
    arguments.add_argument("--decay", type=float, default=1e-2)
    arguments.add_argument("--mix", type=float, default=0.5, help="how much winning counts beside wealth")
    arguments.add_argument("--widths", default="64,48,96,64,48")
    arguments.add_argument("--start", help="weights to go on from")
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()

    begun = time.time()
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    about, symbols, data = load(options.data, options.title)
    held_back = torch.from_numpy(data.pop("held_back"))
    share_round = data.pop("share_round")
    tensors = {name: torch.from_numpy(np.ascontiguousarray(values)).to(device) for name, values in data.items()}
    learn = torch.nonzero(~held_back).flatten().to(device)
    test = torch.nonzero(held_back).flatten().to(device)
    print(f"{options.title}: {len(learn)} positions to learn from, {len(test)} held back, "
          f"{time.time() - begun:.0f} s to read, on {device}")
    network = Network(
        len(symbols), tensors["companies"].shape[2], tensors["seats"].shape[2], tensors["globals"].shape[1],
        tuple(int(width) for width in options.widths.split(",")),
    ).to(device)
    if options.start:
        network.read(options.start)
    steps = max(1, len(learn) // options.batch) * options.epochs
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=options.rate, total_steps=steps, pct_start=0.1)
    generator = torch.Generator(device=device).manual_seed(options.seed)
    done = 0
    for epoch in range(options.epochs):
        order = learn[torch.randperm(len(learn), generator=generator, device=device)]
        for first in range(0, len(order) - options.batch + 1, options.batch):
            if done >= steps:
                break
            rows = order[first:first + options.batch]
            loss, *_ = losses(network, {name: values[rows] for name, values in tensors.items()}, options.mix)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            done += 1
        report(network, tensors, test, share_round, held_back.numpy(), epoch + 1, epoch + 1 == options.epochs)
    network.eval()
    network.write(options.out, int(about["features"]), symbols)
    figures = sum(parameter.numel() for parameter in network.parameters())
    print(json.dumps({"title": options.title, "positions": len(learn), "held_back": len(test), "weights": figures,
                      "seconds": round(time.time() - begun), "seed": options.seed, "epochs": options.epochs}))


@torch.no_grad()
def report(network, tensors, test, share_round, held_back, epoch, by_round):
    """On games that were not learned: squared error of the share beside the forecast's, and how often the winner is named."""
    errors, plain, surprises, named = [], [], [], []
    for rows in test.split(16384):
        batch = {name: values[rows] for name, values in tensors.items()}
        _, error, surprise, win = losses(network, batch, 0.5)
        mask = batch["mask"]
        forecast = ((batch["seats"][:, :, 0] - batch["share"]) ** 2 * mask).sum(1) / mask.sum(1)
        errors.append(error)
        plain.append(forecast)
        surprises.append(surprise)
        named.append(batch["win"].gather(1, win.argmax(1, keepdim=True)).flatten() > 0)
    error, forecast, surprise, named = (torch.cat(parts).float().cpu().numpy() for parts in (errors, plain, surprises, named))
    print(f"epoch {epoch}: error of the share {error.mean():.5f} (forecast {forecast.mean():.5f}), "
          f"surprise {surprise.mean():.4f}, winner named {named.mean():.3f}", flush=True)
    if by_round:
        rounds = np.round(share_round[held_back] * 10).astype(int)
        for round_ in range(0, rounds.max() + 1):
            own = rounds == round_
            if own.sum() > 50:
                print(f"   share round {round_}: {own.sum():7} error {error[own].mean():.5f} (forecast "
                      f"{forecast[own].mean():.5f}), winner named {named[own].mean():.3f}")


if __name__ == "__main__":
    main()
