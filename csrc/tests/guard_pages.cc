// Operator new and delete with guard pages, for lifetime tests without a sanitizer. A block ends at
// most 16 bytes before a page that cannot be accessed, and a freed block can never be accessed
// again. So the test also detects a library that kept a pointer to freed memory.
#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t page = 4096, alignment = 16;

std::size_t pages_of(std::size_t bytes) { return (bytes + page - 1) / page; }

// [size, at the end of a page][the block, at the end of its pages][guard]
void* allocate(std::size_t bytes) {
  const std::size_t size =
      (bytes + alignment - 1) / alignment * alignment + (bytes == 0) * alignment;
  const std::size_t body = pages_of(size) * page;
  void* const raw =
      mmap(nullptr, page + body + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (raw == MAP_FAILED) std::abort();
  char* const block = static_cast<char*>(raw) + page + body - size;
  reinterpret_cast<std::size_t*>(block)[-1] = size;
  mprotect(static_cast<char*>(raw) + page + body, page, PROT_NONE);
  return block;
}

void release(void* block) {
  if (block == nullptr) return;
  const std::size_t size = static_cast<std::size_t*>(block)[-1];
  const std::size_t body = pages_of(size) * page;
  char* const raw = static_cast<char*>(block) + size - body - page;
  mprotect(raw, page + body, PROT_NONE);
}

}  // namespace

void* operator new(std::size_t bytes) { return allocate(bytes); }
void* operator new[](std::size_t bytes) { return allocate(bytes); }
void operator delete(void* block) noexcept { release(block); }
void operator delete[](void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t) noexcept { release(block); }
void operator delete[](void* block, std::size_t) noexcept { release(block); }
