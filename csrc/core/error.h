// Typed errors of the library, and the C boundary that turns them into a status and a text.
#pragma once

#include <new>
#include <stdexcept>
#include <string>

#include "nybble/nybble.h"

namespace nybble {

// Base of everything the library throws on purpose; the text says what, where, why and what next.
class error : public std::runtime_error {
 public:
  error(nybble_status status, const std::string& text)
      : std::runtime_error(text), status_(status) {}
  nybble_status status() const noexcept { return status_; }

 private:
  nybble_status status_;
};

class invalid_argument : public error {
 public:
  explicit invalid_argument(const std::string& text) : error(NYBBLE_INVALID_ARGUMENT, text) {}
};
class unsupported : public error {
 public:
  explicit unsupported(const std::string& text) : error(NYBBLE_UNSUPPORTED, text) {}
};
class no_driver : public error {
 public:
  explicit no_driver(const std::string& text) : error(NYBBLE_NO_DRIVER, text) {}
};
class cuda_error : public error {
 public:
  explicit cuda_error(const std::string& text) : error(NYBBLE_CUDA_ERROR, text) {}
};
class bad_image : public error {
 public:
  explicit bad_image(const std::string& text) : error(NYBBLE_BAD_IMAGE, text) {}
};
class out_of_memory : public error {
 public:
  explicit out_of_memory(const std::string& text) : error(NYBBLE_OUT_OF_MEMORY, text) {}
};
class internal_error : public error {
 public:
  explicit internal_error(const std::string& text) : error(NYBBLE_INTERNAL, text) {}
};

// Keeps `text` for nybble_last_error() of this thread. Never throws: short of memory, a fixed text
// is kept.
void set_last_error(const char* text) noexcept;
const char* last_error() noexcept;

// Runs `body` and returns its outcome; call it once, directly inside each exported function.
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
