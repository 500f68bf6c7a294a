// C API of tuning, and the table of the tuned choices of each device.
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <tuple>

#include "core/check.h"
#include "core/error.h"
#include "cuda/capture.h"
#include "cuda/device.h"
#include "gemm4/launch.h"
#include "gemm4/tuned.h"
#include "nybble/nybble.h"

namespace nybble::cuda {
namespace {

constexpr struct {
  const char* name;
  gemm4_path path;
} kNames[] = {{"gemv", gemm4_path::gemv},        {"wgmma", gemm4_path::wgmma},
              {"skinny", gemm4_path::skinny},    {"mma_32", gemm4_path::mma_32},
              {"mma_64", gemm4_path::mma_64},    {"simt", gemm4_path::simt},
              {"cublaslt", gemm4_path::cublaslt}};

using key = std::tuple<int64_t, int64_t, int64_t, int32_t, int32_t, bool>;

key key_of(const gemm_4bit_args& g) {
  return {g.m, g.n, g.k, g.dtype, g.block_size, g.absmax.codes != nullptr};
}

// The tuned choices of a device. Every launch reads the table. A launch with an empty table takes
// no lock: it only reads `filled`.
struct table {
  std::atomic<bool> filled{false};
  std::shared_mutex lock;
  std::map<key, gemm4_choice> choices;
};

table& table_of(int32_t device) {
  static table* const tables = new table[kMaxDevices];     // threads may outlive it
  if (device < 0 || device >= kMaxDevices) facts(device);  // throws
  return tables[device];
}

// Returns the arguments of the product that a choice names. The pointers in the arguments are
// aligned but do not point to data. No code reads the memory.
gemm_4bit_args product_of(const nybble_gemm4_choice& c) {
  check::dtype(c.dtype);
  check::product_sizes(c.m, c.n, c.k);
  check::block_size_4bit(c.block_size, NYBBLE_NF4);
  if (c.m == 0 || c.n == 0) check::fail("m and n", "0", "1 or more");
  static float place[1024];
  alignas(256) static char any[256];
  gemm_4bit_args g = {};
  g.a = g.out = any, g.dtype = c.dtype, g.m = c.m, g.n = c.n, g.k = c.k;
  g.packed = reinterpret_cast<const uint8_t*>(any), g.block_size = c.block_size;
  g.absmax.values = place;
  if (c.nested != 0) {
    g.absmax.codes = g.packed, g.absmax.code = g.absmax.offset = place;
    g.absmax.block_size = 256;
  }
  return g;
}

gemm4_choice read(const nybble_gemm4_choice& c) {
  for (const auto& one : kNames)
    if (std::strncmp(c.path, one.name, sizeof c.path) == 0)
      return {one.path, {c.form, c.cluster_k, c.clusters, c.splits, c.streamk_tiles}};
  check::fail("path", "'" + std::string(c.path, strnlen(c.path, sizeof c.path)) + "'",
              "a path that nybble_cuda_gemm4_candidates returns");
}

nybble_gemm4_choice written(const nybble_gemm4_choice& product, const gemm4_choice& choice) {
  nybble_gemm4_choice c = product;
  c.form = choice.plan.index, c.cluster_k = choice.plan.cluster_k;
  c.clusters = choice.plan.clusters, c.splits = choice.plan.splits;
  c.streamk_tiles = choice.plan.streamk_tiles;
  std::memset(c.path, 0, sizeof c.path);
  for (const auto& one : kNames)
    if (one.path == choice.path) std::strcpy(c.path, one.name);
  return c;
}

// Reads choices and their products, and checks that each choice is valid on the device.
template <class Take>
void read_all(const nybble_gemm4_choice* choices, int32_t count, int32_t device, Take take) {
  if (count < 0) check::fail("count", std::to_string(count), "0 or more");
  if (count > 0 && choices == nullptr) check::fail("choices", "NULL", "an array");
  const int processors = facts(device).multiprocessors;
  for (int32_t i = 0; i < count; i++) {
    const gemm_4bit_args g = product_of(choices[i]);
    const gemm4_choice choice = read(choices[i]);
    if (!is_valid(choice, problem_of(g, device), processors))
      throw invalid_argument("choices[" + std::to_string(i) + "]: " + choices[i].path +
                             " with this plan does not compute " + std::to_string(g.m) +
                             " rows of " + std::to_string(g.n) + "x" + std::to_string(g.k) +
                             " on device " + std::to_string(device) +
                             "; allowed are its candidates");
    take(g, choice);
  }
}

// Loading images and measuring are both illegal during a capture.
void refuse_capture(void* stream) {
  const capture_place here = place_of(stream);
  if (here.capture != 0 || here.spoilt)
    throw unsupported(
        "stream: it is being captured, and a measurement cannot be part of a graph; measure before "
        "the capture");
}

}  // namespace

std::optional<gemm4_choice> tuned_choice(const gemm_4bit_args& g, int32_t device) {
  table& t = table_of(device);
  if (!t.filled.load(std::memory_order_acquire) || g.kernels != nullptr) return {};
  const std::shared_lock<std::shared_mutex> hold(t.lock);
  const auto found = t.choices.find(key_of(g));
  if (found == t.choices.end()) return {};
  return found->second;
}

}  // namespace nybble::cuda

using namespace nybble::cuda;
namespace check = nybble::check;

extern "C" {

nybble_status nybble_cuda_gemm4_candidates(const nybble_gemm4_choice* product,
                                           nybble_gemm4_choice* choices, int32_t capacity,
                                           int32_t* count, int32_t device, void* stream) {
  return nybble::guard([&] {
    check::pointer("product", product, alignof(nybble_gemm4_choice));
    check::pointer("count", count, alignof(int32_t));
    if (capacity > 0) check::pointer("choices", choices, alignof(nybble_gemm4_choice));
    const nybble::gemm_4bit_args g = product_of(*product);
    const current scope(device);
    refuse_capture(stream);
    const auto usable = [&](gemm4_path path) { return product_can_take(g, path, device); };
    const std::vector<gemm4_choice> all = gemm4_candidates(
        problem_of(g, device), {multiprocessors(device), has_cluster_splitk(g, device)}, usable);
    for (size_t i = 0; i < all.size() && static_cast<int32_t>(i) < capacity; i++)
      choices[i] = written(*product, all[i]);
    *count = static_cast<int32_t>(all.size());
  });
}

nybble_status nybble_cuda_gemm4_measure(const nybble_gemm4_choice* choices, int32_t count,
                                        float* microseconds, int32_t device, void* stream) {
  return nybble::guard([&] {
    if (count < 1) check::fail("count", std::to_string(count), "1 or more");
    check::pointer("microseconds", microseconds, alignof(float));
    nybble::gemm_4bit_args g = {};
    std::vector<gemm4_choice> all;
    read_all(choices, count, device, [&](const nybble::gemm_4bit_args& of, const gemm4_choice& c) {
      if (!all.empty() && key_of(of) != key_of(g))
        check::fail("choices", "of several products", "choices of one product");
      g = of, all.push_back(c);
    });
    const current scope(device);
    refuse_capture(stream);
    const std::vector<float> times = measure(g, all, device);
    std::memcpy(microseconds, times.data(), times.size() * sizeof(float));
  });
}

nybble_status nybble_cuda_gemm4_use(const nybble_gemm4_choice* choices, int32_t count,
                                    int32_t device) {
  return nybble::guard([&] {
    std::map<key, gemm4_choice> all;
    read_all(choices, count, device,
             [&](const nybble::gemm_4bit_args& g, const gemm4_choice& c) { all[key_of(g)] = c; });
    table& t = table_of(device);
    const std::lock_guard<std::shared_mutex> hold(t.lock);
    t.choices.swap(all);
    t.filled.store(!t.choices.empty(), std::memory_order_release);
  });
}

}  // extern "C"
