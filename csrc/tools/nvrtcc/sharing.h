// Which real architectures are assembled from the same PTX.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/nvrtcc/sources.h"

namespace nybble::nvrtcc {

// Maps each real architecture of `archs` to the virtual one whose PTX it is assembled from, for
// example sm_86 to compute_80. Two share PTX if they have the same major number and the family's
// preprocessed source is the same for both: every comparison with __CUDA_ARCH__ has the same
// result, and, for a suffix (sm_90a), no __CUDA_ARCH_FEAT_… macro is used. A family that uses the
// macros in a way that cannot be evaluated, or includes other headers, is not shared: sm_86 to
// compute_86. tests/integration/test_nvrtcc.py compares shared cubins with unshared ones.
std::map<std::string, std::string> shared_ptx(const family& f,
                                              const std::vector<std::string>& archs);

}  // namespace nybble::nvrtcc
