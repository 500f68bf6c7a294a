// The optimizer steps of the avx512 implementation. They are a unit of their own, so that units are
// compiled in parallel.
#include "cpu/table.h"
#include "optim/cpu/avx512/optim.h"

namespace nybble::cpu {

const optimizer_table avx512optim_table = {optimizer_8bit_by<avx512::lanes16, avx512::state_blocks>,
                                           optimizer_32bit_with<avx512::lanes16>,
                                           optimizer_4bit_with<avx512::lanes16, avx512_table>};

}  // namespace nybble::cpu
