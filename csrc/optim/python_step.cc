// Python binding of an optimizer step for a list of parameters.
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "cuda/launch.h"
#include "python/call.h"

namespace nybble::python {
namespace {

// The settings that all parameters of a call share.
struct settings {
  object* state;  // {parameter: {"step": …, "state1": …}}
  int32_t device;
  // The maps of 8-bit or of 4-bit states. If they are NULL, the caller must step parameters with
  // such states in Python.
  const float *code1, *code2;
  object *map1, *map2;
  int coded_bits;
  nybble_optimizer optimizer;
  int64_t step;  // the step number of all parameters; negative if the numbers may differ
  nybble_hyperparameters h;

  bool two_states() const { return has_two_states(optimizer); }
  int64_t first_states() const { return python::first_states(optimizer); }
};

// Parameters that are updated together. The batch outlives the call that reads the parameters.
class batch {
 public:
  batch(const call& c, const settings& s) : shared_(c.shared()), s_(s) {
    for (const int map : {3, 4}) keep(c.argument(map));
  }
  ~batch() {
    for (object* const one : kept_) py.Py_DecRef(one);
  }
  batch(const batch&) = delete;
  batch& operator=(const batch&) = delete;

  // Reads a parameter. Returns false if the caller must step the parameter in Python. Parameters
  // without a gradient or without elements are skipped.
  bool take(const call& c, object* p);
  bool empty() const { return counters_.empty(); }
  // Returns whether looking up a parameter's state raised an exception. The look-up calls
  // Tensor.__hash__, in which a signal's handler may raise KeyboardInterrupt.
  bool failed() const { return failed_; }
  void place(void* stream) { stream_ = stream; }
  bool count_steps() const;
  nybble_status run() const noexcept;  // releases the interpreter lock

 private:
  struct counter {
    object* state;
    int32_t step;
  };
  struct extent {
    const void* start;
    int64_t bytes;
  };

  object* attribute(attribute_name name) const { return shared_.attributes[name]; }
  object* key(object* state, attribute_name name) const {
    return py.PyDict_GetItemWithError(state, attribute(name));
  }
  object* keep(object* one);
  bool seen(const call& c, object* one, tensor& t, int32_t& device) const;
  bool array(const call& c, object* one, dtype type, int64_t count, void*& data);
  bool scales(const call& c, object* state, attribute_name name, int64_t count, float*& data);
  bool one_state(object* one, const tensor& t, int32_t device);
  bool states(const call& c, object* state, nybble_parameter& r, dtype type, int& bits);
  bool scales_of(const call& c, object* state, nybble_parameter& r, int bits);
  bool step_of(const call& c, object* state, int32_t& step) const;

  const binding& shared_;
  const settings s_;
  void* stream_ = nullptr;
  bool failed_ = false;
  std::vector<nybble_parameter> rows_[3][3];  // [32-bit, 8-bit, 4-bit states][dtype]
  std::vector<counter> counters_;
  std::vector<extent> paged_;
  std::vector<object*> kept_;  // references to objects that must live until the queued work is done
};

object* batch::keep(object* one) {
  kept_.push_back(one);
  py.Py_IncRef(one);
  return one;
}

bool batch::seen(const call& c, object* one, tensor& t, int32_t& device) const {
  return one != nullptr && c.has_type(one, {kTensor, kParameter}) &&
         look(shared_, one, t, device) && (t.count != 1 || !is_negated(shared_, one));
}

bool batch::array(const call& c, object* one, dtype type, int64_t count, void*& data) {
  tensor t;
  int32_t device;
  if (!seen(c, one, t, device)) return false;
  data = t.data;
  return device == s_.device && t.type == type && t.count == count && keep(one) != nullptr;
}

bool batch::scales(const call& c, object* state, attribute_name name, int64_t count, float*& data) {
  void* found = nullptr;
  if (!array(c, key(state, name), kF32, count, found)) return false;
  data = static_cast<float*>(found);
  return true;
}

bool batch::step_of(const call& c, object* state, int32_t& step) const {
  object* const found = key(state, kStep);
  if (found == nullptr || !c.has_type(found, {kInt})) return false;
  const long long value = py.PyLong_AsLongLong(found);
  step = static_cast<int32_t>(value + 1);
  return 0 <= value && value < INT32_MAX && (s_.step < 0 || value == s_.step);
}

// torch treats CUDA managed memory as CPU memory, but this binding can use it on any device.
bool batch::one_state(object* one, const tensor& t, int32_t device) {
  keep(one);
  if (device == s_.device) return true;
  object* const mark = py.PyObject_GetAttr(one, attribute(kIsPaged));
  if (mark == nullptr) return false;
  kept_.push_back(mark);
  if (device != NYBBLE_CPU || py.PyLong_AsLongLong(mark) != 1) return false;  // True
  paged_.push_back({t.data, t.count * t.item_bytes});
  return true;
}

bool batch::states(const call& c, object* state, nybble_parameter& r, dtype values, int& bits) {
  object *const one = key(state, kState1), *const two = key(state, kState2);
  tensor t;
  int32_t device;
  if (!seen(c, one, t, device)) return false;
  bits = t.type == kU8 ? s_.coded_bits : 32;
  const dtype type = bits == 32 ? kF32 : kU8;
  const int64_t count = bits == 4 ? ceil_div(r.n, 2) : r.n;
  if (t.count != count * s_.first_states()) return false;
  r.state1 = t.data;
  if (t.type != type || !one_state(one, t, device)) return false;
  if (s_.optimizer == NYBBLE_SCHEDULE_FREE) return array(c, key(state, kZ), values, r.n, r.state2);
  if (!s_.two_states()) return true;
  if (!seen(c, two, t, device) || t.count != count || t.type != type) return false;
  r.state2 = t.data;
  return one_state(two, t, device);
}

// Reads the scales of 8-bit and 4-bit states. Refuses a 4-bit state whose map is not the map of
// this call.
bool batch::scales_of(const call& c, object* state, nybble_parameter& r, int bits) {
  if (bits == 32) return true;
  if (s_.code1 == nullptr) return false;
  if (bits == 4 && (key(state, kQmap1) != s_.map1 || key(state, kQmap2) != s_.map2)) return false;
  const int64_t blocks = ceil_div(r.n, bits == 4 ? kStateBlock / 2 : kStateBlock);
  return scales(c, state, kAbsmax1, blocks * s_.first_states(), r.absmax1) &&
         (!s_.two_states() || scales(c, state, kAbsmax2, blocks, r.absmax2));
}

bool batch::take(const call& c, object* p) {
  if (p == nullptr) return false;
  keep(p);
  object* const grad = py.PyObject_GetAttr(p, attribute(kGrad));
  if (grad == nullptr) return false;
  kept_.push_back(grad);
  if (grad == shared_.objects[kNone]) return true;
  tensor t;
  int32_t device;
  if (!seen(c, p, t, device)) return false;
  if (t.count == 0) return true;
  object* const state = py.PyDict_GetItemWithError(s_.state, p);
  failed_ = state == nullptr && py.PyErr_Occurred() != nullptr;
  if (state == nullptr || device != s_.device || t.type > kBF16) return false;
  keep(state);
  nybble_parameter r = {};
  void* g = nullptr;
  int bits = 32;
  r.p = t.data, r.n = t.count;
  if (!array(c, grad, t.type, r.n, g) || !step_of(c, state, r.step) ||
      !states(c, state, r, t.type, bits) || !scales_of(c, state, r, bits))
    return false;
  r.g = g;
  if (s_.h.max_unorm > 0.0f && !scales(c, state, kUnormVec, 1, r.norm)) return false;
  rows_[bits == 32 ? 0 : bits == 8 ? 1 : 2][t.type].push_back(r);
  counters_.push_back({state, r.step});
  return true;
}

bool batch::count_steps() const {
  for (const counter& one : counters_) {
    object* const step = py.PyLong_FromLongLong(one.step);
    const bool fine = step != nullptr && py.PyDict_SetItem(one.state, attribute(kStep), step) == 0;
    if (step != nullptr) py.Py_DecRef(step);
    if (!fine) return false;
  }
  return true;
}

nybble_status batch::run() const noexcept {
  for (const extent& one : paged_) cuda::prefetch(one.start, one.bytes, s_.device, stream_);
  for (const dtype type : {kF32, kF16, kBF16}) {
    const auto number = static_cast<nybble_dtype>(type);
    const auto &wide = rows_[0][type], &small = rows_[1][type], &least = rows_[2][type];
    nybble_status status =
        nybble_optimizer_update_32bit(s_.optimizer, number, wide.data(),
                                      static_cast<int32_t>(wide.size()), &s_.h, s_.device, stream_);
    if (status == NYBBLE_OK && !small.empty())
      status = nybble_optimizer_update_8bit(s_.optimizer, number, small.data(),
                                            static_cast<int32_t>(small.size()), &s_.h, s_.code1,
                                            s_.code2, s_.device, stream_);
    if (status == NYBBLE_OK && !least.empty())
      status = nybble_optimizer_update_4bit(s_.optimizer, number, least.data(),
                                            static_cast<int32_t>(least.size()), &s_.h, s_.code1,
                                            s_.code2, s_.device, stream_);
    if (status != NYBBLE_OK) return status;
  }
  return NYBBLE_OK;
}

settings settings_of(call& c) {
  settings s = {};
  s.state = c.argument(1);
  c.require(py.PyDict_Size(s.state) >= 0);
  s.device = static_cast<int32_t>(c.whole(c.argument(2), NYBBLE_CPU, binding::kMostDevices - 1));
  c.place(s.device);
  s.map1 = c.argument(3), s.map2 = c.argument(4);
  const tensor first = c.optional(s.map1, kF32, -1), second = c.optional(s.map2, kF32, -1);
  s.code1 = first.as<float>(), s.code2 = second.as<float>();
  s.coded_bits = first.count == 16 ? 4 : 8;
  c.require(s.code1 == nullptr || first.count == 1 << s.coded_bits);
  c.require(s.code2 == nullptr || second.count == first.count);
  s.optimizer = static_cast<nybble_optimizer>(c.whole(c.argument(5), 0, NYBBLE_SCHEDULE_FREE));
  s.step = c.whole(c.argument(6), -1, INT32_MAX);
  float* const numbers[] = {&s.h.lr,    &s.h.beta1, &s.h.beta2,        &s.h.beta3,
                            &s.h.alpha, &s.h.eps,   &s.h.weight_decay, &s.h.max_unorm};
  for (int i = 0; i < 8; i++) *numbers[i] = static_cast<float>(c.number(c.argument(7 + i), 0.0));
  s.h.gnorm_scale = 1.0f;
  s.h.skip_zeros = static_cast<int32_t>(c.whole(c.argument(15), 0, 1));
  s.h.stochastic_rounding = static_cast<int32_t>(c.whole(c.argument(16), 0, 1));
  return s;
}

// Adds each parameter to `all`. If the caller must step a parameter in Python, appends its index to
// `left` instead. Returns false, with an exception, if a look-up failed.
bool read(const call& c, object* parameters, batch& all, object* left) {
  const std::ptrdiff_t count = py.PyList_Size(parameters);
  for (std::ptrdiff_t i = 0; i < count; i++) {
    if (all.take(c, py.PyList_GetItem(parameters, i))) continue;
    if (all.failed()) return false;
    py.PyErr_Clear();
    object* const index = py.PyLong_FromLongLong(i);
    const bool fine = index != nullptr && py.PyList_Append(left, index) == 0;
    if (index != nullptr) py.Py_DecRef(index);
    if (!fine) return false;
  }
  return count >= 0;
}

constexpr const char* kBatch = "nybble.batch";

batch* batch_of(object* capsule) {
  return static_cast<batch*>(py.PyCapsule_GetPointer(capsule, kBatch));
}

// Returns the tuple (left, batch), or (left, None) if the batch is empty.
object* answer(call& c, object* left, std::unique_ptr<batch> all) {
  if (all->empty()) return c.tuple({left, c.known(kNone)});
  object* const capsule =
      py.PyCapsule_New(all.get(), kBatch, [](object* one) { delete batch_of(one); });
  if (capsule == nullptr) return c.refuse();
  all.release();
  return c.tuple({left}, capsule);
}

}  // namespace

// Reads the parameters of a step without changing them. Arguments: parameters, the optimizer's
// state, device, the two maps of 8-bit or 4-bit states, the optimizer's number, the step of all
// parameters (-1 if they may differ), lr, beta1, beta2, beta3, alpha, eps, weight_decay, max_unorm,
// skip_zeros, stochastic_rounding. Returns the indices of the parameters that the caller must step,
// and a batch of the other parameters for optimizer_step. The batch is None if there are no other
// parameters.
object* optimizer_read(call& c) {
  const settings s = settings_of(c);
  object* const left = c.fine() ? py.PyList_New(0) : nullptr;
  if (left == nullptr) return c.refuse();
  object* answered = nullptr;
  bool failed = false;
  try {
    auto all = std::make_unique<batch>(c, s);
    c.require(read(c, c.argument(0), *all, left));
    failed = all->failed();
    if (c.fine() && (all->empty() || c.ready())) {
      all->place(c.stream());
      answered = answer(c, left, std::move(all));
    }
  } catch (const std::bad_alloc&) {
  }
  py.Py_DecRef(left);
  return answered == nullptr && !failed ? c.refuse() : answered;
}

// Runs a batch that optimizer_read returned, and returns the status. A batch can run only once.
object* optimizer_step(call& c) {
  batch* const all = batch_of(c.argument(0));
  if (all == nullptr) return c.refuse();
  const bool counted = all->count_steps();
  return py.PyLong_FromLongLong(counted ? call::released([&] { return all->run(); })
                                        : NYBBLE_OUT_OF_MEMORY);
}

}  // namespace nybble::python
