// Owns: nybble_call: a record of words becomes the call of an exported function.
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>

#include "core/check.h"
#include "core/error.h"
#include "nybble/call.h"

namespace {

template <class T>
T argument(const int64_t* words, std::size_t index, const char* function) {
  const int64_t word = words[index];
  if constexpr (std::is_pointer_v<T>) {
    return reinterpret_cast<T>(static_cast<uintptr_t>(word));
  } else if constexpr (std::is_floating_point_v<T>) {
    double value;
    std::memcpy(&value, &word, sizeof value);
    return static_cast<T>(value);
  } else {
    const T value = static_cast<T>(word);
    if (static_cast<int64_t>(value) != word)
      throw nybble::invalid_argument("argument " + std::to_string(index + 1) + " of " + function +
                                     ": " + std::to_string(word) + " does not fit in " +
                                     std::to_string(8 * sizeof(T)) + " bits");
    return value;
  }
}

template <class... Arguments, std::size_t... Indices>
nybble_status forward(nybble_status (*function)(Arguments...), const char* name,
                      const int64_t* words, std::index_sequence<Indices...>) {
  return function(argument<Arguments>(words, Indices, name)...);
}

template <class... Arguments>
nybble_status forward(nybble_status (*function)(Arguments...), const char* name,
                      const int64_t* words) {
  return forward(function, name, words, std::index_sequence_for<Arguments...>{});
}

nybble_status dispatch(int64_t function, const int64_t* words) {
#define NYBBLE_CASE(number, name) \
  case number:                    \
    return forward(name, #name, words)
  switch (function) {
    NYBBLE_CASE(NYBBLE_CALL_QUANTIZE_4BIT, nybble_quantize_4bit);
    NYBBLE_CASE(NYBBLE_CALL_DEQUANTIZE_4BIT, nybble_dequantize_4bit);
    NYBBLE_CASE(NYBBLE_CALL_GEMM_4BIT, nybble_gemm_4bit);
    NYBBLE_CASE(NYBBLE_CALL_GEMM_4BIT_GRAD, nybble_gemm_4bit_grad);
    NYBBLE_CASE(NYBBLE_CALL_QUANTIZE_BLOCKWISE, nybble_quantize_blockwise);
    NYBBLE_CASE(NYBBLE_CALL_DEQUANTIZE_BLOCKWISE, nybble_dequantize_blockwise);
    NYBBLE_CASE(NYBBLE_CALL_INT8_VECTORWISE_QUANT, nybble_int8_vectorwise_quant);
    NYBBLE_CASE(NYBBLE_CALL_INT8_DOUBLE_QUANT, nybble_int8_double_quant);
    NYBBLE_CASE(NYBBLE_CALL_INT8_LINEAR_MATMUL, nybble_int8_linear_matmul);
    NYBBLE_CASE(NYBBLE_CALL_INT8_MM_DEQUANT, nybble_int8_mm_dequant);
    NYBBLE_CASE(NYBBLE_CALL_INT8_SCALED_MM, nybble_int8_scaled_mm);
    NYBBLE_CASE(NYBBLE_CALL_OPTIMIZER_UPDATE_8BIT, nybble_optimizer_update_8bit);
    NYBBLE_CASE(NYBBLE_CALL_OPTIMIZER_UPDATE_32BIT, nybble_optimizer_update_32bit);
    NYBBLE_CASE(NYBBLE_CALL_EMBEDDING_4BIT, nybble_embedding_4bit);
    NYBBLE_CASE(NYBBLE_CALL_EMBEDDING_8BIT, nybble_embedding_8bit);
    NYBBLE_CASE(NYBBLE_CALL_INT8_GRAD, nybble_int8_grad);
    NYBBLE_CASE(NYBBLE_CALL_INT8_LINEAR, nybble_int8_linear);
    default:
      nybble::check::fail("words[0]", std::to_string(function), "the numbers of nybble_function");
  }
#undef NYBBLE_CASE
}

}  // namespace

extern "C" nybble_status nybble_call(const int64_t* words) {
  nybble_status status = NYBBLE_OK;
  const nybble_status outcome = nybble::guard([&] {
    nybble::check::pointer("words", words, alignof(int64_t));
    status = dispatch(words[0], words + 1);
  });
  return outcome == NYBBLE_OK ? status : outcome;
}
