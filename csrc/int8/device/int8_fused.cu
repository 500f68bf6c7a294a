// Names of the int8 kernels that quantize the rows of `a` and multiply them (images of sm_80 and
// newer; the launcher checks). They take half of the int8 kernels' compile time. They are an image
// family of their own, so that a change to another int8 kernel does not recompile them.
#if __CUDA_ARCH__ >= 800
#include "int8/device/fused_linear.cuh"
#include "int8/device/fused_quant.cuh"
#include "int8/device/kernel.cuh"

namespace nybble {

// This line makes `parts` of group_max the first variable in shared memory. Otherwise ptxas
// allocates other registers and generates 1 % more instructions.
template __device__ float group_max(float, const all_threads&, int);

#define NYBBLE_INT8_LINEAR(type)                                                         \
  NYBBLE_INT8_KERNEL(int8_fused_linear_##type, int8_fused_linear, (256, 1),              \
                     (int8_fused_linear<type>(p)))                                       \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_8, int8_gemv_fused_quant, (256, 1),  \
                     (int8_gemv<1>(p.g, int8_fused_quant_source<type>{p})))              \
  NYBBLE_INT8_KERNEL(int8_gemv_fused_quant_##type##_16, int8_gemv_fused_quant, (256, 1), \
                     (int8_gemv<2>(p.g, int8_fused_quant_source<type>{p})))
NYBBLE_INT8_LINEAR(f32)
NYBBLE_INT8_LINEAR(f16)
NYBBLE_INT8_LINEAR(bf16)

}  // namespace nybble

#else
// See gemm4_wgmma.cu.
extern "C" __device__ const int int8_fused_is_of_sm_80 = 0;
#endif
