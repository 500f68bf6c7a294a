// Products of stacked 4-bit weights on the CPU. Experts with many rows are computed one after
// another, each by all threads. If there are enough experts with few rows, threads share these
// experts.
#include "grouped/cpu/grouped.h"

#include <atomic>
#include <cstring>
#include <new>
#include <string>
#include <vector>

#include "core/check.h"
#include "cpu/dispatch.h"
#include "cpu/threads.h"

namespace nybble::cpu {
namespace {

constexpr int64_t kFewRows = 16;

void check_offsets(const gemm_4bit_grouped_args& args) {
  for (int64_t e = 0, before = 0; e < args.experts; ++e) {
    const int64_t end = args.offsets[e];
    if (end < before || end > args.g.m)
      check::fail(
          ("offsets[" + std::to_string(e) + "]").c_str(), std::to_string(end),
          (std::to_string(before) + " (the previous end) to the number of rows, " +
           std::to_string(args.g.m) +
           (end == -1 ? "; in compiled code, -1 means that an id in expert_ids or top_k_index is "
                        "out of range"
                      : ""))
              .c_str());
    before = end;
  }
}

// Returns the product of expert e and its rows.
gemm_4bit_args product_of(const gemm_4bit_grouped_args& args, bool gradient, int64_t e) {
  gemm_4bit_args g = args.g;
  const int64_t first = e == 0 ? 0 : args.offsets[e - 1];
  const size_t width = check::bytes_of(g.dtype);
  const int64_t scales = (g.n * g.k + g.block_size - 1) / g.block_size;
  g.m = args.offsets[e] - first;
  g.a = static_cast<const char*>(g.a) + width * static_cast<size_t>(first * (gradient ? g.n : g.k));
  g.out = static_cast<char*>(g.out) + width * static_cast<size_t>(first * (gradient ? g.k : g.n));
  if (g.bias != nullptr)
    g.bias = static_cast<const char*>(g.bias) + width * static_cast<size_t>(e * g.n);
  g.packed += e * ((g.n * g.k + 1) / 2);
  nybble_absmax& absmax = g.absmax;
  if (absmax.codes == nullptr) {
    absmax.values += e * scales;
    return g;
  }
  absmax.codes += e * scales;
  absmax.values += e * ((scales + absmax.block_size - 1) / absmax.block_size);
  if (absmax.offset != nullptr) absmax.offset += e;
  return g;
}

struct share {
  const std::vector<gemm_4bit_args>& products;
  bool gradient;
  std::atomic<bool>& failed;

  void run(int64_t begin, int64_t end) const {
    for (int64_t i = begin; i < end; ++i) {
      const gemm_4bit_args& g = products[static_cast<size_t>(i)];
      cpu::run(gradient ? &kernel_table::gemm_4bit_grad : &kernel_table::gemm_4bit, g);
    }
  }
};

void run_chunk(const void* context, int64_t begin, int64_t end) {
  const auto& work = *static_cast<const share*>(context);
  try {
    work.run(begin, end);
  } catch (const std::bad_alloc&) {
    work.failed = true;
  }
}

}  // namespace

void gemm_4bit_grouped(const gemm_4bit_grouped_args& args, bool gradient) {
  check_offsets(args);
  std::vector<gemm_4bit_args> many, few;
  for (int64_t e = 0, first = 0; e < args.experts; first = args.offsets[e++]) {
    const int64_t rows = args.offsets[e] - first;
    if (rows > 0) (rows > kFewRows ? many : few).push_back(product_of(args, gradient, e));
  }
  if (static_cast<int>(few.size()) < threads_allowed()) {
    many.insert(many.end(), few.begin(), few.end());
    few.clear();
  }
  std::atomic<bool> failed{false};
  share{many, gradient, failed}.run(0, static_cast<int64_t>(many.size()));
  const share work{few, gradient, failed};
  parallel_chunks(static_cast<int64_t>(few.size()), 1, run_chunk, &work);
  if (failed) throw std::bad_alloc();
  const int64_t done = args.experts > 0 ? args.offsets[args.experts - 1] : 0;
  const auto columns = static_cast<size_t>(gradient ? args.g.k : args.g.n);
  const size_t row = columns * check::bytes_of(args.g.dtype);
  std::memset(static_cast<char*>(args.g.out) + static_cast<size_t>(done) * row, 0,
              static_cast<size_t>(args.g.m - done) * row);
}

}  // namespace nybble::cpu
