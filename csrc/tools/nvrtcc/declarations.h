// The declarations that a family's kernels use.
#pragma once

#include <string>

#include "tools/nvrtcc/sources.h"

namespace nybble::nvrtcc {

// Returns the code of the family without comments and empty lines. Comments and empty lines do not
// change images, because images have no line information.
std::string whole_code(const family& f);

// Returns the code of whole_code() without the declarations that no kernel uses. If unused
// variables are removed from the family's PTX, the PTX depends only on this code. A header has
// constants and functions for several families, so a change of a header usually leaves this code of
// most families unchanged.
//
// A declaration is left out if no used code mentions its name. The rule needs no knowledge of
// scopes and types: a name that any used code mentions counts as used. Operators, macros, kernels,
// unscoped enumerations and asserts always count as used, because code can use them without their
// names.
std::string used_code(const family& f);

}  // namespace nybble::nvrtcc
