// Requests to callgrind, which are macros and so not seen by Swift. Outside of valgrind they do nothing.
#include <valgrind/callgrind.h>

static inline void callgrind_begin(void) { CALLGRIND_START_INSTRUMENTATION; }
static inline void callgrind_end(void) { CALLGRIND_STOP_INSTRUMENTATION; }
