// A library's ABI, read from its version nodes and the spellings of its function names.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// The function whose version node identifies the ABI.
const char* gate_of(const description& about);
// The ABI major of an open library, from its version node and not its file name; -1: unknown.
int abi_major(const description& about, void* handle);
// The same for a file that is not loaded, from its version nodes.
int abi_major(const description& about, const std::vector<std::string>& nodes);
// nvJitLink 12.0 to 12.2 have no version function; the highest suffix of a name is the version.
int version_by_spelling(const description& about, void* handle);
// A function of an open library, in any of its spellings; null: none.
void* symbol(const description& about, void* handle, const char* name);
// The first of `names` (null-terminated, or null) that the library lacks; null: none.
const char* lacking(const description& about, void* handle, const char* const* names);

}  // namespace nybble::stubs
