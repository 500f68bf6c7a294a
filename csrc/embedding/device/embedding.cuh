// Embedding look-up: gathers rows of a quantized table and dequantizes them. A table is either
// 4-bit, with blocks of consecutive values of the flattened table, or int8, with a scale for each
// row.
#pragma once
#include "blockwise/device/dequantize.cuh"

namespace nybble {

extern "C" __device__ void __assertfail(const char* message, const char* file, unsigned line,
                                        const char* function, decltype(sizeof(0)) char_bytes);

// Returns the row of the table that index number `at` selects. If the index is outside the table,
// the kernel traps, as in torch.
NYBBLE_DEVICE i64 table_row(const params::embedding& p, i64 at) {
  if (!p.indices) return at;
  const i64 row = p.wide ? __ldg(static_cast<const i64*>(p.indices) + at)
                         : __ldg(static_cast<const int*>(p.indices) + at);
  if (static_cast<u64>(row) >= static_cast<u64>(p.rows))
    __assertfail("0 <= index < num_embeddings", "nybble/embedding.cuh", 22, "embedding", 1);
  return row;
}

// The table types. The functions of a table return the codes and the scale of a value. `at` is the
// position of the value in the flattened table, and `row` is its row.
template <class T, bool kNested>
struct table4 {
  using word = typename word_of<T::kVector / 2>::type;
  const params::embedding& p;
  const float* book;
  float code;  // this lane's entry of the code book, which other lanes read by shuffles
  NYBBLE_DEVICE explicit table4(const params::embedding& p)
      : p(p), book(code4_of(p.quant_type, p.code)), code(__ldg(book + lane_of_warp() % 16)) {}
  NYBBLE_DEVICE word codes(i64 at) const {
    return __ldg(reinterpret_cast<const word*>(p.table + (at >> 1)));
  }
  NYBBLE_DEVICE float scale(i64, i64 at) const {
    return scale_of<kNested>(p.absmax, at >> p.block_shift);
  }
  NYBBLE_DEVICE void decode(word w, float scale, float (&v)[T::kVector]) const {
#pragma unroll
    for (int j = 0; j < T::kVector; j++)
      v[j] = __fmul_rn(__shfl_sync(kFullWarp, code, w >> (4 * (j ^ 1))), scale);
  }
  NYBBLE_DEVICE float single(i64 row, i64 at) const {
    return __fmul_rn(__ldg(book + ((p.table[at >> 1] >> (at & 1 ? 0 : 4)) & 15)), scale(row, at));
  }
};

template <class T>
struct table8 {
  using word = typename word_of<T::kVector>::type;
  const params::embedding& p;
  NYBBLE_DEVICE explicit table8(const params::embedding& p) : p(p) {}
  NYBBLE_DEVICE word codes(i64 at) const {
    return __ldg(reinterpret_cast<const word*>(p.table + at));
  }
  NYBBLE_DEVICE float scale(i64 row, i64) const {
    return __fmul_rn(__ldg(p.absmax.values + row), 1.0f / 127.0f);
  }
  NYBBLE_DEVICE void decode(word w, float scale, float (&v)[T::kVector]) const {
#pragma unroll
    for (int j = 0; j < T::kVector; j++)
      v[j] = __fmul_rn(static_cast<float>(static_cast<signed char>(w >> (8 * j))), scale);
  }
  NYBBLE_DEVICE float single(i64 row, i64 at) const {
    return __fmul_rn(static_cast<float>(static_cast<signed char>(p.table[at])), scale(row, at));
  }
};

// This function is for rows of whole, aligned vectors: each lane writes whole vectors of 16 bytes.
// All values of a vector belong to one row and, with 4 bits, to one block.
template <class T, class Table>
NYBBLE_DEVICE void gather_vectors(const params::embedding& p) {
  constexpr int V = T::kVector, U = policy::kEmbeddingVectors;
  const i64 across = p.columns / V, vectors = p.count * across,
            from = (static_cast<i64>(blockIdx.x) * blockDim.x + (threadIdx.x & ~31)) * U;
  if (from >= vectors) return;
  const Table table(p);
  i64 row[U], at[U];
  typename Table::word w[U];
  float s[U], v[V];
#pragma unroll
  for (int u = 0; u < U; u++) {
    const i64 i = min(from + u * 32 + lane_of_warp(), vectors - 1),
              line = vectors <= 0xffffffff ? static_cast<u32>(i) / static_cast<u32>(across)
                                           : i / across;
    row[u] = table_row(p, line);
    at[u] = row[u] * p.columns + (i - line * across) * V;
  }
#pragma unroll
  for (int u = 0; u < U; u++) w[u] = table.codes(at[u]), s[u] = table.scale(row[u], at[u]);
#pragma unroll
  for (int u = 0; u < U; u++) {
    const i64 i = from + u * 32 + lane_of_warp();
    table.decode(w[u], s[u], v);
    if (i < vectors) static_cast<uint4*>(p.out)[i] = T::pack(v);
  }
}

// Writes single values. This function supports any number of columns and any alignment.
template <class T, class Table>
NYBBLE_DEVICE void gather_values(const params::embedding& p) {
  const Table table(p);
  const i64 count = p.count * p.columns;
  i64 i = (static_cast<i64>(blockIdx.x) * blockDim.x * policy::kEmbeddingVectors) * T::kVector +
          threadIdx.x;
#pragma unroll 1
  for (int j = 0; j < T::kVector * policy::kEmbeddingVectors && i < count; j++, i += blockDim.x) {
    const i64 line = i / p.columns, row = table_row(p, line);
    T::store(static_cast<typename T::storage*>(p.out) + i,
             table.single(row, row * p.columns + (i - line * p.columns)));
  }
}

template <class T, class Table>
NYBBLE_DEVICE void embedding(const params::embedding& p) {
  if (p.vector)
    gather_vectors<T, Table>(p);
  else
    gather_values<T, Table>(p);
}

}  // namespace nybble
