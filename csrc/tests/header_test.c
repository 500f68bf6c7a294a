/* nybble.h and call.h compile as C99, and their functions can be called from C. */
#include <string.h>

#include "nybble/call.h"
#include "nybble/nybble.h"

int main(void) {
  float a[3] = {1.0f, -0.5f, 0.25f};
  float absmax = 0.0f;
  unsigned char packed[2] = {0, 0};
  if (nybble_abi_version() != NYBBLE_ABI_VERSION) return 1;
  if (strlen(nybble_version()) == 0) return 2;
  if (nybble_quantize_4bit(a, NYBBLE_F32, 3, 64, NYBBLE_NF4, NULL, &absmax, packed, NYBBLE_CPU,
                           NULL) != NYBBLE_OK) {
    return 3;
  }
  if (absmax != 1.0f || packed[0] != 0xF2 || packed[1] != 0xA7) return 4;
  if (nybble_quantize_4bit(a, NYBBLE_F32, 3, 63, NYBBLE_NF4, NULL, &absmax, packed, NYBBLE_CPU,
                           NULL) != NYBBLE_INVALID_ARGUMENT) {
    return 5;
  }
  if (strstr(nybble_last_error(), "block_size: 63") == NULL) return 6;
  if (strncmp(nybble_operations(), "quantize_4bit qqqqqqqqqq\n", 25) != 0) return 7;
  return nybble_call(NULL) == NYBBLE_INVALID_ARGUMENT ? 0 : 8;
}
