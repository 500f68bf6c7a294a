// The interpreter's functions, whose addresses are passed at run time. The code needs no Python
// header and links no symbol of Python, so one binary works in every CPython from 3.10 and in
// programs without Python.
#pragma once

#include <cstddef>

namespace nybble::python {

struct object;  // PyObject, opaque

using builtin = object* (*)(object* self, object* const* arguments, std::ptrdiff_t count);

struct method {  // PyMethodDef
  const char* name;
  builtin function;
  int flags;
  const char* documentation;
};
// METH_FASTCALL, METH_NOARGS, METH_VARARGS
constexpr int kFastCall = 0x80, kNoArguments = 0x04, kTupleCall = 0x01;

using plain_builtin = object* (*)(object* self, object* arguments);

// All of these functions are in the stable ABI. X(result, name, arguments...)
#define NYBBLE_PYTHON_FUNCTIONS(X)                                 \
  X(void, Py_IncRef, object*)                                      \
  X(void, Py_DecRef, object*)                                      \
  X(object*, PyObject_Type, object*)                               \
  X(object*, PyObject_GetAttr, object*, object*)                   \
  X(object*, PyObject_Call, object*, object*, object*)             \
  X(object*, PyObject_CallNoArgs, object*)                         \
  X(object*, PyTuple_New, std::ptrdiff_t)                          \
  X(std::ptrdiff_t, PyTuple_Size, object*)                         \
  X(object*, PyTuple_GetItem, object*, std::ptrdiff_t)             \
  X(int, PyTuple_SetItem, object*, std::ptrdiff_t, object*)        \
  X(object*, PyList_New, std::ptrdiff_t)                           \
  X(std::ptrdiff_t, PyList_Size, object*)                          \
  X(object*, PyList_GetItem, object*, std::ptrdiff_t)              \
  X(int, PyList_Append, object*, object*)                          \
  X(object*, PyDict_GetItemWithError, object*, object*)            \
  X(int, PyDict_SetItem, object*, object*, object*)                \
  X(std::ptrdiff_t, PyDict_Size, object*)                          \
  X(object*, PyObject_GenericGetDict, object*, void*)              \
  X(object*, PyLong_FromLongLong, long long)                       \
  X(long long, PyLong_AsLongLong, object*)                         \
  X(double, PyFloat_AsDouble, object*)                             \
  X(object*, PyUnicode_InternFromString, const char*)              \
  X(int, PyUnicode_CompareWithASCIIString, object*, const char*)   \
  X(object*, PyErr_Occurred, void)                                 \
  X(void, PyErr_Clear, void)                                       \
  X(void*, PyEval_SaveThread, void)                                \
  X(void, PyEval_RestoreThread, void*)                             \
  X(object*, PyCapsule_New, void*, const char*, void (*)(object*)) \
  X(void*, PyCapsule_GetPointer, object*, const char*)             \
  X(object*, PyCFunction_NewEx, const method*, object*, object*)   \
  X(plain_builtin, PyCFunction_GetFunction, object*)               \
  X(object*, PyCFunction_GetSelf, object*)                         \
  X(int, PyCFunction_GetFlags, object*)

struct interpreter {
#define NYBBLE_FIELD(result, name, ...) result (*name)(__VA_ARGS__);
  NYBBLE_PYTHON_FUNCTIONS(NYBBLE_FIELD)
#undef NYBBLE_FIELD
};

// The functions are set when the first binding opens. A process has only one interpreter library.
extern interpreter py;

}  // namespace nybble::python
