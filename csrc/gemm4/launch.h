// Owns: what the launchers of the 4-bit products and of their gradients share.
#pragma once

#include <array>

#include "core/operations.h"
#include "cuda/memory.h"
#include "cuda/pdl.h"
#include "device/params.h"
#include "gemm4/kernels.h"
#include "gemm4/plan.h"

namespace nybble::cuda {

gemm4_kernels& kernels_of(const gemm_4bit_args& g);
params::gemm4 params_of(const gemm_4bit_args& g);
// Sums `splits` partial products into out, adding the bias.
void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream);
// Whether the image has the kernel and the device the shared memory it needs (8.6, 8.9 and 12.x
// have 99 KiB a block).
bool can_run(kernel& k, int shared_bytes, int32_t device);
// Floats for nested scales made plain, else 0: for kernels that do not read them as they are.
int64_t plain_scales(const gemm_4bit_args& g);
// Makes `scales` so, in `values`.
void make_plain(const gemm_4bit_args& g, params::absmax& scales, float* values, int32_t device,
                void* stream);
// How so many tiles of `units` are shared among the blocks of a gradient of few rows, for each of
// `groups` of rows (device/gemv_dgrad_scheduler.cuh). False where they are too many.
bool share_units(params::gemm4_dgrad& p, int64_t tiles, int64_t units, int64_t groups,
                 int32_t device);
// All that a product reads of its weight, which it may before its wait.
std::array<extent, 5> weight_of(const params::gemm4& p);
// After the last launch of a product with so many results.
void launched(const gemm_4bit_args& g, const pdl_predecessor& ahead, int64_t results);
// By wgmma. False when the image (sm_90a has it) or the driver lacks what it takes.
bool launch_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Bytes that the blocks of a product of m rows and n columns leave one another.
size_t bytes_between(const wgmma_plan& plan, int64_t m, int64_t n);
// Launches it, and what adds its splits. `p` lacks what the plan says; `between`: those bytes.
void run_wgmma(kernel& run, params::gemm4_wgmma& p, const wgmma_plan& plan, const gemm_4bit_args& g,
               float* between, int32_t device, void* stream);
// Float32, up to two rows: streamed and multiplied as it is, as more by a small weight are
// (launch_gemm4.cc); the next function takes others.
constexpr int64_t kMaxGemvF32Rows = 2;
// Float32 products by two fp16 terms of each value. False where image, driver or shape lack what it
// takes.
bool launch_split_fp16(const gemm_4bit_args& g, int32_t device, void* stream);
// Float32 products of many rows, or their gradients, as bf16 ones. False, and the result not made,
// where that would be slower, or image or cuBLASLt are missing.
bool launch_split_bf16(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// The whole weight in `dtype`, in the stream's order.
buffer dequantized(const gemm_4bit_args& g, int32_t device, void* stream);

}  // namespace nybble::cuda
