/* Reads the script from environment variables: failures and delays per function, and the call
 * log. */
#include "script.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define FUNCTIONS 2048
static struct {
  const char* name;
  long calls;
} counted[FUNCTIONS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

const char* script_text(const char* variable, const char* otherwise) {
  const char* const text = getenv(variable);
  return text != NULL && *text != '\0' ? text : otherwise;
}

long script_number(const char* variable, long otherwise) {
  const char* const text = script_text(variable, NULL);
  return text == NULL ? otherwise : strtol(text, NULL, 0);
}

static void write_line(const char* text) {
  const char* const path = script_text("NYBBLE_FAKE_LOG", NULL);
  if (path == NULL) return;
  FILE* const file = fopen(path, "a"); /* one short write per line, so lines do not mix */
  if (file == NULL) return;
  fprintf(file, "%s\n", text);
  fclose(file);
}

static long count(const char* function) {
  long calls = 0;
  for (int i = 0; i < FUNCTIONS; ++i) {
    if (counted[i].name == NULL) counted[i].name = function;
    if (strcmp(counted[i].name, function) == 0) {
      calls = ++counted[i].calls;
      break;
    }
  }
  return calls;
}

/* Returns the value for call number `call` of `function`, or 0. `list` is
 * "name=value,name@n=value". */
static long lookup(const char* list, const char* function, long call) {
  const size_t length = strlen(function);
  for (const char* at = list; at != NULL && *at != '\0';) {
    if (strncmp(at, function, length) == 0 && (at[length] == '=' || at[length] == '@')) {
      char* end = NULL;
      long wanted = 0;
      const char* rest = at + length;
      if (*rest == '@') {
        wanted = strtol(rest + 1, &end, 10);
        rest = end;
      }
      if (*rest == '=' && (wanted == 0 || wanted == call)) return strtol(rest + 1, NULL, 10);
    }
    at = strchr(at, ',');
    if (at != NULL) ++at;
  }
  return 0;
}

long script_value(const char* variable, const char* name, long at) {
  return lookup(script_text(variable, ""), name, at);
}

int script_enter(const char* function) {
  pthread_mutex_lock(&lock);
  const long call = count(function);
  const long code = lookup(script_text("NYBBLE_FAKE_FAIL", ""), function, call);
  const long wait = lookup(script_text("NYBBLE_FAKE_LATENCY_US", ""), function, call);
  char line[256];
  snprintf(line, sizeof line, "{\"call\": \"%s\", \"n\": %ld, \"pid\": %ld, \"failed\": %ld}",
           function, call, (long)getpid(), code);
  write_line(line);
  pthread_mutex_unlock(&lock);
  if (wait > 0) {
    const struct timespec pause = {wait / 1000000, (wait % 1000000) * 1000};
    nanosleep(&pause, NULL);
  }
  return (int)code;
}

void script_note(const char* format, ...) {
  char members[2048];
  char line[2100];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(members, sizeof members, format, arguments);
  va_end(arguments);
  snprintf(line, sizeof line, "{%s}", members);
  pthread_mutex_lock(&lock);
  write_line(line);
  pthread_mutex_unlock(&lock);
}
