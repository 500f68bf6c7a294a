// Launch geometry shared by kernels and launchers: threads per block, work per thread, pipeline
// stages, shared memory. Measured on H200; numbers like 0.82 are shares of the speed of a device
// copy.
#pragma once

#ifdef __CUDACC__
#define NYBBLE_BOTH __host__ __device__
#else
#define NYBBLE_BOTH
#endif

namespace nybble {
namespace policy {

// Quantization: 16-byte loads in flight per lane, bf16, 14336x4096 / 8192x28672: two 0.79 / 0.87,
// four 0.82 / 0.95, eight 0.82 / 0.90.
constexpr int kQuantizeThreads = 256, kQuantizeVectors = 4;
// 4-bit quantization; 64 threads are as fast, 256 slightly slower.
constexpr int kQuantize4Threads = 128;
// 4-bit dequantization, vectors per lane: one 0.79 / 0.87, two 0.86 / 0.935, four 0.82 / 0.92.
constexpr int kDequantizeThreads = 256, kDequantizeVectors = 2;
// How many blocks ahead codes are prefetched into L2 (sm_90): the 132 x 8 blocks that run at once.
// It helps 4 bits (0.865 / 0.95 instead of 0.85 / 0.94) but not 8 bits.
constexpr int kDequantizeAhead = 1056;
// 8-bit dequantization: twice as many vectors, because each block first fills a table of 1 KiB.
constexpr int kDequantize8Vectors = 4;
// 8-bit quantization: persistent blocks, in whole waves of resident blocks, that load their next
// vectors before they encode the current ones. They first build the table of a user's map, so fewer
// waves are best then. By waves, dynamic map / linear map:
//   14336x4096: 2: 0.82 / 0.80, 4: 0.83 / 0.77, 7: 0.846, 8: 0.83
//   8192x28672: 4: 0.94 / 0.94, 6: 0.95 / 0.948, 8: 0.96 / 0.94, 20: 0.98
constexpr int kQuantize8BlocksPerProcessor = 4;  // resident
// all: the blocks if each makes one pass; wave: the resident blocks.
NYBBLE_BOTH constexpr long long quantize8_blocks(long long all, long long wave, bool dynamic) {
  const long long pass = wave * (dynamic ? 2 : 9), waves = (all + pass - 1) / pass;
  return all < waves * wave ? all : waves * wave;
}

// Embedding look-ups, vectors per lane. 4-bit rows of 4096 in bf16, us, 1 / 4096 rows: one 1.6
// / 16.5, two 1.8 / 14.6, four 2.2 / 13.5.
constexpr int kEmbeddingThreads = 128, kEmbeddingVectors = 2;

// 4-bit GEMV. Eight warps with 512 of K each fill the registers. For 1 to 8 rows, slower were:
// sixteen warps with 256 of K (7 to 13 %), clusters of two that share K (4 to 27 %), loading the
// next slice of `a` a step ahead (8 to 19 %), a fourth stage (9 to 11 % for small weights), four
// row tiles per cross-warp sum (5 %). Neither L2 bandwidth nor registers limit 16 rows: warps wait
// for fixed latencies, memory and instructions.
constexpr int kGemvWarps = 8, kGemvSlice = 512, kGemvTiles = 8, kGemvStages = 3;
// Bytes of a stage: weights, and scales per `unit` of K (64, or 32 for blocks of 32).
NYBBLE_BOTH constexpr int gemv_stage_bytes(int unit) {
  return 16 * (kGemvSlice / 2 + kGemvSlice / unit * 4);
}
constexpr unsigned kGemvTableAt = 0x10000;  // absolute shared address of the 64 KiB code table
constexpr int kGemvSeconds = 256;           // second-level scales that a block keeps
// Dynamic shared memory from the start of the window (the system uses 1 KiB): half of the
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
// After these sums, if a block keeps its nested scales: codes (padded by what a step reads), and
// second-level scales. A step dequantizes the next step's scales in three parts, before the
// products of these groups of 64 of K.
NYBBLE_BOTH constexpr int resident_code_bytes(int count) { return (count + 31) & ~15; }
NYBBLE_BOTH constexpr long long resident_scale_bytes(long long scales, int nested_shift) {
  return scales + 64 + ((scales >> nested_shift) + 4) * 4;
}
constexpr int kResidentRead = 6, kResidentFind = 7, kResidentStore = 8;

// 4-bit GEMM by mma.sync: 128 rows of W by kMma... columns of `a`; K steps of 128 in two halves.
constexpr int kTileThreads = 256, kTileRows = 128, kTileStep = 128, kTileTableBytes = 32768;
NYBBLE_BOTH constexpr int tile_stages(int columns) { return columns <= 32 ? 4 : 3; }
NYBBLE_BOTH constexpr int mma_smem_bytes(int columns) {
  const int pipeline = tile_stages(columns) * (kTileRows * kTileStep / 2 + columns * kTileStep * 2),
            sums = columns * (kTileRows + 4) * 4;
  return kTileTableBytes + (pipeline > sums ? pipeline : sums);
}

// 4-bit GEMM by wgmma: two consumer warpgroups and one producer, 128 rows of W, stages of 64 of K,
// as many as fit. 2048 rows of 14336x4096 keep tensor cores 88 % busy, limited by power.
constexpr int kWgmmaConsumerThreads = 256, kWgmmaThreads = kWgmmaConsumerThreads + 128,
              kWgmmaRows = 128;
constexpr int kWgmmaTableBytes = 65536;
constexpr int kWgmmaConsumerRegisters = 216, kWgmmaProducerRegisters = 72;  // 168 each at launch
// Blocks of a cluster with adjacent tiles along N. They share rows of `a`: each loads half,
// multicast to both. 14336x4096, 1024 rows: 181 us, without 189. A run-time parameter would cost
// 191.
NYBBLE_BOTH constexpr int wgmma_cluster_n(int columns) { return columns == 256 ? 2 : 1; }
// Whether two blocks can share K of one tile. Not with cluster_n of 2, because an H200 holds only
// 30 clusters of four. So cluster split-K of tiles of 256 has its own kernels (512 rows of
// 4096x4096: 30.1 us; tiles of 128, one block each: 32.4).
NYBBLE_BOTH constexpr bool wgmma_cluster_splitk(int columns, int cluster_n) {
  return columns >= 128 && cluster_n == 1;
}
constexpr int kStreamKUnit = 256;  // the unit of K in which clusters share tiles
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

// GEMV gradient, 16-bit types, 8 or 16 rows of grad_out. 8 rows of 14336x4096, us, by warps x
// stages: 8 x 4: 19.9, 8 x 8: 21.6, 16 x 4: 22.3, 12 x 5: 24.2. With scales on the weights 24.7.
constexpr int kDgradTableBytes = 65536, kDgradWarps = 8, kDgradStages = 4;
constexpr int kDgradSmemBytes = kDgradTableBytes + kDgradWarps * kDgradStages * (16 * 128 + 512);
// The same in float32, 1, 8 or 16 rows. 64 rows: eight at a time 234 us, sixteen (eight warps) 206.
NYBBLE_BOTH constexpr int dgrad_f32_warps(int rows) { return rows == 16 ? 8 : 16; }
NYBBLE_BOTH constexpr int dgrad_f32_stages(int rows) { return rows == 16 ? 4 : 3; }
NYBBLE_BOTH constexpr int dgrad_f32_smem_bytes(int rows) {
  return kDgradTableBytes +
         dgrad_f32_warps(rows) * (dgrad_f32_stages(rows) * (16 * 160 + 64 * rows) + 8 * 128);
}

// SIMT product: a warp takes kSimtWeights rows of W and kSimtRows rows of `a` at a time, with codes
// and scales of kSimtSteps steps of K in flight.
constexpr int kSimtThreads = 256, kSimtRows = 4, kSimtWeights = 2, kSimtSteps = 4;
constexpr int kSimtDgradThreads = 128, kReduceThreads = 256;

// Split bf16: columns (or rows of W, for gradients) that tensor cores sum before float32 does.
constexpr int kSplitBf16Threads = 256, kSplitBf16Chunk = 1024;

// Float32 GEMV of more than two rows: rows of `a` per block.
constexpr int kGemvF32Rows = 4;

// Split fp16: threads that split a row of `a` or dequantize scales, and values of each; rows of `a`
// of a GEMV block, and its shared memory.
constexpr int kSplitFp16Threads = 512, kSplitFp16Scales = 4, kSplitFp16Rows = 8;
NYBBLE_BOTH constexpr int gemv_split_fp16_smem_bytes() {
  return gemv_smem_bytes(2) + kGemvTiles * kGemvWarps * kSplitFp16Rows / 2 * 128;
}

// Optimizers. Blocks with 8-bit states fill tables first, yet short-lived blocks are faster. By
// units per warp, 14336x4096; 8192x28672; 4096x4096:
//   Lion      3.4: 0.92, 6.8: 0.88; 9: 0.925, 14: 0.91, 27: 0.89; 3.9: 0.80, 7.8: 0.79
//   AdamW     3.4: 0.86, 6.8: 0.87, 9: 0.855; 9: 0.91, 14: 0.885, 27: 0.845; 2.6: 0.75, 5.2: 0.78
//   AdEMAMix  4.5: 0.81, 6.8: 0.83, 9: 0.83; 18: 0.825, 36: 0.835, 54: 0.815; 3.9: 0.725, 6.9: 0.75
// Float32 parameters with three states spill registers with three blocks per multiprocessor; with
// two blocks there is room for the next unit.
constexpr int kOptimThreads = 512;
NYBBLE_BOTH constexpr int optim_threads(bool eight_bit) { return eight_bit ? 256 : kOptimThreads; }
// Resident blocks per multiprocessor (8 bits), and the most blocks per multiprocessor in a launch.
// wide: float32 parameters.
NYBBLE_BOTH constexpr int optim_resident(int states, bool wide) {
  return states == 1 ? 4 : states == 2 || !wide ? 3 : 2;
}
NYBBLE_BOTH constexpr int optim_blocks_per_processor(bool eight_bit, int states, bool wide) {
  return !eight_bit ? 16 : states < 3 || wide ? 96 : 24;
}
// Units per warp, if the multiprocessors are full then.
NYBBLE_BOTH constexpr int optim_units(int states, bool wide) {
  return states == 1 ? 3 : states == 2 ? (wide ? 3 : 5) : wide ? 6 : 8;
}
// Whether the registers can hold a unit and all of the next one.
NYBBLE_BOTH constexpr bool optim_has_room(bool eight_bit, int states, bool wide) {
  return !eight_bit || states == 1 || (states == 3 && wide);
}
// The norms before a step. LAMB with float32 states, 14336x4096: three blocks of 256 threads 170
// us, four 192.
constexpr int kNormThreads = 256, kNormBlocksPerProcessor = 3;
// Steps with max_unorm in one launch; a warp keeps one unit. LAMB with float32 states, us on the
// host and on the device, three launches and one:
//      4096 values (one block per tensor)   4.4, 10.5 and 4.4, 5.3
//     65536 values                          11, 11.8 and 5.2, 9.5
constexpr int kFusedNormThreads = 512;

// int8: vectors of a row that a thread keeps in registers between its passes; outputs that a thread
// dequantizes.
constexpr int kInt8RegisterVectors = 4, kInt8Outputs = 16;
// int8 GEMV: warps per block, row tiles per cross-warp sum, and their pitch in words (16 sums,
// padded to avoid bank conflicts).
constexpr int kInt8GemvWarps = 8, kInt8GemvTiles = 8, kInt8GemvPitch = 20;
NYBBLE_BOTH constexpr int int8_gemv_smem_bytes(int m) {
  return kInt8GemvTiles * kInt8GemvWarps * kInt8GemvPitch * m * 4;
}
// The largest number of units in a work queue (grid_barrier.cuh).
constexpr int kMaxQueuedUnits = 128;
// The fused int8 layer: vectors of 16 bytes in registers; outlier columns in the list, or one in so
// many (more are found by their marks); outlier columns that a thread adds alone. 4096x4096, bf16,
// one row with 24, 250 and all columns as outliers: threads alone 20, 57, 470 us, warps 17, 25, 27.
constexpr int kInt8FusedRows = 8, kInt8FusedRegisterVectors = 16, kInt8FusedListed = 1024,
              kInt8FusedDense = 16, kInt8FusedAlone = 16, kInt8FusedPad = 64;
NYBBLE_BOTH constexpr int int8_fused_linear_smem_bytes(int m, int k) {
  return int8_gemv_smem_bytes(m) + m * (k + kInt8FusedPad) + (k + 31) / 32 * 4;
}
// The largest number of values of `a`, with its rows rounded up to a power of two; the shared
// memory.
NYBBLE_BOTH constexpr int int8_fused_linear_values(int vector) {
  return kInt8GemvWarps * 32 * kInt8FusedRegisterVectors * vector;
}
NYBBLE_BOTH constexpr int int8_fused_linear_limit() {
  const int values = int8_fused_linear_values(8);
  return int8_gemv_smem_bytes(kInt8FusedRows) + kInt8FusedRows * kInt8FusedPad + values +
         values / 8;
}

// int8 GEMV gradient: 8, 16 or 32 rows of grad_out at a time. 8 rows of 14336x4096, bf16, us:
// sixteen warps 23.9, eight 25.8. For 32 rows, sixteen warps exceed the registers.
NYBBLE_BOTH constexpr int int8_dgrad_warps(int rows) { return rows <= 16 ? 16 : 8; }
constexpr int kInt8DgradStages = 4;
NYBBLE_BOTH constexpr int int8_dgrad_smem_bytes(int rows) {
  return int8_dgrad_warps(rows) * (kInt8DgradStages * 2048 + 4096);
}
// int8 by mma.sync: tiles of 128 x 128, K steps of 64 bytes, four stages. A block quantizes a row.
constexpr int kInt8RowThreads = 1024;
// Column quantization: warps share the rows of a strip of kInt8ColumnRows (to quantize) or
// kInt8StatRows (to inspect).
constexpr int kInt8ColumnThreads = 256, kInt8ColumnRows = 128, kInt8StatRows = 64,
              kInt8ColumnAhead = 8;
constexpr int kInt8MmaTile = 128, kInt8MmaStep = 64, kInt8MmaStages = 4, kInt8MmaThreads = 256;
constexpr int kInt8MmaSmemBytes = kInt8MmaStages * 2 * kInt8MmaTile * kInt8MmaStep;
// int8 GEMM by wgmma: stages of 128 of K; rows of `a` in an epilogue chunk.
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
// more than one in kInt8OutlierDense is marked. 16 rows of 4096x14336 in bf16, 10 % and all columns
// marked: listed 130 and 1205 us, dense 440 and 440.
constexpr int kInt8OutlierThreads = 256, kInt8OutlierRows = 32, kInt8OutlierColumns = 128,
              kInt8OutlierStep = 32, kInt8OutlierDense = 3, kInt8OutlierBlocks = 3;  // at once
// From kInt8GatherRows rows on, the columns are gathered first, by at most kInt8GatherBlocks blocks
// per multiprocessor (each reads the mask); after the first columns by blocks of
// kInt8GatherThreads. us of a bf16 layer with 0, 8, 10 % and all columns as outliers, 2048 rows of
// 14336x4096: 197, 274, 301, 625 (gathered by the tiles themselves: 202, 289, 583, 1198).
constexpr int kInt8GatherRows = 256, kInt8GatherBlocks = 4, kInt8GatherThreads = 512,
              kInt8OutlierMmaTile = 128;
constexpr int kOutlierWgmmaRows = 128, kOutlierWgmmaStep = 64;
// Float32 results: columns per partial sum, to keep float32 accuracy.
constexpr int kOutlierF32Columns = 512;
NYBBLE_BOTH constexpr int outlier_wgmma_stages(int columns) { return columns == 128 ? 6 : 4; }
NYBBLE_BOTH constexpr int outlier_wgmma_smem_bytes(int columns) {
  return outlier_wgmma_stages(columns) *
         ((kOutlierWgmmaRows + columns) * kOutlierWgmmaStep * 2 + 16);
}

}  // namespace policy
}  // namespace nybble
