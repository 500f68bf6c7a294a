// Chooses between the kernels of a 4-bit product. All times are in microseconds on an H200.
#include "gemm4/path.h"

#include <algorithm>
#include <climits>

#include "cuda/shapes.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

constexpr int64_t kMaxSide = 1 << 30;  // few-row kernels have 32-bit indices

// 16-bit types use GEMV up to kMaxGemvRows rows, and the skinny GEMM where it is usable. On devices
// without wgmma, they then use mma up to kMaxMmaRows rows, and cuBLASLt with a dequantized W for
// more rows. For 64 rows of 14336x4096, mma takes 53 us and cuBLASLt 75 us; for 128 rows, mma takes
// 89 us and cuBLASLt 75 us.
// The limits for FP4 tensor cores are not measured.
constexpr int64_t kMinSkinnyRows = 9, kMaxSkinnyRows = 32, kMaxMmaRows = 64, kMaxFp4MmaRows = 128,
                  kMinTcgen05Rows = 65, kSmallMicroscaled = 1 << 22, kLargeMicroscaled = 3 << 24;

// The largest number of rows for which SIMT is faster than cuBLASLt with a dequantized W. For 8
// rows of 14336x4096 in float32, SIMT takes 106 us and cuBLASLt 195 us. Four more rows add 50 us to
// the time of SIMT.
constexpr int64_t kMaxSimtRows = 4, kMaxSimtF32Rows = 12;

// Limits for float32. A launch with float32 multiply-adds is faster than split fp16, which needs
// two or three launches, up to kMaxGemvF32Rows rows, and for small weights up to kMaxF32Rows rows.
// A weight is small if groups * n * k is at most the limit in kMaxF32Weights, where `groups` is a
// quarter of the number of rows, rounded up. The three limits are for 1 group, 2 groups, and more
// groups. Times of split fp16, then of multiply-adds:
//    4 rows   1024x1024 6.2, 4.4   4096x4096 9.8, 8.5   11008x4096 17.7, 16.7 14336x4096 19.9, 20.3
//    8 rows   1024x1024 6.2, 4.7   2048x2048 6.4, 5.7   4096x2048 7.1, 8.0
//   16 rows   1024x1024 8.2, 5.0   2048x2048 8.5, 7.9
constexpr int64_t kMaxGemvF32Rows = 2, kMaxF32Rows = 64,
                  kMaxF32Weights[] = {11008 << 12, 1 << 23, 1 << 24};
// The largest number of rows for which split fp16 uses GEMV: first on devices with wgmma, then on
// devices without. Times for 14336x4096:
//   rows             8      16   64
//   GEMV             20.8   34   123
//   wgmma            33     33
//   dequantized W                267
constexpr int64_t kMaxSplitGemvRows = 8, kMaxSplitGemvRowsAlone = 64;
// Split bf16 needs twelve bytes per weight. So it is faster than float32 only with at least this
// many rows and results. Times for 14336x4096:
//                product                 gradient
//   rows         192   4096              256    512
//   split bf16   594   4464              1106   955
//   float32      763   9525              775    1358
constexpr int64_t kMinSplitBf16Rows = 192, kMinSplitBf16Results = 2 << 20;

// Gradients use GEMV up to this many rows of grad_out. GEMV streams W once per 16 rows. On devices
// without wgmma, GEMV is used for more rows. Times for 14336x4096:
//                   bf16               float32
//   rows            16   17   48       64
//   GEMV            26   44   54       206
//   wgmma                31
//   dequantized W             74       232
constexpr int64_t kMaxDgradRows = 16, kMaxDgradRowsWithoutWgmma = 48, kMaxDgradF32Rows = 64;
// For more rows than GEMV computes, gradients use wgmma up to this limit. Each 256 rows dequantize
// W again. Times of wgmma, then of cuBLASLt with a dequantized W:
//               14336x4096   4096x4096
//    512 rows   108, 115     41, 35
//   4096 rows   775, 685     229, 199
constexpr int64_t kMaxWgmmaDgradRows = 512, kMaxWgmmaDgradRowsSmallWeight = 256,
                  kSmallWeight = 1 << 25;

bool suits_f32_multiply_adds(const gemm4_problem& p) {
  if (p.m <= kMaxGemvF32Rows) return true;
  if (p.m > kMaxF32Rows || (p.nested && !p.nested_in_words)) return false;
  const int64_t groups = ceil_div(p.m, policy::kGemvF32Rows);
  return (p.nested && groups == 1) ||
         groups * p.n * p.k <= kMaxF32Weights[std::min<int64_t>(groups, 3) - 1];
}

// Whether wgmma supports a product of this size: m by n results, each a sum over k.
bool fits_wgmma(int64_t m, int64_t n, int64_t k) {
  return m <= INT32_MAX && n <= INT32_MAX && k <= INT32_MAX - policy::kStreamKUnit &&
         ceil_div(n, policy::kWgmmaRows) * ceil_div(m, 32) <= INT32_MAX / 8;
}

bool suits_split_bf16(const gemm4_problem& p, int64_t columns, int64_t summed) {
  return p.f32 && p.m >= kMinSplitBf16Rows && p.m * columns >= kMinSplitBf16Results && p.vector &&
         summed % 8 == 0 && !p.user_functions;
}

bool aligned(const gemm4_problem& p) { return p.a_aligned && p.w_aligned && p.k % 64 == 0; }

bool suits_few_rows(const gemm4_problem& p) {
  return aligned(p) && (p.block_size >= 32 || p.microscaled) && p.n >= 16 && p.n <= kMaxSide &&
         p.k <= kMaxSide;
}

// Returns the largest number of rows for which GEMV is faster than cuBLASLt with a dequantized W.
// GEMV needs several launches for more than kMaxGemvRows rows. Only MXFP4 and NVFP4 use GEMV for so
// many rows. Times of GEMV, then of cuBLASLt with a
// dequantized W, for NVFP4:
//   rows   1024x1024   2048x2048   4096x4096   14336x4096   8192x28672
//    32    5.7, 5.8    7.4, 9.3    13, 22      27, 72       103, 267
//    64    11, 5.9     15, 9.5     26, 21      54, 73       228, 276
int64_t max_gemv_rows(const gemm4_problem& p) {
  if (!p.microscaled || p.user_functions || p.n * p.k < kSmallMicroscaled) return kMaxGemvRows;
  return p.n * p.k < kLargeMicroscaled ? 32 : 64;
}

}  // namespace

bool computes(gemm4_path path, const gemm4_problem& p) {
  if (p.f32) return false;
  switch (path) {
    case gemm4_path::gemv:
      return suits_few_rows(p) && p.m <= max_gemv_rows(p);
    case gemm4_path::skinny:
      return suits_few_rows(p) && p.m >= kMinSkinnyRows && p.m <= kMaxSkinnyRows &&
             p.k % 256 == 0 &&
             (p.microscaled ? !p.user_functions
                            : (p.block_size == 64 && (!p.nested || p.nested_in_words)));
    case gemm4_path::wgmma:
      return aligned(p) && (p.block_size >= 32 || p.microscaled) && fits_wgmma(p.m, p.n, p.k);
    case gemm4_path::mma_32:
    case gemm4_path::mma_64:
      return aligned(p) && (p.block_size > 32 || (p.microscaled && !p.user_functions));
    default:
      return path == gemm4_path::cublaslt || path == gemm4_path::simt;
  }
}

bool suits_fp4_tensor_cores(const gemm4_problem& p) {
  return p.fp4 == fp4_kernels::mma ? p.m <= kMaxFp4MmaRows
                                   : p.fp4 == fp4_kernels::tcgen05 && p.m >= kMinTcgen05Rows;
}

gemm4_path choose_gemm4_path(const gemm4_problem& p, const gemm4_usable& usable) {
  const auto can = [&](gemm4_path path) { return computes(path, p) && usable(path); };
  if (can(gemm4_path::skinny)) return gemm4_path::skinny;
  const bool few_f32 = p.f32 && suits_few_rows(p) && p.block_size > 32;
  if (few_f32 ? suits_f32_multiply_adds(p) && usable(gemm4_path::gemv)
              : p.m <= kMaxGemvRows && can(gemm4_path::gemv))
    return gemm4_path::gemv;
  if (few_f32 && p.m > kMaxGemvF32Rows) {
    const bool wgmma = usable(gemm4_path::split_fp16_wgmma);
    if (p.m <= (wgmma ? kMaxSplitGemvRows : kMaxSplitGemvRowsAlone) &&
        usable(gemm4_path::split_fp16_gemv))
      return gemm4_path::split_fp16_gemv;
    if (wgmma) return gemm4_path::split_fp16_wgmma;
  }
  if (can(gemm4_path::wgmma)) return gemm4_path::wgmma;
  const bool mma = can(gemm4_path::mma_32), fp4_mma = mma && suits_fp4_tensor_cores(p);
  if (p.m > kMaxGemvRows && !fp4_mma && can(gemm4_path::gemv)) return gemm4_path::gemv;
  if (fp4_mma || (mma && p.m <= kMaxMmaRows))
    return p.m > 32 && usable(gemm4_path::mma_64) ? gemm4_path::mma_64 : gemm4_path::mma_32;
  if (suits_split_bf16(p, p.n, p.k) && usable(gemm4_path::split_bf16))
    return gemm4_path::split_bf16;
  if (p.m > (p.f32 ? kMaxSimtF32Rows : kMaxSimtRows) && usable(gemm4_path::cublaslt))
    return gemm4_path::cublaslt;
  return mma ? gemm4_path::mma_32 : gemm4_path::simt;
}

gemm4_path choose_gemm4_dgrad_path(const gemm4_problem& p, const gemm4_usable& usable) {
  const bool streamed = p.k % 32 == 0 && p.block_size >= 32 && p.w_aligned && p.n <= INT_MAX / 2 &&
                        p.k <= INT_MAX / 2 && (p.f32 || (p.n % 4 == 0 && p.a_on_8));
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
