#include "tools/nvrtcc/declarations.h"

#include <cctype>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace nybble::nvrtcc {
namespace {

// A part of a source file: a declaration at namespace scope, or the lines between two declarations.
struct part {
  std::string text;
  std::vector<std::string> names;  // used if empty, or if used code has one of them
  bool used = false;
};

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0, end; at < text.size(); at = end + 1) {
    for (end = at; end < text.size() &&
                   (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_');)
      end++;
    if (end > at) words.push_back(text.substr(at, end - at));
  }
  return words;
}

// Removes "template <…>" in front of a declaration.
std::string without_template(std::string text) {
  static const std::regex start(R"(^\s*template\s*<)");
  std::smatch found;
  while (std::regex_search(text, found, start)) {
    std::size_t at = static_cast<std::size_t>(found.length());
    for (int depth = 1, round = 0; at < text.size() && depth > 0; at++) {
      round += (text[at] == '(') - (text[at] == ')');
      if (round == 0) depth += (text[at] == '<') - (text[at] == '>');
    }
    text = text.substr(at);
  }
  return text;
}

// Returns the names that `text` may declare. An empty result means that the text must always count
// as used.
std::vector<std::string> declared(const std::string& text) {
  static const std::regex whole(R"(\b(operator|extern|__global__|static_assert|namespace)\b)"),
      type(
          R"(^\s*(?:struct|class|union|enum\s+class)\s+(\w+)\s*(?:<[^{};]*>\s*)?(?:[:{;]|final\b))"),
      complete(R"(^[^{]*;$|\}\s*;$)"),  // the declaration of a type defines no variable
      alias(R"(^\s*using\s+(\w+)\s*=)"),
      variable(R"(^\s*(?:(?:inline|static|__device__)\s+)*constexpr\s[^(){}=]*=)"),
      called(R"((\w+)\s*\()"), named(R"((\w+)\s*(?:\[[^\]=]*\]\s*)*=)");
  const std::string code = without_template(text), head = code.substr(0, code.find('{'));
  std::smatch found;
  if (std::regex_search(code, found, alias) ||
      (std::regex_search(code, complete) && std::regex_search(code, found, type)))
    return {found[1]};
  if (std::regex_search(head, whole)) return {};
  const bool is_variable = std::regex_search(code, variable);
  if (!is_variable && text.back() != '}') return {};
  // The name of a function is one of the words before "(", and the name of a variable is one of the
  // words before "=".
  std::vector<std::string> names;
  const std::string& searched = is_variable ? code : head;
  const std::regex& sign = is_variable ? named : called;
  for (std::sregex_iterator i(searched.begin(), searched.end(), sign), end; i != end; ++i) {
    static const std::set<std::string> types = {"float", "double", "int",  "unsigned", "long",
                                                "bool",  "char",   "void", "short"};
    if (types.count((*i)[1]) == 0) names.push_back((*i)[1]);
  }
  return names;
}

// Splits code, which has no comments, into its parts.
std::vector<part> parts_of(const std::string& code) {
  static const std::regex opens_namespace(R"(^\s*namespace(\s+[\w:]+)?\s*\{$)"),
      is_type(R"(^\s*(struct|class|union|enum)\b)"), assigns(R"(=\s*$)");
  std::vector<part> parts;
  std::string text;
  int braces = 0, round = 0;
  const auto end = [&](bool names) {
    parts.push_back({text, names ? declared(text) : std::vector<std::string>{}});
    text.clear();
  };
  std::istringstream lines(code);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == std::string::npos) continue;
    const bool inside = text.find_first_not_of(" \t\n") != std::string::npos;
    if (line[start] == '#') {
      text += line + "\n";
      if (!inside) end(false);
      continue;
    }
    for (const char c : line + "\n") {
      text += c;
      round += (c == '(') - (c == ')');
      if (c == '{') {
        if (braces == 0 && round == 0 && std::regex_search(text, opens_namespace))
          end(false);
        else
          braces++;
      } else if (c == '}' && braces == 0) {
        end(false);
      } else if (c == '}' && --braces == 0 && round == 0) {
        const std::string head = without_template(text.substr(0, text.find('{')));
        if (!std::regex_search(head, is_type) && !std::regex_search(head, assigns)) end(true);
      } else if (c == ';' && braces == 0 && round == 0) {
        end(true);
      }
    }
  }
  end(false);
  return parts;
}

// All words in the code that is used so far. Macros may paste words together into a name.
class mentions {
 public:
  void add(const std::string& text) {
    pastes_ = pastes_ || text.find("##") != std::string::npos;
    for (std::string& word : words_of(text)) words_.insert(std::move(word));
  }
  bool have(const std::string& name) const {
    return words_.count(name) != 0 || (pastes_ && pasted(name, 3));
  }

 private:
  // Returns whether a macro could paste the name together from at most `most` of the words.
  bool pasted(const std::string& name, int most) const {
    if (words_.count(name) != 0) return true;
    for (std::size_t size = 1; most > 1 && size < name.size(); size++)
      if (words_.count(name.substr(0, size)) != 0 && pasted(name.substr(size), most - 1))
        return true;
    return false;
  }
  std::set<std::string> words_;
  bool pastes_ = false;
};

bool uses(const mentions& all, const part& p) {
  // range-based loops and structured bindings use these names without mentioning them
  static const std::set<std::string> implicit = {"begin", "end", "get", "tuple_size",
                                                 "tuple_element"};
  for (const std::string& name : p.names)
    if (all.have(name) || implicit.count(name) != 0) return true;
  return p.names.empty();
}

std::string without_empty_lines(const std::string& code) {
  std::istringstream lines(code);
  std::string kept;
  for (std::string line; std::getline(lines, line);) {
    line.resize(line.find_last_not_of(" \t\r") + 1);
    if (!line.empty()) kept += line + "\n";
  }
  return kept;
}

void append(std::string& all, const std::string& name, const std::string& code) {
  const std::string kept = without_empty_lines(code);
  all += name + "\n" + std::to_string(kept.size()) + "\n" + kept;
}

}  // namespace

std::string whole_code(const family& f) {
  std::string all;
  for (const auto& [name, content] : f.closure) append(all, name, without_comments(content));
  return all;
}

std::string used_code(const family& f) {
  std::map<std::string, std::vector<part>> files;
  for (const auto& [name, content] : f.closure) {
    const std::string code = without_comments(content);
    const bool raw = code.find("R\"") != std::string::npos;
    files[name] = raw ? std::vector<part>{{code, {}}} : parts_of(code);
  }
  mentions all;
  for (bool more = true; more;) {
    more = false;
    for (auto& file : files)
      for (part& p : file.second) {
        if (p.used || !uses(all, p)) continue;
        p.used = more = true;
        all.add(p.text);
      }
  }
  std::string out;
  for (const auto& [name, parts] : files) {
    std::string code;
    for (const part& p : parts)
      if (p.used) code += p.text;
    append(out, name, code);
  }
  return out;
}

}  // namespace nybble::nvrtcc
