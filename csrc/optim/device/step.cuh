// Optimizer step kernels. The optimizer steps. A launch steps many tensors, with 32-bit states,
// with 8-bit states in blocks of 256, or with 4-bit states (four_bit.cuh).
//
// A warp processes a unit of 256 values, eight per lane. The warp loads its next unit before it
// stores the results of the current unit. The fast path handles whole units of aligned tensors with
// dynamic maps and finite gradients. The general path handles all other units. When the fast path
// gives up, the general path reads the unit again; the fast path has written nothing. Blocks are
// persistent, because it takes long to fill the tables of 8-bit states (up to 20.5 KiB of shared
// memory).
#pragma once
#include "device/policy.h"
#include "optim/device/four_bit.cuh"

namespace nybble {

// The static shared memory of the 8-bit kernels.
template <bool kSecond>
struct optim_tables {
  u32 signed_words[(kSecond ? flushed_signed_key::kWords : signed_key::kWords)];
  u32 unsigned_words[kSecond ? flushed_unsigned_key::kWords : 4];
  float map[kSecond ? 512 : 256];
};

// Fills the tables. All threads of the block must call this; it ends with a barrier.
template <bool kSecond, int kThreads>
NYBBLE_DEVICE state_maps load_tables(const params::optim& o, optim_tables<kSecond>& tables) {
  static_assert(kThreads >= 256, "a thread has an entry of each map");
  words_to_come<kSecond ? flushed_signed_key::kWords : signed_key::kWords, kThreads> first;
  words_to_come<kSecond ? flushed_unsigned_key::kWords : 4, kThreads> second;
  first.load(kSecond ? kFlushedSignedKeys.word : kSignedKeys.word);
  if (kSecond) second.load(kFlushedUnsignedKeys.word);
  const int i = min(static_cast<int>(threadIdx.x), 255);
  const float value1 = __ldg(o.code1 + i), value2 = kSecond ? __ldg(o.code2 + i) : 0.0f,
              known1 = dynamic_signed(i), known2 = kSecond ? kDynamicUnsigned[i] : 0.0f;
  // uses & instead of &&, so that no branch separates the loads
  const bool same = (value1 == known1) & (value2 == known2);
  first.store(tables.signed_words);
  if (kSecond) second.store(tables.unsigned_words);
  tables.map[i] = value1;
  if (kSecond) tables.map[i + 256] = value2;
  const bool quick = __syncthreads_and(same);
  return {{tables.map, tables.map + (kSecond ? 256 : 0)},
          {tables.signed_words, tables.unsigned_words},
          quick};
}

// Returns the third state (AdEMAMix's slow moment), which follows the first state in memory.
template <int kBits>
NYBBLE_DEVICE char* third_state(const params::optim_tensor& t) {
  return static_cast<char*>(t.s1) + t.n * (kBits == 8 ? 1 : 4);
}
NYBBLE_DEVICE float* third_absmax(const params::optim_tensor& t) {
  return t.absmax1 + (t.n + kUnit - 1) / kUnit;
}

template <class Type, int kStates, int kBits>
struct unit_data {
  typename eight_for<Type>::type p, g;
  stored_state<kBits> s[kStates];
  NYBBLE_DEVICE void load(Type type, const params::optim_tensor& t, u32 group) {
    p.load(type, t.p, group);
    g.load(type, t.g, group);
    s[0].load(t.s1, t.absmax1, group);
    if constexpr (kStates > 1) s[1].load(t.s2, t.absmax2, group);
    if constexpr (kStates > 2) s[2].load(third_state<kBits>(t), third_absmax(t), group);
  }
  // Loads a unit, which may be partial or unaligned, with one or two states.
  NYBBLE_DEVICE void load_any(Type type, const params::optim_tensor& t, i64 at) {
    const i64 bytes = at * 2 * type.vectors();
    p = gather_eight({type.dtype}, static_cast<const char*>(t.p) + bytes, t.n - at);
    g = gather_eight({type.dtype}, static_cast<const char*>(t.g) + bytes, t.n - at);
    s[0].load_any(t.s1, t.absmax1, at, t.n);
    if constexpr (kStates > 1) s[1].load_any(t.s2, t.absmax2, at, t.n);
  }
  // Multiplies quantized states by their betas, as update<false, true> expects.
  NYBBLE_DEVICE void decay(const params::optim& o) {
    s[0].absmax *= o.beta1, s[1].absmax *= o.beta2;
    if constexpr (kStates > 2) s[2].absmax *= o.beta3;
  }
  NYBBLE_DEVICE void values(Type type, const state_maps& maps, unit_values<kStates>& v) const {
    p.values(type, v.p);
    g.values(type, v.g);
    s[0].values(maps.map[0], v.s[0]);
    if constexpr (kStates > 1) s[1].values(maps.map[1], v.s[1]);
    if constexpr (kStates > 2) s[2].values(maps.map[0], v.s[2]);
  }
};

// Steps a unit on the general path. The unit may be partial or unaligned, may have any map and
// gradients that are not finite, and may have zero gradients that must be skipped. A lane has every
// 32nd value. All loads are in flight before the first value is used. The later loops are not
// unrolled, because every kernel contains this code.
template <int kStates, int kBits>
NYBBLE_APART void step_carefully(const params::optim& o, int tensor, i64 unit, float scale,
                                 const float* map1, const float* map2) {
  using state = stored_state<kBits>;
  using storage = typename state::storage;
  const params::optim_tensor& t = o.tensor[tensor];
  const any_type type = {o.dtype};
  const i64 start = unit * kUnit + (threadIdx.x & 31), left = t.n - start;
  storage* s[kStates] = {static_cast<storage*>(t.s1) + start};
  float* absmax[kStates] = {t.absmax1 + unit};
  const float* map[kStates] = {map1};
  if constexpr (kStates > 1)
    s[1] = static_cast<storage*>(t.s2) + start, absmax[1] = t.absmax2 + unit, map[1] = map2;
  if constexpr (kStates > 2)
    s[2] = reinterpret_cast<storage*>(third_state<kBits>(t)) + start,
    absmax[2] = third_absmax(t) + unit, map[2] = map1;
  u32 p[8], g[8];
  storage old[kStates][8];
  float results[kStates][8], old_absmax[kStates];
#pragma unroll
  for (int k = 0; k < kStates; k++) old_absmax[k] = kBits != 32 ? *absmax[k] : 0.0f;
#pragma unroll
  for (int j = 0; j < 8; j++) {
    if (32 * j >= left) break;
    p[j] = type.load(t.p, start + 32 * j), g[j] = type.load(t.g, start + 32 * j);
#pragma unroll
    for (int k = 0; k < kStates; k++) old[k][j] = s[k][32 * j];
  }
#pragma unroll 1
  for (int j = 0; j < 8; j++) {
    unit_values<kStates, 1> v = {};
    if (32 * j < left) {
      v.p[0] = type.widen(p[j]), v.g[0] = type.widen(g[j]);
#pragma unroll
      for (int k = 0; k < kStates; k++) v.s[k][0] = state::value(old[k][j], map[k], old_absmax[k]);
      update<true, kBits != 32>(o, t, scale, v);
      if (kStates > 1 && t.noise) v.p[0] = rounded_stochastically(v.p[0], t.noise, start + 32 * j);
      type.store(t.p, start + 32 * j, v.p[0]);
    }
#pragma unroll
    for (int k = 0; k < kStates; k++) {
      if (kBits == 8)
        results[k][j] = v.s[k][0];
      else if (32 * j < left)
        s[k][32 * j] = v.s[k][0];
    }
  }
  if constexpr (kBits != 32) {
#pragma unroll
    for (int k = 0; k < kStates; k++)
      store_state_any(k != 1, s[k], absmax[k], left, results[k], map[k]);
  }
}

// A version of step_carefully with an unrolled loop, for one 8-bit state and one type. A lane has
// eight adjacent values.
template <class Type>
NYBBLE_APART void step_carefully_of(const params::optim& o, int tensor, i64 unit, float scale,
                                    const float* map1, const float*) {
  const params::optim_tensor& t = o.tensor[tensor];
  const Type type = {o.dtype};
  const i64 at = unit * kUnit + (threadIdx.x & 31) * 8;
  unit_data<Type, 1, 8> d;
  unit_values<1> v;
  d.p.load_any(t.p, at, t.n);
  d.g.load_any(t.g, at, t.n);
  d.s[0].load_any(t.s1, t.absmax1, at, t.n);
  d.values(type, {{map1, map1}, {}, false}, v);
  update<true, true>(o, t, scale, v);
  d.p.pack(type, v.p);
  d.p.store_any(t.p, at, t.n);
  const float (&w)[8] = v.s[0];
  store_state_unrolled<true>(t.s1, t.absmax1, at, t.n, w[0], w[1], w[2], w[3], w[4], w[5], w[6],
                             w[7], map1);
}

// Stores the results of a whole unit: the parameters `p`, and the states of `v`. If the key tables
// do not support one of the absmax, returns false and writes nothing.
template <int kBits, class Type, class Eight, int kStates>
NYBBLE_DEVICE bool store_quickly(Type type, const params::optim_tensor& t, u32 group,
                                 const Eight& p, const unit_values<kStates>& v,
                                 const state_maps& maps) {
  if constexpr (kBits == 4) {
    if (!store_states_4bit(t, group, v, maps)) return false;
    p.store(type, t.p, group);
  } else if constexpr (kBits == 8) {
    float absmax[kStates];
    // the absmax of the last moment is not finite if a gradient is not finite
    absmax[0] = kStates > 1 ? warp_absmax(v.s[0]) : warp_absmax_or_nan(v.s[0]);
    constexpr bool kFlushed = kStates > 1;
    bool codable = is_codable<kFlushed>(absmax[0]);
    if constexpr (kStates > 1) absmax[1] = warp_largest_or_nan(v.s[1]);
    if constexpr (kStates > 1) codable = codable && is_codable<kFlushed>(absmax[1]);
    if constexpr (kStates > 2) absmax[2] = warp_absmax(v.s[2]);
    if constexpr (kStates > 2) codable = codable && is_codable<kFlushed>(absmax[2]);
    if (!codable) return false;
    p.store(type, t.p, group);
    static_cast<uint2*>(t.s1)[group] =
        encode_state<true, kFlushed>(v.s[0], absmax[0], maps.keys[0]);
    if constexpr (kStates > 1)
      static_cast<uint2*>(t.s2)[group] = encode_state<false, true>(v.s[1], absmax[1], maps.keys[1]);
    if constexpr (kStates > 2)
      reinterpret_cast<uint2*>(third_state<8>(t))[group] =
          encode_state<true, true>(v.s[2], absmax[2], maps.keys[0]);
    if ((threadIdx.x & 31) == 0) {
      t.absmax1[group / 32] = absmax[0];
      if constexpr (kStates > 1) t.absmax2[group / 32] = absmax[1];
      if constexpr (kStates > 2) third_absmax(t)[group / 32] = absmax[2];
    }
  } else {
    p.store(type, t.p, group);
    eight raw;
    raw.pack(kFloats, v.s[0]);
    raw.store(kFloats, t.s1, group);
    if constexpr (kStates > 1) raw.pack(kFloats, v.s[1]), raw.store(kFloats, t.s2, group);
    if constexpr (kStates > 2)
      raw.pack(kFloats, v.s[2]), raw.store(kFloats, third_state<32>(t), group);
  }
  return true;
}

// Steps a whole unit. If the unit needs the general path, returns false and writes nothing. If
// there are enough registers for two units, calls `load_next` first. Otherwise calls it when the
// values of this unit have been converted, so that the next unit needs no registers of its own.
template <bool kRoom, class Type, int kStates, int kBits, class Load>
NYBBLE_DEVICE bool step_quickly(const params::optim& o, const params::optim_tensor& t, float scale,
                                u32 group, unit_data<Type, kStates, kBits>& unit,
                                const state_maps& maps, Load load_next) {
  const Type type = {o.dtype};
  unit_data<Type, kStates, kBits> d = unit;
  if (kRoom) load_next();
  if constexpr (kStates > 1 && kBits != 32) d.decay(o);
  unit_values<kStates> v;
  d.values(type, maps, v);
  if (!kRoom) load_next();
  update<false, kBits != 32>(o, t, scale, v);
  typename eight_for<Type>::type p;
  bool finite = true;
  if constexpr (kStates > 1 && !Type::kWide) {
    if (t.noise)
      finite = __all_sync(kFullWarp, round_stochastically(v.p, t.noise, group, p.raw[0]));
    else
      p.pack(type, v.p);
  } else {
    p.pack(type, v.p);
  }
  return finite && store_quickly<kBits>(type, t, group, p, v, maps);
}

// Returns the number of units that the fast path can step. This is 0 if a third state is unaligned,
// or if zero gradients must be skipped.
template <int kStates, int kBits>
NYBBLE_DEVICE u32 whole_units(const params::optim& o, const params::optim_tensor& t) {
  const bool fits = t.aligned && (kStates < 3 || (t.n & (kBits == 8 ? 7 : 3)) == 0);
  return fits && !o.skip_zeros ? static_cast<u32>(t.n / kUnit) : 0;
}

// Returns whether the step itself computes the factor of a tensor's updates from the sums. Only
// with one 8-bit state does the step compute the factor; each type then has its own kernel. A
// common kernel for both 16-bit types would be 4 to 6 % slower (H200).
__host__ __device__ constexpr bool with_norms(int states, int bits) {
  return states == 1 && bits == 8;
}

// The steps of a launch with kStates states: the data of a unit, and the two paths.
template <class Type_, int kStates, int kBits>
struct state_steps {
  using Type = Type_;
  using data = unit_data<Type, kStates, kBits>;
  static constexpr bool kRoom = policy::optim_has_room(kBits != 32, kStates, Type::kWide),
                        kWithNorms = with_norms(kStates, kBits);

  static NYBBLE_DEVICE u32 whole(const params::optim& o, const params::optim_tensor& t) {
    return whole_units<kStates, kBits>(o, t);
  }
  static NYBBLE_DEVICE state_maps load_maps(const params::optim& o) {
    if constexpr (kBits == 4) {
      __shared__ optim_tables_4bit tables;
      return load_tables_4bit(o, tables);
    } else if constexpr (kBits == 8) {
      __shared__ __align__(128) optim_tables<(kStates > 1)> tables;
      return load_tables<(kStates > 1), policy::optim_threads(8)>(o, tables);
    } else {
      return {{nullptr, nullptr}, {nullptr, nullptr}, true};
    }
  }
  template <class Load>
  static NYBBLE_DEVICE bool quickly(const params::optim& o, const params::optim_tensor& t,
                                    float scale, u32 group, data& unit, const state_maps& maps,
                                    Load load_next) {
    return step_quickly<kRoom>(o, t, scale, group, unit, maps, load_next);
  }
  static NYBBLE_DEVICE void carefully(const params::optim& o, int tensor, i64 unit, float scale,
                                      const state_maps& maps) {
    if constexpr (kWithNorms)
      step_carefully_of<Type>(o, tensor, unit, scale, maps.map[0], maps.map[1]);
    else if constexpr (kBits == 4)
      step_carefully_4bit(o, tensor, unit, scale, maps.map[0], maps.map[1]);
    else
      step_carefully<kStates, kBits>(o, tensor, unit, scale, maps.map[0], maps.map[1]);
  }
};

template <class Steps>
NYBBLE_DEVICE void optimizer_step(const params::optim& o) {
  const typename Steps::Type type = {o.dtype};
  const u32 warps = blockDim.x >> 5, lane = threadIdx.x & 31, step = gridDim.x * warps;
  // index of this warp's unit among the units of all tensors
  i64 unit = static_cast<i64>(blockIdx.x) * warps + (threadIdx.x >> 5);
  typename Steps::data next;
  const bool begun = unit < Steps::whole(o, o.tensor[0]);
  if (begun) next.load(type, o.tensor[0], static_cast<u32>(unit) * 32 + lane);
  const state_maps maps = Steps::load_maps(o);
  for (int i = 0; i < o.tensors; i++) {
    const params::optim_tensor& t = o.tensor[i];
    const u32 all = static_cast<u32>((t.n + kUnit - 1) / kUnit);
    if (unit - t.first_unit >= all) continue;
    u32 at = static_cast<u32>(unit - t.first_unit);
    float scale;
    if constexpr (Steps::kWithNorms) {
      scale = o.norms ? update_scale(o, o.norms + 2 * i, true) : 1.0f;
      if (o.norms && t.norm && at == 0 && lane == 0)
        *t.norm = static_cast<float>(o.norms[2 * i + 1]);
    } else {
      scale = o.scales ? o.scales[i] : 1.0f;
    }
    const u32 whole = maps.quick ? Steps::whole(o, t) : 0;
    if (at < whole && (i > 0 || !begun)) next.load(type, t, at * 32 + lane);
    const auto load_next = [&] {
      if (at + step < whole) next.load(type, t, (at + step) * 32 + lane);
    };
    if constexpr (Steps::kWithNorms) {
      for (; at < whole; at += step)
        if (!Steps::quickly(o, t, scale, at * 32 + lane, next, maps, load_next))
          Steps::carefully(o, i, at, scale, maps);
      for (; at < all; at += step) Steps::carefully(o, i, at, scale, maps);
    } else {
      for (; at < all; at += step) {
        const bool done =
            at < whole && Steps::quickly(o, t, scale, at * 32 + lane, next, maps, load_next);
        if (!done) Steps::carefully(o, i, at, scale, maps);
      }
    }
    unit = t.first_unit + at;
  }
}

}  // namespace nybble
