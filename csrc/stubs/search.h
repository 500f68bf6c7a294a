// The search for a library: the files to try, in order, and the result.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// A file that was tried; `outcome` says why it was not used ("": it is used).
struct attempt {
  std::string step;
  std::string path;
  std::string outcome;
};

// The result of a search; immutable once published.
struct found_library {
  void* handle = nullptr;
  std::string path;
  std::string step;
  int major = 0;
  int version = 0;       // 1000 * major + 10 * minor as reported by the library; 0: unknown
  bool refused = false;  // a file was found, but its ABI does not fit
  double bind_us = 0;    // time to resolve its functions, microseconds
  unsigned long long generation = 0;  // the loader's count of loaded objects before the search
  std::vector<attempt> attempts;
  std::vector<any_function> functions;  // by slot; null: missing or refused
};

// A file to try; a name without a folder is searched by the loader. If `outcome` is set, the step
// found no file, and this is only recorded.
struct candidate {
  std::string step;
  std::string path;
  int major = 0;  // by its SONAME
  std::string outcome = {};
};

unsigned long long loader_generation();
// Files of this library that are already loaded.
std::vector<candidate> already_loaded(const description& about);
// The other files, in order; `preferred` (0: none): the CUDA major to try first.
std::vector<candidate> candidates(const description& about, int preferred);
// The CUDA major of the loaded cudart; 0: none, -1: several.
int loaded_cudart_major();
// The site-packages folders that contain this library or a folder given by add_folder.
std::vector<std::string> site_folders();

struct request {
  const char* forced;         // the only file to try, or null
  int preferred;              // CUDA major to try first; 0: none
  const char* const* demand;  // functions a file must have, null-terminated; or null
};
void search(const description& about, const request& asked, found_library& found);

// Several lines: every file tried and why it was not used.
std::string describe(const description& about, const found_library& found);
std::string to_json(const description& about, const found_library& found);
bool complete(const description& about, const found_library& found, const group& one);

}  // namespace nybble::stubs
