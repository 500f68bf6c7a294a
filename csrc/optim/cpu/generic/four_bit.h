// The step of Adam with 4-bit states in blocks of 128 values.
#pragma once

#include "cpu/table.h"
#include "optim/cpu/generic/values.h"

namespace nybble::cpu {
namespace {

// Dequantizes the states of a chunk of values into the L1 cache, updates them, and quantizes them.
constexpr int32_t kStateBlock4 = 128;
constexpr int64_t kStateChunk4 = 2048;

template <class Lanes, const kernel_table& kTable, class E>
inline void step_4bit(const optimizer_args& o, const nybble_parameter& t) {
  const step_constants c(o.h, t.step);
  auto* p = static_cast<typename E::storage*>(t.p);
  const auto* g = static_cast<const typename E::storage*>(t.g);
  parallel_for(
      divide_up(t.n, kStateChunk4), grain_of(t.n, kStateChunk4, 32768),
      [&](int64_t begin, int64_t end) {
        alignas(64) float values[2][kStateChunk4];
        for (int64_t i = begin * kStateChunk4; i < least(end * kStateChunk4, t.n);
             i += kStateChunk4) {
          const int64_t n = least(kStateChunk4, t.n - i);
          const float* const codes[2] = {o.code1, o.code2};
          uint8_t* const packed[2] = {static_cast<uint8_t*>(t.state1) + i / 2,
                                      static_cast<uint8_t*>(t.state2) + i / 2};
          float* const absmax[2] = {t.absmax1 + i / kStateBlock4, t.absmax2 + i / kStateBlock4};
          for (int s = 0; s < 2; ++s)
            kTable.dequantize_4bit({packed[s],
                                    {absmax[s], nullptr, nullptr, nullptr, 0},
                                    n,
                                    kStateBlock4,
                                    NYBBLE_CODE16,
                                    codes[s],
                                    values[s],
                                    NYBBLE_F32});
          update_values<Lanes, adam, E, true>(c, i, p + i, g + i, n, values[0], values[1], nullptr);
          for (int s = 0; s < 2; ++s)
            kTable.quantize_4bit({values[s], NYBBLE_F32, n, kStateBlock4, NYBBLE_CODE16, codes[s],
                                  absmax[s], packed[s]});
        }
      });
}

template <class Lanes, const kernel_table& kTable>
inline void optimizer_4bit_with(const optimizer_args& o) {
  for_parameters(o, [&](auto element, const nybble_parameter& t) {
    step_4bit<Lanes, kTable, decltype(element)>(o, t);
  });
}

}  // namespace
}  // namespace nybble::cpu
