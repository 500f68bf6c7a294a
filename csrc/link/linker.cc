// Checks arguments before they are passed to a vendor's linker.
#include "link/linker.h"

#include <utility>

#include "core/error.h"
#include "stubs/report.h"

namespace nybble::link {
namespace {

// The architectures of all toolkits that have nvJitLink. nvJitLink 13 ends the process for some
// unknown names.
constexpr const char* architectures[] = {
    "50",   "52",   "53",   "60",   "61",   "62",   "70",   "72",   "75",   "80",
    "86",   "87",   "88",   "89",   "90",   "90a",  "100",  "100a", "100f", "101",
    "101a", "101f", "103",  "103a", "103f", "107",  "107a", "107f", "110",  "110a",
    "110f", "120",  "120a", "120f", "121",  "121a", "121f"};

void check_arch(const std::string& arch) {
  for (const char* known : architectures)
    if (arch == std::string("sm_") + known) return;
  throw invalid_argument("arch: '" + arch + "' is not an architecture; example: sm_86");
}

// The known options of nvJitLink. An option with a value is listed up to its '='. Other options are
// refused, because nvJitLink may end the process for an option that it does not know.
constexpr const char* known_options[] = {"-O0",
                                         "-O1",
                                         "-O2",
                                         "-O3",
                                         "-g",
                                         "-lineinfo",
                                         "-time",
                                         "-verbose",
                                         "-ftz",
                                         "-prec-div",
                                         "-prec-sqrt",
                                         "-fma",
                                         "-Xptxas",
                                         "-Xnvvm",
                                         "-kernels-used",
                                         "-variables-used",
                                         "-maxrregcount",
                                         "-split-compile",
                                         "-split-compile-extended",
                                         "-optimize-unused-variables",
                                         "-no-cache",
                                         "-device-stack-protector"};

void check_option(const std::string& option) {
  const std::string head = option.substr(0, option.find('='));
  for (const char* known : known_options)
    if (head == known) return;
  throw invalid_argument("options: '" + option + "' is not a known linker option");
}

}  // namespace

void linker::add(const std::string& kind, std::string data, std::string name) {
  const int type = input_type(kind);
  if (completed_) throw invalid_argument("this linker is already completed; create another");
  if (kind == "ptx" && (data.empty() || data.back() != '\0')) data.push_back('\0');
  inputs_.push_back(std::move(data));
  names_.push_back(std::move(name));
  take(type, inputs_.back(), names_.back().c_str());
}

const std::string& linker::complete() {
  if (!completed_) link();
  completed_ = true;
  return code_;
}

std::string linker::with_logs(std::string text, const char* library) const {
  if (!stubs::available(library)) text += std::string("\n") + stubs::last_detail();
  if (!error_log_.empty()) text += "\n" + error_log_;
  if (!info_log_.empty()) text += "\n" + info_log_;
  return text;
}

std::string version_text(int version) {
  if (version == 0) return "";
  return " " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

std::unique_ptr<linker> make_linker(const link_options& options) {
  check_arch(options.arch);
  for (const std::string& one : options.extra) check_option(one);
  if (options.output != "cubin" && options.output != "ptx")
    throw invalid_argument("output: '" + options.output + "' is neither cubin nor ptx");
  if (options.backend == "nvjitlink") {
    if (options.output == "ptx" && !options.lto)
      throw invalid_argument("output: PTX output needs link-time optimization (lto)");
    return make_nvjitlink(options);
  }
  if (options.backend != "driver")
    throw invalid_argument("backend: '" + options.backend + "' is neither nvjitlink nor driver");
  if (options.lto || options.output == "ptx")
    throw unsupported("the driver's linker has no link-time optimization and no PTX output");
  if (!options.extra.empty())
    throw unsupported("the driver's linker does not take '" + options.extra.front() + "'");
  return make_driver_linker(options);
}

}  // namespace nybble::link
