"""How thoroughly the property tests search: HYPOTHESIS_PROFILE=soak looks fifty times longer.

`make test` tries the same examples each time, so that it says the same of the same code; new ones
are looked for by `make soak`.
"""

import os

from hypothesis import HealthCheck, settings

# A slow or busy machine must not turn a true property into a failure.
PATIENT = (HealthCheck.too_slow,)

settings.register_profile(
    "default", max_examples=100, derandomize=True, deadline=None, suppress_health_check=PATIENT
)
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=PATIENT)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
