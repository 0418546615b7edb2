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

  @Test("the other's end without a value ends the stream, as it ends")
  func otherEnds() {
    let finished = subject.drop(untilOutputFrom: other).record()
    other.send(completion: .finished)
    #expect(finished.events == [.finished])
    let failing = PassthroughSubject<String, TestError>()
    let failed = subject.drop(untilOutputFrom: failing).record()
    subject.send(1)
    failing.send(completion: .failure(TestError(code: 2)))
    #expect(failed.events == [.failed(TestError(code: 2))])
  }

  @Test("the other is let go after its first value; what becomes of it then is nothing to the stream")
  func letsGo() {
    let trigger = Probe<String, TestError>()
    let recorder = subject.drop(untilOutputFrom: trigger).record()
    #expect(trigger.cancellations == 0)
    trigger.send("now")
    #expect(trigger.cancellations == 1)
    trigger.send(completion: .failure(TestError(code: 3)))
    subject.send(1)
    #expect(recorder.events == [.value(1)])
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
