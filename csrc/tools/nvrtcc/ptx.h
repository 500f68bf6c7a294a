// Edits PTX without changing the code of its kernels.
#pragma once

#include <string>

namespace nybble::nvrtcc {

// Removes each module-scope variable without linkage that nothing in the PTX mentions. NVRTC writes
// every constexpr variable of every included header. If the PTX contained these variables, a new
// constant in a header would change the PTX of all families, and all cubins would be assembled
// again.
std::string without_unused_globals(const std::string& ptx);

}  // namespace nybble::nvrtcc
