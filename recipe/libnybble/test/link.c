/* The installed header and library agree, as C sees them. */
#include <nybble/nybble.h>
#include <stdio.h>

int main(void) {
  if (nybble_abi_version() != NYBBLE_ABI_VERSION) {
    fprintf(stderr, "header has ABI %d, library %d\n", NYBBLE_ABI_VERSION, (int)nybble_abi_version());
    return 1;
  }
  printf("libnybble ABI %d\n", (int)nybble_abi_version());
  return 0;
}
