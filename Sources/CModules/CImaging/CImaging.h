// The libraries that read pictures.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep these headers from declaring them again.
#include "../CCairo/CCairo.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>

// Variadic functions that Swift cannot call.
static inline GInputStream *ApusMemoryStream(const void *bytes, gssize count) {
  return g_memory_input_stream_new_from_data(g_memdup2(bytes, (gsize)count), count, g_free);
}
