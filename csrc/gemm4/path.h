// Which kernels compute a 4-bit product or its gradient: a pure function of the shape and of what
// the device has.
#pragma once

#include <cstdint>
#include <functional>

namespace nybble::cuda {

enum class gemm4_path {
  gemv,              // few rows: W is streamed
  split_fp16_gemv,   // float32 by two fp16 terms, few rows
  split_fp16_wgmma,  // the same, more rows
  wgmma,
  mma_32,  // tiles of 32 and of 64 rows of `a`
  mma_64,
  split_bf16,  // float32 by three bf16 terms, cuBLASLt
  cublaslt,    // W dequantized
  simt,
};

struct gemm4_problem {
  bool f32;
  int64_t m, n, k;
  int block_size;
  bool a_aligned, w_aligned;  // start on 16 bytes
  bool a_on_8;                // starts on 8 bytes
  bool nested;                // scales
  bool nested_in_words;       // and kernels can read them as they are
  bool vector;                // rows are whole words
  bool user_functions;        // a decode or an epilogue
};

// Whether a path can be used for this product: the image has its kernels, the device their shared
// memory, cuBLASLt is there, and the path was not excluded before. Asked only if the shape fits, as
// the answer may load an image or a library. Never asked of simt, which always can.
using gemm4_usable = std::function<bool(gemm4_path)>;

gemm4_path choose_gemm4_path(const gemm4_problem& p, const gemm4_usable& usable);
// m: rows of grad_out; n and k as of the product. One of gemv, wgmma, split_bf16, cublaslt, simt.
gemm4_path choose_gemm4_dgrad_path(const gemm4_problem& p, const gemm4_usable& usable);

}  // namespace nybble::cuda
