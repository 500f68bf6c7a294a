// What the generated adapters are made of: a scratch struct of another major, and moves between
// layouts.
#pragma once

#include <cstddef>
#include <cstring>

namespace nybble::stubs {

// `bytes` bytes at offset `from` of the runtime's struct belong at offset `to` of the caller's.
struct move_field {
  std::size_t to, from, bytes;
};
// An int at offset `to` that only a device attribute still tells.
struct ask_field {
  std::size_t to;
  int attribute;
};

// Room for a struct of whatever size the runtime writes; stands in for the caller's argument.
template <class Struct>
class scratch_struct {
 public:
  Struct* operator()(const Struct* callers) {
    return callers == nullptr ? nullptr : reinterpret_cast<Struct*>(bytes_);
  }
  template <std::size_t Count>
  void copy_to(Struct* callers, std::size_t size, const move_field (&moves)[Count]) const {
    auto* const out = reinterpret_cast<unsigned char*>(callers);
    std::memset(out, 0, size);
    for (const move_field& one : moves) std::memcpy(out + one.to, bytes_ + one.from, one.bytes);
  }

 private:
  alignas(16) unsigned char bytes_[4096] = {};
};

inline void put(void* callers, std::size_t to, int value) {
  std::memcpy(static_cast<unsigned char*>(callers) + to, &value, sizeof value);
}

// A cudaMemLocation of a device ordinal; -1 is the host, as in the older functions.
template <class Location>
Location location_of(int device) {
  Location where{};
  where.type = device < 0 ? 2 : 1;
  where.id = device < 0 ? 0 : device;
  return where;
}

// The ordinal of a cudaMemLocation; places the older functions do not know give one they refuse.
template <class Location>
int ordinal_of(const Location& where) {
  if (where.type == 1) return where.id;
  return where.type == 2 ? -1 : -2;
}

}  // namespace nybble::stubs
