// The part of DLPack's C exchange (v1.3) that this library uses: reading a tensor, getting a
// stream. The declarations follow the specification. In torch 2.10 and later, the exchange is
// Tensor.__dlpack_c_exchange_api__.
#pragma once

#include <cstdint>

namespace nybble::dlpack {

constexpr uint32_t kMajor = 1;

enum device_type : int32_t { kCpu = 1, kCuda = 2 };
enum type_code : uint8_t { kInt = 0, kUnsigned = 1, kFloat = 2, kBFloat = 4 };

struct tensor {
  void* data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;  // [ndim]; owned by the tensor
  uint64_t byte_offset;
};

struct exchange {
  uint32_t major, minor;
  const exchange* older;  // the exchange of an earlier major version
  void* allocate;
  void* export_owned;
  void* import_owned;
  int (*view)(void* object, tensor* out);  // may be NULL
  int (*current_stream)(int32_t device_type, int32_t device_id, void** stream);
};

}  // namespace nybble::dlpack
