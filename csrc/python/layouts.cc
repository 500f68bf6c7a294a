// Builds the argument tuples of torch's allocation, and caches recent tuples.
#include "python/layouts.h"

#include <algorithm>

namespace nybble::python {
namespace {

object* numbers(const int64_t* values, int count) {
  object* items[kMostDimensions] = {};
  for (int i = 0; i < count; i++) items[i] = py.PyLong_FromLongLong(values[i]);
  return tuple_of(items, count);
}

object* built(object* dtype, const int64_t* shape, int ndim) {
  int64_t strides[kMostDimensions], size = 1;
  for (int i = ndim; i-- > 0; size *= shape[i]) strides[i] = size;
  py.Py_IncRef(dtype);
  object* const items[] = {numbers(shape, ndim), numbers(strides, ndim), dtype};
  return tuple_of(items, 3);
}

object* built_size(object* type, const int64_t* shape, int ndim) {
  object* const items[] = {numbers(shape, ndim)};
  object* const arguments = tuple_of(items, 1);
  if (arguments == nullptr) return nullptr;
  object* const made = py.PyObject_Call(type, arguments, nullptr);
  py.Py_DecRef(arguments);
  return made;
}

}  // namespace

object* tuple_of(object* const* items, int count) {
  object* const made = py.PyTuple_New(count);
  bool whole = made != nullptr;
  for (int i = 0; i < count; i++) {
    whole = whole && items[i] != nullptr;
    if (made != nullptr)
      py.PyTuple_SetItem(made, i, items[i]);
    else if (items[i] != nullptr)
      py.Py_DecRef(items[i]);
  }
  if (whole || made == nullptr) return made;
  py.Py_DecRef(made);
  return nullptr;
}

object* layouts::arguments(object* dtype, const int64_t* shape, int ndim) {
  return kept(dtype, shape, ndim, built);
}

object* layouts::size(object* type, const int64_t* shape, int ndim) {
  return kept(type, shape, ndim, built_size);
}

object* layouts::kept(object* kind, const int64_t* shape, int ndim, maker make) {
  if (busy_.test_and_set(std::memory_order_acquire)) return make(kind, shape, ndim);
  uint64_t hash = reinterpret_cast<uintptr_t>(kind) >> 4;
  for (int i = 0; i < ndim; i++)
    hash = (hash ^ static_cast<uint64_t>(shape[i])) * 0x9e3779b97f4a7c15u;
  entry& one = entries_[hash >> 58];
  object* replaced = nullptr;
  if (one.tuple == nullptr || one.kind != kind || one.ndim != ndim ||
      !std::equal(shape, shape + ndim, one.shape)) {
    replaced = one.tuple;
    one.tuple = make(kind, shape, ndim);
    one.kind = kind, one.ndim = ndim;
    std::copy(shape, shape + ndim, one.shape);
  }
  object* const found = one.tuple;
  if (found != nullptr) py.Py_IncRef(found);
  busy_.clear(std::memory_order_release);
  if (replaced != nullptr) py.Py_DecRef(replaced);
  return found;
}

}  // namespace nybble::python
