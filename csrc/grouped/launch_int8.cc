// Launches the products with stacked int8 weights. The kernels read the routing on the device.
#include <algorithm>
#include <climits>

#include "cuda/device.h"
#include "cuda/kernel.h"
#include "cuda/launch.h"
#include "cuda/memory.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "cuda/workspace.h"
#include "device/params.h"
#include "device/policy_outliers.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_INT8_GROUPED_TYPES(name) \
  {NYBBLE_KERNEL_TYPES("int8_grouped", "int8_grouped_" name, "")}
#define NYBBLE_INT8_GROUPED(name) {"int8_grouped", "int8_grouped_" name}
kernel marks_int8[3] = NYBBLE_INT8_GROUPED_TYPES("marks"),
       quantize_rows_int8[3] = NYBBLE_INT8_GROUPED_TYPES("quantize"),
       outliers_int8[3] = NYBBLE_INT8_GROUPED_TYPES("outliers"),
       dgrad_int8[3] = NYBBLE_INT8_GROUPED_TYPES("dgrad");
// with one and two terms
kernel dgrad_terms_int8[2] = {NYBBLE_INT8_GROUPED("dgrad_terms_1"),
                              NYBBLE_INT8_GROUPED("dgrad_terms_2")},
       dgrad_mma_int8[2] = {NYBBLE_INT8_GROUPED("dgrad_mma_1"), NYBBLE_INT8_GROUPED("dgrad_mma_2")};
// with tiles of 128 and 256 rows
kernel dgrad_wgmma_int8[2] = {{"int8_grouped_wgmma", "int8_grouped_dgrad_wgmma_128"},
                              {"int8_grouped_wgmma", "int8_grouped_dgrad_wgmma_256"}};
kernel gemv_int8 = NYBBLE_INT8_GROUPED("gemv"), mma_int8 = NYBBLE_INT8_GROUPED("mma"),
       simt_int8 = NYBBLE_INT8_GROUPED("simt");
// The numbers of columns that a wgmma tile can have.
constexpr int kInt8Forms[] = {32, 64, 128, 256};
kernel wgmma_int8[] = {{"int8_grouped_wgmma", "int8_grouped_wgmma_32"},
                       {"int8_grouped_wgmma", "int8_grouped_wgmma_64"},
                       {"int8_grouped_wgmma", "int8_grouped_wgmma_128"},
                       {"int8_grouped_wgmma", "int8_grouped_wgmma_256"}};
constexpr int kThreads = 256;

params::int8_grouped record_of(const int32_t* offsets, int64_t experts, int64_t m, int64_t n,
                               int64_t k) {
  params::int8_grouped p = {};
  p.g.m = m, p.g.n = n, p.g.k = k;
  p.offsets = offsets, p.experts = experts, p.least = 1, p.most = m;
  p.slots = static_cast<int>(std::min(m, experts));
  return p;
}

int blocks_each(int64_t wanted) {
  return static_cast<int>(std::clamp<int64_t>(wanted, 1, 1 << 14));
}

shape shape_of(const params::int8_grouped& e, int shared_bytes = 0) {
  return with_pdl({static_cast<int64_t>(e.slots) * e.blocks_each, kThreads, shared_bytes});
}

// Chooses the tile from the mean number of rows per expert. Each line of the table has the number
// of experts, the shape of an expert's weight, the mean, and the times in us with tiles of 32, 64,
// 128 and 256 columns (H200, bf16, uniform routing):
//   128 of  5760x2880,   16    542  550  611 1018
//   128 of  1536x2048,   32    128  122  145  206
//   128 of  5760x2880,   64    987  708  641 1004
//     8 of 28672x4096,  128    682  467  373  424
//     8 of 28672x4096,  256   1288  781  604  578
//     8 of 28672x4096, 1024   4735 2723 1890 1654
int int8_form_of(const params::int8_grouped& e) {
  const int64_t mean = e.g.m / e.slots;
  if (mean >= 256 && e.experts <= policy::int8_grouped_listed(256)) return 3;
  return mean >= 64 ? 2 : mean > 16 ? 1 : 0;
}

bool launch_int8_grouped_wgmma(params::int8_grouped e, int32_t device, void* stream) {
  const int form = int8_form_of(e), columns = kInt8Forms[form],
            cluster = policy::int8_wgmma_cluster_n(columns);
  if (e.experts > policy::kInt8GroupedListed || e.experts * e.g.n > INT_MAX / 2 ||
      e.g.m > INT_MAX / 2 || e.g.k > INT_MAX / 8 || !wgmma_int8[form].present(device))
    return false;
  params::int8_grouped_wgmma p = {};
  if (!make_map({e.g.a, 1, e.g.k, e.g.m, policy::kInt8WgmmaStep, columns / cluster}, p.w.a_map) ||
      !make_map({e.g.b, 1, e.g.k, e.experts * e.g.n, policy::kInt8WgmmaStep, policy::kWgmmaRows},
                p.w.w_map))
    return false;
  // the output as pairs of bytes, 64 pairs per box
  const int pairs = e.g.dtype == NYBBLE_F32 ? 2 : 1;
  p.w.tma_out = e.g.n * pairs % 8 == 0 && is_aligned(e.g.out, 16) && !kForInitcheck;
  if (p.w.tma_out && !make_map({e.g.out, 2, e.g.n * pairs, e.g.m, 64,
                                policy::int8_wgmma_chunk(columns, 2 * pairs)},
                               p.w.out_map))
    return false;
  p.w.g = e.g, p.w.type = e.g.dtype, p.e = e;
  p.w.rows = static_cast<int>(ceil_div(e.g.n, policy::kWgmmaRows * cluster));
  p.w.columns = p.w.band = p.w.cluster_k = p.w.pdl_prefetch = 1;
  const int64_t tiles = p.w.rows * (e.g.m / columns + e.slots);
  shape s = with_pdl({std::min<int64_t>(tiles, multiprocessors(device) / cluster) * cluster,
                      policy::kWgmmaThreads, policy::int8_grouped_wgmma_smem_bytes(columns)});
  s.cluster = cluster;
  wgmma_int8[form].launch(device, stream, s, p);
  return true;
}

// Launches the GEMV kernel, which reads an expert again for each 16 rows. Returns false if the
// image has no such kernel or the device cannot run it.
bool launch_int8_gemv(const params::int8_grouped& e, int32_t device, void* stream) {
  const int bytes = policy::int8_gemv_smem_bytes(16);
  if (e.slots > policy::kInt8GroupedListed || !gemv_int8.present(device) ||
      bytes > shared_limit(device))
    return false;
  gemv_int8.launch(device, stream, with_pdl({multiprocessors(device), kThreads, bytes}), e);
  return true;
}

// Up to kFewRows rows, the GEMV kernel is the fastest if experts are large. Times in us of GEMV and
// wgmma (H200, bf16, uniform routing): 8 experts of 1536x2048 13.6 and 12.8, 4 experts of 5760x2880
// 21.0 and 27.0, 2 experts of 28672x4096 58.0 and 66.1.
void launch_int8_product(params::int8_grouped e, int32_t device, void* stream) {
  constexpr int64_t kFewRows = 64, kLarge = 8 << 20;
  const bool vectors = e.g.k % 16 == 0 && is_aligned(e.g.b, 16), few = e.g.m <= kFewRows;
  if (vectors && e.g.n >= 16) {
    if (few && e.g.n * e.g.k >= kLarge && launch_int8_gemv(e, device, stream)) return;
    if (launch_int8_grouped_wgmma(e, device, stream)) return;
    if (few && launch_int8_gemv(e, device, stream)) return;
  }
  const int64_t rows = ceil_div(e.g.m, e.slots);
  if (vectors && mma_int8.present(device)) {
    e.blocks_each =
        blocks_each(ceil_div(rows, policy::kInt8MmaTile) * ceil_div(e.g.n, policy::kInt8MmaTile));
    return mma_int8.launch(device, stream, shape_of(e, policy::kInt8MmaSmemBytes), e);
  }
  e.blocks_each = blocks_each(ceil_div(rows * e.g.n, 8));
  simt_int8.launch(device, stream, shape_of(e), e);
}

// Marks the outlier columns of each expert in l.outlier_cols, and quantizes the other columns.
void quantize_rows(const int8_linear_args& l, params::int8_grouped e, int32_t device,
                   void* stream) {
  const int vector = vector_of(l.dtype);
  e.blocks_each = blocks_each(ceil_div(l.m, e.slots));
  const params::int8_grouped_rows p = {
      {l.a, l.q, nullptr, l.row_absmax, nullptr, l.outlier_cols, l.m, l.k, l.threshold,
       l.k % vector == 0 && is_aligned(l.a, 16)},
      e};
  set_zero(l.outlier_cols, static_cast<size_t>(e.experts * l.k), stream);
  marks_int8[l.dtype].launch(device, stream, {shape_of(e).blocks, kThreads}, p);
  quantize_rows_int8[l.dtype].launch(device, stream, shape_of(e), p);
}

void add_outliers(const int8_linear_args& l, params::int8_grouped e, int32_t device, void* stream) {
  const int64_t tiles = ceil_div(l.n, policy::kInt8OutlierColumns),
                rows = ceil_div(ceil_div(l.m, e.slots), policy::kInt8OutlierRows);
  e.blocks_each = blocks_each(tiles * std::clamp<int64_t>(rows, 1, 8));
  outliers_int8[l.dtype].launch(
      device, stream, shape_of(e),
      params::int8_grouped_outliers{{l.a, l.b, l.col_absmax, l.outlier_cols, l.out, l.m, l.n, l.k},
                                    e});
}

// The gradient, by the mean number of rows per expert: up to kTwoTermRows, an fp16 gradient has two
// terms; from kWgmmaDgradRows on, wgmma multiplies one term. Times in us of mma, and of wgmma with
// tiles of 128 and 256 rows (H200, fp16, uniform routing):
//   128 of  1536x2048,   32    185   228   343       128 of  5760x2880,   32     896  1045  1669
//   128 of  1536x2048,   64    288   268   379       128 of  5760x2880,   64    1404  1146  1759
//   128 of  1536x2048,  256    854   706   780         8 of 28672x4096,  128    1560   706   773
//   128 of  1536x2048,  512   1573  1293  1280         8 of 28672x4096, 1024    6570  4176  3940
constexpr int64_t kTwoTermRows = 16, kWgmmaDgradRows = 64, kWideDgradRows = 384;

// Multiplies the terms by wgmma. Returns false if the image has no such kernel or the shape does
// not suit it.
bool launch_dgrad_wgmma(const params::int8_grouped_dgrad& g, int32_t device, void* stream) {
  const params::int8_grouped& e = g.e;
  const bool wide = e.g.m >= kWideDgradRows * e.slots;
  const int rows = wide ? 256 : 128;
  params::int8_grouped_dgrad_wgmma p = {{}, {}, g};
  if (e.experts * e.g.n > INT_MAX / 2 || e.g.m > INT_MAX / 2 || e.g.k > INT_MAX / 2 ||
      !make_map({g.terms, 2, g.pitch, e.g.m, 64, rows}, p.a_map) ||
      !make_map({e.g.b, 1, e.g.k, e.experts * e.g.n, 128, 64}, p.w_map))
    return false;
  const int64_t tiles = ceil_div(e.g.k, 128) * (e.g.m / rows + e.slots);
  const int bytes = policy::int8_dgrad_wgmma_stages(rows) * (rows + 64) * 128;
  dgrad_wgmma_int8[wide].launch(
      device, stream,
      with_pdl({std::min<int64_t>(tiles, multiprocessors(device)), policy::kWgmmaThreads, bytes}),
      p);
  return true;
}

// Launches the gradient on tensor cores. Returns false if the image has no such kernels, or the
// device or the shape does not suit them.
bool launch_dgrad_tensor(const params::int8_grouped& e, const void* a, int32_t device,
                         void* stream) {
  using record = params::int8_grouped_dgrad;
  const bool two = e.g.dtype == NYBBLE_F32 ||
                   (e.g.dtype == NYBBLE_F16 && e.g.m <= kTwoTermRows * e.slots),
             by_wgmma =
                 !two && e.g.m >= kWgmmaDgradRows * e.slots && dgrad_wgmma_int8[0].present(device);
  const int terms = two ? 2 : 1, bytes = record::kStages[two] * record::kStageBytes[two],
            step = (by_wgmma ? 2 : 1) * record::kStep,
            list = record::kListed * 4 + 512;  // static shared memory, and room for its sums
  if (e.g.k % 16 != 0 || e.g.n > INT_MAX / 2 || e.experts > record::kListed ||
      !is_aligned(e.g.b, 16) || !is_aligned(e.g.out, 16) || !dgrad_mma_int8[two].present(device) ||
      bytes + list > shared_limit(device))
    return false;
  const int64_t pitch = ceil_div(e.g.n, step) * step, factors = ceil_div(e.g.m * 4, 256) * 256;
  const workspace memory(static_cast<size_t>(factors + terms * e.g.m * pitch * 2), device, stream);
  const record p = {e, a, memory.as<unsigned short>() + factors / 2, memory.as<float>(),
                    static_cast<int>(pitch)};
  dgrad_terms_int8[two].launch(device, stream, with_pdl({e.g.m, kThreads}), p);
  if (by_wgmma && launch_dgrad_wgmma(p, device, stream)) return true;
  const int64_t tiles = ceil_div(e.g.k, record::kColumns) * (e.g.m / record::kRows + e.slots),
                blocks = std::min<int64_t>(tiles, multiprocessors(device) * record::kBlocks);
  dgrad_mma_int8[two].launch(device, stream, with_pdl({blocks, kThreads, bytes}), p);
  return true;
}

}  // namespace

void int8_linear_grouped(const int8_linear_grouped_args& args, int32_t device, void* stream) {
  const current scope(device);
  int8_linear_args l = args.l;
  const bool has_outliers = l.threshold > 0.0f;
  const int64_t tops = ceil_div(l.m * 4, 256) * 256, codes = ceil_div(l.m * l.k, 256) * 256;
  const workspace memory(
      static_cast<size_t>(tops + codes + (has_outliers ? args.experts * l.k : 0)), device, stream);
  l.row_absmax = memory.as<float>(), l.q = memory.as<int8_t>() + tops;
  l.outlier_cols = has_outliers ? memory.as<uint8_t>() + tops + codes : nullptr;
  params::int8_grouped e = record_of(args.offsets, args.experts, l.m, l.n, l.k);
  e.g.a = l.q, e.g.b = l.b, e.g.row_absmax = l.row_absmax, e.g.col_absmax = l.col_absmax;
  e.g.out = l.out, e.g.dtype = l.dtype;
  // The last quantization kernel waits for the kernels before it, and then lets the product start
  // (PDL). The product may then read offsets and weights.
  if (has_outliers)
    quantize_rows(l, e, device, stream);
  else
    quantize_int8({l.a, l.dtype, l.m, l.k, 0.0f, l.q, nullptr, l.row_absmax, nullptr, nullptr},
                  nullptr, device, stream);
  launch_int8_product(e, device, stream);
  if (has_outliers) add_outliers(l, e, device, stream);
}

void int8_grad_grouped(const int8_grad_grouped_args& args, int32_t device, void* stream) {
  const current scope(device);
  const int8_grad_args& g = args.g;
  params::int8_grouped e = record_of(args.offsets, args.experts, g.m, g.n, g.k);
  e.g.b = g.b, e.g.col_absmax = g.row_absmax, e.g.out = g.grad_a, e.g.dtype = g.dtype;
  if (launch_dgrad_tensor(e, g.grad_out, device, stream)) return;
  e.blocks_each = blocks_each(ceil_div(g.k, 128) * ceil_div(ceil_div(g.m, e.slots), 4));
  dgrad_int8[g.dtype].launch(
      device, stream, shape_of(e),
      params::int8_grouped_outliers{
          {g.grad_out, g.b, g.row_absmax, nullptr, g.grad_a, g.m, g.n, g.k}, e});
}

}  // namespace nybble::cuda
