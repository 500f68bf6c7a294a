// Which real architectures may be assembled from the same PTX.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/nvrtcc/sources.h"

namespace nybble::nvrtcc {

// sm_86 -> compute_80: the virtual architecture whose PTX each real one of `archs` is assembled
// from. Two share PTX if they are of one generation (the same major number) and the family's
// sources are the same text for both after preprocessing: every comparison of __CUDA_ARCH__ comes
// out alike, and one with a suffix (sm_90a) shares if nothing asks for the features that a suffix
// brings (__CUDA_ARCH_FEAT_…), which are undefined for all others. A family that uses the
// architecture in a way this cannot evaluate, or includes other people's headers, is not shared:
// sm_86 -> compute_86. Where a compiler picks better instructions by itself (dp4a from 6.1) a
// comparison in the family's source says so; tests/integration/test_nvrtcc.py holds shared cubins
// to the unshared ones.
std::map<std::string, std::string> shared_ptx(const family& f,
                                              const std::vector<std::string>& archs);

}  // namespace nybble::nvrtcc
