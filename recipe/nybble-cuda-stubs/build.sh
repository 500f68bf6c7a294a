#!/usr/bin/env bash
# Build the stubs and install them into $PREFIX.
set -euo pipefail

# If a file had a time in the future, ninja would run CMake again and again.
find . -exec touch {} +

# Make the output independent of the work directory.
export CXXFLAGS="${CXXFLAGS:-} -ffile-prefix-map=$SRC_DIR=."
args=(
  -S csrc/stubs/package -B build -G Ninja
  -DCMAKE_BUILD_TYPE=Release
  -DCMAKE_INSTALL_PREFIX="$PREFIX"
  -DCMAKE_INSTALL_LIBDIR=lib
  -DCMAKE_SHARED_LINKER_FLAGS="${LDFLAGS:-}"
)
# By conda's convention, CMAKE_ARGS is a list of words, so it must be split at spaces.
# shellcheck disable=SC2206
args+=(${CMAKE_ARGS:-})
cmake "${args[@]}"
cmake --build build --parallel "${CPU_COUNT:-1}"
cmake --install build
