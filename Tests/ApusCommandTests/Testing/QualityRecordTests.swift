import Foundation
import Testing

@testable import ApusCommand

@Suite("What a thorough run writes down")
struct QualityRecordTests {
  private func record(failing: Bool) -> QualityRecord {
    var record = QualityRecord(date: "2026-11-23", commit: "abc1234", parts: [])
    for name in ["all seeds", "thread sanitizer"] {
      var result = TestPass.Result()
      result.times.stages = [
        .init(name: "build", seconds: 50), .init(name: "tests", seconds: 12), .init(name: "fuzz, beside it", seconds: 9),
      ]
      result.report.counts = "7 passed, 0 failed"
      result.report.add("build", failing && name == "thread sanitizer" ? .failed : .passed, "1 | 2")
      if name == "all seeds" { result.report.add("fuzz", .passed, "90 inputs") }
      record.add(name, result)
    }
    return record
  }

  @Test("counts, times and failures of each part, between the marks of the page alone")
  func page() throws {
    let page = "# Quality\n\n\(QualityRecord.begin)\nold\n\(QualityRecord.end)\n\nMore.\n"
    let once = try record(failing: true).inserted(into: page)
    #expect(
      once == """
        # Quality

        \(QualityRecord.begin)
        2026-11-23, commit abc1234: something failed.

        | run | counted | took | failed |
        | --- | --- | --- | --- |
        | all seeds | 7 passed, 0 failed; 90 inputs | 1 min 2 s | none |
        | thread sanitizer | 7 passed, 0 failed | 1 min 2 s | build: 1 \\| 2 |
        \(QualityRecord.end)

        More.

        """)
    #expect(try record(failing: true).inserted(into: once) == once)
    #expect(record(failing: false).hasPassed && !record(failing: true).hasPassed)
  }

  @Test("a page without its marks, or with them in the wrong order, is an error that names them")
  func marks() {
    for page in ["# Quality\n", "\(QualityRecord.end)\n\(QualityRecord.begin)\n"] {
      let error = failure { _ = try record(failing: false).inserted(into: page) }
      #expect(error?.message.contains(QualityRecord.begin) == true)
    }
  }

  @Test("the repository's page has the marks")
  func repository() throws {
    let page = Path(#filePath).parent.parent.parent.parent / QualityRecord.page.string
    #expect(try record(failing: false).inserted(into: page.readText()).contains("abc1234"))
  }
}
