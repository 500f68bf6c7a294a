// Quantizes to any ascending 256-entry map without a search. Each block builds a key table instead.
//
// The key of a value consists of its sign, its exponent and its first kBits mantissa bits. The
// value's magnitude is at most about 1. The value is first scaled down, so that values below 2^kLow
// become subnormal and have evenly spaced keys. The boundary of an index is the smallest value that
// has the next index. A value has the index of the entry that is nearest to it. A key selects a
// word of the table. (bits << (kBits + 1)) + word has the index in its top byte. The lowest byte of
// this sum is the number of boundaries with which the value must still be compared. These are all
// boundaries with the same key, except the first. The first boundary is included if scaling may
// have rounded the value.
#pragma once
#include "device/code8.cuh"

namespace nybble {

struct sorted_key {
  static constexpr int kBits = 7, kLow = -10, kShift = 23 - kBits;
  static constexpr float kDown = 1.20370622e-35f;          // 2^-116: scales 2^kLow to 2^-126
  static constexpr int kRounded = (1 << kBits) + 1;        // scaling may round smaller keys
  static constexpr int kKeys = ((1 - kLow) << kBits) + 1;  // number of keys of each sign
  static constexpr int kEach = 12, kWords = 256 * kEach;   // kEach: words per thread
  static constexpr int kZero = 1412;                       // the word of key 0
};
static_assert(sorted_key::kZero > sorted_key::kKeys &&
                  sorted_key::kZero + sorted_key::kKeys < sorted_key::kWords,
              "a word before and one behind, for boundaries that no value reaches");

struct sorted_table {
  u32 word[sorted_key::kWords];
  float boundary[256], map[256];  // the boundaries; the last is infinity
  u32 boundaries[8];              // for each warp: the number of boundaries in its words
  u32 kinds[8];                   // for each warp: which kinds of maps its entries match
};

// Returns an integer that ascends with v. -0 counts as 0. Different floats of magnitude 2^kLow or
// more give different integers.
NYBBLE_DEVICE int sorted_bits(float v) {
  const int b = static_cast<int>(bits_of(fmaf(v, sorted_key::kDown, 0.0f)));
  return b ^ ((b >> 31) & 0x7fffffff);
}
NYBBLE_DEVICE int sorted_place(int bits) {
  using K = sorted_key;
  return K::kZero + min(max(bits >> K::kShift, -K::kZero), K::kKeys);
}

// Returns the next float above v. The next float above infinity is infinity.
NYBBLE_DEVICE float next_above(float v) {
  const int b = static_cast<int>(bits_of(v + 0.0f));
  return float_of(static_cast<u32>(b >= 0 ? min(b + 1, 0x7f800000) : b - 1));
}
// Returns the smallest value for which search_index returns more than i.
NYBBLE_DEVICE float boundary_above(int i, float here, float above) {
  const float middle = (above + here) * 0.5f, last = next_above(above);
  // a value midway between two entries gets the even index
  float b = i & 1 ? middle : middle < above ? next_above(middle) : last;
  if (!(b > here)) b = next_above(here);
  return b < last ? b : last;
}

// Clears the table. After this call and a barrier, make_sorted fills the table.
NYBBLE_DEVICE void clear(sorted_table& t) {
  uint4* const words = reinterpret_cast<uint4*>(t.word);
#pragma unroll
  for (int j = 0; j < sorted_key::kEach / 4; j++)
    words[threadIdx.x + j * 256] = make_uint4(0, 0, 0, 0);
  if (threadIdx.x < 8) t.boundaries[threadIdx.x] = 0;
}

// Builds the table of an ascending map. Thread i passes entry i and its two neighbors. First, each
// boundary is added to the word of its key. Then the rank of each word is computed: the number of
// boundaries before the word. All 256 threads must call this; it ends with a barrier. The function
// is not inlined, so that the caller's loop has more registers.
__device__ __noinline__ void make_sorted(sorted_table& t, float below, float here, float above) {
  using K = sorted_key;
  // Marks the first boundary of a key. The low bits hold those bits of the boundary that are not in
  // the key.
  constexpr u32 kCounted = 1u << 25;
  const int i = threadIdx.x;
  uint4* const words = reinterpret_cast<uint4*>(t.word);
  const float b = i < 255 ? boundary_above(i, here, above) : float_of(0x7f800000u);
  t.boundary[i] = b;
  if (i < 255) {
    const int bits = sorted_bits(b), place = sorted_place(bits);
    const bool first =
                   i == 0 || sorted_place(sorted_bits(boundary_above(i - 1, below, here))) != place,
               rounded = place >= K::kZero - K::kRounded && place < K::kZero + K::kRounded;
    const u32 rest = ((1u << K::kShift) - (static_cast<u32>(bits) & ((1u << K::kShift) - 1)))
                     << (K::kBits + 1);
    atomicAdd(t.word + place, first && !rounded ? kCounted + rest : 1u);
    atomicAdd(t.boundaries + place / (K::kWords / 8), 1u);
  }
  __syncthreads();
  u32 word[K::kEach], rank = 0;
#pragma unroll
  for (int j = 0; j < K::kEach / 4; j++) {
    const uint4 w = words[i * (K::kEach / 4) + j];
    const u32 has[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
    for (int l = 0; l < 4; l++) {
      const u32 key = static_cast<u32>(i * K::kEach + 4 * j + l - K::kZero);
      word[4 * j + l] = ((rank - key) << 24) + (has[l] & (kCounted - 1));
      rank += (has[l] & 255u) + has[l] / kCounted;
    }
  }
  u32 before = sum_up_to_lane(rank, i & 31) - rank;
#pragma unroll
  for (int w = 0; w < 7; w++) before += w < i >> 5 ? t.boundaries[w] : 0;
  before <<= 24;
#pragma unroll
  for (int j = 0; j < K::kEach / 4; j++)
    words[i * (K::kEach / 4) + j] = make_uint4(word[4 * j] + before, word[4 * j + 1] + before,
                                               word[4 * j + 2] + before, word[4 * j + 3] + before);
  __syncthreads();
}

// Returns a word that has the index of y in the top byte. If the lowest byte is 0, the index is
// final.
NYBBLE_DEVICE u32 sorted_index(float y, const sorted_table& t) {
  using K = sorted_key;
  const int b = sorted_bits(y);
  return (static_cast<u32>(b) << (K::kBits + 1)) + t.word[K::kZero + (b >> K::kShift)];
}
// Continues the comparison if y has reached a boundary and more boundaries follow. The function is
// not inlined, because it is rarely called.
__device__ __noinline__ u32 sorted_further(u32 index, float y, const sorted_table& t) {
  if ((index & 255u) > 3) return search_index(y, t.map) << 24;
  do {
    index += 1u << 24;
  } while (y >= t.boundary[index >> 24]);
  return index;
}
// Returns the codes of V values, four in each word. The branches save time, because most maps have
// few keys with more than one boundary.
template <int V>
NYBBLE_DEVICE void sorted_codes(const float (&y)[V], const sorted_table& t, u32 (&codes)[V / 4]) {
  u32 k[V], low = 0;
#pragma unroll
  for (int j = 0; j < V; j++) k[j] = sorted_index(y[j], t), low |= k[j];
  if (low & 255u) {  // true in at least one lane of most warps
#pragma unroll
    for (int i = 0; i < V; i += 4) {
      if (((k[i] | k[i + 1] | k[i + 2] | k[i + 3]) & 255u) == 0) continue;
#pragma unroll
      for (int j = i; j < i + 4; j++)
        if ((k[j] & 255u) && y[j] >= t.boundary[k[j] >> 24])
          k[j] = (k[j] & 255u) == 1 ? k[j] + (1u << 24) : sorted_further(k[j], y[j], t);
    }
  }
#pragma unroll
  for (int j = 0; j < V; j += 4) codes[j / 4] = top_bytes(k[j], k[j + 1], k[j + 2], k[j + 3]);
}

}  // namespace nybble
