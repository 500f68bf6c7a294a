// Quantization to MXFP4 (blocks of 32) and NVFP4 (blocks of 16), in loops that GCC vectorizes for
// each instruction set.
//
// The step of a block is its scale times the tensor's scale. A value gets a code above i if its
// magnitude exceeds bound i * step, or for a tie that goes to the code above, if it is equal. These
// products have at most 31 significant bits, so they are exact in double. Each block's bounds are
// rounded down to the element type. Magnitudes are then compared as integers (keys), without a
// division.
#pragma once

#include "cpu/generic/formats.h"

namespace nybble::cpu {
namespace {

inline uint64_t bits_of(double value) { return same_bits<uint64_t>(value); }
inline double double_of(uint64_t bits) { return same_bits<double>(bits); }

// The keys of an element type. A key is a value's bits without the sign. Keys are ordered like
// magnitudes, and the keys of infinity and NaN are the largest.
template <class Key, int kFraction, int kBias>
struct key_format {
  using key = Key;
  static constexpr key kInfinity = static_cast<key>((2 * kBias + 1) << kFraction);
  static constexpr key kLargest = kInfinity | ((1 << kFraction) - 1);

  static key signed_bits(const void* value) {
    key bits;
    std::memcpy(&bits, value, sizeof bits);
    return bits;
  }
  static key magnitude(key bits) { return bits & kLargest; }
  static key top(const void* a, int64_t n) {
    key found = 0;
#pragma GCC unroll 1  // GCC does not vectorize a loop that it unrolls completely
    for (int64_t i = 0; i < n; ++i) {
      const key one = magnitude(signed_bits(static_cast<const key*>(a) + i));
      found = one > found ? one : found;
    }
    return found;
  }
  // Writes the key of the largest value that is at most bound * step, or less than it, for n steps.
  static void round_down(const double* steps, int n, double bound, bool less, key* rounded) {
    const double units = double_of(static_cast<uint64_t>(1022 + kBias + kFraction) << 52);
    for (int i = 0; i < n; ++i) {
      const uint64_t bits = bits_of(bound * steps[i]) - (less ? 1 : 0);
      const auto normal = static_cast<int32_t>((bits >> (52 - kFraction)) -
                                               (static_cast<uint64_t>(1023 - kBias) << kFraction));
      const double count = double_of(bits) * units;  // of the smallest subnormal number
      const auto subnormal = static_cast<int32_t>(count < 0x1p30 ? count : 0x1p30);
      rounded[i] = static_cast<key>(normal >= (1 << kFraction) ? normal : subnormal);
    }
  }
};
template <class E>
struct keys_of;
template <>
struct keys_of<f32> : key_format<int32_t, 23, 127> {};
template <>
struct keys_of<f16> : key_format<int16_t, 10, 15> {};
template <>
struct keys_of<bf16> : key_format<int16_t, 7, 127> {};

template <class E>
inline float value_of(typename keys_of<E>::key key) {
  return E::widen(same_bits<typename E::storage>(key));
}

// A format: `code` returns the scale of a block with this absmax, and `step` the block's step.
struct mxfp4 {
  static constexpr int kBlock = 32;
  static constexpr uint8_t kNan = 255;
  static uint8_t code(float absmax) {
    const auto exponent = static_cast<int32_t>(bits_of(absmax) >> 23);
    return static_cast<uint8_t>(exponent < 2 ? 0 : exponent - 2);
  }
  static double step(uint8_t code) { return double_of((uint64_t{1023 - 127} + code) << 52); }
};

struct nvfp4 {
  static constexpr int kBlock = 16;
  static constexpr uint8_t kNan = 0x7f;
  double tensor;  // the tensor's scale

  // Rounds absmax / (6 * tensor) to nearest even E4M3, but to at least the smallest positive value.
  // The quotient's error in double is too small to change the result.
  uint8_t code(float absmax) const {
    if (absmax == 0.0f) return 0x38;  // 1.0, as in ModelOpt
    const double y = absmax / (tensor > 0.0 ? 6.0 * tensor : 6.0);
    if (y < 0x1p-6) {  // at most the smallest normal number, whose code is 8
      const uint64_t rounded = bits_of(0x1p9 * y + 0x1p52) & 15;
      return static_cast<uint8_t>(rounded == 0 ? 1 : rounded);
    }
    const uint64_t bits = bits_of(y), half = (uint64_t{1} << 48) - 1 + (bits >> 49 & 1);
    return static_cast<uint8_t>(least(static_cast<int64_t>((bits + half) >> 49) - kOne, 126));
  }
  double step(uint8_t code) const {
    return tensor * (code < 8 ? code * 0x1p-9 : double_of((uint64_t{code} + kOne) << 49));
  }

 private:
  static constexpr int64_t kOne = (1023 - 7) << 3;  // the difference of the exponents' biases
};

// Quantizes `blocks` blocks, which have at most kMicroscaledGroup values.
constexpr int kMicroscaledGroup = 1024;
template <class E, class Format>
inline void quantize_group(const Format& format, const typename E::storage* a, int blocks,
                           uint8_t* scales, uint8_t* packed) {
  using keys = keys_of<E>;
  using key = typename keys::key;
  constexpr int kBlock = Format::kBlock, kBlocks = kMicroscaledGroup / kBlock, kBounds = 7;
  constexpr double kBound[kBounds] = {0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5.0};
  double steps[kBlocks];
  for (int b = 0; b < blocks; ++b) {
    const key top = keys::top(a + b * kBlock, kBlock);
    const bool finite = top < keys::kInfinity;
    scales[b] = finite ? format.code(value_of<E>(top)) : Format::kNan;
    steps[b] = finite ? format.step(scales[b]) : 0.0;
  }
  key bounds[kBounds][kBlocks];
  for (int i = 0; i < kBounds; ++i)  // ties go to the even code
    keys::round_down(steps, blocks, kBound[i], i % 2 != 0, bounds[i]);
  key codes[kMicroscaledGroup];
  for (int b = 0; b < blocks; ++b) {
#pragma GCC unroll 1
    for (int i = 0; i < kBlock; ++i) {
      const key bits = keys::signed_bits(a + b * kBlock + i), magnitude = keys::magnitude(bits);
      key code = bits < 0 && magnitude != 0 ? 8 : 0;
      for (int j = 0; j < kBounds; ++j) code += magnitude > bounds[j][b] ? 1 : 0;
      codes[b * kBlock + i] = code;
    }
  }
  for (int i = 0; i < blocks * kBlock / 2; ++i)
    packed[i] = static_cast<uint8_t>(codes[2 * i] << 4 | codes[2 * i + 1]);
  for (int b = 0; b < blocks; ++b)
    if (steps[b] == 0.0) std::memset(packed + b * kBlock / 2, 0, kBlock / 2);
}

template <class E, class Format>
inline void quantize_microscaled_to(const quantize_microscaled_args& q, const Format& format) {
  constexpr int64_t kBlock = Format::kBlock, kBlocks = kMicroscaledGroup / kBlock;
  parallel_for(q.n / kBlock, grain_of(q.n, kBlock), [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; b += kBlocks) {
      quantize_group<E>(format, static_cast<const typename E::storage*>(q.a) + b * kBlock,
                        static_cast<int>(least(kBlocks, end - b)), q.scales + b,
                        q.packed + b * kBlock / 2);
    }
  });
}

// Returns the largest magnitude in blocks without NaN and infinity.
template <class E>
inline float finite_absmax(const quantize_microscaled_args& q) {
  using keys = keys_of<E>;
  constexpr int64_t kBlock = nvfp4::kBlock;
  typename keys::key most = 0;
  parallel_for(q.n / kBlock, grain_of(q.n, kBlock), [&](int64_t begin, int64_t end) {
    const auto* a = static_cast<const typename E::storage*>(q.a);
    auto found = keys::top(a + begin * kBlock, (end - begin) * kBlock);
    if (found >= keys::kInfinity) {
      found = 0;
      for (int64_t b = begin; b < end; ++b) {
        const auto top = keys::top(a + b * kBlock, kBlock);
        if (top < keys::kInfinity && top > found) found = top;
      }
    }
    // builtins, because the functions of std::atomic would be weak symbols of the unit
    auto known = __atomic_load_n(&most, __ATOMIC_RELAXED);
    while (known < found && !__atomic_compare_exchange_n(&most, &known, found, true,
                                                         __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
  });
  return value_of<E>(most);
}

inline void quantize_microscaled(const quantize_microscaled_args& q) {
  for_dtype(q.dtype, [&](auto element) {
    using E = decltype(element);
    *q.tensor_scale = 1.0f;
    if (q.block_size == mxfp4::kBlock) return quantize_microscaled_to<E>(q, mxfp4{});
    *q.tensor_scale = static_cast<float>(finite_absmax<E>(q) / (448.0 * 6.0));
    quantize_microscaled_to<E>(q, nvfp4{*q.tensor_scale});
  });
}

}  // namespace
}  // namespace nybble::cpu
