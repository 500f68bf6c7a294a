// The search for a library: the files to try, in order, and the result.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// A file that was tried. `outcome` says why the file was not used, and is "" for the file in use.
struct attempt {
  std::string step;
  std::string path;
  std::string outcome;
};

// The result of a search. The result does not change after it is published.
struct found_library {
  void* handle = nullptr;
  std::string path;
  std::string step;
  int major = 0;
  int version = 0;                    // 1000 * major + 10 * minor as reported by the library, or 0
  bool refused = false;               // a file was found, but its ABI is not supported
  double bind_us = 0;                 // microseconds that resolving its functions took
  unsigned long long generation = 0;  // value of loader_generation() before the search
  std::vector<attempt> attempts;
  std::vector<any_function> functions;  // by slot number; null if missing or refused
};

// A file to try. A file to try. If the path is a name without a folder, the loader searches for it.
// If `outcome` is set, the step found no file, and the candidate only records this.
struct candidate {
  std::string step;
  std::string path;
  int major = 0;  // from its SONAME
  std::string outcome = {};
};

unsigned long long loader_generation();
// Returns the files of this library that are already loaded.
std::vector<candidate> already_loaded(const description& about);
// Returns the files that are not loaded, in the order in which they are tried. `preferred` is the
// CUDA major whose files come first, or 0.
std::vector<candidate> candidates(const description& about, int preferred);
// Returns the CUDA major of the loaded cudart, 0 if none is loaded, or -1 if several are loaded.
int loaded_cudart_major();
// Returns the site-packages folders that contain this library or a folder given by add_folder.
std::vector<std::string> site_folders();

struct request {
  const char* forced;         // if not null, the only file to try
  int preferred;              // CUDA major to try first, or 0
  const char* const* demand;  // functions that a file must have (null-terminated), or null
};
void search(const description& about, const request& asked, found_library& found);

// Returns a text of several lines. They list every file that was tried, and why it was not used.
std::string describe(const description& about, const found_library& found);
std::string to_json(const description& about, const found_library& found);
bool complete(const description& about, const found_library& found, const group& one);

}  // namespace nybble::stubs
