"""How tasks are grouped into job arrays, and which tasks wait for a task."""

from __future__ import annotations

import itertools

from nybforge.slurm.tasks import Task, arrays, arrays_of, dependents

AFTER = {
    "lib": (),
    "nvrtcc": (),
    "nybble": ("lib", "proc"),
    "proc": (),
    "k1": ("nvrtcc",),
    "k2": ("nvrtcc",),
    "shim": ("nybble",),
}


def test_tasks_with_the_same_predecessors_are_one_array() -> None:
    found = [(each.tasks, each.after) for each in arrays(AFTER)]
    assert found == [
        (("lib", "nvrtcc", "proc"), ()),
        (("nybble",), ("lib", "proc")),
        (("k1", "k2"), ("nvrtcc",)),
        (("shim",), ("nybble",)),
    ]


def test_an_array_has_at_most_as_many_tasks_as_slurm_accepts() -> None:
    found = arrays({**{f"t{number}": () for number in range(2001)}, "last": ("t2000",)})
    assert [len(each.tasks) for each in found] == [1000, 1000, 1, 1]
    assert found[-1].after == ("t2000",)


def test_every_task_is_in_one_array_behind_its_predecessors() -> None:
    for count in range(len(AFTER) + 1):
        for names in itertools.combinations(AFTER, count):
            part = {name: AFTER[name] for name in names}
            seen: list[str] = []
            for each in arrays(part):
                assert set(each.after) <= set(seen)
                assert all(set(part[name]) & set(part) == set(each.after) for name in each.tasks)
                seen += each.tasks
            assert sorted(seen) == sorted(names)


def test_a_task_with_its_own_options_is_submitted_alone() -> None:
    tasks = [
        Task(name=name, call=print, args=(), sbatch={"nodelist": name} if node else {})
        for name, node in (("n1", True), ("n2", True), ("a", False), ("b", False))
    ]
    assert [each.tasks for each in arrays_of(tasks)] == [("n1",), ("n2",), ("a", "b")]


def test_dependents_are_direct_and_indirect_and_not_done() -> None:
    order = ("lib", "nvrtcc", "proc", "nybble", "k1", "k2", "shim")
    tasks = [Task(name=name, call=print, args=(), after=AFTER[name]) for name in order]
    assert dependents("lib", tasks, ()) == ["nybble", "shim"]
    assert dependents("nvrtcc", tasks, {"k1"}) == ["k2"]
    assert dependents("shim", tasks, ()) == []
