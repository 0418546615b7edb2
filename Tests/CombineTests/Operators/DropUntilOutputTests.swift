import Combine
import Testing

@Suite("Dropping until another publisher speaks")
struct DropUntilOutputTests {
  private let subject = PassthroughSubject<Int, TestError>()
  private let other = PassthroughSubject<String, TestError>()

  @Test("values pass from the other's first value on, also after its end")
  func opens() {
    let recorder = subject.drop(untilOutputFrom: other).record()
    subject.send(1)
    other.send("now")
    subject.send(2)
    other.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.events == [.value(2), .value(3), .finished])
  }

  @Test("the other's end without a value, or its error, ends the stream")
  func otherEnds() {
    let finished = subject.drop(untilOutputFrom: other).record()
    other.send(completion: .finished)
    #expect(finished.events == [.finished])
    let failing = PassthroughSubject<String, TestError>()
    let failed = subject.drop(untilOutputFrom: failing).record()
    failing.send("now")
    subject.send(1)
    failing.send(completion: .failure(TestError(code: 2)))
    #expect(failed.events == [.value(1), .failed(TestError(code: 2))])
  }

  @Test("dropped values are replaced in what is asked for")
  func demand() {
    let probe = Probe<Int, TestError>()
    let dropping: Publishers.DropUntilOutput<Probe<Int, TestError>, PassthroughSubject<String, TestError>> =
      probe.drop(untilOutputFrom: other)
    let recorder = dropping.record(demand: .max(1))
    probe.send(1)
    probe.send(2)
    #expect(probe.requested == .max(3))
    other.send("now")
    probe.send(3)
    #expect(recorder.values == [3])
  }
}
