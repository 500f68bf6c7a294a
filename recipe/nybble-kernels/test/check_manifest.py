"""Checks the installed set against its manifest and the variant."""

import hashlib
import json
import os
import sys
from pathlib import Path

target, toolkit, capabilities = sys.argv[1:]
folder = Path(os.environ["PREFIX"]) / "share/nybble/kernels" / target
manifest = json.loads((folder / "manifest.json").read_text())
assert manifest["target"] == target, manifest["target"]
assert manifest["toolkit"] == toolkit, manifest["toolkit"]
for entry in manifest["images"] + manifest["sources"]:
    places = [folder / entry["file"], folder / "src" / entry["file"]]
    data = next(place for place in places if place.is_file()).read_bytes()
    assert len(data) == entry["size"], entry
    assert hashlib.sha256(data).hexdigest() == entry["sha256"], entry
found = {(image["family"], image["kind"], image["arch"]) for image in manifest["images"]}
families = {family for family, _, _ in found}
wanted = set()
for word in capabilities.split():
    number, _, kind = word.partition("-")
    images = {"real": ("cubin", f"sm_{number}"), "virtual": ("ptx", f"compute_{number}")}
    kinds = [kind] if kind else list(images)  # "90" means both
    wanted |= {(family, *images[each]) for family in families for each in kinds}
assert found == wanted, sorted(found ^ wanted)
print(f"{target}: {len(found)} images of {len(families)} families, all match the manifest")
