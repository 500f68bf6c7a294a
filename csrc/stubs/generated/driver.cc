// CUDA driver: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/cuda.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY driver_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/driver.def"
#undef NYBBLE_PHASE

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_driver(int index) { return untyped(driver_library, index); }
#endif
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/driver.def"
#undef NYBBLE_PHASE
};
constexpr soname sonames[] = {
    { 0, "libcuda.so.1"},
};
constexpr const char* group_modules[] = { "cuModuleLoadDataEx", "cuModuleGetFunction", "cuModuleGetGlobal_v2", "cuModuleUnload", "cuLaunchKernel", nullptr};
constexpr const char* group_libraries[] = { "cuLibraryLoadData", "cuLibraryGetKernel", "cuLibraryUnload", "cuKernelGetFunction", nullptr};
constexpr const char* group_launch_extended[] = { "cuLaunchKernelEx", "cuOccupancyMaxActiveClusters", nullptr};
constexpr const char* group_linking[] = { "cuLinkCreate_v2", "cuLinkAddData_v2", "cuLinkComplete", "cuLinkDestroy", nullptr};
constexpr const char* group_graphs[] = { "cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuGraphInstantiateWithFlags", "cuGraphLaunch", nullptr};
constexpr const char* group_memory_pools[] = { "cuMemAllocAsync", "cuMemFreeAsync", "cuMemPoolCreate", nullptr};
constexpr const char* group_tensor_maps[] = { "cuTensorMapEncodeTiled", nullptr};
constexpr group groups[] = {
    {"modules", group_modules},
    {"libraries", group_libraries},
    {"launch_extended", group_launch_extended},
    {"linking", group_linking},
    {"graphs", group_graphs},
    {"memory_pools", group_memory_pools},
    {"tensor_maps", group_tensor_maps},
};
constexpr description about = {
    "driver", "CUDA driver", "NYBBLE_LIBCUDA", "libcuda", "",
    functions, sizeof functions / sizeof *functions, sonames, 1, groups, 7,
    nullptr, false,
    nullptr, nullptr,
    34, 302, 36,
};
}  // namespace
library driver_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(driver_library), true);
}
}  // namespace nybble::stubs

extern "C" {
#define NYBBLE_PHASE NYBBLE_STUB_
#include "generated/driver.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("driver");
#endif
