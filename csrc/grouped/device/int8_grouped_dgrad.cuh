// The gradient of stacked int8 weights by mma.sync, for many rows: out[m][k] is the sum over n of
// a[m][n] * (b[n][k] * col_absmax[n] / 127).
//
// One kernel multiplies each row of `a` by the scales, and stores the products as one or two fp16
// terms (gemm4/device/split_fp16.cuh). The other kernel multiplies the terms by the codes, which
// are exact in fp16. Two terms are as exact as float32, and one term is as exact as weights in
// fp16.
#pragma once
#include "gemm4/device/split_fp16.cuh"
#include "grouped/device/experts.cuh"
#include "int8/device/codes.cuh"
#include "int8/device/gemm_mma.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// A block stores the terms of one row, with zeros from column n to p.pitch. Rows without an expert
// have no terms. Each thread keeps its first eight values in registers, and reads its other values
// a second time.
template <int kTerms>
NYBBLE_DEVICE void int8_grouped_dgrad_terms(const params::int8_grouped_dgrad& p) {
  __shared__ u32 largest[8];
  const any_type type = {p.e.g.dtype};
  const i64 row = blockIdx.x, n = p.e.g.n, eights = p.pitch / 8;
  const bool aligned =
      n % 8 == 0 &&
      ((reinterpret_cast<u64>(p.a) | reinterpret_cast<u64>(p.e.g.col_absmax)) & 15) == 0;
  const auto load = [&](i64 i) -> eight {
    if (i * 8 >= n) return {};
    eight raw = {};
    if (aligned)
      raw.load(type, p.a, row * (n / 8) + i);
    else
      raw = gather_eight(type, static_cast<const u8*>(p.a) + (row * n + i * 8) * type.vectors() * 2,
                         n - i * 8);
    return raw;
  };
  const eight first = load(threadIdx.x);
  i64 expert = 0;
  for (i64 base = 0; base < p.e.experts; base += blockDim.x) {
    const i64 e = base + threadIdx.x;
    expert += __syncthreads_count(e < p.e.experts && __ldg(p.e.offsets + e) <= row);
  }
  if (expert >= p.e.experts) return;
  const float* const absmax = p.e.g.col_absmax + expert * n;
  // Multiplies eight values by their scales.
  const auto scaled = [&](const eight& raw, i64 i, float (&v)[8]) {
    raw.values(type, v);
    if (i * 8 >= n) return;
    float s[8];
    if (aligned) {
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const float4 part = __ldg(reinterpret_cast<const float4*>(absmax + i * 8) + h);
        s[4 * h] = part.x, s[4 * h + 1] = part.y, s[4 * h + 2] = part.z, s[4 * h + 3] = part.w;
      }
    } else {
#pragma unroll
      for (int j = 0; j < 8; j++) s[j] = i * 8 + j < n ? __ldg(absmax + i * 8 + j) : 0.0f;
    }
#pragma unroll
    for (int j = 0; j < 8; j++) v[j] = __fmul_rn(v[j], __fmul_rn(s[j], 1.0f / 127.0f));
  };
  float kept[8], v[8];
  scaled(first, threadIdx.x, kept);
  u32 most = 0;
#pragma unroll
  for (float one : kept) most = larger(most, finite_bits(one));
#pragma unroll 1
  for (i64 i = threadIdx.x + blockDim.x; i < eights; i += blockDim.x) {
    scaled(load(i), i, v);
#pragma unroll
    for (float one : v) most = larger(most, finite_bits(one));
  }
  most = warp_larger(most);
  if ((threadIdx.x & 31) == 0) largest[threadIdx.x >> 5] = most;
  __syncthreads();
  const int exponent = exponent_of(warp_larger(largest[threadIdx.x & 7]));
  const float up = up_from(exponent);
  if (threadIdx.x == 0) p.down[row] = down_to(exponent);
  uint4* const to = reinterpret_cast<uint4*>(p.terms + row * kTerms * p.pitch);
  const auto store = [&](const float (&x)[8], i64 i) {
    uint4 rest;
    split_eight(make_float4(x[0], x[1], x[2], x[3]), make_float4(x[4], x[5], x[6], x[7]), up, to[i],
                rest);
    if (kTerms > 1) to[eights + i] = rest;
  };
  if (threadIdx.x < eights) store(kept, threadIdx.x);
#pragma unroll 1
  for (i64 i = threadIdx.x + blockDim.x; i < eights; i += blockDim.x) {
    scaled(load(i), i, v);
    store(v, i);
  }
}

// Stores four values from element `at` on, which are aligned together.
NYBBLE_DEVICE void store_four(any_type type, void* to, i64 at, const float (&v)[4]) {
  if (type.vectors() == 2)
    *reinterpret_cast<float4*>(static_cast<float*>(to) + at) = make_float4(v[0], v[1], v[2], v[3]);
  else
    *reinterpret_cast<uint2*>(static_cast<u16*>(to) + at) =
        make_uint2(type.half().pair(v[0], v[1]), type.half().pair(v[2], v[3]));
}

// Returns two codes as fp16 values. The codes are bytes of a word, and the upper bit of each byte
// was inverted. A byte is put below the upper byte of 1024.
NYBBLE_DEVICE u32 codes_as_fp16(u32 inverted, u32 selector) {
  u32 r;
  asm("sub.rn.f16x2 %0, %1, %2;"
      : "=r"(r)
      : "r"(permute(inverted, 0x64646464u, selector)), "r"(0x64806480u));
  return r;
}

// A block computes 64 x 256 results at a time, and each of its eight warps computes 32 columns of
// them. In shared memory, the order of the 16-byte pieces of a row depends on the row (swizzle).
// Requires k % 16 == 0 and rows of W and of the result that are aligned to 16 bytes.
template <int kTerms>
NYBBLE_DEVICE void int8_grouped_dgrad_mma(const params::int8_grouped_dgrad& p) {
  using record = params::int8_grouped_dgrad;
  constexpr int kRows = record::kRows, kColumns = record::kColumns, kStep = record::kStep,
                kStages = record::kStages[kTerms - 1], kTerm = kRows * kStep * 2,
                kStage = kTerms * kTerm + kStep * kColumns;
  static_assert(kRows == 64 && kColumns == 256 && kStep == 64);
  extern __shared__ __align__(1024) u8 shared[];
  __shared__ int starts[record::kListed], sums[8];
  const any_type type = {p.e.g.dtype};
  clear_rows(p.e, p.e.g.out, p.e.g.k, type.vectors() * 2);
  const u32 pipeline = shared_address(shared);
  const int thread = threadIdx.x, lane = thread & 31, warp = thread >> 5;
  const i64 n = p.e.g.n, k = p.e.g.k;
  const int strips = static_cast<int>((k + kColumns - 1) / kColumns), steps = p.pitch / kStep;
  const auto tiles_of = [](i64 rows) { return static_cast<int>((rows + kRows - 1) / kRows); };
  const expert_list<int*> list(
      p.e, starts, sums, [&](i64 rows) { return tiles_of(rows) * strips; }, fails_assertion());
#pragma unroll 1
  for (int tile = blockIdx.x; tile < list.all; tile += gridDim.x) {
    // Tiles of the same columns of W are adjacent, so that they read W at about the same time.
    const int expert = list.find(tile), inside = tile - starts[expert];
    const i64 begin = start_of(p.e, expert), end = start_of(p.e, expert + 1);
    const int down = tiles_of(end - begin), strip = inside / down;
    const i64 m0 = begin + (inside - strip * down) * kRows, k0 = static_cast<i64>(strip) * kColumns;
    const int rows = static_cast<int>(min(end - m0, i64{kRows}));
    // the pieces that this thread copies
    const int a_row = thread >> 3, b_row = thread >> 4;
    const u32 a_to = pipeline + a_row * 128 + (((thread & 7) ^ (a_row & 7)) << 4),
              b_to = pipeline + kTerms * kTerm + b_row * kColumns +
                     (((thread & 15) ^ (b_row & 7)) << 4);
    const u16* a_from = p.terms + (m0 + a_row) * kTerms * p.pitch + (thread & 7) * 8;
    const signed char* b_from = p.e.g.b + (expert * n + b_row) * k + k0 + (thread & 15) * 16;
    int b_rows = k0 + (thread & 15) * 16 < k ? static_cast<int>(n) - b_row : 0;  // to copy
    int copied = 0;
    // Copies the next step to a stage.
    const auto issue = [&](int stage) {
      if (copied++ < steps) {
#pragma unroll
        for (int t = 0; t < kTerms; t++)
#pragma unroll
          for (int i = 0; i < 2; i++)
            cp_async_16(a_to + stage * kStage + t * kTerm + i * 32 * 128,
                        a_from + (i * 32 * kTerms + t) * p.pitch, a_row + i * 32 < rows);
#pragma unroll
        for (int i = 0; i < 4; i++)
          cp_async_16(b_to + stage * kStage + i * 16 * kColumns, b_from + i * 16 * k,
                      i * 16 < b_rows);
        a_from += kStep, b_from += kStep * k, b_rows -= kStep;
      }
      cp_async_commit();
    };
    __syncthreads();  // all warps have read the stages of the previous tile
#pragma unroll
    for (int s = 0; s < kStages - 1; s++) issue(s);
    float sum[4][4][4] = {};
    int stage = 0;
#pragma unroll 1
    for (int step = 0; step < steps; step++) {
      cp_async_wait<kStages - 2>();
      __syncthreads();
      issue(stage == 0 ? kStages - 1 : stage - 1);
      const u32 a_at = pipeline + stage * kStage, b_at = a_at + kTerms * kTerm;
      stage = stage + 1 == kStages ? 0 : stage + 1;
#pragma unroll
      for (int half = 0; half < 2; half++) {  // 32 rows of W in each half
        u32 b[2][4][2];
#pragma unroll
        for (int g = 0; g < 2; g++) {  // 16 columns: the even ones, then the odd ones
          const int row = half * 32 + lane, piece = warp * 2 + g;
          u32 r[4];
          ldmatrix_transposed(r, b_at + row * kColumns + ((piece ^ (row & 7)) << 4));
#pragma unroll
          for (int i = 0; i < 4; i++) {
            const u32 inverted = r[i] ^ 0x80808080u;
            b[i >> 1][2 * g][i & 1] = codes_as_fp16(inverted, 0x4240);
            b[i >> 1][2 * g + 1][i & 1] = codes_as_fp16(inverted, 0x4341);
          }
        }
#pragma unroll
        for (int i = 0; i < 4; i++) {
          // With two terms, the sums of each half are added in float32, because tensor cores
          // truncate sums.
          float part[4][4] = {};
          auto& to = kTerms == 1 ? sum[i] : part;
#pragma unroll
          for (int t = 0; t < kTerms; t++)
#pragma unroll
            for (int j = 0; j < 2; j++) {
              const int row = i * 16 + (lane & 15), piece = half * 4 + j * 2 + (lane >> 4);
              u32 a[4];
              ldmatrix(a, a_at + t * kTerm + row * 128 + ((piece ^ (row & 7)) << 4));
#pragma unroll
              for (int c = 0; c < 4; c++) {
                if (kTerms > 1 && t + j == 0)
                  mma_zero<f16>(to[c], a[0], a[1], a[2], a[3], b[j][c][0], b[j][c][1]);
                else
                  mma<f16>(to[c], a[0], a[1], a[2], a[3], b[j][c][0], b[j][c][1]);
              }
            }
#pragma unroll
          for (int c = 0; c < 4; c++)
#pragma unroll
            for (int v = 0; v < 4; v++)
              if (kTerms > 1) sum[i][c][v] += part[c][v];
        }
      }
    }
    // this thread's results: in eight rows, four adjacent columns in each 16 columns
#pragma unroll
    for (int i = 0; i < 8; i++) {
      const int row = i * 8 + (lane >> 2), h = i % 2 * 2;
      if (row >= rows) continue;
      const float factor = load_behind_wait(p.down + m0 + row);
#pragma unroll
      for (int g = 0; g < 2; g++) {
        const i64 column = k0 + warp * 32 + g * 16 + (lane & 3) * 4;
        if (column >= k) continue;
        const float (&even)[4] = sum[i / 2][2 * g], (&odd)[4] = sum[i / 2][2 * g + 1];
        const float v[4] = {even[h] * factor, odd[h] * factor, even[h + 1] * factor,
                            odd[h + 1] * factor};
        store_four(type, p.e.g.out, (m0 + row) * k + column, v);
      }
    }
  }
}

#endif

}  // namespace nybble
