#!/usr/bin/env bash
# Compile every image of the kernel set with nvrtcc, and write the set's manifest. nvrtcc uses NVRTC
# or nvcc, which the variant selects.
set -euo pipefail

# A release archive contains all of csrc, but images are compiled only from its device folders.
find csrc -type f -not -path '*/device/*' -delete

# The headers are in a folder of targets/ in conda-forge's packages, and in include/ in NVIDIA's
# packages.
include=
for folder in "$BUILD_PREFIX"/targets/*/include "$BUILD_PREFIX/include"; do
  if [[ -f $folder/cuda_fp16.h ]]; then
    include=$folder
    break
  fi
done
if [[ -z $include ]]; then
  echo "cuda_fp16.h not found: expected in $BUILD_PREFIX/targets/*/include or $BUILD_PREFIX/include" >&2
  echo "hint: check the files of the package cuda-cudart-dev" >&2
  exit 1
fi

args=(
  set --target "$TARGET" --toolkit "$TOOLKIT" --compiler "$DEVICE_COMPILER" --archs "$ARCHS"
  --sources csrc --include "$include" --jobs "${CPU_COUNT:-1}"
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
# If ptxas is available, nvrtcc compiles the source to PTX only once for all architectures whose
# preprocessed source is the same.
if [[ -x $BUILD_PREFIX/bin/ptxas ]]; then
  args+=(--ptxas "$BUILD_PREFIX/bin/ptxas")
fi
# nybforge sets IMAGE_CACHE. A build without nybforge uses no cache.
if [[ -n ${IMAGE_CACHE:-} ]]; then
  args+=(--cache "$IMAGE_CACHE")
fi
nvrtcc "${args[@]}"
