import Foundation

/// Outcomes of tests, or of what is checked as tests are, in the XML that came with JUnit and that services for continuous
/// integration read.
struct JUnitReport: Equatable {
  enum Outcome: Equatable {
    case passed, skipped
    /// What the test found wrong.
    case failed(String)
    /// Why the test did not come to its end.
    case broken(String)
  }

  struct Case: Equatable {
    /// What it belongs to, as `classname`.
    var suite: String
    var name: String
    var seconds: Double
    var outcome: Outcome
  }

  struct Suite: Equatable {
    var name: String
    var cases: [Case]
  }

  var suites: [Suite]

  /// The file's text.
  var text: String {
    let rows = suites.map { suite in
      "  <testsuite name=\"\(suite.name.escapedForMarkup)\" \(Self.totals(of: suite.cases))>\n"
        + suite.cases.map(Self.row).joined() + "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(Self.totals(of: suites.flatMap(\.cases)))>\n"
      + rows.joined() + "</testsuites>\n"
  }

  /// Writes the file, and makes the folders above it.
  func write(to file: Path) throws {
    try file.parent.makeFolder()
    try file.write(Data(text.utf8))
  }

  private static func totals(of cases: [Case]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .skipped: skipped += 1
      case .failed: failures += 1
      case .broken: errors += 1
      }
    }
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"\(time(seconds))\""
  }

  private static func row(_ item: Case) -> String {
    let (suite, name) = (item.suite.escapedForMarkup, item.name.escapedForMarkup)
    let head = "    <testcase classname=\"\(suite)\" name=\"\(name)\" time=\"\(time(item.seconds))\""
    let inner: String
    switch item.outcome {
    case .passed: return head + "/>\n"
    case .skipped: inner = "<skipped/>"
    case .failed(let message): inner = element("failure", message)
    case .broken(let message): inner = element("error", message)
    }
    return head + ">\n      \(inner)\n    </testcase>\n"
  }

  /// The first line stands in the attribute, which lists show; all of them in the element.
  private static func element(_ name: String, _ message: String) -> String {
    let first = message.prefix { $0 != "\n" }
    return "<\(name) message=\"\(String(first).escapedForMarkup)\">\(message.escapedForMarkup)</\(name)>"
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", max(seconds, 0)) }
}
