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
  int threads = policy::kGemvWarps * 32;
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

// Whether the warp-specialized GEMV computes this product, and is faster. It is slower if a block
// has many tiles. Times of gemv_tma and of gemv_specialized (H200, 16 rows): 18.1 and 17.1 us for
// 4096x14336 (2 tiles), 21.3 and 20.4 for 5120x13824 (3), 13.8 and 14.8 for 14336x4096 (7).
constexpr int64_t kMaxSpecializedGemvTiles = 3, kMinSpecializedGemvK = 1 << 12;
bool suits_specialized_gemv(const gemm_4bit_args& g, int64_t tiles) {
  return g.m > 8 && tiles <= kMaxSpecializedGemvTiles && g.k >= kMinSpecializedGemvK &&
         g.k % policy::kSpecializedGemvSlice == 0 && g.absmax.codes == nullptr &&
         g.block_size == 64 && is_aligned(absmax_of(g.absmax).values, 16);
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
  if (reads_microscaled(g)) return {&kernels.gemv_microscaled[bf16][many], bytes, true};
  kernel& tma = kernels.gemv_tma[bf16][many];
  if (g.block_size > 32 && tma.present(device)) {
    const int kept = g.absmax.codes == nullptr || (nested && loads_scales_faster(g))
                         ? 0
                         : resident_scale_bytes(g, rows, tiles, device);
    if (kept > 0) return {&tma, kept, true, true};
    if (!nested && suits_specialized_gemv(g, tiles) &&
        kernels.gemv_specialized[bf16].present(device))
      return {&kernels.gemv_specialized[bf16], bytes, false, true, policy::kSpecializedGemvThreads};
    if (!nested) return {&tma, bytes, false, true};
  }
  return {&kernels.gemv[g.block_size == 32 ? 1 : nested ? 2 : 0][bf16][many], bytes, nested};
}

// Describes the scales for TMA. Returns false unless the scales are plain scales of blocks of 64,
// with rows of whole 16-byte pieces.
bool make_tma_scales(const gemm_4bit_args& g, params::gemm4_gemv_tma& p) {
  const params::absmax& scales = p.g.absmax;
  return scales.codes == nullptr && g.block_size == 64 && g.k % 256 == 0 &&
         is_aligned(scales.values, 16) &&
         make_map({scales.values, 2, g.k / 32, g.n, 16, 16}, p.scales_map);
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
  const shape s = {blocks * groups, f.threads, f.bytes, f.tma ? shared_limit(device) : 0};
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
    tma.g = p, tma.tma_scales = make_tma_scales(g, tma);
    f.run->launch(device, stream, with_pdl(s), tma);
  } else {
    f.run->launch(device, stream, with_pdl(s), p);
  }
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

void launch_mma(const gemm_4bit_args& g, kernel& k, int columns, int32_t device, void* stream) {
  const gemm4_choice* const chosen =
      choice_of(g, columns == 32 ? gemm4_path::mma_32 : gemm4_path::mma_64);
  const int64_t splits = chosen != nullptr
                             ? chosen->plan.splits
                             : mma_splits(g.m, g.n, g.k, columns, multiprocessors(device)),
                blocks = ceil_div(g.n, policy::kTileRows) * ceil_div(g.m, columns);
  params::gemm4 p = params_of(g);
  p.k_per_split = ceil_div(ceil_div(g.k, policy::kTileStep), splits) * policy::kTileStep;
  const shape s = {blocks * splits, policy::kTileThreads, policy::mma_smem_bytes(columns)};
  if (splits == 1) return k.launch(device, stream, s, p);
  const current scope(device);
  const workspace partial(static_cast<size_t>(splits * g.m * g.n) * sizeof(float), device, stream);
  p.partial = partial.as<float>();
  k.launch(device, stream, s, p);
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
  kernel* const mma = kernels_of(g).mma[g.dtype == NYBBLE_BF16];
  switch (path) {
    case gemm4_path::gemv: {
      const gemv_choice f = setup_gemv(g, device).kernel;
      return can_run(*f.run, f.bytes, device);
    }
    case gemm4_path::split_fp16_gemv:
      return has_split_fp16(g, true, device);
    case gemm4_path::split_fp16_wgmma:
      return has_split_fp16(g, false, device);
    case gemm4_path::wgmma:
      return has_wgmma(g, false, device);
    case gemm4_path::mma_32:
      return can_run(mma[0], policy::mma_smem_bytes(32), device);
    case gemm4_path::mma_64:
      return can_run(mma[1], policy::mma_smem_bytes(64), device);
    case gemm4_path::split_bf16:
      return has_split_bf16(g, device);
    default:
      return blas::is_there(device);
  }
}

namespace {

bool launch(const gemm_4bit_args& g, gemm4_path path, int32_t device, void* stream) {
  kernel* const mma = kernels_of(g).mma[g.dtype == NYBBLE_BF16];
  switch (path) {
    case gemm4_path::gemv:
      return launch_gemvs(g, device, stream);
    case gemm4_path::split_fp16_gemv:
      return launch_split_fp16(g, true, device, stream);
    case gemm4_path::split_fp16_wgmma:
      return launch_split_fp16(g, false, device, stream);
    case gemm4_path::wgmma:
      return launch_wgmma(g, false, device, stream);
    case gemm4_path::mma_32:
      return launch_mma(g, mma[0], 32, device, stream), true;
    case gemm4_path::mma_64:
      return launch_mma(g, mma[1], 64, device, stream), true;
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
