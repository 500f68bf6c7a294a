#include "tools/nvrtcc/ptx.h"

#include <cctype>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nybble::nvrtcc {
namespace {

bool in_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end == std::string_view::npos ? end : end + 1));
    text.remove_prefix(lines.back().size());
  }
  return lines;
}

// Returns the name of the variable that a PTX line such as ".global .align 4 .b8 name[8] = {1};"
// defines, or "" for other lines.
std::string_view defined_global(std::string_view line) {
  if (line.rfind(".global ", 0) != 0 || line.find(";\n") == std::string_view::npos) return "";
  std::string_view name = line.substr(0, line.find_first_of("[=;"));
  while (!name.empty() && !in_name(name.back())) name.remove_suffix(1);
  std::size_t begin = name.size();
  while (begin > 0 && in_name(name[begin - 1])) begin--;
  return name.substr(begin);
}

}  // namespace

std::string without_unused_globals(const std::string& ptx) {
  std::vector<std::string_view> lines = lines_of(ptx);
  for (bool removed = true; removed;) {  // an initializer may mention other variables
    std::unordered_map<std::string_view, int> mentions;
    for (std::string_view line : lines)
      if (const std::string_view name = defined_global(line); !name.empty()) mentions[name] = 0;
    for (std::string_view line : lines)
      for (std::size_t at = 0, end; at < line.size(); at = end + 1) {
        for (end = at; end < line.size() && in_name(line[end]);) end++;
        const auto found = mentions.find(line.substr(at, end - at));
        if (found != mentions.end()) found->second++;
      }
    std::vector<std::string_view> kept;
    for (std::string_view line : lines) {
      const std::string_view name = defined_global(line);
      if (name.empty() || mentions[name] > 1) kept.push_back(line);
    }
    removed = kept.size() < lines.size();
    lines = std::move(kept);
  }
  std::string out;
  for (std::string_view line : lines) out += line;
  return out;
}

}  // namespace nybble::nvrtcc
