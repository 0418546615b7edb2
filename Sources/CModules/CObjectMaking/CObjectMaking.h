#pragma once

/// An initialiser of a class that makes its object, by the convention of Swift: the class is where methods have `self`.
typedef void *(*ObjectMaker)(__attribute__((swift_context)) const void *type) __attribute__((swiftcall));

/// Calls such an initialiser; what it returns belongs to the caller.
static inline void *makeObject(const void *maker, const void *type) { return ((ObjectMaker)maker)(type); }
