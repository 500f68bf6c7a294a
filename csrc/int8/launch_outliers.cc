// Adds the outlier columns to an int8 product. For few rows, one kernel gathers and multiplies the
// columns, which the quantization usually has listed. For many rows, the outlier columns are first
// gathered into copies, and a second kernel multiplies the copies.
#include <algorithm>
#include <climits>

#include "cuda/device.h"
#include "cuda/shapes.h"
#include "cuda/tensor_map.h"
#include "device/policy_outliers.h"
#include "int8/launch.h"

namespace nybble::cuda {
namespace {

kernel few_kernels[3] = {NYBBLE_INT8_TYPES("int8_outliers")};
kernel listed_kernels[3] = {NYBBLE_INT8_TENSOR_TYPES("int8_outliers_listed", "")};  // no float32
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

// The dynamic shared memory of the kernel that multiplies listed columns.
int listed_smem_bytes(int32_t device) {
  return std::min(policy::kInt8ListedSmemBytes,
                  shared_limit(device) - policy::kInt8ListedStaticBytes);
}

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

// Whether the kernel that quantizes few rows also lists the marked columns.
bool is_listed(const int8_linear_args& l, int32_t device) {
  return l.threshold > 0.0f && l.m > 1 && l.m <= policy::kInt8ListedRows && l.dtype != NYBBLE_F32 &&
         l.k % 16 == 0 && l.k <= policy::kInt8ListedColumns && l.n <= kMaxSide &&
         is_aligned(l.a, 16) && is_aligned(l.b, 16) && is_aligned(l.q, 8) &&
         is_aligned(l.outlier_cols, 16) && listed_kernels[l.dtype].present(device);
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

// The layout of the list and of the copied columns of `a`. With more columns than `pitch`, the
// dense path is usually faster, and nothing is listed.
struct list_layout {
  int64_t pitch, list_bytes, bytes;
  explicit list_layout(const int8_linear_args& l)
      : pitch(ceil_div(ceil_div(l.k, policy::kInt8OutlierDense), 64) * 64),
        list_bytes(copies::kCount + pitch * int64_t{sizeof(int)}),
        bytes(list_bytes + ceil_div(l.m * pitch * int64_t{sizeof(params::u16)}, 256) * 256) {}
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
  const int64_t bytes = is_many(l, device)     ? copies(l).bytes()
                        : is_listed(l, device) ? list_layout(l).bytes
                                               : 0;
  return static_cast<std::size_t>(bytes);
}

params::int8_gathered int8_outlier_copies(const int8_linear_args& l, char* memory, int32_t device) {
  params::int8_gathered p = {};
  p.o = outliers_of(l), p.count = reinterpret_cast<unsigned*>(memory);
  if (!is_many(l, device)) {
    const list_layout few(l);
    p.pitch = few.pitch, p.columns = reinterpret_cast<int*>(memory + copies::kCount);
    p.a = reinterpret_cast<params::u16*>(memory + few.list_bytes);
    return p;
  }
  const copies c(l);
  p.pitch = c.pitch, p.blocks = policy::kInt8GatherBlocks * multiprocessors(device);
  p.a = reinterpret_cast<params::u16*>(memory + copies::kCount), p.w = p.a + c.a_rows * c.pitch;
  return p;
}

void add_int8_outliers(const int8_linear_args& l, const params::int8_gathered* gathered,
                       int32_t device, void* stream) {
  const bool listed = gathered != nullptr && gathered->columns != nullptr;
  if (gathered != nullptr && !listed) return add_many(*gathered, l.dtype, device, stream);
  const int64_t tiles = ceil_div(l.n, policy::kInt8OutlierColumns),
                rows = ceil_div(l.m, policy::kInt8OutlierRows),
                wave = (listed ? 1 : policy::kInt8OutlierBlocks) * multiprocessors(device),
                deep = std::clamp<int64_t>(wave / tiles, 1, rows);
  shape s = with_pdl({tiles * deep, policy::kInt8OutlierThreads});
  if (!listed) {
    // With PDL, blocks start where the product does not run. They request so much shared memory
    // that no multiprocessor runs more of them than necessary. Their static memory is at most
    // kInt8ListedStaticBytes, too.
    const int64_t each = ceil_div(s.blocks, multiprocessors(device)),
                  all = capability(device) >= 90 ? shared_limit(device) : 0;
    s.shared_limit = static_cast<int>(all / 2);
    if (all > 0 && each < policy::kInt8OutlierBlocks)
      s.shared_bytes =
          static_cast<int>(std::min(all / (each + 1), all / each - policy::kInt8ListedStaticBytes));
    return few_kernels[l.dtype].launch(device, stream, s, outliers_of(l));
  }
  params::int8_gathered p = *gathered;
  p.blocks = static_cast<int>(s.blocks);
  s.blocks = std::max(s.blocks, std::min(ceil_div(l.n, policy::kInt8ListedSide) * rows, wave));
  s.shared_bytes = s.shared_limit = listed_smem_bytes(device);
  listed_kernels[l.dtype].launch(device, stream, s, p);
}

}  // namespace nybble::cuda
