// Launches float32 4-bit products on fp16 tensor cores, with each value split into two terms. The
// kernel is GEMV for few rows of `a`, and wgmma for more rows. A small kernel first splits `a` into
// the two terms. This small kernel waits for all kernels before it, so the product kernel may read
// its weight before its own PDL wait.
#include <algorithm>

#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "gemm4/launch.h"

namespace nybble::cuda {
namespace {

constexpr int64_t kMaxRowsAtOnce = 2048;  // the number of rows whose terms are in memory at once

// Allocates parts of a workspace. Each part is aligned to 256 bytes.
struct places {
  size_t bytes = 0;
  size_t take(int64_t size) {
    const size_t at = bytes;
    bytes += static_cast<size_t>(ceil_div(size, 256) * 256);
    return at;
  }
};

// few: use GEMV. Returns false if the driver does not support tensor maps.
bool launch_part(const gemm_4bit_args& g, bool few, int32_t device, void* stream) {
  gemm4_kernels& kernels = kernels_of(g);
  const int processors = multiprocessors(device);
  const wgmma_plan plan = few ? wgmma_plan{} : plan_split_fp16(g.m, g.n, g.k, processors);
  const auto [columns, cluster_n] = kWgmmaForms[plan.index];
  params::gemm4_split_fp16_rows r = {};
  r.a = static_cast<const float*>(g.a), r.rows = g.m, r.k = g.k;
  r.rows_per_tile = few ? policy::kSplitFp16Rows : columns / 2;
  r.blocks = static_cast<int>(ceil_div(g.m, r.rows_per_tile) * r.rows_per_tile);
  const int64_t plain = plain_scales(g);
  places at;
  const size_t terms = at.take(r.blocks * g.k * 4), down = at.take(r.blocks * int64_t{4}),
               scales = at.take(plain * 4),
               between = at.take(few ? 0 : static_cast<int64_t>(bytes_between(plan, g.m, g.n)));
  const workspace memory(at.bytes, device, stream);
  unsigned char* const start = memory.as<unsigned char>();
  params::gemm4_wgmma p = {};
  p.g = params_of(g);
  p.g.pdl_prefetch = plain == 0;
  p.g.a = r.out = reinterpret_cast<unsigned short*>(start + terms);
  p.g.down = r.down = reinterpret_cast<float*>(start + down);
  if (plain > 0) {
    r.scales = {p.g.absmax, reinterpret_cast<float*>(start + scales),
                ceil_div(g.n * g.k, g.block_size)};
    p.g.absmax = {r.scales.out, nullptr, nullptr, nullptr, 0};
  }
  if (!few &&
      (!make_map({p.g.a, 2, g.k, int64_t{2} * r.blocks, 64, columns / cluster_n}, p.a_map) ||
       !make_map({g.packed, 1, g.k / 2, g.n, 32, policy::kWgmmaRows}, p.w_map)))
    return false;
  const pdl_predecessor ahead(stream);
  const int64_t scale_blocks =
      ceil_div(r.scales.count, policy::kSplitFp16Threads * policy::kSplitFp16Scales);
  kernels.split_fp16_rows.launch(device, stream,
                                 with_pdl({r.blocks + scale_blocks, policy::kSplitFp16Threads}), r);
  if (few) {
    const int64_t tiles = ceil_div(g.n, 16), groups = ceil_div(g.m, policy::kSplitFp16Rows),
                  blocks = std::min(tiles, std::max<int64_t>(1, processors / groups));
    p.g.tiles_each = static_cast<int>(tiles / blocks);
    p.g.tiles_more = static_cast<int>(tiles % blocks);
    const shape s = {blocks * groups, policy::kGemvWarps * 32,
                     policy::gemv_split_fp16_smem_bytes()};
    kernels.gemv_split_fp16.launch(device, stream, with_pdl(s), p.g);
  } else {
    p.columns = static_cast<int>(ceil_div(g.m, r.rows_per_tile));
    p.band = rasterization_band(2 * g.m, columns);
    run_wgmma(kernels.wgmma_split_fp16[plan.index - 1], p, plan, g,
              reinterpret_cast<float*>(start + between), device, stream);
  }
  launched(g, ahead, g.m * g.n);
  return true;
}

}  // namespace

bool has_split_fp16(const gemm_4bit_args& g, bool few, int32_t device) {
  gemm4_kernels& kernels = kernels_of(g);
  if (!kernels.split_fp16_rows.present(device)) return false;
  return few ? can_run(kernels.gemv_split_fp16, policy::gemv_split_fp16_smem_bytes(), device)
             : kernels.wgmma_split_fp16[0].present(device);
}

bool launch_split_fp16(const gemm_4bit_args& g, bool few, int32_t device, void* stream) {
  const gemm4_kernels& kernels = kernels_of(g);
  const current scope(device);
  // The product runs in a single launch if there is a user epilogue, because the epilogue gets the
  // row's index in the whole product.
  const int64_t most = kernels.has_epilogue ? g.m : kMaxRowsAtOnce;
  gemm_4bit_args part = g;
  for (int64_t from = 0; from < g.m; from += most) {
    part.m = std::min(most, g.m - from);
    part.a = static_cast<const float*>(g.a) + from * g.k;
    part.out = static_cast<float*>(g.out) + from * g.n;
    if (!launch_part(part, few, device, stream)) return false;
  }
  return true;
}

}  // namespace nybble::cuda
