// Decides whether a call is a simple case for the fast path, and makes its results.
#include "python/call.h"

#include "cuda/launch.h"

namespace nybble::python {
namespace {

int64_t bytes_of(dtype type) {
  if (type == kI64) return 8;
  return type == kF32 || type == kI32 ? 4 : type <= kBF16 ? 2 : 1;
}

}  // namespace

call::~call() {
  for (int i = 0; i < kept_count_; i++) py.Py_DecRef(kept_[i]);
  for (int i = 0; i < results_count_; i++) py.Py_DecRef(results_[i]);
}

object* call::refuse() {
  fine_ = false;
  py.PyErr_Clear();
  py.Py_IncRef(known(kNone));
  return known(kNone);
}

// Takes over a reference, which is released when the call ends.
void call::keep(object* one) {
  if (kept_count_ < kMostKept) {
    kept_[kept_count_++] = one;
  } else {
    py.Py_DecRef(one);
    fine_ = false;
  }
}

bool call::has_type(object* one, std::initializer_list<object_name> names) const {
  object* const type = py.PyObject_Type(one);
  bool found = false;
  for (const object_name name : names) found = found || type == known(name);
  py.Py_DecRef(type);
  return found;
}

// Asks torch one of its yes-or-no questions. Returns whether the answer is False (or 0).
bool call::off(object_name question) {
  object* const answered = shared_.function_of(question).ask();
  if (answered == nullptr) return py.PyErr_Clear(), false;
  const bool no = py.PyLong_AsLongLong(answered) == 0;
  py.Py_DecRef(answered);
  return no;
}

// Returns whether forward-mode differentiation is off (its level is -1), so that no tensor has a
// tangent.
bool call::backward_alone() const {
  object* const level = py.PyDict_GetItemWithError(known(kForwardMode), shared_.attributes[kLevel]);
  return level == nullptr || py.PyLong_AsLongLong(level) < 0;
}

bool call::wants_gradient(std::initializer_list<object*> tensors) {
  if (!fine_ || off(kGradEnabled)) return false;
  bool wanted = false;
  for (object* const one : tensors) {
    if (one == known(kNone)) continue;
    object* const answered = attribute(one, kRequiresGrad);
    wanted = wanted || (fine_ && py.PyLong_AsLongLong(answered) != 0);
  }
  return wanted;
}

bool call::ready() {
  require(fine_ && unseen());
  if (!fine_ || device_ == NYBBLE_CPU) return fine_;
  require(device_ < binding::kMostDevices &&
          (shared_.attached.load(std::memory_order_acquire) >> device_ & 1) != 0);
  require(fine_ && shared_.torch->current_stream(dlpack::kCuda, device_, &stream_) == 0);
  return fine_;
}

bool call::is_torch_s(int32_t device) {
  object* const answered = fine_ ? shared_.function_of(kCudaDevice).ask() : nullptr;
  if (answered == nullptr) return py.PyErr_Clear(), false;
  const long long current = py.PyLong_AsLongLong(answered);
  py.Py_DecRef(answered);
  return current == device;
}

// Allocates a result with torch's own allocation function, but without its dispatcher. This takes
// half the time of DLPack's allocator and import, and Tensor.record_stream works with this memory.
tensor call::fresh(dtype type, const int64_t* shape, int ndim) {
  require(ndim <= kMostDimensions && results_count_ < kMostResults);
  // torch allocates on its current device, so the call's device must be that device. The current
  // CUDA context usually tells. A thread of autograd may have no context yet; then torch is asked,
  // which takes longer.
  may_allocate_ =
      may_allocate_ || device_ == NYBBLE_CPU || cuda::is_current(device_) || is_torch_s(device_);
  require(may_allocate_);
  if (!fine_) return {};
  object* const arguments = shared_.layouts.arguments(shared_.objects[type], shape, ndim);
  if (arguments == nullptr) return fine_ = false, tensor{};
  const function& allocate = shared_.function_of(device_ == NYBBLE_CPU ? kEmptyCpu : kEmptyCuda);
  object* const made = allocate.call(arguments);
  py.Py_DecRef(arguments);
  if (made == nullptr) return fine_ = false, tensor{};
  results_[results_count_++] = made;
  return view(made);
}

tensor call::fresh(dtype type, std::initializer_list<int64_t> shape) {
  return fresh(type, shape.begin(), static_cast<int>(shape.size()));
}

tensor call::scratch(dtype type, std::initializer_list<int64_t> shape) {
  const tensor made = fresh(type, shape);
  if (made.data != nullptr) keep(results_[--results_count_]);
  return made;
}

tensor call::fresh_or(int given, dtype type, const int64_t* shape, int ndim) {
  if (absent(given)) return fresh(type, shape, ndim);
  int64_t count = 1;
  for (int i = 0; i < ndim; i++) count *= shape[i];
  const tensor t = array(argument(given), type, count);
  require(results_count_ < kMostResults && fine_ && is_apart(views_count_ - 1));
  require(fine_ && is_apart_of_books(views_count_ - 1));
  if (!fine_) return {};
  py.Py_IncRef(argument(given));
  results_[results_count_++] = argument(given);
  return t;
}

tensor call::pooled(dtype type, const int64_t* shape, int ndim) {
  int64_t bytes = bytes_of(type);
  for (int i = 0; i < ndim; i++)
    if (__builtin_mul_overflow(bytes, shape[i], &bytes)) return require(false), tensor{};
  require(device_ != NYBBLE_CPU || bytes < shared_.pooled);
  return fresh(type, shape, ndim);
}

bool call::wrap(const tensor* shape, object* code, int64_t block, object* quant_type, dtype type) {
  object* size = known(kNone);
  if (shape == nullptr)
    py.Py_IncRef(size);
  else
    size = shared_.layouts.size(known(kSize), shape->shape, shape->ndim);
  object* const others[] = {code, quant_type, shared_.objects[type]};
  for (object* const one : others) py.Py_IncRef(one);
  object*& scales = results_[results_count_ - 1];
  py.Py_IncRef(scales);
  object* const items[] = {scales, size, code, py.PyLong_FromLongLong(block), others[1], others[2]};
  object* const arguments = tuple_of(items, 6);
  if (arguments == nullptr) return false;
  object* const made =
      py.PyObject_Call(shared_.state.load(std::memory_order_acquire), arguments, nullptr);
  py.Py_DecRef(arguments);
  if (made == nullptr) return false;
  py.Py_DecRef(scales);
  scales = made;
  return true;
}

object* call::tuple(std::initializer_list<object*> items, object* made) {
  object* held[kMostResults];
  int count = 0;
  for (object* const one : items) py.Py_IncRef(held[count++] = one);
  if (made != nullptr) held[count++] = made;
  return tuple_of(held, count);
}

object* call::recorded(recorder kind, object* a, object* bias, object* one, object* other,
                       object* made) {
  if (!fine_) return made;
  object* const apply = shared_.recorders[kind].load(std::memory_order_acquire);
  for (object* const given : {a, bias}) py.Py_IncRef(given);
  // the product is in a tuple, because torch would otherwise treat it as an operand
  object* const items[] = {a, bias, tuple({one, other}), tuple({}, made)};
  object* const arguments = tuple_of(items, 4);
  const bool ready = arguments != nullptr && apply != nullptr;
  object* const result = ready ? py.PyObject_Call(apply, arguments, nullptr) : nullptr;
  if (arguments != nullptr) py.Py_DecRef(arguments);
  return apply == nullptr ? refuse() : result;
}

object* call::answer(std::initializer_list<object*> more) {
  if (results_count_ == 1 && more.size() == 0) return results_[--results_count_];
  object* items[kMostResults + 1];
  int count = 0;
  for (; count < results_count_; count++) items[count] = results_[count];
  results_count_ = 0;
  for (object* const one : more) py.Py_IncRef(items[count++] = one);
  object* const all = tuple_of(items, count);
  return all == nullptr ? refuse() : all;
}

}  // namespace nybble::python
