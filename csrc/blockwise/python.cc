// Python bindings of the blockwise operations.
#include "python/call.h"

namespace nybble::python {

// A, absmax, out, blocksize, quant_type, quant_storage -> packed, QuantState
object* quantize_4bit(call& c) {
  const tensor a = c.floating(c.argument(0));
  const int64_t block = c.absent(3) ? 64 : c.whole(c.argument(3), 32, 4096);
  const nybble_quant_type type = c.quant_type(c.argument(4));
  c.require((c.absent(5) || c.is(5, kUint8)) && a.ndim <= kMostDimensions);
  object* const code = c.code_book(type == NYBBLE_NF4 ? kNf4 : kFp4);
  if (!c.ready()) return c.refuse();
  const int64_t bytes[] = {(a.count + 1) / 2, 1}, blocks[] = {ceil_div(a.count, block)};
  const tensor packed = c.fresh_or(2, kU8, bytes, 2), absmax = c.fresh_or(1, kF32, blocks, 1);
  return c.finish_state(
      [&] {
        return nybble_quantize_4bit(a.data, a.floating(), a.count, static_cast<int32_t>(block),
                                    type, nullptr, absmax.as<float>(), packed.as<uint8_t>(),
                                    c.device(), c.stream());
      },
      &a, code, block, c.argument(4), a.type);
}

// A, quant_state, out -> values. Refuses an A of shape [1, n]: for this shape the general path
// returns a transposed result.
object* dequantize_4bit(call& c) {
  const weight w = c.scales(c.argument(1));
  const dtype type = c.floating_type(c.attribute(c.argument(1), kDtype));
  const tensor packed = c.packed(c.argument(0), w.count);
  c.require(packed.ndim != 2 || packed.shape[0] != 1);
  if (!c.ready()) return c.refuse();
  const tensor out =
      c.absent(2) ? c.pooled(type, w.shape, w.ndim) : c.fresh_or(2, type, w.shape, w.ndim);
  return c.finish([&] {
    return nybble_dequantize_4bit(packed.as<uint8_t>(), &w.absmax, w.count, w.block_size, w.type,
                                  nullptr, out.data, out.floating(), c.device(), c.stream());
  });
}

// A, code, absmax, out, blocksize -> codes, QuantState
object* quantize_blockwise(call& c) {
  const tensor a = c.floating(c.argument(0));
  const int64_t block = c.whole(c.argument(4), 1, INT32_MAX);
  const bool dynamic = c.absent(1);
  object* const code = dynamic ? c.code_book(kDynamic) : c.argument(1);
  const tensor values = c.array(code, kF32, 256);
  if (!c.ready()) return c.refuse();
  const int64_t blocks[] = {ceil_div(a.count, block)};
  const tensor codes = c.fresh_or(3, kU8, a.shape, a.ndim), absmax = c.fresh_or(2, kF32, blocks, 1);
  return c.finish_state(
      [&] {
        return nybble_quantize_blockwise(a.data, a.floating(), a.count, static_cast<int32_t>(block),
                                         dynamic ? nullptr : values.as<float>(), absmax.as<float>(),
                                         codes.as<uint8_t>(), c.device(), c.stream());
      },
      nullptr, code, block, c.known(kNone), a.type);
}

// A, quant_state (not nested), out -> values
object* dequantize_blockwise(call& c) {
  object* const state = c.argument(1);
  c.require(state != c.known(kNone));
  const tensor codes = c.array(c.argument(0), kU8);
  const int64_t block = c.whole(c.attribute(state, kBlockSize), 1, INT32_MAX);
  const tensor absmax = c.array(c.attribute(state, kAbsmax), kF32, ceil_div(codes.count, block));
  const tensor book = c.array(c.attribute(state, kCode), kF32, 256);
  const dtype type = c.floating_type(c.attribute(state, kDtype));
  c.require(c.attribute(state, kState2) == c.known(kNone));
  if (!c.ready()) return c.refuse();
  const tensor out = c.absent(2) ? c.pooled(type, codes.shape, codes.ndim)
                                 : c.fresh_or(2, type, codes.shape, codes.ndim);
  return c.finish([&] {
    return nybble_dequantize_blockwise(codes.as<uint8_t>(), absmax.as<float>(), book.as<float>(),
                                       codes.count, static_cast<int32_t>(block), out.data,
                                       out.floating(), c.device(), c.stream());
  });
}

}  // namespace nybble::python
