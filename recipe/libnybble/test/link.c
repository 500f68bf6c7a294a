/* Check that header and library have the same ABI, and that quantizing and dequantizing on several threads works. */
#include <math.h>
#include <nybble/nybble.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1 << 22, BLOCK = 64 };

int main(void) {
  float* const values = malloc(COUNT * sizeof *values);
  float* const back = malloc(COUNT * sizeof *back);
  float* const absmax = malloc(COUNT / BLOCK * sizeof *absmax);
  uint8_t* const packed = malloc(COUNT / 2);
  if (nybble_abi_version() != NYBBLE_ABI_VERSION) {
    fprintf(stderr, "header has ABI %d, library %d\n", NYBBLE_ABI_VERSION, (int)nybble_abi_version());
    return 1;
  }
  for (int i = 0; i < COUNT; ++i) values[i] = (float)(i % 2001 - 1000) / 1000;
  const nybble_absmax scales = {.values = absmax};
  if (nybble_quantize_4bit(values, NYBBLE_F32, COUNT, BLOCK, NYBBLE_NF4, NULL, absmax, packed, NYBBLE_CPU, NULL) ||
      nybble_dequantize_4bit(packed, &scales, COUNT, BLOCK, NYBBLE_NF4, NULL, back, NYBBLE_F32, NYBBLE_CPU, NULL)) {
    fprintf(stderr, "%s\n", nybble_last_error());
    return 1;
  }
  for (int i = 0; i < COUNT; ++i) {
    if (fabsf(back[i] - values[i]) > 0.16f * absmax[i / BLOCK]) {
      fprintf(stderr, "element %d: %g became %g\n", i, values[i], back[i]);
      return 1;
    }
  }
  printf("libnybble ABI %d, %s\n", (int)nybble_abi_version(), nybble_cpu_active());
  return 0;
}
