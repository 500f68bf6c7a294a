#include "tools/trace/start.h"

#include <elf.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>

namespace nybble::trace {
namespace {

std::string on_path(const std::string& command) {
  if (command.find('/') != std::string::npos) return command;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string file = (folder.empty() ? "." : folder) + "/" + command;
    if (access(file.c_str(), X_OK) == 0) return file;
  }
  return "";
}

// Returns the loader that an ELF program names, or "" for a script or a statically linked program.
std::string loader_of(const std::string& program) {
  FILE* const file = std::fopen(program.c_str(), "rb");
  if (file == nullptr) return "";
  Elf64_Ehdr header{};
  std::string name;
  if (std::fread(&header, sizeof header, 1, file) == 1 &&
      std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64) {
    for (int i = 0; i < header.e_phnum; ++i) {
      Elf64_Phdr one{};
      const auto offset = static_cast<long>(header.e_phoff) + i * static_cast<long>(sizeof one);
      if (std::fseek(file, offset, SEEK_SET) != 0 || std::fread(&one, sizeof one, 1, file) != 1)
        break;
      if (one.p_type != PT_INTERP || one.p_filesz > 4096) continue;
      name.resize(one.p_filesz);
      if (std::fseek(file, static_cast<long>(one.p_offset), SEEK_SET) != 0 ||
          std::fread(name.data(), one.p_filesz, 1, file) != 1) {
        name.clear();
      }
      name = name.c_str();  // without its final zero
      break;
    }
  }
  std::fclose(file);
  return name;
}

// Returns the output of `loader --list program`. The output lists the program's libraries, or names
// the first library that is not found.
std::string listing(const std::string& loader, const std::string& program) {
  int ends[2];
  if (pipe(ends) != 0) return "";
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    execl(loader.c_str(), loader.c_str(), "--list", program.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  close(ends[1]);
  std::string text;
  char part[4096];
  for (ssize_t got = 1; child > 0 && (got = read(ends[0], part, sizeof part)) > 0;)
    text.append(part, static_cast<std::size_t>(got));
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return text;
}

}  // namespace

std::vector<std::string> missing_at_start(const std::string& command) {
  const std::string program = on_path(command);
  const std::string loader = program.empty() ? "" : loader_of(program);
  if (loader.empty()) return {};
  std::vector<std::string> names;
  std::istringstream lines(listing(loader, program));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.find(": cannot open shared object file");
    const std::size_t begin = end == std::string::npos ? end : line.rfind(' ', end);
    if (begin == std::string::npos) continue;
    const std::string name = line.substr(begin + 1, end - begin - 1);
    if (name.compare(0, 5, "libcu") == 0 || name.compare(0, 5, "libnv") == 0) names.push_back(name);
  }
  return names;
}

}  // namespace nybble::trace
