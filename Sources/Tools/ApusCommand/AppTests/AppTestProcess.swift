import Foundation

/// Runs the tests of a bundle that are written with one of the two libraries.
struct AppTestProcess {
  var program: Path
  var bundle: AppTestBundle.Built
  var library: TestLibrary
  var filter: AppTestFilter
  /// Further words for Swift Testing.
  var arguments: [String]
  var environment: [String: String]

  /// Runs them to the end, whatever end that is; what they print is seen while they run.
  func run() throws -> AppTestOutcome {
    switch library {
    case .xcTest:
      var events = TestEvents(xcTests: bundle.cases.tests(in: bundle.moduleName))
      let names = filter.xcTestNames(of: bundle.cases, in: bundle.moduleName)
      let end = try subprocess([TestProgram.xcTestOption] + (names.map { [$0] } ?? [])).run(
        eachLine: { line in
          events.read(line: line)
          Terminal.print(line)
        }, endingWhen: { _ in false })
      return AppTestOutcome(target: bundle.name, library: library, events: events, code: end.code)
    case .swiftTesting:
      let file = bundle.folder / "events"
      try file.write(Data())
      let code = try subprocess(filter.arguments + arguments + TestEvents.arguments(writingTo: file)).run()
      var events = TestEvents()
      events.read(try file.read(limit: 1 << 30))
      return AppTestOutcome(target: bundle.name, library: library, events: events, code: code)
    }
  }

  /// Runs XCTest's tests one after the other, those after one that ended the program in another one; `stop` is the exit code of a
  /// program whose test was to end with its failure.
  func runOnAndOn(stop: Int32) throws -> AppTestOutcome {
    var rest = filter.tests(of: bundle.cases, in: bundle.moduleName)
    var events = TestEvents(xcTests: rest)
    var code: Int32 = 0
    while !rest.isEmpty {
      let names = rest.map(\.text).joined(separator: ",")
      let end = try subprocess([TestProgram.xcTestOption, names]).run(
        eachLine: { line in
          events.read(line: line)
          Terminal.print(line)
        }, endingWhen: { _ in false })
      if end.code > 128 || code == 0 { code = end.code }
      guard !events.isComplete else { break }
      let left = rest.filter { events.tests[$0] == nil && !events.unfinished.contains($0) }
      // A program that ended before its first test would do so again.
      guard left.count < rest.count else { break }
      rest = left
    }
    if rest.isEmpty { events.isComplete = true }
    return AppTestOutcome(target: bundle.name, library: .xcTest, events: events, code: code == stop ? 1 : code)
  }

  /// The names of Swift Testing's tests that the filter chooses.
  func list() throws -> [String] {
    let answer = try subprocess(["--list-tests"]).capture()
    guard answer.code == 0 || answer.code == AppTestOutcome.noTests else {
      throw CommandError.failure("the tests of \(bundle.name) cannot be listed (\(AppTestOutcome.name(ofEnd: answer.code)))")
    }
    return String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init).filter(filter.includes)
  }

  private func subprocess(_ words: [String]) -> Subprocess {
    Subprocess(
      program: program.string, arguments: [TestProgram.libraryOption, bundle.library.string] + words, environment: environment)
  }
}
