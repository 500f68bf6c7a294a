// Parts of the generated adapters, which convert structs between the layouts of two CUDA majors.
#pragma once

#include <cstddef>
#include <cstring>

namespace nybble::stubs {

// Copies `bytes` bytes from offset `from` of the runtime's struct to offset `to` of the caller's
// struct.
struct move_field {
  std::size_t to, from, bytes;
};
// Describes an int at offset `to`, whose value the newer runtime provides only as a device
// attribute.
struct ask_field {
  std::size_t to;
  int attribute;
};

// Memory that is large enough for any struct that the runtime writes. The adapter passes this
// memory to the runtime instead of the caller's struct.
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

// Returns the cudaMemLocation for a device ordinal. Ordinal -1 is the host, as in the older
// functions.
template <class Location>
Location location_of(int device) {
  Location where{};
  where.type = device < 0 ? 2 : 1;
  where.id = device < 0 ? 0 : device;
  return where;
}

// Returns the ordinal of a cudaMemLocation. If the older functions do not support the location,
// returns -2, which they refuse.
template <class Location>
int ordinal_of(const Location& where) {
  if (where.type == 1) return where.id;
  return where.type == 2 ? -1 : -2;
}

}  // namespace nybble::stubs
