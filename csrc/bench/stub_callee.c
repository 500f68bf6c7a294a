/* A driver whose functions do nothing, to measure calls through stubs. It exports each function
 * also under a plain name. */
#define NYBBLE_VISIBLE __attribute__((visibility("default")))
#define ARGUMENTS                                                                              \
  void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned h, \
      void *s, void **p, void **x
NYBBLE_VISIBLE int cuInit(unsigned flags) { return (int)flags; }
NYBBLE_VISIBLE int cuDriverGetVersion(int* version) { return *version = 13000, 0; }
NYBBLE_VISIBLE int cuDeviceGetCount(int* count) { return *count = 0; }
NYBBLE_VISIBLE int cuDeviceGetAttribute(int* value, int attribute, int device) {
  return (int)((long)value & 1) + attribute + device;
}
NYBBLE_VISIBLE int cuLaunchKernel(ARGUMENTS) {
  return f == s && p == x ? (int)(a + b + c + d + e + g + h) : 0;
}
NYBBLE_VISIBLE int plain_three(int* value, int attribute, int device) {
  return (int)((long)value & 1) + attribute + device;
}
NYBBLE_VISIBLE int plain_eleven(ARGUMENTS) {
  return f == s && p == x ? (int)(a + b + c + d + e + g + h) : 0;
}
