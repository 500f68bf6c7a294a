// Tests the choice of kernels for 4-bit products and their gradients.
#include "gemm4/path.h"

#include <set>
#include <string>

#include "tests/check.h"

namespace {

using namespace nybble::cuda;
using paths = std::set<gemm4_path>;

constexpr auto kGemv = gemm4_path::gemv, kSkinny = gemm4_path::skinny,
               kSplitGemv = gemm4_path::split_fp16_gemv, kSplitWgmma = gemm4_path::split_fp16_wgmma,
               kWgmma = gemm4_path::wgmma, kMma32 = gemm4_path::mma_32, kMma64 = gemm4_path::mma_64,
               kSplitBf16 = gemm4_path::split_bf16, kCublasLt = gemm4_path::cublaslt,
               kSimt = gemm4_path::simt;

const paths kHopper = {kGemv, kSkinny, kSplitGemv, kSplitWgmma, kWgmma, kSplitBf16, kCublasLt};
const paths kBlackwell = {kGemv, kSplitGemv, kMma32, kMma64, kSplitBf16, kCublasLt};
const paths kAmpere = {kMma32, kMma64, kSplitBf16, kCublasLt};
const paths kAda = {kMma32, kCublasLt};  // too little shared memory for tiles of 64 columns
const paths kRtx50 = {kMma32, kMma64, kCublasLt};  // too little shared memory for GEMV
const paths kTuring = {kCublasLt};
const paths kNothing = {};

gemm4_problem half(int64_t m, int64_t n = 14336, int64_t k = 4096, int block_size = 64) {
  return {false, m, n, k, block_size, true, true, true, false, false, false, true, false, {}};
}
gemm4_problem f32(int64_t m, int64_t n = 14336, int64_t k = 4096) {
  gemm4_problem p = half(m, n, k);
  p.f32 = true;
  return p;
}
gemm4_problem with(gemm4_problem p, void (*change)(gemm4_problem&)) {
  change(p);
  return p;
}
gemm4_problem nested(gemm4_problem p) {
  p.nested = p.nested_in_words = true;
  return p;
}
gemm4_problem microscaled(gemm4_problem p) {
  p.nested = p.microscaled = true;
  return p;
}
gemm4_problem fp4(int64_t m, fp4_kernels kernels = fp4_kernels::mma) {
  gemm4_problem p = microscaled(half(m, 14336, 4096, 32));
  p.fp4 = kernels;
  return p;
}
gemm4_problem unaligned(gemm4_problem p) {
  p.a_aligned = p.vector = false;
  return p;
}

gemm4_path chosen(const gemm4_problem& p, const paths& has, bool gradient) {
  const gemm4_usable usable = [&](gemm4_path path) {
    NYBBLE_EXPECT(path != kSimt, "usable() was called for simt");
    return has.count(path) != 0;
  };
  return gradient ? choose_gemm4_dgrad_path(p, usable) : choose_gemm4_path(p, usable);
}

struct row {
  const char* what;
  gemm4_problem problem;
  const paths& has;
  gemm4_path path;
};

void check(const char* what, bool gradient, std::initializer_list<row> rows) {
  for (const row& r : rows)
    NYBBLE_EXPECT(chosen(r.problem, r.has, gradient) == r.path, std::string(what) + r.what);
}

void products() {
  check(
      "product: ", false,
      {
          {"one row on Hopper", half(1), kHopper, kGemv},
          {"8 rows on Hopper", half(8), kHopper, kGemv},
          {"9 rows on Hopper", half(9), kHopper, kSkinny},
          {"32 rows on Hopper", half(32), kHopper, kSkinny},
          {"33 rows on Hopper", half(33), kHopper, kWgmma},
          {"9 rows on Hopper, nested scales", nested(half(9)), kHopper, kSkinny},
          {"9 rows on Hopper, nested scales that are not in whole words",
           with(half(9), [](gemm4_problem& p) { p.nested = true; }), kHopper, kGemv},
          {"9 rows on Hopper, K % 256 != 0", half(9, 14336, 4096 + 64), kHopper, kGemv},
          {"17 rows on Hopper, blocks of 128", half(17, 14336, 4096, 128), kHopper, kWgmma},
          {"many rows on Hopper", half(4096), kHopper, kWgmma},
          {"blocks of 32 on Hopper", half(17, 14336, 4096, 32), kHopper, kWgmma},
          {"MXFP4, 8 rows on Hopper", microscaled(half(8, 14336, 4096, 32)), kHopper, kGemv},
          {"MXFP4, 16 rows on Hopper", microscaled(half(16, 14336, 4096, 32)), kHopper, kSkinny},
          {"MXFP4, 33 rows on Hopper", microscaled(half(33, 14336, 4096, 32)), kHopper, kWgmma},
          {"NVFP4, 16 rows on Blackwell", microscaled(half(16, 14336, 4096, 16)), kBlackwell,
           kGemv},
          {"NVFP4, 17 rows on Hopper", microscaled(half(17, 14336, 4096, 16)), kHopper, kSkinny},
          {"NVFP4, 33 rows on Hopper", microscaled(half(33, 14336, 4096, 16)), kHopper, kWgmma},
          {"NVFP4, 64 rows on Blackwell", microscaled(half(64, 14336, 4096, 16)), kBlackwell,
           kGemv},
          {"NVFP4, 17 rows of a tiny weight on Blackwell", microscaled(half(17, 1024, 1024, 16)),
           kBlackwell, kMma32},
          {"NVFP4, 65 rows on Blackwell", microscaled(half(65, 14336, 4096, 16)), kBlackwell,
           kCublasLt},
          {"MXFP4, 32 rows of a small weight on Blackwell", microscaled(half(32, 4096, 4096, 32)),
           kBlackwell, kGemv},
          {"MXFP4, 33 rows of a small weight on Blackwell", microscaled(half(33, 4096, 4096, 32)),
           kBlackwell, kMma64},
          {"MXFP4, FP4 tensor cores are not allowed", microscaled(half(17, 14336, 4096, 32)),
           kRtx50, kMma32},
          {"MXFP4, 65 rows on Ampere", microscaled(half(65, 14336, 4096, 32)), kAmpere, kCublasLt},
          {"FP4 tensor cores, one row", fp4(1), kRtx50, kMma32},
          {"FP4 tensor cores, 33 rows", fp4(33), kRtx50, kMma64},
          {"FP4 tensor cores, 128 rows", fp4(128), kRtx50, kMma64},
          {"FP4 tensor cores, 129 rows", fp4(129), kRtx50, kCublasLt},
          {"FP4 tensor cores and GEMV, 16 rows", fp4(16), kBlackwell, kGemv},
          {"FP4 tensor cores and GEMV, 17 rows", fp4(17), kBlackwell, kMma32},
          {"tcgen05, 64 rows", fp4(64, fp4_kernels::tcgen05), kBlackwell, kGemv},
          {"tcgen05, 64 rows without GEMV", fp4(64, fp4_kernels::tcgen05), kRtx50, kMma64},
          {"tcgen05, 65 rows", fp4(65, fp4_kernels::tcgen05), kBlackwell, kMma64},
          {"tcgen05, 5000 rows", fp4(5000, fp4_kernels::tcgen05), kBlackwell, kMma64},
          {"FP4 tensor cores, K % 64 != 0",
           with(fp4(17), [](gemm4_problem& p) { p.k += 32, p.microscaled = false; }), kRtx50,
           kCublasLt},
          {"FP4 tensor cores are allowed, but the image has no kernel",
           fp4(17),
           {kGemv, kCublasLt},
           kGemv},
          {"NVFP4 with an epilogue, 17 rows on Blackwell",
           with(microscaled(half(17, 14336, 4096, 16)),
                [](gemm4_problem& p) { p.user_functions = true; }),
           kBlackwell, kCublasLt},
          {"blocks of 16 with other scales on Hopper, more", half(17, 14336, 4096, 16), kHopper,
           kCublasLt},
          {"NVFP4, one row on Ampere", microscaled(half(1, 14336, 4096, 16)), kAmpere, kMma32},
          {"blocks of 16 with other scales", half(1, 14336, 4096, 16), kHopper, kSimt},
          {"an odd K on Hopper, one row", half(1, 14336, 4064), kHopper, kSimt},
          {"an odd K on Hopper, more", half(5, 14336, 4064), kHopper, kCublasLt},
          {"unaligned rows on Hopper", unaligned(half(17)), kHopper, kCublasLt},
          {"few columns of W on Hopper", half(1, 15), kHopper, kWgmma},
          {"more than 32 bits count", half(17, int64_t{1} << 40, 64), kHopper, kCublasLt},
          {"16 rows on Blackwell", half(16), kBlackwell, kGemv},
          {"17 rows on Blackwell", half(17), kBlackwell, kMma32},
          {"64 rows on Blackwell", half(64), kBlackwell, kMma64},
          {"one row on Ampere", half(1), kAmpere, kMma32},
          {"32 rows on Ampere", half(32), kAmpere, kMma32},
          {"33 rows on Ampere", half(33), kAmpere, kMma64},
          {"33 rows on Ada", half(33), kAda, kMma32},
          {"65 rows on Ampere", half(65), kAmpere, kCublasLt},
          {"65 rows on Ampere, no cuBLASLt", half(65), {kMma32, kMma64}, kMma32},
          {"blocks of 32 on Ampere", half(8, 14336, 4096, 32), kAmpere, kCublasLt},
          {"4 rows on Turing", half(4), kTuring, kSimt},
          {"5 rows on Turing", half(5), kTuring, kCublasLt},
          {"nothing", half(300), kNothing, kSimt},
          {"float32, 2 rows on Hopper", f32(2), kHopper, kGemv},
          {"float32, 4 rows of a small weight", f32(4, 4096), kHopper, kGemv},
          {"float32, 4 rows of a large weight", f32(4), kHopper, kSplitGemv},
          {"float32, 4 rows, nested scales", nested(f32(4)), kHopper, kGemv},
          {"float32, 8 rows on Hopper", f32(8), kHopper, kSplitGemv},
          {"float32, 9 rows on Hopper", f32(9), kHopper, kSplitWgmma},
          {"float32, 64 rows of a small weight", f32(64, 1024, 1024), kHopper, kGemv},
          {"float32, 64 rows on Blackwell", f32(64), kBlackwell, kSplitGemv},
          {"float32, 65 rows on Blackwell", f32(65), kBlackwell, kCublasLt},
          {"float32, 192 rows on Blackwell", f32(192), kBlackwell, kSplitBf16},
          {"float32, 192 rows of few columns", f32(192, 4096), kAmpere, kCublasLt},
          {"float32, 512 rows on Ampere", f32(512), kAmpere, kSplitBf16},
          {"float32, user functions",
           with(f32(512), [](gemm4_problem& p) { p.user_functions = true; }), kAmpere, kCublasLt},
          {"float32, 12 rows on Turing", f32(12), kTuring, kSimt},
          {"float32, 13 rows on Turing", f32(13), kTuring, kCublasLt},
      });
}

void gradients() {
  check("gradient: ", true,
        {
            {"16 rows on Hopper", half(16), kHopper, kGemv},
            {"17 rows on Hopper", half(17), kHopper, kWgmma},
            {"512 rows on Hopper", half(512), kHopper, kWgmma},
            {"513 rows on Hopper", half(513), kHopper, kCublasLt},
            {"257 rows of a small weight", half(257, 4096), kHopper, kCublasLt},
            {"48 rows on Blackwell", half(48), kBlackwell, kGemv},
            {"49 rows on Blackwell", half(49), kBlackwell, kCublasLt},
            {"blocks of 32", half(17, 14336, 4096, 32), kHopper, kGemv},
            {"blocks of 16", half(17, 14336, 4096, 16), kHopper, kCublasLt},
            {"N that is no multiple of 4", half(1, 14334), kHopper, kCublasLt},
            {"one row on Ampere", half(1), kAmpere, kCublasLt},
            {"float32, 64 rows on Hopper", f32(64), kHopper, kGemv},
            {"float32, 65 rows on Hopper", f32(65), kHopper, kCublasLt},
            {"float32, 512 rows on Hopper", f32(512), kHopper, kSplitBf16},
            {"nothing", half(1), kNothing, kSimt},
        });
}

// An excluded path is never chosen again, so that the launcher's loop ends.
void exclusions() {
  for (const bool gradient : {false, true})
    for (const int64_t m : {1, 8, 17, 64, 300, 1025})
      for (const auto& p : {half(m), f32(m), fp4(m)}) {
        paths left = {kGemv,  kSplitGemv, kSplitWgmma, kWgmma,
                      kMma32, kMma64,     kSplitBf16,  kCublasLt};
        for (gemm4_path path = chosen(p, left, gradient); path != kSimt;
             path = chosen(p, left, gradient)) {
          NYBBLE_EXPECT(left.erase(path) == 1, "an excluded path is chosen");
          if (left.empty()) break;
        }
      }
}

}  // namespace

int main() {
  products();
  gradients();
  exclusions();
  return nybble::test::report("gemm4_path");
}
