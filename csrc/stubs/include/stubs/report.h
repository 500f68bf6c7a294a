// Reports where each library was found, or why it was not found. Sets files and folders to search.
#pragma once

#include <string>

namespace nybble::stubs {

// Returns why the calling thread's last failed stub call could not reach its function, or "" if no
// call has failed.
const char* last_detail() noexcept;

// Names: "driver", "cudart", "nvrtc", "nvjitlink", "cublaslt". The functions below load the library
// if it is not loaded yet. They return false, 0 or "" if the library is not usable.
bool available(const char* name) noexcept;
bool has(const char* name, const char* group) noexcept;  // has all functions of the group
int major_of(const char* name) noexcept;                 // ABI major; the driver's is 0
// Returns 1000 * major + 10 * minor, as the library reports it, or 0 if it is unknown.
int version_of(const char* name) noexcept;
std::string path_of(const char* name);

// Returns a JSON document about every library for which a search was made.
std::string libraries_json();

// Uses only this file for the library. Returns false if it is loaded already or the name is
// unknown.
bool use_file(const char* name, const char* path);
// Adds a folder (of a pip wheel), which is searched right after the libraries already loaded.
void add_folder(const char* folder);

}  // namespace nybble::stubs
