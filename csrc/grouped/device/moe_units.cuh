// A layer of experts for few rows, in two kernels: moe_gate_up computes the first product, adds the
// bias and applies the gate; moe_down computes the second product and adds the weighted results of
// each token. The rows are not sorted: each row reads the weight of its expert. This file has what
// 4-bit and 8-bit weights (moe_4bit.cuh, moe_8bit.cuh) share.
//
// A unit of work is 8 results: of a row in moe_gate_up, of a token in moe_down. It has parts. A
// part reads 16 rows of W as the A operand of mma:
//
//   moe_gate_up, one part per unit        moe_down, one part for each two rows of the token
//   A: 8 rows of the gate | B: x          A: 8 rows of expert e | B: the gated row of e
//      8 rows of up       |                  8 rows of expert f |    and that of f, in two columns
//
// Each block has an equal share of the units. Its warps take the steps of all parts in turns; a
// step is a slice along K. Each warp has its own cp.async pipeline. Two blocks fit on a
// multiprocessor, so the blocks of moe_down start beside those of moe_gate_up, and copy their first
// weights before moe_gate_up has ended.
#pragma once
#include "device/mma.cuh"
#include "device/moe_units.h"
#include "grouped/device/experts.cuh"
#include "grouped/device/moe.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// What a block reads for a unit of work: in `down`, for two of the token's rows.
struct alignas(16) moe_part {
  const u8 *low, *high;  // W: rows 0 and 8 of the A operand; NULL: no such row
  const u8 *low_scales, *high_scales;
  const u16 *first, *second;          // rows of `a`; NULL: none
  int unit;                           // of the units that are computed at once
  int row;                            // gate_up: the row
  int first_expert, second_expert;    // of these rows; 0 if there is no such row
  float first_weight, second_weight;  // down: the weights of the rows, also 0
  float first_factor, second_factor;  // MXFP4 and NVFP4: the tensors' scales
};
static_assert(sizeof(moe_part) == 80);

// The stride of the rows of W in half of the A operand.
template <bool kDown>
NYBBLE_DEVICE int moe_row_stride(const params::moe_product& p) {
  return !kDown && p.activation == kClampedSwiglu ? 2 : 1;
}

// Returns the expert of a row, or -1 if this call does not have it.
NYBBLE_DEVICE int moe_expert(const params::moe_product& p, int row) {
  const i64 id = load_before_wait(p.ids + row), expert = id - p.first;
  if (static_cast<u64>(id) >= static_cast<u64>(p.all)) fails_assertion{}();
  return static_cast<u64>(expert) < static_cast<u64>(p.experts) ? static_cast<int>(expert) : -1;
}

// Returns the weight of a row. moe_down reads it before the PDL wait.
NYBBLE_DEVICE float moe_weight(const params::moe_product& p, int row) {
  if (p.weights_dtype == kF32) return load_before_wait(static_cast<const float*>(p.weights) + row);
  const u16 bits = load_before_wait(static_cast<const u16*>(p.weights) + row);
  return half_type::of(p.weights_dtype).load(&bits);
}

// What a lane of the first warp lists: part number `lane` of the units from `begin` on. Units of
// the same results of all rows or tokens are adjacent. Most of the work is done before the PDL
// wait.
template <class Weights>
struct moe_place {
  static constexpr bool kDown = Weights::kDown;
  int unit, first, second;
  i64 low, high, low_scales, high_scales;  // offsets in an expert: bytes of W, and scales
  NYBBLE_DEVICE moe_place(const params::moe_product& p, int begin, int lane) {
    unit = kDown ? lane / p.pairs : lane;
    const int tile = (begin + unit) / p.items, item = begin + unit - tile * p.items,
              at = tile * 8 * moe_row_stride<kDown>(p);
    int other = at;
    first = item, second = -1;
    if constexpr (kDown) {
      const int pair = lane - unit * p.pairs;
      first = item * p.per_token + pair * 2;
      if (pair * 2 + 1 < p.per_token) second = first + 1;
    } else {
      other += p.activation == kClampedSwiglu ? 1 : static_cast<int>(p.g.n >> 1);
    }
    low = at * p.g.k, high = other * p.g.k;
    if constexpr (Weights::kBits == 8) {  // a scale for each row
      low_scales = at, high_scales = other;
    } else {
      low_scales = low >> p.g.block_shift, high_scales = high >> p.g.block_shift;
      low >>= 1, high >>= 1;
    }
  }
  // Lists the parts. Returns their number: rows without an expert have none in gate_up.
  NYBBLE_DEVICE int list(const params::moe_product& p, moe_part* parts, int count, int lane) const {
    const bool there = lane < count;
    const int e = there ? moe_expert(p, first) : -1, f = !kDown ? e
                                                         : there && second >= 0
                                                             ? moe_expert(p, second)
                                                             : -1;
    const bool listed = kDown ? there : e >= 0;
    const u32 all = __ballot_sync(kFullWarp, listed);
    if (!listed) return __popc(all);
    const params::absmax& a = p.g.absmax;
    moe_part& part = parts[__popc(all & ((1u << lane) - 1))];
    const u8* const scales = a.codes ? a.codes : reinterpret_cast<const u8*>(a.values);
    const int size = a.codes ? 1 : 4;
    part.low = e < 0 ? nullptr : p.g.packed + e * p.expert_bytes + low;
    part.high = f < 0 ? nullptr : p.g.packed + f * p.expert_bytes + high;
    part.low_scales = scales + (max(e, 0) * p.expert_scales + low_scales) * size;
    part.high_scales = scales + (max(f, 0) * p.expert_scales + high_scales) * size;
    const u16* const values = static_cast<const u16*>(p.g.a);
    part.first = e < 0 ? nullptr : values + (kDown ? first : first / p.per_token) * p.g.k;
    part.second = kDown && f >= 0 ? values + second * p.g.k : nullptr;
    part.unit = unit, part.row = first, part.first_expert = max(e, 0),
    part.second_expert = max(f, 0);
    if constexpr (kDown) {
      part.first_weight = e < 0 ? 0.0f : moe_weight(p, first);
      part.second_weight = f < 0 ? 0.0f : moe_weight(p, second);
    }
    if constexpr (Weights::kTensorFactors) {
      part.first_factor = load_before_wait(a.values + max(e, 0));
      part.second_factor = load_before_wait(a.values + max(f, 0));
    }
    return __popc(all);
  }
};

// The steps of a warp: 16 rows of W by a slice of K. A warp has each kWarps-th step of a block.
struct moe_step {
  int part = 0, slice;
  NYBBLE_DEVICE moe_step(int slices, int warp) : slice(warp) { turn(slices); }
  NYBBLE_DEVICE void turn(int slices) {
    while (slice >= slices) slice -= slices, part++;
  }
  NYBBLE_DEVICE void next(int slices) {
    slice += policy::kMoeFewWarps;
    turn(slices);
  }
};

// Copies the weights of steps: 16 rows with 128 bytes of each. Pieces of 16 bytes are swizzled, so
// that 8-byte reads of four rows have no bank conflicts.
template <bool kDown>
struct moe_row_copier {
  static constexpr int kRow = 128;
  int stride, from, four_rows, to;  // bytes: of a row of W; of this lane

  NYBBLE_DEVICE moe_row_copier(const params::moe_product& p, int row_bytes, int lane)
      : stride(row_bytes) {
    const int row = lane >> 3, piece = lane & 7, each = moe_row_stride<kDown>(p);
    from = row * stride * each + piece * 16, four_rows = 4 * stride * each;
    to = row * kRow + ((piece ^ row << 1) << 4);
  }
  NYBBLE_DEVICE void copy_rows(const moe_part& part, int slice, u32 stage, int lane) const {
    const int at = slice * kRow;
    const bool inside = at + (lane & 7) * 16 < stride;
    const u8 *low = part.low + at + from, *high = part.high + at + from;
    const bool first = inside && (!kDown || part.low), second = inside && (!kDown || part.high);
    cp_async_16(stage + to, low, first);
    cp_async_16(stage + to + 4 * kRow, low + four_rows, first);
    cp_async_16(stage + to + 8 * kRow, high, second);
    cp_async_16(stage + to + 12 * kRow, high + four_rows, second);
  }
};

// Returns the address from which this lane reads 8 bytes of row lane / 4 of a stage: those of the
// first of four pieces of 32 bytes. Piece b is at this address ^ b << 5.
NYBBLE_DEVICE u32 moe_lane_bytes(u32 stage, int lane) {
  const int g = lane >> 2;
  return stage + g * 128 + ((g & 3) << 5) + (lane & 3) * 8;
}

// Adds the sums of the warps for a unit, and stores its 8 results. One warp calls this. part: the
// first part of the unit.
template <class Weights>
NYBBLE_DEVICE void store_moe_unit(const params::moe_product& p, const Weights& weights,
                                  const moe_part* part, int unit, u32 sums, int lane) {
  using T = typename Weights::type;
  using value = typename T::storage;
  const value* const bias = static_cast<const value*>(p.g.bias);
  value* const out = static_cast<value*>(p.g.out);
  const int tile = unit / p.items, at = tile * 8 + (lane & 7), half = lane >> 3 & 1,
            n = static_cast<int>(p.g.n), inner = n >> 1;
  float sum = weights.sum_of_unit(p, part, sums, lane);
  if constexpr (Weights::kDown) {
#pragma unroll 4
    for (int i = 0; bias && i < p.pairs; i++) {
      const float first = T::load(bias + static_cast<i64>(part[i].first_expert) * n + at),
                  second = T::load(bias + static_cast<i64>(part[i].second_expert) * n + at);
      if (part[i].low) sum = fmaf(part[i].first_weight, first, sum);
      if (part[i].high) sum = fmaf(part[i].second_weight, second, sum);
    }
    if (lane < 8) T::store(out + static_cast<i64>(unit - tile * p.items) * n + at, sum);
  } else {
    if (bias)
      sum += T::load(bias + static_cast<i64>(part->first_expert) * n +
                     (p.activation == kClampedSwiglu ? 2 * at + half : at + half * inner));
    const float up = __shfl_xor_sync(kFullWarp, sum, 8);
    if (lane < 8) T::store(out + static_cast<i64>(part->row) * inner + at, gated(sum, up, p));
  }
}

// Computes this block's units. Weights (moe_4bit_weights, moe_8bit_weights) has the code that
// depends on the format:
//   begin(p)           all threads, before the PDL wait of moe_down
//   begin_late(p)      all threads but those of the first warp, while that warp lists parts
//   rows_arrived(p)    all threads, when the rows of `a` can be read
//   multiply(p, parts, count, warp, lane, ready)
//                      each warp multiplies its steps and stores its sums for each unit. It calls
//                      `ready` when its first weights are in flight.
//   sum_of_unit(p, part, sums, lane)
//                      one warp adds the sums of all warps for a unit
template <class Weights>
NYBBLE_DEVICE void compute_moe_units(const params::moe_product& p) {
  using L = typename Weights::L;
  constexpr bool kDown = Weights::kDown;
  extern __shared__ __align__(1024) u8 shared[];
  u8* const window = shared - shared_address(shared);
  moe_part* const parts = reinterpret_cast<moe_part*>(window + L::kParts);
  int* const listed = reinterpret_cast<int*>(window + L::kCount);
  const int lane = threadIdx.x & 31, warp = uniform(threadIdx.x >> 5);
  const u32 all = p.items * p.tiles;
  const int end = static_cast<int>(all * (blockIdx.x + 1) / gridDim.x), each = kDown ? p.pairs : 1,
            most = min(L::kAtOnce, L::kMostParts / each);
  int at = static_cast<int>(all * blockIdx.x / gridDim.x);
  Weights weights = {window};
  moe_place<Weights> place(p, at, lane);
  weights.begin(p);
  const auto clear = [&] {
    for (u32 i = threadIdx.x * 4; i < L::kAtOnce * policy::kMoeFewWarps * 64;
         i += policy::kMoeFewThreads * 4)
      store_shared(L::kSums + i, 0.0f);
  };
  clear();
  if constexpr (!kDown) pdl_wait();
  bool started = false;
  const auto ready = [&] {
    if (started) return;
    started = true;
    if constexpr (kDown)
      pdl_wait();
    else  // not earlier, because the blocks of moe_down would delay this block's copies
      pdl_launch_dependents();
    weights.rows_arrived(p);
  };
#pragma unroll 1
  while (at < end) {
    const int units = min(most, end - at);
    if (warp == 0) {
      const int count = place.list(p, parts, units * each, lane);
      if (lane == 0) *listed = count;
    } else if (!started) {
      weights.begin_late(p);
    }
    __syncthreads();
    const int count = *listed;
    weights.multiply(p, parts, count, warp, lane, ready);
    __syncthreads();
    const int stored = kDown ? units : count;
#pragma unroll 1
    for (int i = warp; i < stored; i += policy::kMoeFewWarps) {
      const moe_part* const part = parts + (kDown ? i * p.pairs : i);
      store_moe_unit<Weights>(p, weights, part, at + part->unit,
                              L::kSums + part->unit * (policy::kMoeFewWarps * 64), lane);
    }
    at += units;
    if (at >= end) break;
    __syncthreads();
    clear();
    place = moe_place<Weights>(p, at, lane);
  }
  ready();
}

#endif

}  // namespace nybble
