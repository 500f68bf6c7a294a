// Launch embedding look-ups.
#include "cuda/launch.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

// [4 bits][dtype]
kernel kernels[2][3] = {{NYBBLE_KERNEL_WIDTHS("embedding", "embedding_8bit", "")},
                        {NYBBLE_KERNEL_WIDTHS("embedding", "embedding_4bit", "")}};

}  // namespace

void embedding(const embedding_args& e, int32_t device, void* stream) {
  const int vector = vector_of(e.dtype);
  const params::embedding p = {
      e.indices,
      e.table,
      absmax_of(e.absmax),
      e.code,
      e.out,
      e.count,
      e.rows,
      e.columns,
      e.index_bits == 64,
      e.four_bits ? log2_of("block_size", e.block_size) : 0,
      e.quant_type,
      e.dtype,
      e.columns % vector == 0 && is_aligned(e.out, 16) && is_aligned(e.table, 8)};
  const int64_t per_block = policy::kEmbeddingThreads * policy::kEmbeddingVectors;
  kernels[e.four_bits][e.dtype].launch(
      device, stream,
      with_pdl(
          {ceil_div(ceil_div(e.count * e.columns, vector), per_block), policy::kEmbeddingThreads}),
      p);
}

}  // namespace nybble::cuda
