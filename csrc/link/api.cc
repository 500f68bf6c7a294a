// The C API that link.h declares.
#include "nybble/link.h"

#include <algorithm>
#include <cstring>

#include "core/error.h"
#include "link/linker.h"
#include "link/program.h"
#include "stubs/report.h"

struct nybble_program {
  nybble::link::program inner;
};
struct nybble_linker {
  std::unique_ptr<nybble::link::linker> inner;
};

namespace nybble::link {
namespace {

void need(std::initializer_list<std::pair<const char*, const void*>> arguments) {
  for (const auto& [name, value] : arguments)
    if (value == nullptr) throw invalid_argument(std::string(name) + " is NULL");
}

std::vector<std::string> words(const char* const* texts, int32_t count, const char* name) {
  if (count < 0) throw invalid_argument(std::string(name) + ": a negative count");
  if (count > 0) need({{name, texts}});
  std::vector<std::string> all;
  for (int32_t i = 0; i < count; ++i) {
    need({{name, texts[i]}});
    all.emplace_back(texts[i]);
  }
  return all;
}

void give(const std::string& code, const void** data, uint64_t* size) {
  *data = code.data();
  *size = code.size();
}

}  // namespace
}  // namespace nybble::link

using namespace nybble;
using namespace nybble::link;

extern "C" {

nybble_status nybble_library_folder(const char* folder) {
  return guard([&] {
    need({{"folder", folder}});
    stubs::add_folder(folder);
  });
}

nybble_status nybble_library_file(const char* library, const char* path) {
  return guard([&] {
    need({{"library", library}, {"path", path}});
    if (!stubs::use_file(library, path))
      throw invalid_argument("library: '" + std::string(library) +
                             "' is unknown or loaded already");
  });
}

nybble_status nybble_library_version(const char* library, int32_t* version) {
  return guard([&] {
    need({{"library", library}, {"version", version}});
    const bool compiler = std::strcmp(library, "nvrtc") == 0;
    if (!compiler && std::strcmp(library, "nvjitlink") != 0)
      throw invalid_argument("library: '" + std::string(library) +
                             "' is neither nvrtc nor nvjitlink");
    *version = compiler ? nvrtc_version() : nvjitlink_version();
  });
}

nybble_status nybble_nvrtc_architectures(int32_t* out, int32_t capacity, int32_t* count) {
  return guard([&] {
    need({{"count", count}});
    if (capacity > 0) need({{"out", out}});
    const std::vector<int> found = nvrtc_architectures();
    *count = static_cast<int32_t>(found.size());
    std::copy_n(found.data(), std::clamp(capacity, 0, *count), out);
  });
}

nybble_status nybble_program_create(const char* source, const char* name,
                                    const char* const* header_names,
                                    const char* const* header_sources, int32_t headers,
                                    nybble_program** program) {
  return guard([&] {
    need({{"source", source}, {"name", name}, {"program", program}});
    *program = nullptr;
    const std::vector<std::string> names = words(header_names, headers, "header_names");
    const std::vector<std::string> texts = words(header_sources, headers, "header_sources");
    std::vector<std::pair<std::string, std::string>> pairs;
    for (std::size_t i = 0; i < names.size(); ++i) pairs.emplace_back(names[i], texts[i]);
    *program = new nybble_program{{source, name, std::move(pairs)}};
  });
}

nybble_status nybble_program_compile(nybble_program* program, const char* const* options,
                                     int32_t count) {
  return guard([&] {
    need({{"program", program}});
    program->inner.compile(words(options, count, "options"));
  });
}

nybble_status nybble_program_code(nybble_program* program, const char* kind, const void** data,
                                  uint64_t* size) {
  return guard([&] {
    need({{"program", program}, {"kind", kind}, {"data", data}, {"size", size}});
    give(program->inner.code(kind), data, size);
  });
}

const char* nybble_program_log(const nybble_program* program) {
  return program == nullptr ? "" : program->inner.log().c_str();
}

void nybble_program_destroy(nybble_program* program) { delete program; }

nybble_status nybble_linker_create(const char* backend, const char* arch, const char* output,
                                   int32_t lto, const char* const* options, int32_t count,
                                   nybble_linker** linker) {
  return guard([&] {
    need({{"backend", backend}, {"arch", arch}, {"output", output}, {"linker", linker}});
    *linker = nullptr;
    *linker = new nybble_linker{
        make_linker({backend, arch, output, lto != 0, words(options, count, "options")})};
  });
}

nybble_status nybble_linker_add(nybble_linker* linker, const char* kind, const void* data,
                                uint64_t size, const char* name) {
  return guard([&] {
    need({{"linker", linker}, {"kind", kind}, {"data", data}, {"name", name}});
    linker->inner->add(kind, std::string(static_cast<const char*>(data), size), name);
  });
}

nybble_status nybble_linker_complete(nybble_linker* linker, const void** data, uint64_t* size) {
  return guard([&] {
    need({{"linker", linker}, {"data", data}, {"size", size}});
    give(linker->inner->complete(), data, size);
  });
}

const char* nybble_linker_info_log(const nybble_linker* linker) {
  return linker == nullptr ? "" : linker->inner->info_log().c_str();
}

const char* nybble_linker_error_log(const nybble_linker* linker) {
  return linker == nullptr ? "" : linker->inner->error_log().c_str();
}

void nybble_linker_destroy(nybble_linker* linker) { delete linker; }

}  // extern "C"
