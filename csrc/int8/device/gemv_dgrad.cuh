// Gradient of the int8 product for few rows (sm_80 and newer): grad_a[m][k] = sum over n of
// grad_out[m][n] * scale[n] / 127 * W[n][k]. W is read once per 8 * kTiles rows of grad_out.
//
// W transposed is the 16-row A operand of m16n8k16 in bfloat16, which represents every int8
// exactly. The B operand is grad_out * scale, split into several bfloat16 terms if its type needs
// them. From every 16 rows of W, lane t of a quad reads 16 columns of rows 4t to 4t + 3. Each warp
// has its own cp.async pipeline; a step has 16 rows of 128 columns of W.
//
// Requires: k % 16 == 0; n % 4 == 0; W and scales aligned to 16 bytes; and grad_out aligned to four
// values.
#pragma once
#include "device/gemv_dgrad_scheduler.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 800

template <int kTiles>
struct int8_dgrad_smem_layout {
  static constexpr int kWarps = policy::int8_dgrad_warps(8 * kTiles),
                       kStages = policy::kInt8DgradStages;
  static constexpr int kColumns = 128, kStage = 16 * kColumns, kPipelineBytes = kStages * kStage,
                       kSums =
                           kWarps * kPipelineBytes;  // [warp][16 columns][lane], pairs of float32
  // The four lanes t of a quad read rows 4t + i at the same time, so these rows are adjacent. The
  // positions of the 16-byte pieces avoid bank conflicts.
  NYBBLE_DEVICE static u32 place(int t, int i) { return (4 * i + t) * kColumns; }
  NYBBLE_DEVICE static u32 swizzled(int t, int piece) { return (piece ^ 2 * t) << 4; }
};

template <class L>
struct int8_dgrad_producer {
  const params::gemm4& p;
  dgrad_scheduler at;
  const u8* w;
  int rows;  // number of rows of W from this warp's first row on
  bool inside;
  NYBBLE_DEVICE int8_dgrad_producer(const params::gemm4_dgrad& q, int block)
      : p(q.g), at(q, block) {
    aim();
  }
  NYBBLE_DEVICE void aim() {
    const int lane = threadIdx.x & 31, n0 = (at.unit * L::kWarps + (threadIdx.x >> 5)) * 16,
              k0 = at.tile * L::kColumns + (lane & 7) * 16;
    rows = static_cast<int>(p.n) - n0;
    inside = k0 < p.k;
    w = p.packed + (n0 + (lane >> 3)) * p.k + k0;
  }
  NYBBLE_DEVICE void copy(u32 stage) {
    if (at.left > 0) {
      const int lane = threadIdx.x & 31, r = lane >> 3;
#pragma unroll
      for (int j = 0; j < 4; j++)
        cp_async_16(stage + L::place(j, r) + L::swizzled(j, lane & 7), w + 4 * j * p.k,
                    inside && 4 * j + r < rows);
      at.next();
      if (at.unit == 0)
        aim();
      else
        rows -= L::kWarps * 16, w += L::kWarps * 16 * p.k;
    }
    cp_async_commit();
  }
};

template <class T>
struct four_of {
  uint2 x;
  NYBBLE_DEVICE void load(const void* p) { x = __ldg(static_cast<const uint2*>(p)); }
  NYBBLE_DEVICE void clear() { x = make_uint2(0, 0); }
  NYBBLE_DEVICE void values(float (&v)[4]) const {
    v[0] = T::low(x.x), v[1] = T::high(x.x), v[2] = T::low(x.y), v[3] = T::high(x.y);
  }
};
template <>
struct four_of<f32> {
  uint4 x;
  NYBBLE_DEVICE void load(const void* p) { x = __ldg(static_cast<const uint4*>(p)); }
  NYBBLE_DEVICE void clear() { x = make_uint4(0, 0, 0, 0); }
  NYBBLE_DEVICE void values(float (&v)[4]) const { f32::unpack(x, v); }
};

// grad_out and its scales. Lane (g, t) holds values 4t to 4t + 3 of every 16 values of row g.
template <class T, int kTiles>
struct int8_dgrad_fragment {
  four_of<T> x[kTiles];
  float4 scales;
  const typename T::storage* row[kTiles];  // NULL if there is no such row
  const float* scale;
  int left;  // number of rows of W from this lane's first row on
  NYBBLE_DEVICE int8_dgrad_fragment(const params::gemm4& p, int m0) {
    const int n = static_cast<int>(threadIdx.x >> 5) * 16 + (threadIdx.x & 3) * 4;
    left = static_cast<int>(p.n) - n, scale = p.absmax.values + n;
#pragma unroll
    for (int c = 0; c < kTiles; c++) {
      const int m = m0 + c * 8 + ((threadIdx.x & 31) >> 2);
      row[c] = m < p.m ? static_cast<const typename T::storage*>(p.a) + m * p.n + n : nullptr;
    }
  }
  NYBBLE_DEVICE void load(int first) {  // first: the unit's first row
    scales = make_float4(0, 0, 0, 0);
    if (first < left) scales = __ldg(reinterpret_cast<const float4*>(scale + first));
#pragma unroll
    for (int c = 0; c < kTiles; c++) {
      x[c].clear();
      if (row[c] && first < left) x[c].load(row[c] + first);
    }
  }
  // Splits each value into bfloat16 terms.
  template <int kTerms>
  NYBBLE_DEVICE void split(u32 (&b)[kTerms][kTiles][2]) const {
    const float s[4] = {scales.x * (1.0f / 127.0f), scales.y * (1.0f / 127.0f),
                        scales.z * (1.0f / 127.0f), scales.w * (1.0f / 127.0f)};
#pragma unroll
    for (int c = 0; c < kTiles; c++) {
      float v[4];
      x[c].values(v);
#pragma unroll
      for (int i = 0; i < 4; i++) v[i] *= s[i];
#pragma unroll
      for (int e = 0; e < kTerms; e++) {
        b[e][c][0] = bf16::pair(v[0], v[1]), b[e][c][1] = bf16::pair(v[2], v[3]);
        v[0] -= bf16::low(b[e][c][0]), v[1] -= bf16::high(b[e][c][0]);
        v[2] -= bf16::low(b[e][c][1]), v[3] -= bf16::high(b[e][c][1]);
      }
    }
  }
};

// Converts byte `byte` of two words from int8 to bfloat16. The function builds the float 128 + (the
// low seven bits), and then subtracts 128, or 256 if the sign bit is set.
NYBBLE_DEVICE u32 int8_pair(u32 a, u32 b, const int byte) {
  const u32 both = permute(a, b, 0x4400u + 0x1111u * byte);
  u32 r;
  asm("fma.rn.bf16x2 %0, %1, %2, %3;"
      : "=r"(r)
      : "r"((both & 0x007f007fu) | 0x43004300u), "r"(0x3f803f80u),
        "r"((both & 0x00800080u) | 0xc300c300u));
  return r;
}

template <class L, int kTerms, int kTiles>
NYBBLE_DEVICE void multiply_int8_rows(float (&sums)[kTiles][8][4],
                                      const u32 (&b)[kTerms][kTiles][2], u32 stage) {
  const int lane = threadIdx.x & 31, g = lane >> 2, t = lane & 3;
  uint4 w[4];
#pragma unroll
  for (int i = 0; i < 4; i++) w[i] = shared_quad(stage + L::place(t, i) + L::swizzled(t, g));
#pragma unroll
  for (int at = 0; at < 8; at++) {  // `at` is the number of a pair among the lane's 16 columns
    u32 x[4];
#pragma unroll
    for (int i = 0; i < 4; i++)
      x[i] = at / 2 == 0 ? w[i].x : at / 2 == 1 ? w[i].y : at / 2 == 2 ? w[i].z : w[i].w;
    const int byte = at % 2 * 2;
    const u32 a[4] = {int8_pair(x[0], x[1], byte), int8_pair(x[0], x[1], byte + 1),
                      int8_pair(x[2], x[3], byte), int8_pair(x[2], x[3], byte + 1)};
#pragma unroll
    for (int e = kTerms - 1; e >= 0; e--)
#pragma unroll
      for (int c = 0; c < kTiles; c++)
        mma<bf16>(sums[c][at], a[0], a[1], a[2], a[3], b[e][c][0], b[e][c][1]);
  }
}

// Adds the sums of all warps and stores the results.
template <class L, class T, int kTiles>
NYBBLE_DEVICE void finish_int8_mma(const float (&sums)[kTiles][8][4],
                                   const dgrad_epilogue<T>& places, u32 shared, int m0, int k0) {
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
  for (int c = 0; c < kTiles; c++) {
#pragma unroll
    for (int i = 0; i < 16; i++) {  // `i` is one of the lane's columns
      const float* pair = sums[c][i / 2] + i % 2 * 2;
      const u32 to = shared + (warp * 16 + i) * 256 + ((lane ^ i) << 3);
      asm volatile("st.shared.v2.f32 [%0], {%1,%2};" ::"r"(to), "f"(pair[0]), "f"(pair[1])
                   : "memory");
    }
    __syncthreads();
    for (int o = threadIdx.x; o < 8 * L::kColumns; o += L::kWarps * 32) {
      const int k = o % L::kColumns, m = o / L::kColumns, i = k & 15,
                from = ((k >> 4) * 4 + (m >> 1)) ^ i;
      float sum = 0.0f;
#pragma unroll
      for (int s = 0; s < L::kWarps; s++)
        sum += shared_float(shared + (s * 16 + i) * 256 + (from << 3) + (m & 1) * 4);
      places.store(m0 + c * 8 + m, k0 + k, sum);
    }
    __syncthreads();
  }
}

template <class T, int kTerms, int kTiles>
NYBBLE_DEVICE void int8_grad(const params::gemm4_dgrad& q) {
  using L = int8_dgrad_smem_layout<kTiles>;
  extern __shared__ __align__(1024) u8 shared[];
  const params::gemm4& p = q.g;
  const u32 start = shared_address(shared),
            pipeline = start + (threadIdx.x >> 5) * L::kPipelineBytes,
            pipeline_end = pipeline + L::kPipelineBytes;
  const int block = blockIdx.x % q.blocks, m0 = blockIdx.x / q.blocks * kTiles * 8;
  int8_dgrad_producer<L> producer(q, block);
  int8_dgrad_fragment<T, kTiles> rows(p, m0);
  dgrad_scheduler at(q, block);
  pdl_launch_dependents();
#pragma unroll
  for (int s = 0; s < L::kStages - 1; s++) producer.copy(pipeline + s * L::kStage);
  rows.load(at.unit * (L::kWarps * 16));
  float sums[kTiles][8][4] = {};
  u32 from = pipeline;
  for (; at.left > 0; at.next()) {
    cp_async_wait<L::kStages - 2>();
    __syncwarp();
    producer.copy(from == pipeline ? pipeline_end - L::kStage : from - L::kStage);
    u32 b[kTerms][kTiles][2];
    rows.template split<kTerms>(b);
    rows.load((at.unit + 1 == at.units ? 0 : at.unit + 1) * (L::kWarps * 16));
    multiply_int8_rows<L>(sums, b, from);
    from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
    if (at.ends()) {
      finish_int8_mma<L, T>(sums, dgrad_epilogue<T>(q, at, block), start + L::kSums, m0,
                            at.tile * L::kColumns);
#pragma unroll
      for (int i = 0; i < kTiles * 32; i++) (&sums[0][0][0])[i] = 0.0f;
    }
  }
}

#endif

}  // namespace nybble
