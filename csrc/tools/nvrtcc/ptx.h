// Edits PTX without changing the code of the kernels in it.
#pragma once

#include <string>

namespace nybble::nvrtcc {

// Removes each variable at module scope that has no linkage and that nothing else in the PTX
// mentions. NVRTC writes every constexpr variable of every included header to the PTX. If they
// stayed, a new constant in a header would change the PTX of all families, and all cubins would be
// assembled again.
std::string without_unused_globals(const std::string& ptx);

}  // namespace nybble::nvrtcc
