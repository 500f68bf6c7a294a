"""Causes where a node's GPU or its services fail: memory errors, links, MPS."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.scene import scene


def _elsewhere(hit: Hit, facts: Facts) -> tuple[str, ...]:
    batch = scene(hit, facts).batch
    return (
        "nvidia-smi -q -d ECC,ROW_REMAPPER,PAGE_RETIREMENT; nvidia-smi nvlink -e   # what it has counted",
        *(
            (
                '#SBATCH --exclude=NODE   # the node that the log names: echo "$SLURMD_NODENAME", and tell its administrators',
            )
            if batch
            else ()
        ),
        "its administrator: sudo dmesg | grep -i xid, then sudo nvidia-smi --gpu-reset -i N or a restart; again after it: the card is at its end",
    )


GPU_FAULTY = Cause(
    id="gpu_faulty",
    title="The GPU reports an error of its own",
    why=lambda hit: (
        f"{hit.get('what') or 'the hardware'} failed: no program or package brings that about, and a new process on this GPU fails the same until it is reset"
    ),
    fix=_elsewhere,
    root_of=("no_gpu_visible", "driver_init_failed"),
    signs=(
        sign(
            (
                "uncorrectable ecc error",
                "cuda_error_ecc_uncorrectable",
                "cudaerroreccuncorrectable",
            ),
            r"(?i)uncorrectable (?P<what>ECC) error|CUDA_ERROR_ECC_UNCORRECTABLE|cudaErrorECCUncorrectable",
        ),
        sign(
            (
                "uncorrectable nvlink error",
                "cuda_error_nvlink_uncorrectable",
                "cudaerrornvlinkuncorrectable",
            ),
            r"(?i)uncorrectable (?P<what>NVLink) error|CUDA_ERROR_NVLINK_UNCORRECTABLE|cudaErrorNvlinkUncorrectable",
        ),
    ),
    examples=(
        "RuntimeError: CUDA error: uncorrectable ECC error encountered",
        "CUDA_ERROR_NVLINK_UNCORRECTABLE: uncorrectable NVLink error detected during the execution",
    ),
    counter_examples=(
        "| N/A   36C    P0   117W / 700W |  55857MiB / 81559MiB |   Volatile Uncorr. ECC 0 |",
    ),
)

MPS_UNREACHABLE = Cause(
    id="mps_unreachable",
    title="CUDA's shared service (MPS) does not answer",
    why="the process was told to share the GPU through MPS (CUDA_MPS_PIPE_DIRECTORY, or the default folder in /tmp), and its daemon "
    "is not there, is another user's or takes no more clients",
    fix=lambda hit, facts: (
        "export CUDA_MPS_PIPE_DIRECTORY=/nonexistent   # without MPS, in a job that has the GPU alone",
        'or a daemon of your own: export CUDA_MPS_PIPE_DIRECTORY="$TMPDIR/mps" CUDA_MPS_LOG_DIRECTORY="$TMPDIR/mps-log" && mkdir -p "$CUDA_MPS_PIPE_DIRECTORY" "$CUDA_MPS_LOG_DIRECTORY" && nvidia-cuda-mps-control -d',
        "ps -u $USER -f | grep mps; ls -l /tmp/nvidia-mps   # one of another user that was left behind",
    ),
    root_of=("no_gpu_visible", "driver_init_failed"),
    signs=(
        sign("mps client failed to connect", r"(?i)MPS client failed to connect"),
        sign(
            ("cuda_error_mps_~", "cudaerrormps~"),
            r"(?i)(?:CUDA_ERROR_MPS_|cudaErrorMps)(?:CONNECTION_?FAILED|RPC_?FAILURE|SERVER_?NOT_?READY|MAX_?CLIENTS_?REACHED|MAX_?CONNECTIONS_?REACHED|CLIENT_?TERMINATED)",
        ),
    ),
    examples=(
        "RuntimeError: CUDA error: MPS client failed to connect to the MPS control daemon or the MPS server",
    ),
    counter_examples=("device = torch.device('mps')",),
)

CAUSES = (GPU_FAULTY, MPS_UNREACHABLE)
