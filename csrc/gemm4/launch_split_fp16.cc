// Owns: float32 4-bit products on fp16 tensor cores, by two terms of each value: streamed for few
// rows of `a`, by wgmma for more. A small kernel makes the terms of `a` first; what follows may
// read its weight at once, as that one has waited for all before it.
#include <algorithm>

#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/policy.h"
#include "gemm4/launch.h"

namespace nybble::cuda {
namespace {

constexpr int64_t kMostSide = 1 << 30;  // the kernels count in 32 bits
// Where both are there. H200, 14336x4096, 4096x4096 and 8192x28672, us: 8 rows streamed 20.8, 10.3
// and 79, by wgmma 33, 14 and 109; 16 rows 34, 13.4 and 130, 33, 14.1 and 109.
constexpr int64_t kMostStreamRows = 8;
// Alone, eight rows at a time. 64 rows 123 and 503 us, the weight dequantized 267 and 887.
constexpr int64_t kMostStreamRowsAlone = 64;
constexpr int64_t kMostRowsAtOnce = 2048;  // of which there are terms in memory

// Where parts of a workspace begin, each on 256 bytes.
struct places {
  size_t bytes = 0;
  size_t take(int64_t size) {
    const size_t at = bytes;
    bytes += static_cast<size_t>(ceil_div(size, 256) * 256);
    return at;
  }
};

// `few`: by the stream kernel. False when the driver lacks what it takes.
bool launch_part(const gemm_4bit_args& g, bool few, int32_t device, void* stream) {
  gemm4_kernels& kernels = kernels_of(g);
  const int processors = multiprocessors(device);
  const wide_plan plan = few ? wide_plan{} : plan_terms(g.m, g.n, g.k, processors);
  const auto [columns, neighbours] = kWideForms[plan.index];
  params::gemm4_row_terms r = {};
  r.a = static_cast<const float*>(g.a), r.rows = g.m, r.k = g.k;
  r.together = few ? policy::kTermRows : columns / 2;
  r.blocks = static_cast<int>(ceil_div(g.m, r.together) * r.together);
  const int64_t plain = plain_scales(g);
  places at;
  const size_t terms = at.take(r.blocks * g.k * 4), down = at.take(r.blocks * int64_t{4}),
               scales = at.take(plain * 4),
               between = at.take(few ? 0 : static_cast<int64_t>(bytes_between(plan, g.m, g.n)));
  const workspace memory(at.bytes, device, stream);
  unsigned char* const start = memory.as<unsigned char>();
  params::gemm4_wide p = {};
  p.g = params_of(g);
  p.g.early = plain == 0;
  p.g.a = r.out = reinterpret_cast<unsigned short*>(start + terms);
  p.g.down = r.down = reinterpret_cast<float*>(start + down);
  if (plain > 0) {
    r.scales = {p.g.absmax, reinterpret_cast<float*>(start + scales),
                ceil_div(g.n * g.k, g.block_size)};
    p.g.absmax = {r.scales.out, nullptr, nullptr, nullptr, 0};
  }
  if (!few &&
      (!make_map({p.g.a, 2, g.k, int64_t{2} * r.blocks, 64, columns / neighbours}, p.a_map) ||
       !make_map({g.packed, 1, g.k / 2, g.n, 32, policy::kWideRows}, p.w_map)))
    return false;
  const chain ahead(stream);
  const int64_t scale_blocks = ceil_div(r.scales.count, policy::kTermThreads * policy::kTermScales);
  kernels.row_terms.launch(device, stream, early({r.blocks + scale_blocks, policy::kTermThreads}),
                           r);
  if (few) {
    const int64_t tiles = ceil_div(g.n, 16), groups = ceil_div(g.m, policy::kTermRows),
                  blocks = std::min(tiles, std::max<int64_t>(1, processors / groups));
    p.g.tiles_each = static_cast<int>(tiles / blocks);
    p.g.tiles_more = static_cast<int>(tiles % blocks);
    const shape s = {blocks * groups, policy::kStreamWarps * 32, policy::term_stream_bytes()};
    kernels.stream_terms.launch(device, stream, early(s), p.g);
  } else {
    p.columns = static_cast<int>(ceil_div(g.m, r.together));
    p.band = wide_band(2 * g.m, columns);
    run_wide(kernels.wide_terms[plan.index - 1], p, plan, g,
             reinterpret_cast<float*>(start + between), device, stream);
  }
  launched(g, ahead, g.m * g.n);
  return true;
}

}  // namespace

bool launch_terms(const gemm_4bit_args& g, int32_t device, void* stream) {
  gemm4_kernels& kernels = kernels_of(g);
  if (g.dtype != NYBBLE_F32 || g.m <= kMostStreamF32Rows || g.block_size < 64 || g.k % 64 != 0 ||
      g.n < 16 || g.n > kMostSide || g.k > kMostSide || !is_aligned(g.a, 16) ||
      !is_aligned(g.packed, 16) || !kernels.row_terms.present(device))
    return false;
  const bool wide = kernels.wide_terms[0].present(device),
             few = g.m <= (wide ? kMostStreamRows : kMostStreamRowsAlone) &&
                   can_run(kernels.stream_terms, policy::term_stream_bytes(), device);
  if (!few && !wide) return false;
  const current scope(device);
  const int64_t most = kernels.has_epilogue ? g.m : kMostRowsAtOnce;  // it is told which row it is
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
