package import Foundation

/// A program to start: found in `PATH`, in this process's group unless it asks for one of its own.
package struct ProgramStart {
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]

  package init(program: String, arguments: [String] = [], environment: [String: String]) {
    (self.program, self.arguments, self.environment) = (program, arguments, environment)
  }

  /// Starts the program; `takesInterrupts` has it react to Ctrl-C though this process ignores that, as in the background of a
  /// script, and `ownGroup` makes it the first of a group of processes, which can be signalled together.
  package func spawn(
    takesInterrupts: Bool = false, ownGroup: Bool = false, _ redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws(StartError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    redirect(&actions)

    // The program starts with no signal blocked, whatever we block while we wait.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    if takesInterrupts { sigaddset(&defaults, SIGINT) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    let group = ownGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | Int(group)))

    var child: pid_t = 0
    let result = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        // A program that has just been written is busy as long as a child that another thread started meanwhile has not yet
        // begun its own program: some milliseconds.
        for _ in 0..<100 {
          let result = posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
          guard result == ETXTBSY else { return result }
          usleep(2_000)
        }
        return ETXTBSY
      }
    }
    guard result == 0 else {
      throw StartError("cannot start \(program): \(String(cString: strerror(result)))")
    }
    return child
  }

  /// Hands over the texts as C has them, with a null pointer after the last one.
  package static func withCStrings<R>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
