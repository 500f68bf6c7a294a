// Tests the choice of launches for optimizer steps.
#include "optim/plan.h"

#include <string>

#include "tests/check.h"

int main() {
  using namespace nybble::cuda;
  const struct {
    bool limited;
    int64_t most_units, blocks, resident;
    optim_path path;
  } rows[] = {
      {false, 1, 1, 264, optim_path::step},
      {false, 1 << 20, 1 << 16, 0, optim_path::step},
      {true, 1, 1, 0, optim_path::fused_norms},
      {true, 16, 36, 0, optim_path::fused_norms},
      {true, 17, 2, 264, optim_path::cooperative},
      {true, 264 * 16, 264, 264, optim_path::cooperative},
      {true, 264 * 16 + 1, 265, 264, optim_path::norms_first},
      {true, 17, 2, 0, optim_path::norms_first},
  };
  for (const auto& r : rows)
    NYBBLE_EXPECT(choose_optim_path(r.limited, r.most_units, r.blocks, r.resident) == r.path,
                  std::to_string(r.most_units) + " units in " + std::to_string(r.blocks) +
                      " blocks, " + std::to_string(r.resident) + " resident");
  return nybble::test::report("optim_plan");
}
