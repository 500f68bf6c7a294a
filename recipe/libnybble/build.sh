#!/usr/bin/env bash
# Build the CMake target $BUILT of the component $ROOM and install that component into $PREFIX.
set -euo pipefail

# If a file had a time in the future, ninja would run CMake again and again.
find . -exec touch {} +

# Remove the flags that contain paths of this build, so that a compiler cache finds object files
# from builds in other folders and on other machines. These flags have no effect in this build: it
# has no debug information, no __FILE__ and no host package.
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

compile() {
  cmake --build build --target "$BUILT" --parallel "${CPU_COUNT:-1}"
}

# Remove the comments and empty lines of all sources, so that the compiler cache also finds an
# object file if only comments changed. One run of the preprocessor reads all files, and expands no
# macros. The lines nybble_next_file separate the files. The lines nybble_pragma replace pragmas,
# because the preprocessor would remove those.
remove_comments() {
  find csrc \( -name '*.cc' -o -name '*.h' -o -name '*.c' -o -name '*.def' \) | while read -r file; do
    echo "nybble_next_file $file"
    sed -E 's/^ *# *pragma /nybble_pragma /' "$file"
  done | "$CXX" -fpreprocessed -dD -E -P -w -x c++ - | awk '
    $1 == "nybble_next_file" { close(file); file = $0; sub(/^nybble_next_file */, "", file); printf "" > file; next }
    { sub(/^ *nybble_pragma /, "#pragma ") }
    NF { print > file }'
}

identity=
if [[ -n ${COMPILER_CACHE:-} ]]; then
  # $CXX may be a script that runs another compiler. So the cache key contains the version and
  # target that $CXX prints.
  identity=$("$CXX" -v 2>&1 | grep -E '^(Target: |gcc version )' | sort || true)
fi
if [[ $identity == *"gcc version"* ]]; then
  export CCACHE_BASEDIR=$SRC_DIR CCACHE_COMPILERCHECK="string:$identity" SCCACHE_C_CUSTOM_CACHE_BUSTER=$identity
  args+=("-DCMAKE_C_COMPILER_LAUNCHER=$COMPILER_CACHE" "-DCMAKE_CXX_COMPILER_LAUNCHER=$COMPILER_CACHE")
  cp -a csrc original
  remove_comments
fi
# By conda's convention, CMAKE_ARGS is a list of words, so it must be split at spaces.
# shellcheck disable=SC2206
args+=(${CMAKE_ARGS:-})
cmake "${args[@]}"
if [[ -d original ]]; then
  # The error messages of this build name lines in the files without comments. So the messages are
  # not shown; if the build fails, the files are compiled again from the original sources.
  failed=
  compile | grep --line-buffered -E '^\[[0-9]+/[0-9]+\] |^warning: the compiler cache' || failed=yes
  rm -r csrc
  mv original csrc
  [[ -z $failed ]] || compile
else
  compile
fi
cmake --install "build/$ROOM" --strip
