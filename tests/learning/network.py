"""How the small networks that experience is made of learn (`networks.py` says how they reckon).

What a question is known by goes in, which ruling it asks for with which verdict comes out. What is
made of the weights is in `experience.py`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from scorekeeper.rulebook.asking.networks import HEADS, Network, Places, Sizes
from scorekeeper.rulebook.asking.word_order import MOST_WORDS

UNITS: Final = 192
WIDTH: Final = 144
LAYERS: Final = 3
ROUNDS: Final = 8
KEPT_TRAITS: Final = 0.5
KEPT_WORDS: Final = 0.7
LEFT_OUT: Final = 0.1
FORGOTTEN: Final = 0.15
DOUBTED: Final = 0.05
OF_VERDICT: Final = 0.5
RESTRAINT: Final = 0.01
PACE: Final = 0.0015
SLOWEST: Final = 0.02
WARMING: Final = 400
BATCH: Final = 256
NEAR_LENGTH: Final = 40
"""How many hidden units a network has, how wide a word is and how often all look around, how often
every question is gone through, the share of its traits and of what its words say that a question
keeps each time, so that much leans on none of them, the share of words that are left out of a
longer question, the share of what is made of words that is forgotten, how far each outcome
learned is doubted, how much a wrong verdict counts beside a wrong outcome, how strongly weights
are held down, the pace at most and the share of it that is left in the end, the steps until that
pace is reached, how many questions are gone through together, and of how many times as many the
longest are put together: what was best on whole files by hands not seen. A part of each file
says little: what its neighbours ask is nearly the same, with the same answer or just the other
one."""
FEW_WORDS: Final = 5
"""Of a shorter question every word is needed."""
MOST: Final = 127
TINY: Final = 1e-9


class Rows(NamedTuple):
    """A question: the rows of its traits, and those of each of its words."""

    traits: Places
    words: Sequence[Places]


class _Batch(NamedTuple):
    """Questions side by side. Rows stand one behind the other, those of each question or word from
    where it begins; `line` and `place` say where a word belongs, `missing` where a shorter question
    has none.
    """

    traits: Tensor
    begins: Tensor
    words: Tensor
    words_begin: Tensor
    line: Tensor
    place: Tensor
    missing: Tensor


class _Learner(nn.Module):
    """A network while it learns."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes, width = sizes, sizes.width
        self.traits = nn.EmbeddingBag(sizes.traits, sizes.units, mode="sum")
        self.before = nn.Parameter(torch.zeros(sizes.units))
        self.words = nn.EmbeddingBag(sizes.words, width, mode="sum")
        self.places = nn.Parameter(torch.randn(sizes.places + 1, width) * 0.02)
        self.whole = nn.Parameter(torch.randn(width) * 0.02)
        self.first = nn.LayerNorm(width)
        layer = nn.TransformerEncoderLayer(
            width, HEADS, 2 * width, FORGOTTEN, "relu", batch_first=True, norm_first=True
        )
        last = nn.LayerNorm(width)
        self.reading = nn.TransformerEncoder(layer, sizes.layers, last, enable_nested_tensor=False)
        self.forgetting = nn.Dropout(2 * FORGOTTEN)
        self.outcomes = nn.Linear(sizes.units + 2 * width, sizes.outcomes)
        # Very small, for a rare trait keeps much of what it began with.
        nn.init.normal_(self.traits.weight, std=0.01)
        nn.init.normal_(self.words.weight, std=0.05)
        nn.init.normal_(self.outcomes.weight, std=0.05)

    def forward(self, batch: _Batch) -> Tensor:
        """What speaks for each outcome, a row for each question."""
        kept = self._kept(batch.traits, KEPT_TRAITS)
        hidden = functional.relu(self.traits(batch.traits, batch.begins, kept) + self.before)
        kept = self._kept(batch.words, KEPT_WORDS)
        said = self.words(batch.words, batch.words_begin, kept)
        count, most = len(batch.begins), batch.missing.shape[1] - 1
        line = torch.zeros(count, most, self.sizes.width)
        line = line.index_put((batch.line, batch.place), said)
        line = torch.cat([self.whole.expand(count, 1, -1), line], 1) + self.places[: most + 1]
        line = self.reading(self.first(line), src_key_padding_mask=batch.missing)
        there = (~batch.missing[:, 1:]).float().unsqueeze(2)
        mean = (line[:, 1:] * there).sum(1) / there.sum(1).clamp(min=1)
        read = self.forgetting(torch.cat([line[:, 0], mean], 1))
        told: Tensor = self.outcomes(torch.cat([hidden, read], 1))
        return told

    def _kept(self, rows: Tensor, share: float) -> Tensor:
        if not self.training:
            return torch.ones(len(rows))
        return (torch.rand(len(rows)) < share).float() / share


def trained(
    questions: Sequence[Rows],
    outcomes: NDArray[Any],
    verdicts: NDArray[Any],
    sizes: Sizes,
    seed: int,
) -> Network:
    """The network in which each question leads to its outcome; `verdicts`: that of each outcome.

    It keeps one processor busy, so that others can learn beside it.
    """
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    learner = _Learner(sizes)
    steps = ROUNDS * (len(questions) // BATCH)
    descent = torch.optim.AdamW(learner.parameters(), PACE, weight_decay=RESTRAINT, fused=True)
    pace = torch.optim.lr_scheduler.LambdaLR(descent, lambda step: _pace(step, steps))
    wanted, of_outcome = torch.from_numpy(outcomes), torch.from_numpy(verdicts)
    chance = numpy.random.default_rng(seed)
    for places in _batches(questions, chance):
        said = learner(_batch([_shortened(questions[place], chance) for place in places]))
        astray = _astray(said, wanted[places], of_outcome)
        descent.zero_grad()
        astray.backward()
        nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
        descent.step()
        pace.step()
    return _network(learner)


def _shortened(question: Rows, chance: numpy.random.Generator) -> Rows:
    """A question without some of its words, as other people would leave them out."""
    count = len(question.words)
    if count < FEW_WORDS:
        return question
    kept = chance.random(count) >= LEFT_OUT
    return question._replace(
        words=[word for word, keep in zip(question.words, kept, strict=True) if keep]
    )


def _astray(said: Tensor, wanted: Tensor, verdicts: Tensor) -> Tensor:
    """How wrong the outcomes are, and how wrong their verdicts are whatever the ruling."""
    outcomes = functional.cross_entropy(said, wanted, label_smoothing=DOUBTED)
    each = functional.one_hot(verdicts).to(said.dtype)
    shares = (functional.softmax(said, 1) @ each).clamp(min=TINY)
    return outcomes + OF_VERDICT * functional.nll_loss(shares.log(), verdicts[wanted])


def untrained(sizes: Sizes) -> Network:
    """A network that has learned nothing."""
    return _network(_Learner(sizes).eval())


def _pace(step: int, steps: int) -> float:
    """Rises at first, then falls along a cosine."""
    falls = SLOWEST + (1 - SLOWEST) * (1 + numpy.cos(numpy.pi * min(step / steps, 1))) / 2
    return float(min((step + 1) / WARMING, 1) * falls)


def _batches(questions: Sequence[Rows], chance: numpy.random.Generator) -> Iterator[Any]:
    """The places of questions gone through together, as long as one another where it can be."""
    lengths = numpy.array([len(question.words) for question in questions])
    for _ in range(ROUNDS):
        parts = max(len(questions) // (BATCH * NEAR_LENGTH), 1)
        order = numpy.concatenate(
            [
                part[numpy.argsort(lengths[part], kind="stable")]
                for part in numpy.array_split(chance.permutation(len(questions)), parts)
            ]
        )
        for start in chance.permutation(len(questions) // BATCH) * BATCH:
            yield order[start : start + BATCH]


def _batch(questions: Sequence[Rows]) -> _Batch:
    words = [word for question in questions for word in question.words]
    counts = numpy.array([len(question.words) for question in questions])
    missing = numpy.arange(max(counts.max(), 1) + 1)[None] > counts[:, None]
    traits, begins = _in_a_row([question.traits for question in questions])
    rows, words_begin = _in_a_row(words)
    line = numpy.repeat(numpy.arange(len(questions)), counts)
    place = numpy.concatenate([numpy.arange(count) for count in counts])
    told = (traits, begins, rows, words_begin, line, place, missing)
    return _Batch(*map(torch.from_numpy, told))


def _in_a_row(parts: Sequence[Places]) -> tuple[Places, Places]:
    """The rows one behind the other, and where those of each begin."""
    ends = numpy.cumsum([len(part) for part in parts], dtype=numpy.intp)
    return numpy.concatenate(parts).astype(numpy.intp), numpy.concatenate(([0], ends[:-1]))


def _network(learner: _Learner) -> Network:
    """What was learned, the great tables in whole numbers."""
    state = {name: array.detach().numpy() for name, array in learner.state_dict().items()}
    traits, traits_step = _in_steps(state["traits.weight"])
    words, words_step = _in_steps(state["words.weight"])
    small = {
        "traits.step": traits_step,
        "traits.before": state["before"],
        "words.step": words_step,
        "whole": state["whole"],
        "places": state["places"],
        **_straight(state, "outcomes", "outcomes."),
        **_even(state, "first", "first."),
        **_even(state, "last", "reading.norm."),
    }
    for layer in range(learner.sizes.layers):
        its = f"reading.layers.{layer}."
        small |= _straight(state, f"{layer}.parts", f"{its}self_attn.in_proj_")
        small |= _straight(state, f"{layer}.taken", f"{its}self_attn.out_proj.")
        small |= _straight(state, f"{layer}.wide", f"{its}linear1.")
        small |= _straight(state, f"{layer}.narrow", f"{its}linear2.")
        small |= _even(state, f"{layer}.looks", f"{its}norm1.")
        small |= _even(state, f"{layer}.thinks", f"{its}norm2.")
    return Network(learner.sizes, traits, words, small)


def _straight(state: Mapping[str, Any], name: str, its: str) -> dict[str, Any]:
    return {f"{name}.weights": state[f"{its}weight"], f"{name}.before": state[f"{its}bias"]}


def _even(state: Mapping[str, Any], name: str, its: str) -> dict[str, Any]:
    return {f"{name}.scale": state[f"{its}weight"], f"{name}.shift": state[f"{its}bias"]}


def _in_steps(table: NDArray[Any]) -> tuple[NDArray[numpy.int8], NDArray[Any]]:
    """A table in whole numbers, and for each of its columns what one of them counts."""
    step = numpy.maximum(abs(table).max(0, initial=0), 1e-6) / MOST
    return (table / step).round().astype(numpy.int8), step


def sizes_of(traits: int, words: int, outcomes: int) -> Sizes:
    """The sizes of a network that knows so many of each."""
    return Sizes(
        traits=traits,
        words=words,
        units=UNITS,
        width=WIDTH,
        layers=LAYERS,
        places=MOST_WORDS,
        outcomes=outcomes,
    )
