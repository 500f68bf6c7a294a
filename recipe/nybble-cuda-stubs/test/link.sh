#!/bin/sh
# Link programs to the stubs and run them without CUDA. The programs must get CUDA's error codes.
set -eu
program=$(mktemp)
"${CXX:-c++}" -o "$program" test/none.cc -I"$PREFIX/include/nybble" -L"$PREFIX/lib" \
  -l:libnybble_stub_cudart_13.a -lnybble_stubs -ldl -lpthread
NYBBLE_LIBCUDART=/nowhere NYBBLE_LIBCUDA=/nowhere NYBBLE_STUB_WARN=0 "$program"
"${CXX:-c++}" -o "$program" test/none.cc -DSHARED -I"$PREFIX/include/nybble" -L"$PREFIX/lib" \
  -Wl,-rpath,"$PREFIX/lib" -lnybble_stub_cudart_13 -lnybble_stub_driver
NYBBLE_LIBCUDART=/nowhere NYBBLE_LIBCUDA=/nowhere NYBBLE_STUB_WARN=0 "$program"
rm -f "$program"
