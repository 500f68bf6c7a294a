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

// H200, 14336x4096 / 8192x28672 bf16 (shares of a device copy, research prototypes of 2026-11):
// four 16-byte loads in flight per lane and one pass over the grid 0.82 / 0.95; two 0.79 / 0.87;
// eight 0.82 / 0.90.
constexpr int kQuantizeThreads = 256, kQuantizeVectors = 4;
// 4 bits: smaller blocks, NF4 0.82 / 0.985; 256 threads 0.81 / 0.98, 64 0.82 / 0.98.
constexpr int kQuantize4Threads = 128;
// 4-bit to bf16: two vectors 0.86 / 0.935; one 0.79 / 0.87; four 0.82 / 0.92.
constexpr int kDequantizeThreads = 256, kDequantizeVectors = 2;
// Blocks ahead whose codes a block asks into the L2 cache (sm_90): the 132 x 8 that run at once.
// H200, 4 bits: 0.865 / 0.95 with, 0.85 / 0.94 without; twice as far 0.855 / 0.93. 8 bits: 0.85 /
// 0.915 with, 0.85 / 0.925 without.
constexpr int kDequantizeAhead = 1056;
// 8 bits: twice that, since each block fills a table of 1 KiB first.
constexpr int kDequantize8Vectors = 4;
// 8-bit quantize: long-lived blocks that load their next vectors before they code these, in whole
// waves of those that run at once; with a map of the user's they make its table first. H200, bf16,
// by waves, the dynamic map / a linear one:
//   14336x4096: 2: 0.82 / 0.80, 3: 0.83 / 0.79, 4: 0.83 / 0.77, 5: 0.84 / 0.74, 7: 0.846, 8: 0.83
//   11008x4096: 2: 0.78 / 0.75, 3: 0.785 / 0.73, 6: 0.79, 8: 0.75
//   8192x28672: 4: 0.94 / 0.94, 6: 0.95 / 0.948, 8: 0.96 / 0.94, 10: 0.97 / 0.92, 20: 0.98
//   4096x4096: 1: 0.61 / 0.57, 2: 0.61 / 0.52
// With blocks of 512 threads, two at once, 0.81 / 0.78 on the first; with those of 1024 0.70 /
// 0.75.
constexpr int kQuantize8BlocksPerProcessor = 4;  // at once
// all: blocks, did each take one pass; wave: those that run at once.
NYBBLE_BOTH constexpr long long quantize8_blocks(long long all, long long wave, bool dynamic) {
  const long long pass = wave * (dynamic ? 2 : 9), waves = (all + pass - 1) / pass;
  return all < waves * wave ? all : waves * wave;
}

// Look-ups in quantized tables, vectors a lane. H200, 4-bit rows of 4096 in bf16, us in a graph, by
// rows: one 1.6 (1 row), 3.2 (512), 16.5 (4096); two 1.8, 3.2, 14.6; four 2.2, 3.3, 13.5.
constexpr int kEmbeddingThreads = 128, kEmbeddingVectors = 2;

// 4-bit product, few rows. H200, 14336x4096 and 8192x28672, M = 1 to 8: eight warps that each take
// 512 of K fill the registers; sixteen with 256 took 7 to 13 % longer; clusters of two that share K
// (half of `a` for each) 4 to 27 %; all of `a` for the next slice loaded a step ahead 8 to 19 %; a
// fourth stage 9 to 11 % on the smaller, 3 to 7 % less on the larger. Eight row tiles per
// cross-warp sum against four: 5 % less on the smaller, where a block has seven (with sixteen
// warps).
// M = 16 on the larger, 51 us: twelve warps that take 256 of K 53 to 55 us, eight 54, steps of 32
// rows by 256 57, `a` of the next slice loaded in a slice's last step 54 to 57, all its loads in
// one burst 52, the two warps of a scheduler in step 56. The limit is not what the L2 hands out:
// with K split over the blocks, so that each reads its part of `a` once (149 MB, not 200), and a
// kernel that adds the parts 52.5. Nor the registers that `a` takes: by wgmma, with `a` in shared
// memory and twelve warps, 58. The warps issue in 16 % of their time and wait for fixed latencies
// in 22, for memory in 16, for instructions in 16 (ncu).
constexpr int kGemvWarps = 8, kGemvSlice = 512, kGemvTiles = 8, kGemvStages = 3;
// Weights and scales, one for each `unit` of K: 64, or 32 where blocks have 32.
NYBBLE_BOTH constexpr int gemv_stage_bytes(int unit) {
  return 16 * (kGemvSlice / 2 + kGemvSlice / unit * 4);
}
constexpr unsigned kGemvTableAt = 0x10000;  // absolute shared address of the 64 KiB code table
constexpr int kGemvSeconds = 256;           // second-level scales that a block keeps
// Dynamic shared memory from the window's start (1 KiB is the system's): half of the pipelines lie
// below the table; above it the others, the second level's codes and the sums that do not fit into
// the table's gaps.
NYBBLE_BOTH constexpr int gemv_overflow_bytes(int columns, int tiles) {
  const int lines = (tiles < kGemvTiles ? tiles : kGemvTiles) * kGemvWarps * columns / 2;
  return lines > 256 ? (lines - 256) * 128 : 0;
}
NYBBLE_BOTH constexpr int gemv_smem_bytes(int columns, int tiles = kGemvTiles) {
  return static_cast<int>(kGemvTableAt) + 0x10000 - 1024 +
         kGemvWarps / 2 * kGemvStages * gemv_stage_bytes(32) + 1024 + kGemvSeconds * 4 +
         gemv_overflow_bytes(columns, tiles);
}
// Behind those sums, where a block keeps its nested scales: codes, as many more as a step looks at,
// and second-level scales. A step makes the next one's float32 in three parts, ahead of its
// products of these groups of 64 of K.
NYBBLE_BOTH constexpr int resident_code_bytes(int count) { return (count + 31) & ~15; }
NYBBLE_BOTH constexpr long long resident_scale_bytes(long long scales, int nested_shift) {
  return scales + 64 + ((scales >> nested_shift) + 4) * 4;
}
constexpr int kResidentRead = 6, kResidentFind = 7, kResidentStore = 8;

// 4-bit product, many rows: 128 rows of W by kTile columns of `a`, K steps of 128 in two halves.
// Not yet tuned.
constexpr int kTileThreads = 256, kTileRows = 128, kTileStep = 128, kTileTableBytes = 32768;
NYBBLE_BOTH constexpr int tile_stages(int columns) { return columns <= 32 ? 4 : 3; }
NYBBLE_BOTH constexpr int mma_smem_bytes(int columns) {
  const int pipeline = tile_stages(columns) * (kTileRows * kTileStep / 2 + columns * kTileStep * 2),
            sums = columns * (kTileRows + 4) * 4;
  return kTileTableBytes + (pipeline > sums ? pipeline : sums);
}

// 4-bit product by wgmma, many rows: two warpgroups that multiply and one that feeds them, 128 rows
// of W, stages of 64 of K, as many as fit (tiles of 256: 36 KiB each beside the table). H200:
// tensor cores 88 % busy at M = 2048 of 14336x4096, the chip at its limit of power. Four warpgroups
// that split K and two blocks a multiprocessor were slower; so was a lead of 128 of K for one of
// the warpgroups, to hide the end of its tile (3 %); results staged in four pieces of 16 rows: the
// same.
constexpr int kWgmmaConsumerThreads = 256, kWgmmaThreads = kWgmmaConsumerThreads + 128,
              kWgmmaRows = 128;
constexpr int kWgmmaTableBytes = 65536;
constexpr int kWgmmaConsumerRegisters = 216, kWgmmaProducerRegisters = 72;  // 168 each at launch
// Neighbours along N in a cluster, which share the rows of `a`, each bringing a half for both.
// H200, 14336x4096, M = 1024 and 2048: 181 and 359 us, alone 189 and 368; tiles of 128: the same.
// Told at run time, the loop over K is an eighth longer: 191 and 371.
NYBBLE_BOTH constexpr int wgmma_cluster_n(int columns) { return columns == 256 ? 2 : 1; }
// Whether two blocks can have parts of K of one tile. Not with neighbours: of clusters of four, an
// H200 has room for 30 alone. So teams of tiles of 256 are kernels of their own (with neighbours
// told at run time pairs took 0.3 to 1.6 % longer): 512 rows of 4096x4096 30.1 us, by tiles of 128,
// a block each, 32.4; 256 rows of 8192x8192 60.4, by two splits of pairs 67.2.
NYBBLE_BOTH constexpr bool wgmma_cluster_splitk(int columns, int cluster_n) {
  return columns >= 128 && cluster_n == 1;
}
constexpr int kStreamKUnit = 256;  // of K: the grain in which clusters share tiles
NYBBLE_BOTH constexpr int wgmma_stages(int columns) {
  return columns == 256 ? 4 : columns == 128 ? 6 : 8;
}
NYBBLE_BOTH constexpr int wgmma_partial_bytes(int columns) { return columns * kWgmmaRows * 4; }
// Rows of `a` that a warpgroup stages at a time on their way out.
NYBBLE_BOTH constexpr int wgmma_epilogue_columns(int columns) {
  return columns < 64 ? columns : 64;
}
NYBBLE_BOTH constexpr int wgmma_smem_bytes(int columns) {
  const int stage = columns * 128 + kWgmmaRows * 32 + kWgmmaRows * 4 + 16;
  return kWgmmaTableBytes + wgmma_stages(columns) * stage +
         2 * wgmma_epilogue_columns(columns) * 128 + 16;
}

// Gradient of few rows, 16-bit types: 8 or 16 rows of grad_out. H200, bf16, 14336x4096 and
// 8192x28672, us, by warps and stages of each: 8 rows: eight warps with four 19.9 and 61.2, with
// eight 21.6 and 63.3, sixteen with four 22.3 and 61.7, twelve with five 24.2 and 65.3; 16 rows:
// eight with four 26.2 and 69.5, with eight 27.5 and 72.9, twelve 34.7 and 90.9. Scales on the
// weights in place of grad_out (8 and 16 rows): 24.7 and 76.7, 29.2 and 81.7.
constexpr int kDgradTableBytes = 65536, kDgradWarps = 8, kDgradStages = 4;
constexpr int kDgradSmemBytes = kDgradTableBytes + kDgradWarps * kDgradStages * (16 * 128 + 512);
// The same in float32, of 1, 8 or 16 rows. 8 rows: sixteen warps 41.0 and 132, twelve 44.7 and 135,
// eight 40.0 and 137; 64 rows by eight 234 and 932, by sixteen (with eight warps) 206 and 777.
NYBBLE_BOTH constexpr int dgrad_f32_warps(int rows) { return rows == 16 ? 8 : 16; }
NYBBLE_BOTH constexpr int dgrad_f32_stages(int rows) { return rows == 16 ? 4 : 3; }
NYBBLE_BOTH constexpr int dgrad_f32_smem_bytes(int rows) {
  return kDgradTableBytes +
         dgrad_f32_warps(rows) * (dgrad_f32_stages(rows) * (16 * 160 + 64 * rows) + 8 * 128);
}

// Portable product: a warp per kSimtWeights rows of W, kSimtRows rows of `a` at a time, the codes
// and scales of kSimtSteps steps of K loaded ahead.
constexpr int kSimtThreads = 256, kSimtRows = 4, kSimtWeights = 2, kSimtSteps = 4;
constexpr int kSimtDgradThreads = 128, kReduceThreads = 256;

// Float32 products as six bf16 ones: columns (or rows of W, in the gradient) that the tensor cores
// sum before float32 does.
constexpr int kSplitBf16Threads = 256, kSplitBf16Chunk = 1024;

// Float32 products of more than two rows on the multipliers of float32: rows of `a` of a block.
constexpr int kGemvF32Rows = 4;

// Float32 products by fp16 terms: threads that split a row of `a` or make scales plain, and values
// of each; rows of `a` that a streaming block takes; its shared memory.
constexpr int kSplitFp16Threads = 512, kSplitFp16Scales = 4, kSplitFp16Rows = 8;
NYBBLE_BOTH constexpr int gemv_split_fp16_smem_bytes() {
  return gemv_smem_bytes(2) + kGemvTiles * kGemvWarps * kSplitFp16Rows / 2 * 128;
}

// Optimizers. Blocks with 8-bit states fill tables first, yet short-lived ones are faster. H200,
// shares of a copy by units a warp (UNITS: SHARE) on 14336x4096, 8192x28672 and 4096x4096.
// One state (Lion), 256 threads by four:
//   3.4: 0.92, 6.8: 0.88; 9: 0.925, 14: 0.91, 27: 0.89; 3.9: 0.80, 7.8: 0.79
//   (512 threads by two, at best: 0.88; 0.86; 0.75)
// Two (AdamW), 256 threads by three:
//   3.4: 0.86, 4.5: 0.87, 6.8: 0.87, 9: 0.855; 9: 0.91, 14: 0.885, 27: 0.845; 2.6: 0.75, 5.2: 0.78
// Three (AdEMAMix), 256 threads by three:
//   4.5: 0.81, 6.8: 0.83, 9: 0.83; 18: 0.825, 36: 0.835, 54: 0.815; 3.9: 0.725, 6.9: 0.75
// In float32, two states: 2.3: 0.935, 3.8: 0.92; 9: 0.925; 2.1: 0.85, 4: 0.80. Three by three:
// 0.75, 0.77, 0.66, since their registers are spilled; by two, whose next unit has registers of its
// own:
//   4: 0.91, 6: 0.92, 8: 0.91; 18: 0.955, 72: 0.88; 3.9: 0.83, 7.8: 0.84
// (AdamW by two: 0.92, 0.93, 0.82; AdEMAMix in bfloat16 by two: 0.80, 0.855, 0.72)
constexpr int kOptimThreads = 512;
NYBBLE_BOTH constexpr int optim_threads(bool eight_bit) { return eight_bit ? 256 : kOptimThreads; }
// Blocks a multiprocessor has room for at once (8 bits), and has at most in a launch. `wide`: the
// parameters are float32.
NYBBLE_BOTH constexpr int optim_resident(int states, bool wide) {
  return states == 1 ? 4 : states == 2 || !wide ? 3 : 2;
}
NYBBLE_BOTH constexpr int optim_blocks_per_processor(bool eight_bit, int states, bool wide) {
  return !eight_bit ? 16 : states < 3 || wide ? 96 : 24;
}
// Units a warp takes where that fills the multiprocessors.
NYBBLE_BOTH constexpr int optim_units(int states, bool wide) {
  return states == 1 ? 3 : states == 2 ? (wide ? 3 : 5) : wide ? 6 : 8;
}
// Whether there are registers for a unit and for the next one, all of it.
NYBBLE_BOTH constexpr bool optim_has_room(bool eight_bit, int states, bool wide) {
  return !eight_bit || states == 1 || (states == 3 && wide);
}
// The norms before a step. H200, LAMB with float32 states, 14336x4096: three blocks of 256 threads
// 170 us, with the registers for four 192, blocks of 512 with an atomic sum for each warp 194.
constexpr int kNormThreads = 256, kNormBlocksPerProcessor = 3;
// Steps with max_unorm in one launch, whose warps keep a unit each. H200, LAMB with float32 states,
// us of the host and of a launch behind another, by three launches and so: 4096 values (a tensor is
// one block's) 4.4 and 10.5, 4.4 and 5.3; 65536 values 11 and 11.8, 5.2 and 9.5; 1048576 values
// 22.5, 18.4. Persistent blocks for more values, which read them again behind the barrier: 4194304
// values 58, 67. Sums added by each block of the step, instead of by the last block of the norms:
// LARS of 16777216 values 145, 186.
constexpr int kFusedNormThreads = 512;

// int8 rows: vectors that a thread keeps between its passes. Outputs a thread dequantizes.
constexpr int kInt8RegisterVectors = 4, kInt8Outputs = 16;
// int8 products of few rows: warps of a block, row tiles per cross-warp sum, and its pitch in
// words: of 16 sums, so that the quads of a warp write without bank conflicts.
constexpr int kInt8GemvWarps = 8, kInt8GemvTiles = 8, kInt8GemvPitch = 20;
NYBBLE_BOTH constexpr int int8_gemv_smem_bytes(int m) {
  return kInt8GemvTiles * kInt8GemvWarps * kInt8GemvPitch * m * 4;
}
// Units of work, rows of `a` say, that the blocks of a launch share out (grid_barrier.cuh).
constexpr int kMaxQueuedUnits = 128;
// int8 layers of few rows in one kernel, which quantizes all of `a` in every block: vectors of 16
// bytes that a thread keeps; outlier columns in the list of them, or one of so many (more: by their
// marks), and those that a thread adds alone. H200, one row of 4096x4096 and 8192x28672 in bf16
// with 24, 64, 250, a tenth and all columns: by threads alone 20, 28, 57, 112, 470 and 83, 99, 141,
// 796, 3447 us, so 17, 19, 25, 28, 27 and 81, 91, 115, 223, 227; with 12 alone 17.3 and 76.8,
// else 17.2 and 77.5 (14336x4096 30.6 and 33.4).
constexpr int kInt8FusedRows = 8, kInt8FusedRegisterVectors = 16, kInt8FusedListed = 1024,
              kInt8FusedDense = 16, kInt8FusedAlone = 16, kInt8FusedPad = 64;
NYBBLE_BOTH constexpr int int8_fused_linear_smem_bytes(int m, int k) {
  return int8_gemv_smem_bytes(m) + m * (k + kInt8FusedPad) + (k + 31) / 32 * 4;
}
// Values of `a`, its rows rounded up to a power of two, of so many to a vector; and the most shared
// memory, each part at its largest.
NYBBLE_BOTH constexpr int int8_fused_linear_values(int vector) {
  return kInt8GemvWarps * 32 * kInt8FusedRegisterVectors * vector;
}
NYBBLE_BOTH constexpr int int8_fused_linear_limit() {
  const int values = int8_fused_linear_values(8);
  return int8_gemv_smem_bytes(kInt8FusedRows) + kInt8FusedRows * kInt8FusedPad + values +
         values / 8;
}

// Gradients of int8 products of few rows: 8, 16 or 32 of grad_out at a time. H200, bf16,
// 14336x4096, 8192x28672 and 4096x4096, us, by warps: 8 rows: sixteen 23.9, 71 and 12.1,
// eight 25.8, 82 and 11.4; 16 rows: 28.3, 82 and 15.1, 29.0, 90 and 14.1; 32 rows: sixteen do
// without registers. Six or eight stages: 0 to 4 % longer.
NYBBLE_BOTH constexpr int int8_dgrad_warps(int rows) { return rows <= 16 ? 16 : 8; }
constexpr int kInt8DgradStages = 4;
NYBBLE_BOTH constexpr int int8_dgrad_smem_bytes(int rows) {
  return int8_dgrad_warps(rows) * (kInt8DgradStages * 2048 + 4096);
}
// int8: a block per row; products in tiles of 128 x 128 by K steps of 64 bytes, four stages.
constexpr int kInt8RowThreads = 1024;
// Columns: warps share the rows of a strip, of kInt8ColumnRows to quantize and kInt8StatRows to
// look.
constexpr int kInt8ColumnThreads = 256, kInt8ColumnRows = 128, kInt8StatRows = 64,
              kInt8ColumnAhead = 8;
constexpr int kInt8MmaTile = 128, kInt8MmaStep = 64, kInt8MmaStages = 4, kInt8MmaThreads = 256;
constexpr int kInt8MmaSmemBytes = kInt8MmaStages * 2 * kInt8MmaTile * kInt8MmaStep;
// int8 products by wgmma: stages of 128 of K, and rows of `a` that leave at a time.
constexpr int kInt8WgmmaThreads = kWgmmaThreads, kInt8WgmmaStep = 128;
NYBBLE_BOTH constexpr int int8_wgmma_stages(int columns) {
  return columns == 256 ? 4 : columns == 128 ? 6 : columns == 64 ? 8 : 10;
}
NYBBLE_BOTH constexpr int int8_wgmma_epilogue_rows(int columns) { return columns == 32 ? 16 : 32; }
NYBBLE_BOTH constexpr int int8_wgmma_smem_bytes(int columns) {
  return int8_wgmma_stages(columns) * ((columns + kWgmmaRows) * kInt8WgmmaStep + 16) +
         4 * int8_wgmma_epilogue_rows(columns) * 256 + columns * 4;
}
// Outlier columns of int8 products: tiles of the result, outliers at a time, and where more than
// one column of so many is marked all are multiplied. H200, 16 rows of 4096x14336 in bf16 with a
// tenth and all columns marked: listed 130 and 1205 us, all multiplied 440 and 440.
constexpr int kInt8OutlierThreads = 256, kInt8OutlierRows = 32, kInt8OutlierColumns = 128,
              kInt8OutlierStep = 32, kInt8OutlierDense = 3, kInt8OutlierBlocks = 3;  // at once
// In products of at least so many rows the columns are gathered first, by no more than so many
// blocks for each multiprocessor, since each reads the mask; behind the first columns by blocks of
// so many threads. Side of a tile of the result by mma; by wgmma rows and columns of a tile, its
// steps, which are a box's columns, and their stages. H200, by an experiment, us of a bf16 layer
// with 0, 8, 400, 10 % and all of its columns outliers: 2048 rows of 14336x4096 197, 274, 301, 301,
// 625 (by tiles of 128 by mma that gathered for themselves 202, 289, 575, 583, 1198), 256 rows of
// 4096x14336 49, 59, 75, 93, 279 (49, 57, 102, 168, 423); float32, 0, 8, 10 % and all: 259, 369,
// 472, 1518 (256, 427, 2104, 18414). Gathered by a kernel of its own, 256 rows: 53, 64, 78, 98,
// 296.
constexpr int kInt8GatherRows = 256, kInt8GatherBlocks = 4, kInt8GatherThreads = 512,
              kInt8OutlierMmaTile = 128;
constexpr int kOutlierWgmmaRows = 128, kOutlierWgmmaStep = 64;
// float32 has sums of its own for so many columns, which is what keeps them float32's.
constexpr int kOutlierF32Columns = 512;
NYBBLE_BOTH constexpr int outlier_wgmma_stages(int columns) { return columns == 128 ? 6 : 4; }
NYBBLE_BOTH constexpr int outlier_wgmma_smem_bytes(int columns) {
  return outlier_wgmma_stages(columns) *
         ((kOutlierWgmmaRows + columns) * kOutlierWgmmaStep * 2 + 16);
}

}  // namespace policy
}  // namespace nybble
