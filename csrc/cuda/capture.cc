// Queries stream captures and their graphs.
#include "cuda/capture.h"

#include <algorithm>
#include <set>

namespace nybble::cuda {
namespace {

constexpr std::size_t kNodesAhead = 256;  // search limit; a model's layer has a few dozen

struct edge {  // the layout of CUgraphEdgeData, which the driver writes
  unsigned char from_port, to_port, type, reserved[5];
  bool waits() const { return from_port == 0 && to_port == 0 && type == 0; }
};
static_assert(sizeof(edge) == 8);

// Gets the nodes on which `node` depends, and the edges from them. Returns false if the driver does
// not report them.
bool dependencies_of(CUgraphNode node, std::vector<CUgraphNode>& from, std::vector<edge>& edges) {
  std::size_t count = kNodesAhead;
  from.assign(count, nullptr);
  edges.assign(count, edge{});
  if (cuGraphNodeGetDependencies_v2(node, from.data(),
                                    reinterpret_cast<CUgraphEdgeData*>(edges.data()),
                                    &count) != CUDA_SUCCESS) {
    // Drivers before 12.3 have no edges with data. Newer drivers have this function, but it reports
    // an error if an edge has data.
    count = kNodesAhead;
    if (cuGraphNodeGetDependencies(node, from.data(), &count) != CUDA_SUCCESS) return false;
  }
  from.resize(std::min(count, kNodesAhead));
  return true;
}

}  // namespace

capture_place place_of(void* stream) {
  capture_place here;
  if (stream == nullptr) return here;  // the legacy stream is never captured
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
  cuuint64_t capture = 0;
  CUgraph graph = nullptr;
  const CUgraphNode* nodes = nullptr;
  size_t count = 0;
  if (cuStreamGetCaptureInfo_v2(static_cast<CUstream>(stream), &status, &capture, &graph, &nodes,
                                &count) != CUDA_SUCCESS)
    return here;
  here.spoilt = status == CU_STREAM_CAPTURE_STATUS_INVALIDATED;
  if (status != CU_STREAM_CAPTURE_STATUS_ACTIVE) return here;
  here.capture = capture, here.graph = graph, here.nodes.assign(nodes, nodes + count);
  return here;
}

CUgraphNode find_before(const capture_place& here, const std::vector<captured_product>& products) {
  std::vector<CUgraphNode> ahead = here.nodes, from;
  std::set<CUgraphNode> seen(ahead.begin(), ahead.end());
  std::vector<edge> edges;
  const auto add = [&](CUgraphNode node) {
    if (seen.insert(node).second) ahead.push_back(node);
  };
  for (std::size_t i = 0; i < ahead.size() && i < kNodesAhead; i++) {
    const CUgraphNode node = ahead[i];
    for (const captured_product& product : products) {
      if (product.last != node) continue;
      if (product.wanted) return node;
      for (const CUgraphNode before : product.ahead) add(before);
    }
    if (!dependencies_of(node, from, edges)) continue;
    for (std::size_t j = 0; j < from.size(); j++)
      if (edges[j].waits()) add(from[j]);
  }
  return nullptr;
}

}  // namespace nybble::cuda
