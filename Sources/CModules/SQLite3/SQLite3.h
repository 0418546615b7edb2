// The database that the system has. The module has the name that Apple's has, as apps import it, too.
#pragma once

#include <sqlite3.h>

// Constants that are casts, which Swift does not read.

/// The destructor that has SQLite copy what is bound.
static inline sqlite3_destructor_type ApusSQLiteTransient(void) { return SQLITE_TRANSIENT; }
