/* The fake driver's memory (host memory behind a header) and error names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

#define MAGIC 0x6e79626c
typedef struct block {
  unsigned int magic;
  int managed;
  size_t size;
  fake_device* owner;
  char pad[256 - 24]; /* device pointers are 256-byte aligned */
} block;

static CUresult allocate(CUdeviceptr* out, size_t size, int managed) {
  fake_device* const device = current_device();
  if (size == 0) return CUDA_ERROR_INVALID_VALUE;
  if (device->used + size > device->memory) return CUDA_ERROR_OUT_OF_MEMORY;
  void* raw = NULL;
  if (posix_memalign(&raw, 256, sizeof(block) + size) != 0) return CUDA_ERROR_OUT_OF_MEMORY;
  block* const made = raw;
  *made = (block){MAGIC, managed, size, device, {0}};
  device->used += size;
  *out = (CUdeviceptr)(uintptr_t)(made + 1);
  return 0;
}
static CUresult release(CUdeviceptr pointer) {
  if (pointer == 0) return 0;
  block* const made = (block*)(uintptr_t)pointer - 1;
  if (made->magic != MAGIC) return CUDA_ERROR_INVALID_VALUE;
  made->magic = 0;
  made->owner->used -= made->size;
  free(made);
  return 0;
}
static void* host(CUdeviceptr pointer) { return (void*)(uintptr_t)pointer; }

CUresult cuMemAlloc_v2(CUdeviceptr* out, size_t size) {
  NEED_CONTEXT();
  if (!may_disturb_captures()) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  script_note("\"kept\": %zu", size);
  return allocate(out, size, 0);
}
CUresult cuMemAllocAsync(CUdeviceptr* out, size_t size, CUstream stream) {
  NEED_CONTEXT();
  (void)stream;
  return allocate(out, size, 0);
}
CUresult cuMemPoolCreate(CUmemoryPool* pool, const CUmemPoolProps* properties) {
  ENTER();
  (void)properties;
  if (!may_disturb_captures()) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  static int made;
  *pool = (CUmemoryPool)&made;
  return 0;
}
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void* value) {
  ENTER();
  (void)pool, (void)attribute, (void)value;
  return 0;
}
CUresult cuMemAllocFromPoolAsync(CUdeviceptr* out, size_t size, CUmemoryPool pool,
                                 CUstream stream) {
  NEED_CONTEXT();
  (void)pool;
  const CUresult code = allocate(out, size, 0);
  script_note("\"allocated\": %zu", size);
  return code == 0 ? queue(stream, "allocation", 0) : code;
}
CUresult cuMemAllocManaged(CUdeviceptr* out, size_t size, unsigned int flags) {
  NEED_CONTEXT();
  (void)flags;
  return allocate(out, size, 1);
}
CUresult cuMemFree_v2(CUdeviceptr pointer) {
  NEED_CONTEXT();
  return release(pointer);
}
CUresult cuMemFreeAsync(CUdeviceptr pointer, CUstream stream) {
  NEED_CONTEXT();
  const CUresult code = queue(stream, "release", 0);
  return code == 0 ? release(pointer) : code;
}
CUresult cuMemHostAlloc(void** out, size_t size, unsigned int flags) {
  NEED_CONTEXT();
  (void)flags;
  *out = malloc(size);
  return *out == NULL ? CUDA_ERROR_OUT_OF_MEMORY : 0;
}
CUresult cuMemFreeHost(void* pointer) {
  NEED_CONTEXT();
  free(pointer);
  return 0;
}
CUresult cuMemGetInfo_v2(size_t* available, size_t* total) {
  NEED_CONTEXT();
  *total = current_device()->memory;
  *available = *total - current_device()->used;
  return 0;
}
CUresult cuMemPrefetchAsync(CUdeviceptr pointer, size_t size, CUdevice device, CUstream stream) {
  NEED_CONTEXT();
  (void)pointer, (void)size, (void)stream;
  script_note("\"prefetch\": %d", device);
  return 0;
}
CUresult cuMemPrefetchAsync_v2(CUdeviceptr pointer, size_t size, CUmemLocation location,
                               unsigned int flags, CUstream stream) {
  NEED_CONTEXT();
  (void)pointer, (void)size, (void)stream, (void)flags;
  script_note("\"prefetch\": %d, \"type\": %d", location.id, location.type);
  return 0;
}
CUresult cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr pointer) {
  NEED_CONTEXT();
  const block* const made = (const block*)(uintptr_t)pointer - 1;
  if (pointer % 256 != 0 || made->magic != MAGIC) return CUDA_ERROR_INVALID_VALUE;
  if (attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE) *(int*)data = CU_MEMORYTYPE_DEVICE;
  if (attribute == CU_POINTER_ATTRIBUTE_IS_MANAGED) *(int*)data = made->managed;
  if (attribute == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL) {
    int count = 0;
    *(int*)data = (int)(made->owner - fake_devices(&count));
  }
  return 0;
}

#define COPY(name, destination, source, ...) \
  CUresult name(__VA_ARGS__) {               \
    NEED_CONTEXT();                          \
    memmove(destination, source, size);      \
    return 0;                                \
  }
COPY(cuMemcpyHtoD_v2, host(to), from, CUdeviceptr to, const void* from, size_t size)
COPY(cuMemcpyDtoH_v2, to, host(from), void* to, CUdeviceptr from, size_t size)
COPY(cuMemcpyDtoD_v2, host(to), host(from), CUdeviceptr to, CUdeviceptr from, size_t size)
COPY(cuMemcpy, host(to), host(from), CUdeviceptr to, CUdeviceptr from, size_t size)
COPY(cuMemcpyAsync, ((void)stream, host(to)), host(from), CUdeviceptr to, CUdeviceptr from,
     size_t size, CUstream stream)
COPY(cuMemcpyHtoDAsync_v2, ((void)stream, host(to)), from, CUdeviceptr to, const void* from,
     size_t size, CUstream stream)
COPY(cuMemcpyDtoHAsync_v2, ((void)stream, to), host(from), void* to, CUdeviceptr from, size_t size,
     CUstream stream)
COPY(cuMemcpyDtoDAsync_v2, ((void)stream, host(to)), host(from), CUdeviceptr to, CUdeviceptr from,
     size_t size, CUstream stream)

#define FILL(name, type, stream, ...)                                   \
  CUresult name(CUdeviceptr to, type value, size_t count __VA_ARGS__) { \
    NEED_CONTEXT();                                                     \
    for (size_t i = 0; i < count; ++i) ((type*)host(to))[i] = value;    \
    script_note("\"memset\": %zu", count * sizeof(type));               \
    return queue(stream, "memset", 0);                                  \
  }
FILL(cuMemsetD8_v2, unsigned char, NULL)
FILL(cuMemsetD16_v2, unsigned short, NULL)
FILL(cuMemsetD32_v2, unsigned int, NULL)
FILL(cuMemsetD8Async, unsigned char, stream, , CUstream stream)
FILL(cuMemsetD16Async, unsigned short, stream, , CUstream stream)
FILL(cuMemsetD32Async, unsigned int, stream, , CUstream stream)

static const struct {
  int code;
  const char *name, *text;
} errors[] = {
    {0, "CUDA_SUCCESS", "no error"},
    {1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {3, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {101, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {200, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
    {201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {209, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {218, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
     "the provided PTX was compiled with an unsupported toolchain."},
    {400, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {401, "CUDA_ERROR_ILLEGAL_STATE", "the operation cannot be performed in the present state"},
    {500, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {700, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
    {719, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
};
static CUresult find(CUresult code, const char** name, const char** text) {
  for (size_t i = 0; i < sizeof errors / sizeof errors[0]; ++i) {
    if (errors[i].code != code) continue;
    if (name != NULL) *name = errors[i].name;
    if (text != NULL) *text = errors[i].text;
    return 0;
  }
  return CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGetErrorName(CUresult code, const char** name) {
  ENTER();
  return find(code, name, NULL);
}
CUresult cuGetErrorString(CUresult code, const char** text) {
  ENTER();
  return find(code, NULL, text);
}
