"""The cause when the device is older than what a program's kernels can use."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign


def _needed(hit: Hit) -> str:
    """Return the compute capability that is asked for, as 8.0; "" where none is named."""
    if hit.get("ampere"):
        return "8.0"
    digits = linear.sub(r"\D", "", hit.get("cc"))
    return f"{digits[:-1]}.{digits[-1]}" if len(digits) > 1 else ""


def _do_without(hit: Hit, facts: Facts) -> tuple[str, ...]:
    text = hit.quote.lower()
    card = f"or a GPU of compute capability {_needed(hit) or '8.0'} and later: nvidia-smi --query-gpu=name,compute_cap --format=csv"
    if "bfloat16" in text or "bf16" in text:
        return ("float16 in its place: --dtype half, torch_dtype=torch.float16, fp16: true", card)
    if "flash" in text or "flash_attn" in hit.before[-1000:]:
        return (
            'transformers: attn_implementation="sdpa"; vLLM: export VLLM_ATTENTION_BACKEND=XFORMERS   # torch\'s own attention has kernels for older devices',
            card,
        )
    if "triton" in text:
        return ("without torch.compile: export TORCHDYNAMO_DISABLE=1", card)
    return ("another method that the device can: nybble's 4 and 8 bits run from 5.0 on", card)


GPU_TOO_OLD = Cause(
    id="gpu_too_old",
    title="The device is too old for what the program uses",
    why=lambda hit: (
        f"these kernels use instructions of compute capability {_needed(hit) or 'above the device’s'} and later; no other build or driver changes that"
    ),
    fix=_do_without,
    signs=(
        sign(
            "only supports ampere",
            r"(?i)FlashAttention only supports (?P<ampere>Ampere) GPUs or newer",
        ),
        sign(
            "compute capability",
            r"(?i)only supported on (?:GPUs|devices) with (?:CUDA )?compute capability (?:of )?(?:at least|>=) ?(?P<cc>\d+\.\d)",
        ),
        sign(
            "minimum capability",
            r"(?i)not supported for the current GPU\. Minimum capability: (?P<cc>\d+)",
        ),
        sign(
            "too old to be supported by", r"(?i)too old to be supported by the triton GPU compiler"
        ),
        sign(
            "cuda capability",
            r"(?i)triton only supports? (?:devices of )?CUDA Capability >= ?(?P<cc>\d\.\d)",
        ),
        sign("expected is_sm~", r"Expected is_sm\w+(?: \|\| is_sm\w+)* to be true"),
        sign("cublas_status_arch_mismatch"),
    ),
    examples=(
        "RuntimeError: FlashAttention only supports Ampere GPUs or newer.",
        "ValueError: Bfloat16 is only supported on GPUs with compute capability of at least 8.0. Your Tesla T4 GPU has compute capability 7.5.",
    ),
    counter_examples=("INFO: device has compute capability 8.0",),
)

CAUSES = (GPU_TOO_OLD,)
