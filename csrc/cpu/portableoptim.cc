// The optimizer steps of the portable implementation. They are a unit of their own, so that units
// are compiled in parallel.
#include "cpu/table.h"
#include "optim/cpu/generic/optim.h"

namespace nybble::cpu {

const optimizer_table portableoptim_table = {optimizer_8bit, optimizer_32bit,
                                             optimizer_4bit_with<scalar_lanes, portable_table>};

}  // namespace nybble::cpu
