// int8 GEMM by wgmma (sm_90a). The epilogue applies scales and bias to the accumulators in
// registers, or stores int32 results.
//
// The result is computed transposed, in tiles of 128 rows of W by kColumns rows of `a`. A producer
// thread loads boxes of W and `a`, with 128 values along K, into a pipeline by TMA. Each of two
// consumer warpgroups multiplies 64 rows of W. If there are few tiles, blocks have a single
// consumer warpgroup and tiles of 64 rows of W, so that more multiprocessors share the work. Blocks
// are persistent, and TMA stores the results of a tile while the next tile begins. Two blocks with
// tiles of 256 columns form a cluster and share rows of `a`: each loads half of these rows and
// multicasts them to both. If there are few tiles, the two blocks of a cluster compute the same
// tile, each over one half of K (cluster split-K), and exchange accumulators through distributed
// shared memory. If the last tiles of 256 columns would keep at most half of the clusters busy,
// each of them is computed as two halves, with half the rows of `a`. The first boxes of W are
// loaded before the PDL wait if the previous kernel does not write any weight.
//
// Requires K % 16 == 0, and `a` and W aligned to 16 bytes. The size of the shared memory is
// int8_wgmma_smem_bytes.
#pragma once
#include "int8/device/fused_quant.cuh"
#include "int8/device/wgmma_epilogue.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// Four warps compute d[64][kColumns] += w[64][32] * a[kColumns][32]^T. Both operands are given by
// descriptors.
template <int kColumns>
struct wgmma_int8;
#define NYBBLE_DEFINE_WGMMA_INT8(columns, w_, a_)                                      \
  template <>                                                                          \
  struct wgmma_int8<columns> {                                                         \
    static NYBBLE_DEVICE void run(int (&d)[columns / 2], u64 w, u64 a) {               \
      asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns                        \
                   "k32.s32.s8.s8 {" NYBBLE_LIST_##columns "}, %" #w_ ", %" #a_ ", 1;" \
                   : NYBBLE_ACCUMULATORS_##columns("+r")                               \
                   : "l"(w), "l"(a));                                                  \
    }                                                                                  \
  };
NYBBLE_DEFINE_WGMMA_INT8(32, 16, 17)
NYBBLE_DEFINE_WGMMA_INT8(64, 32, 33)
NYBBLE_DEFINE_WGMMA_INT8(128, 64, 65)
NYBBLE_DEFINE_WGMMA_INT8(256, 128, 129)

// The consumer threads, which are the first threads of a block.
struct consumer_threads {
  NYBBLE_DEVICE int count() const { return policy::kWgmmaConsumerThreads; }
  NYBBLE_DEVICE void sync() const { named_barrier_sync(1, policy::kWgmmaConsumerThreads); }
};

// Supplies `a` to the product if a previous kernel has quantized it.
struct int8_wgmma_quantized {
  static constexpr bool kHalves = true;
  const params::int8_wgmma& q;
  NYBBLE_DEVICE bool before_weights() const { return q.pdl_prefetch; }  // load W before PDL wait?
  NYBBLE_DEVICE void behind_weights() const { pdl_wait(); }
  NYBBLE_DEVICE void before_products(u8*) const { pdl_wait(); }
  NYBBLE_DEVICE void behind_products() const {}
};
// Supplies `a` to the product if the consumer threads quantize it while the first weights are in
// flight.
struct int8_wgmma_fused_quant {
  static constexpr bool kHalves = false;
  const params::int8_wgmma_fused_quant& p;
  NYBBLE_DEVICE bool before_weights() const {
    pdl_wait();
    return true;
  }
  NYBBLE_DEVICE void behind_weights() const {
    int8_fused_quant_rows(p.first).wait();
    fence_proxy_async_global();
  }
  template <class T>
  NYBBLE_DEVICE void quantize(u8* parts) const {
    int8_quantize_first<T>(p.first, parts, consumer_threads(), [] { fence_proxy_async_global(); });
  }
  NYBBLE_DEVICE void before_products(u8* parts) const {
    pdl_wait();
    if (p.q.type == 0)
      quantize<f32>(parts);
    else if (p.q.type == 1)
      quantize<f16>(parts);
    else
      quantize<bf16>(parts);
  }
  // Call this when all boxes that the producer thread loaded have been multiplied. The producer
  // then no longer reads the counts.
  NYBBLE_DEVICE void behind_products() const {
    if (threadIdx.x == 0) leave_int8_fused_quant(p.first);
  }
};

template <class Tiles, class Rows>
NYBBLE_DEVICE void int8_wgmma_producer(const Tiles& tiles, u32 base, const Rows& rows_of_a) {
  constexpr int kColumns = Tiles::kColumns;
  using L = typename Tiles::L;
  const params::int8_wgmma& q = tiles.q;
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  // The kernels for small weights have no code for this: with it, 64 rows of 4096x4096 took 9.9 us
  // instead of 9.6 (H200).
  constexpr bool kEvicts = Rows::kHalves && L::kGroups == 2;
  const int count = tiles.count();
  if (count == 0) return;  // this block has no tile, so it only quantizes
  const auto load_weights = [&](int n0, int k, bool half = false) {
    barrier_arrive_expect_tx(pipeline.full(), (half ? L::kBoxA / 2 : L::kBoxA) + L::kBoxW);
    const u32 to = base + L::kW + pipeline.stage * L::kBoxW;
    if (kEvicts && tiles.evicts_weights())
      tma_load_evict_first(to, &q.w_map, k, n0, pipeline.full());
    else
      tma_load(to, &q.w_map, k, n0, pipeline.full());
  };
  int there = 0;  // number of stages whose weights were already requested
  if (rows_of_a.before_weights()) {
    int n0, m0;
    tiles.at(0, n0, m0);
#pragma unroll 1
    for (; there < min(tiles.steps, L::kStages); there++, pipeline.next())
      load_weights(n0, tiles.k_from + there * L::kStep);
    pipeline = {base + L::kBarriers};
  }
  rows_of_a.behind_weights();
#pragma unroll 1
  for (int i = 0; i < count; i++) {
    int n0, m0;
    tiles.at(i, n0, m0);
    const bool half = tiles.half(i);  // not the first tile
    const auto* const a_map = half ? &q.half_a_map : &q.a_map;
    const int rows = kColumns / L::kClusterN / (half ? 2 : 1) * tiles.cluster_n_rank;
#pragma unroll 1
    for (int s = 0; s < tiles.steps; s++, pipeline.next()) {
      const int k = tiles.k_from + s * L::kStep;
      if (there > 0) {
        there--;
      } else {
        barrier_wait(pipeline.empty(), pipeline.round ^ 1);
        load_weights(n0, k, half);
      }
      const u32 to = base + L::kA + pipeline.stage * L::kBoxA;
      if constexpr (L::kClusterN == 1)
        tma_load(to, a_map, k, m0, pipeline.full());
      else
        tma_load_multicast(to + rows * L::kStep, a_map, k, m0 + rows, pipeline.full());
    }
  }
}

// Adds the products of a tile with kWidth rows of `a`. w, a: the descriptors of the first stage.
template <int kWidth, class Tiles, class Pipeline, int kCount>
NYBBLE_DEVICE void int8_wgmma_multiply(const Tiles& tiles, Pipeline& pipeline, u64 w, u64 a,
                                       int (&accumulators)[kCount]) {
  using L = typename Tiles::L;
  const int lane = threadIdx.x & 31;
  auto& sums = reinterpret_cast<int (&)[kWidth / 2]>(accumulators);
  u32 running = 0;  // `empty` mbarrier of the previous stage, whose products may still run
  int s = 0;
  // at least one step: if the loop could be skipped, ptxas of CUDA 12.1 to 12.3 would serialize all
  // products of a kernel with two such loops (its warning C7515)
#pragma unroll 1
  do {
    barrier_wait(pipeline.full(), pipeline.round);
    wgmma_fence();
#pragma unroll
    for (int k = 0; k < L::kStep / 32; k++)
      wgmma_int8<kWidth>::run(sums, w + static_cast<u32>(pipeline.stage * (L::kBoxW / 16) + k * 2),
                              a + static_cast<u32>(pipeline.stage * (L::kBoxA / 16) + k * 2));
    wgmma_commit();
    wgmma_wait<1>();
    if (running) consumer_release<L::kClusterN>(running, lane);
    running = pipeline.empty();
    pipeline.next();
  } while (++s < tiles.steps);
  wgmma_wait<0>();
  if (running) consumer_release<L::kClusterN>(running, lane);
}

template <class Tiles>
NYBBLE_DEVICE void int8_wgmma_consumer(const Tiles& tiles, u8* shared) {
  constexpr int kColumns = Tiles::kColumns;
  using L = typename Tiles::L;
  const params::int8_wgmma& q = tiles.q;
  const int group = uniform(threadIdx.x >> 7), thread = threadIdx.x & 127;
  constexpr int kRowScales = (kColumns + 127) / 128;
  const u32 base = shared_address(shared);
  const u64 a = smem_descriptor(base + L::kA),
            w = smem_descriptor(base + L::kW + group * 64 * L::kStep);
  wgmma_pipeline<L::kStages> pipeline = {base + L::kBarriers};
  const int count = tiles.count();
  int turn = 0;
#pragma unroll 1
  for (int i = 0; i < count; i++) {
    int n0, m0;
    const auto bounds = tiles.at(i, n0, m0);
    n0 += group * 64;
    float row_scales[kRowScales] = {};
#pragma unroll
    for (int r = 0; r < kRowScales; r++)
      if (q.g.out != nullptr && thread + r * 128 < kColumns && m0 + thread + r * 128 < bounds.m())
        row_scales[r] = load_behind_wait(q.g.row_absmax + m0 + thread + r * 128);
    const int8_weight_scales scales(q.g, bounds, n0);
    int accumulators[kColumns / 2];
#pragma unroll
    for (int& sum : accumulators) sum = 0;
    bool half = false;
    if constexpr (Tiles::kHalves) {
      half = tiles.half(i);
      if (half) int8_wgmma_multiply<kColumns / 2>(tiles, pipeline, w, a, accumulators);
    }
    if (!half) int8_wgmma_multiply<kColumns>(tiles, pipeline, w, a, accumulators);
    if (L::kClusterN == 1 && q.cluster_k > 1) {
      named_barrier_sync(1, L::kConsumers);  // all threads have read the pipeline
      int8_cluster_splitk(tiles, base, accumulators);
    }
    if (n0 >= bounds.n()) continue;
    // Overwrites the previous tile's scales, which the warpgroup no longer reads. The warpgroup
    // synchronizes before it reads the new scales.
#pragma unroll
    for (int r = 0; r < kRowScales; r++)
      if (thread + r * 128 < kColumns)
        store_shared(base + L::kScales + (group * kColumns + thread + r * 128) * 4, row_scales[r]);
    if (q.g.out == nullptr)
      int8_wgmma_epilogue<int8_sums>(tiles, bounds, shared, group, n0, m0, scales, turn,
                                     accumulators);
    else if (q.type == 0)
      int8_wgmma_epilogue<int8_results<f32>>(tiles, bounds, shared, group, n0, m0, scales, turn,
                                             accumulators);
    else if (q.type == 1)
      int8_wgmma_epilogue<int8_results<f16>>(tiles, bounds, shared, group, n0, m0, scales, turn,
                                             accumulators);
    else
      int8_wgmma_epilogue<int8_results<bf16>>(tiles, bounds, shared, group, n0, m0, scales, turn,
                                              accumulators);
  }
  tma_store_wait();
  // The other block may still arrive at this block's mbarriers.
  if (L::kClusterN > 1) cluster_sync();
}

// make_tiles(shared) returns the tile scheduler.
template <class L, class Rows, class Make>
NYBBLE_DEVICE void int8_wgmma(const params::int8_wgmma& q, const Rows& rows_of_a, Make make_tiles) {
  extern __shared__ __align__(1024) u8 shared[];
  const u32 base = shared_address(shared), barriers = base + L::kBarriers;
  const auto tiles = make_tiles(shared);
  if (threadIdx.x == 0) {
    tma_prefetch_descriptor(&q.a_map), tma_prefetch_descriptor(&q.w_map);
    wgmma_pipeline<L::kStages>::begin(barriers, 1,
                                      L::kConsumers / 32 * L::kClusterN * kArrivingLanes);
    fence_barrier_init();
  }
  if (L::kClusterN > 1)
    cluster_sync();
  else
    __syncthreads();
  if (uniform(threadIdx.x >> 5) >= L::kConsumers / 32) {
    if (L::kGroups > 1) setmaxnreg_dec<policy::kInt8WgmmaProducerRegisters>();
    if (static_cast<int>(threadIdx.x) == L::kConsumers) int8_wgmma_producer(tiles, base, rows_of_a);
    __syncwarp();
    if (L::kClusterN == 1 && q.cluster_k > 1 && tiles.count() > 0)
      cluster_sync(), cluster_sync();  // the two barriers of int8_cluster_splitk
  } else {
    if (L::kGroups > 1) setmaxnreg_inc<policy::kInt8WgmmaConsumerRegisters>();
    rows_of_a.before_products(shared + L::kStaging);
    int8_wgmma_consumer(tiles, shared);
    rows_of_a.behind_products();
  }
}

template <int kColumns, int kGroups, class Rows>
NYBBLE_DEVICE void int8_wgmma(const params::int8_wgmma& q, const Rows& rows_of_a) {
  using L = int8_wgmma_smem_layout<kColumns, kGroups>;
  constexpr bool kHalves = Rows::kHalves && kColumns == 256;
  int8_wgmma<L>(q, rows_of_a, [&](u8*) { return int8_tile_scheduler<L, kHalves>(q); });
}

#endif

}  // namespace nybble
