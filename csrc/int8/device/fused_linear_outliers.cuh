// Outlier columns of the fused int8 linear layer (sm_80 and newer). This code finds the columns and
// computes their part of each output. The float32 results are equal to those of the int8_outliers
// kernels.
//
// If there are few outlier columns, the thread that stores an output adds their products to it.
// Otherwise a warp computes four outputs of a row at a time, and each lane adds the products of
// different columns of the list. If there are too many columns for the list, each lane instead
// reads the marks of 16 columns at a time, and adds the products of the marked columns. Reading the
// marks of all columns costs less than a search for the outlier columns.
#pragma once
#include "int8/device/gemv.cuh"
#include "int8/device/outliers.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

// What a block knows about the outlier columns. The block keeps this in static shared memory.
struct int8_fused_linear_facts {
  u32 tops[policy::kInt8FusedRows];  // each row's absmax, as the bits of a float
  u16 list[policy::kInt8FusedListed];
  float parts[policy::kInt8GemvTiles * 16 * policy::kInt8FusedRows];  // for a group's outputs
  int outliers;
};

template <class T>
struct int8_fused_linear_outliers {
  static constexpr int V = T::kVector, kOutputs = 4;
  const params::int8_fused_linear& p;
  int8_fused_linear_facts& facts;
  const u32* marks;  // the outlier columns: one bit per column
  int words;

  // Lists the columns in ascending order. A single warp calls this; its lanes read adjacent words
  // of marks.
  NYBBLE_DEVICE void list() const {
    const int lane = threadIdx.x & 31, each = (words + 31) >> 5, first = lane * each,
              last = min(first + each, words);
    int count = 0;
    for (int i = first; i < last; i++) count += __popc(marks[i]);
    int rank = sum_up_to_lane(count, lane);
    if (lane == 31) facts.outliers = rank;
    rank -= count;
    for (int i = first; i < last; i++)
      for (u32 left = marks[i]; left && rank < policy::kInt8FusedListed; left &= left - 1)
        facts.list[rank++] = static_cast<u16>(i * 32 + __ffs(static_cast<int>(left)) - 1);
  }

  NYBBLE_DEVICE const typename T::storage* row(int m) const {
    return static_cast<const typename T::storage*>(p.a) + m * p.g.k;
  }
  NYBBLE_DEVICE static float weight(signed char code, float scale) {
    return outliers_by_float<T>::keep(__fmul_rn(static_cast<float>(code), scale));
  }

  NYBBLE_DEVICE float of(const int8_output& o) const {
    if (facts.outliers > policy::kInt8FusedAlone) return facts.parts[o.at];
    const typename T::storage* a = row(o.m);
    const signed char* b = p.g.b + o.n * p.g.k;
    const float scale = code_scale(p.g.col_absmax, o.n);
    float sum = 0;
#pragma unroll 4
    for (int i = 0; i < facts.outliers; i++) {
      const u32 k = facts.list[i];
      sum = fmaf(T::load(a + k), weight(b[k], scale), sum);
    }
    return sum;
  }

  // Computes the outlier part of each output of a group, and stores it in facts.parts. All threads
  // of the block must call this.
  template <class Output>
  NYBBLE_DEVICE void add_up(int count, const Output& output) const {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const bool listed = facts.outliers <= policy::kInt8FusedListed &&
                        facts.outliers * policy::kInt8FusedDense <= p.g.k;
    for (int at = warp * kOutputs; at < count; at += policy::kInt8GemvWarps * kOutputs) {
      const int8_output first = output(at);
      float sums[kOutputs] = {}, scales[kOutputs];
#pragma unroll
      for (int i = 0; i < kOutputs; i++) scales[i] = code_scale(p.g.col_absmax, first.n + i);
      if (listed)
        add_listed(sums, first, scales);
      else
        add_marked(sums, first, scales);
      const float sum = sum_over_lanes<16>(sums, lane);
      if (lane % (32 / kOutputs) == 0) facts.parts[at + lane / (32 / kOutputs)] = sum;
    }
    __syncthreads();
  }

  NYBBLE_DEVICE void add_listed(float (&sums)[kOutputs], const int8_output& first,
                                const float (&scales)[kOutputs]) const {
    const typename T::storage* a = row(first.m);
    const signed char* b = p.g.b + first.n * p.g.k;
#pragma unroll 2
    for (int j = threadIdx.x & 31; j < facts.outliers; j += 32) {
      const u32 k = facts.list[j];
      const float x = T::load(a + k);
#pragma unroll
      for (int i = 0; i < kOutputs; i++)
        sums[i] = fmaf(x, weight(b[i * p.g.k + k], scales[i]), sums[i]);
    }
  }

  NYBBLE_DEVICE void add_marked(float (&sums)[kOutputs], const int8_output& first,
                                const float (&scales)[kOutputs]) const {
    const signed char* b = p.g.b + first.n * p.g.k;
    const uint4* a = reinterpret_cast<const uint4*>(row(first.m));
    for (int k = (threadIdx.x & 31) * 16; k < p.g.k; k += 32 * 16) {
      const u32 mark = marks[k >> 5] >> (k & 31) & 0xffff;
      if (!mark) continue;
      float x[16];
#pragma unroll
      for (int j = 0; j < 16; j += V) {
        float v[V];
        T::unpack(__ldg(a + (k + j) / V), v);
#pragma unroll
        for (int e = 0; e < V; e++) x[j + e] = v[e];
      }
#pragma unroll
      for (int i = 0; i < kOutputs; i++) {
        const uint4 codes = __ldg(reinterpret_cast<const uint4*>(b + i * p.g.k + k));
        const u32 word[4] = {codes.x, codes.y, codes.z, codes.w};
#pragma unroll
        for (int j = 0; j < 16; j++) {
          const float w = weight(static_cast<signed char>(word[j >> 2] >> (j & 3) * 8), scales[i]);
          if (mark >> j & 1) sums[i] = fmaf(x[j], w, sums[i]);
        }
      }
    }
  }
};

#endif

}  // namespace nybble
