// Wrappers of tensor-core (mma.sync), cp.async, shared-memory and PDL instructions. Each function
// wraps a single instruction.
#pragma once
#include "device/element.cuh"

namespace nybble {

NYBBLE_DEVICE u32 shared_address(const void* p) {
  return static_cast<u32>(__cvta_generic_to_shared(p));
}

#if __CUDA_ARCH__ >= 800
// Copies 16 bytes to shared memory. If `there` is false, writes zeros and reads nothing.
NYBBLE_DEVICE void cp_async_16(u32 to, const void* from, bool there) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(to), "l"(from),
               "r"(there ? 16 : 0)
               : "memory");
}
// Copies 16 bytes to shared memory, without the L2 prefetch of the rest of the cache line.
NYBBLE_DEVICE void cp_async_16_alone(u32 to, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}
// Copies 4 bytes to shared memory. If `there` is false, writes zeros and reads nothing.
NYBBLE_DEVICE void cp_async_4(u32 to, const void* from, bool there) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(to), "l"(from),
               "r"(there ? 4 : 0)
               : "memory");
}
// Copies 8 bytes to shared memory. If `there` is false, writes zeros and reads nothing.
NYBBLE_DEVICE void cp_async_8(u32 to, const void* from, bool there) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 8, %2;" ::"r"(to), "l"(from),
               "r"(there ? 8 : 0)
               : "memory");
}
NYBBLE_DEVICE void cp_async_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int kPending>
NYBBLE_DEVICE void cp_async_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

// With float32 sums, mma computes c[16][8] += a[16][16] * b[16][8], and mma_zero computes c[16][8]
// = a[16][16] * b[16][8].
template <class T>
NYBBLE_DEVICE void mma(float (&c)[4], u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1);
template <class T>
NYBBLE_DEVICE void mma_zero(float (&c)[4], u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1);
#define NYBBLE_DEFINE_MMA(name, type, access, before, ...)                                       \
  template <>                                                                                    \
  NYBBLE_DEVICE void name<type>(float (&c)[4], u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1) { \
    asm("mma.sync.aligned.m16n8k16.row.col.f32." #type "." #type                                 \
        ".f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {" before "};"                              \
        : access(c[0]), access(c[1]), access(c[2]), access(c[3])                                 \
        : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1)__VA_ARGS__);                      \
  }
NYBBLE_DEFINE_MMA(mma, bf16, "+f", "%0,%1,%2,%3")
NYBBLE_DEFINE_MMA(mma, f16, "+f", "%0,%1,%2,%3")
NYBBLE_DEFINE_MMA(mma_zero, bf16, "=f", "%10,%10,%10,%10", , "f"(0.0f))
NYBBLE_DEFINE_MMA(mma_zero, f16, "=f", "%10,%10,%10,%10", , "f"(0.0f))
// Computes c[16][8] += a[16][32] * b[32][8] with int8 operands and int32 sums.
NYBBLE_DEVICE void mma_int8(int (&c)[4], u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1) {
  asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
      "{%0,%1,%2,%3};"
      : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
}
NYBBLE_DEVICE u32 shared_word(u32 at) {
  u32 r;
  asm("ld.shared.b32 %0, [%1];" : "=r"(r) : "r"(at));
  return r;
}
// Loads from `at` + kOffset, in one instruction.
template <u32 kOffset>
NYBBLE_DEVICE u32 shared_word_from(u32 at) {
  u32 r;
  asm("ld.shared.b32 %0, [%1+%2];" : "=r"(r) : "r"(at), "n"(kOffset));
  return r;
}
#endif

// Loads a word that other threads write. The compiler never reuses an earlier load of the word.
NYBBLE_DEVICE u32 shared_word_now(u32 at) {
  u32 r;
  asm volatile("ld.shared.b32 %0, [%1];" : "=r"(r) : "r"(at));
  return r;
}
// The same for 16 bits, which become the low half of the result.
NYBBLE_DEVICE u32 shared_half_now(u32 at) {
  u16 r;
  asm volatile("ld.shared.u16 %0, [%1];" : "=h"(r) : "r"(at));
  return r;
}
NYBBLE_DEVICE uint2 shared_pair(u32 at) {
  uint2 r;
  asm volatile("ld.shared.v2.b32 {%0,%1}, [%2];" : "=r"(r.x), "=r"(r.y) : "r"(at));
  return r;
}
NYBBLE_DEVICE uint4 shared_quad(u32 at) {
  uint4 r;
  asm volatile("ld.shared.v4.b32 {%0,%1,%2,%3}, [%4];"
               : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
               : "r"(at));
  return r;
}
NYBBLE_DEVICE float shared_float(u32 at) {
  float r;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(r) : "r"(at) : "memory");
  return r;
}
NYBBLE_DEVICE void store_shared(u32 at, float v) {
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(at), "f"(v) : "memory");
}
NYBBLE_DEVICE void store_shared_quad(u32 at, const float (&v)[4]) {
  asm volatile("st.shared.v4.f32 [%0], {%1,%2,%3,%4};" ::"r"(at), "f"(v[0]), "f"(v[1]), "f"(v[2]),
               "f"(v[3])
               : "memory");
}
// Stores the first `bytes` of 16 bytes, and zeros for the others. The function reads byte by byte,
// because compute-sanitizer counts a partial asynchronous copy as a read of all 16 bytes.
NYBBLE_DEVICE void store_shared_part(u32 at, const u8* from, int bytes) {
  u32 words[4] = {};
#pragma unroll
  for (int i = 0; i < 16; i++) {
    u32 byte = 0;
    if (i < bytes) asm volatile("ld.global.u8 %0, [%1];" : "=r"(byte) : "l"(from + i) : "memory");
    words[i / 4] |= byte << (i % 4 * 8);
  }
  asm volatile("st.shared.v4.b32 [%0], {%1,%2,%3,%4};" ::"r"(at), "r"(words[0]), "r"(words[1]),
               "r"(words[2]), "r"(words[3])
               : "memory");
}
// Sets a lane's eight words of the B operand, in the order of four mma steps.
NYBBLE_DEVICE void set_words(u32 (&x)[8], const uint4& low, const uint4& high) {
  x[0] = low.x, x[1] = low.y, x[2] = low.z, x[3] = low.w;
  x[4] = high.x, x[5] = high.y, x[6] = high.z, x[7] = high.w;
}
// PDL instructions. They need sm_90 or newer, and a launch with the PDL attribute. Function
// pdl_launch_dependents lets the next kernel of the stream start, and pdl_wait waits until the
// previous kernel has ended.
NYBBLE_DEVICE void pdl_launch_dependents() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}
NYBBLE_DEVICE void pdl_wait() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}
// Calls pdl_wait if `waits`, which must be the same in all threads of a warp. ptxas of CUDA 12.1 to
// 12.3 would replace a branch by a predicate, but a wait whose predicate is false waits all the
// same: 1 row of 14336x4096 took 10.1 us instead of 9.2 (H200). It leaves the branch of a loop.
NYBBLE_DEVICE void pdl_wait_if(bool waits) {
#if __CUDA_ARCH__ >= 900
  asm volatile(
      "{\n.reg .pred done;\nsetp.eq.u32 done, %0, 0;\nL:\n@done bra.uni W;\n"
      "griddepcontrol.wait;\nsetp.eq.u32 done, 0, 0;\nbra.uni L;\nW:\n}" ::"r"(
          static_cast<u32>(waits))
      : "memory");
#endif
}
#define NYBBLE_DEFINE_LOAD(name, instruction, type, word, letter)                        \
  NYBBLE_DEVICE type name(const type* p) {                                               \
    type v;                                                                              \
    asm volatile(instruction "." word " %0, [%1];" : "=" letter(v) : "l"(p) : "memory"); \
    return v;                                                                            \
  }
#define NYBBLE_DEFINE_LOAD_QUAD(name, instruction)            \
  NYBBLE_DEVICE uint4 name(const uint4* p) {                  \
    uint4 v;                                                  \
    asm volatile(instruction ".v4.b32 {%0,%1,%2,%3}, [%4];"   \
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) \
                 : "l"(p)                                     \
                 : "memory");                                 \
    return v;                                                 \
  }
// Loads a value that the previous kernel has written. Function __ldg is not safe here: the compiler
// may move its load before the PDL wait, unless the wait is the kernel's first instruction.
NYBBLE_DEFINE_LOAD(load_behind_wait, "ld.global", float, "f32", "f")
NYBBLE_DEFINE_LOAD(load_behind_wait, "ld.global", u32, "b32", "r")
NYBBLE_DEFINE_LOAD_QUAD(load_behind_wait, "ld.global")
// Loads a value that a kernel before the previous one has written, before the PDL wait. The loads
// do not use L1, which may still have the value of an earlier layer, because only the wait orders
// other loads.
NYBBLE_DEFINE_LOAD(load_before_wait, "ld.relaxed.gpu.global", int, "b32", "r")
NYBBLE_DEFINE_LOAD(load_before_wait, "ld.relaxed.gpu.global", i64, "b64", "l")
NYBBLE_DEFINE_LOAD(load_before_wait, "ld.relaxed.gpu.global", float, "f32", "f")
NYBBLE_DEFINE_LOAD(load_before_wait, "ld.relaxed.gpu.global", u16, "u16", "h")
NYBBLE_DEFINE_LOAD_QUAD(load_before_wait, "ld.relaxed.gpu.global")
NYBBLE_DEVICE void prefetch_l2(const void* p) { asm volatile("prefetch.global.L2 [%0];" ::"l"(p)); }
}  // namespace nybble
