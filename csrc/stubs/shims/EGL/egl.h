/* Stands in for the header of this name while derive.py reads signatures: the types they mention.
 */
#pragma once
typedef int EGLint;
typedef void* EGLStreamKHR;
typedef void* EGLImageKHR;
typedef void* EGLSyncKHR;
