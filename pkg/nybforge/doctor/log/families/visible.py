"""Causes where a program sees no GPU: none there or handed in, hidden, or a torch without CUDA."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.scene import Scene, scene
from nybforge.doctor.machine.driver import install_driver

# TensorFlow and JAX look for GPUs on every start and say so on machines that have none
_ROUTINE = r"cuda_driver\.cc|cuda_executor|dso_loader|cuda_diagnostics|Unable to initialize backend"

# what L4T's driver prints in a container that was started without it
_NVMAP = "NvRmMem"


def _asks_gpus(hit: Hit) -> bool:
    """Return whether a build asks the visible GPUs for their architecture."""
    near = hit.quote + hit.before[-400:]
    return (
        bool(hit.get("variable"))
        or "arch_list[-1]" in near
        or "CUDA_ARCHITECTURES is set to" in near
    )


def _why_gpu(hit: Hit) -> str:
    if _NVMAP in hit.quote:
        return "L4T's driver does not reach its memory manager: the container was started without the device"
    if hit.get("host"):
        return "the container engine found no driver on its machine to hand in"
    if _hand_in(hit):
        return "the container engine cannot hand GPUs in: NVIDIA's container toolkit is not set up for it"
    if "CUDA unknown error" in hit.quote:
        return (
            "the driver does not start (error 999): /dev/nvidia-uvm is missing, often after standby"
        )
    if hit.get("pods"):
        return "no node of the cluster has so many GPUs left: others have them, or the nodes offer none (device plugin)"
    if _asks_gpus(hit):
        return (
            "the build asks the visible GPUs for their architecture and sees none (docker build, "
            "login node), and no list of architectures is set either"
        )
    return "the program sees no GPU: none there, hidden, not handed in, or no working driver"


def _hand_in(hit: Hit) -> tuple[str, ...]:
    """Return how a container engine that cannot hand GPUs in gets to it; nothing for others."""
    if "CDI devices" in hit.quote:
        return (
            "sudo nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml   # of nvidia-container-toolkit",
            "nvidia-ctk cdi list",
        )
    if hit.get("host"):
        return (
            "on the machine that runs the containers: nvidia-smi   # it has no driver, or none that this finds",
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
            "sudo apt-get install nvidia-container-toolkit   # on the machine that runs the containers, from NVIDIA's package source",
            f"sudo nvidia-ctk runtime configure --runtime={service} && sudo systemctl restart {service}",
        )
    return ()


def _see_gpu(hit: Hit, facts: Facts) -> tuple[str, ...]:
    engine = _hand_in(hit)
    if engine:
        return engine
    if hit.get("pods"):
        return (
            "kubectl describe nodes | grep -A8 'Allocated resources' | grep nvidia   # who has them",
            "kubectl get nodes -o custom-columns=NAME:.metadata.name,GPU:.status.allocatable.nvidia\\\\.com/gpu",
            "kubectl get pods -A | grep -i nvidia-device-plugin   # without it nodes offer no GPU",
        )
    if _asks_gpus(hit):
        if hit.get("variable"):
            return (
                f'export {hit.get("variable")}="80;86;90"   # the numbers of the GPUs it is for',
            )
        if "CUDA_ARCHITECTURES" in hit.quote:
            return ('cmake -DCMAKE_CUDA_ARCHITECTURES="80;86;90" …   # in an empty build folder',)
        return ('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"',)
    where = scene(hit, facts)
    if "CUDA unknown error" in hit.quote and not where.jetson and not where.wsl:
        return (
            *_start(hit, facts),
            "after standby: sudo rmmod nvidia_uvm && sudo modprobe nvidia_uvm   # with no program of CUDA running; or sudo reboot",
            *_ask_for(hit, facts, where),
        )
    if where.jetson:
        return (
            "in a container: docker run --runtime nvidia …   # of an image for this L4T release",
            'outside: sudo usermod -aG video,render "$USER"   # then log in again',
            "nybforge doctor",
        )
    if where.wsl:
        return (
            'export LD_LIBRARY_PATH="/usr/lib/wsl/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"   # Windows\' driver; no other belongs into WSL',
            "sudo apt-get purge 'libnvidia-compute-*' 'nvidia-driver-*'   # if one was installed inside",
            "update the NVIDIA driver in Windows, then: wsl --shutdown",
        )
    if linear.search(r"(?m)^#\d+ \d+\.\d+ ", hit.before):  # docker build
        return (
            "docker build sees no GPU: leave what needs one to docker run --gpus all …",
            "or let builds see it, too: sudo nvidia-ctk runtime configure --runtime=docker --set-as-default && sudo systemctl restart docker   # DOCKER_BUILDKIT=0",
        )
    asked = _ask_for(hit, facts, where)
    if where.batch or where.engine:  # the driver is there, and not for this process
        return (*asked, "nvidia-smi -L", "nybforge doctor")
    return (*_start(hit, facts), *asked, "nybforge doctor")


def _start(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return how the driver is brought to work, as far as the log says what keeps it."""
    if "CUDA unknown error" in hit.quote:
        return ("sudo nvidia-modprobe -u -c=0", "nvidia-smi -L")
    if "couldn't communicate with the NVIDIA driver" in hit.quote:
        build = "sudo modprobe nvidia || dkms status   # the module may lack for the running kernel"
        return (build, *install_driver(facts))
    if "no NVIDIA driver on your system" in hit.quote:
        return ("nvidia-smi -L", *install_driver(facts))
    return ("nvidia-smi -L",)


_HAND_IN = {
    "apptainer": "apptainer exec --nv IMAGE …   # --nv before the image, on a machine that has a driver",
    "podman": "podman run --device nvidia.com/gpu=all …",
    "kubepods": "give the pod resources.limits: nvidia.com/gpu: 1",
}


def _ask_for(hit: Hit, facts: Facts, where: Scene) -> tuple[str, ...]:
    """Return how a GPU that is there is handed to the program."""
    out = []
    if where.batch:
        out.append("#SBATCH --gres=gpu:1   # or at once: srun --gres=gpu:1 --pty bash")
    elif where.engine == "apptainer":
        out.append("srun --gres=gpu:1 --pty bash   # a login node has no driver to hand in")
    if where.engine:
        out.append(_HAND_IN.get(where.engine, "docker run --gpus all …"))
    near = hit.before + hit.quote
    if "MIG" in near:
        out.append(
            "export CUDA_VISIBLE_DEVICES=MIG-…   # one that nvidia-smi -L lists, an instance made anew has another; none there: sudo nvidia-smi mig -cgi 0 -C"
        )
    elif not where.batch and (
        "CUDA_VISIBLE_DEVICES" in facts.variables or linear.search(r"CUDA_VISIBLE_DEVICES=\S", near)
    ):
        out.append("unset CUDA_VISIBLE_DEVICES")
    return tuple(out)


NO_GPU_VISIBLE = Cause(
    id="no_gpu_visible",
    title="No GPU is visible",
    why=_why_gpu,
    fix=_see_gpu,
    root_of=("bnb_missing_binary",),
    signs=(
        sign("no cuda gpus are available"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", unless=_ROUTINE),
        sign("no cuda-capable device is detected", unless=_ROUTINE),
        sign("cudaerrornodevice"),
        sign("found no nvidia driver on your system", unless=r"(?i)warning"),
        sign("found no nvidia driver on your system", strength="likely"),
        sign("torch.cuda.is_available() is false", nearby=r"(?i)error|deserialize"),
        sign("could not select device driver"),
        sign("unknown or invalid runtime name: nvidia"),
        sign("unresolvable cdi devices", r"(?i)unresolvable CDI devices \S*nvidia"),
        sign("nvrmmem~", r"NvRmMem(?:InitNvmap|MgrInit|Init) failed"),
        sign("gpu was detected", r"(?i)but no (?:nvidia )?gpu was detected"),
        sign("cuda initialization failure", r"CUDA initialization failure with error:? 100\b"),
        sign("no gpu found. a gpu is needed"),
        sign("couldn't communicate with the nvidia driver"),
        sign("no devices were found", r"^\W*No devices were found\W*$"),
        sign("arch_list[-1] += '+ptx'"),
        sign(
            "unknown compute capability",
            r"Error: Unknown compute capability\..* in the (?P<variable>\w+) environment variable",
        ),
        sign("invalid device ordinal"),
        sign("nvml error: driver not loaded", r"(?i)nvml error: driver not loaded"),
        sign(
            "libnvidia-ml.so.1",
            r"(?P<host>load library failed: libnvidia-ml\.so\.1)",
        ),
        sign("any nv files", r"Could not find any nv files on this host", "likely"),
        sign(
            "nvidia-container-~",
            r"nvidia-container-(?:cli|runtime|toolkit)\S*: (?:executable file|command) not found",
        ),
        sign("cudagetdevicecount returned 100"),
        sign("no nvidia devices detected by library"),
        sign("insufficient nvidia.com/gpu", r"(?P<pods>\d+ Insufficient nvidia\.com/gpu)"),
        sign(
            ("no nvidia gpu~", "no cuda gpu~"),
            r"(?i)(?:error|exception|fatal)\b.{0,80}no (?:nvidia|cuda) gpus? ",
        ),
        sign(
            ("no gpu", "no gpus"),
            r"(?i)^\W*(?:\w*error\w*|fatal|exception)\W+.{0,40}no gpus? (?:was |were |is |are )?(?:found|detected|available|visible)",
        ),
        sign(
            ("require a", "requires a~"),
            r"(?i)(?:error|exception).{0,80}requires? (?:a|an nvidia|a cuda) gpu",
        ),
        sign("cuda is not available", r"(?i)(?:error|exception)\b.{0,60}CUDA is not available"),
        sign("cuda not available", r"(?i)(?:error|exception)\b.{0,60}CUDA not available"),
        sign("cuda unknown error", r"(?i)CUDA unknown error - this may be due to", "likely"),
        sign("no cuda-capable device is detected", strength="weak"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", "weak"),
        sign(
            "no visible gpu devices", r"(?i)(?:error|failed|precondition).*No visible GPU devices"
        ),
        sign("failed to infer device type", strength="likely"),
        sign("no gpu/tpu found", strength="weak"),
        sign("no compatible gpus were discovered", strength="weak"),
        # cuda-python's, where the libcuda that it loads is none, or a stub
        sign('function "cu~', r"Function \"cu[A-Z]\w+\" not found"),
    ),
    examples=(
        "RuntimeError: No CUDA GPUs are available",
        "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU",
        'docker: Error response from daemon: could not select device driver "" with capabilities: '
        "[[gpu]].",
    ),
    counter_examples=(
        "INFO: CUDA available: True, devices: 1",
        "2024-01-01 00:00:00.0: E external/local_xla/xla/stream_executor/cuda/cuda_driver.cc:282] "
        "failed call to cuInit: CUDA_ERROR_NO_DEVICE: no CUDA-capable device is detected\n"
        "Traceback (most recent call last):\nValueError: bad shape",
    ),
)

CAUSES = (NO_GPU_VISIBLE,)
