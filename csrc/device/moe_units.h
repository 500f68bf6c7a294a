// The launch geometry and the argument record of layers of experts with few rows, for their kernels
// (grouped/device/moe_units.cuh) and their launcher.
#pragma once
#include "device/params.h"
#include "device/policy.h"

namespace nybble {
namespace policy {

// Warps, and the most rows. Then, for 4 and for 8 bits: stages of each warp's pipeline, values
// along K in a stage, units of work and parts between two barriers, and the shared memory, so that
// two blocks fit on a multiprocessor. A layer in 8 bits keeps the int8 codes of all rows of an
// input, and marks of their outliers.
constexpr int kMoeFewWarps = 8, kMoeFewThreads = kMoeFewWarps * 32, kMoeFewRows = 32;
NYBBLE_BOTH constexpr int moe_lists_bytes(int units, int parts) {
  return units * kMoeFewWarps * 64 + parts * 80 + 128;
}
constexpr int kMoe4bitStages = 2, kMoe4bitSlice = 256, kMoe4bitAtOnce = 6, kMoe4bitParts = 24,
              kMoe4bitBytes = 0x10000 + moe_lists_bytes(kMoe4bitAtOnce, kMoe4bitParts) +
                              kMoeFewWarps * kMoe4bitStages * 16 * (128 + 16),
              kMoe8bitStages = 4, kMoe8bitSlice = 128, kMoe8bitAtOnce = 20, kMoe8bitParts = 32,
              kMoe8bitRowBytes = 28 << 10,
              kMoe8bitMarkBytes = kMoe8bitRowBytes / 8 + kMoeFewRows * 4,
              kMoe8bitBytes = moe_lists_bytes(kMoe8bitAtOnce, kMoe8bitParts) +
                              kMoeFewRows * (kMoeFewWarps + 1) * 4 + kMoe8bitRowBytes + 128 +
                              kMoe8bitMarkBytes + kMoeFewWarps * kMoe8bitStages * (16 * 128 + 64);

}  // namespace policy
namespace params {

// A product of a layer of experts with few rows (grouped/device/moe_units.cuh). `g` has all
// experts. If the weights are int8, g.packed has the codes, and g.absmax.values the scales of the
// rows. gate_up: g.a is x [tokens][k], g.out is [tokens * per_token][n / 2]. down: g.a is this
// result.
struct moe_product {
  gemm4 g;
  i64 expert_bytes, expert_scales, expert_seconds, first, all;  // of gemm4_grouped, and moe_route
  const i64* ids;
  int experts, tokens, per_token;
  int items, tiles;   // rows (gate_up) or tokens (down); units of work, of 8 results, per item
  int pairs, slices;  // half of per_token, rounded up; steps along K
  int activation, weights_dtype;  // of moe_gate (gate_up), and moe_sum (down)
  float alpha, limit, threshold;  // of moe_gate; int8: of outliers in `a`, or 0
  const void* weights;
};

}  // namespace params
}  // namespace nybble
