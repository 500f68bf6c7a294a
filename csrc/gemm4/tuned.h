// Tuning of 4-bit products: lists the choices for a product, measures them, and keeps the tuned
// choices.
#pragma once

#include <optional>
#include <vector>

#include "core/operations.h"
#include "gemm4/path.h"
#include "gemm4/plan.h"

namespace nybble::cuda {

// A path, and its plan for wgmma and mma. For mma, the plan's only used field is `splits`.
struct gemm4_choice {
  gemm4_path path;
  wgmma_plan plan;
};

struct gemm4_device {
  int multiprocessors;
  bool cluster_splitk;  // whether the image has kernels of form kClusterSplitKForm
};

// Returns the library's own choice, followed by the other choices that may be faster. They are few
// enough to be measured in a second. cuBLASLt is not among the choices for products that the
// library's own kernels compute, because it rounds every dequantized weight to the type of `a`.
std::vector<gemm4_choice> gemm4_candidates(const gemm4_problem& p, const gemm4_device& device,
                                           const gemm4_usable& usable);
// Whether a choice computes the product correctly on a device with this number of multiprocessors,
// if its kernels are usable.
bool is_valid(const gemm4_choice& choice, const gemm4_problem& p, int multiprocessors);

// Returns the tuned choice for this product, if there is one. Thread safe.
std::optional<gemm4_choice> tuned_choice(const gemm_4bit_args& g, int32_t device);
// Returns the choice in `g` if it has this path, otherwise NULL.
inline const gemm4_choice* choice_of(const gemm_4bit_args& g, gemm4_path path) {
  return g.choice != nullptr && g.choice->path == path ? g.choice : nullptr;
}

// Returns the microseconds that each choice takes for the product of `g`. The pointers in `g` are
// not used. The function allocates operands of its own, and measures on a stream of its own. Needs
// a current context.
std::vector<float> measure(const gemm_4bit_args& g, const std::vector<gemm4_choice>& choices,
                           int32_t device);

}  // namespace nybble::cuda
