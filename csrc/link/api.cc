// The C face of link.h: arguments checked, exceptions turned into a status and a text.
#include "nybble/link.h"

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

namespace {

void need(const void* argument, const char* name) {
  if (argument == nullptr) throw nybble::invalid_argument(std::string(name) + " is NULL");
}

std::vector<std::string> words(const char* const* texts, int32_t count, const char* name) {
  if (count < 0) throw nybble::invalid_argument(std::string(name) + ": a negative count");
  if (count > 0) need(texts, name);
  std::vector<std::string> all;
  for (int32_t i = 0; i < count; ++i) {
    need(texts[i], name);
    all.emplace_back(texts[i]);
  }
  return all;
}

}  // namespace

extern "C" {

nybble_status nybble_library_folder(const char* folder) {
  return nybble::guard([&] {
    need(folder, "folder");
    nybble::stubs::add_folder(folder);
  });
}

nybble_status nybble_library_file(const char* library, const char* path) {
  return nybble::guard([&] {
    need(library, "library");
    need(path, "path");
    if (!nybble::stubs::use_file(library, path)) {
      throw nybble::invalid_argument(std::string("library: '") + library +
                                     "' is unknown or loaded already");
    }
  });
}

nybble_status nybble_library_version(const char* library, int32_t* version) {
  return nybble::guard([&] {
    need(library, "library");
    need(version, "version");
    if (std::strcmp(library, "nvrtc") == 0) {
      *version = nybble::link::nvrtc_version();
    } else if (std::strcmp(library, "nvjitlink") == 0) {
      *version = nybble::link::nvjitlink_version();
    } else {
      throw nybble::invalid_argument(std::string("library: '") + library +
                                     "' is neither nvrtc nor nvjitlink");
    }
  });
}

nybble_status nybble_nvrtc_architectures(int32_t* out, int32_t capacity, int32_t* count) {
  return nybble::guard([&] {
    need(count, "count");
    if (capacity > 0) need(out, "out");
    const std::vector<int> found = nybble::link::nvrtc_architectures();
    *count = static_cast<int32_t>(found.size());
    for (int32_t i = 0; i < *count && i < capacity; ++i)
      out[i] = found[static_cast<std::size_t>(i)];
  });
}

nybble_status nybble_program_create(const char* source, const char* name,
                                    const char* const* header_names,
                                    const char* const* header_sources, int32_t headers,
                                    nybble_program** program) {
  return nybble::guard([&] {
    need(source, "source");
    need(name, "name");
    need(program, "program");
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
  return nybble::guard([&] {
    need(program, "program");
    program->inner.compile(words(options, count, "options"));
  });
}

nybble_status nybble_program_code(nybble_program* program, const char* kind, const void** data,
                                  uint64_t* size) {
  return nybble::guard([&] {
    need(program, "program");
    need(kind, "kind");
    need(data, "data");
    need(size, "size");
    const std::string& code = program->inner.code(kind);
    *data = code.data();
    *size = code.size();
  });
}

const char* nybble_program_log(const nybble_program* program) {
  return program == nullptr ? "" : program->inner.log().c_str();
}

void nybble_program_destroy(nybble_program* program) { delete program; }

nybble_status nybble_linker_create(const char* backend, const char* arch, const char* output,
                                   int32_t lto, const char* const* options, int32_t count,
                                   nybble_linker** linker) {
  return nybble::guard([&] {
    need(backend, "backend");
    need(arch, "arch");
    need(output, "output");
    need(linker, "linker");
    *linker = nullptr;
    nybble::link::link_options wanted{backend, arch, output, lto != 0, {}};
    wanted.extra = words(options, count, "options");
    *linker = new nybble_linker{nybble::link::make_linker(wanted)};
  });
}

nybble_status nybble_linker_add(nybble_linker* linker, const char* kind, const void* data,
                                uint64_t size, const char* name) {
  return nybble::guard([&] {
    need(linker, "linker");
    need(kind, "kind");
    need(data, "data");
    need(name, "name");
    linker->inner->add(kind, std::string(static_cast<const char*>(data), size), name);
  });
}

nybble_status nybble_linker_complete(nybble_linker* linker, const void** data, uint64_t* size) {
  return nybble::guard([&] {
    need(linker, "linker");
    need(data, "data");
    need(size, "size");
    const std::string& code = linker->inner->complete();
    *data = code.data();
    *size = code.size();
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
