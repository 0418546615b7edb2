import Foundation
import Synchronization

/// What is checked of the sources as they stand: their form, and that tests and names know each other.
final class SourceChecks: Sendable {
  private let root: Path
  private let environment: [String: String]
  private let results = Mutex<(checks: [TestReport.Check], stages: [TestTimes.Stage])>(([], []))
  private let group = DispatchGroup()

  init(root: Path, environment: [String: String]) { (self.root, self.environment) = (root, environment) }

  /// Begins them on a thread of their own.
  func begin() {
    group.enter()
    Thread.detachNewThread { [self] in
      var times = TestTimes()
      let found = [
        times.measure("form, \(TestTimes.Stage.beside) the build") { form() },
        times.measure("names, \(TestTimes.Stage.beside) the build") { names() },
      ]
      results.withLock { $0 = (found, times.stages) }
      group.leave()
    }
  }

  /// Waits for them.
  func finish() -> [TestReport.Check] {
    group.wait()
    return results.withLock { $0.checks }
  }

  /// How long each took, once they are finished.
  var stages: [TestTimes.Stage] { results.withLock { $0.stages } }

  private func form() -> TestReport.Check {
    do {
      let places = ["Sources", "Tests", "Examples", "Benchmarks", "Package.swift"].filter { (root / $0).exists }
      let count = try places.reduce(0) { try $0 + SwiftFiles(below: root / $1).files.count }
      let code = try Subprocess(
        program: "swift", arguments: ["format", "lint", "--strict", "--parallel", "--recursive"] + places,
        environment: environment
      ).run { Terminal.progress($0 + "\n") }
      let findings = "swift format lint found something; swift format --in-place mends most of it"
      return .init(name: "form", outcome: code == 0 ? .passed : .failed, note: code == 0 ? "\(count) Swift files" : findings)
    } catch {
      return .init(name: "form", outcome: .failed, note: "\(error)")
    }
  }

  /// Whether tests name everything public, and names lead to files.
  private func names() -> TestReport.Check {
    do {
      let names = try NamesCheck(root: root)
      for finding in names.findings { Terminal.note(finding) }
      return .init(name: "names", outcome: names.findings.isEmpty ? .passed : .failed, note: names.summary)
    } catch {
      return .init(name: "names", outcome: .failed, note: "\(error)")
    }
  }
}
