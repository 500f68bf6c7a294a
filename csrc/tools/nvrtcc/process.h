// Running child processes, one at a time with its output, or many with a limit.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nybble::nvrtcc {

using command = std::vector<std::string>;

struct outcome {
  int status;          // exit status; 128 + signal
  std::string output;  // standard output and error together
  double seconds = 0;  // of a processor
  long mebibytes = 0;  // of memory, at most
};

outcome run(const command& what);
// A command that may wait for another one's success.
struct job {
  command line;
  int after = -1;  // index of the job to wait for, or -1
};

// Runs all, at most `limit` at a time, of those that can start the one with the greatest `weight`
// (asked when it can start). `done(index, outcome)` is called once for each as it ends. Stops
// starting new ones after the first failure.
void run_all(const std::vector<job>& jobs, int limit,
             const std::function<std::size_t(std::size_t)>& weight,
             const std::function<void(std::size_t, const outcome&)>& done);

}  // namespace nybble::nvrtcc
