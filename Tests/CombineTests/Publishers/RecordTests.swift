import Combine
import Foundation
import Testing

@Suite("Records")
struct RecordTests {
  @Test("each subscriber gets what was written down, as far as it asks for it")
  func plays() {
    let record = Record<Int, TestError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(TestError(code: 6)))
    }
    #expect(record.record().events == [.value(1), .value(2), .failed(TestError(code: 6))])
    let slow = record.record(demand: .max(1))
    #expect(slow.events == [.value(1)])
    slow.request(.max(1))
    #expect(slow.events == [.value(1), .value(2), .failed(TestError(code: 6))])
    #expect(Record<Int, Never>(output: [], completion: .finished).record().events == [.finished])
  }

  @Test("a record is stored and read again")
  func codes() throws {
    struct Failure: Error, Codable, Equatable { var text: String }
    let record = Record<Int, Failure>(output: [3, 4], completion: .failure(Failure(text: "no")))
    let copy = try JSONDecoder().decode(Record<Int, Failure>.self, from: JSONEncoder().encode(record))
    #expect(copy.recording.output == [3, 4])
    #expect(copy.recording.completion == .failure(Failure(text: "no")))
    let recording = Record<Int, Failure>.Recording(output: [1])
    #expect(recording.completion == .finished)
  }

  @Test("nothing is written down after the end")
  func ends() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var recording = Record<Int, Never>.Recording()
      recording.receive(completion: .finished)
      recording.receive(1)
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("a value was received after the end"))
  }
}
