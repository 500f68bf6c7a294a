# Cross-compiles for aarch64 with a distribution's GCC. Tests run under user-mode emulation:
#   cmake -G Ninja -S csrc -B build/aarch64 --toolchain csrc/cmake/aarch64-linux-gnu.cmake
# To use another compiler, set NYBBLE_AARCH64_PREFIX and NYBBLE_AARCH64_SUFFIX in the environment,
# for example to /opt/arm/bin/aarch64-none-linux-gnu- and "".
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)

set(prefix "$ENV{NYBBLE_AARCH64_PREFIX}")
if(NOT prefix)
  set(prefix aarch64-linux-gnu-)
endif()
find_program(NYBBLE_AARCH64_CXX NAMES ${prefix}g++$ENV{NYBBLE_AARCH64_SUFFIX} ${prefix}g++
  ${prefix}g++-14 ${prefix}g++-13 ${prefix}g++-12 ${prefix}g++-11 REQUIRED)
string(REGEX REPLACE "g\\+\\+(-[0-9]+)?$" "gcc\\1" cc "${NYBBLE_AARCH64_CXX}")
set(CMAKE_CXX_COMPILER "${NYBBLE_AARCH64_CXX}")
set(CMAKE_C_COMPILER "${cc}")

find_program(NYBBLE_QEMU NAMES qemu-aarch64-static qemu-aarch64)
if(NYBBLE_QEMU)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${NYBBLE_QEMU};-L;/usr/aarch64-linux-gnu")
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
