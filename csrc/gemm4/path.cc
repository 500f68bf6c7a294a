// The choice between the kernels of a 4-bit product, with the measurements behind it.
#include "gemm4/path.h"

#include <algorithm>
#include <climits>

#include "device/policy.h"

namespace nybble::cuda {
namespace {

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

constexpr int64_t kMaxSide = 1 << 30;  // kernels of few rows count in 32 bits

// 16-bit types. Up to kMaxGemvRows W is streamed. Without wgmma, mma is used up to kMaxMmaRows
// before W is dequantized for cuBLASLt: H200, 14336x4096 and 8192x28672, 64 rows 53 and 154 us
// against 75 and 278, 128 rows 89 and 295 against 75 and 278.
constexpr int64_t kMaxGemvRows = 16, kMaxMmaRows = 64;

// Rows up to which SIMT is faster than dequantizing W for cuBLASLt. H200, float32, 8 rows of
// 14336x4096 and 8192x28672: 106 and 469 us against 195 and 708; four more rows add 50 and 230 us.
constexpr int64_t kMaxSimtRows = 4, kMaxSimtF32Rows = 12;

// Float32. Up to kMaxGemvF32Rows, and for small weights up to kMaxF32Rows, by multiply-adds in one
// launch; the limits are of n * k for up to 4 rows, and of groups * n * k for up to 8 and for more,
// where a group is 4 rows. H200, us in a graph, split fp16 (two launches, beyond 8 rows three) and
// multiply-adds:
//    4 rows   1024x1024 6.2, 4.4   4096x4096 9.8, 8.5   11008x4096 17.7, 16.7 14336x4096 19.9, 20.3
//             nested scales: 14336x4096 24.0, 21.0   5120x13824 36.8, 31.3
//    8 rows   1024x1024 6.2, 4.7   2048x2048 6.4, 5.7   4096x2048 7.1, 8.0
//   16 rows   1024x1024 8.2, 5.0   2048x2048 8.5, 7.9
//   64 rows   1024x1024 8.5, 8.1
constexpr int64_t kMaxGemvF32Rows = 2, kMaxF32Rows = 64,
                  kMaxF32Weights[] = {11008 << 12, 1 << 23, 1 << 24};
// Split fp16 by GEMV if wgmma is there too, and if it is not. H200, 14336x4096, 4096x4096,
// 8192x28672, us: 8 rows 20.8, 10.3, 79 by GEMV, 33, 14, 109 by wgmma; 16 rows 34, 13.4, 130 and
// 33, 14.1, 109. 64 rows by GEMV 123 and 503, W dequantized 267 and 887.
constexpr int64_t kMaxSplitGemvRows = 8, kMaxSplitGemvRowsAlone = 64;
// Split bf16: fewer rows do not pay for twelve bytes a weight, nor do results too few for the
// multiprocessors. H200, us, split bf16 and float32 (dequantization included): 14336x4096, 192 rows
// 594 and 763, 512 rows 891 and 1437, 4096 rows 4464 and 9525; 8192x28672, 256 rows 2649 and 2730,
// 4096 rows 19611 and 37425. Gradients of 14336x4096, 256 rows 1106 and 775, 512 rows 955 and 1358,
// 4096 rows 4918 and 9399.
constexpr int64_t kMinSplitBf16Rows = 192, kMinSplitBf16Results = 2 << 20;

// Gradients. Rows of grad_out up to which W is streamed, once for every 16; more where wgmma cannot
// be used. H200, us, 14336x4096 and 8192x28672, bf16: 8 rows 20 and 61, 16 rows 26 and 69, 17 rows
// 44 (wgmma 31), 48 rows 54; dequantized for cuBLASLt 74 and 265. Float32: 8 rows 41 and 132 (235
// and 574), 64 rows 206 and 777 (232 and 936).
constexpr int64_t kMaxDgradRows = 16, kMaxDgradRowsWithoutWgmma = 48, kMaxDgradF32Rows = 64;
// By wgmma; weights are dequantized once for every 256 rows. H200, us, wgmma and dequantized,
// 14336x4096, 8192x28672, 4096x4096: 64 rows 34, 113, 15 and 75, 265, 21; 512 rows 108, 388, 41 and
// 115, 482, 35; 4096 rows 775, 3109, 229 and 685, 2820, 199.
constexpr int64_t kMaxWgmmaDgradRows = 512, kMaxWgmmaDgradRowsSmallWeight = 256,
                  kSmallWeight = 1 << 25;

bool suits_f32_multiply_adds(const gemm4_problem& p) {
  if (p.m <= kMaxGemvF32Rows) return true;
  if (p.m > kMaxF32Rows || (p.nested && !p.nested_in_words)) return false;
  const int64_t groups = ceil_div(p.m, policy::kGemvF32Rows);
  return (p.nested && groups == 1) ||
         groups * p.n * p.k <= kMaxF32Weights[std::min<int64_t>(groups, 3) - 1];
}

// m by n results, sums over k.
bool fits_wgmma(int64_t m, int64_t n, int64_t k) {
  return m <= INT32_MAX && n <= INT32_MAX && k <= INT32_MAX - policy::kStreamKUnit &&
         ceil_div(n, policy::kWgmmaRows) * ceil_div(m, 32) <= INT32_MAX / 8;
}

bool suits_split_bf16(const gemm4_problem& p, int64_t columns, int64_t summed) {
  return p.f32 && p.m >= kMinSplitBf16Rows && p.m * columns >= kMinSplitBf16Results && p.vector &&
         summed % 8 == 0 && !p.user_functions;
}

}  // namespace

gemm4_path choose_gemm4_path(const gemm4_problem& p, const gemm4_usable& usable) {
  const bool tensor_cores = p.a_aligned && p.w_aligned && p.k % 64 == 0,
             few = tensor_cores && p.n >= 16 && p.n <= kMaxSide && p.k <= kMaxSide;
  if (few && (p.f32 ? p.block_size > 32 && suits_f32_multiply_adds(p) : p.m <= kMaxGemvRows) &&
      usable(gemm4_path::gemv))
    return gemm4_path::gemv;
  if (p.f32 && few && p.block_size > 32 && p.m > kMaxGemvF32Rows) {
    const bool wgmma = usable(gemm4_path::split_fp16_wgmma);
    if (p.m <= (wgmma ? kMaxSplitGemvRows : kMaxSplitGemvRowsAlone) &&
        usable(gemm4_path::split_fp16_gemv))
      return gemm4_path::split_fp16_gemv;
    if (wgmma) return gemm4_path::split_fp16_wgmma;
  }
  if (!p.f32 && tensor_cores && fits_wgmma(p.m, p.n, p.k) && usable(gemm4_path::wgmma))
    return gemm4_path::wgmma;
  const bool mma = !p.f32 && tensor_cores && p.block_size > 32 && usable(gemm4_path::mma_32);
  if (mma && p.m <= kMaxMmaRows)
    return p.m > 32 && usable(gemm4_path::mma_64) ? gemm4_path::mma_64 : gemm4_path::mma_32;
  if (suits_split_bf16(p, p.n, p.k) && usable(gemm4_path::split_bf16))
    return gemm4_path::split_bf16;
  if (p.m > (p.f32 ? kMaxSimtF32Rows : kMaxSimtRows) && usable(gemm4_path::cublaslt))
    return gemm4_path::cublaslt;
  return mma ? gemm4_path::mma_32 : gemm4_path::simt;
}

gemm4_path choose_gemm4_dgrad_path(const gemm4_problem& p, const gemm4_usable& usable) {
  const bool streamed = p.k % 32 == 0 && p.w_aligned && p.n <= INT_MAX / 2 && p.k <= INT_MAX / 2 &&
                        (p.f32 || (p.n % 4 == 0 && p.a_on_8));
  const auto gemv = [&](int64_t most) {
    return streamed && p.m <= most && usable(gemm4_path::gemv);
  };
  if (gemv(p.f32 ? kMaxDgradF32Rows : kMaxDgradRows)) return gemm4_path::gemv;
  const int64_t most =
      p.n * p.k < kSmallWeight ? kMaxWgmmaDgradRowsSmallWeight : kMaxWgmmaDgradRows;
  if (!p.f32 && p.k % 64 == 0 && p.n % 8 == 0 && p.block_size > 32 && p.a_aligned && p.w_aligned &&
      p.m <= most && fits_wgmma(p.m, p.k, p.n) && usable(gemm4_path::wgmma))
    return gemm4_path::wgmma;
  if (!p.f32 && gemv(kMaxDgradRowsWithoutWgmma)) return gemm4_path::gemv;
  if (suits_split_bf16(p, p.k, p.n) && usable(gemm4_path::split_bf16))
    return gemm4_path::split_bf16;
  return usable(gemm4_path::cublaslt) ? gemm4_path::cublaslt : gemm4_path::simt;
}

}  // namespace nybble::cuda
