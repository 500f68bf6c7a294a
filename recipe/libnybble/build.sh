#!/usr/bin/env bash
# Builds one CMake target ($BUILT, in the room $ROOM) and installs that room into $PREFIX.
set -euo pipefail

# Files from a machine whose clock is ahead would have ninja plan anew for ever.
find . -exec touch {} +

# The same bytes wherever the work directory lies.
export CXXFLAGS="${CXXFLAGS:-} -ffile-prefix-map=$SRC_DIR=."
export CFLAGS="${CFLAGS:-} -ffile-prefix-map=$SRC_DIR=."

args=(
  -S csrc -B build -G Ninja
  -DCMAKE_BUILD_TYPE=Release
  -DCMAKE_INSTALL_PREFIX="$PREFIX"
  -DCMAKE_INSTALL_LIBDIR=lib
  -DCMAKE_SHARED_LINKER_FLAGS="${LDFLAGS:-} -Wl,--build-id=none"
  -DCMAKE_EXE_LINKER_FLAGS="${LDFLAGS:-} -Wl,--build-id=none"
)
# CMAKE_ARGS is a list of words by conda's convention.
# shellcheck disable=SC2206
args+=(${CMAKE_ARGS:-})
cmake "${args[@]}"
cmake --build build --target "$BUILT" --parallel "${CPU_COUNT:-1}"
cmake --install "build/$ROOM" --strip
