// One call from Python: reads its arguments, makes its results, runs its operation. If the call is
// not a simple case, the builtin returns None and has no side effects. The caller then takes the
// general path, which does the work or raises the error.
#pragma once

#include <initializer_list>

#include "core/operations.h"
#include "nybble/nybble.h"
#include "python/binding.h"

namespace nybble::python {

// Dense memory of a tensor that the call has read.
struct tensor {
  void* data = nullptr;
  int64_t count = 0;
  const int64_t* shape = nullptr;
  int32_t ndim = 0;
  dtype type = kOtherType;
  int32_t item_bytes = 1;

  template <class T>
  T* as() const {
    return static_cast<T*>(data);
  }
  nybble_dtype floating() const { return static_cast<nybble_dtype>(type); }
};

// Reads a tensor object of any type. Returns false, without an error, unless the tensor is dense
// memory of the CPU or a CUDA device. Sets `device` to NYBBLE_CPU or the number of a CUDA device.
bool look(const binding& shared, object* one, tensor& seen, int32_t& device);

// Returns whether a tensor of torch's own types has the negative bit, which means that memory holds
// its values times -1. Only two kinds of dense tensors can have this bit: results of
// torch._neg_view, and tensors with a single element (with more elements, x.conj().imag is
// strided). So the bit is always checked for activations (30 ns), but for other tensors only if
// they have one element.
bool is_negated(const binding& shared, object* one);

// The scales of a 4-bit array, and its shape.
struct weight {
  nybble_absmax absmax = {};
  nybble_quant_type type = NYBBLE_NF4;
  int32_t block_size = 64, ndim = 0;
  int64_t count = 0, shape[kMostDimensions] = {};
};

// The functions that read arguments return a harmless value if they refuse an argument. The call
// remembers that an argument was refused, and `ready` returns it.
class call {
 public:
  call(binding& shared, object* const* arguments) : shared_(shared), arguments_(arguments) {}
  ~call();
  call(const call&) = delete;
  call& operator=(const call&) = delete;

  object* argument(int index) const { return arguments_[index]; }
  object* known(object_name name) const { return shared_.objects[name]; }
  const binding& shared() const { return shared_; }
  bool absent(int index) const { return argument(index) == known(kNone); }
  bool is(int index, object_name name) const { return argument(index) == known(name); }
  void require(bool condition) { fine_ = fine_ && condition; }
  bool has_type(object* one, std::initializer_list<object_name> names) const;
  // Sets the device, for calls that read their tensors themselves.
  void place(int32_t device) { placed_ = true, device_ = device; }

  // All tensors of a call must be on the device of its first tensor.
  tensor array(object* one, dtype wanted, int64_t count = -1);
  tensor floating(object* one);
  tensor indices(object* one);  // of 32 or 64 bits
  // Reads the bytes that hold `values` 4-bit values, stored as a tensor of any type.
  tensor packed(object* one, int64_t values);
  // If the object is None, the data is NULL.
  tensor optional(object* one, dtype wanted, int64_t count);
  int64_t whole(object* one, int64_t least, int64_t most);
  double number(object* one, double least);
  float finite(object* one);  // accepts a float or an int
  bool flag(object* one);     // only True or False is accepted
  nybble_quant_type quant_type(object* one);
  nybble_quant_type quant_type_of_state(object* one, int64_t block);
  dtype floating_type(object* one);  // from a dtype object
  object* attribute(object* of, attribute_name name);
  // Return the dictionary of an object's own attributes, and a value in it.
  object* dictionary(object* of);
  object* item(object* dictionary, attribute_name name);
  weight scales(object* state);
  // Returns the code book that Python keeps for the call's device.
  object* code_book(book which);
  // Returns whether any of the tensors (None excluded) needs a gradient.
  bool wants_gradient(std::initializer_list<object*> tensors);
  // Returns whether no mode, trace or forward-mode differentiation observes torch's operations.
  bool unseen() { return off(kModes) && off(kTracing) && backward_alone(); }
  // Refuses the call if gradients are enabled.
  void no_gradients() { require(fine_ && off(kGradEnabled)); }
  // Refuses the call if torch would convert the operands of products, as it does in autocast.
  void no_autocast() { require(fine_ && off(kAutocast)); }

  // Returns whether this is a simple case. If so, the caller may make results and start the work.
  bool ready();
  // Returns fresh memory, or the caller's memory if argument `given` is not None. The caller's
  // memory must not overlap arguments that the call has read, because kernels read arguments while
  // they write results.
  tensor fresh(dtype type, std::initializer_list<int64_t> shape);
  tensor fresh(dtype type, const int64_t* shape, int ndim);
  tensor fresh_or(int given, dtype type, const int64_t* shape, int ndim);
  tensor scratch(dtype type, std::initializer_list<int64_t> shape);  // not a result
  // Refuses the call if two of the arrays that were read overlap.
  void require_apart();
  // Returns memory for a result. Refuses the call if the result is large and on the CPU, because
  // Python allocates such results from its pool.
  tensor pooled(dtype type, const int64_t* shape, int ndim);

  int32_t device() const { return device_; }
  void* stream() const { return stream_; }
  bool fine() const { return fine_; }
  object* refuse();
  // Returns a tuple of `items` (at most kMostResults) followed by `made`. Takes over the reference
  // to `made`.
  object* tuple(std::initializer_list<object*> items, object* made = nullptr);
  // Records a product of `a` with the weight `one`. The gradients of `a` and bias also need
  // `other`. Takes over the reference to `made`. If the product was refused, returns `made`
  // unchanged.
  object* recorded(recorder kind, object* a, object* bias, object* one, object* other,
                   object* made);

  // Runs `operation` and returns its result, or a tuple of its results followed by `more`. If the
  // work is long, the interpreter lock is released meanwhile.
  template <class Operation>
  object* finish(Operation&& operation, std::initializer_list<object*> more = {}) {
    return run(operation) ? answer(more) : refuse();
  }
  // Does the same as finish, but makes a QuantState of the last result, which has the scales. The
  // state's shape is `shape`, or None if `shape` is NULL. Making the state runs Python code, in
  // which a signal's handler may raise an exception, such as KeyboardInterrupt. The caller gets it.
  template <class Operation>
  object* finish_state(Operation&& operation, const tensor* shape, object* code, int64_t block,
                       object* quant_type, dtype type) {
    require(shared_.state.load(std::memory_order_acquire) != nullptr);
    if (!run(operation)) return refuse();
    return wrap(shape, code, block, quant_type, type) ? answer({}) : nullptr;
  }
  // Runs `operation` with the interpreter released.
  template <class Operation>
  static nybble_status released(Operation&& operation) {
    void* const thread = py.PyEval_SaveThread();
    const nybble_status status = operation();
    py.PyEval_RestoreThread(thread);
    return status;
  }

 private:
  static constexpr int kMostKept = 32, kMostResults = 4, kMostViews = 20;
  struct extent {
    const char* start;
    int64_t bytes;
  };

  static constexpr int64_t kBrief = 4096;  // this many values take about a microsecond

  template <class Operation>
  bool run(Operation&& operation) {
    if (!fine_) return false;
    const bool brief = device_ == NYBBLE_CPU && largest_ <= kBrief;
    return (brief ? operation() : released(operation)) == NYBBLE_OK;
  }

  bool is_weight(object* type) const;
  tensor view(object* one);
  bool is_apart(int view) const;
  bool is_apart_of_books(int view) const;
  tensor plain(object* one);
  bool off(object_name question);
  bool backward_alone() const;
  bool is_torch_s(int32_t device);
  void keep(object* one);
  void copy_shape(object* shape, weight& w);
  object* answer(std::initializer_list<object*> more);
  bool wrap(const tensor* shape, object* code, int64_t block, object* quant_type, dtype type);

  binding& shared_;
  object* const* arguments_;
  object* kept_[kMostKept];
  object* results_[kMostResults];
  extent views_[kMostViews];  // memory of the tensors that were read
  int kept_count_ = 0, results_count_ = 0, views_count_ = 0;
  bool fine_ = true, placed_ = false;
  bool may_allocate_ = false;  // true if torch's current device is the call's device
  int32_t device_ = NYBBLE_CPU;
  int64_t largest_ = 0;  // number of values of the largest tensor
  void* stream_ = nullptr;
};

constexpr int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }

// An optimizer's first state consists of this number of arrays. 8-bit states have an absmax for
// every kStateBlock values.
constexpr int64_t first_states(nybble_optimizer one) { return one == NYBBLE_ADEMAMIX ? 2 : 1; }
constexpr int64_t kStateBlock = 256;

// Each binding takes the arguments of the Python function with the same name, by position.
#define NYBBLE_PYTHON_BINDING(name, arity) object* name(call& c);
#include "core/operations.def"

}  // namespace nybble::python
