/* Loads images: real cubins and PTX, if the real driver would accept their architecture, and texts
 * that name their architecture. */
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

/* Returns the newest PTX ISA (major * 10 + minor) that a driver version accepts. */
static int ptx_isa(int driver) {
  static const int known[][2] = {{13050, 95}, {13040, 94}, {13030, 93}, {13020, 92}, {13010, 91},
                                 {13000, 90}, {12090, 88}, {12080, 87}, {12060, 85}, {12050, 85},
                                 {12040, 84}, {12030, 83}, {12020, 82}, {12010, 81}, {12000, 80},
                                 {11080, 78}, {11070, 77}, {11060, 76}, {11050, 75}, {11040, 74}};
  for (size_t i = 0; i < sizeof known / sizeof known[0]; ++i) {
    if (driver >= known[i][0]) return known[i][1];
  }
  return 70;
}

static void add(struct CUmod_st* module, const char* name, size_t length) {
  module->names = realloc(module->names, sizeof(char*) * (size_t)(module->count + 1));
  module->names[module->count++] = strndup(name, length);
}

static int admit_cubin(int sm, int exact) {
  const fake_device* const device = current_device();
  const int have = device->major * 10 + device->minor;
  if (exact || device->integrated) return sm == have ? 0 : CUDA_ERROR_NO_BINARY_FOR_GPU;
  return sm / 10 == have / 10 && sm <= have ? 0 : CUDA_ERROR_NO_BINARY_FOR_GPU;
}

static int load_elf(const unsigned char* bytes, struct CUmod_st* module) {
  const Elf64_Ehdr* const header = (const Elf64_Ehdr*)bytes;
  if (header->e_machine != 190) return CUDA_ERROR_INVALID_IMAGE; /* EM_CUDA */
  const int newer = header->e_ident[EI_ABIVERSION] >= 8;
  const int sm = (int)(newer ? (header->e_flags >> 8) & 0xff : header->e_flags & 0xff);
  const int exact = (int)(newer ? header->e_flags & 0x8 : header->e_flags & 0x800);
  const int code = admit_cubin(sm, exact != 0);
  if (code != 0) return code;
  snprintf(module->arch, sizeof module->arch, "sm_%d", sm);
  module->code = sm;
  const Elf64_Shdr* const sections = (const Elf64_Shdr*)(bytes + header->e_shoff);
  for (int i = 0; i < header->e_shnum; ++i) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const char* const strings = (const char*)bytes + sections[sections[i].sh_link].sh_offset;
    const Elf64_Sym* const symbols = (const Elf64_Sym*)(bytes + sections[i].sh_offset);
    for (size_t s = 0; s < sections[i].sh_size / sizeof *symbols; ++s) {
      const char* const name = strings + symbols[s].st_name;
      if (ELF64_ST_TYPE(symbols[s].st_info) == STT_FUNC && symbols[s].st_shndx != 0) {
        add(module, name, strlen(name));
      }
    }
  }
  return 0;
}

static int load_ptx(const char* text, struct CUmod_st* module) {
  int major = 0, minor = 0, target = 0;
  const char* const version = strstr(text, ".version");
  const char* const arch = strstr(text, ".target");
  if (version == NULL || sscanf(version, ".version %d.%d", &major, &minor) != 2 || arch == NULL ||
      sscanf(arch, ".target sm_%d", &target) != 1) {
    return CUDA_ERROR_INVALID_PTX;
  }
  const fake_device* const device = current_device();
  if (major * 10 + minor > ptx_isa(fake_driver_version())) {
    return CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
  }
  if (target > device->major * 10 + device->minor) return CUDA_ERROR_NO_BINARY_FOR_GPU;
  snprintf(module->arch, sizeof module->arch, "compute_%d", target);
  module->code = target;
  for (const char* at = text; (at = strstr(at, ".entry")) != NULL;) {
    at += strlen(".entry");
    at += strspn(at, " \t\n");
    add(module, at, strcspn(at, "( \t\n"));
  }
  return 0;
}

/* Loads "FAKECUBIN sm_86\n<kernel>\n…END". Without a kernel line, every name is found. */
static int load_text(const char* text, struct CUmod_st* module) {
  int sm = 0;
  char suffix = '\0';
  if (sscanf(text, "FAKECUBIN sm_%d%c", &sm, &suffix) < 1) return CUDA_ERROR_INVALID_IMAGE;
  const int code = admit_cubin(sm, suffix == 'a');
  if (code != 0) return code;
  snprintf(module->arch, sizeof module->arch, "sm_%d", sm);
  module->code = sm;
  for (const char* line = strchr(text, '\n'); line != NULL && strncmp(line + 1, "END", 3) != 0;) {
    const size_t length = strcspn(line + 1, "\n");
    if (length > 0) add(module, line + 1, length);
    line = strchr(line + 1, '\n');
  }
  module->any = module->count == 0;
  return 0;
}

int image_load(const void* image, struct CUmod_st** out) {
  struct CUmod_st* const module = calloc(1, sizeof *module);
  const char* const text = image;
  int code = CUDA_ERROR_INVALID_IMAGE;
  if (image == NULL) {
    code = CUDA_ERROR_INVALID_VALUE;
  } else if (memcmp(text, ELFMAG, SELFMAG) == 0) {
    code = load_elf(image, module);
  } else if (strncmp(text, "FAKECUBIN", 9) == 0) {
    code = load_text(text, module);
  } else if (*text != '\0' && strstr(text, ".version") != NULL) {
    code = load_ptx(text, module);
  }
  script_note("\"image\": \"%s\", \"kernels\": %d, \"code\": %d", module->arch, module->count,
              code);
  if (code != 0) {
    image_free(module);
    return code;
  }
  *out = module;
  return 0;
}

void image_free(struct CUmod_st* module) {
  for (int i = 0; i < module->count; ++i) free(module->names[i]);
  free(module->names);
  free(module);
}
