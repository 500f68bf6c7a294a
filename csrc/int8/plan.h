// Chooses the kernels of an int8 product, and the tiles of the wgmma kernel, from the shape and the
// device's features.
#pragma once

#include <cstdint>

namespace nybble::cuda {

// GEMV supports up to kInt8MaxGemvRows rows of `a`. Up to kInt8FewRows rows, GEMV is always chosen
// if it is available.
constexpr int64_t kInt8MaxGemvRows = 16, kInt8FewRows = 8;

struct int8_problem {
  int64_t m, n, k;
  bool vectors;       // rows of `a` and W are whole vectors of 16 bytes
  bool int32_result;  // whether the result is the int32 accumulators
};

// The paths that this product can use. Most need a kernel in the image and enough shared memory on
// the device; path cublaslt needs cuBLASLt.
struct int8_features {
  bool gemv, wgmma, cublaslt, mma;
};

enum class int8_path { gemv, wgmma, cublaslt, mma, simt };

int8_path choose_int8_path(const int8_problem& p, const int8_features& has);

// A linear layer whose rows are not quantized yet. The layer may have outlier columns if there is a
// threshold.
struct int8_layer {
  int64_t m, n, k;
  int vector;      // number of values of `a` in 16 bytes
  bool vectors;    // rows of `a` and W are whole vectors of 16 bytes
  bool a_aligned;  // to 16 bytes
  bool outliers;
};

// Whether a single kernel, in which every block quantizes all rows, is faster than separate
// kernels.
bool suits_int8_fused_linear(const int8_layer& l);
// Whether the product kernel may quantize its rows itself, if memory for this is available.
bool suits_int8_fused_quant(const int8_layer& l);

constexpr int kInt8WgmmaColumns[] = {32, 64, 128, 256};  // rows of `a` in a tile

struct int8_tiles {
  int index;       // of kInt8WgmmaColumns
  int cluster_k;   // number of blocks of a cluster that share K of a tile: 1 or 2
  int groups = 2;  // number of warpgroups that multiply; each has 64 rows of W of a tile
  // Whether the last tiles, which would keep at most half of the clusters busy, are computed as two
  // halves each.
  bool halves = false;
};

// fused_quant: whether the kernel also quantizes the rows of `a`.
int8_tiles plan_int8_wgmma(int64_t m, int64_t n, int64_t k, int multiprocessors, bool fused_quant);

}  // namespace nybble::cuda
