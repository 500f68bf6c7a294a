/* The fake driver's objects: devices, contexts, images, queues, and the checks of every call. */
#ifndef NYBBLE_FAKE_STATE_H
#define NYBBLE_FAKE_STATE_H
#include "script.h"
#include "stubs/cuda.h"

#define DEVICES 72 /* more than libnybble supports */

typedef struct fake_device {
  int major, minor, integrated, multiprocessors;
  char name[128];
  size_t memory, used;
} fake_device;

struct CUctx_st {
  int device;
  int retained;
};
struct CUmod_st {
  char arch[32];
  int code; /* the architecture of its code, as 90 */
  int any;  /* any name is found */
  char** names;
  int count;
};
struct CUfunc_st {
  struct CUmod_st* module;
  char name[512];
  int dynamic_shared;
};

fake_device* fake_devices(int* count);
int fake_driver_version(void);
/* Returns the maximum bytes of shared memory per block. */
int fake_shared_limit(const fake_device* device);
/* Return the current context's device (or NULL), and its number (or -1). */
fake_device* current_device(void);
int current_ordinal(void);
/* Loads an image for the current device; returns 0 or the real driver's error code. */
int image_load(const void* image, struct CUmod_st** out);
void image_free(struct CUmod_st* module);
/* Queues work. If the stream is being captured, adds a node to the graph, or returns an error if
 * the capture is invalid. programmatic: the node may start before the previous nodes have ended. */
CUresult queue(CUstream stream, const char* what, int programmatic);
/* Adds the duration of a kernel to its stream, or to the graph that the stream captures. */
void spend(CUstream stream, long us);
/* Returns whether this thread may make calls that captures forbid: there is no active capture, or
 * the thread is in relaxed capture mode. */
int may_disturb_captures(void);

#define NEED_CONTEXT()                                               \
  do {                                                               \
    ENTER();                                                         \
    if (current_device() == NULL) return CUDA_ERROR_INVALID_CONTEXT; \
  } while (0)
#endif
