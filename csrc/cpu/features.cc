// Detects what this CPU and its operating system support.
#include "cpu/features.h"

#if defined(__x86_64__)
#include <cpuid.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <cstdint>
#include <initializer_list>
#elif defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif

namespace nybble::cpu {

bool always() { return true; }

#if defined(__x86_64__)
namespace {

struct registers {
  uint32_t a = 0, b = 0, c = 0, d = 0;
};

registers cpuid(uint32_t leaf, uint32_t subleaf) {
  registers r;
  if (__get_cpuid_count(leaf, subleaf, &r.a, &r.b, &r.c, &r.d) == 0) return {};
  return r;
}

// Returns a bit for each kind of register state that the operating system saves. Bits 1 and 2 are
// SSE and AVX; bits 5 to 7 are AVX-512, bits 17 and 18 are AMX.
uint32_t saved_state() {
  const uint32_t osxsave = UINT32_C(1) << 27;
  if ((cpuid(1, 0).c & osxsave) == 0) return 0;
  uint32_t low = 0;
  uint32_t high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

bool all(uint32_t word, std::initializer_list<int> bits) {
  for (const int bit : bits)
    if ((word >> bit & 1) == 0) return false;
  return true;
}

}  // namespace

bool has_avx2() {
  const registers basic = cpuid(1, 0);
  const registers extended = cpuid(7, 0);
  return all(saved_state(), {1, 2}) && all(basic.c, {12 /*fma*/, 28 /*avx*/, 29 /*f16c*/}) &&
         all(extended.b, {3 /*bmi1*/, 5 /*avx2*/, 8 /*bmi2*/});
}

bool has_avx512() {
  const registers extended = cpuid(7, 0);
  return has_avx2() && all(saved_state(), {5, 6, 7}) &&
         all(extended.b, {16 /*f*/, 17 /*dq*/, 28 /*cd*/, 30 /*bw*/, 31 /*vl*/}) &&
         all(extended.c, {1 /*vbmi*/, 6 /*vbmi2*/, 11 /*vnni*/});
}

bool has_avx512bf16() { return has_avx512() && all(cpuid(7, 1).a, {5 /*bf16*/}); }
bool has_amxbf16() {
#if defined(__linux__)
  constexpr long kRequestPermission = 0x1023, kTileData = 18;  // ARCH_REQ_XCOMP_PERM
  return has_avx512bf16() && all(saved_state(), {17, 18}) &&
         all(cpuid(7, 0).d, {22 /*amx-bf16*/, 24 /*amx-tile*/}) &&
         syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
#else
  return false;
#endif
}
bool is_intel() {
  static const bool intel = [] {  // a virtual machine's CPUID takes long
    const registers vendor = cpuid(0, 0);
    return vendor.b == signature_INTEL_ebx && vendor.c == signature_INTEL_ecx &&
           vendor.d == signature_INTEL_edx;
  }();
  return intel;
}
bool has_neon() { return false; }
bool has_neon_dot() { return false; }

#else

bool has_avx2() { return false; }
bool has_avx512() { return false; }
bool has_avx512bf16() { return false; }
bool has_amxbf16() { return false; }
bool is_intel() { return false; }
#if defined(__aarch64__)
bool has_neon() { return true; }  // every aarch64 processor has NEON
bool has_neon_dot() {
#if defined(__linux__)
  const unsigned long asimddp = 1UL << 20;  // HWCAP_ASIMDDP
  return (getauxval(AT_HWCAP) & asimddp) != 0;
#else
  return false;
#endif
}
#else
bool has_neon() { return false; }
bool has_neon_dot() { return false; }
#endif
#endif

}  // namespace nybble::cpu
