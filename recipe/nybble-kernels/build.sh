#!/usr/bin/env bash
# Compiles every image of the set and its manifest with nvrtcc, over NVRTC or nvcc as the variant says.
set -euo pipefail

# conda-forge keeps headers below targets/, NVIDIA's own channel in include/.
include=
for folder in "$BUILD_PREFIX"/targets/*/include "$BUILD_PREFIX/include"; do
  if [[ -f $folder/cuda_fp16.h ]]; then
    include=$folder
    break
  fi
done
if [[ -z $include ]]; then
  echo "no cuda_fp16.h below $BUILD_PREFIX: cuda-cudart-dev is not what it should be" >&2
  exit 1
fi

args=(
  set --target "$TARGET" --toolkit "$TOOLKIT" --compiler "$DEVICE_COMPILER" --archs "$ARCHS"
  --sources kernels --include "$include" --jobs "${CPU_COUNT:-1}"
  --out "$PREFIX/share/nybble/kernels/$TARGET"
)
if [[ $DEVICE_COMPILER == nvrtc ]]; then
  library=
  for file in "$BUILD_PREFIX"/lib/libnvrtc.so.[0-9]* "$BUILD_PREFIX"/targets/*/lib/libnvrtc.so.[0-9]*; do
    if [[ -e $file ]]; then
      library=$file
      break
    fi
  done
  args+=(--library "$library")
else
  args+=(--nvcc "$BUILD_PREFIX/bin/nvcc")
fi
# With ptxas, architectures that see the same source share one compilation to PTX.
if [[ -x $BUILD_PREFIX/bin/ptxas ]]; then
  args+=(--ptxas "$BUILD_PREFIX/bin/ptxas")
fi
# An empty variable is not passed on: without nybforge there is no cache.
if [[ -n ${IMAGE_CACHE:-} ]]; then
  args+=(--cache "$IMAGE_CACHE")
fi
nvrtcc "${args[@]}"
