// Products of experts with few rows: the GEMV kernel of stacked 4-bit weights (sm_90 and newer).
//
// Blocks of four warps take equal shares of the row tiles of all experts. A block uses less than
// half of its multiprocessor's shared memory and registers, so two blocks can run side by side: two
// of one launch, or blocks of two launches, of which the later one starts to read its weights
// before the earlier one ends.
#pragma once
#include "gemm4/device/gemv_microscaled.cuh"
#include "grouped/device/experts.cuh"

namespace nybble {

#if __CUDA_ARCH__ >= 900

// The row tiles [first, last) of a product.
struct gemv_part {
  int first, last;
};

// With kScalesBytes: converts the scales of the stage at `from` that this lane has copied to the
// high halves of float32 numbers.
NYBBLE_DEVICE void convert_scales(u32 from, int lane) {
  from += 16 * gemv_half_layout::kRow + lane * 16;
  const uint4 raw = shared_quad(from);
  const u32 count = raw.w >> 16,
            codes[2] = {__byte_perm(raw.x, raw.y, raw.w) &
                            (count < 4 ? (1u << 8 * count) - 1 : 0xffffffffu),
                        __byte_perm(raw.y, raw.z, raw.w) &
                            (count < 8 ? (1u << 8 * (max(count, 4u) - 4)) - 1 : 0xffffffffu)};
  float s[4];
#pragma unroll
  for (int i = 0; i < 2; i++) {
    // An exponent of 0 or 255 gets a fraction, for 2^-127 and NaN.
    const u32 special = (~ordinary_bytes(codes[i]) & 0x80808080u) >> 1;
    s[2 * i] = float_of((__byte_perm(codes[i], 0, 0x1404) >> 1) | __byte_perm(special, 0, 0x4140));
    s[2 * i + 1] =
        float_of((__byte_perm(codes[i], 0, 0x3424) >> 1) | __byte_perm(special, 0, 0x4342));
  }
  store_shared_quad(from + 512, s);
}

// As multiply_step, for scales that are the high halves of float32 numbers.
template <class T, int kColumnTiles, int kCount>
NYBBLE_DEVICE void multiply_exponents(float (&total)[kColumnTiles][4],
                                      const gemv_fragment<kColumnTiles, 32>& a, u32 from,
                                      int lane) {
  using L = gemv_pipeline<32, gemv_half_layout>;
  constexpr u32 kTable = L::kTable;
  const int g = lane >> 2, t = lane & 3;
  const u32 lane_address = (kTable & ~0xffffu) + lane * 4, row = from + g * L::kRow,
            scales = from + 16 * L::kRow + 512 + g * 32;
#pragma unroll
  for (int h = 0; h < kCount; h += 4) {
    const u32 at = scales + h * 4;
    const uint4 f0 = shared_quad(at), f1 = shared_quad(at + 8 * 32);
    const u32 s0[4] = {f0.x, f0.y, f0.z, f0.w}, s1[4] = {f1.x, f1.y, f1.z, f1.w};
#pragma unroll
    for (int b = h; b < min(h + 4, kCount); b++) {
      float part[kColumnTiles][4];
      const uint2 w0 = half_words(row, g, t, b), w1 = half_words(row + 8 * L::kRow, g, t, b);
      multiply_group<T, 0, 2, kTable>(part, a.x[b], w0, w1, lane_address);
      add_scaled(total, part, float_of(s0[b - h] << 16), float_of(s1[b - h] << 16));
      multiply_group<T, 2, 4, kTable>(part, a.x[b], w0, w1, lane_address);
      add_scaled(total, part, float_of(s0[b - h] & 0xffff0000u), float_of(s1[b - h] & 0xffff0000u));
    }
  }
}

// Computes the row tiles `part` of an expert's product. Calls `ready` when the first weights are in
// flight; `ready` fills the code table and waits for the previous kernel, if neither has been done.
// A stage is copied again as soon as it has been multiplied. So two stages are enough.
//
// kScalesE4M3: the four bytes of a group are copied like the float32 scale of a block of 64, so
// p.absmax.values is the address of the bytes, and p.absmax.codes that of the tensor's scale.
template <class T, int kColumnTiles, int kUnit, scale_form kScales, bool kEven, class Ready>
NYBBLE_DEVICE void gemv_of_part(const params::gemm4& p, gemv_part part, Ready ready) {
  constexpr int kTiles = policy::kGroupedGemvTiles / kColumnTiles;
  using L = gemv_pipeline<kUnit, gemv_half_layout>;
  using sums = gemv_partials<kColumnTiles * 8, kTiles, gemv_half_layout>;
  // A slice of `a` is small beside the weights that use it, unless there are two column tiles.
  using scheduler = gemv_scheduler_of<kTiles, kEven, gemv_half_layout, kColumnTiles == 2>;
  constexpr int kEvenGroups = L::kEvenSlice / 64;
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const u32 pipeline = pipeline_of<L>(0, warp), pipeline_end = pipeline + L::kPipelineBytes;
  const scheduler start(part.first, part.last, static_cast<int>(p.k), warp);
  gemv_producer<kScales == kScalesE4M3 ? kScalesSingle : kScales, kUnit, scheduler> producer(
      p, start, lane);
  raw_scales raw[L::kStages];
#pragma unroll
  for (int s = 0; s < L::kStages; s++) {
    const u32 to = pipeline + s * L::kStage;
    producer.copy_all_weights(to);
    producer.copy_scales(to, lane, raw[s]);
    cp_async_commit();
    producer.advance(lane);
  }
  ready();
  const gemv_epilogue share(static_cast<int>(p.m), L::kWarps);
  const float factor = kScales == kScalesBytes ? __ldg(p.absmax.values)
                       : kScales == kScalesE4M3
                           ? __ldg(reinterpret_cast<const float*>(p.absmax.codes))
                           : 1.0f;
  gemv_fragment<kColumnTiles, kUnit> a(p, lane);
  prefetch_bias(p, part.first, part.last);
  producer.load_codes();
  scheduler at = start;
  int have = at.k0;
  a.load(have);
  __syncthreads();
#pragma unroll
  for (int s = 0; s < L::kStages; s++) producer.store_scales(raw[s]);
  raw_scales late = raw[L::kStages - 1];  // nested scales are loaded with the weights
  u32 from = pipeline;
  while (at.more()) {
    if (at.group != part.first) __syncthreads();  // all threads have read the previous sums
    clear_sums<sums>(at, at.tiles, warp, lane);
    do {
      at.enter();
      const bool fresh = at.fresh();
      const int groups =
          min(L::kGroups,
              ((kEven ? at.limit(static_cast<int>(p.k)) : static_cast<int>(p.k)) - at.k0) / 64);
      if (at.r < at.tiles && at.k0 != have) a.load(have = at.k0);
#pragma unroll 1
      for (; at.r < at.tiles; at.r += at.stride) {
        cp_async_wait<L::kStages - 1>();
        if constexpr (kScales == kScalesBytes) convert_scales(from, lane);
        __syncwarp();
        float total[kColumnTiles][4];
        sums::each(at.r, warp, lane, [&](int n, int i, u32 place) {
          total[n][i] = fresh ? 0.0f : shared_float(place);
        });
        if constexpr (kScales == kScalesBytes) {
          if (groups <= kEvenGroups)
            multiply_exponents<T, kColumnTiles, kEvenGroups>(total, a, from, lane);
          else
            multiply_exponents<T, kColumnTiles, L::kGroups>(total, a, from, lane);
        } else if constexpr (kScales == kScalesE4M3) {
          multiply_microscaled<T, L::kTable>(total, a, copied_words<64>(from, lane),
                                             from + 16 * L::kRow, lane >> 2, lane, false, p, 0);
        } else if (kEven &&
                   (groups == kEvenGroups || (kScales == kScalesSingle && groups < kEvenGroups)))
          multiply_step<T, kUnit, false, kColumnTiles, kEvenGroups, gemv_half_layout>(
              total, a, from, lane, groups);
        else if (kScales == kScalesWords && groups < L::kGroups)
          multiply_step<T, kUnit, true, kColumnTiles, L::kGroups, gemv_half_layout>(total, a, from,
                                                                                    lane, groups);
        else
          multiply_step<T, kUnit, false, kColumnTiles, L::kGroups, gemv_half_layout>(total, a, from,
                                                                                     lane, groups);
        producer.store_scales(late);
        sums::each(at.r, warp, lane,
                   [&](int n, int i, u32 place) { store_shared(place, total[n][i]); });
        __syncwarp();  // all lanes have read the stage
        producer.copy_all_weights(from);
        producer.copy_scales(from, lane, late);
        cp_async_commit();
        producer.advance(lane);
        from = from + L::kStage == pipeline_end ? pipeline : from + L::kStage;
      }
    } while (at.next_chunk());
    __syncthreads();
    store_group<T, kColumnTiles * 8, kTiles, gemv_half_layout>(p, share, at.group, at.tiles, 0,
                                                               factor);
    at.next_group();
  }
}

template <class T, int kColumnTiles, class Ready>
NYBBLE_DEVICE void gemv_of_expert(const params::gemm4& g, gemv_part part, Ready ready) {
  const params::absmax& scales = g.absmax;
  if (g.block_shift == 4) {
    params::gemm4 bytes = g;
    bytes.block_shift = 6, bytes.absmax.values = reinterpret_cast<const float*>(scales.codes),
    bytes.absmax.codes = reinterpret_cast<const u8*>(scales.values);
    return gemv_of_part<T, kColumnTiles, 64, kScalesE4M3, true>(bytes, part, ready);
  }
  if (g.block_shift == 5) {
    if (scales.codes) return gemv_of_part<T, kColumnTiles, 32, kScalesBytes, true>(g, part, ready);
    return gemv_of_part<T, kColumnTiles, 32, kScalesSingle, true>(g, part, ready);
  }
  if (scales.codes) return gemv_of_part<T, kColumnTiles, 64, kScalesWords, true>(g, part, ready);
  if (g.k % 256 == 0 && g.block_shift == 6 && (reinterpret_cast<u64>(scales.values) & 15) == 0)
    return gemv_of_part<T, kColumnTiles, 64, kScalesWhole, false>(g, part, ready);
  gemv_of_part<T, kColumnTiles, 64, kScalesSingle, true>(g, part, ready);
}

// Up to 16 rows of an expert from row `first` on, whose work starts at unit `start` of all work.
struct gemv_segment {
  int expert, first, rows, start;
};

// For experts with up to p.most rows. All blocks have equal shares of the units of work.
//
// With pdl_prefetch, the block reads the offsets, and starts to copy weights, before it fills the
// table and waits for the previous kernel.
template <class T>
NYBBLE_DEVICE void grouped_gemv(const params::gemm4_grouped& p) {
  using L = gemv_half_layout;
  extern __shared__ __align__(1024) u8 shared[];
  u8* const window = shared - shared_address(shared);
  gemv_segment* const found = reinterpret_cast<gemv_segment*>(window + L::kBeyond);
  int* const sums = reinterpret_cast<int*>(found + 1);
  int* const starts = sums + L::kWarps;
  const bool known = codes_are_known(p.g), prefetch = p.g.pdl_prefetch && known;
  const auto begin = [&] {
    pdl_wait_if(!known);
    fill_code_table<T, L::kWarps * 32>(p.g, window + L::kTable);
    pdl_wait_if(!p.beside);
    pdl_launch_dependents();
  };
  bool ready = !prefetch;
  if (ready) begin();
  const int tiles = static_cast<int>((p.g.n + 15) / 16);
  const expert_list<int*> list(
      p, starts, sums,
      [&](i64 rows) {
        return rows <= p.most ? tiles * gemv_units(static_cast<int>(rows)) + p.change : 0;
      },
      fails_assertion());
  // A share starts at list.all * block / gridDim.x. So if the number of experts divides the number
  // of blocks, no block has parts of two experts. A division takes longer.
  const auto start_of_share = [&](u32 block) {
    const u64 product = static_cast<u64>(static_cast<u32>(list.all)) * block;
    return block == gridDim.x ? list.all
           : product >> 32 == 0
               ? static_cast<int>(__umulhi(static_cast<u32>(product), p.share_factor))
               : static_cast<int>(product / gridDim.x);
  };
  const int end = start_of_share(blockIdx.x + 1);
  const auto begin_once = [&] {
    if (!ready) begin();
    ready = true;
  };
  for (int at = start_of_share(blockIdx.x); at < end;) {
    visit_gemv_rows(
        p, list, at, tiles, p.change, L::kWarps * 32,
        [&](int e, int first, int rows, int start) { *found = {e, first, rows, start}; });
    __syncthreads();
    const gemv_segment s = *found;
    const bool many = s.rows > 8;
    const auto tiles_before = [&](int units) { return many ? (units + 2) / 3 : (units + 1) >> 1; };
    const gemv_part part = {max(0, tiles_before(at - s.start)),
                            min(tiles, tiles_before(end - s.start))};
    if (part.first < part.last) {
      const params::gemm4 g = product_of<T, false>(p, {s.expert, s.first, s.rows});
      if (many)
        gemv_of_expert<T, 2>(g, part, begin_once);
      else
        gemv_of_expert<T, 1>(g, part, begin_once);
      cp_async_commit();
      cp_async_wait<0>();
    }
    at = s.start + tiles * (many ? 3 : 2);
    __syncthreads();  // before the next product writes to shared memory
  }
  begin_once();
  if (p.clear) clear_rows(p, p.g.out, p.g.n, sizeof(typename T::storage));
  pdl_wait_if(p.beside);
}

#endif

}  // namespace nybble
