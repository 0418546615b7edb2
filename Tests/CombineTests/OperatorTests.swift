import Combine
import Foundation
import Testing

@Suite("What operators make of values")
struct OperatorTests {
  private let numbers = (1...5).publisher

  @Test("one value to at most one")
  func transforming() {
    #expect(numbers.map { $0 * 2 }.record().values == [2, 4, 6, 8, 10])
    #expect(numbers.filter { $0 > 3 }.record().values == [4, 5])
    #expect([1, 1, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
    #expect(numbers.scan(0, +).record().values == [1, 3, 6, 10, 15])
    #expect([nil, 2].publisher.replaceNil(with: 7).record().values == [7, 2])
    #expect(numbers.dropFirst(3).record().values == [4, 5])
    #expect(numbers.drop { $0 < 4 }.record().values == [4, 5])
    #expect(numbers.prefix(2).record().events == [.value(1), .value(2), .finished])
    #expect(numbers.prefix(0).record().events == [.finished])
    #expect(numbers.prefix { $0 < 3 }.record().values == [1, 2])
    #expect(numbers.output(at: 2).record().values == [3])
    #expect(numbers.output(in: 1...2).record().values == [2, 3])
    #expect(["1", "x"].publisher.compactMap { Int($0) }.record().values == [1])
  }

  @Test("many values to one")
  func reducing() {
    #expect(numbers.reduce(0, +).record().events == [.value(15), .finished])
    #expect(numbers.collect().record().values == [[1, 2, 3, 4, 5]])
    #expect(numbers.collect(2).record().values == [[1, 2], [3, 4], [5]])
    #expect(numbers.count().record().values == [5])
    #expect(numbers.first().record().values == [1])
    #expect(numbers.last().record().values == [5])
    #expect(numbers.last { $0 < 4 }.record().values == [3])
    #expect(numbers.max().record().values == [5])
    #expect(numbers.min().record().values == [1])
    #expect(numbers.allSatisfy { $0 > 0 }.record().values == [true])
    #expect(numbers.contains(9).record().values == [false])
    #expect(numbers.ignoreOutput().record().events == [.finished])
    let waiting = numbers.count().record(demand: .none)
    #expect(waiting.events == [])
    waiting.request(.max(1))
    #expect(waiting.events == [.value(5), .finished])
  }

  @Test("demand counts arrays, not values, of collect(_:)")
  func collectDemand() {
    let recorder = numbers.collect(2).record(demand: .max(1))
    #expect(recorder.events == [.value([1, 2])])
  }

  @Test("one source after another, demand carried over")
  func sequential() {
    #expect(numbers.append(6).prepend(0).record().values == [0, 1, 2, 3, 4, 5, 6])
    let recorder = [1].publisher.append([2, 3]).record(demand: .max(2))
    #expect(recorder.events == [.value(1), .value(2)])
    #expect(Empty<Int, Never>().replaceEmpty(with: 9).record().events == [.value(9), .finished])
    let failing = [1].publisher.setFailureType(to: TestError.self).append(Fail(error: TestError()))
    #expect(failing.replaceError(with: 8).record().events == [.value(1), .value(8), .finished])
    #expect(failing.catch { _ in Just(7) }.record().events == [.value(1), .value(7), .finished])
    #expect(failing.retry(2).record().events == [.value(1), .value(1), .value(1), .failed(TestError())])
  }

  @Test("an error thrown in a closure ends the stream and cancels upstream")
  func throwing() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.tryMap { if $0 == 2 { throw TestError(code: 5) } else { $0 } }.record()
    probe.send(1)
    probe.send(2)
    #expect(recorder.events == [.value(1), .failed(TestError(code: 5))])
    #expect(probe.cancellations == 1)
  }

  @Test("merge passes values on as they come, and finishes last")
  func merge() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    let recorder = a.merge(with: b, c).record()
    a.send(1)
    c.send(3)
    a.send(completion: .finished)
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.completions == 0)
    c.send(completion: .finished)
    #expect(recorder.events == [.value(1), .value(3), .value(2), .finished])
    #expect(Publishers.MergeMany([Just(1), Just(2)]).record().values == [1, 2])
    let limited = [1, 2].publisher.merge(with: [3, 4].publisher).record(demand: .max(1))
    #expect(limited.values == [1])
    limited.request(.max(3))
    #expect(limited.values.sorted() == [1, 2, 3, 4])
    #expect(limited.completions == 1)
  }

  @Test("combineLatest waits for all, then follows each")
  func combineLatest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    #expect(recorder.events == [])
    a.send(1)
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(recorder.events == [.value("1x"), .value("1y"), .value("1z"), .finished])
    let three = Just(1).combineLatest(Just(2), Just(3)).map { $0 + $1 * 10 + $2 * 100 }
    #expect(three.record().events == [.value(321), .finished])
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }
    #expect(four.record().events == [.value(10), .finished])
  }

  @Test("zip pairs in order, and ends when no pair can come")
  func zip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b) { $0 * 10 + $1 }.record()
    a.send(1)
    a.send(2)
    b.send(5)
    a.send(completion: .finished)
    #expect(recorder.events == [.value(15)])
    b.send(6)
    #expect(recorder.events == [.value(15), .value(26), .finished])
    #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.record().events == [.value(6), .finished])
  }

  @Test("flatMap keeps to its number of publishers")
  func flatMap() {
    let outer = Probe<Int, Never>()
    let inners = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let recorder = outer.flatMap(maxPublishers: .max(1)) { inners[$0] }.record()
    #expect(outer.requested == .max(1))
    outer.send(0)
    inners[0].send(1)
    inners[0].send(completion: .finished)
    #expect(outer.requested == .max(2))
    outer.send(1)
    outer.send(completion: .finished)
    inners[1].send(2)
    #expect(recorder.completions == 0)
    inners[1].send(completion: .finished)
    #expect(recorder.events == [.value(1), .value(2), .finished])
  }

  @Test("switchToLatest leaves the older publisher")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(recorder.completions == 0)
    b.send(completion: .finished)
    #expect(recorder.events == [.value(1), .value(3), .finished])
  }

  @Test("share subscribes upstream once, and again after the last one left")
  func share() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    let (a, b) = (shared.record(), shared.record())
    #expect(probe.subscriptions == 1)
    probe.send(1)
    #expect([a.values, b.values] == [[1], [1]])
    a.cancel()
    #expect(probe.cancellations == 0)
    b.cancel()
    #expect(probe.cancellations == 1)
    _ = shared.record()
    #expect(probe.subscriptions == 2)
  }

  @Test("a connectable publisher waits for connect()")
  func multicast() {
    let connectable = [1, 2].publisher.multicast { PassthroughSubject() }
    let (a, b) = (connectable.record(), connectable.record())
    #expect(a.events == [])
    let token = connectable.connect()
    #expect(a.values == [1, 2])
    #expect(b.values == [1, 2])
    token.cancel()
  }

  @Test("JSON is decoded and encoded; bad JSON ends the stream")
  func coding() throws {
    let good = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(good.record().events == [.value([1, 2]), .finished])
    let bad = Just(Data("{".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(bad.record().completions == 1)
    #expect(bad.record().values == [])
    #expect(Just([3]).encode(encoder: JSONEncoder()).record().values == [Data("[3]".utf8)])
  }

  @Test("print tells what passes")
  func printing() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    let recorder = [1].publisher.map { $0 }.print("p", to: log).record()
    _ = recorder
    #expect(log.text.contains("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
  }

  @Test("assign(to:on:) writes to an object")
  func assign() {
    final class Target { var value = 0 }
    let target = Target()
    let token = [1, 2].publisher.assign(to: \.value, on: target)
    #expect(target.value == 2)
    _ = token
  }

  @Test("prefix(untilOutputFrom:) ends with the other's first value")
  func prefixUntil() {
    let (a, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let recorder = a.prefix(untilOutputFrom: stop).record()
    a.send(1)
    stop.send()
    a.send(2)
    #expect(recorder.events == [.value(1), .finished])
  }
}
