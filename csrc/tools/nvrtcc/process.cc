#include "tools/nvrtcc/process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>

#include "tools/nvrtcc/failure.h"

namespace nybble::nvrtcc {
namespace {

using clock = std::chrono::steady_clock;

struct child {
  std::size_t index;
  std::FILE* output;
  clock::time_point started = clock::now();
};

// If an exception ends the run, ends the children that are still running.
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

// Runs in the child process. The child ends when its parent ends, even if the parent is killed.
// If exec fails, writes the error to the pipe `report`.
[[noreturn]] void become(char* const* words, int output, pid_t parent, int report) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() == parent && dup2(output, 1) >= 0 && dup2(output, 2) >= 0) execvp(words[0], words);
  const int error = errno;
  const ssize_t written = write(report, &error, sizeof error);
  _exit(written == sizeof error ? 127 : 126);
}

pid_t start(const command& what, std::FILE* output) {
  std::vector<char*> words;
  for (const std::string& word : what) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  const auto refused = [&](int error) {
    return failure(exit_tool, "cannot start " + what[0] + ": " + std::strerror(error));
  };
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) throw refused(errno);
  const pid_t parent = getpid(), pid = fork();
  if (pid == 0) become(words.data(), fileno(output), parent, report[1]);
  int error = pid < 0 ? errno : 0;
  close(report[1]);
  // The pipe closes without data if exec succeeds.
  if (pid > 0 && read(report[0], &error, sizeof error) == sizeof error) waitpid(pid, nullptr, 0);
  close(report[0]);
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
      {{what}}, 1, [](std::size_t) { return 0; }, [](std::size_t) { return true; },
      [&](std::size_t, const outcome& ended) { result = ended; });
  return result;
}

void run_all(const std::vector<job>& jobs, int limit,
             const std::function<std::size_t(std::size_t)>& weight,
             const std::function<bool(std::size_t)>& needed,
             const std::function<void(std::size_t, const outcome&)>& done) {
  // Restores the default: if the parent process set SIGCHLD to be ignored, wait4 would return no
  // exit status.
  std::signal(SIGCHLD, SIG_DFL);
  children started;
  std::map<pid_t, child>& running = started.all;
  std::multimap<std::size_t, std::size_t> ready;  // weight -> index
  const auto release = [&](int finished) {
    // The jobs are inserted in reverse order, because among jobs of equal weight the last one
    // inserted starts first.
    for (std::size_t i = jobs.size(); i-- > 0;)
      if (jobs[i].after == finished && (finished < 0 || needed(i))) ready.emplace(weight(i), i);
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
    ended.elapsed = std::chrono::duration<double>(clock::now() - found->second.started).count();
    ended.mebibytes = used.ru_maxrss / 1024;
    const std::size_t index = found->second.index;
    running.erase(found);
    failed = failed || ended.status != 0;
    done(index, ended);
    if (ended.status == 0) release(static_cast<int>(index));
  }
}

}  // namespace nybble::nvrtcc
