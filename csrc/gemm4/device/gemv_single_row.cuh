// Products with a single row of `a` and nested scales in the GEMV fed by TMA.
//
// The B operand of mma has eight columns. With a single row of `a`, they hold the eight blocks of
// 64 values of a step: column g has only the values of block g, and otherwise zeros.
//
//   B operand    | column 0 | column 1 | ... | column 7 |
//   block 0      |    a     |    0     | ... |    0     |
//   block 1      |    0     |    a     | ... |    0     |
//
// So each block is summed on its own, and a lane dequantizes and applies only the scales of its two
// columns. With more rows, all scales of a step pass through shared memory. One row of 14336x4096
// takes 10.0 us on H200 instead of 10.7 us.
#pragma once
#include "gemm4/device/gemv.cuh"
#include "gemm4/device/gemv_nested_scales.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The part of the row that a lane multiplies.
struct gemv_single_row {
  static constexpr int kGroups = gemv_smem_layout::kGroups;
  u32 x[kGroups][1][8];
  const uint4* row;  // this lane's first 16 bytes
  int k, g;
  NYBBLE_DEVICE gemv_single_row(const params::gemm4& p, int lane)
      : row(static_cast<const uint4*>(p.a) + (lane & 3) * 2),
        k(static_cast<int>(p.k)),
        g(lane >> 2) {}
  // Loads the slice that starts at k0.
  NYBBLE_DEVICE void load(int k0) {
#pragma unroll
    for (int b = 0; b < kGroups; b++) {
      uint4 v0 = make_uint4(0, 0, 0, 0), v1 = v0;
      if (b == g && k0 + b * 64 < k)
        v0 = __ldg(row + (k0 + b * 64) / 8), v1 = __ldg(row + (k0 + b * 64) / 8 + 1);
      set_words(x[b][0], v0, v1);
    }
  }
};

// The scales of a lane's two columns in rows g and g + 8 of W. The number of scales per row must be
// even.
struct single_row_scales {
  float of[4];
  // place: that of the lane's first column in row g. row_scales: the number of scales per row.
  NYBBLE_DEVICE single_row_scales(const resident_scales& resident, u32 place, u32 row_scales) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const u32 at = place + r * 8 * row_scales, codes = shared_half_now(resident.codes + at);
      const float second = shared_float(resident.seconds + (at >> resident.each) * 4);
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const float code = shared_float(resident.book + (codes >> i * 8 & 255) * 4);
        of[2 * r + i] = __fadd_rn(__fmul_rn(code, second), resident.offset);
      }
    }
  }
};

// Multiplies a step, and adds the results to `total`, in which only column 0 is used.
template <class T, class Words>
NYBBLE_DEVICE void multiply_single_row(float (&total)[1][4], const gemv_single_row& a,
                                       const Words& words, const single_row_scales& scales,
                                       int lane) {
  using L = gemv_smem_layout;
  const u32 lane_address = L::kTable + lane * 4;
  // Two groups have their own sums, because products that add to the same sums wait for each other.
  float part[L::kGroups / 2][1][4] = {};
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int b = i; b < L::kGroups; b += 2)
      multiply_group<T, 0, 4, L::kTable, true>(part[b / 2], a.x[b], words(b, false), words(b, true),
                                               lane_address);
#pragma unroll
  for (int r = 0; r < 2; r++) {
    float sums[2] = {};
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
      for (const auto& one : part) sums[i] += one[0][2 * r + i];
    // Adds the columns. Lane 0 of a quad adds the sum to the result.
    float sum = sums[0] * scales.of[2 * r] + sums[1] * scales.of[2 * r + 1];
    sum += __shfl_xor_sync(kFullWarp, sum, 1);
    sum += __shfl_xor_sync(kFullWarp, sum, 2);
    total[0][2 * r] += sum;
  }
}

#endif

}  // namespace nybble
