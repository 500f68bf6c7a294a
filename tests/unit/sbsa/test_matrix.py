"""The SBSA guide as data: every package has its row, and a CUDA version is recommended for a
device."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.errors import InputError, UsageError
from nybforge.sbsa.matrix import load_matrix, recommend

GUIDE = (
    "PyTorch torchvision torchaudio bitsandbytes transformers tokenizers accelerate peft deepspeed "
    "flash-attn xformers diffusers opencv onnxruntime"
)


def test_every_package_of_the_guide_has_a_row_with_a_source() -> None:
    rows = {row.shown: row for row in load_matrix()}
    assert set(rows) == set(GUIDE.split())
    for row in rows.values():
        assert any("2026" in source for source in row.sources), row.name
        assert any("guide" in source for source in row.sources), row.name


def test_a_word_outside_the_legend_is_named_with_its_line(tmp_path: Path) -> None:
    import nybforge.sbsa.matrix as module

    text = Path(module.__file__).with_name("matrix.yaml").read_text()
    path = tmp_path / "matrix.yaml"
    path.write_text(text.replace("cuda13: unknown", "cuda13: maybe", 1))
    with pytest.raises(InputError) as caught:
        load_matrix(path)
    assert caught.value.what == "cuda13 is 'maybe'"
    assert "matrix.yaml:" in str(caught.value.where)


@pytest.mark.parametrize(
    ("capability", "cuda"),
    [
        *(("8.0", "12.8"), ("9.0", "12.8"), ("10.0", "12.8"), ("12.0", "12.8")),
        *(("10.3", "13.0"), ("11.0", "13.0"), ("12.1", "13.0")),
    ],
)
def test_the_recommended_cuda_has_code_for_the_device(capability: str, cuda: str) -> None:
    assert recommend(capability, None).cuda == cuda


def test_the_requested_cuda_must_run_on_the_device() -> None:
    assert recommend("12.1", "12.8").cuda == "12.8"  # the device runs the cubin for 12.0
    assert recommend(None, "13.0").why == "requested"
    with pytest.raises(UsageError, match=r"has no code for compute capability 11\.0"):
        recommend("11.0", "12.8")
    with pytest.raises(UsageError, match=r"CUDA 14\.7 is not in the tables"):
        recommend(None, "14.7")
    with pytest.raises(UsageError, match="no package data"):
        recommend(None, "11.8")


@pytest.mark.parametrize("capability", ["7.2", "8.7"])
def test_a_jetson_is_refused_because_the_packages_do_not_support_it(capability: str) -> None:
    with pytest.raises(UsageError, match="belongs to a Jetson") as caught:
        recommend(capability, None)
    assert "docs/jetson.md" in (caught.value.hint or "")
