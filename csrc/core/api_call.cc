// nybble_call and nybble_operations. nybble_call calls a function in operations.def with all
// arguments in one array of words.
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
      throw nybble::invalid_argument("argument " + std::to_string(index + 1) + " of nybble_" +
                                     function + ": " + std::to_string(word) + " does not fit in " +
                                     std::to_string(8 * sizeof(T)) + " bits");
    return value;
  }
}

// Calls a C function that takes these types of arguments.
template <class... Arguments>
struct signature {
  template <nybble_status (*kFunction)(Arguments...), std::size_t... Indices>
  static nybble_status call(const int64_t* words, const char* name,
                            std::index_sequence<Indices...>) {
    return kFunction(argument<Arguments>(words, Indices, name)...);
  }
  template <nybble_status (*kFunction)(Arguments...)>
  static nybble_status call(const int64_t* words, const char* name) {
    return call<kFunction>(words, name, std::index_sequence_for<Arguments...>{});
  }
  static std::string formats() { return {(std::is_floating_point_v<Arguments> ? 'd' : 'q')...}; }
};
template <class... Arguments>
signature<Arguments...> signature_of(nybble_status (*)(Arguments...));

struct function {
  const char* name;
  nybble_status (*call)(const int64_t* words, const char* name);
  std::string (*formats)();
};

constexpr function kFunctions[] = {
#define NYBBLE_C_FUNCTION(name)                                       \
  {#name, decltype(signature_of(nybble_##name))::call<nybble_##name>, \
   decltype(signature_of(nybble_##name))::formats},
#include "core/operations.def"
};
constexpr int64_t kCount = sizeof kFunctions / sizeof kFunctions[0];

}  // namespace

extern "C" {

const char* nybble_operations(void) {
  static const std::string text = [] {
    std::string lines;
    for (const function& f : kFunctions) lines += std::string(f.name) + " " + f.formats() + "\n";
    return lines;
  }();
  return text.c_str();
}

nybble_status nybble_call(const int64_t* words) {
  nybble_status status = NYBBLE_OK;
  const nybble_status outcome = nybble::guard([&] {
    nybble::check::pointer("words", words, alignof(int64_t));
    if (words[0] < 0 || words[0] >= kCount)
      nybble::check::fail("words[0]", std::to_string(words[0]),
                          "the number of a line of nybble_operations");
    const function& f = kFunctions[words[0]];
    status = f.call(words + 1, f.name);
  });
  return outcome == NYBBLE_OK ? status : outcome;
}

}  // extern "C"
