/* The fake driver: devices and contexts. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

static fake_device devices[DEVICES];
static int device_count = -1;
static int initialised;
static struct CUctx_st primary[DEVICES];
static __thread CUcontext stack[16];
static __thread int depth;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* NYBBLE_FAKE_DEVICES: "8.6;NVIDIA
 * A10;integrated=0;sms=72;memory=24000000000|8.7;Orin;integrated=1" */
fake_device* fake_devices(int* count) {
  pthread_mutex_lock(&lock);
  if (device_count < 0) {
    device_count = 0;
    char* const text = strdup(script_text("NYBBLE_FAKE_DEVICES", "8.6;Fake GPU"));
    char* outer = NULL;
    for (char* one = strtok_r(text, "|", &outer); one != NULL && device_count < DEVICES;
         one = strtok_r(NULL, "|", &outer)) {
      fake_device* const device = &devices[device_count];
      device->multiprocessors = 8;
      device->memory = (size_t)1 << 30;
      snprintf(device->name, sizeof device->name, "Fake GPU");
      char* inner = NULL;
      for (char* part = strtok_r(one, ";", &inner); part != NULL;
           part = strtok_r(NULL, ";", &inner)) {
        if (sscanf(part, "%d.%d", &device->major, &device->minor) == 2) continue;
        if (sscanf(part, "integrated=%d", &device->integrated) == 1) continue;
        if (sscanf(part, "sms=%d", &device->multiprocessors) == 1) continue;
        if (sscanf(part, "memory=%zu", &device->memory) == 1) continue;
        snprintf(device->name, sizeof device->name, "%s", part);
      }
      if (device->major > 0) primary[device_count].device = device_count, ++device_count;
    }
    free(text);
  }
  pthread_mutex_unlock(&lock);
  *count = device_count;
  return devices;
}

int fake_driver_version(void) { return (int)script_number("NYBBLE_FAKE_DRIVER", 13000); }

fake_device* current_device(void) {
  int count = 0;
  return depth > 0 && stack[depth - 1] != NULL ? &fake_devices(&count)[stack[depth - 1]->device]
                                               : NULL;
}

int current_ordinal(void) {
  return depth > 0 && stack[depth - 1] != NULL ? stack[depth - 1]->device : -1;
}

static int bad_device(CUdevice device) {
  int count = 0;
  fake_devices(&count);
  if (!initialised) return CUDA_ERROR_NOT_INITIALIZED;
  return device < 0 || device >= count ? CUDA_ERROR_INVALID_DEVICE : 0;
}

CUresult cuInit(unsigned int flags) {
  ENTER();
  int count = 0;
  fake_devices(&count);
  if (flags != 0) return CUDA_ERROR_INVALID_VALUE;
  if (count == 0) return CUDA_ERROR_NO_DEVICE;
  initialised = 1;
  return 0;
}
CUresult cuDriverGetVersion(int* version) {
  ENTER();
  *version = fake_driver_version();
  return 0;
}
CUresult cuDeviceGetCount(int* count) {
  ENTER();
  if (!initialised) return CUDA_ERROR_NOT_INITIALIZED;
  fake_devices(count);
  return 0;
}
CUresult cuDeviceGet(CUdevice* device, int ordinal) {
  ENTER();
  const int code = bad_device(ordinal);
  if (code == 0) *device = ordinal;
  return code;
}
CUresult cuDeviceGetName(char* name, int length, CUdevice device) {
  ENTER();
  int count = 0;
  const int code = bad_device(device);
  if (code == 0) snprintf(name, (size_t)length, "%s", fake_devices(&count)[device].name);
  return code;
}
CUresult cuDeviceTotalMem_v2(size_t* bytes, CUdevice device) {
  ENTER();
  int count = 0;
  const int code = bad_device(device);
  if (code == 0) *bytes = fake_devices(&count)[device].memory;
  return code;
}
static CUresult uuid_of(CUuuid* uuid, CUdevice device) {
  const int code = bad_device(device);
  for (int i = 0; code == 0 && i < 16; ++i) uuid->bytes[i] = (char)(device * 16 + i);
  return code;
}
CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice device) {
  ENTER();
  return uuid_of(uuid, device);
}
CUresult cuDeviceGetUuid_v2(CUuuid* uuid, CUdevice device) {
  ENTER();
  return uuid_of(uuid, device);
}
/* Returns the maximum bytes of shared memory per block, from the CUDA programming guide's table. */
int fake_shared_limit(const fake_device* device) {
  switch (10 * device->major + device->minor) {
    case 75:
      return 64 << 10;
    case 70:
    case 72:
      return 96 << 10;
    case 80:
    case 87:
      return 163 << 10;
    case 90:
    case 100:
    case 103:
    case 110:
      return 227 << 10;
    default:
      return device->major < 7 ? 48 << 10 : 99 << 10;
  }
}
CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device) {
  ENTER();
  int count = 0;
  const int code = bad_device(device);
  if (code != 0) return code;
  const fake_device* const one = &fake_devices(&count)[device];
  switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
      *value = one->major;
      break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
      *value = one->minor;
      break;
    case CU_DEVICE_ATTRIBUTE_INTEGRATED:
      *value = one->integrated;
      break;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
      *value = one->multiprocessors;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      *value = 1024;
      break;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
      *value = 32;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:
      *value = 49152;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
      *value = fake_shared_limit(one);
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR:
      *value = 102400;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR:
      *value = 1536;
      break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
      *value = 6291456;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
      *value = 2147483647;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
      *value = 65535;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
      *value = 65535;
      break;
    case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:
      *value = 1;
      break;
    case CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:
      *value = 1;
      break;
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS:
      *value = !one->integrated;
      break;
    case CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:
      *value = script_number("NYBBLE_FAKE_COOPERATIVE", 1) != 0;
      break;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
      *value = 1500000;
      break;
    default:
      *value = 0;
  }
  return 0;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device) {
  ENTER();
  const int code = bad_device(device);
  if (code != 0) return code;
  ++primary[device].retained;
  *context = &primary[device];
  return 0;
}
static CUresult release(CUdevice device) {
  const int code = bad_device(device);
  if (code != 0) return code;
  if (primary[device].retained == 0) return CUDA_ERROR_INVALID_CONTEXT;
  --primary[device].retained;
  return 0;
}
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  ENTER();
  return release(device);
}
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned int* flags, int* active) {
  ENTER();
  const int code = bad_device(device);
  if (code == 0) *flags = 0, *active = primary[device].retained > 0;
  return code;
}
CUresult cuCtxGetCurrent(CUcontext* context) {
  ENTER();
  *context = depth > 0 ? stack[depth - 1] : NULL;
  return 0;
}
CUresult cuCtxSetCurrent(CUcontext context) {
  ENTER();
  if (depth == 0) depth = 1;
  stack[depth - 1] = context;
  return 0;
}
CUresult cuCtxPushCurrent_v2(CUcontext context) {
  ENTER();
  if (depth == 16 || context == NULL) return CUDA_ERROR_INVALID_CONTEXT;
  stack[depth++] = context;
  return 0;
}
CUresult cuCtxPopCurrent_v2(CUcontext* context) {
  ENTER();
  if (depth == 0) return CUDA_ERROR_INVALID_CONTEXT;
  --depth;
  if (context != NULL) *context = stack[depth];
  return 0;
}
CUresult cuCtxGetDevice(CUdevice* device) {
  NEED_CONTEXT();
  *device = stack[depth - 1]->device;
  return 0;
}
CUresult cuCtxSynchronize(void) {
  NEED_CONTEXT();
  return 0;
}
