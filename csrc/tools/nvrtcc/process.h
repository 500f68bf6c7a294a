// Runs child processes: one, or several at a time.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nybble::nvrtcc {

using command = std::vector<std::string>;

struct outcome {
  int status;          // exit status, or 128 + number of the signal
  std::string output;  // standard output and error together
  double seconds = 0;  // processor time
  double elapsed = 0;  // seconds from start to end
  long mebibytes = 0;  // peak memory
};

outcome run(const command& what);
// A command that may have to wait for another command.
struct job {
  command line;
  int after = -1;  // index of the job to wait for, or -1
};

// Runs all jobs, at most `limit` at a time. Among the jobs ready to start, the one with the
// greatest `weight` starts first. After a job has waited for another job, it is skipped if
// `needed(index)` is false. Calls `done(index, outcome)` when a job ends. After the first failure,
// no further job starts.
void run_all(const std::vector<job>& jobs, int limit,
             const std::function<std::size_t(std::size_t)>& weight,
             const std::function<bool(std::size_t)>& needed,
             const std::function<void(std::size_t, const outcome&)>& done);

}  // namespace nybble::nvrtcc
