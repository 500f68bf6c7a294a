"""Queries libcuda and prints the answer as JSON. This file runs as a separate process and is never
imported.

If the driver hangs or crashes, only this process fails, and nybforge continues.
"""

from __future__ import annotations

import ctypes
import json


def ask() -> dict[str, object]:
    """Return the driver's file, its version, its devices and the return code of cuInit."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return {"problem": str(error)}
    answer: dict[str, object] = {"library": loaded_file("libcuda.so")}
    number = ctypes.c_int(0)
    try:
        if cuda.cuDriverGetVersion(ctypes.byref(number)) == 0:
            answer["version"] = number.value
        code = cuda.cuInit(0)
    except AttributeError as error:  # the file has no driver functions, so it is not a libcuda
        return answer | {"problem": f"the first libcuda found is not a driver: {error}"}
    answer["init_code"] = code
    if code == 0:
        answer["devices"] = devices(cuda)
    return answer


def loaded_file(start: str) -> str | None:
    """Return the path of the file that is mapped into this process and whose name begins with
    `start`."""
    with open("/proc/self/maps", encoding="utf-8", errors="replace") as stream:
        for line in stream:
            path = line.rstrip("\n").split(maxsplit=5)[-1]
            if path.rpartition("/")[2].startswith(start):
                return path
    return None


def devices(cuda: ctypes.CDLL) -> list[dict[str, object]]:
    """Return the name, compute capability and memory of each device."""
    count = ctypes.c_int(0)
    cuda.cuDeviceGetCount(ctypes.byref(count))
    return [device(cuda, index) for index in range(count.value)]


def device(cuda: ctypes.CDLL, index: int) -> dict[str, object]:
    """Return the name, compute capability and memory of one device.

    The numbers are attributes for cuDeviceGetAttribute: 75 and 76 are the major and minor version
    of the compute capability, and 18 is whether the GPU shares the memory of the CPU
    ("integrated").
    """
    handle = ctypes.c_int(0)
    cuda.cuDeviceGet(ctypes.byref(handle), index)
    name = ctypes.create_string_buffer(256)
    cuda.cuDeviceGetName(name, 256, handle)
    memory = ctypes.c_size_t(0)
    cuda.cuDeviceTotalMem_v2(ctypes.byref(memory), handle)
    values = []
    for attribute in (75, 76, 18):
        value = ctypes.c_int(0)
        cuda.cuDeviceGetAttribute(ctypes.byref(value), attribute, handle)
        values.append(value.value)
    return {
        "name": name.value.decode("utf-8", "replace"),
        "cc": f"{values[0]}.{values[1]}",
        "integrated": bool(values[2]),
        "memory": memory.value,
    }


if __name__ == "__main__":
    print(json.dumps(ask()))
