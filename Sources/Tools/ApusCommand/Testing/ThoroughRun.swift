import Foundation

/// `apus test --thorough`: all seeds and ten minutes of bad input, then the tests under each sanitizer; writes down what came of it.
struct ThoroughRun {
  /// Seconds for which bad input is tried, all formats together.
  private static let fuzzSeconds = 600

  var installation: Installation
  var traits: Traits

  func run() throws -> Int32 {
    // Before the first build, so that a page without a place for the result costs nothing.
    let page = installation.root / QualityRecord.page.string
    _ = try QualityRecord(date: "", commit: "", parts: []).inserted(into: page.readText())
    var record = QualityRecord(date: QualityRecord.today(), commit: try commit(), parts: [])

    var whole = installation
    whole.environment[SeedChoice.variable] = SeedChoice.all
    let pass = TestPass(installation: whole, traits: traits, selection: TestSelection(), fuzzSeconds: Self.fuzzSeconds)
    let result = try pass.run(beside: SourceChecks(root: installation.root, environment: installation.environment))
    Terminal.print(result.times.text)
    record.add("all seeds, \(Self.fuzzSeconds / 60) minutes of bad input", result)
    // After each part, so that a run that is ended early leaves what it has found.
    try write(record, to: page)
    if result.report.hasPassed {
      try (installation.root / TestTimes.roughFile.string).write(Data(result.times.roughText.utf8))
    }
    for kind in Sanitizer.Kind.allCases {
      // A sanitized test takes many times as long: a tenth of the seeds, as on any other day.
      let sanitizer = Sanitizer(kind: kind)
      let name = "\(kind.rawValue) sanitizer"
      guard try sanitizer.isSupported(root: installation.root, environment: installation.environment) else {
        record.parts.append(.init(name: name, counts: "the compiler has none for this system", seconds: 0, failures: []))
        continue
      }
      let pass = TestPass(installation: installation, traits: traits, sanitizer: sanitizer, selection: TestSelection())
      record.add(name, try pass.run())
      try write(record, to: page)
    }
    try write(record, to: page)
    Terminal.print("\n" + record.text)
    Terminal.print("\(QualityRecord.page) holds the result")
    return record.hasPassed ? 0 : 1
  }

  private func write(_ record: QualityRecord, to page: Path) throws {
    try page.write(Data(try record.inserted(into: page.readText()).utf8))
  }

  /// What was tested: the short name of the commit, and whether files differ from it.
  private func commit() throws -> String {
    let answer = try Subprocess(
      program: "git", arguments: ["-C", installation.root.string, "describe", "--always", "--dirty= with changes"],
      environment: installation.environment
    ).capture()
    guard answer.code == 0 else { throw CommandError.failure("git tells no commit of \(installation.root)") }
    return String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
