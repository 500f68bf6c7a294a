/* Replaces the header of this name while derive.py reads signatures. */
#pragma once
#include "cuda_runtime_api.h"
