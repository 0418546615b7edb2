import Foundation
import Testing

@testable import ApusCommand

@Suite("How long tests took")
struct TestTimesTests {
  @Test("sums by suite and target, the slowest first, kept for the next run")
  func times() throws {
    let folder = try TemporaryFolder()
    var times = TestTimes()
    #expect(times.measure("build") { 7 } == 7)
    times.tests = [
      "A.S/one()": .init(outcome: .passed, seconds: 2), "A.S/two()": .init(outcome: .passed, seconds: 3),
      "B.T/one()": .init(outcome: .failed, seconds: 4),
    ]
    times.processes = [.init(suites: ["A.S"], seconds: 6, peakMemory: 1)]
    #expect(times.suites == ["A.S": 5, "B.T": 4] && times.targets == ["A": 5, "B": 4])
    let text = times.text
    #expect(text.contains("Slowest tests\n      4.00 s  B.T/one()\n      3.00 s  A.S/two()\n      2.00 s  A.S/one()\n"))
    #expect(text.contains("Slowest suites\n      5.00 s  A.S\n") && text.contains("  build"))
    let file = folder.path / "times.json"
    try times.save(file)
    #expect(TestTimes.load(file) == times)
    #expect(TestTimes.load(folder.path / "none.json") == TestTimes())
    let json = try #require(try JSONSerialization.jsonObject(with: file.read()) as? [String: Any])
    #expect(json["suites"] as? [String: Double] == times.suites && json["targets"] as? [String: Double] == times.targets)
  }

  @Test("a run of some tests keeps what is known of the others")
  func someTests() {
    var earlier = TestTimes(), now = TestTimes()
    earlier.tests = ["A.S/one()": .init(outcome: .passed, seconds: 2), "A.S/two()": .init(outcome: .passed, seconds: 3)]
    earlier.stages = [.init(name: "build", seconds: 9)]
    now.tests = ["A.S/two()": .init(outcome: .failed, seconds: 7)]
    let kept = now.keeping(earlier)
    #expect(kept.suites == ["A.S": 9] && kept.tests["A.S/two()"]?.outcome == .failed && kept.stages.isEmpty)
  }

  @Test("a first run begins with the suites that take longest on another machine")
  func roughTimes() throws {
    let folder = try TemporaryFolder()
    var times = TestTimes()
    times.tests = ["A.S/one()": .init(outcome: .passed, seconds: 8.4), "B.T/one()": .init(outcome: .passed, seconds: 0.5)]
    try folder.write([TestTimes.roughFile.string: times.roughText])
    #expect(try TestTimes.known(in: folder.path / "build", root: folder.path) == ["A.S": 8])
    try times.save(folder.path / "build" / TestTimes.file.string)
    #expect(try TestTimes.known(in: folder.path / "build", root: folder.path) == ["A.S": 8.4, "B.T": 0.5])
    #expect(try TestTimes.known(in: folder.path / "x", root: folder.path / "y").isEmpty)
  }

  @Test("the seeds are chosen by the day, unless somebody says otherwise")
  func seeds() {
    let date = Date(timeIntervalSince1970: 86_400 * 366)
    #expect(SeedChoice.value(in: [:], at: date) == "1971-01-02")
    #expect(SeedChoice.value(in: ["APUS_SEEDS": "all"], at: date) == "all")
    #expect(SeedChoice.value(in: ["APUS_SEEDS": ""], at: date) == "1971-01-02")
  }
}
