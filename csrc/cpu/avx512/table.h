// Owns: the AVX-512 functions in the shape of kernel_table; included once by each AVX-512 unit.
#pragma once

#include "cpu/avx512/blockwise4.h"
#include "cpu/avx512/blockwise8.h"
#include "cpu/avx512/gemm4.h"
#include "cpu/avx512/gemm4_grad.h"
#include "cpu/avx512/int8_matmul.h"
#include "cpu/avx512/int8_quant.h"
#include "cpu/avx512/optim.h"
#include "cpu/features.h"
#include "cpu/table.h"
