// How long resolving a whole library takes once it is loaded: resolve_bench LIBRARY FILE
// prints the stubs' report, in which `resolved_in_us` says it.
#include <cstdio>

#include "stubs/libraries.h"
#include "stubs/report.h"

int main(int argc, char** argv) {
  using namespace nybble::stubs;
  // Named here, so that the linker takes them out of their archives.
  library* const all[] = {&driver_library, &cudart_library, &nvrtc_library, &nvjitlink_library,
                          &cublaslt_library};
  for (library* const one : all) know(*one);
  if (argc != 3) return std::printf("usage: resolve_bench LIBRARY FILE\n"), 2;
  use_file(argv[1], argv[2]);
  const bool there = available(argv[1]);
  std::printf("%s\n", libraries_json().c_str());
  return there ? 0 : 1;
}
