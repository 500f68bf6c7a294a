// The optimizer steps of the portable implementation, apart from its other operations because
// they take as long to compile. Exports its table only.
#include "cpu/table.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {

const optimizer_table portableoptim_table = {optimizer_8bit, optimizer_32bit};

}  // namespace nybble::cpu
