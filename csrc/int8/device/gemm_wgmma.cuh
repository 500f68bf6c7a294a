// Owns: the int8 product for more than a few rows of `a` by wgmma (sm_90a), with its scales and
// bias (or as int32 sums) straight from the registers.
//
// The result is computed transposed, in tiles of 128 rows of W by kColumns rows of `a`, both moved
// as boxes of 128 of K by one thread into a ring of stages, from which two warpgroups multiply, 64
// rows of W each. Blocks stay and take tile after tile; results leave as boxes while the next tile
// begins. Where there are few tiles, the two blocks of a cluster have half of K each of one tile
// and add their sums by reading each other's shared memory; integer sums do not depend on their
// order. The first boxes of W are asked for before the kernel ahead has ended, if the launcher
// knows that it writes no weight.
//
// Needs K % 16 == 0, `a` and W on 16 bytes. Shared memory: policy::int8_wide_bytes.
#pragma once
#include "int8/device/fused_quant.cuh"
#include "int8/device/wgmma_epilogue.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// d[64][kColumns] += w[64][32] * a[kColumns][32]^T by four warps, both by descriptor.
template <int kColumns>
struct product_int8;
#define NYBBLE_I4(i) "+r"(d[i]), "+r"(d[i + 1]), "+r"(d[i + 2]), "+r"(d[i + 3])
#define NYBBLE_I16(i) NYBBLE_I4(i), NYBBLE_I4(i + 4), NYBBLE_I4(i + 8), NYBBLE_I4(i + 12)
#define NYBBLE_I64(i) NYBBLE_I16(i), NYBBLE_I16(i + 16), NYBBLE_I16(i + 32), NYBBLE_I16(i + 48)
#define NYBBLE_INTS_32 NYBBLE_I16(0)
#define NYBBLE_INTS_64 NYBBLE_I16(0), NYBBLE_I16(16)
#define NYBBLE_INTS_128 NYBBLE_I64(0)
#define NYBBLE_INTS_256 NYBBLE_I64(0), NYBBLE_I64(64)
#define NYBBLE_PRODUCT_INT8(columns, w_, a_)                                           \
  template <>                                                                          \
  struct product_int8<columns> {                                                       \
    static NYBBLE_DEVICE void run(int (&d)[columns / 2], u64 w, u64 a) {               \
      asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns                        \
                   "k32.s32.s8.s8 {" NYBBLE_LIST_##columns "}, %" #w_ ", %" #a_ ", 1;" \
                   : NYBBLE_INTS_##columns                                             \
                   : "l"(w), "l"(a));                                                  \
    }                                                                                  \
  };
NYBBLE_PRODUCT_INT8(32, 16, 17)
NYBBLE_PRODUCT_INT8(64, 32, 33)
NYBBLE_PRODUCT_INT8(128, 64, 65)
NYBBLE_PRODUCT_INT8(256, 128, 129)

// A block's threads that multiply, which are its first ones.
struct multiplying_threads {
  NYBBLE_DEVICE int count() const { return policy::kWideMultiplying; }
  NYBBLE_DEVICE void sync() const { sync_some(1, policy::kWideMultiplying); }
};

// Where `a` comes from: a kernel ahead that has quantized it.
struct int8_wide_given {
  const params::int8_wide& q;
  NYBBLE_DEVICE bool before_weights() const { return q.early; }  // whether they may come now
  NYBBLE_DEVICE void behind_weights() const { wait_for_previous(); }
  NYBBLE_DEVICE void before_products(u8*) const { wait_for_previous(); }
  NYBBLE_DEVICE void behind_products() const {}
};
// The multiplying threads of this one, while its first weights are on their way.
struct int8_wide_first {
  const params::int8_wide_layer& p;
  NYBBLE_DEVICE bool before_weights() const {
    wait_for_previous();
    return true;
  }
  NYBBLE_DEVICE void behind_weights() const {
    int8_first_rows(p.first).wait();
    fence_device();
  }
  template <class T>
  NYBBLE_DEVICE void quantize(u8* parts) const {
    int8_quantize_first<T>(p.first, parts, multiplying_threads(), [] { fence_device(); });
  }
  NYBBLE_DEVICE void before_products(u8* parts) const {
    wait_for_previous();
    if (p.q.type == 0)
      quantize<f32>(parts);
    else if (p.q.type == 1)
      quantize<f16>(parts);
    else
      quantize<bf16>(parts);
  }
  // The thread that feeds has read its counts, as all it brought was multiplied.
  NYBBLE_DEVICE void behind_products() const {
    if (threadIdx.x == 0) leave_int8_first(p.first);
  }
};

// One thread.
template <int kColumns, class Rows>
NYBBLE_DEVICE void int8_wide_feed(const int8_wide_tiles<kColumns>& tiles, u32 base,
                                  const Rows& rows_of_a) {
  using L = int8_wide_layout<kColumns>;
  const params::int8_wide& q = tiles.q;
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const int count = tiles.count();
  if (count == 0) return;  // a block that only quantizes
  const auto bring_weights = [&](int n0, int k) {
    barrier_expect(ring.full(), L::kBoxA + L::kBoxW);
    copy_box(base + L::kW + ring.stage * L::kBoxW, &q.w_map, k, n0, ring.full());
  };
  int there = 0;  // stages whose weights are on their way already
  if (rows_of_a.before_weights()) {
    int n0, m0;
    tiles.at(0, n0, m0);
#pragma unroll 1
    for (; there < min(tiles.steps, L::kStages); there++, ring.next())
      bring_weights(n0, tiles.k_from + there * L::kStep);
    ring = {base + L::kBarriers};
  }
  rows_of_a.behind_weights();
#pragma unroll 1
  for (int i = 0; i < count; i++) {
    int n0, m0;
    tiles.at(i, n0, m0);
#pragma unroll 1
    for (int s = 0; s < tiles.steps; s++, ring.next()) {
      const int k = tiles.k_from + s * L::kStep;
      if (there > 0) {
        there--;
      } else {
        barrier_wait(ring.empty(), ring.round ^ 1);
        bring_weights(n0, k);
      }
      copy_box(base + L::kA + ring.stage * L::kBoxA, &q.a_map, k, m0, ring.full());
    }
  }
}

template <int kColumns>
NYBBLE_DEVICE void int8_wide_multiply(const int8_wide_tiles<kColumns>& tiles, u8* shared) {
  using L = int8_wide_layout<kColumns>;
  const params::int8_wide& q = tiles.q;
  const int lane = threadIdx.x & 31, half = threadIdx.x >> 7, thread = threadIdx.x;
  const u32 base = shared_address(shared);
  const u64 a = tile_descriptor(base + L::kA),
            w = tile_descriptor(base + L::kW + half * 64 * L::kStep);
  wide_ring<L::kStages> ring = {base + L::kBarriers};
  const int count = tiles.count();
  int turn = 0;
#pragma unroll 1
  for (int i = 0; i < count; i++) {
    int n0, m0;
    tiles.at(i, n0, m0);
    n0 += half * 64;
    float scale = 0;
    if (q.g.out != nullptr && thread < kColumns && m0 + thread < q.g.m)
      scale = load_behind_wait(q.g.row_absmax + m0 + thread);
    int sums[kColumns / 2];
#pragma unroll
    for (int& sum : sums) sum = 0;
    u32 running = 0;  // "empty" of the stage whose products may still run
#pragma unroll 1
    for (int s = 0; s < tiles.steps; s++, ring.next()) {
      barrier_wait(ring.full(), ring.round);
      product_fence();
#pragma unroll
      for (int k = 0; k < L::kStep / 32; k++)
        product_int8<kColumns>::run(sums,
                                    w + static_cast<u32>(ring.stage * (L::kBoxW / 16) + k * 2),
                                    a + static_cast<u32>(ring.stage * (L::kBoxA / 16) + k * 2));
      product_commit();
      product_wait<1>();
      if (running && lane < kArriving) barrier_arrive(running);
      running = ring.empty();
    }
    product_wait<0>();
    if (running && lane < kArriving) barrier_arrive(running);
    sync_some(1, policy::kWideMultiplying);  // the ring is read, and the last tile's scales
    if (q.team > 1) int8_wide_exchange<kColumns>(tiles, base, sums);
    if (thread < kColumns) store_shared(base + L::kScales + thread * 4, scale);
    sync_some(1, policy::kWideMultiplying);
    if (n0 >= q.g.n) continue;
    if (q.g.out == nullptr)
      int8_wide_finish<int8_sums, kColumns>(tiles, shared, half, n0, m0, turn, sums);
    else if (q.type == 0)
      int8_wide_finish<int8_results<f32>, kColumns>(tiles, shared, half, n0, m0, turn, sums);
    else if (q.type == 1)
      int8_wide_finish<int8_results<f16>, kColumns>(tiles, shared, half, n0, m0, turn, sums);
    else
      int8_wide_finish<int8_results<bf16>, kColumns>(tiles, shared, half, n0, m0, turn, sums);
  }
  stores_read();
}

template <int kColumns, class Rows>
NYBBLE_DEVICE void int8_wide(const params::int8_wide& q, const Rows& rows_of_a) {
  using L = int8_wide_layout<kColumns>;
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared), barriers = base + L::kBarriers;
  const int8_wide_tiles<kColumns> tiles(q);
  if (threadIdx.x == 0) {
    prefetch_map(&q.a_map), prefetch_map(&q.w_map);
    wide_ring<L::kStages>::begin(barriers, 1, policy::kWideMultiplying / 32 * kArriving);
    fence_barriers();
  }
  __syncthreads();
  if (static_cast<int>(threadIdx.x) >= policy::kWideMultiplying) {
    fewer_registers<policy::kWideFeedRegisters>();
    if (static_cast<int>(threadIdx.x) == policy::kWideMultiplying)
      int8_wide_feed<kColumns>(tiles, base, rows_of_a);
    __syncwarp();
    if (q.team > 1 && tiles.count() > 0) sync_cluster(), sync_cluster();  // int8_wide_exchange
  } else {
    more_registers<policy::kWideMultiplyRegisters>();
    rows_of_a.before_products(shared + L::kStaging);
    int8_wide_multiply<kColumns>(tiles, shared);
    rows_of_a.behind_products();
  }
}

#endif

}  // namespace nybble
