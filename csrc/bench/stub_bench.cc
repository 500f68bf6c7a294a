// Measures the cost of a stub: the nanoseconds that the stub adds to a call through the PLT, and
// the time of the first call.
#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "stubs/cuda.h"
#include "stubs/report.h"

extern "C" {
int plain_three(int*, int, int);
int plain_eleven(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*,
                 void**, void**);
}

namespace {

using clock_type = std::chrono::steady_clock;

double nanoseconds(clock_type::duration span) {
  return std::chrono::duration<double, std::nano>(span).count();
}

// Returns nanoseconds per call. The result is the shortest of many short runs, because other
// processes delay some runs.
template <class Call>
double cost(Call call) {
  constexpr int calls = 20000;
  double best = 1e9;
  for (int run = 0; run < 400; ++run) {
    const auto start = clock_type::now();
    for (int i = 0; i < calls; ++i) call(i);
    best = std::min(best, nanoseconds(clock_type::now() - start) / calls);
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  const char* const callee = argc > 1 ? argv[1] : NYBBLE_STUB_CALLEE;
  volatile int sink = 0;
  if (dlopen(callee, RTLD_NOW) == nullptr) return std::printf("%s\n", dlerror()), 1;
  if (!nybble::stubs::use_file("driver", callee))
    return std::printf("the driver is loaded already\n"), 1;
  const auto start = clock_type::now();
  int value = 0;
  if (cuDriverGetVersion(&value) != CUDA_SUCCESS)
    return std::printf("%s\n", nybble::stubs::last_detail()), 1;
  const double first = nanoseconds(clock_type::now() - start) / 1000.0;

  const double plain3 = cost([&](int i) { sink = plain_three(&value, i, 0); });
  const double stub3 = cost([&](int i) { sink = cuDeviceGetAttribute(&value, i, 0); });
  const double plain11 = cost([&](int i) {
    sink = plain_eleven(nullptr, static_cast<unsigned>(i), 1, 1, 1, 1, 1, 0, nullptr, nullptr,
                        nullptr);
  });
  const double stub11 = cost([&](int i) {
    sink = cuLaunchKernel(nullptr, static_cast<unsigned>(i), 1, 1, 1, 1, 1, 0, nullptr, nullptr,
                          nullptr);
  });
  std::printf(
      "{\"benchmark\": \"stubs\", \"first_use_us\": %.1f, \"plt_3\": %.2f, \"stub_3\": %.2f, "
      "\"over_3\": %.2f, \"plt_11\": %.2f, \"stub_11\": %.2f, \"over_11\": %.2f}\n",
      first, plain3, stub3, stub3 - plain3, plain11, stub11, stub11 - plain11);
  return 0;
}
