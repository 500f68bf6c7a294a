// NVRTC run-time compiler: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/nvrtc.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY nvrtc_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/nvrtc.def"
#undef NYBBLE_PHASE

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_nvrtc(int index) { return untyped(nvrtc_library, index); }
#endif
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/nvrtc.def"
#undef NYBBLE_PHASE
};
constexpr soname sonames[] = {
    { 13, "libnvrtc.so.13"},
    { 12, "libnvrtc.so.12"},
    { 11, "libnvrtc.so.11.2"},
};
constexpr const char* group_cubin[] = { "nvrtcGetCUBINSize", "nvrtcGetCUBIN", nullptr};
constexpr const char* group_architectures[] = { "nvrtcGetNumSupportedArchs", "nvrtcGetSupportedArchs", nullptr};
constexpr const char* group_lto[] = { "nvrtcGetLTOIRSize", "nvrtcGetLTOIR", nullptr};
constexpr const char* group_precompiled_headers[] = { "nvrtcGetPCHHeapSize", "nvrtcSetPCHHeapSize", nullptr};
constexpr group groups[] = {
    {"cubin", group_cubin},
    {"architectures", group_architectures},
    {"lto", group_lto},
    {"precompiled_headers", group_precompiled_headers},
};
constexpr description about = {
    "nvrtc", "NVRTC run-time compiler", "NYBBLE_LIBNVRTC", "libnvrtc", "cuda_nvrtc",
    functions, sizeof functions / sizeof *functions, sonames, 3, groups, 4,
    "nvrtcVersion", true,
    "libnvrtc-builtins", nullptr,
    11, 11, 11,
};
}  // namespace
library nvrtc_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(nvrtc_library), true);
}
}  // namespace nybble::stubs

extern "C" {
#define NYBBLE_PHASE NYBBLE_STUB_
#include "generated/nvrtc.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("nvrtc");
#endif
