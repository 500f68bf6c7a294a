// A library's ABI, read from its version nodes and from the names under which it exports functions.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// Returns the function whose version node identifies the ABI.
const char* gate_of(const description& about);
// Returns the ABI major of an open library, or -1 if unknown. The function reads the major from the
// version node, not from the file name.
int abi_major(const description& about, void* handle);
// Returns the ABI major of a file that is not loaded, given its version nodes.
int abi_major(const description& about, const std::vector<std::string>& nodes);
// Returns the version of a library that has no version function (nvJitLink 12.0 to 12.2). The
// version is the highest version suffix of its function names.
int version_by_spelling(const description& about, void* handle);
// Returns a function of an open library, or null. The library may export the function under a name
// with a version.
void* symbol(const description& about, void* handle, const char* name);
// Returns the first of `names` that the library does not have, or null. `names` is a
// null-terminated array, or null.
const char* lacking(const description& about, void* handle, const char* const* names);

}  // namespace nybble::stubs
