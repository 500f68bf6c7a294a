// Adds the outlier columns to an int8 product. A product of few rows takes one kernel. For many
// rows, the outlier columns are first gathered into copies, and a second kernel multiplies the
// copies.
#include <algorithm>
#include <climits>

#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "device/policy.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

kernel few_kernels[3] = {NYBBLE_INT8_TYPES("int8_outliers")};
kernel mma_kernels[3] = {NYBBLE_INT8_TENSOR_TYPES("int8_outliers_mma", "")};
kernel wgmma_kernels[3] = {NYBBLE_KERNEL_TYPES("int8_wgmma", "int8_outliers_wgmma", "_128")};
kernel wgmma_256_kernels[3] = {
    NYBBLE_KERNEL_TYPES("int8_wgmma", "int8_outliers_wgmma", "_256")};  // no float32

// The largest number of bytes for copies. If the copies cannot hold all marked columns, the columns
// are processed in several passes. Only the device knows the number of marked columns, which is
// usually small.
constexpr int64_t kCopyBytes = 256 << 20, kColumnsAtOnce = 2048;
constexpr int64_t kBand = 16;  // columns of tiles
constexpr int64_t kMaxSide = INT_MAX / 8;

int terms_of(int dtype) { return dtype == NYBBLE_F32 ? 3 : 1; }

// Multiplies the gathered copies by wgmma. Returns false if the image, the device or the driver
// does not support the kernel.
bool launch_wgmma(const params::int8_gathered& p, int dtype, int32_t device, void* stream) {
  if (!wgmma_kernels[dtype].present(device)) return false;
  const int64_t columns = ceil_div(p.o.m, policy::kOutlierWgmmaRows),
                at_once = multiprocessors(device);
  // Wide tiles read less memory; narrow tiles use the multiprocessors more evenly.
  const auto time = [&](int64_t wide) {
    return ceil_div(ceil_div(p.o.n, wide) * columns, at_once) * wide;
  };
  const bool wide = dtype != NYBBLE_F32 && time(256) <= time(128);
  const int of_tile = wide ? 256 : 128, bytes = policy::outlier_wgmma_smem_bytes(of_tile);
  if (bytes > shared_limit(device)) return false;
  const int64_t rows = ceil_div(p.o.n, of_tile);
  params::int8_outliers_wgmma q = {};
  q.g = p;
  q.rows = static_cast<int>(rows), q.columns = static_cast<int>(columns);
  q.band = static_cast<int>(std::min(columns, kBand));
  if (!make_map({p.a, 2, p.pitch, p.o.m * terms_of(dtype), policy::kOutlierWgmmaStep,
                 policy::kOutlierWgmmaRows},
                q.a_map) ||
      !make_map({p.w, 2, p.pitch, ceil_div(p.o.n, 32) * 32, policy::kOutlierWgmmaStep, of_tile},
                q.w_map))
    return false;
  const shape s = {std::min(rows * columns, at_once), policy::kWgmmaThreads, bytes};
  (wide ? wgmma_256_kernels : wgmma_kernels)[dtype].launch(device, stream, with_pdl(s), q);
  return true;
}

bool is_many(const int8_linear_args& l, int32_t device) {
  return l.threshold > 0.0f && l.m >= policy::kInt8GatherRows &&
         std::max({l.m, l.n, l.k}) <= kMaxSide && mma_kernels[l.dtype].present(device);
}

params::int8_outliers outliers_of(const int8_linear_args& l) {
  return {l.a, l.b, l.col_absmax, l.outlier_cols, l.out, l.m, l.n, l.k};
}

// The layout of the copies in memory. The number of marked columns precedes the copies.
struct copies {
  static constexpr int64_t kCount = 256;
  int64_t a_rows, w_rows, pitch;
  explicit copies(const int8_linear_args& l)
      : a_rows(terms_of(l.dtype) * l.m), w_rows(ceil_div(l.n, 32) * 32) {
    const int64_t room = std::max(kCopyBytes / row_bytes() / 64 * 64, kColumnsAtOnce);
    pitch = std::min(room, ceil_div(l.k, 64) * 64);
  }
  int64_t row_bytes() const { return (a_rows + w_rows) * int64_t{sizeof(params::u16)}; }
  int64_t bytes() const { return kCount + pitch * row_bytes(); }
};

// Multiplies the marked columns in passes. Each pass multiplies as many columns as the copies hold.
// Each pass rounds its results to the type of the output. The kernels of an empty pass end
// immediately. The kernel that quantized `a` has already gathered the columns of the first pass.
void add_many(params::int8_gathered p, int dtype, int32_t device, void* stream) {
  const int64_t tiles =
      ceil_div(p.o.m, policy::kInt8OutlierMmaTile) * ceil_div(p.o.n, policy::kInt8OutlierMmaTile);
  for (; p.first < p.o.k; p.first += p.pitch) {
    if (p.first > 0)
      quantize_int8_rows({}, &p, dtype, p.blocks, policy::kInt8GatherThreads, device, stream);
    if (!launch_wgmma(p, dtype, device, stream))
      mma_kernels[dtype].launch(device, stream, with_pdl({tiles, policy::kInt8OutlierThreads}), p);
  }
}

}  // namespace

std::size_t int8_outlier_bytes(const int8_linear_args& l, int32_t device) {
  return is_many(l, device) ? static_cast<std::size_t>(copies(l).bytes()) : 0;
}

params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device) {
  const copies c(l);
  params::int8_gathered p = {};
  p.o = outliers_of(l), p.pitch = c.pitch, p.count = reinterpret_cast<unsigned*>(memory);
  p.blocks = policy::kInt8GatherBlocks * multiprocessors(device);
  p.a = reinterpret_cast<params::u16*>(memory + copies::kCount), p.w = p.a + c.a_rows * c.pitch;
  return p;
}

void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream) {
  if (gathered != nullptr) return add_many(*gathered, l.dtype, device, stream);
  const int64_t tiles = ceil_div(l.n, policy::kInt8OutlierColumns),
                wave = policy::kInt8OutlierBlocks * multiprocessors(device),
                deep =
                    std::clamp<int64_t>(wave / tiles, 1, ceil_div(l.m, policy::kInt8OutlierRows));
  few_kernels[l.dtype].launch(device, stream, with_pdl({tiles * deep, policy::kInt8OutlierThreads}),
                              outliers_of(l));
}

}  // namespace nybble::cuda
