// Call the driver and the runtime where both are missing: they must return 34 and 35 and set the outputs to zero.
#include "stubs/cuda.h"
#include "stubs/cudart.h"

int main() {
  int version = 7;
  if (cuDriverGetVersion(&version) != 34 || version != 0) return 1;
  version = 7;
  return cudaGetDeviceCount(&version) == 35 && version == 0 ? 0 : 2;
}
