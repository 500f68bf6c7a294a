#!/usr/bin/env bash
# Build the CMake target $BUILT of the component $ROOM and install that component into $PREFIX.
set -euo pipefail

# Files with a future timestamp would make ninja regenerate forever.
find . -exec touch {} +

# Remove flags with paths of this build, so that a compiler cache finds the objects of other folders and machines. The
# flags have no effect here: there is no debug information, no __FILE__ and no host package.
for name in CFLAGS CXXFLAGS; do
  export "$name=$(sed -E 's# *(-fdebug-prefix-map=[^ ]*|-isystem [^ ]*/include)##g' <<<"${!name:-}")"
done

args=(
  -S csrc -B build -G Ninja
  -DCMAKE_BUILD_TYPE=Release
  -DCMAKE_INSTALL_PREFIX="$PREFIX"
  -DCMAKE_INSTALL_LIBDIR=lib
  -DCMAKE_SHARED_LINKER_FLAGS="${LDFLAGS:-} -Wl,--build-id=none"
  -DCMAKE_EXE_LINKER_FLAGS="${LDFLAGS:-} -Wl,--build-id=none"
)
if [[ -n ${COMPILER_CACHE:-} ]]; then
  # $CXX may be a script that runs another compiler, so the key contains the version and target that it prints.
  identity=$("$CXX" -v 2>&1 | grep -E '^(Target: |gcc version |.*clang version )' | sort)
  export CCACHE_BASEDIR=$SRC_DIR CCACHE_COMPILERCHECK="string:$identity" SCCACHE_C_CUSTOM_CACHE_BUSTER=$identity
  args+=("-DCMAKE_C_COMPILER_LAUNCHER=$COMPILER_CACHE" "-DCMAKE_CXX_COMPILER_LAUNCHER=$COMPILER_CACHE")
fi
# CMAKE_ARGS is a list of words, by conda's convention.
# shellcheck disable=SC2206
args+=(${CMAKE_ARGS:-})
cmake "${args[@]}"
cmake --build build --target "$BUILT" --parallel "${CPU_COUNT:-1}"
cmake --install "build/$ROOM" --strip
