// Tests the choice of kernels for int8 products, and the tiles of the wgmma kernel.
#include "int8/plan.h"

#include <string>

#include "device/policy.h"
#include "tests/check.h"

namespace {

using namespace nybble::cuda;

constexpr int8_features kHopper = {true, true, true, true}, kAmpere = {true, false, true, true},
                        kAmpereAlone = {true, false, false, true},
                        kTuring = {false, false, true, false},
                        kNothing = {false, false, false, false};
constexpr int64_t kMost = int64_t{1} << 40;

struct row {
  const char* what;
  int8_problem problem;
  int8_features has;
  int8_path path;
};

// {m, n, k, rows are vectors, int32 result}
constexpr row kRows[] = {
    {"one row", {1, 4096, 4096, true, false}, kHopper, int8_path::gemv},
    {"8 rows of a large weight", {8, 8192, 28672, true, false}, kHopper, int8_path::gemv},
    {"16 rows of a small weight", {16, 4096, 4096, true, false}, kHopper, int8_path::gemv},
    {"16 rows of a large weight", {16, 14336, 4096, true, false}, kHopper, int8_path::wgmma},
    {"16 rows of few rows of W", {16, 2048, 14336, true, false}, kHopper, int8_path::gemv},
    {"16 rows of 25 million values", {16, 6144, 4096, true, false}, kHopper, int8_path::wgmma},
    {"9 rows of many rows of W", {9, 16384, 512, true, false}, kHopper, int8_path::wgmma},
    {"9 rows of many short rows of W", {9, 16384, 256, true, false}, kHopper, int8_path::gemv},
    {"17 rows", {17, 4096, 4096, true, false}, kHopper, int8_path::wgmma},
    {"9 rows without GEMV",
     {9, 4096, 4096, true, false},
     {false, true, true, true},
     int8_path::wgmma},
    {"many rows", {4096, 14336, 4096, true, false}, kHopper, int8_path::wgmma},
    {"1024 rows of int32", {1024, 4096, 4096, true, true}, kHopper, int8_path::wgmma},
    {"1025 rows of int32", {1025, 4096, 4096, true, true}, kHopper, int8_path::cublaslt},
    {"fewer columns than GEMV has", {1, 15, 4096, true, false}, kHopper, int8_path::mma},
    {"columns that cuBLASLt takes", {1, 12, 4096, true, false}, kHopper, int8_path::cublaslt},
    {"rows that are no vectors", {1, 4096, 4095, false, false}, kHopper, int8_path::simt},
    {"more than 32 bits count", {64, kMost, 64, true, false}, kHopper, int8_path::cublaslt},
    {"one row, Ampere", {1, 4096, 4096, true, false}, kAmpere, int8_path::gemv},
    {"17 rows, Ampere", {17, 4096, 4096, true, false}, kAmpere, int8_path::cublaslt},
    {"17 rows, no cuBLASLt", {17, 4096, 4096, true, false}, kAmpereAlone, int8_path::mma},
    {"one row, Turing", {1, 4096, 4096, true, false}, kTuring, int8_path::cublaslt},
    {"odd columns, Turing", {1, 4095, 4096, true, false}, kTuring, int8_path::simt},
    {"nothing", {1, 4096, 4096, true, false}, kNothing, int8_path::simt},
};

void paths() {
  for (const row& r : kRows)
    NYBBLE_EXPECT(choose_int8_path(r.problem, r.has) == r.path, std::string(r.what));
}

// An excluded path is never chosen again, so that the launcher's loop ends.
void exclusions() {
  for (const int64_t m : {1, 8, 9, 16, 17, 300, 1025})
    for (const int64_t n : {8, 15, 16, 4096, 14336})
      for (int bits = 0; bits < 16; bits++) {
        const int8_features has = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0,
                                   (bits & 8) != 0};
        const int8_path path = choose_int8_path({m, n, 4096, true, false}, has);
        const bool excluded =
            (path == int8_path::gemv && !has.gemv) || (path == int8_path::wgmma && !has.wgmma) ||
            (path == int8_path::cublaslt && !has.cublaslt) || (path == int8_path::mma && !has.mma);
        NYBBLE_EXPECT(!excluded, "an excluded path is chosen");
      }
}

// {m, n, k, values in 16 bytes, rows are vectors, aligned, outliers}
void layers() {
  const struct {
    int8_layer layer;
    bool fused_linear, fused_quant;
  } expected[] = {
      {{1, 4096, 4096, 8, true, true, false}, true, false},
      {{4, 14336, 4096, 8, true, true, true}, true, false},
      {{5, 2048, 2048, 8, true, true, false}, true, true},
      {{8, 1024, 4096, 8, true, true, false}, false, true},
      {{8, 4096, 4096, 8, true, true, true}, true, false},
      {{8, 14336, 4096, 8, true, true, true}, false, false},
      {{9, 1024, 1024, 8, true, true, false}, false, true},
      {{129, 1024, 1024, 8, true, true, false}, false, false},
      {{65, 1024, 1024, 8, true, true, true}, false, false},
      {{1, 15, 4096, 8, true, true, false}, false, true},
      {{1, 1024, 1020, 8, false, false, false}, false, false},
  };
  for (const auto& e : expected) {
    const std::string text = std::to_string(e.layer.m) + " " + std::to_string(e.layer.n) + " " +
                             std::to_string(e.layer.k);
    NYBBLE_EXPECT(suits_int8_fused_linear(e.layer) == e.fused_linear, text + ": fused linear");
    NYBBLE_EXPECT(suits_int8_fused_quant(e.layer) == e.fused_quant, text + ": fused quantization");
  }
}

void tiles() {
  const struct {
    int64_t m, n, k;
    int columns, cluster_k, groups;
    bool halves = false;
  } expected[] = {
      {17, 4096, 4096, 32, 2, 2},           {64, 4096, 4096, 64, 1, 1},
      {64, 4096, 14336, 64, 2, 1},          {128, 4096, 4096, 128, 2, 1},
      {128, 8192, 4096, 128, 1, 1},         {128, 8192, 28672, 128, 2, 2},
      {129, 4096, 4096, 128, 2, 2},         {256, 4096, 4096, 128, 2, 2},
      {256, 14336, 4096, 256, 1, 2},        {64, 14336, 4096, 64, 1, 2},
      {4096, 14336, 4096, 256, 1, 2},       {64, 8192, 4096, 64, 1, 1},
      {64, 8512, 4096, 64, 1, 2},           {512, 14336, 4096, 256, 1, 2},
      {512, 11008, 4096, 128, 1, 2},        {1024, 14336, 4096, 256, 1, 2, true},
      {4096, 11008, 4096, 256, 1, 2, true},
  };
  for (const auto& e : expected) {
    const int8_tiles made = plan_int8_wgmma(e.m, e.n, e.k, 132, false);
    const std::string text = std::to_string(e.m) + " " + std::to_string(e.n) + " " +
                             std::to_string(e.k) + ": columns " +
                             std::to_string(kInt8WgmmaColumns[made.index]) + ", cluster_k " +
                             std::to_string(made.cluster_k) + ", groups " +
                             std::to_string(made.groups) + (made.halves ? ", halves" : "");
    NYBBLE_EXPECT(kInt8WgmmaColumns[made.index] == e.columns && made.cluster_k == e.cluster_k &&
                      made.groups == e.groups && made.halves == e.halves,
                  text);
  }
  NYBBLE_EXPECT(plan_int8_wgmma(64, 1024, 1024, 132, true).groups == 2,
                "the kernels that quantize have two groups");
}

}  // namespace

int main() {
  paths();
  exclusions();
  tiles();
  layers();
  return nybble::test::report("int8_plan");
}
