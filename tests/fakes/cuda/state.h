/* The fake driver's objects: devices, contexts, images, queues, and the checks every call makes. */
#ifndef NYBBLE_FAKE_STATE_H
#define NYBBLE_FAKE_STATE_H
#include "script.h"
#include "stubs/cuda.h"

#define DEVICES 72 /* more than libnybble has room for */

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
  int code; /* the architecture that its PTX is of: 90 */
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
/* Bytes of shared memory that one block may ask for. */
int fake_shared_limit(const fake_device* device);
/* The current context's device, or NULL; and its number, -1 for none. */
fake_device* current_device(void);
int current_ordinal(void);
/* Parses and admits an image for the current device: 0 or the code the real driver gives. */
int image_load(const void* image, struct CUmod_st** out);
void image_free(struct CUmod_st* module);
/* Queues work: a node of the graph if the stream is being captured, an error if that is spoilt.
 * programmatic: the node may start before what is ahead of it has ended. */
CUresult queue(CUstream stream, const char* what, int programmatic);
/* Whether this thread may make calls that a capture cannot hold: nothing is being captured, or it
 * said that it knows. */
int may_disturb_captures(void);

#define NEED_CONTEXT()                                               \
  do {                                                               \
    ENTER();                                                         \
    if (current_device() == NULL) return CUDA_ERROR_INVALID_CONTEXT; \
  } while (0)
#endif
