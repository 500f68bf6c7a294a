// Owns: the 4-bit product for up to 16 rows of `a`: streams the packed weight once, at the speed of
// memory (sm_90 up).
//
// W is the 16-row A operand of m16n8k16, `a` the 8-column B operand. K is permuted inside each
// group of 64 so that lane t of a quad owns 8 consecutive packed bytes. A byte becomes a pair of
// codes by one byte-permute, which builds the complete shared address, and one load from a table
// with a copy per bank (never a conflict). The scale multiplies float32 sums per group of 64, so a
// weight is never rounded after scaling. The eight warps of a block split K and keep their slice of
// `a` in registers; each streams its own 16-row slices through its own cp.async ring: no barrier
// until the cross-warp sum, once per kRows row tiles. Scales of blocks of 64 travel with the
// weights. Needs K % 64 == 0, blocks of 64 or more, 16-byte rows. Shared memory:
// policy::stream_bytes. One block a multiprocessor.
#pragma once
#include "gemm4_user.cuh"
#include "mma.cuh"
#include "params.h"
#include "policy.h"
#include "scale.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

constexpr u32 kTableAt =
    policy::kStreamTableAt;  // absolute shared address: byte 1 is free for the packed byte

template <int kByte>
NYBBLE_DEVICE u32 code_pair(u32 w, u32 lane_address) {
  return shared_word(
      __byte_perm(w, lane_address, 0x7604 | (kByte << 4)));  // bytes: lane, w[kByte], 1, 0
}

// 256 entries at a stride of 256 bytes, 32 copies each. All threads of the block.
template <class T>
NYBBLE_DEVICE void fill_stream_table(const params::gemm4& p, u8* shared, u32 base) {
  const int entry = threadIdx.x;  // 256 threads
  const u32 v = T::pair(value_of(p, entry >> 4), value_of(p, entry & 15));
  uint4* to = reinterpret_cast<uint4*>(shared + (kTableAt - base) + entry * 256);
#pragma unroll
  for (int j = 0; j < 8; j++)  // eight lanes fill the eight columns of banks
    to[(j + threadIdx.x) & 7] = make_uint4(v, v, v, v);
}

// Where the producer side stands: groups of kRows row tiles, then chunks of K, then tiles of the
// group.
struct stream_cursor {
  int tile, last, left, chunk,
      group;  // tile of the next step; the block's end; tiles left in this chunk; chunk; first tile
};

template <class T, int kTiles, int kSlice>
NYBBLE_DEVICE void gemm4_stream(const params::gemm4& p) {
  constexpr int kWarps = policy::kStreamWarps, kRows = policy::kStreamRows,
                kStages = policy::kStreamStages;
  constexpr int kGroups = kSlice / 64, kRow = kSlice / 2, kPieces = kRow / 16,
                kRowsPerCopy = 32 / kPieces, kChunk = kWarps * kSlice;
  constexpr int kStage = 16 * (kRow + kGroups * 4), kScales = 16 * kGroups / 32;
  constexpr int kPitch = policy::kStreamPitch;
  constexpr u32 kRing = kStages * kStage, kHigh = kTableAt + 0x10000;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared);
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
  const u32 ring = warp < kWarps / 2 ? base + warp * kRing : kHigh + (warp - kWarps / 2) * kRing,
            ring_end = ring + kRing;
  float* sums = reinterpret_cast<float*>(
      shared + (kHigh + kWarps / 2 * kRing - base));  // [kRows][kWarps][m][kPitch], 16 used of each
  const int M = static_cast<int>(p.m), chunks = static_cast<int>((p.k + kChunk - 1) / kChunk);
  const i64 row_bytes = p.k >> 1;
  const u32 tiles = static_cast<u32>((p.n + 15) >> 4), share = tiles / gridDim.x,
            more = tiles - share * gridDim.x, block = blockIdx.x;  // in 32 bits: quick to divide
  const int first = static_cast<int>(share * block + more * block / gridDim.x),
            last = static_cast<int>(share * (block + 1) + more * (block + 1) / gridDim.x);
  const int scale_shift = p.block_shift - 6, per = kPitch * M;

  // scales that lie as the table of a stage wants them: copied with the weights, 16 bytes a lane
  const bool whole_scales = p.absmax.codes == nullptr && scale_shift == 0 && p.k % 256 == 0 &&
                            (reinterpret_cast<u64>(p.absmax.values) & 15) == 0;

  overlap_next();
  const int copy_row = lane / kPieces, piece = lane % kPieces;
  const u32 copy_to = copy_row * kRow + ((piece ^ ((copy_row & 3) << 1))
                                         << 4);  // swizzled: 8-byte reads of 4 rows never conflict
  // warm the L2 with the first steps: not a read, so it need not wait for the kernel before
#pragma unroll 1
  for (int s = 0; s < min(kStages, last - first); s++) {
    const i64 row = (first + s) * 16ll + (lane >> 1);
    if (row >= p.n || warp * kSlice + (lane & 1) * 256 >= p.k) break;
    prefetch_l2(p.packed + row * row_bytes + warp * kRow + (lane & 1) * 128);
    if (whole_scales && (lane & 1) == 0)
      prefetch_l2(p.absmax.values + (row * p.k >> 6) + warp * kGroups);
  }
  fill_stream_table<T>(p, shared, base);
  wait_for_previous();

  stream_cursor at = {first, last, min(kRows, last - first), 0, first};
  // any other scales: a step behind through registers, the ones after that on their way to the L2
  float scales[kScales];
  u32 scales_to = 0;
  auto load_scales = [&](u32 to, int k0) {
    constexpr int kPer = kGroups / kScales;  // lanes of a row
    const int row = lane / kPer, group = lane % kPer * kScales, kg = k0 + group * 64;
    const i64 n = at.tile * 16ll + row, block = (n * p.k + kg) >> 6;
#pragma unroll
    for (int j = 0; j < kScales; j++)
      scales[j] =
          n < p.n && kg + j * 64 < p.k ? scale_of(p.absmax, (block + j) >> scale_shift) : 0.0f;
    scales_to = to + 16 * kRow + (row * kGroups + group) * 4;
    if (n + 16 >= p.n || kg >= p.k) return;
    const i64 later = (block + (p.k >> 2)) >> scale_shift;  // 16 rows on
    prefetch_l2(p.absmax.codes ? static_cast<const void*>(p.absmax.codes + later)
                               : static_cast<const void*>(p.absmax.values + later));
  };
  auto issue = [&](u32 to) {
    if (scales_to) {
#pragma unroll
      for (int j = 0; j < kScales; j++)
        asm volatile("st.shared.f32 [%0], %1;" ::"r"(scales_to + j * 4), "f"(scales[j]) : "memory");
      scales_to = 0;
    }
    if (at.tile < at.last) {
      const int k0 = at.chunk * kChunk + warp * kSlice;
      const i64 row = at.tile * 16ll + copy_row;
      const u8* w = p.packed + row * row_bytes + (k0 >> 1) + piece * 16;
      const bool inside = k0 + piece * 32 < p.k;
#pragma unroll
      for (int j = 0; j < 16 / kRowsPerCopy; j++)
        copy16(to + (copy_to ^ (kPieces == 16 ? (j & 1) << 6 : 0)) + j * kRowsPerCopy * kRow,
               w + j * kRowsPerCopy * row_bytes, inside && row + j * kRowsPerCopy < p.n);
      if (whole_scales) {
        const int row = kGroups == 8 ? lane >> 1 : lane & 15,
                  k1 = k0 + (kGroups == 8 ? lane & 1 : 0) * 256;
        const i64 n = at.tile * 16ll + row;
        if (kGroups == 8 || lane < 16)
          copy16(to + 16 * kRow + lane * 16, p.absmax.values + ((n * p.k + k1) >> 6),
                 n < p.n && k1 < p.k);
      } else {
        load_scales(to, k0);
      }
      at.tile++;
      if (--at.left == 0) {
        const int n = min(kRows, at.last - at.group);
        if (++at.chunk == chunks) at.chunk = 0, at.group += n;
        at.tile = at.group;
        at.left = min(kRows, at.last - at.group);
      }
    }
    copy_commit();
  };
#pragma unroll 1
  for (int s = 0; s < kStages - 1; s++) issue(ring + s * kStage);

  u32 xb[kTiles][kGroups][8];
  auto load_a = [&](int c) {
#pragma unroll
    for (int n = 0; n < kTiles; n++) {
      const int m = n * 8 + g, k0 = c * kChunk + warp * kSlice + t * 16;
      const uint4* px = reinterpret_cast<const uint4*>(static_cast<const u16*>(p.a) + m * p.k + k0);
#pragma unroll
      for (int b = 0; b < kGroups; b++) {
        uint4 v0 = make_uint4(0, 0, 0, 0), v1 = v0;
        if (m < M && k0 + b * 64 < p.k) v0 = __ldg(px + b * 8), v1 = __ldg(px + b * 8 + 1);
        xb[n][b][0] = v0.x, xb[n][b][1] = v0.y, xb[n][b][2] = v0.z, xb[n][b][3] = v0.w;
        xb[n][b][4] = v1.x, xb[n][b][5] = v1.y, xb[n][b][6] = v1.z, xb[n][b][7] = v1.w;
      }
    }
  };
  load_a(0);
  __syncthreads();
  const u32 lane_address = kTableAt + lane * 4, swizzle = (g & 3) << 1;
  u32 from = ring;
  int have = 0;
  for (int tile = first; tile < last; tile += kRows) {
    const int rows = min(kRows, last - tile);
    if (tile != first) __syncthreads();  // the previous sums have been read
    for (int c = 0; c < chunks; c++) {
      if (c != have) load_a(c), have = c;
#pragma unroll 1
      for (int r = 0; r < rows; r++) {
        copy_wait<kStages - 2>();
        __syncwarp();
        issue(from == ring ? ring_end - kStage : from - kStage);
        float total[kTiles][4] = {};
        const u32 sa = from + 16 * kRow + g * kGroups * 4;
#pragma unroll
        for (int h = 0; h < kGroups / 4; h++) {
          const uint4 f0 = shared_quad(sa + h * 16),
                      f1 = shared_quad(sa + 8 * kGroups * 4 + h * 16);
          const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
          for (int bb = 0; bb < 4; bb++) {
            const int b = h * 4 + bb;
            const u32 rd = from + g * kRow + (t & 1) * 8 + (((2 * b + (t >> 1)) ^ swizzle) << 4);
            const uint2 w0 = shared_pair(rd), w1 = shared_pair(rd + 8 * kRow);
            float part[kTiles][4];
#pragma unroll
            for (int j = 0; j < 4; j++) {
              const u32 p0 = j < 2 ? w0.x : w0.y, p1 = j < 2 ? w1.x : w1.y;
              u32 a0, a1, a2, a3;
              if (j & 1)
                a0 = code_pair<2>(p0, lane_address), a1 = code_pair<2>(p1, lane_address),
                a2 = code_pair<3>(p0, lane_address), a3 = code_pair<3>(p1, lane_address);
              else
                a0 = code_pair<0>(p0, lane_address), a1 = code_pair<0>(p1, lane_address),
                a2 = code_pair<1>(p0, lane_address), a3 = code_pair<1>(p1, lane_address);
#pragma unroll
              for (int n = 0; n < kTiles; n++)
                if (j == 0)
                  multiply_first<T>(part[n], a0, a1, a2, a3, xb[n][b][2 * j], xb[n][b][2 * j + 1]);
                else
                  multiply<T>(part[n], a0, a1, a2, a3, xb[n][b][2 * j], xb[n][b][2 * j + 1]);
            }
            const float f = float_of(s0[bb]), h1 = float_of(s1[bb]);
#pragma unroll
            for (int n = 0; n < kTiles; n++) {
              total[n][0] = fmaf(part[n][0], f, total[n][0]),
              total[n][1] = fmaf(part[n][1], f, total[n][1]);
              total[n][2] = fmaf(part[n][2], h1, total[n][2]),
              total[n][3] = fmaf(part[n][3], h1, total[n][3]);
            }
          }
        }
        // this warp's sums of the tile, kept in shared memory between chunks
        float* mine = sums + (r * kWarps + warp) * per;
#pragma unroll
        for (int n = 0; n < kTiles; n++) {
#pragma unroll
          for (int i = 0; i < 4; i++) {
            const int col = n * 8 + 2 * t + (i & 1);
            float* s = mine + col * kPitch + g + (i >> 1) * 8;
            if (col < M) *s = c ? *s + total[n][i] : total[n][i];
          }
        }
        from += kStage;
        if (from == ring_end) from = ring;
      }
    }
    __syncthreads();
    for (int o = threadIdx.x; o < rows * 16 * M; o += kWarps * 32) {
      const int r = o / (16 * M), i = o - r * 16 * M;
      const i64 n = (tile + r) * 16ll + (i & 15);
      if (n >= p.n) continue;
      float sum = p.bias ? T::load(static_cast<const u16*>(p.bias) + n) : 0.0f;
#pragma unroll
      for (int w = 0; w < kWarps; w++)
        sum += sums[(r * kWarps + w) * per + (i >> 4) * kPitch + (i & 15)];
      T::store(static_cast<u16*>(p.out) + (i >> 4) * p.n + n, finish(sum, i >> 4, n));
    }
  }
}

#endif

}  // namespace nybble
