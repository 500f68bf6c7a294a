// The state of each device: its primary context, attached images and loaded families.
#pragma once

#include <cstdint>

#include "nybble/nybble.h"
#include "stubs/cuda.h"

namespace nybble::cuda {

// Makes the primary context of `device` current for a scope. If the context is already current,
// this costs little.
class current {
 public:
  explicit current(int32_t device);
  ~current();
  current(const current&) = delete;
  current& operator=(const current&) = delete;

 private:
  static thread_local int32_t entered;  // the device of the innermost scope of this thread, or -1

  int32_t before_;
  bool pushed_ = false;
};

void attach(int32_t device, const nybble_image* images, int32_t count);
void load(int32_t device, const char* family);
// Sets the function that makes the images of families with an image for each kernel.
void make_images_with(nybble_make_image make);
// Returns the function `name` of the kernel family `family`. The first call for a family loads it.
// The call is thread safe but slow.
CUfunction find_function(int32_t device, const char* family, const char* name);
// Returns whether the image of `family` has a kernel `name`. Loads the family.
bool has_function(int32_t device, const char* family, const char* name);
// Cached facts of a device, from which launch geometry is computed: the number of multiprocessors,
// and the largest shared memory per block in bytes.
int multiprocessors(int32_t device);
int shared_limit(int32_t device);
// Returns the compute capability as 10 * major + minor.
int capability(int32_t device);
// Returns whether `family`'s image is loaded on `device`.
bool is_loaded(int32_t device, const char* family);

}  // namespace nybble::cuda
