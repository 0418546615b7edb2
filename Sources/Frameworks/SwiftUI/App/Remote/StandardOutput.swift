// Nothing else is imported: the C library's variable counts as safe only where nobody else brings it.
@preconcurrency import Glibc

/// What the app prints.
enum StandardOutput {
  /// Lets each line go out when it is whole, so that none is lost in a crash.
  static func writeLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
