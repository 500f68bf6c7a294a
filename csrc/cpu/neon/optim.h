// Owns: the optimizer steps with NEON: vector updates; 8-bit states through the scalar codec.
#pragma once

#include "cpu/generic/optim.h"
#include "cpu/neon/lanes.h"
#include "cpu/table.h"

namespace nybble::cpu {
namespace {
namespace neon {

struct lanes4 {
  using vector = float __attribute__((vector_size(16)));
  static constexpr int64_t kWidth = 4;
  static vector root(vector x) {
    return reinterpret_cast<vector>(vsqrtq_f32(reinterpret_cast<float32x4_t>(x)));
  }
  template <class E>
  static vector load(E, const typename E::storage* p) {
    return reinterpret_cast<vector>(load4(E{}, p));
  }
  template <class E>
  static void store(E, typename E::storage* p, vector v) {
    store4(E{}, p, reinterpret_cast<float32x4_t>(v));
  }
};

inline void optimizer_8bit(const optimizer_args& o) {
  if (o.h.skip_zeros != 0) return portable_table.optimizer_8bit(o);
  const scalar_codec codec1(o.code1), codec2(second_map(o));
  optimizer_8bit_with<lanes4>(o, codec1, codec2);
}

inline void optimizer_32bit(const optimizer_args& o) {
  if (o.h.skip_zeros != 0) return portable_table.optimizer_32bit(o);
  optimizer_32bit_with<lanes4>(o);
}

}  // namespace neon
}  // namespace
}  // namespace nybble::cpu
