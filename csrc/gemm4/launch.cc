// Launches the 4-bit product on the path that path.h chooses.
#include <algorithm>
#include <optional>

#include "cuda/blas.h"
#include "cuda/launch.h"
#include "cuda/pdl.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "gemm4/tuned.h"

namespace nybble::cuda {
namespace {

// A GEMV kernel and its shared memory in bytes. nested: whether the kernel reads nested scales
// directly. tma: whether TMA loads W.
struct gemv_choice {
  kernel* run;
  int bytes;
  bool nested = false, tma = false;
};

// Whether each lane should load its nested scales from global memory (kScalesFours). Otherwise the
// block keeps all of them in shared memory. Times of loading, then of keeping (H200, 8192x28672):
// 40.6 and 42.4 us for 8 rows, 36.9 and 35.6 us for 1 row.
constexpr int64_t kLongRow = 1 << 14;
bool loads_scales_faster(const gemm_4bit_args& g) {
  return g.m > 1 && g.m <= 8 && g.k > kLongRow && g.k % policy::kGemvSlice == 0;
}

// Returns the bytes of shared memory of a thread block that keeps all its nested scales there.
// Returns 0 if the device has less shared memory, or if the alignment or the position of the scales
// prevents the copy.
int resident_scale_bytes(const gemm_4bit_args& g, int rows, int64_t tiles, int32_t device) {
  const params::absmax scales = absmax_of(g.absmax);
  const int64_t bytes =
      policy::gemv_smem_bytes(rows,
                              static_cast<int>(std::min<int64_t>(tiles, policy::kGemvTiles))) +
      policy::resident_scale_bytes(tiles * 16 * g.k / g.block_size, scales.nested_shift);
  const bool pieces =
      is_aligned(scales.codes, 16) && scales.nested_shift >= 4 && scales.nested_shift <= 16;
  return pieces && bytes <= shared_limit(device) ? static_cast<int>(bytes) : 0;
}

gemv_choice choose_gemv(const gemm_4bit_args& g, int64_t tiles, int32_t device) {
  gemm4_kernels& kernels = kernels_of(g);
  const int rows = g.dtype == NYBBLE_F32 ? 2
                   : g.m > 8             ? 16
                                         : 8,
            bytes = policy::gemv_smem_bytes(rows);
  const bool nested = g.absmax.codes != nullptr && reads_nested(g);
  if (g.dtype == NYBBLE_F32)
    return {&kernels.gemv_f32[std::min<int64_t>(g.m, 3) - 1], bytes, nested};
  const bool many = g.m > 8, bf16 = g.dtype == NYBBLE_BF16;
  kernel& tma = kernels.gemv_tma[bf16][many];
  if (reads_microscaled(g)) {
    if (tma.present(device)) return {&tma, bytes, true, true};
    return {&kernels.gemv_microscaled[bf16][many], bytes, true};
  }
  if (g.block_size > 32 && tma.present(device)) {
    const int kept = g.absmax.codes == nullptr || (nested && loads_scales_faster(g))
                         ? 0
                         : resident_scale_bytes(g, rows, tiles, device);
    if (kept > 0) return {&tma, kept, true, true};
    if (!nested) return {&tma, bytes, false, true};
  }
  return {&kernels.gemv[g.block_size == 32 ? 1 : nested ? 2 : 0][bf16][many], bytes, nested};
}

// Whether TMA can load the scales: plain scales of blocks of 64, or the bytes of MXFP4 and NVFP4,
// with rows of whole 16-byte pieces. make_tma_scales describes the scales of a step.
bool has_tma_scales(const gemm_4bit_args& g) {
  if (reads_microscaled(g)) return g.k / g.block_size % 16 == 0;
  return g.absmax.codes == nullptr && g.block_size == 64 && g.k % 256 == 0 &&
         is_aligned(g.absmax.values, 16);
}
bool make_tma_scales(const gemm_4bit_args& g, int rows, params::tensor_map& map) {
  if (!has_tma_scales(g)) return false;
  if (reads_microscaled(g))
    return make_map(
        {g.absmax.codes, 1, g.k / g.block_size, g.n, policy::kGemvSlice / g.block_size, rows}, map);
  return make_map({g.absmax.values, 2, g.k / 32, g.n, 16, rows}, map);
}

// Returns the number of blocks that share the same tiles. Each of these blocks has its own rows of
// `a`.
int64_t groups_of(const gemm_4bit_args& g) {
  return g.dtype == NYBBLE_F32 ? ceil_div(g.m, policy::kGemvF32Rows) : 1;
}

// Returns the value of params::gemm4::pdl_prefetch. The kernel may prefetch `a` if the previous
// product does not write it, for example if two layers read the same input.
int pdl_prefetch_of(const gemm_4bit_args& g, const params::gemm4& p, const pdl_predecessor& ahead) {
  if (!ahead.after_product(weight_of(p))) return 0;
  const size_t bytes = static_cast<size_t>(g.m * g.k) * (g.dtype == NYBBLE_F32 ? 4 : 2);
  return ahead.after_product(std::array<extent, 1>{{{g.a, bytes}}}) ? 2 : 1;
}

// The GEMV kernel, and how the row tiles of W are divided among thread blocks.
struct gemv_setup {
  int64_t tiles, groups, blocks;
  gemv_choice kernel;
};

gemv_setup setup_gemv(const gemm_4bit_args& g, int32_t device) {
  const int64_t tiles = ceil_div(g.n, 16), groups = groups_of(g),
                blocks = std::min(tiles, std::max<int64_t>(1, multiprocessors(device) / groups));
  return {tiles, groups, blocks, choose_gemv(g, ceil_div(tiles, blocks), device)};
}

// Returns false if the driver does not support tensor maps.
bool launch_gemv(const gemm_4bit_args& g, int32_t device, void* stream) {
  const auto [tiles, groups, blocks, f] = setup_gemv(g, device);
  params::gemm4_gemv_tma tma = {};
  if (f.tma && !make_map({g.packed, 1, g.k / 2, g.n, 128, 16}, tma.w_map)) return false;
  const shape s = {blocks * groups, policy::kGemvWarps * 32, f.bytes,
                   f.tma ? shared_limit(device) : 0};
  params::gemm4 p = params_of(g);
  p.tiles_each = static_cast<int>(tiles / blocks);
  p.tiles_more = static_cast<int>(tiles % blocks);
  const int64_t plain = f.nested ? 0 : plain_scales(g);
  const current scope(device);
  const workspace scales(static_cast<size_t>(plain) * sizeof(float), device, stream);
  if (plain > 0) make_plain(g, p.absmax, scales.as<float>(), device, stream);
  const pdl_predecessor ahead(stream);
  p.pdl_prefetch = plain > 0 ? 0 : pdl_prefetch_of(g, p, ahead);
  if (f.tma) {
    tma.g = p, tma.tma_scales = make_tma_scales(g, 16, tma.scales_map);
    if (reads_microscaled(g) && has_tma_scales(g) && !tma.tma_scales) return false;
    f.run->launch(device, stream, with_pdl(s), tma);
  } else {
    f.run->launch(device, stream, with_pdl(s), p);
  }
  launched(g, ahead, g.m * g.n);
  return true;
}

// The skinny GEMM's kernel, which computes 16 or 32 columns, and how it divides a product: the
// number of clusters, the blocks of a cluster, which share K, and the largest number of row tiles
// of a block.
struct skinny_setup {
  kernel* run;
  int columns;
  int64_t clusters;
  int cluster_k, tiles, stages, stage_bytes;
};

// Two blocks share K if it is long and the multiprocessors then have more equal shares, or a block
// has few row tiles. Times in us (H200, 16 rows) without and with sharing: 4096x14336 14.3, 13.4;
// 4096x4096 6.0, 7.4.
constexpr int64_t kMinSharedK = 1 << 13, kFewSharedTiles = 4;
skinny_setup setup_skinny(const gemm_4bit_args& g, int32_t device) {
  const int64_t tiles = ceil_div(g.n, 16), all = std::max(2, multiprocessors(device)),
                alone = ceil_div(tiles, all), halved = ceil_div(tiles, all / 2);
  const bool many = g.m > 16, micro = reads_microscaled(g);
  const int columns = many ? 32 : 16, most = policy::skinny_most_tiles(columns, micro);
  const bool shared =
      g.k >= kMinSharedK && halved <= most && (halved < 2 * alone || halved <= kFewSharedTiles);
  const int64_t at_once = shared ? all / 2 : all,
                clusters = std::min(tiles, at_once * ceil_div(tiles, at_once * most));
  const int each = static_cast<int>(ceil_div(tiles, clusters));
  const int bytes = policy::skinny_stage_bytes(columns, each),
            fit = (shared_limit(device) - 0x10000) / bytes;
  return {&kernels_of(g).skinny[micro][g.dtype == NYBBLE_BF16][many],
          columns,
          clusters,
          shared ? 2 : 1,
          each,
          std::min(fit, policy::kSkinnyMostStages),
          bytes};
}

// Whether the image has the kernel of a skinny product, and the kernel is faster than others. It is
// not if not all row tiles are multiplied at once and K is short; nor with more than 16 rows and
// long K, if few row tiles read much of `a` for little of W; nor with one or two row tiles per
// block and few rows or nested scales; nor with up to 16 rows of short K for NVFP4. Times in us
// (H200) of the other kernel, then of this one:
//   NF4    32 rows of 14336x4096 17.3, 18.0   16 rows of 1024x4096 3.9, 4.3
//          9 rows of 4096x4096 6.0, 6.4
//   NVFP4  16 rows of 14336x4096 13.5, 14.1   16 rows of 8192x8192 16.4, 14.8
//   MXFP4  10 rows of 4096x4096 7.8, 6.9
constexpr int64_t kFewSkinnyRows = 10, kMinShortTilesK = 1 << 12, kManySkinnyTiles = 4;
bool has_skinny(const gemm_4bit_args& g, int32_t device) {
  const skinny_setup s = setup_skinny(g, device);
  const bool micro = reads_microscaled(g), nested = g.absmax.codes != nullptr && !micro,
             many = s.columns > 16;
  // MXFP4 scales exceed float16.
  if (!many && g.dtype == NYBBLE_F16 && micro && g.block_size == 32) return false;
  if ((nested ? g.absmax.block_size < 4 : !has_tma_scales(g)) || !s.run->present(device))
    return false;
  const bool at_once = s.clusters * s.cluster_k <= multiprocessors(device),
             long_rows = g.k >= kMinSharedK;
  if (s.stages < 2 || (!at_once && (many || !long_rows))) return false;
  if (many && long_rows && s.tiles < kManySkinnyTiles && (s.cluster_k == 1 || s.tiles == 1))
    return false;
  if (many) return !nested || s.tiles > 1 || g.k < kMinShortTilesK;
  if (micro && g.block_size == 16 && !long_rows) return false;
  if (micro) return s.tiles > 1 || g.k < kMinShortTilesK;
  return s.tiles > (nested || g.m <= kFewSkinnyRows ? 2 : 1) || (!nested && g.k < kMinShortTilesK);
}

// Returns false if the driver does not support tensor maps.
bool launch_skinny(const gemm_4bit_args& g, int32_t device, void* stream) {
  const skinny_setup setup = setup_skinny(g, device);
  params::gemm4_skinny q = {};
  if (!make_map({g.a, 2, g.k, g.m, 64, setup.columns}, q.a_map) ||
      !make_map({g.packed, 1, g.k / 2, g.n, 128, setup.tiles * 16}, q.w_map) ||
      (has_tma_scales(g) && !make_tma_scales(g, setup.tiles * 16, q.scales_map)))
    return false;
  const int64_t tiles = ceil_div(g.n, 16);
  q.g = params_of(g);
  q.g.tiles_each = static_cast<int>(tiles / setup.clusters);
  q.g.tiles_more = static_cast<int>(tiles % setup.clusters);
  q.cluster_k = setup.cluster_k, q.stages = setup.stages;
  q.stage_bytes = setup.stage_bytes;
  shape s = {setup.clusters * setup.cluster_k, policy::kSkinnyThreads,
             0x10000 + q.stages * q.stage_bytes};
  s.shared_limit = shared_limit(device), s.pdl = true, s.cluster = setup.cluster_k;
  const current scope(device);
  const pdl_predecessor ahead(stream);
  q.g.pdl_prefetch = pdl_prefetch_of(g, q.g, ahead);
  setup.run->launch(device, stream, s, q);
  launched(g, ahead, g.m * g.n);
  return true;
}

// Computes the product in several launches of up to kMaxGemvRows rows of `a` each. Returns false,
// without a result, if the driver does not support tensor maps.
bool launch_gemvs(const gemm_4bit_args& g, int32_t device, void* stream) {
  const int64_t bytes = g.dtype == NYBBLE_F32 ? 4 : 2,
                most = g.dtype == NYBBLE_F32 ? g.m : kMaxGemvRows;
  gemm_4bit_args part = g;
  for (int64_t row = 0; row < g.m; row += part.m) {
    part.m = std::min(most, g.m - row);
    part.a = static_cast<const char*>(g.a) + row * g.k * bytes;
    part.out = static_cast<char*>(g.out) + row * g.n * bytes;
    if (!launch_gemv(part, device, stream)) return false;
  }
  return true;
}

// An mma kernel, the number of rows of `a` of its tiles, and its shared memory in bytes.
struct mma_choice {
  kernel& run;
  int columns, bytes;
};

mma_choice choose_mma(const gemm_4bit_args& g, int columns, int32_t device) {
  const bool wide = columns > 32;
  gemm4_kernels& kernels = kernels_of(g);
  const gemm4_problem p = problem_of(g, device);
  if (suits_fp4_tensor_cores(p)) {
    if (p.fp4 == fp4_kernels::tcgen05)
      return {kernels.tcgen05_mxfp4, policy::kTcgen05Columns, policy::kTcgen05SmemBytes};
    return {kernels.mma_mxfp4[wide], columns, policy::mma_mxfp4_smem_bytes(columns)};
  }
  kernel* const run = kernels.mma[reads_microscaled(g)][g.dtype == NYBBLE_BF16];
  if (!wide && g.m <= 16 && run[0].present(device))
    return {run[0], columns, policy::mma_smem_bytes(16)};
  return {run[wide ? 2 : 1], columns, policy::mma_smem_bytes(columns)};
}

void launch_mma(const gemm_4bit_args& g, int columns, int32_t device, void* stream) {
  const mma_choice f = choose_mma(g, columns, device);
  const gemm4_choice* const chosen =
      choice_of(g, columns == 32 ? gemm4_path::mma_32 : gemm4_path::mma_64);
  const int64_t splits = chosen != nullptr
                             ? chosen->plan.splits
                             : mma_splits(g.m, g.n, g.k, f.columns, multiprocessors(device)),
                blocks = ceil_div(g.n, policy::kTileRows) * ceil_div(g.m, f.columns);
  params::gemm4 p = params_of(g);
  p.k_per_split = ceil_div(ceil_div(g.k, policy::kTileStep), splits) * policy::kTileStep;
  const shape s = {blocks * splits, policy::kTileThreads, f.bytes};
  if (splits == 1) return f.run.launch(device, stream, s, p);
  const current scope(device);
  const workspace partial(static_cast<size_t>(splits * g.m * g.n) * sizeof(float), device, stream);
  p.partial = partial.as<float>();
  f.run.launch(device, stream, s, p);
  reduce(g, p.partial, g.n, static_cast<int>(splits), device, stream);
}

// Multiplies `a` and the dequantized weight with cuBLASLt. Returns false if cuBLASLt does not
// support the product. A user epilogue gets float32 sums, as it does from the library's own
// kernels.
bool launch_blas(const gemm_4bit_args& g, int32_t device, void* stream) {
  const buffer weight = dequantized(g, device, stream);
  if (!kernels_of(g).has_epilogue)
    return blas::product(device, stream, g.dtype, g.dtype, g.a, weight.as<void>(), true, g.bias,
                         g.out, g.m, g.n, g.k);
  const buffer sums(static_cast<size_t>(g.m * g.n) * sizeof(float), stream);
  if (!blas::product(device, stream, g.dtype, NYBBLE_F32, g.a, weight.as<void>(), true, nullptr,
                     sums.as<void>(), g.m, g.n, g.k))
    return false;
  reduce(g, sums.as<float>(), g.n, 1, device, stream);
  return true;
}

void launch_simt(const gemm_4bit_args& g, int32_t device, void* stream) {
  kernels_of(g).simt[g.dtype].launch(
      device, stream,
      {ceil_div(g.n, 8 * policy::kSimtWeights) * ceil_div(g.m, policy::kSimtRows),
       policy::kSimtThreads},
      params_of(g));
}

}  // namespace

bool product_can_take(const gemm_4bit_args& g, gemm4_path path, int32_t device) {
  switch (path) {
    case gemm4_path::gemv: {
      const gemv_choice f = setup_gemv(g, device).kernel;
      // For such K, the TMA kernel reads 8-bit scales only with up to 8 rows; wgmma is as fast.
      if (f.tma && reads_microscaled(g) && g.k % 256 != 0 && g.m > 8) return false;
      return can_run(*f.run, f.bytes, device);
    }
    case gemm4_path::skinny:
      return has_skinny(g, device);
    case gemm4_path::split_fp16_gemv:
      return has_split_fp16(g, true, device);
    case gemm4_path::split_fp16_wgmma:
      return has_split_fp16(g, false, device);
    case gemm4_path::wgmma:
      return has_wgmma(g, false, device);
    case gemm4_path::mma_32:
    case gemm4_path::mma_64: {
      const mma_choice f = choose_mma(g, path == gemm4_path::mma_32 ? 32 : 64, device);
      return can_run(f.run, f.bytes, device);
    }
    case gemm4_path::split_bf16:
      return has_split_bf16(g, device);
    default:
      return blas::is_there(device);
  }
}

namespace {

bool launch(const gemm_4bit_args& g, gemm4_path path, int32_t device, void* stream) {
  switch (path) {
    case gemm4_path::gemv:
      return launch_gemvs(g, device, stream);
    case gemm4_path::skinny:
      return launch_skinny(g, device, stream);
    case gemm4_path::split_fp16_gemv:
      return launch_split_fp16(g, true, device, stream);
    case gemm4_path::split_fp16_wgmma:
      return launch_split_fp16(g, false, device, stream);
    case gemm4_path::wgmma:
      return launch_wgmma(g, false, device, stream);
    case gemm4_path::mma_32:
      return launch_mma(g, 32, device, stream), true;
    case gemm4_path::mma_64:
      return launch_mma(g, 64, device, stream), true;
    case gemm4_path::split_bf16:
      return launch_split_bf16(g, false, device, stream);
    case gemm4_path::cublaslt:
      return launch_blas(g, device, stream);
    case gemm4_path::simt:
      return launch_simt(g, device, stream), true;
  }
  return false;
}

}  // namespace

void gemm_4bit(const gemm_4bit_args& given, int32_t device, void* stream) {
  const current scope(device);
  gemm_4bit_args g = given;
  const std::optional<gemm4_choice> tuned = tuned_choice(g, device);
  if (g.choice == nullptr && tuned) g.choice = &*tuned;
  const auto choose = [&](const gemm4_problem& p, const gemm4_usable& usable) {
    const bool chosen = g.choice != nullptr && computes(g.choice->path, p) &&
                        (g.choice->path == gemm4_path::simt || usable(g.choice->path));
    return chosen ? g.choice->path : choose_gemm4_path(p, usable);
  };
  launch_chosen(g, choose, product_can_take, launch, device, stream);
}

}  // namespace nybble::cuda
