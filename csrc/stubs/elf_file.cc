// Reads ELF files. Every access is checked against the file's bounds, because a file may have any
// content.
#include "elf_file.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>

namespace nybble::stubs {
namespace {

#if defined(__aarch64__)
constexpr int machine = EM_AARCH64;
#elif defined(__x86_64__)
constexpr int machine = EM_X86_64;
#else
constexpr int machine = EM_NONE;  // not checked
#endif

std::uint32_t gnu_hash(const char* name) {
  std::uint32_t hash = 5381;
  for (; *name != '\0'; ++name) hash = hash * 33 + static_cast<unsigned char>(*name);
  return hash;
}

template <class Number>
Number at(const unsigned char* where) {
  Number value;
  std::memcpy(&value, where, sizeof value);
  return value;
}

class mapped_file {
 public:
  explicit mapped_file(const std::string& path) : file_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    struct stat facts{};
    if (file_ < 0 || fstat(file_, &facts) != 0 || facts.st_size <= 0) return;
    size_ = static_cast<std::size_t>(facts.st_size);
    void* const where = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, file_, 0);
    if (where != MAP_FAILED) begin_ = static_cast<const unsigned char*>(where);
  }
  ~mapped_file() {
    if (begin_ != nullptr) munmap(const_cast<unsigned char*>(begin_), size_);
    if (file_ >= 0) close(file_);
  }
  mapped_file(const mapped_file&) = delete;
  mapped_file& operator=(const mapped_file&) = delete;

  const unsigned char* begin() const { return begin_; }
  std::size_t size() const { return size_; }
  bool holds(std::uint64_t offset, std::uint64_t bytes) const {
    return offset <= size_ && bytes <= size_ - offset;
  }

 private:
  int file_;
  std::size_t size_ = 0;
  const unsigned char* begin_ = nullptr;
};

std::vector<Elf64_Phdr> segments(const mapped_file& file, const Elf64_Ehdr& header) {
  std::vector<Elf64_Phdr> all;
  for (std::uint64_t i = 0; i < header.e_phnum; ++i) {
    const std::uint64_t offset = header.e_phoff + i * sizeof(Elf64_Phdr);
    if (!file.holds(offset, sizeof(Elf64_Phdr))) break;
    all.push_back(at<Elf64_Phdr>(file.begin() + offset));
  }
  return all;
}

// Converts an address of the loaded image to a pointer into the file's bytes. Returns null if the
// file does not contain the address.
const unsigned char* place(const mapped_file& file, const std::vector<Elf64_Phdr>& all,
                           std::uint64_t address) {
  for (const Elf64_Phdr& one : all) {
    if (one.p_type != PT_LOAD || address < one.p_vaddr) continue;
    const std::uint64_t inside = address - one.p_vaddr;
    if (inside < one.p_filesz && file.holds(one.p_offset + inside, 1))
      return file.begin() + one.p_offset + inside;
  }
  return nullptr;
}

// Returns the names of the version nodes. The file has a list of Verdef structs. Each Verdef has a
// list of Verdaux structs; the first Verdaux contains the node's name.
std::vector<std::string> nodes(const mapped_file& file, const unsigned char* verdef,
                               std::uint64_t count, const symbol_table& table) {
  std::vector<std::string> names;
  while (verdef != nullptr && count-- > 0) {
    const auto offset = static_cast<std::uint64_t>(verdef - file.begin());
    if (!file.holds(offset, sizeof(Elf64_Verdef))) break;
    const auto one = at<Elf64_Verdef>(verdef);
    if (!file.holds(offset + one.vd_aux, sizeof(Elf64_Verdaux))) break;
    names.emplace_back(table.string(at<Elf64_Verdaux>(verdef + one.vd_aux).vda_name));
    if (one.vd_next == 0) break;
    verdef += one.vd_next;
  }
  return names;
}

void read_dynamic(const mapped_file& file, const std::vector<Elf64_Phdr>& all,
                  const char* versioned, elf_facts& facts) {
  symbol_table table;
  table.set_end(file.begin(), file.begin() + file.size());
  const unsigned char* verdef = nullptr;
  std::uint64_t verdefs = 0;
  std::uint64_t soname = 0;
  for (const Elf64_Phdr& one : all) {
    if (one.p_type != PT_DYNAMIC) continue;
    for (std::uint64_t at_byte = 0; at_byte + sizeof(Elf64_Dyn) <= one.p_filesz;
         at_byte += sizeof(Elf64_Dyn)) {
      if (!file.holds(one.p_offset + at_byte, sizeof(Elf64_Dyn))) return;
      const auto entry = at<Elf64_Dyn>(file.begin() + one.p_offset + at_byte);
      if (entry.d_tag == DT_NULL) break;
      if (entry.d_tag == DT_SONAME) soname = entry.d_un.d_val;
      if (entry.d_tag == DT_VERDEF) verdef = place(file, all, entry.d_un.d_ptr);
      if (entry.d_tag == DT_VERDEFNUM) verdefs = entry.d_un.d_val;
      table.set(entry.d_tag, place(file, all, entry.d_un.d_ptr));
    }
  }
  if (soname != 0) facts.soname = table.string(soname);
  facts.nodes = nodes(file, verdef, verdefs, table);
  if (versioned == nullptr) return;
  facts.version =
      newest_suffix(versioned, [&](const char* name) { return table.find(name) != nullptr; });
}

std::string why_not(const std::string& path, const mapped_file& file) {
  struct stat facts{};
  if (stat(path.c_str(), &facts) != 0) return "no such file";
  if (S_ISDIR(facts.st_mode)) return "it is a folder";
  if (facts.st_size == 0)
    return "it is empty (a container's placeholder that nothing was bound to?)";
  if (file.begin() == nullptr) return "it cannot be read";
  if (!file.holds(0, sizeof(Elf64_Ehdr)) || std::memcmp(file.begin(), ELFMAG, SELFMAG) != 0)
    return "it is not an ELF library";
  const auto header = at<Elf64_Ehdr>(file.begin());
  if (header.e_ident[EI_CLASS] != ELFCLASS64 ||
      (machine != EM_NONE && header.e_machine != machine)) {
    return "it is for another machine (ELF machine " + std::to_string(header.e_machine) +
           ", this one is " + std::to_string(machine) + ")";
  }
  // A file that is too short is refused, because the loader would map pages beyond its end and
  // crash.
  for (const Elf64_Phdr& one : segments(file, header))
    if (one.p_type == PT_LOAD && !file.holds(one.p_offset, one.p_filesz))
      return "it is cut short: " + std::to_string(file.size()) + " bytes are there";
  return "";
}

bool dlsym_is_replaced() {
  Dl_info one{};
  Dl_info other{};
  return dladdr(dlsym(RTLD_DEFAULT, "dlsym"), &one) == 0 ||
         dladdr(dlsym(RTLD_DEFAULT, "dlvsym"), &other) == 0 || one.dli_fbase != other.dli_fbase;
}

}  // namespace

void symbol_table::set_end(const unsigned char* begin, const unsigned char* end) {
  begin_ = begin;
  end_ = end;
}

void symbol_table::set(std::int64_t tag, const unsigned char* where) {
  if (tag == DT_SYMTAB) symbols_ = where;
  if (tag == DT_STRTAB) strings_ = where;
  if (tag == DT_GNU_HASH) hash_ = where;
  if (tag == DT_VERSYM) versions_ = where;
}

bool symbol_table::usable() const {
  return symbols_ != nullptr && strings_ != nullptr && hash_ != nullptr;
}

bool symbol_table::inside(const void* at_place, std::size_t bytes) const {
  const auto* const place = static_cast<const unsigned char*>(at_place);
  return end_ == nullptr ||
         (place >= begin_ && place <= end_ && bytes <= static_cast<std::size_t>(end_ - place));
}

const char* symbol_table::string(std::size_t offset) const {
  if (strings_ == nullptr) return "";
  if (end_ == nullptr) return reinterpret_cast<const char*>(strings_ + offset);
  const auto room = static_cast<std::size_t>(end_ - strings_);
  if (offset >= room || std::memchr(strings_ + offset, 0, room - offset) == nullptr) return "";
  return reinterpret_cast<const char*>(strings_ + offset);
}

bool symbol_table::older_version(std::uint64_t symbol) const {
  if (versions_ == nullptr) return false;
  const unsigned char* const version = versions_ + 2 * symbol;
  return inside(version, 2) && (at<std::uint16_t>(version) & 0x8000) != 0;
}

// The GNU hash table: counts, a Bloom filter, buckets, and one word per symbol. The lowest bit of a
// word marks the last symbol of its bucket.
const Elf64_Sym* symbol_table::find(const char* name) const {
  if (!usable() || !inside(hash_, 16)) return nullptr;
  const auto buckets = at<std::uint32_t>(hash_);
  const auto first = at<std::uint32_t>(hash_ + 4);
  const auto filters = at<std::uint32_t>(hash_ + 8);
  const auto shift = at<std::uint32_t>(hash_ + 12) & 31;
  if (buckets == 0 || filters == 0) return nullptr;
  const std::uint32_t hash = gnu_hash(name);
  const unsigned char* const filter = hash_ + 16 + 8ULL * ((hash / 64) % filters);
  const unsigned char* const bucket = hash_ + 16 + 8ULL * filters + 4ULL * (hash % buckets);
  const unsigned char* const chains = hash_ + 16 + 8ULL * filters + 4ULL * buckets;
  if (!inside(filter, 8) || !inside(bucket, 4)) return nullptr;
  const std::uint64_t wanted = 1ULL << (hash % 64) | 1ULL << ((hash >> shift) % 64);
  if ((at<std::uint64_t>(filter) & wanted) != wanted) return nullptr;
  for (std::uint64_t i = at<std::uint32_t>(bucket); i >= first && i != 0; ++i) {
    const unsigned char* const chain = chains + 4 * (i - first);
    const unsigned char* const symbol = symbols_ + sizeof(Elf64_Sym) * i;
    if (!inside(chain, 4) || !inside(symbol, sizeof(Elf64_Sym))) return nullptr;
    const auto word = at<std::uint32_t>(chain);
    const auto* const entry = reinterpret_cast<const Elf64_Sym*>(symbol);
    if ((word | 1) == (hash | 1) && std::strcmp(string(entry->st_name), name) == 0) {
      if (entry->st_shndx != SHN_UNDEF && !older_version(i)) return entry;
    }
    if ((word & 1) != 0) break;
  }
  return nullptr;
}

int newest_suffix(const char* function, const std::function<bool(const char*)>& there) {
  for (int major = 19; major >= 12; --major) {
    for (int minor = 9; minor >= 0; --minor) {
      char name[128];
      std::snprintf(name, sizeof name, "__%s_%d_%d", function, major, minor);
      if (there(name)) return 1000 * major + 10 * minor;
    }
  }
  return 0;
}

elf_facts read_elf(const std::string& path, const char* versioned) {
  elf_facts facts;
  const mapped_file file(path);
  facts.wrong = why_not(path, file);
  if (!facts.wrong.empty()) return facts;
  const auto header = at<Elf64_Ehdr>(file.begin());
  read_dynamic(file, segments(file, header), versioned, facts);
  return facts;
}

loaded_symbols::loaded_symbols(void* handle, const char* must_have) : handle_(handle) {
  link_map* map = nullptr;
  if (dlsym_is_replaced() || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == nullptr ||
      map->l_ld == nullptr) {
    return;
  }
  base_ = map->l_addr;
  for (const ElfW(Dyn)* entry = map->l_ld; entry->d_tag != DT_NULL; ++entry) {
    std::uintptr_t where = entry->d_un.d_ptr;
    if (where < base_) where += base_;  // some C libraries do not relocate these addresses
    table_.set(entry->d_tag, reinterpret_cast<const unsigned char*>(where));
  }
  const auto there = [&](const char* name) { return table_.find(name) != nullptr; };
  direct_ = there(must_have) || newest_suffix(must_have, there) != 0;
}

void* loaded_symbols::find(const char* name) const {
  if (!direct_) return dlsym(handle_, name);
  const Elf64_Sym* const found = table_.find(name);
  if (found == nullptr) return nullptr;
  const bool plain = ELF64_ST_TYPE(found->st_info) == STT_FUNC;  // dlsym resolves an IFUNC
  return plain ? reinterpret_cast<void*>(base_ + found->st_value) : dlsym(handle_, name);
}

}  // namespace nybble::stubs
