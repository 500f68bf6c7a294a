#include "tools/nvrtcc/sharing.h"

#include <cctype>
#include <regex>
#include <sstream>

namespace nybble::nvrtcc {
namespace {

struct comparison {
  std::string sign;
  long number;
  bool holds(long arch) const {
    if (sign == ">=") return arch >= number;
    if (sign == "<=") return arch <= number;
    if (sign == ">") return arch > number;
    if (sign == "<") return arch < number;
    return (arch == number) == (sign == "==");
  }
};

// The ways in which a family's sources depend on the architecture.
struct questions {
  std::vector<comparison> comparisons;
  bool features = false;  // whether the sources use features of an architecture (90a) or a family
};

struct capability {
  long number = 0;  // 86
  bool suffixed = false;
  long major() const { return number / 10; }
};

capability parse(const std::string& arch) {
  const std::string text = arch.substr(arch.find('_') + 1);
  return {std::stol(text), !std::isdigit(static_cast<unsigned char>(text.back()))};
}

// Reads a use of a __CUDA_ARCH macro in a line: `use` is the text from the macro's name on, and
// `before` is the text before the name. If the macro is compared with a number, adds the comparison
// to `found`. Returns false if the use cannot be evaluated.
bool read_use(const std::string& before, const std::string& use, questions& found) {
  static const std::regex asks(R"((defined\(?|#ifn?def)[ \t]*$)"), whole(R"(^__CUDA_ARCH__\b)"),
      // __CUDA_ARCH_FEAT_SM90_ALL, __CUDA_ARCH_SPECIFIC__, __CUDA_ARCH_FAMILY_SPECIFIC__
      feature(R"(^__CUDA_ARCH_(FEAT_|(FAMILY_)?SPECIFIC__))"),
      // text that may surround a comparison and does not change its meaning
      plain(R"((^|[(&|]|#if|#elif)[ \t]*$)"),
      compared(R"(^__CUDA_ARCH__[ \t]*(>=|<=|==|!=|>|<)[ \t]*(\d{1,6})[ \t]*([)&|\r]|$))");
  const bool asked = std::regex_search(before, asks);
  if (std::regex_search(use, feature)) {
    found.features = true;
    return asked;
  }
  if (asked) return std::regex_search(use, whole);
  std::smatch parts;
  if (!std::regex_search(before, plain) || !std::regex_search(use, parts, compared)) return false;
  found.comparisons.push_back({parts[1], std::stol(parts[2])});
  return true;
}

bool read_questions(const family& f, questions& found) {
  // a header that is not among the family's files may also depend on the architecture
  static const std::regex foreign(R"(^[ \t]*#[ \t]*include[ \t]*([^" \t]|$))");
  for (const auto& file : f.closure) {
    std::istringstream lines(without_comments(file.second));
    for (std::string line; std::getline(lines, line);) {
      if (std::regex_search(line, foreign)) return false;
      for (std::size_t at = 0; (at = line.find("__CUDA_ARCH", at)) != std::string::npos; at++)
        if (!read_use(line.substr(0, at), line.substr(at), found)) return false;
    }
  }
  return true;
}

// Returns whether architecture `own` may be assembled from PTX of architecture `b`.
bool same_source(const questions& asked, const capability& own, const capability& b) {
  if (b.suffixed || own.major() != b.major()) return false;
  for (const comparison& c : asked.comparisons)
    if (c.holds(own.number * 10) != c.holds(b.number * 10)) return false;
  return true;
}

}  // namespace

std::map<std::string, std::string> shared_ptx(const family& f,
                                              const std::vector<std::string>& archs) {
  questions asked;
  const bool shared = read_questions(f, asked);
  std::map<std::string, std::string> from;
  for (const std::string& arch : archs) {
    if (arch.rfind("sm_", 0) != 0) continue;
    const capability own = parse(arch);
    // Uses the newest shipped PTX that is the same for this architecture. If no such PTX is
    // shipped, uses the PTX of the oldest real architecture that shares it.
    long oldest = own.number, shipped = 0;
    for (const std::string& other : archs) {
      const capability c = parse(other);
      if (!shared || c.number > own.number || !same_source(asked, own, c)) continue;
      if (other[0] == 's' && c.number < oldest) oldest = c.number;
      if (other[0] == 'c' && c.number > shipped) shipped = c.number;
    }
    const bool alone = own.suffixed && (!shared || asked.features);
    from[arch] = alone ? "compute_" + arch.substr(3)
                       : "compute_" + std::to_string(shipped != 0 ? shipped : oldest);
  }
  return from;
}

}  // namespace nybble::nvrtcc
