// What the stubs tell and are told: where each library was found, why not, and where to look.
#pragma once

#include <string>

namespace nybble::stubs {

// Text of the calling thread's last stub call that could not reach its function; "" when none.
const char* last_detail() noexcept;

// Names: "driver", "cudart", "nvrtc", "nvjitlink", "cublaslt". The functions below load a library
// that is linked into this program and was not used yet; false, 0 or "" when it is not usable.
bool available(const char* name) noexcept;
bool has(const char* name, const char* group) noexcept;  // the group's functions are all there
int major_of(const char* name) noexcept;                 // ABI major; the driver's is 0
// 1000 * major + 10 * minor as the library says; 0 when it does not.
int version_of(const char* name) noexcept;
std::string path_of(const char* name);

// One JSON document about every library used or asked for so far.
std::string libraries_json();

// Use exactly this file; when it is unusable nothing else is tried. Before the first use only:
// false when the library is loaded already or unknown.
bool use_file(const char* name, const char* path);
// Also look into this folder, right after what is loaded already (pip wheels, found by Python).
void add_folder(const char* folder);

}  // namespace nybble::stubs
