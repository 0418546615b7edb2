import Foundation

/// What became of the tests of a target that are written with one of the two libraries.
struct AppTestOutcome: Equatable {
  var target: String
  var library: TestLibrary
  var events: TestEvents
  /// The exit code; 128 and the signal where one ended the program.
  var code: Int32

  /// How a program ends in which Swift Testing has found nothing to run.
  static let noTests: Int32 = 69

  var hasPassed: Bool { crash == nil && (code == 0 || code == Self.noTests) }

  /// How the program ended before all of its tests had, and in which; `nil` where it came to its end.
  var crash: String? {
    if code == TestProgram.loadingFailure { return "\(target): its tests cannot be loaded" }
    guard code > 128 || !events.isComplete && code != Self.noTests else { return nil }
    let unfinished = events.unfinished.sorted().map(\.text)
    var place = events.isComplete ? "after all tests" : "outside of any test"
    if !unfinished.isEmpty { place = "in " + unfinished.joined(separator: ", ") }
    return "\(target) ended with \(Self.name(ofEnd: code)) \(place)"
  }

  /// What people call an end: `signal 11 (Segmentation fault)`, `exit code 3`.
  static func name(ofEnd code: Int32) -> String {
    guard code > 128 else { return "exit code \(code)" }
    return "signal \(code - 128)" + (strsignal(code - 128).map { " (\(String(cString: $0)))" } ?? "")
  }
}
