/// What became of all targets with tests, for people and as JUnit's XML.
struct AppTestReport {
  private(set) var outcomes: [AppTestOutcome] = []
  /// The targets that were not built, with the reason.
  private(set) var unbuilt: [(target: String, reason: String)] = []

  mutating func add(_ outcome: AppTestOutcome) { outcomes.append(outcome) }

  /// Notes that a target, or the app that it tests, was not built.
  mutating func add(unbuilt target: String, reason: String) { unbuilt.append((target, reason)) }

  /// How many tests have run, or would have.
  var count: Int { outcomes.reduce(0) { $0 + $1.events.tests.count + $1.events.unfinished.count } }

  var hasPassed: Bool { unbuilt.isEmpty && outcomes.allSatisfy(\.hasPassed) }

  /// A line for each target, in the order in which they ran, and one for each program that did not come to its end.
  var lines: [String] {
    let targets = outcomes.map(\.target).uniqued
    let all = targets.map { target in
      let events = outcomes.filter { $0.target == target }.map(\.events)
      let tests = events.flatMap(\.tests.values)
      let failed = tests.count { $0.outcome == .failed } + events.reduce(0) { $0 + $1.unfinished.count }
      let skipped = tests.count { $0.outcome == .skipped }
      let count = tests.count + events.reduce(0) { $0 + $1.unfinished.count }
      return "\(target): \(count) \(count == 1 ? "test" : "tests")" + (failed > 0 ? ", \(failed) failed" : "")
        + (skipped > 0 ? ", \(skipped) skipped" : "")
    }
    return all + outcomes.compactMap(\.crash) + unbuilt.map { "\($0.target) was not run: \($0.reason)" }
  }

  /// The same for programs that read JUnit's XML.
  var junit: JUnitReport {
    let suites = outcomes.map(\.target).uniqued.map { target in
      JUnitReport.Suite(name: target, cases: outcomes.filter { $0.target == target }.flatMap(cases))
    }
    return JUnitReport(
      suites: suites
        + unbuilt.map { target, reason in
          JUnitReport.Suite(
            name: target, cases: [.init(suite: target, name: "build", seconds: 0, outcome: .broken(reason))])
        })
  }

  private func cases(of outcome: AppTestOutcome) -> [JUnitReport.Case] {
    var cases = outcome.events.tests.sorted { $0.key < $1.key }.map { id, test in
      let end: JUnitReport.Outcome =
        switch test.outcome {
        case .passed: .passed
        case .skipped: .skipped
        case .failed: .failed(outcome.events.messages[id]?.joined(separator: "\n") ?? "failed")
        }
      return JUnitReport.Case(suite: id.suiteName, name: id.functionName, seconds: test.seconds, outcome: end)
    }
    guard let crash = outcome.crash else { return cases }
    let unfinished = outcome.events.unfinished.sorted()
    cases += unfinished.map { .init(suite: $0.suiteName, name: $0.functionName, seconds: 0, outcome: .broken(crash)) }
    if unfinished.isEmpty { cases.append(.init(suite: outcome.target, name: "program", seconds: 0, outcome: .broken(crash))) }
    return cases
  }
}

extension TestID {
  /// All but the function: `Target.Suite/Inner`, or the target for a test outside of suites.
  var suiteName: String {
    if let slash = text.lastIndex(of: "/") { return String(text[..<slash]) }
    return target
  }

  /// The function, `names()` or XCTest's `testNames`.
  var functionName: String { String(text.dropFirst(suiteName.count + 1)) }
}
