/* Replaces the header of this name while derive.py reads signatures. */
#pragma once
typedef int EGLint;
typedef void* EGLStreamKHR;
typedef void* EGLImageKHR;
typedef void* EGLSyncKHR;
