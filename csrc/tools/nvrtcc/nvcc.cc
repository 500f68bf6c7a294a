// The compiler that runs nvcc as a child process for each image.
#include <unistd.h>

#include "tools/nvrtcc/compiler.h"
#include "tools/nvrtcc/failure.h"
#include "tools/nvrtcc/files.h"
#include "tools/nvrtcc/process.h"

namespace nybble::nvrtcc {
namespace {

namespace fs = std::filesystem;

class nvcc : public compiler {
 public:
  explicit nvcc(std::string path) : path_(std::move(path)) {
    const outcome answer = run({path_, "--version"});
    const std::size_t at = answer.output.find("release ");
    if (answer.status != 0 || at == std::string::npos)
      throw failure(exit_tool, path_ + " --version prints no release:\n" + answer.output);
    version_ = answer.output.substr(at + 8, answer.output.find_first_of(",\n", at) - at - 8);
  }
  std::string name() const override { return "nvcc"; }
  std::string version() const override { return version_; }
  std::string compile(const compilation& what) override {
    const fs::path out =
        fs::temp_directory_path() / ("nvrtcc." + std::to_string(getpid()) + ".image");
    const std::string number = what.arch.substr(what.arch.find('_') + 1);
    command line = {path_, what.is_ptx() ? "-ptx" : "-cubin", "-std=c++17",
                    "-gencode=arch=compute_" + number + ",code=" + what.arch,
                    "-I" + what.source.parent_path().string()};
    for (const std::string& folder : what.includes) line.push_back("-I" + folder);
    line.insert(line.end(), {"-o", out.string(), what.source.string()});
    const outcome ended = run(line);
    if (ended.status != 0) {
      std::string shown;
      for (const std::string& word : line) shown += word + " ";
      throw failure(exit_compile, what.source.string() + " for " + what.arch + ": nvcc " +
                                      version_ + " failed:\n" + ended.output + "command: " + shown);
    }
    std::string image = read_file(out);
    fs::remove(out);
    return image;
  }

 private:
  std::string path_, version_;
};

}  // namespace

std::unique_ptr<compiler> find_nvcc(const std::string& path) {
  return std::make_unique<nvcc>(path.empty() ? "nvcc" : path);
}

}  // namespace nybble::nvrtcc
