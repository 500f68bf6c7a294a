// Prepares a kernel at its first launch, and launches kernels.
#include "cuda/kernel.h"

#include <algorithm>
#include <string>

#include "core/error.h"

namespace nybble::cuda {
namespace {

// The layout of CUlaunchAttribute, which the driver reads: an id, padding, and a value of 64 bytes.
struct alignas(8) launch_attribute {
  int id, padding, value[16];
};
constexpr int kCooperative = 2, kClusterDimension = 4, kProgrammaticStreamSerialization = 6;
constexpr int kDefaultSharedBytes = 48 * 1024;
constexpr int kPdlDriver = 12040;               // the first driver with PDL in captured graphs
constexpr int kLaunchAttributesDriver = 11080;  // the first driver with launch attributes
constexpr int kPdlPtxVersion = 90;              // PTX for older architectures has no PDL wait

bool can_use_pdl(CUfunction function) {
  static const bool driver_can = driver_version() >= kPdlDriver;
  if (!driver_can) return false;
  int code = 0;
  check(cuFuncGetAttribute(&code, CU_FUNC_ATTRIBUTE_PTX_VERSION, function), "cuFuncGetAttribute");
  return code >= kPdlPtxVersion;
}

}  // namespace

// Finds the function and sets its limit of dynamic shared memory. The function stores the handle
// last, so that other threads see the handle only when the limit is set.
CUfunction kernel::prepare(int32_t device, const shape& s) {
  const CUfunction found = find_function(device, family_, name_);
  const int limit = s.shared_limit > s.shared_bytes ? s.shared_limit : s.shared_bytes;
  if (limit > kDefaultSharedBytes)
    check(cuFuncSetAttribute(found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, limit),
          "cuFuncSetAttribute");
  supports_pdl_[device].store(can_use_pdl(found), std::memory_order_relaxed);
  handles_[device].store(found, std::memory_order_release);
  return found;
}

bool kernel::present(int32_t device) {
  int8_t known = present_[device].load(std::memory_order_relaxed);
  if (known == 0) {
    known = has_function(device, family_, name_) ? 1 : -1;
    present_[device].store(known, std::memory_order_relaxed);
  }
  return known > 0;
}

int64_t kernel::max_resident_blocks(int32_t device, const shape& s) {
  int known = max_resident_blocks_[device].load(std::memory_order_relaxed);
  if (known == 0) {
    const current scope(device);
    CUfunction function = handles_[device].load(std::memory_order_acquire);
    if (function == nullptr) function = prepare(device, s);
    int each = 0;
    if (driver_version() >= kLaunchAttributesDriver &&
        attribute(device, CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH) != 0)
      check(cuOccupancyMaxActiveBlocksPerMultiprocessor(&each, function, s.threads,
                                                        static_cast<size_t>(s.shared_bytes)),
            "cuOccupancyMaxActiveBlocksPerMultiprocessor");
    known = each > 0 ? each * multiprocessors(device) : -1;
    max_resident_blocks_[device].store(known, std::memory_order_relaxed);
  }
  return std::max(known, 0);
}

bool kernel::launch_erased(int32_t device, void* stream, const shape& s, void** arguments,
                           bool together) {
  if (s.blocks < 1 || s.blocks > 0x7fffffff)
    throw unsupported(std::string(name_) + " needs " + std::to_string(s.blocks) +
                      " blocks; a CUDA grid has at most 2147483647");
  const current scope(device);
  CUfunction function = handles_[device].load(std::memory_order_acquire);
  if (function == nullptr) function = prepare(device, s);
  CUresult result;
  launch_attribute attributes[3];
  unsigned count = 0;
  if (s.pdl && supports_pdl_[device].load(std::memory_order_relaxed))
    attributes[count++] = {kProgrammaticStreamSerialization, 0, {1}};
  if (s.cluster > 1) attributes[count++] = {kClusterDimension, 0, {s.cluster, 1, 1}};
  if (together) attributes[count++] = {kCooperative, 0, {1}};
  if (count > 0) {
    CUlaunchConfig config = {};
    config.gridDimX = static_cast<unsigned>(s.blocks), config.gridDimY = config.gridDimZ = 1;
    config.blockDimX = static_cast<unsigned>(s.threads), config.blockDimY = config.blockDimZ = 1;
    config.sharedMemBytes = static_cast<unsigned>(s.shared_bytes);
    config.hStream = stream;
    config.attrs = attributes;
    config.numAttrs = count;
    result = cuLaunchKernelEx(&config, function, arguments, nullptr);
  } else {
    result = cuLaunchKernel(
        function, static_cast<unsigned>(s.blocks), 1, 1, static_cast<unsigned>(s.threads), 1, 1,
        static_cast<unsigned>(s.shared_bytes), static_cast<CUstream>(stream), arguments, nullptr);
  }
  if (together && result == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE) {  // on this stream
    max_resident_blocks_[device].store(-1, std::memory_order_relaxed);
    return false;
  }
  if (result != CUDA_SUCCESS)
    raise(result, std::string(name_) + " on device " + std::to_string(device) + ": cuLaunchKernel");
  return true;
}

}  // namespace nybble::cuda
