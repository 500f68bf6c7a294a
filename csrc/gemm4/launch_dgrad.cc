// Launches the gradient of the 4-bit product on the path that path.h chooses.
#include <algorithm>
#include <climits>

#include "core/error.h"
#include "cuda/blas.h"
#include "cuda/launch.h"
#include "cuda/shapes.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "gemm4/launch.h"

namespace nybble::cuda {
namespace {

constexpr int kColumns = 256;  // of W, per tile

// A GEMV kernel, the number of rows of grad_out that one launch computes, and its launch geometry.
struct gemv_choice {
  kernel* run;
  int rows, warps, bytes;
};

gemv_choice choose_gemv(const gemm_4bit_args& g) {
  gemm4_kernels& kernels = kernels_of(g);
  if (g.dtype == NYBBLE_F32) {
    const int index = g.m == 1 ? 0 : g.m <= 8 ? 1 : 2, rows = index == 0 ? 1 : 8 * index;
    return {&kernels.gemv_dgrad_f32[index], rows, policy::dgrad_f32_warps(rows),
            policy::dgrad_f32_smem_bytes(rows)};
  }
  const bool bf16 = g.dtype == NYBBLE_BF16, by_rows = bf16 && g.block_size >= 64 && g.k % 64 == 0,
             many = g.m > 8;
  return {&kernels.gemv_dgrad[bf16 + by_rows][many], many ? 16 : 8, policy::kDgradWarps,
          policy::kDgradSmemBytes};
}

// Returns false if W has too many tiles.
bool launch_gemv(const gemm_4bit_args& g, int32_t device, void* stream) {
  const gemv_choice f = choose_gemv(g);
  const int64_t groups = ceil_div(g.m, f.rows);
  params::gemm4_dgrad p = {params_of(g), 0, 0, 0, 0, 0};
  if (!share_units(p, ceil_div(g.k, kColumns), ceil_div(g.n, 16 * f.warps), groups, device))
    return false;
  const int64_t scales = plain_scales(g), floats = p.places > 1 ? p.places * g.m * g.k : 0;
  const workspace memory(static_cast<size_t>(scales + floats) * sizeof(float), device, stream);
  if (scales > 0) make_plain(g, p.g.absmax, memory.as<float>(), device, stream);
  p.g.partial = floats > 0 ? memory.as<float>() + scales : nullptr;
  f.run->launch(device, stream, with_pdl({p.blocks * groups, f.warps * 32, f.bytes}), p);
  if (p.places > 1) reduce(g, p.g.partial, g.k, p.places, device, stream);
  return true;
}

void launch_simt(const gemm_4bit_args& g, int32_t device, void* stream) {
  const int64_t blocks =
      ceil_div(g.k, policy::kSimtDgradThreads) * ceil_div(g.m, policy::kSimtRows);
  const int64_t wanted = std::max<int64_t>(1, 8 * multiprocessors(device) / blocks);
  const int64_t per_split = ceil_div(g.n, std::min(wanted, std::max<int64_t>(1, g.n / 64))),
                splits = ceil_div(g.n, per_split);
  params::gemm4 p = params_of(g);
  p.k_per_split = per_split;
  const shape s = {blocks * splits, policy::kSimtDgradThreads};
  if (splits == 1) return kernels_of(g).simt_dgrad[g.dtype].launch(device, stream, s, p);
  const workspace partial(static_cast<size_t>(splits * g.m * g.k) * sizeof(float), device, stream);
  p.partial = partial.as<float>();
  kernels_of(g).simt_dgrad[g.dtype].launch(device, stream, s, p);
  reduce(g, p.partial, g.k, static_cast<int>(splits), device, stream);
}

bool launch_blas(const gemm_4bit_args& g, int32_t device, void* stream) {
  const buffer weight = dequantized(g, device, stream);
  return blas::product(device, stream, g.dtype, g.dtype, g.a, weight.as<void>(), false, nullptr,
                       g.out, g.m, g.k, g.n);
}

bool is_usable(const gemm_4bit_args& g, gemm4_path path, int32_t device) {
  switch (path) {
    case gemm4_path::gemv: {
      const gemv_choice f = choose_gemv(g);
      return can_run(*f.run, f.bytes, device);
    }
    case gemm4_path::wgmma:
      return has_wgmma(g, true, device);
    case gemm4_path::split_bf16:
      return has_split_bf16(g, device);
    default:
      return blas::is_there(device);
  }
}

bool launch(const gemm_4bit_args& g, gemm4_path path, int32_t device, void* stream) {
  switch (path) {
    case gemm4_path::gemv:
      return launch_gemv(g, device, stream);
    case gemm4_path::wgmma:
      return launch_wgmma(g, true, device, stream);
    case gemm4_path::split_bf16:
      return launch_split_bf16(g, true, device, stream);
    case gemm4_path::cublaslt:
      return launch_blas(g, device, stream);
    default:
      launch_simt(g, device, stream);
      return true;
  }
}

}  // namespace

void gemm_4bit_grad(const gemm_4bit_args& g, int32_t device, void* stream) {
  if (kernels_of(g).has_epilogue)
    throw unsupported("kernels: products with a user-defined epilogue have no gradient");
  const current scope(device);
  launch_chosen(g, choose_gemm4_dgrad_path, is_usable, launch, device, stream);
}

}  // namespace nybble::cuda
