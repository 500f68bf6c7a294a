// Exported functions that describe the library and select the CPU implementation.
#include "core/error.h"
#include "cpu/dispatch.h"
#include "nybble/nybble.h"

extern "C" {

int32_t nybble_abi_version(void) { return NYBBLE_ABI_VERSION; }

const char* nybble_version(void) { return NYBBLE_VERSION_TEXT; }

const char* nybble_last_error(void) { return nybble::last_error(); }

int32_t nybble_cpu_count(void) { return nybble::cpu::implementation_count(); }

const char* nybble_cpu_name(int32_t index, int32_t* supported) {
  if (index < 0 || index >= nybble::cpu::implementation_count()) return nullptr;
  const nybble::cpu::kernel_table& table = nybble::cpu::implementation(index);
  if (supported != nullptr) *supported = table.supported() ? 1 : 0;
  return table.name;
}

const char* nybble_cpu_active(void) {
  const char* name = nullptr;
  nybble::guard([&name] { name = nybble::cpu::active().name; });
  return name;
}

nybble_status nybble_cpu_force(const char* name) {
  return nybble::guard([name] { nybble::cpu::force(name); });
}

}  // extern "C"
