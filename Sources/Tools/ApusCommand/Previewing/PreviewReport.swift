/// What is wrong with previews, or has changed, for programs that collect such: JUnit's XML and annotations of GitHub's actions.
struct PreviewReport: Equatable {
  /// One variant of a preview.
  struct Case: Equatable {
    var title: String
    var source: String
    var line: Int
    /// What is wrong or has changed; `nil`: nothing.
    var problem: String?
  }

  var title: String
  var cases: [Case]

  /// Of previews that were shown.
  init(of records: [PreviewRecord]) {
    title = "Preview not shown"
    cases = records.map { record in
      let problem = record.isFailure ? record.note ?? record.status.rawValue : nil
      return Case(title: record.title, source: record.source, line: record.line, problem: problem)
    }
  }

  /// Of a comparison.
  init(of comparison: PreviewComparison) {
    title = "Preview changed"
    cases =
      comparison.changed.map { Case(title: $0.title, source: $0.source, line: $0.line, problem: $0.summary) }
      + comparison.added.map { Case(title: $0.title, source: $0.source, line: $0.line, problem: "it is new") }
      + comparison.removed.map { Case(title: $0.title, source: $0.source, line: $0.line, problem: "it is gone") }
      + comparison.same.map { Case(title: $0.title, source: $0.source, line: $0.line, problem: nil) }
  }

  private var problems: [Case] { cases.filter { $0.problem != nil } }

  /// The same as JUnit's XML: a case for each variant, the file as its class.
  var junit: JUnitReport {
    let all = cases.map { item in
      let outcome = item.problem.map { JUnitReport.Outcome.failed("\($0)\n\(item.source):\(item.line)") }
      return JUnitReport.Case(suite: item.source, name: item.title, seconds: 0, outcome: outcome ?? .passed)
    }
    return JUnitReport(suites: [JUnitReport.Suite(name: "previews", cases: all)])
  }

  /// The lines by which GitHub marks places of sources.
  var annotations: [String] {
    problems.map { item in
      let place = "file=\(Self.escaped(item.source, isProperty: true)),line=\(max(item.line, 1))"
      let message = Self.escaped("\(item.title): \(item.problem ?? "")", isProperty: false)
      return "::error \(place),title=\(Self.escaped(title, isProperty: true))::\(message)"
    }
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let message = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    return isProperty ? message.replacing(":", with: "%3A").replacing(",", with: "%2C") : message
  }
}
