// Tries a library's constructors in a child process: preloads the library into the program `true`,
// with a time limit.
#include "trial.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

extern char** environ;

namespace nybble::stubs {
namespace {

// Returns this process's environment, with `preload` as LD_PRELOAD.
std::vector<char*> environment_for(std::string& preload) {
  std::vector<char*> all;
  for (char** one = environ; one != nullptr && *one != nullptr; ++one)
    if (std::strncmp(*one, "LD_PRELOAD=", 11) != 0) all.push_back(*one);
  all.push_back(preload.data());
  all.push_back(nullptr);
  return all;
}

// Starts the program `true` with /dev/null as its input and output. Returns 0 if the program cannot
// be started.
pid_t start(std::string preload) {
  posix_spawn_file_actions_t files;
  if (posix_spawn_file_actions_init(&files) != 0) return 0;
  for (int one = 0; one < 3; ++one)
    posix_spawn_file_actions_addopen(&files, one, "/dev/null", O_RDWR, 0);
  std::vector<char*> variables = environment_for(preload);
  pid_t child = 0;
  for (const char* program : {"/bin/true", "/usr/bin/true"}) {
    char* arguments[] = {const_cast<char*>(program), nullptr};
    if (posix_spawn(&child, program, &files, nullptr, arguments, variables.data()) == 0) break;
    child = 0;
  }
  posix_spawn_file_actions_destroy(&files);
  return child;
}

std::string run(const std::string& file, std::chrono::milliseconds patience) {
  const pid_t child = start("LD_PRELOAD=" + file);
  if (child == 0) return "";
  const auto end = std::chrono::steady_clock::now() + patience;
  auto pause = std::chrono::microseconds(100);
  int status = 0;
  // The exit status is ignored, because a later dlopen reports the same error. A failure of waitpid
  // is ignored too: it means that other code has already collected the child.
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > end) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return "its constructor does not return within " + std::to_string(patience.count()) +
             " ms (tried in another process; NYBBLE_STUB_PATIENCE_MS sets the limit)";
    }
    std::this_thread::sleep_for(pause);
    if (pause < std::chrono::milliseconds(1)) pause *= 2;
  }
  return "";
}

// Keeps the outcome for each file, because a search is repeated when another library has been
// loaded.
struct outcomes {
  std::mutex lock;
  std::map<std::string, std::string> by_file;
};
outcomes& known() {
  static auto* const all = new outcomes();  // never destroyed: stubs may run at exit
  return *all;
}

}  // namespace

std::chrono::milliseconds patience() {
  const char* const value = std::getenv("NYBBLE_STUB_PATIENCE_MS");
  return std::chrono::milliseconds(value == nullptr ? 60000 : std::atol(value));
}

std::string try_constructors(const std::string& file, std::chrono::milliseconds patience) {
  if (file.find_first_of(" :") != std::string::npos) return "";  // separators in LD_PRELOAD
  outcomes& all = known();
  {
    const std::lock_guard<std::mutex> lock(all.lock);
    const auto found = all.by_file.find(file);
    if (found != all.by_file.end()) return found->second;
  }
  const std::string outcome = run(file, patience);
  const std::lock_guard<std::mutex> lock(all.lock);
  return all.by_file[file] = outcome;
}

}  // namespace nybble::stubs
