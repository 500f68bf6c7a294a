// cuBLASLt matrix products: per function a slot, a cold path and a stub. Generated.
// clang-format off
#include "stubs/cublaslt.h"

#include "adapt.h"
#include "libraries.h"
#include "stub_list.h"

#define NYBBLE_STUB_LIBRARY cublaslt_library
namespace nybble::stubs {
namespace {
#define NYBBLE_PHASE NYBBLE_COLD_
#include "generated/cublaslt.def"
#undef NYBBLE_PHASE

#if NYBBLE_STUB_JUMPS
extern "C" __attribute__((visibility("hidden"), used)) any_function nybble_untyped_cublaslt(int index) { return untyped(cublaslt_library, index); }
#endif
constexpr function functions[] = {
#define NYBBLE_PHASE NYBBLE_ROW_
#include "generated/cublaslt.def"
#undef NYBBLE_PHASE
};
constexpr soname sonames[] = {
    { 13, "libcublasLt.so.13"},
    { 12, "libcublasLt.so.12"},
    { 11, "libcublasLt.so.11"},
};
constexpr const char* group_products[] = { "cublasLtMatmulDescCreate", "cublasLtMatrixLayoutCreate", "cublasLtMatmulPreferenceCreate", "cublasLtMatmulAlgoGetHeuristic", "cublasLtMatmul", nullptr};
constexpr group groups[] = {
    {"products", group_products},
};
constexpr description about = {
    "cublaslt", "cuBLASLt matrix products", "NYBBLE_LIBCUBLASLT", "libcublasLt", "cublas",
    functions, sizeof functions / sizeof *functions, sonames, 3, groups, 1,
    nullptr, false,
    nullptr, nullptr,
    15, 15, 15,
};
}  // namespace
library cublaslt_library{&about};
namespace {
[[maybe_unused]] const bool known = (know(cublaslt_library), true);
}
}  // namespace nybble::stubs

extern "C" {
#define NYBBLE_PHASE NYBBLE_STUB_
#include "generated/cublaslt.def"
}
#if NYBBLE_STUB_JUMPS
NYBBLE_STUB_UNTYPED_CALL("cublaslt");
#endif
