// The argument records of the kernels of mixture-of-experts layers. See params.h.
#pragma once

namespace nybble {
namespace params {

using i64 = long long;

// Mixture-of-experts layers (grouped/device/moe.cuh). For each sorted row, `owners` has its expert;
// the owner of a row without an expert is the number `experts`.
struct moe_route {
  const void* x;   // [rows / per_token][n]
  const i64* ids;  // [rows]: expert numbers in [0, all); this call has those from `first` on
  void* out;       // [rows][n]
  int* positions;  // [rows]
  int* owners;     // [rows]
  int* offsets;    // [experts]
  i64 first, all;
  int rows, per_token, experts;
  int segments;     // the rows are divided into this number of segments
  int each;         // number of sorted rows that a block copies a part of
  int parts;        // number of parts of a row, which are copied by different blocks
  int pieces;       // number of pieces of a row of x
  int piece_bytes;  // 16, or 2 if rows do not consist of whole, aligned 16-byte pieces
};
struct moe_gate {
  const void* x;     // [rows][2 * n]
  const void* bias;  // NULL or [experts][2 * n]
  const int* owners;
  void* out;  // [rows][n]
  i64 rows, n;
  int dtype;  // nybble_dtype of x, bias and out
  int experts;
  int activation;  // nybble_moe_activation
  float alpha, limit;
  int aligned;  // 1 if rows consist of whole, aligned 16-byte vectors
};
struct moe_sum {
  const void* x;     // [tokens * per_token][n]
  const void* bias;  // NULL or [experts][n]
  const int *owners, *positions;
  const void* weights;  // [tokens][per_token]
  void* out;            // [tokens][n]
  i64 tokens, n;
  int dtype, per_token, experts;
  int weights_dtype;  // nybble_dtype
  int aligned;        // as in moe_gate
};

}  // namespace params
}  // namespace nybble
