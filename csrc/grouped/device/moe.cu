// Defines the kernels of a mixture-of-experts layer: moe_route, moe_gate_<width>, moe_sum_<width>.
#include "grouped/device/moe.cuh"

namespace nybble {

// These kernels are launched with PDL. Each first waits for the previous kernel, and moe_gate then
// lets the next one start, because products read weights and offsets before they wait. If moe_route
// also did, a layer of one token would take 24.3 instead of 20.7 us for Qwen3, and 36.2 instead of
// 37.5 us for gpt-oss (H200).
#define NYBBLE_MOE(name, record, threads, body)                                        \
  extern "C" __global__ void __launch_bounds__(threads) name(const params::record p) { \
    pdl_wait();                                                                        \
    body;                                                                              \
  }
#define NYBBLE_MOE_TYPES(suffix, type)                         \
  NYBBLE_MOE(moe_gate_##suffix, moe_gate, policy::kMoeThreads, \
             (pdl_launch_dependents(), gate_rows<type>(p)))    \
  NYBBLE_MOE(moe_sum_##suffix, moe_sum, policy::kMoeThreads, (sum_rows<type>(p)))
NYBBLE_MOE(moe_route, moe_route, policy::kMoeRouteThreads, (route_rows(p)))
NYBBLE_MOE_TYPES(f32, f32)
NYBBLE_MOE_TYPES(half, half_type)

}  // namespace nybble
