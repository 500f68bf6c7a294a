// Typed errors of the library, and the C boundary that converts them to a status and a text.
#pragma once

#include <new>
#include <stdexcept>
#include <string>

#include "nybble/nybble.h"

namespace nybble {

// The base class of all errors that the library throws. The text says what is wrong, where, and
// what to do.
class error : public std::runtime_error {
 public:
  error(nybble_status status, const std::string& text)
      : std::runtime_error(text), status_(status) {}
  nybble_status status() const noexcept { return status_; }

 private:
  nybble_status status_;
};

template <nybble_status kStatus>
class error_of : public error {
 public:
  explicit error_of(const std::string& text) : error(kStatus, text) {}
};
using invalid_argument = error_of<NYBBLE_INVALID_ARGUMENT>;
using unsupported = error_of<NYBBLE_UNSUPPORTED>;
using no_driver = error_of<NYBBLE_NO_DRIVER>;
using cuda_error = error_of<NYBBLE_CUDA_ERROR>;
using bad_image = error_of<NYBBLE_BAD_IMAGE>;
using out_of_memory = error_of<NYBBLE_OUT_OF_MEMORY>;
using internal_error = error_of<NYBBLE_INTERNAL>;

// Keeps `text` for this thread's nybble_last_error(). The function never throws: if it cannot
// allocate memory, it keeps a fixed text instead.
void set_last_error(const char* text) noexcept;
const char* last_error() noexcept;

// Runs `body` and returns its status. Each exported function wraps all its code in one such call.
template <class Body>
nybble_status guard(Body&& body) noexcept {
  try {
    body();
    return NYBBLE_OK;
  } catch (const error& e) {
    set_last_error(e.what());
    return e.status();
  } catch (const std::bad_alloc&) {
    set_last_error("out of host memory");
    return NYBBLE_OUT_OF_MEMORY;
  } catch (const std::exception& e) {
    set_last_error(e.what());
    return NYBBLE_INTERNAL;
  } catch (...) {
    set_last_error("unknown exception: a bug in libnybble, please report it");
    return NYBBLE_INTERNAL;
  }
}

}  // namespace nybble
