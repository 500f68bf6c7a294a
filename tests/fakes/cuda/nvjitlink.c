/* A fake nvJitLink. It keeps pointers to names until Complete, has a log even after a failed
 * Create, and ends the process if the arch is invalid. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"
#include "stubs/nvjitlink.h"

struct nvJitLink {
  const char* names[16];
  int inputs, failed, dead;
  char log[512];
};

/* Aborts if the handle was destroyed. Destroyed handles are not freed, so that use is detected. */
static void need_alive(nvJitLinkHandle handle) {
  if (handle->dead) abort();
}

nvJitLinkResult nvJitLinkVersion(unsigned int* major, unsigned int* minor) {
  ENTER();
  *major = (unsigned)script_number("NYBBLE_FAKE_NVJITLINK", 13000) / 1000;
  *minor = (unsigned)script_number("NYBBLE_FAKE_NVJITLINK", 13000) % 1000 / 10;
  return 0;
}
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t count,
                                const char* const* options) {
  struct nvJitLink* const made = calloc(1, sizeof *made);
  *handle = made; /* set even on failure, because the handle has the log */
  for (uint32_t i = 0; i < count; ++i) {
    if (strncmp(options[i], "-arch=", 6) == 0 && strncmp(options[i], "-arch=sm_", 9) != 0) exit(1);
  }
  const int code = script_enter(__func__);
  made->failed = code != 0;
  snprintf(made->log, sizeof made->log, code == 0 ? "created" : "create refused: the only text");
  return code;
}
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle* handle) {
  const int code = script_enter(__func__);
  script_note("\"destroyed\": %d", (*handle)->failed);
  need_alive(*handle);
  (*handle)->dead = 1;
  *handle = NULL;
  return code;
}
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType type, const void* data,
                                 size_t size, const char* name) {
  ENTER();
  need_alive(handle);
  if (type == NVJITLINK_INPUT_PTX && (size == 0 || ((const char*)data)[size - 1] != '\0')) {
    return NVJITLINK_ERROR_PTX_COMPILE; /* the size must include the final zero */
  }
  handle->names[handle->inputs++] = name; /* not copied */
  script_note("\"added\": \"%s\", \"type\": %d", name, type);
  return 0;
}
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle) {
  const int code = script_enter(__func__);
  handle->log[0] = '\0';
  for (int i = 0; i < handle->inputs; ++i) { /* reads the caller's memory */
    snprintf(handle->log + strlen(handle->log), sizeof handle->log - strlen(handle->log), "%s;",
             handle->names[i]);
  }
  return code;
}
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) {
  need_alive(handle);
  *size = strlen(handle->log) + 1;
  return 0;
}
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) {
  need_alive(handle);
  strcpy(log, handle->log);
  return 0;
}
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) {
  need_alive(handle);
  *size = 5;
  return 0;
}
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) {
  need_alive(handle);
  strcpy(log, "info");
  return 0;
}
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) {
  (void)handle;
  *size = 11;
  return 0;
}
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) {
  (void)handle;
  memcpy(cubin, "\177ELFlinked!", 11);
  return 0;
}
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType type,
                                 const char* file) {
  (void)handle, (void)type, (void)file;
  return 3;
}
