// Which ABI a library has, told by its version nodes and by the spellings of its functions.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// The function whose version node tells the ABI.
const char* gate_of(const description& about);
// The ABI major of an open library by its version node, whatever its file is called; -1: unknown.
int abi_major(const description& about, void* handle);
// The same of a file that is not loaded, of its version nodes.
int abi_major(const description& about, const std::vector<std::string>& nodes);
// nvJitLink's newest name's suffix is its version; 12.0 to 12.2 have no function that tells.
int version_by_spelling(const description& about, void* handle);
// A function of an open library, in whichever spelling it has; null: none.
void* symbol(const description& about, void* handle, const char* name);
// The first of `names` (ended by null; null: no names) that the library lacks; null: none.
const char* lacking(const description& about, void* handle, const char* const* names);

}  // namespace nybble::stubs
