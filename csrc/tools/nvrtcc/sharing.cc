#include "tools/nvrtcc/sharing.h"

#include <cctype>
#include <cstring>

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

// How a family's sources depend on the architecture.
struct questions {
  std::vector<comparison> comparisons;
  bool features = false;  // uses features of one architecture (90a)
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

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
std::size_t skip_blanks(const std::string& text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) at++;
  return at;
}
bool ends_with(const std::string& text, const char* end) {
  const std::size_t size = std::strlen(end);
  return text.size() >= size && text.compare(text.size() - size, size, end) == 0;
}

// plain_before and plain_behind return whether the text around a comparison leaves its meaning
// unchanged.
bool plain_before(const std::string& before) {
  return before.empty() || std::strchr("(&|", before.back()) != nullptr ||
         ends_with(before, "#if") || ends_with(before, "#elif");
}
bool plain_behind(const std::string& text, std::size_t at) {
  at = skip_blanks(text, at);
  return at >= text.size() || std::strchr(")&|\n\r", text[at]) != nullptr;
}

// Reads the use of the macro at `at`, and adds a comparison to `found`. Returns false if the use
// cannot be evaluated.
bool read_mention(const std::string& text, std::size_t at, questions& found) {
  const std::string name = "__CUDA_ARCH__", feature = "__CUDA_ARCH_FEAT_";
  const bool of_feature = text.compare(at, feature.size(), feature) == 0;
  if (!of_feature && text.compare(at, name.size(), name) != 0) return false;
  const std::size_t line = text.rfind('\n', at) + 1;
  std::string before = text.substr(line, at - line);
  before.resize(before.find_last_not_of(" \t") + 1);
  const bool asked = ends_with(before, "defined(") || ends_with(before, "defined") ||
                     ends_with(before, "#ifdef") || ends_with(before, "#ifndef");
  if (of_feature) {
    found.features = true;
    return asked;
  }
  std::size_t next = skip_blanks(text, at + name.size());
  if (asked) return next >= text.size() || !in_word(text[at + name.size()]);
  std::size_t digits = next;
  while (digits < text.size() && std::strchr("<>=!", text[digits]) != nullptr) digits++;
  const std::string sign = text.substr(next, digits - next);
  const bool known =
      sign == ">=" || sign == "<=" || sign == ">" || sign == "<" || sign == "==" || sign == "!=";
  digits = skip_blanks(text, digits);
  std::size_t end = digits;
  while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) end++;
  if (!known || end == digits || end - digits > 6 || (end < text.size() && in_word(text[end])) ||
      !plain_before(before) || !plain_behind(text, end))
    return false;
  found.comparisons.push_back({sign, std::stol(text.substr(digits, end - digits))});
  return true;
}

// Returns whether the text includes a header outside the closure, which may depend on the
// architecture too.
bool includes_foreign(const std::string& text) {
  for (std::size_t at = 0; (at = text.find("include", at)) != std::string::npos; at += 7) {
    const std::size_t line = text.rfind('\n', at) + 1, hash = skip_blanks(text, line);
    if (text[hash] != '#' || skip_blanks(text, hash + 1) != at) continue;
    if (text[skip_blanks(text, at + 7)] != '"') return true;
  }
  return false;
}

bool read_questions(const family& f, questions& found) {
  for (const auto& file : f.closure) {
    const std::string text = without_comments(file.second);
    if (includes_foreign(text)) return false;
    for (std::size_t at = 0; (at = text.find("__CUDA_ARCH", at)) != std::string::npos; at++)
      if (!read_mention(text, at, found)) return false;
  }
  return true;
}

// Returns whether `own` may be assembled from PTX of `b`.
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
    // Uses the newest shipped PTX. If none is shipped, uses the PTX of the oldest real architecture
    // of the group.
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
