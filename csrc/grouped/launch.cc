// Launches the products with stacked 4-bit weights. The kernels read the routing on the device.
#include <algorithm>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/pdl.h"
#include "cuda/shapes.h"
#include "device/grouped_fitted.h"
#include "device/grouped_skinny.h"
#include "device/params.h"
#include "device/policy.h"
#include "gemm4/launch.h"
#include "grouped/launch.h"

namespace nybble::cuda {

params::gemm4_grouped grouped_params(const gemm_4bit_grouped_args& args) {
  const gemm_4bit_args& g = args.g;
  params::gemm4_grouped p = {};
  p.g = params_of(g);
  p.offsets = args.offsets, p.experts = args.experts;
  p.expert_bytes = (g.n * g.k + 1) / 2;
  p.expert_scales = ceil_div(g.n * g.k, g.block_size);
  if (g.absmax.codes != nullptr) p.expert_seconds = ceil_div(p.expert_scales, g.absmax.block_size);
  p.least = 1, p.most = g.m, p.clear = 1;
  p.slots = static_cast<int>(std::min(g.m, args.experts));
  if (p.expert_bytes % 4 != 0) p.g.vector = 0;
  return p;
}

namespace {

#define NYBBLE_GROUPED_KERNEL(name) {"gemm4_grouped", "gemm4_grouped_" name}
kernel gemv[2] = {NYBBLE_GROUPED_KERNEL("gemv_f16"), NYBBLE_GROUPED_KERNEL("gemv_bf16")};
kernel gemv_tma[2] = {{"gemm4_grouped_tma", "gemm4_grouped_gemv_tma_f16"},
                      {"gemm4_grouped_tma", "gemm4_grouped_gemv_tma_bf16"}};
// [MXFP4 and NVFP4][bf16][16, 32, 64 columns]
#define NYBBLE_GROUPED_COLUMNS(name)                                     \
  {NYBBLE_GROUPED_KERNEL(name "_16"), NYBBLE_GROUPED_KERNEL(name "_32"), \
   NYBBLE_GROUPED_KERNEL(name "_64")}
#define NYBBLE_GROUPED_MMA(name) \
  {NYBBLE_GROUPED_COLUMNS(name "_f16"), NYBBLE_GROUPED_COLUMNS(name "_bf16")}
kernel mma[2][2][3] = {NYBBLE_GROUPED_MMA("mma"), NYBBLE_GROUPED_MMA("mma_microscaled")};
kernel simt[3] = {NYBBLE_KERNEL_TYPES("gemm4_grouped", "gemm4_grouped_simt", "")},
       simt_dgrad[3] = {NYBBLE_KERNEL_TYPES("gemm4_grouped", "gemm4_grouped_simt_dgrad", "")};

// Returns whether each expert's weight meets the requirements of the tensor core kernels.
bool suits_tensor_cores(const gemm_4bit_grouped_args& args, const params::gemm4_grouped& p) {
  const gemm_4bit_args& g = args.g;
  const bool nested = g.absmax.codes != nullptr, microscaled = reads_microscaled(g);
  return g.dtype != NYBBLE_F32 && g.k % 64 == 0 && g.n >= 16 &&
         (g.block_size >= 32 || microscaled) && is_aligned(g.a, 16) && is_aligned(g.packed, 16) &&
         p.expert_bytes % 16 == 0 &&
         (!nested || (p.expert_scales % 4 == 0 && is_aligned(g.absmax.codes, 4) &&
                      (g.block_size > 32 || microscaled)));
}

void launch_slots(kernel& run, params::gemm4_grouped& p, int64_t blocks_each, int threads,
                  int shared_bytes, int32_t device, void* stream) {
  p.blocks_each = static_cast<int>(std::min<int64_t>(blocks_each, 1 << 14));
  run.launch(device, stream, {static_cast<int64_t>(p.slots) * p.blocks_each, threads, shared_bytes},
             p);
}

void launch_simt(kernel& run, params::gemm4_grouped& p, int64_t blocks, int threads, int32_t device,
                 void* stream) {
  const int64_t row_groups = ceil_div(ceil_div(p.g.m, p.slots), policy::kSimtRows);
  launch_slots(run, p, blocks * row_groups, threads, 0, device, stream);
}

// Returns whether the GEMV kernel can run. The kernel computes experts with up to kGroupedFewRows
// rows.
bool has_gemv(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device) {
  return p.experts <= policy::kGroupedMostListed &&
         can_run(gemv[g.dtype == NYBBLE_BF16], policy::kGroupedGemvBytes, device);
}

// Returns the number of GEMV blocks. There are two blocks for each multiprocessor, or fewer, so
// that all experts have the same number of blocks. Fewer blocks are faster if each omitted block
// would read little. For little work there is one block for each multiprocessor, so that the next
// product's blocks can already start. Times in us of a product in a chain (H200):
//   experts and their weights           one block   two blocks
//    8 of 1536x2048                         6.7         7.7
//   16 of 2048x768                          8.2         8.3
//    4 of 2880x2880                         9.9         9.9
//   16 of 1536x2048                        11.7        10.4
//    8 of 1536x2048, nested scales          9.6         8.6
int64_t gemv_blocks(const params::gemm4_grouped& p, int32_t device) {
  constexpr int64_t kSmall = 14 << 20, kLittle = 5 << 20;
  const bool nested = p.g.absmax.codes != nullptr && p.g.block_shift > 5;
  const int64_t bytes = p.slots * p.expert_bytes,
                all = multiprocessors(device) * (bytes <= kSmall && !nested ? 1 : 2),
                equal = all / p.slots * p.slots;
  return equal > 0 && bytes * (all - equal) <= kLittle * all ? equal : all;
}

// What the GEMV kernel may read before the PDL wait: weights, scales and offsets of all experts.
std::array<extent, 6> stack_of(const params::gemm4_grouped& p) {
  const params::absmax& a = p.g.absmax;
  const size_t experts = static_cast<size_t>(p.experts),
               scales = experts * static_cast<size_t>(p.expert_scales),
               values = a.codes ? experts * static_cast<size_t>(p.expert_seconds) : scales;
  return {{{p.offsets, experts * sizeof(int)},
           {p.g.packed, experts * static_cast<size_t>(p.expert_bytes)},
           {a.values, values * sizeof(float)},
           {a.codes, a.codes ? scales : 0},
           {a.code, a.codes ? 256 * sizeof(float) : 0},
           {a.offset, a.codes && a.offset ? experts * sizeof(float) : 0}}};
}

// Returns whether the GEMV that is fed by TMA is faster, and can run. Times in us of gpt-oss'
// products (H200), with the other GEMV and with this one:
//   tokens   5760x2880    2880x2880    5760x2880 in MXFP4
//      1     14.9  15.1
//      4     42.9  40.3   23.4  23.9   43.1  41.5
//     16    134   118                  130   125
//     64    303   252                  297   277
//    256    419   358
bool has_gemv_tma(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device) {
  const params::absmax& scales = p.g.absmax;
  const bool suits = g.block_size == 64   ? !scales.codes && is_aligned(scales.values, 16)
                     : g.block_size == 32 ? scales.codes && is_aligned(scales.codes, 16)
                                          : false;
  return suits && p.slots >= 16 && g.k % 256 == 64 && g.k > 2048 &&
         g.k <= policy::kGroupedTmaMostK && g.n % 16 == 0 &&
         can_run(gemv_tma[g.dtype == NYBBLE_BF16], policy::kGroupedTmaBytes, device);
}

// beside: whether the previous kernel computes other experts of the same product. Both kernels may
// then run at the same time, because they read the same inputs and store different results.
void launch_gemv(const gemm_4bit_args& g, params::gemm4_grouped p, bool beside, int32_t device,
                 void* stream) {
  p.most = beside ? policy::kGroupedFewRows : g.m, p.beside = beside;
  const pdl_predecessor ahead(stream);
  p.g.pdl_prefetch = !beside && ahead.after_product(stack_of(p));
  if (has_gemv_tma(g, p, device)) {
    gemv_tma[g.dtype == NYBBLE_BF16].launch(
        device, stream,
        with_pdl({multiprocessors(device), policy::kGroupedTmaThreads, policy::kGroupedTmaBytes}),
        p);
  } else {
    const int64_t blocks = gemv_blocks(p, device);
    p.share_factor = static_cast<unsigned>(((int64_t{1} << 32) + blocks - 1) / blocks);
    // A change to another expert counts as 8192 / K units of work. 4, 8 and 16 tokens of Qwen3 then
    // take 15.1, 23.5 and 35.8 us instead of 15.4, 24.2 and 36.3 us (H200).
    if (p.slots >= 16) p.change = static_cast<int>((8192 + g.k / 2) / g.k);
    gemv[g.dtype == NYBBLE_BF16].launch(
        device, stream, with_pdl({blocks, policy::kGemvHalfWarps * 32, policy::kGroupedGemvBytes}),
        p);
  }
  // if the previous kernel belongs to the same product, this kernel starts before that kernel waits
  if (!beside) launched(g, ahead, g.m * g.n);
}

// Launches the mma kernel for experts with at least p.least rows. Returns false if it cannot run.
bool launch_mma(const gemm_4bit_args& g, params::gemm4_grouped p, int32_t device, void* stream) {
  kernel* const all = mma[reads_microscaled(g)][g.dtype == NYBBLE_BF16];
  const auto bytes = [](int form) { return policy::mma_smem_bytes(16 << form); };
  int form = g.m > 32 * p.slots ? 2 : p.least > 16 || g.m > 8 * p.slots ? 1 : 0;
  // images of sm_90 to sm_110 have no tiles of 16 columns
  if (form != 1 && !can_run(all[form], bytes(form), device)) form = 1;
  if (!can_run(all[form], bytes(form), device)) return false;
  p.slots = static_cast<int>(std::min<int64_t>(p.slots, g.m / p.least));
  launch_slots(all[form], p, ceil_div(g.n, policy::kTileRows), policy::kTileThreads, bytes(form),
               device, stream);
  return true;
}

// Returns whether the GEMV kernel computes all experts. A second kernel takes 1 to 6 us, even if no
// expert has more than kGroupedFewRows rows. Without it, the GEMV kernel reads the weights of such
// experts more than once, so it computes them only if the weights are small. Times in us with and
// without the second kernel (64 tokens, H200):
//                                   uniform     zipf
//   1536x2048 (Qwen3)               63.9  58.3   61.7  56.0
//   5760x2880 (gpt-oss)            252   245    204   192
//   5760x2880, 128 tokens          301   295    274   284
//   4096x7168 (DeepSeek-V3)        923   922    702   723
bool gemv_alone(const gemm_4bit_args& g, const params::gemm4_grouped& p) {
  constexpr int64_t kRows = policy::kGroupedFewRows, kLittle = int64_t{1} << 31;
  return g.m <= 2 * kRows || (g.m <= 8 * kRows && g.m <= p.experts) ||
         (g.m <= 4 * p.experts && g.m * p.expert_bytes <= kLittle);
}

// Returns whether the skinny GEMM computes all experts of a product that gemv_alone rejects. The
// other kernels are faster in three cases: if experts have few rows and K is short, if experts have
// many rows on average, and if more than a quarter of the multiprocessors would be idle on average,
// because there are few units of work or few remain at the end. With more than 24 rows on average,
// about half of the experts have two units for the same rows of W. Times in us (H200, bf16, uniform
// routing if not noted) of the wgmma and GEMV kernels, then of this kernel:
//   mean rows                 2          8         16        24        32        64
//   28672x4096 (Mixtral)                 168, 158  224, 176  348, 217  297, 288  426, 474
//   4096x14336 (Mixtral)                  92,  78  132,  92            163, 176
//   4096x7168 (DeepSeek-V3)  1067, 1003 1355, 1119 1803, 1377          2174, 2138
//   1536x2048 (Qwen3)                     80,  73  106,  84            121, 140
//   7168x2048 (zipf)          336,  365
// For MXFP4, whose other kernels have wider tiles (NVFP4 takes as long, within 15 %):
//   mean rows                     2            8           16           32           40 48
//   28672x4096                           193, 157     283, 189     346, 284     330, 330     342,
//   382 28672x4096, zipf                     218, 151     262, 196     386, 295     408, 327 448,
//   384 4096x7168          1144, 1059       1515, 1283   2247, 1479   2695, 2227 2770, 3132
//   1536x2048                             83,  75     136,  86     153, 136                 156,
//   179
bool skinny_alone(const gemm_4bit_args& g, const params::gemm4_grouped& p, int32_t device) {
  constexpr int64_t kMeanRows = 8, kTwoUnits = 24, kMostMeanRows = 32, kMostMicroscaledRows = 40,
                    kShortK = 1 << 12;
  const int64_t all = multiprocessors(device),
                blocks = p.slots * ceil_div(g.n, policy::kGroupedSkinnyRows),
                units = g.m > kTwoUnits * p.experts ? blocks * 3 / 2 : blocks,
                most = reads_microscaled(g) ? kMostMicroscaledRows * p.experts
                                            : kMostMeanRows * p.experts - (g.k < kShortK);
  return g.m <= most && (g.k > kShortK || g.m >= kMeanRows * p.experts) &&
         4 * units >= 3 * all * ceil_div(units, all) && suits_grouped_skinny(g, p, device);
}

// The mean number of rows per expert from which wgmma or mma kernels compute the experts of MXFP4
// and NVFP4 with many rows. Times in us (H200, uniform routing) of the GEMV kernel, and with wgmma
// kernels:
//   mean rows                        8          16         32          64
//   5760x2880 (gpt-oss), MXFP4    384, 402   571, 596  1031, 820   2088, 1077
//   5760x2880 (gpt-oss), NVFP4    460, 473   723, 630  1292, 772   2539, 1020
//   1536x2048 (Qwen3), MXFP4                 130, 136   225, 149    421,  192
constexpr int64_t kMicroscaledRows = 16;

// Returns false if the weight or the image does not support the tensor core kernels.
bool launch_tensor_cores(const gemm_4bit_grouped_args& args, params::gemm4_grouped p,
                         int32_t device, void* stream) {
  const gemm_4bit_args& g = args.g;
  if (!suits_tensor_cores(args, p)) return false;
  // Only the GEMV kernel reads plain scales of blocks of 32.
  const bool wgmma = suits_grouped_wgmma(g, p, device), gemv_runs = has_gemv(g, p, device),
             small = g.block_size <= 32 &&
                     (!reads_microscaled(g) || (gemv_runs && g.m < kMicroscaledRows * p.slots)),
             few = gemv_runs &&
                   (small ||
                    g.m < (wgmma ? policy::kFittedAllRows : policy::kGroupedManyRows) * p.slots),
             alone = few && gemv_alone(g, p), more = !few || !(small || alone);
  if (small && !few) return false;
  if (!alone && skinny_alone(g, p, device) && launch_grouped_skinny(g, p, device, stream))
    return true;
  if (more) {
    params::gemm4_grouped others = p;
    others.least = few ? policy::kGroupedFewRows + 1 : 1, others.clear = !few;
    if (!launch_grouped_wgmma(args, others, false, device, stream) &&
        !launch_mma(g, others, device, stream))
      return false;
  }
  if (few) launch_gemv(g, p, more, device, stream);
  return true;
}

}  // namespace

void gemm_4bit_grouped(const gemm_4bit_grouped_args& args, int32_t device, void* stream) {
  const gemm_4bit_args& g = args.g;
  const current scope(device);
  params::gemm4_grouped p = grouped_params(args);
  if (launch_tensor_cores(args, p, device, stream)) return;
  launch_simt(simt[g.dtype], p, ceil_div(g.n, 8 * policy::kSimtWeights), policy::kSimtThreads,
              device, stream);
}

void gemm_4bit_grouped_grad(const gemm_4bit_grouped_args& args, int32_t device, void* stream) {
  const current scope(device);
  params::gemm4_grouped p = grouped_params(args);
  if (launch_grouped_wgmma(args, p, true, device, stream)) return;
  p.g.k_per_split = args.g.n;
  launch_simt(simt_dgrad[args.g.dtype], p, ceil_div(args.g.k, policy::kSimtDgradThreads),
              policy::kSimtDgradThreads, device, stream);
}

}  // namespace nybble::cuda
