// Compiles a set: every family for every architecture, and the manifest.
#pragma once

#include <string>

#include "tools/nvrtcc/options.h"

namespace nybble::nvrtcc {

// `self` is the path of this program. nvrtcc starts itself again for each image.
void compile_set(const options& o, const std::string& self);

}  // namespace nybble::nvrtcc
