// Reports where each library was found or why not; sets files and folders to search.
#pragma once

#include <string>

namespace nybble::stubs {

// Why the calling thread's last failed stub call could not reach its function; "": none failed.
const char* last_detail() noexcept;

// Names: "driver", "cudart", "nvrtc", "nvjitlink", "cublaslt". The functions below load the library
// if that was not done yet; they return false, 0 or "" if it is not usable.
bool available(const char* name) noexcept;
bool has(const char* name, const char* group) noexcept;  // has all functions of the group
int major_of(const char* name) noexcept;                 // ABI major; the driver's is 0
// 1000 * major + 10 * minor as reported by the library; 0: unknown.
int version_of(const char* name) noexcept;
std::string path_of(const char* name);

// A JSON document about every library that was searched for so far.
std::string libraries_json();

// Uses only this file for the library. Returns false if it is loaded already or the name is
// unknown.
bool use_file(const char* name, const char* path);
// Adds a folder to search right after the libraries already loaded (for pip wheels).
void add_folder(const char* folder);

}  // namespace nybble::stubs
