// A program that calls the stubs in ways that its arguments select. The Python tests run it in
// fresh processes.
#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "elf_file.h"
#include "stubs/cublaslt.h"
#include "stubs/cuda.h"
#include "stubs/cudart.h"
#include "stubs/nvjitlink.h"
#include "stubs/nvrtc.h"
#include "stubs/report.h"

#if defined(__x86_64__) || defined(__aarch64__)
// The stubs export these functions, but their headers do not declare them. The first function has
// the name that NVIDIA's own header declares. The second function is an NVRTC function of unknown
// type. The fake library of a test defines the function with this type.
extern "C" nvJitLinkResult __nvJitLinkGetErrorLogSize_12_8(nvJitLinkHandle, size_t*);
extern "C" double __nvrtcCPEx(long, long, long, long, long, long, long, double, double);
#endif

namespace {

void undeclared() {
#if defined(__x86_64__) || defined(__aarch64__)
  size_t size = 0;
  std::printf("undeclared %d\n", __nvJitLinkGetErrorLogSize_12_8(nullptr, &size));
  std::printf("detail %s\n", nybble::stubs::last_detail());
  for (int i = 0; i < 2; ++i)  // the second call does not load the library again
    std::printf("many %g\n", __nvrtcCPEx(1, 2, 3, 4, 5, 6, 7, 0.5, 0.25));
#endif
}

void versions(const std::string& library) {
  int one = -1;
  int two = -1;
  unsigned major = 99;
  unsigned minor = 99;
  if (library == "driver") std::printf("%d", cuDriverGetVersion(&one));
  if (library == "cudart") std::printf("%d", cudaRuntimeGetVersion(&one));
  if (library == "nvrtc") std::printf("%d", nvrtcVersion(&one, &two));
  if (library == "nvjitlink") std::printf("%d", nvJitLinkVersion(&major, &minor));
  if (library == "nvjitlink") one = static_cast<int>(major), two = static_cast<int>(minor);
  if (library == "cublaslt") std::printf("%zu", cublasLtGetVersion());
  std::printf(" %d %d\n", one, two);
}

void race(int count) {
  std::vector<std::thread> threads;
  std::vector<int> codes(static_cast<std::size_t>(count), -1);
  for (int i = 0; i < count; ++i) {
    threads.emplace_back([&codes, i] {
      int version = 0;
      int minor = 0;
      codes[static_cast<std::size_t>(i)] =
          i % 2 == 0 ? cuDriverGetVersion(&version) : nvrtcVersion(&version, &minor);
      static_cast<void>(nybble::stubs::libraries_json());
    });
  }
  for (std::thread& one : threads) one.join();
  for (const int code : codes) std::printf("%d ", code);
  std::printf("\n");
}

// Forks while another thread is inside the first load, in which the fake library waits. The child
// then makes a call.
int forks() {
  std::thread loader([] {
    int version = 0;
    cuInit(0);
    cuDriverGetVersion(&version);
  });
  usleep(20000);
  const pid_t child = fork();
  if (child == 0) {
    int version = 0;
    int minor = 0;
    alarm(10);
    const int driver = cuDriverGetVersion(&version);
    _exit(driver == 0 && version > 0 && nvrtcVersion(&version, &minor) == NVRTC_SUCCESS ? 0 : 3);
  }
  int status = -1;
  waitpid(child, &status, 0);
  loader.join();
  std::printf("child %d\n", status);
  return 0;
}

void adapted() {
  alignas(16) unsigned char room[2048];
  std::memset(room, 0xAA, sizeof room);
  auto* const facts = reinterpret_cast<cudaDeviceProp*>(room);
  std::printf("properties %d name %.20s end %d canary %d\n", cudaGetDeviceProperties(facts, 0),
              reinterpret_cast<const char*>(room), room[1007], room[1008]);
  std::memset(room, 0xAA, sizeof room);
  auto* const about = reinterpret_cast<cudaPointerAttributes*>(room);
  std::printf("pointer %d canary %d\n", cudaPointerGetAttributes(about, room), room[88]);
  std::printf("prefetch %d\n", cudaMemPrefetchAsync(room, 64, cudaMemLocation{1, 3}, 0, nullptr));
  std::printf("host prefetch %d\n",
              cudaMemPrefetchAsync(room, 64, cudaMemLocation{2, 0}, 0, nullptr));
  cudaGraphExec_t graph = reinterpret_cast<cudaGraphExec_t>(room);
  std::printf("instantiate %d\n", cudaGraphInstantiate(&graph, nullptr, 0));
  std::printf("texture %d\n", cudaCreateTextureObject(nullptr, nullptr, nullptr, nullptr));
  std::printf("detail %s\n", nybble::stubs::last_detail());
}

void outputs() {
  int count = 7;
  size_t bytes = 7;
  CUcontext context = reinterpret_cast<CUcontext>(8);
  const int code = cuDeviceGetCount(&count);
  std::printf("%d %d ", code, count);
  std::printf("%d ", cuDeviceTotalMem_v2(&bytes, 0));
  std::printf("%zu ", bytes);
  std::printf("%d ", cuDevicePrimaryCtxRetain(&context, 0));
  std::printf("%d\n", context == nullptr);
  std::printf("%s\n", nybble::stubs::last_detail());
}

// Makes the calls that host code from nvcc 13 makes for a kernel. Like that code, it does not check
// the status of the launch.
void nvcc13_kernel() {
  static struct {
    int magic, version;
    const void* data;
    void* unused;
  } binary = {0x466243b1, 1, nullptr, nullptr};
  static void* kernel = nullptr;
  void** const handle = __cudaRegisterFatBinary(&binary);
  __cudaRegisterFunction(handle, reinterpret_cast<const char*>(&kernel), nullptr, "scale", -1,
                         nullptr, nullptr, nullptr, nullptr, nullptr);
  __cudaRegisterFatBinaryEnd(handle);
  std::printf("registered %d\n", handle != nullptr);
  const dim3 one{1, 1, 1};
  if (__cudaPushCallConfiguration(one, one, 0, nullptr) == 0) {
    void* found = nullptr;
    __cudaGetKernel(&found, &kernel);
    __cudaLaunchKernel(found, one, one, nullptr, 0, nullptr);
  }
  const int peeked = cudaPeekAtLastError();
  const int first = cudaGetLastError();
  std::printf("last error %d %d %d\n", peeked, first, cudaGetLastError());
  std::printf("detail %s\n", nybble::stubs::last_detail());
}

// Returns whether this process has mapped a file whose path contains `part`.
bool mapped(const std::string& part) {
  FILE* const maps = std::fopen("/proc/self/maps", "r");
  char line[4096];
  bool found = false;
  while (maps != nullptr && std::fgets(line, sizeof line, maps) != nullptr)
    found = found || std::strstr(line, part.c_str()) != nullptr;
  if (maps != nullptr) std::fclose(maps);
  return found;
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "preload" || word == "preload-global") {
      const int scope = word == "preload" ? RTLD_LOCAL : RTLD_GLOBAL;
      if (dlopen(argv[++i], RTLD_NOW | scope) == nullptr) std::printf("preload: %s\n", dlerror());
    } else if (word == "use") {
      const std::string library = argv[++i];
      std::printf("use %d\n", nybble::stubs::use_file(library.c_str(), argv[++i]) ? 1 : 0);
    } else if (word == "folder") {
      nybble::stubs::add_folder(argv[++i]);
    } else if (word == "version") {
      versions(argv[++i]);
    } else if (word == "race") {
      race(std::atoi(argv[++i]));
    } else if (word == "fork") {
      forks();
    } else if (word == "adapted") {
      adapted();
    } else if (word == "undeclared") {
      undeclared();
    } else if (word == "kernel") {
      nvcc13_kernel();
    } else if (word == "look") {
      const nybble::stubs::elf_facts facts = nybble::stubs::read_elf(argv[++i], "nvJitLinkCreate");
      std::printf("look '%s' nodes %zu '%s'\n", facts.soname.c_str(), facts.nodes.size(),
                  facts.wrong.c_str());
    } else if (word == "mapped") {
      std::printf("mapped %d\n", mapped(argv[++i]) ? 1 : 0);
    } else if (word == "outputs") {
      outputs();
    } else if (word == "has") {
      const std::string library = argv[++i];
      std::printf("has %d\n", nybble::stubs::has(library.c_str(), argv[++i]) ? 1 : 0);
    } else if (word == "major") {
      std::printf("major %d\n", nybble::stubs::major_of(argv[++i]));
    } else if (word == "path") {
      std::printf("path %s\n", nybble::stubs::path_of(argv[++i]).c_str());
    } else if (word == "detail") {
      std::printf("%s\n", nybble::stubs::last_detail());
    } else if (word == "json") {
      std::printf("%s\n", nybble::stubs::libraries_json().c_str());
    } else {
      std::printf("unknown word %s\n", word.c_str());
      return 2;
    }
  }
  return 0;
}
