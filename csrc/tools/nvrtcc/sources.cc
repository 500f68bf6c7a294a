#include "tools/nvrtcc/sources.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>

#include "tools/nvrtcc/failure.h"
#include "tools/nvrtcc/files.h"

namespace nybble::nvrtcc {
namespace {

namespace fs = std::filesystem;

void follow(const fs::path& folder, const std::string& name, const std::string& from,
            std::map<std::string, std::string>& closure) {
  if (closure.count(name) != 0) return;
  if (!fs::is_regular_file(folder / name))
    throw failure(exit_usage,
                  from + " includes \"" + name + "\", which is not in " + folder.string());
  static const std::regex quoted(R"re(^[ \t]*#include[^"]*"([^"]*)")re");
  const std::string text = closure[name] = read_file(folder / name);
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    number++;
    std::smatch found;
    if (std::regex_search(line, found, quoted))
      follow(folder, found[1], (folder / name).string() + ":" + std::to_string(number), closure);
  }
}

// Returns whether a quote that follows `text` is a digit separator, as in 1'000.
bool behind_digit(const std::string& text) {
  return !text.empty() && std::isxdigit(static_cast<unsigned char>(text.back())) != 0;
}

}  // namespace

std::string without_comments(const std::string& text) {
  if (text.find("R\"") != std::string::npos) return text;
  std::string out;
  for (std::size_t i = 0; i < text.size(); i++) {
    const char c = text[i];
    if (text.compare(i, 2, "\\\n") == 0) {
      out += ' ', i++;
    } else if (text.compare(i, 2, "//") == 0) {
      i = text.find('\n', i);
      if (i == std::string::npos) break;
      out += '\n';
    } else if (text.compare(i, 2, "/*") == 0) {
      i = text.find("*/", i + 2);
      if (i == std::string::npos) break;
      i++, out += ' ';
    } else if (c == '"' || (c == '\'' && !behind_digit(out))) {
      const std::size_t start = i++;
      while (i < text.size() && text[i] != c) i += text[i] == '\\' ? 2 : 1;
      out += text.substr(start, i + 1 - start);
    } else {
      out += c;
    }
  }
  return out;
}

std::vector<family> find_families(const fs::path& folder) {
  if (!fs::is_directory(folder))
    throw failure(exit_usage, "--sources: " + folder.string() + " is not a folder");
  std::vector<family> families;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".cu") continue;
    family f{entry.path().stem().string(), entry.path(), {}};
    follow(folder, fs::relative(entry.path(), folder).string(), "--sources", f.closure);
    families.push_back(std::move(f));
  }
  if (families.empty()) throw failure(exit_usage, "--sources: no *.cu in " + folder.string());
  std::sort(families.begin(), families.end(), [](const family& a, const family& b) {
    return a.name != b.name ? a.name < b.name : a.file < b.file;
  });
  for (std::size_t i = 1; i < families.size(); i++)
    if (families[i].name == families[i - 1].name)
      throw failure(exit_usage, "--sources: duplicate family " + families[i].name + ": " +
                                    families[i - 1].file.string() + " and " +
                                    families[i].file.string());
  return families;
}

}  // namespace nybble::nvrtcc
