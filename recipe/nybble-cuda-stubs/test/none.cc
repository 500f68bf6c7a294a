// Calls the driver and the runtime where neither is: 34 and 35, outputs zeroed.
#include "stubs/cuda.h"
#include "stubs/cudart.h"

int main() {
  int version = 7;
  if (cuDriverGetVersion(&version) != 34 || version != 0) return 1;
  version = 7;
  return cudaGetDeviceCount(&version) == 35 && version == 0 ? 0 : 2;
}
