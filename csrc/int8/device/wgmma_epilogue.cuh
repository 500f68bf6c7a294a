// Epilogue of the int8 wgmma GEMM: sums of cluster split-K, scales, staging in shared memory, and
// the TMA store.
#pragma once
#include "int8/device/gemm_mma.cuh"
#include "int8/device/wgmma_scheduler.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Returns whether a block has the complete accumulators of column c of its tiles.
template <class Tiles>
NYBBLE_DEVICE bool int8_wgmma_has(const Tiles& tiles, int c) {
  return Tiles::L::kClusterN > 1 || tiles.q.cluster_k == 1 ||
         c * 2 / Tiles::kColumns == tiles.cluster_k_rank;
}

// Adds the other block's accumulators for this block's half of the columns. All consumer threads
// must call this function after they have finished reading the pipeline. All other threads must
// arrive at the same two cluster barriers.
template <class Tiles, int kHalf>
NYBBLE_DEVICE void int8_cluster_splitk(const Tiles& tiles, u32 base, int (&accumulators)[kHalf]) {
  constexpr int kColumns = 2 * kHalf;
  const u32 at = base + threadIdx.x * 16;
  constexpr int kEach = Tiles::L::kConsumers * 16;
#pragma unroll
  for (int j = 0; j < kColumns / 8; j++)
    if (!int8_wgmma_has(tiles, j * 8))
      asm volatile("st.shared.v4.b32 [%0], {%1,%2,%3,%4};" ::"r"(at + j * kEach),
                   "r"(accumulators[4 * j]), "r"(accumulators[4 * j + 1]),
                   "r"(accumulators[4 * j + 2]), "r"(accumulators[4 * j + 3])
                   : "memory");
  cluster_sync();
#pragma unroll
  for (int j = 0; j < kColumns / 8; j++)
    if (int8_wgmma_has(tiles, j * 8)) {
      int v[4];
      asm volatile(
          "{\n.reg .b32 r;\nmapa.shared::cluster.u32 r, %4, %5;\n"
          "ld.shared::cluster.v4.b32 {%0,%1,%2,%3}, [r];\n}"
          : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
          : "r"(at + j * kEach), "r"(1 - tiles.cluster_k_rank)
          : "memory");
#pragma unroll
      for (int i = 0; i < 4; i++) accumulators[4 * j + i] += v[i];
    }
  cluster_sync();
}

// The formats of results: unscaled int32 accumulators, or scaled values of 16 bits or of float32.
struct int8_sums : f32 {
  static constexpr int kBytes = 4;
  static constexpr bool kScaled = false;
};
template <class T>
struct int8_results : T {
  static constexpr int kBytes = 16 / T::kVector;
  static constexpr bool kScaled = true;
};

// The scales of this thread's two rows of W, n0 + its place and 8 rows further. The scales are
// loaded before the products, so that the epilogue does not wait for them.
struct int8_weight_scales {
  float of[2];
  template <class Bounds>
  NYBBLE_DEVICE int8_weight_scales(const params::int8_gemm& g, const Bounds& bounds, int n0) {
    const i64 n = n0 + row();
#pragma unroll
    for (int i = 0; i < 2; i++)
      of[i] = g.out != nullptr && n + i * 8 < bounds.n() ? __ldg(g.col_absmax + n + i * 8) : 0.0f;
  }
  NYBBLE_DEVICE static int row() {
    return (static_cast<int>(threadIdx.x) >> 5 & 3) * 16 + (static_cast<int>(threadIdx.x) >> 2 & 7);
  }
};

// Stores a warpgroup's results in chunks. n0: the first row of W of the warpgroup.
template <class Out, class Tiles, class Bounds>
struct int8_wgmma_store {
  static constexpr int kColumns = Tiles::kColumns;
  using L = typename Tiles::L;
  static constexpr int kChunk = policy::int8_wgmma_chunk(kColumns, Out::kBytes);
  const Tiles& tiles;
  Bounds bounds;
  u32 base;
  int half, n0, m0;
  int8_weight_scales scales;
  float add[2];

  // Stages a chunk. A row of a TMA box has 128 bytes, so four-byte values fill two adjacent boxes.
  NYBBLE_DEVICE void stage(u32 to, int c, const int (&accumulators)[kColumns / 2]) const {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5 & 3, g = lane >> 2,
              two_t = (lane & 3) * 2;
#pragma unroll
    for (int j = 0; j < kChunk / 8; j += 2) {
      float v[2][4];
#pragma unroll
      for (int i = 0; i < 2; i++) {
        const int at = c / 8 + j + i;
        const uint2 rows = shared_pair(base + L::kScales + (half * kColumns + at * 8 + two_t) * 4);
#pragma unroll
        for (int e = 0; e < 4; e++)
          v[i][e] = value(accumulators[at * 4 + e], e & 1 ? rows.y : rows.x, e >> 1);
      }
      if constexpr (Out::kBytes == 2) {
        const int row = (lane & 7) + (lane >> 4) * 8, piece = warp * 2 + (lane >> 3 & 1);
        stmatrix_transposed(to + (j * 8 + row) * 128 + ((piece ^ (row & 7)) << 4),
                            Out::pair(v[0][0], v[0][1]), Out::pair(v[0][2], v[0][3]),
                            Out::pair(v[1][0], v[1][1]), Out::pair(v[1][2], v[1][3]));
      } else {
#pragma unroll
        for (int i = 0; i < 8; i++) {
          const int row = (j + i / 4) * 8 + two_t + (i & 1),
                    byte = (warp & 1) * 64 + (i >> 1 & 1) * 32 + g * 4;
          store_shared(to + (warp >> 1) * kChunk * 128 + row * 128 +
                           (((byte >> 4) ^ (row & 7)) << 4) + (byte & 15),
                       v[i / 4][i & 3]);
        }
      }
    }
  }
  NYBBLE_DEVICE float value(int sum, u32 row, int of) const {
    if constexpr (Out::kScaled) {
      const float v = int8_value(sum, float_of(row), scales.of[of]);
      return tiles.q.g.bias ? __fadd_rn(v, add[of]) : v;
    }
    return float_of(static_cast<u32>(sum));
  }
  // Stores a chunk element by element if TMA cannot store it.
  NYBBLE_DEVICE void store_elementwise(const u8* staged, int c) const {
    const params::int8_gemm& g = tiles.q.g;
#pragma unroll 1
    for (int i = threadIdx.x & 127; i < kChunk * 64; i += 128) {
      const i64 m = m0 + c + (i >> 6), n = n0 + (i & 63);
      const int row = i >> 6, byte = (i & 63) * Out::kBytes;
      const u8* from = staged + (byte >> 7) * kChunk * 128 + row * 128 +
                       (((byte >> 4 & 7) ^ (row & 7)) << 4) + (byte & 15);
      if (m >= bounds.m() || n >= bounds.n()) continue;
      const i64 at = m * g.n + n - bounds.first_row();
      if constexpr (Out::kBytes == 2)
        static_cast<u16*>(g.out)[at] = *reinterpret_cast<const u16*>(from);
      else
        static_cast<u32*>(Out::kScaled ? g.out : g.acc)[at] = *reinterpret_cast<const u32*>(from);
    }
  }
  // Stages and stores all chunks. `turn` counts the chunks, so that they alternate between two
  // buffers.
  NYBBLE_DEVICE void run(u8* shared, int& turn, const int (&accumulators)[kColumns / 2]) const {
    const bool leader = (threadIdx.x & 127) == 0;
#pragma unroll
    for (int c = 0; c < kColumns; c += kChunk) {
      if (!int8_wgmma_has(tiles, c) || m0 + c >= bounds.m()) continue;
      const int at = L::kStaging + (half * L::kPlaces + turn++ % L::kPlaces) * L::kPlace;
      if (leader && L::kPlaces == 1) tma_store_wait();
      if (leader && L::kPlaces > 1) tma_store_wait_but_one();
      named_barrier_sync(2 + half, 128);
      stage(base + at, c, accumulators);
      fence_proxy_async_shared();
      named_barrier_sync(2 + half, 128);
      if (!tiles.q.tma_out || !bounds.can_store(m0 + c + kChunk)) {
        store_elementwise(shared + at, c);
        if (Bounds::kMixed && leader) tma_store_nothing();  // for tma_store_wait_but_one
      } else if (leader)
#pragma unroll
        for (int box = 0; box < Out::kBytes / 2; box++)
          tma_store(&tiles.q.out_map,
                    (n0 - static_cast<int>(bounds.first_row())) * (Out::kBytes / 2) + box * 64,
                    m0 + c, base + at + box * kChunk * 128);
    }
  }
};

// half: the number of the warpgroup. A warpgroup has 64 rows of W.
template <class Out, class Tiles, class Bounds, int kHalf>
NYBBLE_DEVICE void int8_wgmma_epilogue(const Tiles& tiles, const Bounds& bounds, u8* shared,
                                       int half, int n0, int m0, const int8_weight_scales& scales,
                                       int& turn, const int (&accumulators)[kHalf]) {
  const params::int8_gemm& g = tiles.q.g;
  const i64 n = n0 + int8_weight_scales::row();
  int8_wgmma_store<Out, Tiles, Bounds> store = {
      tiles, bounds, shared_address(shared), half, n0, m0, scales, {}};
  if constexpr (Out::kScaled) {
    const typename Out::storage* bias = static_cast<const typename Out::storage*>(g.bias);
#pragma unroll
    for (int i = 0; i < 2; i++)
      if (bias && n + i * 8 < bounds.n()) store.add[i] = Out::load(bias + n + i * 8);
  }
  store.run(shared, turn, accumulators);
}

#endif

}  // namespace nybble
