// The libraries that have stubs, each defined in its generated file.
#pragma once

#include "stub.h"

namespace nybble::stubs {
extern library driver_library;
extern library cudart_library;
extern library nvrtc_library;
extern library nvjitlink_library;
extern library cublaslt_library;
}  // namespace nybble::stubs
