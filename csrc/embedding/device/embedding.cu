// Defines the embedding kernels: embedding_<bits>_<type>, and embedding_4bit_<type>_nested.
#include "device/mma.cuh"
#include "embedding/device/embedding.cuh"

namespace nybble {

// These kernels are launched with PDL, and each first waits for the previous kernel.
#define NYBBLE_EMBEDDING(name, body)                                      \
  extern "C" __global__ void __launch_bounds__(policy::kEmbeddingThreads) \
      name(const params::embedding p) {                                   \
    pdl_wait();                                                           \
    body;                                                                 \
  }
#define NYBBLE_EMBEDDINGS(type)                                                              \
  NYBBLE_EMBEDDING(embedding_4bit_##type, (embedding<type, table4<type, false>>(p)))         \
  NYBBLE_EMBEDDING(embedding_4bit_##type##_nested, (embedding<type, table4<type, true>>(p))) \
  NYBBLE_EMBEDDING(embedding_8bit_##type, (embedding<type, table8<type>>(p)))
NYBBLE_EMBEDDINGS(f32)
NYBBLE_EMBEDDINGS(f16)
NYBBLE_EMBEDDINGS(bf16)

}  // namespace nybble
