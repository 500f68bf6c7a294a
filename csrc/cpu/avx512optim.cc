// The optimizer steps of the avx512 implementation, apart from its other operations because
// they take as long to compile. Exports its table only.
#include "cpu/table.h"
#include "optim/cpu/avx512/optim.h"

namespace nybble::cpu {

const optimizer_table avx512optim_table = {avx512::optimizer_8bit, avx512::optimizer_32bit};

}  // namespace nybble::cpu
