// MXFP4 and NVFP4 weights in the wgmma GEMM.
//
// The producer's scale warps convert the 8-bit scales to the 16-bit type. For each row of W, a
// stage has four scales, one for every 16 values along K (a step of wgmma). With MXFP4, two
// adjacent steps have the same scale. The product of a weight and its scale has at most six
// significant bits, so it is exact unless it exceeds the range of the type. The accumulators are
// multiplied by the tensor's scale.
//
// Requires K % 256 == 0, scales aligned to 16 bytes, and a single second-level scale.
#pragma once
#include "gemm4/device/microscales.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The scale bytes of rows n and n + 64 for four groups of 64 values along K, starting at k. Scales
// outside W are zeros.
template <class T, int kColumns>
struct microscales : no_scale_codebook {
  u32 of[4][2];
  bool nvfp4;
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    nvfp4 = p.block_shift == 4;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = t.n0 + thread + r * 64;
      const u8* const from = p.absmax.codes + ((row * p.k + k) >> p.block_shift);
      uint4 v = make_uint4(0, 0, 0, 0);
      if (row < p.n && k < t.k_to) {
        if (nvfp4) {
          v = __ldg(reinterpret_cast<const uint4*>(from));
        } else {
          const uint2 w = __ldg(reinterpret_cast<const uint2*>(from));
          v = make_uint4(w.x, w.x >> 16, w.y, w.y >> 16);
        }
      }
      of[0][r] = v.x, of[1][r] = v.y, of[2][r] = v.z, of[3][r] = v.w;
    }
  }
  // Stores the scales of group `g` in a stage.
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
    u32* const first = reinterpret_cast<u32*>(shared + wgmma_smem_layout<kColumns>::kScales) +
                       thread + stage * policy::kWgmmaRows;
    u8* const second = shared + second_scales::at(thread) + stage * second_scales::kStage;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      first[r * 64] = pair_of(of[g][r], 0);
      *reinterpret_cast<u32*>(second + r * 512) = pair_of(of[g][r], 1);
    }
  }

 private:
  // Returns the scales of steps 2 * half and 2 * half + 1.
  NYBBLE_DEVICE u32 pair_of(u32 word, const int half) const {
    if (nvfp4) {
      const u32 halves = e4m3_halves(word >> half * 16);
      return T::pair(f16::low(halves), f16::high(halves));
    }
    const float scale = e8m0_value<true>(word, half);
    return T::pair(scale, scale);
  }
};

// A thread's data of 64 values along K: rows g and g + 8 of its warp's 16 rows, and their scales as
// pairs of equal values.
struct packed_rows_with_microscales {
  uint4 row[2][2];  // [g or g + 8][which 32 of the 64 values]
  u32 scale[4][2];  // [step][g or g + 8]
};

template <class T>
struct microscaled_dequantizer : weight_dequantizer<T, 32> {
  using base = weight_dequantizer<T, 32>;
  using base::base;
  static constexpr bool kTensorScale = true;
  template <int kColumns>
  using scales = microscales<T, kColumns>;
  using words = packed_rows_with_microscales;

  NYBBLE_DEVICE void fetch(words& w, int stage) const {
    const u32 at = base::words_of(stage), first = base::scales_of(stage),
              second = base::second_at + stage * second_scales::kStage;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      base::read_row(w.row[r], at + r * 256);
      const u32 s01 = shared_word_now(first + r * 32), s23 = shared_word_now(second + r * 32);
      w.scale[0][r] = permute(s01, 0, 0x1010), w.scale[1][r] = permute(s01, 0, 0x3232);
      w.scale[2][r] = permute(s23, 0, 0x1010), w.scale[3][r] = permute(s23, 0, 0x3232);
    }
  }
  NYBBLE_DEVICE void look(u32 (&v)[4], const words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) v[i] = *reinterpret_cast<const u32*>(base::entry_of(w.row, i, j));
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const words& w, const int j) {
#pragma unroll
    for (int i = 0; i < 4; i++) a[i] = paired<T>::multiply(v[i], w.scale[j][i & 1]);
  }
};

#endif

}  // namespace nybble
