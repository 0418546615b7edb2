// GTK 4, with Unix file descriptors as sources of its main loop.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep GTK's headers from declaring them again.
#include "../CCairo/CCairo.h"

// Debian 12 has GTK 4.8; what later releases deprecate is no news as long as they have it.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <glib-unix.h>
#include <gtk/gtk.h>
