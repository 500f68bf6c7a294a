# shellcheck shell=sh
# Sets what building upstream bitsandbytes needs in a CUDA @CUDA_VERSION@ lab; sourced by conda's activation.
# Saves every variable before it sets it ("=value" exported, "-value" not exported, empty: was unset), so
# that deactivate.sh is the exact inverse. The words between at-signs are filled in when the package is built.

if [ -z "${NYBBLE_LAB_PREFIX-}" ]; then
  _nybble_lab_all="
$(export -p)
"
  for _nybble_lab_name in CUDA_HOME CUDACXX CC CXX CUDAHOSTCXX CMAKE_ARGS CUDA_VERSION \
    COMPUTE_CAPABILITY BNB_CUDA_VERSION NVCC_PREPEND_FLAGS; do
    eval "_nybble_lab_set=\${${_nybble_lab_name}+x}"
    eval "_nybble_lab_old=\${${_nybble_lab_name}-}"
    # the three shells' ways to list an exported variable
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

# The toolkit: this environment's, or one outside (JetPack's) named by NYBBLE_LAB_CUDA_HOME.
export CUDA_HOME="${NYBBLE_LAB_CUDA_HOME:-$CONDA_PREFIX}"
export CUDACXX="$CUDA_HOME/bin/nvcc"
[ -x "$CUDACXX" ] || echo "nybble-lab: no nvcc at $CUDACXX; is this environment whole?" >&2

# The compilers: this environment's, whatever else is on PATH.
_nybble_lab_host="$CONDA_PREFIX/bin/$(uname -m)-conda-linux-gnu"
if [ -x "$_nybble_lab_host-g++" ]; then
  export CC="$_nybble_lab_host-gcc"
  export CXX="$_nybble_lab_host-g++"
else
  echo "nybble-lab: no compiler at $_nybble_lab_host-g++; is this environment whole?" >&2
fi
export CUDAHOSTCXX="${CXX-}"

export CUDA_VERSION="@CUDA_VERSION@"
export BNB_CUDA_VERSION="@CUDA_SHORT@"
# One's own list wins: COMPUTE_CAPABILITY=86 conda run -n LAB python -m build --wheel
case "$(uname -m)" in
  aarch64) export COMPUTE_CAPABILITY="${COMPUTE_CAPABILITY:-@COMPUTE_CAPABILITY_ARM@}" ;;
  *) export COMPUTE_CAPABILITY="${COMPUTE_CAPABILITY:-@COMPUTE_CAPABILITY@}" ;;
esac

# scikit-build-core splits CMAKE_ARGS as a shell would; quote the paths only where it matters.
case "$CONDA_PREFIX$CUDA_HOME" in
  *[!A-Za-z0-9_./+-]*) _nybble_lab_quote='"' ;;
  *) _nybble_lab_quote='' ;;
esac
# appended to what was there before the lab, also when this script is sourced again
_nybble_lab_args="${NYBBLE_LAB_OLD_CMAKE_ARGS-}"
_nybble_lab_args="${_nybble_lab_args#[=-]}"
_nybble_lab_args="${_nybble_lab_args:+$_nybble_lab_args }-DCOMPUTE_BACKEND=cuda -DCUDA_VERSION=@CUDA_SHORT@"
_nybble_lab_args="$_nybble_lab_args -DCOMPUTE_CAPABILITY=$COMPUTE_CAPABILITY"
_nybble_lab_args="$_nybble_lab_args ${_nybble_lab_quote}-DCMAKE_CUDA_COMPILER=$CUDACXX${_nybble_lab_quote}"
_nybble_lab_args="$_nybble_lab_args ${_nybble_lab_quote}-DCMAKE_CUDA_HOST_COMPILER=$CUDAHOSTCXX${_nybble_lab_quote}"
export CMAKE_ARGS="$_nybble_lab_args"

# nvcc called by hand takes the same host compiler. It cannot quote: leave it alone where the path has a blank.
_nybble_lab_flags="${NYBBLE_LAB_OLD_NVCC_PREPEND_FLAGS-}"
_nybble_lab_flags="${_nybble_lab_flags#[=-]}"
case "$_nybble_lab_flags:$CUDAHOSTCXX" in
  *ccbin* | *" "*:* | *:*" "* | *:) ;;
  *) export NVCC_PREPEND_FLAGS="-ccbin=$CUDAHOSTCXX" ;;
esac
unset _nybble_lab_host _nybble_lab_quote _nybble_lab_args _nybble_lab_flags
