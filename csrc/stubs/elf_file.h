// Reading ELF: what a library file says of itself before it is loaded, and the functions of one
// that is.
#pragma once

#include <elf.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace nybble::stubs {

// The dynamic symbols of one ELF image, in a mapped file or in the process.
class symbol_table {
 public:
  // `end`: where the image stops, nothing is read beyond it; null: not checked.
  void set_end(const unsigned char* begin, const unsigned char* end);
  void set(std::int64_t tag, const unsigned char* where);
  bool usable() const;
  // What is defined here under this name in its default version; null: nothing.
  const Elf64_Sym* find(const char* name) const;
  const char* string(std::size_t offset) const;  // "" when it lies outside

 private:
  bool inside(const void* at, std::size_t bytes) const;
  bool older_version(std::uint64_t symbol) const;  // not what a plain name means

  const unsigned char* begin_ = nullptr;
  const unsigned char* end_ = nullptr;
  const unsigned char* symbols_ = nullptr;
  const unsigned char* strings_ = nullptr;
  const unsigned char* hash_ = nullptr;
  const unsigned char* versions_ = nullptr;
};

// What a file says of itself.
struct elf_facts {
  std::string wrong;               // "" when it is a whole ELF library for this machine
  std::string soname;              // "" when it has none
  std::vector<std::string> nodes;  // its version nodes
  int version = 0;                 // newest_suffix of the name asked for
};

// Reads a file without loading it; `versioned` (or null): a function that also goes by names with
// a version in them.
elf_facts read_elf(const std::string& path, const char* versioned);

// The newest of the names "__<function>_<major>_<minor>" there are, as 1000 * major + 10 * minor;
// 0: none.
int newest_suffix(const char* function, const std::function<bool(const char*)>& there);

// The functions of a library that is loaded: by its own hash table, not by 700 calls of dlsym.
// Where dlsym itself is replaced (tracers, virtual GPUs do that) or the table is unusual, by dlsym.
class loaded_symbols {
 public:
  explicit loaded_symbols(void* handle, const char* must_have);
  void* find(const char* name) const;

 private:
  void* handle_;
  std::uintptr_t base_ = 0;
  symbol_table table_;
  bool direct_ = false;
};

}  // namespace nybble::stubs
