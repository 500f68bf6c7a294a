# shellcheck shell=sh
# Set the variables that a build of bitsandbytes needs in a CUDA @CUDA_VERSION@ lab. conda's activation sources this file.
# It saves each variable first, and deactivate.sh restores it: "=value" if it was exported, "-value" if it was set but
# not exported, empty if it was unset.

if [ -z "${NYBBLE_LAB_PREFIX-}" ]; then
  _nybble_lab_all="
$(export -p)
"
  for _nybble_lab_name in CUDA_HOME CUDACXX CC CXX CUDAHOSTCXX CMAKE_ARGS CUDA_VERSION \
    COMPUTE_CAPABILITY BNB_CUDA_VERSION NVCC_PREPEND_FLAGS; do
    eval "_nybble_lab_set=\${${_nybble_lab_name}+x}"
    eval "_nybble_lab_old=\${${_nybble_lab_name}-}"
    # dash, bash and zsh list an exported variable differently.
    case "$_nybble_lab_all" in
      *"
export ${_nybble_lab_name}="* | *"
declare -x ${_nybble_lab_name}="* | *"
typeset -x ${_nybble_lab_name}="*) _nybble_lab_old="=$_nybble_lab_old" ;;
      *) _nybble_lab_old="${_nybble_lab_set:+-}$_nybble_lab_old" ;;
    esac
    eval "NYBBLE_LAB_OLD_${_nybble_lab_name}=\$_nybble_lab_old"
    eval "export NYBBLE_LAB_OLD_${_nybble_lab_name}"
  done
  unset _nybble_lab_all _nybble_lab_name _nybble_lab_set _nybble_lab_old
fi
export NYBBLE_LAB_PREFIX="$CONDA_PREFIX"

# The toolkit is this environment's, or the one in NYBBLE_LAB_CUDA_HOME (JetPack's).
export CUDA_HOME="${NYBBLE_LAB_CUDA_HOME:-$CONDA_PREFIX}"
export CUDACXX="$CUDA_HOME/bin/nvcc"
[ -x "$CUDACXX" ] || echo "nybble-lab: nvcc not found: $CUDACXX; hint: nybforge env verify" >&2

# The compilers are this environment's, even if PATH has others first.
_nybble_lab_host="$CONDA_PREFIX/bin/$(uname -m)-conda-linux-gnu"
if [ -x "$_nybble_lab_host-g++" ]; then
  export CC="$_nybble_lab_host-gcc"
  export CXX="$_nybble_lab_host-g++"
else
  echo "nybble-lab: compiler not found: $_nybble_lab_host-g++; hint: nybforge env verify" >&2
fi
export CUDAHOSTCXX="${CXX-}"

export CUDA_VERSION="@CUDA_VERSION@"
export BNB_CUDA_VERSION="@CUDA_SHORT@"
# A list that is already set is kept: COMPUTE_CAPABILITY=86 conda run -n LAB python -m build --wheel
case "$(uname -m)" in
  aarch64) export COMPUTE_CAPABILITY="${COMPUTE_CAPABILITY:-@COMPUTE_CAPABILITY_ARM@}" ;;
  *) export COMPUTE_CAPABILITY="${COMPUTE_CAPABILITY:-@COMPUTE_CAPABILITY@}" ;;
esac

# scikit-build-core splits CMAKE_ARGS like a shell: quote paths that have special characters.
case "$CONDA_PREFIX$CUDA_HOME" in
  *[!A-Za-z0-9_./+-]*) _nybble_lab_quote='"' ;;
  *) _nybble_lab_quote='' ;;
esac
# Append to the value from before the lab, also if this script is sourced twice.
_nybble_lab_args="${NYBBLE_LAB_OLD_CMAKE_ARGS-}"
_nybble_lab_args="${_nybble_lab_args#[=-]}"
_nybble_lab_args="${_nybble_lab_args:+$_nybble_lab_args }-DCOMPUTE_BACKEND=cuda -DCUDA_VERSION=@CUDA_SHORT@"
_nybble_lab_args="$_nybble_lab_args -DCOMPUTE_CAPABILITY=$COMPUTE_CAPABILITY"
_nybble_lab_args="$_nybble_lab_args ${_nybble_lab_quote}-DCMAKE_CUDA_COMPILER=$CUDACXX${_nybble_lab_quote}"
_nybble_lab_args="$_nybble_lab_args ${_nybble_lab_quote}-DCMAKE_CUDA_HOST_COMPILER=$CUDAHOSTCXX${_nybble_lab_quote}"
export CMAKE_ARGS="$_nybble_lab_args"

# An nvcc on the command line uses the same host compiler. The variable cannot quote, so a path with a space is left out.
_nybble_lab_flags="${NYBBLE_LAB_OLD_NVCC_PREPEND_FLAGS-}"
_nybble_lab_flags="${_nybble_lab_flags#[=-]}"
case "$_nybble_lab_flags:$CUDAHOSTCXX" in
  *ccbin* | *" "*:* | *:*" "* | *:) ;;
  *) export NVCC_PREPEND_FLAGS="-ccbin=$CUDAHOSTCXX" ;;
esac
unset _nybble_lab_host _nybble_lab_quote _nybble_lab_args _nybble_lab_flags
