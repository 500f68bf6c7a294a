// Nested scales in the wgmma GEMM. The producer's scale warps dequantize them.
//
// Codes and second-level scales are loaded in the same way as plain scales. The code book is in the
// gaps of the code-pair table. Nested scales have their own kernels, because a run-time choice
// would slow down the kernels for plain scales by 3 to 9 %. The kernels for nested scales are as
// fast as the kernels for plain scales: 64 rows of 14336x4096 take 22.3 us on H200. If a separate
// kernel dequantized the scales first, the product would take 26.9 us.
#pragma once
#include "gemm4/device/wgmma_dequantize.cuh"
#include "gemm4/device/wgmma_dgrad.cuh"
#include "gemm4/device/wgmma_scaled_accumulators.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The dequantized scales of four stages, for two rows or for the two halves of a row.
template <int kColumns>
struct dequantized_scales {
  u32 of[4][2];
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
    u32* to = reinterpret_cast<u32*>(shared + wgmma_smem_layout<kColumns>::kScales) + thread +
              stage * policy::kWgmmaRows;
    to[0] = of[g][0], to[64] = of[g][1];
  }
};

// Nested scales in flight: codes and second-level scales. words: whether adjacent codes are bytes
// of one word and have the same second-level scale. If so, only the word and the second-level scale
// of the first code are loaded. The values are not used before make_scales, because a use would
// wait for the load.
struct nested_scale_codes {
  static constexpr int kOffset = 256;
  u32 codes[4][2];
  float steps[4][2];
  bool words;

  // Copies the code book and the offset to the gaps between the table's entries. Two warps call
  // this while their first scales are in flight.
  static NYBBLE_DEVICE void begin(const params::gemm4& p, u32 base, int thread) {
#pragma unroll
    for (int i = 0; i < 256; i += 64)
      cp_async_4(base + table_gap(i + thread), p.absmax.code + i + thread, true);
    if (thread == 0)
      cp_async_4(base + table_gap(kOffset), p.absmax.offset ? p.absmax.offset : p.absmax.code,
                 p.absmax.offset != nullptr);
    cp_async_commit();
  }
  static NYBBLE_DEVICE void ready() {
    cp_async_wait<0>();
    named_barrier_sync(6, 64);
  }
  // Returns whether `count` adjacent codes form one word and share one second-level scale.
  static NYBBLE_DEVICE bool are_words(const params::gemm4& p, i64 row, int count) {
    return p.block_shift == 6 && row % (64 * count) == 0 && 1 << p.absmax.nested_shift >= count &&
           (reinterpret_cast<u64>(p.absmax.codes) & (count - 1)) == 0;
  }
  // Loads the code of `block`, or the word whose first byte is this code.
  template <class Word>
  NYBBLE_DEVICE void load_one(const params::absmax& s, i64 block, const int g, const int i) {
    codes[g][i] = __ldg(reinterpret_cast<const Word*>(s.codes + block));
    steps[g][i] = __ldg(s.values + (block >> s.nested_shift));
  }
  // Dequantizes the scale whose code is byte `byte` of codes[g][i]. Rounds in the same way as
  // scale_of.
  NYBBLE_DEVICE float scale(u32 base, float offset, const int g, const int i,
                            const int byte) const {
    const int code = static_cast<int>(codes[g][i] >> 8 * byte & 255);
    return __fadd_rn(__fmul_rn(shared_float(base + table_gap(code)), steps[g][i]), offset);
  }
};

// Dequantizes the scales of four groups, for two rows or for the two halves of a row. Scales that
// were not loaded become zeros. there: whether scales were loaded; false before the first four
// groups.
template <class Form, int kColumns, class Loaded>
NYBBLE_DEVICE dequantized_scales<kColumns> make_scales(const Loaded& s, u32 base, bool there) {
  if (!there) return {};
  const float offset = shared_float(base + table_gap(Loaded::kOffset));
  float v[4][2];
  if (s.words) {
#pragma unroll
    for (int g = 0; g < 4; g++)
#pragma unroll
      for (int i = 0; i < 2; i++) v[g][i] = s.of_word(base, offset, g, i);
  } else {
#pragma unroll
    for (int g = 0; g < 4; g++)
#pragma unroll
      for (int i = 0; i < 2; i++) v[g][i] = s.scale(base, offset, g, i, 0);
  }
  dequantized_scales<kColumns> all;
#pragma unroll
  for (int g = 0; g < 4; g++)
#pragma unroll
    for (int i = 0; i < 2; i++) all.of[g][i] = Form::word(s.has(g, i) ? v[g][i] : 0.0f);
  return all;
}

// The scales of rows n and n + 64 for four groups of 64 values along K, starting at k. Scales
// outside W are zeros.
template <class Form, int kColumns>
struct nested_scales : nested_scale_codes {
  int left[2];
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    words = are_words(p, p.k, 4);
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const i64 row = t.n0 + thread + r * 64, first = row * p.k + k;
      left[r] = row < p.n ? t.k_to - k : 0;
      if (words) {
        if (left[r] > 0) load_one<u32>(p.absmax, first >> 6, 0, r);
      } else {
#pragma unroll
        for (int g = 0; g < 4; g++)
          if (g * 64 < left[r]) load_one<u8>(p.absmax, (first + g * 64) >> p.block_shift, g, r);
      }
    }
  }
  // Returns the scale of row number r and group g. The codes of a row's four scales must form a
  // single word.
  NYBBLE_DEVICE float of_word(u32 base, float offset, const int g, const int r) const {
    return scale(base, offset, 0, r, g);
  }
  NYBBLE_DEVICE bool has(const int g, const int r) const { return g * 64 < left[r]; }
  static NYBBLE_DEVICE auto made(const nested_scales& s, u32 base, bool there) {
    return make_scales<Form, kColumns>(s, base, there);
  }
};

// The scales for a gradient: row k + 64g + thread for four values of g, in both halves of the
// tile's columns.
template <class T, int kColumns>
struct dgrad_nested_scales : nested_scale_codes {
  int rows, columns;  // numbers of rows and columns from this thread's first ones on
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    words = are_words(p, p.n, 2);
    rows = t.k_to - k - thread, columns = static_cast<int>(min(p.n - t.n0, i64{128}));
#pragma unroll
    for (int g = 0; g < 4; g++) {
      const i64 first = (k + g * 64 + thread) * p.n + t.n0;
      if (words) {
        if (g * 64 < rows) load_one<u16>(p.absmax, first >> 6, g, 0);
      } else {
#pragma unroll
        for (int h = 0; h < 2; h++)
          if (g * 64 < rows && h * 64 < columns)
            load_one<u8>(p.absmax, (first + h * 64) >> p.block_shift, g, h);
      }
    }
  }
  // For a gradient, the codes of both halves of a row must form a single word.
  NYBBLE_DEVICE float of_word(u32 base, float offset, const int g, const int h) const {
    return scale(base, offset, g, 0, h);
  }
  NYBBLE_DEVICE bool has(const int g, const int h) const {
    return g * 64 < rows && h * 64 < columns;
  }
  static NYBBLE_DEVICE auto made(const dgrad_nested_scales& s, u32 base, bool there) {
    return make_scales<split_scale<T>, kColumns>(s, base, there);
  }
};

template <class T>
struct nested_weight_dequantizer : weight_dequantizer<T, 64> {
  using weight_dequantizer<T, 64>::weight_dequantizer;
  template <int kColumns>
  using scales = nested_scales<split_scale<T>, kColumns>;
};

template <class T>
struct nested_code_operand : code_operand<T> {
  using code_operand<T>::code_operand;
  template <int kColumns>
  using scales = nested_scales<whole_scale, kColumns>;
};

template <class T>
struct nested_dgrad_dequantizer : dgrad_dequantizer<T> {
  using dgrad_dequantizer<T>::dgrad_dequantizer;
  template <int kColumns>
  using scales = dgrad_nested_scales<T, kColumns>;
};

#endif

}  // namespace nybble
