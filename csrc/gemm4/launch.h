// Shared by the launchers of the 4-bit product and of its gradient.
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
// Adds up `splits` partial products and the bias into out.
void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream);
// Whether the image has the kernel and the device enough shared memory per block (8.6, 8.9 and 12.x
// have 99 KiB).
bool can_run(kernel& k, int shared_bytes, int32_t device);
// The number of floats that nested scales take when dequantized; 0 if they are not nested.
int64_t plain_scales(const gemm_4bit_args& g);
// Dequantizes nested `scales` into `values` and refers to these.
void make_plain(const gemm_4bit_args& g, params::absmax& scales, float* values, int32_t device,
                void* stream);
// Divides tiles of `units` among the blocks of a few-row gradient, for each of `groups` of rows
// (device/gemv_dgrad_scheduler.cuh). Returns false if there are too many.
bool share_units(params::gemm4_dgrad& p, int64_t tiles, int64_t units, int64_t groups,
                 int32_t device);
// All memory that a product reads of its weight, and may read before its PDL wait.
std::array<extent, 5> weight_of(const params::gemm4& p);
// Call after the last launch of a product with so many results.
void launched(const gemm_4bit_args& g, const pdl_predecessor& ahead, int64_t results);
// The problem for choose_gemm4_path and choose_gemm4_dgrad_path.
gemm4_problem problem_of(const gemm_4bit_args& g);
// Whether few-row kernels can read nested scales as they are, in whole words of codes. Otherwise
// the scales are dequantized first, so that no word is read past the end.
bool reads_nested(const gemm_4bit_args& g);
// Whether the image has the wgmma kernels of a product, or of a gradient.
bool has_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device);
// Returns false if the driver has no tensor maps.
bool launch_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Bytes for partial accumulators of a product of m rows and n columns.
size_t bytes_between(const wgmma_plan& plan, int64_t m, int64_t n);
// Launches the product and the reduction of its splits. Fills `p` from the plan; `between`: memory
// for the partial accumulators.
void run_wgmma(kernel& run, params::gemm4_wgmma& p, const wgmma_plan& plan, const gemm_4bit_args& g,
               float* between, int32_t device, void* stream);
// Whether image and device have the kernels of float32 products by two fp16 terms; few: by GEMV.
bool has_split_fp16(const gemm_4bit_args& g, bool few, int32_t device);
// few: by GEMV. Returns false if the driver has no tensor maps.
bool launch_split_fp16(const gemm_4bit_args& g, bool few, int32_t device, void* stream);
// Whether the device multiplies bf16 fast enough for float32 products by three bf16 terms, the
// image has the kernels, and cuBLASLt is available.
bool has_split_bf16(const gemm_4bit_args& g, int32_t device);
// Returns false if cuBLASLt has no such product; the result is not computed then.
bool launch_split_bf16(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Launches by the chosen path. A path that is not available after all (no tensor maps, no such
// product in cuBLASLt) is excluded, and another one chosen.
template <class Choose, class Usable, class Launch>
void launch_chosen(const gemm_4bit_args& g, Choose choose, Usable is_usable, Launch launch,
                   int32_t device, void* stream) {
  const gemm4_problem problem = problem_of(g);
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
// The dequantized weight in `dtype`, in stream order.
buffer dequantized(const gemm_4bit_args& g, int32_t device, void* stream);

}  // namespace nybble::cuda
