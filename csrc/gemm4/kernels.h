// The kernels of the 4-bit product by name, of the shipped images or of an image with a user's
// decode or epilogue.
#pragma once

#include "cuda/kernel.h"

namespace nybble::cuda {

struct gemm4_kernels {
  constexpr gemm4_kernels(const char* family, const char* wgmma_family, const char* dgrad_family,
                          bool decodes = false, bool finishes = false)
      : has_decode(decodes),
        has_epilogue(finishes),
        gemv_tma{{{family, "gemm4_gemv_tma_f16_8"}, {family, "gemm4_gemv_tma_f16_16"}},
                 {{family, "gemm4_gemv_tma_bf16_8"}, {family, "gemm4_gemv_tma_bf16_16"}}},
        gemv{{{{family, "gemm4_gemv_f16_8"}, {family, "gemm4_gemv_f16_16"}},
              {{family, "gemm4_gemv_bf16_8"}, {family, "gemm4_gemv_bf16_16"}}},
             {{{family, "gemm4_gemv32_f16_8"}, {family, "gemm4_gemv32_f16_16"}},
              {{family, "gemm4_gemv32_bf16_8"}, {family, "gemm4_gemv32_bf16_16"}}}},
        gemv_f32{{family, "gemm4_gemv_f32_1"},
                 {family, "gemm4_gemv_f32_2"},
                 {family, "gemm4_gemv_f32_4"}},
        gemv_split_fp16(family, "gemm4_gemv_split_fp16"),
        mma{{{family, "gemm4_mma_f16_32"}, {family, "gemm4_mma_f16_64"}},
            {{family, "gemm4_mma_bf16_32"}, {family, "gemm4_mma_bf16_64"}}},
        wgmma{{{{wgmma_family, "gemm4_wgmma_f16_32"},
                {wgmma_family, "gemm4_wgmma_f16_64"},
                {wgmma_family, "gemm4_wgmma_f16_128"},
                {wgmma_family, "gemm4_wgmma_f16_256"}},
               {{wgmma_family, "gemm4_wgmma_bf16_32"},
                {wgmma_family, "gemm4_wgmma_bf16_64"},
                {wgmma_family, "gemm4_wgmma_bf16_128"},
                {wgmma_family, "gemm4_wgmma_bf16_256"}}},
              {{{wgmma_family, "gemm4_wgmma32_f16_32"},
                {wgmma_family, "gemm4_wgmma32_f16_64"},
                {wgmma_family, "gemm4_wgmma32_f16_128"},
                {wgmma_family, "gemm4_wgmma32_f16_256"}},
               {{wgmma_family, "gemm4_wgmma32_bf16_32"},
                {wgmma_family, "gemm4_wgmma32_bf16_64"},
                {wgmma_family, "gemm4_wgmma32_bf16_128"},
                {wgmma_family, "gemm4_wgmma32_bf16_256"}}},
              {{{wgmma_family, "gemm4_wgmma_nested_f16_32"},
                {wgmma_family, "gemm4_wgmma_nested_f16_64"},
                {wgmma_family, "gemm4_wgmma_nested_f16_128"},
                {wgmma_family, "gemm4_wgmma_nested_f16_256"}},
               {{wgmma_family, "gemm4_wgmma_nested_bf16_32"},
                {wgmma_family, "gemm4_wgmma_nested_bf16_64"},
                {wgmma_family, "gemm4_wgmma_nested_bf16_128"},
                {wgmma_family, "gemm4_wgmma_nested_bf16_256"}}}},
        wgmma_split_fp16{{wgmma_family, "gemm4_wgmma_f32_64"},
                         {wgmma_family, "gemm4_wgmma_f32_128"},
                         {wgmma_family, "gemm4_wgmma_f32_256"}},
        wgmma_dgrad{{{{dgrad_family, "gemm4_wgmma_dgrad_f16_32"},
                      {dgrad_family, "gemm4_wgmma_dgrad_f16_64"},
                      {dgrad_family, "gemm4_wgmma_dgrad_f16_128"},
                      {dgrad_family, "gemm4_wgmma_dgrad_f16_256"}},
                     {{dgrad_family, "gemm4_wgmma_dgrad_bf16_32"},
                      {dgrad_family, "gemm4_wgmma_dgrad_bf16_64"},
                      {dgrad_family, "gemm4_wgmma_dgrad_bf16_128"},
                      {dgrad_family, "gemm4_wgmma_dgrad_bf16_256"}}},
                    {{{dgrad_family, "gemm4_wgmma_dgrad_nested_f16_32"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_f16_64"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_f16_128"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_f16_256"}},
                     {{dgrad_family, "gemm4_wgmma_dgrad_nested_bf16_32"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_bf16_64"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_bf16_128"},
                      {dgrad_family, "gemm4_wgmma_dgrad_nested_bf16_256"}}}},
        cluster_splitk{
            {{{wgmma_family, "gemm4_wgmma_f16_splitk"}, {wgmma_family, "gemm4_wgmma_bf16_splitk"}},
             {{wgmma_family, "gemm4_wgmma_nested_f16_splitk"},
              {wgmma_family, "gemm4_wgmma_nested_bf16_splitk"}}},
            {{{dgrad_family, "gemm4_wgmma_dgrad_f16_splitk"},
              {dgrad_family, "gemm4_wgmma_dgrad_bf16_splitk"}},
             {{dgrad_family, "gemm4_wgmma_dgrad_nested_f16_splitk"},
              {dgrad_family, "gemm4_wgmma_dgrad_nested_bf16_splitk"}}}},
        simt{{family, "gemm4_simt_f32"}, {family, "gemm4_simt_f16"}, {family, "gemm4_simt_bf16"}},
        simt_dgrad{{family, "gemm4_simt_dgrad_f32"},
                   {family, "gemm4_simt_dgrad_f16"},
                   {family, "gemm4_simt_dgrad_bf16"}},
        reduce{{family, "gemm4_reduce_f32"},
               {family, "gemm4_reduce_f16"},
               {family, "gemm4_reduce_bf16"}},
        gemv_dgrad{{{family, "gemm4_gemv_dgrad32_f16_8"}, {family, "gemm4_gemv_dgrad32_f16_16"}},
                   {{family, "gemm4_gemv_dgrad32_bf16_8"}, {family, "gemm4_gemv_dgrad32_bf16_16"}},
                   {{family, "gemm4_gemv_dgrad_bf16_8"}, {family, "gemm4_gemv_dgrad_bf16_16"}}},
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
  kernel gemv[2][2][2];                 // [blocks of 32][bf16][rows > 8]
  kernel gemv_f32[3];                   // [1, 2, 4 rows at a time]
  kernel gemv_split_fp16;               // float32, 8 rows at a time
  kernel mma[2][2];                     // [bf16][64 columns]
  // [plain scales, blocks of 32, nested scales][bf16][32, 64, 128, 256 columns]
  kernel wgmma[3][2][4];
  kernel wgmma_split_fp16[3];                 // float32 [64, 128, 256 columns]
  kernel wgmma_dgrad[2][2][4];                // [nested scales][bf16][columns]
  kernel cluster_splitk[2][2][2];             // tiles of 256: [gradient][nested scales][bf16]
  kernel simt[3], simt_dgrad[3], reduce[3];   // [dtype]
  kernel gemv_dgrad[3][2];                    // [f16, bf16, bf16 in blocks of 64 up][rows > 8]
  kernel gemv_dgrad_f32[3];                   // [1, 8, 16 rows]
  kernel split_fp16_rows;                     // rows of `a` as two fp16 terms
  kernel dequantize_scales;                   // nested scales as float32
  kernel split_bf16_weight, split_bf16_rows;  // operands as three bf16 terms
  kernel values;                              // only with has_decode: the code book as a table
};

}  // namespace nybble::cuda
