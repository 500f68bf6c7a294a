// 4-bit products of more than four activations with AVX-512. The kernel decodes a chunk (some
// columns of 4 rows) into the L1 cache, and multiplies the weights by their scales. Then it
// multiplies the chunk in tiles of 4 rows x 4 activations. It decodes the next chunk between the
// products of the current chunk, because decoding and multiplying use different execution ports.
// For 16 activations (4096 x 4096, Zen 4), this takes 1.56 instead of 1.85 ms.
#pragma once

#include "gemm4/cpu/avx512/decode.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

template <class Dot>
// A chunk has 1024 weights of four rows (8 KiB). Chunks of 256 and 4096 weights are slower.
constexpr int64_t kChunkGroups = 8;
template <>
constexpr int64_t kChunkGroups<fp32_dot> = 4;

// Decodes a chunk of four rows, group by group. The scaled weights go to the L1 cache.
template <class Dot>
class chunk_decoder {
 public:
  static constexpr int64_t kUnits = kChunkGroups<Dot> * kGroup;

  explicit chunk_decoder(const product_shape& p)
      : p_(p),
        book_(p.book),
        ahead_(static_cast<uintptr_t>(2 * p.g.k)),
        scales_ahead_(static_cast<uintptr_t>(4 * p.g.k >> p.log2_block) * sizeof(float)),
        simple_(p.aligned && p.log2_block == 6 && p.tail == kGroup) {}
  // Selects `groups` groups of rows n to n + 3, starting at group `first`. Row end - 1 replaces
  // rows from `end` on.
  void set(int64_t n, int64_t end, int64_t first, int64_t groups, typename Dot::unit* out) {
    first_ = first;
    groups_ = groups;
    out_ = out;
    if (groups == 0) return;
    const int64_t count = least(p_.g.k - first * kGroup, groups * kGroup);
    for (int64_t r = 0; r < 4; ++r) {
      const int64_t row = least(n + r, end - 1);
      packed_[r] = p_.row(row);
      scales_[r].set(p_, row, first * kGroup, count);
      prefetch_ahead(scales_[r].aligned(0), scales_ahead_);
    }
  }
  int64_t groups() const { return groups_; }
  // One of the four rows, which is decoded group by group.
  struct source {
    const uint8_t* packed;
    const float* scales;
    typename Dot::unit* out;
    int64_t row;
  };
  source from(int64_t r) const {
    return {packed_[r] + first_ * 64, scales_[r].aligned(0), out_ + r * kUnits, r};
  }
  __attribute__((always_inline)) void decode(const source& s, int64_t at) const {
    // Prefetches the same columns of the next four rows, because hardware prefetchers do not
    // predict them.
    prefetch_ahead(s.packed + at * 64, ahead_);
    if (__builtin_expect(simple_, 1)) {
      const __m512i v = _mm512_loadu_si512(s.packed + at * 64);
      return two_blocks(v, s.scales[2 * at], s.scales[2 * at + 1], s.out + at * kGroup);
    }
    decode_to(s.row, at, p_.load(packed_[s.row], first_ + at), s.out + at * kGroup);
  }

 private:
  template <int kStep>
  static void store_vectors(__m512i v, __m512i table, __m512 scale, float* out) {
    if constexpr (kStep < fp32_dot::kVectors) {
      const __m512i w = fp32_dot::look_up<4 * kStep>(v, table);
      _mm512_store_ps(out + kStep * 16, _mm512_mul_ps(as_float(w), scale));
      store_vectors<kStep + 1>(v, table, scale, out);
    }
  }
  __attribute__((always_inline)) void decode_to(int64_t r, int64_t at, __m512i v,
                                                float* out) const {
    const __m512 scale = scales_[r].lanes(at * kGroup, p_.lanes(first_ + at));
    store_vectors<0>(v, as_int(book_), scale, out);
  }
  // Decodes a whole group that has two blocks.
  __attribute__((always_inline)) void two_blocks(__m512i v, float low, float high,
                                                 float* out) const {
    store_vectors<0>(v, as_int(book_), two_scales(low, high), out);
  }
#if defined(__AVX512BF16__)
  // Decodes with two tables in a single register (blocks of at least 64), or with four tables in
  // two registers (blocks of 32).
  __attribute__((always_inline)) void decode_to(int64_t r, int64_t at, __m512i v,
                                                uint16_t* out) const {
    const float* s = scales_[r].aligned(at * kGroup);
    if (p_.log2_block != 5) return two_blocks(v, s[0], s[p_.log2_block == 6 ? 1 : 0], out);
    const __m512i fifteen = _mm512_set1_epi16(15);
    const __m512i low = both(s[0], s[1]), high = both(s[2], s[3]);
    const __m512i quarter = _mm512_slli_epi16(
        _mm512_setr_epi32(0, 0, 0, 0, 0x10001, 0x10001, 0x10001, 0x10001, 0x20002, 0x20002, 0x20002,
                          0x20002, 0x30003, 0x30003, 0x30003, 0x30003),
        4);
#pragma GCC unroll 4
    for (int step = 0; step < 4; ++step) {
      const __m512i shifted = step == 0 ? v : _mm512_srli_epi16(v, 4 * step);
      const __m512i i = _mm512_ternarylogic_epi32(shifted, fifteen, quarter, 0xEA);
      _mm512_store_si512(out + 32 * step, _mm512_permutex2var_epi16(low, i, high));
    }
  }
  __attribute__((always_inline)) void two_blocks(__m512i v, float low, float high,
                                                 uint16_t* out) const {
    const __m512i table = both(low, high), fifteen = _mm512_set1_epi16(15);
    const __m512i half = _mm512_inserti64x4(_mm512_setzero_si512(), _mm256_set1_epi16(16), 1);
#pragma GCC unroll 4
    for (int step = 0; step < 4; ++step) {
      const __m512i shifted = step == 0 ? v : _mm512_srli_epi16(v, 4 * step);
      const __m512i i = _mm512_ternarylogic_epi32(shifted, fifteen, half, 0xEA);  // (a & b) | c
      _mm512_store_si512(out + 32 * step, _mm512_permutexvar_epi16(i, table));
    }
  }
  __m512i both(float a, float b) const {  // the conversion keeps NaN and flushes subnormals to 0
    return reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(_mm512_mul_ps(book_, _mm512_set1_ps(b)),
                                                         _mm512_mul_ps(book_, _mm512_set1_ps(a))));
  }
#endif

  const product_shape& p_;
  const __m512 book_;
  const uintptr_t ahead_, scales_ahead_;  // number of bytes that four rows occupy
  const bool simple_;                     // whether all groups are whole and have two blocks each
  int64_t first_ = 0, groups_ = 0;
  typename Dot::unit* out_ = nullptr;
  const uint8_t* packed_[4] = {};
  row_scales<kUnits, true> scales_[4];
};

inline __m512 fold(__m512 a, __m512 b, __mmask16 m, __m512i swap) {  // adds halves of each vector
  return _mm512_add_ps(_mm512_mask_blend_ps(m, a, b), _mm512_permutex2var_ps(a, swap, b));
}
inline __m512 sum16(const __m512* a) {  // lane i = sum of a[i]
  __m512 t[8];
  for (int i = 0; i < 8; ++i) t[i] = fold(a[i], a[i + 8], 0xFF00, swap_index(0));
  for (int i = 0; i < 4; ++i) t[i] = fold(t[i], t[i + 4], 0xF0F0, swap_index(1));
  for (int i = 0; i < 2; ++i) t[i] = fold(t[i], t[i + 2], 0xCCCC, swap_index(2));
  return fold(t[0], t[1], 0xAAAA, swap_index(3));
}

// Multiplies a chunk of four rows by four activations. Registers hold the 16 sums.
template <class Dot, class Between>
inline void chunk_products(const typename Dot::unit* w, const typename Dot::unit* x, int64_t groups,
                           __m512 sums[16], bool start, const Between& between) {
  __m512 acc[16];
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) acc[i] = start ? _mm512_setzero_ps() : sums[i];
  for (int64_t at = 0; at < groups; ++at) {
    between(at);
    for (int64_t i = at * kGroup; i < (at + 1) * kGroup; i += Dot::kLanes) {
      const typename Dot::unit* xi = x + 4 * i;
      const __m512i x0 = _mm512_load_si512(xi), x1 = _mm512_load_si512(xi + Dot::kLanes);
      const __m512i x2 = _mm512_load_si512(xi + 2 * Dot::kLanes);
      const __m512i x3 = _mm512_load_si512(xi + 3 * Dot::kLanes);
#pragma GCC unroll 4
      for (int r = 0; r < 4; ++r) {
        const __m512i v = _mm512_load_si512(w + r * kChunkGroups<Dot> * kGroup + i);
        acc[4 * r] = Dot::mac(acc[4 * r], v, x0);
        acc[4 * r + 1] = Dot::mac(acc[4 * r + 1], v, x1);
        acc[4 * r + 2] = Dot::mac(acc[4 * r + 2], v, x2);
        acc[4 * r + 3] = Dot::mac(acc[4 * r + 3], v, x3);
      }
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) sums[i] = acc[i];
}

// Stores the products of activations m to m + 3 and rows n to n + 3. Lane 4 * r + c of `sums` holds
// the product of row r and activation c.
template <class E>
inline void store_tile(const gemm_4bit_args& g, int64_t m, int64_t n, int64_t rows, __m512 sums) {
  if (rows < 4 || m + 4 > g.m) {
    alignas(64) float s[16];
    _mm512_store_ps(s, sums);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < 4 && m + c < g.m; ++c) finish<E>(g, m + c, n + r, s[r * 4 + c]);
    return;
  }
  const __m512i across = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  __m512 y = _mm512_permutexvar_ps(across, sums);  // lane 4 * c + r
  if (g.bias != nullptr) {
    alignas(64) typename E::storage bias[16] = {};
    std::memcpy(bias, static_cast<const typename E::storage*>(g.bias) + n, 4 * sizeof *bias);
    y = _mm512_add_ps(y, _mm512_broadcast_f32x4(_mm512_castps512_ps128(load16(E{}, bias))));
  }
  alignas(64) typename E::storage narrow[16];
  store16(E{}, narrow, y);
  auto* out = static_cast<typename E::storage*>(g.out) + m * g.n + n;
  for (int c = 0; c < 4; ++c) std::memcpy(out + c * g.n, narrow + 4 * c, 4 * sizeof *narrow);
}

// A function that stores a tile, so that tile_rows is the same code for all types of results.
using tile_store = void (*)(const gemm_4bit_args&, int64_t m, int64_t n, int64_t rows, __m512 sums);

// Multiplies rows begin to end - 1 by kFours * 4 activations, starting at activation m.
template <class Dot, int kFours>
inline void tile_rows(const product_shape& p, const typename Dot::unit* x, int64_t m, int64_t begin,
                      int64_t end, tile_store store) {
  constexpr int64_t kGroups = kChunkGroups<Dot>, kUnits = kGroups * kGroup;
  constexpr int64_t kRows = (4 + kFours - 1) / kFours;  // rows that each pass decodes
  alignas(64) typename Dot::unit scratch[2][4 * kUnits];
  const int64_t chunks = divide_up(p.groups, kGroups);
  const int64_t activation_stride = p.groups * kGroup * 4;
  chunk_decoder<Dot> coming(p);
  __m512 sums[kFours][16];
  int side = 0;
  coming.set(begin, end, 0, least(kGroups, p.groups), scratch[0]);
  for (int64_t r = 0; r < 4; ++r)
    for (int64_t at = 0; at < coming.groups(); ++at) coming.decode(coming.from(r), at);
  for (int64_t row = begin; row < end; row += 4) {
    for (int64_t chunk = 0; chunk < chunks; ++chunk, side ^= 1) {
      const int64_t now = least(kGroups, p.groups - chunk * kGroups);
      const bool wraps = chunk + 1 == chunks;
      const int64_t next = wraps ? 0 : (chunk + 1) * kGroups;
      const bool more = !wraps || row + 4 < end;
      coming.set(wraps && more ? row + 4 : row, end, next,
                 more ? least(kGroups, p.groups - next) : 0, scratch[side ^ 1]);
      for (int four = 0; four < kFours; ++four) {
        typename chunk_decoder<Dot>::source from[kRows];
        for (int64_t r = 0; r < kRows; ++r) from[r] = coming.from(least(four * kRows + r, 3));
        const auto ahead = [&](int64_t at) __attribute__((always_inline)) {
          if (at >= coming.groups()) return;
#pragma GCC unroll 4
          for (int64_t r = 0; r < kRows; ++r) coming.decode(from[r], at);
        };
        chunk_products<Dot>(scratch[side], x + four * activation_stride + chunk * kUnits * 4, now,
                            sums[four], chunk == 0, ahead);
        for (int64_t at = now; at < coming.groups(); ++at) ahead(at);
      }
    }
    for (int four = 0; four < kFours; ++four)
      store(p.g, m + four * 4, row, least(4, end - row), sum16(sums[four]));
  }
}

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
