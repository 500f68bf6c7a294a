// The tracer's wrappers of the driver. 34 is CUDA_ERROR_STUB_LIBRARY.
#include "stubs/cuda.h"

#define NYBBLE_TRACED driver
#define NYBBLE_TRACED_STEM "libcuda"
#define NYBBLE_TRACED_ABSENT 34
#define NYBBLE_TRACED_FUNCTIONS "tools/trace/wrappers_driver.def"
#include "tools/trace/wrappers.h"
