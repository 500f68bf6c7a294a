// Loads a library at its first use, once per process.
#include <pthread.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <utility>

#include "abi.h"
#include "coherence.h"
#include "search.h"
#include "stub.h"
#include "stubs/report.h"
#include "trial.h"

#ifndef NYBBLE_STUBS_WARN
#define NYBBLE_STUBS_WARN 0  // libnybble returns a status; the development package sets 1
#endif

namespace nybble::stubs {
namespace {

// The text of a thread's last failure. Callers may keep the pointer to this text, as they may keep
// a pointer that the real library (cudaGetErrorString) returned. So a text slot is not freed when
// its thread ends; a later thread uses it again.
struct text_slot {
  std::string text;
  std::atomic<bool> taken{true};
  text_slot* next = nullptr;
};
std::atomic<text_slot*> slots{nullptr};
thread_local text_slot* detail = nullptr;
constexpr int deepest = 8;
thread_local const library* loading[deepest] = {};  // the libraries this thread is loading
thread_local int depth = 0;
thread_local const library* failed_library = nullptr;  // the library of this thread's last failure
thread_local int failed_code = 0;
std::atomic<library*> first{nullptr};

bool switched_on(const char* variable, bool otherwise) {
  const char* const value = std::getenv(variable);
  return value == nullptr || *value == '\0' ? otherwise : std::strcmp(value, "0") != 0;
}

struct hand_on {
  ~hand_on() {
    if (detail != nullptr) detail->taken.store(false, std::memory_order_release);
    detail = nullptr;
  }
};

text_slot* take_slot() {
  for (text_slot* one = slots.load(std::memory_order_acquire); one != nullptr; one = one->next)
    if (!one->taken.exchange(true, std::memory_order_acquire)) return one;
  auto* const fresh = new text_slot();
  fresh->next = slots.load();
  while (!slots.compare_exchange_weak(fresh->next, fresh)) continue;
  return fresh;
}

void set_detail(std::string text) {
  if (detail == nullptr) {
    static thread_local const hand_on at_its_end;
    detail = take_slot();
  }
  detail->text = std::move(text);
}

// A lock that can time out. It is not a mutex, because the child of a fork() must be able to unlock
// it.
bool lock(library& which) {
  const auto end = std::chrono::steady_clock::now() + patience();
  while (which.busy.exchange(true, std::memory_order_acquire)) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  return true;
}

void unlock(library& which) { which.busy.store(false, std::memory_order_release); }

void list(library& which) {
  if (which.listed.exchange(true)) return;
  library* head = first.load();
  do {
    which.next.store(head);
  } while (!first.compare_exchange_weak(head, &which));
}

bool loading_here(const library& which) {
  for (int i = 0; i < depth; ++i)
    if (loading[i] == &which) return true;
  return false;
}

// If another thread is in dlopen during fork(), the loader is unusable in the child. So fork()
// takes the locks of all libraries first, which waits until no load is running.
void before_fork() {
  if (depth > 0) return;
  for (library* one = first.load(); one != nullptr; one = one->next.load()) lock(*one);
}
void after_fork() {
  if (depth > 0) return;
  for (library* one = first.load(); one != nullptr; one = one->next.load()) unlock(*one);
}
void watch_forks() {
  static std::atomic<bool> done{false};
  if (!done.exchange(true)) pthread_atfork(before_fork, after_fork, after_fork);
}

// Returns the CUDA major of this process's other libraries, or 0.
int preferred_major(const library& which) {
  const int expected = expected_major();
  if (expected > 0) return expected;
  for (library* one = first.load(); one != nullptr; one = one->next.load()) {
    const found_library* const state = one->state.load(std::memory_order_acquire);
    if (one != &which && state != nullptr && state->major > 0) return state->major;
  }
  return 0;
}

bool settled(const found_library* state) {
  return state != nullptr && (state->handle != nullptr || state->generation == loader_generation());
}

// Returns the library's state after its search. Returns null if the library is still being loaded.
const found_library* load(library& which) {
  const found_library* state = which.state.load(std::memory_order_acquire);
  if (settled(state)) return state;
  list(which);
  watch_forks();
  // While the library is being loaded, one of its constructors may call a stub of the same library.
  if (loading_here(which) || depth == deepest) return nullptr;
  if (!lock(which)) return nullptr;
  state = which.state.load(std::memory_order_acquire);
  if (!settled(state)) {
    loading[depth++] = &which;
    auto* const fresh = new found_library();  // the old state is kept, because it may be in use
    search(*which.about, {which.forced.load(), preferred_major(which), which.demand.load()},
           *fresh);
    if (fresh->handle == nullptr) fresh->generation = loader_generation();
    which.state.store(fresh, std::memory_order_release);
    state = fresh;
    --depth;
    if (switched_on("NYBBLE_STUB_TRACE", false))
      std::fprintf(stderr, "nybble stubs: %s", describe(*which.about, *fresh).c_str());
  }
  unlock(which);
  return state;
}

std::string why(const library& which, int index, const found_library* state, int& code) {
  const description& about = *which.about;
  const std::string name = about.functions[index].name;
  if (state == nullptr)
    return name + ": " + about.title + " is still being loaded (a call from its own constructor?)";
  if (state->handle == nullptr) {
    if (state->refused) code = about.refused_code;
    return name + ": " + describe(about, *state);
  }
  for (const form* f = about.functions[index].forms; f != nullptr && f->major != 0; ++f) {
    if (f->major == state->major && f->symbol == nullptr) {
      code = about.refused_code;
      return name + ": its type in CUDA " + std::to_string(state->major) + " (" + state->path +
             ") is not the one this program was compiled with, and there is no adapter";
    }
  }
  code = about.missing_code;
  if (const char* const also = lacking(about, state->handle, about.functions[index].also)) {
    code = about.refused_code;
    return name + ": " + state->path + " lacks " + also +
           ", which code from this program's version of nvcc calls: a newer one is needed, and this"
           " one is in use";
  }
  return name + ": not in " + state->path + " (" + about.title + ", " + state->step +
         "); that version does not have it";
}

library* by_name(const char* name) {
  for (library* one = first.load(); one != nullptr; one = one->next.load())
    if (std::strcmp(one->about->name, name) == 0) return one;
  return nullptr;
}

const found_library* loaded_by_name(const char* name) {
  library* const one = by_name(name);
  const found_library* const state = one == nullptr ? nullptr : load(*one);
  return state != nullptr && state->handle != nullptr ? state : nullptr;
}

// Returns a fact about a library, which is loaded if needed. Returns false or 0 if no usable
// library is found.
template <class Fact>
auto fact_of(const char* name, Fact&& fact) noexcept -> decltype(fact(found_library{})) try {
  const found_library* const state = loaded_by_name(name);
  return state == nullptr ? 0 : fact(*state);
} catch (...) {
  return 0;
}

}  // namespace

void know(library& which) { list(which); }

any_function resolve(library& which, int index) noexcept try {
  if (const auto also = which.about->functions[index].also) which.demand.store(also);
  const found_library* state = which.state.load(std::memory_order_acquire);
  if (state == nullptr || state->handle == nullptr) state = load(which);
  if (state == nullptr || state->handle == nullptr) return nullptr;
  return state->functions[static_cast<std::size_t>(index)];
} catch (...) {
  return nullptr;
}

int failure(library& which, int index) noexcept try {
  int code = which.about->absent_code;
  set_detail(why(which, index, which.state.load(std::memory_order_acquire), code));
  failed_library = &which;
  failed_code = code;
  const bool warn = switched_on("NYBBLE_STUB_WARN", NYBBLE_STUBS_WARN != 0);
  if (!which.warned.exchange(true) && warn)
    std::fprintf(stderr, "nybble stubs: %s\n", detail->text.c_str());
  return code;
} catch (...) {
  return which.about->absent_code;
}

static int last_code() { return failed_code; }

any_function untyped(library& which, int index) noexcept {
  if (const any_function real = resolve(which, index)) return real;
  failed_code = failure(which, index);
  return reinterpret_cast<any_function>(&last_code);
}

int pending(const library& which, bool keep) noexcept {
  if (failed_library != &which) return 0;
  if (!keep) failed_library = nullptr;
  return failed_code;
}

const char* last_detail() noexcept { return detail == nullptr ? "" : detail->text.c_str(); }

bool available(const char* name) noexcept {
  return fact_of(name, [](const found_library&) { return true; });
}

bool has(const char* name, const char* wanted) noexcept {
  return fact_of(name, [&](const found_library& state) {
    const description& about = *by_name(name)->about;
    for (int i = 0; i < about.group_count; ++i)
      if (std::strcmp(about.groups[i].name, wanted) == 0)
        return complete(about, state, about.groups[i]);
    return false;
  });
}

int major_of(const char* name) noexcept {
  return fact_of(name, [](const found_library& state) { return state.major; });
}

int version_of(const char* name) noexcept {
  return fact_of(name, [](const found_library& state) { return state.version; });
}

std::string path_of(const char* name) {
  const found_library* const state = loaded_by_name(name);
  return state == nullptr ? "" : state->path;
}

std::string libraries_json() {
  std::string text = "{\"schema\": 1, \"libraries\": [";
  for (library* one = first.load(); one != nullptr; one = one->next.load()) {
    const found_library* const state = one->state.load(std::memory_order_acquire);
    if (state == nullptr) continue;
    if (text.back() == '}') text += ", ";
    text += to_json(*one->about, *state);
  }
  return text + "]}";
}

bool use_file(const char* name, const char* path) {
  library* const one = by_name(name);
  const found_library* const state =
      one == nullptr ? nullptr : one->state.load(std::memory_order_acquire);
  if (one == nullptr || (state != nullptr && state->handle != nullptr)) return false;
  auto* const copy = new std::string(path);  // never freed, because the loader may read it later
  one->forced.store(copy->c_str());
  one->state.store(nullptr);
  return true;
}

}  // namespace nybble::stubs
