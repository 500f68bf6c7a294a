// The shared memory of the wgmma kernels, their pipeline of stages, and functions that read packed
// rows.
//
// Shared memory of a block, from its start (wgmma_smem_layout):
//
//   | code table 64 KiB | `a` stages | W stages | epilogue staging | scale stages | mbarriers |
//
// A stage holds 64 values along K and has two mbarriers, `full` and `empty`. The producers arrive
// at `full`, and TMA counts its bytes there. Consumer warps arrive at `empty` when they have read
// the stage; if several blocks received its data, the warps of all these blocks arrive.
#pragma once
#include "device/params.h"
#include "device/policy.h"
#include "device/wgmma.cuh"

namespace nybble {

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The offsets of the parts of shared memory, in bytes.
template <int kColumns>
struct wgmma_smem_layout {
  static constexpr int kStages = policy::wgmma_stages(kColumns), kRows = policy::kWgmmaRows,
                       kBoxA = kColumns * 128, kBoxW = kRows * 32, kBoxScales = kRows * 4;
  static constexpr int kA = policy::kWgmmaTableBytes, kW = kA + kStages * kBoxA,
                       kStaging = kW + kStages * kBoxW,
                       kScales = kStaging + 2 * policy::wgmma_epilogue_columns(kColumns) * 128,
                       kBarriers = kScales + kStages * kBoxScales,
                       kSums = kBarriers + 16 * kStages;  // cluster split-K's mbarrier
  static_assert(kSums + 16 == policy::wgmma_smem_bytes(kColumns));
};

// The current stage and phase. In memory, the `full` mbarriers of all stages precede all `empty`
// mbarriers.
template <int kStages>
struct wgmma_pipeline {
  u32 barriers;
  int stage = 0;
  u32 round = 0;  // parity of the phase to wait for
  // Initializes the mbarriers. Initializes the mbarriers; a single thread calls this. filling,
  // reading: the number of arrivals that complete a phase of `full` and of `empty`.
  static NYBBLE_DEVICE void begin(u32 barriers, int filling, int reading) {
    for (int s = 0; s < kStages; s++) {
      barrier_init(barriers + s * 8, filling);
      barrier_init(barriers + (kStages + s) * 8, reading);
    }
  }
  NYBBLE_DEVICE u32 full() const { return barriers + stage * 8; }
  NYBBLE_DEVICE u32 empty() const { return barriers + (kStages + stage) * 8; }
  NYBBLE_DEVICE void next() {
    if (++stage == kStages) stage = 0, round ^= 1;
  }
};

// Converts the number of a tile to its row and column. There are q.rows x q.columns tiles, which
// are numbered band by band. A band has q.band columns of tiles.
template <class Tiles>
NYBBLE_DEVICE void rasterize(const Tiles& q, int tile, int& row, int& column) {
  const int band = tile / (q.rows * q.band), inside = tile - band * q.rows * q.band,
            width = min(q.band, q.columns - band * q.band);
  row = inside / width, column = band * q.band + inside - row * width;
}

// The code table has a gap of 32 free words after each of its entries. Returns the offset of free
// word number `word`.
NYBBLE_DEVICE int table_gap(int word) { return 128 + (word >> 5) * 256 + (word & 31) * 4; }

// Tells the producers that this warp has read the stage. If the stage's data went to several
// blocks, this tells the producers of each block.
template <int kClusterN>
NYBBLE_DEVICE void consumer_release(u32 empty, int lane) {
  if (kClusterN == 1 && lane < kArrivingLanes) barrier_arrive(empty);
  if (kClusterN > 1 && (kArrivingLanes > 1 || lane < 2))
    barrier_arrive_cluster(empty, kArrivingLanes > 1 ? lane & 1 : lane);
  if (kClusterN > 1 && kArrivingLanes > 1) barrier_arrive_cluster(empty, ~lane & 1);
}

// This version is for plain scales, which need no code book; wgmma_nested_scales.cuh has the
// version for nested scales.
struct no_scale_codebook {
  static NYBBLE_DEVICE void begin(const params::gemm4&, u32, int) {}
  static NYBBLE_DEVICE void ready() {}
  template <class Scales>
  static NYBBLE_DEVICE const Scales& made(const Scales& s, u32, bool) {
    return s;
  }
};

// A thread's data for 64 values along K: the packed words of rows g and g + 8 of its warp's 16
// rows, and the scales of both rows.
struct packed_rows {
  uint4 row[2][2];  // [g or g + 8][which 32 of the 64 values]
  float scale[2];
};

// Reads the packed words of this thread's rows g and g + 8 in a stage, and finds their table
// entries.
struct packed_reader {
  static constexpr bool kTensorScale = false;  // whether a scale multiplies the accumulators
  const u8* table;                             // the start of shared memory
  u32 words_at, scales_at, swizzle, lane_offset, selector;

  NYBBLE_DEVICE packed_reader(const u8* shared, u32 words, u32 scales, int warp)
      : table(shared),
        words_at(words + row(warp, threadIdx.x & 31) * 32),
        scales_at(scales + row(warp, threadIdx.x & 31) * 4),
        swizzle((threadIdx.x >> 4 & 1) << 4),
        lane_offset((threadIdx.x & 31) * 4),
        selector(0x5504u | (threadIdx.x & 3) << 4) {}  // bytes: lane, byte t of the word, 0, 0

  // Returns this thread's first row among the block's 128 rows.
  NYBBLE_DEVICE static int row(int warp, int lane) { return warp * 16 + (lane >> 2); }
  NYBBLE_DEVICE u32 words_of(int stage) const { return words_at + stage * policy::kWgmmaRows * 32; }
  NYBBLE_DEVICE u32 scales_of(int stage) const {
    return scales_at + stage * policy::kWgmmaRows * 4;
  }
  // Reads the words that contain 64 values along K of the row at `at`.
  NYBBLE_DEVICE void read_row(uint4 (&row)[2], u32 at) const {
#pragma unroll
    for (int h = 0; h < 2; h++) row[h] = shared_quad(at + (h << 4 ^ swizzle));
  }
  // Reads both rows' words in `stage`, and their scales. Here a scale is a single float32 value.
  NYBBLE_DEVICE void fetch(packed_rows& w, int stage) const {
    const u32 at = words_of(stage), scale = scales_of(stage);
#pragma unroll
    for (int r = 0; r < 2; r++) {
      read_row(w.row[r], at + r * 256);
      w.scale[r] = shared_float(scale + r * 32);
    }
  }
  // Returns the table entry for operand register i of step `j`. A step has 16 values along K.
  NYBBLE_DEVICE const u8* entry_of(const uint4 (&row)[2][2], const int i, const int j) const {
    const uint4& q = row[i & 1][j >> 1];
    const u32 word = j & 1 ? (i < 2 ? q.z : q.w) : (i < 2 ? q.x : q.y);
    return table + permute(word, lane_offset, selector);
  }
};

#endif

}  // namespace nybble
