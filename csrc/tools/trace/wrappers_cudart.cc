// The tracer's wrappers of the CUDA runtime. 35 is cudaErrorInsufficientDriver.
#include "stubs/cudart.h"

#define NYBBLE_TRACED cudart
#define NYBBLE_TRACED_STEM "libcudart"
#define NYBBLE_TRACED_ABSENT 35
#define NYBBLE_TRACED_FUNCTIONS "tools/trace/wrappers_cudart.def"
#include "tools/trace/wrappers.h"
