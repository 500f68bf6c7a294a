// Wrappers of sm_90 and sm_90a instructions: mbarrier; wgmma, TMA, named barriers, clusters and
// setmaxnreg. Each function wraps a single instruction.
#pragma once
#include "device/mma.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900
NYBBLE_DEVICE void barrier_init(u32 at, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(count) : "memory");
}
NYBBLE_DEVICE void barrier_wait(u32 at, u32 parity) {
  asm volatile(
      "{\n.reg .pred p;\nW:\n"
      "mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra W;\n}" ::"r"(at),
      "r"(parity)
      : "memory");
}
// Makes new mbarriers visible to the asynchronous proxy.
NYBBLE_DEVICE void fence_barrier_init() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}
// Order this thread's accesses to shared (or global) memory relative to accesses of the
// asynchronous proxy (TMA). This is needed because an arrival at an mbarrier does not wait for
// loads in flight.
NYBBLE_DEVICE void fence_proxy_async_shared() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// After a __syncwarp, this number of lanes arrives at an mbarrier for their warp. The number is 1,
// except for compute-sanitizer's racecheck, which does not understand that one lane arrives for the
// whole warp: with NYBBLE_EVERY_LANE_ARRIVES, every lane arrives.
#ifdef NYBBLE_EVERY_LANE_ARRIVES
constexpr int kArrivingLanes = 32;
#else
constexpr int kArrivingLanes = 1;
#endif

// Arrives when all earlier cp.async copies of this thread have completed.
NYBBLE_DEVICE void cp_async_arrive(u32 at) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(at) : "memory");
}
NYBBLE_DEVICE void barrier_arrive(u32 at) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at) : "memory");
}
// Arrives at the mbarrier of block `rank` of the cluster.
NYBBLE_DEVICE void barrier_arrive_cluster(u32 at, int rank) {
  asm volatile(
      "{\n.reg .b32 r;\nmapa.shared::cluster.u32 r, %0, %1;\n"
      "mbarrier.arrive.shared::cluster.b64 _, [r];\n}" ::"r"(at),
      "r"(rank)
      : "memory");
}
// Arrives at the mbarrier, and increases the number of bytes that TMA must deliver before the phase
// completes.
NYBBLE_DEVICE void barrier_arrive_expect_tx(u32 at, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at), "r"(bytes)
               : "memory");
}
NYBBLE_DEVICE void fence_proxy_async_global() {
  asm volatile("fence.proxy.async.global;" ::: "memory");
}
// Stores a word with release semantics: a block that reads the new value also sees this thread's
// earlier stores, and the stores that this thread has observed.
NYBBLE_DEVICE void store_release(u64* at, u64 word) {
  asm volatile("fence.acq_rel.gpu;\nst.relaxed.gpu.global.u64 [%0], %1;" ::"l"(at), "l"(word)
               : "memory");
}
NYBBLE_DEVICE void wait_acquire(const u64* at, u64 word) {
  u64 seen;
  do {
    asm volatile("ld.acquire.gpu.global.u64 %0, [%1];" : "=l"(seen) : "l"(at) : "memory");
  } while (seen != word);
}
// Synchronizes `threads` threads of the block at a named barrier. __syncthreads uses barrier 0.
NYBBLE_DEVICE void named_barrier_sync(int id, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}
// Arrives at a named barrier without waiting.
NYBBLE_DEVICE void named_barrier_arrive(int id, int threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}
// Synchronizes all threads of the cluster.
NYBBLE_DEVICE void cluster_sync() {
  asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
}
// Synchronizes all threads of the cluster. The barrier does not order memory accesses, except the
// initialization of mbarriers (fence_barrier_init).
NYBBLE_DEVICE void cluster_sync_relaxed() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;" ::
                   : "memory");
}
// Stores four floats at `at` in the shared memory of block `rank` of the cluster, and counts 16
// bytes at an mbarrier of that block.
NYBBLE_DEVICE void st_async_cluster(u32 at, int rank, u32 barrier, const float* v) {
  asm volatile(
      "{\n.reg .b32 r, s;\nmapa.shared::cluster.u32 r, %0, %1;\n"
      "mapa.shared::cluster.u32 s, %2, %1;\n"
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [r], {%3,%4,%5,%6}, [s];\n}" ::
          "r"(at),
      "r"(rank), "r"(barrier), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
      : "memory");
}

// Loads a box of a tensor map. The box starts at column x of row y.
NYBBLE_DEVICE void tma_load(u32 to, const void* map, int x, int y, u32 barrier) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::"
      "complete_tx::bytes [%0], [%1, {%2, "
      "%3}], [%4];" ::"r"(to),
      "l"(map), "r"(x), "r"(y), "r"(barrier)
      : "memory");
}
// Loads a box like tma_load. In L2, its lines are the first to be evicted.
NYBBLE_DEVICE void tma_load_evict_first(u32 to, const void* map, int x, int y, u32 barrier) {
  asm volatile(
      "{\n.reg .b64 p;\ncreatepolicy.fractional.L2::evict_first.b64 p, 1.0;\n"
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2, %3}], [%4], p;\n}" ::"r"(to),
      "l"(map), "r"(x), "r"(y), "r"(barrier)
      : "memory");
}
// Loads a box into both blocks of a cluster. The offset and the mbarrier are the same in each
// block.
NYBBLE_DEVICE void tma_load_multicast(u32 to, const void* map, int x, int y, u32 barrier) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::"
      "cluster [%0], [%1, {%2, %3}], [%4], %5;" ::"r"(to),
      "l"(map), "r"(x), "r"(y), "r"(barrier), "h"(static_cast<u16>(3))
      : "memory");
}
// Loads contiguous memory.
NYBBLE_DEVICE void tma_load_bulk(u32 to, const void* from, int bytes, u32 barrier) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
          "r"(to),
      "l"(from), "r"(bytes), "r"(barrier)
      : "memory");
}
NYBBLE_DEVICE void tma_store(const void* map, int x, int y, u32 from) {
  asm volatile(
      "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, "
      "{%1, %2}], [%3];\n"
      "cp.async.bulk.commit_group;" ::"l"(map),
      "r"(x), "r"(y), "r"(from)
      : "memory");
}
// Commits an empty group of stores.
NYBBLE_DEVICE void tma_store_nothing() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }
// Waits until this thread's TMA stores have read shared memory.
NYBBLE_DEVICE void tma_store_wait() {
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}
// Waits until all TMA stores of this thread have read shared memory, except the stores of the last
// group.
NYBBLE_DEVICE void tma_store_wait_but_one() {
  asm volatile("cp.async.bulk.wait_group.read 1;" ::: "memory");
}
NYBBLE_DEVICE void tma_prefetch_descriptor(const void* map) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
}
// Stores four 8 x 8 matrices of 16-bit values, transposed. Lane 8i + r supplies the address of row
// r of matrix i.
NYBBLE_DEVICE void stmatrix_transposed(u32 at, u32 a, u32 b, u32 c, u32 d) {
  asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1,%2,%3,%4};" ::"r"(at),
               "r"(a), "r"(b), "r"(c), "r"(d)
               : "memory");
}

template <int kRegisters>
NYBBLE_DEVICE void setmaxnreg_inc() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}
template <int kRegisters>
NYBBLE_DEVICE void setmaxnreg_dec() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// wgmma products run asynchronously. Call wgmma_fence before the first product of a group, and
// again after other instructions have accessed the registers of the products. Function wgmma_commit
// ends the group, and wgmma_wait waits until at most kPending groups still run.
NYBBLE_DEVICE void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
NYBBLE_DEVICE void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int kPending>
NYBBLE_DEVICE void wgmma_wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

// Four warps compute d[64][kColumns] += a[64][16] * b[kColumns][16]^T. Operand b is in shared
// memory, and a descriptor says where. `a` is either in registers (16 rows per warp, in the layout
// of mma.m16n8k16) or also in shared memory.
template <class T, int kColumns>
struct wgmma;

#define NYBBLE_TEN(t) \
  "%" #t "0,%" #t "1,%" #t "2,%" #t "3,%" #t "4,%" #t "5,%" #t "6,%" #t "7,%" #t "8,%" #t "9,"
// The accumulators as operands; x is "+f" or "+r".
#define NYBBLE_D4(x, i) x(d[i]), x(d[i + 1]), x(d[i + 2]), x(d[i + 3])
#define NYBBLE_D16(x, i) \
  NYBBLE_D4(x, i), NYBBLE_D4(x, i + 4), NYBBLE_D4(x, i + 8), NYBBLE_D4(x, i + 12)
#define NYBBLE_D8(x, i) NYBBLE_D4(x, i), NYBBLE_D4(x, i + 4)
#define NYBBLE_ACCUMULATORS_16(x) NYBBLE_D8(x, 0)
#define NYBBLE_ACCUMULATORS_32(x) NYBBLE_D16(x, 0)
#define NYBBLE_ACCUMULATORS_48(x) NYBBLE_D16(x, 0), NYBBLE_D8(x, 16)
#define NYBBLE_ACCUMULATORS_64(x) NYBBLE_D16(x, 0), NYBBLE_D16(x, 16)
#define NYBBLE_ACCUMULATORS_96(x) NYBBLE_ACCUMULATORS_64(x), NYBBLE_D16(x, 32)
#define NYBBLE_ACCUMULATORS_128(x) NYBBLE_ACCUMULATORS_64(x), NYBBLE_D16(x, 32), NYBBLE_D16(x, 48)
#define NYBBLE_ACCUMULATORS_144(x) NYBBLE_ACCUMULATORS_128(x), NYBBLE_D8(x, 64)
#define NYBBLE_ACCUMULATORS_256(x)                                                     \
  NYBBLE_ACCUMULATORS_128(x), NYBBLE_D16(x, 64), NYBBLE_D16(x, 80), NYBBLE_D16(x, 96), \
      NYBBLE_D16(x, 112)
#define NYBBLE_LIST_16 "%0,%1,%2,%3,%4,%5,%6,%7"
#define NYBBLE_LIST_32 NYBBLE_TEN() "%10,%11,%12,%13,%14,%15"
#define NYBBLE_LIST_48 NYBBLE_TEN() NYBBLE_TEN(1) "%20,%21,%22,%23"
#define NYBBLE_LIST_64 NYBBLE_TEN() NYBBLE_TEN(1) NYBBLE_TEN(2) "%30,%31"
#define NYBBLE_FORTY NYBBLE_TEN() NYBBLE_TEN(1) NYBBLE_TEN(2) NYBBLE_TEN(3)
#define NYBBLE_SIXTY NYBBLE_FORTY NYBBLE_TEN(4) NYBBLE_TEN(5)
#define NYBBLE_LIST_96 NYBBLE_FORTY "%40,%41,%42,%43,%44,%45,%46,%47"
#define NYBBLE_LIST_128 NYBBLE_SIXTY "%60,%61,%62,%63"
#define NYBBLE_LIST_144 NYBBLE_SIXTY NYBBLE_TEN(6) "%70,%71"
#define NYBBLE_LIST_256                                                               \
  NYBBLE_SIXTY NYBBLE_TEN(6) NYBBLE_TEN(7) NYBBLE_TEN(8) NYBBLE_TEN(9) NYBBLE_TEN(10) \
      NYBBLE_TEN(11) "%120,%121,%122,%123,%124,%125,%126,%127"

// The macro's arguments a0_ to adds_ are the numbers of the operands that follow the accumulators:
// `a`, the descriptor of b, and a flag that says whether the product is added to the accumulators.
#define NYBBLE_DEFINE_WGMMA(type, columns, a0_, a1_, a2_, a3_, b_, adds_)                  \
  template <>                                                                              \
  struct wgmma<type, columns> {                                                            \
    template <int kAdds = 1>                                                               \
    static NYBBLE_DEVICE void run(float (&d)[columns / 2], const u32* a, u64 b) {          \
      asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." #type "." #type \
                   " {" NYBBLE_LIST_##columns "}, {%" #a0_ ",%" #a1_ ",%" #a2_ ",%" #a3_   \
                                              "}, %" #b_ ", %" #adds_ ", 1, 1, 0;"         \
                   : NYBBLE_ACCUMULATORS_##columns("+f")                                   \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(kAdds));      \
    }                                                                                      \
    static NYBBLE_DEVICE void run(float (&d)[columns / 2], u64 a, u64 b) {                 \
      asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." #type "." #type \
                   " {" NYBBLE_LIST_##columns "}, %" #a0_ ", %" #a1_ ", 1, 1, 1, 0, 0;"    \
                   : NYBBLE_ACCUMULATORS_##columns("+f")                                   \
                   : "l"(a), "l"(b));                                                      \
    }                                                                                      \
  };
NYBBLE_DEFINE_WGMMA(bf16, 16, 8, 9, 10, 11, 12, 13)
NYBBLE_DEFINE_WGMMA(bf16, 32, 16, 17, 18, 19, 20, 21)
NYBBLE_DEFINE_WGMMA(bf16, 48, 24, 25, 26, 27, 28, 29)
NYBBLE_DEFINE_WGMMA(bf16, 64, 32, 33, 34, 35, 36, 37)
NYBBLE_DEFINE_WGMMA(bf16, 96, 48, 49, 50, 51, 52, 53)
NYBBLE_DEFINE_WGMMA(bf16, 128, 64, 65, 66, 67, 68, 69)
NYBBLE_DEFINE_WGMMA(bf16, 144, 72, 73, 74, 75, 76, 77)
NYBBLE_DEFINE_WGMMA(bf16, 256, 128, 129, 130, 131, 132, 133)
NYBBLE_DEFINE_WGMMA(f16, 16, 8, 9, 10, 11, 12, 13)
NYBBLE_DEFINE_WGMMA(f16, 32, 16, 17, 18, 19, 20, 21)
NYBBLE_DEFINE_WGMMA(f16, 48, 24, 25, 26, 27, 28, 29)
NYBBLE_DEFINE_WGMMA(f16, 64, 32, 33, 34, 35, 36, 37)
NYBBLE_DEFINE_WGMMA(f16, 96, 48, 49, 50, 51, 52, 53)
NYBBLE_DEFINE_WGMMA(f16, 128, 64, 65, 66, 67, 68, 69)
NYBBLE_DEFINE_WGMMA(f16, 144, 72, 73, 74, 75, 76, 77)
NYBBLE_DEFINE_WGMMA(f16, 256, 128, 129, 130, 131, 132, 133)

// Returns the descriptor of a shared-memory operand whose rows have 128 bytes. The operand is
// stored with the 128-byte swizzle, and groups of eight rows are 1024 bytes apart. Adding 2 to a
// descriptor advances it by 16 values along K (32 bytes).
NYBBLE_DEVICE u64 smem_descriptor(u32 at) {
  return static_cast<u64>(at >> 4) | 1ull << 16 | 64ull << 32 | 1ull << 62;
}

#endif

}  // namespace nybble
