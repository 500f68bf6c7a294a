// Values of the built-in 4-bit code books, for device code and launchers.
#pragma once

#define NYBBLE_NF4_VALUES \
  {-1.0f,                 \
   -0.6961928009986877f,  \
   -0.5250730514526367f,  \
   -0.39491748809814453f, \
   -0.28444138169288635f, \
   -0.18477343022823334f, \
   -0.09105003625154495f, \
   0.0f,                  \
   0.07958029955625534f,  \
   0.16093020141124725f,  \
   0.24611230194568634f,  \
   0.33791524171829224f,  \
   0.44070982933044434f,  \
   0.5626170039176941f,   \
   0.7229568362236023f,   \
   1.0f}
#define NYBBLE_FP4_VALUES                                                               \
  {0.0f,  0.0052083333f,  0.6666667f,  1.0f,  0.33333334f,  0.5f,  0.16666667f,  0.25f, \
   -0.0f, -0.0052083333f, -0.6666667f, -1.0f, -0.33333334f, -0.5f, -0.16666667f, -0.25f}
// These values are not divided by the largest, so products with power-of-two scales are exact.
#define NYBBLE_E2M1_VALUES                                \
  {0.0f,  0.5f,  1.0f,  1.5f,  2.0f,  3.0f,  4.0f,  6.0f, \
   -0.0f, -0.5f, -1.0f, -1.5f, -2.0f, -3.0f, -4.0f, -6.0f}
