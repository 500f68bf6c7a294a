/* Replaces the header of this name while derive.py reads signatures. */
#pragma once
#include "EGL/egl.h"
