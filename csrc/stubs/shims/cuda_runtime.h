/* Stands in for the header of this name while derive.py reads signatures: the types they mention.
 */
#pragma once
#include "cuda_runtime_api.h"
