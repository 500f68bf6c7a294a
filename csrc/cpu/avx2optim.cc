// The optimizer steps of the avx2 implementation. They are in a separate file, so that the build
// compiles the files in parallel.
#include "cpu/table.h"
#include "optim/cpu/avx2/optim.h"

namespace nybble::cpu {

const optimizer_table avx2optim_table = {optimizer_8bit_by<avx2::lanes8, avx2::state_blocks>,
                                         optimizer_32bit_with<avx2::lanes8>,
                                         optimizer_4bit_with<avx2::lanes8, avx2_table>};

}  // namespace nybble::cpu
