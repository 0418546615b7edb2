import Combine
import Foundation
import Testing

@Suite("Sources of values")
struct PublisherTests {
  @Test("Just, Empty, Fail, Optional and Result deliver what they hold")
  func simple() {
    #expect(Just(1).record().events == [.value(1), .finished])
    #expect(Just(1).record(demand: .none).events == [])
    #expect(Empty<Int, Never>().record().events == [.finished])
    #expect(Empty<Int, Never>(completeImmediately: false).record().events == [])
    #expect(Fail<Int, TestError>(error: TestError()).record().events == [.failed(TestError())])
    #expect(Int?.none.publisher.record().events == [.finished])
    #expect(Result<Int, TestError>.success(2).publisher.record().events == [.value(2), .finished])
    #expect(Result<Int, TestError>.failure(TestError()).publisher.record().events == [.failed(TestError())])
  }

  @Test("a sequence is delivered as it is asked for, its end with its last element")
  func sequence() {
    let recorder = (1...3).publisher.record(demand: .max(1))
    #expect(recorder.events == [.value(1)])
    recorder.onValue = { $0 == 2 ? .max(1) : .none }
    recorder.request(.max(1))
    #expect(recorder.events == [.value(1), .value(2), .value(3), .finished])
  }

  @Test("a long sequence does not deepen the stack")
  func longSequence() {
    let recorder = (0..<100_000).publisher.filter { $0 % 50_000 == 0 }.record(demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    #expect(recorder.values == [0])
    recorder.request(.max(1))
    #expect(recorder.values == [0, 50_000])
  }

  @Test("a future starts at once, and answers those who come later too")
  func future() {
    var starts = 0
    var promise: ((Result<Int, TestError>) -> Void)?
    let future = Future<Int, TestError> {
      starts += 1
      promise = $0
    }
    #expect(starts == 1)
    let early = future.record()
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == [.value(1), .finished])
    #expect(future.record().events == [.value(1), .finished])
    #expect(starts == 1)
  }

  @Test("a deferred publisher is made for each subscriber")
  func deferred() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
  }

  @Test("notifications of a name arrive until cancelled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    let token = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values can be awaited, and an error is thrown")
  func asyncValues() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    let failing = [1].publisher.setFailureType(to: TestError.self).append(Fail(error: TestError(code: 2)))
    await #expect(throws: TestError(code: 2)) {
      for try await value in failing.values { seen.append(value) }
    }
    #expect(seen == [1, 2, 3, 1])
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
  }

  @Test("demand adds, subtracts and compares")
  func demand() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == 6)
    #expect(Subscribers.Demand.max(2) > 1)
    #expect(3 > Subscribers.Demand.max(2))
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test("AnyPublisher wraps once")
  func erased() {
    let once = Just(1).eraseToAnyPublisher()
    #expect(once.eraseToAnyPublisher().record().values == [1])
  }
}
