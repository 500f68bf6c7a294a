// int8 GEMM on tensor cores (mma.sync, sm_80 and newer), its SIMT fallback, and the dequantization
// of int32 accumulators.
#pragma once
#include "device/any_type.cuh"
#include "device/mma.cuh"
#include "device/params.h"
#include "device/policy.h"

namespace nybble {

constexpr float kInt8Product = 1.0f / (127.0f * 127.0f);

// Returns (acc * row) * (col / 16129). The caller then adds the bias, and rounds the sum to T.
NYBBLE_DEVICE float int8_value(int acc, float row, float col) {
  return __fmul_rn(__fmul_rn(static_cast<float>(acc), row), __fmul_rn(col, kInt8Product));
}

template <class T>
NYBBLE_DEVICE void int8_finish(const params::int8_gemm& g, i64 m, i64 n, int acc) {
  if (g.out == nullptr) {
    g.acc[m * g.n + n] = acc;
    return;
  }
  const typename T::storage* bias = static_cast<const typename T::storage*>(g.bias);
  float v = int8_value(acc, load_behind_wait(g.row_absmax + m), __ldg(g.col_absmax + n));
  if (bias) v = __fadd_rn(v, T::load(bias + n));
  T::store(static_cast<typename T::storage*>(g.out) + m * g.n + n, v);
}

// Writes a result whose type is chosen at run time.
NYBBLE_DEVICE void int8_finish(const params::int8_gemm& g, i64 m, i64 n, int acc) {
  if (g.out == nullptr) {
    g.acc[m * g.n + n] = acc;
    return;
  }
  const any_type type = {g.dtype};
  float v = int8_value(acc, load_behind_wait(g.row_absmax + m), __ldg(g.col_absmax + n));
  if (g.bias) v = __fadd_rn(v, type.value(g.bias, n));
  type.store(g.out, m * g.n + n, v);
}

// Stores the outputs that a thread has in multiply_mma. Its rows are m and every eighth row after
// it; its columns are n, n + 1 and every eighth column after each of them. The function loads each
// scale once.
struct int8_finish_tile {
  const params::int8_gemm& g;
  any_type type;
  i64 m, n;
  float rows[8], columns[8], bias[8];
  NYBBLE_DEVICE static int column(int j) { return j / 2 * 8 + j % 2; }
  NYBBLE_DEVICE int8_finish_tile(const params::int8_gemm& all, i64 first_m, i64 first_n)
      : g(all), type{all.dtype}, m(first_m), n(first_n), rows{}, columns{}, bias{} {
    if (g.out == nullptr) return;
#pragma unroll
    for (int i = 0; i < 8; i++) {
      if (m + i * 8 < g.m) rows[i] = load_behind_wait(g.row_absmax + m + i * 8);
      if (n + column(i) < g.n) columns[i] = __ldg(g.col_absmax + n + column(i));
      if (g.bias && n + column(i) < g.n) bias[i] = type.value(g.bias, n + column(i));
    }
  }
  NYBBLE_DEVICE void finish(int i, int j, int acc) const {
    if (m + i * 8 >= g.m || n + column(j) >= g.n) return;
    const i64 at = (m + i * 8) * g.n + n + column(j);
    if (g.out == nullptr) {
      g.acc[at] = acc;
      return;
    }
    const float v = int8_value(acc, rows[i], columns[j]);
    type.store(g.out, at, g.bias ? __fadd_rn(v, bias[j]) : v);
  }
};

struct int8_eight {
  int4 a, b;
  NYBBLE_DEVICE explicit int8_eight(const int* from)
      : a(__ldg(reinterpret_cast<const int4*>(from))),
        b(__ldg(reinterpret_cast<const int4*>(from) + 1)) {}
};

// Computes eight outputs from int32 accumulators. The first output has number `at` and is in column
// n of row m.
template <class T>
NYBBLE_DEVICE void int8_finish_eight(const params::int8_gemm& g, const int8_eight& accumulators,
                                     i64 at, i64 m, i64 n) {
  const int4 a = accumulators.a, b = accumulators.b;
  const float4* scales = reinterpret_cast<const float4*>(g.col_absmax + n);
  const float4 c = __ldg(scales), d = __ldg(scales + 1);
  const float row = __ldg(g.row_absmax + m);
  float v[8] = {int8_value(a.x, row, c.x), int8_value(a.y, row, c.y), int8_value(a.z, row, c.z),
                int8_value(a.w, row, c.w), int8_value(b.x, row, d.x), int8_value(b.y, row, d.y),
                int8_value(b.z, row, d.z), int8_value(b.w, row, d.w)};
  if (g.bias) {
    const uint4* bias =
        reinterpret_cast<const uint4*>(static_cast<const typename T::storage*>(g.bias) + n);
#pragma unroll
    for (int j = 0; j < 8; j += T::kVector) {
      float add[T::kVector];
      T::unpack(__ldg(bias + j / T::kVector), add);
#pragma unroll
      for (int i = 0; i < T::kVector; i++) v[j + i] = __fadd_rn(v[j + i], add[i]);
    }
  }
  uint4* to = reinterpret_cast<uint4*>(static_cast<typename T::storage*>(g.out) + at);
#pragma unroll
  for (int j = 0; j < 8; j += T::kVector) {
    float w[T::kVector];
#pragma unroll
    for (int i = 0; i < T::kVector; i++) w[i] = v[j + i];
    to[j / T::kVector] = T::pack(w);
  }
}

// Dequantizes an int32 product of up to 2^32 outputs, eight per thread. Rows must consist of whole,
// aligned groups of eight values. This function has a kernel of its own, so that the kernel's first
// launch loads less code.
template <class T>
NYBBLE_DEVICE void int8_dequantize_few(const params::int8_gemm& g) {
  const u32 at = (blockIdx.x * blockDim.x + threadIdx.x) * 8, n = static_cast<u32>(g.n);
  if (at >= static_cast<u32>(g.m) * n) return;
  const int8_eight accumulators(g.acc + at);  // these loads overlap with the division
  const u32 m = at / n;
  int8_finish_eight<T>(g, accumulators, at, m, at - m * n);
}

// Dequantizes an int32 product, 16 outputs per thread. If rows consist of whole groups of eight
// values, it processes eight outputs at a time.
template <class T>
NYBBLE_DEVICE void int8_dequantize(const params::int8_gemm& g) {
  constexpr int kPieces = policy::kInt8Outputs / 8;
  const i64 count = g.m * g.n;
  const i64 first = static_cast<i64>(blockIdx.x) * blockDim.x * (kPieces * 8),
            end = min(count, first + blockDim.x * (kPieces * 8));
  const u64 places = reinterpret_cast<u64>(g.out) | reinterpret_cast<u64>(g.acc) |
                     reinterpret_cast<u64>(g.col_absmax) | reinterpret_cast<u64>(g.bias);
  if (g.n % 8 == 0 && (places & 15) == 0) {
    const bool short_way = count <= 0xffffffff;
    const i64 m0 = short_way ? static_cast<u32>(first) / static_cast<u32>(g.n) : first / g.n,
              n0 = first - m0 * g.n;  // m0, n0: equal in all threads of the block
#pragma unroll
    for (int v = 0; v < kPieces; v++) {
      const u32 step = (v * blockDim.x + threadIdx.x) * 8;
      if (first + step >= end) return;
      const u64 n = static_cast<u64>(n0) + step;
      const u64 down = n < static_cast<u64>(g.n) ? 0
                       : short_way               ? static_cast<u32>(n) / static_cast<u32>(g.n)
                                                 : n / static_cast<u64>(g.n);
      const i64 at = first + step;
      int8_finish_eight<T>(g, int8_eight(g.acc + at), at, m0 + down, n - down * g.n);
    }
    return;
  }
  for (i64 i = first + threadIdx.x; i < end; i += blockDim.x)
    int8_finish<T>(g, i / g.n, i % g.n, g.acc[i]);
}

// Computes the product without tensor cores, for any size and alignment. A warp computes one output
// at a time.
NYBBLE_DEVICE void multiply_simt(const params::int8_gemm& g, i64 block = blockIdx.x) {
  const i64 warp = block * (blockDim.x >> 5) + (threadIdx.x >> 5);
  if (warp >= g.m * g.n) return;
  const i64 m = warp / g.n, n = warp % g.n;
  const signed char *a = g.a + m * g.k, *b = g.b + n * g.k;
  int sum = 0;
  for (i64 k = threadIdx.x & 31; k < g.k; k += 32) sum += a[k] * b[k];
#pragma unroll
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(kFullWarp, sum, o);
  if ((threadIdx.x & 31) == 0) int8_finish(g, m, n, sum);
}

#if __CUDA_ARCH__ >= 800

NYBBLE_DEVICE void ldmatrix(u32 (&r)[4], u32 at) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(at));
}
NYBBLE_DEVICE void ldmatrix_transposed(u32 (&r)[4], u32 at) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(at));
}

// A block computes 128 x 128 outputs, and each of its eight warps computes 64 x 32 of them. In
// shared memory, a row has 64 bytes. The order of its 16-byte pieces depends on the row (swizzle).
// Requires k % 16 == 0 and rows aligned to 16 bytes. `block` is (tile along m) + (number of tiles
// along m) * (tile along n).
NYBBLE_DEVICE void multiply_mma(const params::int8_gemm& g, u32 block = blockIdx.x) {
  constexpr int kTile = policy::kInt8MmaTile, kStep = policy::kInt8MmaStep,
                kStages = policy::kInt8MmaStages, kSide = kTile * kStep;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 pipeline = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, wm = warp & 1, wn = warp >> 1;
  const i64 tiles_m = (g.m + kTile - 1) / kTile, m0 = block % tiles_m * kTile,
            n0 = block / tiles_m * kTile;
  const int steps = static_cast<int>((g.k + kStep - 1) / kStep);
  auto issue = [&](int step) {
    if (step < steps) {
      const i64 k0 = static_cast<i64>(step) * kStep;
      const u32 to = pipeline + step % kStages * 2 * kSide;
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const int c = threadIdx.x + i * policy::kInt8MmaThreads, row = c >> 2, piece = c & 3;
        const u32 at = row * kStep + ((piece ^ ((row >> 1) & 3)) << 4);
        const bool inside = k0 + piece * 16 < g.k;
        cp_async_16(to + at, g.a + (m0 + row) * g.k + k0 + piece * 16, inside && m0 + row < g.m);
        cp_async_16(to + kSide + at, g.b + (n0 + row) * g.k + k0 + piece * 16,
                    inside && n0 + row < g.n);
      }
    }
    cp_async_commit();
  };
#pragma unroll 1
  for (int s = 0; s < kStages - 1; s++) issue(s);
  int acc[4][4][4] = {};
  for (int step = 0; step < steps; step++) {
    cp_async_wait<kStages - 2>();
    __syncthreads();
    issue(step + kStages - 1);
    const u32 a_at = pipeline + step % kStages * 2 * kSide, b_at = a_at + kSide;
#pragma unroll
    for (int half = 0; half < 2; half++) {  // 32 bytes along K in each half
      u32 a[4][4], b[2][4];
#pragma unroll
      for (int i = 0; i < 4; i++) {  // rows 0-7 and 8-15: first 16 bytes, then second 16 bytes
        const int row = wm * 64 + i * 16 + (lane & 15), piece = half * 2 + (lane >> 4);
        ldmatrix(a[i], a_at + row * kStep + ((piece ^ ((row >> 1) & 3)) << 4));
      }
#pragma unroll
      for (int i = 0; i < 2; i++) {  // two tiles of eight columns with 2 x 16 bytes each
        const int row = wn * 32 + i * 16 + (lane & 7) + ((lane >> 4) << 3),
                  piece = half * 2 + ((lane >> 3) & 1);
        ldmatrix(b[i], b_at + row * kStep + ((piece ^ ((row >> 1) & 3)) << 4));
      }
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          mma_int8(acc[i][j], a[i][0], a[i][1], a[i][2], a[i][3], b[j >> 1][(j & 1) * 2],
                   b[j >> 1][(j & 1) * 2 + 1]);
    }
  }
  // this thread's outputs: in eight rows and eight columns
  const i64 m = m0 + wm * 64 + (lane >> 2), n = n0 + wn * 32 + (lane & 3) * 2;
  const int8_finish_tile tile(g, m, n);
#pragma unroll
  for (int i = 0; i < 8; i++)
#pragma unroll
    for (int j = 0; j < 8; j++) tile.finish(i, j, acc[i / 2][j / 2][i % 2 * 2 + j % 2]);
}

#endif

}  // namespace nybble
