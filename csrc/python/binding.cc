// Creates the builtins of an interpreter, and the functions with which Python registers tensors,
// types and functions later.
#include "python/binding.h"

#include <cstring>
#include <mutex>
#include <new>

#include "nybble/python.h"
#include "python/call.h"

namespace nybble::python {

interpreter py;

namespace {

constexpr const char* kCapsule = "nybble.binding";

binding& binding_of(object* self) {
  return *static_cast<binding*>(py.PyCapsule_GetPointer(self, kCapsule));
}

object* none_of(const binding& d) {
  py.PyErr_Clear();
  py.Py_IncRef(d.objects[kNone]);
  return d.objects[kNone];
}

template <object* (*Operation)(call&), int Count>
object* entry(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  if (count != Count) return none_of(d);
  call c(d, arguments);
  return Operation(c);
}

// attached(device): tells the builtins that images are attached on the device.
object* attached(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  const long long device = count == 1 ? py.PyLong_AsLongLong(arguments[0]) : -1;
  if (0 <= device && device < binding::kMostDevices) d.attached.fetch_or(uint64_t{1} << device);
  return none_of(d);
}

// keep_book(book, device, tensor): keeps a code book. Device -1 is the CPU. Later tensors for the
// same book and device are ignored.
object* keep_book(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  if (count != 3) return none_of(d);
  const long long which = py.PyLong_AsLongLong(arguments[0]),
                  device = py.PyLong_AsLongLong(arguments[1]);
  if (which < 0 || which >= kBooks || device < -1 || device >= binding::kMostDevices)
    return none_of(d);
  object* nothing = nullptr;
  if (d.books[which][device + 1].compare_exchange_strong(nothing, arguments[2]))
    py.Py_IncRef(arguments[2]);
  return none_of(d);
}

// record_with(kind, function): registers the function that records a product in torch's graph. The
// function is called with A, bias, a tuple of the weight's two parts, and a tuple that contains the
// product.
object* record_with(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  const long long kind = count == 2 ? py.PyLong_AsLongLong(arguments[0]) : -1;
  object* nothing = nullptr;
  if (0 <= kind && kind < kRecorders &&
      d.recorders[kind].compare_exchange_strong(nothing, arguments[1]))
    py.Py_IncRef(arguments[1]);
  return none_of(d);
}

// accept(type): registers a type of tensors that may hold packed bytes.
object* accept(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  if (count != 1) return none_of(d);
  for (auto& one : d.weights) {
    object* nothing = nullptr;
    if (one.compare_exchange_strong(nothing, arguments[0])) {
      py.Py_IncRef(arguments[0]);
      break;
    }
    if (nothing == arguments[0]) break;
  }
  return none_of(d);
}

// make_states(type): registers the type of states. The type is called with absmax, shape, code,
// blocksize, quant_type and dtype.
object* make_states(object* self, object* const* arguments, std::ptrdiff_t count) {
  binding& d = binding_of(self);
  object* nothing = nullptr;
  if (count == 1 && d.state.compare_exchange_strong(nothing, arguments[0]))
    py.Py_IncRef(arguments[0]);
  return none_of(d);
}

constexpr method kMethods[] = {
#define NYBBLE_PYTHON_BINDING(name, arity) {#name, entry<name, arity>, kFastCall, nullptr},
#include "core/operations.def"
    {"attached", attached, kFastCall, nullptr},       {"keep_book", keep_book, kFastCall, nullptr},
    {"record_with", record_with, kFastCall, nullptr}, {"accept", accept, kFastCall, nullptr},
    {"make_states", make_states, kFastCall, nullptr},
};

// Returns torch's DLPack exchange in a version that the library supports, or NULL.
const dlpack::exchange* known_exchange(const void* given) {
  auto found = static_cast<const dlpack::exchange*>(given);
  while (found != nullptr && found->major != dlpack::kMajor) found = found->older;
  return found != nullptr && found->view != nullptr && found->current_stream != nullptr ? found
                                                                                        : nullptr;
}

object* builtins_of(binding& d) {
  constexpr int count = sizeof kMethods / sizeof kMethods[0];
  object* const self = py.PyCapsule_New(&d, kCapsule, nullptr);
  object* const all = self == nullptr ? nullptr : py.PyTuple_New(count);
  for (int i = 0; all != nullptr && i < count; i++)
    py.PyTuple_SetItem(all, i, py.PyCFunction_NewEx(&kMethods[i], self, nullptr));
  return all;
}

}  // namespace
}  // namespace nybble::python

using namespace nybble::python;

extern "C" {

const char* nybble_python_functions(void) {
#define NYBBLE_NAME(result, name, ...) #name " "
  return NYBBLE_PYTHON_FUNCTIONS(NYBBLE_NAME);
#undef NYBBLE_NAME
}

const char* nybble_python_objects(void) {
#define NYBBLE_NAME(name, text) text " "
  return NYBBLE_PYTHON_OBJECTS(NYBBLE_NAME);
#undef NYBBLE_NAME
}

void* nybble_python_open(const void* const* functions, void* const* objects, const void* exchange,
                         int64_t pooled) {
  const nybble::dlpack::exchange* const torch = known_exchange(exchange);
  binding* const d = torch == nullptr ? nullptr : new (std::nothrow) binding;
  if (d == nullptr) return nullptr;
  static std::once_flag filled;
  std::call_once(filled, [&] { std::memcpy(static_cast<void*>(&py), functions, sizeof py); });
  d->torch = torch, d->pooled = pooled;
  for (int i = 0; i < kObjects; i++) {
    d->objects[i] = static_cast<object*>(objects[i]);
    py.Py_IncRef(d->objects[i]);
  }
  for (int i = kEmptyCpu; i < kObjects; i++) d->functions[i - kEmptyCpu].open(d->objects[i]);
#define NYBBLE_INTERN(name, text) d->attributes[name] = py.PyUnicode_InternFromString(text);
  NYBBLE_PYTHON_ATTRIBUTES(NYBBLE_INTERN)
#undef NYBBLE_INTERN
  return builtins_of(*d);
}

}  // extern "C"
