// The optimizer steps with AVX-512: states decoded into 3 KiB of L1 cache, updated 16 at a
// time and requantized from there, in one pass over memory (16 bytes a parameter for Adam in
// float32, where 32-bit states need 28).
#pragma once

#include "cpu/table.h"
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
  template <bool kFar, class E>  // kFar: from memory, not from the cache
  static vector load(E, const typename E::storage* p) {
    if (kFar) prefetch_ahead(p, 2048);
    return reinterpret_cast<vector>(load16(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store16(E{}, p, reinterpret_cast<__m512>(v));
  }
  using steps_blocks = void;  // Adam has a pipeline of its own for whole blocks

  template <class Rule, class E, class Codec1, class Codec2>
  static int64_t step_blocks(const step_constants& c, const nybble_parameter& t,
                             const Codec1& codec1, const Codec2& codec2, int64_t begin,
                             int64_t end) {
    if constexpr (std::is_same_v<Rule, adam>) {
      const int64_t whole = least(end, t.n / kStateBlock);
      if (begin < whole && !c.skip_zeros && adam_constants::possible(c)) {
        adam_pipeline<lanes16, E>(c, t, codec1, codec2).run(begin, whole);
        return whole;
      }
    }
    return begin;
  }
};

inline void optimizer_8bit(const optimizer_args& o) {
  if (optimizer_8bit_dynamic<lanes16, state_blocks>(o)) return;
  portableoptim_table.step_8bit(o);
}

inline void optimizer_32bit(const optimizer_args& o) { optimizer_32bit_with<lanes16>(o); }

}  // namespace avx512
}  // namespace
}  // namespace nybble::cpu
