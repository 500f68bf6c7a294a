"""Attach the kernel images that nybble.compat chooses to a CUDA device, once."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import byref, c_int32
from pathlib import Path

from nybble import _native, compat, errors
from nybble.cuda import choices, kernels
from nybble.cuda.cache import key_of
from nybble.cuda.kernel_sets import Found, find_sets

READY: set[int] = set()  # devices whose images are attached
IMAGES: dict[int, str] = {}  # device -> digest of its attached images
_lock = threading.RLock()
_attaching: set[int] = set()  # devices that are being attached
_makers: dict[tuple[int, str], Callable[[str], compat.KernelSet]] = {}  # by device and family
_failed = threading.local()  # `error`: the exception of this thread's last maker


def _number(function: str) -> int:
    lib = _native.library()
    value = c_int32(0)
    lib.check(getattr(lib, function)(byref(value)))
    return value.value


def driver_version() -> int:
    """Return the driver's CUDA version, 1000 * major + 10 * minor; raise NoDriver if there is
    none."""
    return _number("cuda_driver_version")


def device_count() -> int:
    """Return the number of CUDA devices; raise NoDriver if there is no driver."""
    return _number("cuda_device_count")


def facts(index: int) -> _native.DeviceFacts:
    """Return the driver's facts about a device."""
    lib = _native.library()
    found = _native.DeviceFacts()
    lib.check(lib.cuda_device_facts(index, byref(found)))
    return found


def choose_for(index: int, environ: Mapping[str, str], found: Found) -> compat.Choice:
    """Return the choice of images for a device; raise compat.ForcedSetError if a forced set cannot
    work."""
    wish = compat.wish(environ)
    about = facts(index)
    device = compat.device((about.major, about.minor), name=about.name.decode(errors="replace"))
    driver, sets = driver_version(), found.sets

    def choose(nvrtc: tuple[int, int] | None) -> compat.Choice:
        return compat.choose(
            device, driver, sets, force=wish.force, nvrtc=nvrtc, disabled=wish.disabled
        )

    choice: compat.Choice | None = None
    refusal: compat.ForcedSetError | None = None

    def attempts() -> Iterator[tuple[int, int] | None]:
        yield None
        if not wish.disabled:  # NVRTC is tried last, because loading it is slow
            yield from kernels.compilers_of(sets, environ)

    for compiler in attempts():
        try:
            choice = choose(compiler)
        except compat.ForcedSetError as error:
            refusal = error
        else:
            if choice.how in ("cubin", "ptx") or (compiler is not None and choice.how != "cpu"):
                break
    if choice is None:
        assert refusal is not None
        raise refusal
    return choice


def attach_choice(index: int, choice: compat.Choice, sets: tuple[compat.KernelSet, ...]) -> None:
    """Attach the chosen image of each kernel family to the device."""
    usable = [item for item in choice.images if item.image is not None]
    compiled = [item for item in choice.images if item.how == "compile"]
    if not usable and not compiled:
        raise errors.BadImage(
            f"CUDA device {index}: {choice.why}" + (f"\nhint: {choice.hint}" if choice.hint else "")
        )
    owner = next(one for one in sets if one.target == choice.target)
    files = [(owner, item.image) for item in usable if item.image is not None]
    # images compiled from the shipped source into the user's cache, whose bytes each call checks
    archs = dict.fromkeys(item.arch for item in compiled)
    made = {arch: kernels.compile_set(owner, arch, os.environ) for arch in archs}
    for item in compiled:
        one = made[item.arch]
        files += [(one, image) for image in one.images if image.family == item.family]
    _attach_files(index, files)
    IMAGES[index] = key_of({"images": sorted(image.sha256 for _, image in files)})


def _attach_files(index: int, files: Sequence[tuple[compat.KernelSet, compat.Image]]) -> None:
    rows = (_native.Image * len(files))()
    for row, (source, image) in zip(rows, files, strict=True):
        row.family = image.family.encode()
        row.path = os.fsencode(Path(source.folder) / image.file)
        row.size = image.size
        row.sha256 = image.sha256.encode()
        row.kernel_abi = source.kernel_abi
    lib = _native.library()
    lib.check(lib.cuda_attach(index, rows, len(files)))


@contextmanager
def _begun(index: int) -> Iterator[None]:
    """Hold the lock for attaching images; raise if a finalizer already holds it."""
    with _lock:
        if _attaching:  # waiting for the lock would deadlock
            raise errors.NybbleError(
                f"CUDA device {index}: a finalizer (__del__ or a weakref callback) called nybble "
                "while nybble was preparing a device\n"
                "hint: do not call nybble in finalizers"
            )
        _attaching.add(index)
        try:
            yield
        finally:
            _attaching.discard(index)


def _forget_other_threads() -> None:
    """Reset the lock in a forked child, which has no thread that could release it."""
    global _lock
    _lock = threading.RLock()
    _attaching.clear()


os.register_at_fork(after_in_child=_forget_other_threads)


def attach(index: int) -> None:
    """Choose and attach the images of a device; later calls do nothing.

    Raises errors.Unsupported if the GPU paths are turned off, and errors.BadImage with the reason
    and the next step if no image fits. Also raises the driver's errors.
    """
    with _begun(index):
        if index in READY:
            return
        wish = compat.wish(os.environ)
        if wish.disabled:
            raise errors.Unsupported(
                f"the GPU paths of nybble are turned off by {wish.source}: unset it, or move the "
                "tensors to the CPU"
            )
        found = find_sets(os.environ)
        try:
            choice = choose_for(index, os.environ, found)
        except compat.ForcedSetError as error:
            raise errors.BadImage(f"{wish.source}={wish.force}: {error}") from error
        attach_choice(index, choice, found.sets)
        READY.add(index)
        choices.use_kept(index, facts(index), IMAGES[index], os.environ)


def attach_more(index: int, made: compat.KernelSet) -> None:
    """Attach the images of one more set to a device whose own images are attached already."""
    with _begun(index):
        _attach_files(index, [(made, image) for image in made.images])


def make_with(index: int, family: str, make: Callable[[str], compat.KernelSet]) -> None:
    """Attach a family that has an image for each kernel, which `make` returns at its first use.
    family: ends with a dot."""
    _makers[index, family] = make
    lib = _native.library()
    lib.check(lib.cuda_make_images_with(_MAKE))


def check(status: int) -> None:
    """Raise the exception for a C function's status. If `make` failed, it is `make`'s exception."""
    failure, _failed.error = getattr(_failed, "error", None), None
    if status and failure is not None:
        raise failure
    _native.library().check(status)


def _make(index: int, image: bytes) -> int:
    family, dot, kernel = image.decode().rpartition(".")
    try:
        attach_more(index, _makers[index, family + dot](kernel))
    except BaseException as error:  # an exception must not pass through C code
        _failed.error = error
        return 1
    return 0


_MAKE = _native.MAKE_IMAGE(_make)  # libnybble keeps its address
