#!/usr/bin/env bash
# Replace the placeholders (@NAME@) of the activation scripts and install the scripts where conda sources them.
set -euo pipefail

# A lab for x86-64 omits the compute capabilities of Jetsons. A lab for Arm includes them from CUDA
# 13 on, because Arm servers and Jetsons then have the same toolkit. A test compares this list with
# nybble.compat.
tegra=" 53 62 72 87 101 110 "
capabilities=""
capabilities_arm=""
for arch in $ARCHS; do
  number="${arch%-real}"
  number="${number%a}" # because bitsandbytes' CMake file does not accept 90a
  [[ $arch == *-real && $number =~ ^[0-9]+$ ]] || continue
  if [[ $tegra != *" $number "* ]]; then
    capabilities="${capabilities:+$capabilities;}$number"
    capabilities_arm="${capabilities_arm:+$capabilities_arm;}$number"
  elif ((${CUDA_VERSION_OF_LAB%%.*} >= 13)); then
    capabilities_arm="${capabilities_arm:+$capabilities_arm;}$number"
  fi
done

# conda sources scripts in the order of their names. Because of "~nybble-lab", activation sources
# our script after the scripts of gcc and cuda-nvcc ("~cuda-nvcc_activate.sh"). Deactivation sources
# our script before theirs.
for step in activate deactivate; do
  mkdir -p "$PREFIX/etc/conda/$step.d"
  sed -e "s/@CUDA_VERSION@/$CUDA_VERSION_OF_LAB/g" \
    -e "s/@CUDA_SHORT@/${CUDA_VERSION_OF_LAB//./}/g" \
    -e "s/@COMPUTE_CAPABILITY@/$capabilities/g" \
    -e "s/@COMPUTE_CAPABILITY_ARM@/$capabilities_arm/g" \
    "$step.sh" > "$PREFIX/etc/conda/$step.d/~nybble-lab_$step.sh"
done
