// Reads ELF files that are not loaded, and the symbol tables of loaded libraries.
#pragma once

#include <elf.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace nybble::stubs {

// The dynamic symbols of one ELF image: a mapped file or a loaded library.
class symbol_table {
 public:
  // Sets the memory that may be read: from `begin` to before `end`. If `end` is null, reads are not
  // checked.
  void set_end(const unsigned char* begin, const unsigned char* end);
  void set(std::int64_t tag, const unsigned char* where);
  bool usable() const;
  // Returns the address of the symbol with this name, in its default version, or null.
  const Elf64_Sym* find(const char* name) const;
  const char* string(std::size_t offset) const;  // "" outside the table

 private:
  bool inside(const void* at, std::size_t bytes) const;
  bool older_version(std::uint64_t symbol) const;  // not the default version of the name

  const unsigned char* begin_ = nullptr;
  const unsigned char* end_ = nullptr;
  const unsigned char* symbols_ = nullptr;
  const unsigned char* strings_ = nullptr;
  const unsigned char* hash_ = nullptr;
  const unsigned char* versions_ = nullptr;
};

struct elf_facts {
  std::string wrong;               // the reason why it cannot be loaded, or ""
  std::string soname;              // "" if the file has none
  std::vector<std::string> nodes;  // its version nodes
  int version = 0;                 // newest_suffix of `versioned`
};

// Reads a file without loading it. `versioned` is null, or the name of a function that may be
// exported under names with a version.
elf_facts read_elf(const std::string& path, const char* versioned);

// Returns the highest version for which the name "__<function>_<major>_<minor>" exists, as 1000 *
// major + 10 * minor, or 0 if there is none.
int newest_suffix(const char* function, const std::function<bool(const char*)>& there);

// Looks up functions of a loaded library in its hash table, which is faster than 700 dlsym calls.
// If a tracer or a virtual GPU has replaced dlsym, or if the table has an unknown form, dlsym is
// used instead.
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
