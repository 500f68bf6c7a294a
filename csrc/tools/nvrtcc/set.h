// Compiling a whole set: families x architectures -> images and their manifest.
#pragma once

#include <string>

#include "tools/nvrtcc/options.h"

namespace nybble::nvrtcc {

// `self`: the path of this program, which compiles each image in a process of its own.
void compile_set(const options& o, const std::string& self);

}  // namespace nybble::nvrtcc
