// Measures how long it takes to resolve all functions of a library after it is loaded.
// `resolve_bench LIBRARY FILE` resolves the functions of FILE and prints the stubs' report as JSON.
// Its member `resolved_in_us` is the time in microseconds.
#include <cstdio>

#include "stubs/libraries.h"
#include "stubs/report.h"

int main(int argc, char** argv) {
  using namespace nybble::stubs;
  // listed here so that the linker extracts these libraries from their archives
  library* const all[] = {&driver_library, &cudart_library, &nvrtc_library, &nvjitlink_library,
                          &cublaslt_library};
  for (library* const one : all) know(*one);
  if (argc != 3) return std::printf("usage: resolve_bench LIBRARY FILE\n"), 2;
  use_file(argv[1], argv[2]);
  const bool there = available(argv[1]);
  std::printf("%s\n", libraries_json().c_str());
  return there ? 0 : 1;
}
