#!/usr/bin/env bash
# Create .venv if it is missing, and run nybforge or the tests in it:
#   ./build_all.sh [TARGET …]                  build the targets, with the options below
#   ./build_all.sh --docker IMAGE [TARGET …]   build in a container of the image
#   ./build_all.sh test [fast] [ARGUMENT …]    run the tests; pytest gets the arguments
[ -n "${BASH_VERSION:-}" ] || exec bash "$0" "$@"  # Debian's sh has no pipefail, so `sh build_all.sh` starts bash
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"

venv=${NYBFORGE_VENV:-$(pwd -P)/.venv}
python=${PYTHON:-python3}

fail() {
  printf 'error: %s\n\nhint: %s\n' "$1" "$2" >&2
  exit 4
}

trap 'echo interrupted >&2; exit 130' INT TERM

# Check that .venv can be used: its interpreter finds pip, it was created in this folder, and its
# programs (such as ninja) run on this processor. If a checkout was copied, its .venv would run the
# code of the original checkout.
usable() {
  "$venv/bin/python" -I -c 'import pip' && grep -qF "$venv/bin/python" "$venv/bin/pip" &&
    { [[ ! -e $venv/bin/ninja ]] || "$venv/bin/ninja" --version; }
} > /dev/null 2>&1

new_enough() {
  "$1" -I -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2> /dev/null
}

# Print what to do if python3 is too old. Old systems often have a newer Python under another name.
newer() {
  local each
  for each in python3.{14,13,12,11,10} /usr/local/bin/python3 /usr/bin/python3; do
    if new_enough "$each"; then
      echo "PYTHON=$each ./build_all.sh"
      return
    fi
  done
  echo "install Python 3.10 or newer, or name one: PYTHON=/opt/python3.12/bin/python3 ./build_all.sh"
}

# Print the program that can run containers on this machine. Docker's client alone, without a
# running service, cannot run them.
container_engine() {
  local each
  for each in docker podman; do
    if command -v "$each" > /dev/null && "$each" info > /dev/null 2>&1; then
      echo "$each"
      return
    fi
  done
  fail "neither docker nor podman can run containers on this machine" \
    "install podman, or start Docker's service; \`docker info\` and \`podman info\` show what is wrong"
}

# Run this script in a container of the image. The checkout and the channel have the same paths
# inside and outside the container, so the packages are the same. Each image has its own .venv and
# build folder, because the programs in these folders need the image's compiler and Python.
in_container() {
  local engine image=$1 root output own args commits name
  shift
  engine=$(container_engine)
  root=$(pwd -P) own=build/containers/${image//[^A-Za-z0-9._-]/_}
  mkdir -p "$own" "${NYBFORGE_OUTPUT:-output}" ||
    fail "a folder of the build cannot be made" "make $root writable, or name another channel: NYBFORGE_OUTPUT=FOLDER"
  output=$(cd "${NYBFORGE_OUTPUT:-output}" && pwd -P)
  args=(run --rm --user "$(id -u):$(id -g)" --workdir "$root" --security-opt label=disable)
  args+=(--volume "$root:$root" --volume "$root/$own:$root/build" --volume "$output:$output")
  args+=(--env "NYBFORGE_VENV=$root/build/venv" --env "HOME=$root/build/home" --env "NYBFORGE_OUTPUT=$output")
  args+=(--env "NYBFORGE_PROGRAM=$root/.venv/bin/nybforge")
  [[ $engine != podman || $(id -u) == 0 ]] || args+=(--userns keep-id)
  # nybforge records the commit. If the checkout is a git worktree, git's data are in another
  # folder, which the container also needs.
  commits=$(git rev-parse --path-format=absolute --git-common-dir 2> /dev/null) || commits=
  [[ -z $commits || $commits == "$root"/* ]] || args+=(--volume "$commits:$commits:ro")
  for name in $(compgen -e); do
    case $name in
      PIP_* | *_proxy | *_PROXY | SOURCE_DATE_EPOCH | CPU_COUNT | CMAKE_ARGS | NO_COLOR) args+=(--env "$name") ;;
    esac
  done
  [[ ! -t 0 || ! -t 1 ]] || args+=(--interactive --tty)
  echo "running in a container of $image by $engine: its .venv and build are in $own" >&2
  exec "$engine" "${args[@]}" "$image" bash "$root/build_all.sh" "$@"
}

make_venv() {
  usable && return
  command -v "$python" > /dev/null || fail "no $python on this machine" "install Python 3.10 or newer"
  new_enough "$python" || fail "$("$python" --version 2>&1) is too old" "$(newer)"
  "$python" -I -c 'import ensurepip, venv' 2> /dev/null ||
    fail "$python cannot make virtual environments" "install its venv package (Debian: apt-get install python3-venv)"
  [[ -w . ]] || fail "$PWD cannot be written" "copy the tree to a folder of yours: .venv, build and output are made in it"
  [[ -z ${NYBFORGE_VENV:-} || ! -e $venv || -e $venv/pyvenv.cfg || -z $(ls -A "$venv") ]] ||
    fail "NYBFORGE_VENV names $venv, which is not a virtual environment" "name a new folder, or unset NYBFORGE_VENV"
  echo "making .venv with $("$python" --version)" >&2
  rm -rf "$venv"
  local said  # the output is captured, so that Ctrl-C shows no traceback of Python
  said=$("$python" -I -m venv "$venv" 2>&1) ||
    fail "no .venv could be made in $PWD: $said" "check the free disk space, and that no other run makes .venv"
  # On a file system that is mounted with noexec, no file is executable.
  [[ -x $venv/bin/pip ]] || fail "programs cannot be run in $PWD" "is it mounted noexec? copy the tree to another file system"
}

# Show the package on which pip works and its number. On a terminal, one line is updated; elsewhere
# a line is printed every 30 s.
progress() {
  local pins=$1 count=0 line shown=$SECONDS text end='\n'
  [[ ! -t 2 ]] || end='\033[K\r'
  while IFS= read -r line; do
    case $line in
      Collecting\ * | 'Requirement already satisfied: '*)
        count=$((count + 1)) line=${line#Collecting } line=${line#Requirement already satisfied: }
        text="pip $count of $((count > pins ? count : pins)): ${line%% *}"
        ;;
      'Installing collected packages'*) text="pip installs $(tr -cd , <<< "$line," | wc -c) packages" ;;
      *) continue ;;
    esac
    if [[ -t 2 ]] || ((SECONDS - shown >= 30)); then
      shown=$SECONDS
      printf '%.*s'"$end" "$((${COLUMNS:-80} - 1))" "$text" >&2
    fi
  done
  [[ ! -t 2 ]] || printf '\033[K' >&2
}

# Install the pinned packages of some requirement files, unless exactly these packages are already
# installed.
install() {
  local stamp=$venv/.installed-$1 wanted
  shift
  wanted=$(cat "$@" pyproject.toml VERSION)
  if [[ -f $stamp && $(< "$stamp") == "$wanted" ]]; then
    return
  fi
  echo "installing $* into .venv" >&2
  local files=() file
  for file in "$@"; do
    files+=(-r "$file")
  done
  local pip=("$venv/bin/python" -I -m pip --disable-pip-version-check)
  # The output of pip goes through a file descriptor and not through a pipeline, because a signal
  # must reach this shell and not a subshell.
  exec 8> >(exec 9<&-; progress "$(cat "$@" | grep -c ==)")
  local shows=$!
  "${pip[@]}" install "${files[@]}" --no-compile >&8 8>&- ||
    fail "the pinned requirements could not be installed" "pip's message is above: no disk space, or no package index in reach. Without network: docs/toolchain.md"
  exec 8>&-
  wait "$shows" || true
  # Compile the packages to bytecode on all processors. pip would use only one processor, which
  # takes a minute for torch. Errors are ignored, because some packages contain templates that do
  # not compile; after Ctrl-C, Python's workers print tracebacks. The excluded files are rarely
  # imported, and Python compiles them when it imports them.
  "$venv/bin/python" -I -W ignore -m compileall -qq -j 0 -x '/(transformers/models|tests|testing|mypy|mypyc|selenium)/' "$venv/lib" 2> /dev/null || true
  "${pip[@]}" --quiet install --no-deps --no-build-isolation --editable . ||
    fail "this project could not be installed into .venv" "pip's message is above"
  printf '%s\n' "$wanted" > "$stamp"
}

if [[ ${1:-} == -h || ${1:-} == --help ]]; then  # before this script creates anything
  sed -n '2,5s/^# //p' build_all.sh && echo
  [[ ! -x $venv/bin/nybforge ]] || exec "$venv/bin/nybforge" build --help
  exit
fi

if [[ ${1:-} == --docker ]]; then
  [[ -n ${2:-} && $2 != -* ]] || fail "--docker: the image is missing" "./build_all.sh --docker python:3.12 cuda122"
  in_container "${@:2}"
elif [[ ${1:-} != test && " $*" == *" --docker"* ]]; then
  fail "--docker IMAGE must precede all other arguments" "./build_all.sh --docker python:3.12 cuda122"
fi

# Only one run at a time may create .venv. On file systems without locks, this check is skipped. The
# lock is on the checkout's folder itself. It is released before the build, because builds have
# their own locks.
exec 9< .
if command -v flock > /dev/null && ! flock -n 9 2> /dev/null; then
  echo "another run makes .venv here: waiting for it" >&2
  flock 9 2> /dev/null || true
fi

make_venv
install run pkg/requirements.txt
if [[ ${1:-} == test ]]; then
  shift
  "$venv/bin/python" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$venv/bin/python" --version) is too old for the pinned test requirements" \
      "rm -r .venv, then PYTHON=python3.11 ./build_all.sh test, or a newer one; builds need only 3.10"
  install test pkg/requirements.txt pkg/requirements-test.txt
  exec 9<&-
  if [[ ${1:-} == fast ]]; then  # only the fast tests, which conftest.py selects
    shift
    # There is one more worker than processors, because some tests wait. pytest's plugin for logging,
    # which none of these tests uses, takes a tenth of pytest's own time.
    exec "$venv/bin/python" -m pytest --fast --numprocesses $(($(nproc) + 1)) --maxprocesses 5 --dist worksteal \
      -o tmp_path_retention_policy=failed -p no:logging "$@"
  fi
  # Without arguments, the whole suite runs on several workers. Tests that are named in the
  # arguments run on one worker, because pytest then shows errors better. All tests of a file run on
  # the same worker, and files start in the order of their names, so that the slow tests of builds start
  # before the many fast tests. There is one more worker than processors, because some tests
  # download or wait.
  (($#)) || set -- --numprocesses $(($(nproc) + 1)) --maxprocesses 4 --dist loadfile --no-loadscope-reorder
  # The client libraries were just installed. So if one is missing, its tests fail and are not
  # skipped.
  exec "$venv/bin/python" -m pytest --require clients "$@"
fi
exec 9<&-
exec "$venv/bin/nybforge" build "$@"
