// Measures the choices for a 4-bit product: the time per launch inside a CUDA graph. Successive
// launches read different weights, so that no weight is in the L2 cache.
#include <algorithm>
#include <memory>
#include <random>

#include "cuda/capture.h"
#include "cuda/device.h"
#include "cuda/driver.h"
#include "cuda/launch.h"
#include "cuda/memory.h"
#include "cuda/shapes.h"
#include "cuda/workspace.h"
#include "gemm4/tuned.h"

namespace nybble::cuda {
namespace {

constexpr int kTurns = 5;                // turns per choice; the result is their median
constexpr float kTurnUs = 1500;          // least duration of a turn, because timers are coarse
constexpr int64_t kMostWeights = 32;     // launches in a graph
constexpr size_t kMostBytes = 2u << 30;  // of all weights

template <class T, CUresult (*kDestroy)(T)>
struct destroyer {
  using pointer = T;
  void operator()(T handle) const { kDestroy(handle); }
};
template <class T, CUresult (*kDestroy)(T)>
using owned = std::unique_ptr<T, destroyer<T, kDestroy>>;
using owned_stream = owned<CUstream, cuStreamDestroy_v2>;
using owned_event = owned<CUevent, cuEventDestroy_v2>;
using owned_graph = owned<CUgraph, cuGraphDestroy>;
using owned_exec = owned<CUgraphExec, cuGraphExecDestroy>;

owned_event new_event() {
  CUevent event = nullptr;
  check(cuEventCreate(&event, CU_EVENT_DEFAULT), "cuEventCreate");
  return owned_event(event);
}

// Fills device memory with repeated copies of a host array.
template <class T>
void fill(void* device, size_t bytes, const std::vector<T>& with) {
  for (size_t at = 0; at < bytes; at += with.size() * sizeof(T))
    copy_in(static_cast<char*>(device) + at, with.data(),
            std::min(bytes - at, with.size() * sizeof(T)));
}

// The operands of the measured products, one weight for each launch. The codes are random, and the
// values of `a` are between 0.5 and 1 with random signs, because the power that a product needs,
// and so its speed, depends on its data.
class operands {
 public:
  operands(const gemm_4bit_args& g, int64_t weights)
      : g_(g),
        packed_bytes_(static_cast<size_t>(ceil_div(g.n * g.k, 512) * 256)),
        scales_(static_cast<size_t>(ceil_div(ceil_div(g.n * g.k, g.block_size), 64) * 64)),
        packed_(packed_bytes_ * static_cast<size_t>(weights)),
        values_(scales_ * sizeof(float) * static_cast<size_t>(weights)),
        codes_(g.absmax.codes != nullptr ? scales_ * static_cast<size_t>(weights) : 0),
        code_(256 * sizeof(float)),
        offset_(sizeof(float)),
        a_(static_cast<size_t>(g.m * g.k) * 2),
        out_(static_cast<size_t>(g.m * g.n) * 2) {
    std::mt19937_64 random(1);  // NOLINT(bugprone-random-generator-seed): the same data in each run
    std::vector<uint64_t> bits(1 << 20);
    for (uint64_t& word : bits) word = random();
    fill(packed_.as<void>(), packed_bytes_ * static_cast<size_t>(weights), bits);
    if (g.absmax.codes != nullptr)
      fill(codes_.as<void>(), scales_ * static_cast<size_t>(weights), bits);
    const bool bf16 = g.dtype == NYBBLE_BF16;
    const uint64_t kept = bf16 ? 0x807f807f807f807f : 0x83ff83ff83ff83ff,
                   half = bf16 ? 0x3f003f003f003f00 : 0x3800380038003800;
    for (uint64_t& word : bits) word = (word & kept) | half;
    fill(a_.as<void>(), static_cast<size_t>(g.m * g.k) * 2, bits);
    const std::vector<float> scale(1 << 16, 0.01f);
    fill(values_.as<void>(), scales_ * sizeof(float) * static_cast<size_t>(weights), scale);
    fill(code_.as<void>(), 256 * sizeof(float), scale);
    fill(offset_.as<void>(), sizeof(float), std::vector<float>(1));
  }
  // Returns the product with weight `i`.
  gemm_4bit_args product(int64_t i, const gemm4_choice& choice) const {
    gemm_4bit_args g = g_;
    const size_t at = static_cast<size_t>(i);
    g.a = a_.as<void>(), g.out = out_.as<void>(), g.choice = &choice;
    g.packed = packed_.as<uint8_t>() + at * packed_bytes_;
    g.absmax.values = values_.as<float>() + at * scales_;
    if (g.absmax.codes != nullptr) {
      g.absmax.codes = codes_.as<uint8_t>() + at * scales_;
      g.absmax.code = code_.as<float>(), g.absmax.offset = offset_.as<float>();
    }
    return g;
  }

 private:
  gemm_4bit_args g_;
  size_t packed_bytes_, scales_;
  buffer packed_, values_, codes_, code_, offset_, a_, out_;
};

// A graph with one launch for each weight.
owned_exec record(const operands& data, int64_t weights, const gemm4_choice& choice, int32_t device,
                  CUstream stream) {
  gemm_4bit(data.product(0, choice), device, stream);  // loads its kernels
  check(cuStreamSynchronize(stream), "cuStreamSynchronize");
  check(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED), "cuStreamBeginCapture");
  CUgraph captured = nullptr;
  try {
    for (int64_t i = 0; i < weights; i++) gemm_4bit(data.product(i, choice), device, stream);
  } catch (...) {
    if (cuStreamEndCapture(stream, &captured) == CUDA_SUCCESS) cuGraphDestroy(captured);
    throw;
  }
  check(cuStreamEndCapture(stream, &captured), "cuStreamEndCapture");
  const owned_graph graph(captured);
  CUgraphExec exec = nullptr;
  check(cuGraphInstantiateWithFlags(&exec, captured, 0), "cuGraphInstantiate");
  return owned_exec(exec);
}

// Returns the microseconds that `replays` replays take. One replay before them evicts other data
// from the cache.
float time_of(CUgraphExec graph, int replays, CUstream stream, CUevent start, CUevent stop) {
  check(cuGraphLaunch(graph, stream), "cuGraphLaunch");
  check(cuEventRecord(start, stream), "cuEventRecord");
  for (int i = 0; i < replays; i++) check(cuGraphLaunch(graph, stream), "cuGraphLaunch");
  check(cuEventRecord(stop, stream), "cuEventRecord");
  check(cuEventSynchronize(stop), "cuEventSynchronize");
  float ms = 0;
  check(cuEventElapsedTime(&ms, start, stop), "cuEventElapsedTime");
  return ms * 1000;
}

}  // namespace

std::vector<float> measure(const gemm_4bit_args& g, const std::vector<gemm4_choice>& choices,
                           int32_t device) {
  const relaxed mode;  // other threads may capture graphs meanwhile
  const int64_t bytes = ceil_div(g.n * g.k, 2) + 4 * ceil_div(g.n * g.k, g.block_size),
                weights = std::min({kMostWeights, 3 * int64_t{facts(device).l2_bytes} / bytes + 2,
                                    std::max<int64_t>(1, int64_t{kMostBytes} / bytes)});
  const operands data(g, weights);
  CUstream made = nullptr;
  check(cuStreamCreate(&made, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
  const owned_stream stream(made);
  const owned_event start = new_event(), stop = new_event();
  std::vector<owned_exec> graphs;
  std::vector<int> replays;
  for (const gemm4_choice& choice : choices) {
    graphs.push_back(record(data, weights, choice, device, made));
    const float rough = time_of(graphs.back().get(), 1, made, start.get(), stop.get());
    replays.push_back(std::max(1, static_cast<int>(kTurnUs / std::max(rough, 1.0f))));
  }
  std::vector<std::vector<float>> times(choices.size());
  for (int turn = 0; turn < kTurns; turn++)  // in turns: clock rates drift
    for (size_t i = 0; i < graphs.size(); i++)
      times[i].push_back(time_of(graphs[i].get(), replays[i], made, start.get(), stop.get()) /
                         static_cast<float>(replays[i] * weights));
  graphs.clear();  // the workspaces are large, and torch may need the memory
  free_unused_workspaces(device);
  std::vector<float> medians;
  for (std::vector<float>& one : times) {
    std::nth_element(one.begin(), one.begin() + kTurns / 2, one.end());
    medians.push_back(one[kTurns / 2]);
  }
  return medians;
}

}  // namespace nybble::cuda
