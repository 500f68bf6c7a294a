// The optimizer steps with AVX-512. A single pass over memory decodes the states of a block into 3
// KiB of L1 cache, updates 16 values at a time, and quantizes the states from the cache.
#pragma once

#include "optim/cpu/avx512/adam.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {
namespace {
namespace avx512 {

using vector16 = float __attribute__((vector_size(64)));

struct lanes16 {
  using vector = vector16;
  static constexpr int64_t kWidth = 16;
  static vector root(vector x) {
    return reinterpret_cast<vector>(_mm512_sqrt_ps(reinterpret_cast<__m512>(x)));
  }
  template <bool kFar, class E>  // kFar: the data is in memory, not in the cache
  static vector load(E, const typename E::storage* p) {
    if (kFar) prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load16(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store16(E{}, p, reinterpret_cast<__m512>(v));
  }
  using steps_blocks = void;  // has step_blocks, in which Adam pipelines whole blocks

  template <class Rule, class E, class Codec1, class Codec2>
  static int64_t step_blocks(const step_constants& c, const nybble_parameter& t,
                             const Codec1& codec1, const Codec2& codec2, int64_t begin,
                             int64_t end) {
    if constexpr (std::is_same_v<Rule, adam>) {
      const int64_t whole = least(end, t.n / kStateBlock);
      const bool to_nearest = c.noise == 0 || !std::is_same_v<E, bf16>;
      if (begin < whole && !c.skip_zeros && to_nearest && adam_constants::possible(c)) {
        adam_pipeline<lanes16, E>(c, t, codec1, codec2).run(begin, whole);
        return whole;
      }
    }
    return begin;
  }
};

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
