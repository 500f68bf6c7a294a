// Launch geometry that kernels and launchers share: threads per block, work per thread, pipeline
// stages and shared memory. The values were measured on H200. Speeds such as 0.82 are relative to
// the speed of a device copy of the same number of bytes.
#pragma once

#ifdef __CUDACC__
#define NYBBLE_BOTH __host__ __device__
#else
#define NYBBLE_BOTH
#endif

namespace nybble {
namespace policy {

// Quantization. Speed in bf16, if each lane has this number of 16-byte loads in flight:
//                two    four   eight
//   14336x4096   0.79   0.82   0.82
//   8192x28672   0.87   0.95   0.90
constexpr int kQuantizeThreads = 256, kQuantizeVectors = 4;
// 4-bit quantization. Blocks of 64 threads are as fast as blocks of 128, and blocks of 256 are
// slightly slower.
constexpr int kQuantize4Threads = 128;
// 4-bit dequantization. Speed in bf16, with this number of vectors per lane:
//                one    two     four
//   14336x4096   0.79   0.86    0.82
//   8192x28672   0.87   0.935   0.92
constexpr int kDequantizeThreads = 256, kDequantizeVectors = 2;
// On sm_90, a block prefetches the codes of a later block into L2. The distance is kDequantizeAhead
// blocks, which is the number of blocks that run at once (8 on each of 132 multiprocessors). The
// prefetch makes 4-bit dequantization faster (0.865 instead of 0.85 for 14336x4096, 0.95 instead of
// 0.94 for 8192x28672), but not 8-bit dequantization.
constexpr int kDequantizeAhead = 1056;
// 8-bit dequantization has twice as many vectors per lane, because each block first fills a table
// of 1 KiB.
constexpr int kDequantize8Vectors = 4;
// 8-bit quantization uses persistent blocks. Their number is a multiple of the number that is
// resident at once (a wave). A block loads its next vectors before it encodes the current vectors.
// If the user supplies the map, each block first builds a table, so a smaller number of waves is
// faster. Speed by the number of waves (-: not measured):
//   waves                        2      4      6       7       8      20
//   14336x4096, dynamic map      0.82   0.83   -       0.846   0.83   -
//   14336x4096, linear map       0.80   0.77   -       -       -      -
//   8192x28672, dynamic map      -      0.94   0.95    -       0.96   0.98
//   8192x28672, linear map       -      0.94   0.948   -       0.94   -
constexpr int kQuantize8BlocksPerProcessor = 4;  // resident blocks
// Returns the number of blocks to launch. all: the number with which each block makes one pass.
// wave: the number of blocks that are resident at once.
NYBBLE_BOTH constexpr long long quantize8_blocks(long long all, long long wave, bool dynamic) {
  const long long pass = wave * (dynamic ? 2 : 9), waves = (all + pass - 1) / pass;
  return all < waves * wave ? all : waves * wave;
}

// Embedding look-ups. Times in us for rows of 4096 values (4-bit, bf16), by vectors per lane:
//               one    two    four
//      1 row    1.6    1.8    2.2
//   4096 rows   16.5   14.6   13.5
constexpr int kEmbeddingThreads = 128, kEmbeddingVectors = 2;

// Mixture-of-experts layers. Each block sorts all rows by expert, up to kMoeRouteRows rows, and
// copies up to kMoeRouteEach of them. The rows are divided into segments, and each thread counts
// the rows of one expert in one segment. Segments have an odd length, because an even length would
// cause bank conflicts.
constexpr int kMoeRouteThreads = 1024, kMoeRouteRows = 16384, kMoeRouteLeast = 8,
              kMoeRouteEach = 256, kMoeThreads = 128;
NYBBLE_BOTH constexpr int moe_route_segment(int rows, int segments) {
  return (rows + segments - 1) / segments | 1;
}

// 4-bit GEMV. Eight warps, each with 512 values along K, use all registers. Slower for 1 to 8 rows:
// sixteen warps with 256 values (7 to 13 %), clusters of two blocks that share K (4 to 27 %),
// loading `a` a step ahead (8 to 19 %), a fourth stage (9 to 11 %), four tiles per cross-warp sum
// (5 %).
constexpr int kGemvWarps = 8, kGemvSlice = 512, kGemvTiles = 8, kGemvStages = 3;
// GEMV with stacked weights: kGemvEvenSlice is the length of the shorter slices of K, and
// kGroupedGemvTiles is the number of row tiles in a group of tiles if `a` has up to 8 rows.
constexpr int kGemvEvenSlice = 384, kGroupedGemvTiles = 16;
// Returns the bytes of a stage, which contains weights and their scales. `unit` is the number of
// values along K that share a scale: 64, or 32 if the block size is 32.
NYBBLE_BOTH constexpr int gemv_stage_bytes(int unit) {
  return 16 * (kGemvSlice / 2 + kGemvSlice / unit * 4);
}
constexpr unsigned kGemvTableAt = 0x10000;  // shared-memory address of the 64 KiB code table
constexpr int kGemvSeconds = 256;           // largest number of second-level scales in a block
// The shared memory of a block, in order: 1 KiB that the system reserves, half of the pipelines,
// the code table, the other half of the pipelines, the code book of nested scales, second-level
// scales, and the partial sums that do not fit into the table's gaps.
NYBBLE_BOTH constexpr int gemv_overflow_bytes(int columns, int tiles) {
  const int lines = (tiles < kGemvTiles ? tiles : kGemvTiles) * kGemvWarps * columns / 2;
  return lines > 256 ? (lines - 256) * 128 : 0;
}
NYBBLE_BOTH constexpr int gemv_smem_bytes(int columns, int tiles = kGemvTiles) {
  return static_cast<int>(kGemvTableAt) + 0x10000 - 1024 +
         kGemvWarps / 2 * kGemvStages * gemv_stage_bytes(32) + 1024 + kGemvSeconds * 4 +
         gemv_overflow_bytes(columns, tiles);
}
// If a block keeps its nested scales, the partial sums are followed by the scales' codes (with
// padding, because reads may pass the end) and the second-level scales. In each step, three
// operations dequantize the scales of the next step. They run between the products of the step's
// groups of 64 values along K: before groups number kResidentRead, kResidentFind and
// kResidentStore.
NYBBLE_BOTH constexpr int resident_code_bytes(int count) { return (count + 31) & ~15; }
NYBBLE_BOTH constexpr long long resident_scale_bytes(long long scales, int nested_shift) {
  return scales + 64 + ((scales >> nested_shift) + 4) * 4;
}
constexpr int kResidentRead = 6, kResidentFind = 7, kResidentStore = 8;

// 4-bit GEMM for 9 to 32 rows. skinny_most_tiles: the row tiles that fit into a block's registers.
// The kernels of MXFP4 and NVFP4 have no sums beside the accumulators.
constexpr int kSkinnyWarps = 8, kSkinnyThreads = kSkinnyWarps * 32 + 128, kSkinnyStep = 512,
              kSkinnyRegisters = 232, kSkinnyProducerRegisters = 40, kSkinnyMostStages = 6;
NYBBLE_BOTH constexpr int skinny_most_tiles(int columns, bool microscaled = false) {
  return columns == 16 ? 8 : microscaled ? 7 : 4;
}
NYBBLE_BOTH constexpr int skinny_stage_bytes(int columns, int tiles) {
  return (tiles * 16 * (kSkinnyStep / 2 + kSkinnyStep / 16) + columns * kSkinnyStep * 2 + 1023) &
         ~1023;
}

// 4-bit GEMM by mma.sync. A tile has 128 rows of W and 16, 32 or 64 rows of `a`. A step has 128
// values along K, divided into two halves. A block takes 80 KB, so that two fit into the 164 KB of
// a multiprocessor of 8.0 or 8.7, and one into the 100 KB of 8.6, 8.9 and 12.x.
constexpr int kTileThreads = 256, kTileRows = 128, kTileStep = 128, kTileTableBytes = 32768;
NYBBLE_BOTH constexpr int tile_stages(int columns) {
  return columns == 16 ? 4 : columns == 32 ? 3 : 2;
}
NYBBLE_BOTH constexpr int mma_smem_bytes(int columns) {
  const int pipeline = tile_stages(columns) * (kTileRows * kTileStep / 2 + columns * kTileStep * 2),
            sums = columns * (kTileRows + 4) * 4;
  return kTileTableBytes + (pipeline > sums ? pipeline : sums);
}
// The same on FP4 tensor cores: stages of W, and two buffers of terms and scales of `a`.
constexpr int kMxfp4Stages = 4;
NYBBLE_BOTH constexpr int mma_mxfp4_smem_bytes(int columns) {
  return kMxfp4Stages * kTileRows * kTileStep / 2 + 2 * columns * (kTileStep * 2 + 4);
}
// The same by tcgen05.mma, with 128 rows of `a`. W has 8 bits per code. A buffer has two terms of
// `a` and three times 512 bytes of scales. Two mbarriers and an address follow.
constexpr int kTcgen05Columns = 128, kTcgen05TileBytes = kTileRows * kTileStep,
              kTcgen05SmemBytes = (kMxfp4Stages + 4) * kTcgen05TileBytes + 2 * 3 * 512 + 32;

// 4-bit GEMM by wgmma. A block has two consumer warpgroups and one producer warpgroup, and computes
// 128 rows of W at a time. A stage has 64 values along K; shared memory limits the number of
// stages. With 2048 rows of 14336x4096, tensor cores are busy for 88 % of the time, and the
// device's power limits the speed.
constexpr int kWgmmaConsumerThreads = 256, kWgmmaThreads = kWgmmaConsumerThreads + 128,
              kWgmmaRows = 128;
constexpr int kWgmmaTableBytes = 65536;
// Registers per thread after setmaxnreg. At launch, every thread has 168 registers.
constexpr int kWgmmaConsumerRegisters = 216, kWgmmaProducerRegisters = 72;
// Returns the number of blocks in a cluster. The blocks' tiles are adjacent along N, so two blocks
// share rows of `a`: each block loads half of these rows and multicasts them to both. Times for
// 1024 rows of 14336x4096: 181 us with clusters, 189 us without clusters, and 191 us with clusters
// whose size is a run-time parameter.
NYBBLE_BOTH constexpr int wgmma_cluster_n(int columns) { return columns == 256 ? 2 : 1; }
// Returns whether two blocks can share K of a tile. They cannot if cluster_n is 2, because the
// cluster would have four blocks, and an H200 can run only 30 such clusters at once. So cluster
// split-K with tiles of 256 columns has kernels of its own, with a cluster_n of 1. With these
// kernels, 512 rows of 4096x4096 take 30.1 us; with tiles of 128 columns and one block per tile,
// they take 32.4 us. With tiles of 64 columns, 64 rows of 8192x8192 take 23.7 us; if another kernel
// adds the sums of two splits, they take 25.7 us.
NYBBLE_BOTH constexpr bool wgmma_cluster_splitk(int columns, int cluster_n) {
  return columns >= 64 && cluster_n == 1;
}
constexpr int kStreamKUnit = 256;  // the number of values along K in a unit of stream-K
NYBBLE_BOTH constexpr int wgmma_stages(int columns) {
  return columns == 256 ? 4 : columns == 128 ? 6 : 8;
}
NYBBLE_BOTH constexpr int wgmma_partial_bytes(int columns) { return columns * kWgmmaRows * 4; }
// Returns the number of rows of `a` that a warpgroup stages at a time in the epilogue. With cluster
// split-K, a block stores half of the columns, so this is at most half of them.
NYBBLE_BOTH constexpr int wgmma_epilogue_columns(int columns) { return columns <= 64 ? 32 : 64; }
NYBBLE_BOTH constexpr int wgmma_smem_bytes(int columns) {
  const int stage = columns * 128 + kWgmmaRows * 32 + kWgmmaRows * 4 + 16;
  return kWgmmaTableBytes + wgmma_stages(columns) * stage +
         2 * wgmma_epilogue_columns(columns) * 128 + 16;
}

// Stacked 4-bit weights. If experts have fewer than kGroupedManyRows rows on average, GEMV kernels
// compute the experts that have up to kGroupedFewRows rows. wgmma tiles are rasterized in bands of
// kGroupedBandRows rows. A GEMV block can list kGroupedMostListed experts. A wgmma block can list
// kGroupedMostExperts experts, in unused bytes between the entries of the code table.
constexpr int kGroupedFewRows = 16, kGroupedManyRows = 128, kGroupedBandRows = 2048,
              kGroupedMostListed = 1024, kGroupedMostExperts = 7000;
// A GEMV block of stacked weights has half as many warps as other GEMV blocks, so that a
// multiprocessor runs two blocks at once. While one block starts, ends or changes to another
// expert, the other block reads weights. Times in us with NF4 weights of 128 experts (a token uses
// eight experts of 1536x2048, or four of 5760x2880):
//   tokens and weight   one block, eight warps   two blocks, two stages   two blocks, three stages
//    4 of 1536x2048              18.7                    16.0                      16.5
//   16 of 1536x2048              40.8                    36.9                      36.7
//    1 of 5760x2880              16.4                    15.2                      16.0
//   16 of 5760x2880             143.8                   131.6                     128.9
constexpr int kGemvHalfWarps = 4, kGemvHalfStages = 2;
constexpr unsigned kGemvHalfTableAt = 1024;  // the system reserves the memory before the table
// The shared memory of such a block: code table, pipelines, code book of nested scales, segment of
// experts, sums of the warps, and list of experts.
constexpr int kGroupedGemvBytes = 0x10000 +
                                  kGemvHalfWarps * kGemvHalfStages * gemv_stage_bytes(32) + 1024 +
                                  16 + (kGemvHalfWarps + kGroupedMostListed) * 4;
// The GEMV that is fed by TMA: eight warps multiply, and one copies. It needs a whole
// multiprocessor.
constexpr int kGroupedTmaThreads = 288, kGroupedTmaBytes = 227 * 1024, kGroupedTmaMostK = 3072;

// GEMV gradient for 16-bit types, with 8 or 16 rows of grad_out. Times in us for 8 rows of
// 14336x4096, by warps x stages: 19.9 (8 x 4), 21.6 (8 x 8), 22.3 (16 x 4), 24.2 (12 x 5). These
// kernels multiply grad_out by the scales; the kernel that multiplies the weights by the scales
// takes 24.7 us.
constexpr int kDgradTableBytes = 65536, kDgradWarps = 8, kDgradStages = 4;
constexpr int kDgradSmemBytes = kDgradTableBytes + kDgradWarps * kDgradStages * (16 * 128 + 512);
// GEMV gradient in float32, for 1, 8 or 16 rows at a time. 64 rows take 206 us with sixteen rows at
// a time and eight warps, and 234 us with eight rows at a time.
NYBBLE_BOTH constexpr int dgrad_f32_warps(int rows) { return rows == 16 ? 8 : 16; }
NYBBLE_BOTH constexpr int dgrad_f32_stages(int rows) { return rows == 16 ? 4 : 3; }
NYBBLE_BOTH constexpr int dgrad_f32_smem_bytes(int rows) {
  return kDgradTableBytes +
         dgrad_f32_warps(rows) * (dgrad_f32_stages(rows) * (16 * 160 + 64 * rows) + 8 * 128);
}

// SIMT product. A warp computes kSimtWeights rows of W by kSimtRows rows of `a` at a time. The
// codes and scales of kSimtSteps steps along K are in flight.
constexpr int kSimtThreads = 256, kSimtRows = 4, kSimtWeights = 2, kSimtSteps = 4;
constexpr int kSimtDgradThreads = 128, kReduceThreads = 256;

// Split bf16. Tensor cores sum over kSplitBf16Chunk columns of W (for gradients, rows of W). These
// partial sums are then added in float32.
constexpr int kSplitBf16Threads = 256, kSplitBf16Chunk = 1024;

// Float32 GEMV: if `a` has more than two rows, each block computes this number of rows.
constexpr int kGemvF32Rows = 4;

// Split fp16: the threads of a block that splits a row of `a` or dequantizes scales, the scales per
// thread, the rows of `a` per GEMV block, and the shared memory of a GEMV block.
constexpr int kSplitFp16Threads = 512, kSplitFp16Scales = 4, kSplitFp16Rows = 8;
NYBBLE_BOTH constexpr int gemv_split_fp16_smem_bytes() {
  return gemv_smem_bytes(2) + kGemvTiles * kGemvWarps * kSplitFp16Rows / 2 * 128;
}

// Optimizers. A block with 8-bit states first fills tables. Nevertheless, many blocks with few
// units each are faster than few blocks. The table shows pairs of a number of units per warp and
// the speed with this number (relative to a device copy):
//   weight    14336x4096                     8192x28672                       4096x4096
//   Lion      3.4: 0.92, 6.8: 0.88           9: 0.925, 14: 0.91, 27: 0.89     3.9: 0.80, 7.8: 0.79
//   AdamW     3.4: 0.86, 6.8: 0.87, 9: 0.855 9: 0.91, 14: 0.885, 27: 0.845    2.6: 0.75, 5.2: 0.78
//   AdEMAMix  4.5: 0.81, 6.8: 0.83, 9: 0.83  18: 0.825, 36: 0.835, 54: 0.815  3.9: 0.725, 6.9: 0.75
// With float32 parameters and three states, registers spill if a multiprocessor runs three blocks.
// With two blocks, there are enough registers to also load the next unit.
// 4-bit states have small tables, so small blocks are faster. The table shows times of AdamW in us
// (14336x4096, bf16, single launches):
//   blocks of 256 threads, three at once    136
//   blocks of 128 threads, six at once      132.6
//   blocks of 128 threads, seven at once    128
NYBBLE_BOTH constexpr int optim_threads(int bits) {
  return bits == 32 ? 512 : bits == 8 ? 256 : 128;
}
// Two numbers of blocks per multiprocessor: optim_resident returns how many blocks with quantized
// states are resident at once, and optim_blocks_per_processor returns how many a launch has at
// most. wide: whether parameters are float32.
NYBBLE_BOTH constexpr int optim_resident(int bits, int states, bool wide) {
  if (bits == 4) return wide ? 6 : 7;
  return states == 1 ? 4 : states == 2 || !wide ? 3 : 2;
}
NYBBLE_BOTH constexpr int optim_blocks_per_processor(int bits, int states, bool wide) {
  return bits == 32 ? 16 : bits == 4 ? 192 : states < 3 || wide ? 96 : 24;
}
// Returns the number of units that a warp processes, if there are enough units to keep all
// multiprocessors busy.
NYBBLE_BOTH constexpr int optim_units(int states, bool wide) {
  return states == 1 ? 3 : states == 2 ? (wide ? 3 : 5) : wide ? 6 : 8;
}
// Returns whether a thread has enough registers to hold its unit and the complete next unit.
NYBBLE_BOTH constexpr bool optim_has_room(bool eight_bit, int states, bool wide) {
  return !eight_bit || states == 1 || (states == 3 && wide);
}
// The kernel that computes the norms before a step. For LAMB with float32 states and 14336x4096, it
// takes 170 us with three blocks of 256 threads per multiprocessor, and 192 us with four.
constexpr int kNormThreads = 256, kNormBlocksPerProcessor = 3;
// A step with max_unorm in a single launch, in which each warp keeps one unit in registers. Times
// in us of three launches, then of one launch (LAMB with float32 states):
//                                          host          device
//    4096 values (one block per tensor)    4.4 and 4.4   10.5 and 5.3
//   65536 values                           11 and 5.2    11.8 and 9.5
constexpr int kFusedNormThreads = 512;

// CAME: threads per block, and the number of resident blocks per multiprocessor.
constexpr int kCameThreads = 256, kCameSumBlocks = 4, kCameStepBlocks = 4;

// int8: the number of 16-byte vectors that a quantizing thread keeps in registers from the first
// pass over its row to the second, and the number of outputs that a thread dequantizes.
constexpr int kInt8RegisterVectors = 4, kInt8Outputs = 16;
// int8 GEMV: the number of warps per block, the number of row tiles between two cross-warp sums,
// and the words that a tile's 16 sums occupy (with padding against bank conflicts).
constexpr int kInt8GemvWarps = 8, kInt8GemvTiles = 8, kInt8GemvPitch = 20;
NYBBLE_BOTH constexpr int int8_gemv_smem_bytes(int m) {
  return kInt8GemvTiles * kInt8GemvWarps * kInt8GemvPitch * m * 4;
}
// The largest number of units in a work queue (grid_barrier.cuh).
constexpr int kMaxQueuedUnits = 128;
// The fused int8 layer. It supports up to kInt8FusedRows rows and kInt8FusedRegisterVectors 16-byte
// vectors per thread. A block lists the outlier columns if there are at most kInt8FusedListed of
// them, and if at most one column in kInt8FusedDense is an outlier. Otherwise it reads the marks of
// all columns. Up to kInt8FusedAlone outlier columns are added by single threads, more columns by
// whole warps. Times in us for one row of 4096x4096 in bf16, by the number of outlier columns:
//                    24   250   all
//   single threads   20   57    470
//   warps            17   25    27
constexpr int kInt8FusedRows = 8, kInt8FusedRegisterVectors = 16, kInt8FusedListed = 1024,
              kInt8FusedDense = 16, kInt8FusedAlone = 16, kInt8FusedPad = 64;
NYBBLE_BOTH constexpr int int8_fused_linear_smem_bytes(int m, int k) {
  return int8_gemv_smem_bytes(m) + m * (k + kInt8FusedPad) + (k + 31) / 32 * 4;
}
// The limits of the fused layer: int8_fused_linear_values returns the largest number of values in
// `a`, counted with its rows rounded up to a power of two, and int8_fused_linear_limit returns the
// largest shared memory in bytes.
NYBBLE_BOTH constexpr int int8_fused_linear_values(int vector) {
  return kInt8GemvWarps * 32 * kInt8FusedRegisterVectors * vector;
}
NYBBLE_BOTH constexpr int int8_fused_linear_limit() {
  const int values = int8_fused_linear_values(8);
  return int8_gemv_smem_bytes(kInt8FusedRows) + kInt8FusedRows * kInt8FusedPad + values +
         values / 8;
}

// int8 GEMV gradient, with 8, 16 or 32 rows of grad_out at a time. 8 rows of 14336x4096 in bf16
// take 23.9 us with sixteen warps, and 25.8 us with eight. With 32 rows, sixteen warps would need
// too many registers.
NYBBLE_BOTH constexpr int int8_dgrad_warps(int rows) { return rows <= 16 ? 16 : 8; }
constexpr int kInt8DgradStages = 4;
NYBBLE_BOTH constexpr int int8_dgrad_smem_bytes(int rows) {
  return int8_dgrad_warps(rows) * (kInt8DgradStages * 2048 + 4096);
}
// int8 GEMM by mma.sync: tiles of 128 x 128, steps of 64 bytes along K, and four stages. int8
// quantization: a block quantizes one row at a time. It has at most kInt8RowThreads threads, and a
// multiprocessor runs at least this many threads at once.
constexpr int kInt8RowThreads = 1024;
// Column quantization. A block processes a strip of rows, which its warps share. A strip has
// kInt8ColumnRows rows if the block quantizes, or kInt8StatRows rows if it computes statistics.
constexpr int kInt8ColumnThreads = 256, kInt8ColumnRows = 128, kInt8StatRows = 64,
              kInt8ColumnAhead = 8;
constexpr int kInt8MmaTile = 128, kInt8MmaStep = 64, kInt8MmaStages = 4, kInt8MmaThreads = 256;
constexpr int kInt8MmaSmemBytes = kInt8MmaStages * 2 * kInt8MmaTile * kInt8MmaStep;
// int8 GEMM by wgmma: a stage has 128 values along K, and each of one or two groups 64 rows of W.
constexpr int kInt8WgmmaStep = 128, kInt8WgmmaRows = 64, kInt8WgmmaConsumerRegisters = 232,
              kInt8WgmmaProducerRegisters = 40;
NYBBLE_BOTH constexpr int int8_wgmma_stages(int columns, int groups) {
  if (groups == 1) return columns == 128 ? 8 : 12;
  return columns == 256 ? 4 : columns == 128 ? 6 : columns == 64 ? 8 : 10;
}
// Returns the number of blocks in a cluster. The blocks' tiles are adjacent along N, and they share
// rows of `a` by multicast. Times in us of bf16 layers with 4096 rows, by the number of blocks:
//                one     two
//   14336x4096   388     376
//   4096x4096    123.6   119.7
//   11008x4096   314     309
NYBBLE_BOTH constexpr int int8_wgmma_cluster_n(int columns) { return columns == 256 ? 2 : 1; }
// A warpgroup stages its results in shared memory, chunk by chunk, in one or two buffers (places).
// Few large chunks are faster than many small chunks, because each chunk waits for two barriers and
// a fence. Times in us of bf16 layers with 4096 rows and clusters of two blocks, by the number of
// chunks in a tile:
//                eight   four, in two places   two, in one place
//   14336x4096   376     367                   360
//   11008x4096   309     304                   297
// Function int8_wgmma_chunk returns the number of rows of `a` in a chunk whose results have 2 or 4
// bytes. With cluster split-K, this is at most half of the tile's rows of `a`.
NYBBLE_BOTH constexpr int int8_wgmma_places(int columns) { return columns == 256 ? 1 : 2; }
NYBBLE_BOTH constexpr int int8_wgmma_place_bytes(int columns) {
  return columns == 256 ? 16384 : columns == 32 ? 4096 : 8192;
}
NYBBLE_BOTH constexpr int int8_wgmma_chunk(int columns, int bytes) {
  const int rows = int8_wgmma_place_bytes(columns) / (64 * bytes),
            most = columns / (int8_wgmma_cluster_n(columns) == 1 ? 2 : 1);
  return rows < most ? rows : most;
}
NYBBLE_BOTH constexpr int int8_wgmma_smem_bytes(int columns, int groups) {
  const int rows = columns + groups * kInt8WgmmaRows;
  return int8_wgmma_stages(columns, groups) * (rows * kInt8WgmmaStep + 16) +
         groups * (int8_wgmma_places(columns) * int8_wgmma_place_bytes(columns) + columns * 4);
}
// Stacked int8 weights: a block can list kInt8GroupedListed experts. In wgmma kernels the list is
// at the end of shared memory; tiles of 256 columns leave less space for it.
constexpr int kInt8GroupedListed = 480;
NYBBLE_BOTH constexpr int int8_grouped_listed(int columns) {
  return columns == 256 ? 240 : kInt8GroupedListed;
}
NYBBLE_BOTH constexpr int int8_grouped_wgmma_smem_bytes(int columns) {
  return int8_wgmma_smem_bytes(columns, 2) + int8_grouped_listed(columns) * 4;
}
NYBBLE_BOTH constexpr int int8_dgrad_wgmma_stages(int rows) { return rows == 256 ? 5 : 8; }
static_assert(int8_grouped_wgmma_smem_bytes(128) <= 227 * 1024);
static_assert(int8_grouped_wgmma_smem_bytes(256) <= 227 * 1024);

}  // namespace policy
}  // namespace nybble
