/* The fake driver's linker. Like real drivers, it keeps the caller's arrays and names, and accesses
 * them until it is destroyed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

struct CUlinkState_st {
  unsigned int count;
  CUjit_option* options;
  void** values;
  const char* names[16];
  int inputs;
  CUcontext context;
  char cubin[256];
};

/* Reads every option and writes into every log buffer, so that ASan or a guard page detects freed
 * memory. */
static void touch(struct CUlinkState_st* state, const char* text) {
  for (unsigned int i = 0; i < state->count; ++i) {
    if (state->options[i] == CU_JIT_INFO_LOG_BUFFER ||
        state->options[i] == CU_JIT_ERROR_LOG_BUFFER) {
      snprintf((char*)state->values[i], 256, "%s%s", text,
               state->options[i] == CU_JIT_INFO_LOG_BUFFER ? " info" : " error");
    } else {
      state->values[i] = (void*)(uintptr_t)strlen(text);
    }
  }
  volatile size_t read = 0; /* prevents the compiler from removing the reads */
  for (int i = 0; i < state->inputs; ++i) read += strlen(state->names[i]);
}

CUresult cuLinkCreate_v2(unsigned int count, CUjit_option* options, void** values,
                         CUlinkState* out) {
  NEED_CONTEXT();
  struct CUlinkState_st* const state = calloc(1, sizeof *state);
  state->count = count;
  state->options = options;
  state->values = values;
  cuCtxGetCurrent(&state->context);
  touch(state, "created");
  *out = state;
  return 0;
}
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, size_t size,
                          const char* name, unsigned int count, CUjit_option* options,
                          void** values) {
  ENTER();
  (void)count, (void)options, (void)values;
  touch(state, "adding");
  if (type == CU_JIT_INPUT_PTX && (size == 0 || ((const char*)data)[size - 1] != '\0')) {
    return CUDA_ERROR_INVALID_PTX; /* the size must include the final zero */
  }
  if (state->inputs == 16) return CUDA_ERROR_INVALID_VALUE;
  state->names[state->inputs++] = name;
  script_note("\"added\": \"%s\", \"type\": %d", name, type);
  return 0;
}
CUresult cuLinkComplete(CUlinkState state, void** cubin, size_t* size) {
  ENTER();
  touch(state, "complete");
  snprintf(state->cubin, sizeof state->cubin, "FAKECUBIN sm_86\nlinked\nEND\n");
  *cubin = state->cubin;
  *size = strlen(state->cubin);
  return 0;
}
CUresult cuLinkDestroy(CUlinkState state) {
  ENTER();
  touch(state, "destroyed");
  CUcontext now = NULL;
  cuCtxGetCurrent(&now);
  script_note("\"destroyed\": 1, \"own context\": %d", now == state->context);
  memset(state->cubin, 'X', sizeof state->cubin); /* shows up in a kept pointer */
  free(state);
  return 0;
}
