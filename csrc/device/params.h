// The argument records of all kernels. The records are passed by value. This file includes no
// system headers, because NVRTC has none. If you change a record, also change NYBBLE_KERNEL_ABI.
#pragma once
#include "device/params_moe.h"
#include "device/params_optim.h"

namespace nybble {
namespace params {

// The scales of 4-bit blocks. Scales are plain (codes == nullptr), or 8-bit codes with one
// second-level scale per 2^nested_shift codes.
struct absmax {
  const float* values;
  const u8* codes;
  const float* code;    // [256]
  const float* offset;  // NULL or one float
  int nested_shift;
};

struct quantize_4bit {
  const void* a;
  float* absmax;
  u8* packed;
  const float* code;  // CODE16 only: [16], ascending
  i64 n;
  int block_shift;  // log2 of the block size
  int quant_type;   // nybble_quant_type
  int dtype;        // nybble_dtype of `a`
  int aligned;      // 1 if `a` is aligned to 16 bytes and `packed` to 4
};

struct dequantize_4bit {
  const u8* packed;
  params::absmax absmax;
  void* out;
  const float* code;  // CODE16 only
  i64 n;
  int block_shift;  // log2 of the block size
  int quant_type;   // nybble_quant_type
  int dtype;        // nybble_dtype of `out`
  int aligned;      // 1 if `out` is aligned to 16 bytes and `packed` to 4
};

struct quantize_blockwise {
  const void* a;
  float* absmax;
  u8* codes;
  const float* code;  // [256], ascending
  i64 n;
  int block_shift;  // log2 of the block size
  int dtype;        // nybble_dtype of `a`
  int aligned;      // 1 if `a` is aligned to 16 bytes and `codes` to 8
};

struct dequantize_blockwise {
  const u8* codes;
  const float* absmax;
  const float* code;
  void* out;
  i64 n;
  int block_shift;
  int dtype;    // nybble_dtype of `out`
  int aligned;  // 1 if `out` is aligned to 16 bytes and `codes` to 8
};

// Embedding look-up: out[i] = table[indices[i]]. The table is int8 or 4-bit. 4-bit blocks are
// consecutive values of the flattened table.
struct embedding {
  const void* indices;    // i64 or int; NULL means rows 0, 1, 2 ...
  const u8* table;        // [rows][columns]
  params::absmax absmax;  // int8 tables use only `values`, with one scale per row
  const float* code;      // CODE16 only
  void* out;              // [count][columns]
  i64 count, rows, columns;
  int wide;  // 1: 64-bit indices
  int block_shift, quant_type;
  int vector;  // 1 if rows of `out` are whole, aligned 16-byte vectors
};

// Computes out[m][n] = a[m][k] * W[n][k]^T + bias[n].
struct gemm4 {
  const void* a;
  const u8* packed;
  params::absmax absmax;
  const float* code;  // [16] in device memory for CODE16, otherwise NULL
  const void* bias;   // NULL or [n]
  void* out;
  float* partial;    // [splits][m][n] float32 if K is split, otherwise NULL
  float values[16];  // the values of a built-in code book
  i64 m, n, k;
  i64 k_per_split;  // a multiple of the number of values in a step along K
  int block_shift;
  int vector;  // SIMT kernels: whether each row starts at a word boundary
  // These fields are for GEMV kernels. What the kernel may read before griddepcontrol.wait: nothing
  // (pdl_prefetch is 0), the weight (1), or the weight and `a` (2). Every block has tiles_each row
  // tiles, and the first tiles_more blocks have one more.
  int pdl_prefetch, tiles_each, tiles_more;
  const float* down;  // split fp16: factors that undo the scaling of each row of `a`
};

// Products with stacked weights (grouped/device/grouped.cuh). The arrays in `g` contain all
// experts, and g.m is the number of rows of all experts together.
struct gemm4_grouped {
  gemm4 g;
  const int* offsets;  // [experts]: the end of each expert's rows
  i64 experts;
  i64 expert_bytes, expert_scales, expert_seconds;  // one expert's size in the arrays of `g`
  // The kernel computes the experts that have `least` to `most` rows. At most `slots` experts have
  // such a number of rows. In most kernels, blocks_each thread blocks compute each of these
  // experts; in GEMV and wgmma kernels, all blocks share the tiles of all experts. For the GEMV
  // kernel: share_factor is 2^32 / number of blocks, rounded up, and change is the number of units
  // of work that a change to another expert counts as. clear: whether the kernel stores zeros in
  // the rows after the last expert's rows. beside: whether the previous kernel computes other
  // experts of the same product. If so, this kernel overlaps with the previous kernel, and ends
  // only after it.
  i64 least, most;
  int slots, blocks_each, clear, beside;
  unsigned share_factor;
  int change;
};

// Dequantizes the nested scales of the experts with e.least to e.most rows.
struct gemm4_grouped_scales {
  gemm4_grouped e;
  float* out;  // [experts][expert_scales]
};

// A TMA descriptor (the driver's CUtensorMap).
struct alignas(64) tensor_map {
  unsigned long long opaque[16];
};

// GEMV in which TMA loads W.
struct gemm4_gemv_tma {
  tensor_map w_map, scales_map;
  gemm4 g;
  int tma_scales;  // 1 if scales_map is valid (has_tma_scales of the launcher)
};

// The GEMM for 9 to 32 rows. cluster_k: how many blocks share K of a row tile, 1 or 2.
struct gemm4_skinny {
  tensor_map a_map, w_map, scales_map;
  gemm4 g;
  int cluster_k, stages, stage_bytes;
};

// The wgmma GEMM. TMA transfers `a`, W and the result.
struct gemm4_wgmma {
  tensor_map a_map, w_map, out_map;
  gemm4 g;
  int tma_out;  // 1 if out_map is valid
  // K is divided into `splits` splits. In each split, there are rows x columns tiles, with `units`
  // units of 256 values along K. One of the `rows` contains the tiles of all cluster_n blocks of a
  // cluster.
  int rows, columns, splits, units;
  int band;       // number of adjacent column tiles that are rasterized together
  int cluster_k;  // number of blocks that share K of a tile: 1, or 2 if cluster_n is 1
  // stream-K: all clusters share the first streamk_tiles tiles. Each cluster computes `each` units
  // of K, and `more` clusters compute one unit more.
  int streamk_tiles, each, more;
  // stream-K: memory for the partial accumulators of each block, and a word for each block. A block
  // stores its accumulators and then sets its word to `token`, which is unique to this launch. The
  // block that reads the accumulators resets the word to zero.
  float* partials;
  unsigned long long token;
};

// A wgmma GEMM with stacked weights. `w` describes the stack as a single weight with plain scales,
// but w.rows is the number of row tiles of one expert.
struct gemm4_grouped_wgmma {
  gemm4_wgmma w;
  gemm4_grouped e;
};

// The GEMV gradient. g.a is grad_out and g.out is grad_a. W is divided into tiles of columns, and a
// tile is divided into `units` units of rows. There are `blocks` blocks. Each has `each` units, and
// `more` of the blocks have one more. Each tile has memory for `places` partial results in
// g.partial. If g.partial is NULL, a tile has a single result, which is stored in g.out.
struct gemm4_dgrad {
  gemm4 g;
  int blocks, units, each, more, places;
};

struct gemm4_values {
  float* values;  // [16]
};

// Dequantizes nested scales to float32. The results are equal, bit for bit, to the scales in
// kernels that read nested scales.
struct gemm4_dequantize_scales {
  absmax from;
  float* out;  // [count]
  long long count;
};

// Prepares split-fp16 products. Each of `blocks` blocks splits a row of `a` [rows][k] into first
// and second terms. `out` consists of tiles: rows_per_tile rows of first terms, then the same rows'
// second terms. The other blocks of the launch dequantize nested scales.
struct gemm4_split_fp16_rows {
  const float* a;  // aligned to 16 bytes
  unsigned short* out;
  float* down;  // [blocks]; zeros for rows after `rows`
  i64 rows, k;  // k: a multiple of 8
  int rows_per_tile, blocks;
  gemm4_dequantize_scales scales;
};

// Stores a rectangle of W as six bf16 factors (split_bf16.cuh).
struct gemm4_split_bf16_weight {
  gemm4 g;  // packed, absmax, code, values, k, block_shift
  unsigned short* out;
  i64 row, rows, column, columns;  // columns: a multiple of 8
  i64 row_stride, term_stride;     // strides of `out`, as numbers of values
};

// Stores a matrix `a` [rows][columns] as six bf16 factors.
struct gemm4_split_bf16_rows {
  const float* a;  // aligned to 16 bytes
  unsigned short* out;
  i64 rows, columns, stride;  // columns and stride of `a`: multiples of 8
};

struct gemm4_reduce {
  const float* partial;  // [splits][count]
  const void* bias;      // NULL or [n]
  void* out;
  i64 count, n;
  int splits;
};

// Quantizes the matrix `a` [rows][cols] to int8.
struct int8_quant {
  const void* a;
  signed char* q_row;
  signed char* q_col;
  float* row_absmax;
  float* col_absmax;
  u8* outlier_cols;
  i64 rows, cols;
  float threshold;
  int vector;  // 1 if rows are aligned to 16 bytes, and q_row and q_col to 8
};

// Computes a[m][k] * b[n][k]^T into acc[m][n] or out[m][n].
struct int8_gemm {
  const signed char* a;
  const signed char* b;
  int* acc;
  const float* row_absmax;
  const float* col_absmax;
  const void* bias;
  void* out;
  i64 m, n, k;
  int pdl_prefetch;  // GEMV kernels: whether b may be read before griddepcontrol.wait
  int dtype;         // nybble_dtype of `out` and bias
};

// Computes an int8 layer in one kernel, from rows of `a` that are not quantized yet and have the
// same type as `out`. If threshold > 0, the kernel adds outlier columns in that type. g.a, g.acc
// and g.row_absmax are unused.
struct int8_fused_linear {
  int8_gemm g;
  const void* a;
  float threshold;
};

// Products with stacked int8 weights (grouped/device/int8_grouped.cuh). The arrays in `g` contain
// all experts, and g.m is the number of rows of all experts together. gemm4_grouped explains the
// other fields.
struct int8_grouped {
  int8_gemm g;
  const int* offsets;
  i64 experts, least, most;
  int slots, blocks_each;
};

// Quantizes rows of `a`. quant.outlier_cols: [experts][k], or NULL without a threshold.
struct int8_grouped_rows {
  int8_quant quant;
  int8_grouped e;
};

// The rows of `a` that the blocks of a product kernel quantize before they multiply.
struct int8_fused_quant {
  int8_quant rows;   // with a threshold, at most policy::kInt8StatRows rows
  unsigned* counts;  // the work queue's words, which are 0 before and after the launch
};
struct int8_gemv_fused_quant {
  int8_gemm g;
  int8_fused_quant first;
};

// The int8 wgmma GEMM. TMA loads `a` and W. A row of a tile is a row of W, and a column of a tile
// is a row of `a`.
struct int8_wgmma {
  // out_map describes `out` as pairs of bytes; half_a_map is a_map with boxes of half as many rows
  tensor_map a_map, half_a_map, w_map, out_map;
  int8_gemm g;
  int type;                  // g.dtype
  int tma_out;               // 1 if out_map is valid
  int rows, columns, whole;  // tiles of all clusters from number `whole` on are two halves each
  int band;                  // number of adjacent column tiles that are rasterized together
  int cluster_k;             // number of blocks of a cluster that share K of a tile: 1 or 2
  int pdl_prefetch;          // whether W may be read before griddepcontrol.wait
};
struct int8_wgmma_fused_quant {
  int8_wgmma q;
  int8_fused_quant first;
};

// Computes out[m][n] += a[m][c] * (b[n][c] * col_absmax[n] / 127), summed over the marked columns
// c.
struct int8_outliers {
  const void* a;
  const signed char* b;
  const float* col_absmax;
  const u8* outlier_cols;  // [k], 0 or 1
  void* out;
  i64 m, n, k;
};

// The outlier product of stacked weights, or the gradient with `a` as grad_out and `out` as grad_a.
// outlier_cols: [experts][k].
struct int8_grouped_outliers {
  int8_outliers o;
  int8_grouped e;
};

// The gradient of stacked int8 weights by mma.sync (grouped/device/int8_grouped_dgrad.cuh). e.g.b
// and e.g.col_absmax are the weights, and e.g.out and e.g.dtype the result.
struct int8_grouped_dgrad {
  // A tile of the result has kRows x kColumns values. A step has kStep rows of W. kStages: with one
  // term and with two terms. kBlocks: on a multiprocessor. kListed: experts that a block can list.
  static constexpr int kRows = 64, kColumns = 256, kStep = 64, kStages[] = {4, 3}, kBlocks = 2,
                       kListed = 640;
  static constexpr int kStageBytes[] = {kStep * (2 * kRows + kColumns),
                                        kStep * (4 * kRows + kColumns)};
  int8_grouped e;
  const void* a;          // grad_out [m][n]
  unsigned short* terms;  // [m][1 or 2][pitch]; two for float32
  float* down;            // [m]
  int pitch;              // n, rounded up to whole steps
};

// The same by wgmma, for one term. The pitch consists of whole pairs of steps.
struct int8_grouped_dgrad_wgmma {
  tensor_map a_map, w_map;  // boxes of 64 terms, and of 64 rows and 128 columns of W
  int8_grouped_dgrad g;
};

// The int8 wgmma GEMM with stacked weights. `w` describes the stack as a single weight, but w.rows
// is the number of row tiles of one expert.
struct int8_grouped_wgmma {
  int8_wgmma w;
  int8_grouped e;
};

// The product of the outlier columns, from copies of the marked columns. The copies start with
// marked column number `first` and have at most `pitch` columns. `pitch` is a multiple of 64, and
// zeros pad the copies. With few rows, only the columns of `a` are copied, `columns` lists them,
// and the first `blocks` blocks multiply columns that are not listed.
struct int8_gathered {
  int8_outliers o;
  u16* a;           // [outlier_split_bf16::kTerms][m][pitch]
  u16* w;           // [n, rounded up to 32][pitch], rows in the order of outlier_place
  int* columns;     // [pitch]: with few rows, the numbers of the marked columns
  unsigned* count;  // the number of marked columns
  i64 first, pitch;
  int blocks;  // the largest number of blocks that make the copies
};
// The blocks that quantize `a` also make the copies. In launches after the first, quant.rows is 0,
// so the blocks only make copies.
struct int8_quant_gather {
  int8_quant quant;
  int8_gathered g;
};
// The outlier product in which TMA loads boxes of 64 columns. A row of a tile is a row of W, and a
// column of a tile is a row of `a`.
struct int8_outliers_wgmma {
  tensor_map a_map, w_map;
  int8_gathered g;
  int rows, columns;
  int band;  // number of adjacent column tiles that are rasterized together
};

}  // namespace params
}  // namespace nybble
