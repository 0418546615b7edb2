// Foundation asks servers by libcurl, which tells it by a callback which events of a socket it wants to hear of. When libcurl first
// wants to write and later only to read, Foundation goes on watching whether it can write, which it always can: a core is busy until the
// answer is there (Swift 6.3.1). Here the callback is wrapped: a socket that is watched already is first said to be done with, and then
// to be new, whereupon Foundation watches what is wanted and no more.
//
// The library that apps are linked with stands before libcurl where the loader looks for functions, so that Foundation finds this one. An
// app that is linked with the framework's modules one by one does not export it; its sessions are as Foundation made them.

#define _GNU_SOURCE
#include "CSessionSockets.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <string.h>

// Values of curl/multi.h, which stay: CURLMOPT_SOCKETFUNCTION, CURL_POLL_REMOVE, CURLM_UNKNOWN_OPTION.
enum { socketFunction = 20001, done = 4, unknownOption = 6 };

typedef int (*SocketFunction)(void *transfer, int socket, int events, void *session, void *watched);

// The one function that all of Foundation's sessions have.
static SocketFunction foundation;

static int watch(void *transfer, int socket, int events, void *session, void *watched) {
  if (watched && events != done) {
    foundation(transfer, socket, done, session, watched);
    watched = NULL;
  }
  return foundation(transfer, socket, events, session, watched);
}

int curl_multi_setopt(void *multi, int option, ...) __attribute__((visibility("default")));
typedef int (*SetOption)(void *multi, int option, ...);

// The function that the library of a caller would have found: there may be several builds of libcurl in a process.
static SetOption functionOf(const void *caller) {
  SetOption found = NULL;
  Dl_info owner;
  void *library = dladdr(caller, &owner) ? dlopen(owner.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
  if (library) {
    found = (SetOption)dlsym(library, "curl_multi_setopt");
    dlclose(library);
  }
  return found && found != curl_multi_setopt ? found : (SetOption)dlsym(RTLD_NEXT, "curl_multi_setopt");
}

int curl_multi_setopt(void *multi, int option, ...) {
  va_list arguments;
  va_start(arguments, option);
  void *value = va_arg(arguments, void *);
  va_end(arguments);
  SetOption libcurl = functionOf(__builtin_return_address(0));
  if (!libcurl) return unknownOption;
  Dl_info owner;
  if (option == socketFunction && value && dladdr(value, &owner) && strstr(owner.dli_fname, "libFoundationNetworking")) {
    foundation = (SocketFunction)value;
    value = (void *)watch;
  }
  return libcurl(multi, option, value);
}
