// A layer of 8-bit experts (LLM.int8) for few rows (moe_units.cuh). A step has 128 values along K,
// and the A operand is that of m16n8k32.
//
// Each block quantizes all rows of `a` itself, while its first weights are in flight. A value
// whose magnitude is at least the threshold is an outlier: its code is 0, and its product is
// computed in the element type and added when the sums are stored. Each row has outliers of its
// own, so with a threshold an expert must not have two rows.
//
// Requires: K % 16 == 0; n % 16 == 0; aligned rows; at most kMoeFewRows rows, with at most
// kMoe8bitRowBytes values in all.
#pragma once
#include "grouped/device/moe_units.cuh"
#include "int8/device/codes.cuh"
#include "int8/device/gemm_mma.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The shared memory of a block. kTops: for each row and warp, the absmax of the values that the
// warp has read; kRowTops: the absmax of each row. The highest bit says whether there are outliers.
// kMarks: for each row, a bit for each value; each row starts with a word.
struct moe_8bit_layout {
  static constexpr int kAtOnce = policy::kMoe8bitAtOnce, kMostParts = policy::kMoe8bitParts;
  static constexpr u32 kStage = 16 * 128, kStages = policy::kMoe8bitStages, kSums = 1024,
                       kParts = kSums + kAtOnce * policy::kMoeFewWarps * 64,
                       kCount = kParts + kMostParts * sizeof(moe_part), kTops = kCount + 128,
                       kRowTops = kTops + policy::kMoeFewRows * policy::kMoeFewWarps * 4,
                       kRows = kRowTops + policy::kMoeFewRows * 4,
                       kMarks = kRows + policy::kMoe8bitRowBytes + 128,
                       kPipeline = kMarks + policy::kMoe8bitMarkBytes,
                       kScales = kPipeline + policy::kMoeFewWarps * kStages * kStage;
  static_assert(kRows % 128 == 0 && kPipeline % 128 == 0);
  static_assert(kScales + policy::kMoeFewWarps * kStages * 64 == kSums + policy::kMoe8bitBytes);
  // Returns the distance between the marks of two rows, in words.
  NYBBLE_DEVICE static int marks_pitch(i64 k) { return static_cast<int>(k + 31) >> 5; }
};

template <class T, bool down>
struct moe_8bit_weights {
  using type = T;
  using value = typename T::storage;
  using L = moe_8bit_layout;
  static constexpr bool kDown = down;
  static constexpr int kBits = 8;
  static constexpr bool kTensorFactors = false;
  u8* window;           // the start of shared memory
  u32 with_expert = 0;  // a bit for each row of moe_down: whether it has an expert

  NYBBLE_DEVICE void begin(const params::moe_product& p) {
    const int row = threadIdx.x & 31;
    with_expert =
        __ballot_sync(kFullWarp, kDown && row < p.tokens * p.per_token && moe_expert(p, row) >= 0);
  }
  NYBBLE_DEVICE void begin_late(const params::moe_product&) const {}
  NYBBLE_DEVICE u32& word(u32 at) const { return *reinterpret_cast<u32*>(window + at); }
  NYBBLE_DEVICE float top_of(int row) const {
    return float_of(word(L::kRowTops + row * 4) & 0x7fffffffu);
  }
  NYBBLE_DEVICE bool has_outliers(int row) const { return word(L::kRowTops + row * 4) >> 31; }

  // Calls visit(row, vector) for the vectors of 8 values of all rows that this thread reads, and
  // then done(row). Rows without an expert are left out. If there are as many rows as warps, a warp
  // reads whole rows.
  template <class Visit, class Done>
  NYBBLE_DEVICE void each_vector(const params::moe_product& p, Visit visit, Done done) const {
    constexpr int kAhead = 4;
    const int rows = p.tokens * (kDown ? p.per_token : 1), vectors = static_cast<int>(p.g.k >> 3);
    const bool whole = rows >= policy::kMoeFewWarps;
    for (int r = whole ? threadIdx.x >> 5 : 0; r < rows; r += whole ? policy::kMoeFewWarps : 1) {
      if (kDown && !(with_expert >> r & 1)) continue;  // moe_gate_up has not stored this row
      const uint4* const from =
          reinterpret_cast<const uint4*>(static_cast<const value*>(p.g.a) + r * p.g.k);
      const int step = whole ? 32 : policy::kMoeFewThreads;
#pragma unroll 1
      for (int i = whole ? threadIdx.x & 31 : threadIdx.x; i < vectors; i += kAhead * step) {
        uint4 raw[kAhead];
#pragma unroll
        for (int j = 0; j < kAhead; j++)
          if (i + j * step < vectors) raw[j] = load_behind_wait(from + i + j * step);
#pragma unroll
        for (int j = 0; j < kAhead; j++)
          if (i + j * step < vectors) visit(r, i + j * step, raw[j]);
      }
      done(r);
    }
  }
  // Quantizes the rows of `a`.
  NYBBLE_DEVICE void rows_arrived(const params::moe_product& p) const {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5,
              rows = p.tokens * (kDown ? p.per_token : 1);
    const bool whole = rows >= policy::kMoeFewWarps;
    const float limit = tame_limit(p.threshold);
    float top = 0.0f;
    bool outliers = false;
    each_vector(
        p,
        [&](int, int, const uint4& raw) {
          float most = T::absmax(T::magnitude(raw));
          if (!(most < limit)) {
            most = top_of_any<T>(raw, p.threshold);
            outliers |= p.threshold > 0.0f;
          }
          top = fmaxf(top, most);
        },
        [&](int r) {
          const u32 largest = warp_larger(bits_of(top)),
                    mark = __any_sync(kFullWarp, outliers) ? 1u << 31 : 0;
          if (lane == 0)
            word(L::kTops + (r * policy::kMoeFewWarps + (whole ? 0 : warp)) * 4) = largest | mark;
          top = 0.0f, outliers = false;
        });
    __syncthreads();
    int have = -1;
    u32 all = 0;
    int8_scale scale;
    const auto find_scale = [&](int r) {
      if (r == have) return;
      have = r, all = 0;
      u32 marks = 0;
      for (int w = 0; w < (whole ? 1 : policy::kMoeFewWarps); w++) {
        const u32 one = word(L::kTops + (r * policy::kMoeFewWarps + w) * 4);
        marks |= one & 1u << 31, all = larger(all, one & 0x7fffffffu);
      }
      scale = int8_scale(float_of(all)), all |= marks;
    };
    each_vector(
        p,
        [&](int r, int i, const uint4& raw) {
          find_scale(r);
          float v[8];
          u32 c[8], marks = 0;
          T::unpack(raw, v);
#pragma unroll
          for (int j = 0; j < 8; j++) {
            const bool outlier = is_outlier(v[j], p.threshold);
            c[j] = outlier ? 0 : scale(v[j]), marks |= outlier << j;
          }
          const int8_codes<8> codes(c);
          if (p.threshold > 0.0f) {
            u8* const to = window + L::kMarks + r * L::marks_pitch(p.g.k) * 4;
            to[i] = static_cast<u8>(marks);
            if (i + 1 == static_cast<int>(p.g.k >> 3))  // the rest of the last word
              for (int j = i + 1; j & 3; j++) to[j] = 0;
          }
          codes.store_aligned(
              reinterpret_cast<signed char*>(window + L::kRows + r * static_cast<int>(p.g.k)), i);
        },
        [&](int r) {
          find_scale(r);
          if (whole ? lane == 0 : threadIdx.x == 0) word(L::kRowTops + r * 4) = all;
        });
    __syncthreads();
  }

  // moe_gate_up: each warp stores int32 sums. moe_down: float32 sums of weighted results.
  template <class Ready>
  NYBBLE_DEVICE void multiply(const params::moe_product& p, const moe_part* parts, int count,
                              int warp, int lane, Ready ready) const {
    const int g = lane >> 2, t = lane & 3;
    const u32 pipeline = L::kPipeline + warp * (L::kStages * L::kStage),
              end = pipeline + L::kStages * L::kStage;
    const moe_row_copier<kDown> copier(p, static_cast<int>(p.g.k), lane);
    const value* const rows = static_cast<const value*>(p.g.a);
    moe_step step(p.slices, warp), copied = step;
    u32 to = pipeline, stage = pipeline;
    // of the stage at `from`: the scales of 8 rows of each half
    const auto scales_at = [](u32 from) { return L::kScales + (from - L::kPipeline) / 32; };
    const auto copy = [&] {
      if (copied.part < count) {
        const moe_part& part = parts[copied.part];
        copier.copy_rows(part, copied.slice, to, lane);
        if (kDown && lane < 4)
          cp_async_16(scales_at(to) + lane * 16,
                      (lane < 2 ? part.low_scales : part.high_scales) + (lane & 1) * 16,
                      lane < 2 ? part.low : part.high);
        copied.next(p.slices);
      }
      cp_async_commit();
      to += L::kStage;
      if (to == end) to = pipeline;
    };
#pragma unroll 1
    for (u32 s = 0; s < L::kStages - 1; s++) copy();
    ready();
    int total[4] = {};
    float sum = 0.0f;
#pragma unroll 1
    while (step.part < count) {
      const moe_part& part = parts[step.part];
      const u16* const a = g == 0 ? part.first : kDown && g == 1 ? part.second : nullptr;
      uint2 x[4] = {};
      if (a) {
        const u8* const from = window + L::kRows + static_cast<u32>(a - rows) +
                               step.slice * policy::kMoe8bitSlice + t * 8;
#pragma unroll
        for (int b = 0; b < 4; b++) x[b] = *reinterpret_cast<const uint2*>(from + b * 32);
      }
      copy();
      cp_async_wait<L::kStages - 1>();
      __syncwarp();
      const u32 w = moe_lane_bytes(stage, lane);
      float scales[2] = {};
      if (kDown)
        scales[0] = shared_float(scales_at(stage) + g * 4),
        scales[1] = shared_float(scales_at(stage) + 32 + g * 4);
#pragma unroll
      for (int b = 0; b < 4; b++) {
        const uint2 low = shared_pair(w ^ b << 5), high = shared_pair((w ^ b << 5) + 8 * 128);
        mma_int8(total, low.x, high.x, low.y, high.y, x[b].x, x[b].y);
      }
      stage += L::kStage;
      if (stage == end) stage = pipeline;
      const int before = step.part;
      step.next(p.slices);
      if (step.part == before) continue;
      const int unit = part.unit;
      const u32 sums = L::kSums + (unit * policy::kMoeFewWarps + warp) * 64 + g * 4;
      if constexpr (kDown) {
        // rows 0 to 7 times column 0, and rows 8 to 15 times column 1
        if (part.low)
          sum = fmaf(part.first_weight, int8_value(total[0], top_of(part.row), scales[0]), sum);
        if (part.high)
          sum =
              fmaf(part.second_weight, int8_value(total[3], top_of(part.row + 1), scales[1]), sum);
        if (step.part >= count || parts[step.part].unit != unit) {
          if (t == 0) store_shared(sums, sum);
          sum = 0.0f;
        }
      } else if (t == 0) {
        word(sums) = total[0], word(sums + 32) = total[2];
      }
#pragma unroll
      for (int j = 0; j < 4; j++) total[j] = 0;
    }
    cp_async_wait<0>();
  }

  // Returns the sum of the products of row r's outliers with a row of W, which `scale` multiplies.
  // All lanes must call this with the same r and `a`, the values of row r. If the lanes of several
  // groups have the same row of W, each group multiplies some of the outliers. A lane loads several
  // values at once, because this takes as long as loading one.
  NYBBLE_DEVICE float outliers_of(const params::moe_product& p, int r, const u16* a, const u8* w,
                                  float scale, int lane) const {
    constexpr int kRowsOfW = kDown ? 8 : 16, kGroups = 32 / kRowsOfW, kAtOnce = 8;
    const int words = L::marks_pitch(p.g.k), group = lane / kRowsOfW;
    int columns[kAtOnce] = {}, have = 0, all = 0;
    float sum = 0.0f;
    const auto multiply = [&] {
      float x[kAtOnce], c[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; i++) {
        x[i] = i < have ? T::load(reinterpret_cast<const value*>(a) + columns[i]) : 0.0f;
        c[i] = i < have ? static_cast<signed char>(w[columns[i]]) : 0.0f;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; i++)
        if (i < have) sum = fmaf(x[i], T::low(T::pair(__fmul_rn(c[i], scale), 0.0f)), sum);
      have = 0;
    };
#pragma unroll 1
    for (int from = 0; from < words; from += 32) {
      const u32 own = from + lane < words ? word(L::kMarks + (r * words + from + lane) * 4) : 0;
      for (u32 marked = __ballot_sync(kFullWarp, own != 0); marked; marked &= marked - 1) {
        const int other = __ffs(static_cast<int>(marked)) - 1;
        for (u32 bits = __shfl_sync(kFullWarp, own, other); bits; bits &= bits - 1) {
          if (all % kGroups == group) {
#pragma unroll
            for (int i = kAtOnce - 1; i > 0; i--) columns[i] = columns[i - 1];
            columns[0] = (from + other) * 32 + __ffs(static_cast<int>(bits)) - 1, have++;
          }
          if (++all % (kGroups * kAtOnce) == 0) multiply();
        }
      }
    }
    multiply();
    if (kDown) sum += __shfl_xor_sync(kFullWarp, sum, 8);
    return sum + __shfl_xor_sync(kFullWarp, sum, 16);
  }
  NYBBLE_DEVICE float sum_of_unit(const params::moe_product& p, const moe_part* part, u32 sums,
                                  int lane) const {
    constexpr int kHalf = policy::kMoeFewWarps / 2;
    const int r = lane & 7;
    const u32 at = sums + (lane >> 4) * kHalf * 64 + (lane & 15) * 4;
    if constexpr (kDown) {
      float sum = 0.0f;
#pragma unroll
      for (int w = 0; w < kHalf; w++) sum += shared_float(at + w * 64);
      sum += __shfl_xor_sync(kFullWarp, sum, 16);
      for (int i = 0; i < p.pairs; i++) {
        const auto add = [&](const u8* w, const u8* scales, const u16* a, int row, float weight) {
          if (!w || !has_outliers(row)) return;
          const float scale = code_scale(reinterpret_cast<const float*>(scales), r);
          sum = fmaf(weight, outliers_of(p, row, a, w + r * p.g.k, scale, lane), sum);
        };
        add(part[i].low, part[i].low_scales, part[i].first, part[i].row, part[i].first_weight);
        add(part[i].high, part[i].high_scales, part[i].second, part[i].row + 1,
            part[i].second_weight);
      }
      return sum;
    }
    int sum = 0;
#pragma unroll
    for (int w = 0; w < kHalf; w++) sum += static_cast<int>(word(at + w * 64));
    sum += __shfl_xor_sync(kFullWarp, sum, 16);
    const bool up = lane & 8;
    const int row = r * moe_row_stride<kDown>(p), token = part->row / p.per_token;
    const float* const scales =
        reinterpret_cast<const float*>(up ? part->high_scales : part->low_scales);
    float result = int8_value(sum, top_of(token), __ldg(scales + row));
    if (has_outliers(token))
      result += outliers_of(p, token, part->first, (up ? part->high : part->low) + row * p.g.k,
                            code_scale(scales, row), lane);
    return result;
  }
};

#endif

}  // namespace nybble
