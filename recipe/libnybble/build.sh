#!/usr/bin/env bash
# Build the CMake target $BUILT of the component $ROOM and install that component into $PREFIX.
set -euo pipefail

# Files with a future timestamp would make ninja regenerate forever.
find . -exec touch {} +

# Make the output independent of the work directory.
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
# CMAKE_ARGS is a list of words, by conda's convention.
# shellcheck disable=SC2206
args+=(${CMAKE_ARGS:-})
cmake "${args[@]}"
cmake --build build --target "$BUILT" --parallel "${CPU_COUNT:-1}"
cmake --install "build/$ROOM" --strip
