// Python bindings of the layers of experts, on CUDA and without gradients.
#include <algorithm>

#include "device/moe_units.h"
#include "device/policy.h"
#include "python/call.h"

namespace nybble::python {
namespace {

// Beyond this number of rows per expert, torch's grouped product may be faster than a 4-bit
// product, which Python decides.
constexpr int64_t kRowsPerExpert = 8;
constexpr int64_t kDynamicBlock = 256, kMicroscaledBlock = int64_t{1} << 30;  // of nested scales

// The attributes of a projection.
struct projection_names {
  attribute_name weight, bias, absmax, nested_absmax, nested_offset;
};
constexpr projection_names kGateUp = {kGateUpProj, kGateUpBias, kGateUpAbsmax, kGateUpNestedAbsmax,
                                      kGateUpNestedOffset},
                           kDown = {kDownProj, kDownBias, kDownAbsmax, kDownNestedAbsmax,
                                    kDownNestedOffset};

// A projection's weights [experts][n][k], their scales, and its bias [experts][n]. Scales of int8
// weights have only `values`.
struct projection {
  int64_t n = 1, k = 1;
  tensor weight, bias;
  nybble_absmax absmax = {};
};

// The arguments of a call: layer, hidden_states [tokens][hidden], top_k_index [tokens][each],
// top_k_weights [tokens][each], and an activation's number, alpha and limit.
struct layer {
  object *own, *parameters, *buffers;
  tensor x, ids, weights;
  int64_t tokens = 1, each = 1, rows = 1, first, experts, all, hidden, inner;
  nybble_moe_activation activation;
  float alpha, limit;
  projection gate_up, down;

  explicit layer(call& c)
      : own(c.dictionary(c.argument(0))),
        parameters(c.item(own, kParameters)),
        buffers(c.item(own, kBuffers)) {
    c.require(c.item(own, kSharding) == c.known(kNone) && c.item(own, kHasGate) == c.known(kTrue));
    first = c.whole(c.item(own, kFirstExpert), 0, INT32_MAX);
    experts = c.whole(c.item(own, kNumExperts), 1, policy::kMoeRouteThreads - 1);
    all = c.whole(c.item(own, kAllExperts), 1, INT32_MAX);
    hidden = c.whole(c.item(own, kHiddenDim), 1, INT32_MAX);
    inner = c.whole(c.item(own, kIntermediateDim), 1, INT32_MAX / 2);
    x = c.floating(c.argument(1)), ids = c.array(c.argument(2), kI64);
    weights = c.floating(c.argument(3));
    c.require(c.device() != NYBBLE_CPU && x.ndim == 2 && ids.ndim == 2 && weights.ndim == 2);
    if (c.fine()) tokens = x.shape[0], each = ids.shape[1], rows = ids.count;
    c.require(c.fine() && x.shape[1] == hidden && ids.shape[0] == tokens &&
              weights.shape[0] == tokens && weights.shape[1] == each &&
              rows <= policy::kMoeRouteRows);
    object* const computed = c.item(own, kComputeDtype);
    c.require(computed == c.known(kNone) || computed == c.known(static_cast<object_name>(x.type)));
    c.no_autocast();
    c.no_gradients();
    activation = static_cast<nybble_moe_activation>(
        c.whole(c.argument(4), NYBBLE_SWIGLU, NYBBLE_GEGLU_TANH));
    alpha = c.finite(c.argument(5)), limit = c.finite(c.argument(6));
    gate_up.n = 2 * inner, gate_up.k = hidden, down.n = hidden, down.k = inner;
    for (const bool is_down : {false, true}) {
      projection& one = is_down ? down : gate_up;
      object* const bias = c.item(parameters, (is_down ? kDown : kGateUp).bias);
      one.bias = c.optional(bias, x.type, experts * one.n);
    }
  }
};

// Memory for the results of a layer's steps. It is one allocation, because an allocation takes as
// long as three calls of the C interface.
struct steps_memory {
  tensor all;
  char* next;
  steps_memory(call& c, const layer& l)
      : all(c.scratch(kU8, {bytes_of(l)})), next(all.as<char>()) {}

  static int64_t padded(int64_t bytes) { return ceil_div(bytes, 256) * 256; }
  static int64_t bytes_of(const layer& l) {
    const int64_t item = l.x.item_bytes, values = 2 * l.hidden + 3 * l.inner;
    return l.rows * item * values + 4 * (2 * l.rows + l.experts) + 7 * 256;
  }
  template <class T = void>
  T* take(int64_t bytes) {
    char* const taken = next;
    next += padded(bytes);
    return reinterpret_cast<T*>(taken);
  }
};

// Computes a layer by `whole`, or, if that launches nothing, by separate steps, in which `product`
// multiplies sorted rows by a projection.
template <class Whole, class Product>
object* computed(call& c, const layer& l, Whole&& whole, Product&& product) {
  if (!c.ready()) return c.refuse();
  const tensor out = c.pooled(l.x.type, l.x.shape, 2);
  steps_memory memory(c, l);
  const int64_t item = l.x.item_bytes, rows = l.rows;
  return c.finish([&] {
    const nybble_dtype dtype = l.x.floating();
    void* const gated = memory.take(rows * l.inner * item);
    int32_t launched = 0;
    nybble_status status = whole(gated, out.data, &launched);
    if (status != NYBBLE_OK || launched != 0) return status;
    void *const sorted = memory.take(rows * l.hidden * item),
                *const inner = memory.take(rows * 2 * l.inner * item),
                *const made = memory.take(rows * l.hidden * item);
    int32_t *const positions = memory.template take<int32_t>(4 * rows),
                   *const owners = memory.template take<int32_t>(4 * rows),
                   *const offsets = memory.template take<int32_t>(4 * l.experts);
    status = nybble_moe_route(l.x.data, dtype, l.hidden, l.ids.as<int64_t>(), rows, l.each, l.first,
                              l.experts, l.all, sorted, positions, owners, offsets, c.device(),
                              c.stream());
    if (status == NYBBLE_OK) status = product(l.gate_up, sorted, offsets, inner);
    if (status == NYBBLE_OK)
      status = nybble_moe_gate(inner, dtype, rows, l.inner, l.gate_up.bias.data, owners, l.experts,
                               l.activation, l.alpha, l.limit, gated, c.device(), c.stream());
    if (status == NYBBLE_OK) status = product(l.down, gated, offsets, made);
    if (status == NYBBLE_OK)
      status = nybble_moe_sum(made, dtype, l.tokens, l.each, l.hidden, l.down.bias.data, owners,
                              positions, l.experts, l.weights.data, l.weights.floating(), out.data,
                              c.device(), c.stream());
    return status;
  });
}

// Reads a projection's packed bytes and scales.
void read_4bit(call& c, const layer& l, projection& p, const projection_names& names, int64_t block,
               nybble_quant_type type) {
  int64_t values = 0;
  c.require(!__builtin_mul_overflow(p.n, p.k, &values) &&
            !__builtin_mul_overflow(values, l.experts, &values));
  const int64_t each = c.fine() ? p.n * p.k : 1, blocks = ceil_div(each, block);
  p.weight = c.packed(c.item(l.parameters, names.weight), ceil_div(each, 2) * 2 * l.experts);
  object *const absmax = c.item(l.buffers, names.absmax), *const second = c.item(
                                                              l.buffers, names.nested_absmax);
  if (second == c.known(kNone)) {
    c.require(type != NYBBLE_E2M1);
    p.absmax.values = c.array(absmax, kF32, l.experts * blocks).as<float>();
    return;
  }
  const book of_codes = type != NYBBLE_E2M1 ? kDynamic : block == 32 ? kE8M0 : kE4M3;
  const int64_t block2 = type == NYBBLE_E2M1 ? kMicroscaledBlock : kDynamicBlock;
  p.absmax.codes = c.array(absmax, kU8, l.experts * blocks).as<uint8_t>();
  p.absmax.values = c.array(second, kF32, l.experts * ceil_div(blocks, block2)).as<float>();
  p.absmax.code = c.array(c.code_book(of_codes), kF32, 256).as<float>();
  p.absmax.offset = c.array(c.item(l.buffers, names.nested_offset), kF32, l.experts).as<float>();
  p.absmax.block_size = static_cast<int32_t>(block2);
}

}  // namespace

object* experts_4bit(call& c) {
  layer l(c);
  const int64_t block = c.whole(c.item(l.own, kBlockSize), 16, 4096);
  const nybble_quant_type type = c.quant_type_of_state(c.item(l.own, kQuantType), block);
  read_4bit(c, l, l.gate_up, kGateUp, block, type);
  read_4bit(c, l, l.down, kDown, block, type);
  c.require(l.rows <= std::max<int64_t>(policy::kMoeFewRows, kRowsPerExpert * l.experts));
  const auto size = static_cast<int32_t>(block);
  const nybble_dtype dtype = l.x.floating();
  return computed(
      c, l,
      [&](void* between, void* out, int32_t* launched) {
        return nybble_moe_4bit(l.x.data, dtype, l.tokens, l.hidden, l.inner, l.ids.as<int64_t>(),
                               l.each, l.first, l.experts, l.all, l.gate_up.weight.as<uint8_t>(),
                               &l.gate_up.absmax, l.gate_up.bias.data, l.down.weight.as<uint8_t>(),
                               &l.down.absmax, l.down.bias.data, size, type, l.activation, l.alpha,
                               l.limit, l.weights.data, l.weights.floating(), between, out,
                               launched, c.device(), c.stream());
      },
      [&](const projection& p, const void* rows, const int32_t* offsets, void* to) {
        return nybble_gemm_4bit_grouped(rows, dtype, l.rows, p.n, p.k, l.experts, offsets,
                                        p.weight.as<uint8_t>(), &p.absmax, size, type, nullptr,
                                        nullptr, to, c.device(), c.stream());
      });
}

object* experts_8bit(call& c) {
  layer l(c);
  const auto threshold = static_cast<float>(c.number(c.item(l.own, kThreshold), 0.0));
  for (const bool is_down : {false, true}) {
    projection& p = is_down ? l.down : l.gate_up;
    const projection_names& names = is_down ? kDown : kGateUp;
    p.weight = c.array(c.item(l.parameters, names.weight), kI8, l.experts * p.n * p.k);
    p.absmax.values = c.array(c.item(l.buffers, names.absmax), kF32, l.experts * p.n).as<float>();
  }
  const nybble_dtype dtype = l.x.floating();
  return computed(
      c, l,
      [&](void* between, void* out, int32_t* launched) {
        return nybble_moe_8bit(
            l.x.data, dtype, l.tokens, l.hidden, l.inner, l.ids.as<int64_t>(), l.each, l.first,
            l.experts, l.all, l.gate_up.weight.as<int8_t>(), l.gate_up.absmax.values,
            l.gate_up.bias.data, l.down.weight.as<int8_t>(), l.down.absmax.values, l.down.bias.data,
            threshold, l.activation, l.alpha, l.limit, l.weights.data, l.weights.floating(),
            between, out, launched, c.device(), c.stream());
      },
      [&](const projection& p, const void* rows, const int32_t* offsets, void* to) {
        return nybble_int8_linear_grouped(rows, dtype, l.rows, p.n, p.k, l.experts, offsets,
                                          threshold, p.weight.as<int8_t>(), p.absmax.values, to,
                                          c.device(), c.stream());
      });
}

}  // namespace nybble::python
