// Allocates and copies memory through the driver.
#include "cuda/memory.h"

#include <cstring>
#include <mutex>

#include "cuda/capture.h"
#include "cuda/driver.h"
#include "cuda/launch.h"

namespace nybble::cuda {
namespace {
CUdeviceptr address(const void* p) { return reinterpret_cast<CUdeviceptr>(p); }

constexpr unsigned long long kKeptBytes = 1ull << 30;  // freed bytes that are kept for later calls
constexpr int kReleaseThreshold = 4;                   // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD

// Each device has a memory pool that belongs to the library. So the library does not change the
// settings of the application's default pool, and a synchronization does not return every workspace
// to the system.
CUmemoryPool pool_of_current_device() {
  static std::once_flag once[kMaxDevices];
  static CUmemoryPool pools[kMaxDevices];
  CUdevice device = 0;
  check(cuCtxGetDevice(&device), "cuCtxGetDevice");
  std::call_once(once[device], [device] {
    CUmemPoolProps properties = {};  // pinned memory of `device` that no other process shares
    const int words[4] = {1, 0, CU_MEM_LOCATION_TYPE_DEVICE, device};
    std::memcpy(&properties, words, sizeof words);
    const relaxed mode;  // the first call may happen during a capture
    check(cuMemPoolCreate(&pools[device], &properties), "cuMemPoolCreate");
    unsigned long long kept = kKeptBytes;
    check(cuMemPoolSetAttribute(pools[device], kReleaseThreshold, &kept), "cuMemPoolSetAttribute");
  });
  return pools[device];
}
}  // namespace

buffer::buffer(std::size_t bytes) { check(cuMemAlloc_v2(&data_, bytes ? bytes : 1), "cuMemAlloc"); }

buffer::buffer(std::size_t bytes, void* stream)
    : stream_(static_cast<CUstream>(stream)), ordered_(true) {
  if (bytes == 0) return;
  check(cuMemAllocFromPoolAsync(&data_, bytes, pool_of_current_device(), stream_),
        "cuMemAllocFromPoolAsync for a workspace");
}

buffer::~buffer() {
  if (data_ == 0) return;
  if (ordered_)
    cuMemFreeAsync(data_, stream_);
  else
    cuMemFree_v2(data_);
}

void set_zero(void* device, std::size_t bytes, void* stream) {
  check(cuMemsetD8Async(address(device), 0, bytes, static_cast<CUstream>(stream)),
        "cuMemsetD8Async");
}
void prefetch(const void* start, int64_t bytes, int32_t device, void* stream) noexcept {
  cuMemPrefetchAsync(address(start), static_cast<size_t>(bytes), device,
                     static_cast<CUstream>(stream));
}
void copy_in(void* device, const void* host, std::size_t bytes) {
  check(cuMemcpyHtoD_v2(address(device), host, bytes), "cuMemcpyHtoD");
}
void copy_out(void* host, const void* device, std::size_t bytes) {
  check(cuMemcpyDtoH_v2(host, address(device), bytes), "cuMemcpyDtoH");
}

}  // namespace nybble::cuda
