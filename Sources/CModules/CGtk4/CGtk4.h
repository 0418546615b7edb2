// GTK 4, with Unix file descriptors as sources of its main loop.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep GTK's headers from declaring them again.
#include "../CCairo/CCairo.h"

#include <glib-unix.h>
#include <gtk/gtk.h>
