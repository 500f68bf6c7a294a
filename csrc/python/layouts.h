// A cache of two kinds of tuples: the arguments of torch's allocation, (shape, strides, dtype), and
// torch's Size of a shape. Without the cache, building three tuples of numbers would take a third
// of an allocation's time.
#pragma once

#include <atomic>
#include <cstdint>

#include "python/interpreter.h"

namespace nybble::python {

constexpr int kMostDimensions = 8;

class layouts {
 public:
  // Both functions return a new reference, or NULL with an error. ndim <= kMostDimensions.
  object* arguments(object* dtype, const int64_t* shape, int ndim);
  object* size(object* type, const int64_t* shape, int ndim);

 private:
  using maker = object* (*)(object* kind, const int64_t* shape, int ndim);
  struct entry {
    object* tuple;
    object* kind;  // the dtype of an allocation, or the type of torch's Size
    int ndim;
    int64_t shape[kMostDimensions];
  };
  object* kept(object* kind, const int64_t* shape, int ndim, maker make);

  static constexpr int kEntries = 64;  // a new tuple replaces an older tuple with the same hash

  entry entries_[kEntries] = {};
  std::atomic_flag busy_ = ATOMIC_FLAG_INIT;  // while set, other threads build their own tuples
};

// Takes over the references to `items`, and returns a tuple of them, or NULL if an item is NULL.
object* tuple_of(object* const* items, int count);

}  // namespace nybble::python
