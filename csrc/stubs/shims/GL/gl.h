/* Stands in for the header of this name while derive.py reads signatures: the types they mention.
 */
#pragma once
typedef unsigned int GLuint;
typedef unsigned int GLenum;
typedef int GLint;
