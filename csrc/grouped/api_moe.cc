// C API of the steps of a mixture-of-experts layer around its products.
#include <string>

#include "core/check.h"
#include "core/error.h"
#include "cuda/launch.h"
#include "nybble/nybble.h"

namespace check = nybble::check;

namespace {

void check_experts(int64_t first, int64_t experts, int64_t all) {
  check::count("first", first);
  check::count("experts", experts, 1);
  if (first > all || experts > all - first)
    check::fail("all", std::to_string(all), "first + experts and more");
}

void check_activation(nybble_moe_activation activation) {
  if (activation < NYBBLE_SWIGLU || activation > NYBBLE_GEGLU_TANH)
    check::fail("activation", std::to_string(activation), "0 to 3");
}

// Checks the arguments that do not depend on the format of the weights. Returns the number of rows
// of an expert's weight in gate_up.
int64_t check_layer(const nybble::moe_layer_args& l, int64_t k, int64_t inner) {
  check::dtype(l.weights_dtype);
  check_experts(l.first, l.experts, l.all);
  check_activation(l.activation);
  check::count("tokens", l.tokens, 1);
  check::count("per_token", l.per_token, 1);
  check::count("k", k, 1);
  check::count("inner", inner, 1);
  const int64_t rows = check::product("tokens * per_token", l.tokens, l.per_token),
                outer = check::product("2 * inner", 2, inner);
  check::product("experts * 2 * inner * k", l.experts, check::product("2 * inner * k", outer, k));
  check::product("tokens * per_token * 2 * inner", rows, outer);
  check::product("tokens * per_token * k", rows, k);
  check::pointer("ids", l.ids, alignof(int64_t));
  check::pointer("weights", l.weights, check::bytes_of(l.weights_dtype));
  check::pointer("launched", l.launched, alignof(int32_t));
  return outer;
}

}  // namespace

extern "C" {

nybble_status nybble_moe_route(const void* x, nybble_dtype dtype, int64_t n, const int64_t* ids,
                               int64_t rows, int64_t per_token, int64_t first, int64_t experts,
                               int64_t all, void* out, int32_t* positions, int32_t* owners,
                               int32_t* offsets, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cuda_device("moe_route", device);
    check::count("n", n, 1);
    check::count("rows", rows, 1);
    check::product("rows * n", rows, n);
    check::count("per_token", per_token, 1);
    check_experts(first, experts, all);
    check::pointer("x", x, check::bytes_of(dtype));
    check::pointer("ids", ids, alignof(int64_t));
    check::pointer("out", out, check::bytes_of(dtype));
    check::pointer("positions", positions, alignof(int32_t));
    check::pointer("owners", owners, alignof(int32_t));
    check::pointer("offsets", offsets, alignof(int32_t));
    nybble::cuda::moe_route(
        {x, dtype, n, ids, rows, per_token, first, experts, all, out, positions, owners, offsets},
        device, stream);
  });
}

nybble_status nybble_moe_gate(const void* x, nybble_dtype dtype, int64_t rows, int64_t n,
                              const void* bias, const int32_t* owners, int64_t experts,
                              nybble_moe_activation activation, float alpha, float limit, void* out,
                              int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cuda_device("moe_gate", device);
    check::count("rows", rows, 1);
    check::count("n", n, 1);
    check::product("rows * 2 * n", rows, check::product("2 * n", 2, n));
    check::count("experts", experts, 1);
    check_activation(activation);
    check::pointer("x", x, check::bytes_of(dtype));
    check::optional_pointer("bias", bias, check::bytes_of(dtype));
    check::pointer("owners", owners, alignof(int32_t));
    check::pointer("out", out, check::bytes_of(dtype));
    nybble::cuda::moe_gate(
        {x, dtype, rows, n, bias, owners, experts, activation, alpha, limit, out}, device, stream);
  });
}

nybble_status nybble_moe_sum(const void* x, nybble_dtype dtype, int64_t tokens, int64_t per_token,
                             int64_t n, const void* bias, const int32_t* owners,
                             const int32_t* positions, int64_t experts, const void* weights,
                             nybble_dtype weights_dtype, void* out, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cuda_device("moe_sum", device);
    check::dtype(weights_dtype);
    check::count("tokens", tokens, 1);
    check::count("per_token", per_token, 1);
    check::count("n", n, 1);
    check::product("tokens * per_token * n",
                   check::product("tokens * per_token", tokens, per_token), n);
    check::count("experts", experts, 1);
    check::pointer("x", x, check::bytes_of(dtype));
    check::optional_pointer("bias", bias, check::bytes_of(dtype));
    check::pointer("owners", owners, alignof(int32_t));
    check::pointer("positions", positions, alignof(int32_t));
    check::pointer("weights", weights, check::bytes_of(weights_dtype));
    check::pointer("out", out, check::bytes_of(dtype));
    nybble::cuda::moe_sum({x, dtype, tokens, per_token, n, bias, owners, positions, experts,
                           weights, weights_dtype, out},
                          device, stream);
  });
}

nybble_status nybble_moe_4bit(const void* x, nybble_dtype dtype, int64_t tokens, int64_t k,
                              int64_t inner, const int64_t* ids, int64_t per_token, int64_t first,
                              int64_t experts, int64_t all, const uint8_t* gate_up,
                              const nybble_absmax* gate_up_absmax, const void* gate_up_bias,
                              const uint8_t* down, const nybble_absmax* down_absmax,
                              const void* down_bias, int32_t block_size,
                              nybble_quant_type quant_type, nybble_moe_activation activation,
                              float alpha, float limit, const void* weights,
                              nybble_dtype weights_dtype, void* between, void* out,
                              int32_t* launched, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cuda_device("moe_4bit", device);
    check::code_4bit(quant_type, nullptr, device, false);
    check::block_size_4bit(block_size, quant_type);
    const nybble::moe_layer_args layer = {ids,     tokens,  per_token,     first,
                                          experts, all,     activation,    alpha,
                                          limit,   weights, weights_dtype, launched};
    const int64_t outer = check_layer(layer, k, inner), rows = tokens * per_token;
    const auto product = [&](const void* a, int64_t m, int64_t n, int64_t columns,
                             const uint8_t* packed, const nybble_absmax* absmax, const void* bias,
                             void* result) {
      nybble::gemm_4bit_args g = {a,  dtype,      m,          n,       columns, packed,
                                  {}, block_size, quant_type, nullptr, bias,    result};
      check::product_arrays_4bit(false, g, absmax);
      g.absmax = *absmax;
      return g;
    };
    nybble::cuda::moe_4bit(
        {product(x, tokens, outer, k, gate_up, gate_up_absmax, gate_up_bias, between),
         product(between, rows, k, inner, down, down_absmax, down_bias, out), layer},
        device, stream);
  });
}

nybble_status nybble_moe_8bit(const void* x, nybble_dtype dtype, int64_t tokens, int64_t k,
                              int64_t inner, const int64_t* ids, int64_t per_token, int64_t first,
                              int64_t experts, int64_t all, const int8_t* gate_up,
                              const float* gate_up_absmax, const void* gate_up_bias,
                              const int8_t* down, const float* down_absmax, const void* down_bias,
                              float threshold, nybble_moe_activation activation, float alpha,
                              float limit, const void* weights, nybble_dtype weights_dtype,
                              void* between, void* out, int32_t* launched, int32_t device,
                              void* stream) {
  return nybble::guard([&] {
    check::common(device, stream, dtype);
    check::cuda_device("moe_8bit", device);
    check::threshold(threshold);
    const nybble::moe_layer_args layer = {ids,     tokens,  per_token,     first,
                                          experts, all,     activation,    alpha,
                                          limit,   weights, weights_dtype, launched};
    const int64_t outer = check_layer(layer, k, inner);
    check::pointer("x", x, check::bytes_of(dtype));
    check::pointer("gate_up", gate_up, 1);
    check::pointer("gate_up_absmax", gate_up_absmax, alignof(float));
    check::optional_pointer("gate_up_bias", gate_up_bias, check::bytes_of(dtype));
    check::pointer("down", down, 1);
    check::pointer("down_absmax", down_absmax, alignof(float));
    check::optional_pointer("down_bias", down_bias, check::bytes_of(dtype));
    check::pointer("between", between, check::bytes_of(dtype));
    check::pointer("out", out, check::bytes_of(dtype));
    nybble::cuda::moe_8bit(
        {dtype,
         {x, tokens, outer, k, gate_up, gate_up_absmax, gate_up_bias, between},
         {between, tokens * per_token, k, inner, down, down_absmax, down_bias, out},
         threshold,
         layer},
        device, stream);
  });
}

}  // extern "C"
