#!/bin/sh
# Link a C program against the installed library, run it without a driver, and check the library's dependencies.
set -eu
lib="$PREFIX/lib"
${CC:-cc} test/link.c -I"$PREFIX/include" -L"$lib" -Wl,-rpath,"$lib" -lnybble -o link_test
# EMULATOR is a command that runs programs of another processor (a program and its options).
# shellcheck disable=SC2086
${EMULATOR:-} ./link_test
needed=$(LC_ALL=C readelf -d "$lib/libnybble.so.1" | grep NEEDED)
echo "$needed"
case "$needed" in
  *libcuda* | *libnvrtc* | *libcublas* | *libnvJitLink* | *libstdc++*)
    echo "libnybble.so.1 depends on a CUDA library or libstdc++; expected neither" >&2
    exit 1
    ;;
esac
