// Read arguments: tensors, numbers, quantization states.
#include "python/call.h"

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

// Returns the number of elements of a tensor, or -1 if the elements are not dense and row-major.
int64_t dense_count(const dlpack::tensor& t) {
  int64_t count = 1;
  bool dense = true;
  for (int i = t.ndim; i-- > 0;) {
    dense = dense && (t.shape[i] == 1 || t.strides[i] == count);
    count *= t.shape[i];
  }
  return dense || count == 0 ? count : -1;
}

}  // namespace

bool look(const binding& shared, object* one, tensor& seen, int32_t& device) {
  dlpack::tensor t = {};
  if (shared.torch->view(one, &t) != 0) return py.PyErr_Clear(), false;
  const bool cuda = t.device_type == dlpack::kCuda;
  device = cuda ? t.device_id : NYBBLE_CPU;
  const int64_t count = dense_count(t);
  seen = {
      static_cast<char*>(t.data) + t.byte_offset, count, t.shape, t.ndim, dtype_of(t), t.bits / 8};
  // tensors wrapped by vmap or grad have no memory
  const bool has_memory = t.data != nullptr || count == 0;
  return (cuda || t.device_type == dlpack::kCpu) && count >= 0 && has_memory;
}

bool is_negated(const binding& shared, object* one) {
  object* const answered = shared.function_of(kNegated).ask_of(one);
  if (answered == nullptr) return py.PyErr_Clear(), true;
  py.Py_DecRef(answered);
  return answered == shared.objects[kTrue];
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
  require(views_count_ < kMostViews);
  if (fine_) views_[views_count_++] = {static_cast<char*>(seen.data), seen.count * seen.item_bytes};
  return seen;
}

// Returns whether a view shares no memory with the views before it.
bool call::is_apart(int view) const {
  const extent& last = views_[view];
  for (int i = 0; i < view; i++)
    if (last.start < views_[i].start + views_[i].bytes && views_[i].start < last.start + last.bytes)
      return false;
  return true;
}

// Returns whether a view shares no memory with the code books. All states of the process use the
// same code books.
bool call::is_apart_of_books(int view) const {
  const extent& last = views_[view];
  for (const auto& of_devices : shared_.books) {
    object* const book = of_devices[device_ + 1].load(std::memory_order_acquire);
    tensor seen;
    int32_t device = NYBBLE_CPU;
    if (book == nullptr) continue;
    if (!look(shared_, book, seen, device)) return false;
    char* const start = static_cast<char*>(seen.data);
    if (last.start < start + seen.count * seen.item_bytes && start < last.start + last.bytes)
      return false;
  }
  return true;
}

void call::require_apart() {
  for (int i = 1; i < views_count_; i++) require(is_apart(i));
}

// Accepts only tensors of torch's own types, because a subclass may give its memory another
// meaning.
tensor call::plain(object* one) {
  if (!fine_ || !has_type(one, {kTensor, kParameter})) return fine_ = false, tensor{};
  return view(one);
}

tensor call::array(object* one, dtype wanted, int64_t count) {
  const tensor t = plain(one);
  require(t.type == wanted && (count < 0 || t.count == count));
  require(fine_ && (t.count != 1 || !is_negated(shared_, one)));
  return t;
}

tensor call::indices(object* one) {
  const tensor t = plain(one);
  require((t.type == kI32 || t.type == kI64) && t.ndim < kMostDimensions);
  return t;
}

tensor call::floating(object* one) {
  const tensor t = plain(one);
  require(fine_ && t.type <= kBF16 && !is_negated(shared_, one));
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
  require(least <= value && value <= 3.4e38);  // excludes NaN and infinity
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

// Reads the type of a state with this block size. MXFP4 and NVFP4 both have the type E2M1, and each
// has a single block size.
nybble_quant_type call::quant_type_of_state(object* one, int64_t block) {
  const bool text = fine_ && has_type(one, {kStr});
  if (text && block == 32 && py.PyUnicode_CompareWithASCIIString(one, "mxfp4") == 0)
    return NYBBLE_E2M1;
  if (text && block == 16 && py.PyUnicode_CompareWithASCIIString(one, "nvfp4") == 0)
    return NYBBLE_E2M1;
  require(block >= 32);
  return quant_type(one);
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

// Reads the dictionary of the state directly, because reading an attribute takes 40 ns longer if
// the class has __getattr__.
weight call::scales(object* state) {
  weight w;
  object* const own = dictionary(state);
  copy_shape(item(own, kShape), w);
  const int64_t block = whole(item(own, kBlockSize), 16, 4096);
  w.block_size = static_cast<int32_t>(block);
  w.type = quant_type_of_state(item(own, kQuantType), block);
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

}  // namespace nybble::python
