// C API of the optimizer steps. All tensors are checked before any tensor is changed.
#include <string>

#include "core/check.h"
#include "core/dispatch.h"
#include "core/error.h"

namespace check = nybble::check;

namespace {

void tensor(const nybble::optimizer_args& o, int32_t i, int bits) {
  const nybble_parameter& t = o.parameters[i];
  // only errors need the name; making it takes longer than all checks
  const auto name = [i](const char* field) {
    return "parameters[" + std::to_string(i) + "]." + field;
  };
  const auto required = [&](const char* field, const void* value, size_t alignment) {
    const bool fine = value != nullptr && reinterpret_cast<uintptr_t>(value) % alignment == 0;
    if (!fine) check::pointer(name(field).c_str(), value, alignment);
  };
  if (t.n == 0) return;
  if (t.n < 0 || t.n > check::kMostElements) check::count(name("n").c_str(), t.n);
  if (t.step < 1) check::fail(name("step").c_str(), std::to_string(t.step), "1 or more");
  required("p", t.p, check::bytes_of(o.dtype));
  required("g", t.g, check::bytes_of(o.dtype));
  const size_t state_alignment = bits == 32 ? alignof(float) : 1;
  required("state1", t.state1, state_alignment);
  if (bits != 32) required("absmax1", t.absmax1, alignof(float));
  if (o.optimizer == NYBBLE_SCHEDULE_FREE) required("state2", t.state2, check::bytes_of(o.dtype));
  if (nybble::has_two_states(o.optimizer)) {
    required("state2", t.state2, state_alignment);
    if (bits != 32) required("absmax2", t.absmax2, alignof(float));
  }
  if (t.norm != nullptr) required("norm", t.norm, alignof(float));
}

// Checks a step and returns whether there is anything to do. The checks are the same for all
// devices, with one exception: only maps in CPU memory have their values checked.
bool check_step(const nybble::optimizer_args& o, const nybble_hyperparameters* h, int bits,
                int32_t device, const void* stream) {
  check::device_and_stream(device, stream);
  const int optimizer = static_cast<int>(o.optimizer);
  if (optimizer < NYBBLE_ADAM || optimizer > NYBBLE_SCHEDULE_FREE)
    check::fail("optimizer", std::to_string(optimizer),
                "0 (NYBBLE_ADAM) to 8 (NYBBLE_SCHEDULE_FREE)");
  if (bits == 4 && optimizer != NYBBLE_ADAM)
    check::fail("optimizer", std::to_string(optimizer), "0 (NYBBLE_ADAM) for 4-bit states");
  check::dtype(o.dtype);
  if (o.count < 0) check::fail("count", std::to_string(o.count), "0 or more");
  check::pointer("hyperparameters", h, alignof(nybble_hyperparameters));
  if (h->stochastic_rounding != 0 && !nybble::has_two_states(o.optimizer))
    check::fail("stochastic_rounding", std::to_string(h->stochastic_rounding),
                "0 for optimizers with one state");
  if (bits == 4 && h->max_unorm > 0.0f)
    check::fail("max_unorm", std::to_string(h->max_unorm), "0 for 4-bit states");
  if (o.count == 0) return false;
  check::pointer("parameters", o.parameters, alignof(nybble_parameter));
  if (bits != 32) {
    const int entries = 1 << bits;
    check::state_map("code1", o.code1, entries, device);
    if (nybble::has_two_states(o.optimizer)) check::state_map("code2", o.code2, entries, device);
  }
  for (int32_t i = 0; i < o.count; ++i) tensor(o, i, bits);
  return true;
}

nybble_status step(int bits, nybble::optimizer_args args, const nybble_hyperparameters* h,
                   int32_t device, void* stream) {
  return nybble::guard([&] {
    if (!check_step(args, h, bits, device, stream)) return;
    args.h = *h;
    if (bits == 4) return NYBBLE_DISPATCH(optimizer_4bit, args, device, stream);
    if (bits == 8) return NYBBLE_DISPATCH(optimizer_8bit, args, device, stream);
    NYBBLE_DISPATCH(optimizer_32bit, args, device, stream);
  });
}

}  // namespace

extern "C" {

nybble_status nybble_optimizer_update_8bit(nybble_optimizer optimizer, nybble_dtype dtype,
                                           const nybble_parameter* parameters, int32_t count,
                                           const nybble_hyperparameters* hyperparameters,
                                           const float* code1, const float* code2, int32_t device,
                                           void* stream) {
  return step(8, {optimizer, dtype, parameters, count, {}, code1, code2}, hyperparameters, device,
              stream);
}

nybble_status nybble_optimizer_update_32bit(nybble_optimizer optimizer, nybble_dtype dtype,
                                            const nybble_parameter* parameters, int32_t count,
                                            const nybble_hyperparameters* hyperparameters,
                                            int32_t device, void* stream) {
  return step(32, {optimizer, dtype, parameters, count, {}, nullptr, nullptr}, hyperparameters,
              device, stream);
}

nybble_status nybble_optimizer_update_4bit(nybble_optimizer optimizer, nybble_dtype dtype,
                                           const nybble_parameter* parameters, int32_t count,
                                           const nybble_hyperparameters* hyperparameters,
                                           const float* code1, const float* code2, int32_t device,
                                           void* stream) {
  return step(4, {optimizer, dtype, parameters, count, {}, code1, code2}, hyperparameters, device,
              stream);
}

}  // extern "C"
