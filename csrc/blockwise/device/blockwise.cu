// Defines the blockwise kernels. The types in their names are f32 and half (float16 or bfloat16).
// Three groups of kernels have separate f16 and bf16 versions instead of half: the kernels for a
// single code book (quantize_4bit_<code>_<type>_cta), quantize_blockwise_<type>_cta, and the
// kernels for nested scales.
//
// Variants of quantize_4bit_<type>_<variant> and quantize_blockwise_<type>_<variant>:
//   64, 256    the tuned block sizes of 4 bits (NF4 and FP4) and of 8 bits
//   subwarp    other blocks that fit in a warp: up to 1024 values of 16-bit types, 512 of float32
//   cta        blocks that fit in a thread block: up to 4096 values of 16-bit types (8 bits: 8192)
//   two_pass   larger blocks
#include "blockwise/device/dequantize.cuh"
#include "blockwise/device/quantize.cuh"
#include "device/mma.cuh"

namespace nybble {

// All kernels of this file are launched with PDL, so each first waits for the previous kernel.
#define NYBBLE_KERNEL(name, record, body)                                          \
  extern "C" __global__ void __launch_bounds__(256) name(const params::record p) { \
    pdl_wait();                                                                    \
    body;                                                                          \
  }

// The minimum number of resident blocks limits the number of registers. Without this limit, calling
// quantize_carefully would take so many registers that fewer blocks are resident.
#if __CUDA_ARCH__ < 800
#define NYBBLE_BLOCKS 8  // sm_75 has at most 1024 threads; sm_70 uses the same PTX
#else
#define NYBBLE_BLOCKS 10
#endif
#define NYBBLE_KERNEL4(name, body)                                                       \
  extern "C" __global__ void __launch_bounds__(policy::kQuantize4Threads, NYBBLE_BLOCKS) \
      name(const params::quantize_4bit p) {                                              \
    pdl_wait();                                                                          \
    body;                                                                                \
  }

// The launcher uses quantize_4bit_<type>_cta for CODE16 only, so these kernels contain no code for
// other code books.
NYBBLE_DEVICE params::quantize_4bit code16_of(params::quantize_4bit p) {
  p.quant_type = kCode16;
  return p;
}

#define NYBBLE_BLOCKWISE4(name, type)                                                              \
  NYBBLE_KERNEL4(quantize_4bit_##name##_64,                                                        \
                 (quantize_segments<type, encode4<type, true>, 6 - type::kVectorShift>(p)))        \
  NYBBLE_KERNEL4(quantize_4bit_##name##_subwarp,                                                   \
                 (quantize_segments<type, encode4<type, false>, kInWarp>(p)))                      \
  NYBBLE_KERNEL4(quantize_4bit_##name##_cta,                                                       \
                 (quantize_segments<type, encode4<type, false>, kAcrossWarps>(code16_of(p))))      \
  NYBBLE_KERNEL4(quantize_4bit_##name##_two_pass, (quantize_warps<type, encode4<type, false>>(p))) \
  NYBBLE_KERNEL(dequantize_4bit_##name, dequantize_4bit, (dequantize<type, decode4<type>>(p)))
NYBBLE_BLOCKWISE4(f32, f32)
NYBBLE_BLOCKWISE4(half, half_type)

#define NYBBLE_BLOCKWISE4_TYPE(type)                                                     \
  NYBBLE_KERNEL4(quantize_4bit_nf4_##type##_cta,                                         \
                 (quantize_segments<type, encode4<type, false, kNf4>, kAcrossWarps>(p))) \
  NYBBLE_KERNEL4(quantize_4bit_fp4_##type##_cta,                                         \
                 (quantize_segments<type, encode4<type, false, kFp4>, kAcrossWarps>(p))) \
  NYBBLE_KERNEL(dequantize_4bit_##type##_nested, dequantize_4bit,                        \
                (dequantize<type, decode4<type>, true>(p)))
NYBBLE_BLOCKWISE4_TYPE(f32)
NYBBLE_BLOCKWISE4_TYPE(f16)
NYBBLE_BLOCKWISE4_TYPE(bf16)

#define NYBBLE_KERNEL8(name, body)                                                   \
  extern "C" __global__ void __launch_bounds__(policy::kQuantizeThreads,             \
                                               policy::kQuantize8BlocksPerProcessor) \
      name(const params::quantize_blockwise p) {                                     \
    pdl_wait();                                                                      \
    body;                                                                            \
  }
#define NYBBLE_BLOCKWISE8(name, type)                                                            \
  NYBBLE_KERNEL8(quantize_blockwise_##name##_256,                                                \
                 (quantize_segments<type, encode8<type>, 8 - type::kVectorShift>(p)))            \
  NYBBLE_KERNEL8(quantize_blockwise_##name##_subwarp,                                            \
                 (quantize_segments<type, encode8<type>, kInWarp>(p)))                           \
  NYBBLE_KERNEL8(quantize_blockwise_##name##_two_pass, (quantize_warps<type, encode8<type>>(p))) \
  NYBBLE_KERNEL(dequantize_blockwise_##name, dequantize_blockwise,                               \
                (dequantize<type, decode8<type>>(p)))
NYBBLE_BLOCKWISE8(f32, f32)
NYBBLE_BLOCKWISE8(half, half_type)
#define NYBBLE_BLOCKWISE8_TYPE(type)              \
  NYBBLE_KERNEL8(quantize_blockwise_##type##_cta, \
                 (quantize_segments<type, encode8_of<type>, kAcrossWarps>(p)))
NYBBLE_BLOCKWISE8_TYPE(f32)
NYBBLE_BLOCKWISE8_TYPE(f16)
NYBBLE_BLOCKWISE8_TYPE(bf16)

}  // namespace nybble
