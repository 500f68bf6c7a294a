// Owns: whether a call met subnormal numbers, as the processor's own flags tell.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nybble::test {

// Of what the call did in this thread: an operand or a result was subnormal, which takes a core of
// Intel's 150 cycles. Only x86-64 has such a flag for vectors; elsewhere none is seen.
template <class Call>
bool meets_subnormals(Call&& call) {
#if defined(__x86_64__)
  constexpr unsigned kAll = 0x3f, kOperand = 0x02, kResult = 0x10;
  _mm_setcsr(_mm_getcsr() & ~kAll);
  call();
  return (_mm_getcsr() & (kOperand | kResult)) != 0;
#else
  call();
  return false;
#endif
}

}  // namespace nybble::test
