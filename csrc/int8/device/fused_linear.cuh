// An int8 linear layer of up to eight rows in a single kernel (sm_80 and newer). Every block
// quantizes all rows of `a` while its first weights are in flight, and then multiplies its rows of
// W (gemv.cuh). Outlier columns are added to the result in the element type.
//
// One, two, four or eight warps share a row. Lanes keep the row's vectors in registers from the
// search for the largest value to the quantization.
#pragma once
#include "int8/device/fused_linear_outliers.cuh"
#include "int8/device/gemv.cuh"
#include "int8/device/quantize.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

template <class T>
struct int8_rows_here {
  static constexpr int V = T::kVector, kHeld = policy::kInt8FusedRegisterVectors;
  const params::int8_fused_linear& p;
  int8_fused_linear_facts& facts;
  signed char* q;  // [m][pitch], in shared memory after the sums
  u32* marks;      // the outlier columns: one bit per column

  NYBBLE_DEVICE int8_rows_here(const params::int8_fused_linear& all, u8* shared,
                               int8_fused_linear_facts& found)
      : p(all), facts(found) {
    const int m = static_cast<int>(p.g.m);
    q = reinterpret_cast<signed char*>(shared) + policy::int8_gemv_smem_bytes(m);
    marks = reinterpret_cast<u32*>(q + m * pitch());
  }
  NYBBLE_DEVICE int pitch() const { return static_cast<int>(p.g.k) + policy::kInt8FusedPad; }
  NYBBLE_DEVICE int words() const { return (static_cast<int>(p.g.k) + 31) >> 5; }

  NYBBLE_DEVICE int8_fused_linear_outliers<T> outliers() const {
    return {p, facts, marks, words()};
  }

  NYBBLE_DEVICE void before_weights() const {}

  // Returns the largest magnitude in a vector, not counting outliers, and marks the outliers'
  // columns. Not inlined, because it is rarely called.
  static __device__ __noinline__ float top_and_marks(uint4 raw, float threshold, u32* marks,
                                                     int k) {
    float v[V], top = 0;
    T::unpack(raw, v);
#pragma unroll
    for (int j = 0; j < V; j++) {
      if (is_outlier(v[j], threshold))
        atomicOr(marks + ((k + j) >> 5), 1u << ((k + j) & 31));
      else
        top = fmaxf(top, fabsf(v[j]));
    }
    return top;
  }

  // kPlain: whether all values are finite, and the scale is a normal number. any: whether a column
  // is marked.
  template <bool kPlain>
  NYBBLE_DEVICE void quantize(const uint4 (&held)[kHeld], int row, int first, int last,
                              const int8_scale& scale, bool any) const {
#pragma unroll
    for (int h = 0; h < kHeld; h++) {
      const int i = first + h * 32;
      if (i >= last) break;
      float v[V];
      u32 c[V];
      T::unpack(held[h], v);
      const u32 mark = any ? marks[i * V >> 5] >> (i * V & 31) : 0;
#pragma unroll
      for (int j = 0; j < V; j++)
        c[j] = mark >> j & 1 ? 0 : kPlain ? scale.of_number(v[j]) : scale(v[j]);
      int8_codes<V>(c).store_aligned(q + row * pitch(), i);
    }
  }

  // Loads and quantizes the rows. int8_gemv calls this after it has started the first loads of
  // weights.
  NYBBLE_DEVICE void behind_weights() const {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, m = static_cast<int>(p.g.m),
              vectors = static_cast<int>(p.g.k) / V,
              shift = m <= 1   ? 3
                      : m <= 2 ? 2
                      : m <= 4 ? 1
                               : 0,
              row = warp >> shift, each = (vectors + (1 << shift) - 1) >> shift,
              from = (warp & ((1 << shift) - 1)) * each, first = from + lane,
              last = row < m ? min(from + each, vectors) : 0;
    const uint4* a = static_cast<const uint4*>(p.a) + static_cast<i64>(row) * vectors;
    uint4 held[kHeld];
#pragma unroll
    for (int h = 0; h < kHeld; h++)
      held[h] = first + h * 32 < last ? __ldg(a + first + h * 32) : make_uint4(0, 0, 0, 0);
    if (threadIdx.x < policy::kInt8FusedRows) facts.tops[threadIdx.x] = 0;
    if (threadIdx.x == 0) facts.outliers = 0;
    for (int i = threadIdx.x; i < words(); i += blockDim.x) marks[i] = 0;
    __syncthreads();
    const float limit = tame_limit(p.threshold);
    float top = 0;
    bool tame = true, finite = true;
#pragma unroll
    for (int h = 0; h < kHeld; h++) {
      const float most = T::absmax(T::magnitude(held[h]));
      tame = tame && most < limit;
      finite = finite && most < tame_limit(0.0f);
      top = fmaxf(top, most < limit
                           ? most
                           : top_and_marks(held[h], p.threshold, marks, (first + h * 32) * V));
    }
    const u32 all = warp_larger(bits_of(top));
    if (lane == 0 && row < m) atomicMax(facts.tops + row, all);
    const bool any = __syncthreads_or(!tame) != 0 && p.threshold > 0.0f;
    if (any && warp == 0) outliers().list();
    const int8_scale scale(float_of(facts.tops[row]));
    if (__all_sync(kFullWarp, finite) && scale.is_plain())
      quantize<true>(held, row, first, last, scale, any);
    else
      quantize<false>(held, row, first, last, scale, any);
    __syncthreads();
  }

  NYBBLE_DEVICE uint4 part(int m, int k) const {
    return *reinterpret_cast<const uint4*>(q + m * pitch() + k);
  }

  template <class Output>
  NYBBLE_DEVICE void before_results(int count, const Output& output) const {
    if (facts.outliers > policy::kInt8FusedAlone) outliers().add_up(count, output);
  }
  NYBBLE_DEVICE void finish(const int8_output& o, int sum) const {
    const typename T::storage* bias = static_cast<const typename T::storage*>(p.g.bias);
    float v = int8_value(sum, float_of(facts.tops[o.m]), __ldg(p.g.col_absmax + o.n));
    if (bias) v = __fadd_rn(v, T::load(bias + o.n));
    if (facts.outliers > 0) v = __fadd_rn(outliers_by_float<T>::keep(v), outliers().of(o));
    T::store(static_cast<typename T::storage*>(p.g.out) + o.m * p.g.n + o.n, v);
  }
};

template <class T>
NYBBLE_DEVICE void int8_fused_linear(const params::int8_fused_linear& p) {
  extern __shared__ __align__(1024) u8 shared[];
  __shared__ int8_fused_linear_facts facts;
  int8_gemv<1>(p.g, int8_rows_here<T>(p, shared, facts));
}

#endif

}  // namespace nybble
