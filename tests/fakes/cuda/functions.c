/* The fake driver: modules, functions, launches, and tensor maps. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

CUresult cuModuleLoadData(CUmodule* module, const void* image) {
  NEED_CONTEXT();
  return image_load(image, module);
}
CUresult cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned int count,
                            CUjit_option* options, void** values) {
  NEED_CONTEXT();
  for (unsigned int i = 0; i < count; ++i) {
    if (options[i] == CU_JIT_ERROR_LOG_BUFFER && values[i] != NULL) *(char*)values[i] = '\0';
    if (options[i] == CU_JIT_INFO_LOG_BUFFER && values[i] != NULL) *(char*)values[i] = '\0';
  }
  return image_load(image, module);
}
CUresult cuModuleUnload(CUmodule module) {
  NEED_CONTEXT();
  image_free(module);
  return 0;
}
CUresult cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name) {
  NEED_CONTEXT();
  int found = module->any;
  for (int i = 0; i < module->count; ++i) found |= strcmp(module->names[i], name) == 0;
  script_note("\"kernel\": \"%s\", \"found\": %d", name, found);
  if (!found) return CUDA_ERROR_NOT_FOUND;
  struct CUfunc_st* const made = calloc(1, sizeof *made); /* lives as long as the process */
  made->module = module;
  snprintf(made->name, sizeof made->name, "%s", name);
  *function = made;
  return 0;
}
CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction function) {
  NEED_CONTEXT();
  *value = attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
           : attribute == CU_FUNC_ATTRIBUTE_NUM_REGS            ? 32
           : attribute == CU_FUNC_ATTRIBUTE_PTX_VERSION         ? function->module->code
                                                                : 0;
  return 0;
}
CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value) {
  NEED_CONTEXT();
  if (attribute == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) {
    if (value > fake_shared_limit(current_device())) return CUDA_ERROR_INVALID_VALUE;
    function->dynamic_shared = value;
  }
  return 0;
}
CUresult cuFuncGetName(const char** name, CUfunction function) {
  ENTER();
  *name = function->name;
  return 0;
}
CUresult cuFuncGetModule(CUmodule* module, CUfunction function) {
  ENTER();
  *module = function->module;
  return 0;
}
/* Returns how many blocks fit on a multiprocessor at once. */
static int resident(int threads, size_t shared) {
  return threads <= 0 || threads > 1024 || shared > 101376 ? 0 : 1536 / threads;
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, CUfunction function, int threads,
                                                     size_t shared) {
  NEED_CONTEXT();
  (void)function;
  *blocks = resident(threads, shared);
  return 0;
}
/* The layout of CUlaunchAttribute: an id, padding and a 64-byte value. */
typedef struct launch_attribute {
  int id, padding;
  unsigned int value[16];
} launch_attribute;
enum {
  COOPERATIVE = 2,
  CLUSTER_DIMENSION = 4,
  PROGRAMMATIC_STREAM_SERIALIZATION = 6,
  MOST_CLUSTER = 8
};
/* The attributes of a launch. */
typedef struct wishes {
  unsigned int cluster;
  int early, together;
} wishes;

/* Returns the offset that NYBBLE_FAKE_ARGUMENTS_AT='kernel=120,…' has for this kernel, or -1.
 * Each launch of the kernel logs the byte at that offset in its argument record. */
static long argument_of(const char* name) {
  const char* const all = script_text("NYBBLE_FAKE_ARGUMENTS_AT", "");
  const size_t length = strlen(name);
  for (const char* at = all; at != NULL && *at != '\0'; at = strchr(at, ','), at += at != NULL)
    if (strncmp(at, name, length) == 0 && at[length] == '=')
      return strtol(at + length + 1, NULL, 10);
  return -1;
}

static CUresult launch(CUfunction function, const unsigned int grid[3], const unsigned int block[3],
                       unsigned int shared, CUstream stream, wishes how, void** arguments) {
  if (function == NULL) return CUDA_ERROR_INVALID_HANDLE;
  const long place = argument_of(function->name);
  if (place >= 0) script_note("\"argument\": %u", *((unsigned char*)arguments[0] + place));
  const unsigned int limit =
      function->dynamic_shared > 49152 ? (unsigned)function->dynamic_shared : 49152;
  const unsigned int threads = block[0] * block[1] * block[2];
  script_note(
      "\"launch\": \"%s\", \"grid\": [%u, %u, %u], \"block\": [%u, %u, %u], \"shared\": %u,"
      " \"stream\": \"%p\", \"device\": %d, \"image\": \"%s\", \"cluster\": %u, \"early\": %d,"
      " \"together\": %d",
      function->name, grid[0], grid[1], grid[2], block[0], block[1], block[2], shared,
      (void*)stream, current_ordinal(), function->module->arch, how.cluster, how.early,
      how.together);
  const int of_90 = function->module->code >= 90;
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0 || grid[0] > 2147483647 || grid[1] > 65535 ||
      grid[2] > 65535 || threads == 0 || threads > 1024 || shared > limit)
    return CUDA_ERROR_INVALID_VALUE;
  if ((how.cluster > 1 || how.early) && !of_90) return CUDA_ERROR_INVALID_VALUE;
  if (how.cluster == 0 || how.cluster > MOST_CLUSTER || grid[0] % how.cluster != 0)
    return CUDA_ERROR_INVALID_CLUSTER_SIZE;
  if (how.together &&
      grid[0] > (unsigned)(resident((int)threads, shared) * current_device()->multiprocessors))
    return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
  const long us = script_value("NYBBLE_FAKE_KERNEL_US", function->name, grid[0]);
  spend(stream, us > 0 ? us : 10);
  return queue(stream, function->name, how.early);
}

CUresult cuLaunchKernel(CUfunction function, unsigned int gx, unsigned int gy, unsigned int gz,
                        unsigned int bx, unsigned int by, unsigned int bz, unsigned int shared,
                        CUstream stream, void** arguments, void** extra) {
  NEED_CONTEXT();
  (void)extra;
  const unsigned int grid[3] = {gx, gy, gz}, block[3] = {bx, by, bz};
  return launch(function, grid, block, shared, stream, (wishes){1, 0, 0}, arguments);
}
CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction function, void** arguments,
                          void** extra) {
  NEED_CONTEXT();
  (void)extra;
  const unsigned int grid[3] = {config->gridDimX, config->gridDimY, config->gridDimZ},
                     block[3] = {config->blockDimX, config->blockDimY, config->blockDimZ};
  const launch_attribute* const given = config->attrs;
  wishes how = {1, 0, 0};
  for (unsigned int i = 0; i < config->numAttrs; ++i) {
    if (given[i].id == CLUSTER_DIMENSION)
      how.cluster = given[i].value[0] * given[i].value[1] * given[i].value[2];
    else if (given[i].id == PROGRAMMATIC_STREAM_SERIALIZATION)
      how.early = given[i].value[0] != 0;
    else if (given[i].id == COOPERATIVE)
      how.together = given[i].value[0] != 0;
    else
      return CUDA_ERROR_INVALID_VALUE;
  }
  return launch(function, grid, block, config->sharedMemBytes, config->hStream, how, arguments);
}

/* Checks the documented rules, for two-dimensional tiled maps without interleaving. */
CUresult cuTensorMapEncodeTiled(CUtensorMap* map, CUtensorMapDataType type, cuuint32_t rank,
                                void* address, const cuuint64_t* sizes, const cuuint64_t* strides,
                                const cuuint32_t* box, const cuuint32_t* steps,
                                CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  ENTER();
  (void)promotion;
  if (fake_driver_version() < 12000) return CUDA_ERROR_NOT_SUPPORTED;
  const cuuint64_t most = (cuuint64_t)1 << 32, far = (cuuint64_t)1 << 40;
  const cuuint32_t element = type == 0 ? 1 : 2; /* bytes per element */
  script_note(
      "\"map\": \"%p\", \"element\": %u, \"sizes\": [%llu, %llu], \"box\": [%u, %u], \"swizzle\": "
      "%d",
      address, element, (unsigned long long)sizes[0], (unsigned long long)sizes[1], box[0], box[1],
      swizzle);
  static const cuuint32_t widest[] = {16, 32, 64, 128}; /* maximum width of a box per swizzle */
  const int fine = (type == 0 || type == 1) && rank == 2 && interleave == 0 && fill == 0 &&
                   (uintptr_t)map % 64 == 0 && (uintptr_t)address % 16 == 0 && sizes[0] > 0 &&
                   sizes[0] <= most && sizes[1] > 0 && sizes[1] <= most && strides[0] % 16 == 0 &&
                   strides[0] < far && strides[0] >= sizes[0] * element && box[0] > 0 &&
                   box[0] <= 256 && box[1] > 0 && box[1] <= 256 && box[0] * element % 16 == 0 &&
                   steps[0] == 1 && steps[1] == 1 && swizzle <= 3 &&
                   box[0] * element <= widest[swizzle];
  if (!fine) return CUDA_ERROR_INVALID_VALUE;
  memset(map, 0x5a, sizeof *map);
  return 0;
}
