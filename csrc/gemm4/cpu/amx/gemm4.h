// The 4-bit products with AMX. The functions order the activations and divide the rows of W among
// threads.
#pragma once

#include "gemm4/cpu/amx/few.h"
#include "gemm4/cpu/amx/many.h"
#include "gemm4/cpu/avx512/integer_tiles.h"

namespace nybble::cpu {
namespace {
namespace amx {

// Whether these kernels support the product: rows of whole groups, and blocks of at least half a
// group.
inline bool possible(const gemm_4bit_args& g) {
  return g.dtype == NYBBLE_BF16 && g.k % kGroup == 0 && g.k % g.block_size == 0 &&
         g.block_size >= 64 && g.block_size <= kScaledGroups * kGroup;
}

// Computes a product of a few activations. `x` has room for 16 activations.
template <int kColumns>
inline void few_rows(const product_shape& p, uint16_t* x) {
  order_rows(p.g, 0, kColumns, x);
  const int64_t panels = divide_up(p.g.n, kPanel);
  const int64_t grain = most(1, (int64_t{1} << 18) / (p.g.k * kPanel));  // 128 KiB of weights
  parallel_for(panels, p.g.n * p.g.k < kSmall ? panels : grain,
               [&](int64_t begin, int64_t end) { few_panels<kColumns>(p, x, begin, end); });
}

// Returns the number of tiles of activations that stay in the L2 cache while all rows of W are
// decoded. These tiles take about a megabyte.
inline int64_t batch_of(const product_shape& p) {
  const int64_t all = divide_up(p.g.m, 16);
  const int64_t fit = least(kMostBatch, most(4, (int64_t{5} << 18) / (p.g.k * 32)));
  return divide_up(divide_up(all, divide_up(all, fit)), 2) * 2;
}

inline void many_rows(const product_shape& p, uint16_t* x) {
  const int64_t all = divide_up(p.g.m, 16), batch = batch_of(p);
  parallel_for(all, 1, [&](int64_t begin, int64_t end) {
    for (int64_t tile = begin; tile < end; ++tile)
      order_rows(p.g, tile * 16, 16, x + tile * 16 * p.g.k);
  });
  const int64_t pairs = divide_up(p.g.n, 2 * kPanel);
  const int64_t grain = most(1, pairs / (4 * threads_allowed()));
  parallel_for(pairs, grain, [&](int64_t begin, int64_t end) {
    const tiles configuration(16);
    for (int64_t m = 0; m < all; m += batch) {
      many_panels panels(p, x + m * 16 * p.g.k, m * 16, least(batch, all - m));
      for (int64_t pair = begin; pair < end; ++pair) panels.run(pair * 2 * kPanel);
    }
  });
}

inline void tiled_gemm_4bit(const gemm_4bit_args& g) {
  const product_shape p(g);
  const int64_t rows = divide_up(g.m, 16) * 16;
  auto* x = static_cast<uint16_t*>(scratch(static_cast<size_t>(rows * g.k) * sizeof(uint16_t)));
  if (g.m <= 4) return few_rows<4>(p, x);
  if (g.m <= 8) return few_rows<8>(p, x);
  if (g.m <= 16) return few_rows<16>(p, x);
  many_rows(p, x);
}

inline void gemm_4bit(const gemm_4bit_args& g) {
  if (g.m > 2) return tiled_gemm_4bit(g);
  integer_gemm<avx512::int16_product>(g, tiled_gemm_4bit);
}

}  // namespace amx
}  // namespace
}  // namespace nybble::cpu
