// Functions that the launchers of the 4-bit product and of its gradient share.
#pragma once

#include <array>
#include <functional>

#include "core/operations.h"
#include "cuda/memory.h"
#include "cuda/pdl.h"
#include "device/params.h"
#include "gemm4/kernels.h"
#include "gemm4/path.h"
#include "gemm4/plan.h"

namespace nybble::cuda {

gemm4_kernels& kernels_of(const gemm_4bit_args& g);
params::gemm4 params_of(const gemm_4bit_args& g);
// Adds `splits` partial products and the bias, and stores the sums in `out`.
void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream);
// Whether the image has the kernel and the device has enough shared memory per block (devices of
// compute capability 8.6, 8.9 and 12.x have 99 KiB).
bool can_run(kernel& k, int shared_bytes, int32_t device);
// Returns the number of floats for dequantized scales, or 0 if the scales are not nested.
int64_t plain_scales(const gemm_4bit_args& g);
// Dequantizes nested `scales` into `values`, and makes `scales` refer to `values`.
void make_plain(const gemm_4bit_args& g, params::absmax& scales, float* values, int32_t device,
                void* stream);
// Divides `tiles` tiles of `units` units each among the blocks of a few-row gradient, separately
// for each of `groups` row groups (device/gemv_dgrad_scheduler.cuh). Returns false if there are too
// many units.
bool share_units(params::gemm4_dgrad& p, int64_t tiles, int64_t units, int64_t groups,
                 int32_t device);
// Returns the memory areas of a product's weight. The product may read these areas before its PDL
// wait.
std::array<extent, 5> weight_of(const params::gemm4& p);
// Call this after the last launch of a product. results: the number of values in its result.
void launched(const gemm_4bit_args& g, const pdl_predecessor& ahead, int64_t results);
// Returns the problem description for choose_gemm4_path and choose_gemm4_dgrad_path.
gemm4_problem problem_of(const gemm_4bit_args& g, int32_t device);
// Whether few-row kernels can read nested scales directly, in whole words of codes. If they cannot,
// a separate kernel dequantizes the scales first, because the few-row kernel would read words
// beyond the end of the codes.
bool reads_nested(const gemm_4bit_args& g);
// Whether a product can take a path other than simt: the image has the path's kernels and the
// device has enough shared memory for them, or cuBLASLt is available. The function may load the
// image, but reads no memory of the product.
bool product_can_take(const gemm_4bit_args& g, gemm4_path path, int32_t device);
// Whether the image has the cluster split-K kernels with tiles of 256 columns for a product.
bool has_cluster_splitk(const gemm_4bit_args& g, int32_t device);
// Whether a GEMV kernel can read the scales of MXFP4 or NVFP4 directly.
bool reads_microscaled(const gemm_4bit_args& g);
// Whether the image has the wgmma kernels of a product, or of a gradient.
bool has_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device);
// Returns false if the driver does not support tensor maps.
bool launch_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Returns the number of bytes for the partial accumulators of a product with m rows and n columns.
size_t bytes_between(const wgmma_plan& plan, int64_t m, int64_t n);
// Launches the product and the reduction of its splits. Fills `p` from the plan. `between` is the
// memory for the partial accumulators.
void run_wgmma(kernel& run, params::gemm4_wgmma& p, const wgmma_plan& plan, const gemm_4bit_args& g,
               float* between, int32_t device, void* stream);
// Whether the image has the split-fp16 kernels for float32 products and the device supports them.
// few: whether the question is about the GEMV kernels or the wgmma kernels.
bool has_split_fp16(const gemm_4bit_args& g, bool few, int32_t device);
// Launches a split-fp16 product, with GEMV if `few` is true. Returns false if the driver does not
// support tensor maps.
bool launch_split_fp16(const gemm_4bit_args& g, bool few, int32_t device, void* stream);
// Whether float32 products can use split bf16: bf16 products are fast enough on the device, the
// image has the kernels, and cuBLASLt is available.
bool has_split_bf16(const gemm_4bit_args& g, int32_t device);
// Launches a split-bf16 product or gradient. Returns false, without a result, if cuBLASLt does not
// support it.
bool launch_split_bf16(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Launches the product on the chosen path. If the launch shows that a path is not available (no
// tensor maps, or no support in cuBLASLt), it excludes this path and chooses another.
template <class Choose, class Usable, class Launch>
void launch_chosen(const gemm_4bit_args& g, Choose choose, Usable is_usable, Launch launch,
                   int32_t device, void* stream) {
  const gemm4_problem problem = problem_of(g, device);
  unsigned excluded = 0;
  for (;;) {
    const auto usable = [&](gemm4_path path) {
      return (excluded >> static_cast<int>(path) & 1) == 0 && is_usable(g, path, device);
    };
    const gemm4_path path = choose(problem, std::cref(usable));
    if (launch(g, path, device, stream)) return;
    excluded |= 1u << static_cast<int>(path);
  }
}
// Dequantizes the weight to the product's dtype in stream order, and returns its memory.
buffer dequantized(const gemm_4bit_args& g, int32_t device, void* stream);

}  // namespace nybble::cuda
