// GTK 4, with Unix file descriptors as sources of its main loop.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep GTK's headers from declaring them again.
#include "../CCairo/CCairo.h"

// Ubuntu 22.04 has GTK 4.6. What later releases deprecate is no news as long as they have it; a call of what they alone have is a
// warning, and belongs below.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_6
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_6

#include <glib-unix.h>
#include <gtk/gtk.h>

/// Whether a scroll event counts in points, as a touchpad's does, not in a wheel's clicks: always in clicks before GTK 4.8.
static inline gboolean ApusScrollsInPoints(GdkEvent *event) {
#if GTK_CHECK_VERSION(4, 8, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  return FALSE;
#endif
}
