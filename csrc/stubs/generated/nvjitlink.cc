// nvJitLink linker: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/nvjitlink.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY nvjitlink_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/nvjitlink.def"
#undef NYBBLE_PHASE

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_nvjitlink(int index) { return untyped(nvjitlink_library, index); }
#endif
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/nvjitlink.def"
#undef NYBBLE_PHASE
};
constexpr soname sonames[] = {
    { 13, "libnvJitLink.so.13"},
    { 12, "libnvJitLink.so.12"},
};
constexpr const char* group_linking[] = { "nvJitLinkAddData", "nvJitLinkAddFile", "nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubin", nullptr};
constexpr const char* group_ptx[] = { "nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtx", nullptr};
constexpr const char* group_lto_output[] = { "nvJitLinkGetLinkedLTOIRSize", "nvJitLinkGetLinkedLTOIR", nullptr};
constexpr group groups[] = {
    {"linking", group_linking},
    {"ptx", group_ptx},
    {"lto_output", group_lto_output},
};
constexpr description about = {
    "nvjitlink", "nvJitLink linker", "NYBBLE_LIBNVJITLINK", "libnvJitLink", "nvjitlink",
    functions, sizeof functions / sizeof *functions, sonames, 2, groups, 3,
    "nvJitLinkVersion", true,
    nullptr, "__%s_12_%d",
    6, 6, 6,
};
}  // namespace
library nvjitlink_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(nvjitlink_library), true);
}
}  // namespace nybble::stubs

extern "C" {
#define NYBBLE_PHASE NYBBLE_STUB_
#include "generated/nvjitlink.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("nvjitlink");
#endif
