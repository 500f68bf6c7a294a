// Owns: choosing and launching the gradient of the 4-bit product: few rows (W is streamed), by
// wgmma (more), float32 by bf16 (many), dequantize + cuBLASLt (others), plain (where that is
// missing).
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

// Rows of grad_out up to which W is streamed, once for every 16; more where wgmma cannot be used.
// H200, us, 14336x4096 and 8192x28672, bf16: 8 rows 20 and 61, 16 rows 26 and 69, 17 rows 44 (by
// wgmma 31), 48 rows 54; dequantized for cuBLASLt 74 and 265. Float32: 8 rows 41 and 132 (235 and
// 574), 64 rows 206 and 777 (232 and 936).
constexpr int64_t kMaxRows = 16, kMaxRowsWithoutWgmma = 48, kMaxF32Rows = 64;
// By wgmma: of these shapes and of 4096x4096 64 rows 34, 113 and 15 (dequantized 75, 265 and 21),
// 512 rows 108, 388 and 41 (115, 482 and 35), 1024 rows of the first 195 (186), 4096 rows 775, 3109
// and 229 (685, 2820 and 199): weights are made once for every 256 rows.
constexpr int64_t kMaxWgmmaRows = 512, kMaxWgmmaRowsSmallWeight = 256, kSmall = 1 << 25;
constexpr int kColumns = 256;  // of W, of a tile

// A kernel for few rows: how many of grad_out it takes at a time, and what it is launched with.
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

// False when the shape, the image or the device lacks what it takes.
bool launch_gemv_dgrad(const gemm_4bit_args& g, int64_t most, int32_t device, void* stream) {
  const bool fits = g.k % 32 == 0 && is_aligned(g.packed, 16) && g.n <= INT_MAX / 2 &&
                    g.k <= INT_MAX / 2 &&
                    (g.dtype == NYBBLE_F32 || (g.n % 4 == 0 && is_aligned(g.a, 8)));
  if (!fits || g.m > most) return false;
  const gemv_choice f = choose_gemv(g);
  if (!can_run(*f.run, f.bytes, device)) return false;
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

bool suits_wgmma(const gemm_4bit_args& g) {
  return g.dtype != NYBBLE_F32 && g.k % 64 == 0 && g.n % 8 == 0 && g.block_size >= 64 &&
         is_aligned(g.a, 16) && is_aligned(g.packed, 16) &&
         g.m <= (g.n * g.k < kSmall ? kMaxWgmmaRowsSmallWeight : kMaxWgmmaRows);
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

}  // namespace

void gemm_4bit_grad(const gemm_4bit_args& g, int32_t device, void* stream) {
  if (kernels_of(g).has_epilogue)
    throw unsupported("kernels: the derivative of their epilogue is not known");
  const current scope(device);
  const bool half = g.dtype != NYBBLE_F32;
  if (launch_gemv_dgrad(g, half ? kMaxRows : kMaxF32Rows, device, stream)) return;
  if (suits_wgmma(g) && launch_wgmma(g, true, device, stream)) return;
  if (half && launch_gemv_dgrad(g, kMaxRowsWithoutWgmma, device, stream)) return;
  if (launch_split_bf16(g, true, device, stream)) return;
  if (blas::is_there(device)) {
    const buffer weight = dequantized(g, device, stream);
    if (blas::product(device, stream, g.dtype, g.dtype, g.a, weight.as<void>(), false, nullptr,
                      g.out, g.m, g.k, g.n))
      return;
  }
  launch_simt(g, device, stream);
}

}  // namespace nybble::cuda
