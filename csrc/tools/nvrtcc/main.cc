// nvrtcc's entry point: compiles one image or a whole set.
#include <cstdio>
#include <filesystem>
#include <memory>

#include "tools/nvrtcc/compiler.h"
#include "tools/nvrtcc/failure.h"
#include "tools/nvrtcc/files.h"
#include "tools/nvrtcc/options.h"
#include "tools/nvrtcc/ptx.h"
#include "tools/nvrtcc/set.h"

namespace {

namespace nvrtcc = nybble::nvrtcc;

void compile_one(const nvrtcc::options& o) {
  const std::unique_ptr<nvrtcc::compiler> c =
      o.compiler == "nvcc" ? nvrtcc::find_nvcc(o.nvcc) : nvrtcc::load_nvrtc(o.library);
  const nvrtcc::compilation what{o.arch, o.source, o.includes};
  const std::string image = c->compile(what);
  nvrtcc::write_file(o.output, what.is_ptx() ? nvrtcc::without_unused_globals(image) : image);
}

int answer(const nvrtcc::options& o) {
  if (o.help)
    std::printf("%s", nvrtcc::kUsage);
  else if (o.version)
    std::printf("nvrtcc " NYBBLE_VERSION_TEXT "\n");
  else if (o.set)
    nvrtcc::compile_set(o, std::filesystem::read_symlink("/proc/self/exe").string());
  else
    compile_one(o);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return answer(nvrtcc::parse({argv + 1, argv + argc}));
  } catch (const nvrtcc::failure& e) {
    std::fprintf(stderr, "error: %s\n", e.what());
    return e.exit();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "error: %s\n", e.what());
    return nvrtcc::exit_tool;
  }
}
