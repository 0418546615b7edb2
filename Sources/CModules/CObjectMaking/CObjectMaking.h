#pragma once

#include <stdint.h>

/// An initialiser of a class that makes its object, by the convention of Swift: the class is where methods have `self`.
typedef void *(*ObjectMaker)(__attribute__((swift_context)) const void *type) __attribute__((swiftcall));

/// Calls such an initialiser; what it returns belongs to the caller.
static inline void *makeObject(const void *maker, const void *type) { return ((ObjectMaker)maker)(type); }

/// Calls an initialiser with a number of one byte and a text that may be missing, which it takes over.
static inline void *makeStyledObject(const void *maker, uint8_t style, uint64_t text1, uint64_t text2, const void *type) {
  typedef void *(*Maker)(uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *) __attribute__((swiftcall));
  return ((Maker)maker)(style, text1, text2, type);
}

/// Calls an initialiser with a text that may be missing, which it takes over.
static inline void *makeNamedObject(const void *maker, uint64_t text1, uint64_t text2, const void *type) {
  typedef void *(*Maker)(uint64_t, uint64_t, __attribute__((swift_context)) const void *) __attribute__((swiftcall));
  return ((Maker)maker)(text1, text2, type);
}

/// Calls an initialiser with a rectangle.
static inline void *makeFramedObject(const void *maker, double x, double y, double width, double height, const void *type) {
  typedef void *(*Maker)(double, double, double, double, __attribute__((swift_context)) const void *) __attribute__((swiftcall));
  return ((Maker)maker)(x, y, width, height, type);
}
