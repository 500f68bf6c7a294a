// The AMX tile registers. A tile has 16 rows of at most 64 bytes. This file uses inline assembly
// instead of intrinsics, so that compilers without -mamx-tile can compile it.
#pragma once

#include <immintrin.h>

#include <cstdint>

namespace nybble::cpu {
namespace {
namespace amx {

// Holds the tile configuration of this thread. All tiles have 16 rows. A row has 64 bytes in tiles
// of weights, and `columns` * 4 bytes in tiles of activations and of sums. Tiles 0 to 3 hold sums,
// tiles 4 and 5 hold activations, and tiles 6 and 7 hold weights.
class tiles {
 public:
  explicit tiles(int columns) {
    alignas(64) uint8_t configuration[64] = {1};  // palette 1
    for (int i = 0; i < 8; ++i) {
      configuration[16 + 2 * i] = static_cast<uint8_t>(i < 6 ? 4 * columns : 64);
      configuration[48 + i] = 16;
    }
    asm volatile("ldtilecfg %0" ::"m"(configuration));
  }
  ~tiles() { asm volatile("tilerelease"); }
  tiles(const tiles&) = delete;
  tiles& operator=(const tiles&) = delete;

  template <int kTile>
  static void zero() {
    asm volatile("tilezero %%tmm%c0" ::"i"(kTile));
  }
  template <int kTile>
  static void load(const void* from, int64_t row_bytes) {
    asm volatile("tileloadd (%0,%1,1), %%tmm%c2" ::"r"(from), "r"(row_bytes), "i"(kTile)
                 : "memory");
  }
  template <int kTile>
  static void store(void* to, int64_t row_bytes) {
    asm volatile("tilestored %%tmm%c2, (%0,%1,1)" ::"r"(to), "r"(row_bytes), "i"(kTile) : "memory");
  }
  // Multiplies 16 rows of 32 bfloat16 weights by 32 rows of bfloat16 activations, and adds the
  // products to tile kSum.
  template <int kSum, int kWeight, int kActivation>
  static void multiply_add() {
    asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(kSum), "i"(kWeight),
                 "i"(kActivation));
  }
};

// The indices for a transposition in four levels. A level exchanges bit `8 >> level` of a value's
// lane number with the same bit of its vector number.
struct exchange_indices {
  alignas(64) int32_t first[4][16], second[4][16];
  constexpr exchange_indices() : first{}, second{} {
    for (int level = 0; level < 4; ++level) {
      const int bit = 8 >> level;
      for (int i = 0; i < 16; ++i) {
        first[level][i] = (i & bit) != 0 ? 16 + (i ^ bit) : i;
        second[level][i] = (i & bit) != 0 ? 16 + i : i | bit;
      }
    }
  }
};
constexpr exchange_indices kExchange;

// Transposes 16 vectors of 16 lanes of 32 bits.
inline void transpose(__m512i v[16]) {
#pragma GCC unroll 4
  for (int level = 0; level < 4; ++level) {
    const int bit = 8 >> level;
    const __m512i first = _mm512_load_si512(kExchange.first[level]);
    const __m512i second = _mm512_load_si512(kExchange.second[level]);
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) {
      if ((i & bit) != 0) continue;
      const __m512i a = v[i], b = v[i | bit];
      v[i] = _mm512_permutex2var_epi32(a, first, b);
      v[i | bit] = _mm512_permutex2var_epi32(a, second, b);
    }
  }
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
