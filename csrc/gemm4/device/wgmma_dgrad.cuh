// The register operand of the wgmma GEMM for gradients. Gradients sum over the rows of W:
// grad_a[m][k] = sum over n of grad_out[m][n] * W[n][k].
//
// A stage has 64 rows and 128 columns of W. The columns correspond to the 128 results of a tile for
// each row of grad_out. A warp computes 16 results, for which it needs eight packed bytes of each
// row. Rows g and g + 8 of the warp's operand are columns 2g and 2g + 1 of W. In each row, a thread
// reads the word that contains its byte. It combines the codes of two rows into bytes, and looks up
// their values as pairs. The two values of a pair have different scales, so the scales are pairs
// too.
#pragma once
#include "device/pipeline.cuh"
#include "gemm4/device/code_pairs.cuh"
#include "gemm4/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The scales of row k + 64g + thread for four values of g, in both halves of the tile's columns.
// Scales outside W are zeros. Loading adjacent scales as pairs is 5 to 10 % faster.
template <class T, int kColumns>
struct dgrad_plain_scales : no_scale_codebook {
  float of[4][2];
  NYBBLE_DEVICE void load(const params::gemm4& p, const work_tile& t, int k, int thread) {
    const bool pairs =
        p.block_shift == 6 && p.n % 128 == 0 && (reinterpret_cast<u64>(p.absmax.values) & 7) == 0;
#pragma unroll
    for (int g = 0; g < 4; g++) {
      const i64 row = k + g * 64 + thread, first = row * p.n + t.n0;
      if (pairs) {
        float2 v = make_float2(0.0f, 0.0f);
        if (row < t.k_to)
          v = __ldg(reinterpret_cast<const float2*>(p.absmax.values + (first >> 6)));
        of[g][0] = v.x, of[g][1] = v.y;
      } else {
#pragma unroll
        for (int h = 0; h < 2; h++)
          of[g][h] = row < t.k_to && t.n0 + h * 64 < p.n
                         ? __ldg(p.absmax.values + ((first + h * 64) >> p.block_shift))
                         : 0.0f;
      }
    }
  }
  NYBBLE_DEVICE void store(u8* shared, int stage, const int g, int thread) const {
    u32* to = reinterpret_cast<u32*>(shared + wgmma_smem_layout<kColumns>::kScales) + thread +
              stage * policy::kWgmmaRows;
    to[0] = in_two_parts<T>(of[g][0]), to[64] = in_two_parts<T>(of[g][1]);
  }
};

template <class T>
struct dgrad_dequantizer {
  static constexpr bool kDgrad = true, kWholeStages = false, kTensorScale = false;
  static constexpr int kTerms = 1, kSumStages = 4;
  static NYBBLE_DEVICE void fill(const params::gemm4& p, u8* table) {
    fill_pair_table<T, 256>(p, table);
  }
  template <int kColumns>
  using scales = dgrad_plain_scales<T, kColumns>;
  // The words of rows 16j + 2t, 16j + 2t + 1, 16j + 2t + 8 and 16j + 2t + 9 of a stage.
  struct words {
    u32 row[4][4];
    u32 scales_at;  // address of this thread's scales in the stage
  };
  const u8* table;  // the start of shared memory
  u32 words_at, scales_at, lane_offset, selector;

  NYBBLE_DEVICE dgrad_dequantizer(const u8* shared, u32 words, u32 scales, int warp)
      : table(shared), lane_offset((threadIdx.x & 31) * 4) {
    const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3;
    words_at = words + t * 128 + ((warp >> 1 ^ t) << 4) + (((warp & 1) * 2 + (g >> 2)) << 2);
    scales_at = scales + (warp >> 2) * 256 + t * 8;
    selector = 0x5504u | (g & 3) << 4;  // bytes of the address: lane, byte g of the word, 0, 0
  }
  // Returns the index of this thread's first result among the 128 results of the tile. The thread's
  // other result follows it.
  NYBBLE_DEVICE static int row(int warp, int lane) { return warp * 16 + (lane >> 2) * 2; }
  static constexpr int kNext = 1;

  NYBBLE_DEVICE void fetch(words& w, int stage) const {
    const u32 at = words_at + stage * policy::kWgmmaRows * 32;
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
      for (int i = 0; i < 4; i++)
        w.row[j][i] = shared_word_now(at + j * 1024 + (i >> 1) * 512 + (i & 1) * 64);
    w.scales_at = scales_at + stage * policy::kWgmmaRows * 4;
  }
  NYBBLE_DEVICE void look(u32 (&v)[4], const words& w, const int j) const {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const u32 a = w.row[j][i & 2], b = w.row[j][(i & 2) + 1];
      v[i] = *reinterpret_cast<const u32*>(
          table + permute(i & 1 ? odd_codes(a, b) : even_codes(a, b), lane_offset, selector));
    }
  }
  static NYBBLE_DEVICE void weigh(u32* a, const u32 (&v)[4], const words& w, const int j) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
      const uint2 s = shared_pair(w.scales_at + j * 64 + r * 32);
      const u32 main = permute(s.x, s.y, 0x5410), rest = permute(s.x, s.y, 0x7632);
#pragma unroll
      for (int i = 0; i < 2; i++)
        a[2 * r + i] =
            paired<T>::multiply_add(v[2 * r + i], main, paired<T>::multiply(v[2 * r + i], rest));
    }
  }
};

#endif

}  // namespace nybble
