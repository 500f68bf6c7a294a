/* The driver's profiler control, whose header is in another wheel. */
#pragma once
#include "cuda.h"
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
CUresult cuProfilerInitialize(const char* configFile, const char* outputFile, int outputMode);
