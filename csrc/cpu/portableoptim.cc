// The optimizer steps of the portable implementation. They are a separate unit, so that units
// compile in parallel.
#include "cpu/table.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {

const optimizer_table portableoptim_table = {optimizer_8bit, optimizer_32bit};

}  // namespace nybble::cpu
