// Owns: how two blocks of a cluster that have half of K each of one tile add their sums, without
// memory.
//
// The tile's columns are cut into chunks, and each block has half of them in full in the end: the
// other stores its sums of those into its ring, which is free by then, as such blocks have one tile
// and no next. H200: 2.0 us, the rate of what joins the multiprocessors (16 bytes a ns each); by
// the copy engine as long; told by a barrier's bytes instead of two meetings of the cluster half a
// microsecond less.
#pragma once
#include "gemm4/device/wgmma_producer.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

template <class Tiles>
struct wide_team {
  static constexpr int kColumns = Tiles::kColumns, kChunk = policy::wide_chunk(kColumns),
                       kChunks = kColumns / kChunk,
                       kFours = kChunk / 8;  // of a thread's sums in a chunk
  const Tiles& tiles;

  NYBBLE_DEVICE explicit wide_team(const Tiles& all) : tiles(all) {}

  // Whether this block has the sums of chunk `c` in full in the end.
  NYBBLE_DEVICE bool has(int c) const { return tiles.team == 1 || c * 2 / kChunks == tiles.member; }

  // All threads that multiply, of both blocks.
  NYBBLE_DEVICE void exchange(u32 base, float (&sums)[kColumns / 2]) const {
    const u32 at = base + wide_layout<kColumns>::kA + threadIdx.x * 16;
    const auto place = [&](int c, int j) {  // either half's chunks begin at the start
      return at + (c % ((kChunks + 1) / 2) * kFours + j) * (policy::kWideMultiplying * 16);
    };
    const u32 arrived = base + wide_layout<kColumns>::kSums;
    if (threadIdx.x == 0) barrier_expect(arrived, kColumns / 2 * policy::kWideRows * 4);
    meet_cluster();  // the rings are read
#pragma unroll
    for (int c = 0; c < kChunks; c++)
      if (!has(c))
#pragma unroll
        for (int j = 0; j < kFours; j++)
          send_quad(place(c, j), 1 - tiles.member, arrived, sums + (c * kFours + j) * 4);
    barrier_wait(arrived, 0);
#pragma unroll
    for (int c = 0; c < kChunks; c++)
      if (has(c))
#pragma unroll
        for (int j = 0; j < kFours; j++) {
          const uint4 v = shared_quad(place(c, j));
          float* sum = sums + (c * kFours + j) * 4;
          sum[0] += float_of(v.x), sum[1] += float_of(v.y);
          sum[2] += float_of(v.z), sum[3] += float_of(v.w);
        }
  }
};

#endif

}  // namespace nybble
