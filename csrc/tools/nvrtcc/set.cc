#include "tools/nvrtcc/set.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>

#include "core/lz4.h"
#include "core/sha256.h"
#include "nybble/nybble.h"
#include "tools/nvrtcc/assembler.h"
#include "tools/nvrtcc/cache.h"
#include "tools/nvrtcc/compiler.h"
#include "tools/nvrtcc/compress.h"
#include "tools/nvrtcc/declarations.h"
#include "tools/nvrtcc/failure.h"
#include "tools/nvrtcc/files.h"
#include "tools/nvrtcc/manifest.h"
#include "tools/nvrtcc/process.h"
#include "tools/nvrtcc/sharing.h"
#include "tools/nvrtcc/sources.h"

namespace nybble::nvrtcc {
namespace {

namespace fs = std::filesystem;

struct planned {
  const family* of;
  std::string arch, file, key;
  std::string from;  // virtual architecture whose PTX is assembled, or empty
  fs::path at;       // file that the compiler writes
  bool shipped = true;
  std::string shipped_as() const { return file + ".lz4"; }
  bool is_ptx() const { return arch.rfind("compute_", 0) == 0; }
};

using images = std::vector<planned>;

std::string compiler_key(const options& o, const std::string& compiler_id, const std::string& arch,
                         const std::string& code) {
  std::string text = "nvrtcc image 5\n" + compiler_id + "\n" + o.toolkit + "\n";
  for (const std::string& option : code_options(arch)) text += option + "\n";
  return sha256_hex(text + code);
}

// Returns all images to make. PTX comes before the cubins that are assembled from it.
images plan(const options& o, const std::string& compiler_id, const assembler* ptxas,
            const std::vector<family>& families, const fs::path& stage) {
  images all;
  for (const family& f : families) {
    // Unused declarations do not change PTX, because nvrtcc removes unused variables from it.
    // Cubins that the compiler makes directly keep these variables.
    const std::string whole = whole_code(f), used = used_code(f);
    const auto key_of = [&](const std::string& arch) {
      return compiler_key(o, compiler_id, arch, arch[0] == 'c' ? used : whole);
    };
    std::map<std::string, std::string> from;
    if (ptxas != nullptr) from = shared_ptx(f, o.archs);
    std::set<std::string> ptx;
    for (const auto& [arch, base] : from) ptx.insert(base);
    for (const std::string& arch : o.archs)
      if (arch[0] == 'c') ptx.insert(arch);
    for (const std::string& arch : ptx) {
      const std::string file = f.name + "." + arch + ".ptx";
      const bool shipped = std::count(o.archs.begin(), o.archs.end(), arch) != 0;
      all.push_back({&f, arch, file, key_of(arch), "", stage / file, shipped});
    }
    for (const std::string& arch : o.archs) {
      if (arch[0] == 'c') continue;
      const std::string file = f.name + "." + arch + ".cubin", base = from[arch];
      std::string key = key_of(base.empty() ? arch : base);
      if (ptxas != nullptr && !base.empty())
        key = sha256_hex("nvrtcc assembled 1\n" + key + "\n" + ptxas->identity(arch));
      all.push_back({&f, arch, file, key, base, stage / file, true});
    }
  }
  return all;
}

std::string decompressed(const std::string& packed, const std::string& name) {
  std::string bytes;
  if (!decompress_lz4(packed, bytes)) throw failure(exit_tool, name + ": the compression failed");
  return bytes;
}

void ship(const options& o, const planned& image, const std::string& packed) {
  if (image.shipped) write_file(fs::path(o.out) / image.shipped_as(), packed);
}

// Takes the image with this key from the cache. Returns false if the cache does not have it.
bool take_from_cache(const options& o, image_cache& cache, const planned& image,
                     const std::string& key) {
  const std::string packed = cache.read(key);
  if (packed.empty()) return false;
  ship(o, image, packed);
  if (image.is_ptx()) write_file(image.at, decompressed(packed, image.file));
  std::printf("cached    %s\n", image.file.c_str());
  return true;
}

// Compresses an image that was made, and moves it into the set and the cache.
void finish(const options& o, image_cache& cache, const planned& image) {
  const std::string packed = compress_lz4(read_file(image.at));
  ship(o, image, packed);
  cache.write(image.key, packed);
  if (!image.is_ptx()) fs::remove(image.at);
}

command compile_command(const options& o, const std::string& self, const planned& image) {
  command line = {self, "-arch=" + image.arch, "-o", image.at.string(), "--compiler", o.compiler};
  if (!o.library.empty()) line.insert(line.end(), {"--library", o.library});
  if (!o.nvcc.empty()) line.insert(line.end(), {"--nvcc", o.nvcc});
  line.insert(line.end(), {"-I", o.sources});
  for (const std::string& folder : o.includes) line.insert(line.end(), {"-I", folder});
  line.push_back(image.of->file.string());
  return line;
}

struct work {
  std::vector<job> jobs;
  std::vector<const planned*> makes;  // the image of each job
};

int add(work& w, const planned& image, const command& line, int after) {
  w.jobs.push_back({line, after});
  w.makes.push_back(&image);
  return static_cast<int>(w.jobs.size()) - 1;
}

// Returns the jobs that make the images which are not in the cache. If PTX is not shipped itself,
// it is made only for a cubin that needs it.
work find_work(const options& o, image_cache& cache, const std::string& self,
               const assembler* ptxas, const images& all) {
  work w;
  std::map<fs::path, int> made;  // index of the job that makes a PTX file; -1 if the file exists
  const auto have = [&](const planned& image) {
    const int index = take_from_cache(o, cache, image, image.key)
                          ? -1
                          : add(w, image, compile_command(o, self, image), -1);
    if (image.is_ptx()) made[image.at] = index;
  };
  for (const planned& image : all)
    if (image.shipped && image.from.empty()) have(image);
  for (const planned& image : all) {
    if (image.from.empty() || take_from_cache(o, cache, image, image.key)) continue;
    const planned& ptx = *std::find_if(all.begin(), all.end(), [&](const planned& p) {
      return p.of == image.of && p.arch == image.from;
    });
    if (made.count(ptx.at) == 0) have(ptx);
    add(w, image, ptxas->assemble(image.arch, ptx.at, image.at), made.at(ptx.at));
  }
  for (const planned& image : all)
    if (!image.shipped && made.count(image.at) == 0)
      std::printf("skipped   %s: its cubins are cached\n", image.file.c_str());
  std::fflush(stdout);
  return w;
}

// Compilations have more weight than other jobs, because cubins wait for them. Within each kind,
// larger jobs have more weight.
std::size_t weight(const planned& image, const std::string& ptx) {
  if (!image.from.empty()) return fs::file_size(ptx);
  std::size_t size = std::size_t{1} << 40;
  for (const auto& file : image.of->closure) size += file.second.size();
  return size;
}

std::string describe_failure(const planned& image, const assembler* ptxas, const job& what,
                             const outcome& ended) {
  const std::string status = "exit status " + std::to_string(ended.status) + "\n" + ended.output;
  if (image.from.empty()) return image.file + ": " + status;
  std::string shown;
  for (const std::string& word : what.line) shown += " " + word;
  return image.of->name + " for " + image.arch + ": ptxas " + ptxas->version() +
         " cannot assemble the PTX of " + image.from + ": " + status + "command:" + shown + "\n";
}

// Computes the key of a cubin from its PTX. A change of the source often leaves the PTX of some
// architectures unchanged. The cubins of these architectures need not be assembled again.
class keys_by_ptx {
 public:
  explicit keys_by_ptx(const assembler* ptxas) : ptxas_(ptxas) {}
  std::string operator()(const planned& image, const std::string& ptx) {
    std::string& digest = digests_[ptx];
    if (digest.empty()) digest = sha256_hex(read_file(ptx));
    return sha256_hex("nvrtcc assembled from 1\n" + digest + "\n" + ptxas_->identity(image.arch));
  }

 private:
  const assembler* ptxas_;
  std::map<std::string, std::string> digests_;
};

void make_images(const options& o, const std::string& self, const assembler* ptxas,
                 const images& all) {
  image_cache cache(o.cache);
  keys_by_ptx key(ptxas);
  std::printf("planned   %zu images\n", all.size());
  const work w = find_work(o, cache, self, ptxas, all);
  std::string failures;
  const auto ptx_of = [&](std::size_t i) { return w.jobs[i].line[3]; };
  const auto needed = [&](std::size_t i) {
    const planned& image = *w.makes[i];
    const std::string by_ptx = key(image, ptx_of(i));
    if (!take_from_cache(o, cache, image, by_ptx)) return true;
    cache.link(by_ptx, image.key);
    return false;
  };
  const auto done = [&](std::size_t i, const outcome& ended) {
    const planned& image = *w.makes[i];
    if (ended.status == 0) {
      std::printf("%s %s  %.1f s, %ld MiB, %.1f s elapsed\n%s",
                  image.from.empty() ? "compiled " : "assembled", image.file.c_str(), ended.seconds,
                  ended.mebibytes, ended.elapsed, ended.output.c_str());
      finish(o, cache, image);
      if (!image.from.empty()) cache.link(image.key, key(image, ptx_of(i)));
    } else {
      failures += describe_failure(image, ptxas, w.jobs[i], ended);
    }
    std::fflush(stdout);
  };
  run_all(
      w.jobs, o.jobs, [&](std::size_t i) { return weight(*w.makes[i], ptx_of(i)); }, needed, done);
  if (!failures.empty()) throw failure(exit_compile, failures);
}

// Returns the PTX ISA version of the PTX that this compiler makes.
std::string ptx_isa(compiler& c, const options& o, const images& all) {
  std::string ptx;
  for (const planned& image : all)
    if (image.is_ptx() && image.shipped) ptx = read_file(image.at);
  if (ptx.empty()) {
    const fs::path probe = fs::path(o.out) / "probe.cu";
    write_file(probe, "extern \"C\" __global__ void probe() {}\n");
    ptx = c.compile({"compute_" + o.archs.back().substr(o.archs.back().find('_') + 1), probe, {}});
    fs::remove(probe);
  }
  const std::size_t at = ptx.find(".version ");
  if (at == std::string::npos)
    throw failure(exit_tool, c.name() + " made PTX without a .version line");
  return ptx.substr(at + 9, ptx.find_first_of("\r\n", at) - at - 9);
}

// A folder that the destructor removes.
struct passing_folder {
  fs::path path;
  explicit passing_folder(fs::path p) : path(std::move(p)) {
    fs::remove_all(path);
    fs::create_directories(path);
  }
  ~passing_folder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
};

std::unique_ptr<assembler> find_assembler(const options& o, compiler& c) {
  if (o.ptxas.empty()) return nullptr;
  auto ptxas = std::make_unique<assembler>(o.ptxas);
  if (ptxas->release() != c.version())
    throw failure(exit_usage, "--ptxas: " + o.ptxas + " is of CUDA " + ptxas->version() +
                                  " but this " + c.name() + " is of " + c.version() +
                                  "; give the ptxas of the same toolkit");
  return ptxas;
}

listed_image list_image(const options& o, const planned& image) {
  const std::string packed = read_file(fs::path(o.out) / image.shipped_as()),
                    bytes = decompressed(packed, image.shipped_as());
  return {image.of->name,
          image.is_ptx() ? "ptx" : "cubin",
          image.arch,
          image.from,
          bytes.size(),
          sha256_hex(bytes),
          {image.shipped_as(), packed.size(), sha256_hex(packed)}};
}

// Makes the compilers allocate memory in huge pages. Compilers follow pointers through hundreds of
// mebibytes, so huge pages save 8 % of their processor time. The variable matters where Linux gives
// huge pages only to programs that request them; glibc before 2.35 ignores it.
void use_huge_pages() {
  constexpr int kKeepTheUsersValue = 0;
  setenv("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1", kKeepTheUsersValue);
}

}  // namespace

void compile_set(const options& o, const std::string& self) {
  use_huge_pages();
  const std::vector<family> families = find_families(o.sources);
  const std::unique_ptr<compiler> c =
      o.compiler == "nvcc" ? find_nvcc(o.nvcc) : load_nvrtc(o.library);
  const std::string version = o.toolkit.empty() ? c->version() : o.toolkit;
  if (version.rfind(c->version(), 0) != 0)
    throw failure(exit_usage,
                  "--toolkit is " + version + " but this " + c->name() + " is " + c->version());
  const std::unique_ptr<assembler> ptxas = find_assembler(o, *c);

  fs::create_directories(fs::path(o.out) / "src");
  fs::remove(fs::path(o.out) / "manifest.json");  // a set without manifest is invalid
  const passing_folder stage(fs::path(o.out) / ".stage");
  const images all = plan(o, c->name() + " " + c->version(), ptxas.get(), families, stage.path);
  make_images(o, self, ptxas.get(), all);

  manifest m{o.target, version,           c->name(), version, ptx_isa(*c, o, all),
             "",       NYBBLE_KERNEL_ABI, {},        {}};
  if (ptxas != nullptr) m.assembler_version = ptxas->version();
  for (const planned& image : all)
    if (image.shipped) m.images.push_back(list_image(o, image));
  std::map<std::string, std::string> sources;
  for (const family& f : families) sources.insert(f.closure.begin(), f.closure.end());
  for (const auto& [name, text] : sources) {
    fs::create_directories((fs::path(o.out) / "src" / name).parent_path());
    write_file(fs::path(o.out) / "src" / name, text);
    m.sources.push_back({name, text.size(), sha256_hex(text)});
  }
  write_file(fs::path(o.out) / "manifest.json", to_json(m));
}

}  // namespace nybble::nvrtcc
