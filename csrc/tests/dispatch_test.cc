// CPU implementations: their list, the automatic choice, forcing an implementation, and errors for
// wrong names.
#include <cstdlib>

#include "tests/check.h"

using namespace nybble::test;

extern char** environ;

namespace {

bool armed = false;

bool mentions(const char* word) { return std::strstr(nybble_last_error(), word) != nullptr; }

void list_ends_with_one_that_runs_everywhere() {
  const int32_t count = nybble_cpu_count();
  NYBBLE_EXPECT(count >= 1, "no implementation");
  int32_t supported = -1;
  const char* last = nybble_cpu_name(count - 1, &supported);
  NYBBLE_EXPECT(last != nullptr && std::strcmp(last, "portable") == 0, "last is not portable");
  NYBBLE_EXPECT(supported == 1, "portable is not supported");
  NYBBLE_EXPECT(nybble_cpu_name(count, &supported) == nullptr, "a name past the end");
  NYBBLE_EXPECT(nybble_cpu_name(-1, nullptr) == nullptr, "a name before the start");
}

void automatic_choice_is_the_first_supported() {
  unsetenv("NYBBLE_FORCE_CPU");
  NYBBLE_EXPECT_OK(nybble_cpu_force(nullptr));
  int32_t supported = 0;
  int32_t index = 0;
  const char* name = nybble_cpu_name(0, &supported);
  while (supported == 0) name = nybble_cpu_name(++index, &supported);
  NYBBLE_EXPECT(std::strcmp(nybble_cpu_active(), name) == 0, "not the best one");
}

void each_supported_one_can_be_forced() {
  for (int32_t i = 0; i < nybble_cpu_count(); ++i) {
    int32_t supported = 0;
    const char* name = nybble_cpu_name(i, &supported);
    const std::string before = nybble_cpu_active();
    const nybble_status status = nybble_cpu_force(name);
    const std::string wanted = supported == 1 ? name : before;
    NYBBLE_EXPECT(status == (supported == 1 ? NYBBLE_OK : NYBBLE_UNSUPPORTED), name);
    NYBBLE_EXPECT(wanted == nybble_cpu_active(), std::string("active after forcing ") + name);
  }
  NYBBLE_EXPECT_OK(nybble_cpu_force(nullptr));
}

void unknown_name_lists_the_available() {
  const std::string before = nybble_cpu_active();
  NYBBLE_EXPECT(nybble_cpu_force("sse9") == NYBBLE_INVALID_ARGUMENT, "sse9 was accepted");
  NYBBLE_EXPECT(mentions("sse9") && mentions("portable"), nybble_last_error());
  NYBBLE_EXPECT(before == nybble_cpu_active(), "a failed force changed the choice");
}

void environment_forces_one() {
  setenv("NYBBLE_FORCE_CPU", "portable", 1);
  NYBBLE_EXPECT_OK(nybble_cpu_force(nullptr));
  NYBBLE_EXPECT(std::strcmp(nybble_cpu_active(), "portable") == 0, "environment was ignored");
  setenv("NYBBLE_FORCE_CPU", "avx", 1);
  NYBBLE_EXPECT(nybble_cpu_force(nullptr) == NYBBLE_INVALID_ARGUMENT, "avx was accepted");
  NYBBLE_EXPECT(mentions("NYBBLE_FORCE_CPU") && mentions("'avx'") && mentions("portable"),
                nybble_last_error());
  unsetenv("NYBBLE_FORCE_CPU");
}

// Another thread forces an implementation while the first call reads the environment. The forced
// choice must not change. This test runs first, before any choice is made.
void a_force_amid_the_first_choice_wins() {
  armed = true;
  NYBBLE_EXPECT(std::strcmp(nybble_cpu_active(), "portable") == 0, "the first choice was used");
  NYBBLE_EXPECT(!armed, "the environment was not asked");
  NYBBLE_EXPECT(std::strcmp(nybble_cpu_active(), "portable") == 0, "the first choice was kept");
}

}  // namespace

// This getenv replaces the C library's function. It forces an implementation, as the other thread
// would.
extern "C" __attribute__((visibility("default"))) char* getenv(const char* name) noexcept {
  if (armed) {
    armed = false;
    NYBBLE_EXPECT_OK(nybble_cpu_force("portable"));
  }
  const size_t length = std::strlen(name);
  for (char** one = environ; *one != nullptr; ++one)
    if (std::strncmp(*one, name, length) == 0 && (*one)[length] == '=') return *one + length + 1;
  return nullptr;
}

int main() {
  a_force_amid_the_first_choice_wins();
  list_ends_with_one_that_runs_everywhere();
  automatic_choice_is_the_first_supported();
  each_supported_one_can_be_forced();
  unknown_name_lists_the_available();
  environment_forces_one();
  return report("dispatch");
}
