#include "tools/nvrtcc/options.h"

#include <cstdlib>
#include <map>
#include <regex>
#include <sstream>

#include "tools/nvrtcc/failure.h"

namespace nybble::nvrtcc {

const char* const kUsage =
    "usage: nvrtcc -arch=sm_86|compute_60 -o OUT IN.cu [-I DIR]... [--compiler nvrtc|nvcc] "
    "[--library FILE] [--nvcc FILE]\n"
    "       nvrtcc set --target NAME --sources DIR --archs \"86-real 90-virtual ...\" --out DIR "
    "[--toolkit VERSION]\n"
    "                  [--compiler nvrtc|nvcc] [--library FILE] [--nvcc FILE] [--include DIR]... "
    "[--ptxas FILE]\n"
    "                  [--jobs N] [--cache DIR]\n"
    "       nvrtcc --version\n"
    "\n"
    "Compiles CUDA device code ahead of time by NVRTC (no host compiler) or nvcc. `set` compiles\n"
    "every family (*.cu) of a folder tree for every architecture, N images at a time (default 1),\n"
    "reuses cached images, and writes manifest.json last. With --ptxas, architectures with the "
    "same\n"
    "major number and the same preprocessed source share PTX, from which ptxas makes their "
    "cubins.\n"
    "\n"
    "exit: 0 ok, 2 bad usage or unreadable input, 4 the compiler cannot be loaded or a file not "
    "written, 5 compilation failed\n";

namespace {

bool valid_arch(const std::string& arch) {
  return std::regex_match(arch, std::regex(R"((sm|compute)_\d{2,3}[af]?)"));
}

// Expands architectures: "86-real" means sm_86, "90-virtual" means compute_90, and "90" means both
// sm_90 and compute_90.
void add_capability(const std::string& word, std::vector<std::string>& archs) {
  std::smatch parts;
  if (!std::regex_match(word, parts, std::regex(R"((\d{2,3}[af]?)(-real|-virtual)?)")))
    throw failure(exit_usage, "--archs: '" + word +
                                  "' is not a compute capability; expected 86-real, 90-virtual, "
                                  "90a-real, 90 or the like");
  const std::string number = parts[1], kind = parts[2];
  if (kind != "-virtual") archs.push_back("sm_" + number);
  if (kind != "-real") archs.push_back("compute_" + number);
}

void split_capabilities(const std::string& text, std::vector<std::string>& archs) {
  std::istringstream in(text);
  for (std::string word; in >> word;) add_capability(word, archs);
}

int positive(const std::string& text) {
  char* end = nullptr;
  const long value = std::strtol(text.c_str(), &end, 10);
  if (text.empty() || *end != '\0' || value < 1 || value > 1024)
    throw failure(exit_usage, "--jobs: '" + text + "' is not a number from 1 to 1024");
  return static_cast<int>(value);
}

void need(const std::string& value, const char* name) {
  if (value.empty()) throw failure(exit_usage, std::string(name) + " is missing\n" + kUsage);
}

void check(const options& o) {
  if (o.version || o.help) return;
  if (o.compiler != "nvrtc" && o.compiler != "nvcc")
    throw failure(exit_usage, "--compiler: '" + o.compiler + "' is not nvrtc or nvcc");
  if (o.set) {
    need(o.target, "--target");
    need(o.sources, "--sources");
    need(o.out, "--out");
    if (o.archs.empty()) need("", "--archs");
    return;
  }
  need(o.arch, "-arch");
  need(o.output, "-o");
  need(o.source, "the source file");
  if (!valid_arch(o.arch))
    throw failure(exit_usage, "-arch: '" + o.arch + "' is not like sm_86, sm_90a or compute_60");
}

}  // namespace

options parse(const std::vector<std::string>& words) {
  options o;
  std::string archs, jobs;
  const std::map<std::string, std::string*> values = {
      {"-o", &o.output},         {"-arch", &o.arch},        {"--compiler", &o.compiler},
      {"--library", &o.library}, {"--nvcc", &o.nvcc},       {"--ptxas", &o.ptxas},
      {"--target", &o.target},   {"--toolkit", &o.toolkit}, {"--out", &o.out},
      {"--cache", &o.cache},     {"--sources", &o.sources}, {"--archs", &archs},
      {"--jobs", &jobs}};
  for (std::size_t i = 0; i < words.size(); i++) {
    std::string word = words[i], value;
    const std::size_t equals = word.rfind('-', 0) == 0 ? word.find('=') : std::string::npos;
    const bool joined = equals != std::string::npos;
    if (joined) value = word.substr(equals + 1), word.resize(equals);
    const auto next = [&] {
      if (joined) return value;
      if (i + 1 >= words.size()) throw failure(exit_usage, word + " needs a value\n" + kUsage);
      return words[++i];
    };
    if (i == 0 && word == "set")
      o.set = true;
    else if (word == "--version")
      o.version = true;
    else if (word == "--help" || word == "-h")
      o.help = true;
    else if (word == "-I" || word == "--include")
      o.includes.push_back(next());
    else if (word.rfind("-I", 0) == 0 && !joined)
      o.includes.push_back(word.substr(2));
    else if (values.count(word) != 0)
      *values.at(word) = next();
    else if (word.rfind('-', 0) == 0 || !o.source.empty())
      throw failure(exit_usage, "unknown word '" + words[i] + "'\n" + kUsage);
    else
      o.source = word;
  }
  split_capabilities(archs, o.archs);
  if (!jobs.empty()) o.jobs = positive(jobs);
  check(o);
  return o;
}

}  // namespace nybble::nvrtcc
