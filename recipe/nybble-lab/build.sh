#!/usr/bin/env bash
# Fills the activation scripts' words in and puts them where conda sources them.
set -euo pipefail

# Jetson's own capabilities are built on Jetsons (tests hold this list against nybble.compat); from
# CUDA 13 on one toolkit serves Arm servers and Jetsons alike.
tegra=" 53 62 72 87 101 110 "
capabilities=""
capabilities_arm=""
for arch in $ARCHS; do
  number="${arch%-real}"
  number="${number%a}" # upstream has no 90a
  [[ $arch == *-real && $number =~ ^[0-9]+$ ]] || continue
  if [[ $tegra != *" $number "* ]]; then
    capabilities="${capabilities:+$capabilities;}$number"
    capabilities_arm="${capabilities_arm:+$capabilities_arm;}$number"
  elif ((${CUDA_VERSION_OF_LAB%%.*} >= 13)); then
    capabilities_arm="${capabilities_arm:+$capabilities_arm;}$number"
  fi
done

# After gcc's and cuda-nvcc's own scripts ("~cuda-nvcc_activate.sh"), before them on the way out.
for step in activate deactivate; do
  mkdir -p "$PREFIX/etc/conda/$step.d"
  sed -e "s/@CUDA_VERSION@/$CUDA_VERSION_OF_LAB/g" \
    -e "s/@CUDA_SHORT@/${CUDA_VERSION_OF_LAB//./}/g" \
    -e "s/@COMPUTE_CAPABILITY@/$capabilities/g" \
    -e "s/@COMPUTE_CAPABILITY_ARM@/$capabilities_arm/g" \
    "$step.sh" > "$PREFIX/etc/conda/$step.d/~nybble-lab_$step.sh"
done
