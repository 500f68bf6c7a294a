// Functions for the tracer's wrappers. Wrappers call them to find the real functions and to record
// events.
#pragma once

#include <cstddef>

namespace nybble::trace {

// A wrapped function. `real` points to the function pointer that the wrapper calls.
struct wrapper {
  const char* name;
  void* address;
  void* real;
};
extern const wrapper driver_wrappers[];
extern const std::size_t driver_wrapper_count;
extern const wrapper cudart_wrappers[];
extern const std::size_t cudart_wrapper_count;
const wrapper* wrapper_of(const char* name);

// Returns the function of this name in the loaded library whose file name starts with `stem`, or
// null.
void* find_real(const char* stem, const char* name);
// Finds the real function with find_real, and sets the pointer that the wrapper of this name calls.
void* reach(const char* stem, const char* name);
void set_real(const wrapper& one, void* function);
// Calls the C library's dlsym, not the one in preload.cc.
void* real_dlsym(void* handle, const char* name);

// The events. Recording a launch allocates no memory.
void failed(const char* function, int code) noexcept;
void loaded(const void* module, const void* image, int code) noexcept;
void looked_up(const void* kernel, const void* module, const char* name, int code) noexcept;
void same_kernel(const void* function, const void* kernel, int code) noexcept;
void launched(const void* kernel, unsigned x, unsigned y, unsigned z, unsigned threads,
              int code) noexcept;
// While an object of this class exists, launches and failures of the driver in this thread are part
// of the runtime's launch of this kernel.
class runtime_launch {
 public:
  explicit runtime_launch(const void* kernel) noexcept;
  ~runtime_launch();
  runtime_launch(const runtime_launch&) = delete;
  runtime_launch& operator=(const runtime_launch&) = delete;

 private:
  const void* outer_;
};
void used(const void* kernel, int code) noexcept;
void registered_binary(void** handle, const void* wrapper_struct) noexcept;
void registered_kernel(void** handle, const void* host, const char* name) noexcept;
void handed_out(const char* symbol, void** function, unsigned long long flags, int code) noexcept;

// Records that the program tries to load this library, which may not exist.
void asked_for(const char* file) noexcept;
// Records the loader's message about a library that it did not find.
void loader_said(const char* text) noexcept;

}  // namespace nybble::trace
