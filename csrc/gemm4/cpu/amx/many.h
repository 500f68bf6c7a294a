// 4-bit products of more than 16 activations with AMX. The kernel decodes a chunk (some columns of
// two panels) into the L1 cache and multiplies it by its scales. Then it multiplies the chunk by
// all activations of a batch, 32 at a time.
#pragma once

#include "gemm4/cpu/amx/panel.h"

namespace nybble::cpu {
namespace {
namespace amx {

// A chunk has 256 columns. The decoded weights (16 KiB) and two tiles of activations (16 KiB) then
// fit into the L1 cache.
constexpr int64_t kChunkTiles = 8;
constexpr int64_t kMostBatch = 16;  // largest number of tiles in a batch

class many_panels {
 public:
  many_panels(const product_shape& p, const uint16_t* x, int64_t first, int64_t batch)
      : p_(p), x_(x), first_(first), batch_(batch) {}

  // Computes rows n to n + 31 of W.
  void run(int64_t n) {
    const int64_t all = p_.g.k / kTileWeights;
    for (int64_t tile = 0; tile < all; tile += kChunkTiles) {
      const int64_t count = least(kChunkTiles, all - tile);
      for (int64_t half = 0; half < 2; ++half) decode(n + half * kPanel, tile, count, half);
      for (int64_t m = 0; m < batch_; m += 2) {
        if (m + 1 < batch_)
          multiply<true>(m, tile, count);
        else
          multiply<false>(m, tile, count);
      }
    }
    for (int64_t m = 0; m < batch_; ++m)
      for (int64_t half = 0; half < 2 && n + half * kPanel < p_.g.n; ++half) {
        __m512i v[kPanel];
#pragma GCC unroll 16
        for (int r = 0; r < kPanel; ++r) v[r] = _mm512_load_si512(sums_[m][half][r]);
        transpose(v);
        store_sums(p_.g, first_ + m * 16, n + half * kPanel, v);
      }
  }

 private:
  void decode(int64_t n, int64_t tile, int64_t count, int64_t half) {
    const panel_rows rows(p_, n);
    const int64_t group = tile / 4, columns = count * kTileWeights;
    if (group % kScaledGroups == 0) scales_[half].select(p_, n, group);
    // Prefetches the chunk after the next. After the last chunk of these rows, this is a chunk of
    // the next panels.
    const int64_t row_bytes = p_.g.k / 2, distance = 2 * kChunkTiles * kTileWeights / 2;
    const bool inside_rows = tile + 2 * kChunkTiles < p_.g.k / kTileWeights;
    const auto ahead =
        static_cast<uintptr_t>(distance + (inside_rows ? 0 : (2 * kPanel - 1) * row_bytes));
    const int64_t inside = group % kScaledGroups * kGroup;
    for (int64_t r = 0; r < kPanel; ++r) {
      const uint8_t* packed = rows.packed[r] + group * 64;
      for (int64_t at = 0; at < columns / 64; ++at) {
        if (at % 2 == 0) avx512::prefetch_ahead(packed + at * 32, ahead);
        const int64_t block = (inside + at * 64) >> p_.log2_block;
        decode_half(packed + at * 32, scaled(scales_[half].scale[block][r]),
                    weights_[2 * at][half][r], weights_[2 * at + 1][half][r]);
      }
    }
  }
  // Returns the code book multiplied by a scale. The vector contains it twice.
  __m512i scaled(float scale) const {
    const __m512 values = _mm512_mul_ps(p_.book, _mm512_set1_ps(scale));
    return reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(values, values));
  }
  // Multiplies the decoded chunk by one or two tiles of activations.
  template <bool kTwo>
  void multiply(int64_t m, int64_t tile, int64_t count) {
    auto& left = sums_[m];
    auto& right = sums_[m + 1];
    if (tile == 0) {
      tiles::zero<0>();
      tiles::zero<1>();
      if (kTwo) tiles::zero<2>();
      if (kTwo) tiles::zero<3>();
    } else {
      tiles::load<0>(left[0], 64);
      tiles::load<1>(left[1], 64);
      if (kTwo) tiles::load<2>(right[0], 64);
      if (kTwo) tiles::load<3>(right[1], 64);
    }
    const uint16_t* x = x_ + (m * p_.g.k + tile * kTileWeights) * 16;
    for (int64_t at = 0; at < count; ++at, x += kTileWeights * 16) {
      tiles::load<6>(weights_[at][0], 64);
      tiles::load<4>(x, 64);
      tiles::multiply_add<0, 6, 4>();
      tiles::load<7>(weights_[at][1], 64);
      tiles::multiply_add<1, 7, 4>();
      if (!kTwo) continue;
      tiles::load<5>(x + 16 * p_.g.k, 64);
      tiles::multiply_add<2, 6, 5>();
      tiles::multiply_add<3, 7, 5>();
    }
    tiles::store<0>(left[0], 64);
    tiles::store<1>(left[1], 64);
    if (kTwo) tiles::store<2>(right[0], 64);
    if (kTwo) tiles::store<3>(right[1], 64);
  }

  const product_shape& p_;
  const uint16_t* x_;
  int64_t first_, batch_;
  alignas(64) uint16_t weights_[kChunkTiles][2][kPanel][kTileWeights];
  alignas(64) float sums_[kMostBatch + 1][2][kPanel][16];
  panel_scales scales_[2];
};

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
