// Owns: reading arguments and making results.
#include "python/call.h"

#include "runtime/cuda/launch.h"

namespace nybble::python {
namespace {

dtype dtype_of(const dlpack::tensor& t) {
  if (t.lanes != 1) return kOtherType;
  const int name = t.code << 8 | t.bits;
  switch (name) {
    case dlpack::kFloat << 8 | 32:
      return kF32;
    case dlpack::kFloat << 8 | 16:
      return kF16;
    case dlpack::kBFloat << 8 | 16:
      return kBF16;
    case dlpack::kUnsigned << 8 | 8:
      return kU8;
    case dlpack::kInt << 8 | 8:
      return kI8;
    case dlpack::kInt << 8 | 32:
      return kI32;
    case dlpack::kInt << 8 | 64:
      return kI64;
    default:
      return kOtherType;
  }
}

// Number of elements; -1 where they do not lie densely in row-major order.
int64_t dense_count(const dlpack::tensor& t) {
  int64_t count = 1;
  bool dense = true;
  for (int i = t.ndim; i-- > 0;) {
    dense = dense && (t.shape[i] == 1 || t.strides[i] == count);
    count *= t.shape[i];
  }
  return dense || count == 0 ? count : -1;
}

int64_t bytes_of(dtype type) {
  if (type == kI64) return 8;
  return type == kF32 || type == kI32 ? 4 : type <= kBF16 ? 2 : 1;
}

}  // namespace

bool look(const door& shared, object* one, tensor& seen, int32_t& device) {
  dlpack::tensor t = {};
  if (shared.torch->view(one, &t) != 0) return py.PyErr_Clear(), false;
  const bool cuda = t.device_type == dlpack::kCuda;
  device = cuda ? t.device_id : NYBBLE_CPU;
  const int64_t count = dense_count(t);
  seen = {
      static_cast<char*>(t.data) + t.byte_offset, count, t.shape, t.ndim, dtype_of(t), t.bits / 8};
  // what vmap, grad and their like have wrapped shows no memory
  const bool has_memory = t.data != nullptr || count == 0;
  return (cuda || t.device_type == dlpack::kCpu) && count >= 0 && has_memory;
}

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

// Takes over a reference that lives as long as the call.
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

bool call::is_weight(object* type) const {
  for (const auto& one : shared_.weights)
    if (one.load(std::memory_order_acquire) == type) return true;
  return false;
}

tensor call::view(object* one) {
  tensor seen;
  int32_t device = NYBBLE_CPU;
  if (!look(shared_, one, seen, device)) return fine_ = false, tensor{};
  require(!placed_ || device == device_);
  place(device);
  require(seen.count > 0);
  if (seen.count > largest_) largest_ = seen.count;
  return seen;
}

// Of exactly torch's own types: a subclass may mean something else by its memory.
tensor call::plain(object* one) {
  if (!fine_ || !has_type(one, {kTensor, kParameter})) return fine_ = false, tensor{};
  return view(one);
}

tensor call::array(object* one, dtype wanted, int64_t count) {
  const tensor t = plain(one);
  require(t.type == wanted && (count < 0 || t.count == count));
  return t;
}

tensor call::indices(object* one) {
  const tensor t = plain(one);
  require((t.type == kI32 || t.type == kI64) && t.ndim < kMostDimensions);
  return t;
}

tensor call::floating(object* one) {
  const tensor t = plain(one);
  require(t.type <= kBF16);
  return t;
}

tensor call::optional(object* one, dtype wanted, int64_t count) {
  return one == known(kNone) ? tensor{} : array(one, wanted, count);
}

tensor call::packed(object* one, int64_t values) {
  if (!fine_) return {};
  object* const type = py.PyObject_Type(one);
  require(type == known(kTensor) || type == known(kParameter) || is_weight(type));
  py.Py_DecRef(type);
  if (!fine_) return {};
  const tensor t = view(one);
  require(t.count * t.item_bytes == (values + 1) / 2);
  return t;
}

int64_t call::whole(object* one, int64_t least, int64_t most) {
  if (!fine_ || !has_type(one, {kInt})) return fine_ = false, least;
  const int64_t value = py.PyLong_AsLongLong(one);
  require(least <= value && value <= most && (value != -1 || py.PyErr_Occurred() == nullptr));
  return fine_ ? value : least;
}

double call::number(object* one, double least) {
  if (!fine_ || !has_type(one, {kPyFloat})) return fine_ = false, least;
  const double value = py.PyFloat_AsDouble(one);
  require(least <= value && value <= 3.4e38);  // no NaN, no infinity
  return value;
}

float call::finite(object* one) {
  if (!fine_ || !has_type(one, {kPyFloat, kInt})) return fine_ = false, 0.0f;
  const double value = py.PyFloat_AsDouble(one);
  require(-3.4e38 <= value && value <= 3.4e38 && (value != -1.0 || py.PyErr_Occurred() == nullptr));
  return fine_ ? static_cast<float>(value) : 0.0f;
}

bool call::flag(object* one) {
  require(one == known(kTrue) || one == known(kFalse));
  return one == known(kTrue);
}

nybble_quant_type call::quant_type(object* one) {
  if (!fine_ || !has_type(one, {kStr})) return fine_ = false, NYBBLE_NF4;
  if (py.PyUnicode_CompareWithASCIIString(one, "nf4") == 0) return NYBBLE_NF4;
  require(py.PyUnicode_CompareWithASCIIString(one, "fp4") == 0);
  return NYBBLE_FP4;
}

dtype call::floating_type(object* one) {
  for (const dtype type : {kF32, kF16, kBF16})
    if (one == shared_.objects[type]) return type;
  return fine_ = false, kF32;
}

object* call::attribute(object* of, attribute_name name) {
  object* const value = fine_ ? py.PyObject_GetAttr(of, shared_.attributes[name]) : nullptr;
  if (value == nullptr) return fine_ = false, known(kNone);
  keep(value);
  return value;
}

object* call::dictionary(object* of) {
  object* const found = fine_ ? py.PyObject_GenericGetDict(of, nullptr) : nullptr;
  if (found == nullptr) return fine_ = false, known(kNone);
  keep(found);
  return found;
}

object* call::item(object* dictionary, attribute_name name) {
  object* const value =
      fine_ ? py.PyDict_GetItemWithError(dictionary, shared_.attributes[name]) : nullptr;
  if (value == nullptr) return fine_ = false, known(kNone);
  py.Py_IncRef(value);
  keep(value);
  return value;
}

void call::copy_shape(object* shape, weight& w) {
  if (!fine_ || !has_type(shape, {kSize, kTuple})) return require(false);
  const std::ptrdiff_t ndim = py.PyTuple_Size(shape);
  require(ndim <= kMostDimensions);
  w.ndim = fine_ ? static_cast<int32_t>(ndim) : 0;
  w.count = 1;
  for (int i = 0; i < w.ndim; i++) {
    w.shape[i] = whole(py.PyTuple_GetItem(shape, i), 1, INT64_MAX);
    require(!__builtin_mul_overflow(w.count, w.shape[i], &w.count));
  }
}

// From the states' dictionaries: a class with a __getattr__ takes 40 ns more for each attribute.
weight call::scales(object* state) {
  weight w;
  object* const own = dictionary(state);
  copy_shape(item(own, kShape), w);
  const int64_t block = whole(item(own, kBlockSize), 32, 4096);
  w.block_size = static_cast<int32_t>(block);
  w.type = quant_type(item(own, kQuantType));
  object *const absmax = item(own, kAbsmax), *const second = item(own, kState2);
  const int64_t blocks = fine_ ? w.count / block + (w.count % block != 0) : 0;
  if (second == known(kNone)) {
    w.absmax.values = array(absmax, kF32, blocks).as<float>();
    return w;
  }
  object* const outer = dictionary(second);
  const int64_t block2 = whole(item(outer, kBlockSize), 1, INT32_MAX);
  w.absmax.block_size = static_cast<int32_t>(block2);
  w.absmax.codes = array(absmax, kU8, blocks).as<uint8_t>();
  w.absmax.values = array(item(outer, kAbsmax), kF32, ceil_div(blocks, block2)).as<float>();
  w.absmax.code = array(item(outer, kCode), kF32, 256).as<float>();
  w.absmax.offset = array(item(own, kOffset), kF32, 1).as<float>();
  return w;
}

object* call::code_book(book which) {
  object* const found =
      fine_ ? shared_.books[which][device_ + 1].load(std::memory_order_acquire) : nullptr;
  require(found != nullptr);
  return found;
}

// Whether a question of torch's is answered with no (or 0).
bool call::off(object_name question) {
  object* const answered = shared_.function_of(question).ask();
  if (answered == nullptr) return py.PyErr_Clear(), false;
  const bool no = py.PyLong_AsLongLong(answered) == 0;
  py.Py_DecRef(answered);
  return no;
}

// Whether torch's forward mode, whose tangents no plain memory has, is at its level of -1: off.
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
  require(device_ < door::kMostDevices &&
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

// torch's own way to allocate without its dispatcher: half of what DLPack's allocator and import
// take, and the memory stays one that Tensor.record_stream knows (0.55 us, an EPYC).
tensor call::fresh(dtype type, const int64_t* shape, int ndim) {
  require(ndim <= kMostDimensions && results_count_ < kMostResults);
  // torch would allocate on its current device, so ask before: a wrong one is no plain case. A
  // thread of autograd's has no context yet: then torch is asked, which takes longer
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
  require(results_count_ < kMostResults);
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
