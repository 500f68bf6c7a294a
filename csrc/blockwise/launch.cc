// Launches the blockwise kernels.
#include "cuda/launch.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_TYPES(prefix, suffix) NYBBLE_KERNEL_TYPES("blockwise", prefix, suffix)
#define NYBBLE_WIDTHS(prefix, suffix) NYBBLE_KERNEL_WIDTHS("blockwise", prefix, suffix)

// kTuned is for quantization blocks of 64 values (4 bits) or of 256 values (8 bits).
enum { kSubwarp, kCta, kTwoPass, kTuned };
// [variant][dtype]
kernel quantize4[4][3] = {{NYBBLE_WIDTHS("quantize_4bit", "_subwarp")},
                          {NYBBLE_WIDTHS("quantize_4bit", "_cta")},  // CODE16
                          {NYBBLE_WIDTHS("quantize_4bit", "_two_pass")},
                          {NYBBLE_WIDTHS("quantize_4bit", "_64")}};
// [quant_type][dtype]
kernel quantize4_cta[2][3] = {{NYBBLE_TYPES("quantize_4bit_nf4", "_cta")},
                              {NYBBLE_TYPES("quantize_4bit_fp4", "_cta")}};
// [whether scales are nested][dtype]
kernel dequantize4[2][3] = {{NYBBLE_WIDTHS("dequantize_4bit", "")},
                            {NYBBLE_TYPES("dequantize_4bit", "_nested")}};
kernel quantize8[4][3] = {{NYBBLE_WIDTHS("quantize_blockwise", "_subwarp")},
                          {NYBBLE_TYPES("quantize_blockwise", "_cta")},
                          {NYBBLE_WIDTHS("quantize_blockwise", "_two_pass")},
                          {NYBBLE_WIDTHS("quantize_blockwise", "_256")}};
kernel dequantize8[3] = {NYBBLE_WIDTHS("dequantize_blockwise", "")};

// Chooses the variant from the size of a quantization block. A warp reads a block once if the block
// fits in a warp; otherwise a thread block reads it once if it fits in a thread block; otherwise a
// warp reads it twice.
int variant_of(int block_size, int vector, int threads, int tuned) {
  const int in_flight = policy::kQuantizeVectors * vector;
  if (block_size == tuned) return kTuned;
  return block_size <= 32 * in_flight        ? kSubwarp
         : block_size <= threads * in_flight ? kCta
                                             : kTwoPass;
}

shape quantize_shape(int64_t n, int block_size, int vector, int threads, int variant) {
  if (variant == kTwoPass)
    return with_pdl({ceil_div(ceil_div(n, block_size), threads / 32), threads});
  const int64_t per_block = static_cast<int64_t>(threads) * policy::kQuantizeVectors;
  return with_pdl({ceil_div(ceil_div(n, vector), per_block), threads});
}

shape dequantize_shape(int64_t n, int vector, int64_t vectors_per_lane) {
  const int64_t per_block = policy::kDequantizeThreads * vectors_per_lane;
  return with_pdl({ceil_div(ceil_div(n, vector), per_block), policy::kDequantizeThreads});
}

}  // namespace

void quantize_4bit(const quantize_4bit_args& args, int32_t device, void* stream) {
  const int vector = vector_of(args.dtype);
  // CODE16 (a code book that the caller supplies) has no tuned kernel for blocks of 64
  const int variant = variant_of(args.block_size, vector, policy::kQuantize4Threads,
                                 args.quant_type == NYBBLE_CODE16 ? 0 : 64);
  const bool aligned = is_aligned(args.a, 16) && is_aligned(args.packed, 4);
  const int shift = log2_of("block_size", args.block_size);
  const params::quantize_4bit p = {args.a, args.absmax,     args.packed, args.code, args.n,
                                   shift,  args.quant_type, args.dtype,  aligned};
  const bool one_type = variant == kCta && args.quant_type != NYBBLE_CODE16;
  (one_type ? quantize4_cta[args.quant_type] : quantize4[variant])[args.dtype].launch(
      device, stream,
      quantize_shape(args.n, args.block_size, vector, policy::kQuantize4Threads, variant), p);
}

void dequantize_4bit(const dequantize_4bit_args& args, int32_t device, void* stream) {
  const params::dequantize_4bit p = {args.packed,
                                     absmax_of(args.absmax),
                                     args.out,
                                     args.code,
                                     args.n,
                                     log2_of("block_size", args.block_size, 16),
                                     args.quant_type,
                                     args.dtype,
                                     is_aligned(args.out, 16) && is_aligned(args.packed, 4)};
  dequantize4[args.absmax.codes != nullptr][args.dtype].launch(
      device, stream, dequantize_shape(args.n, vector_of(args.dtype), policy::kDequantizeVectors),
      p);
}

void quantize_blockwise(const quantize_blockwise_args& args, int32_t device, void* stream) {
  const int vector = vector_of(args.dtype);
  const int variant = variant_of(args.block_size, vector, policy::kQuantizeThreads, 256);
  const bool aligned = is_aligned(args.a, 16) && is_aligned(args.codes, 8);
  const int shift = log2_of("block_size", args.block_size);
  const params::quantize_blockwise p = {args.a, args.absmax, args.codes, args.code,
                                        args.n, shift,       args.dtype, aligned};
  shape s = quantize_shape(args.n, args.block_size, vector, policy::kQuantizeThreads, variant);
  const int64_t wave = policy::kQuantize8BlocksPerProcessor * multiprocessors(device);
  s.blocks = policy::quantize8_blocks(s.blocks, wave, args.code == nullptr);
  quantize8[variant][args.dtype].launch(device, stream, s, p);
}

void dequantize_blockwise(const dequantize_blockwise_args& args, int32_t device, void* stream) {
  const bool aligned = is_aligned(args.out, 16) && is_aligned(args.codes, 8);
  const int shift = log2_of("block_size", args.block_size);
  const params::dequantize_blockwise p = {args.codes, args.absmax, args.code,  args.out,
                                          args.n,     shift,       args.dtype, aligned};
  dequantize8[args.dtype].launch(
      device, stream, dequantize_shape(args.n, vector_of(args.dtype), policy::kDequantize8Vectors),
      p);
}

}  // namespace nybble::cuda
