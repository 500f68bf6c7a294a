// Launch geometry shared by kernels and launchers: threads per block, work per thread, pipeline
// stages, shared memory sizes, with the measurements that chose them.
#pragma once

#ifdef __CUDACC__
#define NYBBLE_BOTH __host__ __device__
#else
#define NYBBLE_BOTH
#endif

namespace nybble {
namespace policy {

// Quantization. Shares of a device copy's speed, H200, bf16, 14336x4096 / 8192x28672 (prototypes of
// 2026-11), by 16-byte loads in flight per lane: two 0.79 / 0.87, four 0.82 / 0.95, eight 0.82 /
// 0.90.
constexpr int kQuantizeThreads = 256, kQuantizeVectors = 4;
// 4 bits, NF4, by threads per block: 64 0.82 / 0.98, 128 0.82 / 0.985, 256 0.81 / 0.98.
constexpr int kQuantize4Threads = 128;
// Dequantization, 4 bits to bf16, by vectors per lane: one 0.79 / 0.87, two 0.86 / 0.935, four 0.82
// / 0.92.
constexpr int kDequantizeThreads = 256, kDequantizeVectors = 2;
// How many blocks ahead codes are prefetched into L2 (sm_90): the 132 x 8 blocks that run at once.
// H200, 4 bits: 0.865 / 0.95 with, 0.85 / 0.94 without, 0.855 / 0.93 twice as far. 8 bits: 0.85 /
// 0.915 with, 0.85 / 0.925 without.
constexpr int kDequantizeAhead = 1056;
// 8 bits: twice as many, because each block first fills a table of 1 KiB.
constexpr int kDequantize8Vectors = 4;
// 8-bit quantization: persistent blocks that load their next vectors before they encode these, in
// whole waves of resident blocks; for a user's map they build its table first. H200, bf16, WAVES:
// dynamic map / linear map
//   14336x4096: 2: 0.82 / 0.80, 3: 0.83 / 0.79, 4: 0.83 / 0.77, 5: 0.84 / 0.74, 7: 0.846, 8: 0.83
//   11008x4096: 2: 0.78 / 0.75, 3: 0.785 / 0.73, 6: 0.79, 8: 0.75
//   8192x28672: 4: 0.94 / 0.94, 6: 0.95 / 0.948, 8: 0.96 / 0.94, 10: 0.97 / 0.92, 20: 0.98
//   4096x4096: 1: 0.61 / 0.57, 2: 0.61 / 0.52
// Two blocks of 512 threads: 0.81 / 0.78 on the first shape; blocks of 1024: 0.70 / 0.75.
constexpr int kQuantize8BlocksPerProcessor = 4;  // at once
// all: blocks if each takes one pass; wave: resident blocks.
NYBBLE_BOTH constexpr long long quantize8_blocks(long long all, long long wave, bool dynamic) {
  const long long pass = wave * (dynamic ? 2 : 9), waves = (all + pass - 1) / pass;
  return all < waves * wave ? all : waves * wave;
}

// Embedding look-ups, vectors per lane. H200, 4-bit rows of 4096 in bf16, us in a graph, 1 / 512 /
// 4096 rows: one 1.6 / 3.2 / 16.5, two 1.8 / 3.2 / 14.6, four 2.2 / 3.3 / 13.5.
constexpr int kEmbeddingThreads = 128, kEmbeddingVectors = 2;

// 4-bit GEMV. H200, 14336x4096 and 8192x28672. Eight warps with 512 of K each fill the registers. 1
// to 8 rows, compared with that:
//   sixteen warps with 256 of K            7 to 13 % slower
//   clusters of two that share K           4 to 27 % slower
//   all of the next slice of `a` loaded a step ahead    8 to 19 % slower
//   a fourth stage                         9 to 11 % slower, large weight 3 to 7 % faster
//   four row tiles per cross-warp sum      5 % slower on the smaller weight
// 16 rows of 8192x28672, 51 us: twelve warps with 256 of K 53 to 55, eight 54, steps of 32 rows by
// 256 57, K split over blocks 52.5, wgmma with `a` in shared memory 58. Neither L2 bandwidth nor
// registers limit it: warps issue in 16 % of their time and wait for fixed latencies in 22 %, for
// memory in 16 %, for instructions in 16 % (ncu).
constexpr int kGemvWarps = 8, kGemvSlice = 512, kGemvTiles = 8, kGemvStages = 3;
// Bytes of a stage: weights, and scales for each `unit` of K (64, or 32 for blocks of 32).
NYBBLE_BOTH constexpr int gemv_stage_bytes(int unit) {
  return 16 * (kGemvSlice / 2 + kGemvSlice / unit * 4);
}
constexpr unsigned kGemvTableAt = 0x10000;  // absolute shared address of the 64 KiB code table
constexpr int kGemvSeconds = 256;           // second-level scales that a block keeps
// Dynamic shared memory, from the start of the window (1 KiB belongs to the system): half of the
// pipelines, the code table, the other pipelines, the code book of nested scales, and the partial
// sums that do not fit into the table's gaps.
NYBBLE_BOTH constexpr int gemv_overflow_bytes(int columns, int tiles) {
  const int lines = (tiles < kGemvTiles ? tiles : kGemvTiles) * kGemvWarps * columns / 2;
  return lines > 256 ? (lines - 256) * 128 : 0;
}
NYBBLE_BOTH constexpr int gemv_smem_bytes(int columns, int tiles = kGemvTiles) {
  return static_cast<int>(kGemvTableAt) + 0x10000 - 1024 +
         kGemvWarps / 2 * kGemvStages * gemv_stage_bytes(32) + 1024 + kGemvSeconds * 4 +
         gemv_overflow_bytes(columns, tiles);
}
// After those sums, if a block keeps its nested scales: codes, as many more as a step looks at, and
// second-level scales. A step dequantizes the next one's scales in three parts, before its products
// of these groups of 64 of K.
NYBBLE_BOTH constexpr int resident_code_bytes(int count) { return (count + 31) & ~15; }
NYBBLE_BOTH constexpr long long resident_scale_bytes(long long scales, int nested_shift) {
  return scales + 64 + ((scales >> nested_shift) + 4) * 4;
}
constexpr int kResidentRead = 6, kResidentFind = 7, kResidentStore = 8;

// 4-bit GEMM by mma.sync: 128 rows of W by kMma… columns of `a`, K steps of 128 in two halves. Not
// tuned yet.
constexpr int kTileThreads = 256, kTileRows = 128, kTileStep = 128, kTileTableBytes = 32768;
NYBBLE_BOTH constexpr int tile_stages(int columns) { return columns <= 32 ? 4 : 3; }
NYBBLE_BOTH constexpr int mma_smem_bytes(int columns) {
  const int pipeline = tile_stages(columns) * (kTileRows * kTileStep / 2 + columns * kTileStep * 2),
            sums = columns * (kTileRows + 4) * 4;
  return kTileTableBytes + (pipeline > sums ? pipeline : sums);
}

// 4-bit GEMM by wgmma: two consumer warpgroups and one producer, 128 rows of W, stages of 64 of K,
// as many as fit (tiles of 256: 36 KiB each beside the table). H200, 2048 rows of 14336x4096:
// tensor cores 88 % busy, power-limited. Slower: four warpgroups that split K with two blocks per
// multiprocessor; one warpgroup 128 of K ahead, to hide its epilogue (3 %). The same: results
// staged in four pieces of 16 rows.
constexpr int kWgmmaConsumerThreads = 256, kWgmmaThreads = kWgmmaConsumerThreads + 128,
              kWgmmaRows = 128;
constexpr int kWgmmaTableBytes = 65536;
constexpr int kWgmmaConsumerRegisters = 216, kWgmmaProducerRegisters = 72;  // 168 each at launch
// Blocks of a cluster with adjacent tiles along N, which share the rows of `a`: each loads half,
// multicast to both. H200, 14336x4096, 1024 and 2048 rows: 181 and 359 us, without 189 and 368;
// with tiles of 128 the same. As a run-time parameter: 191 and 371.
NYBBLE_BOTH constexpr int wgmma_cluster_n(int columns) { return columns == 256 ? 2 : 1; }
// Whether two blocks can split K of one tile. Not with cluster_n of 2: an H200 holds only 30
// clusters of four. So cluster split-K of tiles of 256 has kernels of its own: 512 rows of
// 4096x4096 30.1 us (tiles of 128, one block each, 32.4); 256 rows of 8192x8192 60.4 (two splits,
// cluster_n 2: 67.2).
NYBBLE_BOTH constexpr bool wgmma_cluster_splitk(int columns, int cluster_n) {
  return columns >= 128 && cluster_n == 1;
}
constexpr int kStreamKUnit = 256;  // of K: the grain in which clusters share tiles
NYBBLE_BOTH constexpr int wgmma_stages(int columns) {
  return columns == 256 ? 4 : columns == 128 ? 6 : 8;
}
NYBBLE_BOTH constexpr int wgmma_partial_bytes(int columns) { return columns * kWgmmaRows * 4; }
// Rows of `a` that a warpgroup stages at a time in the epilogue.
NYBBLE_BOTH constexpr int wgmma_epilogue_columns(int columns) {
  return columns < 64 ? columns : 64;
}
NYBBLE_BOTH constexpr int wgmma_smem_bytes(int columns) {
  const int stage = columns * 128 + kWgmmaRows * 32 + kWgmmaRows * 4 + 16;
  return kWgmmaTableBytes + wgmma_stages(columns) * stage +
         2 * wgmma_epilogue_columns(columns) * 128 + 16;
}

// GEMV gradient, 16-bit types, 8 or 16 rows of grad_out. H200, bf16, us, 14336x4096 and 8192x28672,
// WARPS x STAGES:
//    8 rows: 8 x 4: 19.9, 61.2   8 x 8: 21.6, 63.3   16 x 4: 22.3, 61.7   12 x 5: 24.2, 65.3
//   16 rows: 8 x 4: 26.2, 69.5   8 x 8: 27.5, 72.9   12 x 5: 34.7, 90.9
// With scales on the weights instead of grad_out: 24.7, 76.7 and 29.2, 81.7.
constexpr int kDgradTableBytes = 65536, kDgradWarps = 8, kDgradStages = 4;
constexpr int kDgradSmemBytes = kDgradTableBytes + kDgradWarps * kDgradStages * (16 * 128 + 512);
// The same in float32, 1, 8 or 16 rows. 8 rows: sixteen warps 41.0 and 132, twelve 44.7 and 135,
// eight 40.0 and 137. 64 rows: eight at a time 234 and 932, sixteen (with eight warps) 206 and 777.
NYBBLE_BOTH constexpr int dgrad_f32_warps(int rows) { return rows == 16 ? 8 : 16; }
NYBBLE_BOTH constexpr int dgrad_f32_stages(int rows) { return rows == 16 ? 4 : 3; }
NYBBLE_BOTH constexpr int dgrad_f32_smem_bytes(int rows) {
  return kDgradTableBytes +
         dgrad_f32_warps(rows) * (dgrad_f32_stages(rows) * (16 * 160 + 64 * rows) + 8 * 128);
}

// SIMT product: a warp takes kSimtWeights rows of W and kSimtRows rows of `a` at a time, with the
// codes and scales of kSimtSteps steps of K in flight.
constexpr int kSimtThreads = 256, kSimtRows = 4, kSimtWeights = 2, kSimtSteps = 4;
constexpr int kSimtDgradThreads = 128, kReduceThreads = 256;

// Split bf16: how many columns (or rows of W, in gradients) the tensor cores sum before float32
// does.
constexpr int kSplitBf16Threads = 256, kSplitBf16Chunk = 1024;

// Float32 GEMV of more than two rows: rows of `a` per block.
constexpr int kGemvF32Rows = 4;

// Split fp16: threads that split a row of `a` or dequantize scales, values of each; rows of `a` of
// a GEMV block, and its shared memory.
constexpr int kSplitFp16Threads = 512, kSplitFp16Scales = 4, kSplitFp16Rows = 8;
NYBBLE_BOTH constexpr int gemv_split_fp16_smem_bytes() {
  return gemv_smem_bytes(2) + kGemvTiles * kGemvWarps * kSplitFp16Rows / 2 * 128;
}

// Optimizers. Blocks with 8-bit states fill tables first, yet short-lived blocks are faster. H200,
// shares of a copy's speed by UNITS per warp: SHARE, on 14336x4096; 8192x28672; 4096x4096.
// One state (Lion), 256 threads, four blocks:
//   3.4: 0.92, 6.8: 0.88; 9: 0.925, 14: 0.91, 27: 0.89; 3.9: 0.80, 7.8: 0.79
//   (512 threads, two blocks, at best: 0.88; 0.86; 0.75)
// Two (AdamW), 256 threads, three blocks:
//   3.4: 0.86, 4.5: 0.87, 6.8: 0.87, 9: 0.855; 9: 0.91, 14: 0.885, 27: 0.845; 2.6: 0.75, 5.2: 0.78
// Three (AdEMAMix), 256 threads, three blocks:
//   4.5: 0.81, 6.8: 0.83, 9: 0.83; 18: 0.825, 36: 0.835, 54: 0.815; 3.9: 0.725, 6.9: 0.75
// Float32 parameters, two states: 2.3: 0.935, 3.8: 0.92; 9: 0.925; 2.1: 0.85, 4: 0.80. Three states
// with three blocks spill: 0.75; 0.77; 0.66. Three states with two blocks, the next unit in
// registers:
//   4: 0.91, 6: 0.92, 8: 0.91; 18: 0.955, 72: 0.88; 3.9: 0.83, 7.8: 0.84
// (AdamW with two blocks: 0.92; 0.93; 0.82. AdEMAMix in bfloat16 with two: 0.80; 0.855; 0.72)
constexpr int kOptimThreads = 512;
NYBBLE_BOTH constexpr int optim_threads(bool eight_bit) { return eight_bit ? 256 : kOptimThreads; }
// Resident blocks per multiprocessor (8 bits), and blocks per multiprocessor in a launch at most.
// wide: float32 parameters.
NYBBLE_BOTH constexpr int optim_resident(int states, bool wide) {
  return states == 1 ? 4 : states == 2 || !wide ? 3 : 2;
}
NYBBLE_BOTH constexpr int optim_blocks_per_processor(bool eight_bit, int states, bool wide) {
  return !eight_bit ? 16 : states < 3 || wide ? 96 : 24;
}
// Units per warp, if that fills the multiprocessors.
NYBBLE_BOTH constexpr int optim_units(int states, bool wide) {
  return states == 1 ? 3 : states == 2 ? (wide ? 3 : 5) : wide ? 6 : 8;
}
// Whether registers suffice for a unit and all of the next one.
NYBBLE_BOTH constexpr bool optim_has_room(bool eight_bit, int states, bool wide) {
  return !eight_bit || states == 1 || (states == 3 && wide);
}
// The norms before a step. H200, LAMB with float32 states, 14336x4096: three blocks of 256 threads
// 170 us, registers for four 192, blocks of 512 with an atomic sum for each warp 194.
constexpr int kNormThreads = 256, kNormBlocksPerProcessor = 3;
// Steps with max_unorm in one launch; a warp keeps one unit. H200, LAMB with float32 states, us on
// the host and in sequence, three launches and one:
//      4096 values (one block per tensor)   4.4, 10.5 and 4.4, 5.3
//     65536 values                          11, 11.8 and 5.2, 9.5
//   1048576 values                          22.5 and 18.4 (in sequence)
// Persistent blocks that read more values again after the barrier: 4194304 values 58 and 67. Sums
// added by every block of the step instead of by the last block of the norms: LARS of 16777216
// values 145 and 186.
constexpr int kFusedNormThreads = 512;

// int8 rows: vectors that a thread keeps in registers between its passes. Outputs that a thread
// dequantizes.
constexpr int kInt8RegisterVectors = 4, kInt8Outputs = 16;
// int8 GEMV: warps of a block, row tiles per cross-warp sum, and their pitch in words (16 sums,
// padded so that the quads of a warp write without bank conflicts).
constexpr int kInt8GemvWarps = 8, kInt8GemvTiles = 8, kInt8GemvPitch = 20;
NYBBLE_BOTH constexpr int int8_gemv_smem_bytes(int m) {
  return kInt8GemvTiles * kInt8GemvWarps * kInt8GemvPitch * m * 4;
}
// Units of a work queue (grid_barrier.cuh), such as rows of `a`.
constexpr int kMaxQueuedUnits = 128;
// The fused int8 layer: vectors of 16 bytes in registers; outlier columns in the list, or one of so
// many (more: found by their marks), and those that a thread adds alone. H200, bf16, one row with
// 24, 64, 250, 10 % and all columns as outliers, us:
//   4096x4096     threads alone 20, 28, 57, 112, 470      warps 17, 19, 25, 28, 27
//   8192x28672    threads alone 83, 99, 141, 796, 3447    warps 81, 91, 115, 223, 227
// Twelve outliers: 17.3 and 76.8 by threads alone, 17.2 and 77.5 by warps.
constexpr int kInt8FusedRows = 8, kInt8FusedRegisterVectors = 16, kInt8FusedListed = 1024,
              kInt8FusedDense = 16, kInt8FusedAlone = 16, kInt8FusedPad = 64;
NYBBLE_BOTH constexpr int int8_fused_linear_smem_bytes(int m, int k) {
  return int8_gemv_smem_bytes(m) + m * (k + kInt8FusedPad) + (k + 31) / 32 * 4;
}
// Values of `a`, with its rows rounded up to a power of two; and the largest shared memory.
NYBBLE_BOTH constexpr int int8_fused_linear_values(int vector) {
  return kInt8GemvWarps * 32 * kInt8FusedRegisterVectors * vector;
}
NYBBLE_BOTH constexpr int int8_fused_linear_limit() {
  const int values = int8_fused_linear_values(8);
  return int8_gemv_smem_bytes(kInt8FusedRows) + kInt8FusedRows * kInt8FusedPad + values +
         values / 8;
}

// int8 GEMV gradient: 8, 16 or 32 rows of grad_out at a time. H200, bf16, us, 14336x4096,
// 8192x28672, 4096x4096:
//    8 rows: sixteen warps 23.9, 71, 12.1   eight 25.8, 82, 11.4
//   16 rows: sixteen warps 28.3, 82, 15.1   eight 29.0, 90, 14.1
// 32 rows with sixteen warps exceed the registers. Six or eight stages: 0 to 4 % slower.
NYBBLE_BOTH constexpr int int8_dgrad_warps(int rows) { return rows <= 16 ? 16 : 8; }
constexpr int kInt8DgradStages = 4;
NYBBLE_BOTH constexpr int int8_dgrad_smem_bytes(int rows) {
  return int8_dgrad_warps(rows) * (kInt8DgradStages * 2048 + 4096);
}
// int8 by mma.sync: a block per row to quantize; products in tiles of 128 x 128 with K steps of 64
// bytes and four stages.
constexpr int kInt8RowThreads = 1024;
// Column quantization: warps share the rows of a strip, kInt8ColumnRows to quantize, kInt8StatRows
// to inspect.
constexpr int kInt8ColumnThreads = 256, kInt8ColumnRows = 128, kInt8StatRows = 64,
              kInt8ColumnAhead = 8;
constexpr int kInt8MmaTile = 128, kInt8MmaStep = 64, kInt8MmaStages = 4, kInt8MmaThreads = 256;
constexpr int kInt8MmaSmemBytes = kInt8MmaStages * 2 * kInt8MmaTile * kInt8MmaStep;
// int8 GEMM by wgmma: stages of 128 of K, and rows of `a` in an epilogue chunk.
constexpr int kInt8WgmmaThreads = kWgmmaThreads, kInt8WgmmaStep = 128;
NYBBLE_BOTH constexpr int int8_wgmma_stages(int columns) {
  return columns == 256 ? 4 : columns == 128 ? 6 : columns == 64 ? 8 : 10;
}
NYBBLE_BOTH constexpr int int8_wgmma_epilogue_rows(int columns) { return columns == 32 ? 16 : 32; }
NYBBLE_BOTH constexpr int int8_wgmma_smem_bytes(int columns) {
  return int8_wgmma_stages(columns) * ((columns + kWgmmaRows) * kInt8WgmmaStep + 16) +
         4 * int8_wgmma_epilogue_rows(columns) * 256 + columns * 4;
}
// Outlier columns of int8 products: tiles of the result, columns at a time, and the dense path if
// more than one column of kInt8OutlierDense is marked. H200, 16 rows of 4096x14336 in bf16, 10 %
// and all columns marked: listed 130 and 1205 us, dense 440 and 440.
constexpr int kInt8OutlierThreads = 256, kInt8OutlierRows = 32, kInt8OutlierColumns = 128,
              kInt8OutlierStep = 32, kInt8OutlierDense = 3, kInt8OutlierBlocks = 3;  // at once
// From kInt8GatherRows rows on the columns are gathered first, by at most kInt8GatherBlocks blocks
// per multiprocessor (each reads the mask); after the first columns by blocks of
// kInt8GatherThreads. H200, us of a bf16 layer with 0, 8, 400, 10 % and all columns as outliers:
//   2048 rows of 14336x4096   197, 274, 301, 301, 625   (mma tiles that gather: 202, 289, 575, 583,
//   1198)
//    256 rows of 4096x14336   49, 59, 75, 93, 279       (49, 57, 102, 168, 423)
//   the latter in float32     259, 369, 472, 1518       (0, 8, 10 %, all: 256, 427, 2104, 18414)
// Gathered by a kernel of its own, 256 rows: 53, 64, 78, 98, 296.
constexpr int kInt8GatherRows = 256, kInt8GatherBlocks = 4, kInt8GatherThreads = 512,
              kInt8OutlierMmaTile = 128;
constexpr int kOutlierWgmmaRows = 128, kOutlierWgmmaStep = 64;
// Float32 results: columns per partial sum, which keeps float32 accuracy.
constexpr int kOutlierF32Columns = 512;
NYBBLE_BOTH constexpr int outlier_wgmma_stages(int columns) { return columns == 128 ? 6 : 4; }
NYBBLE_BOTH constexpr int outlier_wgmma_smem_bytes(int columns) {
  return outlier_wgmma_stages(columns) *
         ((kOutlierWgmmaRows + columns) * kOutlierWgmmaStep * 2 + 16);
}

}  // namespace policy
}  // namespace nybble
