// Chooses the kernels of a 4-bit product or of its gradient from the shape and the device's
// features.
#pragma once

#include <cstdint>
#include <functional>

namespace nybble::cuda {

enum class gemm4_path {
  gemv,              // few rows
  skinny,            // 9 to 32 rows on devices with wgmma
  split_fp16_gemv,   // float32 with few rows, split into two fp16 terms
  split_fp16_wgmma,  // float32 with more rows, split into two fp16 terms
  wgmma,
  mma_32,  // tiles of 32 or 64 rows of `a`
  mma_64,
  split_bf16,  // float32 by cuBLASLt, split into three bf16 terms
  cublaslt,    // with a dequantized W
  simt,
};

// The kernels that use FP4 tensor cores.
enum class fp4_kernels { none, mma, tcgen05 };

struct gemm4_problem {
  bool f32;
  int64_t m, n, k;
  int block_size;
  bool a_aligned, w_aligned;  // to 16 bytes
  bool a_on_8;                // aligned to 8 bytes
  bool nested;                // nested scales
  bool nested_in_words;       // the scales are nested, and kernels can read them directly
  bool microscaled;           // MXFP4 or NVFP4 scales that a GEMV kernel can read directly
  bool vector;                // rows consist of whole words
  bool user_functions;        // a user's decode or epilogue
  fp4_kernels fp4;            // for FP4 tensor cores, if the user allows them
};

// The largest number of rows of a launch of GEMV with a 16-bit type.
constexpr int64_t kMaxGemvRows = 16;

// Returns whether a path can be used for this product: the image has its kernels, the device has
// enough shared memory, cuBLASLt is available if needed, and the path was not excluded. This
// function may load an image or a library, so it is called only if the shape fits the path. It is
// never called for simt, which always works.
using gemm4_usable = std::function<bool(gemm4_path)>;

gemm4_path choose_gemm4_path(const gemm4_problem& p, const gemm4_usable& usable);
// Whether a path computes this product of 16-bit types correctly, if its kernels are usable.
bool computes(gemm4_path path, const gemm4_problem& p);
// Whether the paths mma_32 and mma_64 use FP4 tensor cores for this number of rows.
bool suits_fp4_tensor_cores(const gemm4_problem& p);
// Chooses the path of a gradient: gemv, wgmma, split_bf16, cublaslt or simt. In `p`, m is the
// number of rows of grad_out, and n and k are the sizes of the product's weight.
gemm4_path choose_gemm4_dgrad_path(const gemm4_problem& p, const gemm4_usable& usable);

}  // namespace nybble::cuda
