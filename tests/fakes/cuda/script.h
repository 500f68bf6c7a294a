/* Shared by all fake CUDA libraries: their script (environment variables) and their call log. */
#ifndef NYBBLE_FAKE_SCRIPT_H
#define NYBBLE_FAKE_SCRIPT_H
#include <stddef.h>

/* Counts the call, logs it, waits, and returns the scripted failure code (0: no failure). */
int script_enter(const char* function);
/* Logs JSON members about the current call, with a printf format such as `"\"grid\": [%u]"`. */
void script_note(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* Returns the value of a script variable, or `otherwise` if it is not set. */
long script_number(const char* variable, long otherwise);
const char* script_text(const char* variable, const char* otherwise);
/* Returns the value for `name` and number `at` in a script variable "name=value,name@at=value", or
 * 0. The first that fits counts. */
long script_value(const char* variable, const char* name, long at);

#define ENTER()                                   \
  do {                                            \
    const int scripted_ = script_enter(__func__); \
    if (scripted_ != 0) return scripted_;         \
  } while (0)
#endif
