/* Replaces the header of this name while derive.py reads signatures. */
#pragma once
typedef unsigned int GLuint;
typedef unsigned int GLenum;
typedef int GLint;
