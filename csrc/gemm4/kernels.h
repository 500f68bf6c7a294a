// The kernels of the 4-bit product by name. They are in the shipped images, or in an image with a
// user's decode or epilogue function.
#pragma once

#include "cuda/kernel.h"

namespace nybble::cuda {

// Macros that list kernels: one kernel for each number of rows of `a`, for each number of columns
// of a tile, or for both 16-bit types.
#define NYBBLE_ROWS(family, name) {{family, name "_8"}, {family, name "_16"}}
#define NYBBLE_SKINNY_ROWS(family, name) {{family, name "_16"}, {family, name "_32"}}
#define NYBBLE_MMA_COLUMNS(family, name) \
  {{family, name "_16"}, {family, name "_32"}, {family, name "_64"}}
#define NYBBLE_COLUMNS(family, name) \
  {{family, name "_32"}, {family, name "_64"}, {family, name "_128"}, {family, name "_256"}}
#define NYBBLE_HALVES(each, family, name) {each(family, name "_f16"), each(family, name "_bf16")}
#define NYBBLE_SPLITK(family, name) {{family, name "_f16_splitk"}, {family, name "_bf16_splitk"}}

struct gemm4_kernels {
  constexpr gemm4_kernels(const char* family, const char* gemv_family, const char* wgmma_family,
                          const char* dgrad_family, bool decodes = false, bool finishes = false)
      : has_decode(decodes),
        has_epilogue(finishes),
        gemv_tma NYBBLE_HALVES(NYBBLE_ROWS, gemv_family, "gemm4_gemv_tma"),
        skinny{NYBBLE_HALVES(NYBBLE_SKINNY_ROWS, gemv_family, "gemm4_skinny"),
               NYBBLE_HALVES(NYBBLE_SKINNY_ROWS, gemv_family, "gemm4_skinny_microscaled")},
        gemv{NYBBLE_HALVES(NYBBLE_ROWS, gemv_family, "gemm4_gemv"),
             NYBBLE_HALVES(NYBBLE_ROWS, family, "gemm4_gemv32"),
             NYBBLE_HALVES(NYBBLE_ROWS, family, "gemm4_gemv_nested")},
        gemv_microscaled NYBBLE_HALVES(NYBBLE_ROWS, gemv_family, "gemm4_gemv_microscaled"),
        gemv_f32{{family, "gemm4_gemv_f32_1"},
                 {family, "gemm4_gemv_f32_2"},
                 {family, "gemm4_gemv_f32_4"}},
        gemv_split_fp16(family, "gemm4_gemv_split_fp16"),
        mma{NYBBLE_HALVES(NYBBLE_MMA_COLUMNS, gemv_family, "gemm4_mma"),
            NYBBLE_HALVES(NYBBLE_MMA_COLUMNS, gemv_family, "gemm4_mma_microscaled")},
        mma_mxfp4{{gemv_family, "gemm4_mma_mxfp4_32"}, {gemv_family, "gemm4_mma_mxfp4_64"}},
        tcgen05_mxfp4(gemv_family, "gemm4_tcgen05_mxfp4_128"),
        wgmma{NYBBLE_HALVES(NYBBLE_COLUMNS, wgmma_family, "gemm4_wgmma"),
              NYBBLE_HALVES(NYBBLE_COLUMNS, wgmma_family, "gemm4_wgmma32"),
              NYBBLE_HALVES(NYBBLE_COLUMNS, wgmma_family, "gemm4_wgmma_nested")},
        wgmma_microscaled NYBBLE_HALVES(NYBBLE_COLUMNS, wgmma_family, "gemm4_wgmma_microscaled"),
        wgmma_split_fp16{{wgmma_family, "gemm4_wgmma_f32_64"},
                         {wgmma_family, "gemm4_wgmma_f32_128"},
                         {wgmma_family, "gemm4_wgmma_f32_256"}},
        wgmma_dgrad{NYBBLE_HALVES(NYBBLE_COLUMNS, dgrad_family, "gemm4_wgmma_dgrad"),
                    NYBBLE_HALVES(NYBBLE_COLUMNS, dgrad_family, "gemm4_wgmma_dgrad_nested")},
        cluster_splitk{{NYBBLE_SPLITK(wgmma_family, "gemm4_wgmma"),
                        NYBBLE_SPLITK(wgmma_family, "gemm4_wgmma_nested")},
                       {NYBBLE_SPLITK(dgrad_family, "gemm4_wgmma_dgrad"),
                        NYBBLE_SPLITK(dgrad_family, "gemm4_wgmma_dgrad_nested")}},
        simt{NYBBLE_KERNEL_TYPES(family, "gemm4_simt", "")},
        simt_dgrad{NYBBLE_KERNEL_TYPES(family, "gemm4_simt_dgrad", "")},
        reduce{NYBBLE_KERNEL_TYPES(family, "gemm4_reduce", "")},
        gemv_dgrad{NYBBLE_ROWS(family, "gemm4_gemv_dgrad32_f16"),
                   NYBBLE_ROWS(family, "gemm4_gemv_dgrad32_bf16"),
                   NYBBLE_ROWS(family, "gemm4_gemv_dgrad_bf16")},
        gemv_dgrad_f32{{family, "gemm4_gemv_dgrad_f32_1"},
                       {family, "gemm4_gemv_dgrad_f32_8"},
                       {family, "gemm4_gemv_dgrad_f32_16"}},
        split_fp16_rows(family, "gemm4_split_fp16_rows"),
        dequantize_scales(family, "gemm4_dequantize_scales"),
        split_bf16_weight(family, "gemm4_split_bf16_weight"),
        split_bf16_rows(family, "gemm4_split_bf16_rows"),
        values(family, "gemm4_values") {}

  const bool has_decode, has_epilogue;  // which user functions the image contains
  kernel gemv_tma[2][2];                // [bf16][rows > 8]
  kernel skinny[2][2][2];               // [MXFP4 and NVFP4][bf16][rows > 16]
  kernel gemv[3][2][2];            // [plain scales, blocks of 32, nested scales][bf16][rows > 8]
  kernel gemv_microscaled[2][2];   // MXFP4 and NVFP4 [bf16][rows > 8]
  kernel gemv_f32[3];              // [1, 2, 4 rows at a time]
  kernel gemv_split_fp16;          // float32, 8 rows at a time
  kernel mma[2][2][3];             // [MXFP4 and NVFP4][bf16][16, 32, 64 columns]
  kernel mma_mxfp4[2];             // bf16 and MXFP4 on FP4 tensor cores [64 columns]
  kernel tcgen05_mxfp4;            // the same by tcgen05.mma
  kernel wgmma[3][2][4];           // [plain scales, blocks of 32, nested scales][bf16][columns]
  kernel wgmma_microscaled[2][4];  // MXFP4 and NVFP4 [bf16][columns]
  kernel wgmma_split_fp16[3];      // float32 [64, 128, 256 columns]
  kernel wgmma_dgrad[2][2][4];     // [nested scales][bf16][columns]
  kernel cluster_splitk[2][2][2];  // tiles of 256: [gradient][nested scales][bf16]
  kernel simt[3], simt_dgrad[3], reduce[3];  // [dtype]
  // [f16, bf16, bf16 with blocks of at least 64][rows > 8]
  kernel gemv_dgrad[3][2];
  kernel gemv_dgrad_f32[3];                   // [1, 8, 16 rows]
  kernel split_fp16_rows;                     // rows of `a` as two fp16 terms
  kernel dequantize_scales;                   // nested scales as float32
  kernel split_bf16_weight, split_bf16_rows;  // operands as three bf16 terms
  kernel values;                              // the code book as a table; only with has_decode
};

}  // namespace nybble::cuda
