// neondot: the neon functions, but int8_matmul uses the dot product.
#include "cpu/features.h"
#include "cpu/generic/forward.h"
#include "cpu/table.h"
#include "int8/cpu/neon/int8.h"

namespace nybble::cpu {

namespace {

struct unit : forward_to<neon_table> {
  static constexpr auto int8_matmul = neon::int8_matmul;
};

}  // namespace

const kernel_table neondot_table = {
    "neondot",
    "NEON with the int8 dot product (Armv8.2)",
    has_neon_dot,
#define NYBBLE_CPU_OPERATION(name, arguments) unit::name,
#include "core/operations.def"
};

}  // namespace nybble::cpu
