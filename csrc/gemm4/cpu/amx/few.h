// 4-bit products of up to 16 activations with AMX. Weights are decoded without their scales; after
// each block, its scales multiply the block's sums, which are added in float32.
#pragma once

#include "gemm4/cpu/amx/panel.h"

namespace nybble::cpu {
namespace {
namespace amx {

constexpr int64_t kFewGroups = 32;  // whose nested scales are computed at once

// The products of one panel. kHalves: blocks have 64 weights, half a group.
template <bool kHalves>
class few_panel {
 public:
  few_panel(const product_shape& p, const uint16_t* x, int64_t n)
      : p_(p), x_(x), n_(n), rows_(p, n), table_(avx512::bf16_dot::table(p.book)) {}

  void run() {
    __m512 total[kPanel];
#pragma GCC unroll 16
    for (int r = 0; r < kPanel; ++r) total[r] = _mm512_setzero_ps();
    const int64_t per_block = kHalves ? 1 : int64_t{1} << (p_.log2_block - 7);  // groups
    decode(0);
    for (int64_t at = 0; at < p_.groups; ++at) {
      if (at % kFewGroups == 0) select(at);
      multiply(at, at % per_block == 0);
      if (at + 1 < p_.groups) decode(at + 1);
      prefetch(at);
      const int64_t block = kHalves ? at % kFewGroups * 2 : at % kFewGroups / per_block;
      if (kHalves || (at + 1) % per_block == 0) add(0, block, total);
      if (kHalves) add(1, block + 1, total);
    }
    __m512i sums[kPanel];
#pragma GCC unroll 16
    for (int r = 0; r < kPanel; ++r) sums[r] = avx512::as_int(total[r]);
    store_sums(p_.g, 0, n_, sums);
  }

 private:
  void select(int64_t group) {
    const int64_t weights = least(kFewGroups, p_.groups - group) * kGroup;
    rows_.select(p_, n_, group, divide_up(weights, p_.g.block_size), room_);
  }
  __attribute__((always_inline)) void decode(int64_t at) {
    uint16_t* to = weights_[at & 1].tile[0][0];
#pragma GCC unroll 16
    for (int r = 0; r < kPanel; ++r) {
      const __m512i v = _mm512_loadu_si512(rows_.packed[r] + at * 64);
      store_group(to, kPanel * kTileWeights, r, [&](int step) __attribute__((always_inline)) {
        const __m512i moved = step == 0 ? v : _mm512_srli_epi16(v, static_cast<unsigned>(4 * step));
        return _mm512_permutexvar_epi16(moved, table_);
      });
    }
  }
  // Multiplies group `at`, and stores its sums.
  __attribute__((always_inline)) void multiply(int64_t at, bool start) {
    const int64_t columns = p_.g.m, bytes = 4 * columns;
    const uint16_t* x = x_ + at * kGroup * columns;
    const auto& w = weights_[at & 1];
    if (kHalves || start) tiles::zero<0>();
    if (kHalves) tiles::zero<1>();
    tiles::load<4>(x, bytes);
    tiles::load<6>(w.tile[0], 64);
    tiles::multiply_add<0, 6, 4>();
    tiles::load<5>(x + 32 * columns, bytes);
    tiles::load<7>(w.tile[1], 64);
    tiles::multiply_add<0, 7, 5>();
    tiles::load<4>(x + 64 * columns, bytes);
    tiles::load<6>(w.tile[2], 64);
    tiles::multiply_add<kHalves ? 1 : 0, 6, 4>();
    tiles::load<5>(x + 96 * columns, bytes);
    tiles::load<7>(w.tile[3], 64);
    tiles::multiply_add<kHalves ? 1 : 0, 7, 5>();
    tiles::store<0>(sums_[0], 64);
    if (kHalves) tiles::store<1>(sums_[1], 64);
  }
  __attribute__((always_inline)) void add(int half, int64_t block, __m512 total[kPanel]) const {
#pragma GCC unroll 16
    for (int r = 0; r < kPanel; ++r)
      total[r] = _mm512_fmadd_ps(_mm512_load_ps(sums_[half][r]),
                                 _mm512_set1_ps(rows_.scales[r][block]), total[r]);
  }
  // Prefetches a share of the next panel, whose bytes follow this panel's.
  __attribute__((always_inline)) void prefetch(int64_t at) const {
    prefetch_lines(p_.row(n_ + kPanel), at * kPanel * 64, kPanel);
    if (p_.g.absmax.codes != nullptr) return;
    const int64_t blocks = (kPanel * kGroup) >> p_.log2_block;  // of a group in all rows
    prefetch_lines(p_.g.absmax.values + ((n_ + kPanel) * p_.g.k >> p_.log2_block),
                   at * blocks * 4, divide_up(blocks, 16));
  }

  const product_shape& p_;
  const uint16_t* x_;
  int64_t n_;
  panel_rows rows_;
  const __m512i table_;
  group_tiles weights_[2];
  alignas(64) float sums_[2][kPanel][16] = {};
  alignas(64) float room_[kPanel * kFewGroups * 2 + 16];
};

inline void few_panels(const product_shape& p, const uint16_t* x, int64_t begin, int64_t end) {
  const tiles configuration(static_cast<int>(p.g.m));
  for (int64_t panel = begin; panel < end; ++panel) {
    if (p.log2_block == 6)
      few_panel<true>(p, x, panel * kPanel).run();
    else
      few_panel<false>(p, x, panel * kPanel).run();
  }
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
