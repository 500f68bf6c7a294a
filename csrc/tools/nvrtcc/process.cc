// Programs with their output in a temporary file, which end with us, and a small job queue.
#include "tools/nvrtcc/process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>

#include "tools/nvrtcc/failure.h"

namespace nybble::nvrtcc {
namespace {

struct child {
  std::size_t index;
  std::FILE* output;
};

// None outlives what ends its run: a full disk, a program that cannot be started.
struct children {
  std::map<pid_t, child> all;
  children() = default;
  children(const children&) = delete;
  children& operator=(const children&) = delete;
  ~children() {
    for (const auto& [pid, one] : all) {
      kill(pid, SIGTERM);
      waitpid(pid, nullptr, 0);
      std::fclose(one.output);
    }
  }
};

// The child's half: it ends when we do, also when we are killed; what exec refuses goes to `told`.
[[noreturn]] void become(char* const* words, int output, pid_t parent, int told) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() == parent && dup2(output, 1) >= 0 && dup2(output, 2) >= 0) execvp(words[0], words);
  const int error = errno;
  const ssize_t written = write(told, &error, sizeof error);
  _exit(written == sizeof error ? 127 : 126);
}

pid_t start(const command& what, std::FILE* output) {
  std::vector<char*> words;
  for (const std::string& word : what) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  const auto refused = [&](int error) {
    return failure(exit_tool, "cannot start " + what[0] + ": " + std::strerror(error));
  };
  int told[2];
  if (pipe2(told, O_CLOEXEC) != 0) throw refused(errno);
  const pid_t parent = getpid(), pid = fork();
  if (pid == 0) become(words.data(), fileno(output), parent, told[1]);
  int error = pid < 0 ? errno : 0;
  close(told[1]);
  // Nothing comes, and the pipe ends, when exec has begun.
  if (pid > 0 && read(told[0], &error, sizeof error) == sizeof error) waitpid(pid, nullptr, 0);
  close(told[0]);
  if (error != 0) throw refused(error);
  return pid;
}

outcome finish(int wait_status, std::FILE* output) {
  outcome result;
  result.status = WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
  char buffer[4096];
  if (std::fseek(output, 0, SEEK_SET) == 0)
    for (std::size_t got; (got = std::fread(buffer, 1, sizeof buffer, output)) > 0;)
      result.output.append(buffer, got);
  std::fclose(output);
  return result;
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

std::FILE* temporary() {
  std::FILE* file = std::tmpfile();
  if (file == nullptr)
    throw failure(exit_tool, std::string("cannot make a temporary file: ") + std::strerror(errno));
  return file;
}

}  // namespace

outcome run(const command& what) {
  outcome result;
  run_all(
      {{what}}, 1, [](std::size_t) { return 0; },
      [&](std::size_t, const outcome& ended) { result = ended; });
  return result;
}

void run_all(const std::vector<job>& jobs, int limit,
             const std::function<std::size_t(std::size_t)>& weight,
             const std::function<void(std::size_t, const outcome&)>& done) {
  // Where whoever started us ignores the signal, children end without telling how, and wait4 fails.
  std::signal(SIGCHLD, SIG_DFL);
  children started;
  std::map<pid_t, child>& running = started.all;
  std::multimap<std::size_t, std::size_t> ready;  // weight -> index
  const auto release = [&](int finished) {
    // From the last to the first: of equal weights the first is taken, which was inserted last.
    for (std::size_t i = jobs.size(); i-- > 0;)
      if (jobs[i].after == finished) ready.emplace(weight(i), i);
  };
  bool failed = false;
  release(-1);
  while (!running.empty() || (!ready.empty() && !failed)) {
    while (!ready.empty() && !failed && running.size() < static_cast<std::size_t>(limit)) {
      const auto heaviest = std::prev(ready.end());
      std::FILE* output = temporary();
      const pid_t pid = start(jobs[heaviest->second].line, output);
      running[pid] = {heaviest->second, output};
      ready.erase(heaviest);
    }
    int status = 0;
    rusage used{};
    const pid_t pid = wait4(-1, &status, 0, &used);
    const auto found = running.find(pid);
    if (found == running.end()) continue;
    outcome ended = finish(status, found->second.output);
    ended.seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
    ended.mebibytes = used.ru_maxrss / 1024;
    const std::size_t index = found->second.index;
    running.erase(found);
    failed = failed || ended.status != 0;
    done(index, ended);
    if (ended.status == 0) release(static_cast<int>(index));
  }
}

}  // namespace nybble::nvrtcc
