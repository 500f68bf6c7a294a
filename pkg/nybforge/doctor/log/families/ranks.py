"""Causes where the processes of one job do not come together: one GPU for two, no NCCL, NVSwitch's multicast."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.scene import scene


def _one_each(hit: Hit, facts: Facts) -> tuple[str, ...]:
    slurm = (
        "srun --ntasks-per-node=N --gpus-per-node=N …   # as many processes as GPUs; with --gpus-per-task=1 each sees one, its number 0",
    )
    return (
        'torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))   # before init_process_group; Slurm: SLURM_LOCALID',
        *(slurm if scene(hit, facts).batch else ()),
        "torchrun --nproc-per-node=N   # no more than: nvidia-smi -L | wc -l; and no CUDA_VISIBLE_DEVICES that is the same for all",
    )


RANKS_SHARE_GPU = Cause(
    id="ranks_share_gpu",
    title="Two processes of a job take the same GPU",
    why="each process of a job wants a GPU of its own for NCCL, and two took the same one: none was chosen (all take number 0), or there are more processes than GPUs",
    fix=_one_each,
    signs=(
        sign(
            "duplicate gpu detected",
            r"Duplicate GPU detected ?: rank \d+ and rank \d+ both on CUDA device",
        ),
    ),
    examples=(
        "torch.distributed.DistBackendError: NCCL error in: NCCLUtils.hpp:219, invalid usage\nLast error:\nDuplicate GPU detected : rank 1 and rank 0 both on CUDA device 65000",
    ),
    counter_examples=(
        "NCCL INFO ncclCommInitRank comm 0x5b rank 0 nranks 2 cudaDev 0 busId 65000",
    ),
)


def _other_backend(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if scene(hit, facts).jetson:
        return (
            'torch.distributed.init_process_group("gloo")   # one GPU: NCCL has nothing to do there',
            "one process without torch.distributed: most launchers take --nproc-per-node=1, or run the script itself",
        )
    return (
        'python -c "import torch; print(torch.__version__, torch.distributed.is_available(), torch.distributed.is_nccl_available())"',
        "Linux: python -m pip install --force-reinstall torch   # the wheels for CUDA have it; conda: pytorch=*=cuda*",
        'Windows, macOS, CPU: torch.distributed.init_process_group("gloo")',
    )


TORCH_WITHOUT_NCCL = Cause(
    id="torch_without_nccl",
    title="This torch was built without NCCL",
    why="the program asks for torch.distributed over NCCL, and this torch was built without (many for Jetson are, and those for Windows, macOS and the CPU)",
    fix=_other_backend,
    signs=(
        sign("distributed package doesn't have nccl built in"),
        sign(
            "torch.distributed",
            r"AttributeError: module 'torch\.distributed' has no attribute '(?:ReduceOp|is_initialized|init_process_group|ProcessGroup|is_nccl_available)'",
        ),
    ),
    examples=(
        "RuntimeError: Distributed package doesn't have NCCL built in",
        "AttributeError: module 'torch.distributed' has no attribute 'ReduceOp'",
    ),
    counter_examples=(
        "AttributeError: module 'torch.distributed' has no attribute 'our_own'",
        "[W socket.cpp:663] The server socket has failed to bind to [::]:29500",
    ),
)

NCCL_MULTICAST = Cause(
    id="nccl_multicast",
    title="NCCL cannot use the multicast of NVLink (NVLS)",
    why="NCCL wanted to add up in the NVSwitches (NVLS), and the driver did not give it multicast memory: the fabric manager is not ready or of another "
    "release than the driver, another program holds it, or a container or virtual machine has not what it takes",
    fix=lambda hit, facts: (
        "export NCCL_NVLS_ENABLE=0   # at once: NVLink itself stays in use; every process of the job",
        "nvidia-smi -q | grep -A3 -i fabric; systemctl status nvidia-fabricmanager   # State: Completed, Status: Success; its version must be the driver's",
        "with no program on the GPUs: sudo systemctl restart nvidia-fabricmanager   # else: sudo reboot",
        "torch's symmetric memory, vLLM: export TORCH_SYMM_MEM_DISABLE_MULTICAST=1; vLLM --disable-custom-all-reduce",
    ),
    root_of=("driver_init_failed",),
    signs=(
        sign("transport/nvls.cc", r"transport/nvls\.cc:\d+ NCCL WARN "),
        sign("nvlink sharp", r"(?i)failed to .{0,40}NVLink SHARP.{0,10}multicast"),
        sign(
            "cuda failure 401",
            r"Cuda failure 401 'the operation cannot be performed in the present state'",
        ),
        sign(
            "cumulticast~",
            r"(?i)(?:error|failed|failure)\b.*cuMulticast|cuMulticast\w+.{0,80}(?:error|failed|failure)",
        ),
    ),
    examples=(
        "node4:279:279 [1] transport/nvls.cc:254 NCCL WARN Cuda failure 401 'the operation cannot be performed in the present state'",
    ),
    counter_examples=(
        "node4:279:279 [1] NCCL INFO NVLS multicast support is available on dev 1 (NVLS_NCHANNELS 16)",
        "node4:279:279 [1] NCCL INFO transport/nvls.cc:129 NVLS disabled",
    ),
)

CAUSES = (RANKS_SHARE_GPU, TORCH_WITHOUT_NCCL, NCCL_MULTICAST)
