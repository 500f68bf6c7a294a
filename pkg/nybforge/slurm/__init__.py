"""Runs work on the nodes of a Slurm cluster, through submitit."""
