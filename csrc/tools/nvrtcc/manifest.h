// The manifest of a set as data and as JSON text.
#pragma once

#include <string>
#include <vector>

namespace nybble::nvrtcc {

struct listed_file {
  std::string file;
  std::size_t size;
  std::string sha256;
};

struct listed_image {
  std::string family, kind, arch;
  std::string assembled_from;  // compute_80: the PTX a cubin was assembled from; or empty
  listed_file file;
};

struct manifest {
  std::string target, toolkit, compiler, compiler_version, ptx_isa;
  std::string assembler_version;  // of ptxas; empty if the device compiler made the cubins
  int kernel_abi;
  std::vector<listed_image> images;
  std::vector<listed_file> sources;
};

std::string to_json(const manifest& m);

}  // namespace nybble::nvrtcc
