/// How an app ended that was driven from outside.
package struct RemoteEnd: Equatable, Sendable {
  /// Its exit code; `nil` where a signal ended it.
  package var code: Int32?
  /// The signal that ended it; `nil` where it ended by itself.
  package var signal: Int32?
  /// The last lines that it wrote to its standard error.
  package var lastErrors: [String]

  package init(status: Int32, lastErrors: [String]) {
    let signal = status & 0x7F
    (code, self.signal) = signal == 0 ? ((status >> 8) & 0xFF, nil) : (nil, signal)
    self.lastErrors = lastErrors
  }

  /// Whether it is a crash: a trap, a fault, or a failed check.
  package var isCrash: Bool { signal.map { Self.crashes[$0] != nil } ?? false }

  /// What happened, in some words: "the app crashed (trap)".
  package var what: String {
    if let signal {
      return Self.crashes[signal].map { "the app crashed (\($0))" } ?? "signal \(signal) ended the app"
    }
    return code == 0 ? "the app ended" : "the app ended with code \(code ?? 0)"
  }

  /// The line that says why, where one does.
  package var reason: String? {
    lastErrors.last(where: Self.isReason) ?? lastErrors.first { !$0.isEmpty }
  }

  /// Whether a line says why a program was ended.
  static func isReason(_ line: String) -> Bool { line.contains("Fatal error") }

  /// By the numbers that signals have on this system.
  private static let crashes: [Int32: String] = [
    4: "trap", 5: "trap", 6: "abort", 7: "bus error", 8: "arithmetic", 11: "segmentation fault",
  ]
}
