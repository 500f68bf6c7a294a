// int8 GEMV for up to 16 rows of `a` (sm_80 and newer). The kernel reads W once, at memory
// bandwidth.
//
// W is the 16-row A operand of m16n8k32, and `a` is the 8-column B operand. The values of K are
// permuted inside each group of 64, so a lane loads its part of a row as 16 bytes. The eight warps
// of a block share K, and each keeps its slice of `a` in registers. A register is loaded with the
// next weight as soon as its value has been multiplied, so each warp always has 8 KiB in flight.
// The first weights are loaded before the PDL wait if the launcher knows that the previous kernel
// does not write any weight.
//
// Requires k % 16 == 0, rows aligned to 16 bytes, and n >= 16.
#pragma once
#include "int8/device/gemm_mma.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

NYBBLE_DEVICE uint4 load_once(const void* p, bool there) {
  uint4 v = make_uint4(0, 0, 0, 0);
  if (there)
    asm volatile("ld.global.nc.L1::no_allocate.L2::128B.v4.b32 {%0,%1,%2,%3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "l"(p));
  return v;
}

// Stores a result. at: the index of the sum in its group. m, n: the row and the column of the
// output.
struct int8_output {
  int at, m, n;
};

// Supplies the rows of `a`, which a previous kernel has quantized.
struct int8_quantized_rows {
  const params::int8_gemm& p;
  NYBBLE_DEVICE void before_weights() const { pdl_wait_if(!p.pdl_prefetch); }
  NYBBLE_DEVICE void behind_weights() const {
    pdl_wait_if(p.pdl_prefetch);
    pdl_launch_dependents();
  }
  NYBBLE_DEVICE uint4 part(int m, int k) const {
    return load_behind_wait(reinterpret_cast<const uint4*>(p.a + m * p.k + k));
  }
  template <class Output>
  NYBBLE_DEVICE void before_results(int, const Output&) const {}
  NYBBLE_DEVICE void finish(const int8_output& o, int sum) const { int8_finish(p, o.m, o.n, sum); }
};

// The row tiles [first, last) of a product.
struct int8_gemv_part {
  int first, last;
};

// An object of type Rows supplies the int8 rows of `a`, 16 bytes at a time, and stores the results.
// All blocks have the same number of row tiles, or one more. With kPart, this block computes the
// row tiles `part`.
template <int kColumnTiles, bool kPart = false, class Rows>
NYBBLE_DEVICE void int8_gemv(const params::int8_gemm& p, Rows&& rows_of_a,
                             int8_gemv_part part = {}) {
  constexpr int kWarps = policy::kInt8GemvWarps, kTiles = policy::kInt8GemvTiles,
                kPitch = policy::kInt8GemvPitch;
  constexpr int kGroups = 8, kSlice = kGroups * 64, kChunk = kWarps * kSlice;
  extern __shared__ __align__(1024) u8 shared[];
  int* sums = reinterpret_cast<int*>(shared);  // [kTiles][kWarps][m][kPitch]; 16 of kPitch are used
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
  const int M = static_cast<int>(p.m), K = static_cast<int>(p.k), N = static_cast<int>(p.n),
            chunks = (K + kChunk - 1) / kChunk, per = 16 * M;
  const int tiles = (N + 15) >> 4, blocks = gridDim.x, each = tiles / blocks, block = blockIdx.x,
            more = tiles - each * blocks,
            first = kPart ? part.first : each * block + min(block, more),
            last = kPart ? part.last : first + each + (block < more);

  // next step to load: its row tile, chunk and group of row tiles
  int tile = first, chunk = 0, group = first;
  const signed char* from = nullptr;
  int left = 0;  // number of values from this lane's first value to the end of K
  auto aim = [&] {
    const int k0 = chunk * kChunk + warp * kSlice + t * 16;
    from = p.b + static_cast<i64>(min(tile * 16, N - 16) + g) * p.k + k0;
    left = tile < last ? K - k0 : 0;
  };
  auto advance = [&] {
    const int end = min(group + kTiles, last);
    if (++tile == end) {
      if (++chunk == chunks) chunk = 0, group = end;
      tile = group;
    }
    aim();
  };
  uint4 w[kGroups][2];
  rows_of_a.before_weights();
  aim();
#pragma unroll
  for (int b = 0; b < kGroups; b++)
    w[b][0] = load_once(from + b * 64, b * 64 < left),
    w[b][1] = load_once(from + 8 * p.k + b * 64, b * 64 < left);
  rows_of_a.behind_weights();
  u32 x[kColumnTiles][kGroups][4];
  auto load_a = [&](int c) {
#pragma unroll
    for (int n = 0; n < kColumnTiles; n++)
#pragma unroll
      for (int b = 0; b < kGroups; b++) {
        const int m = n * 8 + g, k0 = c * kChunk + warp * kSlice + t * 16 + b * 64;
        uint4 v = make_uint4(0, 0, 0, 0);
        if (m < M && k0 < K) v = rows_of_a.part(m, k0);
        x[n][b][0] = v.x, x[n][b][1] = v.y, x[n][b][2] = v.z, x[n][b][3] = v.w;
      }
  };
  load_a(0);
  int have = 0;
  for (int at = first; at < last; at += kTiles) {
    const int rows = min(kTiles, last - at);
    if (at != first) __syncthreads();  // all threads have read the previous sums
    for (int c = 0; c < chunks; c++) {
      if (c != have) load_a(c), have = c;
#pragma unroll 1
      for (int r = 0; r < rows; r++) {
        advance();
        int acc[kColumnTiles][4] = {};
#pragma unroll
        for (int b = 0; b < kGroups; b++) {
#pragma unroll
          for (int n = 0; n < kColumnTiles; n++) {
            mma_int8(acc[n], w[b][0].x, w[b][1].x, w[b][0].y, w[b][1].y, x[n][b][0], x[n][b][1]);
            mma_int8(acc[n], w[b][0].z, w[b][1].z, w[b][0].w, w[b][1].w, x[n][b][2], x[n][b][3]);
          }
          w[b][0] = load_once(from + b * 64, b * 64 < left),
          w[b][1] = load_once(from + 8 * p.k + b * 64, b * 64 < left);
        }
        int* mine = sums + (r * kWarps + warp) * M * kPitch;
#pragma unroll
        for (int n = 0; n < kColumnTiles; n++)
#pragma unroll
          for (int i = 0; i < 4; i++) {
            const int col = n * 8 + 2 * t + (i & 1);
            int* s = mine + col * kPitch + g + (i >> 1) * 8;
            if (col < M) *s = c ? *s + acc[n][i] : acc[n][i];
          }
      }
    }
    __syncthreads();
    rows_of_a.before_results(rows * per, [&](int o) {
      const int r = o / per, i = o - r * per;
      return int8_output{o, i >> 4, min((at + r) * 16, N - 16) + (i & 15)};
    });
    for (int o = threadIdx.x; o < rows * per; o += kWarps * 32) {
      const int r = o / per, i = o - r * per, m = i >> 4;
      int sum = 0;
#pragma unroll
      for (int q = 0; q < kWarps; q++) sum += sums[((r * kWarps + q) * M + m) * kPitch + (i & 15)];
      rows_of_a.finish({o, m, min((at + r) * 16, N - 16) + (i & 15)}, sum);
    }
  }
}

#endif

}  // namespace nybble
