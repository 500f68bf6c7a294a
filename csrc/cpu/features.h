// Detects what this CPU and its operating system support (CPUID and XGETBV; HWCAP on aarch64).
#pragma once

namespace nybble::cpu {

bool always();
bool has_avx2();        // AVX2, FMA, F16C, and the OS saves the 256-bit registers
bool has_avx512();      // AVX-512 F, BW, DQ, VL, VBMI, VBMI2, VNNI, and has_avx2()
bool has_avx512bf16();  // has_avx512() and BF16
bool has_amxbf16();     // has_avx512bf16(), AMX with BF16, and the kernel's permission
bool is_intel();        // whether Intel made this processor
bool has_neon();
bool has_neon_dot();  // the int8 dot product instructions

}  // namespace nybble::cpu
