/* Measures how long the host takes for a launch, with a driver that does nothing. It prints
 * nanoseconds per cuLaunchKernel. The shortest of many short runs counts. benchmarks/stubs.py runs
 * it with and without nybble-trace. */
#include <stdio.h>
#include <time.h>

int cuInit(unsigned flags);
int cuLaunchKernel(void* f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g,
                   unsigned h, void* s, void** p, void** x);

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return 1e9 * (double)at.tv_sec + (double)at.tv_nsec;
}

int main(void) {
  enum { calls = 5000 };
  double best = 1e12;
  cuInit(0);
  for (int run = 0; run < 400; ++run) {
    const double start = now();
    for (unsigned i = 0; i < calls; ++i) cuLaunchKernel(0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0);
    const double each = (now() - start) / calls;
    if (each < best) best = each;
  }
  printf("{\"launch_ns\": %.2f}\n", best);
  return 0;
}
