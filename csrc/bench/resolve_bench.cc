// Owns: how long resolving a whole library takes once it is loaded: resolve_bench LIBRARY FILE
// prints the stubs' report, in which `resolved_in_us` says it.
#include <cstdio>
#include <string>

#include "stubs/cudart.h"
#include "stubs/report.h"

int main(int argc, char** argv) {
  if (argc != 3) return std::printf("usage: resolve_bench LIBRARY FILE\n"), 2;
  int version = 0;  // the runtime's stubs are in the program
  if (std::string(argv[1]) == "none") cudaRuntimeGetVersion(&version);
  nybble::stubs::use_file(argv[1], argv[2]);
  const bool there = nybble::stubs::available(argv[1]);
  std::printf("%s\n", nybble::stubs::libraries_json().c_str());
  return there ? 0 : 1;
}
