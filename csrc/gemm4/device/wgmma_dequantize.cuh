// Dequantizes packed bytes into the register operand of wgmma.
//
// In the layout of wgmma, a thread holds elements 2t and 2t + 1 of every 8 along K. So thread t of
// a quad reads all words of its rows and uses byte t of each word:
//
//   word of a row (8 codes)  | byte 0 | byte 1 | byte 2 | byte 3 |
//   lane of the quad         |  t=0   |  t=1   |  t=2   |  t=3   |
//   table[byte]              |  0, 1  |  2, 3  |  4, 5  |  6, 7  |  elements of K
//
// A byte-permute computes the table address (code_pairs.cuh). A multiply-add in the 16-bit type
// applies both parts of the scale and rounds only once.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A thread's data of 64 values along K: rows g and g + 8 of its warp's 16 rows, and their scales. A
// scale consists of two parts: its value in the 16-bit type, and the rounding error of this value.
template <int kUnit>
struct packed_rows_with_scales {
  uint4 row[2][2];                                // [g or g + 8][which 32 of the 64 values]
  u32 scale[64 / kUnit][2], rest[64 / kUnit][2];  // [unit][g or g + 8]
};

// If kUnit is 32, a row has two scales per 64 values along K. The stage holds the first scale; a
// gap between the table's entries holds the second scales of 32 rows.
struct second_scales {
  static constexpr int kStage = policy::kWgmmaRows / 32 * 256;
  NYBBLE_DEVICE static u32 at(int row) { return table_gap(row); }
};

// How a stage stores a scale. If the scales multiply weights, a scale is a value and its rounding
// error (code_pairs.cuh). If they multiply accumulators, a scale is one float32
// (wgmma_scaled_accumulators.cuh).
template <class T>
struct split_scale {
  static NYBBLE_DEVICE u32 word(float s) { return in_two_parts<T>(s); }
};
struct whole_scale {
  static NYBBLE_DEVICE u32 word(float s) { return __float_as_uint(s); }
};

// The scales of rows n and n + 64 for four groups of 64 values along K, starting at k. Every kUnit
// values have a scale. Scales outside W are zeros.
template <class Form, int kColumns, int kUnit>
struct plain_scales : no_scale_codebook {
  static constexpr int kCount = 256 / kUnit;
  float of[kCount][2];
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    const bool vectors = 1 << p.block_shift == kUnit && p.k % (4 * kUnit) == 0 &&
                         (reinterpret_cast<u64>(p.absmax.values) & 15) == 0;
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = t.n0 + thread + r * 64, first = row * p.k + k;
      const int left = row < p.n ? t.k_to - k : 0;
#pragma unroll
      for (int i = 0; i < kCount; i += 4) {
        if (vectors) {
          float4 v = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
          if (i * kUnit < left)
            v = __ldg(reinterpret_cast<const float4*>(p.absmax.values + first / kUnit + i));
          of[i][r] = v.x, of[i + 1][r] = v.y, of[i + 2][r] = v.z, of[i + 3][r] = v.w;
        } else {
#pragma unroll
          for (int g = i; g < i + 4; g++)
            of[g][r] = g * kUnit < left
                           ? __ldg(p.absmax.values + ((first + g * kUnit) >> p.block_shift))
                           : 0.0f;
        }
      }
    }
  }
  // Stores the scales of group `g` in a stage.
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
    const auto& first = of[g * (64 / kUnit)];
    u32* to = reinterpret_cast<u32*>(shared + wgmma_smem_layout<kColumns>::kScales) + thread +
              stage * policy::kWgmmaRows;
    to[0] = Form::word(first[0]), to[64] = Form::word(first[1]);
    if constexpr (kUnit == 32) {
      const auto& other = of[2 * g + 1];
      u8* at = shared + second_scales::at(thread) + stage * second_scales::kStage;
      *reinterpret_cast<u32*>(at) = Form::word(other[0]);
      *reinterpret_cast<u32*>(at + 512) = Form::word(other[1]);
    }
  }
};

template <class T, int kUnit>
struct weight_dequantizer : packed_reader {
  static constexpr bool kDgrad = false, kWholeStages = false;
  static constexpr int kTerms = 1, kSumStages = 4;
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) {
    fill_pair_table<T, 256>(p, table);
  }
  template <int kColumns>
  using scales = plain_scales<split_scale<T>, kColumns, kUnit>;
  using words = packed_rows_with_scales<kUnit>;
  u32 second_at;

  NYBBLE_DEVICE weight_dequantizer(const u8* shared, u32 words, u32 scales, int warp)
      : packed_reader(shared, words, scales, warp),
        second_at(shared_address(shared) + second_scales::at(row(warp, threadIdx.x & 31))) {}
  static constexpr int kNext = 8;  // distance between the scales of this thread's two rows

  NYBBLE_DEVICE void fetch(packed_rows_with_scales<kUnit>& w, int stage) const {
    const u32 at = words_of(stage), scale = scales_of(stage);
#pragma unroll
    for (int r = 0; r < 2; r++) {
      read_row(w.row[r], at + r * 256);
#pragma unroll
      for (int u = 0; u < 64 / kUnit; u++) {
        const u32 s =
            shared_word_now((u == 0 ? scale : second_at + stage * second_scales::kStage) + r * 32);
        w.scale[u][r] = permute(s, 0, 0x1010), w.rest[u][r] = permute(s, 0, 0x3232);
      }
    }
  }
  // Looks up the code pairs of step `j` (16 values along K) in the order of the operand's
  // registers.
  NYBBLE_DEVICE void look(u32 (&v)[4], const packed_rows_with_scales<kUnit>& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) v[i] = *reinterpret_cast<const u32*>(entry_of(w.row, i, j));
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4],
                                  const packed_rows_with_scales<kUnit>& w, const int j) {
    const int u = kUnit == 64 ? 0 : j >> 1;
#pragma unroll
    for (int i = 0; i < 4; i++)
      a[i] = paired<T>::multiply_add(v[i], w.scale[u][i & 1],
                                     paired<T>::multiply(v[i], w.rest[u][i & 1]));
  }
};

#endif

}  // namespace nybble
