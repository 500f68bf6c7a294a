// The outcome of a search as text and as JSON.
#include <cstdio>

#include "search.h"

namespace nybble::stubs {
namespace {

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') out += '\\';
    if (byte < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      out += escape;
    } else {
      out += c;
    }
  }
  return out + "\"";
}

bool present(const description& about, const found_library& found, const char* name) {
  for (int i = 0; i < about.function_count; ++i)
    if (std::strcmp(about.functions[i].name, name) == 0)
      return !found.functions.empty() && found.functions[static_cast<std::size_t>(i)] != nullptr;
  return false;
}

}  // namespace

bool complete(const description& about, const found_library& found, const group& one) {
  for (const char* const* name = one.functions; *name != nullptr; ++name)
    if (!present(about, found, *name)) return false;
  return true;
}

std::string describe(const description& about, const found_library& found) {
  std::string text = about.title;
  if (found.handle != nullptr)
    text += ": " + found.path + " (" + found.step + ")\n";
  else if (found.attempts.empty())
    text += ": no file to try\n";
  else
    text += " cannot be used; files tried:\n";
  for (const attempt& one : found.attempts) {
    text += "  " + one.step + ": " + one.path + (one.path.empty() ? "" : ": ");
    text += one.outcome.empty() ? "taken" : one.outcome;
    text += "\n";
  }
  if (found.handle == nullptr) text += std::string("  ") + about.variable + "=FILE names one.\n";
  return text;
}

std::string to_json(const description& about, const found_library& found) {
  std::string text = "{\"library\": " + quoted(about.name);
  text += ", \"path\": " + (found.handle == nullptr ? "null" : quoted(found.path));
  text += ", \"step\": " + quoted(found.step) + ", \"major\": " + std::to_string(found.major);
  text += ", \"version\": " + std::to_string(found.version);
  char took[32];
  std::snprintf(took, sizeof took, "%.1f", found.bind_us);
  text += std::string(", \"resolved_in_us\": ") + took;
  std::string missing;
  for (std::size_t i = 0; i < found.functions.size(); ++i) {
    if (found.functions[i] != nullptr) continue;
    missing += (missing.empty() ? "" : ", ") + quoted(about.functions[i].name);
  }
  text += ", \"missing\": [" + missing + "], \"groups\": {";
  for (int i = 0; i < about.group_count; ++i) {
    const group& one = about.groups[i];
    text += std::string(i == 0 ? "" : ", ") + quoted(one.name) + ": ";
    text += complete(about, found, one) ? "true" : "false";
  }
  text += "}, \"attempts\": [";
  for (const attempt& one : found.attempts) {
    if (text.back() == '}') text += ", ";
    text += "{\"step\": " + quoted(one.step) + ", \"path\": " + quoted(one.path) +
            ", \"outcome\": " + quoted(one.outcome.empty() ? "taken" : one.outcome) + "}";
  }
  return text + "]}";
}

}  // namespace nybble::stubs
