// Python bindings of the layers.
#include "python/products.h"

namespace nybble::python {
namespace {

// Returns whether an attribute of an object has the expected value `wanted`.
bool is_still(const call& c, object* of, attribute_name name, object* wanted) {
  object* const found = py.PyObject_GetAttr(of, c.shared().attributes[name]);
  if (found != nullptr) py.Py_DecRef(found);
  return found != nullptr && found == wanted;
}

// Returns whether calling a layer does nothing but run the forward function of its class. The tuple
// `looked_at` has that function, torch's Module, Module.__call__ (which tools replace), and the
// dictionaries of global hooks.
bool is_bare(const call& c, object* layer, object* own, object* looked_at) {
  if (!c.fine() || !c.has_type(looked_at, {kTuple})) return false;
  const std::ptrdiff_t count = py.PyTuple_Size(looked_at);
  if (count < 3) return false;
  object* const* const names = c.shared().attributes;
  object* const type = py.PyObject_Type(layer);
  bool bare =
      is_still(c, type, kForward, py.PyTuple_GetItem(looked_at, 0)) &&
      is_still(c, py.PyTuple_GetItem(looked_at, 1), kCall, py.PyTuple_GetItem(looked_at, 2));
  py.Py_DecRef(type);
  for (const attribute_name changed : {kForward, kCompiledCall})
    bare = bare && py.PyDict_GetItemWithError(own, names[changed]) == nullptr;
  for (const attribute_name hooks :
       {kForwardHooks, kForwardPreHooks, kBackwardHooks, kBackwardPreHooks}) {
    object* const found = py.PyDict_GetItemWithError(own, names[hooks]);
    bare = bare && found != nullptr && py.PyDict_Size(found) == 0;
  }
  for (std::ptrdiff_t i = 3; i < count; i++)
    bare = bare && py.PyDict_Size(py.PyTuple_GetItem(looked_at, i)) == 0;
  return bare;
}

// Returns whether two tensors share their memory. Two parameters may be different objects with the
// same memory, because an assignment to .data replaces a parameter's memory.
bool are_one(const call& c, object* one, object* other) {
  tensor first, second;
  int32_t device = NYBBLE_CPU;
  return c.fine() && look(c.shared(), one, first, device) &&
         look(c.shared(), other, second, device) && first.data == second.data &&
         first.count == second.count;
}

// Returns the dictionary of a layer's attributes. The fast path is refused if torch's `__call__`
// would do more than call `forward`, for example run hooks.
// The arguments of the call are: layer, x, looked_at (None: forward was called directly).
object* attributes_of_layer(call& c) {
  object* const own = c.dictionary(c.argument(0));
  if (!c.absent(2)) c.require(is_bare(c, c.argument(0), own, c.argument(2)));
  return own;
}

}  // namespace

// Returns the output of a Linear4bit. If x is not a simple case but everything else is, returns
// (weight, state, bias) instead.
object* linear_4bit(call& c) {
  object* const own = attributes_of_layer(c);
  object* const parameters = c.item(own, kParameters);
  object *const bytes = c.item(parameters, kWeight), *const bias = c.item(parameters, kBias),
                *const computed = c.item(own, kComputeDtype);
  object* const state = c.attribute(bytes, kQuantState);
  c.require(state != c.known(kNone));
  const bool is_known = c.fine();
  const tensor x = c.floating(c.argument(1));
  c.require(computed == c.known(kNone) || computed == c.known(static_cast<object_name>(x.type)));
  c.no_autocast();
  const bool recorded = c.wants_gradient({c.argument(1), bias});
  object* const made = c.fine() ? product_4bit(c, x, c.scales(state), bytes, bias) : c.refuse();
  if (recorded) return c.recorded(kOf4bit, c.argument(1), bias, bytes, state, made);
  if (c.fine() || c.absent(2) || !is_known || !c.unseen()) return made;
  py.Py_DecRef(made);
  return c.tuple({bytes, state, bias});
}

// Returns the output of a Linear8bitLt. Its state must contain the quantized rows of the weight.
object* linear_8bit(call& c) {
  object* const own = attributes_of_layer(c);
  object *const parameters = c.item(own, kParameters), *const kept = c.item(own, kState);
  object *const bias = c.item(parameters, kBias), *const weight = c.item(parameters, kWeight);
  c.require(c.attribute(weight, kRows) == c.known(kNone));  // the state already has the quantized
                                                            // rows
  object* const state = c.dictionary(kept);
  c.require(c.item(state, kHasFp16Weights) == c.known(kFalse));
  c.require(c.item(state, kRowsOf) == weight);  // the state belongs to this weight
  object *const rows = c.item(state, kRows), *const absmax = c.item(state, kRowAbsmax);
  c.require(are_one(c, weight, rows));
  object* const threshold = c.item(state, kThreshold);
  c.no_autocast();
  const bool recorded = c.wants_gradient({c.argument(1), bias});
  object* const made = product_8bit(c, c.argument(1), rows, absmax, bias, threshold);
  return recorded ? c.recorded(kOf8bit, c.argument(1), bias, rows, absmax, made) : made;
}

}  // namespace nybble::python
