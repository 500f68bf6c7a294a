"""Causes in batch jobs: a module that cannot be loaded, an environment not activated, a job refused."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, commands, sign


def _module(hit: Hit) -> str:
    """Return the module's name; Lmod writes it into the next line."""
    below = linear.match(r'\s*"([^"\n]+)"', hit.after)
    return hit.get("module") or (below[1] if below else "")


def _why_module(hit: Hit) -> str:
    if hit.get("shell"):
        return (
            "the job's shell has no `module`: it was started as no login shell; what the modules "
            "would have brought (nvcc, libraries) is missing from there on"
        )
    name = _module(hit)
    which = f"the module {name}" if name else "a module"
    return f"{which} is not known on this node: its name differs here, or another module must be loaded first"


def _find_module(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if hit.get("shell"):
        return (
            "first line of the job script: #!/bin/bash -l",
            "or in it: source /etc/profile.d/modules.sh   # Lmod: /etc/profile.d/lmod.sh",
        )
    name = shlex.quote(_module(hit).partition("/")[0] or "cuda")
    return (
        f"module avail {name}",
        f"module spider {name}   # Lmod: says what must be loaded before it",
        "without modules: nybforge env create --help   # an environment that brings its own",
    )


MODULE_MISSING = Cause(
    id="module_missing",
    title="An environment module cannot be loaded",
    why=_why_module,
    fix=_find_module,
    root_of=("cuda_home_unset", "missing_cuda_lib", "no_compiler", "cmake_cuda_compiler_not_found"),
    signs=(
        sign(
            "module(s) are unknown",
            r"following module\(s\) are unknown:?(?:\s*\"(?P<module>[^\"]+)\")?",
        ),
        sign(
            "cannot be loaded as requested",
            r"module\(s\)(?: or extension\(s\))? exist but cannot be loaded as requested: \"(?P<module>[^\"]+)\"",
        ),
        sign(
            "unable to locate a modulefile for",
            r"Unable to locate a modulefile for '(?P<module>[^']+)'",
        ),
        sign("module: command not found", r"(?P<shell>\bmodule: command not found)"),
        sign("module: not found", r"(?P<shell>\bmodule: not found)"),
    ),
    examples=(
        "ERROR: Unable to locate a modulefile for 'cuda/12.2'",
        'Lmod has detected the following error: The following module(s) are unknown: "cuda/12.2"',
        "/var/spool/slurmd/job1/slurm_script: line 9: module: command not found",
    ),
    counter_examples=("Currently Loaded Modules: 1) gcc/12.3.0 2) cuda/12.2",),
)

CONDA_NOT_ACTIVATED = Cause(
    id="conda_not_activated",
    title="The conda environment was not activated",
    why="a job's shell reads no .bashrc, so `conda activate` is not there yet; what follows ran outside "
    "of the environment",
    fix=commands(
        'before the activation: source "$(conda info --base)/etc/profile.d/conda.sh"',
        "or without activating: conda run --no-capture-output -n ENVIRONMENT COMMAND",
    ),
    root_of=("cuda_home_unset", "missing_cuda_lib", "no_compiler", "cmake_cuda_compiler_not_found"),
    signs=(
        sign("before 'conda activate'", r"Run 'conda init' before 'conda activate'"),
        sign("has not been properly configured to use 'conda activate'"),
    ),
    examples=("CondaError: Run 'conda init' before 'conda activate'",),
    counter_examples=("# To activate this environment, use\n#     $ conda activate lab",),
)

# what Slurm says before the reason, and the reasons that are none of the job's: another try may do
_SUBMITTED = r"(?:Batch job submission failed|Unable to allocate resources|Job submit/allocate failed|Unable to create step for job \d+|Unable to confirm allocation for job \d+): "
_NOT_THE_JOBS = r"(?:Unable to contact|Socket timed out|Rate limit|Communication|Slurm (?:internal|backup)|Job/step already|Message|Connection|Zero Bytes|Protocol|Operation now|Transport|Job (?:is )?pending|Requested nodes are busy|Unspecified)"
_REFUSALS = (
    r"Invalid generic resource \(gres\) specification|Requested node configuration is not available|"
    r"Requested GRES option unsupported|Invalid feature specification|Cannot find GPU specification|"
    r"Job violates accounting/QOS policy|Invalid qos specification|QOS(?:Max|Grp|Min)\w+|Assoc(?:Max|Grp)\w+|"
    r"invalid partition specified|CPU count per node can not be satisfied|Memory specification can not be satisfied"
)


def _ask_otherwise(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "qsub" in hit.quote:
        return (
            "pbsnodes -a | grep -i -A3 ngpus   # how this cluster counts GPUs: ngpus, gpus, a queue of their own",
            "qstat -Q; qsub -l select=1:ncpus=4:ngpus=1 …",
        )
    if hit.get("memory"):
        return (
            "unset SLURM_MEM_PER_CPU SLURM_MEM_PER_GPU SLURM_MEM_PER_NODE   # a job inherits them from the one that submits it; then name one",
            "in the script: one of --mem, --mem-per-cpu, --mem-per-gpu",
        )
    whose = (
        ("sacctmgr -s show user $USER format=account,partition,qos   # what you may use",)
        if linear.search("(?i)account|QOS|group|permission|Assoc", hit.quote)
        else ()
    )
    return (
        "sinfo -o '%P %G %D %l %f'   # partitions, their GPUs by name, nodes, time limits, features",
        *whose,
        "then for one of these: sbatch --partition=NAME --gres=gpu:TYPE:1 …   # TYPE where the list names one",
    )


JOB_REFUSED = Cause(
    id="job_refused",
    title="The batch system refuses the job",
    why=lambda hit: (
        "the job names its memory in two ways, one of them by a variable that it inherited"
        if hit.get("memory")
        else "the job asks for a kind or number of GPUs, a partition, a time or an account that this cluster has not, or not together"
    ),
    fix=_ask_otherwise,
    signs=(
        sign(
            ("sbatch: error: ", "srun: error: ", "salloc: error: "),
            r"(?:sbatch|srun|salloc): error: (?:.*(?:" + _REFUSALS + ")|" + _SUBMITTED + "[A-Z])",
            unless=_SUBMITTED + _NOT_THE_JOBS,
        ),
        sign(
            "are mutually exclusive",
            r"(?:sbatch|srun|salloc): (?:fatal|error): .*(?P<memory>MEM_PER|mem-per).*are mutually exclusive",
        ),
        sign(
            "qsub: ",
            r"qsub: .*(?:Unknown resource|Illegal attribute or resource value|Unknown queue|cannot be satisfied)",
        ),
    ),
    examples=(
        "sbatch: error: Batch job submission failed: Invalid generic resource (gres) specification",
    ),
    counter_examples=("srun: job 4711 queued and waiting for resources",),
)

CAUSES = (MODULE_MISSING, CONDA_NOT_ACTIVATED, JOB_REFUSED)
