// State that the builtins of an interpreter share: torch's objects, its exchange, the code books.
#pragma once

#include <atomic>
#include <cstdint>

#include "python/dlpack.h"
#include "python/interpreter.h"
#include "python/layouts.h"

namespace nybble::python {

// The element types of operations; the first three have nybble_dtype's numbers.
enum dtype : int8_t { kF32 = 0, kF16, kBF16, kU8, kI8, kI32, kI64, kOtherType };

// The objects that Python passes to nybble_python_open. The dtypes are first, in the order of
// `dtype`.
#define NYBBLE_PYTHON_OBJECTS(X)                                                \
  X(kFloat32, "float32")                                                        \
  X(kFloat16, "float16")                                                        \
  X(kBFloat16, "bfloat16")                                                      \
  X(kUint8, "uint8")                                                            \
  X(kInt8, "int8")                                                              \
  X(kInt32, "int32")                                                            \
  X(kInt64, "int64")                                                            \
  X(kNone, "None")                                                              \
  X(kTrue, "True")                                                              \
  X(kFalse, "False")                                                            \
  X(kInt, "int")                                                                \
  X(kStr, "str")                                                                \
  X(kPyFloat, "float")                                                          \
  X(kTuple, "tuple")                                                            \
  X(kSize, "Size")                                                              \
  X(kTensor, "Tensor")                                                          \
  X(kParameter, "Parameter")                                                    \
  X(kForwardMode, "forward_mode") /* the names of torch.autograd.forward_ad */  \
  X(kEmptyCpu, "empty_cpu")       /* (shape, strides, dtype) -> tensor */       \
  X(kEmptyCuda, "empty_cuda")     /* the same, on the current device */         \
  X(kCudaDevice, "cuda_device")   /* () -> torch's current device */            \
  X(kModes, "modes")              /* () -> number of dispatch modes */          \
  X(kTracing, "tracing")          /* () -> whether torch.jit.trace is active */ \
  X(kNegated, "negated")          /* Tensor.is_neg, bound to any tensor */      \
  X(kGradEnabled, "grad_enabled") /* () -> bool */                              \
  X(kAutocast, "autocast")        /* () -> whether any autocast is on */

// The attributes that builtins read from a QuantState, a quantized parameter, a tensor and a layer,
// and the keys of an optimizer's state.
#define NYBBLE_PYTHON_ATTRIBUTES(X)               \
  X(kAbsmax, "absmax")                            \
  X(kLevel, "_current_level")                     \
  X(kShape, "shape")                              \
  X(kDtype, "dtype")                              \
  X(kCode, "code")                                \
  X(kBlockSize, "blocksize")                      \
  X(kQuantType, "quant_type")                     \
  X(kOffset, "offset")                            \
  X(kState2, "state2")                            \
  X(kQuantState, "quant_state")                   \
  X(kRequiresGrad, "requires_grad")               \
  X(kGrad, "grad")                                \
  X(kStep, "step")                                \
  X(kState1, "state1")                            \
  X(kAbsmax1, "absmax1")                          \
  X(kAbsmax2, "absmax2")                          \
  X(kUnormVec, "unorm_vec")                       \
  X(kQmap1, "qmap1")                              \
  X(kQmap2, "qmap2")                              \
  X(kZ, "z")                                      \
  X(kIsPaged, "is_paged")                         \
  X(kParameters, "_parameters")                   \
  X(kBuffers, "_buffers")                         \
  X(kWeight, "weight")                            \
  X(kBias, "bias")                                \
  X(kComputeDtype, "compute_dtype")               \
  X(kState, "state")                              \
  X(kRows, "CB")                                  \
  X(kRowAbsmax, "SCB")                            \
  X(kRowsOf, "_weight")                           \
  X(kThreshold, "threshold")                      \
  X(kHasFp16Weights, "has_fp16_weights")          \
  X(kSharding, "sharding")                        \
  X(kHasGate, "has_gate")                         \
  X(kNumExperts, "num_experts")                   \
  X(kFirstExpert, "first_expert")                 \
  X(kAllExperts, "all_experts")                   \
  X(kHiddenDim, "hidden_dim")                     \
  X(kIntermediateDim, "intermediate_dim")         \
  X(kGateUpProj, "gate_up_proj")                  \
  X(kGateUpBias, "gate_up_proj_bias")             \
  X(kGateUpAbsmax, "gate_up_absmax")              \
  X(kGateUpNestedAbsmax, "gate_up_nested_absmax") \
  X(kGateUpNestedOffset, "gate_up_nested_offset") \
  X(kDownProj, "down_proj")                       \
  X(kDownBias, "down_proj_bias")                  \
  X(kDownAbsmax, "down_absmax")                   \
  X(kDownNestedAbsmax, "down_nested_absmax")      \
  X(kDownNestedOffset, "down_nested_offset")      \
  X(kForward, "forward")                          \
  X(kCall, "__call__")                            \
  X(kCompiledCall, "_compiled_call_impl")         \
  X(kBackwardHooks, "_backward_hooks")            \
  X(kBackwardPreHooks, "_backward_pre_hooks")     \
  X(kForwardHooks, "_forward_hooks")              \
  X(kForwardPreHooks, "_forward_pre_hooks")

#define NYBBLE_FIRST(name, text) name,
enum object_name { NYBBLE_PYTHON_OBJECTS(NYBBLE_FIRST) kObjects };
enum attribute_name { NYBBLE_PYTHON_ATTRIBUTES(NYBBLE_FIRST) kAttributes };
#undef NYBBLE_FIRST

// The kinds of weights whose products torch records. Each kind has its own recording function.
enum recorder : int8_t { kOf4bit = 0, kOf8bit = 1, kRecorders };

enum book : int8_t { kNf4 = 0, kFp4 = 1, kDynamic = 2, kE8M0 = 3, kE4M3 = 4, kBooks };

// A function of torch. A Python callable. If it is a builtin, it is called by its address, which
// takes 20 ns instead of 40 ns.
class function {
 public:
  void open(object* one) {
    callable_ = one;
    direct_ = py.PyCFunction_GetFunction(one);  // NULL, with an error set, if it is not a builtin
    flags_ = direct_ == nullptr ? 0 : py.PyCFunction_GetFlags(one);
    self_ = direct_ == nullptr ? nullptr : py.PyCFunction_GetSelf(one);
    py.PyErr_Clear();
  }
  object* ask() const {
    return flags_ == kNoArguments ? direct_(self_, nullptr) : py.PyObject_CallNoArgs(callable_);
  }
  // Calls the same method of another object of that type. Returns NULL if the method is not a
  // builtin.
  object* ask_of(object* other) const {
    return flags_ == kNoArguments ? direct_(other, nullptr) : nullptr;
  }
  object* call(object* tuple) const {
    return flags_ == kTupleCall ? direct_(self_, tuple)
                                : py.PyObject_Call(callable_, tuple, nullptr);
  }

 private:
  object *callable_, *self_;
  plain_builtin direct_;
  int flags_;
};

// Each interpreter has one binding, which is created when its builtins are opened and never
// destroyed.
struct binding {
  static constexpr int kMostDevices = 64, kMostWeights = 8;

  const function& function_of(object_name name) const { return functions[name - kEmptyCpu]; }

  object* objects[kObjects];
  function functions[kObjects - kEmptyCpu];
  object* attributes[kAttributes];
  python::layouts layouts;
  const dlpack::exchange* torch;
  int64_t pooled;                       // CPU results of at least this size come from Python's pool
  std::atomic<uint64_t> attached{0};    // one bit per CUDA device with images
  std::atomic<object*> state{nullptr};  // the type of states; NULL before make_states registers it
  std::atomic<object*> weights[kMostWeights] = {};  // types whose memory is packed bytes
  std::atomic<object*> recorders[kRecorders] = {};
  std::atomic<object*> books[kBooks][kMostDevices + 1] = {};  // [0]: the CPU's
};

}  // namespace nybble::python
