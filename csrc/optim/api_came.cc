// C API of the step of CAME.
#include <string>

#include "core/check.h"
#include "core/error.h"
#include "cuda/launch.h"

namespace check = nybble::check;

namespace {

using launcher = void (*)(const nybble_came&, int32_t, void*);

void factors(const char* row_name, const float* row, const char* col_name, const float* col) {
  check::pointer(row_name, row, alignof(float));
  check::pointer(col_name, col, 16);
}

// Checks the arguments that both parts of a step of CAME read: the sums and the update. Returns
// whether there is anything to do.
bool check_came(const nybble_came* c, int32_t device, const void* stream) {
  check::device_and_stream(device, stream);
  check::pointer("came", c, alignof(nybble_came));
  check::dtype(c->dtype);
  check::count("matrices", c->matrices);
  check::count("rows", c->rows);
  check::count("cols", c->cols);
  check::product("matrices * rows", c->matrices, c->rows);
  check::product("matrices * rows * cols", c->matrices * c->rows, c->cols);
  if (c->cols % 8 != 0) check::fail("cols", std::to_string(c->cols), "a multiple of 8");
  if (c->matrices * c->rows * c->cols == 0) return false;
  check::pointer("g", c->g, 16);
  if (c->m != nullptr) {
    check::pointer("m", c->m, 16);
    if (c->code != nullptr) check::pointer("code", c->code, alignof(float));
    if (c->code != nullptr) check::pointer("absmax", c->absmax, alignof(float));
  }
  return true;
}

void check_sums(const nybble_came& c) {
  check::count("strips", c.strips, 1);
  check::product("matrices * strips", c.matrices, c.strips);
  check::pointer("row_sums", c.row_sums, alignof(float));
  check::pointer("col_sums", c.col_sums, alignof(float));
  if (c.row != nullptr) factors("row", c.row, "col", c.col);
}

void check_step(const nybble_came& c) {
  check::pointer("p", c.p, 16);
  check::pointer("m", c.m, 16);
  check::pointer("scale", c.scale, alignof(float));
  factors("row", c.row, "col", c.col);
  factors("res_row", c.res_row, "res_col", c.res_col);
}

void check_update(const nybble_came& c) {
  check::pointer("m", c.m, 16);
  check_sums(c);
  check::pointer("p", c.p, 16);
  factors("row", c.row, "col", c.col);
  factors("res_row", c.res_row, "res_col", c.res_col);
  check::pointer("sq_row", c.sq_row, alignof(float));
  check::pointer("sq_col", c.sq_col, alignof(float));
  check::pointer("res_sq_row", c.res_sq_row, alignof(float));
  check::pointer("res_sq_col", c.res_sq_col, alignof(float));
}

nybble_status run(const nybble_came* c, int32_t device, void* stream,
                  void (*check_part)(const nybble_came&), launcher launch) {
  return nybble::guard([&] {
    if (!check_came(c, device, stream)) return;
    check_part(*c);
    check::cuda_device("came", device);
    launch(*c, device, stream);
  });
}

}  // namespace

extern "C" {

nybble_status nybble_came_sums(const nybble_came* came, int32_t device, void* stream) {
  const auto check_part = [](const nybble_came& c) {
    check_sums(c);
    if (c.m != nullptr) check::pointer("scale", c.scale, alignof(float));
  };
  return run(came, device, stream, check_part, nybble::cuda::came_sums);
}

nybble_status nybble_came_step(const nybble_came* came, int32_t device, void* stream) {
  return run(came, device, stream, check_step, nybble::cuda::came_step);
}

nybble_status nybble_came_update(const nybble_came* came, int32_t device, void* stream) {
  return run(came, device, stream, check_update, nybble::cuda::came_update);
}

}  // extern "C"
