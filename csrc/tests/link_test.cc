// Tests lifetimes in csrc/link with fake libraries. The Python tests run this program under
// AddressSanitizer and with guard pages.
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>

#include "core/error.h"
#include "link/linker.h"
#include "link/program.h"
#include "stubs/cuda.h"

namespace {

using nybble::link::link_options;
using nybble::link::linker;

static_assert(!std::is_copy_constructible_v<linker> && !std::is_move_constructible_v<linker> &&
                  !std::is_copy_assignable_v<linker> && !std::is_move_assignable_v<linker>,
              "vendors keep addresses of a linker's members");
static_assert(!std::is_copy_constructible_v<nybble::link::program> &&
                  !std::is_move_constructible_v<nybble::link::program>,
              "and of a program's");

std::string text_of(const char* what) { return std::string(what) + std::string(64, '.'); }

void link_two(const char* backend, const char* kind) {
  const std::unique_ptr<linker> one =
      nybble::link::make_linker({backend, "sm_86", "cubin", false, {}});
  // the arguments are destroyed immediately, so the linker must have copied them
  for (int i = 0; i < 3; ++i)
    one->add(kind, text_of("data"), text_of(("name" + std::to_string(i)).c_str()));
  const std::string& code = one->complete();
  std::printf("%s %zu %.9s | %.5s | %.80s\n", backend, code.size(),
              code.c_str() + (code[0] == '\177'), one->info_log().c_str(),
              one->error_log().c_str());
}

// Compiles a program, and destroys all arguments immediately. Reads the log after a failure, and
// again after the code was read.
void compile_one() {
  nybble::link::program one(text_of("source"), text_of("name"),
                            {{text_of("h0"), text_of("text0")}, {text_of("h1"), text_of("text1")}});
  try {
    one.compile({text_of("-option")});
    const std::string& code = one.code("ltoir");
    std::printf("program %zu %.5s | %.60s\n", code.size(), code.c_str(), one.log().c_str());
  } catch (const nybble::error& e) {
    std::printf("program threw %d %s | %s\n", e.status(), e.what(), one.log().c_str());
  }
}

// Destroys the linker while another context is current, or no context.
void destroy_elsewhere() {
  std::unique_ptr<linker> one = nybble::link::make_linker({"driver", "sm_86", "cubin", false, {}});
  cuCtxSetCurrent(nullptr);
  one.reset();
}

void refused(const link_options& options) {
  try {
    nybble::link::make_linker(options);
    std::printf("accepted\n");
  } catch (const nybble::error& e) {
    std::printf("refused %d %s\n", e.status(), e.what());
  }
}

}  // namespace

int main(int argc, char** argv) {
  CUcontext context = nullptr;
  const bool device = cuInit(0) == CUDA_SUCCESS &&
                      cuDevicePrimaryCtxRetain(&context, 0) == CUDA_SUCCESS &&
                      cuCtxSetCurrent(context) == CUDA_SUCCESS;
  std::printf("device %d\n", device ? 1 : 0);
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    try {
      if (word == "driver") link_two("driver", "ptx");
      if (word == "nvjitlink") link_two("nvjitlink", "cubin");
      if (word == "nvjitlink-ptx") link_two("nvjitlink", "ptx");
      if (word == "program") compile_one();
      if (word == "elsewhere") destroy_elsewhere();
      if (word == "version") std::printf("version %d\n", nybble::link::nvjitlink_version());
      if (word == "refusals") {
        refused({"nvjitlink", "foo", "cubin", false, {}});
        refused({"nvjitlink", "sm_1", "cubin", false, {}});
        refused({"nvjitlink", "sm_86", "ptx", false, {}});
        refused({"nvjitlink", "sm_86", "cubin", false, {"-nonsense"}});
        refused({"driver", "sm_86", "cubin", true, {}});
        refused({"driver", "sm_86", "cubin", false, {"-O3"}});
        refused({"other", "sm_86", "cubin", false, {}});
      }
    } catch (const nybble::error& e) {
      std::printf("%s threw %d %s\n", word.c_str(), e.status(), e.what());
    }
  }
  return 0;
}
