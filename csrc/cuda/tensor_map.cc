// Creates tensor maps with cuTensorMapEncodeTiled.
#include "cuda/tensor_map.h"

#include "stubs/cuda.h"

namespace nybble::cuda {
namespace {

// These are CU_TENSOR_MAP_DATA_TYPE_UINT8 and _UINT16. Elements outside the array are read as
// zeros.
constexpr int kBytes = 0, kPairsOfBytes = 1;
constexpr int kNoInterleave = 0, kNoFill = 0;
constexpr int kPromote128 = 2;  // CU_TENSOR_MAP_L2_PROMOTION_L2_128B

// Returns CU_TENSOR_MAP_SWIZZLE_NONE, _32B, _64B or _128B.
int swizzle_of(int bytes) { return bytes == 16 ? 0 : bytes == 32 ? 1 : bytes == 64 ? 2 : 3; }

}  // namespace

bool make_map(const boxed& array, params::tensor_map& map) {
  static_assert(sizeof(params::tensor_map) == sizeof(CUtensorMap));
  const cuuint64_t sizes[2] = {static_cast<cuuint64_t>(array.columns),
                               static_cast<cuuint64_t>(array.rows)},
                   stride = sizes[0] * static_cast<unsigned>(array.element);
  const cuuint32_t box[2] = {static_cast<cuuint32_t>(array.box_columns),
                             static_cast<cuuint32_t>(array.box_rows)},
                   steps[2] = {1, 1};
  return cuTensorMapEncodeTiled(
             reinterpret_cast<CUtensorMap*>(&map), array.element == 1 ? kBytes : kPairsOfBytes, 2,
             const_cast<void*>(array.at), sizes, &stride, box, steps, kNoInterleave,
             swizzle_of(array.box_columns * array.element), kPromote128, kNoFill) == CUDA_SUCCESS;
}

}  // namespace nybble::cuda
