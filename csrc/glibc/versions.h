// GLIBC(first): the symbol version of a function that has existed since glibc `first`.
#pragma once
#if defined(__x86_64__)
#define GLIBC(first) "GLIBC_" first
#else
#define GLIBC(first) "GLIBC_2.17"  // the first glibc version for this processor
#endif
