// Where a library may be, in which order, and what was found there.
#pragma once

#include <string>
#include <vector>

#include "stub.h"

namespace nybble::stubs {

// One file tried: which step of the order proposed it and what came of it ("" when taken).
struct attempt {
  std::string step;
  std::string path;
  std::string outcome;
};

// The outcome of one search, and the functions found; immutable once published.
struct found_library {
  void* handle = nullptr;
  std::string path;
  std::string step;
  int major = 0;
  int version = 0;                    // 1000 * major + 10 * minor as the library says; 0: unknown
  bool refused = false;               // a file was there, but its ABI is unknown
  double bind_us = 0;                 // how long its functions took to resolve, microseconds
  unsigned long long generation = 0;  // the loader's count of loaded objects before the search
  std::vector<attempt> attempts;
  std::vector<any_function> functions;  // by slot; null: missing or refused
};

// A file to try: the bare name asks the loader. With an outcome: a step that has none, for the
// record.
struct candidate {
  std::string step;
  std::string path;
  int major = 0;  // by its SONAME
  std::string outcome = {};
};

unsigned long long loader_generation();
// Files of this library that the process holds already.
std::vector<candidate> already_loaded(const description& about);
// Everything else, in order; `preferred` (0: none) is the CUDA major to try first.
std::vector<candidate> candidates(const description& about, int preferred);
// The CUDA major of the cudart the process holds already; 0: none, -1: more than one.
int loaded_cudart_major();
// The site-packages folders of this library and of the folders handed over by add_folder.
std::vector<std::string> site_folders();

// What a search is told.
struct request {
  const char* forced;         // null: the order, else this file only
  int preferred;              // CUDA major to try first; 0: none
  const char* const* demand;  // functions without which a file is of no use, ended by null; or null
};
void search(const description& about, const request& asked, found_library& found);

// Several lines: every file tried and why it was not taken.
std::string describe(const description& about, const found_library& found);
std::string to_json(const description& about, const found_library& found);
bool complete(const description& about, const found_library& found, const group& one);

}  // namespace nybble::stubs
