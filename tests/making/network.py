"""The small network that experience is learned with: how its weights are found.

What a question is known by goes in, which ruling it asks for with which verdict comes out. What is
made of the weights is in `experience.py`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

UNITS: Final = 192
ROUNDS: Final = 12
KEPT: Final = 0.55
RESTRAINT: Final = 0.005
PACE: Final = 0.0015
SLOWEST: Final = 0.02
BATCH: Final = 256
"""How many hidden units it has, how often every question is gone through, the share of its traits
that a question keeps each time, so that much leans on none of them, how strongly weights are held
down, the pace at first and the share of it that is left in the end, and how many questions are
gone through together: what was best on whole files by hands not seen. A part of each file says
little: what its neighbours ask is nearly the same, with the same answer or just the other one."""


class Weights(NamedTuple):
    """What each trait says to each hidden unit, what is said before; and so to each outcome."""

    first: Any
    before: Any
    second: Any
    second_before: Any


def trained(rows: Sequence[Sequence[int]], outcomes: Any, traits: int, seed: int) -> Weights:
    """The weights by which each row of traits, told by their places, leads to its outcome."""
    # Only whoever learns anew has these installed.
    import jax
    import numpy
    import optax

    table = _table(rows, traits)
    weights = _at_first(traits, int(outcomes.max()) + 1, seed)
    steps = ROUNDS * (len(rows) // BATCH)
    pace = optax.cosine_decay_schedule(PACE, steps, SLOWEST)
    descent = optax.adamw(pace, weight_decay=RESTRAINT)

    def astray(weights: Weights, places: Any, wanted: Any, chance: Any) -> Any:
        kept = (places < traits) * jax.random.bernoulli(chance, KEPT, places.shape) / KEPT
        hidden = jax.nn.relu((weights.first[places] * kept[..., None]).sum(1) + weights.before)
        said = hidden @ weights.second + weights.second_before
        return optax.softmax_cross_entropy_with_integer_labels(said, wanted).mean()

    def stepped(weights: Weights, state: Any, places: Any, wanted: Any, chance: Any) -> Any:
        slope = jax.grad(astray)(weights, places, wanted, chance)
        change, state = descent.update(slope, state, weights)
        return optax.apply_updates(weights, change), state

    step = jax.jit(stepped)
    state = descent.init(weights)
    chance = jax.random.PRNGKey(seed)
    for batch in _batches(len(rows), numpy.random.default_rng(seed)):
        chance, now = jax.random.split(chance)
        weights, state = step(weights, state, table[batch], outcomes[batch], now)
    return Weights(*(numpy.asarray(one) for one in weights))


def _table(rows: Sequence[Sequence[int]], traits: int) -> Any:
    """The rows, one as long as the other: what is missing is a trait that none has."""
    import numpy

    table = numpy.full((len(rows), max(map(len, rows))), traits, numpy.int32)
    for row, places in zip(table, rows, strict=True):
        row[: len(places)] = places
    return table


def _at_first(traits: int, outcomes: int, seed: int) -> Weights:
    """By chance; the last row is that of the trait that none has.

    Very small, for a rare trait keeps much of what it began with.
    """
    import numpy

    chance = numpy.random.default_rng(seed)
    first = chance.normal(0, 0.01, (traits + 1, UNITS))
    second = chance.normal(0, 0.07, (UNITS, outcomes))
    nothing = (numpy.zeros(UNITS), numpy.zeros(outcomes))
    parts = (first, nothing[0], second, nothing[1])
    return Weights(*(part.astype(numpy.float32) for part in parts))


def _batches(count: int, chance: Any) -> Iterator[Any]:
    for _ in range(ROUNDS):
        order = chance.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            yield order[start : start + BATCH]
