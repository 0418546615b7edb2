import Combine
import Testing

@Suite("Buffers")
struct BufferTests {
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("what nobody asked for yet waits, and the end waits behind it")
  func waits() {
    let recorder = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(recorder.events == [])
    recorder.request(.max(2))
    #expect(recorder.events == [.value(1), .value(2)])
    recorder.request(.max(1))
    #expect(recorder.events == [.value(1), .value(2), .value(3), .finished])
  }

  @Test(
    "a full buffer drops the newest value, the oldest, or ends with an error",
    arguments: [
      ("dropNewest", [Event.value(1), .value(2)]), ("dropOldest", [.value(2), .value(3)]),
      ("customError", [.value(1), .value(2), .failed(TestError(code: 5))]),
    ])
  func full(name: String, events: [Event<Int>]) {
    let strategy: Publishers.BufferingStrategy<TestError> =
      switch name {
      case "dropNewest": .dropNewest
      case "dropOldest": .dropOldest
      default: .customError { TestError(code: 5) }
      }
    let probe = Probe<Int, TestError>()
    let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).record(demand: .none)
    for value in 1...3 { probe.send(value) }
    recorder.request(.unlimited)
    #expect(recorder.events == events)
    #expect(probe.cancellations == (name == "customError" ? 1 : 0))
  }

  @Test("a buffer that is kept full asks for as much as there is room, and again for each value that is taken")
  func prefetches() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    #expect(probe.requested == .max(3))
    for value in 1...3 { probe.send(value) }
    recorder.request(.max(2))
    #expect(recorder.values == [1, 2])
    #expect(probe.requested == .max(5))
    let eager = Probe<Int, TestError>()
    _ = eager.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    #expect(eager.requested == .unlimited)
    #expect(Set([Publishers.PrefetchStrategy.keepFull, .byRequest]).count == 2)
  }

  @Test("a sequence of ten thousand goes through a buffer of two in order, whoever asks")
  func sequence() {
    let numbers = (0..<10_000).publisher.setFailureType(to: TestError.self)
    let recorder = numbers.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    recorder.request(.max(1))
    #expect(recorder.values == Array(0..<10_000))
    #expect(recorder.completions == 1)
    let type: Publishers.Buffer<Just<Int>> = Just(1).buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest)
    #expect(type.size == 1 && type.prefetch == .keepFull && type.upstream == Just(1))
  }

  @Test("an error for which there is no demand overtakes what is kept")
  func failure() {
    let waiting = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .max(1))
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .failure(TestError(code: 6)))
    #expect(waiting.events == [.value(1), .failed(TestError(code: 6))])
    waiting.request(.unlimited)
    #expect(waiting.events.count == 2)
    let probe = Probe<Int, TestError>()
    let full = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { TestError(code: 7) }).record(demand: .none)
    for value in 1...3 { probe.send(value) }
    #expect(full.events == [])
    full.request(.max(1))
    #expect(full.events == [.value(1), .failed(TestError(code: 7))])
  }

  @Test("what is asked for while a value arrives comes after it, not within")
  func asksWithin() {
    let recorder = subject.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    var (depth, deepest) = (0, 0)
    recorder.onValue = { [unowned recorder] _ in
      depth += 1
      deepest = max(deepest, depth)
      recorder.request(.max(1))
      depth -= 1
      return .none
    }
    for value in 1...50 { subject.send(value) }
    recorder.request(.max(1))
    #expect(recorder.values == Array(1...50))
    #expect(deepest == 1)
  }

  @Test("nothing comes after cancelling")
  func cancel() {
    let recorder = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.cancel()
    recorder.request(.unlimited)
    #expect(recorder.events == [.value(1)])
  }
}
