// Owns: the kernels of the 4-bit product by name, of the shipped images or of one with a user's own
// decode or epilogue in it.
#pragma once

#include "cuda/kernel.h"

namespace nybble::cuda {

struct gemm4_kernels {
  // The families of the products' kernels by wgmma, of their gradients', and of all others.
  constexpr gemm4_kernels(const char* family, const char* by_wgmma, const char* gradients,
                          bool decodes = false, bool finishes = false)
      : has_decode(decodes),
        has_epilogue(finishes),
        boxes{{{family, "gemm4_boxes_f16_8"}, {family, "gemm4_boxes_f16_16"}},
              {{family, "gemm4_boxes_bf16_8"}, {family, "gemm4_boxes_bf16_16"}}},
        stream{{{{family, "gemm4_stream_f16_8"}, {family, "gemm4_stream_f16_16"}},
                {{family, "gemm4_stream_bf16_8"}, {family, "gemm4_stream_bf16_16"}}},
               {{{family, "gemm4_stream32_f16_8"}, {family, "gemm4_stream32_f16_16"}},
                {{family, "gemm4_stream32_bf16_8"}, {family, "gemm4_stream32_bf16_16"}}}},
        stream_float{{family, "gemm4_stream_f32_1"},
                     {family, "gemm4_stream_f32_2"},
                     {family, "gemm4_stream_f32_4"}},
        stream_terms(family, "gemm4_stream_terms"),
        tile{{{family, "gemm4_tile_f16_32"}, {family, "gemm4_tile_f16_64"}},
             {{family, "gemm4_tile_bf16_32"}, {family, "gemm4_tile_bf16_64"}}},
        wide{{{{by_wgmma, "gemm4_wide_f16_32"},
               {by_wgmma, "gemm4_wide_f16_64"},
               {by_wgmma, "gemm4_wide_f16_128"},
               {by_wgmma, "gemm4_wide_f16_256"}},
              {{by_wgmma, "gemm4_wide_bf16_32"},
               {by_wgmma, "gemm4_wide_bf16_64"},
               {by_wgmma, "gemm4_wide_bf16_128"},
               {by_wgmma, "gemm4_wide_bf16_256"}}},
             {{{by_wgmma, "gemm4_wide32_f16_32"},
               {by_wgmma, "gemm4_wide32_f16_64"},
               {by_wgmma, "gemm4_wide32_f16_128"},
               {by_wgmma, "gemm4_wide32_f16_256"}},
              {{by_wgmma, "gemm4_wide32_bf16_32"},
               {by_wgmma, "gemm4_wide32_bf16_64"},
               {by_wgmma, "gemm4_wide32_bf16_128"},
               {by_wgmma, "gemm4_wide32_bf16_256"}}},
             {{{by_wgmma, "gemm4_nested_f16_32"},
               {by_wgmma, "gemm4_nested_f16_64"},
               {by_wgmma, "gemm4_nested_f16_128"},
               {by_wgmma, "gemm4_nested_f16_256"}},
              {{by_wgmma, "gemm4_nested_bf16_32"},
               {by_wgmma, "gemm4_nested_bf16_64"},
               {by_wgmma, "gemm4_nested_bf16_128"},
               {by_wgmma, "gemm4_nested_bf16_256"}}}},
        wide_terms{{by_wgmma, "gemm4_wide_f32_64"},
                   {by_wgmma, "gemm4_wide_f32_128"},
                   {by_wgmma, "gemm4_wide_f32_256"}},
        turned{{{{gradients, "gemm4_turned_f16_32"},
                 {gradients, "gemm4_turned_f16_64"},
                 {gradients, "gemm4_turned_f16_128"},
                 {gradients, "gemm4_turned_f16_256"}},
                {{gradients, "gemm4_turned_bf16_32"},
                 {gradients, "gemm4_turned_bf16_64"},
                 {gradients, "gemm4_turned_bf16_128"},
                 {gradients, "gemm4_turned_bf16_256"}}},
               {{{gradients, "gemm4_turned_nested_f16_32"},
                 {gradients, "gemm4_turned_nested_f16_64"},
                 {gradients, "gemm4_turned_nested_f16_128"},
                 {gradients, "gemm4_turned_nested_f16_256"}},
                {{gradients, "gemm4_turned_nested_bf16_32"},
                 {gradients, "gemm4_turned_nested_bf16_64"},
                 {gradients, "gemm4_turned_nested_bf16_128"},
                 {gradients, "gemm4_turned_nested_bf16_256"}}}},
        teams{{{{by_wgmma, "gemm4_wide_f16_team"}, {by_wgmma, "gemm4_wide_bf16_team"}},
               {{by_wgmma, "gemm4_nested_f16_team"}, {by_wgmma, "gemm4_nested_bf16_team"}}},
              {{{gradients, "gemm4_turned_f16_team"}, {gradients, "gemm4_turned_bf16_team"}},
               {{gradients, "gemm4_turned_nested_f16_team"},
                {gradients, "gemm4_turned_nested_bf16_team"}}}},
        plain{
            {family, "gemm4_plain_f32"}, {family, "gemm4_plain_f16"}, {family, "gemm4_plain_bf16"}},
        grad{{family, "gemm4_grad_f32"}, {family, "gemm4_grad_f16"}, {family, "gemm4_grad_bf16"}},
        reduce{{family, "gemm4_reduce_f32"},
               {family, "gemm4_reduce_f16"},
               {family, "gemm4_reduce_bf16"}},
        grad_few{{{family, "gemm4_grad32_f16_8"}, {family, "gemm4_grad32_f16_16"}},
                 {{family, "gemm4_grad32_bf16_8"}, {family, "gemm4_grad32_bf16_16"}},
                 {{family, "gemm4_grad_bf16_8"}, {family, "gemm4_grad_bf16_16"}}},
        grad_float{{family, "gemm4_grad_f32_1"},
                   {family, "gemm4_grad_f32_8"},
                   {family, "gemm4_grad_f32_16"}},
        row_terms(family, "gemm4_row_terms"),
        scales(family, "gemm4_scales"),
        weight_triples(family, "gemm4_weight_triples"),
        row_triples(family, "gemm4_row_triples"),
        values(family, "gemm4_values") {}

  const bool has_decode, has_epilogue;  // what of the user's is in the image
  kernel boxes[2][2];                   // [bf16][rows > 8], but for nested scales of large weights
  kernel stream[2][2][2];               // [blocks of 32][bf16][rows > 8]
  kernel stream_float[3];               // [1, 2, 4 rows at a time]
  kernel stream_terms;                  // 8 rows of float32, as sums of two fp16
  kernel tile[2][2];                    // [bf16][64 columns]
  // [plain scales, of blocks of 32, nested ones][bf16][32, 64, 128, 256 columns]
  kernel wide[3][2][4];
  kernel wide_terms[3];                 // of float32 [64, 128, 256 columns]
  kernel turned[2][2][4];               // the same for gradients, [nested scales][bf16][columns]
  kernel teams[2][2][2];                // of tiles of 256: [gradients][nested scales][bf16]
  kernel plain[3], grad[3], reduce[3];  // [dtype]
  kernel grad_few[3][2];                // [f16, bf16, bf16 in blocks of 64 and more][rows > 8]
  kernel grad_float[3];                 // [1, 8, 16 rows]
  kernel row_terms;                     // float32 as sums of two fp16
  kernel scales;                        // nested ones as float32
  kernel weight_triples, row_triples;   // float32 as sums of three bf16
  kernel values;                        // only with has_decode: the code book as a table
};

}  // namespace nybble::cuda
