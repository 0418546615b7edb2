import Foundation

/// What a build's time went into, from the compiler's statistics and warnings.
struct BuildTimes: Equatable {
  /// Milliseconds from which on a function or an expression is told.
  static let limit = 300

  /// Processor seconds by module.
  private(set) var modules: [String: Double] = [:]
  /// Milliseconds of functions and expressions, by their place and kind.
  private(set) var slow: [String: Int] = [:]

  /// Notes a file that a compiler process wrote at its end.
  ///
  /// It holds counters by name; `time.swift-frontend.MODULE-…user` and `….sys` are the process's own time.
  mutating func read(statistics: Data) {
    guard let counters = try? JSONDecoder().decode([String: Double].self, from: statistics) else { return }
    for (name, seconds) in counters where name.hasSuffix(".user") || name.hasSuffix(".sys") {
      if let match = name.prefixMatch(of: #/time\.swift-frontend\.(\w+)-/#) { modules[String(match.1), default: 0] += seconds }
    }
  }

  /// Notes a line of the build's output that tells of a slow function or expression; each may come several times.
  mutating func read(_ line: String) {
    guard let match = line.firstMatch(of: #/^(/.+?:\d+):\d+: warning: (.+) took (\d+)ms to type-check/#), let time = Int(match.3)
    else { return }
    let name = "\(match.1): \(match.2)"
    slow[name] = max(slow[name] ?? 0, time)
  }

  /// All modules, and the thirty slowest functions and expressions.
  var text: String {
    let modules = modules.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      .map { String(format: "%8.1f s  ", $0.value) + $0.key }
    let slow = slow.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(30)
      .map { String(format: "%8d ms  ", $0.value) + $0.key }
    let none = ["  none took \(Self.limit) ms to type-check"]
    return (["Processor time by module"] + modules + ["Slowest functions and expressions"] + (slow.isEmpty ? none : slow))
      .joined(separator: "\n")
  }
}
