// The manifest of a set of images.
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
  std::string assembled_from;  // PTX from which a cubin is assembled (compute_80), or empty
  std::size_t uncompressed_size;
  std::string uncompressed_sha256;
  listed_file file;
};

struct manifest {
  std::string target, toolkit, compiler, compiler_version, ptx_isa;
  std::string assembler_version;  // version of ptxas; empty if the device compiler makes cubins
  int kernel_abi;
  std::vector<listed_image> images;
  std::vector<listed_file> sources;
};

std::string to_json(const manifest& m);

}  // namespace nybble::nvrtcc
