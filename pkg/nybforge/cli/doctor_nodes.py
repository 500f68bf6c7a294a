"""Runs the doctor on each node of a Slurm partition.

The report begins with the differences between the nodes.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from nybforge.cli.doctor import exit_code
from nybforge.cli.options import slurm_options_of
from nybforge.errors import raise_all
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.slurm.tasks import Ended

__all__ = ["diagnose_nodes", "node_report"]


def diagnose_nodes(args: argparse.Namespace, context: Context) -> int:
    """Run the doctor on each node and print one report."""
    from nybforge.slurm.build import errors_of, site_of
    from nybforge.slurm.differences import differences
    from nybforge.slurm.nodes import nodes_of, on_each_node
    from nybforge.slurm.worker import diagnose_node

    options = slurm_options_of(args, context)
    nodes, away = nodes_of(context, options)
    ended = on_each_node(context, options, nodes, diagnose_node, (site_of(context),))
    answers = {node: each.value for node, each in ended.items() if each.ok}
    found = differences({node: each["facts"] for node, each in answers.items()})
    blocking = any(each["blocking"] for each in answers.values())
    document = {
        "nodes": [_node(each, answers.get(node) or {}) for node, each in ended.items()],
        "away": away,
        "differences": [each.to_json() for each in found],
        "blocking": blocking,
    }
    lines = [line for each in found for line in each.lines()]
    if not found and len(answers) > 1:
        lines.append(f"{counted(len(answers), 'node')}, no differences")
    for node, each in answers.items():
        lines += node_report(node, each)
    lines += [f"{node}: skipped because it is {state}" for node, state in away.items()]
    lines += [f"{node}: no answer ({one.state})" for node, one in ended.items() if not one.ok]
    context.report.answer("doctor-nodes", document, lines)
    if not answers:
        raise_all([error for each in ended.values() for error in errors_of(each)])
    incomplete = len(answers) < len(ended)
    ids = {item["id"] for each in answers.values() for item in each["findings"]}
    return exit_code(ids, blocking=blocking or incomplete)


def _node(ended: Ended, answer: dict[str, Any]) -> dict[str, Any]:
    run = ended.to_json()
    return {"node": run.pop("job"), **run, **answer}


def node_report(node: str, answer: dict[str, Any]) -> list[str]:
    """Return a node's findings as lines."""
    lines = ["", f"{node}: {counted(len(answer['findings']), 'finding')}"]
    for item in answer["findings"]:
        lines += [f"  {item['severity']}: {item['what']} [{item['id']}]"]
        lines += [f"    seen: {item['seen']}", *(f"    fix:  {fix}" for fix in item["fix"])]
    return lines
