// GLib's main loops, streams and objects.
#pragma once

#include <gio/gio.h>

// Variadic functions that Swift cannot call.

/// Makes a session of libsoup, whose type the caller has found, with what can be said only when it is made.
static inline gpointer ApusSession(GType type, int connections, int connectionsPerHost, guint silenceLimit) {
  return g_object_new(
      type, "max-conns", connections, "max-conns-per-host", connectionsPerHost, "timeout", silenceLimit, NULL);
}
