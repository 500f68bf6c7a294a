// 4-bit products of up to 16 activations with AMX. The kernel multiplies decoded weights without
// their scales. After each block, it multiplies the block's sums by the scales, and adds them up in
// float32.
#pragma once

#include "gemm4/cpu/amx/panel.h"

namespace nybble::cpu {
namespace {
namespace amx {

constexpr int64_t kBuffers = 4;       // of decoded groups
constexpr int64_t kLinesAhead = 256;  // prefetch distance in each row, in bytes

// The products of one panel (16 rows of W) and kColumns activations. kHalves: whether blocks have
// 64 weights, which is half a group.
//
// Loading data that was just stored, and storing a tile that was just multiplied, both have a long
// latency. So each step works on four groups: it decodes the newest group into memory, multiplies
// the group that was decoded two steps ago, stores the sums of the group that was multiplied in the
// previous step, and adds the sums that were stored in the previous step.
template <int kColumns, bool kHalves>
class few_panel {
 public:
  few_panel(const product_shape& p, const uint16_t* x, int64_t n)
      : p_(p), x_(x), n_(n), rows_(p, n) {}

  void run() {
    const __m512i table = avx512::bf16_dot::table(p_.book);
    __m512 total[kColumns];
#pragma GCC unroll 16
    for (int i = 0; i < kColumns; ++i) total[i] = _mm512_setzero_ps();
    for (int64_t at = 0; at < p_.groups + 4; at += 2) {
      step<0>(at, table, total);
      step<1>(at + 1, table, total);
    }
    finish(total);
  }

 private:
  bool is_group(int64_t at) const { return at >= 0 && at < p_.groups; }

  template <int kSide>
  __attribute__((always_inline)) void step(int64_t at, __m512i table, __m512 total[kColumns]) {
    const int64_t multiplied = at - 2, stored = at - 3, added = at - 4;
    if (is_group(stored)) {
      tiles::store<2 - 2 * kSide>(sums_[1 - kSide][0], 4 * kColumns);
      if (kHalves) tiles::store<3 - 2 * kSide>(sums_[1 - kSide][1], 4 * kColumns);
    }
    if (is_group(multiplied) && is_group(at)) {
      multiply<kSide>(multiplied, [&](int quarter) __attribute__((always_inline)) {
        decode(at, quarter, table);
      });
    } else if (is_group(multiplied)) {
      multiply<kSide>(multiplied, [](int) {});
    } else if (is_group(at)) {
#pragma GCC unroll 4
      for (int quarter = 0; quarter < 4; ++quarter) decode(at, quarter, table);
    }
    if (!is_group(added)) return;
    const int64_t inside = added % kScaledGroups;
    if (inside == 0) scales_.select(p_, n_, added);
    prefetch_scales(added);
    const int64_t block = (inside * kGroup) >> p_.log2_block;
    add(sums_[kSide][0], block, total);
    if (kHalves) add(sums_[kSide][1], block + 1, total);
  }
  // Decodes group `at` of four rows, which are a quarter of the panel.
  __attribute__((always_inline)) void decode(int64_t at, int quarter, __m512i table) {
    auto& w = weights_[at % kBuffers].tile;
    // after the last group, prefetches the first groups of the next panel
    const int64_t next = at * 64 + kLinesAhead, over = next - p_.g.k / 2;
    const int64_t ahead = over < 0 ? next : over + kPanel * p_.g.k / 2;
#pragma GCC unroll 4
    for (int r = 4 * quarter; r < 4 * quarter + 4; ++r) {
      const uint8_t* packed = rows_.packed[r] + at * 64;
      avx512::prefetch_ahead(rows_.packed[r], static_cast<uintptr_t>(ahead));
      decode_half(packed, table, w[0][r], w[1][r]);
      decode_half(packed + 32, table, w[2][r], w[3][r]);
    }
  }
  // Multiplies a tile of weights by a tile of activations, and adds the product to tile kSum.
  // Consecutive products have different values of kOdd, so they load different tiles as operands.
  template <int kSum, int kOdd>
  __attribute__((always_inline)) static void multiply_tile(const uint16_t* x, const void* w) {
    tiles::load<4 + kOdd>(x, 4 * kColumns);
    tiles::load<6 + kOdd>(w, 64);
    tiles::multiply_add<kSum, 6 + kOdd, 4 + kOdd>();
  }
  // Multiplies group `at`, and calls between(0) to between(3) between the products.
  template <int kSide, class Between>
  __attribute__((always_inline)) void multiply(int64_t at, const Between& between) {
    constexpr int kFirst = 2 * kSide, kSecond = kHalves ? kFirst + 1 : kFirst;
    const uint16_t* x = x_ + at * kGroup * kColumns;
    const auto& w = weights_[at % kBuffers];
    tiles::zero<kFirst>();
    if (kHalves) tiles::zero<kSecond>();
    multiply_tile<kFirst, 0>(x, w.tile[0]);
    between(0);
    multiply_tile<kSecond, 1>(x + 64 * kColumns, w.tile[2]);
    between(1);
    multiply_tile<kFirst, 0>(x + 32 * kColumns, w.tile[1]);
    between(2);
    multiply_tile<kSecond, 1>(x + 96 * kColumns, w.tile[3]);
    between(3);
  }
  // Multiplies the sums of a block (16 rows of kColumns) by their scales, and adds them to `total`.
  __attribute__((always_inline)) void add(const float* sums, int64_t block,
                                          __m512 total[kColumns]) const {
    if constexpr (kColumns == 16) {
#pragma GCC unroll 16
      for (int r = 0; r < 16; ++r)
        total[r] = _mm512_fmadd_ps(_mm512_load_ps(sums + 16 * r),
                                   _mm512_set1_ps(scales_.scale[block][r]), total[r]);
    } else {
      const __m512 scale = _mm512_load_ps(scales_.scale[block]);
#pragma GCC unroll 8
      for (int i = 0; i < kColumns; ++i)
        total[i] = _mm512_fmadd_ps(_mm512_load_ps(sums + 16 * i), spread(scale, i), total[i]);
    }
  }
  // Returns the scale of each lane of vector i of the sums.
  static __m512 spread(__m512 scale, int i) {
    const __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    constexpr int kShift = kColumns == 4 ? 2 : 3;
    return _mm512_permutexvar_ps(
        _mm512_srli_epi32(_mm512_add_epi32(lanes, _mm512_set1_epi32(16 * i)), kShift), scale);
  }
  void finish(const __m512 total[kColumns]) {
    __m512i v[16];
    if constexpr (kColumns == 16) {
#pragma GCC unroll 16
      for (int r = 0; r < 16; ++r) v[r] = avx512::as_int(total[r]);
      transpose(v);
    } else {
      float* sums = sums_[0][0];
#pragma GCC unroll 8
      for (int i = 0; i < kColumns; ++i) _mm512_store_ps(sums + 16 * i, total[i]);
      const __m512i rows = _mm512_mullo_epi32(
          _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
          _mm512_set1_epi32(kColumns));
#pragma GCC unroll 8
      for (int m = 0; m < kColumns; ++m) v[m] = _mm512_i32gather_epi32(rows, sums + m, 4);
    }
    store_sums(p_.g, 0, n_, v);
  }
  // Prefetches two of the 64 cache lines with the next scales. One call for each of kScaledGroups
  // groups prefetches all of them.
  __attribute__((always_inline)) void prefetch_scales(int64_t at) const {
    const bool last = at - at % kScaledGroups + kScaledGroups >= p_.groups;
    const int64_t row = n_ + at % kScaledGroups / 2;
    const int64_t next = last ? kPanel * p_.g.k : kScaledGroups * kGroup;
    const float* from = p_.g.absmax.values + ((row * p_.g.k + next) >> p_.log2_block);
    const uintptr_t bytes = at % 2 * 128;
    avx512::prefetch_ahead(from, bytes);
    avx512::prefetch_ahead(from, bytes + 64);
  }

  const product_shape& p_;
  const uint16_t* x_;
  int64_t n_;
  panel_rows rows_;
  group_tiles weights_[kBuffers];
  alignas(64) float sums_[2][2][kPanel * kColumns];
  panel_scales scales_;
};

template <int kColumns>
inline void few_panels(const product_shape& p, const uint16_t* x, int64_t begin, int64_t end) {
  const tiles configuration(kColumns);
  for (int64_t panel = begin; panel < end; ++panel) {
    if (p.log2_block == 6)
      few_panel<kColumns, true>(p, x, panel * kPanel).run();
    else
      few_panel<kColumns, false>(p, x, panel * kPanel).run();
  }
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
