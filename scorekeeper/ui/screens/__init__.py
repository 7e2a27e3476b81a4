"""The screens: one folder a feature, its view model (no Flet) beside its components."""
