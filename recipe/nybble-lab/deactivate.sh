# shellcheck shell=sh
# Restore every variable that activate.sh set to its old state: exported, not exported, or unset.

if [ -n "${NYBBLE_LAB_PREFIX-}" ]; then
  _nybble_lab_old=''
  for _nybble_lab_name in CUDA_HOME CUDACXX CC CXX CUDAHOSTCXX CMAKE_ARGS CUDA_VERSION \
    COMPUTE_CAPABILITY BNB_CUDA_VERSION NVCC_PREPEND_FLAGS; do
    eval "_nybble_lab_old=\${NYBBLE_LAB_OLD_${_nybble_lab_name}-}"
    unset "$_nybble_lab_name" "NYBBLE_LAB_OLD_${_nybble_lab_name}"
    case "$_nybble_lab_old" in
      "="*) eval "export ${_nybble_lab_name}=\"\${_nybble_lab_old#=}\"" ;;
      "-"*) eval "${_nybble_lab_name}=\"\${_nybble_lab_old#-}\"" ;;
    esac
  done
  unset _nybble_lab_name _nybble_lab_old NYBBLE_LAB_PREFIX
fi
