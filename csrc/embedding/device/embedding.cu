// Names of the embedding kernels: embedding_<bits>_<type>. The types are f32 and half (float16 or
// bfloat16).
#include "device/mma.cuh"
#include "embedding/device/embedding.cuh"

namespace nybble {

// These kernels are launched with PDL. Each kernel first waits for the previous kernel.
#define NYBBLE_EMBEDDING(name, body)                                      \
  extern "C" __global__ void __launch_bounds__(policy::kEmbeddingThreads) \
      name(const params::embedding p) {                                   \
    pdl_wait();                                                           \
    body;                                                                 \
  }
#define NYBBLE_EMBEDDINGS(name, type)                                         \
  NYBBLE_EMBEDDING(embedding_4bit_##name, (embedding<type, table4<type>>(p))) \
  NYBBLE_EMBEDDING(embedding_8bit_##name, (embedding<type, table8<type>>(p)))
NYBBLE_EMBEDDINGS(f32, f32)
NYBBLE_EMBEDDINGS(half, half_type)

}  // namespace nybble
