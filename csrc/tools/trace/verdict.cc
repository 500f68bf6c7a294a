#include "tools/trace/verdict.h"

#include <cxxabi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace nybble::trace {
namespace {

bool one_of(int code, std::initializer_list<int> codes) {
  for (const int one : codes)
    if (code == one) return true;
  return false;
}

std::string cause(const failure& first, const device_facts& device,
                  const std::vector<std::string>& missing) {
  const bool machine = about_machine(first.code);
  if ((machine || first.kernel.empty()) && !missing.empty()) return about_missing(missing);
  const bool any = !first.archs.empty();
  const bool fit = any && device.known && fits(first.archs, device.major, device.minor);
  if (machine || (first.code == 999 && first.kernel.empty())) {
    return "The driver is missing, too old or without a device: this is about the machine, not "
           "about the program's kernels. Check nvidia-smi, CUDA_VISIBLE_DEVICES and the driver's "
           "version.";
  }
  if (one_of(first.code, {222})) {
    return "The driver is too old for the PTX in the module: it was made by a newer toolkit. "
           "Update the driver, or use a build with an image for this device.";
  }
  if (one_of(first.code, {209, 98, 8, 200, 500, 13}) && any && device.known && !fit) {
    return "No image for this device: the module contains " + list(first.archs) +
           ", and none of these runs here. Use a build made for this architecture.";
  }
  if (one_of(first.code, {209}))
    return "No image for this device in that module. Use a build made for this architecture.";
  if (one_of(first.code, {500, 98, 13}) && fit) {
    return "The host code and the device code do not belong together: the module contains " +
           list(first.archs) +
           ", which fits this device, but not the kernel that the host code names. They come "
           "from "
           "different builds (an sbsa build on Jetson shows this): install a build made for this "
           "platform.";
  }
  if (one_of(first.code, {500})) {
    return "A name is not found in that module: host code and device code may come from different "
           "builds.";
  }
  if (one_of(first.code, {2})) return "The device or host is out of memory.";
  if (one_of(first.code, {700, 717, 719})) {
    return "A kernel failed while it ran, possibly one launched earlier; compute-sanitizer shows "
           "which.";
  }
  return "See the CUDA documentation for this error code.";
}

}  // namespace

bool about_machine(int code) { return one_of(code, {34, 35, 100, 802, 803, 804}); }

void tell(const std::string& paragraph) {
  const char* const path = std::getenv("NYBBLE_TRACE_FILE");
  if (path == nullptr) {
    std::fputs(paragraph.c_str(), stderr);
    return;
  }
  FILE* const file = std::fopen(path, "a");
  if (file == nullptr) return;
  std::fputs(paragraph.c_str(), file);
  std::fclose(file);
}

std::string demangled(const std::string& name) {
  int status = 0;
  char* const text = abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status);
  const std::string out = status == 0 && text != nullptr ? text : name;
  std::free(text);
  return out;
}

std::string about_missing(const std::vector<std::string>& names) {
  std::string text = "A library is missing: the program asked for ";
  for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : ", ") + names[i];
  const bool driver = std::any_of(names.begin(), names.end(), [](const std::string& name) {
    return name.compare(0, 10, "libcuda.so") == 0;
  });
  text += ", and the loader found no such file. ";
  return text + (driver ? "The driver brings libcuda.so.1: install it, or start the container with "
                          "its GPUs."
                        : "Install the package that brings it, or name its folder in "
                          "LD_LIBRARY_PATH.");
}

std::string verdict(const summary& seen) {
  const device_facts& device = seen.device;
  const bool used = seen.launches != 0 || seen.modules != 0 || seen.failed;
  if (!used && seen.missing.empty()) return "";
  std::string text = "nybble-trace: " + std::to_string(seen.launches) + " launches, " +
                     std::to_string(seen.kernels) + " kernels in " + std::to_string(seen.modules) +
                     " modules. ";
  text += device.known
              ? "Device: " + device.name + ", compute capability " + std::to_string(device.major) +
                    "." + std::to_string(device.minor) + ". "
              : "No device was reached. ";
  if (!seen.failed) {
    if (!seen.missing.empty() && seen.launches == 0)
      return text + about_missing(seen.missing) + "\n";
    return text + "No call failed.\n";
  }
  const failure& first = seen.first;
  text += "First failure: " + first.function + " gave " + std::to_string(first.code);
  if (!first.kernel.empty()) text += " for kernel " + demangled(first.kernel);
  if (!first.module.empty()) text += ", module in " + first.module;
  if (!first.archs.empty()) text += ", which contains " + list(first.archs);
  return text + ". " + cause(first, device, seen.missing) + "\n";
}

}  // namespace nybble::trace
