#include "tools/nvrtcc/assembler.h"

#include "tools/nvrtcc/failure.h"

namespace nybble::nvrtcc {

assembler::assembler(std::string path) : path_(std::move(path)) {
  const outcome answer = run({path_, "--version"});
  const std::size_t at = answer.output.find(", V");
  if (answer.status != 0 || at == std::string::npos)
    throw failure(exit_tool, path_ + " --version prints no version (exit status " +
                                 std::to_string(answer.status) + "):\n" + answer.output +
                                 "hint: --ptxas must be the toolkit's ptxas; without --ptxas the "
                                 "device compiler makes the cubins");
  version_ = answer.output.substr(at + 3, answer.output.find_first_of(" \r\n", at + 3) - at - 3);
  described_ = answer.output;
}

std::string assembler::identity(const std::string& arch) const {
  return described_ + "-arch=" + arch + " -O3\n";
}

command assembler::assemble(const std::string& arch, const std::filesystem::path& ptx,
                            const std::filesystem::path& cubin) const {
  return {path_, "-arch=" + arch, "-O3", ptx.string(), "-o", cubin.string()};
}

}  // namespace nybble::nvrtcc
