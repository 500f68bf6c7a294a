// The kernels of products with user functions. They are created once for each image family.
#include "gemm4/kernels.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

#include "cuda/launch.h"

namespace nybble::cuda {

gemm4_kernels& user_kernels(const char* family, bool has_decode, bool has_epilogue) {
  struct entry {
    entry(const char* name, bool decodes, bool finishes)
        : family(name),
          kernels(family.c_str(), family.c_str(), family.c_str(), family.c_str(), decodes,
                  finishes) {}
    const std::string family;
    gemm4_kernels kernels;
  };
  using key = std::tuple<std::string, bool, bool>;
  static std::mutex lock;
  static auto* const known = new std::map<key, std::unique_ptr<entry>>;  // threads may outlive it
  const std::lock_guard<std::mutex> hold(lock);
  std::unique_ptr<entry>& found = (*known)[{family, has_decode, has_epilogue}];
  if (found == nullptr) found = std::make_unique<entry>(family, has_decode, has_epilogue);
  return found->kernels;
}

}  // namespace nybble::cuda
