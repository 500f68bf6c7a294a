"""Compute values for the doctor's texts about programs that see no GPU."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.scene import Scene, scene
from nybforge.doctor.machine.driver import install_driver


def asks_gpus(hit: Hit) -> bool:
    """Return whether a build reads the architectures from the GPUs that it sees."""
    near = hit.quote + hit.before[-400:]
    return (
        bool(hit.get("variable"))
        or "arch_list[-1]" in near
        or "CUDA_ARCHITECTURES is set to" in near
    )


def hand_in(hit: Hit) -> tuple[str, ...]:
    """Return the commands that give a container access to the GPUs. Return () if the failure has
    another cause."""
    if "CDI devices" in hit.quote:
        return (
            "sudo nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml   # part of nvidia-container-toolkit",
            "nvidia-ctk cdi list",
        )
    if hit.get("host"):
        return (
            "on the machine that runs the containers: nvidia-smi   # it has no driver, or the engine does not find it",
            *install_driver(Facts()),
        )
    if linear.search(
        r"device driver|runtime name|nvidia-container-\S+ (?:executable|command)", hit.quote
    ):
        service = (
            "containerd"
            if linear.search("nerdctl|containerd", hit.before + hit.quote)
            else "docker"
        )
        return (
            "sudo apt-get install nvidia-container-toolkit   # on the host, from NVIDIA's package repository",
            f"sudo nvidia-ctk runtime configure --runtime={service} && sudo systemctl restart {service}",
        )
    return ()


def start(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the commands that start the driver or show its state."""
    if "CUDA unknown error" in hit.quote:
        return ("sudo nvidia-modprobe -u -c=0", "nvidia-smi -L")
    if "couldn't communicate with the NVIDIA driver" in hit.quote:
        build = "sudo modprobe nvidia || dkms status   # the running kernel may have no module"
        return (build, *install_driver(facts))
    if "no NVIDIA driver on your system" in hit.quote:
        return ("nvidia-smi -L", *install_driver(facts))
    return ("nvidia-smi -L",)


_HAND_IN = {
    "apptainer": "apptainer exec --nv IMAGE …   # --nv before the image, on a machine with a driver",
    "podman": "podman run --device nvidia.com/gpu=all …",
    "kubepods": "set the pod's resources.limits: nvidia.com/gpu: 1",
}


def _ask_for(hit: Hit, facts: Facts, where: Scene) -> tuple[str, ...]:
    """Return the ways to give the program access to a GPU that exists."""
    out = []
    if where.batch:
        out.append("#SBATCH --gres=gpu:1   # or interactively: srun --gres=gpu:1 --pty bash")
    elif where.engine == "apptainer":
        out.append("srun --gres=gpu:1 --pty bash   # a login node has no driver")
    if where.engine:
        out.append(_HAND_IN.get(where.engine, "docker run --gpus all …"))
    near = hit.before + hit.quote
    if "MIG" in near:
        out.append(
            "export CUDA_VISIBLE_DEVICES=MIG-…   # use one that nvidia-smi -L lists (recreated instances get new ones); to create one: sudo nvidia-smi mig -cgi 0 -C"
        )
    elif not where.batch and (
        "CUDA_VISIBLE_DEVICES" in facts.variables or linear.search(r"CUDA_VISIBLE_DEVICES=\S", near)
    ):
        out.append("unset CUDA_VISIBLE_DEVICES")
    return tuple(out) or (
        "it lists none: a container needs docker run --gpus all … (apptainer: --nv), a job --gres=gpu:1; a login node has none",
    )


def ask_for(hit: Hit, facts: Facts) -> tuple[str, ...]:
    return _ask_for(hit, facts, scene(hit, facts))
