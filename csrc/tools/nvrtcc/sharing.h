// Finds the real architectures that are assembled from the same PTX.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/nvrtcc/sources.h"

namespace nybble::nvrtcc {

// Maps each real architecture of `archs` to the virtual architecture whose PTX it is assembled
// from, for example sm_86 to compute_80. Two architectures share PTX if they have the same major
// number and the family's preprocessed source is the same for both. That is the case if every
// comparison with __CUDA_ARCH__ has the same result. An architecture with a suffix (sm_90a,
// sm_120f) shares PTX only if the sources use no macro for features: __CUDA_ARCH_FEAT_…,
// __CUDA_ARCH_SPECIFIC__ or __CUDA_ARCH_FAMILY_SPECIFIC__. If a family uses the macros in a way
// that cannot be evaluated, or includes other headers, it does not share PTX: sm_86 maps to
// compute_86. tests/integration/test_nvrtcc.py compares shared cubins with unshared cubins.
std::map<std::string, std::string> shared_ptx(const family& f,
                                              const std::vector<std::string>& archs);

}  // namespace nybble::nvrtcc
