/* The C interface of libnybble: bitsandbytes' data formats on the CPU and on NVIDIA GPUs. link.h
 * declares run-time compilation and linking. call.h and python.h declare cheaper ways to call these
 * functions.
 *
 * Functions return a status; nybble_last_error() returns the text of the calling thread's last
 * error. The library never prints, aborts, exits, or throws across this boundary. Arguments are
 * checked before anything is written or launched.
 *
 * `device` is NYBBLE_CPU (-1) or a CUDA ordinal. With an ordinal, all pointers point to memory of
 * that device, and the call queues the work on `stream` (a CUstream; NULL is the legacy default
 * stream) and returns without waiting. On the CPU, `stream` must be NULL, and the call returns when
 * the work is done.
 *
 * All arrays are dense and row-major; results must not overlap inputs. A quantization block has
 * consecutive values of the flattened array; the last block may be shorter. In a 4-bit array, byte
 * j holds element 2j in its high nibble and element 2j + 1 in its low nibble.
 */
#ifndef NYBBLE_NYBBLE_H
#define NYBBLE_NYBBLE_H

#include <stdint.h>

#if defined(__GNUC__)
#define NYBBLE_API __attribute__((visibility("default")))
#else
#define NYBBLE_API
#endif

/* The enumerations have a fixed underlying type, so that a caller may pass any int, also in C++.
 * The library checks the value. */
#ifdef __cplusplus
#define NYBBLE_ENUM : int32_t
extern "C" {
#else
#define NYBBLE_ENUM
#endif

#define NYBBLE_ABI_VERSION 1 /* changes when a signature or a struct below changes */
/* Changes when a kernel's name, argument record or use of PDL changes. Images contain this number.
 * */
#define NYBBLE_KERNEL_ABI 1
#define NYBBLE_CPU (-1)

typedef enum nybble_status NYBBLE_ENUM {
  NYBBLE_OK = 0,
  NYBBLE_INVALID_ARGUMENT = 1, /* text: the argument, its value, the allowed values */
  NYBBLE_UNSUPPORTED = 2,      /* not supported on this device; text: what is */
  NYBBLE_NO_DRIVER = 3,        /* no usable libcuda; the text lists all files tried */
  NYBBLE_CUDA_ERROR = 4,       /* a driver call failed; text: the call, the error */
  NYBBLE_BAD_IMAGE = 5, /* kernel ABI unknown, wrong hash, file truncated, file or family missing */
  NYBBLE_OUT_OF_MEMORY = 6, /* of the host or the device; the library stays usable */
  NYBBLE_INTERNAL = 7       /* a bug in libnybble */
} nybble_status;

typedef enum nybble_dtype NYBBLE_ENUM {
  NYBBLE_F32 = 0,
  NYBBLE_F16 = 1,
  NYBBLE_BF16 = 2
} nybble_dtype;

typedef enum nybble_quant_type NYBBLE_ENUM {
  NYBBLE_NF4 = 0,
  NYBBLE_FP4 = 1,
  NYBBLE_CODE16 = 2, /* the caller's `code`: 16 ascending float32 values */
  NYBBLE_E2M1 = 3    /* MXFP4 and NVFP4: 0, 0.5, 1, 1.5, 2, 3, 4, 6, and their negatives */
} nybble_quant_type;

/* The scales of a 4-bit array. They are float32 (scale[i] = values[i]), or nested, that is, 8-bit
 * codes with second-level scales (double quantization): scale[i] = code[codes[i]] * values[i /
 * block_size] + *offset. All pointers point to memory of the array's device. For NYBBLE_E2M1,
 * `code` has the values of E8M0 (blocks of 32) or E4M3 (blocks of 16), and *offset is 0 or -0:
 * kernels may compute these values instead of reading them. */
typedef struct nybble_absmax {
  const float* values;  /* [blocks], or [ceil(blocks / block_size)] when codes is not NULL */
  const uint8_t* codes; /* NULL, or [blocks] */
  const float* code;    /* NULL, or [256], ascending */
  const float* offset;  /* NULL, or one float */
  int32_t block_size;   /* block size of the second-level scales; 256 in bitsandbytes' formats */
} nybble_absmax;

NYBBLE_API int32_t nybble_abi_version(void);
NYBBLE_API const char* nybble_version(void);
/* Returns the text of the calling thread's last failed call, or "". The text is valid until the
 * thread's next failing call. */
NYBBLE_API const char* nybble_last_error(void);

/* ---- CPU implementations, best first; NYBBLE_FORCE_CPU names one ---- */
NYBBLE_API int32_t nybble_cpu_count(void);
/* Returns the name of implementation number `index`, or NULL if there is no such implementation.
 * Sets *supported to 1 if this machine can run the implementation, otherwise to 0. */
NYBBLE_API const char* nybble_cpu_name(int32_t index, int32_t* supported);
/* Returns the name of the active implementation. Returns NULL and sets an error if NYBBLE_FORCE_CPU
 * does not name an available implementation. */
NYBBLE_API const char* nybble_cpu_active(void);
/* Selects an implementation by name, for tests. With NULL, the automatic choice applies again. */
NYBBLE_API nybble_status nybble_cpu_force(const char* name);

/* ---- Devices and images ---- */
typedef struct nybble_device_facts {
  char name[256];
  char uuid[64];
  int32_t major, minor; /* compute capability */
  int32_t integrated;   /* 1 on Tegra */
  int32_t multiprocessors;
  uint64_t memory; /* bytes */
  int32_t l2_bytes;
} nybble_device_facts;

typedef struct nybble_image {
  const char* family; /* e.g. "blockwise" */
  const char* path;   /* cubin or PTX file, plain or as LZ4 frame */
  uint64_t size;      /* bytes of the file, from the manifest */
  const char* sha256; /* the file's digest, 64 hex digits, from the manifest */
  int32_t kernel_abi; /* from the manifest */
} nybble_image;

/* Gets the CUDA version that the driver supports, as 1000 * major + 10 * minor. */
NYBBLE_API nybble_status nybble_cuda_driver_version(int32_t* version);
NYBBLE_API nybble_status nybble_cuda_device_count(int32_t* count);
NYBBLE_API nybble_status nybble_cuda_device_facts(int32_t device, nybble_device_facts* facts);
/* Sets the image of each family on `device`. Strings are copied. Files are opened, checked (kernel
 * ABI, size, sha256) and loaded when a family is first used. A later call replaces only images that
 * are not loaded yet. */
NYBBLE_API nybble_status nybble_cuda_attach(int32_t device, const nybble_image* images,
                                            int32_t count);
/* Loads one family now, or all families if `family` is NULL, so that errors appear in this call
 * instead of at the first use. */
NYBBLE_API nybble_status nybble_cuda_load(int32_t device, const char* family);
/* Sets the function that makes images when a product first needs them. A family whose name ends
 * with a dot has one image for each kernel, attached as family + kernel, such as
 * "gemm4.0123.gemm4_simt_f32". `make` is called for such an image if it is not attached. It
 * attaches an image, which need not contain the kernel, and returns 0. If it returns another value,
 * the product fails with NYBBLE_BAD_IMAGE. */
typedef int32_t (*nybble_make_image)(int32_t device, const char* image);
NYBBLE_API nybble_status nybble_cuda_make_images_with(nybble_make_image make);
/* Runs the blockwise kernels on a small input and compares the results with the CPU. If a result
 * differs, the error text describes the first difference. */
NYBBLE_API nybble_status nybble_cuda_self_test(int32_t device);
/* Returns a JSON document that lists the files from which the CUDA libraries were loaded. The text
 * is in the calling thread's static storage. */
NYBBLE_API const char* nybble_libraries_json(void);

/* ---- 4-bit ---- */
/* a [n] dtype -> absmax [ceil(n / block_size)] float32, packed [ceil(n / 2)]. block_size: 32, 64,
 * 128 … 4096. `code` must be NULL unless quant_type is NYBBLE_CODE16. If n is odd, the last low
 * nibble is the code of the value 0. NYBBLE_E2M1 is not supported here; quantize_microscaled and
 * the functions that read 4-bit arrays support it, with blocks of 16 too. */
NYBBLE_API nybble_status nybble_quantize_4bit(const void* a, nybble_dtype dtype, int64_t n,
                                              int32_t block_size, nybble_quant_type quant_type,
                                              const float* code, float* absmax, uint8_t* packed,
                                              int32_t device, void* stream);
/* Quantizes to MXFP4 (block_size 32) or NVFP4 (block_size 16): a [n] dtype, with n a multiple of
 * block_size -> scales [n / block_size] (E8M0 or E4M3), tensor_scale [1] (1 for MXFP4), packed [n /
 * 2]. The CPU only. Values and E4M3 scales are rounded to nearest, ties to even. A block with NaN
 * or infinity gets the scale NaN and the codes 0. MXFP4  scale = 2^(floor(log2(absmax)) - 2);
 * values above 6 * scale become 6 * scale NVFP4  tensor_scale = absmax / (448 * 6), of the finite
 * blocks; scale = the block's absmax / (6
 *          * tensor_scale), but at least 2^-9; a block of zeros has the scale 1 */
NYBBLE_API nybble_status nybble_quantize_microscaled(const void* a, nybble_dtype dtype, int64_t n,
                                                     int32_t block_size, uint8_t* scales,
                                                     float* tensor_scale, uint8_t* packed,
                                                     int32_t device, void* stream);
NYBBLE_API nybble_status nybble_dequantize_4bit(const uint8_t* packed, const nybble_absmax* absmax,
                                                int64_t n, int32_t block_size,
                                                nybble_quant_type quant_type, const float* code,
                                                void* out, nybble_dtype dtype, int32_t device,
                                                void* stream);
/* out[m][n] = a[m][k] * W[n][k]^T + bias[n]. W is packed 4-bit; bias is NULL or [n]. a, bias and
 * out have type `dtype`. */
NYBBLE_API nybble_status nybble_gemm_4bit(const void* a, nybble_dtype dtype, int64_t m, int64_t n,
                                          int64_t k, const uint8_t* packed,
                                          const nybble_absmax* absmax, int32_t block_size,
                                          nybble_quant_type quant_type, const float* code,
                                          const void* bias, void* out, int32_t device,
                                          void* stream);
/* grad_a[m][k] = grad_out[m][n] * W[n][k]. */
NYBBLE_API nybble_status nybble_gemm_4bit_grad(const void* grad_out, nybble_dtype dtype, int64_t m,
                                               int64_t n, int64_t k, const uint8_t* packed,
                                               const nybble_absmax* absmax, int32_t block_size,
                                               nybble_quant_type quant_type, const float* code,
                                               void* grad_a, int32_t device, void* stream);

/* The same two products with `experts` stacked weights [experts][n][k]. Each expert is quantized
 * separately. With s = ceil(n * k / block_size), expert e starts at these elements of the arrays:
 *   packed                      e * ceil(n * k / 2)
 *   scales                      e * s of absmax->values or, if nested, of absmax->codes
 *   second-level scales         e * ceil(s / absmax->block_size) of absmax->values
 *   absmax->offset, bias        e, e * n
 * Rows of `a` are sorted by expert. offsets [experts] is in the device's memory: expert e
 * multiplies rows offsets[e - 1] (0 for e == 0) to offsets[e] - 1. Results of rows from the last
 * offset on are 0. Offsets must ascend to at most m. If they do not, the call returns an error on
 * the CPU, and the kernel fails on a device. */
NYBBLE_API nybble_status nybble_gemm_4bit_grouped(const void* a, nybble_dtype dtype, int64_t m,
                                                  int64_t n, int64_t k, int64_t experts,
                                                  const int32_t* offsets, const uint8_t* packed,
                                                  const nybble_absmax* absmax, int32_t block_size,
                                                  nybble_quant_type quant_type, const float* code,
                                                  const void* bias, void* out, int32_t device,
                                                  void* stream);
NYBBLE_API nybble_status nybble_gemm_4bit_grouped_grad(
    const void* grad_out, nybble_dtype dtype, int64_t m, int64_t n, int64_t k, int64_t experts,
    const int32_t* offsets, const uint8_t* packed, const nybble_absmax* absmax, int32_t block_size,
    nybble_quant_type quant_type, const float* code, void* grad_a, int32_t device, void* stream);

/* Tuning of nybble_gemm_4bit for a device (Python: nybble.cuda.tune). A choice names a product in
 * float16 or bfloat16 that the library's own kernels compute, and says how the device computes this
 * product. All choices for a product have the same accuracy, but they add in different orders, so
 * the last bits of results may differ. */
typedef struct nybble_gemm4_choice {
  int64_t m, n, k;
  nybble_dtype dtype;
  int32_t block_size;
  int32_t nested; /* 1 if the scales are nested */
  int32_t cluster_k;
  int64_t clusters, splits, streamk_tiles; /* the plan of the path; these numbers and the names */
  int32_t form;                            /* of the paths differ between versions of the library */
  char path[20];
} nybble_gemm4_choice;
/* Gets the choices for a product; the first is the library's own choice. The call reads the first
 * six fields of `product`, sets *count to the number of choices, and writes at most `capacity` of
 * them. It loads the product's images. It fails if `stream` is being captured. */
NYBBLE_API nybble_status nybble_cuda_gemm4_candidates(const nybble_gemm4_choice* product,
                                                      nybble_gemm4_choice* choices,
                                                      int32_t capacity, int32_t* count,
                                                      int32_t device, void* stream);
/* Measures choices for one product, and writes the time of each choice to microseconds [count]. The
 * call allocates the operands and waits for the device. It fails if `stream` is being captured.
 * Other threads may use the device, but this changes the times. */
NYBBLE_API nybble_status nybble_cuda_gemm4_measure(const nybble_gemm4_choice* choices,
                                                   int32_t count, float* microseconds,
                                                   int32_t device, void* stream);
/* Replaces the choices in use on the device. From now on, the products that the choices name use
 * them. With a count of 0, the library's own choices apply again. If a choice is not valid on the
 * device, nothing changes. */
NYBBLE_API nybble_status nybble_cuda_gemm4_use(const nybble_gemm4_choice* choices, int32_t count,
                                               int32_t device);

/* Products with a user's decode or epilogue function, compiled into an image (Python:
 * nybble.cuda.Gemm4) that is attached under `family`, or into an image for each kernel if `family`
 * ends with a dot (see nybble_cuda_make_images_with). CUDA devices only. A handle works on all
 * devices and is never freed. If there is a decode function, quant_type and code are checked but
 * not used. If there is an epilogue, there is no gradient. */
typedef struct nybble_gemm4_kernels nybble_gemm4_kernels;
NYBBLE_API nybble_status nybble_gemm4_kernels_get(const char* family, int32_t has_decode,
                                                  int32_t has_epilogue,
                                                  const nybble_gemm4_kernels** kernels);
NYBBLE_API nybble_status nybble_gemm_4bit_user(const nybble_gemm4_kernels* kernels, const void* a,
                                               nybble_dtype dtype, int64_t m, int64_t n, int64_t k,
                                               const uint8_t* packed, const nybble_absmax* absmax,
                                               int32_t block_size, nybble_quant_type quant_type,
                                               const float* code, const void* bias, void* out,
                                               int32_t device, void* stream);
NYBBLE_API nybble_status nybble_gemm_4bit_grad_user(
    const nybble_gemm4_kernels* kernels, const void* grad_out, nybble_dtype dtype, int64_t m,
    int64_t n, int64_t k, const uint8_t* packed, const nybble_absmax* absmax, int32_t block_size,
    nybble_quant_type quant_type, const float* code, void* grad_a, int32_t device, void* stream);

/* out [count][columns] = table[indices[i]], for a 4-bit table [rows][columns] that is quantized in
 * blocks of the flattened table. indices [count] have index_bits bits: 32 or 64. If an index is
 * outside the table, the CPU returns NYBBLE_INVALID_ARGUMENT before anything is written; on a
 * device, the kernel fails with the driver's assertion error, as in torch. */
NYBBLE_API nybble_status nybble_embedding_4bit(const void* indices, int32_t index_bits,
                                               int64_t count, const uint8_t* packed,
                                               const nybble_absmax* absmax, int64_t rows,
                                               int64_t columns, int32_t block_size,
                                               nybble_quant_type quant_type, const float* code,
                                               void* out, nybble_dtype dtype, int32_t device,
                                               void* stream);

/* ---- 8-bit blockwise ---- */
/* Writes to codes [n], for each scaled value, the index of the nearest entry of `code`. `code` has
 * 256 ascending float32 values in [-1, 1] or [0, 1]; NULL is the signed dynamic map (bitsandbytes'
 * create_dynamic_map()). */
NYBBLE_API nybble_status nybble_quantize_blockwise(const void* a, nybble_dtype dtype, int64_t n,
                                                   int32_t block_size, const float* code,
                                                   float* absmax, uint8_t* codes, int32_t device,
                                                   void* stream);
NYBBLE_API nybble_status nybble_dequantize_blockwise(const uint8_t* codes, const float* absmax,
                                                     const float* code, int64_t n,
                                                     int32_t block_size, void* out,
                                                     nybble_dtype dtype, int32_t device,
                                                     void* stream);

/* ---- int8 (LLM.int8) ---- */
/* a [rows][cols] -> q = round(127 * a / row_absmax), row_absmax [rows] float32. If threshold > 0,
 * elements with |a| >= threshold are outliers, and row_absmax does not include them. outlier_cols
 * [cols] (may be NULL if threshold is 0) is 1 for a column with an outlier, else 0. In q, the
 * outliers of a single row are 0; with several rows, all elements of outlier columns are 0. If all
 * elements of a row are outliers, its row_absmax is 0. */
NYBBLE_API nybble_status nybble_int8_vectorwise_quant(const void* a, nybble_dtype dtype,
                                                      int64_t rows, int64_t cols, float threshold,
                                                      int8_t* q, float* row_absmax,
                                                      uint8_t* outlier_cols, int32_t device,
                                                      void* stream);
/* Quantizes row-wise as above, and also column-wise: q_col [rows][cols] is scaled by col_absmax
 * [cols]. */
NYBBLE_API nybble_status nybble_int8_double_quant(const void* a, nybble_dtype dtype, int64_t rows,
                                                  int64_t cols, float threshold, int8_t* q_row,
                                                  int8_t* q_col, float* row_absmax,
                                                  float* col_absmax, uint8_t* outlier_cols,
                                                  int32_t device, void* stream);
/* out[m][n] int32 = a[m][k] * b[n][k]^T. */
NYBBLE_API nybble_status nybble_int8_linear_matmul(const int8_t* a, const int8_t* b, int64_t m,
                                                   int64_t n, int64_t k, int32_t* out,
                                                   int32_t device, void* stream);
/* out[m][n] dtype = acc * row_absmax[m] * col_absmax[n] / 16129 + bias[n]; bias: NULL or [n] dtype.
 */
NYBBLE_API nybble_status nybble_int8_mm_dequant(const int32_t* acc, const float* row_absmax,
                                                const float* col_absmax, const void* bias,
                                                int64_t m, int64_t n, void* out, nybble_dtype dtype,
                                                int32_t device, void* stream);
/* Computes int8_linear_matmul and int8_mm_dequant in one pass, without storing the int32
 * product. */
NYBBLE_API nybble_status nybble_int8_scaled_mm(const int8_t* a, const int8_t* b,
                                               const float* row_absmax, const float* col_absmax,
                                               const void* bias, int64_t m, int64_t n, int64_t k,
                                               void* out, nybble_dtype dtype, int32_t device,
                                               void* stream);
/* Computes an int8 layer. a [m][k] is quantized as in int8_vectorwise_quant. out[m][n] is its
 * scaled product with b [n][k], plus bias, rounded to `dtype`. Then a[m][c] * (b[n][c] *
 * col_absmax[n] / 127) is added for each outlier column c. q [m][k], row_absmax [m] and
 * outlier_cols [k] (NULL if threshold is 0) are temporary memory, whose contents are unspecified
 * afterwards. On CUDA devices q may be NULL: the library then uses its own memory. */
NYBBLE_API nybble_status nybble_int8_linear(const void* a, nybble_dtype dtype, int64_t m, int64_t n,
                                            int64_t k, float threshold, int8_t* q,
                                            float* row_absmax, uint8_t* outlier_cols,
                                            const int8_t* b, const float* col_absmax,
                                            const void* bias, void* out, int32_t device,
                                            void* stream);
/* Looks up rows in an int8 table with one absmax per row: table[i][c] * row_absmax[i] / 127. */
NYBBLE_API nybble_status nybble_embedding_8bit(const void* indices, int32_t index_bits,
                                               int64_t count, const int8_t* table,
                                               const float* row_absmax, int64_t rows,
                                               int64_t columns, void* out, nybble_dtype dtype,
                                               int32_t device, void* stream);
/* grad_a[m][k] = grad_out[m][n] * (b[n][k] * row_absmax[n] / 127), without rounding grad_out to
 * int8. CUDA devices only; some shapes need cuBLASLt. */
NYBBLE_API nybble_status nybble_int8_grad(const void* grad_out, nybble_dtype dtype, int64_t m,
                                          int64_t n, int64_t k, const int8_t* b,
                                          const float* row_absmax, void* grad_a, int32_t device,
                                          void* stream);
/* int8_linear, without bias, and int8_grad with stacked weights b [experts][n][k] and col_absmax
 * [experts][n]. Rows and offsets are as in gemm_4bit_grouped. Each expert has its own outlier
 * columns. CUDA devices only. */
NYBBLE_API nybble_status nybble_int8_linear_grouped(const void* a, nybble_dtype dtype, int64_t m,
                                                    int64_t n, int64_t k, int64_t experts,
                                                    const int32_t* offsets, float threshold,
                                                    const int8_t* b, const float* col_absmax,
                                                    void* out, int32_t device, void* stream);
NYBBLE_API nybble_status nybble_int8_grad_grouped(const void* grad_out, nybble_dtype dtype,
                                                  int64_t m, int64_t n, int64_t k, int64_t experts,
                                                  const int32_t* offsets, const int8_t* b,
                                                  const float* col_absmax, void* grad_a,
                                                  int32_t device, void* stream);

#ifdef __cplusplus
}
#endif
#include "nybble/experts.h"    /* declares the functions of mixture-of-experts layers */
#include "nybble/optimizers.h" /* declares the functions of optimizers */
#endif
