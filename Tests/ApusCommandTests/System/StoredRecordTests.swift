import Foundation
import Testing

@testable import ApusCommand

@Suite("What is remembered from one run to the next")
struct StoredRecordTests {
  private struct Number: StoredRecord, Equatable {
    var value: Int
    static let mostBytes: Int64 = 100
  }

  @Test("what was saved is there again; what is missing, broken or too large counts as none")
  func loading() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "number.json"
    #expect(Number.load(file) == nil)
    try Number(value: 7).save(file)
    #expect(Number.load(file) == Number(value: 7))
    for text in ["{\"value\":", "{}", "{\"value\":1}" + String(repeating: " ", count: 100)] {
      try file.write(Data(text.utf8))
      #expect(Number.load(file) == nil)
    }
  }
}
