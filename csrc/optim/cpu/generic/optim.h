// The optimizer steps over tensors, with 32-bit states, with 8-bit states in blocks of 256, or with
// 4-bit states.
#pragma once

#include <type_traits>

#include "cpu/table.h"
#include "optim/cpu/generic/four_bit.h"
#include "optim/cpu/generic/schedule_free.h"

namespace nybble::cpu {
namespace {

// The shapes for AdEMAMix are absmax1 [2][blocks] and state1 [2][n].
inline int64_t state_blocks_of(const nybble_parameter& t) { return divide_up(t.n, kStateBlock); }
template <class Rule, class Codec1, class Codec2>
inline void decode_states(const nybble_parameter& t, const Codec1& codec1, const Codec2& codec2,
                          int64_t b, int64_t n, state_block& s) {
  const auto* q1 = static_cast<const uint8_t*>(t.state1) + b * kStateBlock;
  codec1.decode(q1, t.absmax1[b], n, s.s1);
  if (Rule::kStates > 1) {
    const auto* q2 = static_cast<const uint8_t*>(t.state2) + b * kStateBlock;
    codec2.decode(q2, t.absmax2[b], n, s.s2);
  }
  if (Rule::kStates > 2) codec1.decode(q1 + t.n, t.absmax1[state_blocks_of(t) + b], n, s.s3);
}

template <class Rule, class Codec1, class Codec2>
inline void encode_states(const nybble_parameter& t, const Codec1& codec1, const Codec2& codec2,
                          int64_t b, int64_t n, const state_block& s) {
  auto* q1 = static_cast<uint8_t*>(t.state1) + b * kStateBlock;
  t.absmax1[b] = codec1.template encode<true>(s.s1, n, q1);
  if (Rule::kStates > 1) {
    auto* q2 = static_cast<uint8_t*>(t.state2) + b * kStateBlock;
    t.absmax2[b] = codec2.template encode<false>(s.s2, n, q2);
  }
  if (Rule::kStates > 2)
    t.absmax1[state_blocks_of(t) + b] = codec1.template encode<true>(s.s3, n, q1 + t.n);
}

// Sums of p^2 and of update^2. The sums are computed in pieces of fixed size, so that they do not
// depend on the number of threads.
struct norms {
  double parameter, update;
};
constexpr int64_t kNormPiece = 256 * kStateBlock;

template <class E, class Visit>
inline norms sum_norms(const nybble_parameter& t, const Visit& update_square) {
  const int64_t pieces = divide_up(t.n, kNormPiece);
  auto* parts = static_cast<norms*>(scratch(static_cast<size_t>(pieces) * sizeof(norms)));
  const auto* p = static_cast<const typename E::storage*>(t.p);
  parallel_for(pieces, 1, [&](int64_t first, int64_t last) {
    for (int64_t piece = first; piece < last; ++piece) {
      const int64_t begin = piece * kNormPiece;
      const int64_t end = least(begin + kNormPiece, t.n);
      norms sum{0.0, update_square(begin, end)};
      for (int64_t i = begin; i < end; ++i) {
        const double value = E::widen(p[i]);
        sum.parameter += value * value;
      }
      parts[piece] = sum;
    }
  });
  norms total{0.0, 0.0};
  for (int64_t piece = 0; piece < pieces; ++piece) {
    total.parameter += parts[piece].parameter;
    total.update += parts[piece].update;
  }
  return total;
}

// Whether max_unorm limits the updates of this rule. The result is the same as that of
// has_update_norm.
template <class Rule, class = void>
constexpr bool has_norm = false;
template <class Rule>
constexpr bool has_norm<Rule, std::void_t<decltype(&Rule::norm_term)>> = true;

// Sets the factor that limits the updates, if max_unorm is set. update_square(begin, end) returns
// the sum of update^2 of these values. If all values of a tensor are zero, its updates are not
// limited. A limit of 0 would never let the tensor change.
template <class Rule, class E, class Visit>
inline void apply_max_unorm(const optimizer_args& o, const nybble_parameter& t, step_constants& c,
                            const Visit& update_square) {
  if (!(o.h.max_unorm > 0.0f)) return;
  const norms sum = sum_norms<E>(t, update_square);
  const float update = static_cast<float>(std::sqrt(sum.update));
  float limit = o.h.max_unorm * static_cast<float>(std::sqrt(sum.parameter));
  if (Rule::kStates == 1) limit += c.eps;
  c.scale = update > limit && sum.parameter > 0.0 ? limit / update : 1.0f;
  if (t.norm != nullptr) *t.norm = static_cast<float>(sum.update);
}

template <class Rule, class E>
__attribute__((noinline)) double norm_square(const step_constants& c, const typename E::storage* g,
                                             const float* s1, const float* s2, int64_t n) {
  double sum = 0.0;
  for (int64_t i = 0; i < n; ++i) {
    const float second = Rule::kStates > 1 ? s2[i] : 0.0f;
    const double term = Rule::norm_term(c, E::widen(g[i]) * c.gnorm_scale, s1[i], second);
    sum += term * term;
  }
  return sum;
}

// Returns the number of blocks per piece of work. Pieces of 131072 values take 4 % less time than
// pieces of 32768 values (Zen 4). The pieces are smaller if there would otherwise be fewer than
// four pieces per thread.
inline int64_t state_grain(int64_t n) {
  return grain_of(n, kStateBlock, most(32768, least(131072, n / (4 * threads_allowed()))));
}

// Lanes may have a faster path for some blocks, the function step_blocks<Rule, E>(c, t, codec1,
// codec2, begin, end). step_blocks updates consecutive blocks from `begin` on, and returns the
// first block that it did not update.
template <class Lanes, class = void>
constexpr bool has_step_blocks = false;
template <class Lanes>
constexpr bool has_step_blocks<Lanes, std::void_t<typename Lanes::steps_blocks>> = true;

template <class Lanes, class Rule, class E, class Codec1, class Codec2>
inline void step_8bit(const optimizer_args& o, const nybble_parameter& t, const Codec1& codec1,
                      const Codec2& codec2) {
  step_constants c(o.h, t.step);
  const auto* g = static_cast<const typename E::storage*>(t.g);
  if constexpr (has_norm<Rule>) {
    apply_max_unorm<Rule, E>(o, t, c, [&](int64_t begin, int64_t end) {
      double square = 0.0;
      state_block s;
      for (int64_t i = begin; i < end; i += kStateBlock) {
        const int64_t n = least(kStateBlock, end - i);
        decode_states<Rule>(t, codec1, codec2, i / kStateBlock, n, s);
        square += norm_square<Rule, E>(c, g + i, s.s1, s.s2, n);
      }
      return square;
    });
  }
  auto* p = static_cast<typename E::storage*>(t.p);
  parallel_for(state_blocks_of(t), state_grain(t.n), [&](int64_t begin, int64_t end) {
    state_block s;
    int64_t b = begin;
    if constexpr (has_step_blocks<Lanes>)
      b = Lanes::template step_blocks<Rule, E>(c, t, codec1, codec2, begin, end);
    for (; b < end; ++b) {
      const int64_t i = b * kStateBlock;
      const int64_t n = least(kStateBlock, t.n - i);
      decode_states<Rule>(t, codec1, codec2, b, n, s);
      update_values<Lanes, Rule, E, true>(c, i, p + i, g + i, n, s.s1, s.s2, s.s3);
      encode_states<Rule>(t, codec1, codec2, b, n, s);
    }
  });
}

template <class Lanes, class Rule, class E>
inline void step_32bit(const optimizer_args& o, const nybble_parameter& t) {
  step_constants c(o.h, t.step);
  const auto* g = static_cast<const typename E::storage*>(t.g);
  auto* s1 = static_cast<float*>(t.state1);
  auto* s2 = static_cast<float*>(t.state2);
  if constexpr (has_norm<Rule>) {
    apply_max_unorm<Rule, E>(o, t, c, [&](int64_t begin, int64_t end) {
      return norm_square<Rule, E>(c, g + begin, s1 + begin, Rule::kStates > 1 ? s2 + begin : s2,
                                  end - begin);
    });
  }
  auto* p = static_cast<typename E::storage*>(t.p);
  const int64_t grain = t.n < kSmall ? t.n : 32768;
  parallel_for(t.n, grain, [&](int64_t begin, int64_t end) {
    update_values<Lanes, Rule, E, false>(c, begin, p + begin, g + begin, end - begin, s1 + begin,
                                         Rule::kStates > 1 ? s2 + begin : nullptr,
                                         Rule::kStates > 2 ? s1 + t.n + begin : nullptr);
  });
}

// Calls body(rule, element, parameter) for each parameter that has elements.
template <class Body>
inline void for_rule_and_parameters(const optimizer_args& o, const Body& body) {
  for_optimizer(o.optimizer, [&](auto rule) {
    for_parameters(o, [&](auto element, const nybble_parameter& t) { body(rule, element, t); });
  });
}

template <class Lanes, class Codec1, class Codec2>
inline void optimizer_8bit_with(const optimizer_args& o, const Codec1& codec1,
                                const Codec2& codec2) {
  for_rule_and_parameters(o, [&](auto rule, auto element, const nybble_parameter& t) {
    step_8bit<Lanes, decltype(rule), decltype(element)>(o, t, codec1, codec2);
  });
}

// Returns the second map, or the first map for optimizers with one state.
inline const float* second_map(const optimizer_args& o) {
  return o.code2 == nullptr ? o.code1 : o.code2;
}

inline void optimizer_8bit(const optimizer_args& o) {
  const scalar_codec codec1(o.code1), codec2(second_map(o));
  if (o.optimizer == NYBBLE_SCHEDULE_FREE) return schedule_free_with<scalar_lanes>(o, codec1);
  optimizer_8bit_with<scalar_lanes>(o, codec1, codec2);
}

// Steps with 8-bit states. Type Blocks<true> encodes to the signed dynamic map, and Blocks<false>
// to the unsigned dynamic map. Other maps use the portable step.
template <class Lanes, template <bool> class Blocks>
inline void optimizer_8bit_by(const optimizer_args& o) {
  if (o.optimizer == NYBBLE_SCHEDULE_FREE) {
    if (kind_of(o.code1) != map_kind::unsigned_dynamic) return portableoptim_table.step_8bit(o);
    return schedule_free_with<Lanes>(o, block_codec<Blocks<false>>(o.code1));
  }
  const bool one_map = o.code2 == nullptr;
  if (kind_of(o.code1) != map_kind::signed_dynamic ||
      (!one_map && kind_of(o.code2) != map_kind::unsigned_dynamic)) {
    return portableoptim_table.step_8bit(o);
  }
  const block_codec<Blocks<true>> codec1(o.code1);
  const block_codec<Blocks<false>> codec2(second_map(o));  // unused with one map
  optimizer_8bit_with<Lanes>(o, codec1, codec2);
}

template <class Lanes>
inline void optimizer_32bit_with(const optimizer_args& o) {
  if (o.optimizer == NYBBLE_SCHEDULE_FREE) return schedule_free_with<Lanes>(o, nullptr);
  for_rule_and_parameters(o, [&](auto rule, auto element, const nybble_parameter& t) {
    step_32bit<Lanes, decltype(rule), decltype(element)>(o, t);
  });
}

inline void optimizer_32bit(const optimizer_args& o) { optimizer_32bit_with<scalar_lanes>(o); }

}  // namespace
}  // namespace nybble::cpu
