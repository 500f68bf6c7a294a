/* What every fake CUDA library shares: the script it follows (environment variables) and its call
 * log. */
#ifndef NYBBLE_FAKE_SCRIPT_H
#define NYBBLE_FAKE_SCRIPT_H
#include <stddef.h>

/* Counts the call, logs it, waits and returns the scripted failure code (0: go on). */
int script_enter(const char* function);
/* One more JSON member for the log line of the current call, printf-like: `"\"grid\": [%u]"`. */
void script_note(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* The value of a script variable, or `otherwise`. */
long script_number(const char* variable, long otherwise);
const char* script_text(const char* variable, const char* otherwise);

#define ENTER()                                   \
  do {                                            \
    const int scripted_ = script_enter(__func__); \
    if (scripted_ != 0) return scripted_;         \
  } while (0)
#endif
