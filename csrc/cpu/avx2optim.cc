// The optimizer steps of the avx2 implementation, apart from its other operations because
// they take as long to compile. Exports its table only.
#include "cpu/table.h"
#include "optim/cpu/avx2/optim.h"

namespace nybble::cpu {

const optimizer_table avx2optim_table = {avx2::optimizer_8bit, avx2::optimizer_32bit};

}  // namespace nybble::cpu
