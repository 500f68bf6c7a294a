// The launch geometry and the argument record of the skinny GEMM of stacked weights, for its kernel
// and its launcher.
#pragma once
#include "device/params.h"
#include "device/policy.h"

namespace nybble {
namespace policy {

// A unit of work has kGroupedSkinnyRows rows of W, and a step kGroupedSkinnyStep values along K. A
// stage has up to 32 rows of `a`. Two buffers have the scales of two steps each. A block can list
// kGroupedSkinnyListed experts.
constexpr int kGroupedSkinnyRows = 256, kGroupedSkinnyStep = 256, kGroupedSkinnyStages = 3,
              kGroupedSkinnyListed = 512,
              kGroupedSkinnyScaleBytes = kGroupedSkinnyRows * kGroupedSkinnyStep / 8,
              kGroupedSkinnyStageBytes =
                  kGroupedSkinnyRows * kGroupedSkinnyStep / 2 + 32 * kGroupedSkinnyStep * 2,
              kGroupedSkinnyBytes = 0x10000 + kGroupedSkinnyStages * kGroupedSkinnyStageBytes +
                                    2 * kGroupedSkinnyScaleBytes + kGroupedSkinnyListed * 4 + 128;
static_assert(kGroupedSkinnyBytes <= 227 * 1024);

}  // namespace policy
namespace params {

// a_maps: the maps of `a` with boxes of 8, 16, 24 and 32 rows.
struct gemm4_grouped_skinny {
  tensor_map a_maps[4], w_map, scales_map;
  gemm4_grouped e;
};

}  // namespace params
}  // namespace nybble
