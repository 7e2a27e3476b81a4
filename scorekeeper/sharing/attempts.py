"""How often somebody may try: a bucket of tries for each address, and one for all together.

Pure: the clock is handed in. What a try is and what happens after too many is the caller's.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MAX_REMEMBERED: Final = 10_000
"""Addresses kept in mind; the one that tried longest ago is forgotten first."""


@dataclass(slots=True)
class _Bucket:
    tries: float
    at: float


class Attempts:
    """Allows `burst` tries at once and one more every `seconds` after that, for each key."""

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst = burst
        self._seconds = seconds
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def wait(self, key: str, now: float) -> float:
        """Seconds until the key may try again; 0 where it may now. Takes no try."""
        missing = 1 - self._filled(key, now).tries
        return max(0.0, missing * self._seconds)

    def spend(self, key: str, now: float) -> None:
        """Takes one try from the key."""
        bucket = self._filled(key, now)
        bucket.tries = max(0.0, bucket.tries - 1)

    def _filled(self, key: str, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(float(self._burst), now)
            while len(self._buckets) > MAX_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            gained = max(0.0, now - bucket.at) / self._seconds
            bucket.tries = min(float(self._burst), bucket.tries + gained)
            bucket.at = now
            self._buckets.move_to_end(key)
        return bucket
