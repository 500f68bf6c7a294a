// Links with nvJitLink or the driver.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace nybble::link {

struct link_options {
  std::string backend;  // nvjitlink or driver
  std::string arch;     // such as sm_86
  std::string output;   // cubin or ptx
  bool lto = false;
  std::vector<std::string> extra;  // other options of nvJitLink
};

class linker {
 public:
  virtual ~linker() = default;
  linker(const linker&) = delete;
  linker& operator=(const linker&) = delete;

  void add(const std::string& kind, std::string data, std::string name);
  // Returns the linked code, which lives as long as the linker.
  const std::string& complete();
  const std::string& info_log() const { return info_log_; }
  const std::string& error_log() const { return error_log_; }

 protected:
  linker() = default;
  // Returns the number that the vendor's library uses for a kind of input. Throws if the vendor's
  // linker does not support the kind.
  virtual int input_type(const std::string& kind) const = 0;
  // Adds an input. The memory of `data` and `name` must stay valid as long as the linker.
  virtual void take(int type, std::string& data, const char* name) = 0;
  // Sets the code and the logs.
  virtual void link() = 0;
  // Returns the text of an error: what failed, why `library` is missing (if it is), and both logs.
  std::string with_logs(std::string text, const char* library) const;

  std::string code_, info_log_, error_log_;

 private:
  bool completed_ = false;
  std::deque<std::string> names_, inputs_;  // a deque does not move its entries
};

// Creates a linker. Refuses options and architectures with which the vendor's linker would end the
// process. The texts of errors contain both logs.
std::unique_ptr<linker> make_linker(const link_options& options);

std::unique_ptr<linker> make_nvjitlink(const link_options& options);
std::unique_ptr<linker> make_driver_linker(const link_options& options);

int nvjitlink_version();
// Returns a version for error texts, such as " 13.0" for 13000. Returns "" for 0.
std::string version_text(int version);

}  // namespace nybble::link
