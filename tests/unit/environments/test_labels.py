"""NVIDIA's labels as data: the packages that each toolkit release pins, and where each pin was
seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.environments.labels import FILE, load_labels
from nybforge.errors import InputError
from nybforge.variants import load_targets

ROOT = Path(__file__).resolve().parents[3]
# the toolkits of the targets, because reading the labels takes 0.1 s in each process of pytest
TOOLKITS = sorted({target.cuda for target in load_targets(ROOT) if target.cuda})


def test_the_toolkits_of_the_targets_have_labels(root: Path) -> None:
    assert sorted(load_labels(root)) == TOOLKITS


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_a_lab_pins_what_a_build_needs_and_says_where_each_pin_was_seen(
    toolkit: str, root: Path
) -> None:
    label = load_labels(root)[toolkit]
    assert len(label.parts) <= (11 if label.names == "flat" else 15)
    metapackages = {"cuda", "cuda-toolkit", "cuda-libraries", "cuda-libraries-static", "cuda-tools"}
    assert not metapackages & set(label.parts)
    assert set(label.seen) == set(label.parts)
    unseen = {name for name, how in label.seen.items() if how in ("unseen", "wheel")}
    assert not unseen or int(label.cuda.replace(".", "")) > 130, "no page shows these pins"


def test_labs_pin_no_package_that_their_label_lacks(root: Path) -> None:
    labels = load_labels(root)
    assert "cuda-cudart-static" not in labels["11.8"].parts  # labels contain it from 12.0 on
    # NVIDIA moved the packages of cuda-12.9.1 to this label, except the libcublas of cuda-12.9.1
    assert labels["12.9"].channel == "nvidia/label/cuda-12.9.2"
    assert labels["12.9"].parts["libcublas"] == "12.9.2.10"


def test_a_pin_without_evidence_is_an_error(root: Path, tmp_path: Path) -> None:
    text = (root / FILE).read_text().replace('["11.8.89", "label"]', '["11.8.89", "rumour"]')
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text(text)
    with pytest.raises(InputError, match="expected a list of a version and the place") as caught:
        load_labels(tmp_path)
    assert "labels.yaml:" in str(caught.value.where)
