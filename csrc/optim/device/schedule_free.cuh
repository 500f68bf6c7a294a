// The steps of Schedule-Free AdamW. The second moment is 8-bit (with the unsigned map) or float32.
// The iterate z, in optim_tensor::s2, has the type of the parameters.
#pragma once
#include "optim/device/step.cuh"

namespace nybble {

// The static shared memory of the 8-bit kernels.
struct schedule_free_tables {
  u32 words[flushed_unsigned_key::kWords];
  float map[256];
};

// Fills the tables. All threads of the block must call this; it ends with a barrier.
NYBBLE_DEVICE state_maps load_schedule_free_tables(const params::optim& o,
                                                   schedule_free_tables& tables) {
  words_to_come<flushed_unsigned_key::kWords, policy::optim_threads(8)> words;
  words.load(kFlushedUnsignedKeys.word);
  const float value = __ldg(o.code1 + threadIdx.x);
  words.store(tables.words);
  tables.map[threadIdx.x] = value;
  const bool quick = __syncthreads_and(value == kDynamicUnsigned[threadIdx.x]);
  return {{tables.map, nullptr}, {tables.words, nullptr}, quick};
}

template <class Type, int kBits>
struct schedule_free_data {
  typename eight_for<Type>::type p, g, z;
  stored_state<kBits> s;
  NYBBLE_DEVICE void load(Type type, const params::optim_tensor& t, u32 group) {
    p.load(type, t.p, group);
    g.load(type, t.g, group);
    z.load(type, t.s2, group);
    s.load(t.s1, t.absmax1, group);
  }
};

// Steps a unit on the general path (see step_carefully).
template <int kBits>
NYBBLE_APART void step_schedule_free_carefully(const params::optim& o, int tensor, i64 unit,
                                               const float* map) {
  using storage = typename stored_state<kBits>::storage;
  const params::optim_tensor& t = o.tensor[tensor];
  const any_type type = {o.dtype};
  const i64 start = unit * kUnit + (threadIdx.x & 31), left = t.n - start;
  storage* const s = static_cast<storage*>(t.s1) + start;
  const float absmax = kBits == 8 ? t.absmax1[unit] : 0.0f;
  float results[8];
#pragma unroll 1
  for (int j = 0; j < 8; j++) {
    results[j] = 0.0f;
    if (32 * j >= left) continue;
    const i64 at = start + 32 * j;
    schedule_free_values<1> v;
    v.p[0] = type.value(t.p, at), v.g[0] = type.value(t.g, at), v.s[1][0] = type.value(t.s2, at);
    v.s[0][0] = stored_state<kBits>::value(s[32 * j], map, absmax);
    const float z = v.s[1][0];
    update<true, kBits != 32>(o, t, v);
    const float scaled = v.g[0] * o.gnorm_scale;
    const bool kept = kBits != 32 && !(scaled * scaled <= kLargest);
    type.store(t.p, at, v.p[0]);
    type.store(t.s2, at, kept ? z : v.s[1][0]);
    results[j] = v.s[0][0];
    if (kBits == 32) s[32 * j] = v.s[0][0];
  }
  if constexpr (kBits != 32) store_state_any(false, s, t.absmax1 + unit, left, results, map);
}

template <class Type_, int kBits>
struct schedule_free_steps {
  using Type = Type_;
  using data = schedule_free_data<Type, kBits>;
  static constexpr bool kWithNorms = false;

  static NYBBLE_DEVICE u32 whole(const params::optim& o, const params::optim_tensor& t) {
    return whole_units<1, kBits>(o, t);
  }
  static NYBBLE_DEVICE state_maps load_maps(const params::optim& o) {
    if constexpr (kBits == 32) return {{nullptr, nullptr}, {nullptr, nullptr}, true};
    __shared__ __align__(128) schedule_free_tables tables;
    return load_schedule_free_tables(o, tables);
  }
  template <class Load>
  static NYBBLE_DEVICE bool quickly(const params::optim& o, const params::optim_tensor& t, float,
                                    u32 group, data& unit, const state_maps& maps, Load load_next) {
    const Type type = {o.dtype};
    data d = unit;
    load_next();                                       // the registers are enough for two units
    if constexpr (kBits != 32) d.s.absmax *= o.beta2;  // decays all values
    schedule_free_values<8> v;
    d.p.values(type, v.p);
    d.g.values(type, v.g);
    d.z.values(type, v.s[1]);
    d.s.values(maps.map[0], v.s[0]);
    update<false, kBits != 32>(o, t, v);
    if constexpr (kBits != 32) {
      const float absmax = warp_largest_or_nan(v.s[0]);
      if (!is_codable<true>(absmax)) return false;
      static_cast<uint2*>(t.s1)[group] = encode_state<false, true>(v.s[0], absmax, maps.keys[0]);
      if ((threadIdx.x & 31) == 0) t.absmax1[group / 32] = absmax;
    } else {
      eight raw;
      raw.pack(kFloats, v.s[0]);
      raw.store(kFloats, t.s1, group);
    }
    typename eight_for<Type>::type to;
    to.pack(type, v.p);
    to.store(type, t.p, group);
    to.pack(type, v.s[1]);
    to.store(type, t.s2, group);
    return true;
  }
  static NYBBLE_DEVICE void carefully(const params::optim& o, int tensor, i64 unit, float,
                                      const state_maps& maps) {
    step_schedule_free_carefully<kBits>(o, tensor, unit, maps.map[0]);
  }
};

}  // namespace nybble
