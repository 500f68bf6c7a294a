"""Where the programs place their models: the variable CLIENTS_DEVICE is "cpu" or "cuda"."""

from __future__ import annotations

import os
from typing import Any

import torch

DEVICE = os.environ.get("CLIENTS_DEVICE", "cpu")
# A `device_map` of accelerate and diffusers. They interpret "cpu" as offloading, and quantize on a
# GPU only if its index is given.
WHOLE: dict[str, Any] = {"": 0 if DEVICE == "cuda" else torch.device("cpu")}
