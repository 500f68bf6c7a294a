// The step of Schedule-Free AdamW, with the second moment in 8 or 32 bits. The iterate z has the
// type of the parameters.
#pragma once

#include "optim/cpu/generic/state_codec.h"
#include "optim/cpu/generic/values.h"

namespace nybble::cpu {
namespace {

template <class Lanes, class E, bool kEightBit, class Codec>
inline void step_schedule_free(const optimizer_args& o, const nybble_parameter& t,
                               const Codec& codec) {
  const step_constants c(o.h, t.step);
  auto *p = static_cast<typename E::storage*>(t.p),
       *z = static_cast<typename E::storage*>(t.state2);
  const auto* g = static_cast<const typename E::storage*>(t.g);
  parallel_for(divide_up(t.n, kStateBlock), grain_of(t.n, kStateBlock, 32768),
               [&](int64_t begin, int64_t end) {
                 state_block s;
                 for (int64_t b = begin; b < end; ++b) {
                   const int64_t i = b * kStateBlock, n = least(kStateBlock, t.n - i);
                   float* v = s.s1;
                   if constexpr (kEightBit)
                     codec.decode(static_cast<uint8_t*>(t.state1) + i, t.absmax1[b], n, v);
                   else
                     v = static_cast<float*>(t.state1) + i;
                   for (int64_t j = 0; j < n; ++j) s.s2[j] = E::widen(z[i + j]);
                   update_to_nearest<Lanes, schedule_free, E, kEightBit>(c, p + i, g + i, n, v,
                                                                         s.s2, nullptr);
                   for (int64_t j = 0; j < n; ++j) z[i + j] = E::narrow(s.s2[j]);
                   if constexpr (kEightBit)
                     t.absmax1[b] =
                         codec.template encode<false>(v, n, static_cast<uint8_t*>(t.state1) + i);
                 }
               });
}

// codec: the unsigned map's codec, or nullptr for 32-bit states.
template <class Lanes, class Codec>
inline void schedule_free_with(const optimizer_args& o, const Codec& codec) {
  constexpr bool kEightBit = !std::is_same_v<Codec, std::nullptr_t>;
  for_parameters(o, [&](auto element, const nybble_parameter& t) {
    step_schedule_free<Lanes, decltype(element), kEightBit>(o, t, codec);
  });
}

}  // namespace
}  // namespace nybble::cpu
