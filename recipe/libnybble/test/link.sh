#!/bin/sh
# Links a C program against the installed library, runs it with no driver, and reads what the library needs.
set -eu
lib="$PREFIX/lib"
${CC:-cc} test/link.c -I"$PREFIX/include" -L"$lib" -Wl,-rpath,"$lib" -lnybble -o link_test
# EMULATOR: what runs another processor's program here (a command and its options)
# shellcheck disable=SC2086
${EMULATOR:-} ./link_test
needed=$(LC_ALL=C readelf -d "$lib/libnybble.so.1" | grep NEEDED)
echo "$needed"
case "$needed" in
  *libcuda* | *libnvrtc* | *libcublas* | *libnvJitLink* | *libstdc++*)
    echo "libnybble must not need that library" >&2
    exit 1
    ;;
esac
