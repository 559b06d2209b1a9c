"""Seeds are handed out in ranges, to this process or to the machines of a Ray cluster; every range is done once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Protocol, TypeVar

T = TypeVar("T", covariant=True)


class Work(Protocol[T]):
    """What is done with a range of seeds, by so many threads; 0: as many as there are processors."""

    def __call__(self, seeds: range, threads: int = 0) -> T: ...


def results(
    work: Work[T], todo: list[range], *, ray: bool | str = False, workers: int | None = None
) -> Iterator[tuple[range, T]]:
    """What the work on each range brings: in their order here, as they are ready on Ray."""
    return _on_ray(work, todo, ray, workers) if ray else _here(work, todo, workers)


def missing(wanted: range, known: set[int], chunk: int) -> Iterator[range]:
    """Ranges of seeds that are not there yet, none longer than a chunk."""
    first = None
    for seed in wanted:
        if seed in known:
            if first is not None:
                yield range(first, seed)
            first = None
        elif first is None:
            first = seed
        elif seed - first == chunk:
            yield range(first, seed)
            first = seed
    if first is not None:
        yield range(first, wanted.stop)


def _here(work: Work[T], todo: list[range], workers: int | None) -> Iterator[tuple[range, T]]:
    for seeds in todo:
        yield seeds, work(seeds, threads=workers or 0)


def _on_ray(work: Work[T], todo: list[range], address: bool | str, workers: int | None) -> Iterator[tuple[range, T]]:
    import ray

    if not ray.is_initialized():
        ray.init(address=address if isinstance(address, str) else None, log_to_driver=False)

    # A worker that dies takes its range with it, and Ray gives it to another, as often as it takes. An error of ours is no such
    # death: it ends the call.
    @ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)
    def play(seeds: range) -> T:
        return work(seeds, threads=1)

    at_once = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(todo)
    running: dict[Any, range] = {}

    def hand_out() -> None:
        for seeds in islice(waiting, at_once - len(running)):
            running[play.remote(seeds)] = seeds

    hand_out()
    while running:
        (task,), _ = ray.wait(list(running), num_returns=1)
        seeds = running.pop(task)
        # The worker goes on while what it has brought is written.
        hand_out()
        yield seeds, ray.get(task)
