// Tests the choices that tuning measures: the first is the library's own, and all are valid,
// different and equally accurate.
#include <algorithm>
#include <set>
#include <string>

#include "check.h"
#include "gemm4/tuned.h"

namespace {

using namespace nybble::cuda;
using paths = std::set<gemm4_path>;

constexpr auto kGemv = gemm4_path::gemv, kSkinny = gemm4_path::skinny, kWgmma = gemm4_path::wgmma,
               kMma32 = gemm4_path::mma_32, kMma64 = gemm4_path::mma_64,
               kCublasLt = gemm4_path::cublaslt, kSimt = gemm4_path::simt,
               kSplitFp16 = gemm4_path::split_fp16_gemv;

const paths kHopper = {kGemv, kSkinny, kSplitFp16, kWgmma, kMma32, kMma64, kCublasLt},
            kBlackwell = {kGemv, kMma32, kMma64, kCublasLt}, kAmpere = {kMma32, kMma64, kCublasLt},
            kAda = {kMma32, kCublasLt}, kTuring = {kCublasLt}, kNothing = {};

gemm4_problem half(int64_t m, int64_t n = 14336, int64_t k = 4096, int block_size = 64) {
  return {false, m, n, k, block_size, true, true, true, false, false, false, true, false, {}};
}

std::vector<gemm4_choice> candidates(const gemm4_problem& p, const paths& has, int processors,
                                     bool splitk = true) {
  return gemm4_candidates(p, {processors, splitk},
                          [&](gemm4_path path) { return has.count(path) != 0; });
}

void check(const char* what, const gemm4_problem& p, const paths& has, int processors,
           const paths& expected) {
  const std::string text = std::string(what) + ", " + std::to_string(p.m) + " rows";
  const std::vector<gemm4_choice> all = candidates(p, has, processors);
  paths found;
  for (const gemm4_choice& c : all) {
    found.insert(c.path);
    NYBBLE_EXPECT(is_valid(c, p, processors), text + ": a candidate is not valid");
    NYBBLE_EXPECT(std::count_if(all.begin(), all.end(),
                                [&](const gemm4_choice& other) {
                                  return other.path == c.path && other.plan == c.plan;
                                }) == 1,
                  text + ": a candidate occurs twice");
  }
  NYBBLE_EXPECT(found == expected, text + ": paths");
  NYBBLE_EXPECT(all.size() <= 20, text + ": " + std::to_string(all.size()) + " candidates");
  NYBBLE_EXPECT(all.front().path ==
                    choose_gemm4_path(p, [&](gemm4_path path) { return has.count(path) != 0; }),
                text + ": the first is not the library's own choice");
  if (all.front().path == kWgmma)
    NYBBLE_EXPECT(all.front().plan == plan_wgmma(p.m, p.n, p.k, processors, false, true),
                  text + ": the first is not the library's own plan");
}

void paths_per_device() {
  check("Hopper", half(1), kHopper, 132, {kGemv, kMma32, kMma64, kSimt});
  check("Hopper", half(16), kHopper, 132, {kGemv, kSkinny, kWgmma, kMma32, kMma64});
  check("Hopper", half(64), kHopper, 132, {kWgmma, kMma32, kMma64});
  check("Hopper", half(1024), kHopper, 132, {kWgmma});
  // several numbers of splits give the same plan, with different costs
  check("Hopper", half(256, 1024, 4096), kHopper, 132, {kWgmma, kMma32, kMma64});
  check("Hopper", half(128, 1536, 8960), kHopper, 132, {kWgmma, kMma32, kMma64});
  check("Blackwell", half(8), kBlackwell, 170, {kGemv, kMma32, kMma64, kSimt});
  check("Ampere", half(8), kAmpere, 108, {kMma32, kMma64, kSimt});
  check("Ampere", half(256), kAmpere, 108, {kCublasLt, kMma32, kMma64});
  check("Ampere", half(257), kAmpere, 108, {kCublasLt});
  check("Ada", half(48), kAda, 128, {kMma32});
  check("Turing", half(1), kTuring, 40, {kSimt});
  check("Turing", half(8), kTuring, 40, {kCublasLt, kSimt});
  check("a device without images", half(512), kNothing, 40, {kSimt});
  check("blocks of 32", half(8, 4096, 4096, 32), kAmpere, 108, {kCublasLt, kSimt});
  gemm4_problem nvfp4 = half(64, 14336, 4096, 16);
  nvfp4.nested = nvfp4.microscaled = true;
  check("NVFP4 on Hopper", nvfp4, kHopper, 132, {kGemv, kWgmma, kMma32, kMma64});
  check("NVFP4 on Blackwell", nvfp4, kBlackwell, 170, {kGemv, kMma32, kMma64});
  gemm4_problem unaligned = half(8);
  unaligned.a_aligned = false;
  check("unaligned rows", unaligned, kHopper, 132, {kCublasLt, kSimt});
}

void float32_is_not_tuned() {
  gemm4_problem p = half(4);
  p.f32 = true;
  NYBBLE_EXPECT(candidates(p, kHopper, 132).size() == 1, "float32 has several candidates");
}

// Choices that may be in a file from another device, from another version or for another product.
void wrong_choices() {
  const gemm4_problem p = half(64);
  const wgmma_plan own = plan_wgmma(64, p.n, p.k, 132, false, true);
  const auto valid = [&](gemm4_path path, const wgmma_plan& plan, int processors = 132) {
    return is_valid({path, plan}, p, processors);
  };
  NYBBLE_EXPECT(valid(kWgmma, own), "the library's own plan");
  NYBBLE_EXPECT(!valid(kWgmma, own, 78), "a plan for another number of multiprocessors");
  NYBBLE_EXPECT(!valid(kWgmma, {}), "a plan of zeros");
  NYBBLE_EXPECT(!valid(kWgmma, {9, 1, 132, 1, 0}), "a form that does not exist");
  NYBBLE_EXPECT(!valid(kGemv, {}), "a path that does not compute 64 rows");
  NYBBLE_EXPECT(!valid(kSplitFp16, {}), "a path of float32");
  NYBBLE_EXPECT(valid(kMma32, {0, 1, 0, 32, 0}), "as many splits as steps of K");
  NYBBLE_EXPECT(!valid(kMma32, {0, 1, 0, 33, 0}), "more splits than steps of K");
  NYBBLE_EXPECT(!valid(kMma32, {0, 1, 0, 0, 0}), "no split");
  NYBBLE_EXPECT(!valid(kSimt, own), "a plan for a path that has none");
  NYBBLE_EXPECT(valid(kSimt, {}), "a path without a plan");
}

void cluster_splitk_only_with_its_kernels() {
  const auto has_form = [](bool splitk) {
    const std::vector<gemm4_choice> all = candidates(half(512, 4096), kHopper, 132, splitk);
    return std::any_of(all.begin(), all.end(),
                       [](const gemm4_choice& c) { return c.plan.index == kClusterSplitKForm; });
  };
  NYBBLE_EXPECT(has_form(true), "no candidate with cluster split-K");
  NYBBLE_EXPECT(!has_form(false), "cluster split-K without its kernels");
}

}  // namespace

int main() {
  paths_per_device();
  float32_is_not_tuned();
  wrong_choices();
  cluster_splitk_only_with_its_kernels();
  return nybble::test::failures() != 0;
}
