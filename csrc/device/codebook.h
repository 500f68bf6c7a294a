// Values and thresholds of the built-in 4-bit code books, for device and host code.
// clang-format off
#pragma once

#define NYBBLE_NF4_VALUES { \
    -1.0f, -0.6961928009986877f, -0.5250730514526367f, -0.39491748809814453f, \
    -0.28444138169288635f, -0.18477343022823334f, -0.09105003625154495f, 0.0f, \
    0.07958029955625534f, 0.16093020141124725f, 0.24611230194568634f, 0.33791524171829224f, \
    0.44070982933044434f, 0.5626170039176941f, 0.7229568362236023f, 1.0f}
#define NYBBLE_FP4_VALUES { \
    0.0f, 0.0052083333f, 0.6666667f, 1.0f, 0.33333334f, 0.5f, 0.16666667f, 0.25f, \
    -0.0f, -0.0052083333f, -0.6666667f, -1.0f, -0.33333334f, -0.5f, -0.16666667f, -0.25f}
// Unlike the NF4 and FP4 values, these values are not divided by the largest value, so products
// with power-of-two scales are exact.
#define NYBBLE_E2M1_VALUES { \
    0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f, \
    -0.0f, -0.5f, -1.0f, -1.5f, -2.0f, -3.0f, -4.0f, -6.0f}

// The rank of a value is the number of thresholds below it. The thresholds are those of
// bitsandbytes' CUDA kernels. In NF4, the code is the rank.
#define NYBBLE_NF4_THRESHOLDS { \
    -0.8480964004993439f, -0.6106329262256622f, -0.4599952697753906f, -0.33967943489551544f, \
    -0.23460740596055984f, -0.13791173323988914f, -0.045525018125772476f, 0.03979014977812767f, \
    0.1202552504837513f, 0.2035212516784668f, 0.2920137718319893f, 0.3893125355243683f, \
    0.5016634166240692f, 0.6427869200706482f, 0.8614784181118011f}
// FP4 compares magnitudes. The codes of ranks 0 to 7 are 0 1 6 7 4 5 2 3, plus 8 if y < 0.
#define NYBBLE_FP4_THRESHOLDS { \
    0.00260417f, 0.0859375f, 0.20833333f, 0.29166667f, 0.4166667f, 0.583333f, 0.8333333f}
