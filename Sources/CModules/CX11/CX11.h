// Xlib with memory shared between a program and its X server, and what GTK knows of X.
#pragma once

// GTK's types come from the module CGtk4.
#include "../CGtk4/CGtk4.h"

#include <sys/ipc.h>
#include <sys/shm.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <gdk/x11/gdkx.h>

// Macros that Swift cannot see.
static inline int ApusSharedMemoryCreate(size_t size) { return shmget(IPC_PRIVATE, size, IPC_CREAT | 0600); }
static inline void ApusSharedMemoryRemove(int id) { shmctl(id, IPC_RMID, NULL); }
static inline void ApusImageDestroy(XImage *image) { XDestroyImage(image); }
