// Chooses the CPU implementation.
#include "cpu/dispatch.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <string>

#include "core/error.h"

namespace nybble::cpu {
namespace {

const kernel_table* const kBestFirst[] = {
#if defined(NYBBLE_AMX)
    &amxbf16_table,
#endif
#if defined(__x86_64__)
    &avx512bf16_table, &avx512_table, &avx2_table,
#elif defined(__aarch64__)
    &neondot_table,
    &neon_table,
#endif
    &portable_table,
};
constexpr int32_t kCount = static_cast<int32_t>(sizeof kBestFirst / sizeof kBestFirst[0]);

std::atomic<const kernel_table*> chosen{nullptr};

std::string available() {
  std::string names;
  for (const kernel_table* table : kBestFirst) {
    if (!table->supported()) continue;
    if (!names.empty()) names += ", ";
    names += table->name;
  }
  return names;
}

const kernel_table* named(const char* source, const char* name) {
  for (const kernel_table* table : kBestFirst) {
    if (std::strcmp(table->name, name) != 0) continue;
    if (table->supported()) return table;
    throw unsupported(std::string(source) + ": " + name + " requires " + table->description +
                      ", which this CPU or system does not support; available: " + available());
  }
  throw invalid_argument(std::string(source) + ": '" + name +
                         "' is not the name of a CPU implementation; available: " + available());
}

const kernel_table* automatic() {
  const char* wanted = std::getenv("NYBBLE_FORCE_CPU");
  if (wanted != nullptr && *wanted != '\0') return named("NYBBLE_FORCE_CPU", wanted);
  for (const kernel_table* table : kBestFirst)
    if (table->supported()) return table;
  return &portable_table;
}

}  // namespace

int32_t implementation_count() { return kCount; }

const kernel_table& implementation(int32_t index) { return *kBestFirst[index]; }

const kernel_table& active() {
  const kernel_table* table = chosen.load(std::memory_order_acquire);
  if (table != nullptr) return *table;
  table = automatic();
  const kernel_table* none = nullptr;
  // the choice of another thread that called force() has priority
  return chosen.compare_exchange_strong(none, table) ? *table : *none;
}

void force(const char* name) {
  chosen.store(name == nullptr ? automatic() : named("name", name), std::memory_order_release);
}

}  // namespace nybble::cpu
