import Combine
import Testing

@Suite("Publishers as asynchronous sequences")
struct AsyncPublisherTests {
  @Test("each iteration subscribes anew, and asks for one value at a time")
  func demand() async {
    let values = AsyncPublisher((1...3).publisher)
    var seen: [[Int]] = []
    for _ in 0..<2 {
      var round: [Int] = []
      for await value in values { round.append(value) }
      seen.append(round)
    }
    #expect(seen == [[1, 2, 3], [1, 2, 3]])

    let probe = Probe<Int, Never>()
    var iterator = AsyncPublisher(probe).makeAsyncIterator()
    #expect(probe.requested == .none)
    probe.send(7)
    #expect(await iterator.next() == 7)
    probe.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  @Test("an error is thrown once; after it the sequence is over")
  func failure() async throws {
    let failing = AsyncThrowingPublisher(Fail<Int, TestError>(error: TestError(code: 4)))
    var iterator = failing.makeAsyncIterator()
    await #expect(throws: TestError(code: 4)) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test("an iterator that is let go cancels its subscription")
  func released() {
    let probe = Probe<Int, TestError>()
    do {
      let iterator = AsyncThrowingPublisher(probe).makeAsyncIterator()
      #expect(probe.subscriptions == 1)
      withExtendedLifetime(iterator) {}
    }
    #expect(probe.cancellations == 1)
  }
}

@Suite("A publisher whose type is hidden")
struct AnyPublisherTests {
  @Test("it delivers what the wrapped one does, to each subscriber")
  func wrapping() {
    let publisher: AnyPublisher<Int, Never> = AnyPublisher([1, 2].publisher)
    #expect(publisher.record().events == [.value(1), .value(2), .finished])
    #expect(publisher.record(demand: .max(1)).events == [.value(1)])
    #expect(publisher.description == "AnyPublisher")
  }
}

@Suite("A publisher that an object is about to change")
struct ObservableObjectPublisherTests {
  @Test("tells its subscribers in the order in which they came, if they want to hear")
  func order() {
    let publisher = ObservableObjectPublisher()
    publisher.send()
    var seen: [String] = []
    let first = publisher.sink { seen.append("a") }
    let second = publisher.sink { seen.append("b") }
    publisher.send()
    first.cancel()
    publisher.send()
    #expect(seen == ["a", "b", "b"])
    second.cancel()

    let idle = publisher.map { 1 }.record(demand: .none)
    let once = publisher.map { 1 }.record(demand: .max(1))
    publisher.send()
    publisher.send()
    #expect([idle.values, once.values] == [[], [1]])
  }
}
