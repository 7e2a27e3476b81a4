"""The owner's own devices: letting another one in, sending one away."""
