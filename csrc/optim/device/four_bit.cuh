// 4-bit states of Adam, in blocks of 128 values. A unit of 256 values has two blocks, and a lane's
// eight codes are one word. The first code of each byte is in the high half of the byte.
#pragma once
#include "device/code4.cuh"
#include "optim/device/rules.cuh"
#include "optim/device/states.cuh"

namespace nybble {

// The default maps of torchao, which have fast encoders. The signed map has these magnitudes, with
// 8 positive and 7 negative values around the zero at index 7. The unsigned map is 1/16, 2/16,
// ..., 1.
__device__ constexpr float kSigned4[9] = {0.0f,    0.0055f, 0.032500003f, 0.0775f, 0.21249999f,
                                          0.4375f, 0.6625f, 0.8875f,      1.0f};
// The decision thresholds of the signed map are multiples of 1/4000. So v / absmax * 4000, rounded
// down, selects the code from a table with an entry for each of these integers. The code can differ
// from that of the general path only if the quotient is within a rounding error of a threshold.
constexpr int kSigned4Scale = 4000, kSigned4Zero = 4032, kSigned4Steps = 2 * kSigned4Zero;
struct alignas(16) signed4_table {
  u32 word[kSigned4Steps / 4];
};
__host__ __device__ constexpr signed4_table make_signed4_codes() {
  signed4_table t = {};
  for (int i = 0; i < kSigned4Steps; i++) {
    const bool negative = i < kSigned4Zero;
    const int magnitude = negative ? kSigned4Zero - 1 - i : i - kSigned4Zero;
    u32 rank = 0;
    while (rank < (negative ? 7 : 8) &&
           magnitude >= static_cast<int>((kSigned4[rank] + kSigned4[rank + 1]) * 2000.0f + 0.5f))
      rank++;
    t.word[i / 4] |= (negative ? 7 - rank : 7 + rank) << (8 * (i % 4));
  }
  return t;
}
__device__ constexpr signed4_table kSigned4Codes = make_signed4_codes();

template <>
struct stored_state<4> {
  u32 codes;
  float absmax;
  NYBBLE_DEVICE void load(const void* s, const float* scales, u32 group) {
    codes = static_cast<const u32*>(s)[group];
    absmax = scales[group / 16];
  }
  // Adding zero converts -0 to 0, as in stored_state<8>.
  static NYBBLE_DEVICE float value(u32 code, const float* map, float absmax) {
    return fmaf(map[code], absmax, 0.0f);
  }
  NYBBLE_DEVICE void values(const float* map, float (&v)[8]) const {
    // offsets in bytes of the codes in the high and in the low halves
    const u32 high = (codes >> 2) & 0x3c3c3c3cu, low = (codes << 2) & 0x3c3c3c3cu;
#pragma unroll
    for (int j = 0; j < 8; j++) {
      const u32 offset = permute(j % 2 ? low : high, 0, 0x4440 + j / 2);
      const float entry =
          *reinterpret_cast<const float*>(reinterpret_cast<const char*>(map) + offset);
      v[j] = fmaf(entry, absmax, 0.0f);
    }
  }
};

// The static shared memory of the 4-bit kernels.
struct optim_tables_4bit {
  u32 signed_codes[kSigned4Steps / 4];
  float map[32];
};

// Fills the tables. All threads of the block must call this; it ends with a barrier.
NYBBLE_DEVICE state_maps load_tables_4bit(const params::optim& o, optim_tables_4bit& tables) {
  words_to_come<kSigned4Steps / 4, policy::optim_threads(4)> codes;
  codes.load(kSigned4Codes.word);
  const int i = static_cast<int>(threadIdx.x);
  bool same = true;
  if (i < 16) {
    const float value1 = __ldg(o.code1 + i), value2 = __ldg(o.code2 + i);
    tables.map[i] = value1, tables.map[i + 16] = value2;
    same = (value1 == (i < 7 ? -kSigned4[7 - i] : kSigned4[i - 7])) & (value2 * 16.0f == i + 1.0f);
  }
  codes.store(tables.signed_codes);
  const bool quick = __syncthreads_and(same);
  return {{tables.map, tables.map + 16}, {tables.signed_codes, nullptr}, quick};
}

// Sets each of the two words to its largest value in the lane's half warp. One quarter of the warp
// computes the maximum of `a`, and the other the maximum of `b`.
NYBBLE_DEVICE void reduce_over_half_warp(u32& a, u32& b) {
  const bool upper = threadIdx.x & 8;
  u32 mine = upper ? b : a;
  mine = larger(mine, __shfl_xor_sync(kFullWarp, upper ? a : b, 8));
#pragma unroll
  for (int o = 4; o; o >>= 1) mine = larger(mine, __shfl_xor_sync(kFullWarp, mine, o));
  const u32 other = __shfl_xor_sync(kFullWarp, mine, 8);
  a = upper ? other : mine, b = upper ? mine : other;
}

// Joins the codes in the lowest bytes of eight words, which must be at most 15, to one word. The
// code of an even word becomes the high half of a byte.
NYBBLE_DEVICE u32 joined_codes(const u32 (&k)[8]) {
  return permute(permute(k[0] * 16 + k[1], k[2] * 16 + k[3], 0x0040),
                 permute(k[4] * 16 + k[5], k[6] * 16 + k[7], 0x0040), 0x5410);
}

// The bits of 2^23. The last bit of this float has the value 1, so 2^23 + i has the integer i in
// its last bits.
constexpr u32 kOneBits = 0x4b000000u;

// Encodes a lane's values to the default signed map. The absmax must be from 2^-102 to 2^22.
NYBBLE_DEVICE u32 encode_signed_4bit(const float (&v)[8], float absmax, const u32* codes) {
  const float factor = reciprocal(absmax) * kSigned4Scale;
  const u32 table = static_cast<u32>(__cvta_generic_to_shared(codes)) - kOneBits;
  u32 k[8];
#pragma unroll
  for (int j = 0; j < 8; j++) {
    const float y = __fmaf_rd(v[j], factor, float_of(kOneBits) + kSigned4Zero);
    asm("ld.shared.u8 %0, [%1];" : "=r"(k[j]) : "r"(bits_of(y) + table));
  }
  return joined_codes(k);
}

// Encodes a lane's values, which are not negative, to the default unsigned map. absmax must be a
// normal number.
NYBBLE_DEVICE u32 encode_unsigned_4bit(const float (&v)[8], float absmax) {
  const float factor = reciprocal(absmax) * 16.0f, one = float_of(kOneBits);
  u32 k[8];
#pragma unroll
  for (int j = 0; j < 8; j++) k[j] = bits_of(fmaxf(fmaf(v[j], factor, one - 1.0f), one));
  return joined_codes(k);
}

// Encodes and stores the states of a whole unit. If one of the absmax is zero, subnormal or not
// finite, returns false and writes nothing.
NYBBLE_DEVICE bool store_states_4bit(const params::optim_tensor& t, u32 group,
                                     const unit_values<2>& v, const state_maps& maps) {
  float top1 = 0;
  int top2 = 0;  // not finite if a value is not finite
#pragma unroll
  for (int j = 0; j < 8; j++) {
    top1 = fmaxf(top1, fabsf(v.s[0][j]));
    top2 = max(top2, __float_as_int(v.s[1][j]));
  }
  u32 most1 = bits_of(top1), most2 = static_cast<u32>(top2);
  reduce_over_half_warp(most1, most2);
  const float absmax1 = float_of(most1), absmax2 = float_of(most2);
  if (!__all_sync(kFullWarp, is_codable<true>(absmax1) && is_codable(absmax2))) return false;
  static_cast<u32*>(t.s1)[group] = encode_signed_4bit(v.s[0], absmax1, maps.keys[0]);
  static_cast<u32*>(t.s2)[group] = encode_unsigned_4bit(v.s[1], absmax2);
  if ((threadIdx.x & 15) == 0) t.absmax1[group / 16] = absmax1, t.absmax2[group / 16] = absmax2;
  return true;
}

// Encodes four values of a lane by search and stores the codes: two at `codes`, and two 32 bytes
// later. left: the number of values from the first to the end.
__device__ __noinline__ void store_state_any_4bit(u8* codes, float* scale, i64 left, float a,
                                                  float b, float c, float d, const float* map) {
  float v[4] = {a, b, c, d}, top = 0;
#pragma unroll
  for (int j = 0; j < 4; j++) {
    v[j] = j % 2 + j / 2 * 64 < left ? v[j] + 0.0f : 0.0f;
    top = fmaxf(top, fabsf(v[j]));
  }
  const float absmax = float_of(warp_larger(bits_of(top))),
              up = absmax < kSmallestNormal ? 18446744073709551616.0f : 1.0f,
              inverse = absmax > 0.0f ? reciprocal(absmax * up) : 0.0f;
#pragma unroll
  for (int j = 0; j < 4; j += 2) {
    const u32 high = code16_search::any(v[j] * up * inverse, map),
              low = code16_search::any(v[j + 1] * up * inverse, map);
    if (j * 32 < left) codes[j * 16] = static_cast<u8>(high << 4 | low);
  }
  if ((threadIdx.x & 31) == 0) *scale = absmax;
}

// Steps a unit on the general path (see step_carefully), block by block. A lane has four values of
// a block: two adjacent ones, and two that are 64 values later.
NYBBLE_APART void step_carefully_4bit(const params::optim& o, int tensor, i64 unit, float scale,
                                      const float* map1, const float* map2) {
  const params::optim_tensor& t = o.tensor[tensor];
  const any_type type = {o.dtype};
#pragma unroll 1
  for (i64 block = 2 * unit; block < 2 * unit + 2 && block * 128 < t.n; block++) {
    const i64 start = block * 128 + (threadIdx.x & 31) * 2, left = t.n - start;
    u8 *const codes1 = static_cast<u8*>(t.s1) + start / 2, *const codes2 =
                                                               static_cast<u8*>(t.s2) + start / 2;
    const float absmax1 = t.absmax1[block], absmax2 = t.absmax2[block];
    unit_values<2, 4> v = {};
#pragma unroll
    for (int j = 0; j < 4; j++) {
      const int offset = j % 2 + j / 2 * 64, shift = j % 2 ? 0 : 4;
      if (offset >= left) continue;
      v.p[j] = type.value(t.p, start + offset), v.g[j] = type.value(t.g, start + offset);
      v.s[0][j] = stored_state<4>::value((codes1[j / 2 * 32] >> shift) & 15u, map1, absmax1);
      v.s[1][j] = stored_state<4>::value((codes2[j / 2 * 32] >> shift) & 15u, map2, absmax2);
    }
    update<true, true>(o, t, scale, v);
#pragma unroll
    for (int j = 0; j < 4; j++) {
      const i64 at = start + j % 2 + j / 2 * 64;
      if (at >= t.n) continue;
      type.store(t.p, at, t.noise ? rounded_stochastically(v.p[j], t.noise, at) : v.p[j]);
    }
    const float (&m)[4] = v.s[0], (&s)[4] = v.s[1];
    store_state_any_4bit(codes1, t.absmax1 + block, left, m[0], m[1], m[2], m[3], map1);
    store_state_any_4bit(codes2, t.absmax2 + block, left, s[0], s[1], s[2], s[3], map2);
  }
}

}  // namespace nybble
