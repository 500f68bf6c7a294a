// Fuzzes the C interface for a given time with random functions, sizes, types, nulls, misalignments
// and bytes. Sanitizers find the memory errors. This program checks that each call returns a known
// status, and an error text if it fails. Several callers run at once, each with its own seed.
//   fuzz [seconds] [seed] [implementation] [callers]
#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include "nybble/call.h"
#include "tests/check.h"
#include "tests/reference.h"

using namespace nybble::test;

namespace {

thread_local std::mt19937_64 random_bits;

int64_t below(int64_t n) { return static_cast<int64_t>(random_bits() % static_cast<uint64_t>(n)); }
bool rarely() { return below(24) == 0; }

// Returns a size near a multiple of a vector, block or tile size, or rarely an invalid size.
int64_t size(int64_t most) {
  static const int64_t kBorders[] = {0,  1,  2,  7,  8,  15,  16,  17,  31,
                                     32, 33, 63, 64, 65, 127, 128, 255, 256};
  if (rarely() && rarely()) return below(2) == 0 ? -below(5) : INT64_MAX - below(3);
  const int64_t n = below(2) == 0 ? kBorders[below(18)] : below(most + 1);
  return n < most ? n : most;
}

// A buffer of exactly the bytes that a call may access, so that a sanitizer detects an access to
// the first byte after it.
class memory {
 public:
  explicit memory(int64_t bytes) : bytes_(static_cast<size_t>(bytes > 0 ? bytes : 0)) {
    storage_.reset(new unsigned char[bytes_ + 8]);
    for (size_t i = 0; i < bytes_; ++i) data()[i] = static_cast<unsigned char>(random_bits());
  }
  unsigned char* data() { return storage_.get() + 8; }
  template <class T>
  T* as() {
    if (rarely() && rarely()) return nullptr;
    // misaligned if T is larger than a byte
    if (rarely() && rarely()) return reinterpret_cast<T*>(data() - 1);
    return reinterpret_cast<T*>(data());
  }

 private:
  size_t bytes_;
  std::unique_ptr<unsigned char[]> storage_;
};

struct choice {
  nybble_dtype dtype = static_cast<nybble_dtype>(rarely() ? below(5) : below(3));
  nybble_quant_type type = static_cast<nybble_quant_type>(rarely() ? below(6) : below(4));
  int32_t block4 = rarely() ? static_cast<int32_t>(below(5000)) : 16 << below(9);
  int32_t block8 = static_cast<int32_t>(1 + below(600));
  int32_t device = rarely() && rarely() ? static_cast<int32_t>(below(4)) - 2 : NYBBLE_CPU;
  std::vector<float> book = book4(NYBBLE_CODE16), map = dynamic_map(below(2) == 0);
  const float* code() const { return type == NYBBLE_CODE16 || rarely() ? book.data() : nullptr; }
  int64_t wide() const { return bytes_of(dtype); }
};

int64_t room(int64_t n) {
  return n >= 0 && n <= (1 << 22) ? n : 0;
}  // 0 if there are too many to
   // allocate
int64_t blocks(int64_t n, int64_t block) { return block > 0 ? (room(n) + block - 1) / block : 0; }
// Returns the pointer in half of the calls, otherwise NULL.
template <class T>
T* maybe(T* p) {
  return below(2) == 0 ? p : nullptr;
}

nybble_status quantize() {
  const choice c;
  const int64_t n = size(9000);
  memory a(room(n) * c.wide()), absmax4(blocks(n, c.block4) * 4), packed((room(n) + 1) / 2);
  if (below(2) == 0) {
    return nybble_quantize_4bit(a.as<void>(), c.dtype, n, c.block4, c.type, c.code(),
                                absmax4.as<float>(), packed.as<uint8_t>(), c.device, nullptr);
  }
  if (below(3) == 0) {
    const int32_t block = rarely() ? c.block4 : 16 << below(2);
    const int64_t count = rarely() || block == 0 ? n : n / block * block;
    memory scales8(blocks(n, block)), tensor(4);
    return nybble_quantize_microscaled(a.as<void>(), c.dtype, count, block, scales8.as<uint8_t>(),
                                       tensor.as<float>(), packed.as<uint8_t>(), c.device, nullptr);
  }
  memory absmax8(blocks(n, c.block8) * 4), codes(room(n));
  return nybble_quantize_blockwise(a.as<void>(), c.dtype, n, c.block8, c.map.data(),
                                   absmax8.as<float>(), codes.as<uint8_t>(), c.device, nullptr);
}

// The scales of `count` blocks, plain or nested.
struct scales {
  int32_t block = 1 + static_cast<int32_t>(below(300));
  bool nested = below(2) == 0;
  memory values, codes;
  float offset = 0.5f;
  nybble_absmax absmax;
  scales(const choice& c, int64_t count)
      : values(4 * count),  // large enough for plain scales, because `codes` may become NULL
        codes(nested ? count : 0) {
    absmax = {values.as<float>(), nullptr, nullptr, nullptr, block};
    if (nested) absmax = {values.as<float>(), codes.as<uint8_t>(), c.map.data(), &offset, block};
  }
};

nybble_status dequantize() {
  const choice c;
  const int64_t n = size(9000);
  memory out(room(n) * c.wide());
  if (below(2) == 0) {
    scales s(c, blocks(n, c.block4));
    memory packed((room(n) + 1) / 2);
    return nybble_dequantize_4bit(packed.as<uint8_t>(), &s.absmax, n, c.block4, c.type, c.code(),
                                  out.as<void>(), c.dtype, c.device, nullptr);
  }
  memory codes(room(n)), absmax(blocks(n, c.block8) * 4);
  return nybble_dequantize_blockwise(codes.as<uint8_t>(), absmax.as<float>(), c.map.data(), n,
                                     c.block8, out.as<void>(), c.dtype, c.device, nullptr);
}

nybble_status embedding() {
  const choice c;
  const int64_t count = size(40), rows = size(30), columns = size(300);
  const int32_t bits = rarely() ? static_cast<int32_t>(below(70)) : 32 << below(2);
  const int64_t nk = room(rows) * room(columns);
  memory indices(room(count) * 8), out(room(count) * room(columns) * c.wide());
  for (int64_t i = 0; i < room(count) && !rarely(); ++i) {
    const int64_t index = rows > 0 ? below(rows) : 0;
    const auto low = static_cast<int32_t>(index);
    std::memcpy(indices.data() + i * (bits == 32 ? 4 : 8),
                bits == 32 ? static_cast<const void*>(&low) : &index, bits == 32 ? 4 : 8);
  }
  if (below(2) == 0) {
    memory table(nk), absmax(room(rows) * 4);
    return nybble_embedding_8bit(indices.as<void>(), bits, count, table.as<int8_t>(),
                                 absmax.as<float>(), rows, columns, out.as<void>(), c.dtype,
                                 c.device, nullptr);
  }
  scales s(c, blocks(nk, c.block4));
  memory packed((nk + 1) / 2);
  return nybble_embedding_4bit(indices.as<void>(), bits, count, packed.as<uint8_t>(), &s.absmax,
                               rows, columns, c.block4, c.type, c.code(), out.as<void>(), c.dtype,
                               c.device, nullptr);
}

nybble_status product() {
  const choice c;
  const int64_t m = size(20), n = size(40), k = size(300);
  const int64_t mk = room(m) * room(k), nk = room(n) * room(k), mn = room(m) * room(n);
  memory a((mk + mn) * c.wide()), packed((nk + 1) / 2), out((mk + mn) * c.wide());
  memory bias(room(n) * c.wide());
  scales s(c, blocks(nk, c.block4));
  if (below(2) == 0) {
    return nybble_gemm_4bit(a.as<void>(), c.dtype, m, n, k, packed.as<uint8_t>(), &s.absmax,
                            c.block4, c.type, c.code(), maybe(bias.as<void>()), out.as<void>(),
                            c.device, nullptr);
  }
  return nybble_gemm_4bit_grad(a.as<void>(), c.dtype, m, n, k, packed.as<uint8_t>(), &s.absmax,
                               c.block4, c.type, c.code(), out.as<void>(), c.device, nullptr);
}

nybble_status grouped() {
  const choice c;
  const int64_t m = size(20), n = size(20), k = size(100),
                experts = rarely() ? size(5) : 1 + below(5);
  const int64_t mk = room(m) * room(k), nk = room(n) * room(k), mn = room(m) * room(n);
  const int64_t count = room(experts), each = blocks(nk, c.block4);
  memory a((mk + mn) * c.wide()), packed(count * ((nk + 1) / 2)), out((mk + mn) * c.wide());
  memory bias(count * room(n) * c.wide()), offsets(count * 4);
  int32_t end = 0;
  for (int64_t e = 0; e < count && !rarely(); ++e) {
    end += static_cast<int32_t>(below(room(m) - end + 1));
    std::memcpy(offsets.data() + e * 4, &end, 4);
  }
  scales s(c, count * each);
  std::vector<float> offset(static_cast<size_t>(count + 1));
  if (s.absmax.offset != nullptr) s.absmax.offset = offset.data();
  if (below(2) == 0) {
    return nybble_gemm_4bit_grouped(a.as<void>(), c.dtype, m, n, k, experts, offsets.as<int32_t>(),
                                    packed.as<uint8_t>(), &s.absmax, c.block4, c.type, c.code(),
                                    maybe(bias.as<void>()), out.as<void>(), c.device, nullptr);
  }
  return nybble_gemm_4bit_grouped_grad(
      a.as<void>(), c.dtype, m, n, k, experts, offsets.as<int32_t>(), packed.as<uint8_t>(),
      &s.absmax, c.block4, c.type, c.code(), out.as<void>(), c.device, nullptr);
}

nybble_status int8() {
  const choice c;
  const int64_t m = size(20), n = size(40), k = size(300);
  const int64_t mk = room(m) * room(k), nk = room(n) * room(k), mn = room(m) * room(n);
  memory a(mk), b(nk), acc(mn * 4), out(mn * c.wide()), row(room(m) * 4), col(room(n) * 4);
  memory bias(room(n) * c.wide()), wide(mk * c.wide()), q(mk), q_col(mk), marks(room(k));
  memory col_absmax(room(k) * 4);
  const float threshold = below(2) == 0 ? 0.0f : static_cast<float>(below(8));
  switch (below(6)) {
    case 0:
      return nybble_int8_linear(wide.as<void>(), c.dtype, m, n, k, threshold, q.as<int8_t>(),
                                row.as<float>(), marks.as<uint8_t>(), b.as<int8_t>(),
                                col.as<float>(), maybe(bias.as<void>()), out.as<void>(), c.device,
                                nullptr);
    case 1:
      return nybble_int8_linear_matmul(a.as<int8_t>(), b.as<int8_t>(), m, n, k, acc.as<int32_t>(),
                                       c.device, nullptr);
    case 2:
      return nybble_int8_mm_dequant(acc.as<int32_t>(), row.as<float>(), col.as<float>(),
                                    bias.as<void>(), m, n, out.as<void>(), c.dtype, c.device,
                                    nullptr);
    case 3:
      return nybble_int8_scaled_mm(a.as<int8_t>(), b.as<int8_t>(), row.as<float>(), col.as<float>(),
                                   bias.as<void>(), m, n, k, out.as<void>(), c.dtype, c.device,
                                   nullptr);
    case 4:
      return nybble_int8_vectorwise_quant(wide.as<void>(), c.dtype, m, k, threshold, q.as<int8_t>(),
                                          row.as<float>(), marks.as<uint8_t>(), c.device, nullptr);
    default:
      return nybble_int8_double_quant(wide.as<void>(), c.dtype, m, k, threshold, q.as<int8_t>(),
                                      q_col.as<int8_t>(), row.as<float>(), col_absmax.as<float>(),
                                      marks.as<uint8_t>(), c.device, nullptr);
  }
}

// A tensor with all the arrays that any optimizer may access.
struct tensor {
  int64_t n = size(3000), b = 2 * blocks(n, 256);
  memory p, g, s1, s2, m1, m2, norm;
  explicit tensor(const choice& c)
      : p(room(n) * c.wide()),
        g(room(n) * c.wide()),
        s1(room(n) * 8),
        s2(room(n) * 4),
        m1(b * 8),
        m2(b * 4),
        norm(4) {}
  nybble_parameter row() {
    nybble_parameter r = {};
    r.p = p.as<void>(), r.g = g.as<void>(), r.state1 = s1.as<void>(), r.state2 = s2.as<void>();
    r.absmax1 = m1.as<float>(), r.absmax2 = m2.as<float>(), r.norm = norm.as<float>();
    r.n = n, r.step = static_cast<int32_t>(below(25));
    return r;
  }
};

nybble_status optimizer() {
  const choice c;
  const auto kind = static_cast<nybble_optimizer>(rarely() ? below(12) : below(9));
  tensor first_tensor(c), second_tensor(c);
  const nybble_parameter rows[] = {first_tensor.row(), second_tensor.row()};
  const nybble_parameter* const t = rarely() && rarely() ? nullptr : rows;
  const int32_t count = rarely() ? static_cast<int32_t>(below(4)) - 1 : 1;
  nybble_hyperparameters h{1e-3f, 0.9f, 0.99f, 0.999f, 2.0f, 1e-8f, 0.01f, 1.0f, 0.0f, 0, 0};
  if (below(3) == 0) h.max_unorm = 0.1f;
  if (below(3) == 0) h.skip_zeros = 1;
  if (below(3) == 0) h.stochastic_rounding = 1;
  const std::vector<float> first = dynamic_map(true), second = dynamic_map(false);
  if (below(3) == 0) {  // the first 16 values of a map are a map of 4-bit states
    if (!rarely()) h.max_unorm = 0.0f;
    return nybble_optimizer_update_4bit(rarely() ? kind : NYBBLE_ADAM, c.dtype, t, count, &h,
                                        first.data(), second.data(), c.device, nullptr);
  }
  if (below(2) == 0)
    return nybble_optimizer_update_32bit(kind, c.dtype, t, count, &h, c.device, nullptr);
  return nybble_optimizer_update_8bit(kind, c.dtype, t, count, &h, first.data(), second.data(),
                                      c.device, nullptr);
}

// Makes a call by a record whose function and words may be invalid.
nybble_status record() {
  const choice c;
  const int64_t n = size(2000);
  memory a(room(n) * c.wide()), absmax(blocks(n, c.block8) * 4), codes(room(n));
  std::vector<int64_t> words =
      record_of("quantize_blockwise", a.as<void>(), c.dtype, n, c.block8, c.map.data(),
                absmax.as<void>(), codes.as<void>(), c.device, 0);
  if (rarely()) words[2 * below(3)] = static_cast<int64_t>(random_bits());  // function, type, block
  if (words[0] >= 0 && words[0] < number_of("")) words[0] = number_of("quantize_blockwise");
  return nybble_call(rarely() && rarely() ? nullptr : words.data());
}

// Calls the query functions for the library and its devices, with indices that may not exist.
nybble_status library() {
  const auto number = static_cast<int32_t>(below(40) - 20);
  int32_t answer = 0;
  nybble_device_facts facts;
  const nybble_image image = {"blockwise", "/nowhere", static_cast<uint64_t>(below(9)), "00", 1};
  switch (below(7)) {
    case 0:
      nybble_cpu_name(number, maybe(&answer));
      return NYBBLE_OK;
    case 1:
      return nybble_cuda_device_facts(number, maybe(&facts));
    case 2:
      return nybble_cuda_attach(number, maybe(&image), number < 1 ? number : 1);
    case 3:
      return nybble_cuda_load(number, maybe("blockwise"));
    case 4:
      return nybble_cuda_device_count(maybe(&answer));
    case 5:
      return nybble_cuda_make_images_with(nullptr);
    default:
      return *nybble_libraries_json() == '{' ? NYBBLE_OK : NYBBLE_INTERNAL;
  }
}

struct tally {
  int64_t done = 0, accepted = 0;
};

// Calls random functions until the time is over.
void drive(std::chrono::steady_clock::time_point end, uint64_t own_seed, tally& count) {
  random_bits.seed(own_seed);
  nybble_status (*const calls[])() = {quantize, dequantize, embedding, product,
                                      grouped,  int8,       optimizer, record};
  while (std::chrono::steady_clock::now() < end) {
    const nybble_status status = rarely() ? library() : calls[below(8)]();
    NYBBLE_EXPECT(status >= NYBBLE_OK && status <= NYBBLE_INTERNAL, "unknown status");
    NYBBLE_EXPECT(status != NYBBLE_INTERNAL, nybble_last_error());
    NYBBLE_EXPECT(status == NYBBLE_OK || *nybble_last_error() != '\0', "a failure without a text");
    ++count.done;
    count.accepted += status == NYBBLE_OK ? 1 : 0;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 5.0;
  if (argc > 2) seed() = std::strtoull(argv[2], nullptr, 10);
  if (argc > 3 && *argv[3] != '\0') {
    const nybble_status forced = nybble_cpu_force(argv[3]);
    if (forced == NYBBLE_UNSUPPORTED) return 77;
    NYBBLE_EXPECT(forced == NYBBLE_OK, nybble_last_error());
  }
  std::vector<tally> counts(argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1);
  std::vector<std::thread> callers;
  const auto end = std::chrono::steady_clock::now() +
                   std::chrono::milliseconds(static_cast<int64_t>(seconds * 1000));
  for (size_t i = 0; i < counts.size(); ++i)
    callers.emplace_back(drive, end, seed() + i, std::ref(counts[i]));
  tally all;
  for (size_t i = 0; i < counts.size(); ++i) {
    callers[i].join();
    all.done += counts[i].done;
    all.accepted += counts[i].accepted;
  }
  std::printf("%lld calls, %lld accepted, seed %llu, %zu callers\n",
              static_cast<long long>(all.done), static_cast<long long>(all.accepted),
              static_cast<unsigned long long>(seed()), counts.size());
  NYBBLE_EXPECT(all.accepted * 2 > all.done, "fewer than half of the calls were valid");
  return report("fuzz");
}
