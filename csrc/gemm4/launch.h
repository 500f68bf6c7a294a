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
// Sum `splits` partial products into out and add the bias.
void reduce(const gemm_4bit_args& g, const float* partial, int64_t columns, int splits,
            int32_t device, void* stream);
// Whether the image has the kernel and the device its shared memory (8.6, 8.9 and 12.x have 99 KiB
// a block).
bool can_run(kernel& k, int shared_bytes, int32_t device);
// How many floats nested scales take when dequantized, for kernels that do not read them as they
// are; else 0.
int64_t plain_scales(const gemm_4bit_args& g);
// Dequantize nested `scales` into `values` and refer to those.
void make_plain(const gemm_4bit_args& g, params::absmax& scales, float* values, int32_t device,
                void* stream);
// How tiles of `units` are divided among the blocks of a few-row gradient, for each of `groups` of
// rows (device/gemv_dgrad_scheduler.cuh). False if there are too many.
bool share_units(params::gemm4_dgrad& p, int64_t tiles, int64_t units, int64_t groups,
                 int32_t device);
// Everything that a product reads of its weight, and may read before its PDL wait.
std::array<extent, 5> weight_of(const params::gemm4& p);
// Call after the last launch of a product with that many results.
void launched(const gemm_4bit_args& g, const pdl_predecessor& ahead, int64_t results);
// The problem as choose_gemm4_path and choose_gemm4_dgrad_path take it.
gemm4_problem problem_of(const gemm_4bit_args& g);
// Whether kernels of few rows read nested scales as they are, in whole words of codes. Otherwise
// they are dequantized first, so that no word is read beyond the end.
bool reads_nested(const gemm_4bit_args& g);
// Whether the image has the wgmma kernels of a product, or of a gradient.
bool has_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device);
// False if the driver has no tensor maps.
bool launch_wgmma(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Bytes of partial accumulators of a product of m rows and n columns.
size_t bytes_between(const wgmma_plan& plan, int64_t m, int64_t n);
// Launch the product and the reduction of its splits. `p` lacks what the plan says; `between`: the
// bytes above.
void run_wgmma(kernel& run, params::gemm4_wgmma& p, const wgmma_plan& plan, const gemm_4bit_args& g,
               float* between, int32_t device, void* stream);
// Whether the image and the device have the kernels of the float32 products by two fp16 terms, for
// few rows or for more.
bool has_split_fp16(const gemm_4bit_args& g, bool few, int32_t device);
// few: by GEMV. False if the driver has no tensor maps.
bool launch_split_fp16(const gemm_4bit_args& g, bool few, int32_t device, void* stream);
// Whether the device multiplies bf16 fast enough for float32 products by three bf16 terms, the
// image has the kernels, and cuBLASLt is there.
bool has_split_bf16(const gemm_4bit_args& g, int32_t device);
// False, with the result not computed, if cuBLASLt has no such product.
bool launch_split_bf16(const gemm_4bit_args& g, bool gradient, int32_t device, void* stream);
// Launches by the chosen path. One that turns out not to be available (no tensor maps, no such
// product in cuBLASLt) is excluded, and the next one chosen.
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
