// Launches embedding look-ups.
#include "cuda/launch.h"
#include "cuda/kernel.h"
#include "cuda/shapes.h"
#include "device/params.h"
#include "device/policy.h"

namespace nybble::cuda {
namespace {

#define NYBBLE_TABLE(name, suffix)                                                                \
  {"embedding", "embedding_" name "_f32" suffix}, {"embedding", "embedding_" name "_f16" suffix}, \
  {                                                                                               \
    "embedding", "embedding_" name "_bf16" suffix                                                 \
  }
enum { kInt8 = 0, kPlain = 1, kNested = 2 };
kernel kernels[3][3] = {
    {NYBBLE_TABLE("8bit", "")}, {NYBBLE_TABLE("4bit", "")}, {NYBBLE_TABLE("4bit", "_nested")}};

}  // namespace

void embedding(const embedding_args& e, int32_t device, void* stream) {
  const int vector = vector_of(e.dtype), form = !e.four_bits                ? kInt8
                                                : e.absmax.codes == nullptr ? kPlain
                                                                            : kNested;
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
      e.four_bits ? log2_of("block_size", e.block_size, 16) : 0,
      e.quant_type,
      e.columns % vector == 0 && is_aligned(e.out, 16) && is_aligned(e.table, 8)};
  const int64_t per_block = policy::kEmbeddingThreads * policy::kEmbeddingVectors;
  kernels[form][e.dtype].launch(
      device, stream,
      with_pdl(
          {ceil_div(ceil_div(e.count * e.columns, vector), per_block), policy::kEmbeddingThreads}),
      p);
}

}  // namespace nybble::cuda
