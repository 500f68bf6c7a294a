"""The cause when the container toolkit, which hands GPUs in, fails while a container starts."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign

_CONFIG = "/etc/nvidia-container-runtime/config.toml"


def _kind(hit: Hit) -> str:
    text = hit.quote
    kinds = (
        ("ldcache", "ldcache error" in text),
        ("image", "file exists" in text),
        ("cgroup", "cgroup" in text.lower() or "bpf" in text.lower()),
        ("device", "device error" in text),
        ("root", "change root failed" in text),
        ("library", "cannot open shared object file" in text),
        ("driver", "driver error" in text or "driver rpc error" in text),
    )
    return next((name for name, is_it in kinds if is_it), "")


def _why_engine(hit: Hit) -> str:
    return {
        "ldcache": "the toolkit runs ldconfig to make the driver's libraries known in the container, under a name that this host has not "
        "(ldconfig.real is Debian's and Ubuntu's), or may not run it where the container's files lie",
        "image": "the image brings files of a driver (it was made in WSL, or has one installed), and the host's go to the same place",
        "cgroup": "this toolkit cannot allow devices in the kind of control groups that this host has (version 2, or a user without root)",
        "device": "NVIDIA_VISIBLE_DEVICES or --gpus names a device that this host does not have",
        "root": "the toolkit works on the machine's own files, and this engine runs in others: Docker Desktop's virtual machine, a snap, or without root",
        "library": "the toolkit does not find the driver's libraries: none is installed, or ldconfig does not know their folder",
        "driver": "the toolkit's helper could not start the driver: it is not loaded, too old for the toolkit, or not the one that its libraries are of",
    }.get(_kind(hit), "NVIDIA's container toolkit could not hand the GPU in")


def _mend(hit: Hit, facts: Facts) -> tuple[str, ...]:
    look = "sudo nvidia-container-cli -k -d /dev/tty info   # each step, with its reason"
    return {
        "ldcache": (
            f"grep ldconfig {_CONFIG}; ls -l /sbin/ldconfig*   # the name there must be one of these",
            f"""sudo sed -i 's#^ *ldconfig *=.*#ldconfig = "@/sbin/ldconfig"#' {_CONFIG}   # Debian, Ubuntu: @/sbin/ldconfig.real""",
            look,
        ),
        "image": (
            "in the Dockerfile: RUN rm -f /usr/lib/*-linux-gnu/libcuda.so* /usr/lib/*-linux-gnu/libnvidia-*.so*",
            "or start from an image without a driver: nvidia/cuda:…",
        ),
        "cgroup": (
            "sudo apt-get install --only-upgrade nvidia-container-toolkit   # 1.8 and later know control groups of version 2",
            f"without root (podman, enroot): sudo sed -i 's/^#* *no-cgroups *=.*/no-cgroups = true/' {_CONFIG}",
            look,
        ),
        "device": (
            "nvidia-smi -L   # what there is",
            "docker run --gpus all …   # or by the uuid of one",
        ),
        "root": (
            "docker context ls; docker info | grep -iE 'operating system|rootless|snap'   # then, for the system's own: docker context use default",
            f"without root: sudo sed -i 's/^#* *no-cgroups *=.*/no-cgroups = true/' {_CONFIG} && nvidia-ctk runtime configure --runtime=docker --config=$HOME/.config/docker/daemon.json",
            look,
        ),
        "library": (
            "nvidia-smi; ldconfig -p | grep -E 'libcuda.so|libnvidia-ml'   # on the machine that runs the containers; none: sudo ldconfig, or install the driver",
            look,
        ),
        "driver": (
            "nvidia-smi   # on the machine that runs the containers: it must work there first; sudo nvidia-modprobe -u -c=0",
            "sudo apt-get install --only-upgrade nvidia-container-toolkit libnvidia-container1 && sudo systemctl restart docker",
            look,
        ),
    }.get(_kind(hit), (look, "nvidia-smi   # on the machine that runs the containers"))


CONTAINER_TOOLKIT = Cause(
    id="container_toolkit",
    title="The container toolkit cannot hand the GPU in",
    why=_why_engine,
    fix=_mend,
    root_of=("no_gpu_visible",),
    signs=(
        sign(
            ("nvidia-container-cli: ", "nvidia-container-cli.real: "),
            r"nvidia-container-cli(?:\.real)?: (?:ldcache|mount|device|container|detection|permission) error",
        ),
        sign(
            ("nvidia-container-cli: ", "nvidia-container-cli.real: "),
            r"nvidia-container-cli(?:\.real)?: initialization error: ",
            unless=r"initialization error: (?:nvml error: (?:[Uu]nknown|[Ii]nsufficient|[Dd]river [Nn]ot [Ll]oaded|GPU access)|load library failed: libnvidia-ml)",
        ),
        sign("bpf_cgroup_device", r"BPF_CGROUP_DEVICE\W+ ?failed"),
    ),
    examples=(
        "nvidia-container-cli: ldcache error: open failed: /sbin/ldconfig.real: no such file or directory: unknown.",
    ),
    counter_examples=("nvidia-container-cli: requirement satisfied",),
)

CAUSES = (CONTAINER_TOOLKIT,)
