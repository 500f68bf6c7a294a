// MXFP4 and NVFP4 weights in the wgmma GEMM.
//
// The producer's scale warps convert the 8-bit scales to the 16-bit type. For each row of W, a
// stage has four scales, one for every 16 values along K (a step of wgmma). With MXFP4, two
// adjacent steps have the same scale. The product of a weight and its scale has at most six
// significant bits, so it is exact unless it exceeds the range of the type. The accumulators are
// multiplied by the tensor's scale.
//
// Requires scales aligned to 16 bytes, and a single second-level scale.
#pragma once
#include "gemm4/device/microscales.cuh"
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_dgrad.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The scales of four stages in the 16-bit type, for two rows: of each row and stage, those of steps
// 0 and 1, and those of steps 2 and 3.
template <int kColumns>
struct converted_microscales {
  u32 of[4][2][2];
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
    u32* const first = reinterpret_cast<u32*>(shared + wgmma_smem_layout<kColumns>::kScales) +
                       thread + stage * policy::kWgmmaRows;
    u8* const second = shared + second_scales::at(thread) + stage * second_scales::kStage;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      first[r * 64] = of[g][r][0];
      *reinterpret_cast<u32*>(second + r * 512) = of[g][r][1];
    }
  }
};

// The scale bytes of rows n and n + 64 for four groups of 64 values along K, starting at k. Scales
// outside W are zeros.
template <class T, int kColumns>
struct microscales : no_scale_codebook {
  uint4 bytes[2];
  bool nvfp4;
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    nvfp4 = p.block_shift == 4;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = t.n0 + thread + r * 64;
      const u8* const from = p.absmax.codes + ((row * p.k + k) >> p.block_shift);
      bytes[r] = make_uint4(0, 0, 0, 0);
      if (row >= p.n || k >= t.k_to) continue;
      if (p.k % 256 != 0) {  // rows may be aligned to only two bytes, and K may end in this piece
        u32 s[4];
#pragma unroll
        for (int g = 0; g < 4; g++) {
          const bool there = k + g * 64 < p.k;
          s[g] = !there  ? 0
                 : nvfp4 ? __ldg(reinterpret_cast<const u32*>(from) + g)
                         : __ldg(reinterpret_cast<const u16*>(from) + g);
        }
        bytes[r] = nvfp4 ? make_uint4(s[0], s[1], s[2], s[3])
                         : make_uint4(s[0] | s[1] << 16, s[2] | s[3] << 16, 0, 0);
      } else if (nvfp4) {
        bytes[r] = __ldg(reinterpret_cast<const uint4*>(from));
      } else {
        const uint2 w = __ldg(reinterpret_cast<const uint2*>(from));
        bytes[r].x = w.x, bytes[r].y = w.y;
      }
    }
  }
  // Converts all scales at once, because a stage's few conversions would wait for each other.
  static NYBBLE_DEVICE converted_microscales<kColumns> made(const microscales& s, u32, bool there) {
    converted_microscales<kColumns> all = {};
    if (!there) return all;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const u32 words[4] = {s.bytes[r].x, s.bytes[r].y, s.bytes[r].z, s.bytes[r].w};
#pragma unroll
      for (int g = 0; g < 4; g++)
#pragma unroll
        for (int half = 0; half < 2; half++)
          all.of[g][r][half] = s.nvfp4 ? e4m3_adjacent<T>(words[g] >> half * 16)
                                       : e8m0_pair<T>(words[g >> 1], (g & 1) * 2 + half);
    }
    return all;
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

// The operand of narrow tiles (wgmma_scaled_accumulators.cuh): weights that are already scaled.
template <class T>
struct microscaled_operand : microscaled_dequantizer<T> {
  using base = microscaled_dequantizer<T>;
  using base::base;
  static constexpr bool kWholeStages = true;

  NYBBLE_DEVICE void look(u32 (&a)[16], float (&)[2], int stage) const {
    typename base::words w;
    base::fetch(w, stage);
#pragma unroll
    for (int j = 0; j < 4; j++) {
      u32 pairs[4];
      base::look(pairs, w, j);
      base::weigh(a + 4 * j, pairs, w, j);
    }
  }
};

// For gradients: the scale bytes of row k + 64g + thread for four values of g, and 128 columns.
template <class T, int kColumns>
struct microscaled_dgrad_scales : no_scale_codebook {
  u32 bytes[4][2];  // of 64 columns each
  bool nvfp4;
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    nvfp4 = p.block_shift == 4;
#pragma unroll
    for (int g = 0; g < 4; g++) {
      const i64 row = k + g * 64 + thread;
      const u8* const from = p.absmax.codes + ((row * p.n + t.n0) >> p.block_shift);
#pragma unroll
      for (int h = 0; h < 2; h++) {
        bytes[g][h] = 0;
        if (row < t.k_to && t.n0 + h * 64 < p.n)
          bytes[g][h] = nvfp4 ? __ldg(reinterpret_cast<const u32*>(from) + h)
                              : __ldg(reinterpret_cast<const u16*>(from) + h);
      }
    }
  }
  // Stores a scale for each 16 columns, those of a warp: 64 rows of four warps in the stage, and 64
  // rows of the other four in a gap between the table's entries.
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
#pragma unroll
    for (int h = 0; h < 2; h++) {
      u16* const to =
          reinterpret_cast<u16*>(
              shared + (h == 0
                            ? wgmma_smem_layout<kColumns>::kScales + stage * policy::kWgmmaRows * 4
                            : second_scales::at(0) + stage * second_scales::kStage)) +
          thread;
      constexpr int kNextWarp[2] = {64, 128};
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const u32 pair =
            nvfp4 ? e4m3_adjacent<T>(bytes[g][h] >> i * 16) : e8m0_pair<T>(bytes[g][h], i);
        to[2 * i * kNextWarp[h]] = static_cast<u16>(pair);
        to[(2 * i + 1) * kNextWarp[h]] = static_cast<u16>(pair >> 16);
      }
    }
  }
};

template <class T>
struct microscaled_dgrad_dequantizer : dgrad_dequantizer<T> {
  using base = dgrad_dequantizer<T>;
  static constexpr bool kTensorScale = true;
  template <int kColumns>
  using scales = microscaled_dgrad_scales<T, kColumns>;
  using words = typename base::words;
  u32 scales_at, scales_stage;

  NYBBLE_DEVICE microscaled_dgrad_dequantizer(const u8* shared, u32 words, u32 scales, int warp)
      : base(shared, words, scales, warp),
        scales_at((warp < 4 ? scales + warp * 128
                            : shared_address(shared) + second_scales::at(0) + (warp - 4) * 256) +
                  (threadIdx.x & 3) * 4),
        scales_stage(warp < 4 ? policy::kWgmmaRows * 4 : second_scales::kStage) {}
  NYBBLE_DEVICE void fetch(words& w, int stage) const {
    base::fetch(w, stage);
    w.scales_at = scales_at + stage * scales_stage;
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const words& w, const int j) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const u32 s = shared_word_now(w.scales_at + j * 32 + r * 16);  // of two adjacent rows
#pragma unroll
      for (int i = 0; i < 2; i++) a[2 * r + i] = paired<T>::multiply(v[2 * r + i], s);
    }
  }
};

#endif

}  // namespace nybble
